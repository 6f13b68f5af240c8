"""CR 608.2d, 701.21 Permanents that players choose to keep; the rest is sacrificed."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Sacrifice as SacrificeEvent
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import CHOOSER, matching, seats, value_of
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def theirs(what: Filter, context: Context, seat: int) -> list[int]:
    """Return the permanents of a kind that a player controls; "they" is that player."""
    context.results[CHOOSER] = (seat,)
    found = [oid for oid in matching(what, context) if context.state.objects[oid].controller == seat]
    context.results.pop(CHOOSER, None)
    return found


def sacrificed(found: list[int], kept: list[int], seat: int, context: Context) -> list[Event]:
    """Return the sacrifices of what is not kept."""
    return [SacrificeEvent(oid, seat, context.source) for oid in found if oid not in kept]


@term
class KeepOneOfEach(Effect):
    """Players choose one of each of some types among permanents that they control, and sacrifice the rest.

    Attributes:
        kinds: The types.
        what: The permanents.
        last: Whether the text names the types last.
        who: Who does so.
    """

    kinds: tuple[str, ...]
    what: Filter
    last: bool = False
    who: Ref = You()

    @rule("608.2d", "101.4", "701.21a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each player choose, type by type; one permanent may be chosen for several. Then all is sacrificed."""
        state = context.state
        events: list[Event] = []
        made: list[Chosen] = []
        for seat in seats(self.who, context):
            found, kept = theirs(self.what, context, seat), list[int]()
            for kind in self.kinds:
                fitting = [oid for oid in found if oid in state.objects and kind in characteristics(state, oid).types]
                choosing = choose(state, seat, "choose permanents", fitting, 1, 1, "608.2d", source=context.source)
                kept += yield from in_one_round(state, choosing, made)
            events += sacrificed(found, kept, seat, context)
        yield from happen(state, events)


@term
class KeepOneOfEvery(KeepOneOfEach):
    """The same of every type that permanents have: "a permanent they control of each permanent type"."""


@term
class KeepSome(Effect):
    """Players choose so many permanents of a kind that they control, and sacrifice the rest of these.

    Attributes:
        amount: How many.
        what: The permanents.
        how: What stands before "sacrifices": ", then" or "and".
        up_to: Whether they may choose fewer.
        who: Who does so.
    """

    amount: Amount
    what: Filter
    how: str
    up_to: bool = False
    who: Ref = You()

    @rule("608.2d", "101.4", "701.21a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each player choose, or keep all if there are fewer; then the rest is sacrificed at once."""
        state, number = context.state, value_of(self.amount, context)
        events: list[Event] = []
        made: list[Chosen] = []
        for seat in seats(self.who, context):
            found = theirs(self.what, context, seat)
            least = 0 if self.up_to else number
            choosing = choose(state, seat, "choose permanents", found, least, number, "608.2d", source=context.source)
            kept = yield from in_one_round(state, choosing, made)
            events += sacrificed(found, list(kept), seat, context)
        yield from happen(state, events)


ONE: Final = Number(1)
PERMANENT_TYPES: Final = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
"""The types that permanents have (110.4)."""


def keep_four(last: bool, *parts: object) -> KeepOneOfEach:  # noqa: FBT001  as the phrase fixes it
    """Return that one of each of four types is kept; the permanents stand first or last in the text."""
    what, kinds = (parts[0], parts[1:]) if last else (parts[-1], parts[:-1])
    assert isinstance(what, Filter)  # noqa: S101  as the phrase has it
    return KeepOneOfEach(tuple(map(str, kinds)), what, last)


def take_four(last: bool, tree: KeepOneOfEach) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `keep_four` apart."""
    if tree.last != last or tree.who != You():
        return None
    return (tree.what, *tree.kinds) if last else (*tree.kinds, tree.what)


def take_some(how: str, up_to: bool, tree: KeepSome) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take the keeping of several permanents apart; one alone is said otherwise."""
    is_so = (tree.how, tree.up_to, tree.who) == (how, up_to, You()) and (up_to or tree.amount != ONE)
    return (tree.amount, tree.what) if is_so else None


FIRST_TWO: Final = "a {first:type-word/one} , a {second:type-word/one}"
KINDS: Final = f"{FIRST_TWO} , a {{third:type-word/one}} , and a {{fourth:type-word/one}}"
KEPT: Final = "{what}の中から{first}１つと{second}１つと{third}１つと{fourth}１つを選び、残りを生け贄に捧げる"
for last, words in (
    (False, f"{KINDS} from among the {{what:noun/many}}"),
    (True, f"from among the {{what:noun/many}} {KINDS}"),
):
    phrase(
        DEED,
        f"[choose|chooses] {words} , then [sacrifice|sacrifices] the rest",
        KeepOneOfEach,
        build=partial(keep_four, last),
        take=partial(take_four, last),
        ja=KEPT,
    )
for how in (", then", "and"):
    rest = f"{how} [sacrifice|sacrifices] the rest"
    phrase(
        DEED,
        f"[choose|chooses] a {{what:noun/one}} {rest}",
        KeepSome,
        amount=ONE,
        how=how,
        ja="{what.one}を選び、残りを生け贄に捧げる",
    )
    for up_to, words in ((False, ""), (True, "up to ")):
        phrase(
            DEED,
            f"[choose|chooses] {words}{{amount:count}} {{what:noun/many}} {rest}",
            KeepSome,
            how=how,
            up_to=up_to,
            take=partial(take_some, how, up_to),
            ja=f"{{what}}のうち{'最大' * up_to}{{amount}}{{what.counter}}を選び、残りを生け贄に捧げる",
        )
phrase(
    DEED,
    "[choose|chooses] a {what:noun/one} of each permanent type and [sacrifice|sacrifices] the rest",
    KeepOneOfEvery,
    build=lambda what: KeepOneOfEvery(PERMANENT_TYPES, what),
    take=lambda tree: (tree.what,) if tree == KeepOneOfEvery(PERMANENT_TYPES, tree.what) else None,
    ja="パーマネント・タイプ１種類につき{what.one}を選び、残りを生け贄に捧げる",
)
