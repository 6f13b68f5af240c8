"""Messages of the command line."""

MESSAGES: dict[str, tuple[str, str]] = {
    "overview": (
        "oathbreaker: cards and decks of Oathbreaker, the Magic: The Gathering variant led by a planeswalker and its spell.",
        "oathbreaker：プレインズウォーカーとその呪文が率いるマジックの変種ルール「{format_name}」のカードとデッキのためのプログラムです。",
    ),
    "more_help": (
        "`oathbreaker COMMAND --help` tells more; --lang ja speaks Japanese; --version prints the version.",
        "詳しくは`oathbreaker コマンド --help`をご覧ください。--lang enで英語になります。--versionで版を表示します。",
    ),
    "notice": (
        "Unofficial Fan Content, not approved or endorsed by Wizards of the Coast. The format is by weirdcards.org.",
        "非公式のファンコンテンツです。ウィザーズ・オブ・ザ・コーストの認可や許諾は得ていません。フォーマットはweirdcards.orgによるものです。",
    ),
    "check": ("Check whether a deck is legal, and say why not.", "デッキが使用可能かどうかを検査し、理由を示します。"),
    "stats": ("Show a deck's curve, colors, sources and odds.", "デッキのマナ・カーブ、色、マナ源、確率を表示します。"),
    "convert": ("Write a deck list in another format.", "デッキリストを別の形式で書き出します。"),
    "card": ("Show a card's facts.", "カードの情報を表示します。"),
    "rule": (
        "Explain a rule: what it means, where it is implemented, which tests hold it.",
        "ルールの意味、実装した場所、確かめるテストを示します。",
    ),
    "cards": ("Update, import or reset the card data.", "カード・データを更新、取り込み、初期化します。"),
    "play": (
        "Play against agents at the terminal, or have a game of agents told.",
        "端末でエージェントと対戦します。または、エージェント同士のゲームを語ります。",
    ),
    "simulate": (
        "Let agents play many games, and count who wins.",
        "エージェント同士に多くのゲームをさせ、勝率を数えます。",
    ),
    "replay": ("Tell a saved game again, with the rules.", "保存したゲームをルール番号つきでもう一度語ります。"),
    "usage": ("usage: ", "使い方："),
    "options": ("options", "オプション"),
    "positionals": ("arguments", "引数"),
    "help_help": ("show this help", "このヘルプを表示する"),
    "help_lang": ("en or ja; by default the system's language", "enかja。省略時はシステムの言語"),
    "help_terms": (
        "Japanese words for the format: the community's or the publisher's",
        "フォーマットの日本語の用語：community（オースブレイカー、刻銘呪文）かpublisher（誓い破り、トレードマークの呪文）",
    ),
    "help_deck": (
        "a deck list: a file, - for standard input, or a deck that ships inside: {formats}",
        "デッキリストのファイル、-なら標準入力、または付属のデッキ（{formats}）",
    ),
    "help_play_deck": (
        "a deck list's file, or a deck that ships inside: {formats}; repeat it for more players",
        "デッキリストのファイル、または付属のデッキ（{formats}）。プレイヤーごとに繰り返す",
    ),
    "help_simulated_decks": (
        "a deck for each player: a deck list's file, or a deck that ships inside: {formats}",
        "プレイヤーごとのデッキ。デッキリストのファイル、または付属のデッキ（{formats}）",
    ),
    "help_games": ("how many games", "ゲームの数"),
    "help_simulation_seed": (
        "what chance begins with; the same seed plays the same games",
        "乱数のシード。同じなら同じゲームになる",
    ),
    "help_workers": (
        "in how many processes; as many as there are processors where it is not said",
        "プロセスの数。省略時はプロセッサーの数",
    ),
    "help_ray": (
        "play on the Ray cluster at ADDRESS (host:port; auto: one that runs here; local: start one); needs oathbreaker[ray]",
        "ADDRESSのRayクラスターでプレイする（host:port。auto：ここで動いているもの、local：新しく始める）。oathbreaker[ray]が必要",
    ),
    "help_out": (
        "a line for each game into FILE (.jsonl, .csv or .parquet); games that it has are not played again",
        "１ゲームに１行ずつFILE（.jsonl、.csv、.parquet）に書く。すでにあるゲームはプレイしない",
    ),
    "help_players": ("how many play, 2 to 6", "プレイヤーの人数（２から６）"),
    "help_agents": (
        "who decides: greedy or random, with commas for one each",
        "誰が決めるか：greedyかrandom。コンマで区切って１人ずつ",
    ),
    "help_format": (
        "what is played: oathbreaker, free_for_all, duel or commander",
        "フォーマット：oathbreaker、free_for_all、duel、commander",
    ),
    "help_seed": (
        "what chance begins with; the same seed plays the same game",
        "乱数のシード。同じなら同じゲームになる",
    ),
    "help_until": ("the last turn to tell", "最後に語るターン"),
    "help_terminal": (
        "play at the terminal against agents; so it is at a terminal unless --watch, --until or --json is given",
        "端末でエージェントと対戦する。--watch、--until、--jsonのどれもなければ、端末ではいつもこうなる",
    ),
    "help_watch": ("have a game of agents told", "エージェントのゲームを語る"),
    "help_resume": (
        "go on with the game saved in FILE; without FILE with the one that was left last",
        "FILEに保存したゲームを続ける。FILEがなければ、最後に離れたゲームを続ける",
    ),
    "help_save": ("save the game into FILE", "ゲームをFILEに保存する"),
    "help_saved": ("a saved game", "保存したゲーム"),
    "help_json_lines": ("print each line as JSON", "１行ごとにJSONで出力する"),
    "help_oathbreaker": (
        "which card is the oathbreaker, where the list does not say; twice for partners",
        "リストで分からないとき、{oathbreaker}とするカード。共闘なら２回書く",
    ),
    "help_signature_spell": (
        "which card is its signature spell; twice for partners, in the same order",
        "その{signature_spell}とするカード。共闘なら同じ順で２回書く",
    ),
    "help_check_format": (
        "what the deck is for: oathbreaker or commander",
        "何のデッキか：oathbreakerかcommander（統率者戦）",
    ),
    "help_commander": (
        "which card is the commander of a Commander deck, where the list does not say; twice for partners",
        "統率者戦のデッキで、リストで分からないとき統率者とするカード。共闘なら２回書く",
    ),
    "help_allow_unknown": (
        "report names the card data does not know, instead of refusing the list",
        "カード・データにない名前があっても、拒否せずに報告する",
    ),
    "help_json": ("print JSON", "JSONで出力する"),
    "help_tree": (
        "print the tree of the rules text, and the text in both languages",
        "ルール文章の構文木と、両言語の文章を表示する",
    ),
    "help_plot": ("draw the statistics into FILE (.svg or .png)", "統計をFILE（.svgか.png）に描く"),
    "help_to": ("the format to write: {formats}", "書き出す形式：{formats}"),
    "help_name": ("a card's name, in English or Japanese", "カード名（日本語か英語）"),
    "help_rule": (
        "a rule's number (906.12a, 714), `ruling 7`, words in either language, or a card's name",
        "ルールの番号（906.12a、714）、「裁定7」、どちらかの言語の語、カード名",
    ),
    "help_action": (
        "update, import FILE, reset, or coverage: how much of the cards' texts is understood",
        "update（更新）、import FILE（取り込み）、reset（初期化）、coverage（カードの文章をどれだけ理解しているか）",
    ),
    "help_japanese": (
        "with coverage: compare our Japanese with the printed texts (texts-ja.jsonl) beside the corpus",
        "coverage用：こちらの日本語を、カードのファイルと同じ場所にある印刷された文章（texts-ja.jsonl）と比べる",
    ),
    "help_corpus": (
        "with coverage: read every card of this Scryfall or MTGJSON file anew",
        "coverage用：このScryfallかMTGJSONのファイルのカードをすべて読み直す",
    ),
    "help_file": (
        "with import: a Scryfall bulk file or MTGJSON AtomicCards",
        "import用：Scryfallの一括ファイルかMTGJSONのAtomicCards",
    ),
    "arguments_missing": (
        "{first} is missing. See `{command} --help`.",
        "{first}がありません。`{command} --help`をご覧ください。",
    ),
    "arguments_unknown": (
        "{first} is not understood. See `{command} --help`.",
        "{first}は解釈できません。`{command} --help`をご覧ください。",
    ),
    "argument_choice": (
        "{first} cannot be {second}; choose from {third}.",
        "{first}に{second}は指定できません。{third}から選んでください。",
    ),
    "argument_empty": (
        "{first} needs a value. See `{command} --help`.",
        "{first}には値が必要です。`{command} --help`をご覧ください。",
    ),
    "argument_positive": (
        "{first} cannot be {second}; it takes a whole number from 1.",
        "{first}に{second}は指定できません。1以上の整数を指定してください。",
    ),
    "argument_whole": (
        "{first} cannot be {second}; it takes a whole number.",
        "{first}に{second}は指定できません。整数を指定してください。",
    ),
    "argument_value": (
        "{first} cannot be {second}. See `{command} --help`.",
        "{first}に{second}は指定できません。`{command} --help`をご覧ください。",
    ),
    "arguments_other": (
        "{first}. See `{command} --help`.",
        "引数が正しくありません（{first}）。`{command} --help`をご覧ください。",
    ),
    "no_command": (
        '"{name}" is no command. Choose one of {commands}.',
        "「{name}」というコマンドはありません。{commands}のどれかを指定してください。",
    ),
    "os_error": (
        "{file}: {reason}. Check the name, and that the file can be read or written.",
        "{file}：{reason}。名前と、ファイルを読み書きできることを確かめてください。",
    ),
    "no_file_name": (
        "The name of the deck's file is empty. Give a file, or - for standard input.",
        "デッキのファイル名が空です。ファイルか、標準入力の-を指定してください。",
    ),
    "os_not_found": ("there is no such file or folder", "ファイルやフォルダーがありません"),
    "os_not_allowed": ("access is not allowed", "アクセスが許可されていません"),
    "os_is_folder": ("this is a folder", "フォルダーです"),
    "os_no_folder": ("a part of the path is no folder", "パスの途中がフォルダーではありません"),
    "os_disk_full": ("the disk is full", "ディスクに空きがありません"),
    "os_name_too_long": ("the name is too long", "名前が長すぎます"),
    "leaders_not_marked": (
        "This format does not mark both leaders; who reads the list again may have to name them.",
        "この形式では、デッキを率いるカードの両方を示すことができません。読み込むときに指定が必要な場合があります。",
    ),
    "interrupted": ("Stopped.", "中断しました。"),
    "preparing": (
        "Preparing the card data for its first use; this takes some seconds, once.",
        "初めて使うため、カード・データを準備しています。最初の１回だけ、数秒かかります。",
    ),
    "import_needs_file": (
        "`oathbreaker cards import` needs a file: a Scryfall bulk file or MTGJSON AtomicCards.",
        "`oathbreaker cards import`にはファイルが必要です。Scryfallの一括ファイルかMTGJSONのAtomicCardsを指定してください。",
    ),
    "no_file_here": (
        "Only `oathbreaker cards import` takes a file. Leave the file out, or import it.",
        "ファイルを指定できるのは`oathbreaker cards import`だけです。ファイルを外すか、importを使ってください。",
    ),
    "stage_download": ("Downloading", "ダウンロード"),
    "stage_read": ("Reading", "読み込み"),
    "stage_texts": ("Understanding rules texts", "ルール文章の読み取り"),
    "plot_written": ("Drawn: {file}", "図を保存しました：{file}"),
    "line": ("line {line}: ", "{line}行目："),
    "more_bad_lines": ("and {n} more {n:line|lines}", "ほか{n}行"),
    "lines": ("{n:line|lines} {lines}: ", "{lines}行目："),
    "oathbreaker": ("Oathbreaker", "{oathbreaker}"),
    "signature_spell": ("Signature spell", "{signature_spell}"),
    "commander": ("Commander", "統率者"),
    "nobody": ("none", "なし"),
    "warnings": ("Worth knowing", "お知らせ"),
    "unread": (
        "Of {cards} different cards {read} {read:is|are} understood and can be played here; {unread} {unread:is|are} not: {names}.",
        "{cards:digits}種類のカードのうち{read:digits}種類はここでプレイできます。まだ理解していないカード{unread:digits}種類：{names}。",
    ),
    "legal": (
        "Legal: {count} cards, no problems (card data of {date}).",
        "使用可能です：{count:digits}枚、問題はありません（カード・データ：{date}）。",
    ),
    "legal_as_far_as_known": (
        "Legal as far as the card data ({date}) knows: {count} cards, {unknown} of them unknown and not checked.",
        "カード・データ（{date}）で分かるかぎり使用可能です：{count:digits}枚、うち不明で検査していないカードが{unknown:digits}枚あります。",
    ),
    "illegal": (
        "Not legal: {count} {count:problem|problems} (card data of {date}).",
        "使用できません：問題が{count:digits}件あります（カード・データ：{date}）。",
    ),
}
