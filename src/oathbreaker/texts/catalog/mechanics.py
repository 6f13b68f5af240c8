"""Messages of mechanics: what a player is asked as instructions are followed."""

MESSAGES: dict[str, tuple[str, str]] = {
    "crewed": (
        "the Vehicle becomes an artifact creature until end of turn",
        "ターン終了時まで、その機体はアーティファクト・クリーチャーになる",
    ),
    "first_price": ("the first of the two", "前者"),
    "second_price": ("the second of the two", "後者"),
    "top_of_library": ("the top of the library", "ライブラリーの一番上"),
    "bottom_of_library": ("the bottom of the library", "ライブラリーの一番下"),
    "neither_deed": ("neither of the two", "どちらもしない"),
    "first_deed": ("the first of the two", "１つ目を行う"),
    "second_deed": ("the second of the two", "２つ目を行う"),
    "attack_too": ("Create a copy that attacks {who}?", "{who}を攻撃しているコピーを生成しますか？"),
    "put_counters": (
        "Put {n} {counter} {n:counter|counters} on it?",
        "{counter}カウンター{n:digits}個を置きますか？",
    ),
    "too_little_power": (
        "These creatures have total power {total}; it takes {wanted} or more.",
        "これらのクリーチャーのパワーの合計は{total}です。{wanted}以上が必要です。",
    ),
}
