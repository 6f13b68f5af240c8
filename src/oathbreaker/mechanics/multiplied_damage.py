"""CR 614.1a, 701.10g "If … would deal damage, it deals double that damage instead": always, this turn, for a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import EFFECT, MULTIPLE, STATEMENT, WHICH_DAMAGE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import controller_of, here, things
from oathbreaker.mechanics.noticing import NOTICED, is_attached_to, speaks_of
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.refs import Back, Some
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class WhichDamage(Term):
    """Which damage is meant.

    Attributes:
        kind: "combat" or "noncombat"; "" for either.
        to: To what, in the words of `DEALT_TO`; "" for anything.
    """

    kind: str = ""
    to: str = ""

    def takes_in(self, context: Context, event: DealDamage) -> bool:
        """Tell whether damage is of the kind, and would be dealt to what is meant."""
        if self.kind and event.is_combat != (self.kind == "combat"):
            return False
        return not self.to or DEALT_TO[self.to][2](context, event.target)


@term
class Multiple(Term):
    """How much damage is dealt instead.

    Attributes:
        times: "double", "triple" or "twice"; "plus" for so much more.
        to: What the text calls what it is dealt to; "" where it does not say it again.
        plus: How much more, for "plus".
    """

    times: str
    to: str = ""
    plus: int = 0

    def dealt(self, amount: int) -> int:
        """Return how much is dealt instead of so much."""
        return amount + self.plus if self.times == PLUS else amount * TIMES[self.times][0]


@term
class MultipliesDamage(Replacement):
    """A source deals double or triple the damage that it would deal."""

    by: Ref
    damage: WhichDamage
    multiple: Multiple

    kinds: ClassVar[tuple[str, ...]] = ("damage",)
    is_alike: ClassVar[bool] = True

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: what deals the damage is described, or the object itself."""
        return type(self.by) in NOTICED and names_again(self.damage, self.multiple)

    @rule("609.7", "113.7a")
    def is_dealt_by(self, context: Context, source: int) -> bool:
        """Tell whether the damage is dealt by what is meant, as it is or last was."""
        return speaks_of(self.by, context, source)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage of the kind by and to what is meant."""
        return (
            isinstance(event, DealDamage)
            and self.damage.takes_in(context, event)
            and self.is_dealt_by(context, event.source)
        )

    @rule("614.1a", "701.10g")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Deal so many times that damage."""
        yield from ()
        assert isinstance(event, DealDamage)  # noqa: S101  `applies` has told
        event.amount = self.multiple.dealt(event.amount)
        return [event]


@term
class OneMultipliesDamage(MultipliesDamage):
    """The same of one particular object, whose number is the effect's amount; made by effects, said by no text."""

    def is_dealt_by(self, context: Context, source: int) -> bool:
        """Tell whether that object deals the damage."""
        return source == context.amount


@term
class MultipliesDamageForATime(Effect):
    """For a time, a source deals double or triple the damage that it would deal; `first` if the time is said first."""

    by: Ref
    damage: WhichDamage
    multiple: Multiple
    duration: Duration
    first: bool = False

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out, as of `MultipliesDamage`; what was said before can be meant as well."""
        is_known = isinstance(self.by, Back) or type(self.by) in NOTICED
        return is_known and names_again(self.damage, self.multiple)

    @rule("611.2c", "609.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect: of what there is now, or, where sources are described, of what is one as it deals any."""
        yield from ()
        if isinstance(self.by, Some):
            begin_lasting(context, MultipliesDamage(self.by, self.damage, self.multiple), self.duration)
            return
        effect = OneMultipliesDamage(self.by, self.damage, self.multiple)
        for oid in here(context.state, things(self.by, context)):
            begin_lasting(context, effect, self.duration, amount=oid)


def names_again(damage: WhichDamage, multiple: Multiple) -> bool:
    """Tell whether what the text calls the recipient the second time is what it named the first time."""
    return not multiple.to or (bool(damage.to) and multiple.to in DEALT_TO[damage.to][1])


@rule("102.2")
def is_opponent(context: Context, target: Target) -> bool:
    """Tell whether it is an opponent."""
    return is_player(target) and target in context.state.opponents(context.controller)


def is_or_is_of_opponent(context: Context, target: Target) -> bool:
    """Tell whether it is an opponent, or what an opponent controls."""
    return controller_of(context.state, target) in context.state.opponents(context.controller)


def is_creature(context: Context, target: Target) -> bool:
    """Tell whether it is a creature."""
    return not is_player(target) and "creature" in characteristics(context.state, target).types


Recipient = tuple[str, tuple[str, ...], Callable[[Context, Target], bool]]
"""(in Japanese, what the text can call it the second time, whether a player or permanent is one)"""

OPPONENTS_AND_THEIRS: Final = "an opponent or a permanent an opponent controls"
DEALT_TO: Final[dict[str, Recipient]] = {
    "a permanent or player": (
        "パーマネントやプレイヤーのうち１つ", ("that permanent or player",), lambda _context, _target: True
    ),
    OPPONENTS_AND_THEIRS: (
        "対戦相手１人か対戦相手がコントロールしているパーマネント１つ",
        ("that player or permanent", "that permanent or player"),
        is_or_is_of_opponent,
    ),
    "a player": ("プレイヤー１人", ("that player",), lambda _context, target: is_player(target)),
    "an opponent": ("対戦相手１人", ("that player",), is_opponent),
    "one of your opponents": ("対戦相手１人", ("that player",), is_opponent),
    "you": ("あなた", ("you",), lambda context, target: target == context.controller),
    "a creature an opponent controls": (
        "対戦相手がコントロールしているクリーチャー１体", ("that creature",),
        lambda context, target: is_creature(context, target) and is_or_is_of_opponent(context, target),
    ),
    "a creature": ("クリーチャー１体", ("that creature",), is_creature),
    "this creature": ("これ", ("this creature",), lambda context, target: target == context.source),
    "equipped creature": ("装備しているクリーチャー", ("equipped creature",), is_attached_to),
    "enchanted player": ("エンチャントしているプレイヤー", ("that player",), is_attached_to),
}  # fmt: skip
"""What damage is dealt to, as texts name it."""
AGAIN: Final = {
    "that permanent or player": "そのパーマネントやプレイヤー",
    "that player or permanent": "そのプレイヤーやパーマネント",
    "that player": "そのプレイヤー",
    "you": "あなた",
    "that creature": "そのクリーチャー",
    "this creature": "これ",
    "equipped creature": "装備しているクリーチャー",
}
"""What texts call it the second time."""
DAMAGE_KINDS: Final = {"": "ダメージ", "combat": "戦闘ダメージ", "noncombat": "戦闘ダメージでないダメージ"}
TIMES: Final = {
    "double": (2, "double that damage", "その２倍の点数のダメージ"),
    "twice": (2, "twice that much damage", "その２倍の点数のダメージ"),
    "triple": (3, "triple that damage", "その３倍の点数のダメージ"),
}
PLUS: Final = "plus"
"""How many times, in English and in Japanese."""

for kind, japanese in DAMAGE_KINDS.items():
    words = f"{kind} damage".strip()
    fixed(WHICH_DAMAGE, words, WhichDamage(kind), ja=japanese)
    for to, recipient in DEALT_TO.items():
        fixed(WHICH_DAMAGE, f"{words} to {to}", WhichDamage(kind, to), ja=f"{recipient[0]}に{japanese}")
for times, (_, words, japanese) in TIMES.items():
    fixed(MULTIPLE, words, Multiple(times), ja=japanese)
    for to, again in AGAIN.items():
        fixed(MULTIPLE, f"{words} to {to}", Multiple(times, to), ja=f"{again}に{japanese}")


def so_much_more(to: str, plus: Number | X) -> Multiple | None:
    """Return that so much more damage is dealt."""
    return Multiple(PLUS, to, plus.value) if isinstance(plus, Number) else None


def take_so_much_more(to: str, tree: Multiple) -> tuple[Number] | None:
    """Take `so_much_more` apart."""
    return (Number(tree.plus),) if (tree.times, tree.to) == (PLUS, to) else None


for to, again in ("", ""), *AGAIN.items():
    phrase(
        MULTIPLE,
        f"that much damage plus {{plus:number}}{f' to {to}' * bool(to)}",
        Multiple,
        build=partial(so_much_more, to),
        take=partial(take_so_much_more, to),
        ja=f"{f'{again}に' * bool(again)}その点数に{{plus}}を足した点数のダメージ",
    )
WOULD: Final = "if {by:thing/one} would deal {damage:which-damage}"
INSTEAD: Final = "it deals {multiple:multiple} instead"
JAPANESE: Final = "{by}が{damage}を与えるなら、代わりにそれは{multiple}を与える"
phrase(STATEMENT, f"{WOULD} , {INSTEAD}", MultipliesDamage, ja=JAPANESE)
phrase(
    EFFECT,
    f"{WOULD} this turn , {INSTEAD}",
    MultipliesDamageForATime,
    duration=ThisTurn(),
    ja=f"このターン、{JAPANESE}",
)
phrase(
    EFFECT,
    f"{{duration:duration}} , {WOULD} , {INSTEAD}",
    MultipliesDamageForATime,
    build=lambda duration, by, damage, multiple: MultipliesDamageForATime(by, damage, multiple, duration, first=True),
    take=lambda tree: (tree.duration, tree.by, tree.damage, tree.multiple) if tree.first else None,
    ja=f"{{duration}}{JAPANESE}",
)
