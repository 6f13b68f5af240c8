"""CR 701.12, 705, 608.2 Loyalty abilities that exchange, flip coins, choose, fight, and what they find again."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    table_of,
)
from tests.mechanics.test_playing_planeswalkers import activate
from tests.mechanics.test_playing_walkers_and_libraries import using

from oathbreaker.library.catalog import CardCatalog


def test_701_12b_control_of_two_is_exchanged(catalog: CardCatalog) -> None:
    """Minus five: your artifact for the opponent's creature, for good."""
    table = table_of(catalog)
    ring = table.battlefield(0, "Sol Ring")
    bear = table.battlefield(1, "Grizzly Bears")
    game = using(table, "Oko, Thief of Crowns", "−5")
    assert (game.thing(ring).controller, game.thing(bear).controller) == (1, 0)
    pass_until(game, "upkeep", turn=7)
    assert (game.thing(ring).controller, game.thing(bear).controller) == (1, 0)


def test_701_12a_nothing_is_exchanged_for_what_is_gone(catalog: CardCatalog) -> None:
    """Minus five: where the opponent's creature dies in response, the artifact stays."""
    table = table_of(catalog, kinds=("Mountain",))
    ring = table.battlefield(0, "Sol Ring")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(1, "Shock")
    walker = table.battlefield(0, "Oko, Thief of Crowns", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−5")
    pass_to(game, 1)
    cast(game, "Shock", game.thing(bear))
    resolve(game)
    assert game.thing(bear).zone == "graveyard"
    assert game.thing(ring).controller == 0


def test_611_2a_loses_all_abilities_and_becomes_an_elk(catalog: CardCatalog) -> None:
    """Plus one: a flyer is a green 3/3 Elk without flying for the rest of the game."""
    table = table_of(catalog)
    angel = table.battlefield(1, "Serra Angel")
    game = using(table, "Oko, Thief of Crowns", "+1")
    found = game.thing(angel)
    assert (found.power, found.toughness, set(found.colors)) == (3, 3, {"green"})
    assert tuple(found.subtypes) == ("Elk",)
    assert "flying" not in found.keywords
    pass_until(game, "upkeep", turn=7)
    assert (found.power, found.toughness) == (3, 3)


def test_608_2d_a_creature_card_and_or_a_land_card(catalog: CardCatalog) -> None:
    """Minus two: one of each from the top four goes to the hand, the rest to the graveyard."""
    table = table_of(catalog)
    table.library(0, "Grizzly Bears", "Hill Giant", "Forest", "Shock")
    game = using(table, "Kiora, Master of the Depths", "−2", "yes", ["Hill Giant"], ["Forest"])
    assert sorted(names(game.player(0).hand)) == ["Forest", "Hill Giant"]
    assert sorted(names(game.player(0).graveyard)) == ["Grizzly Bears", "Shock"]


def test_608_2d_a_creature_may_be_had_fight(catalog: CardCatalog) -> None:
    """Minus eight: the Octopuses that come may fight, and the opponent's creature dies."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    walker = table.battlefield(0, "Kiora, Master of the Depths", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−8")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "target":
            game.answer_with(target=game.thing(bear))
        else:
            game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert len(on_battlefield(game, "Octopus Token")) == 3
    assert game.thing(bear).zone == "graveyard"


def test_109_2_a_creature_with_the_greatest_power_among_theirs(catalog: CardCatalog) -> None:
    """Crackling Doom: each opponent loses their strongest creature, whatever the others have."""
    table = table_of(catalog, players=3, kinds=("Mountain", "Plains", "Swamp"))
    bear, giant = table.battlefield(1, "Grizzly Bears"), table.battlefield(1, "Hill Giant")
    elf = table.battlefield(2, "Llanowar Elves")
    table.hand(0, "Crackling Doom")
    game = begun(table)
    cast(game, "Crackling Doom")
    resolve(game)
    assert [game.thing(one).zone for one in (bear, giant, elf)] == ["battlefield", "graveyard", "graveyard"]


def test_603_2_enters_and_at_the_beginning_of_the_upkeep(catalog: CardCatalog) -> None:
    """Minsc & Boo: Boo may be created in each upkeep of its controller."""
    table = table_of(catalog)
    table.battlefield(0, "Minsc & Boo, Timeless Heroes")
    game = begun(table, active=1, step="end")
    while (game.turn, game.step) != (6, "draw"):
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    (boo,) = on_battlefield(game, "Boo")
    assert {"trample", "haste"} <= set(boo.keywords)


def test_702_1_a_creature_with_either_of_two_keywords(catalog: CardCatalog) -> None:
    """Plus one: three counters on a trampler; a creature with neither is no target."""
    table = table_of(catalog)
    trampler = table.battlefield(0, "Colossal Dreadmaw")
    table.battlefield(0, "Grizzly Bears")
    walker = table.battlefield(0, "Minsc & Boo, Timeless Heroes", counters={"loyalty": 5})
    game = begun(table)
    activate(game, game.thing(walker), "+1")
    assert game.decision is not None
    assert {option.target for option in game.decision.options} == {game.thing(trampler).id}
    game.answer_with(target=game.thing(trampler))
    resolve(game)
    assert game.thing(trampler).counters == {"+1/+1": 3}


def test_707_10c_that_player_may_copy_the_spell(catalog: CardCatalog) -> None:
    """Chain of Smog: who discarded two cards copies it for its caster, who discards too."""
    table = table_of(catalog, kinds=("Swamp",))
    table.hand(0, "Chain of Smog", "Shock", "Shock", "Shock")
    table.hand(1, "Shock", "Shock", "Shock")
    game = begun(table)
    cast(game, "Chain of Smog", 1)
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "may":
            game.answer("yes" if game.decision.player == 1 else "no")
        elif game.decision.kind == "target":
            game.answer_with(target=0)
        else:
            game.answer(game.decision.default())
    assert (len(game.player(0).hand), len(game.player(1).hand)) == (1, 1)


@pytest.mark.parametrize("wins", [0, 3])
def test_705_2_an_extra_turn_for_each_of_the_heads(catalog: CardCatalog, wins: int) -> None:
    """Minus seven: as many extra turns as coins that came up heads."""
    table = table_of(catalog)
    walker = table.battlefield(0, "Ral Zarek", counters={"loyalty": 12})
    game = begun(table)
    game.random_by_hand = True
    activate(game, game.thing(walker), "−7")
    flipped = 0
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "coin":
            game.answer("win" if flipped < wins else "lose")
            flipped += 1
        else:
            game.answer("pass")
    assert flipped == 5
    for turn in range(6, 6 + wins + 1):
        pass_until(game, "precombat main", turn=turn)
        assert game.active == (0 if turn < 6 + wins else 1)


def test_601_3_only_before_the_combat_damage_step(catalog: CardCatalog) -> None:
    """Berserk: castable in the first main phase, and not in the second."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Berserk")
    game = begun(table)
    assert "Berserk" in {option.card for option in game.legal_actions}
    pass_until(game, "postcombat main")
    assert "Berserk" not in {option.card for option in game.legal_actions}


@pytest.mark.parametrize("attacks", [True, False])
def test_508_1_destroyed_if_it_attacked(catalog: CardCatalog, attacks: bool) -> None:  # noqa: FBT001  a parameter
    """Berserk: the creature has twice its power, and is destroyed at the end step only if it attacked."""
    table = table_of(catalog, kinds=("Forest",))
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Berserk")
    game = begun(table)
    cast(game, "Berserk")
    resolve(game)
    assert game.thing(bear).power == 4
    assert "trample" in game.thing(bear).keywords
    if attacks:
        attack(game, game.thing(bear))
    pass_until(game, "upkeep", turn=6)
    assert game.thing(bear).zone == ("graveyard" if attacks else "battlefield")
    assert game.player(1).life == (16 if attacks else 20)


def test_205_4b_becomes_a_legendary_dragon(catalog: CardCatalog) -> None:
    """Plus one: a legendary 4/4 red Dragon with flying until end of turn."""
    table = table_of(catalog)
    sarkhan = table.battlefield(0, "Sarkhan, the Dragonspeaker", counters={"loyalty": 5})
    game = begun(table)
    activate(game, game.thing(sarkhan), "+1")
    resolve(game)
    found = game.thing(sarkhan)
    assert (found.power, found.toughness) == (4, 4)
    assert "legendary" in found.supertypes
    assert {"flying", "indestructible", "haste"} <= set(found.keywords)


def test_603_6_a_card_that_is_put_into_the_graveyard(catalog: CardCatalog) -> None:
    """Minus eight: an emblem that returns each card put into your graveyard, the spell that resolved too."""
    table = table_of(catalog)
    table.hand(0, "Shock")
    game = using(table, "Tamiyo, the Moon Sage", "−8")
    cast(game, "Shock", 1)
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert names(game.player(0).hand) == ["Shock"]


def test_702_124j_partner_with_finds_the_partner(catalog: CardCatalog) -> None:
    """Will Kenrith enters: the target player may find Rowan Kenrith, and no other card."""
    table = table_of(catalog)
    table.hand(0, "Will Kenrith")
    table.define("Rowan Kenrith", "{4}{R}{R}", "Legendary Creature — Human", "", power=1, toughness=1)
    table.library(0, "Shock", "Rowan Kenrith", "Island")
    game = begun(table)
    cast(game, "Will Kenrith")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "target":
            game.answer_with(target=0)
        elif game.decision.kind == "choose cards":
            assert [option.card for option in game.decision.options] == ["Rowan Kenrith"]
            game.answer([game.decision.options[0].key])
        else:
            game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert names(game.player(0).hand) == ["Rowan Kenrith"]


def test_611_3a_spells_with_affinity(catalog: CardCatalog) -> None:
    """Tezzeret: with two artifacts a creature spell costs {2} less, an instant does not."""
    table = table_of(catalog, lands=1, kinds=("Mountain", "Mountain"))
    table.battlefield(0, "Tezzeret, Master of the Bridge")
    table.battlefield(0, "Darksteel Citadel", tapped=True)
    table.battlefield(0, "Ornithopter")
    table.hand(0, "Hill Giant", "Lightning Strike")
    game = begun(table)
    found = {option.card for option in game.legal_actions if option.action == "cast"}
    assert "Hill Giant" in found
    cast(game, "Hill Giant")
    resolve(game)
    assert len(on_battlefield(game, "Hill Giant")) == 1


def test_606_3_loyalty_abilities_like_an_instant(catalog: CardCatalog) -> None:
    """The Wandering Emperor: in the turn in which she entered at any time, later in your main phases alone."""
    table = table_of(catalog, kinds=("Plains",))
    table.hand(0, "The Wandering Emperor")
    game = begun(table, active=1)
    pass_to(game, 0)
    cast(game, "The Wandering Emperor")
    resolve(game)
    pass_to(game, 0)
    (emperor,) = on_battlefield(game, "The Wandering Emperor")
    assert emperor.id in {option.source for option in game.legal_actions if option.action == "activate"}
    pass_until(game, "precombat main", turn=7)
    pass_to(game, 0)
    assert emperor.id not in {option.source for option in game.legal_actions if option.action == "activate"}
