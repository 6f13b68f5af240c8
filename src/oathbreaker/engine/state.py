"""The whole of a game as plain data, copied on write.

Seam: `State.own(oid)` and `State.own_player(seat)` are the only gates through which objects and players are changed;
zone contents change only in `zones.py`. Hold ids, never objects, across a yield or a call that may write.
"""

from __future__ import annotations

from itertools import count
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from oathbreaker.engine.announcement import FIRST_OBJECT, NOBODY
from oathbreaker.engine.last_known import LastKnown
from oathbreaker.engine.objects import GameCard, GameObject
from oathbreaker.engine.players import Owner, Player
from oathbreaker.engine.settings import Settings

if TYPE_CHECKING:  # these modules work on states
    from oathbreaker.engine.events import Event
    from oathbreaker.engine.index import AbilityIndex
    from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect, PendingTrigger
    from oathbreaker.engine.layers_pass import LayerPass
    from oathbreaker.engine.mana_sources import PlayerSources
    from oathbreaker.engine.proposals import Gathering
    from oathbreaker.engine.rules import GameRules
    from oathbreaker.engine.windows import Idle
    from oathbreaker.engine.worded import Worded

VERSIONS: Final = count(1)
"""Version numbers are unique in the process, so that a copy and its original never reach one number by two roads."""

BATTLEFIELD: Final = 0
STACK: Final = 1
EXILE: Final = 2
COMMAND: Final = 3
SHARED_ZONES: Final = {"battlefield": BATTLEFIELD, "stack": STACK, "exile": EXILE, "command": COMMAND}
OWN_ZONES: Final = {"hand": 4, "library": 5, "graveyard": 6}
"""A player's own zone -> its place among the zones, for seat 0; each seat has three of them."""

HAND: Final = 4
LIBRARY: Final = 5
GRAVEYARD: Final = 6


class State:
    """A game. Plain data: no closure, generator or callback is ever stored in it.

    Attributes:
        version: Unique in the process; moves with every change of an object, player or zone.
        marked: The same for what state-based actions see of objects: the version at which one was last got by `own`.
        moved: Seat -> the version at which that player, or an object that they control, was last changed in its place.
        continuous: The same for whatever continuous effects depend on.
        shape: As `continuous`, but not moved by permanents that merely come and go.
        placed: The same for abilities that work without being on a permanent: of objects elsewhere, of designations.
        objects: Id -> object, in the order they came to be. Read here, write through `own`.
        zones: Contents by place: the four shared zones, then hand, library, graveyard of each seat. Libraries top
            first, the stack top last, the battlefield in timestamp order.
        cards: Every card of the game; any_ways: whether one may be cast in another way than from hand; any_rooms:
            whether one has halves that can be unlocked.
        chance: The random generator's number.
        next_oid, clock: The next object's id; the last timestamp given.
        turn, active, step, stage: The turn's number from 1, whose it is, the step, "begin", "priority" or "end" of it.
        steps_left: The steps still to come this turn.
        priority, passes: Who has priority; how many have passed in succession.
        first_seat: Who took the first turn.
        extra_turns: Seats that take extra turns, the last one next (500.7).
        strays: Tokens and copies of spells where they cannot be, until they cease to exist (704.5d-e).
        pending: Abilities that have triggered and wait to be put on the stack (603.3).
        delayed: Delayed triggered abilities (603.7).
        lasting: Continuous effects of resolved spells and abilities (611.2).
        last_known: Id -> how an object looked that has left its zone.
        remembered: Values of the game by name: monarch, daytime, combat's phases and the like. Never changed in place.
        fallen: Seats that have left the game, groups of those who left together, first to last.
        over: Whether the game has ended.
        winner: Seats that won; () for a draw or a game that goes on.
        past, log: What happened in earlier turns, turn by turn; what happened this turn.
        effects, index, sources: Caches, owned by layers.py, index.py and mana_sources.py.
        effects_at, index_at: The version at which those were last found to hold; 0 where they need not.
        outside, worded: Caches, owned by worded.py.
        settled: The version at which nothing was left to do by 117.5.
        idle: That players could do nothing but pass, at instant speed; owned by windows.py.
        defining: The place of the layer in which something off the battlefield is being defined (604.3); None between.
        gave_up: Whether the last announcement ended because its player gave it up.
        refused: Actions that could not be completed, each with the version at which that was: not offered there again.
        holdings: The `continuous` for which they were found, and by seat the permanents that a player controls.
        gathering: The choices that are made before what players do at the same time (101.4); None between.
        forced, seen: How often in a row the game went on without a real choice; the positions met in that time.
    """

    __slots__ = (
        "active",
        "any_rooms",
        "any_ways",
        "cards",
        "chance",
        "clock",
        "continuous",
        "defining",
        "delayed",
        "effects",
        "effects_at",
        "extra_turns",
        "fallen",
        "first_seat",
        "forced",
        "gathering",
        "gave_up",
        "holdings",
        "idle",
        "index",
        "index_at",
        "last_known",
        "lasting",
        "log",
        "marked",
        "moved",
        "next_oid",
        "objects",
        "outside",
        "over",
        "passes",
        "past",
        "pending",
        "placed",
        "players",
        "priority",
        "refused",
        "remembered",
        "rules",
        "seen",
        "settings",
        "settled",
        "shape",
        "sources",
        "stage",
        "step",
        "steps_left",
        "strays",
        "token",
        "turn",
        "version",
        "winner",
        "worded",
        "zones",
    )

    def __init__(  # noqa: PLR0915  every field
        self, rules: GameRules, settings: Settings, cards: tuple[GameCard, ...], seats: int, seed: int
    ) -> None:
        self.rules = rules
        self.settings = settings
        self.cards = cards
        self.any_ways = any(card.definition.has_ways or card.definition.gives_ways for card in cards)
        self.any_rooms = any(card.definition.has_doors for card in cards)
        self.token = Owner()
        self.version = next(VERSIONS)
        self.continuous = self.version
        self.shape = self.version
        self.placed = self.version
        self.marked = self.version
        self.holdings: tuple[int, dict[int, list[int]]] = (self.version, {})
        self.objects: dict[int, GameObject] = {}
        self.zones: list[tuple[int, ...]] = [() for _ in range(HAND + 3 * seats)]
        self.players = [Player(self.token, seat, rules.starting_life) for seat in range(seats)]
        self.moved = [self.version] * seats
        self.chance = seed
        self.next_oid = FIRST_OBJECT
        self.clock = 0
        self.turn = 0
        self.active = 0
        self.step = "setup"
        self.stage = "begin"
        self.steps_left: tuple[str, ...] = ()
        self.priority = NOBODY
        self.passes = 0
        self.first_seat = 0
        self.extra_turns: tuple[int, ...] = ()
        self.strays: tuple[int, ...] = ()
        self.pending: tuple[PendingTrigger, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.lasting: tuple[LastingEffect, ...] = ()
        self.last_known: dict[int, LastKnown] = {}
        self.remembered: dict[str, object] = {}
        self.fallen: tuple[tuple[int, ...], ...] = ()
        self.over = False
        self.winner: tuple[int, ...] = ()
        self.past: tuple[tuple[Event, ...], ...] = ()
        self.log: list[Event] = []
        self.settled = 0
        self.idle: dict[int, Idle] = {}
        self.sources: dict[int, PlayerSources] = {}
        self.outside: tuple[int, int, tuple[int, ...]] = (0, 0, ())
        self.worded: Worded | None = None
        self.effects: LayerPass | None = None
        self.effects_at = 0
        self.index: AbilityIndex | None = None
        self.index_at = 0
        self.gave_up = False
        self.gathering: Gathering | None = None
        self.defining: int | None = None
        self.refused: tuple[tuple[object, ...], ...] = ()
        self.forced = 0
        self.seen: frozenset[str] = frozenset()

    def copy(self) -> State:
        """Return an independent state that shares all objects until one of the two changes them."""
        other = State.__new__(State)
        other.rules = self.rules
        other.settings = self.settings
        other.become(self)
        return other

    def become(self, other: State) -> None:  # noqa: PLR0915  every field
        """Take over everything of another state (733: the game returns to a moment before).

        Both get new tokens: neither may change in place what is now shared.
        """
        self.token = Owner()
        other.token = Owner()
        self.version = other.version
        self.continuous = other.continuous
        self.shape = other.shape
        self.placed = other.placed
        self.marked = other.marked
        self.holdings = other.holdings
        self.objects = other.objects.copy()
        self.zones = other.zones.copy()
        self.players = other.players.copy()
        self.moved = other.moved.copy()
        self.cards = other.cards
        self.any_ways = other.any_ways
        self.any_rooms = other.any_rooms
        self.chance = other.chance
        self.next_oid = other.next_oid
        self.clock = other.clock
        self.turn = other.turn
        self.active = other.active
        self.step = other.step
        self.stage = other.stage
        self.steps_left = other.steps_left
        self.priority = other.priority
        self.passes = other.passes
        self.first_seat = other.first_seat
        self.extra_turns = other.extra_turns
        self.strays = other.strays
        self.pending = other.pending
        self.delayed = other.delayed
        self.lasting = other.lasting
        self.last_known = other.last_known.copy()
        self.remembered = other.remembered
        self.fallen = other.fallen
        self.over = other.over
        self.winner = other.winner
        self.past = other.past
        self.log = other.log.copy()
        self.settled = other.settled
        self.idle = other.idle.copy()
        self.sources = other.sources.copy()
        self.outside = other.outside
        self.worded = other.worded
        self.effects = other.effects
        self.effects_at = other.effects_at
        self.index = other.index
        self.index_at = other.index_at
        self.gave_up = other.gave_up
        self.gathering = other.gathering
        self.defining = other.defining
        self.refused = other.refused
        self.forced = other.forced
        self.seen = other.seen

    def own(self, oid: int) -> GameObject:
        """Return the object to be changed; the change is seen by this state alone."""
        thing = self.objects[oid]
        version = next(VERSIONS)
        if thing.token is not self.token:
            thing = thing.copy(self.token, version)
            self.objects[oid] = thing
        else:
            thing.version = version
        self.version = self.marked = self.moved[thing.controller] = version
        return thing

    def own_status(self, oid: int) -> GameObject:
        """Return the object to be tapped or untapped, or for its sickness, uses or part in combat to be changed.

        No copiable value, counter or ability and no state-based action depends on those: its version and `marked` stay.
        """
        thing = self.objects[oid]
        if thing.token is not self.token:
            thing = thing.copy(self.token, thing.version)
            self.objects[oid] = thing
        self.version = self.moved[thing.controller] = next(VERSIONS)
        return thing

    def own_player(self, seat: int) -> Player:
        """Return the player to be changed; the change is seen by this state alone."""
        player = self.players[seat]
        self.version = self.moved[seat] = next(VERSIONS)
        if player.token is not self.token:
            player = player.copy(self.token)
            self.players[seat] = player
        return player

    def continuous_changed(self) -> None:
        """Say that continuous effects, or what they depend on, may have changed."""
        self.version = self.continuous = self.shape = next(VERSIONS)

    def members_changed(self) -> None:
        """Say the same where nothing but what is on the battlefield has changed."""
        self.version = self.continuous = next(VERSIONS)

    def new_timestamp(self) -> int:
        """Return the next timestamp (613.7)."""
        self.clock += 1
        return self.clock

    def zone(self, zone: str, seat: int = 0) -> tuple[int, ...]:
        """Return the ids in a zone; `seat` says whose, for hands, libraries and graveyards."""
        place = SHARED_ZONES.get(zone)
        return self.zones[place if place is not None else OWN_ZONES[zone] + 3 * seat]

    @property
    def battlefield(self) -> tuple[int, ...]:
        """Every permanent that is phased in or out, in timestamp order."""
        return self.zones[BATTLEFIELD]

    @property
    def stack(self) -> tuple[int, ...]:
        """What is on the stack, the top last."""
        return self.zones[STACK]

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return a player's hand, the newest card last."""
        return self.zones[HAND + 3 * seat]

    def library(self, seat: int) -> tuple[int, ...]:
        """Return a player's library, top first."""
        return self.zones[LIBRARY + 3 * seat]

    def graveyard(self, seat: int) -> tuple[int, ...]:
        """Return a player's graveyard, the top last."""
        return self.zones[GRAVEYARD + 3 * seat]

    def seats(self) -> list[int]:
        """Return the seats still in the game, in turn order from seat 0."""
        return [player.seat for player in self.players if player.in_game]

    def from_seat(self, first: int) -> list[int]:
        """Return the seats still in the game in turn order from one of them on (101.4: APNAP from the active one)."""
        order = [*range(first, len(self.players)), *range(first)]
        return [seat for seat in order if self.players[seat].in_game]

    def apnap(self) -> list[int]:
        """Return the seats in the game, the active player first (101.4)."""
        return self.from_seat(self.active)

    def opponents(self, seat: int) -> list[int]:
        """Return a player's opponents in the game, in turn order from that player (102.2, 806.1)."""
        return [other for other in self.from_seat(seat) if other != seat]

    def next_seat(self, seat: int) -> int:
        """Return the next player in turn order who is in the game (800.4a); the same seat where nobody else is."""
        number = len(self.players)
        other = (seat + 1) % number
        while other != seat and not self.players[other].in_game:
            other = (other + 1) % number
        return other

    def controlled(self, seat: int) -> list[GameObject]:
        """Return the phased-in permanents that a player controls, in timestamp order.

        Which they are is kept while `continuous` stays: it moves with whatever enters, leaves, phases or changes hands.
        """
        if self.holdings[0] != self.continuous:
            self.holdings = (self.continuous, {})
        objects, known = self.objects, self.holdings[1]
        if seat not in known:
            there = map(objects.__getitem__, self.zones[BATTLEFIELD])
            known[seat] = [thing.oid for thing in there if thing.controller == seat and not thing.phased_out]
        return [objects[oid] for oid in known[seat]]

    @property
    def memory(self) -> tuple[tuple[str, object], ...]:
        """The values of the game by name, sorted pairs."""
        return tuple(sorted(self.remembered.items(), key=itemgetter(0)))

    def recall(self, name: str, default: object = None) -> object:
        """Return a value of the game by name."""
        return self.remembered.get(name, default)

    def remember(self, name: str, value: object) -> None:
        """Keep a value of the game by name; None forgets it. It is no change of the abilities at work by itself."""
        if self.remembered.get(name) == value:
            return
        self.remembered = {key: kept for key, kept in self.remembered.items() if key != name}
        if value is not None:
            self.remembered[name] = value
        self.version = next(VERSIONS)
