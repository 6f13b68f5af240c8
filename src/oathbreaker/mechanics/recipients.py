"""CR 115, 120.1 To whom something is done: a player and all of theirs, several players who are targeted."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.language.antecedents import THOSE_PLAYERS
from oathbreaker.language.categories import PLAYER, QUALIFIER, RECIPIENT, TARGET_PLAYERS, THING
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.players import NUMBERS, Players
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Filter, Ref, TargetSpec
from oathbreaker.terms.refs import BothOf, Each, EachOf, Pronoun, Targeted, This, You

EITHER: Final = "that player or that planeswalker's controller"
"""Whose creatures are meant where a player or planeswalker was targeted."""


def target_and_each(spec: TargetSpec, what: Filter) -> BothOf:
    """Return a target, and each thing of a kind."""
    return BothOf(Targeted(spec), Each(what))


def take_target_and_each(tree: BothOf) -> tuple[object, ...] | None:
    """Take `target_and_each` apart."""
    first, second = tree.first, tree.second
    return (first.spec, second.what) if isinstance(first, Targeted) and isinstance(second, Each) else None


def this_and_each(first: Ref, what: Filter) -> BothOf | None:
    """Return the object itself, and each of a kind."""
    return BothOf(first, Each(what)) if isinstance(first, This) else None


def take_this_and_each(tree: BothOf) -> tuple[object, ...] | None:
    """Take `this_and_each` apart."""
    first, second = tree.first, tree.second
    return (first, second.what) if isinstance(first, This) and isinstance(second, Each) else None


def one_and_each(first: Ref, what: Filter) -> BothOf:
    """Return a player, and each thing of a kind."""
    return BothOf(first, Each(what))


def take_one_and_each(first: Ref, tree: BothOf) -> tuple[object, ...] | None:
    """Take `one_and_each` apart."""
    return (tree.second.what,) if tree.first == first and isinstance(tree.second, Each) else None


def each_target(spec: TargetSpec) -> EachOf:
    """Return each of several players who are targeted."""
    return EachOf(Targeted(spec), after=True)


def take_each_target(tree: EachOf) -> tuple[object, ...] | None:
    """Take `each_target` apart."""
    return (tree.of.spec,) if tree.after and isinstance(tree.of, Targeted) else None


phrase(QUALIFIER, f"{EITHER} controls", ControlledBy, who=EITHER)
for category in ("target-player", "target-mixed"):
    phrase(
        RECIPIENT,
        f"{{first:{category}}} and each {{what:noun/one}}",
        BothOf,
        build=target_and_each,
        take=take_target_and_each,
    )
phrase(
    THING,
    "{first:this} and each {what:noun/one}",
    BothOf,
    forms=("many",),
    build=this_and_each,
    take=take_this_and_each,
)
for word, who in (("you", You("you")), ("that player", Pronoun("that player"))):
    phrase(
        RECIPIENT,
        f"{word} and each {{what:noun/one}}",
        BothOf,
        build=partial(one_and_each, who),
        take=partial(take_one_and_each, who),
    )
for players in ("player", "opponent"):
    kind = Players(players)
    fixed(TARGET_PLAYERS, f"any number of target {players}s", TargetSpec(kind, 0, None))
    fixed(TARGET_PLAYERS, f"one or two target {players}s", TargetSpec(kind, 1, 2))
    for most, words in enumerate(NUMBERS, start=2):
        fixed(TARGET_PLAYERS, f"up to {words} target {players}s", TargetSpec(kind, 0, most))
        fixed(TARGET_PLAYERS, f"{words} target {players}s", TargetSpec(kind, most, most))
THEY: Final = Pronoun(THOSE_PLAYERS)
fixed(PLAYER, "each of them", EachOf(THEY), forms=("one",))
fixed(PLAYER, "each of those players", EachOf(THEY, after=True), forms=("one",))
fixed(PLAYER, "those players", THEY, forms=("many",))
phrase(
    PLAYER,
    "{spec:target-players} each",
    EachOf,
    forms=("many",),
    build=each_target,
    take=take_each_target,
)
