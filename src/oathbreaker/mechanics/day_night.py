"""CR 731, 702.145 Day and night: daybound and nightbound, changing the time of day, and what depends on it."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Effect, Keyword, Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.day_night import DaytimeChanges, daytime
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement, RuleStatement
from oathbreaker.engine.transforming import DAYBOUND, NIGHTBOUND, has_back
from oathbreaker.language.categories import CONDITION, EFFECT, EVENT, KEYWORD, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.terms.abilities import Ability, Ref, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TurnsWithTheSun(RuleStatement):
    """What the rules of day and night find a permanent with daybound or nightbound by (702.145)."""

    word: str

    @property
    def names(self) -> tuple[str, ...]:
        """The keyword's name."""
        return (self.word,)


@term
class EntersTransformedAtNight(Replacement):
    """If it is night, the permanent enters transformed (702.145b)."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True
    step: ClassVar[str] = "d"

    def applies(self, context: Context, event: Event) -> bool:
        """Apply at night to a double-faced card that enters with its front face up."""
        if not isinstance(event, ZoneChange) or event.zone != "battlefield" or event.face or event.face_down:
            return False
        thing = context.state.objects.get(event.oid)
        return daytime(context.state) == "night" and thing is not None and has_back(thing)

    @rule("702.145b")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it enter with its back face up."""
        yield from ()
        if isinstance(event, ZoneChange):
            event.face = 1
        return [event]


@term
class SunBound(Keyword):
    """702.145 Daybound or nightbound."""

    word: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word

    @rule("702.145b", "702.145e")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static abilities that it stands for."""
        entering = (EntersTransformedAtNight(),) if self.word == DAYBOUND else ()
        return (StaticAbility((TurnsWithTheSun(self.word), *entering)),)


@term
class BecomesDaytime(Effect):
    """It becomes day or night (731.1)."""

    daytime: str

    @rule("731.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Change the designation."""
        yield from happen(context.state, (DaytimeChanges(self.daytime),))


@term
class IsDaytime(Condition):
    """It is day, night, or neither (731.1); `daytime` is "day", "night" or ""."""

    daytime: str

    reads: ClassVar[tuple[str, ...] | None] = ("daytime",)

    @rule("731.1")
    def holds(self, context: Context) -> bool:
        """Look at the designation."""
        return (daytime(context.state) or "") == self.daytime


@term
class DayNightChanges(TriggerEvent):
    """Day becomes night or night becomes day (731.1a); `to` is "day", "night" or "" for either."""

    to: str = ""

    kinds: ClassVar[tuple[str, ...]] = ("daytime changes",)

    @rule("731.1a")
    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Look for a change from one to the other: a first day or night is none."""
        if not isinstance(event, DaytimeChanges) or event.before is None:
            return None
        return Subject() if self.to in {"", event.daytime} else None


@term
class BecomesDayAsEnters(Replacement):
    """If it is neither day nor night, it becomes day as the permanent enters (614.1c)."""

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:
        """Apply while there is neither."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield" and daytime(context.state) is None

    @rule("614.1c", "731.1")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it become day as well."""
        yield from ()
        return [event, DaytimeChanges("day")]


for word, japanese in ((DAYBOUND, "日暮"), (NIGHTBOUND, "夜明")):
    fixed(KEYWORD, word, SunBound(word), ja=japanese)
for time, japanese in (("day", "昼"), ("night", "夜")):
    fixed(EFFECT, f"it becomes {time}", BecomesDaytime(time), ja=f"{japanese}になる")
    fixed(CONDITION, f"it's {time}", IsDaytime(time), ja=f"{japanese}である")
fixed(CONDITION, "it's neither day nor night", IsDaytime(""), ja="昼でも夜でもない")
fixed(EVENT, "whenever day becomes night or night becomes day", DayNightChanges(), ja="昼が夜になるか夜が昼になるたび")
fixed(EVENT, "whenever night becomes day", DayNightChanges("day"), ja="夜が昼になるたび")
fixed(EVENT, "whenever day becomes night", DayNightChanges("night"), ja="昼が夜になるたび")
phrase(
    STATEMENT,
    "if it's neither day nor night , it becomes day as {what:this} enters",
    BecomesDayAsEnters,
    ja="{what}が戦場に出るに際し、昼でも夜でもないなら、昼になる",
)
