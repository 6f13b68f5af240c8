"""Abilities in words: written from the trees that are played, in either language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from oathbreaker.cards.type_words import japanese_keyword
from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.modes import Mode
from oathbreaker.engine.own_terms import ProduceMana
from oathbreaker.language.categories import BODY, EVENT, TARGET, TARGET_MIXED, TARGET_PLAYER, TARGETS_MIXED
from oathbreaker.language.face import write_english, write_japanese
from oathbreaker.language.japanese import JapaneseWriter, NoJapaneseError
from oathbreaker.language.printed import with_marks
from oathbreaker.language.tokens import detokenize
from oathbreaker.language.unbinding import unbound
from oathbreaker.language.writing import try_write
from oathbreaker.mechanics.describing import ANOTHER, THE_OTHER, say_target
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Effect,
    FaceText,
    Keywords,
    SpellAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.refs import TargetRef
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import known_language, say


@lru_cache(maxsize=8192)
def ability_text(ability: Ability, name: str, language: Language = "en") -> str:
    """Return an ability in words; "" where no phrase writes it."""
    own = ability.body[0] if isinstance(ability, ActivatedAbility) and len(ability.body) == 1 else None
    if isinstance(own, ProduceMana) and len(own.choices) == 1:
        return say("table.taps_for", mana="".join(f"{{{letter}}}" for letter in own.choices[0])).text(language)
    text = FaceText((ability,))
    written = write_japanese(grammar(), text) if language == "ja" else write_english(grammar(), text, [name])
    return written or ""


CHAPTER_SIGNS: Final = "IVX, "
"""What the numbers of chapters are made of."""

USES_OF_TARGET: Final = (
    (TARGET, "one"),
    (TARGET, "many"),
    (TARGET_PLAYER, ""),
    (TARGET_MIXED, ""),
    (TARGETS_MIXED, ""),
)
"""The categories, with the form, of phrases that say one use of the word "target"."""


@lru_cache(maxsize=4096)
def target_text(spec: TargetSpec, name: str, language: Language, *, is_first: bool) -> str:
    """Return one use of the word "target" in words: "another target creature"; "" where no phrase writes it.

    Args:
        spec: The use.
        name: The name of the object that says it.
        language: In which language.
        is_first: Whether nothing was chosen before, so that "another" is none but the object itself.
    """
    if any(spec.find(TargetRef)):
        return ""
    once = cast("TargetSpec", spec.changed_field("each", None))
    if language == "ja":
        try:
            return say_target(JapaneseWriter(grammar()), once, ANOTHER if is_first else THE_OTHER)
        except NoJapaneseError:
            return ""
    plain = unbound(once, ())
    written = (try_write(grammar().index(category.name, form), plain) for category, form in USES_OF_TARGET)
    tokens = next((found for found in written if found is not None), None)
    if tokens is None:
        return ""
    text = with_marks(detokenize(tokens), (), [name])
    return text[:1].lower() + text[1:]


@lru_cache(maxsize=4096)
def trigger_text(ability: TriggeredAbility, name: str, language: Language) -> str:
    """Return what a triggered ability waits for in words: "when this creature enters"; "" where no phrase writes it.

    A chapter ability has its numbers: "I, II" (714.2b).
    """
    text = ability_text(ability, name, language)
    numbers, dash, _ = text.partition(" ― " if language == "ja" else " — ")
    if dash and set(numbers) <= set(CHAPTER_SIGNS):
        return numbers
    if language == "ja":
        try:
            return JapaneseWriter(grammar()).say_as(EVENT.name, ability.event)
        except NoJapaneseError:
            return ""
    tokens = try_write(grammar().index(EVENT.name), unbound(ability.event, ()))
    return "" if tokens is None else with_marks(detokenize(tokens), (), [name])


class TargetTitle:
    """How a question names what is to be targeted: by the text's own words.

    Args:
        spec: The use of the word "target".
        name: The name of the object that says it.
        is_first: Whether nothing was chosen before.
    """

    __slots__ = ("is_first", "name", "spec")

    def __init__(self, spec: TargetSpec, name: str, *, is_first: bool) -> None:
        self.spec = spec
        self.name = name
        self.is_first = is_first

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return what is to be targeted in the reader's language."""
        return target_text(self.spec, self.name, language, is_first=self.is_first)


class EffectWords:
    """How a sentence says what an instruction does: by its own text; nothing where no phrase writes it.

    What the targets are was said as they were chosen: in Japanese it is not said again.

    Args:
        effect: The instruction.
        specs: The uses of "target" of the text it stands in.
        name: The name of its source.
        is_spell: Whether a spell says it, and no ability of an object.
    """

    __slots__ = ("effect", "is_spell", "name", "specs")

    def __init__(self, effect: Effect, specs: tuple[TargetSpec, ...], name: str, *, is_spell: bool) -> None:
        self.effect = effect
        self.specs = specs
        self.name = name
        self.is_spell = is_spell

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return the instruction in the reader's language, without the full stop that the sentence has."""
        if language == "ja":
            writer = JapaneseWriter(grammar()).with_targets(self.specs, is_spell=self.is_spell)
            try:
                return writer.say_as(BODY.name, (self.effect,)).removesuffix("。")
            except NoJapaneseError:
                return ""
        text = ability_text(SpellAbility((self.effect,), self.specs), self.name)
        if not text.startswith(self.name or " "):
            text = text[:1].lower() + text[1:]
        return text.removesuffix(".")


class AbilityTitle:
    """How a label names the activation of an ability: its source and its text, or the keyword it stands behind."""

    __slots__ = ("ability", "keyword", "name", "source")

    def __init__(self, source: object, ability: Ability, name: str, keyword: Keyword | None = None) -> None:
        self.source = source
        self.ability = ability
        self.name = name
        self.keyword = keyword

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the source and the ability in the reader's language."""
        text = self.text(language)
        if not text:
            return say("table.ability", source=self.source).text(language, terms)
        return say("table.ability_text", source=self.source, text=text).text(language, terms)

    def text(self, language: Language = "en") -> str:
        """Return the ability in words: the keyword with its cost, or all of it; "" where no phrase writes it."""
        if self.keyword is not None:
            return keyword_text(self.keyword, language)
        return ability_text(self.ability, self.name, language)


class ModeTitle:
    """How a label names a mode: by its text."""

    __slots__ = ("mode", "name")

    def __init__(self, mode: Mode, name: str) -> None:
        self.mode = mode
        self.name = name

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return the mode's text in the reader's language."""
        return ability_text(SpellAbility(self.mode.body, self.mode.targets), self.name, language)


class WayTitle:
    """How a label names another way of casting something: by the card and the way."""

    __slots__ = ("title", "way")

    def __init__(self, title: object, way: str) -> None:
        self.title = title
        self.way = way

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the card and the way in the reader's language."""
        way = japanese_keyword(self.way) if language == "ja" else self.way
        return say("table.by_way", card=self.title, way=way).text(language, terms)


def texts_of(look: Characteristics, language: Language = "en") -> list[str]:
    """Return the keywords and abilities of an object in words, one entry each."""
    known_language(language)
    keywords = [keyword_text(keyword, language) for keyword in look.keywords if isinstance(keyword, Keyword)]
    return [text for text in (*keywords, *(ability_text(each, look.name, language) for each in look.abilities)) if text]


def keyword_text(keyword: Keyword, language: Language = "en") -> str:
    """Return a keyword ability in words; its name where no phrase writes it."""
    return ability_text(Keywords((keyword,)), "", language) or keyword.name
