"""Reading a whole game: turn, players, things, the log, and why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.combat.attackers import refusal_to_attack
from oathbreaker.engine.definitions import MELD
from oathbreaker.engine.events import Event
from oathbreaker.engine.mana_sources import mana_sources
from oathbreaker.engine.state import State
from oathbreaker.table.arguments import as_text
from oathbreaker.table.players import PlayerAtTable
from oathbreaker.table.reasons import Reason, reasons_why_not
from oathbreaker.table.things import Handle, Thing, checked_seat, seat_or_oid
from oathbreaker.texts.errors import NothingThereError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # the game has them
    from oathbreaker.engine.play import Play
    from oathbreaker.table.playable import PlayableCards
    from oathbreaker.table.setups import Setup

ALL_ZONES: Final = ("battlefield", "stack", "exile", "command", "hand", "library", "graveyard")


class GameReading:
    """What can be read of a game by a program that owns it. Players and agents get only `view`.

    Attributes:
        play: The game being played: its state and answers.
        setup: How it began.
        cards: The cards of the game by name.
        told: What views have already told of events.
        looks: What views have already said of objects: the characteristics, what else it comes from, and the words.
    """

    play: Play
    setup: Setup
    cards: PlayableCards
    told: dict[tuple[int, ...], tuple[object, list[dict[str, Any]]]]
    looks: dict[int, tuple[object, tuple[object, ...], dict[str, Any]]]

    @property
    def state(self) -> State:
        """The game's state; not to be changed."""
        return self.play.state

    @property
    def turn(self) -> int:
        """The turn's number from 1; 0 before the first."""
        return self.state.turn

    @property
    def step(self) -> str:
        """The step or phase; "setup" before the first turn."""
        return self.state.step

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.state.active

    @property
    def priority(self) -> int | None:
        """The seat that has priority; None where nobody has."""
        decision = self.play.decision
        return self.state.priority if decision is not None and decision.kind == "priority" else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.play.is_over

    @property
    def standings(self) -> list[list[int]]:
        """The seats first to last; those who drew or lost together share a place."""
        return self.play.standings

    @property
    def log(self) -> tuple[Event, ...]:
        """What has happened, oldest first; each event has `rule` and `text(lang)`."""
        return tuple(event for turn in (*self.state.past, tuple(self.state.log)) for event in turn)

    @property
    def players(self) -> tuple[PlayerAtTable, ...]:
        """Every player, those who have left too."""
        return tuple(PlayerAtTable(self, seat) for seat in range(len(self.state.players)))

    def player(self, seat: int) -> PlayerAtTable:
        """Return a player.

        Raises:
            NothingThereError: There is no such seat.
        """
        return PlayerAtTable(self, self.seat(seat))

    def seat(self, seat: int) -> int:
        """Return a seat that exists.

        Raises:
            NothingThereError: There is none of this number.
        """
        return checked_seat(seat, len(self.state.players))

    @property
    def stack(self) -> tuple[Thing, ...]:
        """What is on the stack, the top last."""
        return tuple(Thing(self, oid) for oid in self.state.stack)

    def thing(self, which: object) -> Thing:
        """Return an object by its handle, id, or itself. A card's handle finds the card wherever it has gone.

        Raises:
            NothingThereError: The game does not have it.
        """
        if isinstance(which, Handle):
            which.check(self.setup)
            if which.oid not in self.state.objects and which.card != NOBODY:
                return self.card(which.card)
            return Thing(self, which.oid)
        return Thing(self, seat_or_oid(which))

    def card(self, number: int) -> Thing:
        """Return the object that a card is now.

        Raises:
            NothingThereError: Its owner has left the game.
        """
        for oid, thing in self.state.objects.items():
            if number in thing.cards:
                return Thing(self, oid)
        raise NothingThereError(say("table.no_object", number=number))

    def seat_or_id(self, which: object) -> int:
        """Return the seat, or the id of the object that a handle, thing or id stands for.

        Raises:
            NothingThereError: There is no such player or object.
        """
        target = seat_or_oid(which)
        return self.seat(target) if is_player(target) and not isinstance(which, Handle) else self.thing(which).id

    def target(self, number: int) -> Thing | int | None:
        """Return what a number in the state stands for: a thing, a seat, or None."""
        if number == NOBODY:
            return None
        return number if is_player(number) else Thing(self, number)

    def find(self, name: str | None = None, *, zone: str | None = None, controller: int | None = None) -> list[Thing]:
        """Return the objects of this name, oldest first.

        Args:
            name: Its name now, its card's name, or a face's, in either language; not given: any.
            zone: The zone to look in; not given: every zone.
            controller: Whose; outside battlefield and stack the owner's.

        Raises:
            NothingThereError: There is no such zone.
            GameSetupError: The name is no text.
        """
        if zone is not None and zone not in ALL_ZONES:
            raise NothingThereError(say("table.no_zone", zone=zone, zones=list(ALL_ZONES)))
        wanted = {as_text(name, "name"), self.cards.full_name(name)} if name is not None else None
        found = []
        for oid, thing in self.state.objects.items():
            if (zone is None or thing.zone == zone) and (controller is None or thing.controller == controller):
                faces = thing.definition.faces if thing.definition.layout != MELD else ()
                names = {thing.definition.name, *(face.characteristics.name for face in faces)}
                if wanted is None or wanted & names or Thing(self, oid).name in wanted:
                    found.append(Thing(self, oid))
        return sorted(found, key=lambda thing: (thing.timestamp, thing.id))

    @property
    def monarch(self) -> int | None:
        """The monarch's seat (725.1); None where there is none."""
        seat = self.state.recall("monarch")
        return seat if isinstance(seat, int) else None

    @property
    def daytime(self) -> str | None:
        """Whether it is "day" or "night" (731.1); None where it is neither."""
        said = self.state.recall("daytime")
        return str(said) if said is not None else None

    @rule("903.8")
    def tax(self, card: object) -> int:
        """Return how much more it costs to cast a card from the command zone."""
        thing = self.thing(card)
        extra = self.state.rules.extra_cost(self.state, thing.id, thing.owner, "command")
        return sum(int(symbol.text) for symbol in parse_mana_cost(extra).symbols if symbol.text.isdecimal())

    def mana_options(self, player: int) -> list[tuple[Thing, tuple[str, ...]]]:
        """Return each permanent with mana abilities that a player could activate now, with what each could add."""
        sources = mana_sources(self.state, self.seat(player))
        return [(Thing(self, source.oid), source.ways.ways) for source in sources]

    @rule("508.1a", "508.1b")
    def may_attack(self, creature: object, target: object) -> bool:
        """Tell whether a creature of the active player could be declared as attacking a player or permanent."""
        oid = self.thing(creature).id
        state = self.state
        if oid not in state.objects or state.objects[oid].zone != "battlefield":
            return False
        return refusal_to_attack(state, oid, self.seat_or_id(target)) is None

    def why_not(self, player: int, name: str, ability: int | None = None) -> list[Reason]:
        """Return why a player cannot cast, play or activate a card now, each reason once; nothing where they can.

        Args:
            player: The seat.
            name: A card's or face's name, in either language.
            ability: The index of the ability that is meant, as in `Option.ability`; not given: any use of the card.

        Raises:
            NothingThereError: There is no such seat.
            CardNotFoundError: No card has the name.
        """
        return reasons_why_not(self, self.seat(player), name, ability)
