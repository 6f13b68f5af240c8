"""Refusals of new card data: each says that the data in use is unchanged."""

from oathbreaker.texts.errors import DataUpdateError
from oathbreaker.texts.messages import Message, say


def refusal(reason: Message) -> DataUpdateError:
    """Return the error for a reason."""
    return DataUpdateError(say("updating.refused", reason=reason))
