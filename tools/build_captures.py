"""Write the terminal captures of README.md and README.ja.md anew: what the commands shown there print now.

Usage: python tools/build_captures.py

A capture stands between `<!-- capture: COMMAND -->` and `<!-- end of capture -->`; COMMAND is run in the project's root
with the embedded card data. `make docs` runs this; a test says when a capture is stale.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = (ROOT / "README.md", ROOT / "README.ja.md")
CAPTURE: Final = re.compile(r"(<!-- capture: oathbreaker (.+?) -->\n).*?(<!-- end of capture -->)", re.DOTALL)
WIDTH: Final = 100
"""Columns of the terminal."""


def main() -> None:
    """Write the pages."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        page.write_text(with_captures(text), encoding="utf-8", newline="\n")


def with_captures(text: str) -> str:
    """Return a page's text with every capture as it is now."""
    return CAPTURE.sub(lambda found: f"{found[1]}{capture(found[2])}{found[3]}", text)


def capture(arguments: str) -> str:
    """Return what `oathbreaker` prints with these arguments, below the command, as a block of Markdown.

    The embedded data is used, whatever this machine has installed; its fast form is kept under build/.
    """
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-m", "oathbreaker", *shlex.split(arguments)],
        cwd=ROOT,
        env={**os.environ, "OATHBREAKER_DATA": str(ROOT / "build" / "captures"), "COLUMNS": str(WIDTH), "LANG": "C"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    lines = [line.rstrip() for line in (done.stderr + done.stdout).splitlines()]
    return "\n".join(["```console", f"$ oathbreaker {arguments}", *lines, "```", ""])


if __name__ == "__main__":
    main()
