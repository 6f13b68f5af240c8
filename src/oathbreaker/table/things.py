"""Reading objects: everything that a program which owns a game can ask of a card, token, spell or ability."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from oathbreaker.cards.colors import Color
from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.definitions import Characteristics, least_mana
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_effects import copiable
from oathbreaker.engine.layers_explained import explain, traced
from oathbreaker.engine.leaders import designation
from oathbreaker.engine.marks import FLIPPED, PREPARED, SOLVED, designated, level_of
from oathbreaker.engine.naming import own_title
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.transforming import cost_for_mana_value
from oathbreaker.table.wording import ability_text, texts_of
from oathbreaker.texts.errors import NothingThereError
from oathbreaker.texts.languages import Language
from oathbreaker.texts.messages import display, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # a game makes its things
    from collections.abc import Mapping, Sequence
    from typing import Any

    from oathbreaker.table.reading import GameReading


class Handle:
    """What a position gives for something put into it; follows a card through its zones.

    Attributes:
        number: Its place among what was put into the position, from 0.
        oid: The object's id as it was put there.
        card: The number of the card; NOBODY for a token.
        calls: What was laid out before it and with it.
    """

    __slots__ = ("calls", "card", "number", "oid")

    def __init__(self, number: int, oid: int, card: int, calls: Sequence[Mapping[str, Any]]) -> None:
        self.number = number
        self.oid = oid
        self.card = card
        self.calls = calls

    def check(self, setup: Mapping[str, Any]) -> None:
        """Refuse to stand for anything in a game or position that was laid out in another way.

        Raises:
            NothingThereError: It was.
        """
        if setup.get("calls", ())[: len(self.calls)] != self.calls:
            raise NothingThereError(say("table.foreign_handle", handle=repr(self)))

    def __repr__(self) -> str:
        return f"<Handle {self.number}>"


class Thing:
    r"""An object of a game, read as the game is now. What has left the game is read as it last was (113.7a).

        >>> import oathbreaker as ob
        >>> table = ob.Scenario()
        >>> serra = table.battlefield(0, "Serra Angel", tapped=True)
        >>> thing = table.start().thing(serra)
        >>> thing.power, thing.keywords, thing.tapped, thing.text("ja").split("\n")
        (4, ('flying', 'vigilance'), True, ['飛行', '警戒'])

    Attributes:
        id: The object's id: options name objects by it.
    """

    __slots__ = ("game", "id")

    def __init__(self, game: GameReading, oid: int) -> None:
        self.game = game
        self.id = oid
        if oid not in game.state.objects and oid not in game.state.last_known:
            raise NothingThereError(say("table.no_object", number=oid))

    def __repr__(self) -> str:
        return f"<Thing {self.id} {self.name}>"

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same object of the same game; an option's `source` or `target` is equal by its id."""
        if isinstance(other, Thing):
            return (self.id, self.game) == (other.id, other.game)
        return isinstance(other, int) and not isinstance(other, bool) and self.id == other

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def object(self) -> GameObject:
        """The object's data; not to be changed."""
        found = self.game.state.objects.get(self.id)
        return found if found is not None else self.game.state.last_known[self.id].object

    @property
    def look(self) -> Characteristics:
        """Its characteristics as continuous effects make them; not to be changed."""
        if self.exists:
            return characteristics(self.game.state, self.id)
        return self.game.state.last_known[self.id].characteristics

    @property
    def exists(self) -> bool:
        """Whether it is still in the zone in which it was found."""
        return self.id in self.game.state.objects

    @property
    def name(self) -> str:
        """Its name now, "" for none."""
        return self.look.name

    @property
    def card_name(self) -> str:
        """The full name of the card or token, whatever it has become a copy of."""
        return self.object.definition.name

    @property
    def card_id(self) -> int | None:
        """The number of the card beneath it, the same in every zone; None for what is no card."""
        return self.object.card if self.object.card != NOBODY else None

    @property
    def kind(self) -> str:
        """On the stack "spell" or "ability"; elsewhere "card", "token" or "copy"."""
        if self.object.zone == "stack":
            return "ability" if self.object.kind == "ability" else "spell"
        return self.object.kind

    @property
    def owner(self) -> int:
        """The owner's seat."""
        return self.object.owner

    @property
    def controller(self) -> int:
        """The controller's seat; the owner's outside battlefield and stack."""
        return self.object.controller

    @property
    def zone(self) -> str:
        """The zone that it is in, or was in before it left the game."""
        return self.object.zone

    @property
    def types(self) -> tuple[str, ...]:
        """Card types, lower case."""
        return self.look.types

    @property
    def subtypes(self) -> tuple[str, ...]:
        """Subtypes as printed."""
        return self.look.subtypes

    @property
    def supertypes(self) -> tuple[str, ...]:
        """Supertypes, lower case."""
        return self.look.supertypes

    @property
    def colors(self) -> tuple[str, ...]:
        """Colours as words, in the order white, blue, black, red, green."""
        return tuple(color.name.lower() for color in Color if color in self.look.colors)

    @property
    @rule("208.3")
    def power(self) -> int | None:
        """Its power; None for what has none, as a permanent that is no creature."""
        return None if self.zone == "battlefield" and "creature" not in self.look.types else self.look.power

    @property
    @rule("208.3")
    def toughness(self) -> int | None:
        """Its toughness; None for what has none, as a permanent that is no creature."""
        return None if self.zone == "battlefield" and "creature" not in self.look.types else self.look.toughness

    @property
    @rule("208.4")
    def base_power(self) -> int | None:
        """Its power before counters and effects that add to it; None for what has none."""
        return base_look(self).power

    @property
    @rule("208.4")
    def base_toughness(self) -> int | None:
        """Its toughness before counters and effects that add to it; None for what has none."""
        return base_look(self).toughness

    @property
    @rule("306.5c")
    def loyalty(self) -> int | None:
        """On the battlefield its loyalty counters, elsewhere the printed number; None for what has no loyalty."""
        if self.look.loyalty is None and "planeswalker" not in self.look.types:
            return None
        return self.object.counters.get("loyalty", 0) if self.zone == "battlefield" else self.look.loyalty

    @property
    def mana_cost(self) -> str:
        """Its mana cost such as "{2}{U}", "" for none."""
        return "".join(f"{{{symbol.text}}}" for symbol in self.look.mana_cost.symbols)

    @property
    @rule("202.3")
    def mana_value(self) -> int:
        """Its mana value; X counts as announced on the stack, as 0 elsewhere (202.3e)."""
        said = self.object.announcement
        x = said.x if said is not None and self.zone == "stack" else 0
        symbols = [symbol.text for symbol in cost_for_mana_value(self.object, self.look).symbols]
        return sum(x if text == "X" else symbol_value(text) for text in symbols)

    @property
    def keywords(self) -> tuple[str, ...]:
        """The names of its keyword abilities, in order."""
        return tuple(keyword.name for keyword in self.look.keywords if hasattr(keyword, "name"))

    @property
    def abilities(self) -> tuple[str, ...]:
        """Its keywords and abilities in English, one entry each."""
        return tuple(texts_of(self.look))

    @property
    def counters(self) -> Counter[str]:
        """Counters by kind; a kind that is not there counts 0."""
        return Counter(self.object.counters)

    @property
    def tapped(self) -> bool:
        """Whether it is tapped."""
        return self.object.tapped

    @property
    def damage(self) -> int:
        """The damage marked on it."""
        return self.object.damage

    @property
    def level(self) -> int:
        """The level of a Class (716.2d): 1 for what has none."""
        return level_of(self.object)

    @property
    def is_solved(self) -> bool:
        """Whether it is a solved Case (719.3b)."""
        return bool(designated(self.object, SOLVED))

    @property
    def is_prepared(self) -> bool:
        """Whether it is prepared (722.3a)."""
        return bool(designated(self.object, PREPARED))

    @property
    def is_flipped(self) -> bool:
        """Whether it is flipped (710.2)."""
        return bool(designated(self.object, FLIPPED))

    @property
    def attached_to(self) -> Thing | int | None:
        """What it is attached to: a thing, a player's seat, or None."""
        return self.game.target(self.object.attached_to)

    @property
    def attachments(self) -> tuple[Thing, ...]:
        """What is attached to it, oldest first."""
        state = self.game.state
        return tuple(Thing(self.game, oid) for oid in state.battlefield if state.objects[oid].attached_to == self.id)

    @property
    def face(self) -> str:
        """The face that is up: "front" (or left) or "back" (or right)."""
        is_prototyped = self.object.definition.layout == "prototype"
        return "back" if self.object.face and not is_prototyped else "front"

    @property
    def face_down(self) -> bool:
        """Whether it is face down."""
        return self.object.face_down

    @property
    def phased_out(self) -> bool:
        """Whether it is phased out."""
        return self.object.phased_out

    @property
    def attacking(self) -> Thing | int | None:
        """Whom it attacks: a seat or a permanent; None where it does not attack."""
        return self.game.target(self.object.attacking)

    @property
    def blocking(self) -> tuple[Thing, ...]:
        """The attackers that it blocks."""
        return tuple(Thing(self.game, oid) for oid in self.object.blocking)

    @property
    def targets(self) -> tuple[Thing | int, ...]:
        """On the stack, its targets in the order announced: things and seats."""
        said = self.object.announcement
        chosen = [target for group in said.targets for target in group] if said is not None else []
        return tuple(target if is_player(target) else Thing(self.game, target) for target in chosen)

    @property
    def sick(self) -> bool:
        """Whether it came under its controller's control this turn (302.6); haste is another matter."""
        return self.object.sick

    @property
    def is_token(self) -> bool:
        """Whether it is a token."""
        return self.object.kind == "token"

    @property
    def is_copy(self) -> bool:
        """Whether it is a copy of something: a copied spell, or a permanent with another's copiable values."""
        return self.object.kind == "copy" or self.object.copied is not None

    @property
    def is_oathbreaker(self) -> bool:
        """Whether its card is an oathbreaker."""
        return self.designation == "oathbreaker"

    @property
    def is_signature_spell(self) -> bool:
        """Whether its card is a signature spell."""
        return self.designation == "signature spell"

    @property
    def designation(self) -> str:
        """What its card leads the deck as; "" for nothing."""
        return designation(self.game.state, self.id)

    @property
    def timestamp(self) -> int:
        """Its timestamp (613.7)."""
        return self.object.timestamp

    def text(self, language: Language = "en") -> str:
        """Return its rules text as it is now, one line an ability, in a language; what is spliced onto a spell too."""
        said = self.object.announcement
        spliced = [ability_text(each, self.look.name, language) for each in said.spliced] if said is not None else []
        return "\n".join([*texts_of(self.look, language), *spliced])

    def title(self, language: Language = "en") -> str:
        """Return its name as a sentence shows it."""
        return display(own_title(self.object), language)

    def explain(self, language: Language = "en") -> list[str]:
        """Return its printed values, then every effect that changes them, by layer, and what it is now."""
        if not self.exists:
            raise NothingThereError(say("table.no_object", number=self.id))
        return [message.text(language) for message in explain(self.game.state, self.id)]


@rule("208.4", "613.4b")
def base_look(thing: Thing) -> Characteristics:
    """Return how an object is before counters and effects that add to power and toughness (layer 7c)."""
    if not thing.exists:
        return copiable(thing.object)
    steps = [step for step in traced(thing.game.state.copy()) if step.oid == thing.id and step.layer < "7c"]
    return steps[-1].after if steps else copiable(thing.object)


@rule("202.3f", "202.3g")
def symbol_value(text: str) -> int:
    """Return what a mana symbol adds to the mana value: of a hybrid one the greater part, of a Phyrexian one 1."""
    parts = [part for part in text.split("/") if part != "P"]
    return max(least_mana(part) for part in parts)


def seat_or_oid(given: object) -> Target:
    """Return the seat or object id that a seat, id or thing stands for.

    Raises:
        NothingThereError: It stands for neither.
    """
    if isinstance(given, Thing):
        return given.id
    if isinstance(given, Handle):
        return given.oid
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    raise NothingThereError(say("table.no_thing", given=repr(given)[:40]))


def checked_seat(seat: object, seats: int) -> int:
    """Return a seat that exists among so many.

    Raises:
        NothingThereError: It does not.
    """
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return seat
    raise NothingThereError(say("table.no_seat", seat=repr(seat)[:20], most=seats - 1))
