"""Cards picked from among those looked at or milled, costs of exiling and returning, words for what is attached."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


def test_608_2d_a_card_of_a_kind_is_taken_and_the_rest_put_away(catalog: CardCatalog) -> None:
    """A creature or land card may be taken; the others go to the bottom in the order chosen."""
    table = table_of(catalog, kinds=("Forest",))
    table.library(0, "Shock", "Grizzly Bears", "Opt", "Hill Giant")
    table.hand(0, "Adventurous Impulse")
    game = begun(table)
    cast(game, "Adventurous Impulse")
    resolve(game, "yes", ["Opt", "Shock"])
    assert names(game.player(0).hand) == ["Grizzly Bears"]
    assert names(game.player(0).library) == ["Hill Giant", "Opt", "Shock"]


def test_608_2d_nothing_need_be_taken(catalog: CardCatalog) -> None:
    """Who takes nothing puts them all away."""
    table = table_of(catalog, kinds=("Forest",))
    table.library(0, "Shock", "Grizzly Bears", "Opt", "Hill Giant")
    table.hand(0, "Adventurous Impulse")
    game = begun(table)
    cast(game, "Adventurous Impulse")
    resolve(game, "no", ["Opt", "Shock", "Grizzly Bears"])
    assert names(game.player(0).library) == ["Hill Giant", "Opt", "Shock", "Grizzly Bears"]


def test_118_3_exiling_a_card_of_a_graveyard_as_a_cost(catalog: CardCatalog) -> None:
    """Only a creature card of one's own graveyard pays it; without one nothing can be activated."""
    table = table_of(catalog, kinds=("Swamp",))
    rider = table.battlefield(0, "Dread Rider")
    table.graveyard(0, "Shock")
    table.graveyard(1, "Grizzly Bears")
    game = begun(table)
    assert not [option for option in game.legal_actions if option.source == game.thing(rider).id]
    table = table_of(catalog, kinds=("Swamp",))
    rider = table.battlefield(0, "Dread Rider")
    table.graveyard(0, "Shock", "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(rider).id)
    resolve(game)
    assert names(game.player(0).exile) == ["Grizzly Bears"]
    assert game.player(1).life == 17


def test_118_3_returning_a_permanent_as_a_cost(catalog: CardCatalog) -> None:
    """A land is returned as the spell is cast; an opponent's cannot pay."""
    table = table_of(catalog, lands=2)
    table.hand(0, "Devour in Flames")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    cast(game, "Devour in Flames", game.thing(giant))
    assert game.decision is not None
    assert {game.thing(option.target).controller for option in game.decision.options} == {0}
    game.answer_with(card="Island", target=game.decision.options[0].target)
    assert names(game.player(0).hand) == ["Island"]
    resolve(game)
    assert game.thing(giant).zone == "graveyard"


def test_303_4_enchanted_creatures(catalog: CardCatalog) -> None:
    """What has an Aura attached is enchanted, nothing else is."""
    table = table_of(catalog, kinds=("Plains",))
    one = table.battlefield(0, "Grizzly Bears")
    other = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "A Tale for the Ages")
    table.battlefield(1, "Holy Strength", attached_to=one)
    game = begun(table)
    assert [game.thing(bear).power for bear in (one, other)] == [5, 2]
    assert len(on_battlefield(game, "Holy Strength")) == 1


def test_107_3a_x_counters_are_removed_as_a_cost(catalog: CardCatalog) -> None:
    """X is announced, at most as many as there are counters."""
    table = table_of(catalog, lands=0)
    arrows = table.battlefield(0, "Infused Arrows", counters={"charge": 3})
    giant = table.battlefield(1, "Colossal Dreadmaw")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(arrows).id)
    assert game.decision is not None
    assert [option.value for option in game.decision.options] == [0, 1, 2, 3]
    game.answer_with(value=2)
    resolve(game)
    assert game.thing(arrows).counters == {"charge": 1}
    assert (game.thing(giant).power, game.thing(giant).toughness) == (4, 4)


def test_107_3a_x_life_is_paid_for_a_spell(catalog: CardCatalog) -> None:
    """An additional cost of X life: X is announced, and paid."""
    table = table_of(catalog, kinds=("Swamp",))
    table.battlefield(1, "Colossal Dreadmaw")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Toxic Deluge")
    game = begun(table)
    cast(game, "Toxic Deluge", 2)
    assert game.player(0).life == 18
    resolve(game)
    assert names(game.player(1).graveyard) == ["Grizzly Bears"]


def test_107_3a_x_of_a_mana_ability(catalog: CardCatalog) -> None:
    """A mana ability whose cost has X asks for it as it is activated."""
    table = table_of(catalog, lands=0)
    haruspex = table.battlefield(0, "Haruspex", counters={"+1/+1": 3})
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(haruspex).id)
    game.answer_with(value=2)
    game.answer("GG")
    assert game.thing(haruspex).counters == {"+1/+1": 1}
    assert game.player(0).mana == "{G}{G}"
