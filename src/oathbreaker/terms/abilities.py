"""CR 113 Abilities as trees: what a line of rules text is, whatever it says."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.terms.printing import Mark
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.messages import Message


class Effect(Term):
    """An instruction: something a resolving spell or ability does (609)."""

    __slots__ = ()

    makes: ClassVar[str] = ""
    """What later words can refer to because of it: "token", "card", "copy"; "s" at the end for several."""
    begins_with: ClassVar[str] = ""
    """The name of the field whose instruction the text begins with; "" where it begins otherwise."""
    own_ability: ClassVar[str] = ""
    """The name of the field with an ability that this instruction makes and whose words may refer to what was said
    before; "" where there is none. Such an instruction takes in the rest of its text."""
    apart: ClassVar[str] = ""
    """The name of the field that speaks of something else than `what`: "becomes a copy of that creature"."""
    counts: ClassVar[str] = ""
    """The name of the field that tells how often, how much or whether, before a thing is done: it speaks of nothing the
    instruction makes."""
    repeats: ClassVar[str] = ""
    """The name of the field whose instruction is done for each of several things; "" where nothing is."""

    replaces_earlier: ClassVar[bool] = False
    """Whether it is a self-replacement effect: "instead" of the instruction before it (614.15)."""
    told: ClassVar[Message | None] = None
    """What it does in words, without a full stop, where no phrase writes it: what a keyword stands for."""

    @property
    def made(self) -> str:
        """What later words can refer to because of this instruction: `makes`, if its number does not tell more."""
        return self.makes

    def can_follow(self, earlier: Effect | None) -> bool:
        """Tell whether it can stand after an instruction, None for none: what replaces one needs one (614.15)."""
        return earlier is not None or not self.replaces_earlier


class Cost(Term):
    """One part of a cost (118)."""

    __slots__ = ()


class Condition(Term):
    """Something that is true or not ("if you control three or more artifacts")."""

    __slots__ = ()


class TriggerEvent(Term):
    """What a triggered ability waits for (603.1)."""

    __slots__ = ()

    counted: ClassVar[bool] = False
    """Whether it tells a number, for "that much" and "that many": how much damage, how much life."""
    counts_points: ClassVar[bool] = False
    """Whether that number is of damage or life, of which Japanese counts the points (点)."""
    subject: ClassVar[str] = ""
    """What the event is about, for words that refer back to it: "thing", "player" or "" for neither."""
    called: ClassVar[str] = ""
    """What later words call the thing that it is about, where the description in it is of something else."""
    names_another: ClassVar[bool] = False
    """Whether it is about another object than the one in its field `what`, of which later words say "it"."""


class Aimed(Term):
    """What describes spells by their targets."""

    __slots__ = ()

    def aim(self) -> Term:
        """Return what they target.

        Raises:
            NotImplementedError: The class does not say what.
        """
        raise NotImplementedError(type(self).__name__)


class Amount(Term):
    """A number, or how one is found (107)."""

    __slots__ = ()

    of_event: ClassVar[str] = ""
    """The words for the number that the event that triggered the ability tells; "" for any other amount."""


class Filter(Term):
    """A description of objects or players ("artifact you control")."""

    __slots__ = ()

    describes_players: ClassVar[bool] = False
    """Whether it is a description of players."""

    def kinds(self) -> frozenset[str]:
        """Return the words by which later text can call it: types, "card", "spell"; empty if not known."""
        return frozenset()


class Ref(Term):
    """One or more particular objects or players ("target creature", "it", "you").

    Every reference has a field `said`: how the text spells it where there are several ways, "" for the usual one.
    """

    __slots__ = ()

    @property
    def reads(self) -> tuple[str, ...] | None:
        """What of objects it looks at to find them, beside what its parts look at; None for anything."""
        return ()


class Duration(Term):
    """How long a continuous effect lasts (611.2)."""

    __slots__ = ()


class Statement(Term):
    """What a static ability says (604): true as long as the ability is there."""

    __slots__ = ()

    @property
    def copied_name(self) -> str:
        """The name that it gives by making an object a copy of another (707.2); "" where it does not."""
        return ""


class Keyword(Term):
    """A keyword ability (702) with its parameters."""

    __slots__ = ()


class Restriction(Term):
    """When or how often an ability may be activated, or when a spell may be cast (602.5)."""

    __slots__ = ()


@term
class TargetSpec(Term):
    """One use of the word "target" (115.1): what may be chosen, and how many.

    Attributes:
        what: What may be chosen; for players, a filter of players.
        least: The fewest targets.
        most: The most; None for any number.
        another: "Another target …": none that the ability targets before, and not the object itself.
        each: "For each opponent, … target …": for each of which players so many are chosen; None for once for all.
    """

    what: Filter
    least: int = 1
    most: int | None = 1
    another: bool = False
    each: Filter | None = None


class Ability(Term):
    """An ability (113.3)."""

    __slots__ = ()


@term
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves (113.3a).

    Attributes:
        body: The instructions, in order.
        targets: What is targeted, in the order of the text; the body refers to them by place.
    """

    body: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()


@term
class ActivatedAbility(Ability):
    """An activated ability, written with a colon between cost and effect (602).

    Attributes:
        costs: The parts of the cost.
        body: The instructions.
        targets: What is targeted.
        restrictions: When and how often it may be activated.
        loyalty: Whether its cost is a loyalty cost (606).
    """

    costs: tuple[Cost, ...]
    body: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    loyalty: bool = False


@term
class TriggeredAbility(Ability):
    """A triggered ability: an event, perhaps an intervening "if", and what happens (603).

    Attributes:
        event: What it waits for.
        body: The instructions.
        targets: What is targeted.
        condition: An intervening "if" (603.4).
    """

    event: TriggerEvent
    body: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None


@term
class StaticAbility(Ability):
    """A statement that holds (604).

    Attributes:
        statements: What it says.
        condition: "As long as …".
    """

    statements: tuple[Statement, ...]
    condition: Condition | None = None


@term
class Keywords(Ability):
    """A line of keyword abilities (702): "Flying, haste"."""

    keywords: tuple[Keyword, ...]


@term
class FaceText(Term):
    """The rules text of one face.

    Attributes:
        lines: Its abilities in order.
        marks: What is printed beside them (207.2), in the order of the text.
    """

    lines: tuple[Ability, ...]
    marks: tuple[Mark, ...] = ()
