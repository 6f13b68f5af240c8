"""CR 603.2 What triggered abilities notice and what they do not: deaths, sacrifices, entering, the monarch."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import tokens
from tests.mechanics.positions_for_tests import (
    aim,
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


def test_603_2c_one_or_more_creatures_that_die_together_are_noticed_once(catalog: CardCatalog) -> None:
    """Two of one's own creatures die: one counter; another's creature: none."""
    table = table_of(catalog)
    folk = table.battlefield(0, "Vengeful Townsfolk")
    for _ in range(2):
        table.battlefield(0, "Grizzly Bears")
    other = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shock", "Pyroclasm")
    game = begun(table)
    cast(game, "Shock")
    aim(game, game.thing(other))
    resolve(game)
    assert not game.thing(folk).counters
    cast(game, "Pyroclasm")
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")
    assert dict(game.thing(folk).counters) == {"+1/+1": 1}


def test_701_21a_the_tokens_of_encore_are_sacrificed_at_the_next_end_step(catalog: CardCatalog) -> None:
    """They are there in combat, and gone after the end step."""
    table = table_of(catalog, kinds=("Swamp",), lands=9)
    table.graveyard(0, "Briarblade Adept")
    game = begun(table)
    game.answer_with(action="activate", card="Briarblade Adept")
    resolve(game)
    assert len(tokens(game)) == 1
    pass_until(game, "upkeep", turn=6)
    assert not tokens(game)


def test_701_21a_sacrificing_a_token_is_noticed(catalog: CardCatalog) -> None:
    """Havoc Jester's ability triggers for a permanent of its controller that is sacrificed, not for one that dies."""
    table = table_of(catalog)
    table.battlefield(0, "Havoc Jester")
    table.battlefield(0, "Mind Stone")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock")
    aim(game, game.thing(bear))
    resolve(game)
    assert (on_battlefield(game, "Grizzly Bears"), game.player(1).life) == ([], 20)
    game.answer(next(o for o in game.legal_actions if o.card == "Mind Stone" and o.value != "mana"))
    aim_at_player(game)
    resolve_all(game)
    assert game.player(1).life == 19


def aim_at_player(game: Game) -> None:
    """Let what waits be put on the stack, and aim it at the second player."""
    pass_until_aimed(game)
    game.answer_with(target=1)


def pass_until_aimed(game: Game) -> None:
    """Pass until a target is asked for."""
    while game.decision is not None and game.decision.kind != "target":
        game.answer("pass")


def test_603_2_it_or_another_of_a_kind(catalog: CardCatalog) -> None:
    """Bogwater Lumaret notices itself and another creature of its controller, not an artifact, not another's."""
    table = table_of(catalog, kinds=("Forest", "Swamp"))
    table.hand(0, "Bogwater Lumaret", "Grizzly Bears", "Mind Stone")
    game = begun(table)
    for name, life in (("Mind Stone", 20), ("Bogwater Lumaret", 21), ("Grizzly Bears", 22)):
        cast(game, name)
        resolve(game)
        assert game.player(0).life == life
    game.put_card(1, "battlefield", "Grizzly Bears")
    resolve_all(game)
    assert game.player(0).life == 22


def test_603_2_one_of_a_kind_that_dies(catalog: CardCatalog) -> None:
    """Meltstrider Eulogist draws a card for a creature with a +1/+1 counter that dies, for no other."""
    table = table_of(catalog)
    table.battlefield(0, "Meltstrider Eulogist")
    grown = table.battlefield(0, "Goblin Piker", counters={"+1/+1": 1})
    plain = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Shock", "Lightning Bolt")
    game = begun(table)
    cast(game, "Shock", game.thing(plain))
    resolve(game)
    assert names(game.player(0).hand) == ["Lightning Bolt"]
    cast(game, "Lightning Bolt", game.thing(grown))
    resolve(game)
    assert names(game.player(0).hand) == ["Wastes"]


def test_725_1_becoming_the_monarch_is_noticed(catalog: CardCatalog) -> None:
    """As Custodi Lich makes its controller the monarch, the target player sacrifices; as another does, nobody."""
    table = table_of(catalog, kinds=("Swamp",))
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Custodi Lich")
    table.hand(1, "Custodi Lich")
    game = begun(table)
    cast(game, "Custodi Lich")
    aim_at_player(game)
    resolve(game)
    assert (game.monarch, on_battlefield(game, "Grizzly Bears")) == (0, [])
    pass_until(game, "precombat main", turn=6)
    cast(game, "Custodi Lich")
    pass_until_aimed(game)
    assert (game.monarch, [thing.controller for thing in game.stack]) == (1, [1])
    game.answer_with(target=1)
    resolve(game)
    assert [thing.controller for thing in on_battlefield(game, "Custodi Lich")] == [0]
