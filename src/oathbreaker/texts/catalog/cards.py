"""Messages about cards and card data."""

MESSAGES: dict[str, tuple[str, str]] = {
    "bad_record": (
        "The card data has a damaged record ({name}): {error}. Get the file again, or use another one.",
        "カード・データに壊れた項目があります（{name}）：{error}。ファイルを入手し直すか、別のファイルを使ってください。",
    ),
    "bad_database": (
        "The card data in {path} is damaged ({error}). Run `oathbreaker cards reset` to return to the data that ships inside.",
        "{path}のカード・データが壊れています（{error}）。`oathbreaker cards reset`を実行すると、内蔵のデータに戻ります。",
    ),
    "lacks_field": ("it lacks {field}", "{field}がありません"),
    "wrong_field": (
        "a part of it is not of the kind it should be ({error})",
        "種類の合わない部分があります（{error}）",
    ),
    "damaged_inside": ("it cannot be read to its end", "最後まで読めません"),
    "old_database": (
        "The card data in {path} was written by another version of this program. Run `oathbreaker cards update`, or "
        "`oathbreaker cards reset` to return to the data that ships inside.",
        "{path}のカード・データは別の版のプログラムが書いたものです。`oathbreaker cards update`を実行するか、"
        "`oathbreaker cards reset`で内蔵のデータに戻してください。",
    ),
    "not_found": (
        'No card is named "{name}", and no name comes close. Check the spelling.',
        "「{name}」という名前のカードはなく、近い名前もありません。綴りを確かめてください。",
    ),
    "not_found_near": (
        'No card is named "{name}". Did you mean {cards}?',
        "「{name}」という名前のカードはありません。もしかして：{cards}",
    ),
    "ambiguous": (
        'Several cards are named "{name}": {cards}. Give the full name of one.',
        "「{name}」という名前のカードが複数あります：{cards}。どれか１つの正式な名前を書いてください。",
    ),
}
