"""CR 111 Tokens: what they are, and creating them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, partial
from typing import ClassVar, Final

from oathbreaker.cards.colors import Color
from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.abstract import Keyword as NamedKeyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.preparing import token
from oathbreaker.engine.token_events import CreateToken as CreateEvent
from oathbreaker.language.categories import (
    CARD_TYPE,
    COLOR,
    COLORS,
    DEED,
    PREDEFINED,
    SIZE,
    SUBTYPE,
    SUBTYPE_RUN,
    TOKEN_KIND,
    TYPE_RUN,
)
from oathbreaker.language.grammar import AND, RUN
from oathbreaker.language.japanese import JapaneseWriter, in_form, says, says_form
from oathbreaker.language.phrases import leaf, phrase, series
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.copying import HasAbility, HasKeyword
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.mechanics.predefined import ABILITIES, predefined_token
from oathbreaker.mechanics.types import card_type_in, subtype_in
from oathbreaker.terms.abilities import Ability, Amount, Keyword, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

SIZE_TOKEN: Final = re.compile(r"(?:\d+|X)/(?:\d+|X)")
COLOR_WORDS: Final = ("white", "blue", "black", "red", "green", "colorless")
PREDEFINED_NAMES: Final = (
    "Treasure",
    "Food",
    "Clue",
    "Blood",
    "Map",
    "Powerstone",
    "Gold",
    "Junk",
    "Lander",
    "Mutagen",
)
"""Artifact tokens that are called by their subtype alone (111.10)."""


@term
class TokenKind(Term):
    """What a created token is (111.3).

    Attributes:
        power_toughness: "1/1", "" for none.
        colors: Colour words; ("colorless",) for none.
        subtypes: As printed.
        types: Card types, lower case.
        keywords: Keyword abilities.
        abilities: Other abilities, which the text has in quotation marks.
        name: Its name, where the text gives it one.
        is_legendary: Whether it is legendary.
    """

    power_toughness: str
    colors: tuple[str, ...]
    subtypes: tuple[str, ...]
    types: tuple[str, ...]
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    is_legendary: bool = False


@term
class PredefinedToken(Term):
    """A token that the rules define (111.10): "Treasure"."""

    subtype: str

    @property
    def is_performed(self) -> bool:
        """Whether its ability can be carried out."""
        return self.subtype in ABILITIES


@term
class CreateToken(Effect):
    """A player creates tokens (701.7)."""

    makes: ClassVar[str] = "tokens"

    amount: Amount
    kind: Term
    tapped: bool = False
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the token where one is made."""
        return "token" if self.amount == Number(1) else self.makes

    @rule("111.2", "701.7a")
    def perform(self, context: Context) -> Procedure[None]:
        """Create them all at once; they can be referred to."""
        yield from create_all(self.creations(context, self.who), context)

    def creations(self, context: Context, who: Ref) -> list[Event]:
        """Return the creation of each token by each of these players."""
        definition = definition_of_kind(self.kind, context.x)
        number = value_of(self.amount, context)
        return [
            CreateEvent(seat, definition, context.source, tapped=self.tapped)
            for seat in seats(who, context)
            for _ in range(number)
        ]


def create_all(events: list[Event], context: Context) -> Procedure[None]:
    """Create tokens at the same time; later instructions can refer to them."""
    done = yield from happen(context.state, events)
    context.results["token"] = tuple(event.new_oid for event in done if isinstance(event, CreateEvent))


def definition_of_kind(kind: Term, x: int) -> PlayableCard:
    """Return the definition of a token, whether a card describes it or the rules do.

    Raises:
        TypeError: It is no kind of token.
    """
    if isinstance(kind, PredefinedToken):
        return predefined_token(kind.subtype)
    if isinstance(kind, TokenKind):
        return definition_of(kind, x)
    raise TypeError(kind)


@rule("111.3", "111.4")
@cache
def definition_of(kind: TokenKind, x: int = 0) -> PlayableCard:
    """Return the definition of a token; its name is its subtypes and "Token" where none is given."""
    power, _, toughness = kind.power_toughness.partition("/")
    names = tuple(keyword for keyword in kind.keywords if isinstance(keyword, NamedKeyword))
    look = Characteristics(
        kind.name or f"{' '.join(kind.subtypes)} Token",
        supertypes=("legendary",) if kind.is_legendary else (),
        colors=frozenset(Color(color) for color in kind.colors if color != "colorless"),
        types=kind.types,
        subtypes=kind.subtypes,
        keywords=names,
        abilities=(*(ability for keyword in names for ability in keyword.abilities()), *kind.abilities),
        keyword_names=frozenset(keyword.name for keyword in names),
        power=x if power == "X" else int(power) if power else None,
        toughness=x if toughness == "X" else int(toughness) if toughness else None,
    )
    return token(look, kind.name)


def size_in(word: str) -> str | None:
    """Return the power and toughness that a token is."""
    return word if SIZE_TOKEN.fullmatch(word) else None


def color_in(token: str) -> str | None:
    """Return the colour that a word is, "colorless" included."""
    return token if token in COLOR_WORDS else None


def predefined_in(token: str) -> PredefinedToken | None:
    """Return the token that the rules define and a word names."""
    word = token[:1].upper() + token[1:]
    return PredefinedToken(word) if word in PREDEFINED_NAMES else None


def token_of_predefined(kind: object) -> str | None:
    """Return the word for a token that the rules define."""
    return kind.subtype if isinstance(kind, PredefinedToken) else None


def color_text(word: str) -> str:
    """Return a colour word in Japanese: 赤, 無色."""
    return say(f"words.{word}").text("ja")


def word_itself(word: str) -> str:
    """Return a word that stands as it is."""
    return word


def take_looks(kind: TokenKind, *, sized: bool, typed: bool) -> tuple[object, ...] | None:
    """Return what the text says of a kind of token: its size and subtypes only if it has them."""
    if kind != bare(kind) or bool(kind.power_toughness) != sized or bool(kind.subtypes) != typed:
        return None
    looks = (kind.power_toughness, kind.colors, kind.subtypes, kind.types)
    return tuple(look for look in looks if look)


@says(TokenKind)
def say_token_kind(writer: JapaneseWriter, kind: TokenKind) -> str:
    """Return what a token is: 飛行を持つ赤の1/1のエレメンタル・クリーチャー・トークン."""
    quoting = replace(writer, is_quoted=True)
    given = [writer.say_as("keyword", keyword) for keyword in kind.keywords]
    given += [in_form(quoting.say_line(ability), "quoted") for ability in kind.abilities]
    keywords = f"{'と'.join(given)}を持つ" if given else ""
    colors = "".join(map(color_text, kind.colors))
    # Japanese says what an enchantment creature is the other way round: クリーチャー・エンチャント.
    own = sorted(kind.types, key="enchantment".__eq__)
    types = "・".join(map(japanese_type_word, (*kind.subtypes, *own)))
    size = f"{kind.power_toughness}の" if kind.power_toughness else ""
    return f"{keywords}{colors}の{size}{types}・トークン"


@says_form("counter", TokenKind)
def counter_of_token(_writer: JapaneseWriter, kind: TokenKind) -> str:
    """Return the counter for tokens of a kind."""
    return "体" if "creature" in kind.types else "つ"


@says_form("counter", PredefinedToken)
def counter_of_predefined(_writer: JapaneseWriter, _kind: PredefinedToken) -> str:
    """Return the counter for artifact tokens."""
    return "つ"


leaf(SIZE, size_in, word_itself, ja=str)
leaf(SUBTYPE, subtype_in, word_itself, ja=japanese_type_word)
leaf(CARD_TYPE, card_type_in, word_itself, ja=japanese_type_word)
leaf(COLOR, color_in, word_itself, ja=color_text)
series(COLORS, "color", AND, ja="")
series(SUBTYPE_RUN, "subtype", RUN, ja="・")
series(TYPE_RUN, "card-type", RUN, ja="・")
KIND = "{power_toughness:size} {colors:colors} {subtypes:subtype-run} {types:type-run}"
leaf(PREDEFINED, predefined_in, token_of_predefined, ja=lambda kind: f"{japanese_type_word(kind.subtype)}・トークン")
phrase(TOKEN_KIND, KIND, TokenKind, take=partial(take_looks, sized=True, typed=True))
phrase(
    TOKEN_KIND,
    "{colors:colors} {subtypes:subtype-run} {types:type-run}",
    TokenKind,
    build=lambda *looks: TokenKind("", *looks),
    take=partial(take_looks, sized=False, typed=True),
)
phrase(
    TOKEN_KIND,
    "{colors:colors} {types:type-run}",
    TokenKind,
    build=lambda colors, types: TokenKind("", colors, (), types),
    take=partial(take_looks, sized=False, typed=False),
)
WITH = "{kind:token-kind} <token|tokens> with {keywords:keyword-list}"


def create_with(tapped: bool, amount: Amount, kind: Term, keywords: tuple[Keyword, ...]) -> CreateToken:  # noqa: FBT001  a part of the phrase
    """Return the creating of tokens with keywords."""
    return CreateToken(amount, kind.changed_field("keywords", keywords), tapped)


def take_create_with(tapped: bool, effect: CreateToken) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take the creating of tokens with keywords apart."""
    kind = effect.kind
    if not isinstance(kind, TokenKind) or not kind.keywords or effect.tapped != tapped or effect.who != You():
        return None
    return None if kind.abilities else (effect.amount, kind.changed_field("keywords", ()), kind.keywords)


def create_with_abilities(amount: Amount, kind: TokenKind, given: tuple[Term, ...]) -> CreateToken | None:
    """Return the creating of tokens with abilities in quotation marks, and perhaps keywords before them."""
    keywords = tuple(one.keyword for one in given if isinstance(one, HasKeyword))
    abilities = tuple(one.ability for one in given if isinstance(one, HasAbility))
    if not abilities or given != given_by(keywords, abilities):
        return None
    looks = (kind.power_toughness, kind.colors, kind.subtypes, kind.types)
    return CreateToken(amount, TokenKind(*looks, keywords, abilities))


def take_create_with_abilities(effect: CreateToken) -> tuple[object, ...] | None:
    """Take the creating of tokens with abilities apart."""
    kind = effect.kind
    if not isinstance(kind, TokenKind) or not kind.abilities or kind.name or effect.tapped or effect.who != You():
        return None
    return effect.amount, bare(kind), given_by(kind.keywords, kind.abilities)


def bare(kind: TokenKind) -> TokenKind:
    """Return a kind of token without its abilities."""
    return TokenKind(kind.power_toughness, kind.colors, kind.subtypes, kind.types)


def given_by(keywords: tuple[Keyword, ...], abilities: tuple[Ability, ...]) -> tuple[Term, ...]:
    """Return keywords and other abilities as they are listed."""
    return (*map(HasKeyword, keywords), *map(HasAbility, abilities))


CREATED = "{kind}{amount}{kind.counter}を"
for category in ("token-kind", "predefined-token"):
    kind_of = f"{{kind:{category}}} <token|tokens>"
    phrase(DEED, f"[create|creates] {{amount:count}} {kind_of}", CreateToken, ja=f"{CREATED}生成する")
    phrase(
        DEED,
        f"[create|creates] {{amount:count}} tapped {kind_of}",
        CreateToken,
        tapped=True,
        ja=f"{CREATED}タップ状態で生成する",
    )
for state_word, tapped in (("", False), ("tapped", True)):
    phrase(
        DEED,
        f"[create|creates] {{amount:count}} {state_word} {WITH}",
        CreateToken,
        build=partial(create_with, tapped),
        take=partial(take_create_with, tapped),
        ja=f"{{keywords}}を持つ{CREATED}{'タップ状態で' * tapped}生成する",
    )
phrase(
    DEED,
    "[create|creates] {amount:count} {kind:token-kind} <token|tokens> with {given:all-given}",
    CreateToken,
    build=create_with_abilities,
    take=take_create_with_abilities,
    ja=f"{{given}}を持つ{CREATED}生成する",
)
