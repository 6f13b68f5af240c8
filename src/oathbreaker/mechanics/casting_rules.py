"""CR 601.3 What may be cast as though it had flash, and what can't be cast."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.combat.timing import PHASE
from oathbreaker.engine.context import Context
from oathbreaker.engine.legal import MAIN_PHASES
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.permissions import AS_FLASH, PROHIBITS
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import attached_to
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.player_triggers import ENCHANTED
from oathbreaker.mechanics.rules_about import RuleAboutItself
from oathbreaker.mechanics.sentences import holds
from oathbreaker.mechanics.statements import ANYWHERE
from oathbreaker.terms.abilities import Condition, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WHO: Final = {
    "you": "あなたは",
    "players": "プレイヤーは",
    "your opponents": "あなたの対戦相手は",
    "each opponent": "各対戦相手は",
    ENCHANTED: "エンチャントしているプレイヤーは",
}
TIMES: Final = {"": "", "during your turn": "あなたのターンの間、", "during combat": "戦闘の間、"}


def is_one_of(who: str, context: Context, seat: int) -> bool:
    """Tell whether a player is among those that a statement names."""
    if who == ENCHANTED:
        return seat in attached_to(context)
    return who in {"players", "any player", "each player"} or (seat == context.controller) == (who == "you")


def is_such_spell(what: Filter, context: Context, about: Target) -> bool:
    """Tell whether a spell, or the card that may become it, fits a description."""
    thing = context.state.objects.get(about)
    return thing is not None and isinstance(what, Noun) and what.describes(context, thing)


@term
class AsThoughFlash(RuleStatement):
    """Spells of a kind may be cast as though they had flash.

    Attributes:
        who: Whose spells, as the text says it.
        what: The spells.
        also: Spells of another kind; None for none.
    """

    who: str
    what: Filter
    also: Filter | None = None

    names: ClassVar[tuple[str, ...]] = (AS_FLASH,)

    @rule("601.3b", "702.8a")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells of these players."""
        thing = context.state.objects.get(about)
        return (
            thing is not None
            and is_one_of(self.who, context, thing.controller)
            and any(what is not None and is_such_spell(what, context, about) for what in (self.what, self.also))
        )


@term
class ThisAsThoughFlash(RuleStatement):
    """This spell may be cast as though it had flash if something is so."""

    condition: Condition

    names: ClassVar[tuple[str, ...]] = (AS_FLASH,)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE
    about_itself: ClassVar[bool] = True

    @rule("601.3d")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of this spell alone, while the condition holds."""
        return about == context.source and holds(self.condition, context)


@term
class FlashForMore(RuleAboutItself):
    """This spell may be cast as though it had flash for more mana."""

    mana: str

    names: ClassVar[tuple[str, ...]] = ("may cast",)
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    @rule("601.3c")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the other way to cast it."""
        return WayToCast("flash", any_time=True, additional=(PayMana(self.mana),))


@term
class CannotCast(RuleStatement):
    """Players can't cast spells of a kind.

    Attributes:
        who: Which players, as the text says it; "" for all, said of the spells.
        what: The spells.
        when: When: "during your turn", "during combat"; "" for always.
    """

    who: str
    what: Filter
    when: str = ""

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)

    @rule("101.2", "601.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells of these players, at that time."""
        state = context.state
        thing = state.objects.get(about)
        if thing is None or (self.who and not is_one_of(self.who, context, thing.controller)):
            return False
        if self.when == "during your turn" and state.active != context.controller:
            return False
        if self.when == "during combat" and state.step not in PHASE:
            return False
        return is_such_spell(self.what, context, about)


@term
class CannotCastFrom(RuleStatement):
    """No player casts anything from a graveyard or a library."""

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)

    @rule("101.2", "601.3e")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Look where a spell is cast from."""
        thing = context.state.objects.get(about)
        if thing is None:
            return False
        said = thing.announcement
        return (said.zone if thing.zone == "stack" and said is not None else thing.zone) in {"graveyard", "library"}


@term
class OneSpellEachTurn(RuleStatement):
    """Players can't cast more than one spell each turn."""

    who: str

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)

    @rule("101.2", "601.2i")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of these players once they have cast a spell this turn, whenever this began to work."""
        state = context.state
        thing = state.objects.get(about)
        if thing is None or not is_one_of(self.who, context, thing.controller):
            return False
        return any(isinstance(event, SpellCast) and event.seat == thing.controller for event in state.log)


@term
class CastOnlyThen(RuleStatement):
    """Players can cast spells only at some time: when they could cast a sorcery, during their own turns.

    Attributes:
        who: Which players, as the text says it.
        when: When they can: a key of `ONLY_THEN`.
    """

    who: str
    when: str

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)

    @rule("101.2", "601.3", "307.5")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of these players' spells at any other time; a spell is on the stack itself as it is proposed."""
        state = context.state
        thing = state.objects.get(about)
        if thing is None or not is_one_of(self.who, context, thing.controller):
            return False
        if state.active != thing.controller:
            return True
        others = [oid for oid in state.stack if oid != about]
        return self.when == COULD_CAST_SORCERY and (state.step not in MAIN_PHASES or bool(others))


def as_flash(who: str, what: Filter, also: Filter | None = None) -> AsThoughFlash:
    """Return that spells of a kind, or of two, may be cast as though they had flash."""
    return AsThoughFlash(who, what, also)


def take_as_flash(who: str, tree: AsThoughFlash, *, several: bool) -> tuple[Filter, ...] | None:
    """Take `as_flash` apart."""
    if tree.who != who or several != (tree.also is not None):
        return None
    return (tree.what,) if tree.also is None else (tree.what, tree.also)


WHERE: Final = "graveyards or libraries"
COULD_CAST_SORCERY: Final = "any time they could cast a sorcery"
ONLY_THEN: Final = {
    COULD_CAST_SORCERY: "自分がソーサリーを唱えられるとき",
    "during their own turns": "自分のターンの間",
}
FLASH: Final = "瞬速を持つかのように唱えてもよい"
for who, japanese in (("you", "あなたは"), ("players", "プレイヤーは"), ("any player", "どのプレイヤーも")):
    phrase(
        STATEMENT,
        f"{who} may cast {{what:noun/many}} as though they had flash",
        AsThoughFlash,
        who=who,
        take=partial(take_as_flash, who, several=False),
        build=partial(as_flash, who),
        ja=f"{japanese}{{what}}を、{FLASH}",
    )
    phrase(
        STATEMENT,
        f"{who} may cast {{what:noun/many}} and {{also:noun/many}} as though they had flash",
        AsThoughFlash,
        build=partial(as_flash, who),
        take=partial(take_as_flash, who, several=True),
        ja=f"{japanese}{{what}}や{{also}}を、{FLASH}",
    )
phrase(
    STATEMENT,
    "you may cast this spell as though it had flash if {condition:condition}",
    ThisAsThoughFlash,
    ja=f"{{condition.nara}}、あなたはこの呪文を、{FLASH}",
)
phrase(
    STATEMENT,
    "you may cast this spell as though it had flash if you pay {mana:mana} more to cast it",
    FlashForMore,
    ja=f"この呪文を唱えるために追加の{{mana}}を支払うなら、あなたはこれを、{FLASH}",
)
for who, japanese in WHO.items():
    for when, then in TIMES.items():
        phrase(
            STATEMENT,
            f"{who} can't cast {{what:noun/many}} {when}".strip(),
            CannotCast,
            who=who,
            when=when,
            ja=f"{then}{japanese}{{what}}を唱えられない",
        )
for who, japanese in WHO.items():
    for when, then in ONLY_THEN.items():
        fixed(
            STATEMENT,
            f"{who} can cast spells only {when}",
            CastOnlyThen(who, when),
            ja=f"{japanese}、{then}にのみ呪文を唱えられる",
        )
phrase(STATEMENT, "{what:noun/many} can't be cast", CannotCast, who="", when="", ja="{what}は唱えられない")
fixed(
    STATEMENT,
    f"players can't cast spells from {WHERE}",
    CannotCastFrom(),
    ja="プレイヤーは、墓地やライブラリーから呪文を唱えられない",
)
for who, japanese in (("each player", "各プレイヤーは"), *WHO.items()):
    fixed(
        STATEMENT,
        f"{who} can't cast more than one spell each turn",
        OneSpellEachTurn(who),
        ja=f"{japanese}、各ターンに呪文を２つ以上唱えられない",
    )
