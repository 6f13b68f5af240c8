"""CR 508.3 What triggered abilities wait for: players and planeswalkers that are attacked, whatever attacks them."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.combat.events import AttackersDeclared
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.noticing import PLAYER
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

YOU: Final = "you"
PLANESWALKER: Final = "planeswalker"
EITHER: Final = "either"


@term
class IsAttacked(TriggerEvent):
    """An opponent, or any player, attacks you or a planeswalker you control.

    Attributes:
        by: "opponent" or "player".
        whom: `YOU`; `PLANESWALKER` for each planeswalker you control by itself; `EITHER` for both, once for all.
        least: With how many creatures at least.
        said: The words of the text.
    """

    subject: ClassVar[str] = "player"

    by: str
    whom: str
    least: int
    said: str

    kinds: ClassVar[tuple[str, ...]] = ("attackers declared",)

    @rule("508.3b", "508.3d")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return the attacking player for each planeswalker that is attacked, or once for all that is attacked."""
        found: list[Subject] = []
        for event in events:
            if isinstance(event, AttackersDeclared) and self.is_by(context, event.seat):
                numbers = [self.attackers(context, event, whom) for whom in event.attacked()]
                enough = [number for number in numbers if number and number >= self.least]
                times = len(enough) if self.whom == PLANESWALKER else min(1, len(enough))
                found += [Subject(event.seat, 0, ((PLAYER, (event.seat,)),)) for _ in range(times)]
        return found

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Return the attacking player, if anything that is meant is attacked."""
        return next(iter(self.occurrences(context, [event])), None)

    def is_by(self, context: Context, seat: int) -> bool:
        """Tell whether a player is one who is meant."""
        return self.by == "player" or seat in context.state.opponents(context.controller)

    def attackers(self, context: Context, event: AttackersDeclared, whom: Target) -> int:
        """Return how many creatures attack somebody or something that is meant; 0 for what is not meant."""
        is_meant = is_yours(context, whom) if self.whom != YOU else whom == context.controller
        if self.whom == PLANESWALKER and is_player(whom):
            return 0
        return sum(1 for _, attacked in event.pairs if attacked == whom) if is_meant else 0


@term
class OpponentsAttacked(TriggerEvent):
    """One or more of your opponents are attacked, whoever attacks them."""

    kinds: ClassVar[tuple[str, ...]] = ("attackers declared",)

    @rule("508.3b")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for an opponent among all that is attacked; planeswalkers are none."""
        opponents = context.state.opponents(context.controller)
        if isinstance(event, AttackersDeclared) and any(whom in opponents for whom in event.attacked()):
            return Subject(context.source)
        return None


@rule("508.5")
def is_yours(context: Context, whom: Target) -> bool:
    """Tell whether it is you, or a planeswalker that you control."""
    if is_player(whom):
        return whom == context.controller
    thing = context.state.objects.get(whom)
    is_walker = thing is not None and "planeswalker" in characteristics(context.state, whom).types
    return is_walker and thing is not None and thing.controller == context.controller


ATTACKED_WALKER: Final = "あなたがコントロールしているプレインズウォーカー"
for said, by, whom, least, japanese in (
    ("an opponent attacks a planeswalker you control with one or more creatures", "opponent", PLANESWALKER, 1,
     f"対戦相手１人が１体以上のクリーチャーで{ATTACKED_WALKER}１体を攻撃する"),
    ("an opponent attacks you with two or more creatures", "opponent", YOU, 2,
     "対戦相手１人が２体以上のクリーチャーであなたを攻撃する"),
    ("an opponent attacks you and/or one or more planeswalkers you control", "opponent", EITHER, 1,
     f"対戦相手１人があなたや１体以上の{ATTACKED_WALKER}を攻撃する"),
    ("an opponent attacks you and/or planeswalkers you control", "opponent", EITHER, 1,
     f"対戦相手１人があなたや{ATTACKED_WALKER}を攻撃する"),
    ("an opponent attacks you", "opponent", YOU, 1, "対戦相手１人があなたを攻撃する"),
    ("a player attacks you", "player", YOU, 1, "プレイヤー１人があなたを攻撃する"),
):  # fmt: skip
    fixed(EVENT, f"whenever {said}", IsAttacked(by, whom, least, said), ja=f"{japanese}たび")
fixed(EVENT, "whenever one or more of your opponents are attacked", OpponentsAttacked(),
      ja="あなたの対戦相手１人以上が攻撃されるたび")  # fmt: skip
