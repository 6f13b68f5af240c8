"""CR 602.5d, 113.6 Where and when abilities of keywords may be activated."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Restriction
from oathbreaker.engine.context import Context
from oathbreaker.engine.legal import is_sorcery_time
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class FromHand(Restriction):
    """Activated only from the hand."""

    zones: ClassVar[tuple[str, ...]] = ("hand",)

    @rule("113.6")
    def allows(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Tell that nothing else matters."""
        return True


@term
class FromHandAsSorcery(Restriction):
    """Activated only from the hand and only any time you could cast a sorcery."""

    zones: ClassVar[tuple[str, ...]] = ("hand",)
    as_sorcery: ClassVar[bool] = True

    @rule("602.5d")
    def allows(self, context: Context) -> bool:
        """Tell whether a sorcery could be cast now (307.1)."""
        return is_sorcery_time(context.state, context.controller)


@term
class FromGraveyardAsSorcery(Restriction):
    """Activated only from the graveyard and only any time you could cast a sorcery."""

    zones: ClassVar[tuple[str, ...]] = ("graveyard",)
    as_sorcery: ClassVar[bool] = True

    @rule("602.5d")
    def allows(self, context: Context) -> bool:
        """Tell whether a sorcery could be cast now (307.1)."""
        return is_sorcery_time(context.state, context.controller)
