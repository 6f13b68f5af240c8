"""CR 508.1c-d, 509.1b-c by brute force: what a declaration accepts obeys all restrictions and the most requirements."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.engine.combat.declaring import PATIENCE, Company, Declaration, Search, drop_impossible
from oathbreaker.engine.decisions import Answer


def every_set(number: int) -> list[Answer]:
    """Return every set of so many indices."""
    return list(chain.from_iterable(combinations(range(number), size) for size in range(number + 1)))


def obeys_restrictions(declaration: Declaration, chosen: Answer) -> bool:
    """Tell, in the plainest words, whether a set of pairs obeys every restriction."""
    pairs = [declaration.pairs[place] for place in chosen]
    creatures = Counter(creature for creature, _ in pairs)
    whom = Counter(whom for _, whom in pairs)
    if any(number > declaration.limits.get(creature, 1) for creature, number in creatures.items()):
        return False
    if declaration.number is not None and len(creatures) > declaration.number:
        return False
    if any(
        number > declaration.most.get(one, 99) or number < declaration.least.get(one, 0) for one, number in whom.items()
    ):
        return False
    return all(
        len((set(creatures) - {creature}) & company.others) >= company.number
        for creature in creatures
        for company in declaration.company.get(creature, ())
    )


def obeyed(declaration: Declaration, chosen: Answer) -> int:
    """Return how many requirements a set of pairs obeys."""
    return sum(any(place in requirement.pairs for place in chosen) for requirement in declaration.requirements)


@st.composite
def declarations(draw: st.DrawFn) -> Declaration:
    """Make a small board: up to four creatures, up to three they can attack or block, any mix of rules."""
    creatures = [10 + number for number in range(draw(st.integers(1, 4)))]
    whom = [1 + number for number in range(draw(st.integers(1, 3)))]
    possible = [(creature, one) for creature in creatures for one in whom]
    kept = [pair for pair in possible if draw(st.integers(0, 3))]
    found = Declaration(draw(st.sampled_from(["attack", "block"])), 0, kept[:9])
    small = st.integers(0, 3)
    found.number = draw(st.none() | small)
    found.limits = draw(st.dictionaries(st.sampled_from(creatures), st.integers(1, 3), max_size=2))
    found.most = draw(st.dictionaries(st.sampled_from(whom), st.integers(0, 2), max_size=2))
    found.least = draw(st.dictionaries(st.sampled_from(whom), st.integers(2, 3), max_size=2))
    others = st.frozensets(st.sampled_from(creatures), max_size=4)
    company = st.builds(Company, st.integers(1, 2), others)
    found.company = draw(
        st.dictionaries(st.sampled_from(creatures), st.lists(company, min_size=1, max_size=2), max_size=2)
    )
    return found


def with_requirements(declaration: Declaration, draw: st.DataObject) -> None:
    """Add requirements and costs to what pairs there are."""
    number = len(declaration.pairs)
    if not number:
        return
    sets = st.frozensets(st.integers(0, number - 1), min_size=1, max_size=4)
    for pairs in draw.draw(st.lists(sets, max_size=4)):
        declaration.require(0, pairs)
    declaration.costly = draw.draw(st.frozensets(st.integers(0, number - 1), max_size=2))


@given(declarations(), st.data())
def test_508_1d_accepts_exactly_what_brute_force_accepts(declaration: Declaration, data: st.DataObject) -> None:
    """A set is accepted if and only if no restriction is disobeyed and no free set obeys more requirements."""
    with_requirements(declaration, data)
    sets = every_set(len(declaration.pairs))
    legal = [chosen for chosen in sets if obeys_restrictions(declaration, chosen)]
    free = [chosen for chosen in legal if declaration.costly.isdisjoint(chosen)]
    most = max(obeyed(declaration, chosen) for chosen in free)
    wanted = {chosen for chosen in legal if obeyed(declaration, chosen) >= most}
    assert {chosen for chosen in sets if declaration.fault(chosen) is None} == wanted
    assert declaration.best() in wanted
    assert declaration.costly.isdisjoint(declaration.best())


@given(declarations())
def test_508_1c_only_pairs_that_are_in_no_legal_set_are_dropped(declaration: Declaration) -> None:
    """What is not offered can't be part of any legal declaration; the legal sets stay the same."""
    before = {
        frozenset(declaration.pairs[place] for place in chosen)
        for chosen in every_set(len(declaration.pairs))
        if obeys_restrictions(declaration, chosen)
    }
    drop_impossible(declaration)
    after = {
        frozenset(declaration.pairs[place] for place in chosen)
        for chosen in every_set(len(declaration.pairs))
        if obeys_restrictions(declaration, chosen)
    }
    assert after == before


def test_508_1d_thirty_creatures_that_must_attack_are_quick() -> None:
    """The usual case, many creatures that attack if able and many to attack, takes two steps for each creature."""
    pairs = [(10 + creature, whom) for creature in range(30) for whom in range(1, 6)]
    declaration = Declaration("attack", 0, pairs)
    for creature in range(30):
        declaration.require(10 + creature, frozenset(range(5 * creature, 5 * creature + 5)))
    search = Search(declaration)
    assert declaration.obeyed(search.run()) == 30
    assert search.steps <= 2 * 30 + 1


def test_508_1d_a_hard_board_ends_and_refuses_nothing_legal() -> None:
    """Beyond its patience the search gives what it has found: that many requirements are enough."""
    pairs = [(10 + creature, whom) for creature in range(24) for whom in range(1, 6)]
    declaration = Declaration("block", 0, pairs)
    declaration.least = dict.fromkeys(range(1, 6), 6)
    declaration.number = 11
    for creature in range(24):
        declaration.require(10 + creature, frozenset({5 * creature + creature % 5}))
    search = Search(declaration)
    best = search.run()
    assert search.steps <= PATIENCE
    assert declaration.disobeyed(best) is None
    assert declaration.fault(best) is None
