"""CR 608.2h What has the greatest power, toughness or mana value among others, or is tied for it."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import CONDITION, NOUN, QUALIFIER
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.conditions import yours
from oathbreaker.mechanics.finding import matching
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import Qualifier, stat_of
from oathbreaker.mechanics.quantities import STATS, stat_of_object
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class WithGreatest(Qualifier):
    """Objects "with the greatest power among creatures you control".

    Attributes:
        stat: "power", "toughness" or "mana value".
        among: Among what.
        implied: Whether the text says no more than "with the greatest power", after what else it says of them.
    """

    stat: str
    among: Filter
    implied: bool = False

    ends: ClassVar[bool] = True

    @rule("608.2h")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Tell whether it is one of them, and compare its number with those of all the others."""
        found = matching(self.among, context)
        number = stat_of(thing, look, self.stat)
        return thing.oid in found and all(stat_of_object(context.state, oid, self.stat) <= number for oid in found)


@says(WithGreatest)
def say_with_greatest(writer: JapaneseWriter, qualifier: WithGreatest) -> str:
    """Return of what they are the greatest."""
    among = "" if qualifier.implied else f"{writer.say_as('noun', qualifier.among)}の中で"
    return f"{among}最大の{STATS[qualifier.stat]}を持つ"


@term
class ControlsGreatest(Condition):
    """You control the object of a kind with the greatest number of a sort, or one that is tied for it."""

    stat: str
    what: Filter

    @rule("608.2h")
    def holds(self, context: Context) -> bool:
        """Compare the greatest of yours with the greatest of all."""
        found = {oid: stat_of_object(context.state, oid, self.stat) for oid in matching(self.what, context)}
        return any(found[oid] == max(found.values()) for oid in yours(self.what, context))


def implied(stat: str, head: Head, qualifiers: tuple[Term, ...]) -> Noun:
    """Return a description of the greatest among those that it describes otherwise."""
    return Noun(head, (), (*qualifiers, WithGreatest(stat, Noun(head, (), qualifiers), implied=True)))


def take_implied(stat: str, noun: Noun) -> tuple[object, ...] | None:
    """Take `implied` apart."""
    *rest, last = noun.qualifiers or (None,)
    is_so = isinstance(last, WithGreatest) and last.implied and last.stat == stat
    return (noun.head, tuple(rest)) if is_so and not noun.adjectives else None


WITH: Final = "with the greatest"
for stat, japanese in STATS.items():
    phrase(
        QUALIFIER,
        f"{WITH} {stat} among {{among:noun/many}}",
        WithGreatest,
        stat=stat,
    )
    phrase(
        NOUN,
        f"{{head:head/=}} {{qualifiers:qualifiers}} {WITH} {stat}",
        Noun,
        build=partial(implied, stat),
        take=partial(take_implied, stat),
    )
    phrase(
        CONDITION,
        f"you control the {{what:noun/one}} {WITH} {stat} or tied for the greatest {stat}",
        ControlsGreatest,
        stat=stat,
        ja=f"あなたが最大の{japanese}を持つ{{what}}かその１つをコントロールしている",
    )
