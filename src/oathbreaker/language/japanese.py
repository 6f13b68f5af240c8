"""The Japanese writer: trees to Japanese, from the templates that stand beside the English ones.

Japanese names the targets of an ability first and then refers to them (glossary: "target X"), so it is written from the
*bound* tree. A template's fields are the phrase's slots; after a dot stands what is wanted of one:

* of anything that ends with a verb: `stem` (…し、), `te` (…して), `nai` (…しない);
* of a deed: `same`, where the same player does it as before;
* of a reference: its particle, `wa`, `ga`, `wo`, `ni`, `no`, with それぞれ where it belongs;
* of a description: `one` (one of it, with its counter), or what its mechanic declares with `says_form`.

What has no template is written by a function declared with `says`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from oathbreaker.language.grammar import Grammar, Index, Parts, Production, Slot
from oathbreaker.language.unbinding import unbound_value
from oathbreaker.language.writing import try_write
from oathbreaker.terms.abilities import Ability, Ref, SpellAbility, TargetSpec
from oathbreaker.terms.refs import EachOf, SameDoer, Targeted, You

FIELD: Final = re.compile(r"\{([a-z_]+(?:\.\w+)?)\}")
"""A field of a template. Symbols such as {T} are none: those have capitals or digits."""

Say = Callable[["JapaneseWriter", Any], str]

_says: dict[type, Say] = {}
_forms: dict[tuple[type, str], Say] = {}


class NoJapaneseError(ValueError):
    """A tree for which no Japanese is declared."""


def says(*kinds: type) -> Callable[[Say], Say]:
    """Declare the function that writes terms of these classes in Japanese."""

    def declare(function: Say) -> Say:
        for kind in kinds:
            _says[kind] = function
        return function

    return declare


def says_form(form: str, *kinds: type) -> Callable[[Say], Say]:
    """Declare the function that writes terms of these classes where a template asks for `{field.form}`."""

    def declare(function: Say) -> Say:
        for kind in kinds:
            _forms[kind, form] = function
        return function

    return declare


def has_own_function(kind: type) -> bool:
    """Tell whether terms of this class are written by a function of their own rather than by templates."""
    return kind in _says


@dataclass(frozen=True)
class JapaneseWriter:
    """Writes one ability.

    Attributes:
        grammar: The phrases.
        targets: The ability's targets, which references to them are about.
        doer: Who does what is being written, where a player is named.
        is_own: Whether the event that triggered the ability is about the object itself.
        is_spell: Whether the ability is what a spell does.
        is_quoted: Whether the ability is quoted, so that "this creature" is what is given it.
        is_in_points: Whether the number that the event tells is of damage or life.
        subject: What the event is about, where それ could mean a target as well; "" where it could not.
    """

    grammar: Grammar
    targets: Sequence[TargetSpec] = ()
    doer: Ref | None = None
    is_own: bool = False
    is_spell: bool = False
    is_quoted: bool = False
    is_in_points: bool = False
    subject: str = ""

    def with_targets(
        self, targets: Sequence[TargetSpec], *, is_own: bool = False, is_spell: bool = False
    ) -> JapaneseWriter:
        """Return a writer for another ability of the same text."""
        return JapaneseWriter(self.grammar, targets, is_own=is_own, is_spell=is_spell, is_quoted=self.is_quoted)

    def is_doer(self, ref: Ref) -> bool:
        """Tell whether a reference is to the one who does what is being written."""
        doer = self.doer
        if isinstance(doer, EachOf) and (doer.of == ref or getattr(doer.of, "to", None) == ref):
            return True
        return doer is not None and (doer == ref or isinstance(doer, SameDoer))

    def say_line(self, ability: Ability) -> str:
        """Return an ability in Japanese, as a line of its own.

        Raises:
            NoJapaneseError: Nothing says it.
        """
        category = "spell-line" if isinstance(ability, SpellAbility) else "permanent-line"
        return self.say_as(category, ability)

    def say_as(self, category: str, tree: object) -> str:
        """Return a tree in Japanese, as a phrase of this category in its first form that says it.

        Raises:
            NoJapaneseError: Nothing says it.
        """
        for form in self.grammar.categories[category].forms:
            try:
                return self.say(self.grammar.index(category, form), tree)
            except NoJapaneseError:
                continue
        msg = f"no Japanese for {tree!r} as {category}"
        raise NoJapaneseError(msg)

    def say(self, index: Index, tree: object) -> str:
        """Return a tree in Japanese, as a phrase of this index.

        Raises:
            NoJapaneseError: Nothing says it.
        """
        own = _says.get(type(tree))
        if own is not None:
            return own(self, tree)
        who = getattr(tree, "who", None)
        if isinstance(who, Ref) and who not in {You(), self.doer}:
            return replace(self, doer=who).say(index, tree)
        for production, parts in index.ways_to_write(type(tree)):
            said = self._with(production, parts, tree)
            if said is not None:
                return said
        msg = f"no Japanese for {tree!r} as {index}"
        raise NoJapaneseError(msg)

    def say_form(self, form: str, index: Index, tree: object) -> str:
        """Return a tree in Japanese in the form that a template asks for."""
        if form == "same":
            return replace(self, doer=SameDoer()).say(index, tree)
        if form == "quoted":
            return in_form(replace(self, is_quoted=True).say(index, tree), form)
        own = _forms.get((type(tree), form))
        return own(self, tree) if own is not None else in_form(self.say(index, tree), form)

    def _with(self, production: Production, parts: Parts, tree: object) -> str | None:
        """Return a tree as a production says it, None where it does not say it or has no Japanese."""
        if production.leaf_write is not None:
            known = production.leaf_japanese is not None and production.leaf_write(tree) is not None
            return production.leaf_japanese(tree) if production.leaf_japanese and known else None
        values = production.take(tree)
        if values is None or production.japanese is None:
            return None
        indexes = [part for part in parts if isinstance(part, Index)]
        names = [part.name for part in production.pattern if isinstance(part, Slot)]
        try:
            if production.series is not None:
                return str(production.japanese).join([self.say(indexes[0], value) for value in values])
            return self._fill(production, dict(zip(names, zip(indexes, values, strict=True), strict=True)), tree)
        except NoJapaneseError:
            return None

    def _check(self, index: Index, tree: object) -> None:
        """Refuse what the index does not say in English: functions of their own would say it all the same.

        Raises:
            NoJapaneseError: It does not.
        """
        said = unbound_value(tree, tuple(self.targets))
        ways = (said, said.spec) if isinstance(said, Targeted) else (said,)
        if type(tree) in _says and all(try_write(index, way) is None for way in ways):
            msg = f"{index} does not say {tree!r}"
            raise NoJapaneseError(msg)

    def _fill(self, production: Production, slots: Mapping[str, tuple[Index, object]], tree: object) -> str:
        """Return a production's Japanese with its slots filled; `IT` is what a tree without a slot for it is about."""

        def say_slot(wanted: str) -> str:
            if wanted == MANY and MANY not in slots:
                return "その点数に等しい" if self.is_in_points else "その"
            if wanted == IT and IT not in slots:
                return self.say_as("thing", cast("Any", tree).what)
            name, _, form = wanted.partition(".")
            index, value = slots[name]
            self._check(index, value)
            return self.say_form(form, index, value) if form else self.say(index, value)

        if callable(production.japanese):
            return production.japanese(say_slot)
        return FIELD.sub(lambda found: say_slot(found[1]), production.japanese or "")


IT: Final = "it"
"""The field of a template that stands for what the text calls "it"."""
MANY: Final = "many"
"""The field of a template that stands before a counter where the text says "that many"."""
SUBJECT: Final = "〓"
"""Stands in the Japanese of an act or trait where its subject belongs, if that is not at the beginning."""


def with_subject(text: str, subject: str) -> str:
    """Return an act with its subject, with は, where the act wants it; without は before an act that begins so."""
    before, _, after = text.rpartition(SUBJECT)
    if after.startswith(("では", "は")):
        subject = subject.removesuffix("それぞれ").removesuffix("は")
    return before + subject + after


def sentence(text: str) -> str:
    """Return an instruction with its full stop; nothing where Japanese leaves it out."""
    return f"{text}。" if text else ""


GODAN: Final = {
    "く": ("き", "いて", "か"),
    "ぐ": ("ぎ", "いで", "が"),
    "す": ("し", "して", "さ"),
    "つ": ("ち", "って", "た"),
    "ぬ": ("に", "んで", "な"),
    "ぶ": ("び", "んで", "ば"),
    "む": ("み", "んで", "ま"),
    "う": ("い", "って", "わ"),
    "る": ("り", "って", "ら"),
}
"""Last kana of a verb -> (stem, te-form, before ない)."""
GODAN_RU: Final = ("なる", "取る", "残る", "切る", "戻る", "入る", "去る", "割り振る", "ある")
"""Verbs in る that change as る-godan verbs; the others just drop it."""
IRREGULAR: Final = {
    "である": ("であり", "であって", "で"),
    "ではない": ("ではなく", "ではなくて", "ではない"),
    "てもよい": ("てもよく", "てもよくて", "なくともよ"),
    "ならない": ("ならず", "ならなくて", "ならない"),
    "できない": ("できず", "できなくて", "できない"),
    "されない": ("されず", "されなくて", "されない"),
    "しない": ("せず", "しなくて", "しない"),
    "する": ("し", "して", "し"),
    "見る": ("見て", "見て", "見"),
    "得る": ("得て", "得て", "得"),
    "行く": ("行き", "行って", "行か"),
    "来る": ("来", "来て", "来"),
}
"""Endings that change in their own way, the longer ones first."""
PARTICLES: Final = {"wa": "は", "ga": "が", "wo": "を", "ni": "に", "no": "の"}


def in_form(text: str, form: str) -> str:
    """Return a text with a particle, or with its last verb in another form.

    Args:
        text: A noun, or a clause that ends with a verb in its dictionary form.
        form: "stem", "te", "nai"; "nara" (if it is so), "unless" (unless it is so); "quoted"; or a particle: "wa",
            "ga", "wo", "ni", "no".

    Raises:
        NoJapaneseError: There is no such form of it.
    """
    if form in PARTICLES:
        return text + PARTICLES[form]
    if form == "quoted" and text.startswith("「") and text.endswith("」"):
        return text
    if form == "quoted":
        return f"「{text.replace('「', '『').replace('」', '』')}」"
    if form == "nara":
        return f"{text}なら"
    if form == "unless":
        return f"{not_so(text)}かぎり"
    places = {"stem": 0, "te": 1, "nai": 2}
    if form not in places or not text:
        msg = f"no form {form} of {text!r}"
        raise NoJapaneseError(msg)
    changed = verb_forms(text)[places[form]]
    return f"{changed}ない" if form == "nai" else changed


def not_so(text: str) -> str:
    """Return the opposite of a statement: …していない, …でない."""
    for ending, opposite in (("いる", "いない"), ("いた", "いない"), ("である", "でない"), ("ある", "ない")):
        if text.endswith(ending):
            return text.removesuffix(ending) + opposite
    return f"{text}のでない"


def verb_forms(text: str) -> tuple[str, str, str]:
    """Return a clause with its last verb as (stem, te-form, form before ない).

    Raises:
        NoJapaneseError: It does not end with a verb.
    """
    for ending, forms in IRREGULAR.items():
        if text.endswith(ending):
            base = text.removesuffix(ending)
            return base + forms[0], base + forms[1], base + forms[2]
    base = text[:-1]
    if text.endswith("る") and not text.endswith(GODAN_RU):
        return base, f"{base}て", base
    if text[-1] not in GODAN:
        msg = f"{text!r} does not end with a verb"
        raise NoJapaneseError(msg)
    stem, te, nai = GODAN[text[-1]]
    return base + stem, base + te, base + nai
