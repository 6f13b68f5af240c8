"""CR 903, 906.14 What cards say of commanders: of the oathbreakers in this format, never of a signature spell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Effect, Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.leaders import color_identity, is_commander, leading_card, times_cast
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import ABILITY_LINE, CONDITION, DEED, NOUN, QUANTITY
from oathbreaker.language.japanese import JapaneseWriter, says_form
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.conditions import Controls
from oathbreaker.mechanics.finding import seats
from oathbreaker.mechanics.players import YOURS
from oathbreaker.terms.abilities import Ability, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CanBeCommander(Ability):
    """The card can be a deck's commander (903.3a): that is said of decks, and changes nothing in a game."""

    what: Ref


@term
class TimesCast(Filter):
    """Each time that you have cast a commander, or "your commander", from the command zone; `said` is which."""

    said: str

    zones: ClassVar[tuple[str, ...]] = ("command", "stack", "battlefield", "graveyard", "exile", "hand", "library")
    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("903.3", "906.14")
    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is a commander of yours that may have been cast, wherever it is now."""
        thing = context.state.objects.get(target)
        return thing is not None and thing.owner == context.controller and is_commander(context.state, target)

    @rule("903.8", "906.9")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield each commander of yours once for each time."""
        objects = context.state.objects
        for oid, thing in objects.items():
            times = times_cast(context.state, leading_card(context.state, thing)) if self.matches(context, oid) else 0
            yield from (oid,) * times


@says_form("each", TimesCast)
def say_for_each_time(writer: JapaneseWriter, times: TimesCast) -> str:
    """Return "for each time": …１回につき."""
    return f"{writer.say_as('noun', times)}１回につき"


@term
class ColorsOfIdentity(Amount):
    """The number of colors in the color identity of your commanders."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("903.4", "702.124c", "906.14")
    def value(self, context: Context) -> int:
        """Count them; without a commander there are none."""
        return len(color_identity(context.state, context.controller) or ())


@term
class TakeCommander(Effect):
    """A player puts one of their commanders from the command zone into their hand."""

    who: Ref = You()

    @rule("702.124e", "903.9b", "906.10", "906.14")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose one of those in the command zone, and put it into their hand."""
        state = context.state
        for seat in seats(self.who, context):
            found = [oid for oid in state.zone("command") if is_own_commander(context, oid, seat)]
            chosen = yield from choose(state, seat, "choose cards", found, 1, 1, "702.124e", source=context.source)
            yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in chosen])


def is_own_commander(context: Context, oid: int, seat: int) -> bool:
    """Tell whether an object is a commander that a player owns."""
    return context.state.objects[oid].owner == seat and is_commander(context.state, oid)


phrase(ABILITY_LINE, "{what:this} can be your commander .", CanBeCommander, ja="{what}は統率者として使用できる。")
for said, japanese in (("a commander", "統率者"), ("your commander", "あなたの統率者")):
    fixed(NOUN, f"time you've cast {said} from the command zone this game", TimesCast(said), forms=("one",),
          ja=f"このゲームであなたが統率領域から{japanese}を唱えた回数")  # fmt: skip
fixed(CONDITION, "you control your commander", Controls(YOURS), ja="あなたがあなたの統率者をコントロールしている")
fixed(DEED, "[put|puts] your commander into your hand from the command zone", TakeCommander(),
      ja="あなたの統率者を統率領域からあなたの手札に加える")  # fmt: skip
fixed(QUANTITY, "the number of colors in your commanders' color identity", ColorsOfIdentity(),
      ja="あなたの統率者の固有色に含まれる色の数")  # fmt: skip
