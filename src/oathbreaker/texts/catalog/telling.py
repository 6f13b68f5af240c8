"""Messages of a game that is told as it goes: headings, and what several events come to together."""

MESSAGES: dict[str, tuple[str, str]] = {
    "turn": ("Turn {turn}: {player}", "第{turn}ターン：{player}"),
    "step": ("{step}", "{step}"),
    "life": ("Life: {totals}", "ライフ：{totals}"),
    "total": ("{player}: {life}", "{player}は{life}"),
    "out": ("{player}: out", "{player}は敗北"),
    "draws": ("{player} draws {n} {n:card|cards}.", "{player}はカードを{n:digits}枚引いた。"),
    "draws_cards": ("{player} draws {cards}.", "{player}は{cards}を引いた。"),
    "draws_nothing": ("{player} has no card left to draw.", "{player}には引けるカードがない。"),
    "looks": ("{player} looks at {n} {n:card|cards}.", "{player}はカードを{n:digits}枚見た。"),
    "looks_cards": ("{player} looks at {cards}.", "{player}は{cards}を見た。"),
    "of_one_name": ("{what} ({number})", "{what}（{number:digits}枚）"),
    "attacks": ("{player} attacks {whom} with {creatures}.", "{player}は{creatures}で{whom}を攻撃した。"),
    "several": ("{what} ({number})", "{what}（{number:digits}体）"),
    "damage": (
        "{what} deals {amount} damage to {whom} (life: {total}).",
        "{what}は{whom}に{amount:digits}点のダメージを与えた（ライフ：{total}）。",
    ),
    "combat_damage": (
        "{what} deals {amount} combat damage to {whom} (life: {total}).",
        "{what}は{whom}に{amount:digits}点の戦闘ダメージを与えた（ライフ：{total}）。",
    ),
    "cost": ("cost of {what}: {sentence}", "{what}のコスト：{sentence}"),
    "resolves": ("{what} resolves: {text}.", "{what}が解決された：{text}。"),
    "takes_effect": ("{what}: {text}.", "{what}：{text}。"),
    "leave_with": (
        "{things} {number:leaves|leave} the game with {players}.",
        "{players}とともに{things}がゲームから離れた。",
    ),
    "several_things": ("{what} ({number})", "{what}（{number:digits}個）"),
    "several_destroyed": ("{what} are destroyed.", "{what}は破壊された。"),
    "times": ("{sentence} ({times} times).", "{sentence}（{times:digits}回）。"),
    "standings": ("Final places: {places}", "最終順位：{places}"),
    "place": ("{number}. {players}", "{number}位 {players}"),
    "stands": (
        "The game stands in turn {turn}. Nobody has won yet.",
        "ゲームは第{turn}ターンで止まっています。まだ勝者はいません。",
    ),
}
