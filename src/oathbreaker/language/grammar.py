"""The phrases of rules text, gathered into one trie for each kind of phrase.

A *category* is a kind of phrase (an effect, a noun, an amount). Some categories have *forms*: a deed is said "draw" or
"draws", a noun in the singular or plural; category and form together are an `Index`, and each index has one trie of its
templates. A *production* is one way to say something: a template, a single-token leaf, or a series of items. Every
production works in both directions; one marked `alternate` is read and never written, and must read to a tree that
another production writes. Productions are declared with the functions of `phrases`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from oathbreaker.language.tokens import COST_COMMA, LINE

Build = Callable[..., object]
Take = Callable[[Any], "tuple[object, ...] | None"]
SaySlot = Callable[[str], str]
"""Returns a slot of a phrase in Japanese, by its name, with a dot and a form where one is wanted: "what.wa"."""
Japanese = str | Callable[[SaySlot], str]
"""A Japanese template, or a function that puts the slots together."""

MOST_KNOWN_TOKENS: Final = 20_000
"""Of an index or node; beyond them it forgets what it knows, so that strange texts do not fill the memory."""

PLACES: Final = 1 << 16
"""More than a line has tokens, so that an index's number and a place make one number, `Index.first_key` + place."""


class GrammarError(ValueError):
    """A phrase that cannot be: a mistake of the programmer's, found when the grammar is put together."""


class Category:
    """A kind of phrase.

    Args:
        name: By which templates call it; also what a reader is told was expected.
        forms: The forms it has; the first is the usual one.
    """

    def __init__(self, name: str, *forms: str) -> None:
        self.name = name
        self.forms = forms or ("",)
        self.productions: list[Production] = []

    def __repr__(self) -> str:
        return f"<Category {self.name}>"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a template for a phrase of another category.

    Attributes:
        name: The field it fills.
        category: The category's name.
        form: The category's form, "" for its first; "=" for the form of the template itself.
    """

    name: str
    category: str
    form: str


Pattern = tuple["str | Slot", ...]
Ways = tuple[tuple[list[str], bool], ...]
"""(what can stand between two items, whether the second may be the last)"""


@dataclass(frozen=True, slots=True)
class Joint:
    """What stands between the items of a series.

    Attributes:
        between: The token between two items, "" for none.
        last: The tokens before the last item.
        pair: The tokens between just two items.
        least: The fewest items.
        is_plain: Whether the same stands between all items, so that the series may end with any of them.
        ways: What can stand after one item, and after more, and whether the series may end with the item after it.
    """

    between: str
    last: tuple[str, ...]
    pair: tuple[str, ...]
    least: int = 1

    is_plain: bool = field(init=False)
    ways: tuple[Ways, Ways] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        between = (self.between,) if self.between else ()
        is_plain = self.last == self.pair == between
        object.__setattr__(self, "is_plain", is_plain)
        first, later = ({between: is_plain} | {last: True} for last in (self.pair, self.last))
        found = tuple(tuple((list(way), ends) for way, ends in ways.items()) for ways in (first, later))
        object.__setattr__(self, "ways", found)


AND: Final = Joint(",", (",", "and"), ("and",))
OR: Final = Joint(",", (",", "or"), ("or",))
AND_OR: Final = Joint(",", (",", "and/or"), ("and/or",))
COMMAS: Final = Joint(",", (",",), (",",))
COST_COMMAS: Final = Joint(COST_COMMA, (COST_COMMA,), (COST_COMMA,))
RUN: Final = Joint("", (), ())
LINES: Final = Joint(LINE, (LINE,), (LINE,))


@dataclass(slots=True, eq=False)
class Production:
    """One way to say something.

    Attributes:
        category: The category it belongs to.
        form: The form of the category it is for.
        pattern: Literal tokens and slots, in order; for a series, the slot of its items; for a leaf nothing.
        build: Makes the tree from the slots' values; None where they do not go together.
        take: Takes a tree apart into the slots' values; None if this production does not say it.
        cls: The class of the trees it says; None for any.
        alternate: Whether it is read only.
        japanese: How it is said in Japanese, None where another declaration does.
        leaf: Reads one token; None if it is not one of this kind.
        leaf_write: The inverse of `leaf`.
        leaf_japanese: What a leaf's value is in Japanese.
        series: For a series: what stands between its items.
        template: The words it was declared with.
        is_another: Whether it is a phrase of another category and nothing else: its tree is that phrase's.
    """

    category: Category
    form: str
    pattern: Pattern
    build: Build
    take: Take
    cls: type | None = None
    alternate: bool = False
    japanese: Japanese | None = None
    leaf: Callable[[str], object | None] | None = None
    leaf_write: Callable[[Any], str | None] | None = None
    leaf_japanese: Callable[[Any], str] | None = None
    series: Joint | None = None
    template: str = ""
    is_another: bool = False

    def __repr__(self) -> str:
        return f"<{self.category.name}/{self.form}: {self.template}>"


Moves = tuple["Node | None", "tuple[tuple[Index, Node], ...]"]
"""(the node after a literal token, the slots whose phrases can begin with it)"""


@dataclass(slots=True, eq=False)
class Node:
    """A place in the trie of an index, after some tokens and slots."""

    literals: dict[str, Node] = field(default_factory=dict)
    slots: list[tuple[Index, Node]] = field(default_factory=list)
    ends: list[Production] = field(default_factory=list)
    dispatch: dict[str, Moves] = field(default_factory=dict)
    is_last: bool = True
    """Whether nothing goes on from here."""

    def moves(self, token: str) -> Moves:
        """Return where this token can lead: a literal child, and the slots whose category can begin with it."""
        found = self.dispatch.get(token)
        if found is None:
            if len(self.dispatch) >= MOST_KNOWN_TOKENS:
                self.dispatch.clear()
            possible = tuple((index, node) for index, node in self.slots if index.can_begin(token))
            found = self.dispatch[token] = (self.literals.get(token), possible)
        return found

    def expected(self) -> Iterator[str]:
        """Yield what can stand here: words, and names of categories in angle brackets."""
        yield from self.literals
        yield from (f"<{index.category.name}>" for index, _ in self.slots)


Parts = tuple["str | Index", ...]
"""A production's pattern with the indexes of its slots."""
Starts = tuple[tuple[object, ...], "tuple[tuple[Production, Index], ...]"]
"""(what the leaves read of a token, the series that can begin with it)"""


class Index:
    """A category in one form, with its trie."""

    def __init__(self, category: Category, form: str, number: int) -> None:
        self.category = category
        self.form = form
        self.number = number
        self.first_key = number * PLACES
        self.leaves: list[Production] = []
        self.all_series: list[tuple[Production, Index]] = []
        self.productions: list[tuple[Production, Parts]] = []
        self._begins: dict[str, bool] = {}
        self.known_starts: dict[str, Starts] = {}
        self.shared: dict[str, Any] = {}
        """What stretches of text read to, by their tokens one after another (see `reading`)."""
        self.count_shared = 0
        self.written: dict[int, tuple[object, list[str] | None]] = {}
        """Which tokens say trees, by the identity of the tree (see `writing`)."""
        self._writers: dict[type, tuple[tuple[Production, Parts], ...]] = {}

    @cached_property
    def root(self) -> Node:
        """Where the trie begins; it is put together when somebody reads, because many programs only write."""
        root = Node()
        for production, parts in self.productions:
            if production.leaf is None and production.series is None:
                node = root
                for part in parts:
                    node = literal_child(node, part) if isinstance(part, str) else slot_child(node, part)
                node.ends.append(production)
        return root

    def can_begin(self, token: str) -> bool:
        """Tell whether a phrase of this index can begin with this token."""
        known = self._begins.get(token)
        if known is None:
            if len(self._begins) >= MOST_KNOWN_TOKENS:
                self._begins.clear()
            values, starting = self.starts(token)
            known = self._begins[token] = (
                bool(values or starting)
                or token in self.root.literals
                or any(index.can_begin(token) for index, _ in self.root.slots)
            )
        return known

    def starts(self, token: str) -> Starts:
        """Return what the leaves read of a token, and the series that can begin with it."""
        found = self.known_starts.get(token)
        if found is None:
            if len(self.known_starts) >= MOST_KNOWN_TOKENS:
                self.known_starts.clear()
            read = (leaf.leaf(token) for leaf in self.leaves if leaf.leaf)
            values = tuple(value for value in read if value is not None)
            starting = tuple(pair for pair in self.all_series if pair[1].can_begin(token))
            found = self.known_starts[token] = (values, starting)
        return found

    def ways_to_write(self, kind: type) -> tuple[tuple[Production, Parts], ...]:
        """Return the productions that may say a tree of this class, in the order they were declared.

        One that is nothing but a phrase of another index is replaced by those of that one.
        """
        found = self._writers.get(kind)
        if found is None:
            ways: list[tuple[Production, Parts]] = []
            for production, parts in self.productions:
                if production.alternate or production.cls not in {None, kind}:
                    continue
                other = parts[0] if production.is_another else None
                ways += other.ways_to_write(kind) if isinstance(other, Index) else [(production, parts)]
            found = self._writers[kind] = tuple(ways)
        return found

    def first_slots(self) -> Iterator[Index]:
        """Yield the indexes with whose phrases one of this index can begin."""
        yield from dict.fromkeys(parts[0] for _, parts in self.productions if parts and isinstance(parts[0], Index))

    def __repr__(self) -> str:
        return f"<{self.category.name}/{self.form}>"


class Grammar:
    """All categories with their productions, put together into tries.

    Args:
        categories: The categories, with all that was declared of them.

    Raises:
        GrammarError: A template names a category or form that does not exist, or an index can begin with itself.
    """

    def __init__(self, categories: Sequence[Category]) -> None:
        self.categories = {category.name: category for category in categories}
        self.indexes: dict[tuple[str, str], Index] = {}
        for category in categories:
            for form in category.forms:
                self.indexes[category.name, form] = Index(category, form, len(self.indexes))
        for category in categories:
            for production in category.productions:
                self._enter(production)
        for index in self.indexes.values():
            refuse_left_recursion(index)

    def index(self, category: str, form: str = "") -> Index:
        """Return a category's index; its first form if none is named.

        Raises:
            GrammarError: There is no such category, or it has no such form.
        """
        try:
            return self.indexes[category, form or self.categories[category].forms[0]]
        except KeyError:
            msg = f"no category {category}/{form}"
            raise GrammarError(msg) from None

    def productions(self) -> Iterable[tuple[Index, Production, Parts]]:
        """Yield every production with its index and parts."""
        for index in self.indexes.values():
            for production, parts in index.productions:
                yield index, production, parts

    def _enter(self, production: Production) -> None:
        index = self.indexes[production.category.name, production.form]
        parts = tuple(
            part if isinstance(part, str) else self.index(part.category, part.form) for part in production.pattern
        )
        index.productions.append((production, parts))
        if production.leaf is not None:
            index.leaves.append(production)
        elif production.series is not None:
            index.all_series += [(production, part) for part in parts if isinstance(part, Index)]
        elif not parts:
            msg = f"{production} has no words"
            raise GrammarError(msg)


def refuse_left_recursion(index: Index) -> None:
    """Refuse an index whose phrases can begin with one of its own.

    Raises:
        GrammarError: This one is such.
    """
    seen: set[int] = set()
    waiting = list(index.first_slots())
    while waiting:
        first = waiting.pop()
        if first is index:
            msg = f"{index} can begin with itself"
            raise GrammarError(msg)
        if first.number not in seen:
            seen.add(first.number)
            waiting += first.first_slots()


def literal_child(node: Node, token: str) -> Node:
    """Return the node after a literal token, made where it is missing."""
    child = node.literals.get(token)
    if child is None:
        child = node.literals[token] = Node()
        node.is_last = False
    return child


def slot_child(node: Node, index: Index) -> Node:
    """Return the node after a slot, made where it is missing."""
    for known, child in node.slots:
        if known is index:
            return child
    child = Node()
    node.slots.append((index, child))
    node.is_last = False
    return child
