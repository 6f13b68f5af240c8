"""The order of the rooms (DESIGN): a module imports only from rooms above its own, and deck checking stays light."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator

import pytest
from tests.house.source import SOURCE, Module, package

ROOMS = (
    "texts",
    "cards",
    "terms",
    "language",
    "engine",
    "mechanics",
    "library",
    "decks",
    "formats",
    "table",
    "coverage",
    "agents",
    "simulation",
    "web",
    "terminal",
    "cli",
)
"""From the ground up: each may import from those before it."""

NO_ROOMS = ("data",)
"""Folders that hold no code: everybody may read them."""

ABOVE_ALL = ("", "__main__")
"""The package's public face and `python -m oathbreaker`: they may import from every room."""

DECK_CHECK_AVOIDS = ("engine", "mechanics")


def room_of(name: str) -> str | None:
    """Return the room of a module, None for the package itself and for what stands above all rooms."""
    _, _, inside = name.partition(".")
    return inside.partition(".")[0] if inside not in ABOVE_ALL else None


def imports(module: Module) -> Iterator[tuple[int, str]]:
    """Yield (line, module) of every import from the package, wherever in the file it stands."""
    for node in module.nodes():
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] == "oathbreaker")
        elif isinstance(node, ast.ImportFrom) and node.level:
            yield node.lineno, "." * node.level
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "oathbreaker":
            if node.module == "oathbreaker":
                yield from ((node.lineno, f"oathbreaker.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, node.module


def out_of_order(modules: Iterable[Module]) -> list[str]:
    """Return each import that goes to a room below, or to no room at all."""
    found = []
    for module in modules:
        room = room_of(module.name)
        if room is None:
            continue
        if room not in ROOMS + NO_ROOMS:
            found.append(f"{module.name}: {room} is no room of DESIGN")
            continue
        allowed = {*ROOMS[: ROOMS.index(room) + 1], *NO_ROOMS} if room in ROOMS else set(NO_ROOMS)
        found += [
            f"{module.name}:{line} imports {imported}"
            for line, imported in imports(module)
            if room_of(imported) not in allowed
        ]
    return found


def reached_from(start: Iterable[str], modules: Iterable[Module]) -> set[str]:
    """Return every module that these modules import, directly or not."""
    graph = {module.name: {imported for _, imported in imports(module)} for module in modules}
    reached: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += graph.get(name, set())
    return reached


def deck_check_modules(modules: Iterable[Module]) -> list[str]:
    """Return the modules that check decks."""
    names = [module.name for module in modules if room_of(module.name) == "formats"]
    return [name for name in names if name.endswith(("_deck", ".partners", ".report"))]


def modules_loaded_by(arguments: list[str], stdin: str = "") -> set[str]:
    """Return the names of the modules that are loaded when the command line has run with these arguments."""
    program = (
        "import json, sys; from oathbreaker.cli.main import main; "
        f"code = main({arguments!r}); print(json.dumps([code, sorted(sys.modules)]), file=sys.stderr)"
    )
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", program],
        input=stdin,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    code, names = json.loads(done.stderr.splitlines()[-1])
    assert code == 0, done.stdout
    return set(names)


def test_rooms_import_only_from_rooms_above() -> None:
    """No module imports from a room below its own, nor from the package's public face."""
    assert out_of_order(package()) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("oathbreaker.cards.card", "from oathbreaker.decks.deck import Deck"),
        ("oathbreaker.cards.card", "def f():\n    import oathbreaker.cli.main"),
        ("oathbreaker.cards.card", "from oathbreaker import Card"),
        ("oathbreaker.cards.card", "from oathbreaker import decks"),
        ("oathbreaker.cards.card", "from .. import decks"),
        ("oathbreaker.data.reading", "from oathbreaker.texts import say"),
        ("oathbreaker.misc.things", ""),
    ],
)
def test_an_import_from_below_is_found(name: str, text: str) -> None:
    """The checker sees imports of every form, in functions too."""
    assert out_of_order([Module(name, text)])


def test_an_import_from_above_is_allowed() -> None:
    """The checker lets a room use those above it, and itself."""
    text = "from oathbreaker.texts.messages import say\nfrom oathbreaker.decks import deck"
    assert out_of_order([Module("oathbreaker.decks.reading", text)]) == []


def test_deck_checks_use_neither_engine_nor_mechanics() -> None:
    """Checking a deck needs facts only, so that it starts fast."""
    checks = deck_check_modules(package())
    assert "oathbreaker.formats.oathbreaker_deck" in checks
    reached = reached_from(checks, package())
    assert [name for name in sorted(reached) if room_of(name) in DECK_CHECK_AVOIDS] == []


def test_a_roundabout_import_is_found() -> None:
    """The checker follows imports through other modules."""
    modules = [
        Module("oathbreaker.formats.oathbreaker_deck", "from oathbreaker.decks import shape"),
        Module("oathbreaker.decks", "from oathbreaker.engine.state import State"),
    ]
    assert "oathbreaker.engine.state" in reached_from(deck_check_modules(modules), modules)


def test_check_loads_nothing_it_does_not_need() -> None:
    """`oathbreaker check` runs without plotting, network and bulk-file libraries, and without the game."""
    deck = SOURCE / "oathbreaker" / "data" / "decks" / "saheeli-thoughtcast.txt"
    loaded = modules_loaded_by(["check", str(deck)])
    unwanted = {"matplotlib", "numpy", "httpx", "ijson", "oathbreaker.engine", "oathbreaker.mechanics"}
    assert loaded & unwanted == set()
    assert "oathbreaker.formats.oathbreaker_deck" in loaded


def test_importing_the_package_loads_nothing_else() -> None:
    """`import oathbreaker` loads no room and no other library; names are loaded when first used."""
    program = "import sys; before = set(sys.modules); import oathbreaker; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert loaded <= {"oathbreaker", *sys.stdlib_module_names}
    assert not any(name.startswith("oathbreaker.") for name in done.stdout.split())
