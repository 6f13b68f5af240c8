"""Messages about getting new card data: over the network, from a file, and going back to what ships inside."""

MESSAGES: dict[str, tuple[str, str]] = {
    # What was done.
    "updated": (
        "The card data is now of {date}: {cards:,} cards from {source} (before: {before:,} cards of {date_before}).",
        "カード・データを{date}のものに更新しました：{cards:,}枚、提供元{source}（更新前：{date_before}の{before:,}枚）。",
    ),
    "up_to_date": (
        "The card data is up to date: {cards:,} cards of {date}. Nothing was downloaded.",
        "カード・データは最新です：{date}の{cards:,}枚。ダウンロードは行っていません。",
    ),
    "imported": (
        "{cards:,} {cards:card|cards} of {date} {cards:was|were} imported from {source}. `oathbreaker cards reset` returns to the data that ships inside.",
        "{source}から{date}のカード{cards:,}枚を取り込みました。`oathbreaker cards reset`で内蔵のデータに戻せます。",
    ),
    "reset": (
        "The imported or downloaded card data was removed; the data that ships inside is used again.",
        "取り込んだ、またはダウンロードしたカード・データを削除しました。今後は内蔵のデータを使います。",
    ),
    "nothing_to_reset": (
        "No card data was imported or downloaded; the data that ships inside is in use.",
        "取り込んだ、またはダウンロードしたカード・データはありません。内蔵のデータを使っています。",
    ),
    # What a person should know besides.
    "few_cards": (
        "These are few cards: the data before had {before:,}. Cards that are not among them are now unknown; `oathbreaker cards reset` brings them back.",
        "カードの数が少なくなりました（取り込み前は{before:,}枚）。含まれていないカードは不明なカードとして扱われます。`oathbreaker cards reset`で元に戻せます。",
    ),
    "names_gone": (
        "{n:,} {n:card|cards} of the data before {n:is|are} not in the new data: {names}.",
        "以前のデータにあった{n:,}枚は、新しいデータにはありません：{names}。",
    ),
    # Refusals; "refused" stands around each of them.
    "refused": (
        "{reason} The card data in use is unchanged.",
        "{reason}使用中のカード・データは変わっていません。",
    ),
    "busy": (
        "Another update of the card data is under way in {folder}. Wait until it has ended.",
        "{folder}では別のカード・データの更新が進行中です。終わるまで待ってください。",
    ),
    "cannot_write": (
        "The data folder {folder} cannot be written: {error}. Free some space, check its permissions, or name another with OATHBREAKER_DATA.",
        "データ・フォルダー{folder}に書き込めません：{error}。空き容量とアクセス権を確かめるか、OATHBREAKER_DATAで別のフォルダーを指定してください。",
    ),
    "bad_address": (
        "{url} cannot be used as an address for card data: {why}. Check OATHBREAKER_CARD_SOURCE, or try again later.",
        "{url}はカード・データのアドレスとして使えません：{why}。OATHBREAKER_CARD_SOURCEを確かめるか、時間をおいて試してください。",
    ),
    "why_scheme": ("only http and https are", "httpとhttpsだけが使えます"),
    "why_insecure": (
        "it leads from https to unprotected http",
        "httpsから保護されていないhttpへ移ろうとしています",
    ),
    "why_malformed": ("it is no address", "アドレスの形になっていません"),
    "too_many_redirects": (
        "{url} redirects more than {limit} times. Check OATHBREAKER_CARD_SOURCE, or try again later.",
        "{url}は{limit}回を超えて転送されます。OATHBREAKER_CARD_SOURCEを確かめるか、時間をおいて試してください。",
    ),
    "no_answer": (
        "{url} gave no answer in time ({attempts} {attempts:attempt|attempts}). Check the network, and try again later.",
        "{url}から時間内に応答がありませんでした（試行{attempts:digits}回）。ネットワークを確かめ、時間をおいて試してください。",
    ),
    "no_connection": (
        "{url} could not be read: {error} ({attempts} {attempts:attempt|attempts}). Check the network, and try again; what has arrived is kept.",
        "{url}を読み込めませんでした：{error}（試行{attempts:digits}回）。ネットワークを確かめて、もう一度試してください。届いた分は残してあります。",
    ),
    "too_slow": (
        "{url} did not finish within {seconds:,.0f} seconds. Try again later; what has arrived is kept.",
        "{url}は{seconds:,.0f}秒以内に終わりませんでした。時間をおいて試してください。届いた分は残してあります。",
    ),
    "status": (
        "{url} answered with status {status}. Check OATHBREAKER_CARD_SOURCE, or try again later.",
        "{url}がステータス{status}を返しました。OATHBREAKER_CARD_SOURCEを確かめるか、時間をおいて試してください。",
    ),
    "asked_to_wait": (
        "{url} is busy (status {status}) and asks to wait {seconds:,.0f} seconds. Try again after that.",
        "{url}は混み合っており（ステータス{status}）、{seconds:,.0f}秒待つように求めています。その後で試してください。",
    ),
    "bad_index": (
        "{url} is no list of Scryfall's bulk files ({why}). Check OATHBREAKER_CARD_SOURCE, or try again later.",
        "{url}はScryfallの一括データの一覧ではありません（{why}）。OATHBREAKER_CARD_SOURCEを確かめるか、時間をおいて試してください。",
    ),
    "why_not_json": ("it is not JSON", "JSONではありません"),
    "why_too_large": ("it is too large", "大きすぎます"),
    "why_no_file": ("it names no usable oracle_cards file", "使えるoracle_cardsのファイルがありません"),
    "too_large": (
        "{url} sends more than {limit:,} bytes, more than card data can be. Try again later.",
        "{url}は、カード・データとしてありえない{limit:,}バイトを超えるデータを送ってきました。時間をおいて試してください。",
    ),
    "wrong_size": (
        "{url} sent {received:,} bytes, but {announced:,} were announced. Try again later.",
        "{url}から{received:,}バイトが届きましたが、一覧には{announced:,}バイトとあります。時間をおいて試してください。",
    ),
    "wrong_part": (
        "{url} sent another part of the file than was asked for ({attempts} {attempts:attempt|attempts}). Try again later.",
        "{url}は、求めた部分とは違う部分を送ってきました（試行{attempts:digits}回）。時間をおいて試してください。",
    ),
    "too_few": (
        "What {url} sent has only {cards:,} {cards:card|cards}; the data in use has {before:,}. Try again later, or use `oathbreaker cards import FILE` if this is meant.",
        "{url}から届いたカードは{cards:,}枚だけですが、使用中のデータには{before:,}枚あります。時間をおいて試すか、意図したものなら`oathbreaker cards import FILE`を使ってください。",
    ),
    "names_missing": (
        "What {url} sent lacks {n:,} {n:card|cards} of the data in use, such as {names}. Try again later, or use `oathbreaker cards import FILE` if this is meant.",
        "{url}から届いたデータには、使用中のデータにあるカード{n:,}枚がありません（例：{names}）。時間をおいて試すか、意図したものなら`oathbreaker cards import FILE`を使ってください。",
    ),
    "strange_card": (
        "What {url} sent is wrong about {name}, which every player knows. Try again later.",
        "{url}から届いたデータは、よく知られたカード「{name}」の内容が誤っています。時間をおいて試してください。",
    ),
    "no_legalities": (
        "What {url} sent does not say which cards are legal in Oathbreaker. Try again later.",
        "{url}から届いたデータには、{format_name}での使用可否が入っていません。時間をおいて試してください。",
    ),
}
