"""What every room needs to speak: messages in both languages, rule citations, editions and the error tree."""

from oathbreaker.texts.errors import (
    CardDataError,
    CardNotFoundError,
    DataUpdateError,
    DeckFormatError,
    OathbreakerError,
    RuleNotFoundError,
    UnreadableLine,
)
from oathbreaker.texts.languages import LANGUAGES, TERMS, Language, Terms
from oathbreaker.texts.messages import Message, Text, say
from oathbreaker.texts.rules import cited_rules, rule, rule_exists

__all__ = [
    "LANGUAGES",
    "TERMS",
    "CardDataError",
    "CardNotFoundError",
    "DataUpdateError",
    "DeckFormatError",
    "Language",
    "Message",
    "OathbreakerError",
    "RuleNotFoundError",
    "Terms",
    "Text",
    "UnreadableLine",
    "cited_rules",
    "rule",
    "rule_exists",
    "say",
]
