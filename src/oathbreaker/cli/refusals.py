"""What the system refuses, in the reader's language."""

from __future__ import annotations

import errno
from typing import Final

from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import visible

USUAL_REFUSALS: Final = {
    errno.ENOENT: "not_found",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
    errno.EISDIR: "is_folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "disk_full",
    errno.ENAMETOOLONG: "name_too_long",
}
"""The system's error numbers for which there are messages."""


def os_refusal(error: OSError) -> Message:
    """Return what the system refused, in words of both languages where it is one of the usual refusals."""
    name = USUAL_REFUSALS.get(error.errno or 0)
    reason = say(f"cli.os_{name}") if name else error.strerror or str(error)
    return say("cli.os_error", file=visible(str(error.filename or "-")), reason=reason)
