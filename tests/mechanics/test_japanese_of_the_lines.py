"""What a Japanese player would stumble over, line by line: それ, places first, one choice of several deeds, numbers."""

from __future__ import annotations

import pytest
from tests.language.saying import round_trips, writes_ja

PERMANENTS = {
    "This creature has reach as long as it's attacking.": "これが攻撃しているかぎり、これは到達を持つ。",
    "Whenever a Squirrel you control enters, it deals damage equal to its power to any target.": (
        "リス１体があなたのコントロール下で戦場に出るたび、１つを対象とする。"
        "そのリスはそれに、自身のパワーに等しい点数のダメージを与える。"
    ),
    "Whenever ~ deals combat damage to a player, create that many Treasure tokens.": (
        "これがプレイヤー１人に戦闘ダメージを与えるたび、その点数に等しい数の宝物・トークンを生成する。"
    ),
    "~ attacks each combat if able.": "各戦闘で、これは可能なら攻撃する。",
    "~ has protection from red and from white.": "これはプロテクション（赤）とプロテクション（白）を持つ。",
    "When ~ enters, if you cast it from your hand, draw a card.": (
        "これが戦場に出たとき、あなたがあなたの手札からこれを唱えていた場合、カード１枚を引く。"
    ),
    "When ~ enters, you may put an Elf or Goblin creature card from your hand onto the battlefield.": (
        "これが戦場に出たとき、あなたはあなたの手札にありエルフかゴブリンであるクリーチャー・カード１枚を戦場に出してもよい。"
    ),
}

SPELLS = {
    "You may pay {1}. If you do, draw a card and create a Treasure token.": (
        "あなたは{1}を支払ってもよい。そうしたなら、カード１枚を引き、宝物・トークン１つを生成する。"
    ),
    "Target Squirrel you control deals damage equal to its power to target Goblin.": (
        "あなたがコントロールしているリス１体と、ゴブリン１体を対象とする。"
        "その前者はその後者に、自身のパワーに等しい点数のダメージを与える。"
    ),
    "Any number of target players each draw five cards.": (
        "望む数のプレイヤーを対象とする。それらのプレイヤーはそれぞれカード５枚を引く。"
    ),
    "Put a +1/+1 counter on each red Squirrel you control.": (
        "あなたがコントロールしている赤の各リスの上にそれぞれ+1/+1カウンター１個を置く。"
    ),
    "~ deals 7 damage divided as you choose among any number of targets.": (
        "望む数を対象とする。合計７点分をあなたの望むように割り振る。これはそれらにその割り振った点数のダメージを与える。"
    ),
    "Distribute five +1/+1 counters among one or two target Squirrels.": (
        "リス１体か２体を対象とする。それらの上に+1/+1カウンター５個を望むように割り振って置く。"
    ),
    "Exile target Squirrel until target Aura leaves the battlefield.": (
        "リス１体と、オーラ１つを対象とする。その後者が戦場を離れるまで、その前者を追放する。"
    ),
    "Return target instant or Aura card from your graveyard to your hand.": (
        "あなたの墓地にありインスタントやオーラであるカード１枚を対象とする。それをあなたの手札に戻す。"
    ),
    "Return target Squirrel card with mana value 2 or less from your graveyard to the battlefield.": (
        "あなたの墓地にありマナ総量が２以下であるリス・カード１枚を対象とする。それを戦場に戻す。"
    ),
    "Destroy target Squirrel or planeswalker.": ("リスやプレインズウォーカーのうち１体を対象とする。それを破壊する。"),
    "Destroy target Vehicle.": "機体１体を対象とする。それを破壊する。",
    "Target creature gains flying until your next turn.": (
        "クリーチャー１体を対象とする。次のあなたのターンまで、それは飛行を得る。"
    ),
    "Draw cards equal to the number of cards in your hand.": (
        "あなたの手札にあるカードの枚数に等しい枚数のカードを引く。"
    ),
    "~ deals damage equal to the number of creatures you control to target creature.": (
        "クリーチャー１体を対象とする。"
        "これはそれに、あなたがコントロールしているクリーチャーの数に等しい点数のダメージを与える。"
    ),
    "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand.": (
        "あなたのライブラリーの一番上のカードを見る。それがクリーチャー・カードであるなら、"
        "あなたは「それを公開し、あなたの手札に加える。」を選んでもよい。"
    ),
}


@pytest.mark.parametrize(("line", "japanese"), PERMANENTS.items())
def test_lines_of_permanents(line: str, japanese: str) -> None:
    """A line of a permanent is read, and said as Japanese cards say it."""
    round_trips(line)
    writes_ja(line, japanese)


@pytest.mark.parametrize(("line", "japanese"), SPELLS.items())
def test_lines_of_spells(line: str, japanese: str) -> None:
    """A line of a spell is read, and said as Japanese cards say it."""
    round_trips(line, spell=True)
    writes_ja(line, japanese, spell=True)
