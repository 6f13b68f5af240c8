"""CR 601.2f "The second spell you cast each turn costs {1} less": costs of one spell a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_rules import is_such_spell
from oathbreaker.mechanics.next_spell_costs import cast_before
from oathbreaker.mechanics.nth_each_turn import ORDINALS
from oathbreaker.mechanics.statements import change_of, is_generic
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import full_width
from oathbreaker.texts.rules import rule

TURNS: Final = {"each turn": "各ターンに", "during each of your turns": "あなたの各ターンに"}
"""In which turns, as texts say it -> in Japanese."""


@term
class NthSpellCosts(RuleStatement):
    """One spell of a kind that you cast in a turn costs less, counted among those of that kind.

    Attributes:
        nth: Which: "second".
        what: The kind.
        mana: How much less.
        when: In which turns.
    """

    nth: str
    what: Filter
    mana: str
    when: str

    names: ClassVar[tuple[str, ...]] = ("cost change",)

    @property
    def spares_colors(self) -> bool:
        """Whether the reduction is generic."""
        return is_generic(self.mana)

    @rule("601.2f", "608.2i")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such a spell of yours if just so many such spells were cast before."""
        state = context.state
        thing = state.objects.get(about)
        if thing is None or thing.controller != context.controller or not is_such_spell(self.what, context, about):
            return False
        is_turn = self.when == "each turn" or state.active == context.controller
        return is_turn and cast_before(self.what, context) == ORDINALS[self.nth] - 1

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        return change_of(self.mana, 1, more=False)


for nth, number in ORDINALS.items():
    for when, japanese in TURNS.items():
        phrase(
            STATEMENT,
            f"the {nth} {{what:noun/one}} you cast {when} costs {{mana:mana}} less to cast",
            NthSpellCosts,
            nth=nth,
            when=when,
            ja=f"{japanese}あなたが{full_width(number)}つ目に唱える{{what}}を唱えるためのコストは{{mana}}少なくなる",
        )
