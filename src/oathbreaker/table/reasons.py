"""Why a player cannot use a card now: where it is looked for, and what is said when it is nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.explaining import Refusal, why_not
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.legal import playable_cards
from oathbreaker.engine.naming import title_of
from oathbreaker.mechanics.keywords.companion import Companion
from oathbreaker.table.wording import ability_text
from oathbreaker.texts.errors import UnplayableCardError
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # a game gives its reasons
    from oathbreaker.table.reading import GameReading
    from oathbreaker.table.things import Thing

RANKS: Final = (("117.1",), ("906.4a", "101.2", "601.3"), ("117.1a", "116.2a", "305.2", "606.3", "602.5"))
"""Rules whose reasons come before all others, such as missing mana: nobody can act now, it is forbidden, the time."""

SEARCHED: Final = ("hand", "command", "battlefield", "graveyard", "exile")
"""Zones in which `why_not` looks for a card, in this order."""


class Reason:
    """Why something cannot be done.

    Attributes:
        rule: The number of the rule that says so.
        ability: Index and English text of the ability that it is about; None for casting and playing.
    """

    __slots__ = ("ability", "rule", "said")

    def __init__(self, rule_number: str, said: Message, ability: tuple[int, str] | None = None) -> None:
        self.rule = rule_number
        self.said = said
        self.ability = ability

    def message(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the reason in a language."""
        return self.said.text(language, terms)

    def __repr__(self) -> str:
        return f"<Reason {self.rule}: {self.said}>"


def reasons_why_not(game: GameReading, seat: int, name: str, ability: int | None) -> list[Reason]:
    """Return why a player cannot use a card of this name, or this ability of it; nothing where they can."""
    decision = game.play.decision
    if decision is None:
        return [Reason("104.1", say("engine.game_over"))]
    found = candidates(game, seat, name)
    if found and not game.turn:
        return [Reason("103.8", say("table.not_begun"))]
    if not found:
        return [*outside(game, name), *(Reason("601.3", said) for said in absent(game, seat, name))]
    waiting = None if decision.kind == "priority" and decision.player == seat else must_wait(game, seat, decision)
    reasons: dict[tuple[str, str, object], Reason] = {}
    for thing in found:
        refusals = why_not(game.state, seat, thing.id, ability)
        if not refusals and waiting is None:
            return []
        for refusal in refusals if waiting is None else (waiting, *refusals):
            reason = Reason(refusal.rule, refusal.message, text_of(game, thing, refusal.ability))
            if refusal is waiting or refusal.rule != "117.1":
                reasons.setdefault((reason.rule, reason.message(), reason.ability), reason)
    return sorted(reasons.values(), key=rank)


@rule("117.1", "117.2e")
def must_wait(game: GameReading, seat: int, decision: Decision) -> Refusal:
    """Return that a player does not have priority: they are asked something else, or somebody else is to decide."""
    if decision.player == seat:
        return Refusal("117.1", say("table.answer_first"))
    return Refusal("117.1", say("engine.no_priority", player=title_of(game.state, decision.player)))


def rank(reason: Reason) -> int:
    """Return where a reason stands among others: first what only waiting helps, then what can be made up for."""
    return next((place for place, rules in enumerate(RANKS) if reason.rule in rules), len(RANKS))


def text_of(game: GameReading, thing: Thing, number: int) -> tuple[int, str] | None:
    """Return an ability's index and English text; None for none."""
    if number < 0:
        return None
    look = characteristics(game.state, thing.id)
    return (number, ability_text(look.abilities[number], look.name))


def candidates(game: GameReading, seat: int, name: str) -> list[Thing]:
    """Return the things of this name that a player could think of using."""
    allowed = set(playable_cards(game.state, seat))
    named = [thing for zone in SEARCHED for thing in game.find(name, zone=zone)]
    return [thing for thing in named if thing.controller == seat or thing.id in allowed]


@rule("400.11", "702.139a", "906.13")
def outside(game: GameReading, name: str) -> list[Reason]:
    """Return why a card with companion that is in no zone cannot be had from outside the game; nothing for others."""
    catalog = game.cards.catalog
    card = catalog[name] if catalog.named(name) and not game.find(name) else None
    trees = [] if card is None else [tree for tree in card.trees if tree is not None]
    companions = [keyword for tree in trees for keyword in tree.find(Companion)]
    return [Reason(game.state.rules.outside, say("table.outside", card=card))] if companions else []


def absent(game: GameReading, seat: int, name: str) -> list[Message]:
    """Return what is said of a card that a player has nowhere.

    Raises:
        CardNotFoundError: No card has the name.
    """
    catalog = game.cards.catalog
    card = catalog[name] if catalog.named(name) else name
    for zone, key in (("library", "table.in_library"), ("stack", "table.on_stack")):
        if game.find(name, zone=zone, controller=seat):
            return [say(key, card=card)]
    said = [say("table.not_yours", card=card)]
    try:
        if not game.find(name):
            game.cards[name]
    except UnplayableCardError as error:
        said.append(error.reason)
    return said
