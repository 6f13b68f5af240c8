"""The error of a plot that cannot be drawn."""

from __future__ import annotations

from oathbreaker.texts.errors import OathbreakerError


class PlotError(OathbreakerError):
    """A plot that cannot be drawn or written: a file name that says no format, no place to write, no font."""
