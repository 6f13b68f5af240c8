"""What pronouns and targets refer to."""

from __future__ import annotations

import pytest
from tests.language.saying import bound, read

from oathbreaker.language.binding import UnclearError, bind
from oathbreaker.language.unbinding import unbind
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.damage_and_life import LoseLife
from oathbreaker.terms.abilities import ActivatedAbility, Ref, SpellAbility, TriggeredAbility
from oathbreaker.terms.refs import (
    AttachedTo,
    Back,
    ControllerOf,
    LoopRef,
    OwnerOf,
    Pronoun,
    ResultRef,
    SubjectRef,
    TargetRef,
    This,
)


def meanings(line: str, *, spell: bool = False) -> dict[str, Ref]:
    """Return word -> what it refers to, for every word of a line that refers back."""
    return {back.said: back.to for back in bound(line, spell=spell).find(Back)}


@pytest.mark.parametrize(
    ("line", "word", "meaning"),
    [
        ("Exile target creature. You gain 1 life. Untap it.", "it", TargetRef(0)),
        ("Tap target creature, then untap that creature.", "that creature", TargetRef(0)),
        ("Tap two target creatures, then untap those creatures.", "those creatures", TargetRef(0)),
        ("Target player draws a card. That player discards a card.", "that player", TargetRef(0)),
        ("Tap target land unless its controller pays {1}.", "its", TargetRef(0)),
        ("Whenever an opponent draws a card, tap it.", "it", This("")),
        ("Whenever a creature you control enters, tap it.", "it", SubjectRef("thing")),
        ("At the beginning of each player's upkeep, that player draws a card.", "that player", SubjectRef("player")),
        ("Create a 1/1 white Cat creature token. Sacrifice those tokens.", "those tokens", ResultRef("token")),
        ("Create a 1/1 white Cat creature token. Tap it.", "it", ResultRef("token")),
        ("Create a 1/1 white Cat creature token. Shuffle ~ into its owner's library.", "its", This("~")),
        ("For each attacking creature, tap it.", "it", LoopRef()),
        ("Put a +1/+1 counter on a creature you control. Untap it.", "it", ResultRef("chosen")),
        ("Whenever a land enters, put a +1/+1 counter on a creature you control. Untap it.", "it", ResultRef("chosen")),
        ("Exile a creature card from your graveyard. Create a token that's a copy of it.", "it", ResultRef("card")),
        ("Return a creature you control to its owner's hand.", "its", ResultRef("chosen")),
        ("Copy target spell, then return it to its owner's hand.", "it", TargetRef(0)),
        ("Copy target spell. You may choose new targets for the copy. Exile it.", "it", ResultRef("copy")),
    ],
)
def test_608_2_what_a_word_refers_to(line: str, word: str, meaning: Ref) -> None:
    """A word means the last thing that fits, then what triggered the ability, then the object itself."""
    assert meanings(line, spell=not line.startswith(("Whenever", "At")))[word] == meaning


def test_601_2c_targets_are_declared_in_the_order_of_the_text() -> None:
    """Each use of "target" is declared once; the body refers to it by its place."""
    ability = bound("Target player draws a card. Destroy target creature and tap target land.", spell=True)
    assert isinstance(ability, SpellAbility)
    assert len(ability.targets) == 3
    assert [ref.place for ref in ability.find(TargetRef)] == [0, 1, 2]
    assert ability.targets[0].what.describes_players


def test_the_doer_is_said_before_the_deed() -> None:
    """What a deed refers to is looked for in its doer too, though the tree has the doer last."""
    words = meanings("The owner of target permanent shuffles it into their library.", spell=True)
    assert words["it"] == TargetRef(0)
    assert isinstance(words["their"], OwnerOf)


def test_a_controller_can_be_referred_to() -> None:
    """After "its controller", "that player" is that controller."""
    words = meanings("Destroy target creature. Its controller loses 1 life. That player discards a card.", spell=True)
    assert isinstance(words["that player"], ControllerOf)


def test_what_nothing_gives_is_refused() -> None:
    """A word that refers to nothing said before is no meaning at all."""
    with pytest.raises(UnclearError, match="that player"):
        bind(SpellAbility((LoseLife(Number(1), Pronoun("that player")),)))


@pytest.mark.parametrize(
    "line",
    [
        'Creatures you control have "{T}: Target player draws a card."',
        "Whenever a creature you control dies, its controller loses 1 life.",
        "{T}, Sacrifice a creature: Target player draws a card, then discards a card.",
    ],
)
def test_binding_is_undone(line: str) -> None:
    """Unbinding gives back what was read, in quotations too."""
    assert unbind(bind(read(line))) == read(line)


def test_targets_in_a_quotation_are_its_own() -> None:
    """A quoted ability has its own targets."""
    ability = bound('Creatures you control have "{T}: Target player draws a card."')
    (quoted,) = ability.find(ActivatedAbility)
    assert len(quoted.targets) == 1
    assert not list(ability.find(TriggeredAbility))


def test_a_static_ability_can_refer_back() -> None:
    """A pronoun in a static ability means what its condition speaks of, or else the object itself."""
    assert meanings("As long as ~ is attacking, it gets +1/+0.") == {"it": This("")}
    assert meanings("As long as enchanted creature is tapped, it gets +1/+0.") == {
        "it": AttachedTo("enchanted creature")
    }


def test_an_intervening_if_can_refer_back() -> None:
    """A pronoun in a condition means what triggered the ability."""
    words = meanings("Whenever a permanent you control enters, if it's a Goblin, draw a card.")
    assert words == {"it's": SubjectRef("thing")}


def test_608_2_it_is_no_spell_after_another_object_was_named() -> None:
    """A spell that has done something with "a creature" does not mean itself by "it": that is not understood."""
    with pytest.raises(UnclearError, match="it"):
        bind(read("Sacrifice a creature. Untap it.", spell=True))
