"""CR 106.6 Mana that changes the spell that it is spent on: "that creature enters with an additional counter"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import add_mana
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.nouns import YOUR_COMMANDER, Head, Noun
from oathbreaker.mechanics.sentences import mana_of
from oathbreaker.mechanics.spells import CannotBeCountered
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

COMMANDER: Final = Some(Noun(Head((), YOUR_COMMANDER)))
ONE: Final = Number(1)


@term
class SpellEntersWithMore(Replacement):
    """What a spell becomes enters with additional counters."""

    counter: str
    amount: Amount

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  it is about the spell alone
        """Apply to the spell as it becomes a permanent."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"

    @rule("106.6", "614.1c")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it enter with them; how many is found as it enters."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        seen = Context(context.state, context.source, context.controller, subject=event.oid)
        number = value_of(self.amount, seen)
        event.counters[self.counter] = event.counters.get(self.counter, 0) + number
        return [event]


@rule("106.6")
@term
class ChangesSpell(ManaRider):
    """Mana that changes a spell of a kind that it is spent on; made by effects, said by no text.

    Attributes:
        what: The spells.
        source, controller: Of the ability that made the mana.
        counter, amount: The counters with which it enters besides; "" where it can't be countered.
    """

    what: Filter
    source: int
    controller: int
    counter: str
    amount: Amount

    @rule("106.6")
    def spent(self, context: Context) -> Procedure[None]:
        """Begin what is said of the spell, if it is of the kind."""
        yield from ()
        spell = context.state.objects.get(context.source)
        own = Context(context.state, self.source, self.controller)
        if spell is None or spell.zone != "stack" or spell.kind == "ability" or not isinstance(self.what, Noun):
            return
        if self.what.describes(own, spell) and self.counter:
            begin_lasting(own, SpellEntersWithMore(self.counter, self.amount), None, (spell.oid,))
        elif self.what.describes(own, spell):
            begin_lasting(context, CannotBeCountered(), None)


@term
class AddManaThatChanges(Effect):
    """A player adds mana that changes a spell of a kind that it is spent on.

    Attributes:
        added: The mana.
        what: Which spells.
        said: How the text says that the mana is spent.
        pronoun: What it calls the spell then.
        counter, amount: The counters with which it enters besides; "" where it can't be countered.
    """

    added: terms.Effect
    what: Ref
    said: str
    pronoun: str
    counter: str = ""
    amount: Amount = ONE

    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return the ways in which mana is added."""
        return mana_of(self.added, context)

    @rule("106.6")
    def perform(self, context: Context) -> Procedure[None]:
        """Add the mana, which knows what it does."""
        assert isinstance(self.what, Some)  # noqa: S101  as it is read
        rider = ChangesSpell(self.what.what, context.source, context.controller, self.counter, self.amount)
        yield from add_mana(context, self.mana(context) or (), rider)


def with_counter(said: str, pronoun: str, added: terms.Effect, what: Ref, counter: str) -> AddManaThatChanges | None:
    """Return mana because of which a creature enters with an additional counter."""
    is_so = isinstance(added, AddMana) and isinstance(what, Some)
    return AddManaThatChanges(added, what, said, pronoun, counter) if is_so else None


def take_counter(said: str, pronoun: str, tree: AddManaThatChanges) -> tuple[object, ...] | None:
    """Take `with_counter` apart."""
    is_so = (tree.said, tree.pronoun, tree.amount) == (said, pronoun, ONE) and tree.what != COMMANDER
    return (tree.added, tree.what, tree.counter) if is_so and tree.counter else None


def uncounterable(said: str, pronoun: str, added: terms.Effect, what: Ref) -> AddManaThatChanges | None:
    """Return mana because of which a spell can't be countered."""
    return with_counter(said, pronoun, added, what, "")


def take_uncounterable(said: str, pronoun: str, tree: AddManaThatChanges) -> tuple[object, ...] | None:
    """Take `uncounterable` apart."""
    is_so = (tree.said, tree.pronoun, tree.counter) == (said, pronoun, "")
    return (tree.added, tree.what) if is_so else None


def for_commander(added: terms.Effect, counter: str, amount: Amount) -> AddManaThatChanges | None:
    """Return mana because of which your commander enters with so many additional counters."""
    is_so = isinstance(added, AddMana)
    return AddManaThatChanges(added, COMMANDER, "you spend this mana to cast", "it", counter, amount) if is_so else None


SPENT: Final = ("that mana is spent to cast", "this mana is spent to cast", "that mana is spent on")
for said in SPENT:
    for pronoun in ("that creature", "it"):
        phrase(
            SENTENCE,
            f"{{added:deed/base}} . if {said} {{what:some}} , {pronoun} enters with an additional "
            "{counter:counter-kind} counter on it .",
            AddManaThatChanges,
            build=partial(with_counter, said, pronoun),
            take=partial(take_counter, said, pronoun),
            ja="{added}。そのマナが{what}を唱えるために支払われたなら、それは追加で{counter}１個が置かれた状態で戦場に出る。",
        )
    for pronoun in ("that spell", "it"):
        phrase(
            SENTENCE,
            f"{{added:deed/base}} . if {said} {{what:some}} , {pronoun} can't be countered .",
            AddManaThatChanges,
            build=partial(uncounterable, said, pronoun),
            take=partial(take_uncounterable, said, pronoun),
            ja="{added}。そのマナが{what}を唱えるために支払われたなら、その呪文は打ち消されない。",
        )
phrase(
    SENTENCE,
    "{added:deed/base} . if you spend this mana to cast your commander , it enters with a number of additional "
    "{counter:counter-kind} counters on it equal to {amount:quantity} .",
    AddManaThatChanges,
    build=for_commander,
    take=lambda tree: (tree.added, tree.counter, tree.amount) if tree.what == COMMANDER else None,
    ja="{added}。あなたがこのマナをあなたの統率者を唱えるために支払ったなら、それは{amount}に等しい数の追加の{counter}が"
    "置かれた状態で戦場に出る。",
)
