"""CR 609.7, 615.8-615.9 Damage of a source of a player's choice that is prevented: all of it, or the next time."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY, Announcement
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting, replace_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import DEED, EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.noticing import fits
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DamageOfChosen(Replacement):
    """Damage of the chosen source, whose id is the effect's amount, is prevented; made by effects, said by no text.

    Attributes:
        what: What the source must be, still, as it deals damage.
        once: Whether only the next time.
    """

    what: Filter
    once: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("609.7a", "609.7b", "615.9")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage of it, or of the permanent that the chosen spell became, if it is so still."""
        if not isinstance(event, DealDamage) or event.unpreventable:
            return False
        known = context.state.last_known.get(context.amount)
        is_it = event.source == context.amount or (known is not None and known.successor == event.source)
        return is_it and fits(self.what, context, event.source)

    @rule("615.6", "615.8")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let nothing happen; what works once is used up."""
        yield from ()
        state = context.state
        if self.once:
            affected = event.affected(state)
            own = (effect for effect in state.lasting if effect.statement == self and effect.amount == context.amount)
            mine = (effect for effect in own if effect.objects is None or affected in effect.objects)
            used = next((effect for effect in mine if effect.source == context.source), None)
            if used is not None:
                replace_lasting(state, used.timestamp, None)
        return []


@rule("609.7a")
def sources(state: State) -> tuple[int, ...]:
    """Return what can be chosen as a source: permanents, spells, what the stack refers to, the command zone's cards."""
    here = [oid for oid in state.zone("battlefield") if not state.objects[oid].phased_out]
    stack = list(state.zone("stack"))
    said = [state.objects[oid].announcement or Announcement() for oid in stack]
    spells = [oid for oid, one in zip(stack, said, strict=True) if one.ability is None]
    named = [one.source for one in said if one.ability is not None]
    aimed = [target for one in said for group in one.targets for target in group if target in state.objects]
    found = (*here, *spells, *named, *aimed, *state.zone("command"))
    return tuple(oid for oid in dict.fromkeys(found) if oid != NOBODY and is_face_up(state, oid))


def is_face_up(state: State, oid: int) -> bool:
    """Tell whether an object is none of the command zone's that lie face down."""
    thing = state.objects.get(oid)
    return thing is None or thing.zone != "command" or not thing.face_down


@term
class PreventOfChosen(Effect):
    """Damage that a source of the player's choice would deal this turn is prevented.

    Attributes:
        what: What the source is.
        to: To what it would be dealt; None for anything.
        once: Whether only the next time.
    """

    what: Filter
    to: Ref | None = None
    once: bool = False
    who: Ref = You()

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: the source is described."""
        return isinstance(self.what, Noun)

    @rule("609.7a", "615.1a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller choose the source, and begin the effect on what is protected now."""
        state, seat = context.state, context.controller
        protected = None if self.to is None else things(self.to, context)
        possible = tuple(oid for oid in sources(state) if fits(self.what, context, oid))
        if protected == () or not possible:
            return
        chosen = yield from choose(state, seat, "choose permanents", possible, 1, 1, "609.7a", source=context.source)
        for oid in chosen:
            begin_lasting(context, DamageOfChosen(self.what, self.once), ThisTurn(), protected, amount=oid)


def next_time(what: Filter, to: Ref) -> PreventOfChosen:
    """Return the prevention of the next damage of a source to something."""
    return PreventOfChosen(what, to, once=True)


def take_next_time(tree: PreventOfChosen) -> tuple[object, ...] | None:
    """Take `next_time` apart."""
    return (tree.what, tree.to) if tree.once and tree.to is not None else None


def all_of_it(what: Filter, to: Ref | None = None) -> PreventOfChosen:
    """Return the prevention of all damage of a source, or of all of it to something."""
    return PreventOfChosen(what, to)


def take_all_of_it(tree: PreventOfChosen) -> tuple[object, ...] | None:
    """Take `all_of_it` apart, for damage to anything."""
    return (tree.what,) if not tree.once and tree.to is None else None


def take_all_of_it_to(tree: PreventOfChosen) -> tuple[object, ...] | None:
    """Take `all_of_it` apart, for damage to something."""
    return (tree.what, tree.to) if not tree.once and tree.to is not None else None


phrase(
    DEED,
    "prevent all damage a {what:noun/one} of your choice would deal this turn",
    PreventOfChosen,
    forms=("base",),
    build=all_of_it,
    take=take_all_of_it,
    ja="あなたが選んだ{what.one}がこのターンに与えるすべてのダメージを軽減する",
)
phrase(
    DEED,
    "prevent all damage a {what:noun/one} of your choice would deal to {to:recipient} this turn",
    PreventOfChosen,
    forms=("base",),
    build=all_of_it,
    take=take_all_of_it_to,
    ja="あなたが選んだ{what.one}がこのターンに{to.ni}与えるすべてのダメージを軽減する",
)
phrase(
    EFFECT,
    "the next time a {what:noun/one} of your choice would deal damage to {to:recipient} this turn , "
    "prevent that damage",
    PreventOfChosen,
    build=next_time,
    take=take_next_time,
    ja="このターン、次にあなたが選んだ{what.one}が{to.ni}ダメージを与えるなら、そのダメージを軽減する",
)
