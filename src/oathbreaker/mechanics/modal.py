"""CR 700.2 Modal abilities: "Choose one —", and a line for each mode."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.modes import Modal, Mode
from oathbreaker.language.categories import BODY, MODE, MODES
from oathbreaker.language.grammar import LINES
from oathbreaker.language.phrases import phrase, series
from oathbreaker.mechanics.sentences import holds
from oathbreaker.terms.abilities import Condition, Effect, SpellAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ChooseModes(Modal):
    """The whole of a modal ability (700.2).

    Attributes:
        choices: Each mode's instructions, with targets of its own.
        least: The fewest modes chosen.
        most: The most; 0 for any number.
    """

    choices: tuple[SpellAbility, ...]
    least: int = 1
    most: int = 1

    def modes(self) -> tuple[Mode, ...]:
        """Return the modes in printed order."""
        return tuple(Mode(mode.body, mode.targets) for mode in self.choices)

    @rule("700.2d")
    def bounds(self, context: Context) -> tuple[int, int]:  # noqa: ARG002  as declared
        """Return how many modes are chosen; no mode is chosen twice."""
        return self.least, self.most or len(self.choices)

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  the engine follows the chosen modes
        """Do nothing more: the chosen modes are the instructions (608.2c)."""
        yield from ()


@term
class ChooseMoreModes(Modal):
    """A modal ability with one mode, or with more if something is so as modes are chosen (700.2d).

    Attributes:
        condition: What must be so.
        choices: Each mode's instructions, with targets of its own.
        said: What the text says of it: "you may choose both".
    """

    condition: Condition
    choices: tuple[SpellAbility, ...]
    said: str

    def modes(self) -> tuple[Mode, ...]:
        """Return the modes in printed order."""
        return tuple(Mode(mode.body, mode.targets) for mode in self.choices)

    @rule("700.2d", "601.2b")
    def bounds(self, context: Context) -> tuple[int, int]:
        """Look whether more modes may or must be chosen now."""
        if not holds(self.condition, context):
            return 1, 1
        least, most, _ = MORE[self.said.removesuffix(AS_CAST)]
        return least, most or len(self.choices)

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  the engine follows the chosen modes
        """Do nothing more: the chosen modes are the instructions (608.2c)."""
        yield from ()


AS_CAST: Final = " as you cast this spell"
MORE: Final = {
    "you may choose both": (1, 2, "代わりに両方を選んでもよい"),
    "you may choose two": (1, 2, "代わりに２つを選んでもよい"),
    "choose both": (2, 2, "代わりに両方を選ぶ"),
    "choose any number": (0, 0, "代わりに望む数を選ぶ"),
}
"""What is said -> the fewest modes, the most (0 for all there are), the Japanese."""
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
    return (only.choices,)


for words, least, most, japanese in HOW_MANY:
    phrase(
        BODY,
        f"{words} —¶ {{modes:modes}}",
        build=partial(modal_body, least, most),
        take=partial(take_modal_body, least, most),
        ja=f"{japanese}\n・{{modes}}",
    )


def more_modes(said: str, condition: Condition, modes: tuple[SpellAbility, ...]) -> tuple[Effect, ...]:
    """Return the body of a modal ability of which more modes may be chosen."""
    return (ChooseMoreModes(condition, modes, said),)


def take_more_modes(said: str, body: tuple[Effect, ...]) -> tuple[Condition, tuple[SpellAbility, ...]] | None:
    """Take `more_modes` apart."""
    only = body[0] if len(body) == 1 else None
    return (only.condition, only.choices) if isinstance(only, ChooseMoreModes) and only.said == said else None


for said, (_least, _most, japanese) in MORE.items():
    phrase(
        BODY,
        f"choose one . if {{condition:condition}} , {said} instead . ¶ {{modes:modes}}",
        build=partial(more_modes, said),
        take=partial(take_more_modes, said),
        ja=f"以下から１つを選ぶ。{{condition.nara}}、{japanese}。\n・{{modes}}",
    )
    phrase(
        BODY,
        f"choose one . if {{condition:condition}} as you cast this spell , {said} instead . ¶ {{modes:modes}}",
        build=partial(more_modes, f"{said}{AS_CAST}"),
        take=partial(take_more_modes, f"{said}{AS_CAST}"),
        ja=f"以下から１つを選ぶ。あなたがこの呪文を唱えるに際し{{condition.nara}}、{japanese}。\n・{{modes}}",
    )
phrase(MODE, "• {body:body}", SpellAbility)
series(MODES, "mode", LINES, ja="\n・")
