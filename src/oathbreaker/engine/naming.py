"""How messages name objects and players."""

from __future__ import annotations

from functools import cache
from typing import Final

from oathbreaker.cards.colors import Color
from oathbreaker.cards.counter_words import KINDS
from oathbreaker.cards.type_words import japanese_keyword, japanese_type_word
from oathbreaker.engine.announcement import NOBODY, Announcement, Target, is_player
from oathbreaker.engine.marks import unlocked
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, display, say
from oathbreaker.texts.rules import rule

EVERYBODY: Final = -2
"""Who may see what is public."""

HIDDEN_ZONES: Final = frozenset({"hand", "library"})
"""400.2: the zones in which not everybody sees the cards' faces."""


@rule("400.2", "708.5")
def who_sees(state: State, thing: Target) -> int:
    """Return who may see which card an object is: EVERYBODY, its owner or controller alone, or NOBODY (a library).

    What is gone was known to everybody if it was face up in a public zone, wherever it went.
    """
    found = state.objects.get(thing)
    if found is None:
        known = state.last_known.get(thing)
        if known is None:
            return EVERYBODY
        found = known.object
        was_public = found.zone not in HIDDEN_ZONES and not found.face_down
        if known.successor in state.objects and not was_public:
            return who_sees(state, known.successor)
    if found.zone == "hand":
        return found.owner
    if found.zone == "library":
        return NOBODY
    return found.controller if found.face_down and not state.over else EVERYBODY


@rule("708.9")
def stays_hidden(state: State, thing: Target) -> bool:
    """Tell whether something face down has not been revealed: it is so still, or it is face down where it is now.

    It is revealed as it goes anywhere else, and as its owner leaves the game or the game ends.
    """
    known = state.last_known.get(thing)
    if thing in state.objects or known is None:
        return not state.over
    if known.object.zone not in {"battlefield", "stack"}:
        return True
    later = state.objects.get(known.successor)
    return later is not None and later.face_down and not state.over


@cache
def player_title(seat: int) -> Message:
    """Return how messages name a player."""
    return say("engine.player", number=seat + 1)


def title_of(state: State, thing: Target) -> object:
    """Return an object's or player's name for use in a message, in either language."""
    found = state.objects.get(thing)
    if found is None:
        if is_player(thing):
            return player_title(thing)
        known = state.last_known.get(thing)
        if known is None:
            return say("engine.something")
        found = known.object
    if found.kind == "ability" and found.announcement is not None and found.announcement.source != thing:
        return ability_title(state, found.announcement)
    if found.face_down and stays_hidden(state, thing):
        return say("engine.face_down")
    face = found.definition.faces[found.face]
    name = name_as_copy(state, found) if state.lasting or found.copied is not None else ""
    if not name:
        return face.title if face.characteristics.doors is None else own_title(found)
    return face.title if name == face.characteristics.name else title_named(state, name)


@rule("709.5", "709.4")
def own_title(thing: GameObject) -> object:
    """Return how messages name an object by what is printed: of a Room by its one unlocked half, or whole."""
    definition = thing.definition
    combined = definition.combined
    if combined is None or thing.zone != "battlefield" or combined.characteristics.doors is None:
        return definition.faces[thing.face].title
    half = ONE_HALF.get(unlocked(thing))
    return combined.title if half is None else definition.faces[half].title


ONE_HALF: Final = {1: 0, 2: 1}
"""Which halves of a split permanent are unlocked, where it is one alone -> that half."""


def ability_title(state: State, said: Announcement) -> object:
    """Return how messages name an ability on the stack: by the keyword it stands behind, and by its source."""
    if said.source == NOBODY:
        return say("engine.ability_without_source")
    source = title_of(state, said.source)
    if said.keyword:
        return say("engine.keyword_of", keyword=KeywordWord(said.keyword), source=source)
    return say("engine.ability_of", source=source)


@rule("707.2")
def name_as_copy(state: State, thing: GameObject) -> str:
    """Return the name that an object has as a copy of something, "" for none; the last copy effect counts."""
    for lasting in reversed(state.lasting):
        if lasting.objects and thing.oid in lasting.objects and (name := lasting.statement.copied_name):
            return name
    return "" if thing.copied is None else thing.copied.name


def title_named(state: State, name: str) -> object:
    """Return how messages name what has this name; the name itself where nothing of the game has it printed."""
    gone = [known.object for known in state.last_known.values()]
    for thing in (*state.objects.values(), *gone):
        for face in thing.definition.faces:
            if face.characteristics.name == name:
                return face.title
    return name


class CounterWord:
    """A kind of counter as a sentence names it.

    Args:
        kind: "+1/+1", "loyalty", ….
        number: How many, for "counter" or "counters".
    """

    __slots__ = ("kind", "number")

    def __init__(self, kind: str, number: int = 1) -> None:
        self.kind = kind
        self.number = number

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return the kind with the word "counter"."""
        if language == "ja":
            return KINDS.get(self.kind) or f"{self.kind}カウンター"
        return f"{self.kind} {'counter' if self.number == 1 else 'counters'}"


class CountedCounters(CounterWord):
    """A number of counters: in English with the number, or with the article for one; in Japanese the kind alone."""

    __slots__ = ()

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return "a +1/+1 counter", "3 loyalty counters"."""
        text = super().display(language, terms)
        if language == "ja":
            return text
        return with_article(text) if self.number == 1 else f"{self.number} {text}"


class ChosenWord:
    """A color or type that a player chose, as a sentence names it."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the word."""
        if self.word in tuple(Color):
            return Color(self.word).display(language, terms)
        return japanese_type_word(self.word) if language == "ja" else self.word


class KeywordWord:
    """A keyword as a sentence names it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return the keyword in the reader's language; Japanese as far as its word is known."""
        return japanese_keyword(self.name) if language == "ja" else self.name


class Details:
    """What a sentence adds in brackets, part by part; nothing where there are no parts."""

    __slots__ = ("parts",)

    def __init__(self, *parts: object) -> None:
        self.parts = parts

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the parts in brackets, with what stands before the bracket."""
        texts = [display(part, language, terms) for part in self.parts]
        if not texts:
            return ""
        return f"（{'、'.join(texts)}）" if language == "ja" else f" ({', '.join(texts)})"


def sentence(message: Message, language: Language, terms: Terms = "community") -> str:
    """Return a message as a sentence: in English it begins with a capital letter."""
    text = message.text(language, terms)
    return text[:1].upper() + text[1:] if language == "en" else text


@rule("111.4")
class TokenTitle:
    """How messages name a token whose name is made of its subtypes.

    Args:
        name: Its English name.
        subtypes: Its subtypes, as printed.
        is_creature: Whether it is a creature, which Japanese counts with another word.
    """

    __slots__ = ("is_creature", "name", "subtypes")

    def __init__(self, name: str, subtypes: tuple[str, ...], *, is_creature: bool = False) -> None:
        self.name = name
        self.subtypes = subtypes
        self.is_creature = is_creature

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return the name; in Japanese the subtypes with the word for a token."""
        return "・".join([*map(japanese_type_word, self.subtypes), "トークン"]) if language == "ja" else self.name


CONSONANTS: Final = ("uni", "eu", "one")
"""How words begin that are spoken with a consonant at first, though they are written with a vowel."""


def with_article(text: str) -> str:
    """Return an English noun with "a" or "an"."""
    word = text.casefold()
    is_vowel = word.startswith(tuple("aeiou")) and not word.startswith(CONSONANTS)
    return f"{'an' if is_vowel or word.startswith('hour') else 'a'} {text}"


NO_NATIVE_NUMERAL: Final = 10
"""From here on Japanese counts things with another word than つ."""


class CountedTokens:
    """How messages name one or several equal tokens.

    Args:
        title: How they name one.
        number: How many there are.
    """

    __slots__ = ("number", "title")

    def __init__(self, title: object, number: int = 1) -> None:
        self.title = title
        self.number = number

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return "a Beast Token", "4 Insect Tokens"; what is named as a card is called a token besides.

        Japanese counts one too, as cards do.
        """
        text = display(self.title, language, terms)
        is_plain = isinstance(self.title, TokenTitle)
        is_creature = isinstance(self.title, TokenTitle) and self.title.is_creature
        if language == "ja":
            name = text if is_plain else f"{text}のトークン"
            digits = say("engine.number", number=self.number).text("ja")
            return f"{name}{digits}{'体' if is_creature else 'つ' if self.number < NO_NATIVE_NUMERAL else '個'}"
        name = text if is_plain else f"{text} token"
        if self.number == 1:
            return with_article(name)
        return f"{self.number} {name}s"
