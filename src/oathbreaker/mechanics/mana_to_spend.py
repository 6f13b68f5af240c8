"""CR 106.6 Mana that may be spent on some things alone: "spend this mana only to cast a creature spell"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import add_mana
from oathbreaker.engine.riders import ABILITY, SPELL, ManaRider
from oathbreaker.language.categories import SENTENCE, SPENDING
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import InZone
from oathbreaker.mechanics.quantities import WhereX
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
        if self.what.head.kind == "spell" and self.what.zones != ("stack",):
            return was_cast_so(self.what, context, thing)
        is_anywhere = self.what.head.kind in {"spell", "source"}
        return self.what.describes(context, thing) if is_anywhere else self.what.matches(context, oid)


@rule("601.2a", "106.6")
def was_cast_so(what: Noun, context: Context, thing: GameObject) -> bool:
    """Tell whether a spell is of a kind and is cast from where the description says: "from your graveyard"."""
    said = thing.announcement
    zone = said.zone if thing.zone == "stack" and said is not None else thing.zone
    places = [one for one in what.qualifiers if isinstance(one, InZone)]
    is_own = thing.owner == context.controller or not any("your" in one.words.split() for one in places)
    plain = Noun(what.head, what.adjectives, tuple(one for one in what.qualifiers if not isinstance(one, InZone)))
    return zone in what.zones and is_own and plain.describes(context, thing)


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
class SpendOnEither(Term):
    """What mana may be spent on: spells of one kind or of another, each said with "a"."""

    one: SpendOn
    other: SpendOn


def kinds_in(said: Term | None) -> tuple[SpendOn, ...]:
    """Return what mana may be spent on, each kind by itself."""
    if isinstance(said, SpendOnEither):
        return (said.one, said.other)
    return (said,) if isinstance(said, SpendOn) else ()


@term
class AddManaToSpend(Effect):
    """A player adds mana that may be spent on one or two kinds of things alone.

    Attributes:
        added: The mana.
        first, second: What it may be spent on.
        again: Whether the text repeats "to" before the second.
        uncounterable: Whether a spell that it is spent on can't be countered.
        both: Whether the text says "and" before the second.
    """

    added: terms.Effect
    first: Term
    second: Term | None = None
    again: bool = False
    uncounterable: bool = False
    both: bool = False

    @property
    def rider(self) -> ManaRider:
        """What the mana may be spent on."""
        return OnlyToSpend((*kinds_in(self.first), *kinds_in(self.second)), self.uncounterable)

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
    is_spell = isinstance(what, Noun) and what.head.kind == "spell"
    return SpendOn(what, SPELL, several) if is_spell else None


def ability_of(what: Filter, *, several: bool) -> SpendOn | None:
    """Return the activating of abilities of things of a kind."""
    is_source = isinstance(what, Noun) and what.head.kind in OF_SOURCES
    return SpendOn(what, ABILITY, several) if is_source else None


def take_spending(paid_for: str, tree: SpendOn, *, several: bool) -> tuple[Filter] | None:
    """Take either apart."""
    return (tree.what,) if (tree.paid_for, tree.several) == (paid_for, several) else None


ANY_SOURCE: Final = Noun(Head((), "source"))
"""What any ability is of."""


def either_spell(one: Filter, other: Filter) -> SpendOnEither | None:
    """Return the casting of spells of either kind."""
    first, second = spell_of(one, several=False), spell_of(other, several=False)
    return SpendOnEither(first, second) if first is not None and second is not None else None


for is_several, words in ((False, "activate an ability"), (True, "activate abilities")):
    fixed(SPENDING, words, SpendOn(ANY_SOURCE, ABILITY, is_several), ja="能力を起動する")
phrase(
    SPENDING,
    "cast a {one:noun/one} or a {other:noun/one}",
    SpendOnEither,
    build=either_spell,
    take=lambda tree: (tree.one.what, tree.other.what),
    ja="{one}か{other}を唱える",
)
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
    joint: str = "or",
    uncounterable: bool = False,
) -> AddManaToSpend | None:
    """Return mana that may be spent on some things alone."""
    is_mana = isinstance(added, AddMana) or (isinstance(added, WhereX) and isinstance(added.effect, AddMana))
    again, both = joint == "or to", joint == "and"
    return AddManaToSpend(added, first, second, again, uncounterable, both) if is_mana else None


def x_to_spend(joint: str, added: terms.Effect, amount: terms.Amount, *kinds: Term) -> AddManaToSpend | None:
    """Return X such mana, with what the text says that X is."""
    return added_to_spend(WhereX(added, amount), *kinds, joint=joint)


def joint_of(tree: AddManaToSpend) -> str:
    """Return what stands before the second kind of things."""
    return "or to" if tree.again else "and" if tree.both else "or"


def take_one(tree: AddManaToSpend, *, uncounterable: bool) -> tuple[object, ...] | None:
    """Take mana that may be spent on one kind of things apart."""
    is_so = tree.second is None and tree.uncounterable == uncounterable and not isinstance(tree.added, WhereX)
    return (tree.added, tree.first) if is_so else None


def take_two(tree: AddManaToSpend, *, joint: str) -> tuple[object, ...] | None:
    """Take mana that may be spent on two kinds of things apart."""
    is_so = tree.second is not None and joint_of(tree) == joint and not isinstance(tree.added, WhereX)
    return (tree.added, tree.first, tree.second) if is_so else None


def take_x(joint: str, tree: AddManaToSpend) -> tuple[object, ...] | None:
    """Take `x_to_spend` apart; without a joint, for one kind of things."""
    added = tree.added
    if not isinstance(added, WhereX) or tree.uncounterable or bool(joint) != (tree.second is not None):
        return None
    kinds = (tree.first, tree.second) if tree.second is not None else (tree.first,)
    return (added.effect, added.amount, *kinds) if joint in {"", joint_of(tree)} else None


SPENT: Final = "spend this mana only to {first:spending}"
ONLY: Final = f"{{added:deed/base}} . {SPENT}"
ONLY_X: Final = f"{{added:deed/base}} , where X is {{amount:quantity}} . {SPENT}"
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
    f"{ONLY_X} .",
    AddManaToSpend,
    build=partial(x_to_spend, "or"),
    take=partial(take_x, ""),
    ja="{added}。Ｘは{amount}に等しい。このマナは、{first}ためにしか使用できない。",
)
phrase(
    SENTENCE,
    f"{ONLY} , and that spell can't be countered .",
    AddManaToSpend,
    build=partial(added_to_spend, uncounterable=True),
    take=partial(take_one, uncounterable=True),
    ja="{added}。このマナは、{first}ためにしか使用できず、その呪文は打ち消されない。",
)
for joint in ("or", "or to", "and"):
    phrase(
        SENTENCE,
        f"{ONLY} {joint} {{second:spending}} .",
        AddManaToSpend,
        build=partial(added_to_spend, joint=joint),
        take=partial(take_two, joint=joint),
        ja="{added}。このマナは、{first}ためか{second}ためにしか使用できない。",
    )
    phrase(
        SENTENCE,
        f"{ONLY_X} {joint} {{second:spending}} .",
        AddManaToSpend,
        build=partial(x_to_spend, joint),
        take=partial(take_x, joint),
        ja="{added}。Ｘは{amount}に等しい。このマナは、{first}ためか{second}ためにしか使用できない。",
    )
