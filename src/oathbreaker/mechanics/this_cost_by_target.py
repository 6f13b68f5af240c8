"""CR 601.2f Spells that cost less or more to cast if they target something of a kind."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import matching
from oathbreaker.mechanics.noticing import fits
from oathbreaker.mechanics.rules_about import RuleAboutItself
from oathbreaker.mechanics.statements import ANYWHERE, change_of, is_generic
from oathbreaker.mechanics.targeting_spells import targets_of
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ThisCostsByTarget(RuleAboutItself):
    """A spell costs less or more to cast if it targets something of a kind."""

    mana: str
    what: Filter
    more: bool = False

    names: ClassVar[tuple[str, ...]] = ("cost change",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE

    @property
    def spares_colors(self) -> bool:
        """Whether it makes the spell dearer, or the reduction is generic."""
        return self.more or is_generic(self.mana)

    @rule("601.2f", "601.2c")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change: by what was targeted, or before that by what could be, so that nothing is kept back."""
        thing = context.state.objects.get(about)
        if thing is not None and thing.announcement is not None:
            is_so = any(not is_player(one) and fits(self.what, context, one) for one in targets_of(thing))
        else:
            is_so = not self.more and bool(matching(self.what, context))
        return change_of(self.mana, int(is_so), more=self.more)


for words, more, japanese in (("less", False, "少なく"), ("more", True, "多く")):
    phrase(
        STATEMENT,
        f"this spell costs {{mana:mana}} {words} to cast if it targets a {{what:noun/one}}",
        ThisCostsByTarget,
        more=more,
        ja=f"この呪文が{{what}}を対象とするなら、これを唱えるためのコストは{{mana}}{japanese}なる",
    )
