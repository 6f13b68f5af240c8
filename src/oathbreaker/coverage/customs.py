"""What Japanese cards used to say otherwise: older customs, and customs of the same years, put into today's words.

Each is a whole way of saying something, found on many cards; what only a few cards say otherwise is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

Custom = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]
"""(what older cards say, what it is today)."""

COUNTED: Final = r"((?:最大)?(?:\d+|X)(?:枚|体|個|つ|人))"
KIND: Final = "[ァ-ヺー一-鿿]+"
CLAUSE: Final = "(?:[^。、:]*(?:である|でない|持つ|持たない))"
CARD: Final = "[^。、:にか]*(?:カード|これ)"
TAKEN: Final = "[^。:]*(?:対象|公開|追放|戻す|戻して|出して|出す)"
ONE_OF: Final = rf"{KIND}1[体つ人]"

STEMS: Final = {
    "切り直し": "切り直す", "引き": "引く", "し": "する", "捨て": "捨てる", "戻し": "戻す", "出し": "出す",
    "加え": "加える", "行い": "行う", "失い": "失う", "置き": "置く", "得て": "得る", "得": "得る",
}  # fmt: skip
"""Verbs before 「、その後」 -> their dictionary form."""


def one_of_several(found: re.Match[str]) -> str:
    """Return alternatives of which one is meant: クリーチャーやプレインズウォーカーのうち1体."""
    kinds = found[0].split("か")
    counters = {kind[-1] for kind in kinds}
    return f"{'や'.join(kind[:-2] for kind in kinds)}のうち1{counters.pop() if len(counters) == 1 else 'つ'}"


CUSTOMS: Final[tuple[Custom, ...]] = (
    # Until 2020 the number stood after the particle: カードを１枚引く.
    (re.compile(rf"(?<=[ァ-ヺー一-鿿])(を|が){COUNTED}(?=[一-鿿])"), r"\2\1"),
    # Until 2021 mana value had a longer name.
    (re.compile("点数で見たマナ・コスト"), "マナ総量"),
    # Until 2020 the target and what is done to it made one sentence.
    (re.compile("を対象とし、"), "を対象とする。"),
    # Until 2021 cards were taken from the top; then they are those that lie there.
    (re.compile("一番上からカード"), "一番上にあるカード"),
    # Until 2020 milling had no word.
    (
        re.compile(r"(?:自分|あなた)のライブラリーの一番上にあるカード(\d+|X)枚を(?:自分|あなた)の墓地に置く"),
        r"カード\1枚を切削する",
    ),
    # Until 2022 what can be dealt damage was listed, as it is in English no more.
    (re.compile("クリーチャー1体かプレインズウォーカー1体かプレイヤー1人を対象"), "1つを対象"),
    (re.compile("クリーチャーやプレインズウォーカーやプレイヤーのうち1つを対象"), "1つを対象"),
    # Until 2021 each of several kinds had its own number; then there is one of them.
    (re.compile(rf"{ONE_OF}(?:か{ONE_OF})+(?=を|が)"), one_of_several),
    (re.compile(rf"({KIND})か({KIND})1([体つ])(?=を対象)"), r"\1や\2のうち1\3"),
    # Until 2021 a comparison stood before its noun without a verb.
    (re.compile("(?<=以上|以下)の(?=[ァ-ヺ一-鿿])"), "である"),
    # Until 2020 attacking was an attribute.
    (re.compile("攻撃クリーチャー"), "攻撃しているクリーチャー"),
    # Until 2021 the number of things was a total.
    (re.compile("の総数"), "の数"),
    # Until 2021 cards came from a graveyard or hand; then they are those that are there.
    (re.compile(rf"(墓地|手札)から、?(?={CLAUSE}+(?:[^。、:]*・)?カード)"), r"\1にあり"),
    (re.compile(f"(墓地|手札)から(?={CARD}{TAKEN})"), r"\1にある"),
    # Until 2021 others were 他の, and until 2022 now and then これ以外.
    (re.compile("これ以外で(あなたがコントロールしてい)る"), r"\1てこれでない"),
    (re.compile("(あなたがコントロールしてい)る、?他の"), r"\1てこれでない"),
    (
        re.compile("(?<![ァ-ヺー一-鿿])他の(?=(?:すべての)?(?:白の)?(?:クリーチャー|パーマネント)(?!・タイプ))"),
        "これでない",
    ),
    (re.compile("これ以外の(?=[ァ-ヺー一-鿿]+1[体つ]が)"), "これでない"),
    # Until 2021 the times of sorceries were described.
    (re.compile("この能力は、あなたがソーサリーを唱えられるときにのみ起動できる"), "起動はソーサリーとしてのみ行う"),
    # Until 2021 whose library is shuffled was said.
    (re.compile("(?<=その後、)あなたのライブラリーを切り直す"), "ライブラリーを切り直す"),
    # Until 2021, and now and then later, what comes "then" was joined to what is done before it.
    (
        re.compile(rf"({'|'.join(sorted(STEMS, key=len, reverse=True))})、その後(?!者)、?"),
        lambda found: f"{STEMS[found[1]]}。その後、",
    ),
    # How many are made for each thing was said before what is made.
    (re.compile(r"につき(\d+)([体つ枚個])の、?([^。、]+?)(?=を生成|を引く|が置かれ)"), r"につき\3\1\2"),
    # In 2021 what mana can be spent on was said without a denial.
    (re.compile("ためか、"), "ためか"),
    (re.compile("ためにのみ使用できる"), "ためにしか使用できない"),
    # Which permanents are tapped as a cost: their state was a clause.
    (re.compile("(あなたがコントロールしてい)て(アンタップ状態)である"), r"\1る\2の"),
    # In 2021 an animated land was called これ as it stays a land.
    (re.compile("これは土地でもある"), "それは土地でもある"),
    # Now and then all opponents did what each of them does.
    (re.compile("すべての対戦相手は(?!.*(?:得る|持つ))"), "各対戦相手はそれぞれ"),
    # Now and then what was sacrificed or exiled had it done, or still had it.
    (re.compile("生け贄に捧げられた(?=クリーチャー|パーマネント|アーティファクト)"), "生け贄に捧げた"),
    (re.compile("(?<=これにより)追放されている(?=カード|[ァ-ヺー]+・カード)"), "追放された"),
    # Commas that are set on a few cards and left out on most, and the other way round.
    (re.compile("(?<=あなたは)、(?=あなたの?|その|この)"), ""),
    (re.compile("(?<=それぞれ)、(?=[+0-9X自あ胞])"), ""),
    (re.compile("(?<=装備しているクリーチャーは)、(?=[+パ])"), ""),
    (re.compile("(?<=チャントしているクリーチャーは)、(?=[+])"), ""),
    (re.compile("(?<=点のライフを得て)(?=カード|[0-9X])"), "、"),
    (re.compile("(?<=を引き|を失い)(?=[0-9X動])"), "、"),
    # Until 2021 whoever does something was not counted.
    (re.compile("(?<![ァ-ヺー一-鿿])(対戦相手|プレイヤー)が(?=[^。]*たび、)"), r"\g<1>1人が"),
)
"""Applied to printed lines, in this order."""


def in_todays_words(line: str) -> str:
    """Return a printed line with older customs put into today's words."""
    for older, today in CUSTOMS:
        line = older.sub(today, line)
    return line
