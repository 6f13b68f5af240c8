"""CR 608.2d "You may sacrifice an artifact or discard a card": one of two things that a player may do."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import without_doer
from oathbreaker.mechanics.finding import DOER, FAILED, seats
from oathbreaker.mechanics.sentences import DID, NUMBERS, carry_out, could_do, done_by
from oathbreaker.mechanics.together import by_each
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

TITLES: Final = {
    "neither": say("mechanics.neither_deed"),
    "first": say("mechanics.first_deed"),
    "second": say("mechanics.second_deed"),
}
"""What the options are called."""


@term
class MayEither(Effect):
    """A player may do one of two things (608.2d)."""

    who: Ref
    first: terms.Effect
    second: terms.Effect

    @rule("608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask each player which of them, if any: what is impossible is not offered; who did either is known then."""
        did: list[int] = []

        def part(own: Context, seat: int) -> Procedure[None]:
            deeds = {
                word: deed
                for word, deed in (("first", done_by(self.first, self.who)), ("second", done_by(self.second, self.who)))
                if could_do(deed, seat, own)
            }
            if not deeds:
                return
            words = ["neither", *deeds]
            titles = [TITLES[word] for word in words]
            chosen = yield from choose_word(own.state, seat, "word", words, "608.2d", own.source, titles)
            if chosen in deeds:
                own.results.pop(FAILED, None)
                own.results[DOER] = (seat,)
                yield from carry_out(deeds[chosen], own)
                if FAILED not in own.results:
                    did.append(seat)

        asked = seats(self.who, context)
        yield from by_each(asked, context, part)
        context.results[DID] = tuple(seat for seat in asked if seat in did)


def either(who: Ref, first: terms.Effect, second: terms.Effect) -> MayEither | None:
    """Return a choice of two deeds whose doer is not said again."""
    return MayEither(who, first, second) if without_doer(first) is None and without_doer(second) is None else None


for number, _ in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} may {{first:deed/base}} or {{second:deed/base}}",
        MayEither,
        build=either,
        ja="{who.wa}「{first}。」か「{second}。」を選んでもよい",
    )
