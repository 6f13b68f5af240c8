"""Messages that ask: questions that say more than what kind of decision it is."""

MESSAGES: dict[str, tuple[str, str]] = {
    "target": ("Choose {what}.", "対象として{what}を選んでください。"),
    "target_after": (
        "Choose {what}. Chosen so far: {before}.",
        "対象として{what}を選んでください。これまでに選んだ対象：{before}。",
    ),
    "new_target": ("Choose a new target for {old}: {what}.", "{old}に代わる新しい対象として{what}を選んでください。"),
    "just_so_many": (
        "{given} {given:option was|options were} chosen; choose {least}.",
        "{given}個選ばれましたが、選ぶ数は{least}個です。",
    ),
    "exactly": ("{n}", "{n:digits}"),
    "from_to": ("{least} to {most}", "{least:digits}から{most:digits}"),
    "discard": ("What do you discard (choose {count})?", "どのカードを捨てますか（選ぶ数：{count}）。"),
    "sacrifice": ("What do you sacrifice (choose {count})?", "何を生け贄に捧げますか（選ぶ数：{count}）。"),
    "find": ("Which cards do you find (choose {count})?", "どのカードを見つけますか（選ぶ数：{count}）。"),
    "delve": (
        "Which cards in your graveyard do you exile for delve (choose {count})?",
        "探査のために、あなたの墓地のどのカードを追放しますか（選ぶ数：{count}）。",
    ),
    "crew": (
        "Which creatures do you tap to crew it (choose {count})?",
        "搭乗のために、どのクリーチャーをタップしますか（選ぶ数：{count}）。",
    ),
    "copied": ("What does it become a copy of (choose {count})?", "何のコピーになりますか（選ぶ数：{count}）。"),
    "enchanted": ("What is it attached to (choose {count})?", "何につけますか（選ぶ数：{count}）。"),
    "proliferate": (
        "Which permanents and players get another counter of each kind they have (choose {count})?",
        "どのパーマネントやプレイヤーに、すでに置かれているカウンターをもう１個ずつ置きますか（選ぶ数：{count}）。",
    ),
    "populate": (
        "Which token do you copy (choose {count})?",
        "どのトークンのコピーを生成しますか（選ぶ数：{count}）。",
    ),
    "legend": (
        "Which one do you keep (choose {count})? The others are put into their owners' graveyards.",
        "どれを残しますか（選ぶ数：{count}）。残りはオーナーの墓地に置かれます。",
    ),
    "may": ("{text} Do you?", "{text}行いますか。"),
    "order_on_top": (
        "In which order do you put these on top of the library? The first will be the top card.",
        "これらをどの順番でライブラリーの一番上に置きますか。最初のものが一番上になります。",
    ),
    "order_on_bottom": (
        "In which order do you put these on the bottom of the library? The last will be the bottom card.",
        "これらをどの順番でライブラリーの一番下に置きますか。最後のものが一番下になります。",
    ),
    "order_components_graveyard": (
        "In which order are the cards of this permanent put into the graveyard? The first will be on top.",
        "このパーマネントであったカードをどの順番で墓地に置きますか。最初のものが一番上になります。",
    ),
    "order_components_library": (
        "In which order are the cards of this permanent put into the library? The first will be nearer to the top.",
        "このパーマネントであったカードをどの順番でライブラリーに置きますか。最初のものが上になります。",
    ),
    "order_components_exile": (
        "In which order are the cards of this permanent exiled? The first is exiled first.",
        "このパーマネントであったカードをどの順番で追放しますか。最初のものが先に追放されます。",
    ),
    "order_of_acting": (
        "In which order do these do it? The first does it first.",
        "これらはどの順番で行いますか。最初のものが最初に行います。",
    ),
    "put_on_top": (
        "Which {n:card|cards} do you put on top of your library? The last chosen will be the top card.",
        "どのカードをライブラリーの一番上に置きますか。最後に選んだものが一番上になります。",
    ),
    "put_back": (
        "Which {n} {n:card|cards} do you put on the bottom of your library for your mulligans? The last chosen will be the bottom card.",
        "マリガンをしたので、どのカード{n:digits}枚をライブラリーの一番下に置きますか。最後に選んだものが一番下になります。",
    ),
    "opening_hand": (
        "Which of these do you use as the game begins? The first chosen comes first.",
        "ゲームの開始時に、これらのうちどれを使いますか。最初に選んだものから順に行います。",
    ),
    "mulligan": (
        "Do you take a mulligan? You would draw a new hand and put {n} {n:card|cards} of it on the bottom of your library.",
        "マリガンをしますか。新しい手札を引き、そのうち{n:digits}枚をライブラリーの一番下に置きます。",
    ),
    "free_mulligan": (
        "Do you take a mulligan? This one is free (103.5c): you would draw a new hand and keep all of it.",
        "マリガンをしますか。この回は無料です（103.5c）。新しい手札を引き、ライブラリーの一番下には何も置きません。",
    ),
    "stay_tapped": ("Choose what stays tapped.", "アンタップしないものを選んでください。"),
    "onto_battlefield": (
        "Choose the card that is put onto the battlefield.",
        "戦場に出すカードを選んでください。",
    ),
}
