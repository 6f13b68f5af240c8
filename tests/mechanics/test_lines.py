"""Lines of every family of mechanics: read to one tree, written back, said in Japanese. The lines are our own."""

from __future__ import annotations

import pytest
from tests.language.saying import bound, declines, reads_as, round_trips, writes_ja

from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.engine.own_terms import PayMana, TapSelf
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.damage_and_life import DealDamage
from oathbreaker.mechanics.drawing import Draw
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.mechanics.mana import ManaChoice
from oathbreaker.mechanics.modal import ChooseModes
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.sagas import ChapterReached
from oathbreaker.terms.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from oathbreaker.terms.refs import Each, This, You

SPELLS = {
    "Draw X cards.": "カードＸ枚を引く。",
    "Each player discards two cards.": "各プレイヤーはそれぞれカード２枚を捨てる。",
    "Target opponent discards six cards at random.": (
        "対戦相手１人を対象とする。そのプレイヤーはカード６枚を無作為に選んで捨てる。"
    ),
    "Surveil 2, then draw a card.": "諜報２を行う。その後、カード１枚を引く。",
    "You may draw a card. If you do, discard a card.": (
        "あなたはカード１枚を引いてもよい。そうしたなら、カード１枚を捨てる。"
    ),
    "Destroy all tapped artifacts.": "すべてのタップ状態のアーティファクトを破壊する。",
    "Destroy target attacking or blocking Squirrel.": ("攻撃かブロックしているリス１体を対象とする。それを破壊する。"),
    "Exile up to one target Goblin.": "ゴブリン最大１体を対象とする。それを追放する。",
    "Tap any number of target lands.": "望む数の土地を対象とする。それらをタップする。",
    "Return target Squirrel to its owner's hand.": "リス１体を対象とする。それをオーナーの手札に戻す。",
    "Return target Squirrel card from your graveyard to your hand.": (
        "あなたの墓地にあるリス・カード１枚を対象とする。それをあなたの手札に戻す。"
    ),
    "~ deals X damage to any target.": "１つを対象とする。これはそれにＸ点のダメージを与える。",
    "~ deals 2 damage to target player or planeswalker.": (
        "プレイヤーやプレインズウォーカーのうち１つを対象とする。これはそれに２点のダメージを与える。"
    ),
    "Target Squirrel gets -7/-3 until end of turn.": (
        "リス１体を対象とする。ターン終了時まで、それは-7/-3の修整を受ける。"
    ),
    "Target Squirrel can't block this turn.": "リス１体を対象とする。このターン、それではブロックできない。",
    "Put nine +1/+1 counters on target Squirrel.": ("リス１体を対象とする。それの上に+1/+1カウンター９個を置く。"),
    "Create three tapped Treasure tokens.": "宝物・トークン３つをタップ状態で生成する。",
    "Create a 2/2 green Bear creature token with trample.": (
        "トランプルを持つ緑の2/2の熊・クリーチャー・トークン１体を生成する。"
    ),
    "Draw a card for each land you control.": "あなたがコントロールしている土地１つにつきカード１枚を引く。",
    "Gain control of target land until end of turn.": (
        "土地１つを対象とする。ターン終了時まで、それのコントロールを得る。"
    ),
    "Destroy target land. Its controller draws a card.": (
        "土地１つを対象とする。それを破壊する。それのコントローラーはカード１枚を引く。"
    ),
    "If you control a Goblin, draw a card.": "あなたがゴブリンをコントロールしているなら、カード１枚を引く。",
    "Destroy all black Squirrels.": "すべての黒のリスを破壊する。",
    "Put a +1/+1 counter on each Squirrel you control.": (
        "あなたがコントロールしている各リスの上にそれぞれ+1/+1カウンター１個を置く。"
    ),
    "Search your library for a Goblin card, reveal it, put it into your hand, then shuffle.": (
        "あなたのライブラリーからゴブリン・カード１枚を探し、公開し、あなたの手札に加える。"
        "その後、ライブラリーを切り直す。"
    ),
    "You may draw two cards, then discard a card.": (
        "あなたは「カード２枚を引く。その後、カード１枚を捨てる。」を選んでもよい。"
    ),
    "Destroy target artifact or Squirrel.": "アーティファクトやリスのうち１つを対象とする。それを破壊する。",
    "Destroy target nonartifact, nonblack Squirrel.": (
        "アーティファクトでも黒でもないリス１体を対象とする。それを破壊する。"
    ),
    "You gain 2 life and draw six cards.": "あなたは２点のライフを得て、カード６枚を引く。",
    "You draw six cards and you lose 2 life.": "あなたはカード６枚を引き、２点のライフを失う。",
    "Search your library for a Swamp or Desert card, put it onto the battlefield tapped, then shuffle.": (
        "あなたのライブラリーから沼か砂漠であるカード１枚を探し、タップ状態で戦場に出す。"
        "その後、ライブラリーを切り直す。"
    ),
    "Choose one —\n• Draw two cards.\n• Destroy target land.": (
        "以下から１つを選ぶ。\n・カード２枚を引く。\n・土地１つを対象とする。それを破壊する。"
    ),
}
"""Lines of spells -> Japanese."""

PERMANENTS = {
    "Flying, haste": "飛行、速攻",
    "Enchant creature": "エンチャント（クリーチャー）",
    "Equip {2}": "装備{2}",
    "Crew 3": "搭乗３",
    "Protection from red": "プロテクション（赤）",
    "Swampwalk": "沼渡り",
    "When ~ dies, draw a card.": "これが死亡したとき、カード１枚を引く。",
    "Whenever ~ attacks, you gain 1 life.": "これが攻撃するたび、あなたは１点のライフを得る。",
    "Whenever a land you control enters, scry 1.": ("土地１つがあなたのコントロール下で戦場に出るたび、占術１を行う。"),
    "Whenever ~ or another Goblin you control dies, scry 1.": (
        "これか、あなたがコントロールしていてこれでないゴブリン１体が死亡するたび、占術１を行う。"
    ),
    "Whenever one or more Goblins you control attack, draw a card.": (
        "あなたがコントロールしている１体以上のゴブリンが攻撃するたび、カード１枚を引く。"
    ),
    "At the beginning of your end step, draw six cards.": "あなたの終了ステップの開始時に、カード６枚を引く。",
    "At the beginning of combat on your turn, scry 1.": "あなたのターンの戦闘の開始時に、占術１を行う。",
    "{T}, Pay 2 life: Add {B}.": "{T}, ２点のライフを支払う：{B}を加える。",
    "{T}: Add one mana of any color.": "{T}：好きな色１色のマナ１点を加える。",
    "−3: Draw two cards.": "-3：カード２枚を引く。",
    "{2}: Scry 1. Activate only as a sorcery.": "{2}：占術１を行う。起動はソーサリーとしてのみ行う。",
    "Tap two untapped Elves you control: Draw a card.": (
        "あなたがコントロールしているアンタップ状態のエルフ２体をタップする：カード１枚を引く。"
    ),
    "Remove a +1/+1 counter from ~: Draw a card.": "これの上から+1/+1カウンター１個を取り除く：カード１枚を引く。",
    "Equipped creature gets +7/+0 and has skulk.": "装備しているクリーチャーは+7/+0の修整を受け潜伏を持つ。",
    "Enchanted permanent can't attack or block.": "エンチャントしているパーマネントでは攻撃もブロックもできない。",
    "Other Elves you control get +1/+1.": "あなたがコントロールしていてこれでないすべてのエルフは+1/+1の修整を受ける。",
    "~ can't be blocked.": "これはブロックされない。",
    "~ enters with two +1/+1 counters on it.": "これは、+1/+1カウンター２個が置かれた状態で戦場に出る。",
    "~ enters tapped unless you control a Swamp.": (
        "あなたが沼をコントロールしていないかぎり、これはタップ状態で戦場に出る。"
    ),
    "~'s power is equal to the number of lands you control.": (
        "これのパワーは、あなたがコントロールしている土地の数に等しい。"
    ),
    "Squirrel spells you cast cost {3} less to cast.": ("あなたがリス・呪文を唱えるためのコストは{3}少なくなる。"),
    "As long as you control a Swamp, ~ has menace.": "あなたが沼をコントロールしているかぎり、これは威迫を持つ。",
    "During your turn, ~ has first strike.": "あなたのターンであるかぎり、これは先制攻撃を持つ。",
    'Creatures you control have "{T}: Draw a card."': (
        "あなたがコントロールしているすべてのクリーチャーは「{T}：カード１枚を引く。」を持つ。"
    ),
    "~ enters tapped unless you control two or more other Swamps.": (
        "あなたがこれでない２つ以上の沼をコントロールしていないかぎり、これはタップ状態で戦場に出る。"
    ),
    "Whenever ~ attacks, it gets +1/+0 until end of turn.": (
        "これが攻撃するたび、ターン終了時まで、これは+1/+0の修整を受ける。"
    ),
    'Squirrels you control have "Sacrifice this creature: Draw six cards."': (
        "あなたがコントロールしているすべてのリスは「このクリーチャーを生け贄に捧げる：カード６枚を引く。」を持つ。"
    ),
    "{2}: Scry 1. Activate only if you control a Goblin.": (
        "{2}：占術１を行う。あなたがゴブリンをコントロールしていなければ起動できない。"
    ),
    "{2}, Exile this card from your graveyard: Scry 1.": "{2}, あなたの墓地にあるこれを追放する：占術１を行う。",
    "Sacrifice another Goblin: Scry 1.": "これ以外のゴブリン１体を生け贄に捧げる：占術１を行う。",
    "Each Squirrel you control with a +1/+1 counter on it has skulk.": (
        "あなたがコントロールしていて+1/+1カウンターが置かれているすべてのリスは潜伏を持つ。"
    ),
    "As long as ~ is equipped, ~ has skulk.": "これに装備品がついているかぎり、これは潜伏を持つ。",
    "I, II — Draw a card.": "I, II ― カード１枚を引く。",
}
"""Lines of permanents -> Japanese."""


@pytest.mark.parametrize(("line", "japanese"), SPELLS.items())
def test_lines_of_spells(line: str, japanese: str) -> None:
    """A line of a spell reads to one tree, is written back, and is said in Japanese."""
    round_trips(line, spell=True)
    writes_ja(line, japanese, spell=True)


@pytest.mark.parametrize(("line", "japanese"), PERMANENTS.items())
def test_lines_of_permanents(line: str, japanese: str) -> None:
    """A line of a permanent reads to one tree, is written back, and is said in Japanese."""
    round_trips(line)
    writes_ja(line, japanese)


def test_what_phrases_read_to() -> None:
    """Phrases of several categories read to the trees they should."""
    reads_as("draws two cards", Draw(Number(2)), "deed", "third")
    reads_as("draw X cards", Draw(X()), "deed", "base")
    reads_as("{T}", TapSelf(), "cost")
    reads_as("{1}{U/R}", PayMana("{1}{U/R}"), "cost")
    reads_as("flying", PlainKeyword("flying"), "keyword")
    noun = Noun(Head((("artifact", "creature"),)), (Adjective("tapped"),), (ControlledBy("you"),))
    reads_as("tapped artifact creatures you control", noun, "noun", "many")


def test_what_lines_read_to() -> None:
    """Lines read to abilities of their kind, with costs, events and targets."""
    planeswalker = bound("+1: Draw a card.")
    assert planeswalker == ActivatedAbility((ChangeLoyalty(1),), (Draw(Number(1)),), loyalty=True)
    trigger = bound("When ~ enters, it deals 1 damage to each creature.")
    assert isinstance(trigger, TriggeredAbility)
    (effect,) = trigger.body
    assert isinstance(effect, DealDamage)
    assert effect.to == Each(Noun(Head((("creature",),))))
    mana = bound("{T}: Add {U} or {R}.")
    assert [type(found) for found in mana.find(ManaChoice)] == [ManaChoice]
    assert next(bound("~ deals 1 damage to you.", spell=True).find(This)) == This("~")
    assert You("you") in set(bound("~ deals 1 damage to you.", spell=True).find(You))


def test_700_2_modes_have_targets_of_their_own() -> None:
    """Each mode declares its own targets; the ability itself has none of them."""
    ability = bound("Choose one or both —\n• Destroy target land.\n• Exile target creature.", spell=True)
    assert isinstance(ability, SpellAbility)
    (choice,) = ability.body
    assert isinstance(choice, ChooseModes)
    assert (choice.least, choice.most, ability.targets) == (1, 2, ())
    assert [len(mode.targets) for mode in choice.choices] == [1, 1]


def test_714_2_chapters() -> None:
    """A chapter ability is triggered by its chapters."""
    ability = bound("I, III — Draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == ChapterReached((1, 3))


def test_603_4_an_intervening_if_is_part_of_the_trigger() -> None:
    """An "if" right after the event is the ability's condition, not an instruction."""
    ability = bound("When ~ enters, if you control a Swamp, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition is not None
    assert ability.body == (Draw(Number(1)),)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Destroy target creatures.", "creatures"),
        ("You draws a card.", "draws"),
        ("Target player draw a card.", "draw"),
    ],
)
def test_wrong_grammar_is_declined(line: str, word: str) -> None:
    """Number and person must agree; the verdict names the word."""
    assert declines(line, spell=True).word == word


@pytest.mark.parametrize("line", ["Draw two card.", "Draw a cards.", "Draw one card.", "Draw an card."])
def test_wrong_numbers_are_declined(line: str) -> None:
    """A noun agrees with the number before it."""
    assert declines(line, spell=True).kind == "declined"


def test_when_is_for_what_happens_once() -> None:
    """Of the object itself, "whenever" is not for what happens once."""
    assert declines("Whenever ~ enters, draw a card.").kind == "declined"
