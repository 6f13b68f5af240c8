"""Build the wheel, install it in a clean environment and run it there, as somebody who only has the wheel would.

Usage: python tools/try_wheel.py

The wheel is built from the source distribution, so that both are complete; both stay in `dist/`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
DECK = ROOT / "src" / "oathbreaker" / "data" / "decks" / "saheeli-thoughtcast.txt"


def main() -> None:
    """Build, install, run; the exit code of the first step that fails ends it."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist), str(ROOT))
    wheel = next(dist.glob("*.whl"))
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder) / "environment"
        venv.create(environment, with_pip=True)
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        run(*pip, "install", "--constraint", str(ROOT / "constraints.txt"), str(wheel))
        oathbreaker = str(programs / "oathbreaker")
        elsewhere = Path(folder) / "elsewhere"
        elsewhere.mkdir()
        run(oathbreaker, "--version", folder=elsewhere)
        run(oathbreaker, "check", str(DECK), folder=elsewhere)
        run(oathbreaker, "card", "Saheeli, Sublime Artificer", folder=elsewhere)
        run(oathbreaker, "rule", "906.12a", folder=elsewhere)
        run(oathbreaker, "play", "--players", "2", "--seed", "1", "--until", "2", folder=elsewhere)
    print(f"{wheel.name} works in a clean environment.")


def run(*command: str, folder: Path = ROOT) -> None:
    """Run a command and show it; its failure ends this program with its exit code.

    The card data's fast form goes into a folder of its own, so that the wheel has to build it.
    """
    print("$", *(part.replace(str(ROOT), ".") for part in command), flush=True)
    own = {"OATHBREAKER_DATA": str(folder / "data")} if folder != ROOT else {}
    done = subprocess.run(command, cwd=folder, env={**os.environ, **own}, check=False)  # noqa: S603  our own commands
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
