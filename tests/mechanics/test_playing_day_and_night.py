"""CR 701.27, 702.145, 712, 731: double-faced permanents that transform, day and night."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

LANDS = ("Island", "Mountain", "Forest", "Swamp")


def face_of(game: Game, card: str) -> str:
    """Return the name of the face that is up of the one permanent with a card's name."""
    return next(thing.name for thing in game.find(card, zone="battlefield"))


def test_701_27a_a_permanent_is_turned_over(catalog: CardCatalog) -> None:
    """It has the other face's characteristics, keeps its counters, and is the same object (712.18)."""
    table = table_of(catalog, kinds=LANDS)
    bat = table.battlefield(0, "Screeching Bat", counters={"+1/+1": 1})
    game = begun(table, step="untap")
    while game.decision is not None and game.decision.kind != "may":
        game.answer("pass")
    game.answer("yes")
    found = game.thing(bat)
    assert (found.name, found.power, found.counters["+1/+1"]) == ("Stalking Vampire", 6, 1)
    assert found.exists


def test_701_27f_an_ability_turns_it_only_once_since_it_was_put_on_the_stack(catalog: CardCatalog) -> None:
    """Activated twice before either resolves, it transforms once."""
    table = table_of(catalog, kinds=LANDS)
    table.battlefield(0, "Thraben Gargoyle")
    table.battlefield(0, "Thraben Gargoyle")
    game = begun(table)
    gargoyle = on_battlefield(game, "Thraben Gargoyle")[0]
    for _ in range(2):
        assert game.decision is not None
        place = next(
            place
            for place, option in enumerate(game.decision.options)
            if option.source == gargoyle.id and option.action == "activate"
        )
        game.answer(place)
    resolve(game)
    assert gargoyle.name == "Stonewing Antagonizer"


def test_702_145d_a_permanent_with_daybound_brings_the_day(catalog: CardCatalog) -> None:
    """It becomes day as soon as one is there; without any it is neither day nor night."""
    table = table_of(catalog)
    game = begun(table)
    assert game.daytime is None
    table.battlefield(0, "Hookhand Mariner")
    game = begun(table)
    assert game.daytime == "day"


def test_731_2a_a_turn_without_spells_ends_the_day(catalog: CardCatalog) -> None:
    """It becomes night in the next untap step, and what has daybound transforms."""
    table = table_of(catalog)
    table.battlefield(0, "Hookhand Mariner")
    game = begun(table)
    pass_until(game, "upkeep", turn=6)
    assert (game.daytime, face_of(game, "Hookhand Mariner")) == ("night", "Riphook Raider")


def test_731_2a_a_spell_of_the_active_player_keeps_the_day(catalog: CardCatalog) -> None:
    """One spell is enough; a spell of another player does not count."""
    table = table_of(catalog)
    table.battlefield(0, "Hookhand Mariner")
    table.hand(0, "Shock")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    assert game.daytime == "day"
    pass_until(game, "upkeep", turn=7)
    assert game.daytime == "night"
    pass_to(game, 1)
    cast(game, "Shock", 0)
    resolve(game)


def test_731_2b_two_spells_in_a_turn_end_the_night(catalog: CardCatalog) -> None:
    """It becomes day again, and what has nightbound transforms; one spell is not enough."""
    for number, wanted in ((1, "night"), (2, "day")):
        table = table_of(catalog)
        table.daytime("night")
        table.battlefield(0, "Hookhand Mariner", face="back")
        table.hand(0, "Shock", "Shock")
        game = begun(table)
        for _ in range(number):
            cast(game, "Shock", 1)
            resolve(game)
        pass_until(game, "upkeep", turn=6)
        assert game.daytime == wanted
        assert face_of(game, "Hookhand Mariner") == ("Hookhand Mariner" if wanted == "day" else "Riphook Raider")


def test_702_145b_at_night_it_enters_transformed(catalog: CardCatalog) -> None:
    """It enters with its back face up: it never has the front face there."""
    table = table_of(catalog, kinds=LANDS)
    table.daytime("night")
    table.hand(0, "Hookhand Mariner")
    game = begun(table)
    cast(game, "Hookhand Mariner")
    resolve(game)
    assert face_of(game, "Hookhand Mariner") == "Riphook Raider"
    assert not any(event.kind == "transform" for event in game.log)


def test_702_145b_it_transforms_by_daybound_alone(catalog: CardCatalog) -> None:
    """Another effect does not turn it over; a creature without daybound is turned by the same."""
    table = table_of(catalog, kinds=LANDS)
    table.battlefield(0, "Hookhand Mariner")
    table.battlefield(0, "Ulvenwald Captive")
    table.hand(0, "Waxing Moon")
    game = begun(table)
    cast(game, "Waxing Moon", on_battlefield(game, "Hookhand Mariner")[0])
    resolve(game)
    assert face_of(game, "Hookhand Mariner") == "Hookhand Mariner"


def test_731_1a_what_waits_for_the_change(catalog: CardCatalog) -> None:
    """It triggers as day becomes night, not as it first becomes day."""
    table = table_of(catalog)
    table.battlefield(0, "Brimstone Vandal")
    table.battlefield(0, "Hookhand Mariner")
    game = begun(table)
    assert (game.daytime, game.player(1).life) == ("day", 20)
    pass_until(game, "draw", turn=6)
    assert (game.daytime, game.player(1).life) == ("night", 19)


def test_614_1c_it_becomes_day_as_a_permanent_enters(catalog: CardCatalog) -> None:
    """Where it is neither it becomes day; at night it stays night."""
    for before, after in ((None, "day"), ("night", "night")):
        table = table_of(catalog)
        if before:
            table.daytime(before)
        table.hand(0, "Brimstone Vandal")
        game = begun(table)
        cast(game, "Brimstone Vandal")
        resolve(game)
        assert game.daytime == after


def test_731_1_an_effect_makes_it_night(catalog: CardCatalog) -> None:
    """It becomes night as the spell resolves, and what has daybound transforms at once (702.145c)."""
    table = table_of(catalog)
    table.battlefield(0, "Hookhand Mariner")
    table.define("Sudden Dusk", "{0}", "Instant", "It becomes night.")
    table.hand(0, "Sudden Dusk")
    game = begun(table)
    assert game.daytime == "day"
    cast(game, "Sudden Dusk")
    resolve(game)
    assert (game.daytime, face_of(game, "Hookhand Mariner")) == ("night", "Riphook Raider")
