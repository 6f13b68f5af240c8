"""CR 710 Flip cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_710_2_710_1c_a_flipped_permanent_is_its_other_half(catalog: CardCatalog) -> None:
    """Name, types, text and size are those of the lower half; the colors and the mana cost stay."""
    table = table_of(catalog, kinds=("Forest",))
    pupil = table.battlefield(0, "Budoka Pupil", counters={"ki": 2})
    game = begun(table)
    pass_until(game, "end")
    resolve(game, "yes")
    thing = game.thing(pupil)
    assert thing.is_flipped
    assert (thing.name, thing.power, thing.toughness) == ("Ichiga, Who Topples Oaks", 4, 3)
    assert (thing.subtypes, thing.supertypes, thing.keywords) == (("Spirit",), ("legendary",), ("trample",))
    assert (thing.mana_value, thing.colors) == (3, ("green",))
    assert thing.counters == {"ki": 2}


def test_710_2_what_is_not_flipped_has_the_upper_half_alone(catalog: CardCatalog) -> None:
    """With one counter too few nothing happens; the abilities of the lower half are not there."""
    table = table_of(catalog, kinds=("Forest",))
    pupil = table.battlefield(0, "Budoka Pupil", counters={"ki": 1})
    game = begun(table)
    assert game.decision is not None
    assert pupil.oid not in {option.source for option in game.decision.options}
    pass_until(game, "end")
    assert game.stack == ()
    assert (game.thing(pupil).name, game.thing(pupil).power) == ("Budoka Pupil", 2)


def test_710_2_the_abilities_of_the_lower_half_work(catalog: CardCatalog) -> None:
    """Flipped, it can remove a ki counter for its own effect."""
    table = table_of(catalog, kinds=("Forest",))
    pupil = table.battlefield(0, "Budoka Pupil", counters={"ki": 2})
    game = begun(table)
    pass_until(game, "end")
    resolve(game, "yes")
    game.answer_with(action="activate", source=pupil)
    resolve_all(game)
    assert (game.thing(pupil).power, game.thing(pupil).counters) == (6, {"ki": 1})


def test_710_4_a_permanent_that_left_is_not_flipped_any_more(catalog: CardCatalog) -> None:
    """In the graveyard it is the upper half, and it comes back unflipped."""
    table = table_of(catalog, kinds=("Forest", "Swamp", "Mountain"))
    pupil = table.battlefield(0, "Budoka Pupil", counters={"ki": 2})
    table.hand(0, "Lightning Bolt", "Reanimate")
    game = begun(table)
    pass_until(game, "end")
    resolve(game, "yes")
    cast(game, "Lightning Bolt", game.thing(pupil))
    resolve(game)
    (card,) = game.find("Budoka Pupil", zone="graveyard")
    assert card.power == 2
    pass_until(game, "precombat main", 7)
    cast(game, "Reanimate", card)
    resolve(game)
    (back,) = on_battlefield(game, "Budoka Pupil")
    assert not back.is_flipped


def test_707_2_being_flipped_is_not_copied_but_both_halves_are(catalog: CardCatalog) -> None:
    """A Clone of a flipped permanent is its upper half, and flips by its own ability into the lower one."""
    table = table_of(catalog, kinds=("Forest", "Island"))
    pupil = table.battlefield(0, "Budoka Pupil", counters={"ki": 2})
    table.hand(0, "Clone")
    game = begun(table)
    pass_until(game, "end")
    resolve(game, "yes")
    pass_until(game, "precombat main", 7)
    cast(game, "Clone")
    resolve(game, "yes")
    clone = next(thing for thing in on_battlefield(game, "Budoka Pupil") if thing.id != game.thing(pupil).id)
    assert clone.name == "Budoka Pupil"
    assert (clone.power, clone.is_flipped, game.thing(pupil).name) == (2, False, "Ichiga, Who Topples Oaks")
    game.put_counters(clone, "ki", 2)
    pass_until(game, "end", 7)
    game.answer("pass")
    game.answer("pass")
    game.answer("yes")
    assert game.thing(clone.id).name == "Ichiga, Who Topples Oaks"


def test_603_8_a_permanent_that_has_a_keyword_flips(catalog: CardCatalog) -> None:
    """As soon as it has flying, it flips; then it gives flying itself."""
    table = table_of(catalog, kinds=("Island",))
    element = table.battlefield(0, "Student of Elements")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Jump")
    game = begun(table)
    assert game.stack == ()
    cast(game, "Jump", game.thing(element))
    resolve(game)
    assert (game.thing(element).name, game.thing(element).power) == ("Tobita, Master of Winds", 3)
    assert "flying" in game.thing(bear).keywords


def test_603_8_thirty_life_flips(catalog: CardCatalog) -> None:
    """With 29 life nothing triggers; with 30 it flips, and is no creature then."""
    table = table_of(catalog, kinds=("Plains",))
    fox = table.battlefield(0, "Rune-Tail, Kitsune Ascendant")
    table.hand(0, "Angel's Mercy", "Revitalize")
    game = begun(table)
    before = game.player(0).life
    assert before == 20
    cast(game, "Angel's Mercy")
    resolve(game)
    assert not game.thing(fox).is_flipped
    cast(game, "Revitalize")
    resolve(game)
    assert (game.thing(fox).name, game.thing(fox).types) == ("Rune-Tail's Essence", ("enchantment",))
    assert game.thing(fox).power is None
