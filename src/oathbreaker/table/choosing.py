"""Choosing options: the lazy view of what may be done with priority, and the one option that some fields mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from oathbreaker.engine.decisions import Decision, IllegalAnswer, Option
from oathbreaker.texts.messages import say

FIELDS: Final = ("action", "card", "face", "ability", "source", "target", "value", "alternative", "key", "is_default")
"""What options can be chosen by."""

MOST_NAMED: Final = 8
"""How many candidates an error names."""


class LegalActions:
    """What the player with priority may do: iterate, `len`, `in` and truth. Empty at any other decision."""

    def __init__(self, decision: Decision | None) -> None:
        self._options: Sequence[Option] = ()
        if decision is not None and decision.kind == "priority":
            self._options = decision.options

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __bool__(self) -> bool:
        return bool(self._options)

    def __contains__(self, item: object) -> bool:
        """Tell whether an option, or one with this key, is among them."""
        return any(option is item or option.key == item for option in self._options)

    def __repr__(self) -> str:
        return f"<LegalActions {list(self._options)}>"


def the_option(decision: Decision, fields: dict[str, object], is_called: Callable[[Option, str], bool]) -> Option:
    """Return the one option that has these fields; of several that differ in nothing but their source, the first.

    Args:
        decision: Whose options.
        fields: Names and values of an option's fields. An alternative that is not named means the ordinary way.
        is_called: Tells whether an option's card or face has a name.

    Raises:
        IllegalAnswer: None has them, or several different ones do; the message names the candidates.
    """
    unknown = [name for name in fields if name not in FIELDS]
    if unknown:
        raise IllegalAnswer(say("table.no_field", field=unknown[0], fields=list(FIELDS)))
    wanted = {"alternative": None, **fields}
    fitting = [option for option in decision.options if fits(option, wanted, is_called)]
    if not fitting:
        raise IllegalAnswer(say("table.none_fits", candidates=named(decision.options)))
    if any(outside(option) != outside(fitting[0]) for option in fitting):
        raise IllegalAnswer(say("table.several_fit", candidates=named(fitting)))
    return fitting[0]


def fits(option: Option, wanted: dict[str, object], is_called: Callable[[Option, str], bool]) -> bool:
    """Tell whether an option has these fields."""
    for name, value in wanted.items():
        own = getattr(option, name)
        if name in {"card", "face"} and isinstance(value, str):
            if (own is None and name == "face") or not is_called(option, value):
                return False
        elif name == "ability" and own is not None and not isinstance(value, tuple | list):
            if value not in own:
                return False
        elif name == "alternative" and value in {None, ""}:
            if own:
                return False
        elif own != value:
            return False
    return True


def outside(option: Option) -> tuple[object, ...]:
    """Return what tells options apart that are no two cards of one name."""
    return (option.action, option.card, option.face, option.ability, option.target, option.value, option.alternative)


def named(options: Sequence[Option]) -> list[object]:
    """Return the keys and labels of options for an error, a few of them."""
    return [say("table.candidate", key=option.key, label=option) for option in options[:MOST_NAMED]]
