"""906.1-906.14 Oathbreaker: a free-for-all of decks led by planeswalkers, each with its signature spell."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import Event
from oathbreaker.engine.leaders import designation, led_by
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.formats.leading import LedGame
from oathbreaker.formats.returning import MustReturn
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

OATHBREAKER: Final = "oathbreaker"
SIGNATURE_SPELL: Final = "signature spell"
STAYS: Final = frozenset({"command", "stack", "outside"})
"""906.12a: where a signature spell may go; it leaves the game with its owner."""


@rule("906.1", "906.2", "906.8")
class Oathbreaker(LedGame):
    """Oathbreaker: everyone against everyone, each may attack several players, 20 life, decks led by planeswalkers."""

    name = "oathbreaker"
    commander: ClassVar[str] = OATHBREAKER
    designations: ClassVar[tuple[str, ...]] = (OATHBREAKER, SIGNATURE_SPELL)
    outside: ClassVar[str] = "906.13"
    rule_of_return: ClassVar[str] = "906.10"
    rule_of_state: ClassVar[str] = "906.10"
    rule_of_start: ClassVar[str] = "906.7"

    @rule("906.4a", "906.11")
    def forbids_casting(self, state: State, oid: int, seat: int) -> bool:  # noqa: ARG002  as declared
        """Tell whether a signature spell lacks its oathbreaker: on the battlefield, under its owner's control."""
        card = led_by(state, oid)
        if card is None or card.designation != SIGNATURE_SPELL:
            return False
        number = card.partner
        for thing in state.controlled(card.owner) if number != NOBODY else ():
            if (thing.card == number or thing.beneath) and number in thing.cards:
                return False
        return True

    def why_not_cast(self, state: State, oid: int, seat: int) -> tuple[str, Message] | None:
        """Return why a signature spell cannot be cast: where its oathbreaker is not as it should be."""
        card = led_by(state, oid)
        if card is None or not self.forbids_casting(state, oid, seat):
            return None
        spell = title_of(state, oid)
        if card.partner == NOBODY:
            return ("906.4a", say("formats.spell_alone", card=spell))
        walker = on_battlefield(state, card.partner)
        if walker is not None:
            key = "phased_out" if walker.phased_out else "stolen"
        else:
            key = "partner_only" if has_partner_there(state, card.owner, card.partner) else "no_oathbreaker"
        named = state.cards[card.partner].definition.faces[0].title
        return ("906.4a", say(f"formats.spell_{key}", card=spell, walker=named))

    @rule("906.10", "906.12", "906.12a")
    def replacements_of(self, state: State, event: Event) -> tuple[Replacement, ...]:
        """Return that an oathbreaker may, and a signature spell must, go to the command zone instead."""
        if isinstance(event, ZoneChange) and event.zone not in STAYS:
            if designation(state, event.oid) == SIGNATURE_SPELL:
                return (MustReturn(),)
            return super().replacements_of(state, event)
        return ()


def on_battlefield(state: State, number: int) -> GameObject | None:
    """Return the permanent that a card of the game is now; None where it is none."""
    objects = state.objects
    for oid in state.battlefield if number != NOBODY else ():
        thing = objects[oid]
        if (thing.card == number and thing.kind == "card") or (thing.beneath and number in thing.cards):
            return thing
    return None


@rule("906.4b")
def has_partner_there(state: State, seat: int, card: int) -> bool:
    """Tell whether a player controls an oathbreaker of their own, but another than the card with this number."""
    return any(
        thing.owner == seat and card not in thing.cards and designation(state, thing.oid) == OATHBREAKER
        for thing in state.controlled(seat)
    )
