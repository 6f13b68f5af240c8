"""CR 702 Entwine, conspire, aftermath, blitz, surge, outlast, devoid and changeling, played from real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def tapped(game: Game) -> int:
    """Return how many lands of the first player are tapped."""
    return sum(thing.tapped and "land" in thing.types for thing in game.find(zone="battlefield", controller=0))


def test_702_42a_entwine_chooses_all_modes(catalog: CardCatalog) -> None:
    """Entwined, Goblin War Party makes three Goblins and gives them haste; else one of both is chosen."""
    for entwined in (True, False):
        table = table_of(catalog, lands=8, kinds=("Mountain",))
        table.hand(0, "Goblin War Party")
        game = begun(table)
        cast(game, "Goblin War Party", "yes" if entwined else "no", *([] if entwined else ["1"]))
        assert tapped(game) == (7 if entwined else 4)
        resolve(game)
        goblins = [thing for thing in game.find(zone="battlefield", controller=0) if "Goblin" in thing.subtypes]
        assert [thing.power for thing in goblins] == [2 if entwined else 1] * 3
        assert all(("haste" in thing.keywords) == entwined for thing in goblins)


def test_702_78a_conspire_copies_for_two_creatures_of_its_color(catalog: CardCatalog) -> None:
    """Two red creatures are tapped for Burn Trail, and it is copied; green ones cannot be."""
    for creature, possible in (("Goblin Piker", True), ("Grizzly Bears", False)):
        table = table_of(catalog, kinds=("Mountain",))
        for _ in range(2):
            table.battlefield(0, creature)
        table.hand(0, "Burn Trail")
        game = begun(table)
        game.answer_with(action="cast", card="Burn Trail")
        assert game.decision is not None
        assert (game.decision.kind == "may") == possible
        if possible:
            game.answer("yes")
        while game.decision.kind == "choose cards":
            game.answer(game.decision.default())
        game.answer_with(target=1)
        resolve_all(game)
        assert game.player(1).life == (14 if possible else 17)
        assert all(thing.tapped == possible for thing in on_battlefield(game, creature))


def test_702_127a_aftermath_is_cast_from_the_graveyard_alone(catalog: CardCatalog) -> None:
    """From hand Cut alone can be cast; from the graveyard Ribbons, which then goes into exile."""
    table = table_of(catalog, kinds=("Mountain", "Swamp"))
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Cut // Ribbons")
    game = begun(table)
    faces = {option.face or option.card for option in game.legal_actions if option.action == "cast"}
    assert "Ribbons" not in faces
    game.answer_with(action="cast", card="Cut // Ribbons")
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")
    game.answer_with(action="cast", card="Cut // Ribbons", face="Ribbons", alternative="aftermath")
    resolve(game, 3)
    assert game.player(1).life == 17
    assert [thing.card_name for thing in game.player(0).exile] == ["Cut // Ribbons"]


def test_702_152a_blitz_gives_haste_and_a_card_and_takes_the_creature(catalog: CardCatalog) -> None:
    """Cast for its blitz cost Caldaia Guardian has haste, is sacrificed at the end step, and its owner draws."""
    for way in ("blitz", None):
        table = table_of(catalog, kinds=("Forest",))
        table.hand(0, "Caldaia Guardian")
        game = begun(table)
        game.answer_with(action="cast", card="Caldaia Guardian", alternative=way)
        assert tapped(game) == (3 if way else 4)
        resolve(game)
        (guardian,) = on_battlefield(game, "Caldaia Guardian")
        assert ("haste" in guardian.keywords) == (way is not None)
        pass_until(game, "upkeep", 6)
        assert bool(on_battlefield(game, "Caldaia Guardian")) == (way is None)
        assert len(game.player(0).hand) == (1 if way else 0)


def test_702_117a_surge_needs_another_spell_before(catalog: CardCatalog) -> None:
    """Boulder Salvo costs {1}{R} once its caster has cast another spell in the turn."""
    table = table_of(catalog, lands=6)
    table.battlefield(1, "Silent Arbiter")
    table.hand(0, "Boulder Salvo", "Opt")
    game = begun(table)
    ways = {option.alternative for option in game.legal_actions if option.card == "Boulder Salvo"}
    assert ways == {None}
    cast(game, "Opt")
    resolve_all(game)
    game.answer_with(action="cast", card="Boulder Salvo", alternative="surge")
    assert tapped(game) == 3
    resolve(game)


def test_702_107a_outlast_puts_a_counter_as_a_sorcery_would(catalog: CardCatalog) -> None:
    """Abzan Falconer pays, is tapped, gets a counter and so flies; in another player's turn it cannot."""
    for active in (0, 1):
        table = table_of(catalog, kinds=("Plains",))
        falconer = table.battlefield(0, "Abzan Falconer")
        game = begun(table, active=active)
        while game.priority != 0:
            game.answer("pass")
        found = [option for option in game.legal_actions if option.card == "Abzan Falconer"]
        assert bool(found) == (active == 0)
        if found:
            game.answer(found[0])
            assert game.thing(falconer).tapped
            resolve(game)
            assert (game.thing(falconer).power, "flying" in game.thing(falconer).keywords) == (3, True)


def test_702_114a_devoid_makes_a_card_colorless_everywhere(catalog: CardCatalog) -> None:
    """Benthic Infiltrator is colorless on the battlefield and in hand, whatever its mana cost says."""
    table = table_of(catalog)
    there = table.battlefield(0, "Benthic Infiltrator")
    table.hand(0, "Benthic Infiltrator", "Opt")
    game = begun(table)
    assert not game.thing(there).colors
    assert {thing.name: bool(thing.colors) for thing in game.player(0).hand} == {
        "Benthic Infiltrator": False,
        "Opt": True,
    }


def test_702_73a_a_changeling_is_every_creature_type(catalog: CardCatalog) -> None:
    """Muscle Sliver makes Avian Changeling larger, and not Grizzly Bears."""
    table = table_of(catalog)
    changeling = table.battlefield(0, "Avian Changeling")
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Muscle Sliver")
    game = begun(table)
    assert {"Sliver", "Goblin", "Shapeshifter"} <= set(game.thing(changeling).subtypes)
    assert (game.thing(changeling).power, game.thing(bears).power) == (3, 2)


def test_601_2c_each_copy_may_be_aimed_anew(catalog: CardCatalog) -> None:
    """An entwined spell has the targets of both its modes."""
    table = table_of(catalog, lands=6, kinds=("Mountain",))
    arbiter = table.battlefield(1, "Silent Arbiter")
    table.hand(0, "Barbed Lightning")
    game = begun(table)
    cast(game, "Barbed Lightning", "yes")
    aim(game, game.thing(arbiter))
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=1)
    resolve(game)
    assert (game.player(1).life, names(list(game.player(1).graveyard))) == (17, [])
    assert game.thing(arbiter).damage == 3
