"""906.3, 906.4 What one card can be in an Oathbreaker deck: its oathbreaker, or a signature spell; and why not."""

from __future__ import annotations

from dataclasses import dataclass

from oathbreaker.cards.card import Card
from oathbreaker.formats.oathbreaker_deck import pool_problem
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@dataclass(frozen=True)
class Role:
    """Whether a card can play a role in a deck.

    Attributes:
        possible: Whether it can, as far as the data tells.
        reason: Yes or no, and why, with the number of the rule.
    """

    possible: bool
    reason: Message


@rule("906.3", "906.3a")
def as_oathbreaker(card: Card) -> Role:
    """Return whether the card can be an oathbreaker: a planeswalker card, of which the front face decides."""
    if card.has_type("planeswalker"):
        yes = "card.oathbreaker_front" if card.is_double_faced else "card.oathbreaker_yes"
        return in_pool(card, say(yes))
    if any("planeswalker" in face.types.types for face in card.faces):
        return Role(possible=False, reason=say("card.oathbreaker_back"))
    return Role(possible=False, reason=say("card.oathbreaker_no"))


@rule("906.4", "715.4", "720.4", "722.4", "712.8a")
def as_signature_spell(card: Card) -> Role:
    """Return whether the card can be a signature spell: an instant or sorcery card, by what counts of it in a deck."""
    if card.has_type("instant") or card.has_type("sorcery"):
        return in_pool(card, say("card.spell_yes"))
    spells = [face for face in card.faces if {"instant", "sorcery"} & set(face.types.types)]
    if not spells:
        return Role(possible=False, reason=say("card.spell_no"))
    if card.is_double_faced:
        return Role(possible=False, reason=say("card.spell_back"))
    number = "720.4" if "Omen" in spells[0].types.subtypes else "722.4" if card.layout == "prepare" else "715.4"
    return Role(possible=False, reason=say("card.spell_part", rule=number))


@rule("712.4b")
def in_pool(card: Card, reason: Message) -> Role:
    """Return that the card can play its role for this reason, unless no deck may have it at all."""
    if card.is_meld_result:
        return Role(possible=False, reason=say("card.role_meld_result"))
    if is_outside_pool(card):
        return Role(possible=False, reason=say("card.role_outside_pool"))
    return Role(possible=True, reason=reason)


@rule("906.6f")
def is_outside_pool(card: Card) -> bool:
    """Tell whether the data says that no deck may have the card; what it does not know is not outside."""
    found = pool_problem(card, banned_list=True)
    return found is not None and found[0] != "legality-unknown"
