"""CR 109.2 Descriptions of objects: "artifact you control", "attacking creature", "instant or sorcery spell"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.leaders import was_commander
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import OWN_ZONES
from oathbreaker.language.categories import (
    ADJECTIVE,
    HEAD,
    NOUN,
    TYPE_CHOICE,
    TYPE_EITHER,
    TYPE_LIST,
    TYPE_WORD,
    TYPE_WORDS,
)
from oathbreaker.language.grammar import OR, Joint
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, leaf, phrase, series
from oathbreaker.mechanics.adjectives import WORDS, has_word
from oathbreaker.mechanics.qualifiers import ControlledBy, Qualifier
from oathbreaker.mechanics.types import (
    ADJECTIVE_WORDS,
    CARD_TYPES,
    COLORS,
    OTHER_IN_SPELLS,
    plural,
    type_of,
    type_of_plural,
)
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

EITHER: Final = Joint(",", (",", "and/or"), ("and/or",), least=2)
ALL: Final = Joint(",", (",", "and"), ("and",), least=2)
YOUR_COMMANDER: Final = "your commander"
"""The kind of thing that "your commander" is: a commander that you own."""
HEAD_WORDS = ("card", "spell", "permanent", "token", "source")


@term
class Head(Term):
    """What kind of thing a description is of.

    Attributes:
        types: Alternatives, each a tuple of types of which all must be there; () for any type.
        kind: "" for a permanent that is called by its type alone, else "permanent", "card", "spell", "token", "source",
            "commander", `YOUR_COMMANDER`.
        listed: Whether the text lists them with "and", as it does of all things of these types.
        either: Whether it lists them with "and/or".
    """

    reads: ClassVar[tuple[str, ...] | None] = ("types",)

    types: tuple[tuple[str, ...], ...]
    kind: str = ""
    listed: bool = False
    either: bool = False

    def fits(self, thing: GameObject, look: Characteristics) -> bool:
        """Tell whether an object is of this kind."""
        return self.fits_look(look) and (self.kind != "token" or thing.kind == "token")

    def fits_look(self, look: Characteristics) -> bool:
        """Tell whether what looks so is of the types."""
        types = look.types
        for choice in self.types:
            for word in choice:
                if word not in types and not has_word(word, look):
                    break
            else:
                return True
        return not self.types


@term
class Adjective(Term):
    """A word before the types: a colour, "attacking", "noncreature"."""

    word: str

    @property
    def is_performed(self) -> bool:
        """Whether it is known what the word says of an object."""
        return self.word in WORDS or self.word.startswith("non")

    @property
    def reads(self) -> tuple[str, ...] | None:
        """What it looks at; None for what changes without the layers, such as being tapped."""
        if self.word in COLORS or self.word in {"colorless", "multicolored", "monocolored"}:
            return ("colors",)
        if self.word in {"token", "nontoken", "other", "commander", "noncommander"}:
            return ()
        negated = self.word.removeprefix("non").removeprefix("-")
        if negated in COLORS:
            return ("colors",)
        if self.word in {"modified", "goaded", "kicked"}:
            return None
        is_type = negated != self.word or self.word in {"legendary", "basic", "snow", "historic"}
        if is_type:
            return ("types",)
        return ("status",) if self.word in WORDS else None

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Tell whether the word is true of an object.

        Raises:
            NotImplementedError: The word is one that no rule here knows.
        """
        known = WORDS.get(self.word)
        if known is not None:
            return known(context, thing, look)
        negated = self.word.removeprefix("non").removeprefix("-")
        if negated == self.word:
            raise NotImplementedError(self.word)
        return not (negated in look.colors or has_word(negated, look))


@term
class Noun(Filter):
    """A description of objects: adjectives, kind, and what follows it ("you control")."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    head: Head
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Term, ...] = ()

    def kinds(self) -> frozenset[str]:
        """Return its types, and "card", "spell" or so."""
        words = {word for choice in self.head.types for word in choice}
        return frozenset(words | ({self.head.kind} if self.head.kind else set()))

    @property
    def zones(self) -> tuple[str, ...]:
        """Where such things are: as the qualifiers say, else the stack for spells and the battlefield for others."""
        named = [zone for qualifier in self.qualifiers for zone in getattr(qualifier, "zones", ())]
        return tuple(named) or (("stack",) if self.head.kind == "spell" else ("battlefield",))

    @property
    def is_yours(self) -> bool:
        """Whether it is of permanents "you control"."""
        is_yours = any(isinstance(one, ControlledBy) and one.who == "you" for one in self.qualifiers)
        return is_yours and self.zones == ("battlefield",)

    def is_steady(self) -> bool:
        """Tell whether what it describes depends on nothing but what the layers give and who is "you"."""
        known = STEADY_NOUNS.get(id(self))
        if known is None or known[0] is not self:
            words = all(adjective.reads in STEADY_READS for adjective in self.adjectives)
            whose = all(isinstance(one, ControlledBy) and one.who == "you" for one in self.qualifiers)
            is_steady = words and whose and self.zones == ("battlefield",) and self.head.kind in {"", "permanent"}
            known = STEADY_NOUNS[id(self)] = (self, is_steady)
        return known[1]

    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield what matches, in timestamp order, hands, libraries and graveyards from the active player's on.

        Where nothing but the layers decides, it is found once for each pass through them.
        """
        effects = effects_of(context.state)
        if effects.layer or not self.is_steady():
            return self.sought(context)
        key = (id(self), context.controller)
        known = effects.described.get(key)
        if known is None or known[0] is not self:
            known = effects.described[key] = (self, tuple(self.sought(context)))
        return iter(known[1])

    def sought(self, context: Context) -> Iterator[Target]:
        """Look at everything in the zones where such things are."""
        state = context.state
        objects = state.objects
        you = context.controller
        is_yours = any(isinstance(one, ControlledBy) and one.who == "you" for one in self.qualifiers)
        for zone in self.zones:
            seats = state.apnap() if zone in OWN_ZONES else (0,)
            for oid in [oid for seat in seats for oid in state.zone(zone, seat)]:
                thing = objects[oid]
                if is_yours and thing.controller != you:
                    continue
                if not thing.phased_out and thing.kind != "ability" and self.describes(context, thing):
                    yield oid

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it describes an object where it is now."""
        thing = context.state.objects.get(target)
        if thing is None or thing.kind == "ability":
            return False
        return (self.head.kind == "card" or thing.zone in self.zones) and self.describes(context, thing)

    def describes(self, context: Context, thing: GameObject) -> bool:
        """Tell whether it describes an object, whatever its zone."""
        return self.describes_look(context, thing, characteristics(context.state, thing.oid))

    def describes_look(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Tell whether it describes an object that looks so, as one that is gone last did."""
        head = self.head
        kind = head.kind
        if not (head.fits(thing, look) and fits_leader(kind, context, thing) if kind else head.fits_look(look)):
            return False
        for adjective in self.adjectives:
            if not adjective.holds(context, thing, look):
                return False
        for qualifier in self.qualifiers:
            if isinstance(qualifier, Qualifier) and not qualifier.holds(context, thing, look):
                return False
        return True


@rule("903.3d", "702.124e", "906.14")
def fits_leader(kind: str, context: Context, thing: GameObject) -> bool:
    """Tell whether an object is a commander, and yours, if a description is of one."""
    if kind not in {"commander", YOUR_COMMANDER}:
        return True
    return was_commander(context.state, thing) and (kind == "commander" or thing.owner == context.controller)


STEADY_READS: Final = (("colors",), ("types",))
"""What adjectives read that depend on nothing but the layers."""

STEADY_NOUNS: Final[dict[int, tuple[Noun, bool]]] = {}
"""By identity, whether a description is steady; it holds the description, so that no other can take its identity."""


def adjective_of(token: str) -> Adjective | None:
    """Return the adjective a word is."""
    if token in ADJECTIVE_WORDS:
        return Adjective(token)
    negated = token.removeprefix("non").removeprefix("-")
    return Adjective(token) if (token.startswith("non") and type_of(negated)) or negated_color(token) else None


def word_of_adjective(adjective: Adjective) -> str | None:
    """Return the word of an adjective; None for one of several words."""
    return None if " " in adjective.word else adjective.word


def negated_color(token: str) -> bool:
    """Tell whether a word is such as "nonblack"."""
    return token.startswith("non") and token[3:] in COLORS


def adjective_text(adjective: Adjective) -> str:
    """Return an adjective in Japanese: 黒でない, タップ状態の."""
    word = adjective.word
    if word in ADJECTIVE_WORDS:
        return ADJECTIVE_WORDS[word]
    negated = word.removeprefix("non").removeprefix("-")
    return f"{COLORS.get(negated) or japanese_type_word(negated)}でない"


@says(Adjective)
def say_adjective(writer: JapaneseWriter, adjective: Adjective) -> str:
    """Return an adjective in Japanese; a spell's "other" is not about the spell."""
    return OTHER_IN_SPELLS if writer.is_spell and adjective.word == "other" else adjective_text(adjective)


leaf(TYPE_WORD, type_of, lambda word: word, form="one", ja=japanese_type_word)
leaf(TYPE_WORD, type_of_plural, plural, form="many", ja=japanese_type_word)
phrase(
    TYPE_WORDS,
    "{last:type-word/=}",
    build=lambda last: (last,),
    take=lambda words: words if len(words) == 1 else None,
    ja="{last}",
)
phrase(
    TYPE_WORDS,
    "{first:type-word/one} {last:type-word/=}",
    build=lambda first, last: (first, last),
    take=lambda words: words if len(words) == 2 else None,  # noqa: PLR2004  first and last
    ja="{first}・{last}",
)
series(TYPE_CHOICE, "type-words/=", OR, ja="や")

series(TYPE_LIST, "type-words/=", ALL, ja="や")

series(TYPE_EITHER, "type-words/=", EITHER, ja="や")

phrase(HEAD, "{types:type-choice/=}", Head)
phrase(HEAD, "{types:type-either/=}", Head, either=True)
phrase(HEAD, "{types:type-list/=}", Head, listed=True)
for kind_word in HEAD_WORDS:
    phrase(HEAD, f"{{types:type-choice/one}} [{kind_word}|{kind_word}s]", Head, kind=kind_word)
    phrase(HEAD, f"[{kind_word}|{kind_word}s]", Head, types=(), kind=kind_word)
    phrase(HEAD, f"{{types:type-list/one}} {kind_word}s", Head, kind=kind_word, listed=True, forms=("many",))
    phrase(HEAD, f"{{types:type-either/one}} [{kind_word}|{kind_word}s]", Head, kind=kind_word, either=True)
phrase(HEAD, "[commander|commanders]", Head, types=(), kind="commander")
phrase(HEAD, "permanent [card|cards]", Head, types=(("permanent",),), kind="card")
phrase(HEAD, "permanent [spell|spells]", Head, types=(("permanent",),), kind="spell")

leaf(ADJECTIVE, adjective_of, word_of_adjective, ja=adjective_text)
fixed(ADJECTIVE, "attacking or blocking", Adjective("attacking or blocking"))
phrase(NOUN, "{head:head/=}", Noun)
phrase(NOUN, "{adjectives:adjectives} {head:head/=}", Noun)
phrase(NOUN, "{head:head/=} {qualifiers:qualifiers}", Noun)
phrase(NOUN, "{adjectives:adjectives} {head:head/=} {qualifiers:qualifiers}", Noun)


def is_living(types: tuple[str, ...]) -> bool:
    """Tell whether what has these types is counted as living: creatures, planeswalkers, and creature types."""
    return "creature" in types or "planeswalker" in types or types[-1] not in {*CARD_TYPES, *NOT_LIVING}


NOT_LIVING = frozenset(
    {"Aura", "Equipment", "Saga", "Food", "Treasure", "Clue", "Blood", "Gold", "Map", "Plains", "Island",
     "Swamp", "Mountain", "Forest", "Cave", "Desert", "Gate", "Curse", "Shrine", "Class", "Room", "Powerstone", "Junk",
     "Locus", "Cartouche", "Contraption", "Fortification", "Incubator", "permanent"}
)  # fmt: skip
"""Subtypes that creatures do not have, as far as descriptions use them; a Vehicle is counted as living."""


def counter_of(noun: Noun) -> str:
    """Return the counter for things of this kind: 枚 for cards, 体 for creatures and planeswalkers, else つ."""
    if noun.head.kind == "card":
        return "枚"
    if noun.head.kind in {"commander", YOUR_COMMANDER}:
        return "体"
    if noun.head.kind in {"spell", "source"} or not noun.head.types:
        return "つ"
    return "体" if all(map(is_living, noun.head.types)) else "つ"


def tally(what: str) -> str:
    """Return how many there are of a description: cards have 枚数, types 種類数."""
    if what.endswith("カード"):
        return f"{what}の枚数"
    return f"{what}の{'種類数' if what.endswith('タイプ') else '数'}"


def joint(head: Head) -> str:
    """Return what joins alternatives: か for cards of which one is meant, else や."""
    return "か" if head.kind == "card" and not (head.listed or head.either) else "や"


def shares_type(head: Head) -> bool:
    """Tell whether alternatives are subtypes of one card type, said with the last of them: "Elf or Goblin creature"."""
    last = head.types[-1]
    return len(last) > 1 and all(len(choice) == 1 and choice[0][:1].isupper() for choice in head.types[:-1])


def is_clause(head: Head) -> bool:
    """Tell whether Japanese says of cards or spells that they are one of several types: …や…である呪文."""
    return bool(head.kind) and len(head.types) > 1


def head_text(head: Head) -> str:
    """Return what something is: クリーチャー・カード, インスタントやソーサリーである呪文."""
    bare = {
        "": "",
        "card": "カード",
        "spell": "呪文",
        "permanent": "パーマネント",
        "token": "トークン",
        "source": "発生源",
        "commander": "統率者",
        YOUR_COMMANDER: "あなたの統率者",
    }
    kind = bare[head.kind]
    if not head.types:
        return kind
    if head.types == (("permanent",),):
        return f"パーマネント{'・' if head.kind == 'card' else ''}{kind}"
    types = ["・".join(map(japanese_type_word, choice)) for choice in head.types]
    if not kind:
        return "や".join(types)
    if kind and len(types) > 1 and shares_type(head):
        own, shared = [japanese_type_word(choice[0]) for choice in head.types], types[-1].partition("・")[2]
        return f"{joint(head).join(own)}である{shared}・{kind}"
    if len(types) > 1:
        return f"{joint(head).join(types)}である{kind}"
    return f"{types[0]}{'・' if head.kind in {'card', 'token', 'spell'} else 'である'}{kind}"
