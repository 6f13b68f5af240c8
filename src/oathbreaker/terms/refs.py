"""References: which objects and players an instruction is about.

Text is first read with its pronouns as they stand (`Pronoun`) and its targets where they are named (`Targeted`).
Binding replaces both by what they refer to (`Back`, `TargetRef`), and keeps the words, so that writing finds them.
"""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.terms.abilities import Filter, Ref, TargetSpec
from oathbreaker.terms.term import term


@term
class Pronoun(Ref):
    """A word that refers back: "it", "that creature", "they". Only in text that is not bound yet.

    Attributes:
        said: The words.
    """

    said: str


@term
class Targeted(Ref):
    """The word "target" where it stands. Only in text that is not bound yet."""

    spec: TargetSpec


@term
class TargetRef(Ref):
    """A target of the ability, by its place in `targets`."""

    place: int


@term
class This(Ref):
    """The object the ability is of: `said` is "~" for its name, or such as "this creature" or "it"."""

    said: str = "~"

    @property
    def from_zone(self) -> str:
        """The zone out of which the text says that the object moves; "" where it names none."""
        return "graveyard" if self.said.endswith("from your graveyard") else ""


@term
class AttachedTo(Ref):
    """What the object is attached to; `said` is "enchanted creature", "equipped creature" or so."""

    reads: ClassVar[tuple[str, ...] | None] = ("attachment",)

    said: str


@term
class You(Ref):
    """The controller of the spell or ability; `said` is "" where the text only commands."""

    said: str = ""


@term
class SubjectRef(Ref):
    """The object or player of the event that triggered the ability; `kind` is "thing" or "player"."""

    kind: str


@term
class DefendingPlayer(Ref):
    """The player whom the creature in question attacks (506.2)."""


@term
class LoopRef(Ref):
    """The object or player that the "for each" around the instruction is at."""


@term
class ResultRef(Ref):
    """What the last instruction that made or moved something of this kind made or moved: "token", "card", "copy"."""

    kind: str


@term
class Sacrificed(Ref):
    """What was sacrificed for the spell or ability, or by it: `kind` is what the text calls it, "creature".

    `said` is "of" where the text says "the power of the sacrificed creature", "" for "the sacrificed creature's power".
    """

    kind: str
    said: str = ""


@term
class ExiledCards(Ref):
    """What the object has exiled by another ability: `said` is "the exiled card" or so."""

    reads: ClassVar[tuple[str, ...] | None] = ("zones",)

    said: str = "the exiled card"

    @property
    def several(self) -> bool:
        """Whether the text speaks of several."""
        return self.said.endswith("cards")


@term
class Back(Ref):
    """A word that refers back to something said before.

    Attributes:
        to: What it refers to.
        said: The word: "it", "that creature", "their".
    """

    to: Ref
    said: str


@term
class Each(Ref):
    """Every object or player of a kind, one after the other or all at once: "each creature", "each opponent"."""

    what: Filter


@term
class AllOf(Ref):
    """All objects of a kind: "all creatures"; `said` is "" for a plural without "all"."""

    what: Filter
    said: str = "all"


@term
class Some(Ref):
    """An object of a kind: "an artifact"; `another` excludes the object the ability is of."""

    what: Filter
    another: bool = False


@term
class ThisOrAnother(Ref):
    """The object itself or another of a kind: "this creature or another Goblin you control"."""

    this: Ref
    what: Filter


@term
class OneOrMore(Ref):
    """At least one of a kind, at the same time."""

    what: Filter


@term
class SameDoer(Ref):
    """The player who did what was said just before: "… shuffles it into their library, then reveals …"."""


@term
class ControllerOf(Ref):
    """The controller of an object; `said` is "its", "their" or so."""

    of: Ref
    said: str = "its controller"


@term
class OwnerOf(Ref):
    """The owner of an object."""

    of: Ref
    said: str = "its owner"


@term
class EachOf(Ref):
    """Each of several that are named: "each of up to two target creatures", "each of them".

    Attributes:
        of: The several.
        after: Whether the text says "each" after them.
    """

    of: Ref
    after: bool = False


@term
class ThisAndOne(Ref):
    """The object itself and another of a kind that its controller has too: "this creature and a creature named …".

    Attributes:
        what: The object itself.
        other: What else.
    """

    what: Ref
    other: Filter


@term
class BothOf(Ref):
    """Two groups together: "each creature and each opponent", "you and target opponent"."""

    first: Ref
    second: Ref
