"""CR 602.5 When and how often abilities may be activated."""

from __future__ import annotations

from oathbreaker.language.categories import RESTRICTION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.terms.abilities import Condition, Restriction
from oathbreaker.terms.term import term


@term
class OnlyAsSorcery(Restriction):
    """Only when a sorcery could be cast (307.5)."""


@term
class OnlyOnceEachTurn(Restriction):
    """Only once each turn."""


@term
class OnlyDuringYourTurn(Restriction):
    """Only during your turn."""


@term
class OnlyIf(Restriction):
    """Only if something is so."""

    condition: Condition


fixed(RESTRICTION, "activate only as a sorcery .", OnlyAsSorcery(), ja="起動はソーサリーとしてのみ行う。")
fixed(RESTRICTION, "activate only once each turn .", OnlyOnceEachTurn(), ja="毎ターン１回しか起動できない。")
fixed(RESTRICTION, "activate only during your turn .", OnlyDuringYourTurn(), ja="あなたのターンにのみ起動できる。")
phrase(RESTRICTION, "activate only if {condition:condition} .", OnlyIf, ja="{condition}場合にのみ起動できる。")
