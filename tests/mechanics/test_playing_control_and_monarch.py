"""CR 613.1b, 701.15, 725: gaining control, goad, the monarch, on real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

LANDS = ("Island", "Mountain", "Swamp")


def attack_faults(game: Game, card: str, whom: int | None) -> bool:
    """Tell whether an attack of this creature alone (or none at all) is refused."""
    assert game.decision is not None
    chosen = [option for option in game.decision.options if (option.card, option.target) == (card, whom)]
    try:
        game.decision.accept(chosen)
    except ValueError:
        return True
    return False


def test_613_1b_control_until_end_of_turn(catalog: CardCatalog) -> None:
    """The creature changes hands, is untapped with haste, attacks, and goes back in the cleanup step."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears", tapped=True)
    table.hand(0, "Act of Treason")
    game = begun(table)
    cast(game, "Act of Treason", game.thing(bear))
    resolve(game)
    found = game.thing(bear)
    assert (found.controller, found.tapped) == (0, False)
    pass_until(game, "declare attackers")
    game.answer_with(card="Grizzly Bears", target=1)
    pass_until(game, "postcombat main")
    assert game.player(1).life == 18
    pass_until(game, "upkeep", turn=6)
    assert game.thing(bear).controller == 1


def test_613_1b_control_for_good_is_given_to_the_player_named(catalog: CardCatalog) -> None:
    """The target player gains control, not the player who cast it; it lasts past the turn."""
    table = table_of(catalog, players=3)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Donate")
    game = begun(table)
    cast(game, "Donate", 2, game.thing(bear))
    resolve(game)
    pass_until(game, "upkeep", turn=7)
    assert (game.thing(bear).controller, game.thing(bear).owner) == (2, 0)


def test_800_4a_donated_permanents_leave_with_their_owner(catalog: CardCatalog) -> None:
    """As the owner leaves, what others control of theirs leaves too."""
    table = table_of(catalog, players=3)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Donate")
    game = begun(table)
    cast(game, "Donate", 2, game.thing(bear))
    resolve(game)
    game.concede(0)
    assert not on_battlefield(game, "Grizzly Bears")


def test_701_15b_a_goaded_creature_attacks_another_player(catalog: CardCatalog) -> None:
    """It must attack, and somebody else than the one who goaded it, while it can."""
    table = table_of(catalog, players=3)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Disrupt Decorum")
    game = begun(table)
    cast(game, "Disrupt Decorum")
    resolve(game)
    pass_until(game, "declare attackers", turn=6)
    assert attack_faults(game, "Grizzly Bears", None)
    assert attack_faults(game, "Grizzly Bears", 0)
    assert not attack_faults(game, "Grizzly Bears", 2)


def test_701_15b_with_nobody_else_the_goading_player_is_attacked(catalog: CardCatalog) -> None:
    """Of two players the one who goaded it is the only one to attack; it still has to attack."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Disrupt Decorum")
    game = begun(table)
    cast(game, "Disrupt Decorum")
    resolve(game)
    pass_until(game, "declare attackers", turn=6)
    assert attack_faults(game, "Grizzly Bears", None)
    assert not attack_faults(game, "Grizzly Bears", 0)


def test_701_15a_goad_ends_as_the_next_turn_of_its_controller_begins(catalog: CardCatalog) -> None:
    """A creature that could not attack before then is free afterwards."""
    table = table_of(catalog, players=3)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Disrupt Decorum")
    game = begun(table)
    cast(game, "Disrupt Decorum")
    resolve(game)
    pass_until(game, "declare attackers", turn=9)
    assert not attack_faults(game, "Grizzly Bears", None)


def test_701_15c_two_players_goad_one_creature(catalog: CardCatalog) -> None:
    """Goaded by both opponents, it must attack; attacking either of them obeys as much as can be."""
    table = table_of(catalog, players=3)
    table.battlefield(2, "Grizzly Bears")
    table.hand(0, "Disrupt Decorum", "Disrupt Decorum")
    table.hand(1, "Disrupt Decorum")
    game = begun(table)
    for _ in range(2):
        cast(game, "Disrupt Decorum")
        resolve(game)
    assert len(game.state.lasting) == 1
    pass_until(game, "precombat main", turn=6)
    cast(game, "Disrupt Decorum")
    resolve(game)
    pass_until(game, "declare attackers", turn=7)
    assert attack_faults(game, "Grizzly Bears", None)
    assert not attack_faults(game, "Grizzly Bears", 0)
    assert not attack_faults(game, "Grizzly Bears", 1)


def test_725_2_the_monarch_draws_at_the_end_step(catalog: CardCatalog) -> None:
    """The inherent ability triggers at the monarch's end step alone."""
    table = table_of(catalog, kinds=LANDS)
    table.hand(0, "Feast of Succession")
    game = begun(table)
    cast(game, "Feast of Succession")
    resolve(game)
    assert game.monarch == 0
    assert not game.player(0).hand
    pass_until(game, "upkeep", turn=6)
    assert len(game.player(0).hand) == 1
    pass_until(game, "upkeep", turn=7)
    assert (len(game.player(0).hand), len(game.player(1).hand)) == (1, 1)


def test_725_2_combat_damage_takes_the_crown(catalog: CardCatalog) -> None:
    """The controller of a creature that deals combat damage to the monarch becomes the monarch, once."""
    table = table_of(catalog, players=3, kinds=LANDS)
    table.monarch(1)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    game = begun(table)
    pass_until(game, "declare attackers")
    assert game.decision is not None
    game.answer([option for option in game.decision.options if option.target == 1])
    pass_until(game, "postcombat main")
    assert game.monarch == 0
    assert sum(event.kind == "become monarch" for event in game.log) == 1


def test_725_2_other_damage_does_not(catalog: CardCatalog) -> None:
    """Damage that is not combat damage leaves the monarch as it is."""
    table = table_of(catalog)
    table.monarch(1)
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    resolve(game)
    assert (game.player(1).life, game.monarch) == (18, 1)


def test_725_4_the_monarch_leaves_and_the_abilities_go_on(catalog: CardCatalog) -> None:
    """The active player becomes the monarch, and draws at their end step."""
    table = table_of(catalog, players=3)
    table.monarch(1)
    game = begun(table)
    game.concede(1)
    assert game.monarch == 0
    before = len(game.player(0).hand)
    pass_until(game, "upkeep", turn=6)
    assert len(game.player(0).hand) == before + 1


def test_725_1_abilities_look_at_who_is_the_monarch(catalog: CardCatalog) -> None:
    """Being the monarch holds for its controller alone; hexproof comes and goes with the crown."""
    table = table_of(catalog)
    table.battlefield(0, "Dawnglade Regent")
    table.hand(1, "Shock")
    game = begun(table, active=1)
    assert game.monarch is None
    assert "hexproof" not in on_battlefield(game, "Dawnglade Regent")[0].keywords
    table.monarch(0)
    game = begun(table, active=1)
    assert "hexproof" in on_battlefield(game, "Dawnglade Regent")[0].keywords


def test_613_1b_a_spell_changes_hands_on_the_stack(catalog: CardCatalog) -> None:
    """Who gained control of a creature spell has the creature, and of a sorcery what it does."""
    table = table_of(catalog, kinds=("Island", "Forest"))
    table.define("Grab", "{0}", "Instant", "Gain control of target spell.")
    table.hand(0, "Grizzly Bears", "Divination")
    table.hand(1, "Grab", "Grab")
    game = begun(table)
    for card in ("Grizzly Bears", "Divination"):
        cast(game, card)
        game.answer("pass")
        cast(game, "Grab", game.stack[-1])
        resolve(game)
    assert [thing.controller for thing in on_battlefield(game, "Grizzly Bears")] == [1]
    assert (len(game.player(0).hand), len(game.player(1).hand)) == (0, 2)
