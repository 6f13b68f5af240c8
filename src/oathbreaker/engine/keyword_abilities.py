"""CR 702.1 Which keyword an ability stands behind, so that it can be called by its name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import Ability
from oathbreaker.texts.rules import rule

KNOWN: Final = 2_000
"""How many keywords' abilities are remembered."""


@lru_cache(KNOWN)
def meaning(keyword: Keyword) -> tuple[Ability, ...]:
    """Return the abilities that a keyword stands for."""
    return keyword.abilities()


@rule("702.1")
def keyword_of(look: Characteristics, ability: Ability) -> Keyword | None:
    """Return the keyword of an object that stands for one of its abilities; None where the ability is written out."""
    return next((one for one in look.keywords if isinstance(one, Keyword) and ability in meaning(one)), None)


@rule("113.7a")
def keyword_name(state: State, source: int, ability: Ability) -> str:
    """Return the name of the keyword that an ability of a source stands behind, as that is or last was; "" for none."""
    known = state.last_known.get(source)
    if source in state.objects:
        look = characteristics(state, source)
    elif known is not None:
        look = known.characteristics
    else:
        return ""
    found = keyword_of(look, ability)
    return found.name if found is not None else ""
