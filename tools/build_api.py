"""Write docs/api.md from the docstrings of the package's public names.

Usage: python tools/build_api.py [FILE]

The names are those of `oathbreaker.__all__`, in the order of the rooms they live in. `make docs` runs it; a test says
when the page is stale, and its examples run as doctests.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final, Literal, get_args, get_origin

import oathbreaker

PAGE: Final = Path(__file__).parents[1] / "docs" / "api.md"

ROOMS: Final = {
    "library": "Cards",
    "cards": "Printed facts",
    "language": "Reading rules text",
    "decks": "Decks",
    "formats": "Checking decks",
    "table": "Games",
    "engine": "Decisions and events",
    "agents": "Agents",
    "simulation": "Simulations",
    "texts": "Texts and errors",
}
"""Room -> the heading of its names, in the page's order."""

SECTION: Final = re.compile(r"(Args|Attributes|Returns|Yields|Raises):")
ENTRY: Final = re.compile(r" {4}((?:[\w*]+, )*[\w*]+): (.*)")
TITLES: Final = {"Args": "Arguments"}


class Bare:
    """An annotation written in source, shown without quotes."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def main() -> None:
    """Write the page."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    path.write_text(page(), encoding="utf-8", newline="\n")


def page() -> str:
    """Return the page's text."""
    public = {name: getattr(oathbreaker, name) for name in oathbreaker.__all__ if name != "__version__"}
    values = {name: value for name, value in public.items() if get_origin(value) is not Literal}
    unplaced = [name for name, value in values.items() if room_of(value) not in ROOMS]
    if unplaced:
        message = f"no heading for {unplaced}: add their room to ROOMS"
        raise KeyError(message)
    parts = [
        "# The public interface\n\nWritten by `make docs` from the docstrings; do not edit by hand.\n",
        inspect.cleandoc(oathbreaker.__doc__ or "") + "\n",
        "`oathbreaker.__version__` is the installed version.\n",
        words(values.values()),
    ]
    for room, title in ROOMS.items():
        parts.append(f"## {title}\n")
        parts += [described(name, value) for name, value in values.items() if room_of(value) == room]
    return "\n".join(parts)


def room_of(value: Any) -> str:  # noqa: ANN401  any public object
    """Return the room a public object lives in."""
    return str(value.__module__).split(".")[1]


def words(values: Any) -> str:  # noqa: ANN401  a view of public objects
    """Return the section about the words that arguments and attributes take: `Language` and the like."""
    modules = sorted({value.__module__ for value in values} | {"oathbreaker.texts.languages"})
    aliases = {
        name: get_args(alias)
        for module in modules
        for name, alias in sorted(vars(import_module(module)).items())
        if get_origin(alias) is Literal
    }
    lines = ["- `{}`: {}".format(name, ", ".join(f'"{word}"' for word in said)) for name, said in aliases.items()]
    return "## Words\n\nWhat stands for a type below is one of these words:\n\n" + "\n".join(lines) + "\n"


def described(name: str, value: type | FunctionType) -> str:
    """Return the part of the page about one class or function."""
    if not isinstance(value, type):
        return f"### {name}\n\n{call_line(name, value)}\n\n{markdown(value.__doc__)}\n"
    bases = ", ".join(base.__name__ for base in value.__bases__ if base is not object)
    heading = f"### {name}\n\n" + (f"`class {name}({bases})`\n\n" if bases not in {"", name} else "")
    kinds = [kind for kind in value.__mro__ if kind is value or is_part_of(kind, value)]
    about = "\n\n".join(markdown(kind.__doc__) for kind in kinds)
    return heading + about + "\n" + "".join(f"\n{text}\n" for text in members(kinds))


def is_part_of(kind: type, value: type) -> bool:
    """Tell whether a base is shown as part of a class: one of facts with its name, or one that is not public itself."""
    is_own = str(kind.__module__).startswith("oathbreaker.")
    return is_own and (kind.__name__ == value.__name__ or kind.__name__ not in oathbreaker.__all__)


def members(kinds: Sequence[type]) -> Iterator[str]:
    """Yield the text about each public method and property of a class and the one of facts that it builds on."""
    value = kinds[0]
    own = {name: member for kind in reversed(kinds) for name, member in vars(kind).items()}
    for name, member in own.items():
        if name.startswith("_") and name not in SPECIAL:
            continue
        if isinstance(member, property | cached_property):
            function = member.fget if isinstance(member, property) else member.func
            yield f"#### {value.__name__}.{name}\n\n{markdown(function.__doc__ if function else '')}"
        elif isinstance(member, classmethod | staticmethod | FunctionType):
            function = member.__func__ if isinstance(member, classmethod | staticmethod) else member
            if function.__doc__:
                bound = not isinstance(member, staticmethod)
                line = call_line(f"{value.__name__}.{name}", function, bound=bound)
                yield f"#### {value.__name__}.{name}\n\n{line}\n\n{markdown(function.__doc__)}"


SPECIAL: Final = frozenset({"__getitem__"})
"""Special methods with a docstring worth reading."""


def call_line(name: str, function: Callable[..., object], *, bound: bool = False) -> str:
    """Return how something is called, as code: its name and signature; of a bound method without self or cls."""
    signature = inspect.signature(function)
    listed = [parameter.replace(annotation=bare(parameter.annotation)) for parameter in signature.parameters.values()]
    shown = signature.replace(parameters=listed[bound:], return_annotation=bare(signature.return_annotation))
    return f"```python\n{name}{shown}\n```"


def bare(annotation: object) -> object:
    """Return an annotation so that it is shown without quotes."""
    return Bare(annotation) if isinstance(annotation, str) else annotation


def markdown(docstring: str | None) -> str:
    """Return a docstring as Markdown: its sections as lists, the rest as it is."""
    text: list[str] = []
    in_section = False
    for line in map(shown, inspect.cleandoc(docstring or "").splitlines()):
        heading, entry = SECTION.fullmatch(line), ENTRY.fullmatch(line)
        if heading:
            in_section = True
            text += [f"**{TITLES.get(heading[1], heading[1])}**", ""]
        elif in_section and entry:
            names = ", ".join(f"`{name}`" for name in entry[1].split(", "))
            text.append(f"- {names}: {entry[2]}")
        elif in_section and line:
            text.append(re.sub("^ {8}", "  ", line).removeprefix("    "))
        else:
            text.append(line)
    return "\n".join(text)


def shown(line: str) -> str:
    """Return a docstring's line so that Markdown shows its "<" outside code as it is."""
    if line.lstrip().startswith((">>> ", "... ")):
        return line
    return "`".join(part if place % 2 else part.replace("<", "&lt;") for place, part in enumerate(line.split("`")))


if __name__ == "__main__":
    main()
