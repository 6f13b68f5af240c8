"""The form of the code: docstrings, names, lengths, exported names, open tasks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module

import pytest
from tests.house.source import Module, everything, package

LONGEST_MODULE = 400
"""Lines."""
LONGEST_FUNCTION = 60
"""Lines."""

LONGER: dict[str, str] = {}
"""Module, or module:function, that may be longer -> why."""

BANNED_NAME_PARTS = ("manager", "helper", "util", "processor")
"""Words of no field: a name says what a thing is in Magic's words, or in those of deck lists, terminals, files."""

TASK_WORD = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b(?!\(#\d+\))")
"""A task left open in a comment, without the number of its issue."""

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def definitions(module: Module) -> Iterator[Definition]:
    """Yield every class and function of a module, nested ones too."""
    for node in module.nodes():
        if isinstance(node, DEFINITIONS):
            yield node


def public_definitions(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Yield (dotted name, node) of what a user of the module sees: public classes, their public methods, functions."""
    for child in node.body:
        if isinstance(child, DEFINITIONS) and not child.name.startswith("_"):
            yield f"{prefix}{child.name}", child
            if isinstance(child, ast.ClassDef):
                yield from public_definitions(child, f"{prefix}{child.name}.")


def without_docstring(modules: Iterable[Module]) -> list[str]:
    """Return every module, public class and public function that does not say what it is."""
    found = []
    for module in modules:
        if not ast.get_docstring(module.tree):
            found.append(module.name)
        found += [
            f"{module.name}.{name}" for name, node in public_definitions(module.tree) if not ast.get_docstring(node)
        ]
    return found


def badly_named(modules: Iterable[Module]) -> list[str]:
    """Return every module, class and function with a banned part in its name."""
    found = []
    for module in modules:
        names = [module.name, *(f"{module.name}.{node.name}" for node in definitions(module))]
        found += [name for name in names if any(part in name.rpartition(".")[2].lower() for part in BANNED_NAME_PARTS)]
    return found


def too_long(modules: Iterable[Module]) -> dict[str, int]:
    """Return every module and function that is longer than a reader holds in mind, with its number of lines."""
    found = {}
    for module in modules:
        if module.text.count("\n") > LONGEST_MODULE:
            found[module.name] = module.text.count("\n")
        lengths = {node.name: length(node) for node in definitions(module) if isinstance(node, FUNCTIONS)}
        found |= {f"{module.name}:{name}": lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION}
    return found


def length(node: Definition) -> int:
    """Return a definition's number of lines, decorators not counted."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def open_tasks(modules: Iterable[Module]) -> list[str]:
    """Return every comment that leaves a task open without naming its issue."""
    return [f"{module.name}:{line}" for module in modules for line, text in module.comments() if TASK_WORD.search(text)]


def exported(module: Module) -> list[str] | None:
    """Return what a module's `__all__` lists, None where it has none."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets):
            names: list[str] = ast.literal_eval(node.value)
            return names
    return None


def imported(module: Module) -> set[str]:
    """Return the public names that a module imports from the package, for type checkers too."""
    nodes = [node for node in module.nodes() if isinstance(node, ast.ImportFrom)]
    names = [
        alias.asname or alias.name
        for node in nodes
        if (node.module or "").startswith("oathbreaker")
        for alias in node.names
    ]
    return {name for name in names if not name.startswith("_")}


def export_order(name: str) -> tuple[int, str]:
    """Return where a name stands in `__all__`: constants, classes, then the rest, each by name."""
    return (0 if name.isupper() else 1 if name[:1].isupper() else 2, name)


def export_faults(module: Module) -> list[str]:
    """Return what is wrong with a module's `__all__`: order, names twice, names it does not import."""
    names = exported(module)
    if names is None:
        return []
    faults = []
    if names != sorted(set(names), key=export_order):
        faults.append(f"{module.name}: __all__ is not sorted, or has a name twice")
    defined = {node.name for node in module.tree.body if isinstance(node, DEFINITIONS)}
    plain = {name for name in names if not name.startswith("_")}
    if plain - defined != imported(module):
        faults.append(
            f"{module.name}: __all__ and the imports differ in {sorted((plain - defined) ^ imported(module))}"
        )
    return faults


def test_everything_public_has_a_docstring() -> None:
    """Every module, class and function, of tests and tools too, says what it is."""
    found = without_docstring(everything())
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("x = 1", "sample"),
        ('"""Sample."""\nclass Card:\n    x = 1', "sample.Card"),
        ('"""Sample."""\nclass Card:\n    """A card."""\n    def name(self): ...', "sample.Card.name"),
        ('"""Sample."""\nasync def play(): ...', "sample.play"),
    ],
)
def test_a_missing_docstring_is_found(text: str, name: str) -> None:
    """The checker sees modules, classes, methods and functions."""
    assert without_docstring([Module("sample", text)]) == [name]


def test_private_names_need_no_docstring() -> None:
    """The checker leaves private and nested functions alone."""
    text = '"""Sample."""\ndef _own(): ...\ndef open():\n    """Open."""\n    def inner(): ...'
    assert without_docstring([Module("sample", text)]) == []


def test_names_are_the_fields_own_words() -> None:
    """No name ends in what says nothing."""
    assert badly_named(everything()) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("oathbreaker.cards.utils", ""),
        ("sample", "class CardManager: ..."),
        ("sample", "def helper_for_decks(): ..."),
        ("sample", "class A:\n    def event_processor(self): ..."),
    ],
)
def test_a_banned_name_is_found(name: str, text: str) -> None:
    """The checker sees modules, classes, functions and methods."""
    assert badly_named([Module(name, text)])


def test_nothing_is_too_long() -> None:
    """No module has more than 400 lines and no function more than 60, but those that are excused, and all those do."""
    assert too_long(everything()).keys() == LONGER.keys()


def test_a_long_module_and_a_long_function_are_found() -> None:
    """The checker counts lines from the first to the last; 400 and 60 are allowed."""
    function = "def long():\n" + "    x = 1\n" * LONGEST_FUNCTION
    assert too_long([Module("sample", function)]) == {"sample:long": 61}
    assert too_long([Module("sample", function.replace("    x = 1\n", "", 1))]) == {}
    assert too_long([Module("sample", "x = 1\n" * (LONGEST_MODULE + 1))]) == {"sample": 401}
    assert too_long([Module("sample", "x = 1\n" * LONGEST_MODULE)]) == {}


def test_open_tasks_name_their_issue() -> None:
    """A task left open in a comment has the number of its issue."""
    assert open_tasks(everything()) == []


def test_an_open_task_is_found() -> None:
    """The checker sees the usual words; one with an issue is allowed, and so are strings."""
    word = "TO" + "DO"
    assert open_tasks([Module("sample", f"x = 1  # {word}: more")]) == ["sample:1"]
    assert open_tasks([Module("sample", f'x = "{word}"  # {word}(#12): more')]) == []


def test_exported_names_are_sorted_and_complete() -> None:
    """Every `__all__` is in order and lists exactly what the module imports from the package."""
    found = [fault for module in package() for fault in export_faults(module)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        'from oathbreaker.a import b, a\n__all__ = ["b", "a"]',
        'from oathbreaker.a import a\n__all__ = ["a", "a"]',
        'from oathbreaker.a import a\n__all__ = ["a", "b"]',
        'from oathbreaker.a import a, b\n__all__ = ["a"]',
    ],
)
def test_a_faulty_export_is_found(text: str) -> None:
    """The checker sees wrong order, a name twice, one that lacks and one too many."""
    assert export_faults(Module("oathbreaker.sample", text))


def test_exported_names_exist() -> None:
    """Every name in an `__all__` can be had from its module."""
    for module in package():
        for name in exported(module) or ():
            assert hasattr(import_module(module.name), name), f"{module.name}.{name}"


def test_public_names_come_from_where_type_checkers_look() -> None:
    """Each name that the package loads late is the one that its import for type checkers names."""
    face = next(module for module in package() if module.name == "oathbreaker")
    late = [
        node
        for node in face.nodes()
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("oathbreaker.")
    ]
    assert late
    for node in late:
        for alias in node.names:
            home = import_module(str(node.module))
            assert getattr(import_module("oathbreaker"), alias.name) is getattr(home, alias.name)


def test_an_unknown_public_name_is_refused() -> None:
    """The package refuses a name it does not have, as any module does."""
    with pytest.raises(AttributeError, match="no attribute 'Cards'"):
        import_module("oathbreaker").Cards  # noqa: B018  the access is the test
