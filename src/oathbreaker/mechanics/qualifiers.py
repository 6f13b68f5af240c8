"""CR 109.2 What stands after the types of a description: "you control", "with flying", "in your graveyard"."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.transforming import cost_for_mana_value
from oathbreaker.language.categories import QUALIFIER, QUALIFIERS
from oathbreaker.language.grammar import RUN
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase, series
from oathbreaker.mechanics.finding import defending_player, that_player, things, value_of
from oathbreaker.terms.abilities import Amount, Keyword, Ref
from oathbreaker.terms.refs import Targeted, You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

NUMBERS = {"mana value": "マナ総量", "power": "パワー", "toughness": "タフネス"}


NOT_YOU = frozenset({"an opponent", "opponents", "not you"})
CONTROLLERS = {
    "you": "あなた",
    "an opponent": "対戦相手",
    "not you": "あなた",
    "opponents": "対戦相手",
    "defending player": "防御プレイヤー",
    "that player": "そのプレイヤー",
    "they": "そのプレイヤー",
    "that player or that planeswalker's controller": "そのプレイヤーかそのプレインズウォーカーのコントローラー",
}


class Qualifier(Term):
    """What stands after the types of a description: "you control"."""

    __slots__ = ()

    ends: ClassVar[bool] = False
    """Whether it ends with a description of its own, to which all that follows belongs."""

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Tell whether it is true of an object.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


@term
class ControlledBy(Qualifier):
    """Whose permanents or spells: "you control"; who is "you", "an opponent", "not you", "they" or "that player"."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    who: str

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the controller with the player that is meant."""
        you, holder = context.controller, thing.controller
        if self.who == "you":
            return holder == you
        if self.who in NOT_YOU:
            return holder != you
        return holder in (defending_player(context) if self.who == "defending player" else (that_player(context),))


@term
class ControlledByTarget(Qualifier):
    """Permanents of a player who is targeted: "target opponent controls"."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    who: Ref

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the controller with that player."""
        return thing.controller in things(self.who, context)


@says(ControlledBy)
def say_controlled_by(writer: JapaneseWriter, qualifier: ControlledBy) -> str:
    """Return whose the permanents are: 自分が for "they" where they are who does it."""
    is_own = qualifier.who == "they" and writer.doer is not None
    who = "自分" if is_own else CONTROLLERS[qualifier.who]
    return f"{who}がコントロールして{'いない' if qualifier.who == 'not you' else 'いる'}"


@says(ControlledByTarget)
def say_controlled_by_target(writer: JapaneseWriter, qualifier: ControlledByTarget) -> str:
    """Return whose the permanents are: the player was named with the targets."""
    return f"{writer.say_as('thing', qualifier.who)}がコントロールしている"


@term
class WithManaCost(Qualifier):
    """Objects whose mana cost is one of two: "with mana cost {0} or {1}"."""

    reads: ClassVar[tuple[str, ...] | None] = ("name",)

    first: str
    second: str

    @rule("202.1")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the mana cost symbol by symbol; no mana cost is none of them."""
        cost = "".join(f"{{{symbol.text}}}" for symbol in look.mana_cost.symbols)
        return cost in {self.first, self.second}


@term
class OwnedBy(Qualifier):
    """Whose cards or permanents as owner: "you own"."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    who: str

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the owner with you."""
        return thing.owner == context.controller


@term
class WithKeyword(Qualifier):
    """Objects with a keyword, or without it: "with flying"."""

    reads: ClassVar[tuple[str, ...] | None] = ("abilities",)

    keyword: Keyword
    without: bool = False

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for the keyword by its name."""
        return look.has(getattr(self.keyword, "name", "")) != self.without


@term
class WithNumber(Qualifier):
    """Objects with a number: "with mana value 3 or less".

    Attributes:
        number: "mana value", "power" or "toughness".
        amount: What it is compared with.
        how: "most", "least" or "exact".
    """

    number: str
    amount: Amount
    how: str

    @property
    def reads(self) -> tuple[str, ...] | None:
        """The mana cost, which counts as part of the name, or power and toughness."""
        return ("name",) if self.number == "mana value" else ("power",)

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Compare the number."""
        found, wanted = stat_of(thing, look, self.number), value_of(self.amount, context)
        return found <= wanted if self.how == "most" else found >= wanted if self.how == "least" else found == wanted


@term
class WithCounter(Qualifier):
    """Objects with a counter on them: "with a +1/+1 counter on it"."""

    reads: ClassVar[tuple[str, ...] | None] = ("counters",)

    counter: str
    several: bool = False

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for the counter."""
        return thing.counters.get(self.counter, 0) > 0


SEVERAL_ZONES: Final = {
    "from your hand or graveyard": ("hand", "graveyard"),
    "from the command zone": ("command",),
    "in the command zone": ("command",),
    "on the battlefield or in the command zone": ("battlefield", "command"),
}
"""Words that name the command zone or several zones, and which zones they mean."""


@term
class InZone(Qualifier):
    """Where the cards are: "in your graveyard", "on the battlefield"."""

    reads: ClassVar[tuple[str, ...] | None] = ("zones",)

    words: str

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones that the words name."""
        return SEVERAL_ZONES.get(self.words) or (self.words.split()[-1].removesuffix("s"),)

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the zone, and its owner where it is said to be yours."""
        if thing.zone not in self.zones:
            return False
        words = self.words.split()
        if "defending" in words:
            return thing.owner in defending_player(context)
        if "their" in words or "player's" in words:
            return thing.owner == that_player(context)
        return "your" not in words or thing.owner == context.controller


@term
class InHandOf(Qualifier):
    """Cards in the hand of a player that the text names: "in target opponent's hand"."""

    who: Ref

    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look whose hand it is in."""
        return thing.zone == "hand" and thing.owner in things(self.who, context)


@term
class NotOnBattlefield(Qualifier):
    """Cards "that aren't on the battlefield", and the spells that they become."""

    reads: ClassVar[tuple[str, ...] | None] = ("zones",)
    zones: ClassVar[tuple[str, ...]] = ("hand", "library", "graveyard", "stack", "exile", "command")

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look where it is; a token or a copy of a spell is no card."""
        return thing.kind == "card" and thing.zone != "battlefield"


@term
class Colored(Qualifier):
    """Objects that are "one or more colors"; `words` is what the text says before that."""

    reads: ClassVar[tuple[str, ...] | None] = ("colors",)

    words: str

    @rule("105.2")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Tell whether it has a color."""
        return bool(look.colors)


@term
class OtherThan(Qualifier):
    """Objects "other than this creature"."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    what: Ref

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is another object."""
        return thing.oid not in things(self.what, context)


def in_hand_of(who: Ref) -> InHandOf | None:
    """Return that a card is in a player's hand; your own is said otherwise."""
    return None if isinstance(who, You) else InHandOf(who)


@term
class SameManaValue(Qualifier):
    """Cards "with the same mana value as this card"."""

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Compare the mana value with that of the source, as it is or last was."""
        source = context.source_object()
        if source is None:
            return False
        printed = source.definition.faces[source.face].characteristics
        own = cost_for_mana_value(source, printed)
        return cost_for_mana_value(thing, look).mana_value == own.mana_value


@term
class WithParity(Qualifier):
    """Spells "with even mana values"; zero is even. `single` if the text says "with an even mana value"."""

    reads: ClassVar[tuple[str, ...] | None] = ("name",)

    parity: str
    single: bool = False

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Divide the mana value by two."""
        return stat_of(thing, look, "mana value") % 2 == (self.parity == "odd")


@rule("608.2h", "202.3e")
def stat_of(thing: GameObject, look: Characteristics, stat: str) -> int:
    """Return a number of an object by its name in rules text; X counts as announced on the stack."""
    if stat != "mana value":
        return (look.power if stat == "power" else look.toughness) or 0
    number = int(cost_for_mana_value(thing, look).mana_value)
    if thing.zone == "stack" and thing.announcement is not None:
        number += thing.announcement.x * sum(symbol.text == "X" for symbol in look.mana_cost.symbols)
    return number


def in_order(qualifiers: tuple[Qualifier, ...]) -> tuple[Qualifier, ...] | None:
    """Return what stands after the types; None where a later one belongs to the description within an earlier one."""
    for earlier, later in pairwise(qualifiers):
        if earlier.ends and not is_from_zone(later):
            return None
    return qualifiers


def is_from_zone(qualifier: Term) -> bool:
    """Tell whether it says from where something is moved: "from your hand"."""
    return isinstance(qualifier, InZone) and qualifier.words.startswith("from")


series(QUALIFIERS, "qualifier", RUN, build=in_order, ja="")
for words, player in (
    ("you control", "you"),
    ("an opponent controls", "an opponent"),
    ("you don't control", "not you"),
    ("your opponents control", "opponents"),
    ("defending player controls", "defending player"),
    ("that player controls", "that player"),
    ("they control", "they"),
):
    phrase(QUALIFIER, words, ControlledBy, who=player)
phrase(
    QUALIFIER,
    "{spec:target-player} controls",
    ControlledByTarget,
    build=lambda spec: ControlledByTarget(Targeted(spec)),
    take=lambda tree: (tree.who.spec,) if isinstance(tree.who, Targeted) else None,
)
phrase(
    QUALIFIER,
    "with mana cost {first:mana} or {second:mana}",
    WithManaCost,
    ja="マナ・コストが{first}か{second}である",
)
phrase(QUALIFIER, "you own", OwnedBy, who="you", ja="あなたがオーナーである")
phrase(QUALIFIER, "with {keyword:keyword}", WithKeyword, ja="{keyword}を持つ")
phrase(QUALIFIER, "without {keyword:keyword}", WithKeyword, without=True, ja="{keyword}を持たない")
for stat, japanese in NUMBERS.items():
    phrase(QUALIFIER, f"with {stat} {{amount:number}} or less", WithNumber, number=stat, how="most",
           ja=f"{japanese}が{{amount}}以下である")  # fmt: skip
    phrase(QUALIFIER, f"with {stat} {{amount:number}} or greater", WithNumber, number=stat, how="least",
           ja=f"{japanese}が{{amount}}以上である")  # fmt: skip
    phrase(QUALIFIER, f"with {stat} {{amount:number}}", WithNumber, number=stat, how="exact",
           ja=f"{japanese}が{{amount}}である")  # fmt: skip
for parity, japanese in (("even", "偶数"), ("odd", "奇数")):
    phrase(QUALIFIER, f"with a {parity} mana value", WithParity, parity=parity, single=True,
           ja=f"マナ総量が{japanese}である")  # fmt: skip
    phrase(QUALIFIER, f"with {parity} mana values", WithParity, parity=parity, ja=f"マナ総量が{japanese}である")
for several, pronoun in ((False, "it"), (True, "them")):
    phrase(QUALIFIER, f"with a {{counter:counter-kind}} counter on {pronoun}", WithCounter, several=several,
           ja="{counter}が置かれている")  # fmt: skip
for words, japanese in (
    ("in your graveyard", "あなたの墓地にある"),
    ("on the battlefield", "戦場にある"),
    ("from the battlefield", "戦場にある"),
    ("in a graveyard", "墓地にある"),
    ("in all graveyards", "すべての墓地にある"),
    ("from all graveyards", "すべての墓地にある"),
    ("in your hand", "あなたの手札にある"),
    ("in your library", "あなたのライブラリーにある"),
    ("in exile", "追放領域にある"),
    ("from your graveyard", "あなたの墓地にある"),
    ("from your hand", "あなたの手札にある"),
    ("from their hand", "自分の手札にある"),
    ("in their graveyard", "自分の墓地にある"),
    ("from your hand or graveyard", "あなたの手札か墓地にある"),
    ("in defending player's graveyard", "防御プレイヤーの墓地にある"),
    ("from their graveyard", "自分の墓地にある"),
    ("in their graveyard", "自分の墓地にある"),
    ("in that player's graveyard", "そのプレイヤーの墓地にある"),
    ("from that player's graveyard", "そのプレイヤーの墓地にある"),
    ("from a graveyard", "墓地にある"),
    ("from the command zone", "統率領域にある"),
    ("in the command zone", "統率領域にある"),
    ("on the battlefield or in the command zone", "戦場か統率領域にある"),
    ("from graveyards", "墓地にある"),
):
    phrase(QUALIFIER, words, InZone, words=words, ja=japanese)
phrase(QUALIFIER, "in {who:own} hand", InHandOf, build=in_hand_of,
       take=lambda tree: (tree.who,), ja="{who.no}手札にある")  # fmt: skip
phrase(QUALIFIER, "other than {what:this}", OtherThan, ja="{what}でない")
for words in ("that's", "that are"):
    phrase(QUALIFIER, f"{words} one or more colors", Colored, words=words, ja="１色以上である")
phrase(QUALIFIER, "that aren't on the battlefield", NotOnBattlefield, ja="戦場にない")
phrase(QUALIFIER, "with the same mana value as this card", SameManaValue, ja="このカードと同じマナ総量を持つ")
