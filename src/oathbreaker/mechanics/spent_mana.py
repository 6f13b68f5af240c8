"""CR 106.6, 906.14 Mana that does something as it is spent: "when you spend this mana to cast your commander, …"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Amount, Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.lasting import PendingTrigger
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.leaders import is_commander, times_cast
from oathbreaker.engine.matching import add_pending
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import add_mana
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.subtypes import kind_of
from oathbreaker.language.categories import QUALIFIER, QUANTITY, SENTENCE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.events import ThisIsCast
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.mechanics.sentences import mana_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Filter, Ref, TriggeredAbility
from oathbreaker.terms.refs import Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DoesWhenSpent(ManaRider):
    """Mana that makes an ability trigger as it is spent to cast such a spell (106.6); made by effects, said by no text.

    Attributes:
        what: To cast what.
        effect: What happens.
        source, controller: Of the ability that made the mana.
    """

    what: Filter
    effect: terms.Effect
    source: int
    controller: int

    @rule("106.6", "603.3")
    def spent(self, context: Context) -> Procedure[None]:
        """Let the ability trigger, if it is a spell that is paid for, and such a one."""
        yield from ()
        state = context.state
        spell = state.objects.get(context.source)
        own = Context(state, self.source, self.controller)
        if spell is None or spell.zone != "stack" or spell.kind == "ability" or not isinstance(self.what, Noun):
            return
        if self.what.describes(own, spell):
            ability = TriggeredAbility(ThisIsCast(), (self.effect,))
            add_pending(state, PendingTrigger(ability, NOBODY, self.source, self.controller, spell.oid))


@term
class AddManaThatDoes(Effect):
    """A player adds mana; something happens as it is spent to cast such a spell.

    Attributes:
        added: The mana.
        what: To cast what.
        effect: What happens then.
        said: How the text says that the mana is spent.
    """

    added: terms.Effect
    what: Ref
    effect: terms.Effect
    said: str

    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return the ways in which mana is added."""
        return mana_of(self.added, context)

    @rule("106.6")
    def perform(self, context: Context) -> Procedure[None]:
        """Add the mana, which knows what it does."""
        assert isinstance(self.what, Some)  # noqa: S101  as it is read
        rider = DoesWhenSpent(self.what.what, self.effect, context.source, context.controller)
        yield from add_mana(context, self.mana(context) or (), rider)


@term
class SharesTypeWithCommander(Qualifier):
    """Spells that share a creature type with your commander."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("205.3m", "906.14")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the creature types with those of each commander of yours, wherever it is."""
        state = context.state
        led = [
            oid
            for oid, other in state.objects.items()
            if other.owner == context.controller and is_commander(state, oid)
        ]
        types = {word for oid in led for word in characteristics(state, oid).subtypes}
        return any(word in types and kind_of(word) == "creature" for word in look.subtypes)


@term
class TimesItWasCast(Amount):
    """How often what the mana was spent on has been cast from the command zone in this game."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("903.8", "906.9", "608.2h")
    def value(self, context: Context) -> int:
        """Look at the card, wherever it is now."""
        state = context.state
        known = state.last_known.get(context.subject)
        thing = state.objects.get(context.subject) or (known.object if known is not None else None)
        return times_cast(state, thing.card) if thing is not None else 0


def with_effect(said: str, added: terms.Effect, what: Ref, effect: terms.Effect) -> AddManaThatDoes | None:
    """Return mana that does something as it is spent."""
    is_so = isinstance(added, AddMana) and isinstance(what, Some)
    return AddManaThatDoes(added, what, effect, said) if is_so else None


def take_effect(said: str, tree: AddManaThatDoes) -> tuple[object, ...] | None:
    """Take `with_effect` apart; an X that the text says is said otherwise."""
    is_so = tree.said == said and not isinstance(tree.effect, WhereX)
    return (tree.added, tree.what, tree.effect) if is_so else None


def with_x(
    said: str, added: terms.Effect, what: Ref, effect: terms.Effect, amount: terms.Amount
) -> AddManaThatDoes | None:
    """Return mana that does something with an X that the text says."""
    return with_effect(said, added, what, WhereX(effect, amount))


def take_x(said: str, tree: AddManaThatDoes) -> tuple[object, ...] | None:
    """Take `with_x` apart."""
    effect = tree.effect
    is_so = tree.said == said and isinstance(effect, WhereX)
    return (tree.added, tree.what, effect.effect, effect.amount) if is_so and isinstance(effect, WhereX) else None


SPENT: Final = (
    ("when that mana is spent to cast", "そのマナが{what}を唱えるために支払われたとき"),
    ("when you spend this mana to cast", "あなたがこのマナを{what}を唱えるために支払ったとき"),
)
"""(How the text says it, Japanese)"""
for said, japanese in SPENT:
    begin = f"{{added:deed/base}} . {said} {{what:some}} , {{effect:effect}}"
    phrase(
        SENTENCE,
        f"{begin} .",
        AddManaThatDoes,
        build=partial(with_effect, said),
        take=partial(take_effect, said),
        ja=f"{{added}}。{japanese}、{{effect}}。",
    )
    phrase(
        SENTENCE,
        f"{begin} , where X is {{amount:quantity}} .",
        AddManaThatDoes,
        build=partial(with_x, said),
        take=partial(take_x, said),
        ja=f"{{added}}。{japanese}、{{effect}}。Ｘは{{amount}}に等しい。",
    )
fixed(
    QUALIFIER,
    "that shares a creature type with your commander",
    SharesTypeWithCommander(),
    ja="あなたの統率者と共通のクリーチャー・タイプを持つ",
)
fixed(
    QUANTITY,
    "the number of times it's been cast from the command zone this game",
    TimesItWasCast(),
    ja="このゲームでそれが統率領域から唱えられた回数",
)
