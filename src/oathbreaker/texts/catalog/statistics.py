"""Messages of deck statistics: headings, labels and notes, in the terminal and in plots."""

MESSAGES: dict[str, tuple[str, str]] = {
    # What the statistics are about.
    "title": ("Deck statistics", "デッキの統計"),
    "title_of": ("Deck statistics: {name}", "デッキの統計：{name}"),
    "oathbreaker": ("Oathbreaker", "{oathbreaker}"),
    "signature_spell": ("Signature spell", "{signature_spell}"),
    "leader": ("{role}: {card}", "{role}：{card}"),
    "leader_cost": ("mana value {value}", "マナ総量{value}"),
    "no_leaders": ("The list names no oathbreaker.", "{oathbreaker}が指定されていません。"),
    "library": (
        "Library: {cards} {cards:card|cards}, {lands} {lands:land|lands} and {others} {others:other|others}",
        "ライブラリー：{cards:digits}枚（土地{lands:digits}枚、その他{others:digits}枚）",
    ),
    "average": (
        "Average mana value of nonland cards: {without} in the library, {with_leaders} with the leaders",
        "土地でないカードの平均マナ総量：ライブラリー{without}、率いるカードを含めて{with_leaders}",
    ),
    "nothing": ("none", "なし"),
    # The curve and the types.
    "curve": ("Mana curve (nonland cards of the library)", "マナ・カーブ（ライブラリーの土地でないカード）"),
    "mana_value": ("Mana value", "マナ総量"),
    "or_more": ("{n}+", "{n}以上"),
    "unknown_cost": ("unknown", "不明"),
    "cards": ("Cards", "枚数"),
    "creatures": ("Creatures", "クリーチャー"),
    "instants_and_sorceries": ("Instants and sorceries", "インスタント・ソーサリー"),
    "others": ("Others", "その他"),
    "types": (
        "Card types in the library (a card of several types counts for each)",
        "ライブラリーのカード・タイプ（複数のタイプを持つカードはそれぞれに数えます）",
    ),
    "type": ("Type", "タイプ"),
    "type_artifact": ("artifact", "アーティファクト"),
    "type_battle": ("battle", "バトル"),
    "type_conspiracy": ("conspiracy", "策略"),
    "type_creature": ("creature", "クリーチャー"),
    "type_dungeon": ("dungeon", "ダンジョン"),
    "type_enchantment": ("enchantment", "エンチャント"),
    "type_instant": ("instant", "インスタント"),
    "type_kindred": ("kindred", "同族"),
    "type_land": ("land", "土地"),
    "type_phenomenon": ("phenomenon", "現象"),
    "type_plane": ("plane", "次元"),
    "type_planeswalker": ("planeswalker", "プレインズウォーカー"),
    "type_scheme": ("scheme", "計略"),
    "type_sorcery": ("sorcery", "ソーサリー"),
    "type_vanguard": ("vanguard", "ヴァンガード"),
    # Colours.
    "colors": (
        "Colors (mana symbols in costs; cards of the library that make the mana)",
        "色（コストのマナ・シンボル、ライブラリーにあってそのマナを加えるカード）",
    ),
    "color": ("Color", "色"),
    "colorless": ("colorless", "無色"),
    "every_color": ("all of them", "すべて"),
    "symbols": ("Symbols", "シンボル"),
    "of_leaders": ("Leaders", "率いる"),
    "share": ("Share", "割合"),
    "lands": ("Lands", "土地"),
    "other_sources": ("Others", "他"),
    # Odds.
    "odds_of_lands": (
        "Odds of at least so many lands by a turn",
        "そのターンまでに土地を引いている確率",
    ),
    "turn": ("Turn", "ターン"),
    "opening_hand": ("start", "初手"),
    "land_count": ("{n} {n:land|lands} or more", "{n}枚以上"),
    "land_drops": ("a land every turn", "毎ターン土地をプレイ"),
    "odds_of_colors": (
        "Odds of a source of each color by a turn",
        "そのターンまでに各色のマナ源を引いている確率",
    ),
    "by_lands": ("{color}: lands", "{color}：土地"),
    "by_all_sources": ("{color}: all sources", "{color}：全マナ源"),
    "odds_of_casting": (
        "Odds that lands alone can cast the oathbreaker by a turn",
        "そのターンまでに土地だけで{oathbreaker}を唱えられる確率",
    ),
    "on_curve": (
        "{card} on turn {turn}, its mana value: {chance}",
        "{card}をマナ総量どおりの{turn:digits}ターン目に唱えられる確率：{chance}",
    ),
    "odds_of_opening_hands": ("Lands in an opening hand of seven", "初手７枚の土地の枚数"),
    "odds": ("Odds", "確率"),
    "keepable": (
        "Keepable, {least} to {most} lands: {first}; at least one of two sevens, the first mulligan being free: {second}",
        "キープできる手札（土地{least:digits}～{most:digits}枚）：{first}。最初のマリガンは無料なので、２回のうち１回以上引く確率：{second}",
    ),
    "good": (
        "Good, {least} or {most} lands: {first}; at least one of two sevens: {second}",
        "良い手札（土地{least:digits}～{most:digits}枚）：{first}。２回のうち１回以上引く確率：{second}",
    ),
    # Notes.
    "notes": ("Notes", "注"),
    "unknown_cards": (
        "The card data does not know {cards}: counted as {n:a nonland card|nonland cards} of unknown cost.",
        "カード・データにないカードです：{cards}。コスト不明の土地でないカードとして数えました。",
    ),
    "lands_without_mana": (
        "{cards} {n:makes|make} no mana by {n:its|their} own text: counted as {n:a land|lands}, not as {n:a source|sources}.",
        "{cards}は、それ自身の文章ではマナを加えません。土地として数え、マナ源には数えていません。",
    ),
    "land_on_the_back": (
        "{cards} {n:has|have} a land on the back: counted as {n:a spell|spells}, and as {n:a source|sources} among the others.",
        "{cards}の第２面は土地です。土地でないカードとして、また他のマナ源として数えました。",
    ),
    "mana_of_spells": (
        "{cards} {n:adds|add} mana only once, as {n:a spell|spells}: not counted as {n:a source|sources}.",
        "{cards}は呪文として１回だけマナを加えます。マナ源には数えていません。",
    ),
    "phyrexian_cost": (
        "{cards}: Phyrexian symbols are paid with life, 2 each, where no land is to spare.",
        "{cards}：ファイレクシア・マナ・シンボルは、土地が足りなければ１つにつき２点のライフで支払うものとします。",
    ),
    "x_cost": ("{cards}: X is 0 in the odds.", "{cards}：確率ではＸを０とします。"),
    "no_casting_odds": (
        "The odds of casting {cards} cannot be told from {n:its mana cost|their mana costs}.",
        "{cards}を唱えられる確率は、マナ・コストからは求められません。",
    ),
    "how_draws_are_meant": (
        "Odds are exact. By turn n a player has seen seven cards and n more: in a multiplayer game nobody skips the first "
        "draw (103.8c). The starting player of a two-player game reads one column further left. Mulligans and additional "
        "draws are left out.",
        "確率は正確な値です。nターン目までに初手の７枚とn枚のカードを引きます。多人数戦では最初のドローを飛ばすプレイヤーがいないからです"
        "（103.8c）。２人対戦の開始プレイヤーは１つ左の列を見てください。マリガンや追加のドローは含みません。",
    ),
    "how_lands_are_meant": (
        "Each land makes one mana, and one land is played a turn. That a land enters tapped, or puts conditions on its mana, is "
        "left out.",
        "土地は１つにつきマナ１点を加え、毎ターン１つプレイするものとします。タップ状態で戦場に出ることや、マナの使いみちの制限は考えていません。",
    ),
    # Plots.
    "plot_curve": ("Mana curve (nonland cards)", "マナ・カーブ（土地でないカード）"),
    "plot_colors": ("Mana symbols and sources", "マナ・シンボルとマナ源"),
    "plot_lands": ("Odds of lands", "土地を引いている確率"),
    "plot_odds_of_colors": ("Odds of a land for each color", "各色の土地を引いている確率"),
    "plot_symbols": ("symbols in costs", "コストのシンボル"),
    "plot_land_sources": ("lands", "土地"),
    "plot_other_sources": ("other sources", "他のマナ源"),
    "plot_land_count": ("{n}+ lands", "{n}枚以上"),
    "plot_turn": ("Turn (0: opening hand)", "ターン（0は初手）"),
    "plot_cards": ("Cards", "枚数"),
    "plot_symbols_and_cards": ("Symbols; cards", "シンボル数、枚数"),
    "plot_keepable": (
        "Opening hand with {least}-{most} lands: {first} (one of two: {second})",
        "土地{least:digits}～{most:digits}枚の初手：{first}（２回のうち１回以上：{second}）",
    ),
    "plot_on_curve": (
        "{card} on turn {turn} with lands alone: {chance}",
        "{card}を土地だけで{turn:digits}ターン目に唱える：{chance}",
    ),
    "bad_suffix": (
        "{path} is no name for a plot: it must end in .svg or .png. Give such a name.",
        "{path}は図のファイル名として使えません。.svgか.pngで終わる名前にしてください。",
    ),
    "cannot_write": (
        "The plot cannot be written to {path} ({error}). Give another place.",
        "図を{path}に書き込めません（{error}）。別の場所を指定してください。",
    ),
    "no_font": (
        "No font on this machine can write {characters}. Install a font with these characters, such as Noto Sans CJK JP "
        "(fonts-noto-cjk on Debian and Ubuntu) or IPAexGothic, or plot with --lang en.",
        "この環境には{characters}を表示できるフォントがありません。Noto Sans CJK JP（DebianやUbuntuではfonts-noto-cjk）やIPAexゴシックなど、"
        "これらの文字を含むフォントをインストールするか、--lang enを使ってください。",
    ),
}
