"""CR 608.2c What happens otherwise: if what was said just before is not so, or if a player did not do it."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import CHOOSER, DOER, FAILED, UNABLE, seats
from oathbreaker.mechanics.said_after import IfSaidAfter
from oathbreaker.mechanics.sentences import DID, SKIPPED, THEN, If, IfYouDo, Joined, May, Then, carry_out
from oathbreaker.mechanics.together import by_each, done_by_one
from oathbreaker.mechanics.unless import MayPay
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Back, Each, Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Otherwise(Effect):
    """Something that happens if the condition of the instruction before it did not hold."""

    effect: terms.Effect

    def can_follow(self, earlier: terms.Effect | None) -> bool:
        """Tell whether the instruction before it has a condition."""
        return earlier is not None and has_condition(earlier)

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if that instruction was not followed."""
        if context.results.pop(SKIPPED, None):
            yield from carry_out(self.effect, context)


@term
class IfYouDoNot(Effect):
    """Something that happens if the player did not do what was said just before, which they could (608.2c)."""

    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if what was said before was not done."""
        if not context.results.get(DID, FAILED not in context.results):
            yield from carry_out(self.effect, context)


@term
class IfTheyDoNot(IfYouDoNot):
    """Something that happens if a player who was named did not do what was said just before, which they could."""

    def can_follow(self, earlier: terms.Effect | None) -> bool:
        """Tell whether a player could do it, or each of several of whom this speaks."""
        who = getattr(earlier, "who", None)
        if not isinstance(earlier, May | MayPay) or not isinstance(who, Ref):
            return False
        return not any(who.find(Each)) or who == self.each

    @property
    def each(self) -> Ref | None:
        """The several players of each of whom it speaks; None where it is about one."""
        words = (part.to for part in self.effect.walk() if isinstance(part, Back))
        return next((meant for meant in words if isinstance(meant, Each)), None)

    @rule("608.2c", "608.2e")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if the player did not; of several, let it happen to each who did not."""
        each = self.each
        if each is None:
            yield from IfYouDoNot.perform(self, context)
            return
        alone, did = done_by_one(self.effect, each), context.results.get(DID, ())

        def part(own: Context, seat: Target) -> Procedure[None]:
            own.results[DOER] = own.results[CHOOSER] = (seat,)
            yield from carry_out(alone, own)

        yield from by_each([seat for seat in seats(each, context) if seat not in did], context, part)
        context.results.pop(CHOOSER, None)


@term
class IfThePlayerDoesNot(IfTheyDoNot):
    """The same of "the player"."""


@term
class IfThatPlayerDoesNot(IfTheyDoNot):
    """The same of "that player"."""


@term
class IfNotPossible(Effect):
    """Something that happens if there was nothing to choose for what was said just before: "if you can't"."""

    effect: terms.Effect

    def can_follow(self, earlier: terms.Effect | None) -> bool:
        """Tell whether something is chosen in the instruction before it."""
        return isinstance(getattr(earlier, "what", None), Some)

    @rule("608.2c", "608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if nothing could be chosen."""
        if context.results.get(UNABLE):
            yield from carry_out(self.effect, context)


def has_condition(effect: terms.Effect) -> bool:
    """Tell whether an instruction begins with an "if", or ends with one."""
    while not isinstance(effect, If | IfYouDo | IfSaidAfter):
        if isinstance(effect, Then):
            effect = effect.effect
        elif effect.begins_with:
            effect = getattr(effect, effect.begins_with)
        else:
            return False
    return True


Cls = type[Otherwise | IfYouDoNot | IfNotPossible]


def both(cls: Cls, how: str, first: terms.Effect, second: terms.Effect) -> Otherwise | IfYouDoNot | IfNotPossible:
    """Return two instructions that are followed otherwise."""
    return cls(Joined(first, second, how))


def take_both(how: str, tree: Otherwise | IfYouDoNot | IfNotPossible) -> tuple[terms.Effect, terms.Effect] | None:
    """Take `both` apart."""
    two = tree.effect
    if not isinstance(two, Joined) or two.how != how or isinstance(two.second, Joined):
        return None
    return two.first, two.second


WORDS: Final[tuple[tuple[Cls, str, str], ...]] = (
    (Otherwise, "otherwise", "そうでないなら"),
    (IfYouDoNot, "if you don't", "そうしないなら"),
    (IfTheyDoNot, "if they don't", "そのプレイヤーがそうしないなら"),
    (IfThePlayerDoesNot, "if the player doesn't", "そのプレイヤーがそうしないなら"),
    (IfThatPlayerDoesNot, "if that player doesn't", "そのプレイヤーがそうしないなら"),
    (IfNotPossible, "if you can't", "そうできないなら"),
)
for cls, words, japanese in WORDS:
    phrase(SENTENCE, f"{words} , {{effect:effect}} .", cls, ja=f"{japanese}、{{effect}}。")
    for between, how, then in ((", then", THEN, "。その後、"), ("and", "and", "。")):
        phrase(
            SENTENCE,
            f"{words} , {{first:effect}} {between} {{second:effect}} .",
            cls,
            build=partial(both, cls, how),
            take=partial(take_both, how),
            ja=f"{japanese}、{{first}}{then}{{second}}。",
        )
