"""CR 615 Damage that is prevented: this turn, or as long as an ability says so."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import DEED, EFFECT, STATEMENT
from oathbreaker.language.grammar import Build, Take
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import here, is_meant, things, value_of
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Amount, Duration, Ref
from oathbreaker.terms.refs import AllOf, Back, Each, TargetRef
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DamageIsPrevented(Replacement):
    """Damage is prevented.

    Attributes:
        combat: Whether only combat damage is.
        to: To what it would be dealt; None for anything.
        by: By what it would be dealt; None for anything.
        either: Whether damage to the one and damage by the other are both prevented.
        noncombat: Whether only other than combat damage is.
    """

    combat: bool = False
    to: Ref | None = None
    by: Ref | None = None
    either: bool = False
    noncombat: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("615.1", "615.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage that can be prevented, of and to what is meant."""
        if not isinstance(event, DealDamage) or event.unpreventable:
            return False
        if self.noncombat if event.is_combat else self.combat:
            return False
        received = self.to is None or is_meant(self.to, context, event.target)
        dealt = self.by is None or is_meant(self.by, context, event.source)
        return received or dealt if self.either else received and dealt

    @rule("615.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let nothing happen."""
        yield from ()
        return []


@term
class PreventThisTurn(Effect):
    """Damage that would be dealt this turn is prevented; meanings as of `DamageIsPrevented`.

    `last` says that the text names what would deal it after the turn.
    """

    combat: bool = False
    to: Ref | None = None
    by: Ref | None = None
    last: bool = False

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: a description that speaks of a target cannot be asked again later."""
        kinds = [ref for ref in (self.to, self.by) if isinstance(ref, AllOf | Each)]
        return not any(isinstance(word, TargetRef | Back) for ref in kinds for word in ref.find(Ref))

    @rule("615.1a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect; a target is fixed now, what is only described is looked for each time."""
        yield from ()
        if any(isinstance(ref, AllOf | Each) for ref in (self.to, self.by)):
            begin_lasting(context, DamageIsPrevented(self.combat, self.to, self.by), ThisTurn())
            return
        objects = None if self.to is None else tuple(things(self.to, context))
        if self.by is not None:
            for oid in here(context.state, things(self.by, context)):
                begin_lasting(context, DamageOf(oid, self.combat), ThisTurn())
        elif objects != ():
            begin_lasting(context, DamageIsPrevented(self.combat), ThisTurn(), objects)


@term
class DamageOf(Replacement):
    """Damage that one particular object would deal is prevented; made by effects, said by no text."""

    oid: int
    combat: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to its damage, if that can be prevented."""
        return (
            isinstance(event, DealDamage)
            and event.source == self.oid
            and not event.unpreventable
            and (event.is_combat or not self.combat)
        )

    @rule("615.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let nothing happen."""
        yield from ()
        return []


@term
class PreventOfAndTo(Effect):
    """All damage that would be dealt to an object, or by it, is prevented for a time."""

    duration: Duration
    what: Ref

    @rule("615.1a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin both effects on what there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        if objects:
            begin_lasting(context, DamageIsPrevented(), self.duration, objects)
        for oid in objects:
            begin_lasting(context, DamageOf(oid), self.duration)


def said_last(combat: bool, by: Ref) -> PreventThisTurn:  # noqa: FBT001  as the phrase fixes it
    """Return prevention that names what would deal the damage after the turn."""
    return PreventThisTurn(combat, by=by, last=True)


def take_about(field: str, *, combat: bool, either: bool = False, noncombat: bool = False, last: bool = False) -> Take:
    """Return a function that takes prevention apart which says only to what, or by what, damage would be dealt."""

    def take(tree: DamageIsPrevented | PreventThisTurn) -> tuple[object, ...] | None:
        """Return the reference."""
        said = {name for name in ("to", "by") if getattr(tree, name) is not None}
        wanted = {"to", "by"} if either else {field}
        more = tuple(getattr(tree, name, False) for name in ("either", "noncombat", "last"))
        fits = said == wanted and (tree.combat, *more) == (combat, either, noncombat, last)
        return (getattr(tree, field),) if fits else None

    return take


def both(*, combat: bool) -> Build:
    """Return a function that makes the prevention of damage to something and by it."""
    return lambda what: DamageIsPrevented(combat, what, what, either=True)


for words, combat, japanese in (("damage", False, "すべてのダメージ"), ("combat damage", True, "すべての戦闘ダメージ")):
    prevent = f"[prevent|prevents] all {words} that would be dealt"
    phrase(DEED, f"{prevent} this turn", PreventThisTurn, combat=combat, forms=("base",),
           ja=f"このターンに与えられる{japanese}を軽減する")  # fmt: skip
    phrase(DEED, f"{prevent} to {{to:recipient}} this turn", PreventThisTurn, combat=combat, forms=("base",),
           take=take_about("to", combat=combat),
           ja=f"このターンに{{to.ni}}与えられる{japanese}を軽減する")  # fmt: skip
    for number in ("one", "many"):
        phrase(DEED, f"{prevent} by {{by:thing/{number}}} this turn", PreventThisTurn, combat=combat, forms=("base",),
               take=take_about("by", combat=combat),
               ja=f"このターンに{{by}}によって与えられる{japanese}を軽減する")  # fmt: skip
    phrase(DEED, f"{prevent} this turn by {{by:thing/many}}", PreventThisTurn, combat=combat, forms=("base",),
           build=partial(said_last, combat), take=take_about("by", combat=combat, last=True),
           ja=f"このターンに{{by}}によって与えられる{japanese}を軽減する")  # fmt: skip
    said = f"prevent all {words} that would be dealt"
    phrase(STATEMENT, f"{said} to {{to:recipient}}", DamageIsPrevented, combat=combat,
           take=take_about("to", combat=combat),
           ja=f"{{to.ni}}与えられる{japanese}を軽減する")  # fmt: skip
    phrase(STATEMENT, f"{said} by {{by:thing/one}}", DamageIsPrevented, combat=combat,
           take=take_about("by", combat=combat),
           ja=f"{{by}}によって与えられる{japanese}を軽減する")  # fmt: skip
    phrase(
        STATEMENT,
        f"{said} to and dealt by {{to:thing/one}}",
        DamageIsPrevented,
        build=both(combat=combat),
        take=take_about("to", combat=combat, either=True),
        ja=f"{{to.ni}}与えられる{japanese}と{{to}}によって与えられる{japanese}を軽減する",
    )
phrase(
    STATEMENT,
    "prevent all noncombat damage that would be dealt to {to:recipient}",
    DamageIsPrevented,
    noncombat=True,
    take=take_about("to", combat=False, noncombat=True),
    ja="{to.ni}与えられる戦闘ダメージでないすべてのダメージを軽減する",
)
phrase(
    EFFECT,
    "{duration:duration} , prevent all damage that would be dealt to and dealt by {what:thing/one}",
    PreventOfAndTo,
    ja="{duration}{what.ni}与えられるすべてのダメージと{what}によって与えられるすべてのダメージを軽減する",
)


@term
class PreventForATime(Effect):
    """All damage that objects would deal is prevented for a time."""

    duration: Duration
    what: Ref

    @rule("615.1a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now; what has left meanwhile would deal none."""
        yield from ()
        for oid in here(context.state, things(self.what, context)):
            begin_lasting(context, DamageOf(oid), self.duration)


ALL_DAMAGE = "{duration:duration} , prevent all damage"
phrase(EFFECT, f"{ALL_DAMAGE} {{what:thing/one}} would deal", PreventForATime,
       ja="{duration}{what}が与えるすべてのダメージを軽減する")  # fmt: skip


@term
class AllButIsPrevented(Replacement):
    """Of damage to you or a planeswalker you control all but so much is prevented."""

    amount: Amount

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("615.1", "615.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to more damage than that, if it can be prevented."""
        if not isinstance(event, DealDamage) or event.unpreventable or event.amount <= value_of(self.amount, context):
            return False
        return event.target == context.controller or YOUR_PLANESWALKER.matches(context, event.target)

    @rule("615.7")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let so much be dealt."""
        yield from ()
        assert isinstance(event, DealDamage)  # noqa: S101  `applies` has told
        event.amount = value_of(self.amount, context)
        return [event]


YOUR_PLANESWALKER = Noun(Head((("planeswalker",),)), (), (ControlledBy("you"),))
phrase(
    STATEMENT,
    "if a source would deal damage to you or a planeswalker you control , "
    "prevent all but {amount:number} of that damage",
    AllButIsPrevented,
    ja="発生源１つがあなたやあなたがコントロールしているプレインズウォーカー１体にダメージを与えるなら、"
    "そのダメージのうち{amount}点を除くすべてを軽減する",
)
