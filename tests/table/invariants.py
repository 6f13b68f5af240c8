"""What must hold at every decision of any game."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tests.table.what_is_kept import check_kept

from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.controlling_players import decider
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import HIDDEN_ZONES
from oathbreaker.engine.revealing import LookAt, Reveal
from oathbreaker.engine.shown_hands import is_hand_shown
from oathbreaker.engine.state import State
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.things import Thing
from oathbreaker.table.view import may_see_top
from oathbreaker.texts.rules import rule_exists

ID_FIELDS = frozenset({"id", "source", "target", "attached_to", "attacking"})
"""Fields of a view that hold ids of objects."""

IDS_IN_KEYS = re.compile(r"^(?:[a-z ]+ )?(\d+)")
"""The id that an option's key begins with, after words; what follows are numbers of faces and abilities."""

TELLING = re.compile(r"\W")
"""A name of one word may be a word of some label: only names of several words tell a leak."""

MIRACLE_RULE = "702.94a"
"""By this rule a player is asked about the card that they draw, before it is in their hand."""


class Watch:
    """Checks a game as it goes.

    Attributes:
        known: The numbers of the cards that each player has had occasion to see.
        casts: How often each card has been cast from the command zone, by its number.
        leaders: How many cards of each designation lead each player's deck.
        numbers: The number of the card of each object that has moved: what it was may be forgotten between decisions.
    """

    def __init__(self, game: Game, cards: PlayableCards) -> None:
        self.game = game
        self.cards = cards
        leading = {number for number, card in enumerate(game.state.cards) if card.designation}
        self.known = [set(leading) for _ in game.players]  # all see them from the start
        self.casts: Counter[int] = Counter()
        self.leaders = leaders_of(game)
        self.numbers = {oid: thing.card for oid, thing in game.state.objects.items()}
        self._turns = 0
        self._events = 0

    def check_decision(self) -> None:
        """Check what can be checked quickly: zones, what is asked, and what has happened since."""
        check_zones(self.game)
        check_asked(self.game)
        for event in self.new_events():
            check_event(event)
            self.note(event)
        assert leaders_of(self.game) == self.leaders
        check_leaders(self.game, self.casts)

    def new_events(self) -> list[Event]:
        """Return what has happened since this was last asked."""
        state = self.game.state
        turns = (*state.past, tuple(state.log))[self._turns :]
        events = [event for turn in turns for event in turn][self._events :]
        self._events = len(state.log)
        self._turns = len(state.past)
        return events

    def note(self, event: Event) -> None:
        """Note which cards players have seen in an event."""
        if isinstance(event, ZoneChange):
            self.follow(event)
        if isinstance(event, ZoneChange) and not {event.zone, event.origin} <= HIDDEN_ZONES:
            self.seen(event.oid, range(len(self.known)))
            self.seen(event.new_oid, range(len(self.known)))
        elif isinstance(event, ZoneChange) and event.zone == "hand":
            self.seen(event.new_oid)
        elif isinstance(event, Reveal):
            self.seen(event.oid, range(len(self.known)))
        elif isinstance(event, LookAt):
            self.seen(event.oid, [event.seat])
        elif isinstance(event, SpellCast) and event.said.zone == "command":
            self.casts[self.card_of(event.oid)] += 1

    def follow(self, event: ZoneChange) -> None:
        """Note which card moved, unless it is a token that was made and forgotten between two decisions."""
        state = self.game.state
        if event.oid in self.numbers or event.oid in state.objects or event.oid in state.last_known:
            self.numbers[event.new_oid] = self.card_of(event.oid)

    def card_of(self, oid: int) -> int:
        """Return the number of the card that an object is or was."""
        if oid not in self.numbers:
            state = self.game.state
            thing = state.objects.get(oid) or state.last_known[oid].object
            self.numbers[oid] = thing.card
        return self.numbers[oid]

    def seen(self, oid: int, seats: Sequence[int] | None = None) -> None:
        """Note that these players, or the owner, know which card an object is."""
        state = self.game.state
        known = state.last_known.get(oid)
        thing = state.objects.get(oid) or (known.object if known is not None else None)
        if thing is not None:
            for seat in [thing.owner] if seats is None else seats:
                self.known[seat].add(thing.card)

    def check_views(self) -> None:
        """No view holds the name or id of a card hidden from its player, and every view can be written as JSON."""
        game = self.game
        for viewer in range(len(game.players)):
            view = game.view(viewer)
            texts = json.dumps(view, ensure_ascii=False)
            hidden = [
                thing
                for player in game.players
                if player.seat != viewer and player.in_game
                for thing in (*(() if self.sees_hand(viewer, player.seat) else player.hand), *player.library)
            ]
            own_library = game.player(viewer).library
            asked = game.decision is not None and game.decision.player == viewer
            may_look = (self.asked_about() if asked else set()) | self.shown_tops(viewer)
            ids = {thing.id for thing in (*hidden, *own_library)} - may_look
            assert not ids & set(numbers_under_ids(view))
            unseen = [*hidden, *own_library]
            leaked = [name for name in self.unknown_names(viewer, unseen, may_look) if name in texts]
            leaked = [name for name in leaked if not self.is_in_a_text(name)]
            assert not leaked, leaked

    def is_in_a_text(self, name: str) -> bool:
        """Tell whether the text of a card of the game names another so: then it tells nothing."""
        faces = [face for card in self.game.state.cards for face in card.definition.faces]
        return any(name in repr(face.characteristics.abilities) for face in faces)

    def asked_about(self) -> set[int | None]:
        """Return what the decision is about: its options, and a card that its player draws just now (121.9)."""
        assert self.game.decision is not None
        found = {option.target for option in self.game.decision.options}
        is_drawing = self.game.decision.rule == MIRACLE_RULE
        return found | {card.id for card in self.game.player(self.game.decision.player).library[:1] if is_drawing}

    def shown_tops(self, viewer: int) -> set[int | None]:
        """Return the cards on top of libraries that a player may see: revealed ones, and what they may look at."""
        shown = [one for one in self.game.players if may_see_top(self.game.state, one.seat, viewer)]
        return {card.id for player in shown for card in player.library[:1]}

    def sees_hand(self, viewer: int, seat: int) -> bool:
        """Tell whether a player sees another's hand: they control that player, or the hand is played revealed."""
        state = self.game.state
        return decider(state, seat) == viewer or is_hand_shown(state, seat)

    def unknown_names(self, viewer: int, unseen: list[Thing], may_look: set[int | None]) -> list[str]:
        """Return the names of hidden cards that a player has not seen, and no card of the same name either."""
        state = self.game.state
        known = {state.cards[number].definition.name for number in self.known[viewer] if number >= 0}
        seen = [player for player in self.game.players if self.sees_hand(viewer, player.seat) or player.seat == viewer]
        known |= {thing.card_name for player in seen for thing in player.hand}
        known |= {state.objects[oid].definition.name for oid in revealed_for_abilities(state)}
        known |= {state.objects[oid].definition.name for oid in may_look if oid in state.objects and not is_player(oid)}
        cards = [
            thing for thing in unseen if state.objects[thing.id].kind == "card"
        ]  # a token there has been seen before
        names = {thing.card_name for thing in cards if TELLING.search(thing.card_name)}
        return [name for name in sorted(names - known) if not any(name in other for other in known)]

    def check_courses(self, answer: object) -> None:
        """A copy with the same answer has the same digest; undo restores it; the original does not notice.

        What is kept of the state is as it is found from nothing.
        """
        game = self.game
        check_kept(game.state)
        before = game.digest()
        other = game.copy()
        assert other.digest() == before
        other.answer(answer)
        assert game.digest() == before
        again = game.copy()
        again.answer(answer)
        assert again.digest() == other.digest()
        again.undo()
        assert again.digest() == before
        other.undo(to="action")
        assert other.decision is not None
        assert other.decision.kind == "priority" or not other.play.answers

    def is_answer(self, answer: Sequence[int]) -> bool:
        """Tell whether a recorded answer is one to the decision: no concession and no change from outside."""
        decision = self.game.decision
        return decision is not None and min(answer, default=0) >= 0

    def check_end(self) -> None:
        """Check what has been told and seen, and that the game can be saved and loaded."""
        for event in self.new_events():
            check_event(event)
            self.note(event)
        self.check_views()
        check_save(self.game, self.cards)


def check_zones(game: Game) -> None:
    """No card is lost or doubled, and every object is in one zone."""
    state = game.state
    listed = [oid for members in state.zones for oid in members]
    assert Counter(listed) == Counter(state.objects.keys())
    numbers = sorted(number for thing in state.objects.values() for number in thing.cards)
    expected = [number for number, card in enumerate(state.cards) if state.players[card.owner].in_game]
    assert numbers == expected


def leaders_of(game: Game) -> Counter[tuple[int, str]]:
    """Return how many cards of each designation each player has: one or two of each."""
    found = Counter((card.owner, card.designation) for card in game.state.cards if card.designation)
    assert all(number in {1, 2} for number in found.values()), found
    return found


def check_leaders(game: Game, casts: Counter[int]) -> None:
    """Each signature spell is in the command zone or on the stack, and the tax counts castings from there (906.12)."""
    state = game.state
    places = {number: thing for thing in state.objects.values() for number in thing.cards}
    for number, card in enumerate(state.cards):
        if not card.designation or number not in places:
            continue
        thing = places[number]
        assert card.designation != "signature spell" or thing.zone in {"command", "stack"}, thing.zone
        assert game.tax(thing.oid) == 2 * casts[number], (card.definition.name, casts[number])


def revealed_for_abilities(state: State) -> list[int]:
    """Return the cards whose abilities are on the stack, revealed as those were announced (602.2a)."""
    said = [state.objects[oid].announcement for oid in state.stack if state.objects[oid].kind == "ability"]
    return [one.source for one in said if one is not None and one.source in state.objects]


def check_asked(game: Game) -> None:
    """What is asked cites a rule, and concerns a player and objects that are there; its default is an answer."""
    state = game.state
    decision = game.play.decision
    assert decision is not None
    assert state.players[decision.player].in_game
    for option in decision.options:
        for about in (option.source, option.target):
            is_there = about is None or is_player(about) or about in state.objects
            # an old target of a copy may be kept, and a source that has left may be chosen
            may_be_gone = decision.kind == "order triggers" or decision.rule in {"707.10c", "609.7a"}
            assert is_there or may_be_gone, (decision.kind, option)
    assert rule_exists(decision.rule)
    assert decision.fault(decision.default()) is None, decision.kind
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys), keys


def check_event(event: Event) -> None:
    """An event cites a rule that exists, and says in both languages what happened."""
    assert rule_exists(event.rule), event
    assert event.text("en")
    assert event.text("ja")


def check_save(game: Game, cards: PlayableCards) -> None:
    """A loaded game stands where it was saved and goes on alike."""
    loaded = Game.load(game.save(), cards)
    assert loaded.digest() == game.digest()
    assert loaded.standings == game.standings
    if game.decision is not None:
        default = game.decision.chosen(game.decision.default())
        loaded.answer(default)
        other = game.copy()
        other.answer(default)
        assert loaded.digest() == other.digest()


def numbers_under_ids(value: Any) -> Iterator[int]:  # noqa: ANN401  JSON
    """Yield every number in a field that holds ids, and those in options' keys; the key of an amount is no id."""
    if isinstance(value, dict):
        is_amount = value.get("value") is not None
        for key, item in value.items():
            if key in ID_FIELDS and isinstance(item, int):
                yield item
            elif key == "key" and not is_amount:
                yield from (int(found) for found in IDS_IN_KEYS.findall(str(item)))
            elif key in {"targets", "blocking"}:
                yield from item
            else:
                yield from numbers_under_ids(item)
    elif isinstance(value, list):
        for item in value:
            yield from numbers_under_ids(item)
