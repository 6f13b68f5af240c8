"""Where card data and caches live: the platform's own folders, or those that the caller or the environment names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_data_path, user_state_path

APPLICATION: Final = "oathbreaker"
"""The name of our folders inside the platform's."""

DATA_VARIABLE: Final = "OATHBREAKER_DATA"
"""Environment variable: the folder for card data that a user installed; caches then go into its folder "cache"."""


def data_folder(folder: str | Path | None = None) -> Path:
    """Return the folder for installed card data; it need not exist yet.

    Args:
        folder: Overrides the environment variable `OATHBREAKER_DATA`, which overrides the platform's folder.
    """
    named = folder or os.environ.get(DATA_VARIABLE)
    # Not Path.expanduser, which refuses the name of a user who does not exist.
    return Path(os.path.expanduser(named)) if named else user_data_path(APPLICATION, appauthor=False)  # noqa: PTH111


def cache_folder(folder: str | Path | None = None) -> Path:
    """Return the folder for what can be built again at any time; it need not exist yet.

    Args:
        folder: Whose caches are meant; overrides `OATHBREAKER_DATA`, which overrides the platform's folder.
    """
    named = folder or os.environ.get(DATA_VARIABLE)
    return data_folder(named) / "cache" if named else user_cache_path(APPLICATION, appauthor=False)


def state_folder(folder: str | Path | None = None) -> Path:
    """Return the folder for what a program keeps from one run to the next, such as a game left in the middle.

    Args:
        folder: Whose state is meant; overrides `OATHBREAKER_DATA`, which overrides the platform's folder (on Linux that
            of `XDG_STATE_HOME`).
    """
    named = folder or os.environ.get(DATA_VARIABLE)
    return data_folder(named) / "state" if named else user_state_path(APPLICATION, appauthor=False)
