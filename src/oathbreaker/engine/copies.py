"""CR 707 Copies of permanents and cards: what is copied, with which exceptions, and becoming a copy.

Seam: `copied_look` makes the values; they enter with a permanent (`ZoneChange.copied`, `CreateToken.copied`), or come
over it in layer 1a by `become_copy`. Copies of spells are in copying.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from oathbreaker.cards.colors import Color
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import MELD, Characteristics, PlayableCard
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers import copiable_values
from oathbreaker.engine.layers_changes import (
    add_ability,
    add_card_types,
    add_keyword,
    add_subtypes,
    add_supertypes,
    drop_foreign_subtypes,
    set_subtypes,
)
from oathbreaker.engine.layers_effects import flipped_look, is_flip
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.preparing import face_of
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.engine.transforming import DOUBLE_FACED
from oathbreaker.terms.abilities import Ability, Keyword, StaticAbility
from oathbreaker.terms.abilities import Duration as DurationTerm
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

DEFINED_IN: Final = {"power": "7a", "toughness": "7a", "colors": "5", "subtypes": "4"}
"""A characteristic -> the layer in which a characteristic-defining ability defines it (707.9d)."""


@rule("707.9")
class Exceptions:
    """What a copy effect says after "except".

    Attributes:
        types, supertypes, subtypes: What it is in addition to its other types.
        abilities, keywords: What it has besides what is copied (707.9a).
        without: Supertypes that it does not have: "legendary".
        values: Characteristic -> what it is instead (707.9b): name, colors, types, power, toughness, subtypes.
        kept: Characteristics that are not copied: the object keeps its own (707.9c).
        if_creature: What else, if the result is a creature (707.9f); None for nothing.
        creature_types: What its creature types are instead; () where they are copied.
        more_colors: What colours it has in addition to its others.
    """

    __slots__ = (
        "abilities", "creature_types", "if_creature", "kept", "keywords", "more_colors", "subtypes", "supertypes",
        "types", "values", "without",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913  all that such an effect can say
        self,
        *,
        types: tuple[str, ...] = (),
        supertypes: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
        keywords: tuple[Keyword, ...] = (),
        without: tuple[str, ...] = (),
        values: dict[str, object] | None = None,
        kept: tuple[str, ...] = (),
        if_creature: Exceptions | None = None,
        creature_types: tuple[str, ...] = (),
        more_colors: tuple[Color, ...] = (),
    ) -> None:
        self.types = types
        self.supertypes = supertypes
        self.subtypes = subtypes
        self.abilities = abilities
        self.keywords = keywords
        self.without = without
        self.values = values or {}
        self.kept = kept
        self.if_creature = if_creature
        self.creature_types = creature_types
        self.more_colors = more_colors


NO_EXCEPTIONS: Final = Exceptions()


@rule("707.2", "707.3", "707.8", "707.9b", "710.1b", "722.2b")
def copied_look(
    original: Characteristics, exceptions: Exceptions = NO_EXCEPTIONS, own: Characteristics | None = None
) -> Characteristics:
    """Return the copiable values of a copy.

    Args:
        original: The copiable values of what is copied.
        exceptions: What the effect says after "except".
        own: The copiable values of what becomes the copy, for characteristics that it keeps.
    """
    first = original.normal or original
    look = excepted(first, exceptions, own)
    if exceptions is not NO_EXCEPTIONS and first.alternative is not None and is_flip(first):
        other = excepted(first.alternative.characteristics, exceptions, own)
        other.normal = look
        look.alternative = face_of(other, first.alternative.title)
    if exceptions is not NO_EXCEPTIONS and first.doors is not None:
        look.doors = tuple(excepted(door, exceptions, own) for door in first.doors)
        for door in look.doors:
            door.doors = look.doors
    return look


@rule("707.9", "707.9a", "707.9b", "707.9c", "707.9f")
def excepted(original: Characteristics, exceptions: Exceptions, own: Characteristics | None) -> Characteristics:
    """Return a copy of one set of characteristics, with the exceptions."""
    look = original.copy()
    given = dict(exceptions.values)
    if own is not None:
        given |= {name: getattr(own, name) for name in exceptions.kept}
    if given:
        drop_definitions(look, given)
        for name, value in given.items():
            setattr(look, name, value)
    if "types" in given:
        drop_foreign_subtypes(look)
    look.colors |= frozenset(exceptions.more_colors)
    look.supertypes = tuple(word for word in look.supertypes if word not in exceptions.without)
    add_supertypes(look, *exceptions.supertypes)
    add_card_types(look, *exceptions.types)
    if exceptions.creature_types:
        drop_definitions(look, ("subtypes",))
        set_subtypes(look, "creature", *exceptions.creature_types)
    add_subtypes(look, *exceptions.subtypes)
    for keyword in exceptions.keywords:
        add_keyword(look, keyword)
    for ability in exceptions.abilities:
        add_ability(look, ability)
    if exceptions.if_creature is not None and "creature" in look.types:
        return excepted(look, exceptions.if_creature, own)
    return look


@rule("707.9d")
def drop_definitions(look: Characteristics, given: Iterable[str]) -> None:
    """Take away the abilities that define what the copy effect says itself, or does not copy."""
    layers = {DEFINED_IN[name] for name in given if name in DEFINED_IN}
    kept = tuple(ability for ability in look.abilities if not defines(ability, layers))
    if len(kept) != len(look.abilities):
        look.abilities = kept


def defines(ability: Ability, layers: set[str]) -> bool:
    """Tell whether an ability defines a characteristic of one of these layers."""
    if not isinstance(ability, StaticAbility):
        return False
    return any(
        isinstance(statement, LayerStatement) and statement.defines and not layers.isdisjoint(statement.layers)
        for statement in ability.statements
    )


def colors_of(*letters: Color) -> dict[str, object]:
    """Return the exception "except it's" of these colours."""
    return {"colors": frozenset(letters)}


@rule("613.2a", "707.4")
class IsCopy(LayerStatement):
    """That an object is a copy: its copiable values are these, in layer 1a. It is no term of any card."""

    __slots__ = ("look",)
    layers: ClassVar[tuple[str, ...]] = ("1a",)
    reads: ClassVar[tuple[str, ...] | None] = ()

    def __init__(self, look: Characteristics) -> None:
        self.look = look

    @property
    def copied_name(self) -> str:
        """The name that is copied."""
        return self.look.name

    @rule("707.3")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002  as declared
        """Put these values in place of all others, unless it is face down: then they wait beneath that."""
        if context.state.objects[oid].face_down:
            return
        look = flipped_look(context.state.objects[oid], self.look)
        for name in (*COPIED, "abilities", "keywords", "keyword_names"):
            setattr(characteristics, name, getattr(look, name))

    def __repr__(self) -> str:
        return f"IsCopy({self.look.name!r})"


@rule("707.2")
class BecomesCopy(ObjectEvent):
    """A permanent has become a copy of another.

    Attributes:
        of: What it has become a copy of.
        own: How messages named it before.
    """

    __slots__ = ("of", "own")
    kind: ClassVar[str] = "become copy"
    cites: ClassVar[str] = "707.2"

    def __init__(self, oid: int, of: int, own: object, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.of = of
        self.own = own

    def about(self) -> tuple[Target, ...]:
        """Return the copy and what it copies."""
        return (self.oid, self.of)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with the name that the copy had before."""
        return say("engine.event_become_copy", what=self.own, other=titles[1])


COPIED: Final = (
    "name",
    "mana_cost",
    "colors",
    "supertypes",
    "types",
    "subtypes",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "alternative",
    "normal",
    "doors",
)
"""The copiable values besides the text (707.2)."""


@rule("707.4", "707.2b")
def become_copy(
    context: Context,
    oid: int,
    of: Characteristics,
    duration: DurationTerm | None = None,
    exceptions: Exceptions = NO_EXCEPTIONS,
) -> LastingEffect:
    """Let a permanent become a copy of something, for a time or for good; what else affects it goes on.

    Args:
        context: Who makes it.
        oid: What becomes the copy.
        of: The copiable values of what it copies, as they are now: later changes of that do not matter.
        duration: How long; None for the rest of the game.
        exceptions: What the effect says after "except".
    """
    own = copiable_values(context.state, oid)
    return begin_lasting(context, IsCopy(copied_look(of, exceptions, own)), duration, (oid,))


@rule("707.8a", "712.8a")
def token_copying(state: State, oid: int, exceptions: Exceptions = NO_EXCEPTIONS) -> tuple[PlayableCard, int]:
    """Return the definition of a token that is a copy of a permanent or card, as it is or last was, and the face up.

    A token copy of a double-faced permanent or card has both faces, each with the exceptions; where that has become a
    copy of something else, both faces are that. Anything else that has become a copy is copied as that alone.
    """
    here = state.objects.get(oid)
    thing = here if here is not None else state.last_known[oid].object
    definition = thing.definition
    up = copiable_values(state, oid)
    up = up.normal or up
    is_itself = up is definition.faces[thing.face].characteristics
    is_whole = definition.combined is None and definition.layout != MELD
    if len(definition.faces) > 1 and is_whole and is_itself:
        faces = tuple(face_of(copied_look(face.characteristics, exceptions), face.title) for face in definition.faces)
        return PlayableCard(definition.name, definition.layout, faces), thing.face
    face = face_of(copied_look(up, exceptions), title_of(state, oid))
    if definition.layout in DOUBLE_FACED and not thing.face_down and not thing.beneath:
        return PlayableCard(face.characteristics.name, "double_faced_token", (face, face)), thing.face
    return PlayableCard(face.characteristics.name, "token", (face,)), 0
