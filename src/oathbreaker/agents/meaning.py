"""What references, descriptions and amounts of a text mean in a view, as far as it shows that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oathbreaker.agents.shown import Shown, is_creature, is_planeswalker
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.players import AnyTarget, PlayerOrPlaneswalker, Players
from oathbreaker.mechanics.qualifiers import (
    NOT_YOU,
    ControlledBy,
    ControlledByTarget,
    InZone,
    OwnedBy,
    WithCounter,
    WithKeyword,
    WithNumber,
)
from oathbreaker.mechanics.quantities import CountersOn, CountOf, GreatestAmong, StatOf
from oathbreaker.terms.refs import (
    AllOf,
    AttachedTo,
    Back,
    BothOf,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOf,
    LoopRef,
    OneOrMore,
    OwnerOf,
    SameDoer,
    Some,
    TargetRef,
    This,
    ThisOrAnother,
    You,
)
from oathbreaker.terms.term import Term

PERMANENT_TYPES: Final = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})

UNKNOWN_AMOUNT: Final = 2
"""What an amount is taken for that a view does not tell."""


def meant(ref: Term, sight: Sight) -> tuple[int, ...]:
    """Return the objects and players that a reference means; () where a view does not tell."""
    finder = REFERENCES.get(type(ref))
    return finder(ref, sight) if finder is not None else ()


def seats_meant(ref: Term, sight: Sight) -> tuple[int, ...]:
    """Return the players that a reference means."""
    return tuple(target for target in meant(ref, sight) if is_player(target))


def things_meant(ref: Term, sight: Sight) -> list[Shown]:
    """Return the objects that a reference means and that are seen."""
    return [sight.things[target] for target in meant(ref, sight) if target in sight.things]


def described(what: Term, sight: Sight) -> tuple[int, ...]:
    """Return the objects and players of a description that are seen."""
    if isinstance(what, Players):
        return tuple(seat for seat in sight.seats() if what.word == "player" or seat != sight.you)
    if isinstance(what, AnyTarget | PlayerOrPlaneswalker):
        objects = [thing["id"] for thing in sight.battlefield() if fits(what, thing, sight)]
        others = [seat for seat in sight.seats() if getattr(what, "word", "player") == "player" or seat != sight.you]
        return (*objects, *others)
    if not isinstance(what, Noun):
        return ()
    zones = what.zones
    return tuple(oid for oid, thing in sight.things.items() if thing["zone"] in zones and fits(what, thing, sight))


def fits(what: Term, thing: Shown, sight: Sight) -> bool:
    """Tell whether an object is as a description says; what a view does not tell is taken to be so."""
    if isinstance(what, AnyTarget):
        return is_creature(thing) or is_planeswalker(thing)
    if isinstance(what, PlayerOrPlaneswalker):
        return is_planeswalker(thing)
    if not isinstance(what, Noun):
        return True
    return (
        thing["kind"] != "ability"
        and fits_head(what.head, thing)
        and all(fits_word(adjective, thing, sight) for adjective in what.adjectives)
        and all(fits_qualifier(qualifier, thing, sight) for qualifier in what.qualifiers)
    )


def fits_head(head: Head, thing: Shown) -> bool:
    """Tell whether an object is of a kind."""
    if head.kind == "token" and thing["kind"] != "token":
        return False
    types = thing.get("types", ("creature",))
    words = {*types, *thing.get("subtypes", ()), *thing.get("supertypes", ())}
    if not PERMANENT_TYPES.isdisjoint(types):
        words.add("permanent")
    return not head.types or any(words.issuperset(choice) for choice in head.types)


def fits_word(adjective: Adjective, thing: Shown, sight: Sight) -> bool:
    """Tell whether a word is true of an object."""
    word = adjective.word
    said = WORDS.get(word)
    if said is not None:
        return said(thing)
    if word == "other":
        return bool(thing["id"] != sight.source)
    words = {*thing.get("types", ("creature",)), *thing.get("subtypes", ()), *thing.get("supertypes", ())}
    words.update(thing.get("colors", ()))
    if word.startswith("non"):
        return word.removeprefix("non").removeprefix("-") not in words
    return word in words or word not in PLAIN_WORDS


PLAIN_WORDS: Final = frozenset({"white", "blue", "black", "red", "green", "legendary", "basic", "snow"})

WORDS: Final[dict[str, Callable[[Shown], bool]]] = {
    "attacking": lambda thing: thing["attacking"] is not None,
    "blocking": lambda thing: bool(thing["blocking"]),
    "attacking or blocking": lambda thing: thing["attacking"] is not None or bool(thing["blocking"]),
    "tapped": lambda thing: bool(thing["tapped"]),
    "untapped": lambda thing: not thing["tapped"],
    "token": lambda thing: thing["kind"] == "token",
    "nontoken": lambda thing: thing["kind"] != "token",
    "colorless": lambda thing: not thing.get("colors", ()),
    "multicolored": lambda thing: len(thing.get("colors", ())) > 1,
    "monocolored": lambda thing: len(thing.get("colors", ())) == 1,
}


def fits_qualifier(qualifier: Term, thing: Shown, sight: Sight) -> bool:
    """Tell whether what stands after the types is true of an object."""
    test = QUALIFIERS.get(type(qualifier))
    return test is None or test(qualifier, thing, sight)


def fits_controller(qualifier: ControlledBy, thing: Shown, sight: Sight) -> bool:
    """Tell whether an object is a player's of whom a text speaks."""
    if qualifier.who == "you":
        return bool(thing["controller"] == sight.you)
    if qualifier.who in NOT_YOU:
        return bool(thing["controller"] != sight.you)
    if is_player(sight.item):
        return bool(thing["controller"] == sight.item)
    return True


def fits_zone(qualifier: InZone, thing: Shown, sight: Sight) -> bool:
    """Tell whether a card is where a text says."""
    is_yours = "your" not in qualifier.words.split() or thing["owner"] == sight.you
    return is_yours and thing["zone"] in qualifier.zones


def fits_number(qualifier: WithNumber, thing: Shown, sight: Sight) -> bool:
    """Compare a number of an object."""
    found, wanted = stat(thing, qualifier.number), number(qualifier.amount, sight)
    return found <= wanted if qualifier.how == "most" else found >= wanted if qualifier.how == "least" else True


QUALIFIERS: Final[dict[type[Term], Callable[..., bool]]] = {
    ControlledBy: fits_controller,
    ControlledByTarget: lambda qualifier, thing, sight: thing["controller"] in seats_meant(qualifier.who, sight),
    OwnedBy: lambda _qualifier, thing, sight: thing["owner"] == sight.you,
    WithKeyword: lambda qualifier, thing, _sight: (
        (getattr(qualifier.keyword, "name", "") in thing.get("keywords", ())) != qualifier.without
    ),
    WithCounter: lambda qualifier, thing, _sight: bool(thing["counters"].get(qualifier.counter, 0)),
    InZone: fits_zone,
    WithNumber: fits_number,
}
"""Kind of what stands after the types -> what tells whether it is so."""


def stat(thing: Shown, name: str) -> int:
    """Return a number of an object: its power, toughness or mana value."""
    return int(thing.get(name.replace(" ", "_")) or 0)


def number(amount: object, sight: Sight) -> int:
    """Return what an amount is, as far as a view tells."""
    found = AMOUNTS.get(type(amount))
    return found(amount, sight) if found is not None else UNKNOWN_AMOUNT


def stat_of(amount: StatOf, sight: Sight) -> int:
    """Return the number of an object that is seen."""
    found = things_meant(amount.of, sight)
    return stat(found[0], amount.stat) if found else UNKNOWN_AMOUNT


def counters_on(amount: CountersOn, sight: Sight) -> int:
    """Return how many counters there are."""
    found = things_meant(amount.of, sight)
    return int(found[0]["counters"].get(amount.counter, 0)) if found else 0


def greatest(amount: GreatestAmong, sight: Sight) -> int:
    """Return the greatest number among objects of a kind."""
    among = described(amount.what, sight)
    return max((stat(sight.things[oid], amount.stat) for oid in among if oid in sight.things), default=0)


AMOUNTS: Final[dict[type, Callable[..., int]]] = {
    Number: lambda amount, _sight: amount.value,
    X: lambda _amount, sight: sight.x,
    CountOf: lambda amount, sight: len(described(amount.what, sight)),
    StatOf: stat_of,
    CountersOn: counters_on,
    GreatestAmong: greatest,
}
"""Kind of amount -> what finds it."""


def of_target(ref: TargetRef, sight: Sight) -> tuple[int, ...]:
    """Return the targets that are chosen, () before they are."""
    return sight.chosen[ref.place] if ref.place < len(sight.chosen) else ()


def attached(_ref: Term, sight: Sight) -> tuple[int, ...]:
    """Return what the source is attached to, or would be: an Aura spell's target."""
    source = sight.things.get(sight.source)
    host = source["attached_to"] if source is not None else None
    return (host,) if host is not None else sight.chosen[0] if sight.chosen else ()


def attacked(_ref: Term, sight: Sight) -> tuple[int, ...]:
    """Return the player whom the source attacks."""
    source = sight.things.get(sight.source)
    target = source["attacking"] if source is not None else None
    return (sight.controller(target),) if target is not None else ()


REFERENCES: Final[dict[type[Term], Callable[..., tuple[int, ...]]]] = {
    You: lambda _ref, sight: (sight.you,),
    SameDoer: lambda _ref, sight: (sight.you,),
    This: lambda _ref, sight: (sight.source,) if sight.source != NOBODY else (),
    ThisOrAnother: lambda _ref, sight: (sight.source,) if sight.source != NOBODY else (),
    TargetRef: of_target,
    LoopRef: lambda _ref, sight: (sight.item,) if sight.item != NOBODY else (),
    Back: lambda ref, sight: meant(ref.to, sight),
    EachOf: lambda ref, sight: meant(ref.of, sight),
    Each: lambda ref, sight: described(ref.what, sight),
    AllOf: lambda ref, sight: described(ref.what, sight),
    OneOrMore: lambda ref, sight: described(ref.what, sight),
    Some: lambda ref, sight: described(ref.what, sight),
    BothOf: lambda ref, sight: (*meant(ref.first, sight), *meant(ref.second, sight)),
    ControllerOf: lambda ref, sight: tuple(sight.controller(target) for target in meant(ref.of, sight)),
    OwnerOf: lambda ref, sight: tuple(
        sight.things[target]["owner"] for target in meant(ref.of, sight) if target in sight.things
    ),
    AttachedTo: attached,
    DefendingPlayer: attacked,
}
"""Kind of reference -> what finds what it means."""
