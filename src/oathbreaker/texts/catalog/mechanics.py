"""Messages of mechanics: what a player is asked as instructions are followed."""

MESSAGES: dict[str, tuple[str, str]] = {
    "top_of_library": ("the top of the library", "ライブラリーの一番上"),
    "bottom_of_library": ("the bottom of the library", "ライブラリーの一番下"),
    "put_counters": (
        "Put {n} {counter} {n:counter|counters} on it?",
        "{counter}カウンター{n:digits}個を置きますか？",
    ),
    "too_little_power": (
        "These creatures have total power {total}; it takes {wanted} or more.",
        "これらのクリーチャーのパワーの合計は{total}です。{wanted}以上が必要です。",
    ),
}
