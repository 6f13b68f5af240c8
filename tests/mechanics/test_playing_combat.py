"""Cards whose text matters in combat, and what is refused because it could not be carried out."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, pass_until, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import playable
from oathbreaker.texts.errors import UnplayableCardError


def test_702_164c_toxic_gives_poison_counters(catalog: CardCatalog) -> None:
    """Combat damage of a creature with toxic gives its controller's opponent that many poison counters."""
    table = table_of(catalog)
    basilisk = table.battlefield(0, "Ichorspit Basilisk")
    game = begun(table)
    pass_until(game, "declare attackers")
    game.answer_with(card="Ichorspit Basilisk", target=1)
    pass_until(game, "postcombat main")
    assert (game.player(1).poison, game.player(0).poison) == (1, 0)
    assert game.thing(basilisk).tapped


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Boomer Scrapper", "PredefinedToken"),
        ("Call of the Nightwing", "cipher"),
    ],
)
def test_a_card_of_which_a_part_cannot_be_carried_out_is_refused(name: str, part: str, catalog: CardCatalog) -> None:
    """Its text is read whole, but the engine lacks a part; the verdict and the refusal name it."""
    card = catalog[name]
    assert (card.verdict.is_read, card.verdict.reason, card.verdict.word) == (False, "not_performed", part)
    with pytest.raises(UnplayableCardError, match=part):
        playable(card)


@pytest.mark.parametrize("stays", [True, False])
def test_800_4a_what_has_left_gets_no_trample_damage(catalog: CardCatalog, stays: bool) -> None:  # noqa: FBT001  a case
    """Of two tramplers the second is asked about what is left after the player whose creatures block has conceded."""
    table = table_of(catalog, players=3)
    giants = [table.battlefield(0, "Colossal Dreadmaw") for _ in range(2)]
    for _ in giants:
        table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attack(game, *map(game.thing, giants))
    while (asked := game.decision) is not None and asked.kind != "blockers":
        game.answer("pass")
    assert asked is not None
    game.answer([asked.options[0].key, asked.options[-1].key])
    while (asked := game.decision) is not None and asked.kind == "priority":
        game.answer("pass")
    if not stays:
        game.concede(1)
    while (asked := game.decision) is not None and asked.rule == "702.19b":
        assert all(option.target in {1, *game.state.objects} for option in asked.options)
        game.answer(asked.default())
    assert game.player(1).in_game == stays
    assert not game.find("Grizzly Bears", zone="battlefield")
    assert len(game.find("Colossal Dreadmaw", zone="battlefield")) == len(giants)
