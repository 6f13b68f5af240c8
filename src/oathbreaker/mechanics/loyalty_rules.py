"""CR 606.3 Loyalty abilities: whenever one is activated, more than one each turn, any time an instant could be cast."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Subject
from oathbreaker.engine.activating import AbilityActivated
from oathbreaker.engine.announcement import NOBODY, Announcement, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.state import State
from oathbreaker.language.categories import CONDITION, EFFECT, EVENT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.noticing import Notices, fits, speaks_of
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.rules_about import RuleAboutItself, RuleAboutObjects
from oathbreaker.terms.abilities import ActivatedAbility, Ref
from oathbreaker.terms.refs import AllOf
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLANESWALKER: Final = Noun(Head((("planeswalker",),)))
YOURS: Final = AllOf(Noun(Head((("planeswalker",),)), (), (ControlledBy("you"),)), "")


def announced(state: State, oid: int) -> Announcement | None:
    """Return what was announced for an ability on the stack, or that was there."""
    here = state.objects.get(oid)
    known = state.last_known.get(oid)
    thing = here if here is not None else known.object if known is not None else None
    return thing.announcement if thing is not None else None


def loyalty_source(state: State, event: Event, seat: int) -> int:
    """Return whose loyalty ability a player has activated; `NOBODY` where the event is none such."""
    if not isinstance(event, AbilityActivated) or event.seat != seat:
        return NOBODY
    said = announced(state, event.oid)
    ability = said.ability if said is not None else None
    return said.source if said is not None and isinstance(ability, ActivatedAbility) and ability.loyalty else NOBODY


@term
class ActivatesLoyalty(Notices):
    """You activate a loyalty ability of a permanent; "that ability" is on the stack then."""

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = "ability"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("activate",)

    @rule("606.1", "602.2b")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at whose ability it is."""
        source = loyalty_source(context.state, event, context.controller)
        if source == NOBODY or not isinstance(event, AbilityActivated) or not speaks_of(self.what, context, source):
            return None
        return Subject(event.oid)


@term
class NoLoyaltyThisTurn(Condition):
    """You have activated no loyalty ability of a planeswalker this turn."""

    @rule("606.1", "608.2i")
    def holds(self, context: Context) -> bool:
        """Look at all that was activated this turn, whether its source is still there or not."""
        state = context.state
        sources = (loyalty_source(state, event, context.controller) for event in state.log)
        return not any(source != NOBODY and fits(PLANESWALKER, context, source) for source in sources)


@rule("606.3")
@term
class LoyaltyOnceMore(RuleAboutObjects):
    """Loyalty abilities of permanents may be activated once more each turn than they might be otherwise."""

    what: Ref

    names: ClassVar[tuple[str, ...]] = ("loyalty abilities each turn",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return how many more."""
        return 1


@rule("606.3")
@term
class LoyaltyAnyTime(RuleAboutObjects):
    """Loyalty abilities of permanents may be activated any time their controller could cast an instant."""

    what: Ref

    names: ClassVar[tuple[str, ...]] = ("loyalty abilities any time",)


@rule("606.3")
@term
class OwnLoyaltyAnyTime(RuleAboutItself):
    """The loyalty abilities of the object itself may be activated any time its controller could cast an instant."""

    said: str

    names: ClassVar[tuple[str, ...]] = ("loyalty abilities any time",)


@term
class ActivateOnceMore(Effect):
    """This turn a loyalty ability of each planeswalker you control may be activated once more.

    It changes the rules of the game, so that it reaches planeswalkers that come under your control later (611.2c).
    """

    @rule("606.3", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect."""
        yield from ()
        begin_lasting(context, LoyaltyOnceMore(YOURS), ThisTurn())


phrase(EVENT, "whenever you activate a loyalty ability of {what:thing/one}", ActivatesLoyalty,
       ja="あなたが{what.no}忠誠度能力を起動するたび")  # fmt: skip
fixed(
    CONDITION,
    "you didn't activate a loyalty ability of a planeswalker this turn",
    NoLoyaltyThisTurn(),
    ja="このターンにあなたがプレインズウォーカーの忠誠度能力を起動していない",
)
fixed(
    EFFECT,
    "for each planeswalker you control , you may activate one of its loyalty abilities once this turn as though none "
    "of its loyalty abilities have been activated this turn",
    ActivateOnceMore(),
    ja="あなたがコントロールしている各プレインズウォーカーにつき、あなたはこのターン、それの忠誠度能力がこのターンに起動されて"
    "いないかのように、それの忠誠度能力のうち１つを１回起動してもよい",
)
for number in ("one", "many"):
    phrase(
        STATEMENT,
        f"you may activate loyalty abilities of {{what:thing/{number}}} on any player's turn "
        "any time you could cast an instant",
        LoyaltyAnyTime,
        ja="あなたは{what.no}忠誠度能力を、どのプレイヤーのターンでもあなたがインスタントを唱えられるときならいつでも起動してもよい",
    )
    phrase(
        STATEMENT,
        f"you may activate the loyalty abilities of {{what:thing/{number}}} twice each turn rather than only once",
        LoyaltyOnceMore,
        ja="あなたは{what.no}忠誠度能力を、各ターンに１回だけでなく２回起動してもよい",
    )
for own in ("his", "her", "its", "their", "~'s"):
    fixed(
        STATEMENT,
        f"you may activate {own} loyalty abilities any time you could cast an instant",
        OwnLoyaltyAnyTime(own),
        ja="あなたはこれの忠誠度能力を、あなたがインスタントを唱えられるときならいつでも起動してもよい",
    )
