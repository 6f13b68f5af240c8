"""CR 608.2c "…, then draw another card if …": a condition said after its instruction, and what follows "if you do"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT, SENTENCE
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.japanese import NoJapaneseError
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import said_with_subject, with_act, with_doer, without_act, without_doer
from oathbreaker.mechanics.sentences import (
    NUMBERS,
    THEN,
    Delayed,
    IfYouDo,
    Joined,
    May,
    follow_if,
    holds,
    in_row,
    take_row,
)
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref, TriggerEvent
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class IfSaidAfter(Effect):
    """Something that happens if a condition that the text says after it holds; what follows is not about it."""

    begins_with: ClassVar[str] = "effect"
    counts: ClassVar[str] = "condition"

    condition: terms.Condition
    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if the condition holds now."""
        yield from follow_if(holds(self.condition, context), self.effect, context)


def both_if_you_do(how: str, first: terms.Effect, second: terms.Effect) -> IfYouDo:
    """Return two instructions that are followed if the player did what was said before."""
    return IfYouDo(Joined(first, second, how))


def take_both_if_you_do(how: str, tree: IfYouDo) -> tuple[terms.Effect, terms.Effect] | None:
    """Take `both_if_you_do` apart."""
    both = tree.effect
    is_pair = isinstance(both, Joined) and both.how == how and not isinstance(both.second, Joined)
    return (both.first, both.second) if isinstance(both, Joined) and is_pair else None


def act_if(what: Ref, act: Term, condition: terms.Condition) -> IfSaidAfter | None:
    """Return an act of an object that is done if something is so."""
    done = with_act(what, act)
    return IfSaidAfter(condition, done) if isinstance(done, terms.Effect) else None


def take_act_if(tree: IfSaidAfter) -> tuple[object, ...] | None:
    """Take an act of an object apart that is done if something is so."""
    act = without_act(tree.effect)
    return (*act, tree.condition) if act is not None else None


def deed_if(who: Ref, deed: Term, condition: terms.Condition) -> IfSaidAfter | None:
    """Return a deed of a player that is done if something is so."""
    done = with_doer(who, deed)
    return IfSaidAfter(condition, done) if isinstance(done, terms.Effect) else None


def take_deed_if(tree: IfSaidAfter) -> tuple[object, ...] | None:
    """Take `deed_if` apart."""
    found = without_doer(tree.effect)
    return None if found is None else (*found, tree.condition)


def row_if_you_do(*effects: terms.Effect) -> IfYouDo:
    """Return several instructions that are followed if the player did what was said before."""
    return IfYouDo(in_row(*effects))


def take_row_if_you_do(count: int, tree: IfYouDo) -> tuple[terms.Effect, ...] | None:
    """Take `row_if_you_do` apart."""
    return take_row(tree.effect, count)


def said_in_row(slot: SaySlot, *names: str) -> str:
    """Return what is done if a player did it, in one sentence, so that all of it hangs on that."""
    *before, last = names
    return f"そうしたなら、{''.join(going_on(slot, name) for name in before)}{slot(last)}。"


def going_on(slot: SaySlot, name: str) -> str:
    """Return an instruction as another follows; a sentence of its own where it cannot go on."""
    try:
        return f"{slot(f'{name}.stem')}、"
    except NoJapaneseError:
        return f"{slot(name)}。"


def later_deed(who: Ref, deed: Term, event: TriggerEvent) -> Delayed | None:
    """Return what a player does at a later time."""
    done = with_doer(who, deed)
    return Delayed(done, event) if isinstance(done, terms.Effect) else None


def take_later_deed(tree: Delayed) -> tuple[object, ...] | None:
    """Take `later_deed` apart."""
    found = without_doer(tree.effect)
    return None if found is None else (*found, tree.event)


def may_later(who: Ref, deed: terms.Effect, event: TriggerEvent) -> Delayed:
    """Return what a player may do at a later time."""
    return Delayed(May(who, deed), event)


def take_may_later(tree: Delayed) -> tuple[object, ...] | None:
    """Take `may_later` apart."""
    may = tree.effect
    return (may.who, may.deed, tree.event) if isinstance(may, May) else None


for number, verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} {{deed:deed/{verb}}} {{event:later}}",
        Delayed,
        build=later_deed,
        take=take_later_deed,
        ja="{event}、{who.wa}{deed}",
    )
    phrase(
        EFFECT,
        f"{{who:player/{number}}} may {{deed:deed/base}} {{event:later}}",
        Delayed,
        build=may_later,
        take=take_may_later,
        ja="{event}、{who.wa}{deed.te}もよい",
    )
phrase(
    SENTENCE,
    "if you do , {first:effect} , {second:effect} , {third:effect} , then {fourth:effect} .",
    IfYouDo,
    build=row_if_you_do,
    take=partial(take_row_if_you_do, 4),
    ja=lambda slot: said_in_row(slot, "first", "second", "third") + f"その後、{slot('fourth')}。",
)
phrase(
    EFFECT,
    "{effect:deed/base} if {condition:condition}",
    IfSaidAfter,
    build=lambda effect, condition: IfSaidAfter(condition, effect),
    take=lambda tree: (tree.effect, tree.condition),
    ja="{condition.nara}、{effect}",
)
for number, verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} {{deed:deed/{verb}}} if {{condition:condition}}",
        IfSaidAfter,
        build=deed_if,
        take=take_deed_if,
        ja="{condition.nara}、{who.wa}{deed}",
    )
    phrase(
        EFFECT,
        f"{{what:thing/{number}}} {{act:act/{verb}}} if {{condition:condition}}",
        IfSaidAfter,
        build=act_if,
        take=take_act_if,
        ja=lambda slot: f"{slot('condition.nara')}、{said_with_subject(slot)}",
    )
phrase(
    SENTENCE,
    "if you do , {first:effect} , {second:effect} , then {third:effect} .",
    IfYouDo,
    build=lambda first, second, third: IfYouDo(in_row(first, second, third)),
    take=lambda tree: take_row(tree.effect, 3),
    ja=lambda slot: said_in_row(slot, "first", "second") + f"その後、{slot('third')}。",
)
for between, how in ((", then", THEN), ("and", "and")):
    phrase(
        SENTENCE,
        f"if you do , {{first:effect}} {between} {{second:effect}} .",
        IfYouDo,
        build=partial(both_if_you_do, how),
        take=partial(take_both_if_you_do, how),
        ja="そうしたなら、{first}。その後、{second}。"
        if how == THEN
        else lambda slot: said_in_row(slot, "first", "second"),
    )
phrase(
    EFFECT,
    "{effect:deed/base} {event:later} if {condition:condition}",
    Delayed,
    build=lambda effect, event, condition: Delayed(IfSaidAfter(condition, effect), event),
    take=lambda tree: (
        (tree.effect.effect, tree.event, tree.effect.condition) if isinstance(tree.effect, IfSaidAfter) else None
    ),
    ja="{event}、{condition.nara}、{effect}",
)
