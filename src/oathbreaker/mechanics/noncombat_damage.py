"""CR 120 Damage that is dealt otherwise than in combat: at least so much of it, and how much there was this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import CONDITION, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.noticing import fits
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.quantities import stat_of_object
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class AtLeastItsPower(Replacement):
    """A source that would deal an opponent less noncombat damage than the object's power deals as much as that.

    Attributes:
        what: The sources.
        said: How the text calls the object: "~'s".
    """

    what: Filter
    said: str

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to less noncombat damage than that to an opponent."""
        if not isinstance(event, DealDamage) or event.is_combat or not is_player(event.target):
            return False
        if event.target not in context.state.opponents(context.controller):
            return False
        return event.amount < self.power(context) and fits(self.what, context, event.source)

    def power(self, context: Context) -> int:
        """Return the power of the object."""
        return max(0, stat_of_object(context.state, context.source, "power"))

    @rule("614.1a", "120.4")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Deal as much as the power is."""
        yield from ()
        assert isinstance(event, DealDamage)  # noqa: S101  `applies` has told
        event.amount = self.power(context)
        return [event]


@term
class DealtNoncombatDamage(Condition):
    """Sources of a kind that you controlled dealt at least so much noncombat damage this turn, in all."""

    what: Filter
    amount: Amount

    @rule("120.2", "608.2i")
    def holds(self, context: Context) -> bool:
        """Add up the damage, by what each source was like as it dealt it."""
        log = context.state.log
        found = [event for event in log if isinstance(event, DealDamage) and self.is_meant(context, event)]
        return sum(event.amount for event in found) >= value_of(self.amount, context)

    def is_meant(self, context: Context, event: DealDamage) -> bool:
        """Tell whether it is noncombat damage of such a source."""
        state = context.state
        if event.is_combat or event.dealt_for != context.controller or event.dealt_as is None:
            return False
        known = state.last_known.get(event.source)
        thing = state.objects.get(event.source) or (known.object if known is not None else None)
        return (
            thing is not None
            and isinstance(self.what, Noun)
            and self.what.describes_look(context, thing, event.dealt_as)
        )


OWN: Final = ("~'s", "this creature's")
for own in OWN:
    phrase(
        STATEMENT,
        f"if a {{what:noun/one}} would deal an amount of noncombat damage less than {own} power to an opponent , "
        f"that source deals damage equal to {own} power instead",
        AtLeastItsPower,
        said=own,
        ja="{what.one}が対戦相手１人にこれのパワーより少ない点数の戦闘ダメージでないダメージを与えるなら、"
        "代わりにその発生源はこれのパワーに等しい点数のダメージを与える",
    )
phrase(
    CONDITION,
    "{what:noun/many} you controlled dealt {amount:number} or more noncombat damage this turn",
    DealtNoncombatDamage,
    ja="このターンにあなたがコントロールしていた{what}が戦闘ダメージでないダメージを合計{amount}点以上与えていた",
)
