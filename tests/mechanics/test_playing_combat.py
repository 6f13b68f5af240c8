"""Cards whose text matters in combat, and what is refused because it could not be carried out."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, pass_until, table_of

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
    """Its text is read whole, but the engine lacks a part; the refusal names it."""
    card = catalog[name]
    assert card.verdict.is_read
    with pytest.raises(UnplayableCardError, match=part):
        playable(card)
