"""CR 607.2d, 614.12a "As this land enters, choose a color", and what refers to "the chosen color" or "type"."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import ClassVar, Final

from oathbreaker.cards.colors import Color
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import DecisionKind, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import ChosenWord
from oathbreaker.engine.state import State
from oathbreaker.engine.subtypes import creature_types
from oathbreaker.language.categories import ABILITY_LINE, CHOICE, MANA_RESULT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.chosen import OfChosen, chosen_word
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.keywords.entering import AsItEnters
from oathbreaker.mechanics.mana import ManaFound, letters
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.statements import EntersTapped, SpellsCost
from oathbreaker.terms.abilities import Amount, Filter, Ref, StaticAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

COLOR: Final = "color"
CREATURE_TYPE: Final = "creature type"
LAND_TYPE: Final = "basic land type"
BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
NOTED: Final = {COLOR: "chosen color", CREATURE_TYPE: "chosen type", LAND_TYPE: "chosen type"}
"""What is chosen -> under which name the permanent keeps it."""


@term
class Choice(Term):
    """What is chosen: a color, a creature type, a basic land type; `excluded` may not be."""

    kind: str
    excluded: str = ""

    def words(self) -> tuple[str, ...]:
        """Return what may be chosen."""
        every = {COLOR: tuple(map(str, Color)), CREATURE_TYPE: creature_types(), LAND_TYPE: BASIC_LAND_TYPES}
        return tuple(word for word in every[self.kind] if word != self.excluded)

    def usual(self, state: State, seat: int) -> str:
        """Return what a player's own cards have most often, "" where they have nothing of it."""
        found: Counter[str] = Counter()
        for card in state.cards:
            if card.owner == seat:
                look = card.definition.faces[0].characteristics
                found.update(map(str, look.colors) if self.kind == COLOR else look.subtypes)
        return max(self.words(), key=lambda word: found[word])


@term
class EntersChoosingWord(AsItEnters):
    """As a permanent enters, its controller chooses a color or type, which it keeps."""

    what: Ref
    choice: Term

    adds_only: ClassVar[bool] = True

    @rule("614.12a", "607.2d", "105.4", "205.3m")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let its controller choose."""
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        assert isinstance(self.choice, Choice)  # noqa: S101  as it is read
        state, seat = context.state, event.holder(context.state)
        words = self.choice.words()
        kind: DecisionKind = "colour" if self.choice.kind == COLOR else "word"
        titles = [ChosenWord(word) for word in words]
        usual = self.choice.usual(state, seat)
        word = yield from choose_word(state, seat, kind, words, "614.12a", context.source, titles, usual)
        event.chosen = tuple(sorted((*event.chosen, (NOTED[self.choice.kind], word))))
        return [event]


@term
class ChosenColorMana(ManaFound):
    """Mana of the chosen color, or a particular mana instead of one of it (`other`)."""

    amount: Amount
    other: str = ""

    @rule("607.2d", "106.5")
    def ways(self, context: Context) -> tuple[str, ...]:
        """Return the one or the two ways; without a chosen color that color's mana is none."""
        word = chosen_word(context, NOTED[COLOR])
        found = Color(word).letter * value_of(self.amount, context) if word else ""
        return tuple(way for way in (letters(self.other), found) if way)


def tapped_and_choosing(what: Ref, choice: Choice) -> StaticAbility:
    """Return the ability of a land that enters tapped and for which something is chosen then."""
    return StaticAbility((EntersTapped(what), EntersChoosingWord(This("it"), choice)))


def take_tapped_and_choosing(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `tapped_and_choosing` apart."""
    if ability.condition is not None or len(ability.statements) != 2:  # noqa: PLR2004  two
        return None
    first, second = ability.statements
    if not isinstance(first, EntersTapped) or not isinstance(second, EntersChoosingWord) or first.unless:
        return None
    return (first.what, second.choice)


def of_chosen(what: Filter, mana: str, *, more: bool) -> SpellsCost | None:
    """Return that spells of the chosen type cost less or more, where the text says the type after "you cast"."""
    if not isinstance(what, Noun):
        return None
    return SpellsCost(Noun(what.head, what.adjectives, (*what.qualifiers, LATE)), mana, more=more)


def take_of_chosen(tree: SpellsCost, *, more: bool) -> tuple[object, ...] | None:
    """Take `of_chosen` apart."""
    noun = tree.what
    if not isinstance(noun, Noun) or tree.more != more or noun.qualifiers[-1:] != (LATE,):
        return None
    return (Noun(noun.head, noun.adjectives, noun.qualifiers[:-1]), tree.mana)


LATE: Final = OfChosen("chosen type", is_late=True)
fixed(CHOICE, "a color", Choice(COLOR), ja="色１色")
phrase(CHOICE, "a color other than {excluded:color}", Choice, kind=COLOR, ja="{excluded}でない色１色",
       take=lambda tree: (tree.excluded,) if tree.kind == COLOR and tree.excluded else None)  # fmt: skip
fixed(CHOICE, "a creature type", Choice(CREATURE_TYPE), ja="クリーチャー・タイプ１つ")
fixed(CHOICE, "a basic land type", Choice(LAND_TYPE), ja="基本土地タイプ１つ")
phrase(
    STATEMENT,
    "as {what:this} enters , choose {choice:choice}",
    EntersChoosingWord,
    ja="{what}が戦場に出るに際し、{choice}を選ぶ",
)
phrase(
    ABILITY_LINE,
    "{what:this} enters tapped . as it enters , choose {choice:choice} .",
    StaticAbility,
    build=tapped_and_choosing,
    take=take_tapped_and_choosing,
    ja="{what}はタップ状態で戦場に出る。これが戦場に出るに際し、{choice}を選ぶ。",
)
for less, japanese in (("less", "少なく"), ("more", "多く")):
    is_more = less == "more"
    phrase(
        STATEMENT,
        f"{{what:noun/many}} you cast of the chosen type cost {{mana:mana}} {less} to cast",
        SpellsCost,
        build=partial(of_chosen, more=is_more),
        take=partial(take_of_chosen, more=is_more),
        ja=f"あなたがその選ばれたタイプの{{what}}を唱えるためのコストは{{mana}}{japanese}なる",
    )
phrase(
    MANA_RESULT,
    "{amount:mana-count} mana of the chosen color",
    ChosenColorMana,
    ja="その選ばれた色のマナ{amount}点",
)
phrase(
    MANA_RESULT,
    "{other:mana} or one mana of the chosen color",
    ChosenColorMana,
    amount=Number(1),
    take=lambda tree: (tree.other,) if tree.other and tree.amount == Number(1) else None,
    ja="{other}か、その選ばれた色のマナ１点",
)
