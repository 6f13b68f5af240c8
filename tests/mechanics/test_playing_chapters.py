"""CR 702.155 Read ahead, 603.7 delayed and 603.12 reflexive abilities that chapters make, what Sagas gain."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    aim,
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, bare, board, graveyard, may_cast, own, played, size

from oathbreaker.engine.context import Context
from oathbreaker.engine.happening import happen
from oathbreaker.engine.matching import waiting_for
from oathbreaker.engine.transforming import Transform as TransformEvent
from oathbreaker.engine.transforming import has_turned_since
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.transforming import Transform
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.refs import This

AHEAD = "Read ahead\nI — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life."
SAGA = "Enchantment — Saga"


def chapter(game: Game, saga: Thing, counters: int = 1) -> None:
    """Put lore counters on a Saga."""
    game.put_counters(saga, "lore", counters)


@pytest.mark.parametrize(("number", "life"), [(1, 21), (2, 22), (3, 24)])
def test_702_155b_a_saga_with_read_ahead_enters_with_the_chosen_number(
    catalog: CardCatalog, number: int, life: int
) -> None:
    """Its controller chooses from one to the final chapter; only that chapter triggers, those before are skipped."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, AHEAD)
    table.hand(0, "Long Tale")
    game = begun(table)
    cast(game, "Long Tale")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert (game.decision.kind, [option.value for option in game.decision.options]) == ("number", [1, 2, 3])
    game.answer(number)
    (saga,) = game.find("Long Tale")
    assert saga.counters == {"lore": number}
    resolve(game)
    assert (game.player(0).life, graveyard(game)) == (life, ["Long Tale"] if number == 3 else [])


def test_702_155a_chapters_it_passes_do_not_trigger_in_the_turn_it_entered(catalog: CardCatalog) -> None:
    """Two more counters in that turn: only the chapter with just that number triggers; next turn it is as usual."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, f"{AHEAD}\nIV — You gain 8 life.\nV — You gain 16 life.\nVI — You gain 32 life.")
    table.hand(0, "Long Tale")
    game = begun(table)
    cast(game, "Long Tale")
    resolve(game, 1)
    assert game.player(0).life == 21
    (saga,) = on_battlefield(game, "Long Tale")
    chapter(game, saga, 2)
    resolve_all(game)
    assert game.player(0).life == 25
    pass_until(game, "upkeep", turn=6)
    chapter(game, saga, 2)
    resolve_all(game)
    assert game.player(0).life == 49


def test_702_155a_it_restricts_no_saga_that_has_been_there(catalog: CardCatalog) -> None:
    """A Saga with read ahead that entered before reaches two chapters at once, and both trigger."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, AHEAD)
    saga = table.battlefield(0, "Long Tale", counters={"lore": 1})
    game = begun(table)
    chapter(game, game.thing(saga), 2)
    resolve_all(game)
    assert game.player(0).life == 26


def test_702_155c_several_instances_are_as_one(catalog: CardCatalog) -> None:
    """With read ahead twice there is one choice and one number of counters."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, f"Read ahead, read ahead{AHEAD.removeprefix('Read ahead')}")
    table.hand(0, "Long Tale")
    game = begun(table)
    cast(game, "Long Tale")
    resolve(game, 2)
    assert on_battlefield(game, "Long Tale")[0].counters == {"lore": 2}


def test_714_3a_a_saga_that_loses_read_ahead_as_it_enters(catalog: CardCatalog) -> None:
    """Under an effect that takes its abilities it enters with one lore counter, unasked."""
    table = bare(catalog)
    own(table, "Long Tale", SAGA, AHEAD)
    own(table, "Silence", "Artifact", "Enchantments lose all abilities.")
    table.battlefield(1, "Silence")
    table.hand(0, "Long Tale")
    game = begun(table)
    cast(game, "Long Tale")
    resolve(game)
    assert (on_battlefield(game, "Long Tale")[0].counters, game.player(0).life) == ({"lore": 1}, 20)


def test_603_12_a_reflexive_ability_is_aimed_after_the_card_is_discarded(catalog: CardCatalog) -> None:
    """The card that was discarded is a target of the ability, which triggers only if one was."""
    for answer, left in (("yes", 0), ("no", 1)):
        table = board(catalog)
        own(table, "Grave Tale", SAGA, "I — You may discard a card. When you do, return target creature card from "
            "your graveyard to the battlefield.\nII — You gain 1 life.")  # fmt: skip
        saga = table.battlefield(0, "Grave Tale")
        table.hand(0, "Grizzly Bears")
        game = begun(table)
        chapter(game, game.thing(saga))
        game.answer("pass")
        game.answer("pass")
        game.answer(answer)
        assert [thing.kind for thing in game.stack] == (["ability"] if answer == "yes" else [])
        resolve(game)
        assert len(on_battlefield(game, "Grizzly Bears")) == (answer == "yes")
        assert len(game.player(0).hand) == left


def test_603_7b_whenever_this_turn_triggers_each_time_and_ends_with_the_turn(catalog: CardCatalog) -> None:
    """Rediscover the Way: each noncreature spell of this turn gives double strike, none of the next turn does."""
    table = board(catalog)
    saga = table.battlefield(0, "Rediscover the Way", counters={"lore": 2})
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant")
    table.hand(0, "Shock", "Shock", "Shock")
    game = begun(table)
    chapter(game, game.thing(saga))
    resolve(game)
    for creature in (bears, giant):
        cast(game, "Shock", 1)
        aim(game, game.thing(creature))
        resolve(game)
    assert [game.thing(one).keywords for one in (bears, giant)] == [("double strike",)] * 2
    pass_until(game, "upkeep", turn=7)
    cast(game, "Shock", 1)
    assert [thing.kind for thing in game.stack] == ["spell"]


def test_603_7b_when_you_next_cast_triggers_once(catalog: CardCatalog) -> None:
    """Only the first instant or sorcery spell after it is copied."""
    table = board(catalog)
    own(table, "Echo", "Sorcery", "When you next cast an instant or sorcery spell this turn, copy it.")
    table.hand(0, "Echo", "Shock", "Shock")
    game = begun(table)
    played(game, "Echo")
    played(game, "Shock", 1)
    assert game.player(1).life == 16
    played(game, "Shock", 1)
    assert game.player(1).life == 14


def test_603_7b_until_your_next_turn_lasts_through_the_opponents(catalog: CardCatalog) -> None:
    """It triggers on the opponent's turn, and no more in yours after that."""
    table = bare(catalog)
    own(table, "Vow", "Sorcery", "Until your next turn, whenever a creature attacks, you gain 3 life.")
    table.hand(0, "Vow")
    for seat in (0, 1):
        table.battlefield(seat, "Grizzly Bears")
    game = begun(table)
    played(game, "Vow")
    pass_until(game, "beginning of combat", turn=6)
    attack(game, game.find("Grizzly Bears", controller=1)[0], whom=0)
    resolve_all(game)
    assert game.player(0).life == 23
    pass_until(game, "beginning of combat", turn=7)
    before = game.player(0).life
    attack(game, game.find("Grizzly Bears", controller=0)[0])
    resolve_all(game)
    assert game.player(0).life == before


def test_205_1b_a_creature_becomes_what_it_was_and_more(catalog: CardCatalog) -> None:
    """Origin of Spider-Man: the creature is legendary and a Spider Hero besides a Bear, turn after turn."""
    table = bare(catalog)
    saga = table.battlefield(0, "Origin of Spider-Man", counters={"lore": 1})
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    chapter(game, game.thing(saga))
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    bear = game.thing(bears)
    assert (set(bear.supertypes), set(bear.subtypes), size(bear)) == ({"legendary"}, {"Bear", "Spider", "Hero"}, (3, 3))


def test_305_7_what_a_land_saga_gained_outlasts_its_chapters(catalog: CardCatalog) -> None:
    """Under Blood Moon the land has lost its chapters and is a Mountain; the ability that it gained is its own."""
    table = board(catalog)
    own(table, "Stone Tale", "Enchantment Land — Urza's Saga",
        'I — This Saga gains "{T}: You gain 5 life."\nIII — You gain 1 life.')  # fmt: skip
    saga = table.battlefield(0, "Stone Tale")
    table.hand(0, "Blood Moon")
    game = begun(table)
    chapter(game, game.thing(saga))
    resolve(game)
    played(game, "Blood Moon")
    stone = game.thing(saga)
    assert "Mountain" in stone.subtypes
    activate(game, stone, "{T}: You gain")
    resolve(game)
    assert game.player(0).life == 25
    chapter(game, stone, 2)
    resolve_all(game)
    assert (game.player(0).life, stone.zone) == (25, "battlefield")


def test_111_3_a_token_has_the_abilities_that_are_quoted(catalog: CardCatalog) -> None:
    """Summon: Fat Chocobo: the Bird grows as a land enters, and has it for its own."""
    table = board(catalog)
    saga = table.battlefield(0, "Summon: Fat Chocobo")
    table.hand(0, "Forest")
    game = begun(table)
    chapter(game, game.thing(saga))
    resolve(game)
    (bird,) = on_battlefield(game, "Bird Token")
    game.answer_with(action="play land", card="Forest")
    resolve(game)
    assert size(bird) == (3, 2)


def test_702_146a_disturb_casts_the_back_face_from_the_graveyard(catalog: CardCatalog) -> None:
    """For its disturb cost; as it dies it is exiled, so that it is not cast again."""
    table = board(catalog, lands=6)
    table.graveyard(0, "Galedrifter")
    table.hand(0, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Galedrifter // Waildrifter", alternative="disturb")
    resolve(game)
    (drifter,) = on_battlefield(game, "Waildrifter")
    cast(game, "Shock", drifter)
    resolve(game)
    assert names(list(game.player(0).exile)) == ["Galedrifter"]
    assert graveyard(game) == ["Shock"]


def test_702_146a_a_countered_spell_cast_with_disturb_is_exiled(catalog: CardCatalog) -> None:
    """Its back face says so on the stack too; the front face in the graveyard says nothing."""
    table = board(catalog, lands=6)
    table.graveyard(0, "Galedrifter")
    table.hand(1, "Counterspell")
    game = begun(table)
    game.answer_with(action="cast", card="Galedrifter // Waildrifter", alternative="disturb")
    game.answer("pass")
    cast(game, "Counterspell")
    resolve(game)
    assert (names(list(game.player(0).exile)), graveyard(game)) == (["Galedrifter"], [])


def test_113_7_an_ability_on_the_stack_is_countered(catalog: CardCatalog) -> None:
    """Stifle is aimed at an activated ability, which does nothing; at a spell it cannot be aimed."""
    table = board(catalog)
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    table.hand(1, "Stifle")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    game.answer("pass")
    assert not may_cast(game, "Stifle")
    resolve(game)
    activate(game, game.thing(gargoyle), "{6}")
    game.answer("pass")
    cast(game, "Stifle")
    resolve(game)
    assert game.thing(gargoyle).name == "Thraben Gargoyle"


def test_701_27f_a_delayed_ability_counts_from_its_making(catalog: CardCatalog) -> None:
    """One made before the permanent transformed transforms it no more, one made afterwards does."""
    table = board(catalog)
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    game = begun(table)
    activate(game, game.thing(gargoyle), "{6}")
    state, oid = game.state, game.thing(gargoyle).id
    ability = TriggeredAbility(StepBegins("end step", "the next"), (Transform(This()),))
    seen = []
    for _ in range(2):
        made = waiting_for(Context(state, oid, 0), ability)
        for _ in happen(state, (TransformEvent(oid),)):
            pass
        after = waiting_for(Context(state, oid, 0), ability)
        seen += [
            has_turned_since(Context(state, oid, 0, state.stack[-1], results=dict(waiting.results)), oid)
            for waiting in (made, after)
        ]
    assert seen == [True, False, True, False]


def test_japanese_of_quotations_within_quotations(catalog: CardCatalog) -> None:
    """What is quoted within a quotation stands in the inner marks, once; a supertype takes no dot after it."""
    saga = catalog["Urza's Saga"].text("ja")
    assert saga is not None
    assert saga.count("『") == saga.count("』") == 1
    spider = catalog["Origin of Spider-Man"].text("ja")
    assert spider is not None
    assert "の・" not in spider


def test_702_155b_the_controller_chooses_on_anybodys_turn(catalog: CardCatalog) -> None:
    """A Saga that enters under another player's control than the active one's: that player chooses the chapter."""
    table = board(catalog)
    own(table, "Long Tale", SAGA, AHEAD)
    game = begun(table)
    game.put_card(1, "battlefield", "Long Tale")
    assert game.decision is not None
    assert (game.active, game.decision.player, game.decision.rule) == (0, 1, "702.155b")


def test_714_3b_read_ahead_without_chapters_asks_nothing(catalog: CardCatalog) -> None:
    """A Saga that has no chapters enters without lore counters, and nobody chooses a number."""
    table = board(catalog)
    own(table, "Blank Tale", SAGA, "Read ahead")
    table.hand(0, "Blank Tale")
    game = begun(table)
    cast(game, "Blank Tale")
    resolve(game)
    (saga,) = game.find("Blank Tale", zone="battlefield")
    assert saga.counters == {}


def test_714_4_another_triggered_ability_does_not_keep_the_saga(catalog: CardCatalog) -> None:
    """Its final chapter has resolved: it is sacrificed while an ability of it that is no chapter waits on the stack."""
    table = board(catalog)
    own(table, "Short Tale", SAGA, "I — You gain 1 life.\nWhenever you gain life, draw a card.")
    table.hand(0, "Short Tale")
    game = begun(table)
    cast(game, "Short Tale")
    for _ in range(4):
        game.answer("pass")
    assert (game.player(0).life, len(game.stack)) == (21, 1)
    assert game.find("Short Tale", zone="battlefield") == []
