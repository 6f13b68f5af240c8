"""CR 700.2 Modal abilities: "Choose one —", and a line for each mode."""

from __future__ import annotations

from functools import partial

from oathbreaker.language.categories import BODY, MODE, MODES
from oathbreaker.language.grammar import LINES
from oathbreaker.language.phrases import phrase, series
from oathbreaker.terms.abilities import Effect, SpellAbility
from oathbreaker.terms.term import term


@term
class ChooseModes(Effect):
    """The whole of a modal ability (700.2).

    Attributes:
        modes: Each mode's instructions, with targets of its own.
        least: The fewest modes chosen.
        most: The most; 0 for any number.
    """

    modes: tuple[SpellAbility, ...]
    least: int = 1
    most: int = 1


HOW_MANY = (
    ("choose one", 1, 1, "以下から１つを選ぶ。"),
    ("choose two", 2, 2, "以下から２つを選ぶ。"),
    ("choose three", 3, 3, "以下から３つを選ぶ。"),
    ("choose one or both", 1, 2, "以下から１つまたは両方を選ぶ。"),
    ("choose one or more", 1, 0, "以下から１つ以上を選ぶ。"),
    ("choose up to one", 0, 1, "以下から最大１つを選ぶ。"),
    ("choose up to two", 0, 2, "以下から最大２つを選ぶ。"),
)


def modal_body(least: int, most: int, modes: tuple[SpellAbility, ...]) -> tuple[Effect, ...]:
    """Return the body of a modal ability: nothing but the choice."""
    return (ChooseModes(modes, least, most),)


def take_modal_body(least: int, most: int, body: tuple[Effect, ...]) -> tuple[tuple[SpellAbility, ...]] | None:
    """Take the body of a modal ability apart, if so many modes are chosen."""
    only = body[0] if len(body) == 1 else None
    if not isinstance(only, ChooseModes) or (only.least, only.most) != (least, most):
        return None
    return (only.modes,)


for words, least, most, japanese in HOW_MANY:
    phrase(
        BODY,
        f"{words} —¶ {{modes:modes}}",
        build=partial(modal_body, least, most),
        take=partial(take_modal_body, least, most),
        ja=f"{japanese}\n・{{modes}}",
    )
phrase(MODE, "• {body:body}", SpellAbility)
series(MODES, "mode", LINES, ja="\n・")
