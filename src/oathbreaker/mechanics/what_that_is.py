"""CR 608.2c, 608.2h "If that creature is attacking", "if that creature was a Human", "if that creature has flying"."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import thing
from oathbreaker.mechanics.nouns import Adjective, Noun
from oathbreaker.mechanics.qualifiers import NUMBERS, Qualifier, WithCounter, WithKeyword, WithNumber
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Filter, Keyword, Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

SUBJECTS: Final = {
    "that creature": "そのクリーチャー",
    "that card": "そのカード",
    "that permanent": "そのパーマネント",
    "that land": "その土地",
    "that artifact": "そのアーティファクト",
    "that spell": "その呪文",
    "that token": "そのトークン",
}
"""What something that was said is called -> Japanese."""
VERBS: Final = (("is", False, False), ("isn't", False, True), ("was", True, False), ("wasn't", True, True))
"""(word, whether it is past, whether it denies)"""


class OfThat(Condition):
    """A condition about an object that was said: as it is, or as it last was.

    Attributes:
        what: The object.
        past: Whether the text says "was" or "had".
        denied: Whether it says that it is not so.
    """

    __slots__ = ()

    what: Ref
    past: bool
    denied: bool

    def is_so(self, found: terms.Filter, context: Context) -> bool:
        """Tell whether a description fits the object."""
        known = look_of(context.state, thing(self.what, context))
        return known is not None and isinstance(found, Noun) and found.describes_look(context, *known)


@term
class ThatIsAKind(OfThat):
    """The object is or was of a kind."""

    what: Ref
    kind: Filter
    past: bool = False
    denied: bool = False

    @rule("608.2c", "608.2h")
    def holds(self, context: Context) -> bool:
        """Look at it."""
        return self.is_so(self.kind, context) != self.denied


@term
class ThatIsSo(OfThat):
    """The object is or was as one word says, or as another does: "red", "tapped", "nonbasic"."""

    what: Ref
    word: Adjective
    other: Adjective | None = None
    past: bool = False
    denied: bool = False

    @rule("608.2c", "608.2h")
    def holds(self, context: Context) -> bool:
        """Look at it."""
        known = look_of(context.state, thing(self.what, context))
        words = [word for word in (self.word, self.other) if word is not None]
        return (known is not None and any(word.holds(context, *known) for word in words)) != self.denied


@term
class ThatHas(OfThat):
    """The object has or had a keyword, a number, a counter."""

    what: Ref
    having: Qualifier
    past: bool = False
    denied: bool = False

    @rule("608.2c", "608.2h")
    def holds(self, context: Context) -> bool:
        """Look at it."""
        known = look_of(context.state, thing(self.what, context))
        return (known is not None and self.having.holds(context, *known)) != self.denied


def is_a_kind(said: str, past: bool, denied: bool, kind: Filter) -> ThatIsAKind:  # noqa: FBT001  as the phrase fixes it
    """Return that something said before is of a kind."""
    return ThatIsAKind(Pronoun(said), kind, past, denied)


def is_word(
    said: str,
    past: bool,  # noqa: FBT001  as the phrase fixes it
    denied: bool,  # noqa: FBT001  as the phrase fixes it
    word: Adjective,
    other: Adjective | None = None,
) -> ThatIsSo | None:
    """Return that something said before is as a word says."""
    return (
        None
        if "other" in {word.word, getattr(other, "word", "")}
        else ThatIsSo(Pronoun(said), word, other, past, denied)
    )


def fits(said: str, past: bool, denied: bool, tree: OfThat) -> bool:  # noqa: FBT001  as the phrase fixes it
    """Tell whether a condition says so of something said so."""
    return (getattr(tree.what, "said", ""), tree.past, tree.denied) == (said, past, denied)


def take_kind(said: str, past: bool, denied: bool, tree: ThatIsAKind) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `is_a_kind` apart."""
    return (tree.kind,) if fits(said, past, denied, tree) else None


def take_word(said: str, past: bool, denied: bool, tree: ThatIsSo) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take one word apart."""
    return (tree.word,) if tree.other is None and fits(said, past, denied, tree) else None


def take_words(said: str, past: bool, denied: bool, tree: ThatIsSo) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take two words apart."""
    return (tree.word, tree.other) if tree.other is not None and fits(said, past, denied, tree) else None


def predicate(word: str, past: bool, denied: bool) -> str:  # noqa: FBT001  as the phrase fixes it
    """Return an adjective as what something is: 赤の is 赤である, 攻撃している stays."""
    is_verb = word.endswith(("いる", "ない", "れた"))
    plain = word if is_verb else f"{word.removesuffix('の').removesuffix('な')}である"
    if denied:
        plain = plain.replace("である", "でない").replace("ている", "ていない")
    if past:
        plain = plain.replace("である", "であった").replace("ている", "ていた").replace("ない", "なかった")
    return plain


def say_kind(japanese: str, past: bool, denied: bool, slot: SaySlot) -> str:  # noqa: FBT001  as the phrase fixes it
    """Return that something is of a kind."""
    return f"{japanese}が{predicate(slot('kind') + 'の', past, denied)}"


def say_word(japanese: str, past: bool, denied: bool, slot: SaySlot) -> str:  # noqa: FBT001  as the phrase fixes it
    """Return that something is as a word says."""
    return f"{japanese}が{predicate(slot('word'), past, denied)}"


def say_words(japanese: str, past: bool, denied: bool, slot: SaySlot) -> str:  # noqa: FBT001  as the phrase fixes it
    """Return that something is as one of two words says."""
    first = slot("word").removesuffix("の").removesuffix("な")
    return f"{japanese}が{first}か{predicate(slot('other'), past, denied)}"


def has_keyword(said: str, past: bool, denied: bool, keyword: Keyword) -> ThatHas:  # noqa: FBT001  as the phrase fixes it
    """Return that something said before has a keyword."""
    return ThatHas(Pronoun(said), WithKeyword(keyword), past, denied)


def take_keyword(said: str, past: bool, denied: bool, tree: ThatHas) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `has_keyword` apart."""
    having = tree.having
    is_so = isinstance(having, WithKeyword) and not having.without and fits(said, past, denied, tree)
    return (having.keyword,) if is_so and isinstance(having, WithKeyword) else None


def has_number(said: str, past: bool, stat: str, how: str, amount: Amount) -> ThatHas:  # noqa: FBT001  as the phrase fixes it
    """Return that something said before has a number."""
    return ThatHas(Pronoun(said), WithNumber(stat, amount, how), past)


def take_number(said: str, past: bool, stat: str, how: str, tree: ThatHas) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `has_number` apart."""
    having = tree.having
    if not isinstance(having, WithNumber) or (having.number, having.how) != (stat, how):
        return None
    return (having.amount,) if fits(said, past, False, tree) else None  # noqa: FBT003  not denied


def has_counter(said: str, past: bool, denied: bool, counter: str) -> ThatHas:  # noqa: FBT001  as the phrase fixes it
    """Return that something said before has a counter on it."""
    return ThatHas(Pronoun(said), WithCounter(counter), past, denied)


def take_counter(said: str, past: bool, denied: bool, tree: ThatHas) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `has_counter` apart."""
    having = tree.having
    is_so = isinstance(having, WithCounter) and fits(said, past, denied, tree)
    return (having.counter,) if is_so and isinstance(having, WithCounter) else None


for said, japanese in SUBJECTS.items():
    for verb, past, denied in VERBS:
        fixed_parts = (said, past, denied)
        phrase(
            CONDITION,
            f"{said} {verb} a {{kind:noun/one}}",
            ThatIsAKind,
            build=partial(is_a_kind, *fixed_parts),
            take=partial(take_kind, *fixed_parts),
            ja=partial(say_kind, japanese, past, denied),
        )
        phrase(
            CONDITION,
            f"{said} {verb} {{word:adjective}}",
            ThatIsSo,
            build=partial(is_word, *fixed_parts),
            take=partial(take_word, *fixed_parts),
            ja=partial(say_word, japanese, past, denied),
        )
        phrase(
            CONDITION,
            f"{said} {verb} {{word:adjective}} or {{other:adjective}}",
            ThatIsSo,
            build=partial(is_word, *fixed_parts),
            take=partial(take_words, *fixed_parts),
            ja=partial(say_words, japanese, past, denied),
        )
    for verb, past, denied, has in (
        ("has", False, False, "いる"),
        ("doesn't have", False, True, "いない"),
        ("had", True, False, "いた"),
        ("didn't have", True, True, "いなかった"),
    ):
        fixed_parts = (said, past, denied)
        keeps = {"いる": "持つ", "いない": "持たない", "いた": "持っていた", "いなかった": "持っていなかった"}[has]
        phrase(
            CONDITION,
            f"{said} {verb} {{keyword:keyword}}",
            ThatHas,
            build=partial(has_keyword, *fixed_parts),
            take=partial(take_keyword, *fixed_parts),
            ja=f"{japanese}が{{keyword}}を{keeps}",
        )
        phrase(
            CONDITION,
            f"{said} {verb} a {{counter:counter-kind}} counter on it",
            ThatHas,
            build=partial(has_counter, *fixed_parts),
            take=partial(take_counter, *fixed_parts),
            ja=f"{japanese}の上に{{counter}}が置かれて{has}",
        )
    for verb, past, is_now in (("has", False, "である"), ("had", True, "であった")):
        for stat, name in NUMBERS.items():
            for words, how, most in (("or less", "most", "以下"), ("or greater", "least", "以上"), ("", "exact", "")):
                phrase(
                    CONDITION,
                    f"{said} {verb} {stat} {{amount:number}} {words}".strip(),
                    ThatHas,
                    build=partial(has_number, said, past, stat, how),
                    take=partial(take_number, said, past, stat, how),
                    ja=f"{japanese}の{name}が{{amount}}{most}{is_now}",
                )
