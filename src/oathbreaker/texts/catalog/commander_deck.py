"""Messages of the check of Commander decks: what is wrong, and what to change."""

MESSAGES: dict[str, tuple[str, str]] = {
    "missing": (
        "The deck names no commander. Mark one in the list, or name it with --commander.",
        "デッキに統率者がありません。リストで示すか、--commanderで指定してください。",
    ),
    "wrong_type": (
        "{card} cannot be your commander: it is no legendary creature, Vehicle or Spacecraft, and its text does not say that it can be. Lead the deck with such a card.",
        "{card}は統率者にできません。伝説のクリーチャーでも機体でも宇宙船でもなく、統率者にできると文章に書かれてもいないからです。そのようなカードを指定してください。",
    ),
    "not_legendary": (
        "{card} cannot be your commander: it is not legendary. Lead the deck with a legendary creature.",
        "{card}は統率者にできません。伝説のカードではないからです。伝説のクリーチャーを指定してください。",
    ),
    "legend_on_the_back": (
        "{card} cannot be your commander: only the front face decides, and only the back is a legendary creature. Lead the deck with a card whose front face is one.",
        "{card}は統率者にできません。判断するのは第１面だけで、伝説のクリーチャーなのは第２面だからです。第１面が伝説のクリーチャーであるカードを指定してください。",
    ),
    "spacecraft_without_power": (
        "{card} cannot be your commander: a Spacecraft leads only if it is legendary and has a power and toughness. Lead the deck with one that has, or with a legendary creature.",
        "{card}は統率者にできません。宇宙船を統率者にできるのは、パワーとタフネスを持つ伝説のものだけです。そのような宇宙船か、伝説のクリーチャーを指定してください。",
    ),
    "background_alone": (
        "{card} cannot be your commander by itself: a Background leads beside a commander that chooses a Background. Add such a commander.",
        "{card}だけを統率者にはできません。背景を統率者にできるのは、背景選択を持つ統率者と一緒のときだけです。そのような統率者を加えてください。",
    ),
    "several_of_one": (
        "{card} is listed {count} times as commander, but a commander is one card. List it once.",
        "{card}が統率者として{count:digits}枚書かれていますが、統率者は１枚のカードです。１枚だけ書いてください。",
    ),
    "too_many_commanders": (
        "{cards} cannot all lead one deck: there is one commander, or two with partner. Keep one of them, or two that are partners.",
        "{cards}のすべてを統率者にすることはできません。統率者は１枚、共闘などを持つ場合だけ２枚です。１枚、または共闘する２枚だけを残してください。",
    ),
    "not_partners": (
        "{cards} cannot lead a deck together: two commanders need partner with each other, the same kind on both, or one that takes the other as its Background or Doctor. Keep one of them.",
        "{cards}を２枚とも統率者にすることはできません。２枚とするには、互いに対応する同じ種類の共闘、背景選択と背景、またはドクターのコンパニオンとドクターが必要です。どちらか１枚だけを残してください。",
    ),
    "too_many_cards": (
        "The deck has {count} cards; it must have exactly 100, commander included. Take out {difference}.",
        "デッキは{count:digits}枚です。統率者を含めて、ちょうど100枚でなければなりません。{difference:digits}枚を外してください。",
    ),
    "too_few_cards": (
        "The deck has {count} {count:card|cards}; it must have exactly 100, commander included. Add {difference}.",
        "デッキは{count:digits}枚です。統率者を含めて、ちょうど100枚でなければなりません。{difference:digits}枚を加えてください。",
    ),
    "outside_identity": (
        "{card} has {extra} in its color identity, which is outside that of the commander ({identity}). Take it out.",
        "{card}の固有色のうち{extra}が、統率者の固有色（{identity}）に含まれません。外してください。",
    ),
    "outside_land_type": (
        "{card} has the land {n:type|types} {land_types}, which {n:makes|make} {extra} mana, outside the commander's colors. Take it out.",
        "{card}の基本土地タイプ（{land_types}）は、統率者の固有色に含まれない{extra}のマナを出します。外してください。",
    ),
    "banned": (
        "{card} is banned in Commander. Take it out.",
        "{card}は統率者戦の禁止カードです。外してください。",
    ),
    "not_legal": (
        "{card} is not legal in Commander. Take it out.",
        "{card}は統率者戦で使用できないカードです。外してください。",
    ),
    "legality_unknown": (
        "Nothing is known of {card} being legal in Commander: it may be digital only, or not yet released. Take it out, or update the card data.",
        "{card}が統率者戦で使用可能かどうか、データから分かりません。デジタル専用か、発売前かもしれません。外すか、カード・データを更新してください。",
    ),
    "no_banned_list": (
        "The card data ({date}) has no banned list for Commander; only whether Vintage knows a card was checked.",
        "カード・データ（{date}）に統率者戦の禁止リストがないため、ヴィンテージにあるカードかどうかだけを検査しました。",
    ),
    "leader_listed_twice": (
        "{card} leads the deck and is listed among its cards too. It was counted once, since the deck then has exactly 100 cards.",
        "{card}はデッキを率いるカードですが、デッキの中にも書かれています。１枚と数えるとちょうど100枚になるので、同じ１枚とみなしました。",
    ),
    "color_chosen": (
        "A color is chosen for {cards} before the game. The list does not say which; the deck was checked with the best choice: {colors}.",
        "{cards}の色はゲームの前に選びます。リストからは分からないため、最も多くのカードが収まる{colors}を選んだものとして検査しました。",
    ),
    "outside_sideboard": (
        "{count} {count:card|cards} of a sideboard left out: Commander has no sideboards.",
        "サイドボードの{count:digits}枚は除きました。統率者戦ではサイドボードを使いません。",
    ),
    "outside_maybeboard": (
        "{count} {count:card|cards} of a maybeboard left out: they are no part of the deck.",
        "検討中のカード{count:digits}枚は除きました。デッキの一部ではありません。",
    ),
    "outside_companion": (
        "{count} {count:companion|companions} left out: a companion is no part of the 100 cards, and whether the deck meets its condition was not checked.",
        "相棒{count:digits}枚は除きました。相棒は100枚に含まれません。デッキが相棒の条件を満たすかどうかは検査していません。",
    ),
}
