"""CR 106.6 Mana that may be spent on some things alone: "spend this mana only to cast a creature spell"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.own_terms import add_mana
from oathbreaker.engine.riders import ABILITY, SPELL, ManaRider
from oathbreaker.language.categories import SENTENCE, SPENDING
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.sentences import mana_of
from oathbreaker.mechanics.spells import CannotBeCountered
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

OF_SOURCES: Final = ("", "permanent", "source")
"""The kinds of descriptions of which abilities are said to be."""


@term
class SpendOn(Term):
    """What mana may be spent on.

    Attributes:
        what: Which spells, or the sources of which abilities.
        paid_for: "spell" to cast them, "ability" to activate those.
        several: Whether the text says it in the plural.
    """

    what: Filter
    paid_for: str
    several: bool = False

    @rule("106.6")
    def allows(self, context: Context, oid: int) -> bool:
        """Tell whether a spell, or the source of an ability, is of the kind."""
        thing = context.state.objects.get(oid)
        if thing is None or not isinstance(self.what, Noun):
            return False
        is_anywhere = self.what.head.kind in {"spell", "source"}
        return self.what.describes(context, thing) if is_anywhere else self.what.matches(context, oid)


@rule("106.6")
@term
class OnlyToSpend(ManaRider):
    """Mana that may be spent on one or two kinds of things alone; made by effects, said by no text.

    Attributes:
        kinds: What it may be spent on.
        uncounterable: Whether a spell that it is spent on can't be countered.
    """

    kinds: tuple[SpendOn, ...]
    uncounterable: bool = False

    is_bound: ClassVar[bool] = True

    def may_pay(self, context: Context, paid_for: str, source: int) -> bool:
        """Tell whether what is paid for is of one of the kinds; the mana's source says what "the chosen type" is."""
        own = Context(context.state, source, context.controller)
        return any(kind.paid_for == paid_for and kind.allows(own, context.source) for kind in self.kinds)

    @rule("106.6", "611.2c")
    def spent(self, context: Context) -> Procedure[None]:
        """Let the spell be one that can't be countered."""
        yield from ()
        if self.uncounterable:
            begin_lasting(context, CannotBeCountered(), None)


@term
class AddManaToSpend(Effect):
    """A player adds mana that may be spent on one or two kinds of things alone.

    Attributes:
        added: The mana.
        first, second: What it may be spent on.
        again: Whether the text repeats "to" before the second.
        uncounterable: Whether a spell that it is spent on can't be countered.
    """

    added: terms.Effect
    first: Term
    second: Term | None = None
    again: bool = False
    uncounterable: bool = False

    @property
    def rider(self) -> ManaRider:
        """What the mana may be spent on."""
        kinds = tuple(kind for kind in (self.first, self.second) if isinstance(kind, SpendOn))
        return OnlyToSpend(kinds, self.uncounterable)

    @property
    def is_fixed(self) -> bool:
        """Whether what it adds is the same at any time."""
        return bool(getattr(self.added, "is_fixed", False))

    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return the ways in which mana is added."""
        return mana_of(self.added, context)

    @rule("106.6")
    def perform(self, context: Context) -> Procedure[None]:
        """Add the mana, which knows what it may be spent on."""
        yield from add_mana(context, self.mana(context) or (), self.rider)


def spell_of(what: Filter, *, several: bool) -> SpendOn | None:
    """Return the casting of spells of a kind."""
    is_spell = isinstance(what, Noun) and what.head.kind == "spell" and what.zones == ("stack",)
    return SpendOn(what, SPELL, several) if is_spell else None


def ability_of(what: Filter, *, several: bool) -> SpendOn | None:
    """Return the activating of abilities of things of a kind."""
    is_source = isinstance(what, Noun) and what.head.kind in OF_SOURCES
    return SpendOn(what, ABILITY, several) if is_source else None


def take_spending(paid_for: str, tree: SpendOn, *, several: bool) -> tuple[Filter] | None:
    """Take either apart."""
    return (tree.what,) if (tree.paid_for, tree.several) == (paid_for, several) else None


for is_several, cast, activate in (
    (False, "cast a {what:noun/one}", "activate an ability of a {what:noun/one}"),
    (True, "cast {what:noun/many}", "activate abilities of {what:noun/many}"),
):
    phrase(
        SPENDING,
        cast,
        SpendOn,
        build=partial(spell_of, several=is_several),
        take=partial(take_spending, SPELL, several=is_several),
        ja="{what}を唱える",
    )
    phrase(
        SPENDING,
        activate,
        SpendOn,
        build=partial(ability_of, several=is_several),
        take=partial(take_spending, ABILITY, several=is_several),
        ja="{what}の能力を起動する",
    )


def added_to_spend(
    added: terms.Effect,
    first: Term,
    second: Term | None = None,
    *,
    again: bool = False,
    uncounterable: bool = False,
) -> AddManaToSpend | None:
    """Return mana that may be spent on some things alone."""
    return AddManaToSpend(added, first, second, again, uncounterable) if isinstance(added, AddMana) else None


def take_one(tree: AddManaToSpend, *, uncounterable: bool) -> tuple[object, ...] | None:
    """Take mana that may be spent on one kind of things apart."""
    is_so = tree.second is None and tree.uncounterable == uncounterable
    return (tree.added, tree.first) if is_so else None


def take_two(tree: AddManaToSpend, *, again: bool) -> tuple[object, ...] | None:
    """Take mana that may be spent on two kinds of things apart."""
    is_so = tree.second is not None and tree.again == again and not tree.uncounterable
    return (tree.added, tree.first, tree.second) if is_so else None


ONLY: Final = "{added:deed/base} . spend this mana only to {first:spending}"
phrase(
    SENTENCE,
    f"{ONLY} .",
    AddManaToSpend,
    build=added_to_spend,
    take=partial(take_one, uncounterable=False),
    ja="{added}。このマナは、{first}ためにしか使用できない。",
)
phrase(
    SENTENCE,
    f"{ONLY} , and that spell can't be countered .",
    AddManaToSpend,
    build=partial(added_to_spend, uncounterable=True),
    take=partial(take_one, uncounterable=True),
    ja="{added}。このマナは、{first}ためにしか使用できず、その呪文は打ち消されない。",
)
for is_again, joint in ((False, "or"), (True, "or to")):
    phrase(
        SENTENCE,
        f"{ONLY} {joint} {{second:spending}} .",
        AddManaToSpend,
        build=partial(added_to_spend, again=is_again),
        take=partial(take_two, again=is_again),
        ja="{added}。このマナは、{first}ためか{second}ためにしか使用できない。",
    )
