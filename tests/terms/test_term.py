"""Trees: compared, walked, changed, written as JSON and read back, shown."""

from __future__ import annotations

import pickle
from copy import copy
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.drawing import Draw
from oathbreaker.terms.abilities import Ability, SpellAbility
from oathbreaker.terms.outline import outline
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term, term_class, term_classes, term_from_json

TREE = SpellAbility((Draw(Number(2)), Draw(X(), You("you"))))


def test_walking() -> None:
    """A walk yields every term from the top, left to right."""
    kinds = [type(found).__name__ for found in TREE.walk()]
    assert kinds == ["SpellAbility", "Draw", "Number", "You", "Draw", "X", "You"]
    assert list(TREE.find(Number)) == [Number(2)]


def test_changing() -> None:
    """A change reaches every term and leaves what it does not touch as it is."""

    def more(found: Term) -> Term:
        return Number(found.value + 1) if isinstance(found, Number) else found

    changed = TREE.changed(more)
    assert changed == SpellAbility((Draw(Number(3)), Draw(X(), You("you"))))
    assert TREE.changed(lambda found: found) is TREE


def test_changing_a_field() -> None:
    """One field is replaced, the others stay."""
    assert Draw(Number(2)).changed_field("who", You("you")) == Draw(Number(2), You("you"))


def test_json_round_trip() -> None:
    """A tree is written as JSON without defaults and read back."""
    written = TREE.as_json()
    assert written["body"][0] == {"is": "Draw", "amount": {"is": "Number", "value": 2}}
    assert term_from_json(written) == TREE


def test_json_of_an_unknown_class_is_refused() -> None:
    """JSON that names no class, or has a field too many, is refused."""
    with pytest.raises(KeyError):
        term_from_json({"is": "NoSuchTerm"})
    with pytest.raises(TypeError):
        term_from_json({"is": "Number", "value": 1, "more": 2})


def test_classes_by_name() -> None:
    """Every class of terms is found by its name; a name is given once."""
    assert term_class("Draw") is Draw
    assert Draw in set(term_classes())
    again = type("Number", (Ability,), {"__module__": "oathbreaker.sample", "__doc__": "Another number."})
    with pytest.raises(TypeError, match="two terms are named Number"):
        term(again)


def test_terms_of_other_packages() -> None:
    """Another package may have a term of the same name; ours keeps its name."""

    @term
    class Number(Ability):
        """A number of our own."""

    assert term_class("Number") is not Number
    assert Number() == Number()


def test_equal_trees_have_equal_hashes() -> None:
    """Trees are compared by their fields."""
    again = term_from_json(TREE.as_json())
    assert (again == TREE, hash(again) == hash(TREE)) == (True, True)
    assert Number(1) != Number(2)


def test_outline() -> None:
    """A tree is shown one term a line, fields with defaults left out."""
    assert outline(SpellAbility((Draw(Number(2)),))).splitlines() == [
        "SpellAbility",
        "  body:",
        "    Draw",
        "      amount: Number(value=2)",
    ]


def test_terms_are_frozen_dataclasses() -> None:
    """Nothing of a term can be changed; it is shown, compared, hashed, copied and pickled by its fields."""
    drawn = Draw(Number(2))
    with pytest.raises(FrozenInstanceError):
        drawn.amount = X()  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del drawn.amount
    with pytest.raises(TypeError):
        Draw()  # type: ignore[call-arg]
    assert repr(drawn) == "Draw(amount=Number(value=2), who=You(said=''))"
    assert (drawn == Draw(Number(2)), drawn == Draw(Number(3))) == (True, False)
    assert len({drawn, Draw(Number(2)), Draw(Number(2), You("you"))}) == 2
    assert [field.name for field in fields(drawn)] == ["amount", "who"]
    assert replace(drawn, amount=X()) == Draw(X())
    assert copy(drawn) == pickle.loads(pickle.dumps(drawn)) == drawn  # noqa: S301  our own bytes
