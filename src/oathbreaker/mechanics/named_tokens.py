"""CR 111.3-111.4 Tokens to which the text gives a name: "create Boo, a legendary 1/1 red Hamster creature token"."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.cards.said_names import said_name
from oathbreaker.language.categories import DEED, NAME_RUN, NAME_WORD, TOKEN_NAME
from oathbreaker.language.grammar import RUN, SaySlot
from oathbreaker.language.phrases import as_only, itself, leaf, phrase, series
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.copying import HasAbility, HasKeyword
from oathbreaker.mechanics.tokens import CreateToken, TokenKind, bare, given_by
from oathbreaker.terms.abilities import Amount, Keyword
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term

ONE: Final = Number(1)
ARTICLE: Final = ", the "
SMALL: Final = frozenset({"of", "the", "to", "and", "in", "for"})
"""Words within a name that are not capital."""


def name_word(token: str) -> str | None:
    """Return the word of a name that a token is."""
    is_word = token.replace("'", "").replace("-", "").isalpha()
    is_capital = token[0].isupper() or ("'" in token and not token.islower())
    return token if is_word and (is_capital or token in SMALL) else None


def same_word(word: object) -> str | None:
    """Return a word of a name as it is written."""
    return word if isinstance(word, str) else None


def name_of(words: tuple[str, ...]) -> str | None:
    """Return a name of words; it begins and ends with a capital one."""
    return " ".join(words) if words[0] not in SMALL and words[-1] not in SMALL else None


def words_of(name: str) -> tuple[str, ...] | None:
    """Take a name apart."""
    return tuple(name.split(" ")) if name and "," not in name else None


def in_two(first: str, second: str) -> str:
    """Return a name with a comma."""
    return f"{first}, {second}"


def take_in_two(name: str) -> tuple[str, ...] | None:
    """Take a name with a comma apart."""
    return tuple(name.split(", ")) if name.count(", ") == 1 and ARTICLE not in name else None


def with_article(first: str, second: str) -> str:
    """Return a name with a comma, after which it goes on with "the"."""
    return f"{first}{ARTICLE}{second}"


def take_with_article(name: str) -> tuple[str, ...] | None:
    """Take a name with "the" after its comma apart."""
    return tuple(name.split(ARTICLE)) if name.count(", ") == name.count(ARTICLE) == 1 else None


def named(kind: TokenKind, name: str, given: tuple[Term, ...], *, is_legendary: bool) -> TokenKind | None:
    """Return a kind of token with a name, and keywords and other abilities as they are listed."""
    keywords = tuple(one.keyword for one in given if isinstance(one, HasKeyword))
    abilities = tuple(one.ability for one in given if isinstance(one, HasAbility))
    if given != given_by(keywords, abilities):
        return None
    looks = (kind.power_toughness, kind.colors, kind.subtypes, kind.types)
    return TokenKind(*looks, keywords, abilities, name, is_legendary)


def legend(name: str, kind: TokenKind, given: tuple[Term, ...] = ()) -> CreateToken | None:
    """Return the creating of a legendary token, whose name the text says first."""
    made = named(kind, name, given, is_legendary=True)
    return CreateToken(ONE, made) if made is not None else None


def legend_with_keywords(name: str, kind: TokenKind, keywords: tuple[Keyword, ...]) -> CreateToken | None:
    """Return the creating of a legendary token with keywords alone."""
    return legend(name, kind, tuple(map(HasKeyword, keywords)))


def legend_with_given(name: str, kind: TokenKind, given: tuple[Term, ...]) -> CreateToken | None:
    """Return the creating of a legendary token with abilities that are no keywords, and perhaps keywords."""
    return legend(name, kind, given) if any(isinstance(one, HasAbility) for one in given) else None


def takes(how: str, effect: CreateToken) -> TokenKind | None:
    """Return the kind of a named token if its abilities are said so: "", "keywords" or "given"."""
    kind = effect.kind
    if not isinstance(kind, TokenKind) or not kind.name or effect.tapped or effect.who != You():
        return None
    found = "given" if kind.abilities else "keywords" if kind.keywords else ""
    return kind if found == how else None


def take_legend(how: str, effect: CreateToken) -> tuple[object, ...] | None:
    """Take the creating of a legendary token apart."""
    kind = takes(how, effect)
    if kind is None or not kind.is_legendary or effect.amount != ONE:
        return None
    return (kind.name, bare(kind), *abilities_of(how, kind))


def abilities_of(how: str, kind: TokenKind) -> tuple[object, ...]:
    """Return the abilities of a named token as the text lists them."""
    listed = {"keywords": kind.keywords, "given": given_by(kind.keywords, kind.abilities)}
    return (listed[how],) if how else ()


def plainly_named(amount: Amount, kind: TokenKind, name: str) -> CreateToken | None:
    """Return the creating of tokens with a name and nothing else."""
    made = named(kind, name, (), is_legendary=False)
    return CreateToken(amount, made) if made is not None else None


def keyed_and_named(amount: Amount, kind: TokenKind, keywords: tuple[Keyword, ...], name: str) -> CreateToken | None:
    """Return the creating of tokens with keywords and a name."""
    made = named(kind, name, tuple(map(HasKeyword, keywords)), is_legendary=False)
    return CreateToken(amount, made) if made is not None else None


def named_with_given(amount: Amount, kind: TokenKind, name: str, given: tuple[Term, ...]) -> CreateToken | None:
    """Return the creating of tokens with a name and abilities that are no keywords, and perhaps keywords."""
    made = named(kind, name, given, is_legendary=False)
    return CreateToken(amount, made) if made is not None and made.abilities else None


def take_named(how: str, effect: CreateToken) -> tuple[object, ...] | None:
    """Take the creating of tokens with a name that is said last apart."""
    kind = takes(how, effect)
    if kind is None or kind.is_legendary:
        return None
    parts = (effect.amount, bare(kind))
    if how == "keywords":
        return (*parts, kind.keywords, kind.name)
    return (*parts, kind.name, *abilities_of(how, kind))


def said_in_two(between: str, slot: SaySlot) -> str:
    """Return a name of two parts in Japanese."""
    return said_name(f"{slot('first')}{between}{slot('second')}")


leaf(NAME_WORD, name_word, same_word, ja=str)
series(NAME_RUN, "name-word", RUN, build=name_of, take=words_of, cls=str, ja=" ")
phrase(TOKEN_NAME, "{name:name-run}", build=itself, take=as_only, ja=lambda slot: said_name(slot("name")))
phrase(
    TOKEN_NAME, "{first:name-run} , {second:name-run}", build=in_two, take=take_in_two, ja=partial(said_in_two, ", ")
)
phrase(TOKEN_NAME, "{first:name-run} , the {second:name-run}", build=with_article, take=take_with_article,
       ja=partial(said_in_two, ARTICLE))  # fmt: skip
LEGEND: Final = "[create|creates] {name:token-name} , a legendary {kind:token-kind} token"
NAMED: Final = "[create|creates] {amount:count} {kind:token-kind} <token|tokens>"
IN_JAPANESE: Final = "「{name}」という名前の伝説の{kind}１{kind.counter}を生成する"
NAMED_JAPANESE: Final = "「{name}」という名前の{kind}{amount}{kind.counter}を生成する"
phrase(DEED, LEGEND, CreateToken, build=legend, take=partial(take_legend, ""), ja=IN_JAPANESE)
phrase(DEED, f"{LEGEND} with {{keywords:keyword-list}}", CreateToken, build=legend_with_keywords,
       take=partial(take_legend, "keywords"), ja=f"{{keywords}}を持つ{IN_JAPANESE}")  # fmt: skip
phrase(DEED, f"{LEGEND} with {{given:all-given}}", CreateToken, build=legend_with_given,
       take=partial(take_legend, "given"), ja=f"{{given}}を持つ{IN_JAPANESE}")  # fmt: skip
phrase(DEED, f"{NAMED} named {{name:token-name}}", CreateToken, build=plainly_named, take=partial(take_named, ""),
       ja=NAMED_JAPANESE)  # fmt: skip
phrase(DEED, f"{NAMED} with {{keywords:keyword-list}} named {{name:token-name}}", CreateToken,
       build=keyed_and_named, take=partial(take_named, "keywords"),
       ja=f"{{keywords}}を持つ{NAMED_JAPANESE}")  # fmt: skip
phrase(DEED, f"{NAMED} named {{name:token-name}} with {{given:all-given}}", CreateToken, build=named_with_given,
       take=partial(take_named, "given"), ja=f"{{given}}を持つ{NAMED_JAPANESE}")  # fmt: skip
