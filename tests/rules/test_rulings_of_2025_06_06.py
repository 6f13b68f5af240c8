"""The rulings of 6 June 2025 about Sagas: rulings 1 to 9, each sentence; those about faces are in a file of their own.

`test_ruling_7_2_…` holds the second sentence of the seventh ruling.
"""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, bare, board, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

TALE = "I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life."
TALE_AND_MORE = f"{TALE}\nVigilance\nOther creatures you control get +1/+1.\n{{T}}: You lose 1 life."
SAGA = "Enchantment — Saga"
LAND_SAGA = "Enchantment Land — Urza's Saga"


def chapter(game: Game, saga: Thing, counters: int = 1) -> None:
    """Put lore counters on a Saga."""
    game.put_counters(saga, "lore", counters)


def life_from(game: Game, saga: Thing, counters: int) -> int:
    """Return how much life a player gains from chapters as so many lore counters are put on a Saga."""
    before = game.player(0).life
    chapter(game, saga, counters)
    resolve_all(game)
    return game.player(0).life - before


def test_ruling_1_1_and_1_2_the_chapters_of_a_creature_saga_are_its_chapter_abilities(catalog: CardCatalog) -> None:
    """Ruling 1, sentences 1 and 2: what is above the type line triggers on lore counters, flying below does not."""
    table = board(catalog)
    garuda = table.battlefield(0, "Summon: Primal Garuda", counters={"lore": 1})
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    chapter(game, game.thing(garuda))
    assert [thing.kind for thing in game.stack] == ["ability"]
    resolve_all(game)
    (bears,) = on_battlefield(game, "Grizzly Bears")
    assert (size(bears), "flying" in bears.keywords) == ((3, 2), True)


@pytest.mark.parametrize("lore", [0, 1, 2])
def test_ruling_1_3_the_other_abilities_of_a_creature_saga_always_apply(catalog: CardCatalog, lore: int) -> None:
    """Ruling 1, sentence 3: with any number of lore counters it has them all, and they are no chapters."""
    table = bare(catalog)
    own(table, "Living Tale", "Enchantment Creature — Saga Spirit", TALE_AND_MORE, (2, 3))
    saga = table.battlefield(0, "Living Tale", counters={"lore": lore} if lore else None)
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert size(game.thing(bears)) == (3, 3)
    assert (size(game.thing(saga)), game.thing(saga).keywords) == ((2, 3), ("vigilance",))
    activate(game, game.thing(saga))
    resolve(game)
    assert (game.player(0).life, game.thing(saga).zone) == (19, "battlefield")


def test_ruling_2_1_a_saga_without_chapter_abilities_is_not_sacrificed(catalog: CardCatalog) -> None:
    """Ruling 2, sentence 1: with as many counters as its last chapter had, it loses all abilities and stays."""
    table = board(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    own(table, "Silence", "Enchantment", "Enchantments lose all abilities.")
    table.hand(0, "Silence")
    game = begun(table)
    played(game, "Silence")
    chapter(game, game.thing(saga), 2)
    assert (list(game.stack), game.thing(saga).zone, game.player(0).life) == ([], "battlefield", 20)
    assert game.thing(saga).counters == {"lore": 4}


def test_ruling_2_1_chapters_that_come_back_end_the_saga(catalog: CardCatalog) -> None:
    """Ruling 2, sentence 1: what kept it was that it had no chapters; when it has them again it is sacrificed."""
    table = board(catalog)
    own(table, "Stone Tale", LAND_SAGA, TALE)
    saga = table.battlefield(0, "Stone Tale", counters={"lore": 3})
    table.battlefield(1, "Blood Moon")
    table.hand(0, "Disenchant")
    game = begun(table)
    assert game.thing(saga).zone == "battlefield"
    played(game, "Disenchant", game.find("Blood Moon")[0])
    assert (game.thing(saga).zone, game.player(0).life) == ("graveyard", 20)


def test_ruling_2_2_a_saga_without_chapter_abilities_gets_no_lore_counter(catalog: CardCatalog) -> None:
    """Ruling 2, sentence 2: at the beginning of the main phase another Saga gets one, it does not."""
    table = bare(catalog)
    own(table, "Stone Tale", LAND_SAGA, TALE)
    own(table, "Long Tale", SAGA, TALE)
    stone = table.battlefield(0, "Stone Tale", counters={"lore": 1})
    other = table.battlefield(0, "Long Tale", counters={"lore": 1})
    table.battlefield(1, "Blood Moon")
    game = begun(table, active=1, step="end")
    pass_until(game, "precombat main", turn=6)
    assert (game.thing(stone).counters, game.thing(other).counters) == ({"lore": 1}, {"lore": 2})


def test_ruling_3_1_a_saga_enters_with_a_lore_counter(catalog: CardCatalog) -> None:
    """Ruling 3, sentence 1: put there by an effect or cast, it has one as soon as it is there."""
    table = board(catalog)
    table.hand(0, "History of Benalia")
    table.graveyard(0, "The First Iroan Games")
    own(table, "Recall", "Sorcery", "Return target enchantment card from your graveyard to the battlefield.")
    table.hand(0, "Recall")
    game = begun(table)
    for name, spell in (("The First Iroan Games", "Recall"), ("History of Benalia", "History of Benalia")):
        cast(game, spell)
        game.answer("pass")
        game.answer("pass")
        (saga,) = on_battlefield(game, name)
        assert (saga.counters, len(game.stack)) == ({"lore": 1}, 1)
        resolve(game)


def test_ruling_3_2_each_saga_you_control_gets_one_after_your_draw_step(catalog: CardCatalog) -> None:
    """Ruling 3, sentence 2: both of the active player's, not the opponent's; not in the second main phase."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    own(table, "Other Tale", SAGA, TALE)
    first, second, theirs = (
        table.battlefield(seat, name, counters={"lore": 1})
        for seat, name in ((0, "Long Tale"), (0, "Other Tale"), (1, "Long Tale"))
    )
    game = begun(table, active=1, step="end")
    pass_until(game, "draw", turn=6)
    assert game.thing(first).counters == {"lore": 1}
    pass_until(game, "precombat main", turn=6)
    after = [game.thing(saga).counters["lore"] for saga in (first, second, theirs)]
    assert after == [2, 2, 1]
    pass_until(game, "postcombat main", turn=6)
    assert [game.thing(saga).counters["lore"] for saga in (first, second, theirs)] == after


def test_ruling_3_3_lore_counters_use_no_stack(catalog: CardCatalog) -> None:
    """Ruling 3, sentence 3: at the first priority of the main phase the counter is there and the chapter waits."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 1})
    game = begun(table, active=1, step="end")
    pass_until(game, "precombat main", turn=6)
    assert game.decision is not None
    assert game.decision.kind == "priority"
    assert (game.thing(saga).counters, len(game.stack), game.player(0).life) == ({"lore": 2}, 1, 20)


@pytest.mark.parametrize(("counters", "life"), [(1, 1), (2, 3), (3, 7)])
def test_ruling_4_1_each_symbol_is_a_chapter_ability(catalog: CardCatalog, counters: int, life: int) -> None:
    """Ruling 4, sentence 1: one counter more, one ability more."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale")
    game = begun(table)
    assert life_from(game, game.thing(saga), counters) == life


def test_ruling_4_2_a_chapter_triggers_when_its_number_is_reached_or_passed(catalog: CardCatalog) -> None:
    """Ruling 4, sentence 2: from one counter to three, chapters II and III trigger; two symbols are two abilities."""
    table = bare(catalog)
    own(table, "Double Tale", SAGA, "I, II — You gain 1 life.\nIII — You gain 4 life.\nV — You gain 8 life.")
    saga = table.battlefield(0, "Double Tale")
    game = begun(table)
    assert life_from(game, game.thing(saga), 2) == 2
    assert life_from(game, game.thing(saga), 2) == 4
    assert life_from(game, game.thing(saga), 1) == 8


def test_ruling_4_3_a_chapter_ability_can_be_responded_to(catalog: CardCatalog) -> None:
    """Ruling 4, sentence 3: it is on the stack, and a spell cast then resolves first."""
    table = board(catalog)
    own(table, "Drill", SAGA, "I — Creatures you control get +0/+7 until end of turn.\nII — You gain 1 life.")
    saga = table.battlefield(0, "Drill")
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Shock")
    game = begun(table)
    chapter(game, game.thing(saga))
    pass_to(game, 1)
    cast(game, "Shock")
    aim(game, game.thing(bears))
    assert [thing.kind for thing in game.stack] == ["ability", "spell"]
    resolve(game)
    assert game.thing(bears).zone == "graveyard"


def test_ruling_5_1_a_chapter_that_was_reached_does_not_trigger_again(catalog: CardCatalog) -> None:
    """Ruling 5, sentence 1: a counter more on a Saga that had enough for it already is nothing to it."""
    table = bare(catalog)
    own(table, "Gapped Tale", SAGA, "I — You gain 1 life.\nIV — You gain 4 life.")
    saga = table.battlefield(0, "Gapped Tale", counters={"lore": 1})
    game = begun(table)
    assert [life_from(game, game.thing(saga), 1) for _ in range(2)] == [0, 0]
    assert life_from(game, game.thing(saga), 1) == 4


def test_ruling_5_2_the_third_counter_triggers_the_third_chapter_alone(catalog: CardCatalog) -> None:
    """Ruling 5, sentence 2: neither the first nor the second triggers again."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    game = begun(table)
    assert life_from(game, game.thing(saga), 1) == 4


@pytest.mark.parametrize("mode", ["2", "3"])
def test_ruling_6_1_counters_gained_or_lost_do_not_matter_to_what_has_triggered(
    catalog: CardCatalog, mode: str
) -> None:
    """Ruling 6, sentence 1: a lore counter is removed or put on in response; chapter I resolves all the same."""
    table = board(catalog)
    own(table, "Slow Tale", SAGA, "I — You gain 8 life.\nIII — You gain 1 life.")
    saga = table.battlefield(0, "Slow Tale")
    table.hand(0, "Clash of the Eikons")
    table.battlefield(0, "Hypersonic Dragon")
    game = begun(table)
    chapter(game, game.thing(saga))
    cast(game, "Clash of the Eikons")
    game.answer([mode])
    resolve(game)
    assert (game.player(0).life, game.thing(saga).counters.get("lore", 0)) == (28, 0 if mode == "2" else 2)


def test_ruling_6_1_a_saga_that_has_left_does_not_matter_to_what_has_triggered(catalog: CardCatalog) -> None:
    """Ruling 6, sentence 1: the Saga is destroyed in response; its chapter resolves all the same."""
    table = board(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale")
    table.hand(1, "Disenchant")
    game = begun(table)
    chapter(game, game.thing(saga))
    pass_to(game, 1)
    cast(game, "Disenchant", game.thing(saga))
    resolve(game)
    assert (game.thing(saga).zone, game.player(0).life) == ("graveyard", 21)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_ruling_7_1_several_chapters_at_once_go_on_the_stack_in_any_order(
    catalog: CardCatalog, order: tuple[int, int]
) -> None:
    """Ruling 7, sentence 1: their controller says which comes first; the last one put there resolves first."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, "I — You gain 1 life.\nII — You lose 4 life.\nIII — You gain 4 life.")
    saga = table.battlefield(0, "Long Tale")
    game = begun(table)
    chapter(game, game.thing(saga), 2)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("order triggers", 0)
    game.answer(list(order))
    game.answer("pass")
    game.answer("pass")
    assert game.player(0).life == (16 if order == (0, 1) else 21)


def test_ruling_7_2_targets_are_chosen_before_any_of_them_resolves(catalog: CardCatalog) -> None:
    """Ruling 7, sentence 2: what chapter I makes is no target for chapter II, which has triggered with it."""
    table = bare(catalog)
    saga = table.battlefield(0, "The First Iroan Games")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    chapter(game, game.thing(saga), 2)
    game.answer([1, 0])
    assert [thing.targets for thing in game.stack] == [(game.thing(bears),), ()]
    resolve(game)
    assert (size(game.thing(bears)), len(on_battlefield(game, "Human Soldier Token"))) == ((5, 5), 1)


def test_ruling_8_1_removing_lore_counters_triggers_nothing(catalog: CardCatalog) -> None:
    """Ruling 8, sentence 1: back at two counters, chapter II does not trigger."""
    table = board(catalog)
    own(table, "Long Tale", SAGA, "I — You gain 1 life.\nII — You gain 2 life.\nV — You gain 4 life.")
    saga = table.battlefield(0, "Long Tale", counters={"lore": 3})
    table.hand(0, "Clash of the Eikons")
    game = begun(table)
    cast(game, "Clash of the Eikons")
    game.answer(["2"])
    resolve(game)
    assert (game.thing(saga).counters, list(game.stack), game.player(0).life) == ({"lore": 2}, [], 20)


def test_ruling_8_2_chapters_trigger_again_as_their_counters_come_back(catalog: CardCatalog) -> None:
    """Ruling 8, sentence 2: one counter less, then one more: chapter II once more, and no other."""
    table = board(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    table.hand(0, "Clash of the Eikons")
    game = begun(table)
    cast(game, "Clash of the Eikons")
    game.answer(["2"])
    resolve(game)
    assert life_from(game, game.thing(saga), 1) == 2


def test_ruling_9_1_a_saga_stays_until_its_last_chapter_has_resolved(catalog: CardCatalog) -> None:
    """Ruling 9, sentence 1: while the ability is on the stack it stays; it goes as that has resolved."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    game = begun(table)
    chapter(game, game.thing(saga))
    assert (len(game.stack), game.thing(saga).zone) == (1, "battlefield")
    resolve(game)
    assert (game.player(0).life, game.thing(saga).zone) == (24, "graveyard")


def test_ruling_9_1_a_saga_goes_as_its_last_chapter_is_countered(catalog: CardCatalog) -> None:
    """Ruling 9, sentence 1: countered is left the stack too."""
    table = board(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    table.hand(1, "Stifle")
    game = begun(table)
    chapter(game, game.thing(saga))
    pass_to(game, 1)
    cast(game, "Stifle")
    assert game.thing(saga).zone == "battlefield"
    resolve(game)
    assert (game.player(0).life, game.thing(saga).zone) == (20, "graveyard")


def test_ruling_9_1_a_saga_waits_for_an_earlier_chapter_too(catalog: CardCatalog) -> None:
    """Ruling 9, sentence 1: it is the source of any chapter ability on the stack, the last or not (714.4)."""
    table = bare(catalog)
    own(table, "Short Tale", SAGA, "I — You gain 1 life.\nII — You gain 2 life.")
    saga = table.battlefield(0, "Short Tale")
    game = begun(table)
    chapter(game, game.thing(saga), 2)
    game.answer([0, 1])
    game.answer("pass")
    game.answer("pass")
    assert (game.player(0).life, game.thing(saga).zone) == (22, "battlefield")
    resolve(game)
    assert (game.player(0).life, game.thing(saga).zone) == (23, "graveyard")


def test_ruling_9_1_more_counters_than_chapters_end_it_too(catalog: CardCatalog) -> None:
    """Ruling 9, sentence 1: greater than the greatest number will do; nothing triggers for the counters beyond it."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    game = begun(table)
    chapter(game, game.thing(saga), 4)
    assert (len(game.stack), game.thing(saga).counters) == (1, {"lore": 6})
    resolve(game)
    assert (game.player(0).life, game.thing(saga).zone) == (24, "graveyard")


def test_ruling_9_2_the_sacrifice_uses_no_stack(catalog: CardCatalog) -> None:
    """Ruling 9, sentence 2: nobody has priority between the chapter's end and the Saga's; it is a sacrifice."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, TALE)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 2})
    own(table, "Heir", "Enchantment", "Whenever you sacrifice an enchantment, you gain 10 life.")
    table.battlefield(0, "Heir")
    game = begun(table)
    chapter(game, game.thing(saga))
    game.answer("pass")
    game.answer("pass")
    assert (game.thing(saga).zone, len(game.stack)) == ("graveyard", 1)
    resolve(game)
    assert game.player(0).life == 34
