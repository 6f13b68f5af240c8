"""Messages of `oathbreaker play`: who plays, and why a game cannot be played."""

MESSAGES: dict[str, tuple[str, str]] = {
    "seat": ("{player}: {leaders} ({agent})", "{player}：{leaders}（{agent}）"),
    "agent_greedy": ("greedy agent", "貪欲なエージェント"),
    "agent_random": ("random agent", "ランダムなエージェント"),
    "seed": ("Seed {seed} plays the same game again.", "シード{seed}で同じゲームになります。"),
    "saved": ("Saved: {file}", "保存しました：{file}"),
    "players": (
        "{given} cannot play: a game is for {least} to {most} players, with at most a deck each. Change --players or --deck.",
        "{given}人ではプレイできません。プレイヤーは{least}人から{most}人、デッキはそれ以下です。--playersか--deckを変えてください。",
    ),
    "not_legal": (
        "{deck} is not a legal deck, but is played all the same ({n} {n:problem|problems}; `check` tells all). First: {reason} ({rule})",
        "{deck}はルールに合わないデッキですが、そのままプレイします（問題{n:digits}件。`check`ですべて分かります）。最初の問題：{reason}（{rule}）",
    ),
    "lists_not_legal": (
        "{decks} are not legal decks, but are played all the same; `check` tells why.",
        "{decks}はルールに合わないデッキですが、そのままプレイします。理由は`check`で分かります。",
    ),
    "no_agent": (
        'There is no agent "{name}". Choose from {names}, with commas between several.',
        "「{name}」というエージェントはありません。{names}から選んでください。複数ならコンマで区切ります。",
    ),
    "no_deck": (
        'There is no deck "{name}": no such file, and none of those that ship inside ({names}).',
        "「{name}」というデッキはありません。そのようなファイルも、付属のデッキ（{names}）もありません。",
    ),
    "unplayable": (
        "{reason} {n} more {n:card|cards} of the deck cannot be played either.",
        "{reason} このデッキには、ほかにもプレイできないカードが{n:digits}枚あります。",
    ),
    "no_terminal": (
        "A person can play only at a terminal, and input or output is none. Leave out --terminal and --resume to have a game of agents told.",
        "人がプレイできるのは端末だけですが、入力か出力が端末ではありません。--terminalと--resumeを外すと、エージェントのゲームを語ります。",
    ),
    "not_told": (
        "{option} is about telling a game of agents and does not go with --terminal or --resume. Leave one of them out.",
        "{option}はエージェントのゲームを語るためのもので、--terminalや--resumeとは一緒に使えません。どちらかを外してください。",
    ),
}
