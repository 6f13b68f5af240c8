"""Conditions of the game: whose turn it is, life, graveyards, hands, what state a permanent is in."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition as PerformedCondition
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.attaching import attachments_of
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.adjectives import is_kicked
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.conditions import Controls
from oathbreaker.mechanics.finding import matching, seats, things, value_of
from oathbreaker.mechanics.kicker_costs import kicker_of
from oathbreaker.mechanics.sentences import holds
from oathbreaker.terms.abilities import Amount, Condition, Filter, Ref
from oathbreaker.terms.refs import ControllerOf, DefendingPlayer, OwnerOf, Pronoun, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

NONE: Final = Number(0)
ONE: Final = Number(1)
STATES = (
    ("attacking", "が攻撃している"), ("blocking", "がブロックしている"), ("tapped", "がタップ状態である"),
    ("untapped", "がアンタップ状態である"), ("equipped", "に装備品がついている"),
    ("enchanted", "がエンチャントされている"),
)  # fmt: skip


@term
class YourTurn(PerformedCondition):
    """It is your turn, or not."""

    is_yours: bool = True

    @rule("102.1")
    def holds(self, context: Context) -> bool:
        """Look who is the active player."""
        return (context.state.active == context.controller) == self.is_yours


@term
class WasKicked(PerformedCondition):
    """The spell, or that which became the permanent, was kicked (702.33d); `said` is what the text calls it."""

    is_announced: ClassVar[bool] = True

    said: str

    @rule("702.33d", "400.7d")
    def holds(self, context: Context) -> bool:
        """Look at what was announced as the spell was cast."""
        source = context.source_object()
        return source is not None and is_kicked(source)


@term
class WasKickedWith(PerformedCondition):
    """The spell, or that which became the permanent, was kicked with one of its two kicker costs."""

    is_announced: ClassVar[bool] = True

    said: str
    mana: str

    @rule("702.33f", "400.7d")
    def holds(self, context: Context) -> bool:
        """Look at what was announced as the spell was cast."""
        source = context.source_object()
        said = source.announcement if source is not None else None
        return said is not None and said.times_paid(kicker_of(self.mana)) > 0


@term
class CardsInGraveyard(PerformedCondition):
    """There are at least so many cards in your graveyard (threshold)."""

    amount: Amount

    def holds(self, context: Context) -> bool:
        """Count the cards."""
        return len(context.state.graveyard(context.controller)) >= value_of(self.amount, context)


@term
class LifeAtLeast(PerformedCondition):
    """You have at least so much life."""

    amount: Amount

    def holds(self, context: Context) -> bool:
        """Compare the life total."""
        return context.state.players[context.controller].life >= value_of(self.amount, context)


@term
class LifeAtMost(PerformedCondition):
    """You have at most so much life."""

    amount: Amount

    def holds(self, context: Context) -> bool:
        """Compare the life total."""
        return context.state.players[context.controller].life <= value_of(self.amount, context)


@term
class NoCardsInHand(PerformedCondition):
    """You have no cards in hand (hellbent)."""

    def holds(self, context: Context) -> bool:
        """Look at the hand."""
        return not context.state.hand(context.controller)


@term
class HandSize(PerformedCondition):
    """A player has so many cards in hand; `how` is "more", "fewer" or "exactly"."""

    who: Ref
    amount: Amount
    how: str

    @rule("402.3")
    def holds(self, context: Context) -> bool:
        """Count the cards in the hand of the player, or of any of several."""
        number = value_of(self.amount, context)
        counts = [len(context.state.hand(seat)) for seat in seats(self.who, context)]
        if self.how == "exactly":
            return number in counts
        return any(count >= number if self.how == "more" else count <= number for count in counts)


@term
class IsInState(PerformedCondition):
    """An object is attacking, tapped or so, or was as it left the battlefield."""

    what: Ref
    state: str

    @rule("301.5f", "303.4m", "608.2h")
    def holds(self, context: Context) -> bool:
        """Look at the object, on the battlefield; whether it was tapped is known of one that has left."""
        state = context.state
        found = things(self.what, context)
        if any(
            oid in state.objects and state.objects[oid].zone == "battlefield" and is_in(state, oid, self.state)
            for oid in found
        ):
            return True
        gone = (state.last_known[oid].object for oid in found if oid not in state.objects and oid in state.last_known)
        return any(thing.zone == "battlefield" and was_in(thing, self.state) for thing in gone)


@term
class OpponentControls(PerformedCondition):
    """An opponent controls at least so many permanents of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    amount: Amount
    what: Filter

    @rule("102.2")
    def holds(self, context: Context) -> bool:
        """Count those of each opponent."""
        state = context.state
        holders = [state.objects[oid].controller for oid in matching(self.what, context)]
        least = value_of(self.amount, context)
        return any(holders.count(seat) >= least for seat in state.opponents(context.controller))


@term
class ThereIs(PerformedCondition):
    """There is an object of a kind somewhere: "there's an artifact card in your graveyard"."""

    what: Filter

    def holds(self, context: Context) -> bool:
        """Look for one."""
        return bool(matching(self.what, context))


@term
class GraveyardOfAny(PerformedCondition):
    """Somebody's graveyard has at least so many cards in it; `whose` is "an opponent" or "a player"."""

    whose: str
    amount: Amount

    @rule("404.1")
    def holds(self, context: Context) -> bool:
        """Count the cards of each graveyard."""
        state, least = context.state, value_of(self.amount, context)
        found = state.opponents(context.controller) if self.whose == "an opponent" else state.seats()
        return any(len(state.graveyard(seat)) >= least for seat in found)


@term
class BothHold(PerformedCondition):
    """Two things are so."""

    first: Condition
    second: Condition

    def holds(self, context: Context) -> bool:
        """Look at both."""
        return holds(self.first, context) and holds(self.second, context)


def both_control(what: Filter, mine: Filter) -> BothHold:
    """Return that an opponent controls one thing and you another."""
    return BothHold(OpponentControls(ONE, what), Controls(mine))


def take_both_control(tree: BothHold) -> tuple[Filter, Filter] | None:
    """Take `both_control` apart."""
    first, second = tree.first, tree.second
    if not isinstance(first, OpponentControls) or not isinstance(second, Controls) or second.another:
        return None
    return (first.what, second.what) if first.amount == ONE else None


def hand_of(who: Ref) -> Ref | None:
    """Return a player whose hand is counted: you, or one who was named before."""
    return who if isinstance(who, You | Pronoun | ControllerOf | OwnerOf | DefendingPlayer) else None


def hand_size(how: str, who: Ref, amount: Amount) -> HandSize | None:
    """Return that a player has so many cards in hand."""
    return HandSize(who, amount, how) if hand_of(who) is not None else None


def take_hand_size(how: str, tree: HandSize) -> tuple[Ref, Amount] | None:
    """Take `hand_size` apart."""
    return (tree.who, tree.amount) if tree.how == how and tree.amount != NONE else None


def no_hand(who: Ref) -> HandSize | None:
    """Return that a player has no cards in hand; that you have none is a condition of its own."""
    return None if isinstance(who, You) or hand_of(who) is None else HandSize(who, NONE, "fewer")


def was_in(thing: GameObject, word: str) -> bool:
    """Tell whether a permanent is so, or was as it was last there, by its own state."""
    if word == "attacking":
        return thing.defender != NOBODY
    if word == "blocking":
        return bool(thing.blocking)
    return word in {"tapped", "untapped"} and thing.tapped == (word == "tapped")


def is_in(state: State, oid: int, word: str) -> bool:
    """Tell whether a permanent is so: by its own state, or by what is attached to it."""
    if word not in {"equipped", "enchanted"}:
        return was_in(state.objects[oid], word)
    kind = "Equipment" if word == "equipped" else "Aura"
    return any(kind in characteristics(state, other).subtypes for other in attachments_of(state, oid))


fixed(CONDITION, "it's your turn", YourTurn(), ja="あなたのターンである")
fixed(CONDITION, "it's not your turn", YourTurn(is_yours=False), ja="あなたのターンでない")
for said, japanese in (("this spell", "この呪文"), ("it", "これ"), ("~", "これ"), ("this creature", "これ")):
    fixed(CONDITION, f"{said} was kicked", WasKicked(said), ja=f"{japanese}がキッカーされていた")
    phrase(
        CONDITION,
        f"{said} was kicked with its {{mana:mana}} kicker",
        WasKickedWith,
        said=said,
        ja=f"{japanese}が{{mana}}のキッカーでキッカーされていた",
    )
phrase(CONDITION, "an opponent controls a {what:noun/one}", OpponentControls, amount=ONE,
       ja="対戦相手が{what}をコントロールしている")  # fmt: skip
phrase(CONDITION, "an opponent controls {amount:count} or more {what:noun/many}", OpponentControls,
       take=lambda tree: (tree.amount, tree.what) if tree.amount != ONE else None,
       ja="対戦相手が{amount}{what.counter}以上の{what}をコントロールしている")  # fmt: skip
phrase(
    CONDITION,
    "an opponent controls a {what:noun/one} and you control a {mine:noun/one}",
    BothHold,
    build=both_control,
    take=take_both_control,
    ja="対戦相手が{what}をコントロールしていてあなたが{mine}をコントロールしている",
)
phrase(CONDITION, "there are {amount:count} or more cards in your graveyard", CardsInGraveyard,
       ja="あなたの墓地に{amount}枚以上のカードがある")  # fmt: skip
phrase(CONDITION, "there's a {what:noun/one}", ThereIs, ja="{what.one}がある")
for whose, words, japanese in (
    ("an opponent", "an opponent has {amount:mana-count} or more cards in their graveyard", "対戦相手１人の"),
    ("a player", "a graveyard has {amount:mana-count} or more cards in it", "いずれかの"),
):
    phrase(CONDITION, words, GraveyardOfAny, whose=whose, ja=f"{japanese}墓地に{{amount}}枚以上のカードがある")
phrase(CONDITION, "you have {amount:number} or more life", LifeAtLeast, ja="あなたのライフが{amount}点以上である")
phrase(CONDITION, "you have {amount:number} or less life", LifeAtMost, ja="あなたのライフが{amount}点以下である")
fixed(CONDITION, "you have no cards in hand", NoCardsInHand(), ja="あなたの手札にカードが無い")
for number, has in (("one", "has"), ("many", "have")):
    said = f"{{who:player/{number}}} {has}"
    for how, japanese in (("more", "以上"), ("fewer", "以下")):
        phrase(
            CONDITION,
            f"{said} {{amount:mana-count}} or {how} cards in hand",
            HandSize,
            build=partial(hand_size, how),
            take=partial(take_hand_size, how),
            ja=f"{{who.no}}手札にあるカードが{{amount}}枚{japanese}である",
        )
    phrase(
        CONDITION,
        f"{said} exactly {{amount:mana-count}} <card|cards> in hand",
        HandSize,
        build=partial(hand_size, "exactly"),
        take=partial(take_hand_size, "exactly"),
        ja="{who.no}手札にあるカードがちょうど{amount}枚である",
    )
    phrase(
        CONDITION,
        f"{said} no cards in hand",
        HandSize,
        build=no_hand,
        take=lambda tree: (tree.who,) if tree.amount == NONE else None,
        ja="{who.no}手札にカードが無い",
    )
for state, japanese in STATES:
    phrase(CONDITION, f"{{what:this}} is {state}", IsInState, state=state, ja=f"{{what}}{japanese}")
