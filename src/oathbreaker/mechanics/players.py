"""CR 102 Players, 115 Targets: who does something, and to whom or what it is done."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import (
    ONE_OR_MORE,
    OWN,
    PLAYER,
    PLAYER_NOUN,
    RECIPIENT,
    SOME,
    TARGET,
    TARGET_MIXED,
    TARGET_PLAYER,
    TARGETS_MIXED,
    THING,
    THIS,
)
from oathbreaker.language.phrases import fixed, phrase, same
from oathbreaker.mechanics.nouns import YOUR_COMMANDER, Head, Noun
from oathbreaker.terms.abilities import Filter as FilterTerm
from oathbreaker.terms.abilities import Ref, TargetSpec
from oathbreaker.terms.refs import (
    AllOf,
    AttachedTo,
    BothOf,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOf,
    OneOrMore,
    OwnerOf,
    Pronoun,
    Some,
    Targeted,
    This,
    ThisOrAnother,
    You,
)
from oathbreaker.terms.term import term

KINDS = (
    "creature", "artifact", "enchantment", "land", "permanent", "spell", "card", "token", "planeswalker", "Aura",
    "Equipment", "Saga", "Vehicle", "Siege", "Class", "Case", "Room",
)  # fmt: skip
"""What an object can call itself and others."""
ATTACHED = (
    "enchanted creature", "equipped creature", "enchanted permanent", "enchanted land", "enchanted artifact",
    "equipped permanent",
    "enchanted planeswalker",
)  # fmt: skip
UNCHANGED_PLURALS = ("Equipment",)
YOURS: Final = Noun(Head((), YOUR_COMMANDER))
"""What "your commander" describes."""
NUMBERS = ("two", "three", "four", "five", "six")


OTHER_PLAYER: Final = "other player"


@term
class Players(Filter):
    """A description of players: "player", "opponent"."""

    describes_players: ClassVar[bool] = True

    word: str

    zones: ClassVar[tuple[str, ...]] = ("player",)

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is a player of the game, and an opponent if that is asked."""
        if not is_player(target) or not context.state.players[target].in_game:
            return False
        if self.word == OTHER_PLAYER:
            return target != context.controller
        return self.word == "player" or target in context.state.opponents(context.controller)


@term
class PlayerOrPlaneswalker(Filter):
    """A player or planeswalker; `word` is "player" or "opponent"."""

    word: str

    zones: ClassVar[tuple[str, ...]] = ("player", "battlefield")

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is such a player, or a planeswalker."""
        if is_player(target):
            return Players(self.word).matches(context, target)
        thing = context.state.objects.get(target)
        return (
            thing is not None
            and thing.zone == "battlefield"
            and "planeswalker" in characteristics(context.state, target).types
        )


@term
class AnyTarget(Filter):
    """What "any target" may be: a creature, player, planeswalker or battle (115.4)."""

    zones: ClassVar[tuple[str, ...]] = ("battlefield", "player")

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether damage can be dealt to it."""
        if is_player(target):
            return context.state.players[target].in_game
        thing = context.state.objects.get(target)
        if thing is None or thing.zone != "battlefield":
            return False
        return not {"creature", "planeswalker", "battle"}.isdisjoint(characteristics(context.state, target).types)


def each_of(of: Ref) -> EachOf | None:
    """Return each of several that are targeted or named before."""
    return EachOf(of) if isinstance(of, Targeted | Pronoun) else None


def both_of(first: FilterTerm, second: FilterTerm) -> BothOf:
    """Return everything of two kinds."""
    return BothOf(Each(first), Each(second))


def take_both_of(tree: BothOf) -> tuple[object, ...] | None:
    """Take `both_of` apart."""
    first, second = tree.first, tree.second
    return (first.what, second.what) if isinstance(first, Each) and isinstance(second, Each) else None


def take_you_and_all(tree: BothOf) -> tuple[object, ...] | None:
    """Take "you and creatures you control" apart."""
    second = tree.second
    is_so = isinstance(tree.first, You) and isinstance(second, AllOf) and not second.said
    return (second.what,) if is_so and isinstance(second, AllOf) else None


def two_targets(first: TargetSpec, second: TargetSpec) -> BothOf:
    """Return what two uses of "target" name, with which the same is done."""
    return BothOf(Targeted(first), Targeted(second))


def take_two_targets(tree: BothOf) -> tuple[object, ...] | None:
    """Take `two_targets` apart."""
    first, second = tree.first, tree.second
    return (first.spec, second.spec) if isinstance(first, Targeted) and isinstance(second, Targeted) else None


def take_this_and(tree: BothOf) -> tuple[object, ...] | None:
    """Take the object itself and all of a kind apart."""
    second = tree.second
    is_so = isinstance(tree.first, This) and isinstance(second, AllOf) and second.said == ""
    return (tree.first, second.what) if is_so and isinstance(second, AllOf) else None


def take_you_and(tree: BothOf) -> tuple[object, ...] | None:
    """Take "you and target opponent" apart."""
    second = tree.second
    return (second.spec,) if isinstance(tree.first, You) and isinstance(second, Targeted) else None


for players in ("player", "opponent"):
    kind = Players(players)
    fixed(PLAYER_NOUN, f"[{players}|{players}s]", kind)
    fixed(TARGET_PLAYER, f"target {players}", TargetSpec(kind))
    fixed(PLAYER, f"each {players}", Each(kind), forms=("one",))
    fixed(RECIPIENT, f"each {players}", Each(kind))
    fixed(OWN, f"target {players}'s", Targeted(TargetSpec(kind)))
    fixed(OWN, f"each {players}'s", Each(kind))
fixed(PLAYER, "each other player", Each(Players(OTHER_PLAYER)), forms=("one",))
fixed(RECIPIENT, "each other player", Each(Players(OTHER_PLAYER)))
fixed(TARGET_MIXED, "any target", TargetSpec(AnyTarget()))
fixed(TARGET_MIXED, "any other target", TargetSpec(AnyTarget(), another=True))
fixed(TARGETS_MIXED, "any number of targets", TargetSpec(AnyTarget(), 0, None))
fixed(TARGETS_MIXED, "one or two targets", TargetSpec(AnyTarget(), 1, 2))
fixed(TARGETS_MIXED, "one, two, or three targets", TargetSpec(AnyTarget(), 1, 3))
for most, words in enumerate(NUMBERS, start=2):
    fixed(TARGETS_MIXED, f"up to {words} targets", TargetSpec(AnyTarget(), 0, most))
    fixed(TARGETS_MIXED, f"{words} targets", TargetSpec(AnyTarget(), most, most))
for players in ("player", "opponent"):
    either = PlayerOrPlaneswalker(players)
    fixed(TARGET_MIXED, f"target {players} or planeswalker", TargetSpec(either))
    fixed(TARGET_MIXED, f"up to one target {players} or planeswalker", TargetSpec(either, 0))

phrase(TARGET, "target {what:noun/one}", TargetSpec, forms=("one",))
phrase(TARGET, "another target {what:noun/one}", TargetSpec, forms=("one",), another=True)
phrase(TARGET, "up to one target {what:noun/one}", TargetSpec, forms=("one",), least=0)
phrase(TARGET, "up to one other target {what:noun/one}", TargetSpec, forms=("one",), least=0, another=True)
for most, words in enumerate(NUMBERS, start=2):
    phrase(TARGET, f"up to {words} target {{what:noun/many}}", TargetSpec, forms=("many",), least=0, most=most)
    phrase(TARGET, f"{words} target {{what:noun/many}}", TargetSpec, forms=("many",), least=most, most=most)
phrase(TARGET, "any number of target {what:noun/many}", TargetSpec, forms=("many",), least=0, most=None)
phrase(TARGET, "one or two target {what:noun/many}", TargetSpec, forms=("many",), most=2)
phrase(TARGET, "one, two, or three target {what:noun/many}", TargetSpec, forms=("many",), most=3)

fixed(PLAYER, "you", You("you"), forms=("many",))
fixed(PLAYER, "that player", Pronoun("that player"), forms=("one",))
fixed(PLAYER, "they", Pronoun("they"), forms=("many",))
fixed(PLAYER, "its controller", ControllerOf(Pronoun("its")), forms=("one",))
EITHER: Final = "that player or that planeswalker's controller"
"""Who a target that is a player or planeswalker is, or controls it."""
fixed(PLAYER, EITHER, ControllerOf(Pronoun("that planeswalker's"), EITHER), forms=("one",))
fixed(PLAYER, "defending player", DefendingPlayer(), forms=("one",))
fixed(RECIPIENT, "defending player", DefendingPlayer())
fixed(PLAYER, "its owner", OwnerOf(Pronoun("its")), forms=("one",))
phrase(PLAYER, "the owner of {of:thing/one}", OwnerOf, forms=("one",), said="the owner of")
phrase(PLAYER, "the controller of {of:thing/one}", ControllerOf, forms=("one",), said="the controller of")
phrase(PLAYER, "{spec:target-player}", Targeted, forms=("one",))

fixed(THIS, "~", This("~"))
fixed(THIS, "this emblem", This("this emblem"))
for noun in KINDS:
    fixed(THIS, f"this {noun}", This(f"this {noun}"))
    fixed(THING, f"that {noun}", Pronoun(f"that {noun}"), forms=("one",))
    fixed(THING, f"the chosen {noun}", Pronoun(f"the chosen {noun}"), forms=("one",))
    for whose, words in ((ControllerOf, "controller"), (OwnerOf, "owner")):
        holder = whose(Pronoun(f"that {noun}'s"))
        fixed(PLAYER, f"that {noun}'s {words}", holder, forms=("one",))
        fixed(RECIPIENT, f"that {noun}'s {words}", holder)
    if noun not in UNCHANGED_PLURALS:
        many = "Classes" if noun == "Class" else f"{noun}s"
        fixed(THING, f"those {many}", Pronoun(f"those {many}"), forms=("many",))
        fixed(THING, f"the chosen {many}", Pronoun(f"the chosen {many}"), forms=("many",))
for words in ATTACHED:
    fixed(THIS, words, AttachedTo(words))
fixed(THING, "that creature or planeswalker", Pronoun("that creature or planeswalker"), forms=("one",))
fixed(THING, "that ability", Pronoun("that ability"), forms=("one",))
same(THING, THIS, forms=("one",))
phrase(ONE_OR_MORE, "one or more {what:noun/many}", OneOrMore)
phrase(SOME, "a {what:noun/one}", Some)
fixed(SOME, "your commander", Some(YOURS))
phrase(SOME, "another {what:noun/one}", Some, another=True)
phrase(SOME, "{this:this} or another {what:noun/one}", ThisOrAnother)
for word in ("it", "him", "her", "he", "she"):
    fixed(THING, word, Pronoun(word), forms=("one",))
fixed(THING, "them", Pronoun("them"), forms=("many",))
fixed(THING, "they", Pronoun("they"), forms=("many",))
fixed(THING, "this card from your graveyard", This("this card from your graveyard"), forms=("one",))
same(THING, SOME, forms=("one",))
phrase(THING, "{spec:target/=}", Targeted)
phrase(THING, "each {what:noun/one}", Each, forms=("one",))
phrase(THING, "all {what:noun/many}", AllOf, forms=("many",))
phrase(THING, "{what:noun/many}", AllOf, forms=("many",), said="")

phrase(
    THING,
    "each of {of:thing/many}",
    EachOf,
    forms=("one",),
    build=each_of,
    take=lambda tree: None if tree.after else (tree.of,),
)
phrase(
    THING,
    "{spec:target/many} each",
    EachOf,
    forms=("many",),
    build=lambda spec: EachOf(Targeted(spec), after=True),
    take=lambda tree: (tree.of.spec,) if tree.after and isinstance(tree.of, Targeted) else None,
)
phrase(
    THING,
    "{this:this} and {what:noun/many}",
    BothOf,
    forms=("many",),
    build=lambda this, what: BothOf(this, AllOf(what, "")) if isinstance(this, This) else None,
    take=take_this_and,
)
phrase(RECIPIENT, "each {first:noun/one} and each {second:noun/one}", BothOf, build=both_of, take=take_both_of)
phrase(RECIPIENT, "each {first:noun/one} and each {second:player-noun/one}", BothOf, build=both_of, take=take_both_of)
phrase(
    RECIPIENT,
    "each {first:player-noun/one} and each {second:noun/one}",
    BothOf,
    build=both_of,
    take=take_both_of,
)
phrase(
    RECIPIENT,
    "you and {what:noun/many}",
    BothOf,
    build=lambda what: BothOf(You("you"), AllOf(what, "")),
    take=take_you_and_all,
)
for number in ("one", "many"):
    phrase(THING, f"{{first:target/{number}}} and {{second:target/{number}}}", BothOf, forms=("many",),
           build=two_targets, take=take_two_targets)  # fmt: skip
phrase(
    PLAYER,
    "you and {spec:target-player} each",
    BothOf,
    forms=("many",),
    build=lambda spec: BothOf(You("you"), Targeted(spec)),
    take=take_you_and,
)
fixed(PLAYER, "you and that player each", BothOf(You("you"), Pronoun("that player")), forms=("many",))
same(RECIPIENT, THING, form="one")
same(RECIPIENT, THING, form="many")
phrase(RECIPIENT, "{spec:target-mixed}", Targeted)
phrase(
    RECIPIENT,
    "each of {spec:targets-mixed}",
    EachOf,
    build=lambda spec: EachOf(Targeted(spec)),
    take=lambda tree: (tree.of.spec,) if isinstance(tree.of, Targeted) and not tree.after else None,
)
phrase(RECIPIENT, "{spec:target-player}", Targeted)
fixed(RECIPIENT, "you", You("you"))
fixed(RECIPIENT, "that player", Pronoun("that player"))
fixed(RECIPIENT, "its controller", ControllerOf(Pronoun("its")))

fixed(OWN, "your", You("your"))
fixed(OWN, "their", Pronoun("their"))
fixed(OWN, "its owner's", OwnerOf(Pronoun("its"), "its owner's"))
fixed(OWN, "their owners'", OwnerOf(Pronoun("them"), "their owners'"))
fixed(OWN, "their owner's", OwnerOf(Pronoun("them"), "their owner's"))
fixed(OWN, "that player's", Pronoun("that player's"))
