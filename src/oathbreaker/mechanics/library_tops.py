"""CR 401.5, 601.3 The top card of a library that is revealed, looked at, or played from there."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.shown_hands import TOP_LOOKED_AT, TOP_REVEALED
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import ABILITY_LINE, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter, Statement, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

LIBRARY = "library"


@term
class TopIsRevealed(RuleStatement):
    """You play with the top card of your library revealed."""

    names: ClassVar[tuple[str, ...]] = (TOP_REVEALED,)

    @rule("401.5")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of your library."""
        return about == context.controller


@term
class MayLookAtTop(RuleStatement):
    """Its player may always see the top card of a library."""

    names: ClassVar[tuple[str, ...]] = (TOP_LOOKED_AT,)

    @rule("401.5")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of your library."""
        return about == context.controller


@term
class MayPlayTop(RuleStatement):
    """You may cast spells of some kinds from the top of your library, and perhaps play lands from there.

    Attributes:
        what: The spells; None for lands alone.
        also: Other spells.
        lands: Whether lands too.
        cards: Whether the text says "play cards".
    """

    what: Filter | None
    also: Filter | None = None
    lands: bool = False
    cards: bool = False

    names: ClassVar[tuple[str, ...]] = ("may cast",)

    @rule("601.3", "305.1")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of the top card of your library, if it is of the kinds."""
        state = context.state
        thing = state.objects.get(about)
        if thing is None or thing.zone != LIBRARY or state.library(context.controller)[:1] != (about,):
            return False
        if self.cards:
            return True
        if "land" in characteristics(state, about).types:
            return self.lands
        kinds = [kind for kind in (self.what, self.also) if isinstance(kind, Noun)]
        return any(kind.describes(context, thing) for kind in kinds)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the usual way of playing it, from there."""
        return WayToCast("", (LIBRARY,), seat=context.controller)


def look_and_play(second: Statement) -> StaticAbility | None:
    """Return looking at the top card and playing it, said in one sentence."""
    return StaticAbility((MayLookAtTop(), second)) if isinstance(second, MayPlayTop) else None


def take_look_and_play(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `look_and_play` apart."""
    is_so = ability.condition is None and ability.statements[:1] == (MayLookAtTop(),)
    return ability.statements[1:] if is_so and look_and_play(ability.statements[-1]) == ability else None


TOP_CARD = "the top card of your library"
FROM_TOP = "from the top of your library"
TOP = "あなたのライブラリーの一番上"
fixed(
    STATEMENT,
    f"play with {TOP_CARD} revealed",
    TopIsRevealed(),
    ja=f"あなたは、{TOP}のカードを公開したままプレイする",
)
fixed(
    STATEMENT,
    f"you may look at {TOP_CARD} any time",
    MayLookAtTop(),
    ja=f"あなたは、{TOP}のカードをいつ見てもよい",
)
fixed(
    STATEMENT,
    f"you may play lands {FROM_TOP}",
    MayPlayTop(None, lands=True),
    ja=f"あなたは、{TOP}から土地をプレイしてもよい",
)
fixed(
    STATEMENT,
    f"you may play cards {FROM_TOP}",
    MayPlayTop(None, cards=True),
    ja=f"あなたは、{TOP}からカードをプレイしてもよい",
)
phrase(
    STATEMENT,
    f"you may cast {{what:noun/many}} {FROM_TOP}",
    MayPlayTop,
    take=lambda tree: (tree.what,) if tree.what is not None and tree.also is None and not tree.lands else None,
    ja=f"あなたは、{TOP}から{{what}}を唱えてもよい",
)
phrase(
    STATEMENT,
    f"you may cast {{what:noun/many}} and {{also:noun/many}} {FROM_TOP}",
    MayPlayTop,
    take=lambda tree: (tree.what, tree.also) if tree.also is not None and not tree.lands else None,
    ja=f"あなたは、{TOP}から{{what}}や{{also}}を唱えてもよい",
)
phrase(
    STATEMENT,
    f"you may play lands and cast {{what:noun/many}} {FROM_TOP}",
    MayPlayTop,
    lands=True,
    ja=f"あなたは、{TOP}から、土地をプレイしたり{{what}}を唱えたりしてもよい",
)
phrase(
    ABILITY_LINE,
    f"you may look at {TOP_CARD} any time , and {{second:statement}} .",
    StaticAbility,
    build=look_and_play,
    take=take_look_and_play,
    ja=f"あなたは、{TOP}のカードをいつ見てもよい。{{second}}。",
)
