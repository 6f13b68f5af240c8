"""CR 701.9, 701.20 Hands that are revealed and chosen from, any number of cards discarded, graveyards exiled."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, board, graveyard, hand, may_cast, own, played, size

from oathbreaker.library.catalog import CardCatalog


def test_701_20a_a_card_of_a_revealed_hand_is_chosen_and_discarded(catalog: CardCatalog) -> None:
    """Duress: the caster chooses among the cards that are neither creatures nor lands; that one is discarded."""
    table = board(catalog)
    table.hand(0, "Duress")
    table.hand(1, "Grizzly Bears", "Forest", "Shock", "Divination")
    game = begun(table)
    cast(game, "Duress")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert game.decision.player == 0
    assert sorted(str(option.card) for option in game.decision.options) == ["Divination", "Shock"]
    game.answer_with(card="Shock")
    assert (graveyard(game, 1), sorted(hand(game, 1))) == (["Shock"], ["Divination", "Forest", "Grizzly Bears"])


def test_701_9b_any_number_of_cards_and_as_many_drawn(catalog: CardCatalog) -> None:
    """Two of three are discarded, two drawn; none discarded draws none."""
    for chosen in (2, 0):
        table = board(catalog)
        own(
            table,
            "Swap",
            "Artifact",
            "When this artifact enters, discard any number of cards, then draw that many cards.",
        )
        table.hand(0, "Swap", "Shock", "Shock", "Forest")
        game = begun(table)
        cast(game, "Swap")
        for _ in range(4):
            game.answer("pass")
        assert game.decision is not None
        game.answer(list(range(chosen)))
        resolve_all(game)
        assert (len(hand(game)), len(graveyard(game))) == (3, chosen)


def test_701_9b_up_to_so_many_cards(catalog: CardCatalog) -> None:
    """No more than two can be chosen, and two are drawn for them."""
    table = board(catalog)
    own(table, "Swap", "Sorcery", "Discard up to two cards. If you do, draw that many cards.")
    table.hand(0, "Swap", "Shock", "Shock", "Forest")
    game = begun(table)
    cast(game, "Swap")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert (game.decision.minimum, game.decision.maximum) == (0, 2)
    game.answer([0, 1])
    resolve_all(game)
    assert (len(hand(game)), len(graveyard(game))) == (3, 3)


@pytest.mark.parametrize(("words", "left"), [
    ("target player's graveyard", ([1], [0])), ("all graveyards", ([], [])), ("all opponents' graveyards", ([1], [])),
])  # fmt: skip
def test_701_13a_graveyards_are_exiled(catalog: CardCatalog, words: str, left: tuple[list[int], list[int]]) -> None:
    """That of the target, all of them, or those of opponents; a spell that says so is in its own afterwards."""
    table = board(catalog)
    own(table, "Sweep", "Instant", f"Exile {words}.")
    table.graveyard(0, "Shock")
    table.graveyard(1, "Shock")
    table.hand(0, "Sweep")
    game = begun(table)
    cast(game, "Sweep")
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=1)
    resolve(game)
    found = [["Shock"] * len(kept) for kept in left]
    if words.startswith("target"):
        found[1] = []
    assert [[name for name in graveyard(game, seat) if name == "Shock"] for seat in (0, 1)] == found


def test_115_1_permanents_of_a_targeted_player(catalog: CardCatalog) -> None:
    """Only those of the opponent who is targeted, in a game of three."""
    table = board(catalog, players=3, lands=2)
    own(table, "Lull", "Sorcery", "Tap all creatures target opponent controls.")
    table.hand(0, "Lull")
    bears = [table.battlefield(seat, "Grizzly Bears") for seat in range(3)]
    game = begun(table)
    cast(game, "Lull")
    game.answer_with(target=2)
    resolve(game)
    assert [game.thing(bear).tapped for bear in bears] == [False, False, True]


def test_611_2c_those_creatures_are_those_that_got_counters(catalog: CardCatalog) -> None:
    """A creature that comes later is not one of them."""
    table = board(catalog)
    own(table, "Rally", "Sorcery", "Put three +1/+1 counters on each creature you control. "
        "Those creatures gain trample until end of turn.")  # fmt: skip
    table.hand(0, "Rally", "Grizzly Bears")
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    played(game, "Rally")
    played(game, "Grizzly Bears")
    later = next(one for one in on_battlefield(game, "Grizzly Bears") if one.id != game.thing(bears).id)
    assert [one.keywords for one in (game.thing(bears), game.thing(giant), later)] == [("trample",), (), ()]
    assert [size(one) for one in (game.thing(bears), later)] == [(5, 5), (2, 2)]


def test_614_15_those_creatures_are_those_of_what_is_replaced(catalog: CardCatalog) -> None:
    """Dauntless Unity kicked: the creatures get +2/+1 instead of +1/+1."""
    for answer, wanted in (("yes", (4, 3)), ("no", (3, 3))):
        table = board(catalog)
        bears = table.battlefield(0, "Grizzly Bears")
        table.hand(0, "Dauntless Unity")
        game = begun(table)
        cast(game, "Dauntless Unity", answer)
        resolve(game)
        assert size(game.thing(bears)) == wanted


def test_608_2h_as_many_as_there_are_lore_counters(catalog: CardCatalog) -> None:
    """The Triumph of Anax: +X/+0 and trample, X being the Saga's lore counters as the chapter resolves."""
    table = board(catalog)
    saga = table.battlefield(0, "The Triumph of Anax", counters={"lore": 1})
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert (size(game.thing(bears)), game.thing(bears).keywords) == ((4, 2), ("trample",))


def test_105_2_neither_of_two_things(catalog: CardCatalog) -> None:
    """Terror is aimed at no artifact creature and at no black one."""
    for creature, is_legal in (("Ornithopter", False), ("Dusk Imp", False), ("Grizzly Bears", True)):
        table = board(catalog)
        table.battlefield(1, creature)
        table.hand(0, "Terror")
        assert may_cast(begun(table), "Terror") == is_legal


def test_row_33_urzas_saga_finds_what_costs_zero_or_one(catalog: CardCatalog) -> None:
    """Neither an artifact with X nor one for three is found; no mana cost is no cost of {0}."""
    table = board(catalog)
    saga = table.battlefield(0, "Urza's Saga", counters={"lore": 2})
    table.define("X Stone", "{X}", "Artifact", "")
    table.define("Free Stone", "", "Artifact", "")
    table.library(0, "Ornithopter", "Sol Ring", "X Stone", "Free Stone", "Darksteel Ingot", "Shock")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert sorted(str(option.card) for option in game.decision.options) == ["Ornithopter", "Sol Ring"]
    game.answer_with(card="Sol Ring")
    resolve_all(game)
    assert (names(on_battlefield(game, "Sol Ring")), game.thing(saga).zone) == (["Sol Ring"], "graveyard")


def test_row_28_urzas_saga_itself_under_blood_moon(catalog: CardCatalog) -> None:
    """Already out, it keeps what it has gained, gets no lore counter in the main phase and is not sacrificed."""
    table = board(catalog)
    saga = table.battlefield(0, "Urza's Saga", counters={"lore": 1})
    table.hand(0, "Blood Moon")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    played(game, "Blood Moon")
    activate(game, game.thing(saga), "{2}, {T}: Create")
    resolve(game)
    assert len(on_battlefield(game, "Construct Token")) == 1
    game.put_counters(game.thing(saga), "lore", 1)
    resolve_all(game)
    pass_until(game, "precombat main", turn=7)
    assert (game.thing(saga).counters, game.thing(saga).zone) == ({"lore": 3}, "battlefield")


def test_row_30_doubled_counters_skip_the_chapter_that_was_chosen(catalog: CardCatalog) -> None:
    """Read ahead with one chosen and counters doubled: it enters with two, and only chapter II triggers this turn."""
    table = board(catalog)
    own(table, "Long Tale", "Enchantment — Saga",
        "Read ahead\nI — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.")  # fmt: skip
    table.battlefield(0, "Doubling Season")
    table.hand(0, "Long Tale")
    game = begun(table)
    cast(game, "Long Tale")
    resolve(game, 1)
    (saga,) = on_battlefield(game, "Long Tale")
    assert (saga.counters, game.player(0).life) == ({"lore": 2}, 22)


def test_row_31_read_ahead_begins_where_its_controller_says(catalog: CardCatalog) -> None:
    """Love Song of Night and Day begins with the third chapter, and not with the first."""
    table = board(catalog)
    table.hand(0, "Love Song of Night and Day")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Love Song of Night and Day")
    game.answer("pass")
    game.answer("pass")
    game.answer(3)
    aim(game, game.thing(bears))
    resolve_all(game)
    assert (size(game.thing(bears)), hand(game)) == ((3, 3), [])
