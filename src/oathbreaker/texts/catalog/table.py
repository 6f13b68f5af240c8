"""Messages of the table: games, positions, saved games, and what cannot be done with them."""

MESSAGES: dict[str, tuple[str, str]] = {
    "a_card": ("a card", "カード１枚"),
    "ability": ("the ability of {source}", "{source}の能力"),
    "ability_text": ("{source}: {text}", "{source}の「{text}」"),
    "by_way": ("{card} ({way})", "{card}（方法：{way}）"),
    "taps_for": ("{{T}}: Add {mana}.", "{{T}}：{mana}を加える。"),
    "candidate": ("{label} ({key})", "{label}（{key}）"),
    "unread": (
        "{card} cannot be played: its text is not understood whole. {verdict}",
        "{card}はプレイできません。テキスト全体を理解できていません。{verdict}",
    ),
    "not_performed": (
        "{card} cannot be played yet: its text is understood, but {part} cannot be carried out.",
        "{card}はまだプレイできません。テキストは理解できていますが、{part}を実行できません。",
    ),
    "no_format": (
        "There is no format {format} to play. Choose one of these: {formats}.",
        "{format}というフォーマットはありません。次の中から選んでください：{formats}。",
    ),
    "no_house_rule": (
        "There is no house rule {rule}. These can be given: {rules}.",
        "{rule}というハウス・ルールはありません。指定できるのは次のとおりです：{rules}。",
    ),
    "bad_house_rule": (
        "The house rule {rule} cannot be {value}. Give a whole number up to 1000, or True or False.",
        "ハウス・ルール{rule}に{value}は使えません。1000までの整数、またはTrueかFalseを指定してください。",
    ),
    "bad_word_of_rule": (
        "The house rule {rule} cannot be {value}. Choose one of these: {words}.",
        "ハウス・ルール{rule}に{value}は使えません。次の中から選んでください：{words}。",
    ),
    "deck_unclear": (
        "It is not clear who leads deck {number}: {question}",
        "{number}番目のデッキを率いるカードがはっきりしません。{question}",
    ),
    "deck_too_many_leaders": (
        "Deck {number} names more than two oathbreakers (906.3b). Keep one, or two partners.",
        "{number}番目のデッキには３枚以上の{oathbreaker}が指定されています（906.3b）。１枚、または共闘する２枚だけを残してください。",
    ),
    "deck_without_commander": (
        "Deck {number} does not say its commander, or names more than two (903.6). Mark one in the list, or two partners.",
        "{number}番目のデッキには統率者の指定がないか、３枚以上が指定されています（903.6）。１枚、または共闘する２枚を指定してください。",
    ),
    "deck_illegal": (
        "Deck {number} is not legal, with {n} {n:problem|problems}: {problems}",
        "{number}番目のデッキは使用できません（問題{n:digits}件）：{problems}",
    ),
    "players": (
        "This format is for {least} to {most} players, not {given}. Give as many decks as there are players.",
        "このフォーマットのプレイヤー数は{least}人から{most}人です（指定：{given}人）。人数分のデッキを指定してください。",
    ),
    "deck_size": (
        "A deck has {size} cards; a game takes decks of up to {most}. Take cards out.",
        "デッキのカードが{size}枚あります。ゲームで使えるのは{most}枚までです。減らしてください。",
    ),
    "agents": (
        "A game of {players} players needs as many agents, one for each seat; {agents} were given.",
        "{players}人のゲームには席ごとに１つ、同じ数のエージェントが必要です（指定：{agents}個）。",
    ),
    "no_seat": (
        "There is no player {seat}. Seats are numbers from 0 to {most}.",
        "{seat}番のプレイヤーはいません。席は0から{most}までの番号です。",
    ),
    "no_object": (
        "Object {number} is not in the game. Take objects from options, from find or from a zone.",
        "番号{number}のオブジェクトはゲームにありません。選択肢、find、または領域から取得してください。",
    ),
    "no_thing": (
        "{given} stands for no object or player. Give a thing, a handle, an id or a seat.",
        "{given}はオブジェクトでもプレイヤーでもありません。オブジェクト、ハンドル、番号、または席を指定してください。",
    ),
    "no_zone": (
        "There is no zone {zone} here. Choose one of these: {zones}.",
        "ここでは{zone}という領域を使えません。次の中から選んでください：{zones}。",
    ),
    "no_step": (
        "There is no such step or moment: {step}. Choose one of these steps: {steps}.",
        "{step}というステップや時点はありません。次のステップから選んでください：{steps}。",
    ),
    "no_face": (
        "{card} has no face {face}. Choose front, back or one of these: {faces}.",
        "{card}に{face}という面はありません。front、back、または次の名前から選んでください：{faces}。",
    ),
    "cannot_enter": (
        "{card} cannot enter the battlefield so. Say with attached_to what it is attached to, if it is an Aura.",
        "{card}はそのままでは戦場に出られません。オーラの場合は、何につけるかをattached_toで指定してください。",
    ),
    "no_designation": (
        "A card cannot be {designation}. Choose oathbreaker, signature spell or commander.",
        "{designation}という役割はありません。oathbreaker、signature spell、commanderから選んでください。",
    ),
    "other_leaders": (
        "In the format {format} no card is a {designation}. Choose {known}, or another format.",
        "フォーマット{format}に{designation}という役割はありません。{known}から選ぶか、別のフォーマットを指定してください。",
    ),
    "token_leads": (
        "{name} cannot be {designation} as a token: only a card can. Leave out token or designation.",
        "{name}はトークンなので{designation}にできません。役割はカードだけのものです。tokenかdesignationを外してください。",
    ),
    "bad_casts": (
        "The numbers of casts {casts} are not possible. Give at most {most} {most:number|numbers}, none below 0.",
        "唱えた回数{casts}は指定できません。0以上の数を最大{most:digits}個まで指定してください。",
    ),
    "no_turn": (
        "A game cannot begin in turn {turn}. Give a whole number from 1.",
        "第{turn}ターンからは始められません。1以上の整数を指定してください。",
    ),
    "no_daytime": (
        "It cannot be {daytime}. Choose day or night.",
        "{daytime}にはできません。dayかnightを選んでください。",
    ),
    "not_text": (
        "{argument} must be text, not {given}.",
        "{argument}には文字列を指定してください。{given}は使えません。",
    ),
    "not_number": (
        "{argument} must be a whole number, not {given}.",
        "{argument}には整数を指定してください。{given}は使えません。",
    ),
    "too_small": (
        "{argument} must be at least {least}, not {given}.",
        "{argument}には{least}以上の数を指定してください。{given}は使えません。",
    ),
    "not_flag": (
        "{argument} must be True or False, not {given}.",
        "{argument}にはTrueかFalseを指定してください。{given}は使えません。",
    ),
    "not_several": (
        "{argument} must be a list or a tuple, not {given}.",
        "{argument}にはリストかタプルを指定してください。{given}は使えません。",
    ),
    "not_counters": (
        "{argument} must be numbers by kind, such as {{'+1/+1': 2}}, not {given}.",
        "{argument}には{{'+1/+1': 2}}のように種類ごとの数を指定してください。{given}は使えません。",
    ),
    "not_printed": (
        "{argument} must be a number as cards have it, such as 2 or *, not {given}.",
        "{argument}には2や*のように、カードに印刷される数を指定してください。{given}は使えません。",
    ),
    "not_deck": (
        "A deck must be a Deck, a text or a path, not {given}. {argument} is a list of them.",
        "デッキにはDeckか文字列かパスを指定してください。{given}は使えません。{argument}はそのリストです。",
    ),
    "not_catalog": (
        "{argument} must be a CardCatalog, not {given}.",
        "{argument}にはCardCatalogを指定してください。{given}は使えません。",
    ),
    "no_card_type": (
        "The type line {given} cannot be. Before the dash it needs at least one of these card types: {types}.",
        "タイプ行{given}は使えません。ダッシュの前に、次のカード・タイプのどれかを書いてください：{types}。",
    ),
    "no_permanent": (
        "{card} is no permanent card: it cannot be put onto the battlefield. Choose another zone.",
        "{card}はパーマネント・カードではないので戦場に出せません。別の領域を選んでください。",
    ),
    "too_many_leaders": (
        "{seat} has {most} {most:card|cards} with the designation {designation} already; no player can have more.",
        "{seat}には{designation}に指定されたカードがすでに{most:digits}枚あります。それより多くは持てません。",
    ),
    "foreign_handle": (
        "{handle} is of another position: it stands for nothing here. Use the handles that this position gave.",
        "{handle}は別の盤面のもので、ここでは何も指しません。この盤面から得たものを使ってください。",
    ),
    "bad_card": (
        "{card} cannot be defined: its mana cost {cost} or a color is not possible. Write a cost such as {{2}}{{U}}.",
        "{card}を定義できません。マナ・コスト{cost}か色が正しくありません。{{2}}{{U}}のように書いてください。",
    ),
    "no_field": (
        "Options have no field {field}. Use these: {fields}.",
        "選択肢に{field}という項目はありません。次の項目を使ってください：{fields}。",
    ),
    "none_fits": (
        "No option fits. The options begin with: {candidates}.",
        "当てはまる選択肢がありません。選択肢の最初のほうは次のとおりです：{candidates}。",
    ),
    "several_fit": (
        "Several options fit; say more to choose one: {candidates}.",
        "当てはまる選択肢が複数あります。１つに絞れるように指定してください：{candidates}。",
    ),
    "answer_first": (
        "Something else is asked now: nobody has priority until it is answered.",
        "今は別のことを尋ねています。答えるまで、だれにも優先権はありません。",
    ),
    "not_begun": (
        "The game has not begun: cards are used from the first turn on.",
        "ゲームはまだ始まっていません。カードは最初のターンから使えます。",
    ),
    "in_library": (
        "{card} is in the library, from where that player cannot use it now.",
        "{card}はライブラリーにあり、そのプレイヤーは今そこから使えません。",
    ),
    "on_stack": (
        "{card} is on the stack already.",
        "{card}はすでにスタックにあります。",
    ),
    "outside": (
        "{card} has companion, which works only outside the game (702.139a); there is nothing outside the game.",
        "{card}の相棒はゲームの外部でのみ働きます（702.139a）。ゲームの外部には何もありません。",
    ),
    "not_yours": (
        "{card} is in no zone from which that player could use it.",
        "{card}は、そのプレイヤーが使える領域のどこにもありません。",
    ),
    "not_there": (
        "{what} is not on the battlefield. Counters can be put by hand on permanents and players only.",
        "{what}は戦場にありません。手動でカウンターを置けるのはパーマネントとプレイヤーだけです。",
    ),
    "only_at_priority": (
        "The game can be changed by hand at priority decisions only. Answer the decision first.",
        "手動の変更ができるのは、優先権の選択のときだけです。先に選択に答えてください。",
    ),
    "nothing_to_undo": (
        "There is nothing to take back: no decision has been answered. Undo goes back to an answer or an action.",
        "取り消すものがありません。まだどの選択にも答えていません。取り消せるのはanswerかactionまでです。",
    ),
    "undo_word": (
        "A game cannot be taken back to {word}. Undo goes back to one of these: {words}.",
        "{word}まで取り消すことはできません。取り消せるのは、次のどちらかまでです：{words}。",
    ),
    "no_save": (
        "This is no saved game of this version. Give the text that Game.save wrote.",
        "このバージョンの保存されたゲームではありません。Game.saveが書き出したテキストを指定してください。",
    ),
    "damaged_save": (
        "The saved game is damaged. Give the text exactly as Game.save wrote it.",
        "保存されたゲームが壊れています。Game.saveが書き出したままのテキストを指定してください。",
    ),
    "other_cards": (
        "The game was saved with other card data. Load it with the data it was saved with.",
        "このゲームは別のカード・データで保存されています。保存したときのデータで読み込んでください。",
    ),
    "cannot_replay": (
        "The saved game cannot be played again. {reason}",
        "保存されたゲームを再現できません。{reason}",
    ),
    "other_course": (
        "The saved game took another course than it did when it was saved. Load it with the version it was saved with.",
        "保存されたゲームが、保存したときと違う経過をたどりました。保存したときのバージョンで読み込んでください。",
    ),
}
