"""The two languages of every message, and the two Japanese term sets for the format's own words."""

from typing import Final, Literal

Language = Literal["en", "ja"]
"""The language a text is written in."""

Terms = Literal["community", "publisher"]
"""Which Japanese words name the format: the community's (as in the rules 906) or the publisher's."""

LANGUAGES: Final[tuple[Language, ...]] = ("en", "ja")
TERMS: Final[tuple[Terms, ...]] = ("community", "publisher")

FORMAT_WORDS: Final[dict[Terms, dict[str, str]]] = {
    "community": {
        "oathbreaker": "オースブレイカー",
        "signature_spell": "刻銘呪文",
        "format_name": "オースブレイカー戦",
    },
    "publisher": {
        "oathbreaker": "誓い破り",
        "signature_spell": "トレードマークの呪文",
        "format_name": "誓い破り戦",
    },
}
"""The format's words by term set. A Japanese message names them as fields, so that the sets never mix on one screen."""
