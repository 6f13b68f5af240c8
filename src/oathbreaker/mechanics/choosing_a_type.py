"""CR 205.3m, 608.2d "Choose a creature type", as a spell or ability resolves, and what is "of that type"."""

from __future__ import annotations

from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.naming import ChosenWord
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.subtypes import creature_types
from oathbreaker.language.categories import DEED, QUALIFIER
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.chosen import RESOLVING, OfChosen
from oathbreaker.mechanics.chosen_words import CREATURE_TYPE, Choice
from oathbreaker.mechanics.finding import doer
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CREATURE_TYPES = Choice(CREATURE_TYPE)


@term
class ChooseCreatureType(OneDoer):
    """A player chooses a creature type; the rest of the instructions speak of it."""

    who: Ref = You()

    @rule("205.3m", "608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose; no permanent keeps it."""
        state, seat = context.state, doer(self.who, context)
        words = creature_types()
        titles = [ChosenWord(word) for word in words]
        usual = CREATURE_TYPES.usual(state, seat)
        word = yield from choose_word(state, seat, "word", words, "608.2d", context.source, titles, usual)
        context.results[RESOLVING] = (words.index(word),)


@term
class OfThatType(OfChosen):
    """Objects "of that type"."""


@term
class NotOfChosen(OfChosen):
    """Objects "that aren't of the chosen type"."""

    @rule("608.2d", "607.2d")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Look for the chosen word; where none was chosen, nothing is told apart."""
        return not OfChosen.holds(self, context, thing, look)


fixed(DEED, "[choose|chooses] a creature type", ChooseCreatureType(), ja="クリーチャー・タイプ１つを選ぶ")
fixed(QUALIFIER, "of that type", OfThatType("chosen type"), ja="そのタイプの")
fixed(QUALIFIER, "that aren't of the chosen type", NotOfChosen("chosen type"), ja="その選ばれたタイプでない")
