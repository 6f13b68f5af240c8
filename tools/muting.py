"""Mechanics that do nothing, and which tests ask which mechanic: what `tools/prove_mechanics.py` works with."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, Final

from oathbreaker.engine import abstract, statements
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.cost_changes import ChangesActivationCost
from oathbreaker.engine.modes import Modal
from oathbreaker.engine.once_each_turn import OnlyOnce
from oathbreaker.engine.riders import ManaRider
from oathbreaker.library.performing import PERFORMED
from oathbreaker.mechanics import phrasebook
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.choosing import ChooseTargets
from oathbreaker.mechanics.finding import FINDERS
from oathbreaker.mechanics.growing import SupportedCreature
from oathbreaker.mechanics.mana import ManaFound
from oathbreaker.mechanics.moving_counters import Second
from oathbreaker.mechanics.noticing import NOTICED
from oathbreaker.mechanics.paying import FoundCost
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import Term, term_classes

Method = Callable[..., Any]


def no_procedure(*_given: object, **_named: object) -> Iterator[None]:
    """Do nothing, as a procedure."""
    yield from ()


def paid(*_given: object, **_named: object) -> Generator[None, None, bool]:
    """Pay nothing and say that it was paid."""
    yield from ()
    return True


def always(answer: object) -> Method:
    """Return a method that answers always the same."""
    return lambda *_given, **_named: answer


MUTED: Final[tuple[tuple[type, str, Method], ...]] = (
    (Modal, "bounds", always((0, 0))),
    (abstract.Effect, "perform", no_procedure),
    (abstract.Effect, "modify_earlier", always(None)),
    (abstract.Effect, "in_place_of", lambda _self, earlier, _context: earlier),
    (OnlyOnce, "is_spent", always(answer=False)),
    (abstract.Cost, "pay", paid),
    (FoundCost, "found", always(())),
    (abstract.Condition, "holds", always(answer=True)),
    (abstract.Amount, "value", always(0)),
    (abstract.Filter, "matches", always(answer=True)),
    (Qualifier, "holds", always(answer=True)),
    (abstract.Ref, "things", always(())),
    (abstract.StateTrigger, "holds", always(answer=False)),
    (abstract.TriggerEvent, "matches", always(None)),
    (abstract.TriggerEvent, "occurrences", lambda *_given: []),
    (abstract.TriggerEvent, "alternatives", always(())),
    (abstract.Restriction, "allows", always(answer=True)),
    (ChangesActivationCost, "cost_change", always(None)),
    (abstract.Duration, "lasts_past", always(answer=True)),
    (abstract.Duration, "holds", always(answer=True)),
    (ManaFound, "ways", always(())),
    (ManaRider, "may_pay", always(answer=True)),
    (ManaRider, "spent", no_procedure),
    (statements.LayerStatement, "apply", always(None)),
    (statements.LayerStatement, "controller", always(NOBODY)),
    (statements.RuleStatement, "concerns", always(answer=False)),
    (statements.Replacement, "applies", always(answer=False)),
    (abstract.Keyword, "abilities", always(())),
    (abstract.Keyword, "ways", always(())),
    (abstract.Keyword, "spell_targets", always(())),
    (abstract.Keyword, "optional_costs", always(())),
    (abstract.Keyword, "splicing", always(None)),
)
"""An abstract class -> its method, and what stands for it where the mechanic does nothing."""


CONSTANTS: Final[tuple[tuple[type, str, object], ...]] = (
    (abstract.Keyword, "name", ""),
    (abstract.Restriction, "zones", ()),
    (statements.RuleStatement, "names", ()),
)
"""An abstract class -> a constant or property by which the rules ask for it, and what stands for it."""

NOTHING_BY_THEMSELVES: Final = frozenset({Number, X, ChooseTargets, Second, SupportedCreature})
"""What is read out of its fields alone: a number, targets that are only named (601.2c), and descriptions that are like
any other but for the words that say them."""

KINDS: Final = tuple({base for base, _name, _muted in MUTED} | {wanted for wanted, _performed in PERFORMED})
"""What does something in a game; any other term is a part of one of these."""


def mechanics() -> dict[str, type[Term]]:
    """Return every class of mechanics that does something, and every kind of reference, by name, sorted."""
    phrasebook.grammar()
    found = {cls.__name__: cls for cls in term_classes() if is_mechanic(cls)}
    return {name: found[name] for name in sorted(found)}


def is_mechanic(cls: type[Term]) -> bool:
    """Tell whether a class is one of `mechanics/` that does something, or a reference whose finding stands there."""
    is_ours = cls.__module__.startswith("oathbreaker.mechanics.") and issubclass(cls, KINDS)
    return cls in FINDERS or cls in NOTICED or (is_ours and cls not in NOTHING_BY_THEMSELVES)


def methods_of(cls: type[Term]) -> list[tuple[str, Method]]:
    """Return the methods of a mechanic by which it does something, each with what stands for it."""
    return [(name, muted) for base, name, muted in MUTED if issubclass(cls, base)]


def mute(cls: type[Term]) -> None:
    """Make a mechanic do nothing, in this process, for good; those that derive from it stay as they are."""
    if issubclass(cls, Ref) and cls in FINDERS:
        FINDERS[cls] = always(())
    if issubclass(cls, Ref) and cls in NOTICED:
        NOTICED[cls] = always(answer=False)
    for name, muted in methods_of(cls):
        setattr(cls, name, instead(cls, getattr(cls, name), muted))
    for base, name, nothing in CONSTANTS:
        if issubclass(cls, base):
            setattr(cls, name, nothing)


def instead(cls: type, real: Method, other: Method) -> Method:
    """Return a method that is another for this very class, and the real one for those that derive from it."""

    def method(self: object, *given: object, **named: object) -> object:
        return (other if type(self) is cls else real)(self, *given, **named)

    return method


def listen(heard: Callable[[str], None]) -> None:
    """Have `heard` told the name of each mechanic that is asked to do something from now on, for good."""
    for cls in mechanics().values():
        if cls in FINDERS:
            FINDERS[cls] = listening(cls.__name__, FINDERS[cls], heard)
        if cls in NOTICED:
            NOTICED[cls] = listening(cls.__name__, NOTICED[cls], heard)
        for name, _muted in methods_of(cls):
            setattr(cls, name, heard_first(cls, getattr(cls, name), heard))
        names = vars(cls).get("names")
        if isinstance(names, property) and names.fget is not None:
            setattr(cls, "names", property(heard_first(cls, names.fget, heard)))  # noqa: B010  as declared


def listening(name: str, real: Method, heard: Callable[[str], None]) -> Method:
    """Return a function that tells a name before it does what it did."""

    def function(*given: object) -> object:
        heard(name)
        return real(*given)

    return function


def heard_first(cls: type, real: Method, heard: Callable[[str], None]) -> Method:
    """Return a method that tells the name of its class before it does what it did."""

    def method(self: object, *given: object, **named: object) -> object:
        if type(self) is cls:
            heard(cls.__name__)
        return real(self, *given, **named)

    return method
