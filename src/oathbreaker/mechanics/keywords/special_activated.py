"""CR 702.142 Boast, 702.177 exhaust: activated abilities that may be used only at times or only once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Keyword, Restriction
from oathbreaker.engine.combat.events import Attacks
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.restrictions import OnlyOnce, OnlyOnceEachTurn
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Keywords
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OnlyIfItAttacked(Restriction):
    """Only if the creature attacked this turn."""

    @rule("702.142a", "508.1")
    def allows(self, context: Context) -> bool:
        """Look at the attacks that were declared; entering attacking is none."""
        return any(isinstance(event, Attacks) and event.oid == context.source for event in context.state.log)


class SpecialActivated(Keyword):
    """A keyword for a special kind of activated ability, in its field `ability`."""

    __slots__ = ()

    ability: Ability

    def restrictions(self) -> tuple[Restriction, ...]:
        """Return when the ability may be activated.

        Raises:
            NotImplementedError: The class does not say when.
        """
        raise NotImplementedError

    def abilities(self) -> tuple[Ability, ...]:
        """Return the ability with what restricts it."""
        assert isinstance(self.ability, ActivatedAbility)  # noqa: S101  `special` builds no other
        return (replace(self.ability, restrictions=(*self.ability.restrictions, *self.restrictions())),)


@term
class Boast(SpecialActivated):
    """702.142 Boast."""

    ability: Ability

    name: ClassVar[str] = "boast"

    @rule("702.142a")
    def restrictions(self) -> tuple[Restriction, ...]:
        """Return that the creature must have attacked, and once each turn."""
        return (OnlyIfItAttacked(), OnlyOnceEachTurn())


@term
class Exhaust(SpecialActivated):
    """702.177 Exhaust."""

    ability: Ability

    name: ClassVar[str] = "exhaust"

    @rule("702.177a")
    def restrictions(self) -> tuple[Restriction, ...]:
        """Return that it is activated only once."""
        return (OnlyOnce(),)


def special(keyword: type[Boast | Exhaust], ability: Ability) -> Keywords | None:
    """Return an activated ability of a special kind."""
    return Keywords((keyword(ability),)) if isinstance(ability, ActivatedAbility) else None


def take_special(keyword: type[Boast | Exhaust], line: Keywords) -> tuple[object, ...] | None:
    """Take `special` apart."""
    first = line.keywords[0]
    return (first.ability,) if isinstance(first, keyword) else None


for kind, japanese in ((Boast, "誇示"), (Exhaust, "消尽")):
    phrase(
        ABILITY_LINE,
        f"{kind.name} — {{ability:ability-line}}",
        Keywords,
        build=partial(special, kind),
        take=partial(take_special, kind),
        ja=f"{japanese} ― {{ability}}",
    )
