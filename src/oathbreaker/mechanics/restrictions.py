"""CR 602.5 When and how often abilities may be activated."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Restriction
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.legal import is_sorcery_time
from oathbreaker.engine.marks import used_up
from oathbreaker.language.categories import RESTRICTION
from oathbreaker.language.japanese import not_so
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.sentences import holds
from oathbreaker.terms.abilities import Condition
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OnlyAsSorcery(Restriction):
    """Only when a sorcery could be cast (307.5)."""

    as_sorcery: ClassVar[bool] = True

    @rule("602.5d", "307.5")
    def allows(self, context: Context) -> bool:
        """Tell whether it is their main phase and the stack is empty."""
        return is_sorcery_time(context.state, context.controller)


@term
class OnlyOnceEachTurn(Restriction):
    """Only once each turn."""

    @rule("602.5b")
    def allows(self, context: Context) -> bool:
        """Tell whether the ability in question has not been activated this turn, whoever controlled it then."""
        said = context.announcement
        source = context.source_object()
        if said is None or source is None:
            return True
        abilities = characteristics(context.state, source.oid).abilities
        return not any(abilities[place] == said.ability for place in source.used if place < len(abilities))


@term
class OnlyOnce(Restriction):
    """Only once, as long as the object is the same (602.5b)."""

    for_good: ClassVar[bool] = True

    @rule("602.5b", "702.177a")
    def allows(self, context: Context) -> bool:
        """Tell whether the ability in question has never been activated, whoever controlled it."""
        said = context.announcement
        source = context.source_object()
        return said is None or source is None or said.ability not in used_up(source)


@term
class OnlyDuringYourUpkeep(Restriction):
    """Only during your upkeep."""

    @rule("602.5", "503.1")
    def allows(self, context: Context) -> bool:
        """Look whose turn it is, and which step."""
        return context.state.active == context.controller and context.state.step == "upkeep"


@term
class OnlyDuringYourTurn(Restriction):
    """Only during your turn."""

    @rule("602.5")
    def allows(self, context: Context) -> bool:
        """Look whose turn it is."""
        return context.state.active == context.controller


@term
class OnlyIf(Restriction):
    """Only if something is so."""

    condition: Condition

    @rule("602.5")
    def allows(self, context: Context) -> bool:
        """Look whether it is so now."""
        return holds(self.condition, context)


@term
class OnlyAsSorceryIf(Restriction):
    """Only when a sorcery could be cast, and only if something is so; `first` if the text says that first."""

    condition: Condition
    first: bool = False

    as_sorcery: ClassVar[bool] = True

    @rule("602.5d", "307.5")
    def allows(self, context: Context) -> bool:
        """Tell whether it is their main phase with an empty stack, and it is so now."""
        return is_sorcery_time(context.state, context.controller) and holds(self.condition, context)


def only_so(condition: str) -> str:
    """Return "only if": …していなければ起動できない; what denies something already is not denied once more."""
    if condition.endswith(("ない", "無い")):
        return f"{condition}場合にのみ起動できる。"
    return f"{not_so(condition).removesuffix('い')}ければ起動できない。"


fixed(RESTRICTION, "activate only as a sorcery .", OnlyAsSorcery(), ja="起動はソーサリーとしてのみ行う。")
fixed(RESTRICTION, "activate only once each turn .", OnlyOnceEachTurn(), ja="毎ターン１回しか起動できない。")
fixed(RESTRICTION, "activate only once .", OnlyOnce(), ja="１回しか起動できない。")
fixed(RESTRICTION, "activate only during your turn .", OnlyDuringYourTurn(), ja="あなたのターンにのみ起動できる。")
fixed(
    RESTRICTION,
    "activate only during your upkeep .",
    OnlyDuringYourUpkeep(),
    ja="あなたのアップキープの間にのみ起動できる。",
)
phrase(RESTRICTION, "activate only if {condition:condition} .", OnlyIf, ja=lambda slot: only_so(slot("condition")))
phrase(
    RESTRICTION,
    "activate only as a sorcery and only if {condition:condition} .",
    OnlyAsSorceryIf,
    ja="{condition}場合に、ソーサリーとしてのみ起動できる。",
)
phrase(
    RESTRICTION,
    "activate only if {condition:condition} and only as a sorcery .",
    OnlyAsSorceryIf,
    first=True,
    ja="{condition}場合に、ソーサリーとしてのみ起動できる。",
)
