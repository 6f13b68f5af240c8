"""CR 611.2, 608.2d "Gains your choice of vigilance, lifelink, or indestructible until end of turn"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import ACT, KEYWORD_CHOICE
from oathbreaker.language.grammar import Joint
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase, series
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import HaveKeywords
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.terms.abilities import Duration, Keyword, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CHOICE = Joint(",", (",", "or"), ("or",), least=2)


@term
class GainChosenKeyword(Effect):
    """Objects gain one of several keywords that the controller chooses, for a time."""

    keywords: tuple[Keyword, ...]
    duration: Duration
    what: Ref = NO_SUBJECT

    @rule("608.2d", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller choose, and begin the effect on what there is now."""
        objects = here(context.state, things(self.what, context))
        if not objects:
            return
        known = {str(getattr(keyword, "name", "")): keyword for keyword in self.keywords}
        name = yield from choose_word(context.state, context.controller, "word", list(known), "608.2d", context.source)
        begin_lasting(context, HaveKeywords((known[name],)), self.duration, objects)


def chosen(keywords: tuple[Keyword, ...], duration: Duration) -> GainChosenKeyword | None:
    """Return a choice of plain keywords."""
    is_plain = all(isinstance(keyword, PlainKeyword) for keyword in keywords)
    return GainChosenKeyword(keywords, duration) if is_plain else None


series(KEYWORD_CHOICE, "keyword", CHOICE, ja="と")
phrase(
    ACT,
    "[gain|gains] your choice of {keywords:keyword-choice} {duration:duration}",
    GainChosenKeyword,
    build=chosen,
    take=lambda tree: (tree.keywords, tree.duration),
    ja=f"{{duration}}{SUBJECT}{{keywords}}のうちあなたが選んだ１つを得る",
)
