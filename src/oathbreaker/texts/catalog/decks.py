"""Messages about deck lists: what cannot be read, who leads, what was done on the way."""

MESSAGES: dict[str, tuple[str, str]] = {
    # The file as a whole
    "folder": (
        "{path} is a folder. Give the file of a deck list.",
        "{path}はフォルダーです。デッキリストのファイルを指定してください。",
    ),
    "no_ordinary_file": (
        "{path} is a device or a pipe, not a file. Save the deck list in a file, or give it on standard input with -.",
        "{path}はファイルではなくデバイスかパイプです。デッキリストをファイルに保存するか、-を指定して標準入力から渡してください。",
    ),
    "file_too_large": (
        "{path} has {size} bytes; a deck list has at most {most}. Is it the right file?",
        "{path}は{size}バイトあります。デッキリストは{most}バイトまでです。ファイルが正しいか確かめてください。",
    ),
    "text_too_large": (
        "This text is longer than a deck list can be ({most} bytes). Is it the right text?",
        "このテキストはデッキリストの上限（{most}バイト）より長いです。テキストが正しいか確かめてください。",
    ),
    "binary": (
        "This is no text in UTF-8, UTF-16 or CP932 (Shift JIS). Save the deck list as a text file in UTF-8.",
        "UTF-8、UTF-16、CP932（シフトJIS）のどのテキストでもありません。デッキリストをUTF-8のテキストとして保存してください。",
    ),
    "control_character": (
        "Line {line} has a control character ({code}) that no deck list has. Save the list as plain text.",
        "{line}行目に、デッキリストにはない制御文字（{code}）があります。リストをプレーン・テキストとして保存してください。",
    ),
    "empty": (
        "The deck list is empty. Write one card a line, such as: 1 Lightning Bolt",
        "デッキリストが空です。「1 稲妻」のように、１行に１種類ずつカードを書いてください。",
    ),
    "no_cards": (
        "The list has no cards, only headings and remarks. Write one card a line, such as: 1 Lightning Bolt",
        "リストに見出しやコメントしかなく、カードがありません。「1 稲妻」のように、１行に１種類ずつカードを書いてください。",
    ),
    "too_many_lines": (
        "The list has more than {most} lines of cards, as no deck has. Is it the right file?",
        "リストのカードの行が{most}行を超えています。デッキではありえません。ファイルが正しいか確かめてください。",
    ),
    "too_many_lines_at_all": (
        "The text has more than {most} lines. Is it the right file?",
        "テキストが{most}行を超えています。ファイルが正しいか確かめてください。",
    ),
    "unknown_format": (
        "There is no list format {name}. Formats that can be written: {formats}.",
        "{name}というリスト形式はありません。書き出せる形式：{formats}。",
    ),
    "format_not_written": (
        "Lists in the format {name} can be read but not written. Formats that can be written: {formats}.",
        "{name}形式のリストは読めますが、書き出せません。書き出せる形式：{formats}。",
    ),
    # XML and JSON
    "xml_damaged": (
        "The XML is damaged in line {line}: {error}. Export the deck again.",
        "XMLが{line}行目で壊れています（{error}）。デッキを書き出し直してください。",
    ),
    "xml_definitions": (
        "The file defines entities or a document type, which no deck list needs; it is not read. Export the deck again.",
        "このファイルにはデッキリストに不要な実体宣言や文書型宣言があるため、読み込みません。デッキを書き出し直してください。",
    ),
    "xml_text_too_long": (
        "The text in line {line} of the XML has more than {most} characters, as no deck list has. Export the deck again.",
        "XMLの{line}行目のテキストが{most}文字を超えています。デッキリストではありえません。デッキを書き出し直してください。",
    ),
    "xml_unknown": (
        "This is XML or HTML, but no deck list of Cockatrice, MTGO or OCTGN. Copy the list itself as text.",
        "XMLかHTMLですが、Cockatrice、MTGO、OCTGNのデッキリストではありません。リストそのものをテキストとしてコピーしてください。",
    ),
    "xml_element": (
        "<{element}> is not a card, and nothing else belongs in a part of a deck. Remove it, or export the deck again.",
        "<{element}>はカードではなく、デッキの中にあるべきものではありません。取り除くか、デッキを書き出し直してください。",
    ),
    "json_damaged": (
        "The JSON is damaged in line {line}: {error}. Export the deck again.",
        "JSONが{line}行目で壊れています（{error}）。デッキを書き出し直してください。",
    ),
    "json_too_deep": (
        "The JSON is nested more than {most} levels deep, as no deck is. Export the deck again.",
        "JSONの入れ子が{most}段を超えています。デッキのデータではありえません。デッキを書き出し直してください。",
    ),
    "json_repeated": (
        "The JSON names {key} twice in one place, so that one of the two would be lost. Remove one.",
        "JSONの同じ箇所に{key}が２回あり、一方が失われてしまいます。どちらかを取り除いてください。",
    ),
    "json_unknown": (
        "This is JSON, but no deck of Moxfield: it has no boards with cards. Export the deck as text.",
        "JSONですが、カードの入ったボードがなく、Moxfieldのデッキではありません。デッキをテキストとして書き出してください。",
    ),
    "json_board": (
        "{board} is no board that a deck has. Move its cards to the main deck or the sideboard.",
        "{board}というボードはデッキにありません。そのカードをメインデッキかサイドボードに移してください。",
    ),
    # What the deck is for
    "no_such_format": (
        "Decks of the format {name} cannot be checked. Formats: {formats}.",
        "{name}というフォーマットのデッキは検査できません。フォーマット：{formats}。",
    ),
    "leaders_of_oathbreaker": (
        "A Commander deck has neither oathbreaker nor signature spell. Give its commander with --commander.",
        "統率者戦のデッキに{oathbreaker}や{signature_spell}はありません。統率者を--commanderで指定してください。",
    ),
    "leaders_of_commander": (
        "An Oathbreaker deck has no commander. Give --format commander, or the oathbreaker with --oathbreaker.",
        "{format_name}のデッキに統率者はいません。--format commanderを指定するか、{oathbreaker}を--oathbreakerで指定してください。",
    ),
    "read_for_commander": (
        "The deck was read as a Commander deck. Read it for Oathbreaker to check it for that format.",
        "このデッキは統率者戦のデッキとして読み込まれています。{format_name}のデッキとして読み込み直してください。",
    ),
    # A line
    "bad_line": (
        "Line {line} cannot be read ({text}): {reason}",
        "{line}行目を読めません（{text}）。{reason}",
    ),
    "bad_card": (
        "A card of the list cannot be read ({text}): {reason}",
        "リストのカードを読めません（{text}）。{reason}",
    ),
    "bad_lines": (
        "{count} lines cannot be read. The first is line {line}: {reason}",
        "読めない行が{count:digits}行あります。最初は{line}行目です。{reason}",
    ),
    "bad_cards": (
        "{count} cards of the list cannot be read. The first: {reason}",
        "リストに読めないカードが{count:digits}件あります。最初の１件：{reason}",
    ),
    "line_too_long": (
        "The line has {length} characters; a card needs at most {most}. Write one card a line.",
        "この行は{length}文字あります。カードの行は{most}文字までです。１行に１種類ずつカードを書いてください。",
    ),
    "no_name": (
        "There is no card name in this line. Write a count and a name, such as: 1 Lightning Bolt",
        "この行にはカード名がありません。「1 稲妻」のように、枚数とカード名を書いてください。",
    ),
    "control_character_in_name": (
        "The name has a character ({code}) that no card name has. Write the name in plain text.",
        "カード名に、カード名には使われない文字（{code}）があります。カード名を普通の文字で書いてください。",
    ),
    "zero_count": (
        "The count is 0. Remove the line, or write how many copies the deck has.",
        "枚数が0です。行を取り除くか、枚数を書いてください。",
    ),
    "negative_count": (
        "The count {count} is negative. Write how many copies the deck has.",
        "枚数が負の数（{count}）です。デッキに入れる枚数を書いてください。",
    ),
    "count_too_large": (
        "The count {count} is larger than {most}. Write how many copies the deck has.",
        "枚数（{count}）が{most}を超えています。デッキに入れる枚数を書いてください。",
    ),
    "count_unreadable": (
        "The count {count} is no whole number. Write how many copies the deck has.",
        "枚数（{count}）が整数ではありません。デッキに入れる枚数を書いてください。",
    ),
    "unknown_name": (
        "No card is called {name}. Correct the name, or begin the line with // if it is a remark.",
        "「{name}」というカードはありません。カード名を直してください。コメントの場合は行頭に//を付けてください。",
    ),
    "unknown_name_near": (
        "No card is called {name}. Similar names: {cards}. Correct the name, or begin the line with // if it is a remark.",
        "「{name}」というカードはありません。似た名前：{cards}。カード名を直してください。コメントの場合は行頭に//を付けてください。",
    ),
    "ambiguous_name": (
        "{name} can be {cards}. Write the full English name of the one that is meant.",
        "「{name}」は{cards}のどれでもありえます。どのカードか、英語の正式な名前で書いてください。",
    ),
    # Notes
    "name_narrowed": (
        "Line {line}: {name} was read as {card}, not {others}.",
        "{line}行目：「{name}」は{others}ではなく{card}と解釈しました。",
    ),
    "short_name": (
        "Line {line}: {name} was read as {card}, the only card called so.",
        "{line}行目：「{name}」は、そう呼ばれる唯一のカードである{card}と解釈しました。",
    ),
    "back_face": (
        "Line {line}: {name} is the back face of {card}, and was read as that card.",
        "{line}行目：「{name}」は{card}の第２面の名前なので、そのカードと解釈しました。",
    ),
    "other_part": (
        "Line {line}: {name} is a part of {card}, and was read as that card.",
        "{line}行目：「{name}」は{card}の一部の名前なので、そのカードと解釈しました。",
    ),
    "unknown_kept": (
        "Line {line}: the card data does not know {name}; it was kept as it is.",
        "{line}行目：「{name}」はカード・データにありませんが、そのまま残しました。",
    ),
    "tokens_left_out": (
        "{count} {count:line|lines} of tokens {count:was|were} left out: tokens are no cards of a deck.",
        "トークンの行を{count:digits}行除きました。トークンはデッキのカードではありません。",
    ),
    "sideboard_inferred": (
        "The {count} {count:card|cards} from line {line} on {count:was|were} taken as a sideboard, since the deck before {count:it|them} is complete.",
        "{line}行目からの{count:digits}枚は、その前でデッキがそろっているため、サイドボードと解釈しました。",
    ),
    "sideboard_by_format": (
        "The {count} {count:card|cards} from line {line} on {count:was|were} taken as the sideboard, as lists of this kind put it after a blank line.",
        "この形式のリストでは空行の後がサイドボードなので、{line}行目からの{count:digits}枚をサイドボードと解釈しました。",
    ),
    "leaders_inferred": (
        "Who leads the deck was inferred: {oathbreakers} as oathbreaker, {spells} as signature spell, {reason}.",
        "デッキを率いるカードを推定しました。{reason}、{oathbreakers}を{oathbreaker}、{spells}を{signature_spell}としました。",
    ),
    "oathbreaker_inferred": (
        "Who leads the deck was inferred: {oathbreakers}, {reason}.",
        "デッキを率いるカードを推定しました。{reason}、{oathbreakers}を{oathbreaker}としました。",
    ),
    "commanders_inferred": (
        "Who leads the deck was inferred: {cards} as commander, {reason}.",
        "デッキを率いるカードを推定しました。{reason}、{cards}を統率者としました。",
    ),
    "because_sideboard": (
        "because the sideboard is just these",
        "サイドボードがちょうどそれだけなので",
    ),
    "because_block": (
        "because from line {line} on they stand by themselves",
        "{line}行目から独立して書かれているので",
    ),
    "because_apart": (
        "because line {line} stands by itself",
        "{line}行目が独立して書かれているので",
    ),
    "because_size": (
        "because the main deck lacks just these",
        "メインデッキにちょうどその分が足りないので",
    ),
    "because_only_ones": (
        "because no other cards of the list could be",
        "リストの中でほかに可能なカードがないので",
    ),
    "because_only_spells": (
        "because no other instant or sorcery of the list could be",
        "リストの中でほかに可能なインスタントやソーサリーがないので",
    ),
    "because_only_planeswalkers": (
        "because no other planeswalker of the list could be",
        "リストの中でほかに可能なプレインズウォーカーがないので",
    ),
    "because_only_commander": (
        "because no other card of the list could be",
        "リストの中でほかに可能なカードがないので",
    ),
    "spells_paired": (
        "Each signature spell was given to the oathbreaker whose color identity it fits; only one way is possible.",
        "各{signature_spell}は、固有色に収まる{oathbreaker}のものと解釈しました。ほかの組み合わせはありえません。",
    ),
    # Questions
    "ask_leaders": (
        "The list does not say who leads the deck. Give the oathbreaker with --oathbreaker ({oathbreakers}) and its signature spell with --signature-spell ({spells}).",
        "リストにはデッキを率いるカードが示されていません。{oathbreaker}を--oathbreakerで（{oathbreakers}）、その{signature_spell}を--signature-spellで（{spells}）指定してください。",
    ),
    "ask_commanders": (
        "The list does not say who leads the deck. Give the commander with --commander ({cards}).",
        "リストにはデッキを率いるカードが示されていません。統率者を--commanderで指定してください（{cards}）。",
    ),
    "ask_spells": (
        "The list does not say which card is the signature spell of {oathbreakers}. Give it with --signature-spell ({spells}).",
        "リストには{oathbreakers}の{signature_spell}が示されていません。--signature-spellで指定してください（{spells}）。",
    ),
    "ask_oathbreakers": (
        "The list does not say which planeswalker is the oathbreaker of {spells}. Give it with --oathbreaker ({oathbreakers}).",
        "リストには{spells}を{signature_spell}とする{oathbreaker}が示されていません。--oathbreakerで指定してください（{oathbreakers}）。",
    ),
    "ask_pairs": (
        "The list does not say whether {spells} belong to {oathbreakers} in this order. Give --oathbreaker and --signature-spell twice each, in the order in which they belong together.",
        "{spells}が、この順に{oathbreakers}のものかどうか、リストからは分かりません。--oathbreakerと--signature-spellを、組になる順に２回ずつ指定してください。",
    ),
    "named_twice": (
        "{name} is named more than once, but the list has it in only one line. Name another card, or list it twice.",
        "「{name}」は複数回指定されていますが、リストには１行しかありません。別のカードを指定するか、リストに２行書いてください。",
    ),
    "name_too_short": (
        "{name} is too short to tell a card. Give a whole word of its name, or at least three letters.",
        "「{name}」だけではカードを特定できません。カード名のうち２文字以上（英語名では１語か３文字以上）を指定してください。",
    ),
    "oathbreaker_empty": (
        "The name given with --oathbreaker is empty. Give the oathbreaker's name.",
        "--oathbreakerの名前が空です。{oathbreaker}の名前を指定してください。",
    ),
    "commander_empty": (
        "The name given with --commander is empty. Give the commander's name.",
        "--commanderの名前が空です。統率者の名前を指定してください。",
    ),
    "commander_not_listed": (
        "The list has no card {name} that could be the commander. Those that could: {cards}.",
        "リストに統率者にする「{name}」がありません。統率者にできるカード：{cards}。",
    ),
    "commander_not_listed_alone": (
        "The list has no card {name}, and none that could be the commander. Add the commander to the list.",
        "リストに「{name}」がなく、統率者にできるカードもありません。リストに統率者を加えてください。",
    ),
    "commander_ambiguous": (
        "{name} can be several cards of the list: {cards}. Give the commander's full name.",
        "「{name}」はリストの{cards}のどれでもありえます。統率者の正式な名前を指定してください。",
    ),
    "signature_spell_empty": (
        "The name given with --signature-spell is empty. Give the signature spell's name.",
        "--signature-spellの名前が空です。{signature_spell}の名前を指定してください。",
    ),
    "oathbreaker_not_listed": (
        "The list has no card {name} that could be the oathbreaker. Its planeswalkers: {cards}.",
        "リストに{oathbreaker}にする「{name}」がありません。リストのプレインズウォーカー：{cards}。",
    ),
    "oathbreaker_not_listed_alone": (
        "The list has no card {name}, and no planeswalker at all. Add the oathbreaker to the list.",
        "リストに「{name}」がなく、プレインズウォーカーもありません。リストに{oathbreaker}を加えてください。",
    ),
    "oathbreaker_ambiguous": (
        "{name} can be several cards of the list: {cards}. Give the oathbreaker's full name.",
        "「{name}」はリストの{cards}のどれでもありえます。{oathbreaker}の正式な名前を指定してください。",
    ),
    "signature_spell_not_listed": (
        "The list has no card {name} that could be the signature spell. Its instants and sorceries: {cards}.",
        "リストに{signature_spell}にする「{name}」がありません。リストのインスタントとソーサリー：{cards}。",
    ),
    "signature_spell_not_listed_alone": (
        "The list has no card {name}, and no instant or sorcery at all. Add the signature spell to the list.",
        "リストに「{name}」がなく、インスタントもソーサリーもありません。リストに{signature_spell}を加えてください。",
    ),
    "signature_spell_ambiguous": (
        "{name} can be several cards of the list: {cards}. Give the signature spell's full name.",
        "「{name}」はリストの{cards}のどれでもありえます。{signature_spell}の正式な名前を指定してください。",
    ),
}
