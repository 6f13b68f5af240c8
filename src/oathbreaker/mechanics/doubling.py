"""CR 701.10 Doubling power and toughness."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import Get, Modify
from oathbreaker.mechanics.done_to_all import DoneToAll
from oathbreaker.mechanics.finding import AFFECTED, here, things
from oathbreaker.mechanics.quantities import stat_of_object
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.refs import Pronoun, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ITS: Final = Pronoun("its")
CHANGES: Final = {"power": ("+X/+0", "-X/-0"), "toughness": ("+0/+X", "-0/-X")}
"""What is doubled -> the change, and the one where it is less than 0."""


@term
class DoubleStats(DoneToAll):
    """The power of objects is doubled, or their toughness, or both (701.10a).

    Attributes:
        stats: What is doubled, in the order of the text.
        what: Of which objects.
        duration: For how long.
        first: Whether the text says first of what: "double target creature's power".
        who: Who doubles it.
    """

    stats: tuple[str, ...]
    what: Ref
    duration: Duration
    first: bool = False
    who: Ref = You()

    @rule("701.10b", "701.10c")
    def perform(self, context: Context) -> Procedure[None]:
        """Give each as much as it has now; one with less than 0 gets so much less."""
        yield from ()
        state = context.state
        context.results[AFFECTED] = found = here(state, things(self.what, context))
        numbers = [(oid, stat, stat_of_object(state, oid, stat)) for oid in found for stat in self.stats]
        for oid, stat, number in numbers:
            if number:
                change = Get(Modify(CHANGES[stat][number < 0]))
                begin_lasting(context, change, self.duration, (oid,), abs(number))


def doubled(stats: tuple[str, ...], first: bool, what: Ref, duration: Duration) -> DoubleStats:  # noqa: FBT001  as the phrase fixes it
    """Return that numbers of objects are doubled for a time."""
    return DoubleStats(stats, what, duration, first)


def take_doubled(stats: tuple[str, ...], first: bool, tree: DoubleStats) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `doubled` apart."""
    is_so = (tree.stats, tree.first) == (stats, first) and tree.who == You()
    return (tree.what, tree.duration) if is_so else None


def doubled_its(stats: tuple[str, ...], duration: Duration) -> DoubleStats:
    """Return that numbers of what was spoken of are doubled for a time."""
    return DoubleStats(stats, ITS, duration, first=True)


def take_doubled_its(stats: tuple[str, ...], tree: DoubleStats) -> tuple[object, ...] | None:
    """Take `doubled_its` apart."""
    is_its = getattr(tree.what, "said", "") == ITS.said and tree.first and tree.who == You()
    return (tree.duration,) if is_its and tree.stats == stats else None


for stats, words, japanese in (
    (("power",), "power", "パワー"),
    (("toughness",), "toughness", "タフネス"),
    (("power", "toughness"), "power and toughness", "パワーとタフネス"),
):
    for first, template in (
        (False, f"[double|doubles] the {words} of {{what:thing/one}} {{duration:duration}}"),
        (False, f"[double|doubles] the {words} of {{what:thing/many}} {{duration:duration}}"),
        (True, f"[double|doubles] {{what:creature-own}} {words} {{duration:duration}}"),
    ):
        phrase(
            DEED,
            template,
            DoubleStats,
            build=partial(doubled, stats, first),
            take=partial(take_doubled, stats, first),
            ja=f"{{duration}}{{what}}の{japanese}を２倍にする",
        )
    phrase(
        DEED,
        f"[double|doubles] its {words} {{duration:duration}}",
        DoubleStats,
        build=partial(doubled_its, stats),
        take=partial(take_doubled_its, stats),
        ja=f"{{duration}}それの{japanese}を２倍にする",
    )
