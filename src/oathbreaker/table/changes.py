"""Changes of a game from outside: how much is asked, things put there by hand, hidden cards dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.chance import MASK, STEP, next_number, shuffle
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import EVERYBODY, who_sees
from oathbreaker.engine.play import Change, Play
from oathbreaker.engine.positions import put
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.state import State
from oathbreaker.engine.turn.loop import play_on
from oathbreaker.table.arguments import as_list, as_number, as_text, check_permanent, check_step
from oathbreaker.table.knowing import known_cards
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.rules import rule

SETTING_NAMES: Final = ("stop_everywhere", "ask_everything", "random_by_hand", "pay_by_hand")
"""The settings that a game has as attributes."""


def settings_with(settings: Settings, name: str, value: Any) -> Settings:  # noqa: ANN401  each has its own
    """Return settings with one of them changed."""
    values = {key: getattr(settings, key) for key in Settings.__slots__}
    return Settings(**{**values, name: value})


class TableChange(Change):
    """A change that can be saved."""

    __slots__ = ()

    def plain(self) -> list[object]:
        """Return it as JSON; `change_from_plain` reads it."""
        raise NotImplementedError


class ChangeSetting(TableChange):
    """One of the settings becomes another."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: Any) -> None:  # noqa: ANN401  each setting has its own
        self.name = name
        self.value = value

    def make(self, play: Play) -> None:
        """Change it from now on; what is being asked stays as it is."""
        play.state.settings = settings_with(play.state.settings, self.name, self.value)

    def plain(self) -> list[object]:
        """Return it as JSON."""
        return ["setting", self.name, self.value]


class ChangeStops(TableChange):
    """A person will be asked for priority in these steps."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: Sequence[str]) -> None:
        self.seat = seat
        self.steps: tuple[Any, ...] = tuple(as_list(steps, "steps"))
        for step in self.steps:
            check_step(step)

    def make(self, play: Play) -> None:
        """Change the stops from now on."""
        play.state.own_player(self.seat).stops = self.steps

    def plain(self) -> list[object]:
        """Return it as JSON."""
        return ["stops", self.seat, list(self.steps)]


class PutCountersByHand(TableChange):
    """Counters are put on an object or player, as by an effect without a source."""

    __slots__ = ("amount", "counter", "target")

    def __init__(self, target: int, counter: str, amount: int) -> None:
        self.target = target
        self.counter = as_text(counter, "kind")
        self.amount = as_number(amount, "number", 0)

    def make(self, play: Play) -> Procedure[None]:
        """Put them, then go on with the priority decision."""
        return self.carried_out(play.state)

    def carried_out(self, state: State) -> Procedure[None]:
        """Put them, then play on."""
        yield from happen(state, (PutCounters(self.target, self.counter, self.amount),))
        yield from play_on(state)

    def plain(self) -> list[object]:
        """Return it as JSON."""
        return ["counters", self.target, self.counter, self.amount]


class PutCardByHand(TableChange):
    """A card from nowhere is put into a zone, as by an effect without a source."""

    __slots__ = ("card", "owner", "tapped", "zone")

    def __init__(self, owner: int, zone: str, card: PlayableCard, *, tapped: bool = False) -> None:
        self.owner = owner
        self.zone = zone
        self.card = card
        self.tapped = tapped
        if zone == "battlefield":
            check_permanent(card.name, card.faces[0])

    def make(self, play: Play) -> Procedure[None]:
        """Put it there, then go on with the priority decision."""
        return self.carried_out(play.state)

    def carried_out(self, state: State) -> Procedure[None]:
        """Put it there; onto the battlefield it comes by an event, from exile."""
        if self.zone == "battlefield":
            oid = put(state, self.card, self.owner, "exile")
            yield from happen(state, (ZoneChange(state, oid, "battlefield", tapped=self.tapped),))
        else:
            put(state, self.card, self.owner, self.zone, position=0 if self.zone == "library" else None)
            state.continuous_changed()
        yield from play_on(state)

    def plain(self) -> list[object]:
        """Return it as JSON."""
        return ["card", self.owner, self.zone, self.card.name, self.tapped]


class DealAnew(TableChange):
    """The cards that one player cannot see are dealt anew, and chance begins anew."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = as_number(seed, "seed")

    @rule("400.2")
    def make(self, play: Play) -> Procedure[None] | None:
        """Exchange the hidden cards of each owner among their places; who is asked for priority is asked anew."""
        state = play.state
        state.chance = (self.seed * STEP) & MASK
        next_number(state)
        known = known_cards(state, self.seat)
        for owner in state.seats():
            hidden = [oid for oid in hidden_places(state, owner) if oid not in known]
            places = [oid for oid in hidden if who_sees(state, oid) not in {EVERYBODY, self.seat}]
            order = list(places)
            shuffle(state, order)
            cards = [(state.objects[oid].card, state.objects[oid].definition) for oid in order]
            for oid, (card, definition) in zip(places, cards, strict=True):
                thing = state.own(oid)
                thing.card, thing.definition = card, definition
                thing.cached = None
        state.continuous_changed()
        state.placed = state.version
        state.idle, state.outside = {}, (0, 0, ())  # what was known of the cards that were there before
        is_anew = play.decision is not None and play.decision.kind == "priority" and play.decision.player != self.seat
        return play_on(state) if is_anew else None

    def plain(self) -> list[object]:
        """Return it as JSON."""
        return ["deal anew", self.seat, self.seed]


def hidden_places(state: State, owner: int) -> Sequence[int]:
    """Return a player's cards in hand and library, and those face down in exile."""
    exiled = [oid for oid in state.zone("exile") if state.objects[oid].owner == owner and state.objects[oid].face_down]
    return [oid for oid in (*state.hand(owner), *state.library(owner), *exiled) if state.objects[oid].card != NOBODY]


def change_from_plain(written: Sequence[Any], cards: PlayableCards) -> Change:
    """Return the change that `plain` wrote.

    Raises:
        ValueError: It is none.
    """
    kind, *rest = written
    if kind == "setting":
        name, value = rest
        return ChangeSetting(name, tuple(map(tuple, value)) if name == "pauses" else value)
    if kind == "stops":
        return ChangeStops(*rest)
    if kind == "counters":
        return PutCountersByHand(*rest)
    if kind == "card":
        owner, zone, name, tapped = rest
        return PutCardByHand(owner, zone, cards[name], tapped=tapped)
    if kind == "deal anew":
        return DealAnew(*rest)
    raise ValueError(kind)
