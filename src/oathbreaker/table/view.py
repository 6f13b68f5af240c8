"""What one player may see of a game: hidden information is removed here, and nowhere else (CR 400.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.announcing import abilities_on_stack, modes_in
from oathbreaker.engine.controlling_players import decider
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.marks import chosen_of, designations_of
from oathbreaker.engine.merged import components_of
from oathbreaker.engine.naming import EVERYBODY, own_title, sentence, who_sees
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.shown_hands import is_hand_shown, who_sees_top
from oathbreaker.engine.state import State
from oathbreaker.formats.commander import damage_by_commanders
from oathbreaker.table.players import PlayerAtTable
from oathbreaker.table.things import Thing
from oathbreaker.table.wording import ModeTitle, ability_text
from oathbreaker.texts.languages import LANGUAGES
from oathbreaker.texts.messages import display, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # a game gives its views
    from oathbreaker.table.reading import GameReading

SCHEMA: Final = 1
"""The version of the view's form; docs/view.md describes it."""

PlayerView = dict[str, Any]
"""JSON."""

LISTS: Final = ("types", "subtypes", "supertypes", "colors", "keywords")
"""What a view lists of an object: a new list for each view."""


@rule("400.2", "708.5", "723.4")
def view_of(game: GameReading, viewer: int) -> PlayerView:
    """Return what a player may see: JSON-able, in the form of docs/view.md."""
    return {**board_of(game, viewer), "decision": decision_view(game, viewer), "log": log_view(game, viewer)}


def board_of(game: GameReading, viewer: int) -> Board:
    """Return what a player may see of the game as it is now, without what has happened and what is asked."""
    return Board(game, viewer)


class Board(Mapping[str, Any]):
    """A view without its log and its decision, of which each part is looked at when first asked for.

    It is of the game as it is then: who keeps it while the game goes on keeps a mixture.
    """

    __slots__ = ("_found", "_game", "_viewer")

    def __init__(self, game: GameReading, viewer: int) -> None:
        self._game = game
        self._viewer = viewer
        self._found: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401  JSON
        if name not in self._found:
            self._found[name] = PARTS[name](self._game, self._viewer)
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(PARTS)

    def __len__(self) -> int:
        return len(PARTS)


def player_view(player: PlayerAtTable, viewer: int) -> dict[str, Any]:
    """Return what a player may see of a player; of other hands and of all libraries only the number of cards."""
    data = player.data
    cards = player.game.state.cards
    is_own = viewer in {player.seat, decider(player.game.state, player.seat)} and data.in_game
    is_shown = is_own or is_hand_shown(player.game.state, player.seat)
    top = player.library[:1] if may_see_top(player.game.state, player.seat, viewer) else ()
    return {
        "seat": player.seat,
        "in_game": data.in_game,
        "life": data.life,
        "counters": dict(data.counters),
        "mana": player.mana,
        "lands_played": data.lands_played,
        "mulligans": data.mulligans,
        "hand_size": len(player.game.state.hand(player.seat)),
        "library_size": len(player.game.state.library(player.seat)),
        "library_top": thing_view(top[0], viewer) if top else None,
        "hand": [thing_view(thing, viewer) for thing in player.hand] if is_shown else None,
        "graveyard": [thing_view(thing, viewer) for thing in player.graveyard],
        "commander_damage": [
            {"card": cards[number].definition.name, "owner": cards[number].owner, "damage": dealt}
            for number, dealt in damage_by_commanders(player.game.state, player.seat).items()
        ],
    }


@rule("401.5", "723.4")
def may_see_top(state: State, seat: int, viewer: int) -> bool:
    """Tell whether a player may see the top card of another's library, or of their own."""
    sees = who_sees_top(state, seat)
    return sees == EVERYBODY or (sees == seat and viewer in {seat, decider(state, seat)})


def zone_view(game: GameReading, zone: str, viewer: int) -> list[dict[str, Any]]:
    """Return what a player may see of a zone that all share."""
    return [thing_view(Thing(game, oid), viewer) for oid in game.state.zone(zone)]


PARTS: Final[dict[str, Callable[[GameReading, int], Any]]] = {
    "schema": lambda _game, _viewer: SCHEMA,
    "player": lambda _game, viewer: viewer,
    "turn": lambda game, _viewer: game.turn,
    "step": lambda game, _viewer: game.step,
    "active": lambda game, _viewer: game.active,
    "priority": lambda game, _viewer: game.priority,
    "monarch": lambda game, _viewer: game.monarch,
    "daytime": lambda game, _viewer: game.daytime,
    "is_over": lambda game, _viewer: game.is_over,
    "standings": lambda game, _viewer: game.standings if game.is_over else None,
    "players": lambda game, viewer: [player_view(player, viewer) for player in game.players],
    "battlefield": lambda game, viewer: zone_view(game, "battlefield", viewer),
    "stack": lambda game, viewer: zone_view(game, "stack", viewer),
    "exile": lambda game, viewer: zone_view(game, "exile", viewer),
    "command": lambda game, viewer: zone_view(game, "command", viewer),
}
"""The parts of a view, in their order, and how each is found."""


def thing_view(thing: Thing, viewer: int) -> dict[str, Any]:
    """Return what a player may see of an object: all of it, or of one that is face down what anybody sees."""
    state = thing.game.state
    data, look = thing.object, thing.look
    found = status_view(data, look)
    seat = EVERYBODY if data.zone == "battlefield" and not data.face_down else who_sees(state, thing.id)
    if data.zone == "hand" and is_hand_shown(state, data.owner):
        seat = EVERYBODY
    elif data.zone == "library" and state.library(data.owner)[:1] == (thing.id,):
        seat = who_sees_top(state, data.owner)
    if seat in {EVERYBODY, viewer} or (seat >= 0 and decider(state, seat) == viewer):
        found |= known_view(thing, data, look)
        parts = components_of(data) if data.beneath else ()
        found["cards"] = [component_view(part, is_own=viewer == data.controller) for part in parts]
        is_loyal = look.loyalty is not None or "planeswalker" in look.types
        found["loyalty"] = thing.loyalty if is_loyal else None
        found["tax"] = thing.game.tax(thing) if found["designation"] else None
        if data.kind == "ability":
            found |= ability_view(thing)
        if data.zone == "stack":
            found |= announced_view(thing, data, look)
    return found


@rule("708.5", "730.2")
def component_view(part: Component, *, is_own: bool) -> dict[str, str]:
    """Return the name of what represents a permanent besides others; not of what lies face down and is another's."""
    is_hidden = part.face_down and not is_own
    return dict(title_texts(say("engine.face_down") if is_hidden else part.definition.faces[0].title))


def known_view(thing: Thing, data: GameObject, look: Characteristics) -> dict[str, Any]:
    """Return what is to be seen of an object whose characteristics are known; found once for as long as they stay."""
    where = (data.definition, data.face, data.face_down)
    known = thing.game.looks.get(thing.id) if data.zone != "stack" else None  # there, X is being announced
    if known is None or known[0] is not look or known[1] != where:
        found: dict[str, Any] = {
            "name": look.name,
            "card": thing.card_name,
            "title": dict(title_texts(own_title(data))),
            "mana_cost": thing.mana_cost,
            "mana_value": thing.mana_value,
            "types": look.types,
            "subtypes": look.subtypes,
            "supertypes": look.supertypes,
            "colors": thing.colors,
            "keywords": thing.keywords,
            "face": thing.face,
            "designation": thing.designation,
        }
        thing.game.looks[thing.id] = (look, where, found)
    else:
        found = known[2]
    own = found.copy()
    for name in LISTS:
        own[name] = list(found[name])
    own["title"] = found["title"].copy()
    return own


def ability_view(thing: Thing) -> dict[str, Any]:
    """Return what is to be seen of an ability on the stack: whose it is, and what it says."""
    state = thing.game.state
    said = thing.object.announcement
    source = said.source if said is not None else NOBODY
    is_there = source in state.objects and who_sees(state, source) == EVERYBODY
    name = source_name(thing, source)
    abilities = abilities_on_stack(state, thing.id)
    return {
        "of": {"id": source if is_there else None, "name": name},
        "text": {
            language: "\n".join(ability_text(ability, name, language) for ability in abilities)
            for language in LANGUAGES
        },
    }


@rule("800.4a")
def source_name(thing: Thing, source: int) -> str:
    """Return the name of what an ability on the stack is of; "" where that left the game with its owner."""
    state = thing.game.state
    return Thing(thing.game, source).name if source in state.objects or source in state.last_known else ""


@rule("601.2b")
def announced_view(thing: Thing, data: GameObject, look: Characteristics) -> dict[str, Any]:
    """Return what was chosen for what is on the stack and stands nowhere on it: the value of X, and the modes."""
    said = data.announcement
    if said is None:
        return {"x": None, "modes": []}
    of_itself = said.ability is None or said.source == NOBODY
    name = look.name if of_itself else source_name(thing, said.source)
    modes = [mode for ability in abilities_on_stack(thing.game.state, data.oid) for mode in modes_in(ability)]
    titles = [(place + 1, ModeTitle(modes[place], name)) for place in said.modes if place < len(modes)]
    return {
        "x": said.x if said.x or "{X}" in thing.mana_cost else None,
        "modes": [
            {"number": number, "text": {language: title.display(language) for language in LANGUAGES}}
            for number, title in titles
        ],
    }


@lru_cache(maxsize=16384)
def title_texts(title: object) -> tuple[tuple[str, str], ...]:
    """Return a title in both languages."""
    return (("en", display(title, "en")), ("ja", display(title, "ja")))


def status_view(data: GameObject, look: Characteristics) -> dict[str, Any]:
    """Return what everybody sees of an object: where it is, in what state, and what it does."""
    is_spell = data.zone == "stack" and data.kind != "ability"
    return {
        "id": data.oid,
        "kind": "spell" if is_spell else data.kind,
        "zone": data.zone,
        "owner": data.owner,
        "controller": data.controller,
        "power": look.power,
        "toughness": look.toughness,
        "counters": dict(data.counters),
        "tapped": data.tapped,
        "sick": data.sick,
        "damage": data.damage,
        "face_down": data.face_down,
        "phased_out": data.phased_out,
        "designations": designations_of(data),
        "chosen": chosen_of(data),
        "attached_to": data.attached_to if data.attached_to >= 0 else None,
        "attacking": data.attacking if data.attacking >= 0 else None,
        "defender": data.defender if data.defender != NOBODY else None,
        "blocking": list(data.blocking),
        "targets": [target for group in data.announcement.targets for target in group] if data.announcement else [],
    }


def decision_view(game: GameReading, viewer: int) -> dict[str, Any] | None:
    """Return what is asked: to the player who is asked with all options, to others only whom it is about."""
    decision = game.play.decision
    if decision is None:
        return None
    found: dict[str, Any] = {"player": decision.player, "kind": decision.kind, "rule": decision.rule}
    if decision.player == viewer:
        found |= asked_view(decision)
    return found


def asked_view(decision: Decision) -> dict[str, Any]:
    """Return all that a decision asks."""
    return {
        "prompt": {"en": decision.prompt("en"), "ja": decision.prompt("ja")},
        "earlier": [{"player": one.player, **one.message.both()} for one in decision.earlier],
        "options": [option_view(option) for option in decision.options],
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "ordered": decision.ordered,
        "total": decision.total,
        "mode": decision.mode,
        "source": decision.source if decision.source >= 0 else None,
    }


def option_view(option: Option) -> dict[str, Any]:
    """Return all that an option says."""
    return {
        "key": option.key,
        "label": {"en": option.label("en"), "ja": option.label("ja")},
        "action": option.action,
        "card": option.card,
        "face": option.face,
        "ability": list(option.ability) if option.ability is not None else None,
        "source": option.source,
        "target": option.target,
        "value": option.value,
        "alternative": option.alternative,
        "is_default": option.is_default,
    }


def log_view(game: GameReading, viewer: int) -> list[dict[str, Any]]:
    """Return what a player has seen happen, oldest first; what was hidden from them has no name."""
    state = game.state
    found: list[dict[str, Any]] = []
    first = state.turn - len(state.past)
    for number, turn in enumerate(state.past, start=first):
        key = (id(turn), viewer)
        if key not in game.told:
            game.told[key] = (turn, [told(game, event, viewer, number) for event in turn])
        found += game.told[key][1]
    return found + [told(game, event, viewer, state.turn) for event in state.log]


def told(game: GameReading, event: Event, viewer: int, turn: int) -> dict[str, Any]:
    """Return what a player has seen of an event; written once for all who see the same of it."""
    hidden = tuple([seat not in {EVERYBODY, viewer} for seat in event.seen_by])
    key = (id(event), *hidden)
    if key not in game.told:
        game.told[key] = (event, [event_view(event, hidden, turn)])
    return game.told[key][1][0]


def event_view(event: Event, hidden: tuple[bool, ...], turn: int) -> dict[str, Any]:
    """Return what somebody sees of an event from whom some of what it was about is hidden."""
    titles = tuple(
        say("table.a_card") if is_hidden else title for title, is_hidden in zip(event.titles, hidden, strict=True)
    )
    message = event.told(titles)
    sentences: dict[str, str] = {language: sentence(message, language) for language in LANGUAGES}
    return {"turn": turn, "rule": event.rule, "kind": event.kind, **sentences}
