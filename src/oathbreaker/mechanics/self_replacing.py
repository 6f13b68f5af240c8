"""CR 614.15 Self-replacement: "… instead" in a spell's or ability's own instructions, about the one before."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT, WHAT
from oathbreaker.mechanics.destroying import CounterSpell
from oathbreaker.mechanics.finding import AFFECTED
from oathbreaker.mechanics.sentences import holds
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Condition, Ref
from oathbreaker.terms.refs import Back, ResultRef, TargetRef
from oathbreaker.terms.term import Term, term, terms_in
from oathbreaker.texts.rules import rule

CONDITION: Final = "condition"
"""The name of the field that says when something happens instead."""

AMOUNT: Final = "amount"
"""The name of the field that says how much or how many an instruction is about."""


class SelfReplacement(Effect):
    """An instruction that says what happens instead of the one before it; `condition` says when."""

    __slots__ = ()

    replaces_earlier: ClassVar[bool] = True

    def other(self, earlier: terms.Effect) -> terms.Effect:
        """Return what happens instead.

        Raises:
            NotImplementedError: The class does not say what.
        """
        raise NotImplementedError(type(self).__name__)

    @rule("614.15", "616.1a")
    def in_place_of(self, earlier: terms.Effect, context: Context) -> terms.Effect:
        """Return what is done: something else if the condition holds, before any other effect is applied."""
        return self.other(earlier) if holds(getattr(self, CONDITION), context) else earlier

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  as declared
        """Do nothing more: it has been asked in the place of the instruction before it."""
        yield from ()


def with_same_things(effect: terms.Effect, earlier: terms.Effect) -> terms.Effect:
    """Return what happens instead, done with the things that the replaced instruction was about: "those creatures"."""
    what = getattr(earlier, WHAT, None)
    if not isinstance(what, Ref):
        return effect
    return cast("terms.Effect", effect.changed(lambda part: what if part == ResultRef(AFFECTED) else part))


class SomethingElse(SelfReplacement):
    """Another instruction is followed instead."""

    __slots__ = ()
    effect: terms.Effect

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: a target of its own is known as the spell is cast whether it is needed."""
        return not names_target(self.effect) or self.aims_anew

    @property
    def aims_anew(self) -> bool:
        """Whether it has alternative targets, for what was paid for alone: the replaced instruction's are not chosen.

        What it is done with is then none of what that one would have been done with.
        """
        if not getattr(getattr(self, CONDITION), "is_announced", False) or not names_target(self.effect):
            return False
        return ResultRef(AFFECTED) not in self.effect.walk()

    @rule("601.2c", "601.2d")
    def division(self, context: Context) -> tuple[int, int] | None:
        """Return what is divided, where it is done instead."""
        is_so = isinstance(self.effect, Effect) and holds(getattr(self, CONDITION), context)
        return self.effect.division(context) if is_so and isinstance(self.effect, Effect) else None

    def other(self, earlier: terms.Effect) -> terms.Effect:
        """Return what happens instead."""
        return with_same_things(self.effect, earlier)


@term
class InsteadIf(SomethingElse):
    """Something else happens if a condition holds.

    Attributes:
        condition: The condition.
        effect: What happens then.
        said: Where "instead" stands: "after" or "before" what happens.
    """

    condition: Condition
    effect: terms.Effect
    said: str = "after"


@term
class DoInsteadIf(SomethingElse):
    """Something else happens if a condition holds, which is said at the end."""

    effect: terms.Effect
    condition: Condition


@term
class InsteadSoMuch(SelfReplacement):
    """The same happens with another number if a condition holds: "it deals 4 damage instead".

    Attributes:
        condition: The condition.
        amount: The other number.
        what: What does it, where the text says so.
    """

    condition: Condition
    amount: Amount
    what: Ref = NO_SUBJECT

    def can_follow(self, earlier: terms.Effect | None) -> bool:
        """Tell whether the instruction before it has a number."""
        return earlier is not None and (earlier.replaces_earlier or AMOUNT in earlier.field_names)

    def other(self, earlier: terms.Effect) -> terms.Effect:
        """Return the instruction with the other number."""
        return cast("terms.Effect", earlier.changed_field(AMOUNT, self.amount))


@term
class CounteredInto(SelfReplacement):
    """A spell that is countered goes elsewhere than to its owner's graveyard: a key of `PLACES`."""

    to: str

    def can_follow(self, earlier: terms.Effect | None) -> bool:
        """Tell whether the instruction before it counters a spell."""
        return earlier is not None and any(earlier.find(CounterSpell))

    @rule("614.15", "701.6a")
    def in_place_of(self, earlier: terms.Effect, context: Context) -> terms.Effect:  # noqa: ARG002  as declared
        """Return the countering with the other place."""
        changed = earlier.changed(
            lambda part: part.changed_field("to", self.to) if isinstance(part, CounterSpell) else part
        )
        return cast("terms.Effect", changed)


def names_target(part: Term) -> bool:
    """Tell whether a term has a use of "target" of its own, and not only words that refer back to one."""
    if isinstance(part, TargetRef):
        return True
    if isinstance(part, Back):
        return False
    return any(names_target(inner) for name in part.field_names for inner in terms_in(getattr(part, name)))


phrase(
    SENTENCE,
    "if {condition:condition} , {effect:effect} instead .",
    InsteadIf,
    said="after",
    ja="{condition.nara}、代わりに{effect}。",
)
phrase(
    SENTENCE,
    "if {condition:condition} , instead {effect:effect} .",
    InsteadIf,
    said="before",
    ja="{condition.nara}、代わりに{effect}。",
)
phrase(
    SENTENCE,
    "{effect:effect} instead if {condition:condition} .",
    DoInsteadIf,
    ja="{condition.nara}、代わりに{effect}。",
)
phrase(
    SENTENCE,
    "if {condition:condition} , {what:thing/one} deals {amount:number} damage instead .",
    InsteadSoMuch,
    take=lambda tree: (tree.condition, tree.what, tree.amount) if tree.what != NO_SUBJECT else None,
    build=lambda condition, what, amount: InsteadSoMuch(condition, amount, what),
    ja="{condition.nara}、代わりに{what.wa}{amount}点のダメージを与える。",
)
phrase(
    SENTENCE,
    "if {condition:condition} , create {amount:count} of those tokens instead .",
    InsteadSoMuch,
    ja="{condition.nara}、代わりに、そのトークン{amount}体を生成する。",
)
COUNTERED: Final = "if that spell is countered this way ,"
ITS_OWNERS: Final = "オーナーの"
for to, words, japanese in (
    ("exile", "exile it instead of putting it into its owner's graveyard", "追放する"),
    ("hand", "put it into its owner's hand instead of into that player's graveyard", f"{ITS_OWNERS}手札に加える"),
    ("top", "put it on top of its owner's library instead of into that player's graveyard",
     f"{ITS_OWNERS}ライブラリーの一番上に置く"),
    ("bottom", "put it on the bottom of its owner's library instead of into that player's graveyard",
     f"{ITS_OWNERS}ライブラリーの一番下に置く"),
):  # fmt: skip
    fixed(SENTENCE, f"{COUNTERED} {words} .", CounteredInto(to),
          ja=f"その呪文がこれにより打ち消されたなら、それをオーナーの墓地に置く代わりに{japanese}。")  # fmt: skip
