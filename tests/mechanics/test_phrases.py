"""Every phrase that is declared can be said and read back, in English, and has Japanese."""

from __future__ import annotations

import pytest

from oathbreaker.language.grammar import Grammar, Index, Parts, Production
from oathbreaker.language.japanese import has_own_function
from oathbreaker.language.reading import Parser
from oathbreaker.language.tokens import DASH
from oathbreaker.language.writing import try_write, write
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.term import Term

WITHOUT_JAPANESE: frozenset[str] = frozenset()
"""Templates that have no Japanese yet; this may only shrink."""

SAMPLES = (
    "1-4",
    "draw", "two", "X", "3", "creature", "creatures", "Goblin", "Goblins", "red", "1/1", "+1/+1", "{2}", "a", "one",
    "tapped", "flying", "−2", "artifact", "artifacts", "Treasure", "noncreature", "charge", "II", "{E}{E}",
)  # fmt: skip
"""Tokens that leaves read."""

OF_THEIR_OWN = {
    "{statement:statement} if {condition:condition} .": (
        "this creature enters with a +1/+1 counter on it if a creature died this turn ."
    ),
    **{
        f"you may exert {{what:this}} as {said} attacks . {{then:own-body}}": (
            f"you may exert this creature as {said} attacks . when you do , draw a card ."
        )
        for said in ("it", "he", "she")
    },
    "[incubate|incubates] {amount:number} {times:count} times": "incubate 3 X times | incubates 3 X times",
    "{amount:count} {E}": "X {E}",
    "you control {what:thing/one}": "you control enchanted creature",
    "if {condition:condition} , {statement:statement}": (
        "if this creature was kicked , this creature enters with two +1/+1 counters on it"
    ),
    "discard a {what:noun/one}": "discard a creature card",
    "[reveal|reveals] {what:some}": "reveal a creature card from your hand | reveals a creature card from your hand",
    "[discard|discards] a {what:noun/one}": "discard a creature card | discards a creature card",
    "{what:thing/one} {first:trait/third} and {second:trait/third} .": "this creature gets +1/+1 and can't block .",
    "{what:thing/many} {first:trait/base} and {second:trait/base} .": "creatures get +1/+1 and can't block .",
    **{
        f"{{what:noun/many}} can't attack {whom} unless their controller pays {{mana:mana}} {each} , "
        "where X is {amount:quantity}": (
            f"creatures can't attack {whom} unless their controller pays {{X}} {each} , "
            "where X is the number of creatures"
        )
        for whom in ("you", "you or planeswalkers you control")
        for each in ("for each creature they control that's attacking you", "for each of those creatures")
    },
    "cast a {what:noun/one}": "cast a creature spell",
    "cast {what:noun/many}": "cast creature spells",
    "activate an ability of a {what:noun/one}": "activate a ability of a creature",
    "activate abilities of {what:noun/many}": "activate abilities of creatures",
    **{
        f"{{added:deed/base}} . spend this mana only to {{first:spending}}{more} .": (
            f"add {{R}} . spend this mana only to cast a creature spell{said} ."
        )
        for more, said in (
            ("", ""),
            (" , and that spell can't be countered", " , and that spell can't be countered"),
            (" or {second:spending}", " or activate a ability of a creature"),
            (" or to {second:spending}", " or to activate a ability of a creature"),
        )
    },
    "are {word:type-word/many}": "are Mountains",
    "is a {word:type-word/one}": "is a Mountain",
    "[create|creates] {amount:count} {kind:token-kind} <token|tokens> with {given:all-given}": (
        "create two 1/1 red Goblin creature tokens with “ flying ”"
        " | creates two 1/1 red Goblin creature tokens with “ flying ”"
        " | create a 1/1 red Goblin creature token with “ flying ”"
        " | creates a 1/1 red Goblin creature token with “ flying ”"
    ),
    "[have|has] {given:all-given}": ("have flying and “ flying ” | has flying and “ flying ”"),
    "[get|gets] {change:power-toughness} and [have|has] {given:all-given}": (
        "get +1/+1 and have “ flying ” | gets +1/+1 and has “ flying ”"
    ),
    "[gain|gains] {given:all-given}": ("gain flying and “ flying ” | gains flying and “ flying ”"),
    "[get|gets] {change:power-toughness} and [gain|gains] {given:all-given}": (
        "get +1/+1 and gain “ flying ” | gets +1/+1 and gains “ flying ”"
    ),
    "{added:deed/base} . when that mana is spent to cast {what:some} , {effect:effect} .": (
        "add {R} . when that mana is spent to cast a creature , draw a card ."
    ),
    (
        "{added:deed/base} . when that mana is spent to cast {what:some} , "
        "{effect:effect} , where X is {amount:quantity} ."
    ): ("add {R} . when that mana is spent to cast a creature , draw X cards , where X is the number of creatures ."),
    "{added:deed/base} . when you spend this mana to cast {what:some} , {effect:effect} .": (
        "add {R} . when you spend this mana to cast a creature , draw a card ."
    ),
    (
        "{added:deed/base} . when you spend this mana to cast {what:some} , "
        "{effect:effect} , where X is {amount:quantity} ."
    ): ("add {R} . when you spend this mana to cast a creature , draw X cards , where X is the number of creatures ."),
    "{first:adjective} , {second:adjective}": "noncreature , nonland",
    **{
        f"{{effect:effect}} . it's still a {kind} .": (
            f"this creature becomes a 1/1 Goblin creature . it's still a {kind} ."
        )
        for kind in ("land", "artifact", "enchantment", "planeswalker")
    },
    **{
        f"{{effect:effect}} . they're still {kind} .": f"they become 1/1 Goblin creatures . they're still {kind} ."
        for kind in ("lands", "artifacts", "enchantments", "planeswalkers")
    },
    "[get|gets] an emblem with {given:all-given}": (
        "get a emblem with “ flying ” and “ flying ” | gets a emblem with “ flying ” and “ flying ”"
    ),
    "target {first:noun/one} , {second:noun/one} , or {third:noun/one}": (
        "target enchantment , tapped artifact , or tapped creature"
    ),
    "{types:type-words/many}": "artifact creatures",
    "{types:type-words/many} with {keywords:keyword-list}": "artifact creatures with flying",
    "{types:type-words/many} with base power and toughness {base:size}": (
        "artifact creatures with base power and toughness 1/1"
    ),
    "[create|creates] {name:token-name} , a legendary {kind:token-kind} token with {given:all-given}": (
        "create Goblin , a legendary 1/1 red Goblin creature token with “ flying ”"
        " | creates Goblin , a legendary 1/1 red Goblin creature token with “ flying ”"
    ),
    "[create|creates] {amount:count} {kind:token-kind} <token|tokens> named {name:token-name} with {given:all-given}": (
        "create two 1/1 red Goblin creature tokens named Goblin with “ flying ”"
        " | creates two 1/1 red Goblin creature tokens named Goblin with “ flying ”"
        " | create a 1/1 red Goblin creature token named Goblin with “ flying ”"
        " | creates a 1/1 red Goblin creature token named Goblin with “ flying ”"
    ),
    "untap {what:thing/many} during each other player's untap step": (
        "untap all creatures during each other player's untap step"
    ),
    "is a {look:look} and has {keywords:keyword-list} , and it loses all other abilities , card types , "
    "and creature types": (
        "is a Goblin creature with base power and toughness 1/1 and has flying , and it loses all other abilities , "
        "card types , and creature types"
    ),
    **{
        f"{{who:player/one}} has {number} cards in hand": f"that player has {words} cards in hand"
        for number, words in (
            ("{amount:mana-count} or more", "two or more"),
            ("{amount:mana-count} or fewer", "two or fewer"),
            ("no", "no"),
        )
    },
    "{who:player/one} has exactly {amount:mana-count} <card|cards> in hand": (
        "that player has exactly two cards in hand | that player has exactly one card in hand"
    ),
    "{who:player/many} have no cards in hand": "they have no cards in hand",
    "{look:bare-look} with {given:all-given}": "Goblin creature with “ flying ”",
    "{look:bare-look} with base power and toughness {size:size}": "Goblin creature with base power and toughness 1/1",
    "{types:type-run}": "artifact creature",
    "{trait:lasting-trait/=}": "gain flying | gains flying",
    "{trait:lasting-trait/=} and {also:lasting-trait/=}": (
        "become a Goblin in addition to their other types and gain flying"
        " | becomes a Goblin in addition to its other types and gains flying"
    ),
    "target {first:noun/one} or {second:noun/one}": (
        "target artifact card in a graveyard or artifact on the battlefield"
    ),
    **{
        f"{{first:deed/base}} and the rest {words} .": (
            f"put any number of creatures into your hand and the rest {words} ."
        )
        for words in (
            "on the bottom of your library in any order",
            "on the bottom of your library in a random order",
            "into your graveyard",
            "into your hand",
        )
    },
    "to solve — {condition:condition} .": "to solve — you control a creature .",
    "{statement:statement} during your turn .": (
        "prevent all damage that would be dealt to this creature during your turn ."
    ),
    **{
        f"[put|puts] {{amount:count}} {{counter:counter-kind}} <counter|counters> on {{what:thing/{one}}} and "
        f"{{other:count}} {{kind:counter-kind}} {word} on {{second:thing/{two}}}": (
            f"put two +1/+1 counters on {first} and {number} charge {word} on {second}"
            f" | puts two +1/+1 counters on {first} and {number} charge {word} on {second}"
        )
        for one, first in (("one", "this creature"), ("many", "all creatures"))
        for two, second in (("one", "this creature"), ("many", "all creatures"))
        for word, number in (("counter", "a"), ("counters", "two"))
    },
    **{
        f"{{what:thing/{number}}} {verb} with {words} on {pronoun}": f"{what} {verb} with {example} on {pronoun}"
        for number, verb, pronoun, what in (
            ("one", "enters", "it", "each creature"),
            ("many", "enter", "them", "all creatures"),
        )
        for words, example in (
            ("an additional {counter:counter-kind} counter", "a additional +1/+1 counter"),
            ("{amount:count} additional {counter:counter-kind} counters", "two additional +1/+1 counters"),
        )
    },
}
"""Template -> a phrase by it, where not any filling of its slots is said; several for its forms, between bars."""

Example = tuple[tuple[str, ...], object]
"""(tokens, what they read to)"""


class Examples:
    """Finds, for every index, one short phrase that it reads."""

    def __init__(self, of: Grammar) -> None:
        self.grammar = of
        self.of_index: dict[Index, Example] = {}
        for find in (self.of_production, lambda production, _parts: self.of_its_own_index(production)):
            found = True
            while found:
                found = False
                for index, production, parts in of.productions():
                    if index not in self.of_index:
                        example = find(production, parts)
                        if example is not None and self.is_read(index, example):
                            self.of_index[index] = example
                            found = True

    def of_its_own_index(self, production: Production) -> Example | None:
        """Return the phrase that is given for a template of an index none of whose fillings can be said."""
        return self.of_its_own(self.grammar.index(production.category.name, production.form), production)

    def of_production(self, production: Production, parts: Parts) -> Example | None:
        """Return a phrase by this production, None where one of its slots has no example yet."""
        if production.leaf is not None:
            for token in SAMPLES:
                value = production.leaf(token)
                if value is not None:
                    return (token,), value
            return None
        tokens: list[str] = []
        values: list[object] = []
        for part in parts:
            if isinstance(part, str):
                tokens.append(part)
            elif part in self.of_index:
                words, value = self.of_index[part]
                tokens += words
                values.append(value)
            else:
                return None
        if production.series is not None:
            tree = production.build(tuple(values)) if production.series.least == 1 else None
            if tree is None:  # a list or a choice asks for two
                tokens += [*production.series.pair, *tokens]
                tree = production.build((*values, *values))
        else:
            tree = production.build(*values)
        return None if tree is None else (tuple(tokens), tree)

    @staticmethod
    def is_read(index: Index, example: Example) -> bool:
        """Tell whether an index reads an example to its tree."""
        tokens, tree = example
        return tree in Parser(tokens).read_all(index)

    @staticmethod
    def of_its_own(index: Index, production: Production) -> Example | None:
        """Return the phrase that is given for a template, None where none is."""
        for words in OF_THEIR_OWN.get(production.template, "").split("|"):
            tokens = tuple(DASH if word == "—" else word for word in words.split())
            for tree in Parser(tokens).read_all(index) if tokens else ():
                return tokens, tree
        return None

    def single(self, production: Production, parts: Parts) -> Example | None:
        """Return a phrase by this production with one of what is counted, for words that ask for it."""
        for word in ("a", "one", "1"):
            saved = dict(self.of_index)
            for index in self.of_index:
                if index.category.name in {"count", "number", "mana-count"} and Parser((word,)).read_all(index):
                    self.of_index[index] = ((word,), Parser((word,)).read_all(index)[0])
            example = self.of_production(production, parts)
            self.of_index = saved
            if example is not None:
                return example
        return None


@pytest.fixture(scope="module")
def examples() -> Examples:
    """Return an example of every index."""
    return Examples(grammar())


def faults(examples: Examples) -> list[str]:
    """Return every production whose example is not read back, or not written again."""
    found = []
    for index, production, parts in examples.grammar.productions():
        example = (
            examples.of_production(production, parts)
            or examples.single(production, parts)
            or examples.of_its_own(index, production)
        )
        if example is None:
            found.append(f"{production} has no example")
            continue
        tokens, tree = example
        if tree not in Parser(tokens).read_all(index):
            found.append(f"{production} does not read {' '.join(tokens)!r}")
        elif try_write(index, tree) is None or tree not in Parser(write(index, tree)).read_all(index):
            found.append(f"{production} is not written back: {tree!r}")
    return found


def test_every_category_is_used(examples: Examples) -> None:
    """Every kind of phrase has at least one that can be said."""
    assert [str(index) for index in grammar().indexes.values() if index not in examples.of_index] == []


def test_every_phrase_reads_and_writes(examples: Examples) -> None:
    """Every declared phrase reads an example of itself, and what it reads is written and read back."""
    found = faults(examples)
    assert not found, "\n".join(found)


def test_every_phrase_has_japanese() -> None:
    """No phrase exists in English alone, but those that are excused, and they are all needed."""
    without = set()
    for _, production, _ in grammar().productions():
        own = production.cls is not None and issubclass(production.cls, Term) and has_own_function(production.cls)
        said = production.japanese is not None or production.leaf_japanese is not None
        if not (said or own or production.alternate or is_a_reference(production)):
            without.add(production.template)
    assert without == WITHOUT_JAPANESE


def is_a_reference(production: Production) -> bool:
    """Tell whether a production says a reference that binding replaces: a pronoun or target."""
    return production.cls is not None and production.cls.__name__ in {"Pronoun", "Targeted", "Head"}


def test_every_category_has_a_name_for_people() -> None:
    """What was expected is told in both languages, whatever kind of phrase it is."""
    from oathbreaker.language.verdicts import expectation  # noqa: PLC0415  needed here alone

    for category in grammar().categories:
        assert expectation(f"<{category}>").text("ja")
