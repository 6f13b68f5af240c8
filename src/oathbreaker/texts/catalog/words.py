"""Single words of the rules: colours, basic land types, legality, layouts."""

MESSAGES: dict[str, tuple[str, str]] = {
    "unknown_language": (
        "There is no language {language}. Choose one of these: {languages}.",
        "{language}という言語はありません。次の中から選んでください：{languages}。",
    ),
    "unknown_terms": (
        "There are no format words called {terms}. Choose one of these: {known}.",
        "{terms}という用語の組はありません。次の中から選んでください：{known}。",
    ),
    "white": ("white", "白"),
    "blue": ("blue", "青"),
    "black": ("black", "黒"),
    "red": ("red", "赤"),
    "green": ("green", "緑"),
    "colorless": ("colorless", "無色"),
    "plains": ("Plains", "平地"),
    "island": ("Island", "島"),
    "swamp": ("Swamp", "沼"),
    "mountain": ("Mountain", "山"),
    "forest": ("Forest", "森"),
    "legal": ("legal", "使用可能"),
    "restricted": ("restricted", "制限"),
    "banned": ("banned", "禁止"),
    "not_legal": ("not legal", "使用不可"),
    "unknown": ("unknown", "不明"),
}
