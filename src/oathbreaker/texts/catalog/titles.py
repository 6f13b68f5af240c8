"""What each rule of deck construction is about, in a few words: the headings of the check's report."""

MESSAGES: dict[str, tuple[str, str]] = {
    "906.3": ("The oathbreaker is a planeswalker card", "{oathbreaker}はプレインズウォーカー・カード"),
    "906.3a": ("Of a double-faced card, the front face decides", "両面カードは第１面で判断する"),
    "906.3b": ("Two oathbreakers only with partner", "{oathbreaker}を２枚にできるのは共闘だけ"),
    "906.4": ("The signature spell", "{signature_spell}"),
    "906.4b": ("Each partner has a signature spell of its own", "共闘では{oathbreaker}それぞれに{signature_spell}"),
    "906.6a": ("Exactly 60 cards", "ちょうど60枚"),
    "906.6b": ("No two cards of one name, basic lands apart", "基本土地以外は同名のカード１枚まで"),
    "906.6c": ("Within the oathbreaker's color identity", "{oathbreaker}の固有色に収まるカードだけ"),
    "906.6d": ("Basic land types of the deck's colors only", "基本土地タイプは固有色の色だけ"),
    "906.6e": ("An oathbreaker and a signature spell", "{oathbreaker}と{signature_spell}が必要"),
    "906.6f": ("Legal in Vintage and not banned", "ヴィンテージで使用可能、禁止でない"),
    "712.4b": ("Cards only, no melded backs", "合体した裏面はカードではない"),
}
