"""CR 702.16 Protection, 702.11d hexproof from a quality, 702.21 ward."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.casting import BecomesTarget
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage, source_look
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.chosen import OfChosen
from oathbreaker.mechanics.destroying import CounterSpell
from oathbreaker.mechanics.keywords.attaching import mana_only, take_mana
from oathbreaker.mechanics.noticing import about_both, by_thing, fits, once_each
from oathbreaker.mechanics.rules_about import RuleAboutItself
from oathbreaker.mechanics.types import COLORS
from oathbreaker.mechanics.unless import Unless
from oathbreaker.terms.abilities import Ability, Cost, Filter, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import SubjectRef
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

WORDS = {
    "everything": "すべて",
    "all colors": "すべての色",
    "multicolored": "多色",
    "monocolored": "単色",
}
"""Qualities that are neither one colour nor a description of objects."""


@term
class OfColors(Term):
    """The quality of being of one of these colours, of "multicolored", "monocolored" or "everything"."""

    words: tuple[str, ...]

    def holds(self, context: Context, oid: int) -> bool:
        """Tell whether a source has the quality, as it is or last was (113.7a)."""
        colors = source_look(context.state, oid).colors
        return any(is_so(word, len(colors), word in colors) for word in self.words)


@rule("702.16a", "702.16j", "105.2")
def is_so(word: str, number: int, of_color: object) -> bool:
    """Tell whether something of so many colours, perhaps of the one named, has a quality."""
    if word == "everything":
        return True
    if word == "all colors":
        return number > 0
    if word in {"multicolored", "monocolored"}:
        return number > 1 if word == "multicolored" else number == 1
    return bool(of_color)


def has_quality(what: Term, context: Context, oid: int) -> bool:
    """Tell whether a source, wherever it is, has what protection is from."""
    if isinstance(what, OfColors):
        return what.holds(context, oid)
    return isinstance(what, Filter) and fits(what, context, oid)


@term
class KeptOff(RuleAboutItself):
    """A permanent with protection can't be targeted, enchanted, equipped or blocked by what has a quality."""

    what: Term

    names: ClassVar[tuple[str, ...]] = ("can't be targeted", "can't be attached", "can't be blocked")

    @rule("702.16b", "702.16c", "702.16d", "702.16f")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep off a source of the quality."""
        return has_quality(self.what, context, by.source)


@term
class DamagePrevented(Replacement):
    """Damage to a permanent with protection by sources of a quality is prevented."""

    what: Term

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("702.16e", "615.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage that can be prevented, from such a source to the permanent."""
        if not isinstance(event, DealDamage) or event.target != context.source or event.unpreventable:
            return False
        return has_quality(self.what, context, event.source)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let nothing happen."""
        yield from ()
        return []


def protection(what: Term) -> tuple[Ability, ...]:
    """Return what protection from a quality says."""
    return (StaticAbility((KeptOff(what), DamagePrevented(what))),)


@term
class ProtectionFromColor(Keyword):
    """702.16 Protection from a colour, from two, or from another quality of colours; "everything" too."""

    color: str
    other: str = ""

    name: ClassVar[str] = "protection"

    @rule("702.16a", "702.16g")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what protection from it says."""
        return protection(OfColors((self.color, self.other) if self.other else (self.color,)))


@term
class ProtectionFrom(Keyword):
    """702.16 Protection from a kind of object."""

    what: Filter

    name: ClassVar[str] = "protection"

    @rule("702.16a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what protection from it says."""
        return protection(self.what)


@term
class HexproofFromColor(Keyword):
    """702.11d Hexproof from a colour."""

    color: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return f"hexproof from {self.color}"

    @rule("702.11d")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what it says."""
        return (StaticAbility((NoTargetOf(OfColors((self.color,))),)),)


@term
class NoTargetOf(RuleAboutItself):
    """A permanent can't be the target of what opponents control and has a quality."""

    what: Term

    names: ClassVar[tuple[str, ...]] = ("can't be targeted",)

    @rule("702.11d")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep off an opponent's source of the quality."""
        return by.controller != context.controller and has_quality(self.what, context, by.source)


@term
class AimedAtByOpponent(TriggerEvent):
    """The permanent becomes the target of a spell or ability that an opponent controls."""

    subject: ClassVar[str] = "thing player"

    kinds: ClassVar[tuple[str, ...]] = ("becomes target",)

    @rule("702.21a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is targeted, and by whom."""
        if not isinstance(event, BecomesTarget) or event.oid != context.source or event.seat == context.controller:
            return None
        return about_both(event.source, event.seat)

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each spell or ability once, however often it targets the permanent."""
        return once_each(TriggerEvent.occurrences(self, context, events), by_thing)


@term
class Ward(Keyword):
    """702.21 Ward."""

    costs: tuple[Cost, ...]

    name: ClassVar[str] = "ward"

    @rule("702.21a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "counter that spell or ability unless that player pays"."""
        body = (Unless(CounterSpell(SubjectRef("thing")), SubjectRef("player"), self.costs),)
        return (TriggeredAbility(AimedAtByOpponent(), body),)


for word, japanese in COLORS.items():
    fixed(KEYWORD, f"hexproof from {word}", HexproofFromColor(word), ja=f"{japanese}からの呪禁")
for word, japanese in (COLORS | WORDS).items():
    fixed(KEYWORD, f"protection from {word}", ProtectionFromColor(word), ja=f"プロテクション（{japanese}）")
for word, japanese in COLORS.items():
    for other, second in COLORS.items():
        if other != word:
            fixed(
                KEYWORD,
                f"protection from {word} and from {other}",
                ProtectionFromColor(word, other),
                ja=f"プロテクション（{japanese}）とプロテクション（{second}）",
            )
phrase(
    KEYWORD,
    "protection from {what:noun/many}",
    ProtectionFrom,
    build=lambda what: None if any(what.find(OfChosen)) else ProtectionFrom(what),
    take=lambda tree: (tree.what,),
    ja="プロテクション（{what}）",
)
phrase(
    KEYWORD,
    "ward {cost:mana}",
    Ward,
    build=lambda cost: Ward(mana_only(cost)),
    take=lambda tree: (mana,) if (mana := take_mana(tree.costs)) is not None else None,
    ja="護法{cost}",
)
phrase(
    KEYWORD,
    "ward -- {costs:costs} .",
    Ward,
    take=lambda tree: (tree.costs,) if take_mana(tree.costs) is None else None,
    ja="護法―{costs}。",
)
