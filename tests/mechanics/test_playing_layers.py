"""CR 613, 707.8a, 202.3b Layers, their order and dependency, and faces, with real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def subtypes(game: Game, name: str) -> set[str]:
    """Return the subtypes of the one permanent of a name."""
    (thing,) = on_battlefield(game, name)
    return set(thing.subtypes)


def test_613_8a_urborg_depends_on_blood_moon(catalog: CardCatalog) -> None:
    """Though it is older, Urborg loses its ability before that applies: no land is a Swamp."""
    table = table_of(catalog, lands=0)
    for name in ("Urborg, Tomb of Yawgmoth", "Forest", "Blood Moon"):
        table.battlefield(0, name)
    game = begun(table)
    assert subtypes(game, "Forest") == {"Forest"}
    assert subtypes(game, "Urborg, Tomb of Yawgmoth") == {"Mountain"}


def test_613_8a_conversion_depends_on_blood_moon(catalog: CardCatalog) -> None:
    """Though it is older, Conversion waits for what is made a Mountain: a nonbasic land is a Plains in the end."""
    table = table_of(catalog, lands=0)
    for name in ("Conversion", "Blood Moon", "Kor Haven", "Mountain"):
        table.battlefield(0, name)
    game = begun(table)
    assert subtypes(game, "Kor Haven") == {"Plains"}
    assert subtypes(game, "Mountain") == {"Plains"}


def test_305_7_a_land_whose_text_is_gone_does_not_enter_tapped(catalog: CardCatalog) -> None:
    """Under Blood Moon the back of a modal card enters as a Mountain, untapped (614.12)."""
    table = table_of(catalog, kinds=("Mountain",))
    table.battlefield(0, "Blood Moon")
    table.hand(0, "Akoum Warrior // Akoum Teeth")
    game = begun(table)
    game.answer_with(action="play land", face="Akoum Teeth")
    (teeth,) = on_battlefield(game, "Akoum Teeth")
    assert (set(teeth.subtypes), teeth.tapped) == ({"Mountain"}, False)


def test_613_4_base_size_counters_and_anthem(catalog: CardCatalog) -> None:
    """A 0/1 without abilities keeps its counter and what an anthem adds, whatever came first."""
    table = table_of(catalog, kinds=("Island",))
    angel = table.battlefield(0, "Serra Angel", counters={"+1/+1": 1})
    table.battlefield(0, "Glorious Anthem")
    table.hand(0, "Ovinize")
    game = begun(table)
    cast(game, "Ovinize", game.thing(angel))
    resolve(game)
    seen = game.thing(angel)
    assert (seen.power, seen.toughness, tuple(seen.keywords)) == (2, 3, ())


def test_613_3_a_size_that_is_defined_goes_with_the_abilities(catalog: CardCatalog) -> None:
    """Maro without abilities is 0/0 and dies under Dress Down; under Humility and an anthem it is 2/2."""
    for others, size in ((("Dress Down",), None), (("Humility", "Glorious Anthem"), (2, 2))):
        table = table_of(catalog, lands=0)
        table.battlefield(0, "Maro")
        table.hand(0, "Opt", "Opt", "Opt")
        for name in others:
            table.battlefield(0, name)
        game = begun(table)
        assert [(maro.power, maro.toughness) for maro in on_battlefield(game, "Maro")] == ([size] if size else [])


def test_613_7_the_older_control_effect_is_there_again(catalog: CardCatalog) -> None:
    """Of two Auras that give control the later one counts; when that is gone, the earlier one does."""
    table = table_of(catalog, players=3, kinds=("Island", "Plains"))
    bear = table.battlefield(0, "Grizzly Bears")
    for seat in (1, 2):
        table.hand(seat, "Mind Control")
    table.hand(0, "Disenchant")
    game = begun(table, active=1)
    cast(game, "Mind Control", game.thing(bear))
    resolve(game)
    pass_until(game, "precombat main", 6)
    cast(game, "Mind Control", game.thing(bear))
    resolve(game)
    assert game.thing(bear).controller == 2
    pass_to(game, 0)
    cast(game, "Disenchant", next(aura for aura in on_battlefield(game, "Mind Control") if aura.controller == 2))
    resolve(game)
    assert game.thing(bear).controller == 1


def test_202_3b_mana_values_of_back_faces(catalog: CardCatalog) -> None:
    """A back face has the mana value of its front, a double-faced token copy too; a clone of it has 0 (712.8e)."""
    table = table_of(catalog, kinds=("Island",))
    table.define("Test Mirror", "{U}", "Sorcery", "Create a token that's a copy of another target creature.")
    heir = table.battlefield(0, "Heir of Falkenrath // Heir to the Night", face="back")
    table.hand(0, "Test Mirror", "Clone")
    game = begun(table)
    cast(game, "Test Mirror", game.thing(heir))
    resolve(game)
    cast(game, "Clone")
    game.answer("pass")
    game.answer("pass")
    game.answer("yes")
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    found = {thing.is_token or thing.card_name: thing.mana_value for thing in on_battlefield(game, "Heir to the Night")}
    assert found == {True: 2, "Clone": 0, game.thing(heir).card_name: 2}
