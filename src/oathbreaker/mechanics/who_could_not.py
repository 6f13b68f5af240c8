"""CR 608.2c Players who could not do what was said before: "each opponent who can't loses 3 life"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import PLAYER
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import COULD_NOT
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.refs import Each
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class WhoCouldNot(PerformedFilter):
    """Players of a kind who could not discard or sacrifice as they were told to."""

    describes_players: ClassVar[bool] = True
    zones: ClassVar[tuple[str, ...]] = ("player",)

    what: Filter

    @rule("608.2c", "101.3")
    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether a player is one of them."""
        what = self.what
        is_one = isinstance(what, PerformedFilter) and what.matches(context, target)
        return is_one and target in context.results.get(COULD_NOT, ())


@says(WhoCouldNot)
def say_who_could_not(writer: JapaneseWriter, tree: WhoCouldNot) -> str:
    """Return who could not: そうできない対戦相手."""
    return f"そうできない{writer.say_as('player-noun', tree.what)}"


def take_who(tree: Each) -> tuple[object, ...] | None:
    """Return the kind of players of whom those who could not are meant."""
    return (tree.what.what,) if isinstance(tree.what, WhoCouldNot) else None


phrase(
    PLAYER,
    "each {what:player-noun/one} who can't",
    Each,
    forms=("one",),
    build=lambda what: Each(WhoCouldNot(what)),
    take=take_who,
)
