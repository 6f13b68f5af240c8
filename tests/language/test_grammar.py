"""Putting a grammar together: mistakes are refused; all readings are found; the furthest stop is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oathbreaker.language import reading
from oathbreaker.language.grammar import AND, RUN, Category, Grammar, GrammarError
from oathbreaker.language.phrases import fixed, leaf, phrase, same, series
from oathbreaker.language.reading import MOST_DEPTH, MOST_READINGS, Parser, TooComplexError
from oathbreaker.language.writing import CannotWriteError, write
from oathbreaker.terms.refs import This


def animal(token: str) -> str | None:
    """Return an animal's word."""
    return token if token in {"cat", "dog", "cats"} else None


def word(value: str) -> str:
    """Return a word as it is."""
    return value


def one_category(*forms: str) -> Category:
    """Return a category of animals with these forms."""
    category = Category("animal", *forms)
    leaf(category, animal, word)
    return category


def declare_without_class(category: Category) -> None:
    """Declare a phrase that makes nothing."""
    phrase(category, "meow")


def declare_wrong_forms(category: Category) -> None:
    """Declare a phrase with a word too few."""
    fixed(category, "[purrs]", "purr")


def declare_number_without_amount(category: Category) -> None:
    """Declare a word for one and several without an amount."""
    fixed(category, "<cat|cats>", "cat")


def declare_strange_sign(category: Category) -> None:
    """Declare a phrase with a sign that rules text does not have."""
    fixed(category, "me _ ow", "cat")


@pytest.mark.parametrize(
    "declare",
    [declare_without_class, declare_wrong_forms, declare_number_without_amount, declare_strange_sign],
)
def test_a_faulty_phrase_is_refused(declare: Callable[[Category], None]) -> None:
    """A phrase that cannot work is refused where it is declared."""
    with pytest.raises(GrammarError):
        declare(Category("animal", "one", "many"))


def test_an_unknown_category_is_refused() -> None:
    """A slot for a category that does not exist is refused as the grammar is put together."""
    category = one_category()
    phrase(category, "big {said:plant}", This)
    with pytest.raises(GrammarError, match="plant"):
        Grammar([category])


def test_left_recursion_is_refused() -> None:
    """A category whose phrases begin with one of its own is refused, be it by a detour or in a series."""
    for begin in ("{said:animal} here", "{said:other} here"):
        category, other = one_category(), Category("other")
        phrase(category, begin, This)
        same(other, category)
        with pytest.raises(GrammarError, match="begin with itself"):
            Grammar([category, other])
    category = one_category()
    series(category, "animal", AND)
    with pytest.raises(GrammarError, match="begin with itself"):
        Grammar([category])


def test_a_phrase_without_words_is_refused() -> None:
    """A template needs a word or a slot."""
    category = one_category()
    fixed(category, "", "nothing")
    with pytest.raises(GrammarError, match="no words"):
        Grammar([category])


def test_a_form_that_does_not_exist_is_refused() -> None:
    """An index is asked for by a category and one of its forms."""
    grammar = Grammar([one_category()])
    with pytest.raises(GrammarError):
        grammar.index("animal", "many")


def test_all_readings_are_found() -> None:
    """Two phrases that fit give two trees; equal trees count once."""
    category = Category("animal")
    fixed(category, "cat", "first")
    fixed(category, "cat", "second")
    fixed(category, "cat", "second", alternate=True)
    index = Grammar([category]).index("animal")
    assert set(Parser(["cat"]).read_all(index)) == {"first", "second"}


def test_too_many_readings_are_refused() -> None:
    """A line with very many readings is given up, by name."""
    category = Category("animal")
    for number in range(MOST_READINGS + 2):
        fixed(category, "cat", f"cat {number}")
    with pytest.raises(TooComplexError):
        Parser(["cat"]).read_all(Grammar([category]).index("animal"))


def test_series() -> None:
    """A series reads and writes one, two and more items, each with its own joint."""
    category, pets = one_category(), Category("pets")
    series(pets, "animal", AND)
    index = Grammar([category, pets]).index("pets")
    for tokens, items in (
        (["cat"], ("cat",)),
        (["cat", "and", "dog"], ("cat", "dog")),
        (["cat", ",", "dog", ",", "and", "cat"], ("cat", "dog", "cat")),
    ):
        assert Parser(tokens).read_all(index) == (items,)
        assert write(index, items) == tokens
    for tokens in (["cat", "and"], ["cat", ",", "dog"], ["cat", "and", "dog", "and", "cat"]):
        assert Parser(tokens).read_all(index) == ()


def test_the_furthest_stop_is_told() -> None:
    """A line that is not read tells the furthest place that was reached, and what could have stood there."""
    category, pets = one_category(), Category("pets")
    phrase(pets, "big {said:animal} sleeps", This)
    fixed(pets, "big house", "house")
    index = Grammar([category, pets]).index("pets")
    for tokens, place, expected in (
        (["big", "tree"], 1, {"house", "<animal>"}),
        (["big", "cat", "eats"], 2, {"sleeps"}),
        (["big", "house", "falls"], 2, {""}),
        (["big"], 1, {"house", "<animal>"}),
        ([], 0, {"big"}),
    ):
        parser = Parser(tokens)
        assert parser.read_all(index) == ()
        assert (parser.stop.place, set(parser.stop.expected)) == (place, expected)


def test_forms_and_numbers() -> None:
    """A template has a word for each form."""
    category = Category("deed", "base", "third")
    fixed(category, "[sleep|sleeps] well", "sleep")
    grammar = Grammar([category])
    assert Parser(["sleeps", "well"]).read_all(grammar.index("deed", "third")) == ("sleep",)
    assert Parser(["sleeps", "well"]).read_all(grammar.index("deed")) == ()
    assert write(grammar.index("deed", "third"), "sleep") == ["sleeps", "well"]


def test_what_no_phrase_says_is_refused() -> None:
    """Writing a tree that no phrase of the index says is an error."""
    category = Category("animal")
    fixed(category, "cat", This("cat"))
    with pytest.raises(CannotWriteError):
        write(Grammar([category]).index("animal"), This("cow"))


def test_alternates_are_read_and_not_written() -> None:
    """An alternate spelling gives the same tree and is never written."""
    category = Category("animal")
    fixed(category, "kitty", "cat", alternate=True)
    fixed(category, "cat", "cat")
    index = Grammar([category]).index("animal")
    assert Parser(["kitty"]).read_all(index) == ("cat",)
    assert write(index, "cat") == ["cat"]


def test_depth_is_limited() -> None:
    """A phrase in a phrase in a phrase, without end, is given up by name."""
    category = one_category()
    phrase(category, "not {said:animal}", This)
    with pytest.raises(TooComplexError):
        Parser(["not"] * 500 + ["cat"]).read_all(Grammar([category]).index("animal"))


def test_steps_are_limited() -> None:
    """A line that takes very many steps is given up by name."""
    category, run = one_category(), Category("run")
    series(run, "animal", RUN)
    line = Category("line")
    phrase(line, "{said:run}", This)
    with pytest.raises(TooComplexError):
        Parser(["cat"] * 30_000).read_all(Grammar([category, run, line]).index("line"))


def test_what_other_lines_read_to_changes_nothing() -> None:
    """A line reads to the same and stops at the same place, whichever lines were read before; it only takes less."""
    category, pets, line = one_category(), Category("pets"), Category("line")
    series(pets, "animal", AND)
    phrase(line, "see {said:pets} sleep", This)
    phrase(line, "see {said:pets} and no {said:animal}", This)
    index = Grammar([category, pets, line]).index("line")
    lines = (
        "see cat and dog sleep",
        "see cat and dog eat",
        "see cat and dog",
        "see dog , cat , and dog sleep",
        "see cat and dog and no cow",
        "see cat",
    )
    fewer = 0
    for words in (*lines, *reversed(lines)):
        alone, sharing = Parser(words.split()), Parser(words.split(), shares=True)
        assert (sharing.read_all(index), sharing.stop) == (alone.read_all(index), alone.stop)
        fewer += alone.steps - sharing.steps
    assert fewer > 0


def test_a_line_is_too_complex_whatever_was_read_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """That others have read a part of a line does not make it less complex: in steps, and in depth."""
    monkeypatch.setattr(reading, "MOST_STEPS", 400)
    category, run = one_category(), Category("run")
    series(run, "animal", RUN)
    phrase(category, "not {said:animal}", This)
    index = Grammar([category, run]).index("run")
    for tokens in (["cat"] * 10, ["not"] * 9 + ["cat"]):
        assert Parser(tokens, shares=True).read_all(index)
    for tokens in (["cat"] * 401, ["not"] * MOST_DEPTH + ["cat"]):
        for shares in (False, True):
            with pytest.raises(TooComplexError):
                Parser(tokens, shares=shares).read_all(index)
    assert Parser(["not"] * (MOST_DEPTH - 10) + ["cat"], shares=True).read_all(index)
