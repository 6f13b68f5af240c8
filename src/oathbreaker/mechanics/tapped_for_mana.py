"""CR 106.12a, 605.1b What triggers as permanents are tapped for mana, and the additional mana that it adds."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event, Tap
from oathbreaker.engine.mana import TappedForMana
from oathbreaker.engine.player_events import AddMana as ManaAdded
from oathbreaker.language.categories import DEED, EVENT, MANA_RESULT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import thing
from oathbreaker.mechanics.mana import AddMana, ManaFound
from oathbreaker.mechanics.noticing import Notices, about_both, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class IsTappedForMana(Notices):
    """A permanent is tapped for mana.

    Attributes:
        what: The permanent.
        who: Who taps it, as the text says it: a key of `WHO`; "" for anybody, who is not named.
    """

    subject: ClassVar[str] = "thing player"

    what: Ref
    who: str = ""

    kinds: ClassVar[tuple[str, ...]] = ("tapped for mana",)

    @rule("106.12a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what was tapped, and who did it."""
        if not isinstance(event, TappedForMana) or not speaks_of(self.what, context, event.oid):
            return None
        others = context.state.opponents(context.controller)
        is_meant = {"you": event.seat == context.controller, "an opponent": event.seat in others}.get(self.who, True)
        return about_both(event.oid, event.seat, 1) if is_meant else None


@term
class AddAdditionalMana(AddMana):
    """A player adds additional mana to their mana pool; the text says so."""


@term
class ManaOfTypeProduced(ManaFound):
    """One mana of any type that a permanent, which was tapped for mana, has produced."""

    of: Ref

    @rule("106.12a")
    def ways(self, context: Context) -> tuple[str, ...]:
        """Look at the mana that it added since it became tapped."""
        oid, log = thing(self.of, context), context.state.log
        found: list[str] = []
        for event in reversed(log):
            if isinstance(event, Tap) and event.oid == oid:
                break
            if isinstance(event, ManaAdded) and event.source == oid:
                found += [mana.symbol for mana in event.mana]
        return tuple(letter for letter in "WUBRGC" if letter in found)


def of_produced(said: str) -> ManaOfTypeProduced:
    """Return mana of a type that "that land" has produced."""
    return ManaOfTypeProduced(Pronoun(said))


def take_produced(said: str, tree: ManaOfTypeProduced) -> tuple[()] | None:
    """Take `of_produced` apart."""
    return () if getattr(tree.of, "said", "") == said else None


WHO: Final = {
    "a player": ("taps", "プレイヤー１人が"),
    "you": ("tap", "あなたが"),
    "an opponent": ("taps", "対戦相手１人が"),
}
"""Who taps a permanent -> the verb, and the Japanese."""
for slot in ("this", "some"):
    phrase(
        EVENT,
        f"whenever {{what:{slot}}} is tapped for mana",
        IsTappedForMana,
        ja="{what}がマナを引き出す目的でタップされるたび",
    )
    for who, (verb, japanese) in WHO.items():
        phrase(
            EVENT,
            f"whenever {who} {verb} {{what:{slot}}} for mana",
            IsTappedForMana,
            who=who,
            ja=f"{japanese}マナを引き出す目的で{{what}}をタップするたび",
        )
phrase(DEED, "[add|adds] an additional {added:mana-result}", AddAdditionalMana, ja="追加で{added}を加える")
for word, japanese in (("land", "土地"), ("permanent", "パーマネント")):
    said = f"that {word}"
    phrase(
        MANA_RESULT,
        f"one mana of any type {said} produced",
        ManaOfTypeProduced,
        build=partial(of_produced, said),
        take=partial(take_produced, said),
        ja=f"その{japanese}が生み出したタイプのうち好きなタイプのマナ１点",
    )
