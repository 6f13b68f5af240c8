"""What every node of a tree can do: be compared, walked, changed, and written as JSON and read back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

_classes: dict[str, type[Term]] = {}

T = TypeVar("T", bound="Term")


class Term:
    """A node of the tree that rules text is read into: a frozen dataclass, made by the decorator `@term`.

    Its fields are terms, tuples of terms, strings, whole numbers, booleans or None; nothing else. Equality and hash are
    those of the fields.
    """

    __slots__ = ()

    field_names: ClassVar[tuple[str, ...]] = ()
    """The fields in the order they are declared."""

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
        return type(self), tuple(self.values())

    def values(self) -> Iterator[object]:
        """Yield the fields' values in the order they are declared."""
        return (getattr(self, name) for name in self.field_names)

    def children(self) -> Iterator[Term]:
        """Yield the terms directly below this one, in the order of the fields."""
        for value in self.values():
            yield from terms_in(value)

    def walk(self) -> Iterator[Term]:
        """Yield this term and every term below it, from the top, left to right."""
        yield self
        for child in self.children():
            yield from child.walk()

    def find(self, kind: type[T]) -> Iterator[T]:
        """Yield every term of this class in the tree, this one included."""
        return (found for found in self.walk() if isinstance(found, kind))

    def changed(self, change: Callable[[Term], Term]) -> Term:
        """Return the tree with `change` applied to every term, from the bottom up."""
        return change(self.with_values(lambda value: change_value(value, change)))

    def with_values(self, change: Callable[[object], object]) -> Term:
        """Return this term with `change` applied to the value of each field; the same object where nothing changed."""
        old = tuple(self.values())
        new = tuple(map(change, old))
        if all(one is other for one, other in zip(new, old, strict=True)):
            return self
        return type(self)(*new)

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
        """Return name -> default of each field; `dataclasses.MISSING` for those that must be given."""
        return {field.name: field.default for field in fields(cast("Any", cls))}

    def as_json(self) -> dict[str, Any]:
        """Return the tree as JSON: {"is": class name, field: value, …}; fields that have their default are left out."""
        written: dict[str, Any] = {"is": type(self).__name__}
        for name, default in self.field_defaults().items():
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
    return value if all(one is other for one, other in zip(new, value, strict=True)) else new


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

    A class of another package that has the name of one of ours is not known by it: a program may have terms of its own.

    Raises:
        TypeError: Two classes have the same name, both in this package or both outside.
    """
    known = _classes.get(cls.__name__)
    if known is not None and is_ours(known) == is_ours(cls):
        msg = f"two terms are named {cls.__name__}: {known.__module__} and {cls.__module__}"
        raise TypeError(msg)
    made = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    made.field_names = tuple(field.name for field in fields(cast("Any", made)))
    add_methods(made)
    if known is None or is_ours(made):
        _classes[made.__name__] = made
    return made


def add_methods(cls: type[Term]) -> None:
    """Give a class of terms its `__init__`, `__eq__` and `__hash__`.

    They are those that a frozen dataclass has, but made together: a program that reads no card waits for hundreds of
    classes before it has anything to show.
    """
    given: dict[str, object] = {"_put": object.__setattr__}
    parameters = ["self"]
    for field in fields(cast("Any", cls)):
        has_default = field.default is not MISSING
        parameters.append(f"{field.name}=_default_{field.name}" if has_default else field.name)
        given[f"_default_{field.name}"] = field.default
    assigned = [f"_put(self, {name!r}, {name})" for name in cls.field_names] or ["pass"]
    own, others = ("".join(f"{whose}.{name}, " for name in cls.field_names) for whose in ("self", "other"))
    lines = [
        f"def __init__({', '.join(parameters)}):",
        *(f"    {line}" for line in assigned),
        "def __eq__(self, other):",
        f"    return ({own}) == ({others}) if other.__class__ is self.__class__ else NotImplemented",
        "def __hash__(self):",
        f"    return hash(({own}))",
    ]
    exec("\n".join(lines), given)  # noqa: S102  of our own words, as `dataclasses` does it
    for name in ("__init__", "__eq__", "__hash__"):
        method = given[name]
        setattr(method, "__qualname__", f"{cls.__qualname__}.{name}")  # noqa: B010  of a function that mypy does not know
        setattr(cls, name, method)


def is_ours(cls: type[Term]) -> bool:
    """Tell whether a class is defined in this package."""
    return cls.__module__.partition(".")[0] == __name__.partition(".")[0]
