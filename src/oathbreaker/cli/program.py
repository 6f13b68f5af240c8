"""How this program was called: what a person can type to call it again."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from shutil import which

NAME = "oathbreaker"
"""What the program is called where it is installed."""


def program() -> str:
    """Return what calls this program again: its name where that finds it, else as it was called."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m {NAME}"
    found = which(NAME)
    is_named = called.stem == NAME and (found is None or not called.exists() or not Path(found).samefile(called))
    return shlex.quote(os.fspath(called)) if is_named else NAME
