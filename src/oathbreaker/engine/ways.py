"""CR 118.7-118.9 What keywords and statements offer for casting: other ways, optional costs, changed costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import FUSED, Characteristics, FaceDown
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule


@rule("118.9")
class WayToCast:
    """Another way to cast a card than paying its mana cost from its owner's hand.

    Attributes:
        name: What options call it: "flashback", "without paying its mana cost", …
        zones: From where it works.
        costs: What is paid instead of the mana cost; None: the mana cost is paid.
        any_time: Whether it may be cast any time an instant may (117.1a), whatever its type.
        hidden: How the spell is face down (708.4); None where it is face up.
        additional: Additional costs that this way has (118.8).
        condition: What must be so for it to be open; None for nothing.
        aims: Whether the spell has its targets; False where its text is changed so that it has none (702.96b).
        seat: Who may cast or play it so; NOBODY for its owner.
        transformed: Whether the card is cast with its back face up (712.11a).
        fused: Whether both halves of a split card are cast together (702.102a).
        targets: What the spell targets besides, cast this way.
        changes: How this way changes the total cost.
    """

    __slots__ = (
        "additional",
        "aims",
        "any_time",
        "changes",
        "condition",
        "costs",
        "fused",
        "hidden",
        "name",
        "seat",
        "targets",
        "transformed",
        "zones",
    )

    def __init__(  # noqa: PLR0913  all that it is made of
        self,
        name: str,
        zones: tuple[str, ...] = ("hand",),
        costs: tuple[terms.Cost, ...] | None = None,
        *,
        any_time: bool = False,
        hidden: FaceDown | None = None,
        additional: tuple[terms.Cost, ...] = (),
        condition: terms.Condition | None = None,
        aims: bool = True,
        seat: int = NOBODY,
        transformed: bool = False,
        fused: bool = False,
        targets: tuple[terms.TargetSpec, ...] = (),
        changes: tuple[CostChange, ...] = (),
    ) -> None:
        self.name = name
        self.zones = zones
        self.costs = costs
        self.any_time = any_time
        self.hidden = hidden
        self.additional = additional
        self.condition = condition
        self.aims = aims
        self.seat = seat
        self.transformed = transformed
        self.fused = fused
        self.targets = targets
        self.changes = changes

    def from_zone(self, zone: str) -> WayToCast:
        """Return the same way of casting a card from another zone."""
        return WayToCast(
            self.name,
            (zone,),
            self.costs,
            any_time=self.any_time,
            hidden=self.hidden,
            additional=self.additional,
            condition=self.condition,
            aims=self.aims,
            seat=self.seat,
            transformed=self.transformed,
            fused=self.fused,
            targets=self.targets,
            changes=self.changes,
        )

    def is_same(self, other: WayToCast) -> bool:
        """Tell whether it is the same as another way, which two effects may give."""
        names = WayToCast.__slots__
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in names)

    def face_from(self, face: int) -> int:
        """Return which face of a card is cast in this way, which a keyword of a face gives."""
        return FUSED if self.fused else face + self.transformed

    @property
    def has_choices(self) -> bool:
        """Whether something is chosen for it as it is announced, on which its cost depends (702.119c)."""
        return False

    def choices(self, context: Context) -> list[tuple[int, WayToCast]]:  # noqa: ARG002  as declared
        """Return what can be chosen, each object with the way that it makes; only where `has_choices`."""
        return []


@rule("702.37e", "702.168d")
class WayToTurnUp:
    """How a face-down permanent may be turned face up.

    Attributes:
        name: What options call it: "morph", "manifest", …
        costs: What is paid.
    """

    __slots__ = ("costs", "name")

    def __init__(self, name: str, costs: tuple[terms.Cost, ...]) -> None:
        self.name = name
        self.costs = costs


@rule("116.2")
class SpecialAction:
    """Something that a player may do with a card in hand that uses no stack: foretelling, plotting, suspending it.

    Attributes:
        name: What options call it: "foretell".
        costs: What is paid.
        effect: What is done.
        condition: When it may be done; None where whoever offers it has looked.
    """

    __slots__ = ("condition", "costs", "effect", "name")

    def __init__(
        self, name: str, costs: tuple[terms.Cost, ...], effect: terms.Effect, condition: terms.Condition | None
    ) -> None:
        self.name = name
        self.costs = costs
        self.effect = effect
        self.condition = condition


@rule("118.8")
class OptionalCost:
    """An additional cost that may be paid as a spell is cast: kicker, buyback.

    Attributes:
        name: What the announcement calls it.
        costs: Its parts.
        may_repeat: Whether it may be paid any number of times (multikicker).
    """

    __slots__ = ("costs", "may_repeat", "name")

    def __init__(self, name: str, costs: tuple[terms.Cost, ...], *, may_repeat: bool = False) -> None:
        self.name = name
        self.costs = costs
        self.may_repeat = may_repeat


@rule("702.47a")
class Splicing:
    """How the text of a card in hand may be added to a spell.

    Attributes:
        onto: Card types and subtypes, one of which the spell must have.
        costs: What is paid besides.
    """

    __slots__ = ("costs", "onto")

    def __init__(self, onto: tuple[str, ...], costs: tuple[terms.Cost, ...]) -> None:
        self.onto = onto
        self.costs = costs

    def fits(self, look: Characteristics) -> bool:
        """Tell whether a spell that looks so is one onto which the card may be spliced."""
        return any(word in look.types or word in look.subtypes for word in self.onto)


@rule("601.2f")
class CostChange:
    """What a statement named "cost change" says: a cost becomes more or less.

    Attributes:
        generic: How much more generic mana; negative for less.
        symbols: Coloured mana more or less, as symbols: "{U}".
        minimum: The least mana value that a reduction leaves.
        is_reduction: Whether `symbols` are taken away.
        spares_generic: Whether coloured mana that the cost does not have is not taken off its generic mana instead.
        keyword: Of which keyword's abilities alone it speaks: "equip"; "" for any.
    """

    __slots__ = ("generic", "is_reduction", "keyword", "minimum", "spares_generic", "symbols")

    def __init__(
        self,
        generic: int = 0,
        symbols: str = "",
        minimum: int = 0,
        *,
        is_reduction: bool = False,
        spares_generic: bool = False,
    ) -> None:
        self.spares_generic = spares_generic
        self.keyword = ""
        self.generic = generic
        self.symbols = symbols
        self.minimum = minimum
        self.is_reduction = is_reduction or generic < 0


def distinct(said: Iterable[object]) -> Iterator[WayToCast]:
    """Yield the ways to cast among what effects say; what two of them allow alike is one choice."""
    given: list[WayToCast] = []
    for way in said:
        if isinstance(way, WayToCast) and not any(map(way.is_same, given)):
            given.append(way)
            yield way
