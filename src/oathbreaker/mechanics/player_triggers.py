"""CR 603.2 What players do, and steps that begin: "whenever you cast a creature spell"."""

from __future__ import annotations

from itertools import takewhile
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import Draw as DrawEvent
from oathbreaker.engine.movement import Sacrifice as SacrificeEvent
from oathbreaker.engine.player_events import GainLife as GainEvent
from oathbreaker.engine.player_events import StepBegins as StepEvent
from oathbreaker.language.categories import EVENT, LATER
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import attached_to
from oathbreaker.mechanics.noticing import fits
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ENCHANTED: Final = "enchanted player"
"""The player whom an Aura enchants (303.4)."""


def is_player_meant(who: str, context: Context, seat: int) -> bool:
    """Tell whether a word for players takes in a player: "you", "an opponent", "a player", "enchanted player"."""
    if who == "you":
        return seat == context.controller
    if who == ENCHANTED:
        return seat in attached_to(context)
    return who != "an opponent" or seat != context.controller


@term
class Sacrifices(TriggerEvent):
    """A player sacrifices a permanent of a kind."""

    subject: ClassVar[str] = "thing"

    who: str
    what: Filter

    kinds: ClassVar[tuple[str, ...]] = ("sacrifice",)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is sacrificed, and by whom."""
        if not isinstance(event, SacrificeEvent) or not is_player_meant(self.who, context, event.seat):
            return None
        return Subject(event.oid) if fits(self.what, context, event.oid) else None


@term
class Casts(TriggerEvent):
    """A player casts a spell of a kind (603.2)."""

    subject: ClassVar[str] = "thing player"

    who: str
    what: Filter

    kinds: ClassVar[tuple[str, ...]] = ("cast",)

    @rule("603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the spell, and who cast it."""
        if not isinstance(event, SpellCast) or not is_player_meant(self.who, context, event.seat):
            return None
        return (
            Subject(event.oid, 0, (("subject player", (event.seat,)),)) if fits(self.what, context, event.oid) else None
        )


@term
class Draws(TriggerEvent):
    """A player draws a card."""

    subject: ClassVar[str] = "player"

    who: str

    kinds: ClassVar[tuple[str, ...]] = ("draw",)

    @rule("121.4")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who draws; from an empty library no card is drawn."""
        if not isinstance(event, DrawEvent) or not event.amount or not is_player_meant(self.who, context, event.seat):
            return None
        return Subject(event.seat)


@term
class DrawsBeyondFirst(Draws):
    """A player draws a card, except the first one they draw in each of their draw steps."""

    who: str

    @rule("121.4", "504.1")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for an earlier card in the draw step of the player whose turn it is."""
        state = context.state
        found = Draws.matches(self, context, event)
        if found is None or state.step != "draw" or state.active != found.target:
            return found
        before = takewhile(lambda past: not isinstance(past, StepEvent), reversed(state.log))
        drawn = [past for past in before if isinstance(past, DrawEvent) and past.seat == found.target and past.amount]
        return found if drawn and drawn[-1] is not event else None


@term
class GainsLife(TriggerEvent):
    """A player gains life."""

    who: str

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("gain life",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who gains life, and how much."""
        if not isinstance(event, GainEvent) or not is_player_meant(self.who, context, event.seat):
            return None
        return Subject(event.seat, event.amount)


@term
class StepBegins(TriggerEvent):
    """A step begins: "the beginning of each opponent's upkeep" (603.2b)."""

    subject: ClassVar[str] = "player"

    step: str
    whose: str

    kinds: ClassVar[tuple[str, ...]] = ("step begins",)

    @rule("603.2b")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the step and whose turn it is."""
        if not isinstance(event, StepEvent) or event.step != STEP_NAMES.get(self.step, self.step):
            return None
        yours = event.seat == context.controller
        if self.whose == f"{ENCHANTED}'s":
            yours = is_player_meant(ENCHANTED, context, event.seat)
        meant = (
            yours
            if self.whose.startswith(("your", ENCHANTED))
            else not yours
            if self.whose == "each opponent's"
            else True
        )
        return Subject(event.seat, 0, (("subject player", (event.seat,)),)) if meant else None


STEP_NAMES = {"draw step": "draw", "end step": "end", "combat": "beginning of combat"}
"""The engine's name of a step, where rules text calls it otherwise."""
phrase(
    EVENT,
    "whenever you sacrifice a {what:noun/one}",
    Sacrifices,
    who="you",
    ja="あなたが{what.one}を生け贄に捧げるたび",
)
phrase(EVENT, "whenever you cast a {what:noun/one}", Casts, who="you", ja="あなたが{what}を唱えるたび")
phrase(EVENT, "whenever an opponent casts a {what:noun/one}", Casts, who="an opponent",
       ja="対戦相手１人が{what}を唱えるたび")  # fmt: skip
phrase(EVENT, "whenever a player casts a {what:noun/one}", Casts, who="a player",
       ja="プレイヤー１人が{what}を唱えるたび")  # fmt: skip
phrase(EVENT, f"whenever {ENCHANTED} casts a {{what:noun/one}}", Casts, who=ENCHANTED,
       ja="エンチャントしているプレイヤーが{what}を唱えるたび")  # fmt: skip
fixed(EVENT, f"whenever {ENCHANTED} draws a card", Draws(ENCHANTED),
      ja="エンチャントしているプレイヤーがカード１枚を引くたび")  # fmt: skip
fixed(EVENT, "whenever you draw a card", Draws("you"), ja="あなたがカード１枚を引くたび")
fixed(EVENT, "whenever a player draws a card", Draws("a player"), ja="プレイヤー１人がカード１枚を引くたび")
fixed(EVENT, "whenever an opponent draws a card", Draws("an opponent"), ja="対戦相手１人がカード１枚を引くたび")
FIRST = "whenever an opponent draws a card except the first one they draw in each of their draw steps"
fixed(EVENT, FIRST, DrawsBeyondFirst("an opponent"),
      ja="対戦相手１人が、自分の各ドロー・ステップの最初に引くカード以外のカード１枚を引くたび")  # fmt: skip
fixed(EVENT, "whenever you gain life", GainsLife("you"), ja="あなたがライフを得るたび")
for step, japanese in (("upkeep", "アップキープ"), ("end step", "終了ステップ"), ("draw step", "ドロー・ステップ")):
    for whose, whose_japanese in (
        ("your", "あなたの"),
        ("each opponent's", "各対戦相手の"),
        ("each player's", "各プレイヤーの"),
        ("the", ""),
        ("each", "各"),
        (f"{ENCHANTED}'s", "エンチャントしているプレイヤーの"),
    ):
        fixed(
            EVENT,
            f"at the beginning of {whose} {step}",
            StepBegins(step, whose),
            ja=f"{whose_japanese}{japanese}の開始時に",
        )
    fixed(LATER, f"at the beginning of the next {step}", StepBegins(step, "the next"), ja=f"次の{japanese}の開始時に")
    fixed(
        LATER,
        f"at the beginning of your next {step}",
        StepBegins(step, "your next"),
        ja=f"次のあなたの{japanese}の開始時に",
    )
fixed(LATER, "at end of combat", StepBegins("end of combat", "the next"), ja="戦闘終了時に")
fixed(EVENT, "at end of combat", StepBegins("end of combat", "the"), ja="戦闘終了時に")
fixed(EVENT, "at end of combat on your turn", StepBegins("end of combat", "your"), ja="あなたのターンの戦闘終了時に")
fixed(
    LATER,
    "at the beginning of the next turn's upkeep",
    StepBegins("upkeep", "the next turn's"),
    ja="次のターンのアップキープの開始時に",
)
for words, step, whose, japanese in (
    ("your first main phase", "precombat main", "your first", "あなたの第１メイン・フェイズ"),
    ("your precombat main phase", "precombat main", "your", "あなたの戦闘前メイン・フェイズ"),
    ("each of your postcombat main phases", "postcombat main", "your", "あなたの各戦闘後メイン・フェイズ"),
):
    fixed(EVENT, f"at the beginning of {words}", StepBegins(step, whose), ja=f"{japanese}の開始時に")
fixed(
    EVENT, "at the beginning of combat on your turn", StepBegins("combat", "your"), ja="あなたのターンの戦闘の開始時に"
)
