"""CR 702.11c, 702.18 Players who have hexproof or shroud."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

KEYWORDS: Final = {"hexproof": "呪禁", "shroud": "被覆"}
"""The keywords that a player can have against being a target -> in Japanese."""


@term
class YouHave(RuleStatement):
    """You have hexproof or shroud."""

    keyword: str

    names: ClassVar[tuple[str, ...]] = ("can't be targeted",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of you."""
        return is_player(about) and about == context.controller

    @rule("702.11c", "702.18a")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep off spells and abilities of opponents, or of anybody."""
        return self.keyword == "shroud" or by.controller != context.controller


for keyword, japanese in KEYWORDS.items():
    fixed(STATEMENT, f"you have {keyword}", YouHave(keyword), ja=f"あなたは{japanese}を持つ")
