"""CR 608.2c What has been said that later words can refer to, and which words fit it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from oathbreaker.terms.abilities import Ability, Amount, Effect, Filter, Ref
from oathbreaker.terms.refs import (
    AllOf,
    AttachedTo,
    Back,
    ControllerOf,
    Each,
    ExiledCards,
    OwnerOf,
    Pronoun,
    ResultRef,
    Some,
    SubjectRef,
    Targeted,
    TargetRef,
    This,
    ThisAndOne,
    You,
)
from oathbreaker.terms.term import Term

WHAT: Final = "what"
"""The field of an instruction that says with what it is done."""
PLAYER_WORDS: Final = frozenset({"that player", "their"})
WAS_CHOSEN: Final = "chosen "
"""Begins a word for a target, or for one of a kind that was chosen: "the chosen cards"."""
THOSE_PLAYERS: Final = "those players"
THAT_MANY: Final = "that many"
THEM: Final = "them"
"""It is several things that were said, else one player: "if that player has …, it deals 2 damage to them"."""
COUNTED: Final = SubjectRef("amount")
"""What "that many" refers to where it is the number that the event tells."""
TOLD: Final = Back(COUNTED, THAT_MANY)
SINGULAR_WORDS: Final = frozenset({"it", "its", "it's", "him", "her", "he", "she", "he's", "she's"})
GENDERED_WORDS: Final = frozenset({"him", "her", "he", "she", "he's", "she's"})
"""Words for somebody in particular: the object itself, and nothing that merely was targeted."""
ARTICLES: Final = ("that", "those", "the")


@dataclass(frozen=True, slots=True)
class Antecedent:
    """Something said, to which a later word can refer.

    Attributes:
        ref: How it is referred to.
        is_player: Whether it is a player.
        several: Whether it is more than one.
        kinds: Words for what it is: types, "card", "token", "spell"; empty if not known.
    """

    ref: Ref
    is_player: bool
    several: bool = False
    kinds: frozenset[str] = frozenset()


ITSELF: Final = frozenset({"itself"})
"""The object of the ability, with which something was done: "it" and no other word refers to it then."""
CHOSEN: Final = "chosen"
"""What an instruction that has a player choose one of a kind lets later words refer to."""
AFFECTED: Final = "affected"
"""What an instruction that does something with all of a kind lets later words refer to: "each of them"."""
SACRIFICED: Final = "sacrificed"
"""What sacrificing one of a kind lets later words refer to: "that creature", and never "it"."""
CHOSEN_THING: Final = Antecedent(ResultRef(CHOSEN), is_player=False)
"""The object whose owner an instruction speaks of, where a player chooses it: "a creature … to its owner's hand"."""
COPY: Final = frozenset({"copy"})
"""What copying a spell makes: "it" is still the spell that is copied, until the text has spoken of "the copy"."""
COPIED: Final = Antecedent(ResultRef("copy"), is_player=False, kinds=COPY | {"permanent"})


Named = AttachedTo | ExiledCards | OwnerOf | ControllerOf | ThisAndOne
"""References to which later words can refer as they are."""


def named_by(ref: Named) -> Antecedent:
    """Return what a reference lets later words refer to."""
    if isinstance(ref, AttachedTo):
        word = ref.said.removesuffix("'s").rpartition(" ")[2]
        return Antecedent(ref, is_player=word == "player", kinds=frozenset({word}))
    if isinstance(ref, ExiledCards):
        return Antecedent(ref, is_player=False, several=ref.several, kinds=frozenset({"card"}))
    return Antecedent(ref, is_player=not isinstance(ref, ThisAndOne), several=isinstance(ref, ThisAndOne))


def names_one(what: object) -> bool:
    """Tell whether something is one object of a kind, which a player chooses."""
    return isinstance(what, Some) and not what.what.describes_players


def kinds_of(tree: Term) -> frozenset[str]:
    """Return words for what an instruction has had chosen, or has done something with."""
    what = getattr(tree, WHAT, None)
    if isinstance(what, Filter):
        return what.kinds()
    return what.what.kinds() if isinstance(what, Some | AllOf | Each) else frozenset()


def kinds_found(tree: Term) -> frozenset[str]:
    """Return words for what an instruction has found by a description: "those lands" that were searched for."""
    what = getattr(tree, WHAT, None)
    return what.kinds() if isinstance(what, Filter) and not what.describes_players else frozenset()


def fits(said: str, antecedent: Antecedent) -> bool:
    """Tell whether a word can refer to something that was said."""
    word = said.removesuffix("'s")
    if word in {*PLAYER_WORDS, THOSE_PLAYERS}:
        return antecedent.is_player and (antecedent.several or word != THOSE_PLAYERS)
    if word == "they":
        return antecedent.is_player or antecedent.several
    if antecedent.is_player:
        return False
    if said in SINGULAR_WORDS:
        return not antecedent.several and antecedent.kinds != COPY and SACRIFICED not in antecedent.kinds
    if word == THEM:
        return antecedent.several
    article, _, kind = word.partition(" ")
    is_said = article in ARTICLES and bool(kind) and was_chosen(kind, antecedent)
    return is_said and kind_fits(singular(kind.removeprefix(WAS_CHOSEN)), antecedent)


def was_chosen(kind: str, antecedent: Antecedent) -> bool:
    """Tell whether a thing said is a target or was chosen, and as many, where a word says that of it."""
    if not kind.startswith(WAS_CHOSEN):
        return True
    is_chosen = isinstance(antecedent.ref, TargetRef) or antecedent.ref == ResultRef(CHOSEN)
    return is_chosen and antecedent.several == (kind != singular(kind))


def singular(word: str) -> str:
    """Return a word for a kind in the singular."""
    return "copy" if word == "copies" else word.removesuffix("s")


def kind_fits(kind: str, antecedent: Antecedent) -> bool:
    """Tell whether a thing said is of a kind; a thing of unknown kind may be, and any but a card is a permanent."""
    if " or " in kind:
        return antecedent.kinds == frozenset(kind.split(" or "))
    if THAT_MANY.endswith(kind):
        return kind in antecedent.kinds
    return (
        not antecedent.kinds
        or kind in antecedent.kinds
        or (kind == "permanent" and not antecedent.kinds & {"card", *ITSELF})
    )


def is_deed(tree: Effect) -> bool:
    """Tell whether an instruction is done with what it names, and not by it."""
    return not isinstance(type(tree).field_defaults().get(WHAT), You)


def tells_number(tree: Term) -> bool:
    """Tell whether an instruction speaks of the number that the event tells."""
    return any(part == TOLD or (isinstance(part, Amount) and bool(part.of_event)) for part in tree.walk())


_text_orders: dict[type[Term], tuple[str, ...]] = {}


def text_order(kind: type[Term]) -> tuple[str, ...]:
    """Return the names of a class's fields in the order of the text.

    A field whose default is the player `You()` is the doer of a deed. Terms have it as their last field, because it has
    a default; the text says it first, so what it says can be referred to by the others. After it comes the instruction
    with which a sentence begins: "counter target spell if it's blue" speaks of the spell.
    """
    known = _text_orders.get(kind)
    if known is not None:
        return known
    defaults = kind.field_defaults()
    doers = tuple(name for name, default in defaults.items() if isinstance(default, You))
    begins_with: str = getattr(kind, "begins_with", "")
    first = (*doers, begins_with) if begins_with in defaults else doers
    order = _text_orders[kind] = (*first, *(name for name in defaults if name not in first))
    return order


@cache
def is_to_be_bound(kind: type) -> bool:
    """Tell whether terms of a class are bound to something: targets, pronouns, what an event tells, and abilities."""
    return issubclass(kind, Ability | Targeted | Pronoun) or (issubclass(kind, Amount) and bool(kind.of_event))


@cache
def is_ability(kind: type) -> bool:
    """Tell whether terms of a class are abilities."""
    return issubclass(kind, Ability)


@cache
def is_bound(kind: type) -> bool:
    """Tell whether terms of a class are said otherwise than they are bound."""
    return issubclass(kind, Ability | TargetRef | Back)


@cache
def is_told(kind: type) -> bool:
    """Tell whether terms of a class may let later words refer to something."""
    return issubclass(kind, Effect | Each | AllOf | Some | This | Named)


def holds(value: object, is_sought: Callable[[type], bool]) -> bool:
    """Tell whether a field's value is or has in it a term of some classes."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Term):
            if is_sought(type(found)):
                return True
            waiting += found.values()
        elif isinstance(found, tuple):
            waiting += found
    return False
