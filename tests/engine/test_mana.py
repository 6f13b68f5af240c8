"""CR 106, 107, 118, 605: what mana can pay, and how mana abilities work."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from tests.engine.cards_for_tests import FOREST, ISLAND, MOUNTAIN, card
from tests.engine.more_terms_for_tests import SacrificeSelf, TappedLandMana
from tests.engine.positions import Table, do, resolve
from tests.engine.terms_for_tests import DrawCards

from oathbreaker.engine.own_terms import PayMana, ProduceMana, TapSelf
from oathbreaker.engine.payment import BITS, Bill, SourceWays, bills, plan
from oathbreaker.engine.payment_chains import best_plan, chained_plan, is_payable, payable_by
from oathbreaker.terms.abilities import ActivatedAbility, SpellAbility, TriggeredAbility

ROCK = card("Rock", "Artifact", "{1}", (ActivatedAbility((TapSelf(),), (ProduceMana(("CC",)),)),))
DUAL = card("Dual", "Land", "", (ActivatedAbility((TapSelf(),), (ProduceMana(("U", "R")),)),))
PETAL = card("Petal", "Artifact", "{0}", (ActivatedAbility((TapSelf(), SacrificeSelf()), (ProduceMana(("U", "R")),)),))
SIGNET = card("Signet", "Artifact", "{2}", (ActivatedAbility((PayMana("{1}"), TapSelf()), (ProduceMana(("UR",)),)),))
FLARE = card("Flare", "Enchantment", "{2}", (TriggeredAbility(TappedLandMana(), (ProduceMana(("G",)),)),))


def spell(cost: str) -> object:
    """Return a sorcery with this cost."""
    return card(f"Spell {cost}", "Sorcery", cost, (SpellAbility((DrawCards(1),)),))


def brute_force(bill: Bill, units: list[int]) -> bool:
    """Tell by trying every order whether one-mana units pay a bill."""
    if len(units) < bill.total:
        return False
    return any(
        all(unit & need for unit, need in zip(order, bill.symbols, strict=False))
        for order in permutations(units, len(bill.symbols))
    )


masks = st.integers(min_value=1, max_value=63)


@given(st.lists(masks, max_size=4), st.integers(0, 2), st.lists(masks, max_size=5))
def test_118_3_payability_is_exact(symbols: list[int], generic: int, units: list[int]) -> None:
    """The matching finds a payment exactly where trying all orders finds one."""
    bill = Bill(tuple(symbols), generic)
    letters = "WUBRGC"
    sources = [SourceWays(tuple(letter for letter in letters if unit & BITS[letter])) for unit in units]
    assert (plan(bill, [], sources) is not None) == brute_force(bill, units)


SOURCES = (
    SourceWays(("W",)),
    SourceWays(("U", "R")),
    SourceWays(tuple("WUBRG")),
    SourceWays(("G",), is_snow=True),
    SourceWays(("CC",)),
    SourceWays(("W", "B"), costs=(("1",), ("1",))),
)


@given(
    st.lists(st.sampled_from(("0", "1", "2", "W", "U", "B", "G", "C", "S", "X", "W/U", "2/W")), max_size=4),
    st.lists(st.sampled_from(SOURCES), max_size=5),
)
def test_118_3_what_is_told_without_a_plan_is_what_a_plan_tells(symbols: list[str], sources: list[SourceWays]) -> None:
    """Whether sources suffice is the same with and without looking for the payment, and in any order of them."""
    cost = tuple(symbols)
    has_plan = best_plan(cost, 0, 0, (), tuple(sources)) is not None
    assert is_payable(cost, tuple(sources)) == has_plan
    assert is_payable(cost, tuple(reversed(sources))) == has_plan
    assert payable_by(tuple(sources)) is payable_by(tuple(reversed(sources)))


def test_107_4e_a_hybrid_symbol_is_paid_either_way() -> None:
    """{2/W} is one white or two generic mana, the cheaper bill first."""
    first, second = bills(("2/W",), 0, life=0)
    assert (first.symbols, first.generic) == ((BITS["W"],), 0)
    assert (second.symbols, second.generic) == ((), 2)


def test_107_4f_phyrexian_mana_is_paid_with_life_only_as_far_as_there_is_life() -> None:
    """Two life stand for a Phyrexian symbol; with one life they do not."""
    assert [bill.life for bill in bills(("W/P",), 0, life=20)] == [0, 2]
    assert [bill.life for bill in bills(("W/P",), 0, life=1)] == [0]


def test_107_4h_snow_mana_comes_from_snow_sources() -> None:
    """{S} takes mana of a snow source of any colour, and no other."""
    bill = next(bills(("S",), 0, life=0))
    assert plan(bill, [], [SourceWays(("U",))]) is None
    assert plan(bill, [], [SourceWays(("U",), is_snow=True)]) is not None


def test_106_1b_colourless_is_no_generic() -> None:
    """{C} is paid by colourless mana alone."""
    bill = next(bills(("C",), 0, life=0))
    assert plan(bill, [BITS["U"]], []) is None
    assert plan(bill, [BITS["C"]], []) is not None


def test_118_3_automatic_payment_leaves_the_more_useful_source() -> None:
    """A basic land is tapped before a dual land, a dual land before something that is sacrificed."""
    table = Table()
    table.hand(0, spell("{R}"))  # type: ignore[arg-type]
    (petal, dual, mountain) = table.battlefield(0, PETAL, DUAL, MOUNTAIN)
    play = table.start()
    do(play, "cast")
    assert [play.state.objects[oid].tapped for oid in (petal, dual, mountain)] == [False, False, True]


def test_118_3_the_dual_land_goes_where_the_basic_cannot() -> None:
    """For {U}{R} with a Mountain and a dual land, the dual land makes blue."""
    table = Table()
    table.hand(0, spell("{U}{R}"))  # type: ignore[arg-type]
    table.battlefield(0, DUAL, MOUNTAIN)
    play = table.start()
    do(play, "cast")
    resolve(play)
    assert len(play.state.hand(0)) == 1


def test_605_3b_mana_left_over_stays_in_the_pool_until_the_step_ends() -> None:
    """A source of two mana pays for one; the rest is lost as the phase ends (500.5)."""
    table = Table()
    table.hand(0, spell("{1}"))  # type: ignore[arg-type]
    table.battlefield(0, ROCK)
    play = table.start()
    do(play, "cast")
    assert [mana.symbol for mana in play.state.players[0].pool] == ["C"]
    resolve(play)
    while play.decision is not None and play.state.step == "precombat main":
        play.answer("pass")
    assert play.state.players[0].pool == ()


def test_605_3a_a_mana_ability_by_hand_uses_no_stack() -> None:
    """Activated at priority, it adds mana at once and its player keeps priority; a choice of colour is asked."""
    table = Table()
    table.battlefield(0, DUAL)
    table.hand(0, spell("{R}"))  # type: ignore[arg-type]
    play = table.start()
    do(play, "activate", "Dual")
    assert play.decision is not None
    assert play.decision.kind == "colour"
    play.answer("R")
    assert play.decision is not None
    assert (play.decision.kind, play.decision.player, play.state.stack) == ("priority", 0, ())
    assert [mana.symbol for mana in play.state.players[0].pool] == ["R"]


def test_605_4a_a_triggered_mana_ability_adds_its_mana_at_once() -> None:
    """What triggers from tapping for mana does not wait for the stack."""
    table = Table()
    table.battlefield(0, FOREST, FLARE)
    table.hand(0, spell("{G}"))  # type: ignore[arg-type]
    play = table.start()
    do(play, "activate", "Forest")
    assert [mana.symbol for mana in play.state.players[0].pool] == ["G", "G"]
    assert play.state.stack == ()


def test_602_2b_a_mana_ability_with_mana_in_its_cost_is_paid_first() -> None:
    """One Island turns into blue and red mana through a signet; the spell for {U}{R} can be cast without help."""
    table = Table()
    table.battlefield(0, ISLAND, SIGNET)
    table.hand(0, spell("{U}{R}"))  # type: ignore[arg-type]
    play = table.start()
    do(play, "cast")
    resolve(play)
    assert len(play.state.hand(0)) == 1
    assert all(thing.tapped for thing in play.state.controlled(0))
    assert play.state.players[0].pool == ()


def test_601_2g_chains_of_abilities_that_cost_mana() -> None:
    """Two signets need one mana from outside: with a Mountain they pay {1}{U}{R}, alone nothing."""
    source = SourceWays(("UR",), costs=(("1",),))
    assert chained_plan(Bill((BITS["U"],), 0), [], [source, source]) is None
    mountain = SourceWays(("R",))
    found = chained_plan(Bill((BITS["U"], BITS["R"]), 1), [], [source, source, mountain])
    assert found is not None
    assert found.sources[0][0] == 2
    assert len(found.sources) == 3
    assert chained_plan(Bill((BITS["U"], BITS["R"]), 2), [], [source, source, mountain]) is None
