"""CR 701.43 Exerted creatures: as they attack, as a cost, and when they untap again."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def attack_exerting(game: Game, creature: Thing, answer: str) -> None:
    """Attack player 1 with a creature, and answer whether it is exerted."""
    attack(game, creature)
    assert game.decision is not None
    assert game.decision.rule == "508.1g"
    game.answer(answer)


@pytest.mark.parametrize(("answer", "is_there", "tapped"), [("yes", False, True), ("no", True, False)])
def test_701_43d_exerted_as_it_attacks(catalog: CardCatalog, answer: str, is_there: bool, tapped: bool) -> None:  # noqa: FBT001
    """Exerted it deals damage and stays tapped in the next untap step; not exerted it does neither."""
    table = table_of(catalog)
    dragon, giant = table.battlefield(0, "Glorybringer"), table.battlefield(1, "Hill Giant")
    game = begun(table)
    attack_exerting(game, game.thing(dragon), answer)
    resolve(game)
    assert bool(on_battlefield(game, "Hill Giant")) == is_there
    assert game.thing(dragon).tapped
    pass_until(game, "upkeep", turn=7)
    assert game.thing(dragon).tapped == tapped
    assert not is_there or game.thing(giant).zone == "battlefield"


def test_701_43a_only_the_next_untap_step(catalog: CardCatalog) -> None:
    """In the untap step after the next it untaps."""
    table = table_of(catalog)
    dragon = table.battlefield(0, "Glorybringer")
    game = begun(table)
    attack_exerting(game, game.thing(dragon), "yes")
    pass_until(game, "upkeep", turn=7)
    assert game.thing(dragon).tapped
    pass_until(game, "upkeep", turn=9)
    assert not game.thing(dragon).tapped


def test_701_43a_your_untap_step_alone(catalog: CardCatalog) -> None:
    """A creature of another player untaps in that player's untap step: a ruling on exert."""
    table = table_of(catalog, kinds=("Mountain",))
    dragon = table.battlefield(1, "Glorybringer")
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Act of Treason")
    game = begun(table)
    cast(game, "Act of Treason", game.thing(dragon))
    resolve(game)
    attack_exerting(game, game.thing(dragon), "yes")
    resolve(game)
    assert game.thing(dragon).tapped
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(dragon).controller, game.thing(dragon).tapped) == (1, False)


def test_701_43a_exerted_for_an_ability(catalog: CardCatalog) -> None:
    """As a cost it keeps the creature tapped for a turn; the ability does what it says."""
    table = table_of(catalog)
    painter, bear = table.battlefield(0, "Fervent Paincaster"), table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = begun(table)
    for_creatures = next(
        one
        for one in game.legal_actions
        if one.source == game.thing(painter).id and one.ability is not None and "exert" in one.ability[1].lower()
    )
    game.answer(for_creatures)
    game.answer_with(target=game.thing(bear))
    resolve(game)
    assert game.thing(bear).damage == 1
    pass_until(game, "upkeep", turn=7)
    assert game.thing(painter).tapped


def test_607_2h_another_attack_is_no_exerting(catalog: CardCatalog) -> None:
    """A creature without the ability is not asked about, and its attack sets nothing off."""
    table = table_of(catalog)
    table.battlefield(0, "Glorybringer")
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = begun(table)
    attack(game, game.thing(bear))
    resolve(game)
    assert on_battlefield(game, "Hill Giant")


def test_701_43_written_in_both_languages(catalog: CardCatalog) -> None:
    """Both sentences stand on one line."""
    assert "You may exert this creature as it attacks. When you do, " in (catalog["Glorybringer"].text("en") or "")
    assert "督励してもよい。そうしたとき、" in (catalog["Glorybringer"].text("ja") or "")
