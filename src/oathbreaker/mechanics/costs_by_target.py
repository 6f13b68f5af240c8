"""CR 601.2f Spells that cost more or less because of what they target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.modes import Modal
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_rules import is_such_spell
from oathbreaker.mechanics.enchanted_players import THEM
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.noticing import speaks_of
from oathbreaker.mechanics.player_triggers import ENCHANTED
from oathbreaker.mechanics.statements import change_of, is_generic
from oathbreaker.terms.abilities import Filter, Ref, SpellAbility, TargetSpec
from oathbreaker.terms.refs import AttachedTo
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WHO: Final = (
    ("", "", ""),
    ("you cast", "you", "あなたが"),
    ("your opponents cast", "your opponents", "あなたの対戦相手が"),
)
"""(words of the text, who casts the spells, the Japanese)"""


@term
class CostByTarget(RuleStatement):
    """Spells of a kind that target something cost less or more to cast.

    Attributes:
        what: The spells.
        target: What they target.
        mana: How much: "{2}".
        who: Whose spells: "you", "your opponents", "" for anybody's.
        more: Whether they cost more.
    """

    what: Filter
    target: Ref
    mana: str
    who: str = ""
    more: bool = False

    names: ClassVar[tuple[str, ...]] = ("cost change",)

    @property
    def spares_colors(self) -> bool:
        """Whether it makes spells dearer, or the reduction is generic."""
        return self.more or is_generic(self.mana)

    @rule("601.2c", "601.2f")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells that target it; a card that could target it is looked at as if it did, for less."""
        thing = context.state.objects.get(about)
        if thing is None or not is_such_spell(self.what, context, about):
            return False
        if self.who and (thing.controller == context.controller) != (self.who == "you"):
            return False
        said = thing.announcement
        if thing.zone == "stack" and said is not None:
            return any(self.is_meant(context, target) for chosen in said.targets for target in chosen)
        return not self.more and self.could_target(context, thing)

    def is_meant(self, context: Context, target: Target) -> bool:
        """Tell whether something is what the spells target."""
        if isinstance(self.target, AttachedTo):
            return target in things(self.target, context)
        return speaks_of(self.target, context, target)

    def could_target(self, context: Context, thing: GameObject) -> bool:
        """Tell whether a card could be cast with such a target."""
        caster = Context(context.state, thing.oid, thing.controller)
        return any(
            self.is_meant(context, target)
            for spec in specs_of(thing)
            if isinstance(spec.what, PerformedFilter)
            for target in spec.what.candidates(caster)
        )

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change: once, however many such targets there are."""
        return change_of(self.mana, 1, more=self.more)


def specs_of(thing: GameObject) -> Iterator[TargetSpec]:
    """Yield what a card targets where it is cast, with any of its faces."""
    for face in thing.definition.faces:
        for ability in face.characteristics.abilities:
            if isinstance(ability, SpellAbility):
                yield from ability.targets
                for modal in ability.body:
                    if isinstance(modal, Modal):
                        yield from (spec for mode in modal.modes() for spec in mode.targets)
        for keyword in face.characteristics.keywords:
            if isinstance(keyword, Keyword):
                yield from keyword.spell_targets()


for words, who, japanese in WHO:
    for more, how, japanese_how in ((False, "less", "少なく"), (True, "more", "多く")):
        for category in ("this", "some", "one-or-more"):
            phrase(
                STATEMENT,
                f"{{what:noun/many}} {words} that target {{target:{category}}} cost {{mana:mana}} {how} to cast",
                CostByTarget,
                who=who,
                more=more,
                ja=f"{japanese}{{target}}を対象とする{{what}}を唱えるためのコストは{{mana}}{japanese_how}なる",
            )
        phrase(
            STATEMENT,
            f"{{what:noun/many}} {words} that target {ENCHANTED} cost {{mana:mana}} {how} to cast",
            CostByTarget,
            target=THEM,
            who=who,
            more=more,
            ja=f"{japanese}エンチャントしているプレイヤーを対象とする{{what}}を唱えるためのコストは{{mana}}{japanese_how}なる",
        )
