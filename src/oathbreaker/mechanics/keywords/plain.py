"""CR 702 Keyword abilities without parameters, those with a mana cost, and lists of keywords."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.language.categories import KEYWORD, KEYWORD_LINE, KEYWORD_LIST
from oathbreaker.language.grammar import AND, COMMAS
from oathbreaker.language.phrases import fixed, phrase, series
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.statements import ThisCosts
from oathbreaker.terms.abilities import Ability, Amount, Filter, StaticAbility, TargetSpec
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLAIN = {
    "flying": "飛行",
    "vigilance": "警戒",
    "trample": "トランプル",
    "first strike": "先制攻撃",
    "double strike": "二段攻撃",
    "deathtouch": "接死",
    "lifelink": "絆魂",
    "haste": "速攻",
    "reach": "到達",
    "menace": "威迫",
    "hexproof": "呪禁",
    "indestructible": "破壊不能",
    "defender": "防衛",
    "flash": "瞬速",
    "shroud": "被覆",
    "fear": "畏怖",
    "intimidate": "威嚇",
    "horsemanship": "馬術",
    "skulk": "潜伏",
    "wither": "萎縮",
    "infect": "感染",
    "shadow": "シャドー",
    "partner": "共闘",
    "choose a Background": "背景選択",
    "doctor's companion": "ドクターのコンパニオン",
    "soulbond": "結魂",
    "cipher": "暗号",
    "demonstrate": "実演",
    "ascend": "昇殿",
}

PARTNERS = ("friends forever", "character select", "father & son", "survivors")
"""What follows "partner—" (702.124i)."""

COST_KEYWORDS = {
    "prowl": "徘徊",
    "cleave": "切除",
}

LANDS = {"Plains": "平地", "Island": "島", "Swamp": "沼", "Mountain": "山", "Forest": "森"}
COST_KEYWORDS |= {
    "aura swap": "オーラ交換",
    "fortify": "城砦化",
    "recover": "回収",
    "transfigure": "変遷",
}
NUMBER_KEYWORDS = {
    "toxic": "毒性",
    "tribute": "貢納",
}


@term
class PlainKeyword(Keyword):
    """A keyword ability without parameters: "flying"."""

    word: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word


@term
class CostKeyword(Keyword):
    """A keyword ability with a mana cost: "transmute {1}{U}{U}"."""

    word: str
    cost: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word


@term
class NumberKeyword(Keyword):
    """A keyword ability with a number: "crew 2"."""

    word: str
    number: Amount

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word


@term
class Landwalk(Keyword):
    """702.14 Landwalk of a basic land type."""

    land: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return f"{self.land.lower()}walk"


@term
class Affinity(Keyword):
    """702.41 Affinity for a kind of object."""

    what: Filter

    name: ClassVar[str] = "affinity"

    @rule("702.41a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "this spell costs {1} less to cast for each [thing] you control"."""
        if not isinstance(self.what, Noun):
            return ()
        yours = Noun(self.what.head, self.what.adjectives, (*self.what.qualifiers, ControlledBy("you")))
        return (StaticAbility((ThisCosts("{1}", yours),)),)


@term
class Enchant(Keyword):
    """702.5 Enchant: what an Aura can be attached to."""

    what: Filter

    name: ClassVar[str] = "enchant"

    @rule("702.5a", "303.4a")
    def spell_targets(self) -> tuple[TargetSpec, ...]:
        """Return what the Aura spell targets."""
        return (TargetSpec(self.what),)


for word, japanese in PLAIN.items():
    fixed(KEYWORD, word, PlainKeyword(word), ja=japanese)
for words in PARTNERS:
    fixed(KEYWORD, f"partner -- {words}", PlainKeyword(f"partner—{words}"), ja=f"共闘 ― {words.capitalize()}〔英〕")
for word, japanese in COST_KEYWORDS.items():
    phrase(KEYWORD, f"{word} {{cost:mana}}", CostKeyword, word=word, ja=f"{japanese}{{cost}}")
for word, japanese in NUMBER_KEYWORDS.items():
    phrase(KEYWORD, f"{word} {{number:number}}", NumberKeyword, word=word, ja=f"{japanese}{{number}}")
for land, japanese in LANDS.items():
    fixed(KEYWORD, f"{land.lower()}walk", Landwalk(land), ja=f"{japanese}渡り")
phrase(KEYWORD, "affinity for {what:noun/many}", Affinity, ja="親和（{what}）")
phrase(KEYWORD, "enchant {what:noun/one}", Enchant, ja="エンチャント（{what}）")
phrase(KEYWORD, "enchant {what:player-noun/one}", Enchant, ja="エンチャント（{what}）")
series(KEYWORD_LINE, "keyword", COMMAS, ja="、")
series(KEYWORD_LIST, "keyword", AND, ja="と")
