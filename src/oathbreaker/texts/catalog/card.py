"""Messages of `oathbreaker card`: labels of a card's facts, and what it can be in a deck."""

MESSAGES: dict[str, tuple[str, str]] = {
    # Which card.
    "several": (
        '"{name}" can be {count} cards. Give the full name of one:',
        "「{name}」に当てはまるカードが{count:digits}枚あります。どれか１枚の正式な名前を書いてください：",
    ),
    "no_name": (
        'No card name was given. Write one, such as: oathbreaker card "Lightning Bolt".',
        "カード名がありません。例のように書いてください：oathbreaker card 稲妻",
    ),
    "long_name": (
        '"{name}" is longer than any card name. Check it.',
        "「{name}」はどのカード名よりも長い文字列です。確かめてください。",
    ),
    # A face.
    "front_face": ("Front face: {name}", "第１面：{name}"),
    "back_face": ("Back face: {name}", "第２面：{name}"),
    "left_half": ("Left half: {name}", "左半分：{name}"),
    "right_half": ("Right half: {name}", "右半分：{name}"),
    "one_part": ("Part {number}: {name}", "{number:digits}つ目：{name}"),
    "other_name": ("Japanese name", "英語名"),
    "no_japanese_name": ("none in the card data", "カード・データにありません"),
    "reading": ("Reading", "読み"),
    "cost": ("Mana cost", "マナ・コスト"),
    "text": ("Rules text", "ルール文章"),
    "no_japanese_text": (
        "no Japanese text yet; see --lang en",
        "日本語のテキストはまだありません。--lang enで英語を表示できます。",
    ),
    "type": ("Type", "タイプ"),
    "color": ("Color", "色"),
    "color_indicator": ("Color indicator", "色指標"),
    "power_toughness": ("Power/toughness", "パワー/タフネス"),
    "loyalty": ("Loyalty", "忠誠度"),
    "defense": ("Defense", "守備値"),
    "none": ("none", "なし"),
    # The card.
    "layout": ("Layout", "カードの形式"),
    "mana_value": ("Mana value", "マナ総量"),
    "color_identity": ("Color identity", "固有色"),
    "keywords": ("Keywords", "キーワード"),
    "oathbreaker_format": ("Oathbreaker", "{format_name}"),
    "vintage_format": ("Vintage", "ヴィンテージ"),
    "commander_format": ("Commander", "統率者戦"),
    "copies": ("Copies in a deck", "デッキの枚数"),
    "partner": ("Partner", "共闘"),
    "commander": ("Commander by its text", "統率者"),
    "commander_yes": ("yes: its own text says so (903.3a)", "可：このカード自身の文章が認めています（903.3a）"),
    "as_oathbreaker": ("As an oathbreaker", "{oathbreaker}"),
    "as_signature_spell": ("As a signature spell", "{signature_spell}"),
    "data_date": ("Card data of {date}.", "カード・データ：{date}"),
    # How many.
    "copies_one": ("one (906.6b)", "１枚まで（906.6b）"),
    "copies_basic": ("any number: it is a basic land (906.6b)", "何枚でも：基本土地です（906.6b）"),
    "copies_any": (
        "any number: its own text allows it (906.6b)",
        "何枚でも：このカード自身の文章が認めています（906.6b）",
    ),
    "copies_limit": (
        "up to {limit}: its own text allows them (906.6b)",
        "{limit:digits}枚まで：このカード自身の文章が認めています（906.6b）",
    ),
    "copies_outside_pool": (
        "none: it is banned or not legal (906.6f)",
        "０枚：禁止されているか、使用できません（906.6f）",
    ),
    "copies_meld_result": (
        "none: the combined back of two meld cards is no card (712.4b)",
        "０枚：合体カードの裏面で、カードではありません（712.4b）",
    ),
    # Partner (702.124).
    "partner_plain": ("partner (702.124)", "共闘（702.124）"),
    "partner_with": ("partner with {card} (702.124)", "共闘（{card}）、702.124"),
    "partner_background": ("choose a Background (702.124)", "背景選択（702.124）"),
    "partner_other": ("{kind} (702.124)", "{kind}〔英〕（702.124）"),
    # Roles.
    "oathbreaker_yes": ("yes: it is a planeswalker card (906.3)", "可：プレインズウォーカーです（906.3）"),
    "oathbreaker_front": (
        "yes: its front face is a planeswalker (906.3a)",
        "可：第１面がプレインズウォーカーです（906.3a）",
    ),
    "oathbreaker_back": (
        "no: only the front face decides, and it is no planeswalker (906.3a)",
        "不可：判断するのは第１面だけで、プレインズウォーカーではありません（906.3a）",
    ),
    "oathbreaker_no": (
        "no: it is no planeswalker card (906.3)",
        "不可：プレインズウォーカーではありません（906.3）",
    ),
    "spell_yes": (
        "yes: it is an instant or sorcery card (906.4)",
        "可：インスタントかソーサリーです（906.4）",
    ),
    "spell_no": (
        "no: it is neither an instant nor a sorcery card (906.4)",
        "不可：インスタントでもソーサリーでもありません（906.4）",
    ),
    "spell_back": (
        "no: only its back face is an instant or sorcery; in a deck the front counts (906.4, 712.8a)",
        "不可：インスタントやソーサリーなのは第２面だけで、デッキでは第１面だけを見ます（906.4、712.8a）",
    ),
    "spell_part": (
        "no: only its second part is an instant or sorcery, and that does not count in a deck (906.4, {rule})",
        "不可：インスタントやソーサリーなのは２つ目の部分だけで、デッキでは無視します（906.4、{rule}）",
    ),
    "role_outside_pool": (
        "no: it may not be in an Oathbreaker deck at all (906.6f)",
        "不可：{format_name}のデッキに入れることができません（906.6f）",
    ),
    "role_meld_result": (
        "no: it is the combined back of two meld cards, not a card (712.4b)",
        "不可：合体カードの裏面で、カードではありません（712.4b）",
    ),
    # Layouts.
    "layout_normal": ("ordinary card", "通常"),
    "layout_transform": ("transforming double-faced card (712)", "変身する両面カード（712）"),
    "layout_modal_dfc": ("modal double-faced card (712)", "モードを持つ両面カード（712）"),
    "layout_split": ("split card (709)", "分割カード（709）"),
    "layout_adventure": ("adventurer card (715)", "当事者カード（715）"),
    "layout_omen": ("omen card (720)", "前兆カード（720）"),
    "layout_flip": ("flip card (710)", "反転カード（710）"),
    "layout_saga": ("Saga (714)", "英雄譚（714）"),
    "layout_class": ("Class (716)", "クラス（716）"),
    "layout_case": ("Case (719)", "事件（719）"),
    "layout_meld": ("meld card (712)", "合体カード（712）"),
    "layout_mutate": ("card with mutate (702.140)", "変容を持つカード（702.140）"),
    "layout_leveler": ("leveler card (711)", "Lv系カード（711）"),
    "layout_prototype": ("prototype card (718)", "試作カード（718）"),
    "layout_prepare": ("preparation card (722)", "preparation card〔英〕（722）"),
    "layout_planar": ("plane or phenomenon (901)", "次元、現象（901）"),
    "layout_vanguard": ("vanguard (902)", "ヴァンガード（902）"),
    "layout_scheme": ("scheme (904)", "計略（904）"),
    "layout_host": ("host", "host〔英〕"),
    "layout_augment": ("augment", "augment〔英〕"),
}
