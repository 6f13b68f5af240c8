"""CR 714 What chapters say: the greatest, Roles, doubling, requirements, counters of choice, earthbending and more."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle

GREATEST = "Draw a card if you control the creature with the greatest power or tied for the greatest power."


def reached(table: Scenario, saga: str, chapter: int, face: str = "front") -> tuple[Game, Handle]:
    """Return a game in which a Saga has just got the lore counter of a chapter, and the Saga."""
    handle = table.battlefield(0, saga, counters={"lore": chapter - 1}, face=face)
    game = begun(table)
    game.put_counters(game.thing(handle), "lore", 1)
    return game, handle


def test_608_2h_the_greatest_power_among_creatures_of_one_player(catalog: CardCatalog) -> None:
    """The greatest of the targeted opponent's creatures is exiled, although others have greater ones."""
    table = table_of(catalog, players=3)
    table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.battlefield(2, "Craw Wurm")
    game, _ = reached(table, "Fall of the Impostor", 3)
    game.answer_with(target=1)
    resolve_all(game)
    assert game.thing(giant).zone == "exile"
    assert on_battlefield(game, "Craw Wurm")
    assert on_battlefield(game, "Grizzly Bears")


def test_608_2h_each_opponent_chooses_one_with_the_greatest_mana_value(catalog: CardCatalog) -> None:
    """Each opponent's costliest creature goes back, all at once."""
    table = table_of(catalog, players=3)
    for seat, name in ((1, "Grizzly Bears"), (1, "Hill Giant"), (2, "Grizzly Bears"), (0, "Craw Wurm")):
        table.battlefield(seat, name)
    game, _ = reached(table, "Summon: Valefor", 1)
    resolve_all(game)
    assert names(list(game.player(1).hand)) == ["Hill Giant"]
    assert names(list(game.player(2).hand)) == ["Grizzly Bears"]
    assert on_battlefield(game, "Craw Wurm")


def test_608_2h_a_target_with_the_greatest_power(catalog: CardCatalog) -> None:
    """Only a creature of yours than which none of yours has more power can be targeted, tied ones included."""
    table = table_of(catalog)
    giants = [table.battlefield(0, "Hill Giant"), table.battlefield(0, "Hill Giant")]
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Craw Wurm")
    game, _ = reached(table, "Triumph of Gerrard", 1)
    assert game.decision is not None
    assert {option.target for option in game.decision.options} == {game.thing(giant).id for giant in giants}


@pytest.mark.parametrize(("name", "drawn"), [("Hill Giant", 1), ("Grizzly Bears", 0)])
def test_608_2h_if_you_control_the_greatest_or_a_tied_one(catalog: CardCatalog, name: str, drawn: int) -> None:
    """A tie will do; a smaller creature will not."""
    table = table_of(catalog)
    table.battlefield(0, name)
    table.battlefield(1, "Hill Giant")
    table.define("Greatest", "{U}", "Instant", GREATEST)
    table.hand(0, "Greatest")
    game = begun(table)
    cast(game, "Greatest")
    resolve(game)
    assert len(game.player(0).hand) == drawn


def test_701_10b_doubling_power_and_toughness(catalog: CardCatalog) -> None:
    """Each creature gets as much as it has, counters included, until end of turn."""
    table = table_of(catalog)
    bears = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
    other = table.battlefield(1, "Grizzly Bears")
    game, _ = reached(table, "Roar of Endless Song", 3)
    resolve(game)
    assert (game.thing(bears).power, game.thing(bears).toughness) == (6, 6)
    assert game.thing(other).power == 2
    pass_until(game, "upkeep", 6)
    assert game.thing(bears).power == 3


def test_701_10c_doubling_a_power_less_than_zero(catalog: CardCatalog) -> None:
    """A creature of -2/2 becomes -4/4."""
    table = table_of(catalog)
    wall = table.battlefield(0, "Wall of Wood")
    table.battlefield(1, "Weakness", attached_to=wall)
    game, _ = reached(table, "Roar of Endless Song", 3)
    assert (game.thing(wall).power, game.thing(wall).toughness) == (-2, 2)
    resolve(game)
    assert (game.thing(wall).power, game.thing(wall).toughness) == (-4, 4)


def test_111_10j_a_cursed_role(catalog: CardCatalog) -> None:
    """The Role comes attached to the target, whose base power and toughness are 1/1; counters count on top."""
    table = table_of(catalog)
    giant = table.battlefield(1, "Hill Giant", counters={"+1/+1": 1})
    game, _ = reached(table, "Gadwick's First Duel", 1)
    game.answer([0])
    resolve(game)
    (role,) = on_battlefield(game, "Cursed")
    assert role.attached_to == game.thing(giant)
    assert role.controller == 0
    assert (game.thing(giant).power, game.thing(giant).toughness) == (2, 2)


def test_111_10j_no_role_without_a_creature(catalog: CardCatalog) -> None:
    """Without a target no token is created."""
    table = table_of(catalog)
    game, _ = reached(table, "Gadwick's First Duel", 1)
    resolve(game)
    assert not on_battlefield(game, "Cursed")


def test_704_5y_111_10q_a_newer_role_sends_a_wicked_one_away(catalog: CardCatalog) -> None:
    """Of two Roles of one player on a creature the older goes; the Wicked one makes each opponent lose 1 life."""
    table = table_of(catalog, players=3)
    bears = table.battlefield(0, "Grizzly Bears")
    first = table.battlefield(0, "The Witch's Vanity", counters={"lore": 2})
    second = table.battlefield(0, "Gadwick's First Duel", counters={"lore": 0})
    game = begun(table)
    game.put_counters(game.thing(first), "lore", 1)
    resolve_all(game)
    assert game.thing(bears).power == 3
    game.put_counters(game.thing(second), "lore", 1)
    game.answer([0])
    resolve_all(game)
    assert not on_battlefield(game, "Wicked")
    assert game.thing(bears).power == 1
    assert [game.player(seat).life for seat in range(3)] == [20, 19, 19]


def with_role(catalog: CardCatalog, role: str, counters: int = 0) -> tuple[Game, Handle]:
    """Return a game in which a bear of the first player has got a Role from them, and the bear."""
    table = table_of(catalog)
    bears = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": counters} if counters else None)
    table.define("New Role", "{U}", "Sorcery", f"Create a {role} Role token attached to target creature.")
    table.hand(0, "New Role")
    table.library(0, "Opt", "Shock")
    game = begun(table)
    cast(game, "New Role", game.thing(bears))
    resolve(game)
    return game, bears


@pytest.mark.parametrize(
    ("role", "size", "keywords"),
    [
        ("Monster", (3, 3), ("trample",)),
        ("Royal", (3, 3), ("ward",)),
        ("Sorcerer", (3, 3), ()),
        ("Virtuous", (3, 3), ()),
        ("Wicked", (3, 3), ()),
        ("Young Hero", (2, 2), ()),
    ],
)
def test_111_10k_what_roles_give(
    catalog: CardCatalog, role: str, size: tuple[int, int], keywords: tuple[str, ...]
) -> None:
    """Each Role is an Aura of its name, and gives what the rules say."""
    game, bears = with_role(catalog, role)
    (token,) = on_battlefield(game, role)
    assert token.attached_to == game.thing(bears)
    assert (game.thing(bears).power, game.thing(bears).toughness) == size
    assert game.thing(bears).keywords == keywords


def test_111_10n_a_sorcerer_scries(catalog: CardCatalog) -> None:
    """As the creature attacks, its controller looks at a card."""
    game, bears = with_role(catalog, "Sorcerer")
    attack(game, game.thing(bears))
    assert [ability.kind for ability in game.stack] == ["ability"]
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert [option.card for option in game.decision.options] == ["Opt"]


@pytest.mark.parametrize(("counters", "after"), [(0, 1), (1, 2), (2, 2)])
def test_111_10r_a_young_hero_grows_while_it_is_small(catalog: CardCatalog, counters: int, after: int) -> None:
    """As it attacks with toughness 3 or less it gets a counter; with more it does not."""
    game, bears = with_role(catalog, "Young Hero", counters)
    attack(game, game.thing(bears))
    resolve_all(game)
    assert game.thing(bears).counters == {"+1/+1": after}


def test_122_6_one_additional_counter(catalog: CardCatalog) -> None:
    """The returned creature enters with a counter besides."""
    table = table_of(catalog)
    table.graveyard(0, "Royal Assassin")
    game, _ = reached(table, "The Revelations of Ezio", 3)
    resolve(game)
    (back,) = on_battlefield(game, "Royal Assassin")
    assert back.counters == {"+1/+1": 1}


def test_614_1c_the_next_creature_spell_enters_with_one_more_counter(catalog: CardCatalog) -> None:
    """The creature enters with the counter, the next creature after it without."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Grizzly Bears", "Grizzly Bears")
    game, _ = reached(table, "Summon: Fenrir", 2)
    resolve(game)
    cast(game, "Grizzly Bears")
    resolve(game)
    assert [bears.counters for bears in on_battlefield(game, "Grizzly Bears")] == [{"+1/+1": 1}]
    cast(game, "Grizzly Bears")
    resolve(game)
    assert [bears.counters for bears in on_battlefield(game, "Grizzly Bears")] == [{"+1/+1": 1}, {}]


def test_508_1d_creatures_attack_elsewhere_until_your_next_turn(catalog: CardCatalog) -> None:
    """An opponent's creature, even one that came later, must attack, and another player than you."""
    table = table_of(catalog, players=3)
    table.battlefield(2, "Hill Giant")
    game, _ = reached(table, "Maximum Carnage", 1)
    resolve(game)
    pass_until(game, "declare attackers", 7)
    assert game.decision is not None
    game.answer(game.decision.default())
    (giant,) = on_battlefield(game, "Hill Giant")
    assert giant.attacking == 1


@pytest.mark.parametrize("kind", ["+1/+1", "loyalty"])
def test_608_2d_a_counter_of_one_of_two_kinds(catalog: CardCatalog, kind: str) -> None:
    """The player chooses which of the two is put on it."""
    table = table_of(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.define("Choice", "{U}", "Instant", "Put a +1/+1 counter or a loyalty counter on target creature.")
    table.hand(0, "Choice")
    game = begun(table)
    cast(game, "Choice", game.thing(bears))
    resolve(game, kind)
    assert game.thing(bears).counters == {kind: 1}


@pytest.mark.parametrize(("chapter", "goes"), [(2, False), (3, True)])
def test_122_1_three_or_more_counters(catalog: CardCatalog, chapter: int, *, goes: bool) -> None:
    """With three lore counters the Saga turns back; with two it stays."""
    table = table_of(catalog)
    game, _ = reached(table, "Clive, Ifrit's Dominant", chapter, "back")
    resolve_all(game)
    (one,) = on_battlefield(game, "Clive, Ifrit's Dominant")
    assert (one.name == "Clive, Ifrit's Dominant") == goes


def test_701_66a_an_earthbent_land_comes_back(catalog: CardCatalog) -> None:
    """The land is a creature with haste and three counters; when it dies it comes back tapped, and is a mere land."""
    table = table_of(catalog, kinds=("Mountain",), lands=1)
    table.battlefield(0, "Mountain")
    table.hand(1, "Shock", "Shock")
    table.battlefield(1, "Mountain")
    game, _ = reached(table, "The Cave of Two Lovers", 3)
    game.answer([0])
    resolve_all(game)
    (land,) = [thing for thing in on_battlefield(game, "Mountain") if "creature" in thing.types]
    assert (land.power, land.counters, land.types) == (3, {"+1/+1": 3}, ("land", "creature"))
    game.answer("pass")
    cast(game, "Shock", land)
    resolve_all(game)
    game.answer("pass")
    cast(game, "Shock", land)
    resolve_all(game)
    mine = [thing for thing in on_battlefield(game, "Mountain") if thing.controller == 0]
    assert sorted((thing.tapped, thing.types) for thing in mine) == [(False, ("land",)), (True, ("land",))]


def test_108_3_permanents_go_back_to_their_owners(catalog: CardCatalog) -> None:
    """Each player gains control of what they own."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Hill Giant", owner=1)
    table.battlefield(2, "Grizzly Bears", owner=0)
    game, _ = reached(table, "The Fall of Lord Konda", 2)
    resolve(game)
    assert [thing.controller for name in ("Hill Giant", "Grizzly Bears") for thing in on_battlefield(game, name)] == [
        1,
        0,
    ]


def test_601_2f_artifact_spells_cost_less_this_turn(catalog: CardCatalog) -> None:
    """An artifact spell costs {1} less in this turn alone."""
    table = table_of(catalog, lands=1, kinds=("Island",))
    table.hand(0, "Ornithopter", "Mind Stone")
    game, _ = reached(table, "Armor Wars", 2)
    assert not any(option.card == "Mind Stone" for option in game.legal_actions)
    resolve(game)
    assert any(option.card == "Mind Stone" for option in game.legal_actions)


@pytest.mark.parametrize(("draws", "cards"), [(True, 3), (False, 0)])
def test_608_2d_a_deed_that_is_counted_may_be_left(catalog: CardCatalog, *, draws: bool, cards: int) -> None:
    """A card for each artifact is drawn or none, and the opponents draw only if you did."""
    table = table_of(catalog)
    for _ in range(3):
        table.battlefield(0, "Ornithopter")
    game, _ = reached(table, "Armor Wars", 1)
    resolve(game, draws)
    assert [len(game.player(seat).hand) for seat in range(2)] == [cards, draws]


def test_613_4b_artifacts_become_creatures(catalog: CardCatalog) -> None:
    """Each artifact is a 5/5 artifact creature until end of turn; other players' are not."""
    table = table_of(catalog)
    ring = table.battlefield(0, "Sol Ring")
    other = table.battlefield(1, "Sol Ring")
    game, _ = reached(table, "The Antiquities War", 3)
    resolve(game)
    assert (game.thing(ring).power, game.thing(ring).types) == (5, ("artifact", "creature"))
    assert game.thing(other).types == ("artifact",)
    pass_until(game, "upkeep", 6)
    assert game.thing(ring).types == ("artifact",)


def test_120_1_tapped_creatures_deal_damage_to_themselves(catalog: CardCatalog) -> None:
    """Each tapped creature deals damage equal to its power to itself; untapped ones deal none."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears", tapped=True)
    table.battlefield(1, "Hill Giant")
    giant = table.battlefield(0, "Giant Spider", tapped=True)
    game, _ = reached(table, "The Akroan War", 3)
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")
    assert on_battlefield(game, "Hill Giant")
    assert game.thing(giant).damage == 2


def test_106_1_six_mana_of_one_kind(catalog: CardCatalog) -> None:
    """Six red mana are added, and nothing is asked."""
    table = table_of(catalog)
    game, _ = reached(table, "The Flux", 6)
    resolve(game)
    assert game.player(0).mana == "{R}" * 6


def test_614_1a_that_much_damage_plus_two(catalog: CardCatalog) -> None:
    """A red source deals 2 more this turn; a source of another color does not."""
    table = table_of(catalog)
    table.hand(0, "Shock")
    game, _ = reached(table, "The Flame of Keld", 3)
    resolve(game)
    cast(game, "Shock")
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 16


def test_109_2_the_object_itself_and_others(catalog: CardCatalog) -> None:
    """The knight itself and other Knights of yours fly in your turn, and not in another's."""
    table = table_of(catalog)
    dion = table.battlefield(0, "Dion, Bahamut's Dominant")
    knight = table.battlefield(0, "White Knight")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert [("flying" in game.thing(one).keywords) for one in (dion, knight, bears)] == [True, True, False]
    pass_until(game, "upkeep", 6)
    assert "flying" not in game.thing(dion).keywords
