"""Messages of `oathbreaker rule`."""

MESSAGES: dict[str, tuple[str, str]] = {
    "number": ("Rule {number}", "ルール{number}"),
    "titled": ("Rule {number}: {title}", "ルール{number}：{title}"),
    "ruling": ("Ruling {number} of 6 June 2025", "2025年6月6日の裁定{number}"),
    "ruling_words": ("ruling {number}", "裁定{number}"),
    "about": ("about", "関係"),
    "above": ("above", "上位"),
    "below": ("below", "下位"),
    "where": ("where", "実装"),
    "tests": ("tests", "テスト"),
    "decided": ("decided", "判断"),
    "rulings": ("rulings", "裁定"),
    "rules": ("rules", "ルール"),
    "kind_saga": ("every Saga", "すべての英雄譚"),
    "kind_creature_saga": ("every Saga that is a creature", "クリーチャーでもあるすべての英雄譚"),
    "kind_transforming": ("every transforming double-faced card", "変身するすべての両面カード"),
    "kind_double_faced": ("every double-faced card", "すべての両面カード"),
    "more": ("and {n} more (--json lists all)", "ほか{n:digits}件（--jsonで全部）"),
    "not_explained": (
        "This rule is not explained here, because nothing in the program is marked with it.",
        "このルールの説明はありません。このプログラムには、このルールを実装したという印がありません。",
    ),
    "nowhere": ("nothing is marked with this number", "この番号の印がついたものはありません"),
    "untested": ("no test bears this number", "この番号を名前に持つテストはありません"),
    "found": (
        '"{words}": {n} {n:place|places}. `oathbreaker rule NUMBER` tells more of each.',
        "「{words}」：{n:digits}件。詳しくは`oathbreaker rule 番号`をご覧ください。",
    ),
    "of_card": (
        "{card}: {n} {n:ruling|rulings} of 6 June 2025 about such cards.",
        "{card}：このようなカードについての2025年6月6日の裁定が{n:digits}件あります。",
    ),
    "unknown_number": (
        "There is no rule {number}. The nearest are {nearest}.",
        "{number}というルールはありません。近いのは{nearest}です。",
    ),
    "unknown_ruling": (
        "There is no ruling {number}. They go from 1 to {last}.",
        "裁定{number}はありません。1から{last}までです。",
    ),
    "nothing": (
        'Nothing is said about "{words}". Try fewer or other words ("commander tax", "creature saga"), a number (906.12a) or a section (714).',
        "「{words}」についての説明は見つかりません。語を減らすか変える（「統率者税」、「英雄譚 クリーチャー」）か、番号（906.12a）や章（714）でお試しください。",
    ),
    "nothing_near": (
        'Nothing is said about "{words}". If you mean a card, try `oathbreaker card`; names that come close: {cards}.',
        "「{words}」についての説明は見つかりません。カードのことなら`oathbreaker card`をお試しください。近い名前：{cards}。",
    ),
    "no_words": (
        "No rule was given. Give a number (906.12a), a section (714), words or a card's name.",
        "ルールが指定されていません。番号（906.12a）、章（714）、語、カード名のどれかを指定してください。",
    ),
    "long_words": (
        '"{words}" is too long to look for. Give a number or a few words.',
        "「{words}」は長すぎて探せません。番号か、いくつかの語を指定してください。",
    ),
}
