"""CR 508.1c, 509.1c, 509.3 Creatures that block or are blocked by others, must be blocked, or attack on a condition."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog


def test_509_3d_becomes_blocked_by_a_creature_for_each_of_them(catalog: CardCatalog) -> None:
    """Cave Tiger gets +1/+1 for each of two blockers: "it" is the Tiger."""
    table = table_of(catalog)
    tiger = table.battlefield(0, "Cave Tiger")
    blockers = [table.battlefield(1, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    attacks(game, (game.thing(tiger), 1))
    blocks(game, *((game.thing(blocker), game.thing(tiger)) for blocker in blockers))
    while game.stack:
        game.answer("pass")
    assert game.thing(tiger).power == 4


@pytest.mark.parametrize("is_attacking", [True, False])
def test_509_3_blocks_or_becomes_blocked_by_a_creature(catalog: CardCatalog, is_attacking: bool) -> None:  # noqa: FBT001  either
    """Ashmouth Hound deals 1 damage to the other creature, on either side."""
    table = table_of(catalog)
    hound = table.battlefield(0 if is_attacking else 1, "Ashmouth Hound")
    other = table.battlefield(1 if is_attacking else 0, "Savannah Lions")
    game = begun(table)
    attacker, blocker = (hound, other) if is_attacking else (other, hound)
    attacks(game, (game.thing(attacker), 1))
    blocks(game, (game.thing(blocker), game.thing(attacker)))
    while game.stack:
        game.answer("pass")
    assert game.thing(other).zone == "graveyard"
    assert game.step == "declare blockers"


def test_509_3b_what_it_blocks_does_not_untap(catalog: CardCatalog) -> None:
    """Labyrinth Minotaur speaks of the creature that it blocks, not of itself."""
    table = table_of(catalog)
    attacker = table.battlefield(0, "Hill Giant")
    minotaur = table.battlefield(1, "Labyrinth Minotaur")
    game = begun(table)
    attacks(game, (game.thing(attacker), 1))
    blocks(game, (game.thing(minotaur), game.thing(attacker)))
    while (game.turn, game.step) != (7, "precombat main"):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert game.thing(attacker).tapped


def test_509_1c_a_creature_that_must_be_blocked(catalog: CardCatalog) -> None:
    """Gaea's Protector must be blocked if anything can."""
    table = table_of(catalog)
    protector = table.battlefield(0, "Gaea's Protector")
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(protector), 1))
    with pytest.raises(IllegalAnswer):
        blocks(game)


def test_509_1c_must_be_blocked_this_turn(catalog: CardCatalog) -> None:
    """Irresistible Prey makes it so of a target, for a turn."""
    table = table_of(catalog, kinds=("Forest",))
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Irresistible Prey")
    game = begun(table)
    cast(game, "Irresistible Prey", game.thing(bear))
    resolve(game)
    attacks(game, (game.thing(bear), 1))
    with pytest.raises(IllegalAnswer):
        blocks(game)


@pytest.mark.parametrize("has_artifact", [True, False])
def test_508_1c_cannot_attack_unless_something_is_so(catalog: CardCatalog, has_artifact: bool) -> None:  # noqa: FBT001  either
    """Desperate Castaways attack while an artifact is there."""
    table = table_of(catalog)
    castaways = table.battlefield(0, "Desperate Castaways")
    if has_artifact:
        table.battlefield(0, "Spellbook")
    game = begun(table)
    assert game.may_attack(game.thing(castaways), 1) == has_artifact


def test_508_1c_cannot_attack_unless_the_defending_player_controls_an_island(catalog: CardCatalog) -> None:
    """Of two opponents Dandân can attack the one who controls an Island, whatever its own controller has."""
    table = table_of(catalog, players=3, kinds=())
    table.battlefield(2, "Island")
    table.battlefield(0, "Island")
    fish = table.battlefield(0, "Dandân")
    walker = table.battlefield(2, "Jace Beleren")
    game = begun(table)
    assert [game.may_attack(game.thing(fish), whom) for whom in (1, 2)] == [False, True]
    assert game.may_attack(game.thing(fish), game.thing(walker))


@pytest.mark.parametrize(("is_kicked", "counters"), [("yes", {"+1/+1": 2}), ("no", {})])
def test_614_1c_if_it_was_kicked_it_enters_with_counters(
    catalog: CardCatalog, is_kicked: str, counters: dict[str, int]
) -> None:
    """Academy Drake enters with counters only if the kicker was paid."""
    table = table_of(catalog, kinds=("Island",), lands=8)
    table.hand(0, "Academy Drake")
    game = begun(table)
    game.answer_with(action="cast", card="Academy Drake")
    game.answer(is_kicked)
    resolve_all(game)
    (drake,) = on_battlefield(game, "Academy Drake")
    assert drake.counters == counters
