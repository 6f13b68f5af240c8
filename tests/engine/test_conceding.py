"""CR 104.3a, 800.4a, 800.4f-h: whoever concedes leaves at once, whatever is being done, and it goes on without them."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, ISLAND, SHOCK, card, creature, deck
from tests.engine.combat_play import attack, kind_of, lives, to_attackers, to_end
from tests.engine.positions import Table, do, names, pass_until, resolve, target
from tests.engine.terms_for_tests import Damage, Permanents, SelfEnters, Targeted

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.play import Play
from oathbreaker.engine.randomness import flip_coin
from oathbreaker.engine.rules import GameRules
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import SpellAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.term import term


@term
class Auction(Effect):
    """All creatures are exiled; then each player in turn puts one of those cards onto the battlefield, and again."""

    def perform(self, context: Context) -> Procedure[None]:
        """Do it until none is left."""
        state = context.state
        found = [oid for oid in state.battlefield if state.objects[oid].definition.name != "Island"]
        done = yield from happen(state, [ZoneChange(state, oid, "exile") for oid in found])
        cards = [event.new_oid for event in done if isinstance(event, ZoneChange)]
        seat = context.controller
        while left := [oid for oid in cards if oid in state.objects]:
            chosen = yield from choose(state, seat, "choose cards", left, 1, 1, "608.2d", source=context.source)
            yield from happen(state, [ZoneChange(state, oid, "battlefield", controller=seat) for oid in chosen])
            seat = state.next_seat(seat)


@term
class OneEach(Effect):
    """The controller chooses a permanent, and the next player another; both are destroyed."""

    def perform(self, context: Context) -> Procedure[None]:
        """Let them."""
        state, first = context.state, context.controller
        found: list[int] = []
        for seat in (first, state.next_seat(first)):
            among = [oid for oid in state.battlefield if oid not in found]
            found += yield from choose(state, seat, "choose permanents", among, 1, 1, "608.2d", source=context.source)
        yield from happen(state, [ZoneChange(state, oid, "graveyard") for oid in found])


@term
class Flip(Effect):
    """The controller flips a coin."""

    def perform(self, context: Context) -> Procedure[None]:
        """Flip it."""
        yield from flip_coin(context.state, context.controller)


FREE = "{0}"
AUCTION = card("Auction", "Sorcery", FREE, (SpellAbility((Auction(),)),))
CHOICE = card("Choice", "Sorcery", FREE, (SpellAbility((OneEach(),)),))
COIN = card("Coin", "Sorcery", FREE, (SpellAbility((Flip(),)),))
ARCHER = creature(
    "Archer",
    FREE,
    1,
    lines=(TriggeredAbility(SelfEnters(), (Damage(1, Targeted()),), (TargetSpec(Permanents()),)),),
)


def owners_left(state: State, seat: int) -> bool:
    """Tell whether anything of a player's is in the game."""
    return any(thing.owner == seat for thing in state.objects.values())


def same_everywhere(play: Play) -> None:
    """Assert that a copy, a replay and an undone concession are the same game."""
    digest = play.digest()
    assert play.copy().digest() == digest
    again = Play(play.first.copy())
    again.replay(play.answers)
    assert again.digest() == digest
    before = play.at(len(play.answers) - 1)
    before.repeat(play.answers[-1])
    assert before.digest() == digest


def resolving(table: Table, name: str) -> Play:
    """Return a game in which the first player's spell resolves and something is asked."""
    play = table.start()
    do(play, "cast", name)
    pass_until(play)
    return play


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("who", ["decider", "another", "last"])
def test_104_3a_whoever_concedes_while_a_spell_resolves_is_gone_at_once(players: int, who: str) -> None:
    """Before anybody is asked anything more their permanents are gone; the spell goes on among the others."""
    table = Table(players)
    for seat in range(players):
        table.battlefield(seat, BEAR, BEAR)
    table.hand(0, AUCTION)
    play = resolving(table, "Auction")
    play.answer(0)
    assert play.decision is not None
    decider = play.decision.player
    leaver = {"decider": decider, "another": 0, "last": players - 1}[who]
    play.concede(leaver)
    assert not play.state.players[leaver].in_game
    assert not owners_left(play.state, leaver)
    assert play.decision.player != leaver
    there = {*play.state.objects, *play.state.seats()}
    assert all(option.target in there for option in play.decision.options)
    same_everywhere(play)
    resolve(play)
    bears = [thing for thing in play.state.objects.values() if thing.definition.name == "Bear"]
    assert len(bears) == 2 * (players - 1)
    assert all(thing.zone == "battlefield" and thing.controller != leaver for thing in bears)
    assert play.decision.player != leaver


def test_104_2a_of_two_players_the_other_wins_at_once() -> None:
    """Whatever is asked of whomever: nothing more of the spell happens."""
    for leaver in (0, 1):
        table = Table(2)
        for seat in (0, 1):
            table.battlefield(seat, BEAR, BEAR)
        table.hand(0, AUCTION)
        play = resolving(table, "Auction")
        play.concede(leaver)
        assert play.is_over
        assert play.standings == [[1 - leaver], [leaver]]
        same_everywhere(play)


def test_row_59_the_next_chooser_concedes_and_the_others_choose_on() -> None:
    """Cards chosen in turns until none is left: the leaver's go, those left are chosen by the others in turn."""
    table = Table(3)
    for seat in range(3):
        table.battlefield(seat, BEAR, BEAR)
    table.hand(0, AUCTION)
    play = resolving(table, "Auction")
    play.answer(0)
    assert play.decision is not None
    assert play.decision.player == 1
    play.concede(1)
    asked = []
    while play.decision.kind != "priority":
        asked.append((play.decision.player, len(play.decision.options)))
        play.answer(0)
    assert asked[0][1] == 3
    assert {seat for seat, _ in asked} == {0, 2}
    assert names(play.state, "exile") == []
    assert names(play.state, "battlefield") == ["Bear"] * 4


def test_800_4g_another_player_makes_the_choice_of_who_has_left() -> None:
    """The spell's controller chooses another player for the one who left; where they left too, the next one chooses."""
    for leaver, instead in ((1, 2), (0, 1)):
        table = Table(4)
        for seat in range(4):
            table.battlefield(seat, BEAR)
        table.hand(0, CHOICE)
        play = resolving(table, "Choice")
        if leaver == 1:
            play.answer(0)
        play.concede(leaver)
        assert play.decision is not None
        if leaver == 1:
            assert (play.decision.player, play.decision.kind, play.decision.rule) == (0, "player", "800.4g")
            target(play, instead)
        assert play.decision.kind == "choose permanents"
        assert play.decision.player == instead
        resolve(play)
        assert names(play.state, "battlefield") == ["Bear"]


def test_800_4h_where_a_rule_asks_the_next_player_does() -> None:
    """Nobody declares attackers for an active player who has left, and the turn goes on without one (800.4j)."""
    table = Table(3)
    for seat in range(3):
        table.battlefield(seat, BEAR)
    play = to_attackers(table)
    assert kind_of(play) == "attackers"
    play.concede(0)
    same_everywhere(play)
    to_end(play)
    assert all(thing.attacking == NOBODY for thing in play.state.objects.values())
    assert lives(play)[1:] == [20, 20]
    assert (play.state.active, play.state.priority) == (0, 1)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_508_1b_nobody_attacks_who_concedes_while_attackers_are_declared(players: int) -> None:
    """The active player is asked anew, and may attack the others alone."""
    table = Table(players)
    bear = table.battlefield(0, BEAR)[0]
    play = to_attackers(table)
    play.concede(1)
    assert play.decision is not None
    assert (play.decision.player, play.decision.kind) == (0, "attackers")
    assert {option.target for option in play.decision.options} == set(range(2, players))
    same_everywhere(play)
    attack(play, (bear, 2))
    to_end(play)
    assert lives(play)[2] == 18


def test_506_4c_whoever_attacks_a_player_who_has_left_attacks_nobody() -> None:
    """A defending player concedes as they declare blockers: the attacker deals no damage, the other one does."""
    table = Table(3)
    ours = table.battlefield(0, BEAR, BEAR)
    for seat in (1, 2):
        table.battlefield(seat, BEAR)
    play = to_attackers(table)
    attack(play, (ours[0], 1), (ours[1], 2))
    pass_until(play, "blockers")
    assert play.decision is not None
    assert play.decision.player == 1
    play.concede(1)
    assert play.state.objects[ours[0]].attacking == NOBODY
    assert (play.decision.player, play.decision.kind) == (2, "blockers")
    same_everywhere(play)
    play.answer([])
    to_end(play)
    assert lives(play) == [20, 20, 18]


def test_509_1_blocks_against_an_attacker_that_has_left_are_not_offered() -> None:
    """The attacking player concedes while blockers are declared: nothing is left to block."""
    table = Table(3)
    ours = table.battlefield(0, BEAR)
    table.battlefield(1, BEAR)
    play = to_attackers(table)
    attack(play, (ours[0], 1))
    pass_until(play, "blockers")
    play.concede(0)
    assert kind_of(play) == "priority"
    to_end(play)
    assert lives(play)[1:] == [20, 20]


def test_733_1_what_is_given_up_does_not_bring_back_who_has_left() -> None:
    """Another player concedes while a spell is announced; it is given up then, and they stay gone."""
    table = Table(3)
    table.lands(0)
    table.hand(0, SHOCK)
    table.battlefield(1, BEAR)
    play = table.start()
    do(play, "cast", "Jolt")
    play.concede(1)
    assert play.decision is not None
    assert play.decision.kind == "target"
    assert 1 not in {option.target for option in play.decision.options}
    same_everywhere(play)
    play.abandon()
    assert play.state.seats() == [0, 2]
    assert not owners_left(play.state, 1)
    assert names(play.state, "hand") == ["Jolt"]
    same_everywhere(play)


def test_603_3d_a_trigger_goes_with_the_player_who_chooses_its_target() -> None:
    """Its controller concedes as they choose: the ability is on the stack no more (800.4a)."""
    table = Table(3)
    table.battlefield(1, BEAR, BEAR)
    table.hand(0, ARCHER)
    play = table.start()
    do(play, "cast", "Archer")
    pass_until(play, "target")
    play.concede(0)
    assert kind_of(play) == "priority"
    assert play.state.stack == ()
    assert len(names(play.state, "battlefield")) == 2
    same_everywhere(play)


def test_603_3d_a_trigger_without_a_legal_target_left_is_removed() -> None:
    """The player whose creatures alone could be chosen concedes."""
    table = Table(3)
    table.battlefield(1, BEAR, BEAR)
    table.hand(0, ARCHER)
    play = table.start()
    do(play, "cast", "Archer")
    pass_until(play, "target")
    play.concede(1)
    resolve(play)
    assert names(play.state, "battlefield") in (["Archer"], [])


def test_705_1_a_coin_of_a_player_who_has_left_is_flipped_by_the_next() -> None:
    """With coins flipped by hand, whoever is to flip one may concede too."""
    table = Table(3, settings=Settings(random_by_hand=True, stop_everywhere=True))
    table.hand(0, COIN)
    play = resolving(table, "Coin")
    assert kind_of(play) == "coin"
    play.concede(0)
    assert play.decision is not None
    assert (play.decision.kind, play.decision.player) == ("coin", 1)


@pytest.mark.parametrize("players", [3, 5])
def test_103_5_who_concedes_while_hands_are_looked_at(players: int) -> None:
    """Whoever is asked, or another, leaves before the game begins; nobody is asked for them."""
    for which in (0, 1):
        play = Play.start(GameRules(), [deck() for _ in range(players)], 5, Settings(stop_everywhere=True))
        assert play.decision is not None
        leaver = play.decision.player if which == 0 else play.state.next_seat(play.decision.player)
        play.concede(leaver)
        assert not owners_left(play.state, leaver)
        asked = []
        while kind_of(play) == "mulligan":
            asked.append(play.decision.player)
            play.answer("no")
        assert len(asked) == players - 1
        assert leaver not in asked
        same_everywhere(play)


def test_500_1_a_pause_goes_on_pausing_for_those_who_stay() -> None:
    """A pause is asked of the next player when the active one concedes at it."""
    table = Table(3, settings=Settings(pauses=((3, "end", "start"),)))
    table.battlefield(0, ISLAND)
    play = table.start()
    pass_until(play, "pause")
    assert kind_of(play) == "pause"
    play.concede(0)
    assert kind_of(play) == "pause"
    assert play.decision is not None
    assert play.decision.player == 1
