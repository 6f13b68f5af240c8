"""CR 603.2 What a player does for the second time in a turn, or whichever: "your second card each turn"."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import Draw as DrawEvent
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.noticing import about_both, fits
from oathbreaker.mechanics.player_triggers import is_player_meant
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import full_width
from oathbreaker.texts.rules import rule

ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
WHO: Final = (
    ("you", "", "your", "あなたが", "あなた"),
    ("an opponent", "s", "their", "対戦相手１人が", "自分"),
    ("a player", "s", "their", "プレイヤー１人が", "自分"),
)
"""(who, ending of the verb, whose, the Japanese of who does it, and of whose it is)"""
TIMES: Final = (
    ("each turn", "whenever", "各ターンの", "たび"),
    ("in a turn", "when", "１ターンのうちに", "とき"),
    ("in a turn", "whenever", "１ターンのうちに", "たび"),
    ("during each opponent's turn", "whenever", "各対戦相手のターンの", "たび"),
    ("during each of your turns", "whenever", "あなたの各ターンの", "たび"),
)
"""(when, how the ability begins, the Japanese of when and of how it ends)"""


def is_in_such_turn(when: str, context: Context) -> bool:
    """Tell whether the turn is one of those that the text counts in."""
    if when == "during each opponent's turn":
        return context.state.active != context.controller
    return when != "during each of your turns" or context.state.active == context.controller


@term
class DrawsNth(TriggerEvent):
    """A player draws their second card in a turn, or whichever.

    Attributes:
        who: Which player, as the text says it.
        nth: Which card: "second".
        when: In which turns: "each turn".
        begins: How the ability begins: "whenever".
    """

    subject: ClassVar[str] = "player"

    who: str
    nth: str
    when: str
    begins: str

    kinds: ClassVar[tuple[str, ...]] = ("draw",)

    @rule("121.2", "603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who draws, and how many they have drawn in this turn, before the ability was there too."""
        if not isinstance(event, DrawEvent) or not event.amount or not is_player_meant(self.who, context, event.seat):
            return None
        if not is_in_such_turn(self.when, context):
            return None
        drawn = context.state.players[event.seat].drawn
        return Subject(event.seat) if drawn == ORDINALS[self.nth] else None


@term
class CastsNth(TriggerEvent):
    """A player casts their second spell of a kind in a turn, or whichever.

    Attributes:
        who: Which player, as the text says it.
        nth: Which of those spells: "second".
        what: The kind of spell.
        when: In which turns: "each turn".
        begins: How the ability begins: "whenever".
    """

    subject: ClassVar[str] = "thing player"

    who: str
    nth: str
    what: Filter
    when: str
    begins: str

    kinds: ClassVar[tuple[str, ...]] = ("cast",)

    @rule("603.2", "608.2i")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Count such spells that the player has cast in this turn, wherever they are now."""
        if not isinstance(event, SpellCast) or not is_player_meant(self.who, context, event.seat):
            return None
        if not is_in_such_turn(self.when, context) or not fits(self.what, context, event.oid):
            return None
        seat = event.seat
        cast = [past.oid for past in context.state.log if isinstance(past, SpellCast) and past.seat == seat]
        number = 1 + sum(fits(self.what, context, oid) for oid in cast[: cast.index(event.oid)])
        return about_both(event.oid, seat) if number == ORDINALS[self.nth] else None


for who, ending, whose, japanese_who, japanese_whose in WHO:
    for nth, number in ORDINALS.items():
        for when, begins, japanese_when, end in TIMES:
            counted = f"{japanese_who}{japanese_when}{japanese_whose}の{full_width(number)}"
            fixed(
                EVENT,
                f"{begins} {who} draw{ending} {whose} {nth} card {when}",
                DrawsNth(who, nth, when, begins),
                ja=f"{counted}枚目のカードを引{'いた' if end == 'とき' else 'く'}{end}",
            )
            phrase(
                EVENT,
                f"{begins} {who} cast{ending} {whose} {nth} {{what:noun/one}} {when}",
                CastsNth,
                who=who,
                nth=nth,
                when=when,
                begins=begins,
                ja=f"{counted}つ目の{{what}}を唱え{'た' if end == 'とき' else 'る'}{end}",
            )
