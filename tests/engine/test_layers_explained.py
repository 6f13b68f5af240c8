"""CR 613.1 The explanation of an object names every step to what it is, in both languages."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR
from tests.engine.layer_filters import Are, This
from tests.engine.layer_terms import (
    AlsoAre,
    Animate,
    Boost,
    Controls,
    Gains,
    LosesAll,
    Paint,
    Switches,
    enchantment,
    until_end_of_turn,
)
from tests.engine.positions import Table

from oathbreaker.cards.colors import Color
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.layers import effects_of, update_controllers
from oathbreaker.engine.layers_explained import explain
from oathbreaker.texts.languages import Language


def told(laid: Table, oid: int, language: Language = "en") -> list[str]:
    """Return the explanation's lines."""
    return [message.text(language) for message in explain(laid.state, oid)]


def busy_table() -> tuple[Table, int]:
    """Return a table with a creature that many effects change."""
    laid = Table()
    (bear,) = laid.battlefield(1, BEAR)
    laid.battlefield(
        0, enchantment("Crusade", Boost(Are("creature"))), enchantment("Kites", Gains(Are("creature"), "flying"))
    )
    state = laid.state
    until_end_of_turn(state, Paint(This(), Color.RED), bear)
    until_end_of_turn(state, AlsoAre(This(), "artifact"), bear)
    until_end_of_turn(state, Boost(This(), 2, 0), bear)
    until_end_of_turn(state, Switches(This()), bear)
    until_end_of_turn(state, Controls(This()), bear)
    update_controllers(state)
    PutCounters(bear, "+1/+1", 1).perform(state)
    return laid, bear


def test_each_effect_is_told_in_the_order_of_layers() -> None:
    """Printed, control, then layers 4 to 7, counters after the effects of 7c, switches last."""
    laid, bear = busy_table()
    assert told(laid, bear) == [
        "Printed: Bear, Creature — Bear and 2/2",
        "Layer 2, something: Player 1 controls it",
        "Layer 4, something: types Creature Artifact — Bear",
        "Layer 5, something: colors red",
        "Layer 6, Kites: gains flying",
        "Layer 7c, Crusade: power and toughness 2/2 to 3/3",
        "Layer 7c, something: power and toughness 3/3 to 5/3",
        "Layer 7c, counters (1 +1/+1): power and toughness 5/3 to 6/4",
        "Layer 7d, something: power and toughness 6/4 to 4/6",
        "Now: Bear, Creature Artifact — Bear, 4/6 and flying",
    ]


def test_the_same_is_told_in_japanese() -> None:
    """Every line is in Japanese but for names."""
    laid, bear = busy_table()
    lines = told(laid, bear, "ja")
    assert lines[1] == "種類別2、何か：プレイヤー1がコントロールする"
    assert lines[4].startswith("種類別6、")
    assert lines[4].endswith("飛行を得る")
    assert lines[7] == "種類別7c、カウンター（+1/+1が１個）：パワーとタフネスは5/3から6/4"
    assert all(any(ord(sign) > 0x3000 for sign in line) for line in lines)


def test_what_nothing_changes_is_told_in_two_lines() -> None:
    """Printed values, and the same again as what it is."""
    laid = Table()
    (bear,) = laid.battlefield(0, BEAR)
    assert told(laid, bear) == ["Printed: Bear, Creature — Bear and 2/2", "Now: Bear, Creature — Bear and 2/2"]


def test_explaining_changes_nothing() -> None:
    """The pass that the game uses is still there."""
    laid, bear = busy_table()
    before = effects_of(laid.state)
    version = laid.state.version
    told(laid, bear)
    assert (effects_of(laid.state), laid.state.version) == (before, version)


def test_abilities_lost_and_types_gained_are_told() -> None:
    """A keyword lost is named; a face-down permanent says so."""
    laid = Table()
    (bear,) = laid.battlefield(0, BEAR)
    until_end_of_turn(laid.state, Gains(This(), "flying"), bear)
    until_end_of_turn(laid.state, LosesAll(This()), bear)
    until_end_of_turn(laid.state, Animate(This(), 4, 4), bear)
    laid.state.own(bear).face_down = True
    laid.state.continuous_changed()
    lines = told(laid, bear)
    assert lines[1] == "Face down (708.2a): no name, Creature and 2/2"
    assert "Layer 6, something: loses flying" in lines
    assert "Layer 4, something: no change" in lines
