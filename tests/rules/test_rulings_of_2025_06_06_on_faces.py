"""The rulings of 6 June 2025 about double-faced cards: rulings 10 to 18, each sentence.

`test_ruling_10_2_…` holds the second sentence of the tenth ruling.
"""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, pass_until, resolve
from tests.rules.boards_for_tests import activate, answered, board, graveyard, may_cast, own, played, size

from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.cards.identity import PrintedFace, color_identity
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

FRAGMENTS = "Crystal Fragments // Summon: Alexander"
ALEXANDER = "Summon: Alexander"
MAKE_COPY = "Create a token that's a copy of target"
TURN_OVER = "Transform all creatures."


def facts(thing: Thing) -> tuple[object, ...]:
    """Return what tells the faces of a card apart."""
    return thing.name, set(thing.types), set(thing.subtypes), size(thing), thing.keywords


FRONT = ("Crystal Fragments", {"artifact"}, {"Equipment"}, (None, None), ("equip",))
BACK = (ALEXANDER, {"enchantment", "creature"}, {"Saga", "Construct"}, (4, 3), ("flying",))


def exiled_and_returned(game: Game, fragments: Thing) -> None:
    """Activate the ability that exiles Crystal Fragments and returns it transformed."""
    activate(game, fragments, "{5}{W}{W}")
    resolve(game)


def test_ruling_10_1_each_face_has_its_own_characteristics(catalog: CardCatalog) -> None:
    """Ruling 10, sentence 1: name, types, subtypes, numbers and abilities of either face are its own."""
    table = board(catalog)
    front = table.battlefield(0, FRAGMENTS)
    back = table.battlefield(0, FRAGMENTS, face="back")
    game = begun(table)
    assert [facts(game.thing(one)) for one in (front, back)] == [FRONT, BACK]


def test_ruling_10_2_only_the_face_that_is_up_counts(catalog: CardCatalog) -> None:
    """Ruling 10, sentence 2: as Alexander it flies, and a Saga's rules apply to it; not as Crystal Fragments."""
    table = board(catalog)
    front = table.battlefield(0, FRAGMENTS)
    back = table.battlefield(0, FRAGMENTS, face="back", counters={"lore": 1})
    game = begun(table, active=1, step="end")
    pass_until(game, "precombat main", turn=6)
    assert (game.thing(back).counters, game.thing(front).counters) == ({"lore": 2}, {})
    assert [thing.kind for thing in game.stack] == ["ability"]


def test_ruling_10_3_the_other_face_is_ignored(catalog: CardCatalog) -> None:
    """Ruling 10, sentence 3: what destroys artifacts cannot be aimed at Alexander; what destroys creatures can."""
    table = board(catalog)
    back = table.battlefield(1, FRAGMENTS, face="back")
    own(table, "Break", "Sorcery", "Destroy target artifact.")
    own(table, "Slay", "Sorcery", "Destroy target creature.")
    table.hand(0, "Break", "Slay")
    game = begun(table)
    assert (may_cast(game, "Break"), may_cast(game, "Slay")) == (False, True)
    played(game, "Slay")
    assert game.thing(back).zone == "graveyard"


def test_ruling_11_1_a_transforming_card_is_cast_face_up(catalog: CardCatalog) -> None:
    """Ruling 11, sentence 1: its front face is cast, for its cost; there is no other way."""
    table = board(catalog)
    table.hand(0, FRAGMENTS)
    game = begun(table)
    ways = [option for option in game.legal_actions if option.action == "cast"]
    assert [(option.card, option.face, option.alternative) for option in ways] == [
        (FRAGMENTS, "Crystal Fragments", None)
    ]
    game.answer(ways[0])
    assert [thing.name for thing in game.stack] == ["Crystal Fragments"]
    resolve(game)
    assert facts(on_battlefield(game, "Crystal Fragments")[0]) == FRONT


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library"])
def test_ruling_11_2_elsewhere_only_the_front_face_counts(catalog: CardCatalog, zone: str) -> None:
    """Ruling 11, sentence 2: in every other zone it is an artifact card and no creature card."""
    table = board(catalog)
    getattr(table, zone)(0, FRAGMENTS)
    game = begun(table)
    (card,) = [thing for thing in getattr(game.player(0), zone) if thing.card_name == FRAGMENTS]
    assert facts(card) == FRONT


def test_ruling_11_2_a_creature_that_dies_is_the_front_face_in_the_graveyard(catalog: CardCatalog) -> None:
    """Ruling 11, sentence 2: Alexander dies as a creature, and what lies there then is Crystal Fragments."""
    table = board(catalog)
    back = table.battlefield(0, FRAGMENTS, face="back")
    own(table, "Slay", "Sorcery", "Destroy target creature.")
    own(table, "Mourner", "Enchantment", "Whenever a creature you control dies, you gain 1 life.")
    table.battlefield(0, "Mourner")
    table.hand(0, "Slay", "Raise Dead")
    game = begun(table)
    played(game, "Slay", game.thing(back))
    assert (game.player(0).life, may_cast(game, "Raise Dead")) == (21, False)
    assert "Crystal Fragments" in graveyard(game)


def test_ruling_11_3_on_the_battlefield_the_face_that_is_up_counts(catalog: CardCatalog) -> None:
    """Ruling 11, sentence 3: returned transformed, it is Alexander and no Equipment."""
    table = board(catalog)
    fragments = table.battlefield(0, FRAGMENTS)
    game = begun(table)
    exiled_and_returned(game, game.thing(fragments))
    (alexander,) = on_battlefield(game, ALEXANDER)
    assert (facts(alexander), alexander.face, alexander.counters) == (BACK, "back", {"lore": 1})


def test_ruling_12_1_the_mana_value_is_that_of_the_front_face(catalog: CardCatalog) -> None:
    """Ruling 12: Alexander, who has no mana cost, has mana value 1; a Clone of him has 0 (202.3b)."""
    table = board(catalog)
    table.battlefield(0, FRAGMENTS)
    back = table.battlefield(0, FRAGMENTS, face="back")
    table.hand(0, "Clone")
    game = begun(table)
    cast(game, "Clone")
    answered(game, game.thing(back))
    values = [
        (thing.card_name, thing.mana_value) for thing in game.find(zone="battlefield") if "land" not in thing.types
    ]
    assert values == [(FRAGMENTS, 1), (FRAGMENTS, 1), ("Clone", 0)]


def test_ruling_12_1_a_spell_cast_transformed_has_the_mana_value_of_its_front(catalog: CardCatalog) -> None:
    """Ruling 12: Waildrifter on the stack for three mana has the mana value 4 of Galedrifter."""
    table = board(catalog, lands=6)
    table.graveyard(0, "Galedrifter")
    game = begun(table)
    game.answer_with(action="cast", card="Galedrifter // Waildrifter", alternative="disturb")
    (spell,) = game.stack
    assert (spell.name, spell.mana_value) == ("Waildrifter", 4)


def test_ruling_13_1_a_color_indicator_gives_the_back_face_its_color(catalog: CardCatalog) -> None:
    """Ruling 13: Alexander is white without a mana cost; Crystal Fragments is white by its cost."""
    table = board(catalog)
    back = table.battlefield(0, FRAGMENTS, face="back")
    game = begun(table)
    alexander = game.thing(back)
    assert (alexander.colors, alexander.mana_cost) == (("white",), "")
    assert catalog[FRAGMENTS].faces[1].color_indicator == catalog[FRAGMENTS].faces[1].colors != frozenset()


def test_ruling_14_1_it_enters_with_its_front_face_up_by_default(catalog: CardCatalog) -> None:
    """Ruling 14, its first half: an effect that puts it onto the battlefield puts its front face up."""
    table = board(catalog)
    table.graveyard(0, FRAGMENTS)
    table.hand(0, "Refurbish")
    game = begun(table)
    played(game, "Refurbish")
    assert facts(on_battlefield(game, "Crystal Fragments")[0]) == FRONT


@pytest.mark.parametrize("words", ["return it to the battlefield", "put it onto the battlefield"])
def test_ruling_14_1_it_enters_with_its_back_face_up_where_an_effect_says_so(catalog: CardCatalog, words: str) -> None:
    """Ruling 14, its second half: put onto the battlefield or returned transformed."""
    table = board(catalog)
    fragments = table.battlefield(0, FRAGMENTS)
    own(table, "Awake", "Sorcery", f"Exile target artifact, then {words} transformed under its owner's control.")
    table.hand(0, "Awake")
    game = begun(table)
    played(game, "Awake", game.thing(fragments))
    assert facts(on_battlefield(game, ALEXANDER)[0]) == BACK


def test_ruling_14_1_it_enters_with_its_back_face_up_where_it_was_cast_transformed(catalog: CardCatalog) -> None:
    """Ruling 14, its last half: Galedrifter cast transformed by disturb becomes Waildrifter."""
    table = board(catalog, lands=6)
    table.graveyard(0, "Galedrifter")
    game = begun(table)
    game.answer_with(action="cast", card="Galedrifter // Waildrifter", alternative="disturb")
    resolve(game)
    (drifter,) = on_battlefield(game, "Waildrifter")
    assert (drifter.face, size(drifter)) == ("back", (2, 2))


def test_ruling_15_1_identity_is_that_of_both_faces(catalog: CardCatalog) -> None:
    """Ruling 15, sentence 1: costs and mana symbols of the text of either face count."""
    symbols = {
        "Extus, Oriq Overlord // Awaken the Blood Avatar": "BRW",
        "Westvale Abbey // Ormendahl, Profane Prince": "B",
    }
    assert {name: identity(catalog, name) for name in symbols} == symbols


def test_ruling_15_2_identity_counts_color_indicators_and_basic_land_types(catalog: CardCatalog) -> None:
    """Ruling 15, sentence 2: black is in Garruk's identity by the back's indicator; a Forest is green."""
    assert identity(catalog, "Garruk Relentless // Garruk, the Veil-Cursed") == "BG"
    faces = [
        PrintedFace("Road", "{W}", "Sorcery", "", frozenset()),
        PrintedFace("Wood", "", "Land — Forest", "", frozenset()),
    ]
    assert letters_from_colors(color_identity(faces)) == "WG"


def test_ruling_15_3_the_identity_of_cecil_is_black_and_white(catalog: CardCatalog) -> None:
    """Ruling 15, sentence 3: black by the cost of the front, white by the indicator of the back."""
    cecil = catalog["Cecil, Dark Knight"]
    assert identity(catalog, "Cecil, Dark Knight") == "BW"
    assert [sorted(color.value for color in face.colors) for face in cecil.faces] == [["black"], ["white"]]


def identity(catalog: CardCatalog, name: str) -> str:
    """Return the letters of a card's colour identity, in alphabetical order."""
    return "".join(sorted(color.letter for color in catalog[name].color_identity))


def test_ruling_16_1_what_may_not_be_cast_transformed_is_not(catalog: CardCatalog) -> None:
    """Ruling 16: from the hand Galedrifter is cast with its front face up, for its mana cost."""
    table = board(catalog, lands=6)
    table.hand(0, "Galedrifter")
    game = begun(table)
    assert [option.alternative for option in game.legal_actions if option.action == "cast"] == [None]
    played(game, "Galedrifter // Waildrifter")
    assert [thing.face for thing in on_battlefield(game, "Galedrifter")] == ["front"]


def copied_fragments(catalog: CardCatalog) -> tuple[Game, Thing]:
    """Return a game with a Sculpting Steel that is a copy of Crystal Fragments."""
    table = board(catalog, lands=8)
    table.battlefield(1, FRAGMENTS)
    table.hand(0, "Sculpting Steel")
    game = begun(table)
    cast(game, "Sculpting Steel")
    answered(game, on_battlefield(game, "Crystal Fragments")[0])
    (steel,) = [thing for thing in game.find(zone="battlefield") if thing.card_name == "Sculpting Steel"]
    assert steel.name == "Crystal Fragments"
    return game, steel


def test_ruling_17_1_a_card_with_one_face_does_not_enter_transformed(catalog: CardCatalog) -> None:
    """Ruling 17, sentence 1: told to put it onto the battlefield transformed, nothing enters."""
    table = board(catalog)
    own(table, "Awake", "Sorcery", "Put target artifact card from your graveyard onto the battlefield transformed.")
    table.graveyard(0, "Ornithopter")
    table.hand(0, "Awake")
    game = begun(table)
    played(game, "Awake")
    assert on_battlefield(game, "Ornithopter") == []


def test_ruling_17_2_it_stays_in_the_zone_where_it_was(catalog: CardCatalog) -> None:
    """Ruling 17, sentence 2: the card is in the graveyard still, the same object."""
    table = board(catalog)
    own(table, "Awake", "Sorcery", "Put target artifact card from your graveyard onto the battlefield transformed.")
    table.graveyard(0, "Ornithopter")
    table.hand(0, "Awake")
    game = begun(table)
    before = [thing.id for thing in game.player(0).graveyard]
    played(game, "Awake")
    assert [thing.id for thing in game.player(0).graveyard if thing.name == "Ornithopter"] == before


def test_ruling_17_3_a_copy_of_crystal_fragments_remains_in_exile(catalog: CardCatalog) -> None:
    """Ruling 17, sentence 3: its second ability exiles it; it does not come back."""
    game, steel = copied_fragments(catalog)
    exiled_and_returned(game, steel)
    assert names(list(game.player(0).exile)) == ["Sculpting Steel"]
    assert [thing.controller for thing in on_battlefield(game, "Crystal Fragments")] == [1]


@pytest.mark.parametrize("face", ["front", "back"])
def test_ruling_18_1_a_token_copy_of_a_transforming_permanent_transforms(catalog: CardCatalog, face: str) -> None:
    """Ruling 18, sentence 1: it is a transforming token, whichever face is up."""
    game, token = token_of(catalog, "Ulvenwald Captive", face)
    first = token.name
    played(game, "Turn Over")
    assert {first, token.name} == {"Ulvenwald Captive", "Ulvenwald Abomination"}


def test_ruling_18_1_so_is_one_of_a_card_in_another_zone(catalog: CardCatalog) -> None:
    """Ruling 18, sentence 1: a copy of a card in a graveyard has its front face up, and transforms."""
    table = board(catalog)
    table.graveyard(0, "Ulvenwald Captive")
    own(table, "Raise", "Sorcery", f"{MAKE_COPY} creature card in your graveyard.")
    own(table, "Turn Over", "Sorcery", TURN_OVER)
    table.hand(0, "Raise", "Turn Over")
    game = begun(table)
    played(game, "Raise")
    (token,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    assert token.name == "Ulvenwald Captive"
    played(game, "Turn Over")
    assert token.name == "Ulvenwald Abomination"


def test_ruling_18_2_the_token_has_both_faces_of_what_it_copies(catalog: CardCatalog) -> None:
    """Ruling 18, sentence 2: transformed it is as big, of the types and the colors of the card's other face."""
    game, token = token_of(catalog, "Ulvenwald Captive", "front")
    assert (size(token), token.mana_value) == ((1, 2), 2)
    played(game, "Turn Over")
    original = next(thing for thing in game.find("Ulvenwald Abomination", zone="battlefield") if not thing.is_token)
    assert facts(token) == facts(original)
    assert (token.colors, token.mana_value) == (original.colors, original.mana_value)


def test_ruling_18_3_a_copy_of_a_back_face_enters_with_that_up(catalog: CardCatalog) -> None:
    """Ruling 18, sentence 3: the token of Alexander is Alexander, and enters with a lore counter as a Saga does."""
    table = board(catalog)
    back = table.battlefield(0, FRAGMENTS, face="back")
    table.hand(0, "Cackling Counterpart")
    game = begun(table)
    cast(game, "Cackling Counterpart", game.thing(back))
    game.answer("pass")
    game.answer("pass")
    (token,) = [thing for thing in on_battlefield(game, ALEXANDER) if thing.is_token]
    assert (facts(token), token.face, token.counters, token.mana_value) == (BACK, "back", {"lore": 1}, 1)


def test_ruling_18_4_the_token_transforms_by_its_own_ability(catalog: CardCatalog) -> None:
    """Ruling 18, sentence 4: and once only, where two of its abilities were put on the stack before (701.27f)."""
    game, token = token_of(catalog, "Thraben Gargoyle", "front")
    for _ in range(2):
        activate(game, token, "{6}")
    resolve(game)
    assert token.name == "Stonewing Antagonizer"


def test_ruling_18_4_a_token_exiled_does_not_return_transformed(catalog: CardCatalog) -> None:
    """Ruling 18, sentence 4: a transforming token that is exiled ceases to exist; nothing returns (111.8)."""
    table = board(catalog, lands=8)
    fragments = table.battlefield(0, FRAGMENTS)
    own(table, "Double", "Sorcery", f"{MAKE_COPY} artifact.")
    table.hand(0, "Double")
    game = begun(table)
    played(game, "Double", game.thing(fragments))
    (token,) = [thing for thing in on_battlefield(game, "Crystal Fragments") if thing.is_token]
    exiled_and_returned(game, token)
    left = [thing.name for thing in game.find(FRAGMENTS, zone="battlefield")]
    assert (left, list(game.player(0).exile)) == (["Crystal Fragments"], [])


def token_of(catalog: CardCatalog, name: str, face: str) -> tuple[Game, Thing]:
    """Return a game with a token copy of a creature, and a spell at hand that transforms all creatures."""
    table = board(catalog, lands=6)
    creature = table.battlefield(0, name, face=face)
    own(table, "Turn Over", "Sorcery", TURN_OVER)
    table.hand(0, "Cackling Counterpart", "Turn Over")
    game = begun(table)
    played(game, "Cackling Counterpart", game.thing(creature))
    (token,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    return game, token
