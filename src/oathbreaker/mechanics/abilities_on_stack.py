"""CR 113.7, 115.1 Abilities on the stack as targets: "target activated or triggered ability"."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import TARGET
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.abilities import ActivatedAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WHOSE: Final = (
    ("", ""),
    ("you control", "あなたがコントロールしている"),
    ("you don't control", "あなたがコントロールしていない"),
)
KINDS: Final = (
    ("activated or triggered ability", ("activated", "triggered"), "起動型能力や誘発型能力"),
    ("activated ability", ("activated",), "起動型能力"),
    ("triggered ability", ("triggered",), "誘発型能力"),
    ("spell , activated ability , or triggered ability", ("spell", "activated", "triggered"),
     "呪文や起動型能力や誘発型能力"),
)  # fmt: skip
"""(what the text says, what may be meant, Japanese)"""


@term
class OnStack(Filter):
    """Abilities on the stack, and perhaps spells.

    Attributes:
        kinds_meant: "activated", "triggered" and "spell", those that are meant.
        whose: Whose, as the text says it; "" for anybody's.
    """

    zones: ClassVar[tuple[str, ...]] = ("stack",)

    kinds_meant: tuple[str, ...]
    whose: str = ""

    def kinds(self) -> frozenset[str]:
        """Return the words by which later text calls it."""
        return frozenset({"ability"} | ({"spell"} & set(self.kinds_meant)))

    @rule("113.1c", "113.7")
    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is such an ability of these players, on the stack."""
        thing = context.state.objects.get(target)
        if thing is None or thing.zone != "stack" or (self.whose and not self.is_whose(context, thing.controller)):
            return False
        ability = thing.announcement.ability if thing.announcement is not None else None
        if isinstance(ability, TriggeredAbility):
            return "triggered" in self.kinds_meant
        return ("activated" if isinstance(ability, ActivatedAbility) else "spell") in self.kinds_meant

    def is_whose(self, context: Context, seat: int) -> bool:
        """Tell whether a player is the one who is meant."""
        return (seat == context.controller) == (self.whose == "you control")


@says(OnStack)
def say_on_stack(_writer: JapaneseWriter, what: OnStack) -> str:
    """Return which abilities are meant."""
    kind = next(japanese for _, kinds, japanese in KINDS if kinds == what.kinds_meant)
    return dict(WHOSE)[what.whose] + kind


for words, kinds, _ in KINDS:
    for whose, _ in WHOSE:
        spec = TargetSpec(OnStack(kinds, whose))
        fixed(TARGET, f"target {words} {whose}".strip(), spec, forms=("one",))
