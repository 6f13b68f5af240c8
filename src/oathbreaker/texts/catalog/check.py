"""Messages of the deck check: what is wrong, and what to change."""

MESSAGES: dict[str, tuple[str, str]] = {
    "front_face_not_planeswalker": (
        "{card} cannot be your oathbreaker: only the front face decides, and it is no planeswalker. Lead the deck with a card whose front face is a planeswalker.",
        "{card}は{oathbreaker}にできません。判断するのは第１面だけで、その面はプレインズウォーカーではありません。第１面がプレインズウォーカーであるカードを指定してください。",
    ),
    "commander_not_planeswalker": (
        "{card} cannot be your oathbreaker: its text makes it a commander, but an oathbreaker must be a planeswalker card. Lead the deck with a planeswalker.",
        "{card}は{oathbreaker}にできません。統率者にはなれますが、{oathbreaker}はプレインズウォーカー・カードでなければなりません。プレインズウォーカーを指定してください。",
    ),
    "oathbreaker_not_planeswalker": (
        "{card} cannot be your oathbreaker: it is no planeswalker card. Lead the deck with a planeswalker.",
        "{card}は{oathbreaker}にできません。プレインズウォーカー・カードではないからです。プレインズウォーカーを指定してください。",
    ),
    "too_many_oathbreakers": (
        "{cards} cannot all lead one deck: there is one oathbreaker, or two with partner. Keep one of them, or two that are partners.",
        "{cards}のすべてを{oathbreaker}にすることはできません。{oathbreaker}は１枚、共闘を持つ場合だけ２枚です。１枚、または共闘する２枚だけを残してください。",
    ),
    "not_partners": (
        "{cards} cannot lead a deck together: two oathbreakers need partner with each other, the same kind on both. Keep one of them.",
        "{cards}を２枚とも{oathbreaker}にすることはできません。２枚とするには、互いに対応する同じ種類の共闘が必要です。どちらか１枚だけを残してください。",
    ),
    "signature_spell_type": (
        "{card} cannot be a signature spell: it is neither an instant nor a sorcery card. Choose an instant or a sorcery.",
        "{card}は{signature_spell}にできません。インスタント・カードでもソーサリー・カードでもないからです。インスタントかソーサリーを選んでください。",
    ),
    "spell_only_as_adventure": (
        "{card} cannot be a signature spell: its instant or sorcery is an alternative on the stack only; as a card it is something else. Choose an instant or a sorcery card.",
        "{card}は{signature_spell}にできません。インスタントやソーサリーになるのはスタックにあるときだけで、カードとしては別のタイプです。インスタント・カードかソーサリー・カードを選んでください。",
    ),
    "spell_only_elsewhere": (
        "{card} cannot be a signature spell: in a deck only its front face counts, and that is neither instant nor sorcery. Choose a card whose front face is one.",
        "{card}は{signature_spell}にできません。デッキでは第１面だけを見ますが、それはインスタントでもソーサリーでもありません。第１面がインスタントかソーサリーであるカードを選んでください。",
    ),
    "signature_spell_identity": (
        "{card} cannot be the signature spell of {oathbreaker_card}: it has {extra}, outside that oathbreaker's color identity ({identity}). Choose a spell within it.",
        "{card}は{oathbreaker_card}の{signature_spell}にできません。固有色のうち{extra}が、この{oathbreaker}の固有色（{identity}）に含まれません。固有色に収まる呪文を選んでください。",
    ),
    "too_many_spells": (
        "{cards} are {count} signature spells, but this deck has {wanted}. Move the others into the deck or take them out.",
        "{cards}の{count:digits}枚が{signature_spell}に指定されていますが、このデッキでは{wanted:digits}枚です。残りはデッキに移すか外してください。",
    ),
    "partner_without_spell": (
        "{cards} has no signature spell: with partners, each oathbreaker has one of its own. Name a second signature spell.",
        "{cards}に{signature_spell}がありません。共闘では、{oathbreaker}それぞれに{signature_spell}が１枚ずつ必要です。２枚目の{signature_spell}を指定してください。",
    ),
    "too_many_cards": (
        "The deck has {count} cards; it must have exactly 60, oathbreaker and signature spell included. Take out {difference}.",
        "デッキは{count:digits}枚です。{oathbreaker}と{signature_spell}を含めて、ちょうど60枚でなければなりません。{difference:digits}枚を外してください。",
    ),
    "too_few_cards": (
        "The deck has {count} {count:card|cards}; it must have exactly 60, oathbreaker and signature spell included. Add {difference}.",
        "デッキは{count:digits}枚です。{oathbreaker}と{signature_spell}を含めて、ちょうど60枚でなければなりません。{difference:digits}枚を加えてください。",
    ),
    "copies": (
        "{card} is in the deck {count} times; only basic lands may be there more than once. Take out {excess}.",
        "{card}が{count:digits}枚入っています。２枚以上入れられるのは基本土地だけです。{excess:digits}枚を外してください。",
    ),
    "copies_over_own_limit": (
        "{card} is in the deck {count} times; its own text allows {limit}. Take out {excess}.",
        "{card}が{count:digits}枚入っています。このカード自身の文章が認めるのは{limit:digits}枚までです。{excess:digits}枚を外してください。",
    ),
    "outside_identity": (
        "{card} has {extra} in its color identity, which is outside that of the deck ({identity}). Take it out.",
        "{card}の固有色のうち{extra}が、{oathbreaker}の固有色（{identity}）に含まれません。外してください。",
    ),
    "outside_land_type": (
        "{card} has the land {n:type|types} {land_types}, which {n:makes|make} {extra} mana, outside the deck's colors. Take it out.",
        "{card}の基本土地タイプ（{land_types}）は、{oathbreaker}の固有色に含まれない{extra}のマナを出します。外してください。",
    ),
    "oathbreaker_missing": (
        "The deck names no oathbreaker. Add a planeswalker card as oathbreaker, or name one with --oathbreaker.",
        "デッキに{oathbreaker}がありません。プレインズウォーカー・カード１枚を{oathbreaker}として加えるか、--oathbreakerで指定してください。",
    ),
    "signature_spell_missing": (
        "The deck names no signature spell. Add an instant or sorcery card as signature spell, or name one with --signature-spell.",
        "デッキに{signature_spell}がありません。インスタント・カードかソーサリー・カード１枚を{signature_spell}として加えるか、--signature-spellで指定してください。",
    ),
    "banned": (
        "{card} is banned in Oathbreaker. Take it out.",
        "{card}は{format_name}の禁止カードです。外してください。",
    ),
    "banned_and_restricted": (
        "{card} is banned in Oathbreaker (and restricted in Vintage). Take it out.",
        "{card}は{format_name}の禁止カードです（ヴィンテージでは制限カード）。外してください。",
    ),
    "banned_in_vintage": (
        "{card} is banned in Vintage, so it is not legal here. Take it out.",
        "{card}はヴィンテージの禁止カードなので、使用できません。外してください。",
    ),
    "not_in_vintage": (
        "{card} is not legal in Vintage, so it is not legal here. Take it out.",
        "{card}はヴィンテージで使用できないカードなので、使用できません。外してください。",
    ),
    "legality_unknown": (
        "Nothing is known of {card} being legal in Vintage: it may be digital only, or not yet released. Take it out, or update the card data.",
        "{card}がヴィンテージで使用可能かどうか、データから分かりません。デジタル専用か、発売前かもしれません。外すか、カード・データを更新してください。",
    ),
    "meld_result": (
        "{card} is the combined back of two meld cards, not a card. List one of those two cards instead.",
        "{card}は合体カード２枚の裏面が組み合わさったもので、カードではありません。もとの合体カードを書いてください。",
    ),
    "leader_listed_twice": (
        "{card} leads the deck and is listed among its cards too. It was counted once, since the deck then has exactly 60 cards.",
        "{card}はデッキを率いるカードですが、デッキの中にも書かれています。１枚と数えるとちょうど60枚になるので、同じ１枚とみなしました。",
    ),
    "unknown_card": (
        'The card data ({date}) does not know "{name}"; it was counted, but could not be checked. Run `oathbreaker cards update`.',
        "カード・データ（{date}）に「{name}」がありません。枚数には数えましたが、検査はできませんでした。`oathbreaker cards update`を実行してください。",
    ),
    "no_banned_list": (
        "The card data ({date}) has no banned list for Oathbreaker; only Vintage legality was checked.",
        "カード・データ（{date}）に{format_name}の禁止リストがないため、ヴィンテージで使用可能かどうかだけを検査しました。",
    ),
    "outside_sideboard": (
        "{count} {count:card|cards} of a sideboard left out: cards outside the game do nothing in Oathbreaker.",
        "サイドボードの{count:digits}枚は除きました。{format_name}では、ゲームの外部のカードは使えません。",
    ),
    "outside_maybeboard": (
        "{count} {count:card|cards} of a maybeboard left out: they are no part of the deck.",
        "検討中のカード{count:digits}枚は除きました。デッキの一部ではありません。",
    ),
    "outside_companion": (
        "{count} {count:companion|companions} left out: a companion stays outside the game, where cards do nothing in Oathbreaker.",
        "相棒{count:digits}枚は除きました。相棒はゲームの外部のカードで、{format_name}では使えません。",
    ),
}
