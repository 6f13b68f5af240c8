"""CR 101.2, 701.23 Searches that effects forbid; searches of libraries and graveyards for a card with a name."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.revealing import Reveal, Search
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import SENTENCE, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import doer
from oathbreaker.mechanics.may_search import CANNOT_SEARCH, may_search
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OpponentsCannotSearch(RuleStatement):
    """What opponents of its controller control cannot make those opponents search their libraries."""

    names: ClassVar[tuple[str, ...]] = (CANNOT_SEARCH,)

    @rule("101.2", "102.2")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of opponents, whom a spell or ability of their own would let search."""
        return is_player(about) and about in context.state.opponents(context.controller)


@term
class SearchBoth(OneDoer):
    """A player searches their library, their graveyard or both for a card, and puts it somewhere.

    Attributes:
        what: The card.
        to: "hand" or "battlefield".
        revealed: Whether it is revealed.
        optional: Whether the player may do so.
        who: Who searches.
    """

    what: Filter
    to: str
    revealed: bool = False
    optional: bool = False
    who: Ref = You()

    @rule("701.23a", "701.23b", "701.24a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player find one in either zone, and shuffle the library, which was searched."""
        state, seat, source = context.state, doer(self.who, context), context.source
        if self.optional and not (yield from ask_may(state, seat, "608.2d", source)):
            return
        searched = may_search(context, seat, seat)
        places = [*state.graveyard(seat), *(state.library(seat) if searched else ())]
        if searched:
            yield from happen(state, (Search(seat, seat, source),))
        fitting = [oid for oid in places if isinstance(self.what, Noun) and self.fits(context, oid)]
        found = yield from choose(state, seat, "choose cards", fitting, 0, 1, "701.23b", source=source)
        if self.revealed:
            yield from happen(state, [Reveal(oid, seat, source) for oid in found])
        holder = seat if self.to == "battlefield" else NOBODY
        yield from happen(state, [ZoneChange(state, oid, self.to, controller=holder, source=source) for oid in found])
        if searched:
            yield from happen(state, (Shuffle(seat, 1, source),))

    def fits(self, context: Context, oid: int) -> bool:
        """Tell whether a card is what is sought."""
        return isinstance(self.what, Noun) and self.what.describes(context, context.state.objects[oid])


OPPONENTS = "spells and abilities your opponents control"
fixed(
    STATEMENT,
    f"{OPPONENTS} can't cause their controller to search their library",
    OpponentsCannotSearch(),
    ja="あなたの対戦相手がコントロールしている呪文や能力により、それらのコントローラーはライブラリーを探せない",
)
SEARCH = "search your library and/or graveyard for a {what:noun/one}"
SHUFFLE = "if you search your library this way , shuffle"
JAPANESE = "あなたのライブラリーやあなたの墓地から{what.one}を探し、"
AFTER = "。これによりあなたがあなたのライブラリーを探したなら、ライブラリーを切り直す"
WORDS = (
    ("and put it onto the battlefield", "battlefield", False, "それを戦場に出す"),
    (", reveal it , and put it into your hand", "hand", True, "それを公開してあなたの手札に加える"),
)
"""(words, where it goes, whether it is revealed, Japanese)"""
for words, to, revealed, japanese in WORDS:
    for optional, may in ((False, ""), (True, "you may ")):
        said = f"{JAPANESE}{japanese}"
        phrase(
            SENTENCE,
            f"{may}{SEARCH} {words} . {SHUFFLE} .",
            SearchBoth,
            to=to,
            revealed=revealed,
            optional=optional,
            ja=f"{f'あなたは「{said}。」を選んでもよい' if optional else said}{AFTER}。",
        )
