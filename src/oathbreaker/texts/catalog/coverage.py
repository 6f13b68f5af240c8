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
    "japanese_needs_corpus": (
        "--japanese compares with the printed texts beside a corpus: name its cards with --corpus FILE.",
        "--japaneseは、カードのファイルと同じ場所にある印刷された文章と比べます。--corpus FILEでカードのファイルを指定してください。",
    ),
    "japanese": (
        "Lines of Japanese cards that are written just so: as they are printed, and with older customs put into today's words.",
        "日本語版のカードと一語一句同じになった行の数。印刷のままのものと、古い書き方を現在の書き方に直したもの。",
    ),
    "uncompared": (
        "{uncompared} {uncompared:text has|texts have} another number of lines, or no Japanese of ours.",
        "行数が異なるか、こちらの日本語がない文章：{uncompared:digits}",
    ),
    "classes": (
        "Why the other lines differ; a line may be of several classes:",
        "それ以外の行が異なる理由。１行に複数の理由があることもあります。",
    ),
    "class": ("{lines:,}  {reason}", "{lines:,}　{reason}"),
    "in_year": ("{lines} of {year}", "{year}年{lines}"),
    "unexplained": (
        "{lines:,} {lines:line is|lines are} in none of these classes: {years}.",
        "どの理由にも当てはまらない行：{lines:,}（{years}）",
    ),
    "year": ("Year", "年"),
    "lines": ("Lines", "行"),
    "printed": ("As printed", "印刷のまま"),
    "exact": ("In today's words", "現在の書き方"),
    "ours": ("Ours", "こちら"),
    "theirs": ("Theirs", "カード"),
}
