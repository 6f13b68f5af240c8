"""The project's own files as the house's tests look at them: modules with their trees, and text files."""

from __future__ import annotations

import ast
import io
import subprocess
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
NOT_OURS = {".git", ".venv", "__pycache__", "dist", "build", "node_modules"}


@dataclass(frozen=True)
class Module:
    """One Python file.

    Attributes:
        name: As messages name it: "oathbreaker.cards.card", or its path for files outside the package.
        text: Its source.
    """

    name: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The file's syntax tree."""
        return ast.parse(self.text)

    def nodes(self) -> Iterator[ast.AST]:
        """Yield every node of the tree."""
        return ast.walk(self.tree)

    def constants(self, *, parts: bool = True) -> Iterator[tuple[int, str]]:
        """Yield (line, text) of every string in the file, docstrings included, parts of f-strings if wanted."""
        joined = {id(part) for node in self.nodes() if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in self.nodes():
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and (parts or id(node) not in joined):
                yield node.lineno, node.value

    def comments(self) -> Iterator[tuple[int, str]]:
        """Yield (line, text) of every comment."""
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


@cache
def package() -> tuple[Module, ...]:
    """Return every module of the package, messages included."""
    return tuple(Module(module_name(path), path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))


@cache
def everything() -> tuple[Module, ...]:
    """Return every Python file of the project: the package, its tests, its tools."""
    outside = [path for folder in ("tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
    return package() + tuple(
        Module(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in outside
    )


def module_name(path: Path) -> str:
    """Return the dotted name of a file of the package."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def files() -> tuple[Path, ...]:
    """Return every file that is the project's: what git tracks or would, or all there is where there is no git."""
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607  whichever git there is
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listing.returncode == 0:
        listed = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
    else:
        listed = [path for path in ROOT.rglob("*") if not NOT_OURS & set(path.relative_to(ROOT).parts)]
    return tuple(path for path in sorted(listed) if path.is_file())


def text_files() -> Iterator[tuple[str, str]]:
    """Yield (path from the root, text) of every file of ours that is text."""
    for path in files():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
