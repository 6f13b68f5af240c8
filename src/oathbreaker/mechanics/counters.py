"""CR 122 Counters: kinds of counters, putting them on and removing them, entering with them."""

from __future__ import annotations

from typing import Final

from oathbreaker.language.categories import COUNTER_KIND, DEED, STATEMENT
from oathbreaker.language.phrases import leaf, phrase
from oathbreaker.terms.abilities import Amount, Effect, Ref, Statement
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term

KINDS: Final = {
    "+1/+1": "+1/+1カウンター",
    "-1/-1": "-1/-1カウンター",
    "loyalty": "忠誠カウンター",
    "lore": "伝承カウンター",
    "charge": "蓄積カウンター",
    "time": "時間カウンター",
    "age": "経年カウンター",
    "fade": "消散カウンター",
    "flying": "飛行・カウンター",
    "reach": "到達・カウンター",
    "vigilance": "警戒・カウンター",
    "stun": "気絶カウンター",
    "experience": "経験カウンター",
    "poison": "毒カウンター",
    "trample": "トランプル・カウンター",
    "lifelink": "絆魂・カウンター",
    "menace": "威迫・カウンター",
    "deathtouch": "接死・カウンター",
    "indestructible": "破壊不能カウンター",
    "hexproof": "呪禁カウンター",
    "oil": "油カウンター",
}
"""Kinds of counters, and their Japanese."""


@term
class PutCounters(Effect):
    """A player puts counters on objects (122.6)."""

    amount: Amount
    counter: str
    what: Ref
    who: Ref = You()


@term
class RemoveCounters(Effect):
    """A player removes counters from objects (122.1)."""

    amount: Amount
    counter: str
    what: Ref
    who: Ref = You()


@term
class EntersWithCounters(Statement):
    """A permanent enters with counters on it (614.1c)."""

    what: Ref
    amount: Amount
    counter: str


def counter_in(token: str) -> str | None:
    """Return the kind of counter that a word is."""
    return token if token in KINDS else None


leaf(COUNTER_KIND, counter_in, lambda kind: kind if isinstance(kind, str) else None, ja=lambda kind: KINDS[kind])
COUNTERS: Final = "{amount:count} {counter:counter-kind} <counter|counters>"
for number in ("one", "many"):
    phrase(
        DEED,
        f"[put|puts] {COUNTERS} on {{what:thing/{number}}}",
        PutCounters,
        ja="{what}の上に{counter}{amount}個を置く",
    )
    phrase(
        DEED,
        f"[remove|removes] {COUNTERS} from {{what:thing/{number}}}",
        RemoveCounters,
        ja="{what}の上から{counter}{amount}個を取り除く",
    )
phrase(
    STATEMENT,
    f"{{what:thing/one}} enters with {COUNTERS} on it",
    EntersWithCounters,
    ja="{what.wa}、{counter}{amount}個が置かれた状態で戦場に出る",
)
