"""CR 608.2i How often an ability has resolved this turn: "if this is the second time this ability has resolved"."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import Announcement
from oathbreaker.engine.context import Context
from oathbreaker.engine.resolving import Resolves
from oathbreaker.engine.state import State
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "tenth": 10}


@term
class IsResolvingForTheNth(Condition):
    """The ability that says so resolves for so many times this turn.

    Attributes:
        nth: The ordinal number.
        is_short: Whether the text says no more than "it's the second time".
    """

    nth: str
    is_short: bool = False

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i")
    def holds(self, context: Context) -> bool:
        """Count the resolutions this turn of the same ability of the same object, this one among them."""
        state, now = context.state, said_of(context.state, context.stack_id)
        if now is None:
            return False
        past = (said_of(state, event.oid) for event in state.log if isinstance(event, Resolves))
        count = sum(said is not None and is_same(said, now) for said in past)
        return count == ORDINALS[self.nth]


def said_of(state: State, oid: int) -> Announcement | None:
    """Return what was announced for an ability that is on the stack or was; None for a spell."""
    here, known = state.objects.get(oid), state.last_known.get(oid)
    thing = here if here is not None else known.object if known is not None else None
    said = thing.announcement if thing is not None else None
    return said if said is not None and said.ability is not None else None


def is_same(one: Announcement, other: Announcement) -> bool:
    """Tell whether two abilities that were on the stack are the same ability of the same object."""
    return (one.source, one.ability_index, one.ability) == (other.source, other.ability_index, other.ability)


for ordinal, number in ORDINALS.items():
    for is_short, words, japanese in (
        (
            False,
            f"this is the {ordinal} time this ability has resolved this turn",
            "これがこのターンにこの能力が解決した",
        ),
        (True, f"it's the {ordinal} time", ""),
    ):
        fixed(CONDITION, words, IsResolvingForTheNth(ordinal, is_short), ja=f"{japanese}{number}回目である")
