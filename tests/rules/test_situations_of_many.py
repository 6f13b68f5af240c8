"""Situations from play that programs get wrong: rows 51 to 81, of several players, layers and replacement.

What each row needs, and which rows wait for what, is told in docs/situations.md.
"""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, lives, tokens
from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import bare, board, graveyard, own, played, size

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

ALARM = "When this enchantment leaves the battlefield, each opponent loses 1 life."


def declared(game: Game, *pairs: tuple[Thing, object]) -> bool:
    """Tell whether these attacks could be declared."""
    assert game.decision is not None
    trial = game.copy()
    try:
        attacks(trial, *pairs)
    except IllegalAnswer:
        return False
    return True


def test_row_54_what_a_player_owns_leaves_with_them(catalog: CardCatalog) -> None:
    """What another controls of it sees it leave, and triggers for the one who controlled it."""
    table = bare(catalog, players=3)
    own(table, "Alarm", "Enchantment", ALARM)
    table.battlefield(1, "Alarm", owner=0)
    game = begun(table, active=1)
    game.concede(0)
    assert not on_battlefield(game, "Alarm")
    resolve_all(game)
    assert lives(game)[1:] == [20, 19]


def test_row_54_what_would_be_theirs_never_reaches_the_stack(catalog: CardCatalog) -> None:
    """An ability that the player who left would control does nothing; nor does what they own later."""
    table = bare(catalog, players=3)
    own(table, "Alarm", "Enchantment", ALARM)
    own(table, "Tax", "Enchantment", "At the beginning of each upkeep, each opponent loses 1 life.")
    table.battlefield(0, "Alarm")
    table.battlefield(0, "Tax")
    table.battlefield(1, "Tax", owner=0)
    game = begun(table, active=1)
    game.concede(0)
    assert list(game.stack) == []
    pass_until(game, "precombat main", turn=7)
    assert lives(game)[1:] == [20, 20]


def test_row_54_control_of_anothers_object_ends(catalog: CardCatalog) -> None:
    """What the player who left only controlled goes back to its owner (800.4a)."""
    table = board(catalog, players=3)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Confiscate")
    game = begun(table)
    played(game, "Confiscate", game.thing(bear))
    assert game.thing(bear).controller == 0
    game.concede(0)
    assert (game.thing(bear).controller, game.thing(bear).zone) == (1, "battlefield")


def test_row_57_a_turn_goes_on_without_its_player(catalog: CardCatalog) -> None:
    """The active player draws from an empty library; the next player gets priority afterwards."""
    table = bare(catalog, players=3)
    table.library(0, "Opt")
    table.hand(0, "Shock")
    own(table, "Draw One", "Instant", "Draw two cards.")
    table.hand(0, "Draw One")
    game = begun(table, step="upkeep")
    cast(game, "Draw One")
    resolve(game)
    assert [game.player(seat).in_game for seat in range(3)] == [False, True, True]
    assert (game.turn, game.step, game.active, game.priority) == (5, "upkeep", 0, 1)
    steps = []
    while game.turn == 5:
        assert game.decision is not None
        assert game.priority != 0
        if game.priority == 1:
            steps.append(game.step)
        game.answer(game.decision.default())
    assert {"upkeep", "precombat main", "end"} <= set(steps)
    assert game.active == 1


def test_row_60_conceding_while_a_spell_resolves(catalog: CardCatalog) -> None:
    """Who is asked what to sacrifice concedes: nothing more is asked of them, and the others go on and play."""
    table = bare(catalog, players=3)
    own(table, "Hard Times", "Sorcery", "Each player sacrifices a creature.")
    for seat in range(3):
        for _ in range(2):
            table.battlefield(seat, "Grizzly Bears")
    table.hand(0, "Hard Times")
    game = begun(table)
    cast(game, "Hard Times")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    game.answer(game.decision.default())
    assert game.decision.player == 1
    game.concede(1)
    while game.decision.kind != "priority":
        assert game.decision.player != 1
        game.answer(game.decision.default())
    assert (game.player(1).in_game, game.is_over) == (False, False)
    assert [len(graveyard(game, seat)) for seat in (0, 2)] == [2, 1]
    assert len(on_battlefield(game, "Grizzly Bears")) == 2


def test_row_60_the_last_player_left_wins_in_the_middle_of_a_spell(catalog: CardCatalog) -> None:
    """Of two players one concedes as they are asked: the game is over, and the other has won."""
    table = bare(catalog)
    own(table, "Hard Times", "Sorcery", "Each player sacrifices a creature.")
    for _ in range(2):
        table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Hard Times")
    game = begun(table)
    cast(game, "Hard Times")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    game.concede(1)
    assert game.is_over
    assert game.standings == [[0], [1]]


def test_row_62_goaded_creatures_attack_another_player(catalog: CardCatalog) -> None:
    """They must attack, a player who is not the goader; neither the goader nor anybody's planeswalker will do."""
    table = board(catalog, players=3)
    table.hand(0, "Disrupt Decorum")
    bear = table.battlefield(1, "Grizzly Bears")
    walkers = [table.battlefield(seat, "Jace Beleren") for seat in (0, 2)]
    game = begun(table)
    played(game, "Disrupt Decorum")
    pass_until(game, "declare attackers", turn=6)
    goaded = game.thing(bear)
    assert not declared(game)
    assert not declared(game, (goaded, 0))
    assert not any(declared(game, (goaded, game.thing(walker))) for walker in walkers)
    assert declared(game, (goaded, 2))


def test_row_63_a_creature_attacks_one_player_or_permanent(catalog: CardCatalog) -> None:
    """The same creature at a player and at a planeswalker is no legal attack; its damage goes to what it attacks."""
    table = bare(catalog, players=3)
    bear = table.battlefield(0, "Grizzly Bears")
    walker = table.battlefield(2, "Garruk, Primal Hunter")
    game = begun(table)
    pass_until(game, "declare attackers")
    assert not declared(game, (game.thing(bear), 1), (game.thing(bear), game.thing(walker)))
    attacks(game, (game.thing(bear), game.thing(walker)))
    pass_until(game, "postcombat main")
    assert (lives(game), game.thing(walker).loyalty) == ([20, 20, 20], 1)


@pytest.mark.parametrize("first", ["Urborg, Tomb of Yawgmoth", "Blood Moon"])
def test_row_66_urborg_depends_on_blood_moon(catalog: CardCatalog, first: str) -> None:
    """Whichever came first, Urborg is a Mountain, and other lands are no Swamps."""
    table = bare(catalog)
    forest = table.battlefield(0, "Forest")
    for name in sorted(("Urborg, Tomb of Yawgmoth", "Blood Moon"), key=lambda name: name != first):
        table.battlefield(0, name)
    game = begun(table)
    (urborg,) = on_battlefield(game, "Urborg, Tomb of Yawgmoth")
    assert (urborg.subtypes, game.thing(forest).subtypes) == (("Mountain",), ("Forest",))


def test_row_68_a_land_that_enters_under_the_moon(catalog: CardCatalog) -> None:
    """It is a Mountain as it enters: without its counters and without what would trigger, and it stays."""
    for moon, counters, life in (("Magus of the Moon", {}, 20), ("Grizzly Bears", {"charge": 10}, 21)):
        table = bare(catalog)
        text = "This land enters with ten charge counters on it.\nWhen this land enters, you gain 1 life."
        own(table, "Dark Well", "Land", text)
        table.battlefield(1, moon)
        table.hand(0, "Dark Well")
        game = begun(table)
        game.answer_with(action="play land", card="Dark Well")
        resolve_all(game)
        (well,) = on_battlefield(game, "Dark Well")
        assert (well.counters, game.player(0).life, well.zone) == (counters, life, "battlefield")


def test_row_71_an_aura_comes_back_with_what_it_enchants(catalog: CardCatalog) -> None:
    """The creature phases out with its Aura, both phase in, and the Aura still changes it."""
    table = bare(catalog)
    own(
        table,
        "Small Fate",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature has base power and toughness 0/1.",
    )
    own(table, "Away", "Instant", "Target creature phases out.")
    dreadmaw = table.battlefield(0, "Colossal Dreadmaw")
    fate = table.battlefield(0, "Small Fate", attached_to=dreadmaw)
    table.hand(0, "Away")
    game = begun(table)
    played(game, "Away")
    assert (game.thing(dreadmaw).phased_out, game.thing(fate).phased_out) == (True, True)
    pass_until(game, "upkeep", turn=7)
    assert not game.thing(dreadmaw).phased_out
    assert (size(game.thing(dreadmaw)), game.thing(fate).attached_to) == ((0, 1), game.thing(dreadmaw))


def test_row_72_a_replacement_that_was_lost_does_not_replace(catalog: CardCatalog) -> None:
    """Under Humility a creature enters without the counters its own ability would give it, and undying is gone."""
    table = board(catalog)
    table.battlefield(1, "Humility")
    own(table, "Stout Cat", "Creature — Cat", "This creature enters with nine +1/+1 counters on it.")
    table.battlefield(0, "Young Wolf")
    table.hand(0, "Stout Cat", "Day of Judgment")
    game = begun(table)
    played(game, "Stout Cat")
    assert size(on_battlefield(game, "Stout Cat")[0]) == (1, 1)
    played(game, "Day of Judgment")
    assert sorted(graveyard(game)) == ["Day of Judgment", "Stout Cat", "Young Wolf"]


def test_row_75_damage_that_is_prevented_leaves_no_counters(catalog: CardCatalog) -> None:
    """A creature with wither blocks: without prevention −1/−1 counters, with it nothing at all."""
    for calm, counters in ((False, {"-1/-1": 3}), (True, {})):
        table = bare(catalog)
        own(table, "Calm", "Instant", "Prevent all damage that would be dealt this turn.")
        dreadmaw = table.battlefield(0, "Colossal Dreadmaw")
        ram = table.battlefield(1, "Boggart Ram-Gang")
        table.hand(0, "Calm")
        game = begun(table)
        if calm:
            played(game, "Calm")
        attacks(game, (game.thing(dreadmaw), 1))
        while game.decision is not None and game.decision.kind != "blockers":
            game.answer(game.decision.default())
        game.answer_with(source=game.thing(ram).id, target=game.thing(dreadmaw))
        pass_until(game, "postcombat main")
        assert game.thing(dreadmaw).counters == counters


def test_row_77_each_source_deals_its_damage_by_itself(catalog: CardCatalog) -> None:
    """Fifteen unblocked attackers: each one's damage is looked at, and doubled, by itself, and triggers by itself."""
    table = bare(catalog)
    own(table, "Ledger", "Enchantment", "Whenever a creature deals damage, you gain 1 life.")
    table.battlefield(0, "Furnace of Rath")
    table.battlefield(0, "Ledger")
    table.life(1, 40)
    goblins = [table.battlefield(0, "Raging Goblin") for _ in range(15)]
    game = begun(table)
    attack(game, *(game.thing(goblin) for goblin in goblins))
    pass_until(game, "postcombat main")
    assert lives(game) == [35, 10]


def test_row_79_instructions_are_followed_in_their_order(catalog: CardCatalog) -> None:
    """What would see the cards drawn has been destroyed before they are drawn; the other way round it sees them."""
    for text, made in (
        ("Destroy all creatures. Draw three cards.", 0),
        ("Draw three cards. Destroy all creatures.", 3),
    ):
        table = bare(catalog)
        own(table, "Brood", "Creature — Cat", "Whenever you draw a card, create a 1/1 white Cat creature token.")
        own(table, "Decree", "Sorcery", text)
        table.battlefield(0, "Brood")
        table.hand(0, "Decree")
        game = begun(table)
        played(game, "Decree")
        assert (len(game.player(0).hand), len(tokens(game))) == (3, made)


def test_row_81_the_active_players_abilities_go_on_the_stack_first(catalog: CardCatalog) -> None:
    """In an opponent's upkeep theirs is beneath mine, and mine resolves first."""
    table = bare(catalog)
    own(table, "Mine", "Enchantment", "At the beginning of each upkeep, you gain 1 life.")
    own(table, "Theirs", "Enchantment", "At the beginning of your upkeep, you gain 5 life.")
    table.battlefield(0, "Mine")
    table.battlefield(1, "Theirs")
    game = begun(table, step="end")
    pass_until(game, "upkeep", turn=6)
    assert [thing.controller for thing in game.stack] == [1, 0]
    while len(game.stack) > 1:
        game.answer("pass")
    assert lives(game) == [21, 20]
