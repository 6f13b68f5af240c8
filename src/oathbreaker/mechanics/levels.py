"""CR 711 Leveler cards, 716 Class cards: what a permanent has at a level, beneath its level symbols and level bars."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Keyword, Restriction, Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.designations import BecomeLevel
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers_changes import add_ability, add_keyword, set_power_toughness
from oathbreaker.engine.marks import level_of
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import ABILITY_LINE, EVENT, KEYWORD, LEVEL, LEVELS, SECTION
from oathbreaker.language.grammar import LINES
from oathbreaker.language.phrases import leaf, phrase, series
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.mechanics.restrictions import OnlyAsSorcery
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Cost, Keywords, Ref, StaticAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

COUNTER: Final = "level"
"""The kind of counters that level up puts."""
ITSELF: Final = This("this permanent")
RANGE: Final = re.compile(r"(\d+)(?:-(\d+)|\+)")
"""How a level symbol tells its levels: "1-4" or "5+"."""


@term
class LevelUp(Keyword):
    """702.87 Level up: a cost to put a level counter on the permanent, as a sorcery."""

    cost: str

    name: ClassVar[str] = "level up"

    @rule("702.87a", "711.4")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability; it is there however many counters there are."""
        body = (PutCounters(Number(1), COUNTER, ITSELF),)
        return (ActivatedAbility((PayMana(self.cost),), body, (), (OnlyAsSorcery(),)),)


@term
class HasSection(LayerStatement):
    """The permanent has the abilities of a section of its text box, and perhaps base power and toughness of it."""

    given: tuple[Ability, ...]
    size: str = ""

    among: ClassVar[str] = "self"
    takes_away: ClassVar[bool] = False
    reads: ClassVar[tuple[str, ...] | None] = ()

    @property
    def layers(self) -> tuple[str, ...]:
        """The layer of abilities, and that of base power and toughness where those are given."""
        return tuple(layer for layer, is_there in (("6", self.given), ("7b", self.size)) if is_there)

    def affects(self, context: Context, oid: int) -> bool:
        """Change the permanent itself."""
        return oid == context.source

    @rule("711.2a", "711.2b", "716.2a", "613.1f", "613.4b")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Give the abilities, or set power and toughness."""
        if layer == "7b":
            power, toughness = map(int, self.size.split("/"))
            set_power_toughness(characteristics, power, toughness)
            return
        for ability in self.given:
            if isinstance(ability, Keywords):
                for keyword in ability.keywords:
                    add_keyword(characteristics, keyword)
            else:
                add_ability(characteristics, ability)


@term
class LevelCounters(Condition):
    """The permanent has a number of level counters: at least so many, and at most so many if that is told."""

    least: int
    most: int | None

    reads: ClassVar[tuple[str, ...] | None] = ("counters",)

    @rule("711.2a", "711.2b", "711.5", "716.4")
    def holds(self, context: Context) -> bool:
        """Count them; a class level is no counter."""
        thing = context.state.objects.get(context.source)
        number = thing.counters.get(COUNTER, 0) if thing is not None else 0
        return number >= self.least and (self.most is None or number <= self.most)


@term
class Levels(Term):
    """The levels that a level symbol names: from one to another, or without end."""

    first: int
    last: int | None = None

    @property
    def printed(self) -> str:
        """How the symbol tells them."""
        return f"{self.first}+" if self.last is None else f"{self.first}-{self.last}"


@term
class LevelSymbol(Keyword):
    """711.2 A level symbol: what a leveler is and has while it has so many level counters."""

    levels: Levels
    size: str
    given: tuple[Ability, ...] = ()

    name: ClassVar[str] = "level symbol"

    @rule("107.8", "107.8a", "107.8b", "711.2", "711.2a", "711.2b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability that it stands for."""
        counted = LevelCounters(self.levels.first, self.levels.last)
        return (StaticAbility((HasSection(self.given, self.size),), counted),)


@term
class LevelAtLeast(Condition):
    """The permanent's level is a number or greater."""

    level: int

    reads: ClassVar[tuple[str, ...] | None] = ()

    @rule("716.2a", "716.2d")
    def holds(self, context: Context) -> bool:
        """Look at the permanent."""
        thing = context.state.objects.get(context.source)
        return thing is not None and level_of(thing) >= self.level


@term
class OnlyAtLevel(Restriction):
    """Only while the permanent's level is just this."""

    level: int

    @rule("716.2a", "716.2d")
    def allows(self, context: Context) -> bool:
        """Look at the permanent."""
        thing = context.state.objects.get(context.source)
        return thing is not None and level_of(thing) == self.level


@term
class GainLevel(Effect):
    """The permanent's level becomes a number."""

    level: int

    @rule("716.2a", "716.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Change it."""
        yield from happen(context.state, (BecomeLevel(context.source, self.level, context.source),))


@term
class LevelBar(Keyword):
    """716.2 A class level bar: the cost to gain a level, and what the Class has from it on."""

    costs: tuple[Cost, ...]
    level: int
    given: tuple[Ability, ...]

    name: ClassVar[str] = "class level"

    @rule("716.2", "716.2a", "716.3")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability and the static one that it stands for."""
        limits = (OnlyAtLevel(self.level - 1), OnlyAsSorcery())
        gaining = ActivatedAbility(self.costs, (GainLevel(self.level),), (), limits)
        return (gaining, StaticAbility((HasSection(self.given),), LevelAtLeast(self.level)))


@term
class BecomesLevel(Notices):
    """A permanent's level becomes a number."""

    subject: ClassVar[str] = "thing"

    what: Ref
    level: int

    kinds: ClassVar[tuple[str, ...]] = ("become level",)

    @rule("716.2a", "603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the permanent and its new level."""
        is_so = (
            isinstance(event, BecomeLevel) and event.level == self.level and speaks_of(self.what, context, event.oid)
        )
        return Subject(context.source) if is_so else None


def level_in(token: str) -> int | None:
    """Return the level that a number is."""
    return int(token) if token.isdecimal() else None


def levels_in(token: str) -> Levels | None:
    """Return the levels of a level symbol."""
    found = RANGE.fullmatch(token)
    if found is None:
        return None
    return Levels(int(found[1]), int(found[2]) if found[2] else None)


def levels_in_japanese(levels: Levels) -> str:
    """Return the levels as Japanese cards have them: １-４, ５＋."""
    return levels.printed.replace("+", "＋").translate(FULL_WIDTH)


FULL_WIDTH: Final = str.maketrans("0123456789", "０１２３４５６７８９")


def take_symbol(ability: Keywords) -> LevelSymbol | None:
    """Return the level symbol that a line is; None for any other keywords."""
    first = ability.keywords[0]
    return first if isinstance(first, LevelSymbol) else None


def take_bare_symbol(ability: Keywords) -> tuple[object, ...] | None:
    """Take a level symbol without abilities apart."""
    symbol = take_symbol(ability)
    return (symbol.levels, symbol.size) if symbol is not None and not symbol.given else None


def take_full_symbol(ability: Keywords) -> tuple[object, ...] | None:
    """Take a level symbol with abilities apart."""
    symbol = take_symbol(ability)
    return (symbol.levels, symbol.size, symbol.given) if symbol is not None and symbol.given else None


def take_bar(ability: Keywords) -> tuple[object, ...] | None:
    """Take a class level bar apart."""
    first = ability.keywords[0]
    return (first.costs, first.level, first.given) if isinstance(first, LevelBar) else None


leaf(LEVEL, level_in, str, ja=lambda level: str(level).translate(FULL_WIDTH))
leaf(LEVELS, levels_in, lambda levels: levels.printed, ja=levels_in_japanese)
series(SECTION, "ability-line", LINES, ja="\n")
phrase(KEYWORD, "level up {cost:mana}", LevelUp, ja="Ｌｖアップ{cost}")
phrase(
    ABILITY_LINE,
    "LEVEL {levels:levels} ¶ {size:size}",
    Keywords,
    build=lambda levels, size: Keywords((LevelSymbol(levels, size),)),
    take=take_bare_symbol,
    ja="Ｌｖ{levels}\n{size}",
)
phrase(
    ABILITY_LINE,
    "LEVEL {levels:levels} ¶ {size:size} ¶ {given:section}",
    Keywords,
    build=lambda levels, size, given: Keywords((LevelSymbol(levels, size, given),)),
    take=take_full_symbol,
    ja="Ｌｖ{levels}\n{size}\n{given}",
)
phrase(
    ABILITY_LINE,
    "{costs:costs} : level {level:level} ¶ {given:section}",
    Keywords,
    build=lambda costs, level, given: Keywords((LevelBar(costs, level, given),)),
    take=take_bar,
    ja="{costs}：レベル{level}\n{given}",
)
phrase(EVENT, "when {what:this} becomes level {level:level}", BecomesLevel, ja="{what.ga}レベル{level}になったとき")
