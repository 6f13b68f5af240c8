"""CR 702.74 Evoke, 702.109 dash, 702.152 blitz, 702.117 surge, 702.137 spectacle: other costs than the mana cost."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Keyword
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Sacrifice as SacrificeEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.player_events import LoseLife
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.continuous import HaveAbility, HaveKeywords
from oathbreaker.mechanics.drawing import Draw
from oathbreaker.mechanics.events import Dies, Enters
from oathbreaker.mechanics.keywords.as_cast import CastFor, WhenItBecomes
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.terms.abilities import Ability, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ENTERS: Final = Enters(This())
HASTE: Final = (PlainKeyword("haste"),)


@term
class SacrificeThis(Effect):
    """The permanent is sacrificed by its controller, if it is there still."""

    @rule("701.21a")
    def perform(self, context: Context) -> Procedure[None]:
        """Sacrifice it."""
        yield from happen(context.state, (SacrificeEvent(context.source, context.controller, context.source),))


@term
class ReturnThis(Effect):
    """The permanent is returned to its owner's hand, if it is there still."""

    def perform(self, context: Context) -> Procedure[None]:
        """Return it."""
        if context.source in context.state.objects:
            yield from happen(
                context.state, (ZoneChange(context.state, context.source, "hand", source=context.source),)
            )


@term
class OpponentLostLife(Condition):
    """An opponent lost life this turn."""

    @rule("702.137a")
    def holds(self, context: Context) -> bool:
        """Look at what has happened this turn."""
        return any(isinstance(event, LoseLife) and event.seat != context.controller for event in context.state.log)


@term
class CastAnotherSpell(Condition):
    """You have cast another spell this turn."""

    @rule("702.117a")
    def holds(self, context: Context) -> bool:
        """Look at what has happened this turn."""
        return any(
            isinstance(event, SpellCast) and event.seat == context.controller and event.oid != context.source
            for event in context.state.log
        )


@term
class Evoke(Keyword):
    """702.74 Evoke: another cost, and the permanent is sacrificed as it enters if that was paid."""

    cost: str

    name: ClassVar[str] = "evoke"

    @rule("702.74a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("evoke", costs=(PayMana(self.cost),)),)

    @rule("702.74a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(ENTERS, (SacrificeThis(),), (), CastFor("evoke")),)


@term
class Dash(Keyword):
    """702.109 Dash: another cost; the permanent has haste and returns to hand at the next end step."""

    cost: str

    name: ClassVar[str] = "dash"

    @rule("702.109a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("dash", costs=(PayMana(self.cost),)),)

    @rule("702.109a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return haste, and the return; that one is no trigger of the permanent but waits from the start."""
        return (
            StaticAbility((HaveKeywords(HASTE, This()),), CastFor("dash")),
            StaticAbility((WhenItBecomes("dash", ReturnThis()),)),
        )


@term
class Blitz(Keyword):
    """702.152 Blitz: another cost; the permanent has haste, is sacrificed at the next end step, and draws a card."""

    cost: str

    name: ClassVar[str] = "blitz"

    @rule("702.152a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("blitz", costs=(PayMana(self.cost),)),)

    @rule("702.152a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return haste with the drawing, and the sacrifice."""
        dies = TriggeredAbility(Dies(This()), (Draw(Number(1)),))
        return (
            StaticAbility((HaveKeywords(HASTE, This()), HaveAbility(dies, This())), CastFor("blitz")),
            StaticAbility((WhenItBecomes("blitz", SacrificeThis()),)),
        )


@term
class Surge(Keyword):
    """702.117 Surge: another cost if you have cast another spell this turn."""

    cost: str

    name: ClassVar[str] = "surge"

    @rule("702.117a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("surge", costs=(PayMana(self.cost),), condition=CastAnotherSpell()),)


@term
class Spectacle(Keyword):
    """702.137 Spectacle: another cost if an opponent lost life this turn."""

    cost: str

    name: ClassVar[str] = "spectacle"

    @rule("702.137a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("spectacle", costs=(PayMana(self.cost),), condition=OpponentLostLife()),)


phrase(KEYWORD, "evoke {cost:mana}", Evoke, ja="想起{cost}")
phrase(KEYWORD, "dash {cost:mana}", Dash, ja="疾駆{cost}")
phrase(KEYWORD, "blitz {cost:mana}", Blitz, ja="奇襲{cost}")
phrase(KEYWORD, "surge {cost:mana}", Surge, ja="怒濤{cost}")
phrase(KEYWORD, "spectacle {cost:mana}", Spectacle, ja="絢爛{cost}")
