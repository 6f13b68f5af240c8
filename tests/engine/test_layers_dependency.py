"""CR 613.8 Dependency: effects wait for those that change whether, on what or how they work."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, FOREST, ISLAND, card
from tests.engine.layer_filters import Are, This
from tests.engine.layer_terms import (
    AlsoAre,
    Animate,
    BecomeLands,
    Boost,
    Gains,
    LosesAll,
    SetSize,
    enchantment,
    size,
    static,
    until_end_of_turn,
)
from tests.engine.positions import Table

from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.own_terms import basic_land_ability
from oathbreaker.terms.term import term

LANDS = Are("land")
NONBASIC = Are("land", without="basic")
TOWER = card("Tower", "Land")


@term
class UndeclaredLands(Are):
    """Lands, by a filter that does not say what it reads: the layers have to try."""

    @property
    def reads(self) -> tuple[str, ...] | None:
        """Say nothing."""
        return None


@pytest.mark.parametrize("moon_first", [True, False])
@pytest.mark.parametrize("lands", [Are("land"), UndeclaredLands("land")])
def test_613_8a_what_would_take_an_ability_away_comes_first(moon_first: bool, lands: Are) -> None:  # noqa: FBT001
    """A land that makes all lands Swamps too has no text when nonbasic lands are Mountains, whichever came first."""
    laid = Table()
    tomb = card("Tomb", "Land", "", (static(AlsoAre(lands, "Swamp")),))
    moon = enchantment("Moon", BecomeLands(NONBASIC, "Mountain"))
    for one in (moon, tomb) if moon_first else (tomb, moon):
        laid.battlefield(0, one)
    (forest,) = laid.battlefield(0, FOREST)
    assert characteristics(laid.state, forest).subtypes == ("Forest",)


@pytest.mark.parametrize("chain_first", [True, False])
def test_613_8a_what_changes_what_another_applies_to_comes_first(chain_first: bool) -> None:  # noqa: FBT001
    """Artifacts become lands too; lands are Islands: the artifacts are Islands, whichever effect is older."""
    laid = Table()
    cards = [
        enchantment("Rock is land", AlsoAre(Are("artifact"), "land")),
        enchantment("Flood", BecomeLands(LANDS, "Island")),
    ]
    laid.battlefield(0, *(cards if chain_first else reversed(cards)))
    (rock,) = laid.battlefield(0, card("Rock", "Artifact", "{1}"))
    look = characteristics(laid.state, rock)
    assert (look.types, look.subtypes, look.abilities) == (
        ("artifact", "land"),
        ("Island",),
        (basic_land_ability("U"),),
    )


def test_613_8_independent_effects_keep_their_timestamps() -> None:
    """Of two effects that set all lands to a type, the later one wins."""
    laid = Table()
    laid.battlefield(
        0, enchantment("Moon", BecomeLands(LANDS, "Mountain")), enchantment("Flood", BecomeLands(LANDS, "Island"))
    )
    (tower,) = laid.battlefield(0, TOWER)
    assert characteristics(laid.state, tower).subtypes == ("Island",)


def test_613_8b_a_chain_of_three_is_applied_from_its_beginning() -> None:
    """Enchantments are artifacts, artifacts are creatures, creatures are Bears: in this order against all timestamps.

    There is an artifact already, so that each of the three would change what the next one applies to.
    """
    laid = Table()
    laid.battlefield(0, card("Rock", "Artifact", "{1}"))
    laid.battlefield(
        0,
        enchantment("Third", AlsoAre(Are("creature"), "Bear")),
        enchantment("Second", AlsoAre(Are("artifact"), "creature")),
        enchantment("First", AlsoAre(Are("enchantment"), "artifact")),
    )
    (shrine,) = laid.battlefield(0, card("Altar", "Enchantment", "{1}"))
    look = characteristics(laid.state, shrine)
    assert (look.types, look.subtypes) == (("enchantment", "artifact", "creature"), ("Bear",))


def test_613_8b_effects_in_a_loop_are_applied_by_timestamp() -> None:
    """Artifacts without lands' type become lands and lose it the other way round: the older one is applied first."""
    laid = Table()
    laid.battlefield(
        0,
        enchantment("One", AlsoAre(Are("artifact", without="creature"), "land")),
        enchantment("Two", AlsoAre(Are("artifact", without="land"), "creature")),
    )
    (rock,) = laid.battlefield(0, card("Rock", "Artifact", "{1}"))
    assert characteristics(laid.state, rock).types == ("artifact", "land")


@pytest.mark.parametrize("silence_first", [True, False])
def test_613_8a_silenced_animators(silence_first: bool) -> None:  # noqa: FBT001
    """Noncreature enchantments become 4/4 creatures, creatures lose all abilities and are 1/1.

    The animation has begun in layer 4 and goes on; in 7b the later timestamp decides (613.6, 613.7).
    """
    laid = Table()
    opal = enchantment("Opal", Animate(Are("enchantment", without="creature"), 4, 4))
    silence = enchantment("Silence", LosesAll(Are("creature"), 1))
    laid.battlefield(0, *((silence, opal) if silence_first else (opal, silence)))
    bear, altar = laid.battlefield(0, BEAR, card("Altar", "Enchantment", "{1}"))
    expected = 4 if silence_first else 1
    assert size(laid.state, altar) == (expected, expected)
    assert size(laid.state, bear) == (1, 1)


def test_613_8a_who_loses_abilities_first_gives_none() -> None:
    """A creature that gives flying depends on what takes creatures' abilities away, although it is older."""
    laid = Table()
    giver = card("Giver", "Creature — Bird", "{1}", (static(Gains(Are("artifact"), "flying")),), "1", "1")
    rock, _ = laid.battlefield(0, card("Rock", "Artifact", "{1}"), giver)
    assert characteristics(laid.state, rock).has("flying")
    laid.battlefield(0, enchantment("Silence", LosesAll(Are("creature"))))
    assert not characteristics(laid.state, rock).has("flying")


def test_613_8a_adding_numbers_depends_on_nothing() -> None:
    """Lords that declare what they read are applied in one go, without a trial: nothing is fragile."""
    laid = Table()
    laid.battlefield(0, *[enchantment(f"Lord {number}", Boost(Are("creature"))) for number in range(4)])
    (bear,) = laid.battlefield(0, BEAR)
    assert size(laid.state, bear) == (6, 6)
    assert not effects_of(laid.state).is_fragile


def test_613_8a_setting_size_of_those_with_a_keyword_reads_a_finished_layer() -> None:
    """What reads abilities in layer 7b depends on nothing of its own layer."""
    laid = Table()
    (bear,) = laid.battlefield(0, BEAR)
    laid.battlefield(0, enchantment("Kites", SetSize(Are("creature", keyword="flying"), 5, 5)))
    assert size(laid.state, bear) == (2, 2)
    until_end_of_turn(laid.state, Gains(This(), "flying"), bear)
    assert size(laid.state, bear) == (5, 5)


def test_613_8c_the_order_is_found_anew_after_each_effect() -> None:
    """The moon takes the tomb's text away; the flood that comes then sees what is left."""
    laid = Table()
    tomb = card("Tomb", "Land", "", (static(AlsoAre(LANDS, "creature")),))
    laid.battlefield(0, tomb, enchantment("Moon", BecomeLands(NONBASIC, "Mountain")))
    laid.battlefield(0, enchantment("Wild", AlsoAre(Are("creature"), "Bear")))
    (island,) = laid.battlefield(0, ISLAND)
    assert characteristics(laid.state, island).types == ("land",)
    assert characteristics(laid.state, island).subtypes == ("Island",)
