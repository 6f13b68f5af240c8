"""Messages about card files that others publish: what they are, where they break, what was left out."""

MESSAGES: dict[str, tuple[str, str]] = {
    # Where in a file.
    "at_line": ("line {line:,}", "{line:,}行目"),
    "at_record": ("record {record:,}, near byte {byte:,}", "{record:,}件目（{byte:,}バイト付近）"),
    "at_byte": ("byte {byte:,}", "{byte:,}バイト目"),
    # A file that cannot be used.
    "cannot_open": (
        "{path} cannot be read: {error}. Check the name and the permissions of the file.",
        "{path}を読み込めません：{error}。ファイルの名前とアクセス権を確かめてください。",
    ),
    "not_a_file": (
        "{path} is not a file. Name the card file itself.",
        "{path}はファイルではありません。カードのファイルそのものを指定してください。",
    ),
    "empty": (
        "{path} is empty. Download the file again.",
        "{path}は空のファイルです。もう一度ダウンロードしてください。",
    ),
    "web_page": (
        "{path} is a web page, not card data. Download the bulk file itself, not the page that links to it.",
        "{path}はウェブページで、カード・データではありません。リンク元のページではなく、データのファイルそのものをダウンロードしてください。",
    ),
    "other_packing": (
        "{path} is packed as {packing}. Unpack it first, or get the .json or .gz file.",
        "{path}は{packing}で圧縮されています。先に展開するか、.jsonまたは.gzのファイルを使ってください。",
    ),
    "packed_too_often": (
        "{path} is gzip inside gzip more than twice over. Unpack it first.",
        "{path}はgzipで何重にも圧縮されています。先に展開してください。",
    ),
    "not_utf8": (
        "{path} is not UTF-8 text at {place}. Get the file again, or save it as UTF-8.",
        "{path}は{place}がUTF-8ではありません。ファイルを入手し直すか、UTF-8で保存してください。",
    ),
    "not_json": (
        "{path} is not JSON at {place}: {error}. Get the file again, or another one.",
        "{path}は{place}がJSONとして正しくありません：{error}。ファイルを入手し直すか、別のファイルを使ってください。",
    ),
    "truncated": (
        "{path} breaks off at {place}. Download it again.",
        "{path}は{place}で途切れています。もう一度ダウンロードしてください。",
    ),
    "bad_gzip": (
        "{path} is damaged gzip data at {place} of what it unpacks to: {error}. Download it again.",
        "{path}のgzipデータは、展開後の{place}で壊れています：{error}。もう一度ダウンロードしてください。",
    ),
    "unpacks_too_large": (
        "{path} unpacks to more than {limit:,} bytes, which no card file does. Check where it comes from.",
        "{path}は展開すると{limit:,}バイトを超えます。カードのファイルではありえない大きさです。入手元を確かめてください。",
    ),
    "too_long": (
        "{path} has a record of more than {limit:,} bytes at {place}, which no card has. Check where it comes from.",
        "{path}の{place}に、{limit:,}バイトを超える項目があります。カードではありえない大きさです。入手元を確かめてください。",
    ),
    "too_deep": (
        "{path} is nested too deeply at {place}, as no card is. Check where it comes from.",
        "{path}の{place}は、入れ子が深すぎます。カードではありえない形です。入手元を確かめてください。",
    ),
    "not_an_object": (
        "{path} is JSON, but {place} is no card object. Use Scryfall's oracle_cards or all_cards, or MTGJSON's AtomicCards.",
        "{path}はJSONですが、{place}がカードの項目ではありません。Scryfallのoracle_cardsかall_cards、またはMTGJSONのAtomicCardsを使ってください。",
    ),
    "other_kind": (
        "{path} is {kind}, not a list of cards. Use Scryfall's oracle_cards or all_cards, or MTGJSON's AtomicCards.",
        "{path}は{kind}で、カードの一覧ではありません。Scryfallのoracle_cardsかall_cards、またはMTGJSONのAtomicCardsを使ってください。",
    ),
    "no_cards": (
        "{path} holds no cards. Use Scryfall's oracle_cards or all_cards, or MTGJSON's AtomicCards.",
        "{path}にはカードが入っていません。Scryfallのoracle_cardsかall_cards、またはMTGJSONのAtomicCardsを使ってください。",
    ),
    "too_many_damaged": (
        "{damaged:,} of {records:,} records in {path} are damaged. Get the file again, or another one. The first: {first}",
        "{path}の{records:,}件中{damaged:,}件が壊れています。ファイルを入手し直すか、別のファイルを使ってください。最初の例：{first}",
    ),
    # Other kinds of files, as fields of `other_kind`.
    "kind_all_printings": (
        "a file of whole sets (MTGJSON AllPrintings)",
        "セット単位のファイル（MTGJSONのAllPrintings）",
    ),
    "kind_scryfall_object": ("a file of Scryfall {object} objects", "Scryfallの「{object}」のファイル"),
    "kind_other_object": ("a JSON object of another kind", "別の種類のJSONオブジェクト"),
    # What else is worth knowing about a file that was read.
    "same_name": (
        "{n:,} {n:name stands|names stand} for several different cards; of each, the one that is legal somewhere was taken, else the first: {names}.",
        "{n:,}個のカード名は、それぞれ複数の異なるカードを指しています。使用できるフォーマットがあるカード、なければ最初のカードを採用しました：{names}。",
    ),
    "damaged": (
        "{n:,} damaged {n:record was|records were} left out. The first: {first}",
        "壊れた項目{n:,}件を除外しました。最初の例：{first}",
    ),
    "only_reversible": (
        "{n:,} {n:card is|cards are} in the file only as half of a reversible card and {n:was|were} left out: {names}.",
        "{n:,}枚のカードはリバーシブル・カードの片面としてのみ収録されているため、除外しました：{names}。",
    ),
    "missing_sides": (
        "{n:,} {n:card lacks|cards lack} a side in the file and {n:was|were} left out: {names}.",
        "{n:,}枚のカードは面の一部が欠けているため、除外しました：{names}。",
    ),
}
