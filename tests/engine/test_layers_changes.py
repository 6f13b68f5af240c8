"""CR 205.1, 305.7, 613.1 Each way of changing characteristics, by itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.engine.cards_for_tests import FOREST, card
from tests.engine.layer_filters import Are
from tests.engine.layer_terms import Boost, static
from tests.engine.terms_for_tests import TestKeyword

from oathbreaker.cards.colors import Color
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import (
    add_card_types,
    add_every_creature_type,
    add_keyword,
    add_subtypes,
    add_supertypes,
    remove_abilities,
    remove_card_types,
    remove_keyword,
    replace_subtype,
    set_card_types,
    set_colors,
    set_land_types,
    set_power_toughness,
    set_subtypes,
    switch_power_toughness,
)
from oathbreaker.engine.own_terms import basic_land_ability
from oathbreaker.engine.subtypes import SUBTYPES_OF, creature_types, kind_of

KINDS = st.sampled_from(["artifact", "creature", "enchantment", "land", "planeswalker", "spell"])
SUBTYPES = st.lists(
    st.sampled_from(["Clue", "Bear", "Elf", "Aura", "Saga", "Forest", "Lair", "Jace", "Arcane", "Equipment"]),
    unique=True,
)


def look(*types: str, subtypes: tuple[str, ...] = ()) -> Characteristics:
    """Return characteristics of these types."""
    return Characteristics("Thing", types=types, subtypes=subtypes, power=1, toughness=2)


def test_205_1a_new_card_types_replace_the_old_with_their_subtypes() -> None:
    """An artifact creature that becomes an enchantment loses what belongs to the old types."""
    thing = look("artifact", "creature", subtypes=("Clue", "Bear"))
    set_card_types(thing, "enchantment")
    assert (thing.types, thing.subtypes) == (("enchantment",), ())


def test_205_1a_an_instant_stays_an_instant() -> None:
    """Instants and sorceries keep their types."""
    thing = look("instant", subtypes=("Arcane",))
    set_card_types(thing, "creature")
    assert (thing.types, thing.subtypes) == (("instant", "creature"), ("Arcane",))


def test_205_1a_a_type_taken_away_takes_the_subtypes_that_are_its_alone() -> None:
    """A kindred artifact creature that is no creature keeps creature types for kindred."""
    thing = look("artifact", "creature", subtypes=("Clue", "Bear"))
    remove_card_types(thing, "creature")
    assert (thing.types, thing.subtypes) == (("artifact",), ("Clue",))
    other = look("kindred", "creature", subtypes=("Bear",))
    remove_card_types(other, "creature")
    assert other.subtypes == ("Bear",)


@given(SUBTYPES, KINDS, SUBTYPES)
def test_205_1a_setting_subtypes_of_a_kind_leaves_the_other_kinds(old: list[str], kind: str, new: list[str]) -> None:
    """Those of the kind are the new ones, all others stay in their order."""
    thing = look("artifact", subtypes=tuple(old))
    set_subtypes(thing, kind, *(word for word in new if kind_of(word) == kind))
    assert [word for word in thing.subtypes if kind_of(word) != kind] == [word for word in old if kind_of(word) != kind]
    assert {word for word in thing.subtypes if kind_of(word) == kind} == {word for word in new if kind_of(word) == kind}


@given(SUBTYPES)
def test_205_3d_only_subtypes_of_its_types_are_gained(new: list[str]) -> None:
    """An enchantment land gains enchantment and land types alone, each once."""
    thing = look("enchantment", "land", subtypes=("Saga",))
    add_subtypes(thing, *new)
    add_subtypes(thing, *new)
    assert thing.subtypes[0] == "Saga"
    assert set(thing.subtypes) == {"Saga", *(word for word in new if kind_of(word) in {"enchantment", "land"})}
    assert len(thing.subtypes) == len(set(thing.subtypes))


def test_305_7_each_new_basic_land_type_brings_its_mana_ability() -> None:
    """Two types set give two abilities; adding gives one more; the supertype stays."""
    thing = FOREST.faces[0].characteristics.copy()
    set_land_types(thing, "Island", "Swamp")
    add_subtypes(thing, "Mountain")
    assert thing.subtypes == ("Island", "Swamp", "Mountain")
    assert thing.abilities == tuple(basic_land_ability(letter) for letter in "UBR")
    assert thing.supertypes == ("basic",)


def test_702_73a_every_creature_type_is_for_creatures_alone() -> None:
    """A changeling is an Elf and a Bear; a land becomes nothing by it."""
    thing, land = look("creature"), look("land")
    add_every_creature_type(thing)
    add_every_creature_type(land)
    assert {"Elf", "Bear", "Time Lord"} <= set(thing.subtypes)
    assert not {"Forest", "Aura", "Jace"} & set(thing.subtypes)
    assert land.subtypes == ()
    assert len(creature_types()) > 200


def test_205_3_each_kind_has_its_own_subtypes() -> None:
    """No subtype belongs to two kinds."""
    words = [word for members in SUBTYPES_OF.values() for word in members]
    assert len(words) == len(set(words))
    assert (kind_of("Aura"), kind_of("Gate"), kind_of("Elf"), kind_of("Siege")) == (
        "enchantment",
        "land",
        "creature",
        "battle",
    )


def test_613_1f_a_keyword_lost_is_lost_in_all_its_instances() -> None:
    """Two instances of flying are both gone; another keyword stays."""
    thing = look("creature")
    for word in ("flying", "reach", "flying"):
        add_keyword(thing, TestKeyword(word))
    remove_keyword(thing, "flying")
    assert (thing.keyword_names, len(thing.keywords)) == (frozenset({"reach"}), 1)
    remove_abilities(thing)
    assert (thing.keyword_names, thing.keywords, thing.abilities) == (frozenset(), (), ())


def test_105_3_and_613_4_single_changes() -> None:
    """Colours set, half of the size set, the size switched, types and supertypes added once."""
    thing = look("creature")
    set_colors(thing, Color.RED, Color.BLUE)
    set_power_toughness(thing, None, 7)
    switch_power_toughness(thing)
    for _ in range(2):
        add_card_types(thing, "artifact")
        add_supertypes(thing, "legendary")
    assert (thing.colors, thing.power, thing.toughness) == (frozenset({Color.RED, Color.BLUE}), 7, 1)
    assert (thing.types, thing.supertypes) == (("creature", "artifact"), ("legendary",))


def test_612_2_a_word_in_another_place_stays() -> None:
    """A lord of Elves named after Elves: its type and its text change, its name does not."""
    thing = card("Elf", "Creature — Elf", "{1}", (static(Boost(Are("Elf"))),), "1", "1").faces[0].characteristics.copy()
    replace_subtype(thing, "Elf", "Bear")
    assert (thing.name, thing.subtypes, thing.abilities) == ("Elf", ("Bear",), (static(Boost(Are("Bear"))),))
