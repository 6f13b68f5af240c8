"""CR 306, 603, 701.23 Planeswalkers that speak of spells, searches, copies and attacks."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    key_of,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)
from tests.mechanics.walkers_for_tests import activate, begun_with, board_of_walkers, use
from tests.rules.boards_for_tests import bare, own, played

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog


def test_603_2_what_the_spell_targets_is_taken(catalog: CardCatalog) -> None:
    """With Dack's emblem the creature that your spell targets becomes yours, before the spell resolves."""
    table = table_of(catalog, kinds=("Mountain", "Forest"))
    giant = table.battlefield(1, "Hill Giant")
    other = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Giant Growth")
    game, dack = begun_with(table, "Dack Fayden")
    use(game, dack, "−6")
    cast(game, "Giant Growth", game.thing(giant))
    resolve(game)
    assert (game.thing(giant).controller, game.thing(other).controller) == (0, 1)
    assert game.thing(giant).power == 6


def test_603_2_a_spell_without_permanents_as_targets(catalog: CardCatalog) -> None:
    """A spell that targets a player alone takes nothing, and triggers nothing."""
    table = table_of(catalog, kinds=("Mountain",))
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Lightning Bolt")
    game, dack = begun_with(table, "Dack Fayden")
    use(game, dack, "−6")
    cast(game, "Lightning Bolt", 1)
    assert len(game.stack) == 1


@pytest.mark.parametrize("where", ["graveyard", "battlefield"])
def test_707_2_three_copies_of_a_card_or_a_permanent(catalog: CardCatalog, where: str) -> None:
    """Daretti, Ingenious Iconoclast copies an artifact card in a graveyard or an artifact on the battlefield."""
    table = board_of_walkers(catalog)
    if where == "graveyard":
        table.graveyard(1, "Sol Ring")
        table.graveyard(1, "Opt")
    else:
        table.battlefield(1, "Sol Ring")
    game, daretti = begun_with(table, "Daretti, Ingenious Iconoclast")
    use(game, daretti, "−6")
    copies = [thing for thing in on_battlefield(game, "Sol Ring") if thing.controller == 0]
    assert len(copies) == 3


def test_707_9b_copies_that_are_not_legendary(catalog: CardCatalog) -> None:
    """Two copies of Jace, Cunning Castaway stay beside him: the legend rule spares them."""
    table = board_of_walkers(catalog)
    game, jace = begun_with(table, "Jace, Cunning Castaway")
    use(game, jace, "−5")
    assert len(on_battlefield(game, "Jace, Cunning Castaway")) == 3


def test_603_2_the_target_of_a_spell(catalog: CardCatalog) -> None:
    """Jace's Illusion is sacrificed as a spell targets it."""
    table = board_of_walkers(catalog)
    table.hand(0, own(table, "Poke", "Instant", "Tap target creature."))
    game, jace = begun_with(table, "Jace, Cunning Castaway")
    use(game, jace, "−2")
    cast(game, "Poke", on_battlefield(game, "Illusion Token")[0])
    resolve_all(game)
    assert not on_battlefield(game, "Illusion Token")


def test_603_2_an_ability_is_no_spell(catalog: CardCatalog) -> None:
    """An ability that targets the Illusion leaves it be."""
    table = board_of_walkers(catalog)
    dovin = table.battlefield(0, "Dovin, Architect of Law", counters={"loyalty": 5})
    game, jace = begun_with(table, "Jace, Cunning Castaway")
    use(game, jace, "−2")
    (illusion,) = on_battlefield(game, "Illusion Token")
    use(game, game.thing(dovin), "−1", illusion)
    assert game.thing(illusion).tapped


def test_603_2_the_target_of_a_spell_or_ability(catalog: CardCatalog) -> None:
    """Skulking Ghost is sacrificed as an ability targets it as well."""
    table = table_of(catalog, kinds=("Mountain",))
    ghost = table.battlefield(1, "Skulking Ghost")
    game, chandra = begun_with(table, "Dovin, Architect of Law")
    use(game, chandra, "−1", game.thing(ghost))
    assert names(game.player(1).graveyard) == ["Skulking Ghost"]


def test_101_2_opponents_do_not_search_their_libraries(catalog: CardCatalog) -> None:
    """With Ashiok, Dream Render an opponent's spell finds nothing; your own search is not stopped."""
    table = board_of_walkers(catalog)
    text = "Search your library for a land card, put it into your hand, then shuffle."
    spell = own(table, "Seeking", "Instant", text)
    table.hand(0, spell)
    table.hand(1, spell)
    table.library(0, "Opt", "Forest")
    table.library(1, "Forest")
    game, _ = begun_with(table, "Ashiok, Dream Render")
    game.answer("pass")
    cast(game, spell)
    resolve(game)
    assert not game.player(1).hand
    pass_until(game, "precombat main", turn=7)
    cast(game, spell)
    resolve(game, ["Forest"])
    assert "Forest" in names(game.player(0).hand)


@pytest.mark.parametrize("zone", ["library", "graveyard"])
def test_701_23a_the_library_and_the_graveyard_are_searched(catalog: CardCatalog, zone: str) -> None:
    """Elspeth, Undaunted Hero finds Sunlit Hoplite in either zone and puts it onto the battlefield."""
    table = board_of_walkers(catalog)
    if zone == "library":
        table.library(0, "Sunlit Hoplite", "Grizzly Bears")
    else:
        table.graveyard(0, "Sunlit Hoplite", "Grizzly Bears")
    game, elspeth = begun_with(table, "Elspeth, Undaunted Hero")
    use(game, elspeth, "−2", then=[["Sunlit Hoplite"]])
    assert on_battlefield(game, "Sunlit Hoplite")


def test_701_22d_scrying_makes_the_next_spell_cheaper(catalog: CardCatalog) -> None:
    """Elminster: two cards scried, the next instant costs two less, the one after it what it always does."""
    table = table_of(catalog, lands=2, kinds=("Island",))
    table.hand(0, "Divination", "Divination")
    game, elminster = begun_with(table, "Elminster")
    activate(game, elminster, "+2")
    resolve_all(game)
    cast(game, "Divination")
    resolve(game)
    untapped = [land for land in on_battlefield(game, "Island") if land.controller == 0 and not land.tapped]
    assert len(untapped) == 1
    assert not [option for option in game.legal_actions if option.action == "cast" and option.card == "Divination"]


def test_111_4_as_many_tokens_as_the_mana_value(catalog: CardCatalog) -> None:
    """Elminster exiles the top card and makes as many Faerie Dragons as its mana value."""
    table = board_of_walkers(catalog)
    table.library(0, "Hill Giant")
    game, elminster = begun_with(table, "Elminster")
    use(game, elminster, "−3")
    assert len(on_battlefield(game, "Faerie Dragon Token")) == 4


def test_508_1d_they_attack_him_in_their_next_turn(catalog: CardCatalog) -> None:
    """Gideon Jura: in the opponent's next turn the creatures must attack him, and not in the turn after."""
    table = board_of_walkers(catalog)
    giant = table.battlefield(1, "Hill Giant")
    game, gideon = begun_with(table, "Gideon Jura")
    use(game, gideon, "+2")
    while game.decision is not None and game.decision.kind != "attackers":
        game.answer(game.decision.default())
    assert game.decision is not None
    with pytest.raises(IllegalAnswer):
        game.answer([])
    (option,) = [
        option
        for option in game.decision.options
        if option.source == game.thing(giant).id and option.target == gideon.id
    ]
    game.answer([option.key])
    pass_until(game, "postcombat main", turn=6)
    assert game.thing(gideon).loyalty == 19
    pass_until(game, "beginning of combat", turn=8)
    while game.decision.kind != "attackers":
        game.answer("pass")
    game.answer([])
    assert game.thing(gideon).loyalty == 19


def test_118_9_spells_from_the_hand_for_nothing(catalog: CardCatalog) -> None:
    """Chandra, Flame's Catalyst: this turn spells of the seven new cards cost nothing, the next turn they do."""
    table = board_of_walkers(catalog)
    table.library(0, "Hill Giant", *["Mountain"] * 6)
    game, chandra = begun_with(table, "Chandra, Flame's Catalyst")
    use(game, chandra, "−8")
    game.answer(next(option for option in game.legal_actions if option.card == "Hill Giant"))
    resolve(game)
    assert on_battlefield(game, "Hill Giant")


def test_118_9_always_for_nothing(catalog: CardCatalog) -> None:
    """With Omniscience spells from your hand are free, an opponent's are not."""
    table = board_of_walkers(catalog)
    table.battlefield(0, "Omniscience")
    table.hand(0, "Hill Giant")
    table.hand(1, "Hill Giant")
    game = begun(table)
    assert [option.card for option in game.legal_actions if option.action == "cast"] == ["Hill Giant"]
    pass_until(game, "precombat main", turn=6)
    assert not [option for option in game.legal_actions if option.action == "cast"]


@pytest.mark.parametrize(("attackers", "counters"), [(1, {}), (2, {"+1/+1": 1})])
def test_508_3d_attacking_with_two_or_more(catalog: CardCatalog, attackers: int, counters: dict[str, int]) -> None:
    """Gideon, the Oathsworn strengthens two attackers, and no single one."""
    table = board_of_walkers(catalog)
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(attackers)]
    stay = table.battlefield(0, "Hill Giant")
    game, _ = begun_with(table, "Gideon, the Oathsworn")
    attack(game, *(game.thing(bear) for bear in bears))
    pass_until(game, "postcombat main")
    assert [game.thing(bear).counters for bear in bears] == [counters] * attackers
    assert not game.thing(stay).counters


def test_610_3_until_another_permanent_leaves(catalog: CardCatalog) -> None:
    """Calix exiles a creature until your enchantment leaves the battlefield, whatever becomes of Calix."""
    table = table_of(catalog, kinds=("Mountain",))
    giant = table.battlefield(1, "Hill Giant")
    mine = table.battlefield(0, "Circle of Protection: Red")
    table.hand(0, own(table, "Breaking", "Sorcery", "Destroy target enchantment."))
    game, calix = begun_with(table, "Calix, Destiny's Hand", loyalty=3)
    use(game, calix, "−3", game.thing(giant), game.thing(mine))
    assert game.thing(giant).zone == "exile"
    assert not on_battlefield(game, "Calix, Destiny's Hand")
    played(game, "Breaking", game.thing(mine))
    assert on_battlefield(game, "Hill Giant")


def test_615_7_all_but_one_damage_is_prevented(catalog: CardCatalog) -> None:
    """With Ajani Steadfast's emblem three damage to you or to your planeswalker is one."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(1, "Lightning Bolt", "Lightning Bolt")
    other = table.battlefield(0, "Chandra Nalaar", counters={"loyalty": 6})
    game, ajani = begun_with(table, "Ajani Steadfast")
    use(game, ajani, "−7")
    game.answer("pass")
    cast(game, "Lightning Bolt", 0)
    resolve(game)
    game.answer("pass")
    cast(game, "Lightning Bolt", game.thing(other))
    resolve(game)
    assert (game.player(0).life, game.thing(other).loyalty) == (19, 5)


def test_122_1_counters_that_are_removed_tell_how_many(catalog: CardCatalog) -> None:
    """Chandra, Fire Artisan deals as much damage as loyalty counters are removed, by her own cost too."""
    table = board_of_walkers(catalog)
    game, chandra = begun_with(table, "Chandra, Fire Artisan")
    activate(game, chandra, "−7", 1)
    resolve_all(game)
    assert game.player(1).life == 13


def test_608_2c_a_treasure_for_each_card_put_into_the_graveyard(catalog: CardCatalog) -> None:
    """Dihada, Binder of Wills: the legendary cards that are taken come into the hand, the rest makes Treasures."""
    table = board_of_walkers(catalog)
    table.library(0, "Isamaru, Hound of Konda", "Opt", "Shock", "Forest")
    game, dihada = begun_with(table, "Dihada, Binder of Wills")
    activate(game, dihada, "−3")
    game.answer("pass")
    game.answer("pass")
    game.answer([key_of(game, "Isamaru, Hound of Konda")])
    resolve(game)
    assert names(game.player(0).hand) == ["Isamaru, Hound of Konda"]
    assert len(on_battlefield(game, "Treasure Token")) == 3


def test_608_2c_for_each_card_of_a_kind_put_into_the_graveyard(catalog: CardCatalog) -> None:
    """Only the creature cards among the rest count."""
    table = bare(catalog)
    text = (
        "Reveal the top three cards of your library. Put any number of land cards from among them into your hand and "
        "the rest into your graveyard. Create a Treasure token for each creature card put into your graveyard this way."
    )
    table.hand(0, own(table, "Digging", "Sorcery", text))
    table.library(0, "Grizzly Bears", "Opt", "Hill Giant")
    game = begun(table)
    cast(game, "Digging")
    resolve_all(game)
    assert len(on_battlefield(game, "Treasure Token")) == 2


def test_604_3_a_token_as_large_as_your_life(catalog: CardCatalog) -> None:
    """Ajani Goldmane's Avatar is as large as your life total, and changes with it."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(1, "Shock")
    game, ajani = begun_with(table, "Ajani Goldmane")
    use(game, ajani, "−6")
    (avatar,) = on_battlefield(game, "Avatar Token")
    assert (avatar.power, avatar.toughness) == (20, 20)
    game.answer("pass")
    cast(game, "Shock", 0)
    resolve(game)
    assert game.thing(avatar).power == 18


def test_702_none_of_several_keywords(catalog: CardCatalog) -> None:
    """Grand Master of Flowers: a creature with vigilance is no target; he is a creature with seven counters himself."""
    table = bare(catalog)
    table.battlefield(1, "Serra Angel")
    giant = table.battlefield(1, "Hill Giant")
    game, master = begun_with(table, "Grand Master of Flowers", loyalty=6)
    assert "creature" not in game.thing(master).types
    activate(game, master, "+1: Target")
    assert game.stack[0].targets == (game.thing(giant),)
    assert {"creature"} <= set(game.thing(master).types)
    assert "planeswalker" not in game.thing(master).types
    assert game.thing(master).power == 7
