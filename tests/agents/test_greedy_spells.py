"""What the greedy agent casts, and at what: each test is a position and the one good decision in it."""

from __future__ import annotations

import pytest
from tests.agents.positions import asked, begun, board, goes_on, wanted

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards


def cast_by(game: Game, seat: int, name: str) -> None:
    """Let a player cast a spell without targets; the other is asked next."""
    while asked(game).player != seat:
        game.answer("pass")
    game.answer(next(one for one in asked(game).options if one.action == "cast" and one.card == name))
    while asked(game).player == seat:
        game.answer("pass")


@pytest.mark.parametrize(("spell", "is_countered"), [("Day of Judgment", True), ("Llanowar Elves", False)])
def test_the_agent_counters_the_board_wipe_but_not_the_elf(
    spell: str, cards: PlayableCards, *, is_countered: bool
) -> None:
    """Its counterspell is for what would take three creatures from it, not for one small creature."""
    table = board(cards, {0: ["2 × Island", "3 × Hill Giant"], 1: ["4 × Plains", "Forest"]}, ["Counterspell"])
    table.hand(1, spell)
    game = begun(table, active=1)
    cast_by(game, 1, spell)
    assert wanted(game) == ["Cast Counterspell" if is_countered else "Pass"]


@pytest.mark.parametrize(("lands", "is_cast"), [(4, True), (7, False)])
def test_the_agent_casts_no_counterspell_that_would_be_paid_for(
    lands: int, cards: PlayableCards, *, is_cast: bool
) -> None:
    """Mana Leak is for who has not three mana left."""
    table = board(cards, {0: ["2 × Island", "3 × Hill Giant"], 1: [f"{lands} × Plains"]}, ["Mana Leak"])
    table.hand(1, "Day of Judgment")
    game = begun(table, active=1)
    cast_by(game, 1, "Day of Judgment")
    assert wanted(game) == ["Cast Mana Leak" if is_cast else "Pass"]


def test_the_agent_keeps_the_mana_for_its_counterspell(cards: PlayableCards) -> None:
    """It does not cast a small spell with the mana that Counterspell needs, but does where both are paid for."""
    for lands, found in ((["Island", "Breeding Pool"], "Pass"), (["2 × Island", "Forest"], "Cast Llanowar Elves")):
        table = board(cards, {0: lands}, ["Counterspell", "Llanowar Elves"])
        assert wanted(begun(table)) == [found]


@pytest.mark.parametrize(("mine", "theirs", "is_cast"), [(1, 3, True), (3, 1, False), (2, 2, False)])
def test_the_agent_wipes_the_board_when_others_lose_more(
    mine: int, theirs: int, cards: PlayableCards, *, is_cast: bool
) -> None:
    """Destroying all creatures is for who is behind."""
    table = board(
        cards, {0: ["4 × Plains", f"{mine} × Hill Giant"], 1: [f"{theirs} × Hill Giant"]}, ["Day of Judgment"]
    )
    assert wanted(begun(table)) == (["Cast Day of Judgment"] if is_cast else ["Pass"])


def test_the_agent_does_not_burn_itself_and_kills_what_it_can(cards: PlayableCards) -> None:
    """A bolt goes to the best creature that dies by it, neither to a greater one nor to its own side."""
    table = board(
        cards, {0: ["Mountain", "Hill Giant"], 1: ["Llanowar Elves", "Grizzly Bears", "Spined Wurm"]}, ["Shock"]
    )
    game = begun(table)
    goes_on(game, GreedyAgent(cards.catalog))
    assert wanted(game) == ["Grizzly Bears"]


def test_the_agent_holds_its_bolt_while_nothing_is_worth_it(cards: PlayableCards) -> None:
    """Three damage to a player with much life are not worth a card; where that player dies of it, they are."""
    for life, found in ((20, "Pass"), (3, "Cast Lightning Bolt")):
        table = board(cards, {0: ["Mountain"]}, ["Lightning Bolt"])
        table.life(1, life)
        assert wanted(begun(table)) == [found]


def test_the_agent_removes_what_the_leader_has(cards: PlayableCards) -> None:
    """Of two equal creatures it destroys that of the opponent who is ahead."""
    table = board(
        cards,
        {0: ["3 × Swamp"], 1: ["Hill Giant"], 2: ["Hill Giant", "4 × Forest", "Mind Stone"]},
        ["Murder"],
        players=3,
    )
    game = begun(table)
    goes_on(game, GreedyAgent(cards.catalog))
    chosen = wanted(game)
    places = [option.label() for option in asked(game).options]
    assert chosen == ["Hill Giant"]
    goes_on(game, GreedyAgent(cards.catalog))
    assert len(places) == 2
    assert [thing.controller for thing in game.stack[0].targets if not isinstance(thing, int)] == [2]


def test_the_agent_takes_the_best_creature_with_an_aura_that_steals(cards: PlayableCards) -> None:
    """Control Magic enchants the opponent's Wurm, not its own Angel."""
    table = board(cards, {0: ["4 × Island", "Serra Angel"], 1: ["Spined Wurm", "Grizzly Bears"]}, ["Control Magic"])
    game = begun(table)
    goes_on(game, GreedyAgent(cards.catalog))
    assert wanted(game) == ["Spined Wurm"]


def test_the_agent_overruns_when_that_wins(cards: PlayableCards) -> None:
    """Its signature spell is cast with creatures that end the game by it, not without any."""
    for number, life, found in ((3, 14, "Cast Overrun"), (0, 20, "Pass")):
        table = board(cards, {0: ["7 × Forest", f"{number} × Grizzly Bears"]}, ["Overrun"])
        table.life(1, life)
        assert wanted(begun(table)) == [found]


def test_704_5j_the_agent_does_not_cast_what_would_be_there_twice(cards: PlayableCards) -> None:
    """A legendary creature is not cast beside itself."""
    table = board(cards, {0: ["Plains", "Isamaru, Hound of Konda"]}, ["Isamaru, Hound of Konda"])
    assert wanted(begun(table)) == ["Pass"]


def test_the_agent_sacrifices_what_is_worth_least(cards: PlayableCards) -> None:
    """Made to sacrifice a creature, it keeps the Wurm."""
    table = board(cards, {0: ["2 × Swamp"], 1: ["Spined Wurm", "Grizzly Bears"]}, ["Diabolic Edict"])
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    while asked(game).kind != "choose permanents":
        goes_on(game, agent)
    assert wanted(game) == ["Grizzly Bears"]


def test_the_agent_fights_only_what_it_beats(cards: PlayableCards) -> None:
    """A fight is for a creature that survives it."""
    for mine, found in (("Spined Wurm", "Cast Prey Upon"), ("Llanowar Elves", "Pass")):
        table = board(cards, {0: ["Forest", mine], 1: ["Hill Giant"]}, ["Prey Upon"])
        assert wanted(begun(table)) == [found]


def test_the_agent_shows_and_tells_with_something_to_show(cards: PlayableCards) -> None:
    """What everybody may do is worth it for who has the greatest card in hand."""
    for card, is_cast in (("Inkwell Leviathan", True), ("Counterspell", False)):
        table = board(cards, {0: ["3 × Island"]}, ["Show and Tell", card])
        assert ("Cast Show and Tell" in wanted(begun(table))) == is_cast


def test_the_agent_reanimates_the_best(cards: PlayableCards) -> None:
    """Of two creatures in its graveyard it returns the greater one."""
    table = board(cards, {0: ["4 × Swamp"]}, ["Zombify"])
    table.graveyard(0, "Llanowar Elves", "Shivan Dragon")
    game = begun(table)
    goes_on(game, GreedyAgent(cards.catalog))
    assert wanted(game) == ["Shivan Dragon"]


def test_the_agent_steals_a_creature_before_combat_only(cards: PlayableCards) -> None:
    """A creature that it gets for a turn is taken to attack with."""
    table = board(cards, {0: ["3 × Mountain"], 1: ["Spined Wurm"]}, ["Act of Treason"])
    game = begun(table)
    assert wanted(game) == ["Cast Act of Treason"]
    game.advance(step="postcombat main")
    assert wanted(game) == ["Pass"]


def test_the_agent_prevents_damage_when_it_would_die(cards: PlayableCards) -> None:
    """A Fog is kept for the attack that would be the end, and cast then."""
    for life, found in ((20, "Pass"), (5, "Cast Fog")):
        table = board(cards, {0: ["Forest"], 1: ["Spined Wurm"]}, ["Fog"])
        table.life(0, life)
        game = begun(table, active=1)
        game.advance(step="declare attackers")
        game.answer([asked(game).options[0]])
        while asked(game).player != 0 or game.step != "declare blockers":
            game.answer("pass")
        assert wanted(game) == [found]


def test_400_7_the_agent_lets_enter_again_what_does_something_as_it_enters(cards: PlayableCards) -> None:
    """A creature that draws a card as it enters is worth a Cloudshift; a plain one is not."""
    for creature, found in (("Elvish Visionary", "Cast Cloudshift"), ("Grizzly Bears", "Pass")):
        table = board(cards, {0: ["Plains", creature]}, ["Cloudshift"])
        assert wanted(begun(table)) == [found]


def test_608_2d_the_agent_does_what_it_may_do_where_that_is_good_for_it(cards: PlayableCards) -> None:
    """An Angel's flicker is done to a creature that draws a card by it, and not to a plain one."""
    for creature, found in (("Elvish Visionary", "Yes"), ("Grizzly Bears", "No")):
        table = board(cards, {0: ["4 × Plains", creature]}, ["Restoration Angel"])
        game = begun(table)
        agent = GreedyAgent(cards.catalog)
        while asked(game).kind != "may":
            goes_on(game, agent)
        assert wanted(game) == [found]


def test_107_3_the_agent_chooses_the_x_that_spares_its_own(cards: PlayableCards) -> None:
    """With counters that kill the opponent's bears, but not its own Angel; with all its mana where more is better."""
    for permanents, spell, found in (
        ({0: ["6 × Swamp", "Serra Angel"], 1: ["2 × Grizzly Bears"]}, "Black Sun's Zenith", "2"),
        ({0: ["5 × Plains"]}, "Secure the Wastes", "4"),
    ):
        game = begun(board(cards, permanents, [spell]))
        goes_on(game, GreedyAgent(cards.catalog))
        assert asked(game).kind == "x"
        assert wanted(game) == [found]


def test_608_2b_the_agent_saves_its_creature_from_removal(cards: PlayableCards) -> None:
    """A Cloudshift is kept for the spell that would destroy the Angel, and cast in response to it."""
    table = board(cards, {0: ["Plains", "Serra Angel"], 1: ["3 × Swamp"]}, ["Cloudshift"])
    table.hand(1, "Murder")
    game = begun(table, active=1)
    agent = GreedyAgent(cards.catalog)
    goes_on(game, agent)
    assert [thing.name for thing in game.stack] == ["Murder"]
    while asked(game).player != 0:
        game.answer("pass")
    assert wanted(game) == ["Cast Cloudshift"]


@pytest.mark.parametrize(("lands", "found"), [("Forest", "Pass"), ("4 × Forest", "Cast Green Sun's Zenith")])
def test_107_3_the_agent_casts_nothing_for_an_x_of_zero(cards: PlayableCards, lands: str, found: str) -> None:
    """With a single Forest Green Sun's Zenith waits; with four it is cast."""
    table = board(cards, {0: [lands]}, ["Green Sun's Zenith"])
    assert wanted(begun(table)) == [found]
