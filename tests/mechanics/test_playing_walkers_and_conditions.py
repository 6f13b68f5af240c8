"""CR 306, 510, 603 What planeswalkers say of conditions, combat, counters and what enters."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    reply,
    resolve,
    resolve_all,
    table_of,
)
from tests.mechanics.walkers_for_tests import begun_with, board_of_walkers, use
from tests.rules.boards_for_tests import bare, own, played

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("bears", "loyalty"), [(1, 18), (2, 19)])
def test_102_2_an_opponent_controls_more(catalog: CardCatalog, bears: int, loyalty: int) -> None:
    """Garruk, Unleashed gets a counter if an opponent controls more creatures than you, the Beast counted."""
    table = board_of_walkers(catalog)
    for _ in range(bears):
        table.battlefield(1, "Grizzly Bears")
    game, garruk = begun_with(table, "Garruk, Unleashed")
    use(game, garruk, "−2")
    assert game.thing(garruk).loyalty == loyalty


def test_201_2_a_creature_of_this_name_is_not_made_again(catalog: CardCatalog) -> None:
    """Jiang Yanggu creates Mowu only while you control none."""
    table = board_of_walkers(catalog)
    game, yanggu = begun_with(table, "Jiang Yanggu")
    use(game, yanggu, "−1")
    assert len(on_battlefield(game, "Mowu")) == 1
    pass_until(game, "precombat main", turn=7)
    use(game, yanggu, "−1")
    assert len(on_battlefield(game, "Mowu")) == 1


@pytest.mark.parametrize(("name", "kept"), [("Grizzly Bears", False), ("Craw Wurm", True)])
def test_603_7_what_is_asked_as_the_delayed_ability_resolves(catalog: CardCatalog, name: str, kept: bool) -> None:  # noqa: FBT001  a parameter
    """Angrath, the Flame-Chained: at the end step a cheap creature is sacrificed, a dear one goes back."""
    table = board_of_walkers(catalog)
    taken = table.battlefield(1, name)
    game, angrath = begun_with(table, "Angrath, the Flame-Chained")
    use(game, angrath, "−3", game.thing(taken))
    assert game.thing(taken).controller == 0
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(taken).zone == "battlefield") == kept


def test_614_12_others_enter_with_an_additional_counter(catalog: CardCatalog) -> None:
    """Arlinn, Voice of the Pack: her Wolf enters with a counter, a Bear does not."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Grizzly Bears")
    game, arlinn = begun_with(table, "Arlinn, Voice of the Pack")
    use(game, arlinn, "−2")
    cast(game, "Grizzly Bears")
    resolve(game)
    (wolf,) = on_battlefield(game, "Wolf Token")
    assert wolf.counters == {"+1/+1": 1}
    assert not on_battlefield(game, "Grizzly Bears")[0].counters


@pytest.mark.parametrize(("answer", "cards", "artifacts"), [("neither", 1, 1), ("first", 2, 0), ("second", 1, 1)])
def test_608_2d_one_of_two_deeds(catalog: CardCatalog, answer: str, cards: int, artifacts: int) -> None:
    """Chandra, Spark Hunter: an artifact is sacrificed or a card discarded, and a card drawn, or nothing happens."""
    table = board_of_walkers(catalog)
    table.battlefield(0, "Sol Ring")
    table.hand(0, "Opt")
    game, chandra = begun_with(table, "Chandra, Spark Hunter")
    use(game, chandra, "+2", then=[answer])
    assert (len(game.player(0).hand), len(on_battlefield(game, "Sol Ring"))) == (cards, artifacts)
    assert len(game.player(0).graveyard) == (answer != "neither")


def test_510_1a_damage_by_toughness(catalog: CardCatalog) -> None:
    """With Huatli a creature of 0/4 deals four combat damage, an opponent's none."""
    table = board_of_walkers(catalog)
    turtle = table.battlefield(0, "Kraken Hatchling")
    game, _ = begun_with(table, "Huatli, the Sun's Heart")
    attack(game, game.thing(turtle))
    pass_until(game, "postcombat main")
    assert game.player(1).life == 16


def test_510_1c_as_though_it_was_not_blocked(catalog: CardCatalog) -> None:
    """Garruk, Savage Herald: a blocked creature may deal its damage to the player it attacks."""
    table = board_of_walkers(catalog)
    giant = table.battlefield(0, "Hill Giant")
    bear = table.battlefield(1, "Grizzly Bears")
    game, garruk = begun_with(table, "Garruk, Savage Herald")
    use(game, garruk, "−7")
    attack(game, game.thing(giant))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer("pass")
    assert game.decision is not None
    game.answer([game.decision.options[0].key])
    while game.decision.kind != "may":
        game.answer("pass")
    reply(game, "yes")
    assert game.player(1).life == 17
    assert game.thing(bear).zone == "battlefield"


def test_508_4_as_many_tokens_as_attackers(catalog: CardCatalog) -> None:
    """Basri Ket: two attackers, two Soldiers that attack as well and were never declared."""
    table = board_of_walkers(catalog)
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    game, basri = begun_with(table, "Basri Ket")
    use(game, basri, "−2")
    attack(game, *(game.thing(bear) for bear in bears))
    pass_until(game, "postcombat main")
    assert game.player(1).life == 14
    assert len(on_battlefield(game, "Soldier Token")) == 2
    assert all(token.tapped for token in on_battlefield(game, "Soldier Token"))


@pytest.mark.parametrize("keyword", ["vigilance", "lifelink", "indestructible"])
def test_608_2d_your_choice_of_keywords(catalog: CardCatalog, keyword: str) -> None:
    """Gideon Blackblade gives another creature the keyword that is chosen as the ability resolves."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    game, gideon = begun_with(table, "Gideon Blackblade")
    use(game, gideon, "+1", game.thing(bear), then=[keyword])
    assert keyword in game.thing(bear).keywords


def test_603_6c_an_artifact_put_into_your_graveyard_returns(catalog: CardCatalog) -> None:
    """Daretti's emblem returns an artifact that was put into your graveyard at the next end step."""
    table = table_of(catalog, kinds=("Mountain",))
    table.battlefield(0, "Sol Ring")
    table.battlefield(1, "Mind Stone")
    table.hand(0, "Smash to Smithereens", "Smash to Smithereens")
    game, daretti = begun_with(table, "Daretti, Scrap Savant")
    use(game, daretti, "−10")
    for name in ("Sol Ring", "Mind Stone"):
        cast(game, "Smash to Smithereens", on_battlefield(game, name)[0])
        resolve(game)
    assert not on_battlefield(game, "Sol Ring")
    pass_until(game, "end")
    resolve_all(game)
    assert on_battlefield(game, "Sol Ring")
    assert not on_battlefield(game, "Mind Stone")


def test_614_1a_so_much_more_damage(catalog: CardCatalog) -> None:
    """Jaya, Venerated Firemage: another red source of yours deals one more, Jaya herself does not."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(0, "Shock")
    game, jaya = begun_with(table, "Jaya, Venerated Firemage")
    cast(game, "Shock", 1)
    resolve(game)
    assert game.player(1).life == 17
    use(game, jaya, "−2", 1)
    assert game.player(1).life == 15


@pytest.mark.parametrize(("cards", "life"), [(1, 18), (2, 20)])
def test_608_2c_them_is_that_player(catalog: CardCatalog, cards: int, life: int) -> None:
    """Davriel, Rogue Shadowmage deals damage to an opponent with at most one card in hand as their upkeep begins."""
    table = board_of_walkers(catalog, players=3)
    table.hand(1, *["Opt"] * cards)
    table.hand(2, *["Opt"] * 5)
    game, _ = begun_with(table, "Davriel, Rogue Shadowmage")
    pass_until(game, "draw", turn=6)
    assert [game.player(seat).life for seat in range(3)] == [20, life, 20]


def test_603_8_as_soon_as_there_are_few_counters(catalog: CardCatalog) -> None:
    """Garruk Relentless transforms as soon as he has two loyalty counters or fewer, damage from a creature included."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    game, garruk = begun_with(table, "Garruk Relentless", loyalty=4)
    use(game, garruk, "0: Garruk Relentless deals", game.thing(bear))
    assert game.thing(garruk).name == "Garruk, the Veil-Cursed"
    assert game.thing(garruk).loyalty == 2


def test_603_8_not_while_there_are_more(catalog: CardCatalog) -> None:
    """With more counters than two left he stays as he is."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    game, garruk = begun_with(table, "Garruk Relentless", loyalty=5)
    use(game, garruk, "0: Garruk Relentless deals", game.thing(bear))
    assert game.thing(garruk).name == "Garruk Relentless"


def test_608_2c_several_instructions_if_you_do(catalog: CardCatalog) -> None:
    """Garruk, the Veil-Cursed: a creature is sacrificed, and a creature card found, revealed and taken."""
    table = board_of_walkers(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.library(0, "Hill Giant")
    game, garruk = begun_with(table, "Garruk Relentless", loyalty=2)
    resolve_all(game)
    use(game, garruk, "−1", then=[["Hill Giant"]])
    assert names(game.player(0).hand) == ["Hill Giant"]
    assert not on_battlefield(game, "Grizzly Bears")


@pytest.mark.parametrize(("quests", "power"), [(6, 2), (7, 7)])
def test_122_1_as_long_as_there_are_enough_counters(catalog: CardCatalog, quests: int, power: int) -> None:
    """Beastmaster Ascension strengthens creatures with seven quest counters on it, and not before."""
    table = board_of_walkers(catalog)
    table.battlefield(0, "Beastmaster Ascension", counters={"quest": quests})
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert game.thing(bear).power == power


def test_603_2c_that_many_is_how_many_attack(catalog: CardCatalog) -> None:
    """Basri's ability counts the nontoken attackers alone: one of two, one Soldier."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    token = table.battlefield(0, "Hill Giant", token=True)
    game, basri = begun_with(table, "Basri Ket")
    use(game, basri, "−2")
    attack(game, game.thing(bear), game.thing(token))
    pass_until(game, "postcombat main")
    assert len(on_battlefield(game, "Soldier Token")) == 1


def test_201_2_a_creature_of_another_name_does_not_count(catalog: CardCatalog) -> None:
    """Another creature that you control does not keep Jiang Yanggu from creating Mowu."""
    table = board_of_walkers(catalog)
    table.battlefield(0, "Grizzly Bears")
    game, yanggu = begun_with(table, "Jiang Yanggu")
    use(game, yanggu, "−1")
    assert len(on_battlefield(game, "Mowu")) == 1


def test_608_2h_the_total_mana_value_of_a_kind(catalog: CardCatalog) -> None:
    """The mana values of all creatures you control are added up, an opponent's are not."""
    table = bare(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Craw Wurm")
    table.battlefield(1, "Hill Giant")
    text = "You gain life equal to the total mana value of creatures you control."
    table.hand(0, own(table, "Weighing", "Sorcery", text))
    game = begun(table)
    played(game, "Weighing")
    assert game.player(0).life == 28
