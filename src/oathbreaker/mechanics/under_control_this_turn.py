"""CR 608.2i What entered, died or left the battlefield this turn under a player's control."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import CONDITION, QUALIFIER
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import controller_of, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ENTERED: Final = "entered"
DIED: Final = "died"
LEFT: Final = "left the battlefield"
JAPANESE: Final = {ENTERED: "戦場に出ていた", DIED: "死亡していた", LEFT: "戦場を離れていた"}
"""What happened to permanents, as the text says it -> the Japanese."""
WHOSE: Final = {"your": "あなたの", "an opponent's": "対戦相手の"}
ONE: Final = Number(1)
BARE_PERMANENT: Final = "permanent"


def came_or_went(context: Context, verb: str, whose: str) -> set[int]:
    """Return the permanents to which something happened this turn while a player or an opponent controlled them."""
    found: set[int] = set()
    for event in context.state.log:
        if not isinstance(event, ZoneChange):
            continue
        is_so = (
            event.zone == "battlefield"
            if verb == ENTERED
            else event.origin == "battlefield" and (verb == LEFT or event.zone == "graveyard")
        )
        oid = event.new_oid if verb == ENTERED else event.oid
        if is_so and (controller_then(context, event, oid) == context.controller) == (whose == "your"):
            found.add(oid)
    return found


def controller_then(context: Context, event: ZoneChange, oid: int) -> int:
    """Return under whose control a permanent entered, or who controlled it as it left."""
    return event.holder(context.state) if event.zone == "battlefield" else controller_of(context.state, oid)


@term
class SoManyUnderControl(Condition):
    """Something happened this turn to at least so many permanents of a kind under a player's control.

    Attributes:
        amount, what: How many of which.
        verb: What happened: a key of `JAPANESE`.
        whose: Under whose control: a key of `WHOSE`.
        another: Whether the object itself does not count.
        had: Whether the text says "you had … enter".
    """

    amount: Amount
    what: Filter
    verb: str
    whose: str = "your"
    another: bool = False
    had: bool = False

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "400.7")
    def holds(self, context: Context) -> bool:
        """Count them as they are or last were."""
        oids = came_or_went(context, self.verb, self.whose)
        if self.another:
            oids.discard(context.source)
        looks = [look for oid in oids if (look := look_of(context.state, oid)) is not None]
        found = sum(isinstance(self.what, Noun) and self.what.describes_look(context, *look) for look in looks)
        return found >= value_of(self.amount, context)


@term
class EnteredUnderYourControl(Qualifier):
    """Permanents that entered the battlefield under your control this turn."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "400.7")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for it among what did."""
        return thing.oid in came_or_went(context, ENTERED, "your")


def several(verb: str, whose: str, amount: Amount, what: Filter, *, had: bool) -> SoManyUnderControl | None:
    """Return that it happened to so many; of one it is said otherwise."""
    return None if amount == ONE else SoManyUnderControl(amount, what, verb, whose, had=had)


def take_several(verb: str, whose: str, tree: SoManyUnderControl, *, had: bool) -> tuple[object, ...] | None:
    """Take `several` apart."""
    is_so = (tree.verb, tree.whose, tree.had, tree.another) == (verb, whose, had, False) and tree.amount != ONE
    return (tree.amount, tree.what) if is_so else None


def one(verb: str, whose: str, what: Filter, *, had: bool, another: bool) -> SoManyUnderControl | None:
    """Return that it happened to one; that any permanent of yours left is said elsewhere."""
    is_any = isinstance(what, Noun) and what.head.kind == BARE_PERMANENT and not (what.adjectives or what.qualifiers)
    if (verb, whose, another) == (LEFT, "your", False) and is_any:
        return None
    return SoManyUnderControl(ONE, what, verb, whose, another, had)


def take_one(verb: str, whose: str, tree: SoManyUnderControl, *, had: bool, another: bool) -> tuple[Filter] | None:
    """Take `one` apart."""
    is_so = (tree.verb, tree.whose, tree.had, tree.another) == (verb, whose, had, another) and tree.amount == ONE
    return (tree.what,) if is_so else None


def declare(verb: str, whose: str, words: tuple[str, str, str], *, had: bool) -> None:
    """Declare that it happened to one, to another, and to so many: what stands before, the verb, what follows."""
    before, said, after = words
    so = f"このターンに{WHOSE[whose]}コントロール下で"
    for another, article, japanese in ((False, "a", ""), (True, "another", "これでない")):
        phrase(
            CONDITION,
            f"{before} {article} {{what:noun/one}} {said} {after}",
            SoManyUnderControl,
            build=partial(one, verb, whose, had=had, another=another),
            take=partial(take_one, verb, whose, had=had, another=another),
            ja=f"{so}{japanese}{{what}}が{JAPANESE[verb]}",
        )
    phrase(
        CONDITION,
        f"{before} {{amount:count}} or more {{what:noun/many}} {said} {after}",
        SoManyUnderControl,
        build=partial(several, verb, whose, had=had),
        take=partial(take_several, verb, whose, had=had),
        ja=f"{so}{{amount}}{{what.counter}}以上の{{what}}が{JAPANESE[verb]}",
    )


for kind in JAPANESE:
    for control in WHOSE:
        declare(kind, control, ("", kind, f"under {control} control this turn"), had=False)
declare(ENTERED, "your", ("you had", "enter", "under your control this turn"), had=True)
declare(ENTERED, "an opponent's", ("an opponent had", "enter", "under their control this turn"), had=True)
fixed(
    QUALIFIER,
    "that entered under your control this turn",
    EnteredUnderYourControl(),
    ja="このターンにあなたのコントロール下で戦場に出た",
)
