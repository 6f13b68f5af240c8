"""CR 701.27, 702.167, 712 Double-faced permanents: what makes them transform, and what happens as they do."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    aim,
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, answered, bare, board, graveyard, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def named(game: Game, card: str) -> list[str]:
    """Return the names of the faces that are up of the permanents that are this card."""
    return [thing.name for thing in game.find(card, zone="battlefield")]


def test_701_27a_a_werewolf_turns_after_a_turn_without_spells(catalog: CardCatalog) -> None:
    """Hinterland Logger turns at the next upkeep; a single spell in the turn before keeps it as it is."""
    for spells, face in ((0, "Timber Shredder"), (1, "Hinterland Logger")):
        table = board(catalog)
        table.battlefield(0, "Hinterland Logger")
        table.hand(0, *["Shock"] * spells)
        game = begun(table)
        for _ in range(spells):
            played(game, "Shock", 1)
        pass_until(game, "draw", turn=6)
        assert named(game, "Hinterland Logger") == [face]


def test_701_27a_a_werewolf_turns_back_after_two_spells_of_one_player(catalog: CardCatalog) -> None:
    """One spell of each of two players is not enough; two of one player are."""
    for seats, face in (((0, 1), "Timber Shredder"), ((1, 1), "Hinterland Logger")):
        table = board(catalog)
        table.battlefield(0, "Hinterland Logger", face="back")
        for seat in seats:
            table.hand(seat, "Shock")
        game = begun(table)
        for seat in seats:
            pass_to(game, seat)
            cast(game, "Shock", 0)
            resolve(game)
        pass_until(game, "draw", turn=6)
        assert named(game, "Hinterland Logger") == [face]


@pytest.mark.parametrize(("top", "answers", "face"), [
    ("Shock", ("yes",), "Insectile Aberration"), ("Shock", ("no",), "Delver of Secrets"),
    ("Grizzly Bears", ("yes",), "Delver of Secrets"),
])  # fmt: skip
def test_row_41_delver_transforms_if_such_a_card_is_revealed(
    catalog: CardCatalog, top: str, answers: tuple[str, ...], face: str
) -> None:
    """It must be an instant or sorcery card, and it must be revealed."""
    table = bare(catalog)
    table.battlefield(0, "Delver of Secrets")
    table.library(0, top)
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", turn=6)
    resolve(game, *answers)
    assert named(game, "Delver of Secrets") == [face]


def test_701_17a_what_was_milled_decides(catalog: CardCatalog) -> None:
    """Aberrant Researcher transforms if the card that was milled is an instant or sorcery card."""
    for top, face in (("Shock", "Perfected Form"), ("Forest", "Aberrant Researcher")):
        table = bare(catalog)
        table.battlefield(0, "Aberrant Researcher")
        table.library(0, top)
        game = begun(table, active=1, step="end")
        pass_until(game, "upkeep", turn=6)
        resolve(game)
        assert (named(game, "Aberrant Researcher"), graveyard(game)) == ([face], [top])


@pytest.mark.parametrize(
    ("life", "left", "face"), [(13, 11, "Cecil, Dark Knight"), (12, 10, "Cecil, Redeemed Paladin")]
)
def test_cecil_loses_the_life_and_turns_at_half_of_the_starting_life(
    catalog: CardCatalog, life: int, left: int, face: str
) -> None:
    """As much life as damage dealt; at ten of twenty he is untapped and transformed, above it neither."""
    table = bare(catalog)
    table.life(0, life)
    cecil = table.battlefield(0, "Cecil, Dark Knight")
    game = begun(table)
    attack(game, game.thing(cecil))
    pass_until(game, "postcombat main")
    assert (game.player(0).life, named(game, "Cecil, Dark Knight")) == (left, [face])
    assert game.thing(cecil).tapped == (face == "Cecil, Dark Knight")


def test_702_167a_craft_exiles_both_and_returns_the_card_transformed(catalog: CardCatalog) -> None:
    """Lodestone Needle and an artifact from the graveyard are exiled; the Needle returns as Guidestone Compass."""
    table = board(catalog)
    needle = table.battlefield(0, "Lodestone Needle")
    table.graveyard(0, "Ornithopter", "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(needle))
    resolve_all(game)
    assert named(game, "Lodestone Needle") == ["Guidestone Compass"]
    assert (names(list(game.player(0).exile)), graveyard(game)) == (["Ornithopter"], ["Grizzly Bears"])


def test_702_167a_craft_needs_a_material(catalog: CardCatalog) -> None:
    """Without another artifact, on the battlefield or in the graveyard, it cannot be activated."""
    table = board(catalog)
    needle = table.battlefield(0, "Lodestone Needle")
    table.graveyard(0, "Grizzly Bears")
    table.graveyard(1, "Ornithopter")
    game = begun(table)
    assert not [option for option in game.legal_actions if option.source == game.thing(needle).id]


def test_701_27e_as_it_transforms_into_this_face(catalog: CardCatalog) -> None:
    """Kindly Stranger: the ability of the face that is then up triggers, and destroys a creature."""
    table = board(catalog)
    table.graveyard(0, "Ornithopter", "Shock", "Forest", "Divination")
    stranger = table.battlefield(0, "Kindly Stranger")
    bears = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(stranger))
    resolve(game, game.thing(bears), "yes")
    assert (game.thing(stranger).name, game.thing(bears).zone) == ("Demon-Possessed Witch", "graveyard")


def test_611_2b_for_as_long_as_you_control_the_saga(catalog: CardCatalog) -> None:
    """What was gained control of goes back as the Saga leaves, and not before."""
    table = board(catalog)
    own(table, "Thief's Tale", "Enchantment — Saga", "I — Gain control of target creature for as long as you control "
        "this Saga.\nIII — You gain 1 life.")  # fmt: skip
    saga = table.battlefield(0, "Thief's Tale")
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Disenchant")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    pass_until(game, "upkeep", turn=7)
    assert game.thing(bears).controller == 0
    cast(game, "Disenchant", game.thing(saga))
    resolve(game)
    assert game.thing(bears).controller == 1


def test_611_2b_for_as_long_as_the_saga_remains(catalog: CardCatalog) -> None:
    """It goes on though another player gains control of the Saga, and ends as the Saga is sacrificed."""
    table = board(catalog)
    own(table, "Thief's Tale", "Enchantment — Saga", "I — Gain control of target creature an opponent controls for "
        "as long as this Saga remains on the battlefield.\nII — You gain 1 life.")  # fmt: skip
    saga = table.battlefield(0, "Thief's Tale")
    bears = table.battlefield(1, "Grizzly Bears")
    own(table, "Take", "Sorcery", "Target player gains control of target enchantment.")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert game.thing(bears).controller == 0
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert (game.thing(saga).zone, game.thing(bears).controller) == ("graveyard", 1)


def test_115_1_damage_to_each_of_several_targets(catalog: CardCatalog) -> None:
    """Smoldering Werewolf deals one damage to each of up to two target creatures."""
    table = board(catalog)
    creatures = [table.battlefield(1, "Raging Goblin") for _ in range(3)]
    table.hand(0, "Smoldering Werewolf")
    game = begun(table)
    cast(game, "Smoldering Werewolf")
    game.answer("pass")
    game.answer("pass")
    aim(game, *(game.thing(one) for one in creatures[:1]))
    resolve_all(game)
    assert [game.thing(one).zone for one in creatures].count("graveyard") >= 1


def test_120_1_damage_to_each_of_two_kinds(catalog: CardCatalog) -> None:
    """Each creature and each opponent is dealt damage at the same time, each once, and nobody else."""
    table = board(catalog)
    own(table, "Storm", "Sorcery", "Storm deals 2 damage to each creature and each opponent.")
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Storm")
    game = begun(table)
    played(game, "Storm")
    assert (game.thing(bears).zone, game.thing(giant).damage) == ("graveyard", 2)
    assert (game.player(0).life, game.player(1).life) == (20, 18)


def test_101_4_you_and_target_opponent_each_draw(catalog: CardCatalog) -> None:
    """Love Song of Night and Day: both draw two cards."""
    table = board(catalog)
    saga = table.battlefield(0, "Love Song of Night and Day")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert [len(game.player(seat).hand) for seat in (0, 1)] == [2, 2]


def test_119_9_how_much_life_was_gained_this_turn(catalog: CardCatalog) -> None:
    """Lone Rider transforms at the end step after three life in the turn, not after two."""
    for life, face in ((2, "Lone Rider"), (3, "It That Rides as One")):
        table = board(catalog)
        table.battlefield(0, "Lone Rider")
        own(table, "Rest", "Sorcery", f"You gain {life} life.")
        table.hand(0, "Rest")
        game = begun(table)
        played(game, "Rest")
        pass_until(game, "end")
        resolve_all(game)
        assert named(game, "Lone Rider") == [face]


def test_603_4_six_permanent_cards_in_the_graveyard(catalog: CardCatalog) -> None:
    """Exdeath transforms with six permanent cards there; instants and the opponent's cards do not count."""
    for cards, face in ((5, "Exdeath, Void Warlock"), (6, "Neo Exdeath, Dimension's End")):
        table = bare(catalog)
        table.battlefield(0, "Exdeath, Void Warlock")
        table.graveyard(0, *["Forest"] * cards, "Shock")
        table.graveyard(1, "Forest")
        game = begun(table)
        pass_until(game, "end")
        resolve_all(game)
        assert named(game, "Exdeath, Void Warlock") == [face]


def test_122_6_a_card_returns_with_a_counter_on_it(catalog: CardCatalog) -> None:
    """Persist returns a creature card that is smaller by a counter as it enters."""
    table = board(catalog)
    table.graveyard(0, "Hill Giant")
    table.hand(0, "Persist")
    game = begun(table)
    played(game, "Persist")
    (giant,) = on_battlefield(game, "Hill Giant")
    assert (giant.counters, size(giant)) == ({"-1/-1": 1}, (2, 2))


def test_603_6a_as_it_enters_or_transforms_into_this_face(catalog: CardCatalog) -> None:
    """As it enters is as good as transforming; a card with one face does no more than enter."""
    table = bare(catalog)
    own(table, "Pack Leader", "Creature — Wolf", "Whenever this creature enters or transforms into Pack Leader, "
        "you gain 2 life.")  # fmt: skip
    own(table, "Turn Over", "Sorcery", "Transform all creatures.")
    table.hand(0, "Pack Leader", "Turn Over")
    game = begun(table)
    played(game, "Pack Leader")
    played(game, "Turn Over")
    assert game.player(0).life == 22


def test_row_37_a_clone_of_wildblood_pack(catalog: CardCatalog) -> None:
    """The clone is the face that is up, and stays so while the werewolves themselves turn back."""
    table = board(catalog)
    pack = table.battlefield(0, "Instigator Gang", face="back")
    table.hand(0, "Clone", "Shock")
    game = begun(table)
    cast(game, "Clone")
    answered(game, game.thing(pack))
    played(game, "Shock", 1)
    pass_until(game, "draw", turn=6)
    (clone,) = [thing for thing in game.find(zone="battlefield") if thing.card_name == "Clone"]
    assert (named(game, "Instigator Gang"), clone.name, clone.mana_value) == (["Instigator Gang"], "Wildblood Pack", 0)


def test_row_43_a_creature_returns_as_a_planeswalker(catalog: CardCatalog) -> None:
    """Liliana returns transformed as a new object, with her loyalty, and may be activated this turn."""
    table = board(catalog)
    liliana = table.battlefield(0, "Liliana, Heretical Healer", counters={"+1/+1": 2})
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Shock")
    game = begun(table)
    before = game.thing(liliana).id
    cast(game, "Shock")
    aim(game, game.thing(bears))
    resolve(game)
    (walker,) = on_battlefield(game, "Liliana, Defiant Necromancer")
    assert (walker.id == before, walker.counters, set(walker.types)) == (False, {"loyalty": 3}, {"planeswalker"})
    activate(game, walker, "+2")
    resolve_all(game)
    assert walker.loyalty == 5
