"""What every node of a tree can do: be compared, walked, changed, and written as JSON and read back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, field, make_dataclass
from functools import cache
from operator import is_
from types import CodeType, FunctionType
from typing import Any, ClassVar, Final, TypeVar, cast, dataclass_transform

_classes: dict[str, type[Term]] = {}

T = TypeVar("T", bound="Term")


class FieldsOnDemand:
    """The fields of a class of terms as `dataclasses` knows them, made when somebody asks for them."""

    def __get__(self, term: Term | None, owner: type[Term]) -> Mapping[str, Field[Any]]:
        return dataclass_fields(owner)


class Term:
    """A node of the tree that rules text is read into: a frozen dataclass, made by the decorator `@term`.

    Its fields are terms, tuples of terms, strings, whole numbers, booleans or None; nothing else. Equality and hash are
    those of the fields.
    """

    __slots__ = ()

    field_names: ClassVar[tuple[str, ...]] = ()
    """The fields in the order they are declared."""
    defaults: ClassVar[Mapping[str, object]] = {}
    """Field -> its default; `dataclasses.MISSING` for those that must be given."""
    __dataclass_fields__ = FieldsOnDemand()

    def __setattr__(self, name: str, value: object) -> None:
        if name in self.field_names:
            msg = f"cannot assign to field {name!r}"
            raise FrozenInstanceError(msg)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        if name in self.field_names:
            msg = f"cannot delete field {name!r}"
            raise FrozenInstanceError(msg)
        super().__delattr__(name)

    def __repr__(self) -> str:
        fields_shown = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.field_names])
        return f"{type(self).__qualname__}({fields_shown})"

    def __reduce__(self) -> tuple[type[Term], tuple[object, ...]]:
        return type(self), self.values()

    def values(self) -> tuple[object, ...]:
        """Return the fields' values in the order they are declared."""
        return ()

    def children(self) -> Iterator[Term]:
        """Yield the terms directly below this one, in the order of the fields."""
        return terms_in(self.values())

    def walk(self) -> Iterator[Term]:
        """Yield this term and every term below it, from the top, left to right."""
        waiting: list[object] = [self]
        while waiting:
            found = waiting.pop()
            if isinstance(found, Term):
                yield found
                waiting += found.values()[::-1]
            elif isinstance(found, tuple):
                waiting += found[::-1]

    def find(self, kind: type[T]) -> Iterator[T]:
        """Yield every term of this class in the tree, this one included."""
        return (found for found in self.walk() if isinstance(found, kind))

    def changed(self, change: Callable[[Term], Term]) -> Term:
        """Return the tree with `change` applied to every term, from the bottom up."""
        return change(self.with_values(lambda value: change_value(value, change)))

    def with_values(self, change: Callable[[object], object]) -> Term:
        """Return this term with `change` applied to the value of each field; the same object where nothing changed."""
        old = self.values()
        new = tuple(map(change, old))
        return self if all(map(is_, new, old)) else type(self)(*new)

    def with_values_by_name(self, given: Mapping[str, object]) -> Term:
        """Return this term with all its fields given by name; the same object where nothing changed."""
        if all(getattr(self, name) is value for name, value in given.items()):
            return self
        return type(self)(*(given[name] for name in self.field_names))

    def changed_field(self, name: str, value: object) -> Term:
        """Return this term with another value in one field."""
        return type(self)(*(value if field == name else getattr(self, field) for field in self.field_names))

    @classmethod
    def field_defaults(cls) -> Mapping[str, object]:
        """Return name -> default of each field, see `defaults`."""
        return cls.defaults

    def as_json(self) -> dict[str, Any]:
        """Return the tree as JSON: {"is": class name, field: value, …}; fields that have their default are left out."""
        written: dict[str, Any] = {"is": type(self).__name__}
        for name, default in self.defaults.items():
            value = getattr(self, name)
            if value != default:
                written[name] = value_as_json(value)
        return written


def terms_in(value: object) -> Iterator[Term]:
    """Yield the terms that a field's value is, or holds in tuples."""
    if isinstance(value, Term):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from terms_in(item)


def change_value(value: object, change: Callable[[Term], Term]) -> object:
    """Return a field's value with `change` applied to the terms in it; the same object where nothing changed."""
    if isinstance(value, Term):
        return value.changed(change)
    return change_items(value, lambda item: change_value(item, change))


def change_items(value: object, change: Callable[[object], object]) -> object:
    """Return a tuple with each item changed, the same object where nothing changed; anything else as it is."""
    if not isinstance(value, tuple):
        return value
    new = tuple(map(change, value))
    return value if all(map(is_, new, value)) else new


def value_as_json(value: object) -> object:
    """Return a field's value as JSON."""
    if isinstance(value, Term):
        return value.as_json()
    if isinstance(value, tuple):
        return [value_as_json(item) for item in value]
    return value


def term_from_json(value: object) -> Any:  # noqa: ANN401  a term, or whatever a field holds
    """Return what `Term.as_json` wrote.

    Raises:
        KeyError: It names a class that no imported module defines.
        TypeError: It has fields that its class lacks.
    """
    if isinstance(value, dict):
        given = {name: term_from_json(item) for name, item in value.items() if name != "is"}
        return _classes[value["is"]](**given)
    if isinstance(value, list):
        return tuple(term_from_json(item) for item in value)
    return value


def term_class(name: str) -> type[Term]:
    """Return the class of terms with this name; KeyError where no imported module defines it."""
    return _classes[name]


def term_classes() -> Iterator[type[Term]]:
    """Yield every class of terms that the imported modules define."""
    yield from _classes.values()


@dataclass_transform(frozen_default=True)
def term(cls: type[T]) -> type[T]:
    """Make a class of terms: a frozen dataclass known by its name.

    It is what `dataclasses` makes of it, but made with less ado: a program that reads no card waits for hundreds of
    classes before it has anything to show. A class of another package that has the name of one of ours is not known by
    it: a program may have terms of its own.

    Raises:
        TypeError: Two classes have the same name, both in this package or both outside.
    """
    known = _classes.get(cls.__name__)
    if known is not None and is_ours(known) == is_ours(cls):
        msg = f"two terms are named {cls.__name__}: {known.__module__} and {cls.__module__}"
        raise TypeError(msg)
    defaults: dict[str, object] = {}
    for base in reversed(cls.__mro__[1:]):
        defaults |= base.__dict__.get("defaults", {})
    own = {name: cls.__dict__.get(name, MISSING) for name, kind in cls.__annotations__.items() if is_field(kind)}
    slots = tuple(name for name in own if name not in defaults)
    defaults |= own
    given = {name: value for name, value in cls.__dict__.items() if name not in {*own, "__dict__", "__weakref__"}}
    given |= {"__slots__": slots, "__match_args__": tuple(defaults), "__qualname__": cls.__qualname__}
    given |= {"field_names": tuple(defaults), "defaults": defaults, **methods(cls.__qualname__, defaults)}
    metaclass: Callable[..., type[T]] = type(cls)
    made = metaclass(cls.__name__, cls.__bases__, given)
    if known is None or is_ours(made):
        _classes[made.__name__] = made
    return made


def dataclass_fields(cls: type[Term]) -> Mapping[str, Field[Any]]:
    """Return the fields of a class of terms as `dataclasses` knows them."""
    known: list[tuple[str, Any, Any]] = [(name, Any, field(default=value)) for name, value in cls.defaults.items()]
    return cast("Mapping[str, Field[Any]]", vars(make_dataclass("Fields", known))["__dataclass_fields__"])


def is_field(kind: object) -> bool:
    """Tell whether an annotation is that of a field, and not of something that the class itself has."""
    return not str(kind).startswith(("ClassVar", "typing.ClassVar"))


def methods(owner: str, defaults: Mapping[str, object]) -> dict[str, FunctionType]:
    """Return what a class of terms with these fields needs to be made, compared and read: the methods of `METHODS`."""
    names = tuple(defaults)
    given = tuple(value for value in defaults.values() if value is not MISSING)
    made = {}
    for name, code in methods_of(len(names)).items():
        called = {f"field_{place}": field for place, field in enumerate(names)}
        of_class = code.replace(
            co_names=tuple(called.get(word, word) for word in code.co_names),
            co_varnames=tuple(called.get(word, word) for word in code.co_varnames),
            co_consts=tuple(called.get(word, word) if isinstance(word, str) else word for word in code.co_consts),
        )
        made[name] = FunctionType(of_class, METHOD_NAMES, name, given if name == "__init__" else None)
        made[name].__qualname__ = f"{owner}.{name}"
    return made


METHOD_NAMES: Final = {"put": object.__setattr__, "__builtins__": __builtins__}
"""What the methods of terms see besides what they are given."""

METHODS: Final = """
def __init__(self, {parameters}):
    {assigned}
def __eq__(self, other):
    return ({own}) == ({others}) if other.__class__ is self.__class__ else NotImplemented
def __hash__(self):
    return hash(({own}))
def values(self):
    return ({own})
"""


@cache
def methods_of(count: int) -> dict[str, CodeType]:
    """Return the code of the methods of a class of terms with so many fields, called field_0, field_1 and so on."""
    names = [f"field_{place}" for place in range(count)]
    text = METHODS.format(
        parameters=", ".join(names),
        assigned="\n    ".join([f"put(self, {name!r}, {name})" for name in names] or ["pass"]),
        own="".join(f"self.{name}, " for name in names),
        others="".join(f"other.{name}, " for name in names),
    )
    made: dict[str, FunctionType] = {}
    exec(text, {}, made)  # noqa: S102  of our own words, as `dataclasses` does it
    return {name: method.__code__ for name, method in made.items()}


def is_ours(cls: type[Term]) -> bool:
    """Tell whether a class is defined in this package."""
    return cls.__module__.partition(".")[0] == __name__.partition(".")[0]
