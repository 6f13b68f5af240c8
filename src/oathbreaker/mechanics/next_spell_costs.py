"""CR 601.2f, 701.22d "Whenever you scry"; the next spell of a kind that costs less this turn."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.revealing import Scries
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import EFFECT, EVENT, QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.casting_rules import is_such_spell
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.noticing import fits
from oathbreaker.mechanics.quantities import ThatMuch
from oathbreaker.mechanics.statements import change_of, is_generic
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

X_MANA = "{X}"


@term
class YouScry(TriggerEvent):
    """You scry; it tells how many cards were looked at (701.22d)."""

    kinds: ClassVar[tuple[str, ...]] = ("scry",)
    counted: ClassVar[bool] = True

    @rule("701.22d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who has scried."""
        is_yours = isinstance(event, Scries) and event.seat == context.controller
        return Subject(context.controller, event.amount) if isinstance(event, Scries) and is_yours else None


@term
class LookedAtScrying(ThatMuch):
    """The number of cards looked at while scrying, as the event tells."""


@term
class NextSpellCosts(RuleStatement):
    """The next spell of a kind that you cast costs less; made by effects, said by no text.

    Attributes:
        what: The spells.
        mana: How much less; X is the effect's amount.
        before: How many such spells you had cast this turn as the effect began.
    """

    what: Filter
    mana: str
    before: int

    names: ClassVar[tuple[str, ...]] = ("cost change",)
    spares_colors: ClassVar[bool] = True

    @rule("601.2f")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such a spell of yours, as long as none has been cast since."""
        thing = context.state.objects.get(about)
        is_yours = thing is not None and thing.controller == context.controller
        return is_yours and is_such_spell(self.what, context, about) and cast_before(self.what, context) == self.before

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        mana = f"{{{context.amount}}}" if self.mana == X_MANA else self.mana
        return change_of(mana, 1, more=False)


def cast_before(what: Filter, context: Context) -> int:
    """Return how many spells of a kind you have cast this turn."""
    return sum(
        isinstance(event, SpellCast) and event.seat == context.controller and fits(what, context, event.oid)
        for event in context.state.log
    )


@term
class ReduceNextSpell(Effect):
    """The next spell of a kind that you cast this turn costs less to cast."""

    what: Filter
    less: str

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: generic mana alone is less."""
        return self.less == X_MANA or is_generic(self.less)

    @rule("611.2c", "601.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect; X is fixed now."""
        yield from ()
        statement = NextSpellCosts(self.what, self.less, cast_before(self.what, context))
        begin_lasting(context, statement, ThisTurn(), None, context.x)


fixed(EVENT, "whenever you scry", YouScry(), ja="あなたが占術を行うたび")
fixed(
    QUANTITY,
    "the number of cards looked at while scrying this way",
    LookedAtScrying(),
    ja="これにより占術を行って見たカードの枚数",
)
phrase(
    EFFECT,
    "the next {what:noun/one} you cast this turn costs {less:mana} less to cast",
    ReduceNextSpell,
    ja="このターンにあなたが次に唱える{what}を唱えるためのコストは{less}少なくなる",
)
