"""CR 613.1e-f, 613.4d Colors that are set, keywords that are lost, power and toughness that are switched."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from oathbreaker.cards.colors import Color
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.layers_changes import remove_keyword, set_colors, switch_power_toughness
from oathbreaker.language.categories import ACT, CREATURE_OWN, DEED, LASTING_TRAIT, TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About
from oathbreaker.mechanics.finding import doer, here, things
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.types import COLORS
from oathbreaker.terms.abilities import Duration, Keyword, Ref, TargetSpec
from oathbreaker.terms.refs import Each, Targeted, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CREATURE: Final = Noun(Head((("creature",),)))
COLORLESS: Final = "colorless"
NAMED: Final = {**COLORS, COLORLESS: "無色"}
"""What an object may be in layer 5 -> in Japanese."""


@term
class AreColor(About):
    """Objects are of a color and of no other, or colorless (105.3)."""

    color: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("5",)
    takes_away: ClassVar[bool] = False

    @rule("613.1e", "105.3")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Set the color."""
        set_colors(characteristics, *(() if self.color == COLORLESS else (Color(self.color),)))


@term
class LoseKeywords(About):
    """Objects lose every instance of some keywords (613.1f)."""

    keywords: tuple[Keyword, ...]
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("6",)

    @rule("613.1f")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take the keywords away."""
        for keyword in self.keywords:
            remove_keyword(characteristics, str(getattr(keyword, "name", "")))


@term
class AreSwitched(About):
    """Objects have their power and toughness switched (613.4d)."""

    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("7d",)
    takes_away: ClassVar[bool] = False

    @rule("613.4d")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Switch them."""
        switch_power_toughness(characteristics)


@term
class Switch(Effect):
    """The power and toughness of creatures are switched for a time (613.4d)."""

    what: Ref
    duration: Duration
    who: Ref = You()

    @rule("611.2c", "613.4d")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now."""
        yield from ()
        begin_lasting(context, AreSwitched(), self.duration, here(context.state, things(self.what, context)))


@term
class BecomeChosenColor(Effect):
    """Objects become the color that the controller chooses, for a time (105.3)."""

    duration: Duration
    what: Ref = NO_SUBJECT

    @rule("105.4", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller choose one of the five colors, and begin the effect on what there is now."""
        state, seat = context.state, doer(You(), context)
        objects = here(state, things(self.what, context))
        if objects:
            color = yield from choose_word(state, seat, "colour", list(COLORS), "105.4", context.source, list(Color))
            begin_lasting(context, AreColor(color), self.duration, objects)


def lost(keywords: tuple[Keyword, ...]) -> LoseKeywords | None:
    """Return the losing of plain keywords; of one that says more than its name, only some instances may be meant."""
    return LoseKeywords(keywords) if all(isinstance(keyword, PlainKeyword) for keyword in keywords) else None


def of_color(color: str) -> tuple[Callable[[], AreColor], Callable[[AreColor], tuple[object, ...] | None]]:
    """Return how to make and take apart that objects are of a color."""
    return (lambda: AreColor(color)), (lambda tree: () if tree.color == color else None)


for word, japanese in NAMED.items():
    build, take = of_color(word)
    for template, form in ((f"are {word}", "base"), (f"is {word}", "third")):
        phrase(TRAIT, template, AreColor, forms=(form,), build=build, take=take, ja=f"{japanese}である")
    phrase(LASTING_TRAIT, f"[become|becomes] {word}", AreColor, build=build, take=take, ja=f"{japanese}になる")
for category in (TRAIT, LASTING_TRAIT):
    phrase(category, "[lose|loses] {keywords:keyword-list}", LoseKeywords, build=lost, ja="{keywords}を失う")
for words, whose in (
    ("target creature's", Targeted(TargetSpec(CREATURE))),
    ("each creature's", Each(CREATURE)),
    ("this creature's", This("this creature's")),
    ("~'s", This("~'s")),
):
    fixed(CREATURE_OWN, words, whose)
phrase(
    DEED,
    "[switch|switches] {what:creature-own} power and toughness {duration:duration}",
    Switch,
    ja="{duration}{what}のパワーとタフネスを入れ替える",
)
phrase(
    ACT,
    "[become|becomes] the color of your choice {duration:duration}",
    BecomeChosenColor,
    ja=f"{{duration}}{SUBJECT}あなたが選んだ色１色になる",
)
