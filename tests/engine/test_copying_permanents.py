"""CR 707, 712 Copies of permanents: copiable values, exceptions, becoming a copy, double-faced permanents."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, card, creature
from tests.engine.layer_filters import Plain, This
from tests.engine.layer_terms import AlsoAre, Animate, Boost, Gains, SizeIsHand, size, static, until_end_of_turn
from tests.engine.positions import Table
from tests.engine.state_based_positions import perform
from tests.engine.terms_for_tests import TestKeyword, ThisTurn

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.colors import Color
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import Exceptions, become_copy, colors_of, copied_look, token_copying
from oathbreaker.engine.copying import CopyOnStack
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.durations import end_durations
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.layers import characteristics, copiable_values
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.positions import put
from oathbreaker.engine.preparing import prepare
from oathbreaker.engine.state import State
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.engine.transforming import Transform
from oathbreaker.engine.zones import new_id
from oathbreaker.terms.abilities import FaceText

CLONE = card("Clone", "Creature — Shapeshifter", "{3}{U}", (), "0", "0")
STAFF = card("Staff", "Artifact", "{4}")
HUMAN = creature("Vanguard", "{W}", 2)
WOLF = prepare(
    Card(
        "Smith // Fang",
        "transform",
        (
            Face("Smith", "Creature — Human", "{1}{R}", power="1", toughness="1"),
            Face("Fang", "Creature — Werewolf", "", power="3", toughness="1"),
        ),
    ),
    (FaceText(()), FaceText(())),
)


def copy_onto(state: State, oid: int, of: int, exceptions: Exceptions | None = None, *, for_turn: bool = False) -> None:
    """Let something become a copy of something."""
    duration = ThisTurn() if for_turn else None
    become_copy(Context(state, NOBODY, 0), oid, copiable_values(state, of), duration, exceptions or Exceptions())


def copied(state: State, of: int, exceptions: Exceptions | None = None) -> Characteristics:
    """Return the values of a clone of something."""
    return copied_look(copiable_values(state, of), exceptions or Exceptions(), CLONE.faces[0].characteristics)


def entered(state: State, look: Characteristics) -> int:
    """Put a clone onto the battlefield that entered as a copy."""
    oid = put(state, CLONE, 0, "battlefield")
    state.own(oid).copied = look
    state.continuous_changed()
    return oid


def test_707_2_effects_and_counters_are_not_copied() -> None:
    """A clone of an animated artifact with counters is the artifact as printed."""
    laid = Table()
    (staff,) = laid.battlefield(0, STAFF)
    until_end_of_turn(laid.state, Animate(This(), 5, 5), staff)
    PutCounters(staff, "+1/+1", 1).perform(laid.state)
    clone = entered(laid.state, copied(laid.state, staff))
    assert size(laid.state, staff) == (6, 6)
    look = characteristics(laid.state, clone)
    assert (look.name, look.types, look.power) == ("Staff", ("artifact",), None)


def test_707_2_a_clone_of_something_face_down_is_a_nameless_two_two() -> None:
    """The copiable values of a face-down permanent are those of being face down."""
    laid = Table()
    (demon,) = laid.battlefield(0, creature("Demon", "{2}{B}{B}", 6))
    laid.state.own(demon).face_down = True
    laid.state.continuous_changed()
    clone = entered(laid.state, copied(laid.state, demon))
    look = characteristics(laid.state, clone)
    assert (look.name, look.types, look.subtypes, look.power, look.toughness) == ("", ("creature",), (), 2, 2)
    assert not laid.state.objects[clone].face_down


def test_707_3_a_face_down_permanent_that_becomes_a_copy_stays_a_two_two_until_turned_up() -> None:
    """What it copies waits beneath."""
    laid = Table()
    demon, bear = laid.battlefield(0, creature("Demon", "{2}{B}{B}", 6), creature("Lorian", "{2}", 4))
    laid.state.own(demon).face_down = True
    laid.state.continuous_changed()
    copy_onto(laid.state, demon, bear)
    assert size(laid.state, demon) == (2, 2)
    assert characteristics(laid.state, demon).name == ""
    laid.state.own(demon).face_down = False
    laid.state.continuous_changed()
    assert (characteristics(laid.state, demon).name, size(laid.state, demon)) == ("Lorian", (4, 4))


def test_707_3_a_clone_of_a_copy_with_an_exception_copies_the_exception() -> None:
    """The doppelganger keeps its colour and has an ability; so does who copies it (707.9a, 707.9c)."""
    laid = Table()
    state = laid.state
    (bear,) = laid.battlefield(0, BEAR)
    ability = static(Gains(Plain(), "flying"))
    doppel = put(state, card("Doppel", "Creature — Shapeshifter", "{3}{U}", (), "0", "0"), 0, "battlefield")
    copy_onto(state, doppel, bear, Exceptions(abilities=(ability,), values=colors_of(Color.BLUE)))
    clone = entered(state, copied(state, doppel))
    look = characteristics(state, clone)
    assert (look.name, look.colors, look.subtypes) == ("Bear", frozenset({Color.BLUE}), ("Bear",))
    assert look.abilities == (ability,)


def test_707_4_becoming_another_copy_keeps_what_else_affects_it() -> None:
    """The shapeshifter copies a second creature and still gets +3/+3."""
    laid = Table()
    state = laid.state
    bear, ogre, shifter = laid.battlefield(0, BEAR, creature("Ogre", "{2}{R}", 4), CLONE)
    copy_onto(state, shifter, bear)
    until_end_of_turn(state, Boost(This(), 3, 3), shifter)
    assert size(state, shifter) == (5, 5)
    copy_onto(state, shifter, ogre)
    assert (characteristics(state, shifter).name, size(state, shifter)) == ("Ogre", (7, 7))


def test_707_2b_what_is_copied_may_change_afterwards() -> None:
    """The copy stays what it was when it became one."""
    laid = Table()
    bear, clone, ogre = laid.battlefield(0, BEAR, CLONE, creature("Ogre", "{2}{R}", 4))
    copy_onto(laid.state, clone, bear)
    copy_onto(laid.state, bear, ogre)
    assert characteristics(laid.state, clone).name == "Bear"


def test_707_a_copy_for_a_turn_ends_and_what_was_beneath_is_back() -> None:
    """A clone of a Bear that is an Ogre this turn is a Bear again."""
    laid = Table()
    bear, ogre = laid.battlefield(0, BEAR, creature("Ogre", "{2}{R}", 4))
    clone = entered(laid.state, copied(laid.state, bear))
    copy_onto(laid.state, clone, ogre, for_turn=True)
    assert characteristics(laid.state, clone).name == "Ogre"
    end_durations(laid.state, "cleanup")
    assert characteristics(laid.state, clone).name == "Bear"


def test_707_a_copied_static_ability_works() -> None:
    """Who becomes a copy of a lord boosts as the lord does."""
    laid = Table()
    bear, lord, clone = laid.battlefield(0, BEAR, creature("Lord", "{2}", 2, lines=(static(Boost(Plain())),)), CLONE)
    assert size(laid.state, bear) == (3, 3)
    copy_onto(laid.state, clone, lord)
    assert (size(laid.state, bear), size(laid.state, clone)) == ((4, 4), (4, 4))


def test_707_9b_types_in_addition_are_copiable() -> None:
    """An enchantment that enters as a copy of an artifact creature is all three, and so is a clone of it."""
    laid = Table()
    (golem,) = laid.battlefield(0, card("Golem", "Artifact Creature — Golem", "{5}", (), "5", "3"))
    copy = entered(laid.state, copied(laid.state, golem, Exceptions(types=("enchantment",))))
    clone = entered(laid.state, copied(laid.state, copy))
    assert characteristics(laid.state, clone).types == ("artifact", "creature", "enchantment")


def test_707_9d_an_ability_that_defines_what_the_effect_sets_is_not_copied() -> None:
    """Except it is 7/7: the ability that defines its size is not there, and it is 7/7."""
    laid = Table()
    (maro,) = laid.battlefield(0, card("Maro", "Creature — Elemental", "{2}", (static(SizeIsHand()),), "*", "*"))
    exceptions = Exceptions(values={"power": 7, "toughness": 7})
    clone = entered(laid.state, copied(laid.state, maro, exceptions))
    assert (size(laid.state, clone), characteristics(laid.state, clone).abilities) == ((7, 7), ())


def test_707_a_copy_of_what_defines_its_size_defines_its_own() -> None:
    """Each counts its own controller's hand, whichever way it became a copy."""
    laid = Table()
    maro, clone = laid.battlefield(
        0, card("Maro", "Creature — Elemental", "{2}", (static(SizeIsHand()),), "*", "*"), CLONE
    )
    laid.hand(0, BEAR, BEAR)
    copy_onto(laid.state, clone, maro)
    assert size(laid.state, clone) == (2, 2)


def test_707_9f_an_exception_for_creatures_looks_at_the_result() -> None:
    """A copy of a land that is a creature this turn is no creature, and does not get the keyword."""
    laid = Table()
    exceptions = Exceptions(supertypes=("legendary", "snow"), if_creature=Exceptions(keywords=(TestKeyword("reach"),)))
    land, bear = laid.battlefield(0, card("Tomb", "Land"), BEAR)
    until_end_of_turn(laid.state, Animate(This(), 3, 3), land)
    as_land, as_bear = copied(laid.state, land, exceptions), copied(laid.state, bear, exceptions)
    assert (as_land.supertypes, as_land.has("reach")) == (("legendary", "snow"), False)
    assert as_bear.has("reach")


def test_707_9_an_exception_takes_a_supertype_away() -> None:
    """Except it is not legendary."""
    laid = Table()
    (king,) = laid.battlefield(0, card("King", "Legendary Creature — Human", "{3}", (), "3", "3"))
    assert copied(laid.state, king, Exceptions(without=("legendary",))).supertypes == ()


def test_712_18_effects_go_on_as_a_permanent_transforms() -> None:
    """A 1/1 with +2/+2 transforms into a 3/1: 5/3."""
    laid = Table()
    (wolf,) = laid.battlefield(0, WOLF)
    until_end_of_turn(laid.state, Boost(This(), 2, 2), wolf)
    Transform(wolf).perform(laid.state)
    look = characteristics(laid.state, wolf)
    assert (look.name, look.power, look.toughness) == ("Fang", 5, 3)


def test_712_9_a_clone_of_a_back_face_cannot_transform() -> None:
    """It copies the face that is up (707.8), and is no double-faced card."""
    laid = Table()
    (wolf,) = laid.battlefield(0, WOLF)
    Transform(wolf).perform(laid.state)
    clone = entered(laid.state, copied(laid.state, wolf))
    assert characteristics(laid.state, clone).name == "Fang"
    assert not Transform(clone).is_possible(laid.state)


def test_712_9_a_double_faced_card_that_is_a_copy_transforms_and_stays_the_copy() -> None:
    """It is a copy this turn whichever face is up; afterwards its back face is there."""
    laid = Table()
    wolf, human = laid.battlefield(0, WOLF, HUMAN)
    copy_onto(laid.state, wolf, human, for_turn=True)
    event = Transform(wolf)
    assert event.is_possible(laid.state)
    event.perform(laid.state)
    assert characteristics(laid.state, wolf).name == "Vanguard"
    end_durations(laid.state, "cleanup")
    assert characteristics(laid.state, wolf).name == "Fang"


def test_712_10_nothing_transforms_into_a_sorcery() -> None:
    """The permanent stays as it is."""
    faces = (Face("Bear", "Creature — Bear", "{G}", power="2", toughness="2"), Face("Roar", "Sorcery", "{G}"))
    odd = prepare(Card("Bear // Roar", "modal_dfc", faces), (FaceText(()), FaceText(())))
    laid = Table()
    (oid,) = laid.battlefield(0, odd)
    assert not Transform(oid).is_possible(laid.state)


def test_707_8a_a_token_copy_of_a_double_faced_permanent_has_both_faces() -> None:
    """The same face is up, and it can transform; of a clone only what it is a copy of is copied."""
    laid = Table()
    state = laid.state
    (wolf,) = laid.battlefield(0, WOLF)
    Transform(wolf).perform(state)
    definition, face = token_copying(state, wolf)
    token = put(state, definition, 0, "battlefield", token=True, face=face)
    assert characteristics(state, token).name == "Fang"
    assert Transform(token).is_possible(state)
    clone = entered(state, copied(state, wolf))
    of_clone, face = token_copying(state, clone)
    assert (faces_of(of_clone), face) == (["Fang"], 0)


def test_707_10g_a_copy_of_a_double_faced_spell_has_both_faces() -> None:
    """The token that it becomes can transform."""
    laid = Table()
    state = laid.state
    spell = put(state, WOLF, 0, "stack")
    copy = new_id(state)
    CopyOnStack(spell, 0, copy).perform(state)
    token = new_id(state)
    move = ZoneChange(state, copy, "battlefield", reason="resolve")
    move.new_oid = token
    move.perform(state)
    assert (state.objects[token].kind, characteristics(state, token).name) == ("token", "Smith")
    perform(state, Transform(token))
    assert (characteristics(state, token).name, characteristics(state, token).power) == ("Fang", 3)


def test_701_7a_twice_the_tokens_have_the_same_face_up() -> None:
    """Another token of the same creation is created with the same face."""
    laid = Table()
    creation = CreateToken(0, WOLF)
    creation.face = 1
    perform(laid.state, creation, creation.another())
    looks = [characteristics(laid.state, oid).name for oid in laid.state.battlefield]
    assert looks == ["Fang", "Fang"]


def faces_of(definition: PlayableCard) -> list[str]:
    """Return the names of a definition's faces."""
    return [face.characteristics.name for face in definition.faces]


def test_613_2c_types_added_later_are_no_copiable_values() -> None:
    """Layer 4 does not reach the copiable values."""
    laid = Table()
    bear, clone = laid.battlefield(0, BEAR, CLONE)
    until_end_of_turn(laid.state, AlsoAre(This(), "artifact"), bear)
    copy_onto(laid.state, clone, bear)
    assert characteristics(laid.state, clone).types == ("creature",)
    assert characteristics(laid.state, bear).types == ("creature", "artifact")
