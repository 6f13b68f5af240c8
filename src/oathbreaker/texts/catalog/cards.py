"""Messages about cards and card data."""

MESSAGES: dict[str, tuple[str, str]] = {
    "bad_record": (
        "The card data has a damaged record ({name}): {error}. Get the file again, or use another one.",
        "カード・データに壊れた項目があります（{name}）：{error}。ファイルを入手し直すか、別のファイルを使ってください。",
    ),
}
