"""Messages of `oathbreaker cards coverage`: how much of Magic is read, and what stops the rest."""

MESSAGES: dict[str, tuple[str, str]] = {
    "total": (
        "{read:,} of {cards:,} cards legal in Oathbreaker are read whole, {share}; {declined:,} are declined, {ambiguous} ambiguous, {mismatch} not written back.",
        "{format_name}で使用可能な{cards:,}枚のうち{read:,}枚（{share}）を全文理解しています。理解できないもの{declined:,}、複数の意味に取れるもの{ambiguous}、書き戻せないもの{mismatch}。",
    ),
    "played": (
        "{played:,} of them have been played in random games.",
        "うち{played:,}枚は無作為なゲームで実際に使われました。",
    ),
    "bug": ("{name}: {verdict}", "{name}：{verdict}"),
    "groups": ("Group", "グループ"),
    "layouts": ("Layout", "レイアウト"),
    "types": ("Type", "タイプ"),
    "keywords": ("Keyword", "キーワード"),
    "cards": ("Cards", "枚数"),
    "read": ("Read", "理解"),
    "share": ("Share", "割合"),
    "phrase": ("Not understood", "理解できない語句"),
    "blocked": ("Cards", "枚数"),
    "sole": ("Nothing else", "これのみ"),
    "reading": ("Reading cards", "カードの読み取り"),
}
