"""CR 114 Emblems: what they say works from the command zone, for the player who has them, for the rest of the game."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, pass_to, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

WALKER = "Test Walker"
PLANESWALKER = "Legendary Planeswalker — Jace"


def use(game: Game, walker: Thing, ability: int) -> None:
    """Activate a loyalty ability and let it resolve."""
    game.answer_with(action="activate", source=walker, ability=ability)
    resolve(game)


def test_114_4_a_static_ability_of_an_emblem(catalog: CardCatalog) -> None:
    """Creatures of the emblem's controller get the bonus, later ones too, after the planeswalker is gone; no others."""
    table = table_of(catalog, kinds=("Forest",))
    elspeth = table.battlefield(0, "Elspeth, Sun's Champion", counters={"loyalty": 7})
    mine = table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Llanowar Elves")
    game = begun(table)
    use(game, game.thing(elspeth), 2)
    assert game.thing(elspeth).zone == "graveyard"
    assert (game.thing(mine).power, "flying" in game.thing(mine).keywords) == (4, True)
    assert (game.thing(theirs).power, "flying" in game.thing(theirs).keywords) == (2, False)
    cast(game, "Llanowar Elves")
    resolve(game)
    assert game.find("Llanowar Elves", zone="battlefield")[0].power == 3


def test_114_4_a_triggered_ability_of_an_emblem(catalog: CardCatalog) -> None:
    """It triggers for the player who has the emblem, with targets of that player's choice, and not for others."""
    table = table_of(catalog)
    venser = table.battlefield(0, "Venser, the Sojourner", counters={"loyalty": 9})
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Opt", "Shock")
    table.hand(1, "Opt")
    game = begun(table)
    use(game, game.thing(venser), 2)
    cast(game, "Opt")
    game.answer_with(target=game.thing(bear))
    resolve_all(game)
    assert game.thing(bear).zone == "exile"
    pass_to(game, 1)
    cast(game, "Opt")
    assert len(game.stack) == 1


def test_114_2_and_114_5_an_emblem_is_neither_card_nor_permanent(catalog: CardCatalog) -> None:
    """It is in the command zone, owned and controlled by its player, has no name, types or colours, and is told."""
    table = table_of(catalog)
    elspeth = table.battlefield(0, "Elspeth, Sun's Champion", counters={"loyalty": 7})
    game = begun(table)
    use(game, game.thing(elspeth), 2)
    (emblem,) = game.player(0).emblems
    assert (emblem.kind, emblem.zone, emblem.owner, emblem.controller) == ("emblem", "command", 0, 0)
    assert (emblem.name, emblem.types, emblem.colors, emblem.mana_value, emblem.card_id) == ("", (), (), 0, None)
    assert not game.player(1).emblems
    assert "Player 1 gets an emblem." in [event.text("en") for event in game.log]
    assert "プレイヤー1は紋章１つを得た。" in [event.text("ja") for event in game.log]
    again = Game.load(game.save(), catalog)
    assert again.digest() == game.digest()
    assert game.view(1)["command"][0]["title"]["en"] == "an emblem"


def test_114_4_an_activated_ability_of_an_emblem(catalog: CardCatalog) -> None:
    """Its player may activate it, and the emblem is the source of what it does."""
    table = table_of(catalog)
    text = '−1: You get an emblem with "{1}: This emblem deals 1 damage to any target."'
    table.define(WALKER, "{2}{U}", PLANESWALKER, text, loyalty=3)
    walker = table.battlefield(0, WALKER)
    game = begun(table)
    use(game, game.thing(walker), 0)
    (emblem,) = game.player(0).emblems
    game.answer_with(action="activate", source=emblem)
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 19
    pass_to(game, 1)
    assert not [option for option in game.legal_actions if option.source == emblem.id]


def test_114_2_each_opponent_gets_one(catalog: CardCatalog) -> None:
    """Each opponent controls an emblem of their own: "you" in it is that opponent."""
    table = table_of(catalog, players=3)
    text = '+2: Each opponent gets an emblem with "At the beginning of your upkeep, this emblem deals 7 damage to you."'
    table.define(WALKER, "{2}{R}", PLANESWALKER, text, loyalty=3)
    walker = table.battlefield(0, WALKER)
    game = begun(table)
    use(game, game.thing(walker), 0)
    assert [len(game.player(seat).emblems) for seat in range(3)] == [0, 1, 1]
    pass_until(game, "draw", 6)
    assert [game.player(seat).life for seat in range(3)] == [20, 13, 20]


def test_114_4_retrace_by_an_emblem(catalog: CardCatalog) -> None:
    """Cards in the graveyard of the emblem's player have what it gives them."""
    table = table_of(catalog, kinds=("Mountain",))
    wrenn = table.battlefield(0, "Wrenn and Six", counters={"loyalty": 7})
    table.graveyard(0, "Shock")
    table.hand(0, "Forest")
    game = begun(table)
    assert "Shock" not in {option.card for option in game.legal_actions if option.action == "cast"}
    use(game, game.thing(wrenn), 2)
    game.answer_with(action="cast", card="Shock", alternative="retrace")
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 18
    assert "Forest" in names(list(game.player(0).graveyard))


def test_800_4a_an_emblem_leaves_with_its_player(catalog: CardCatalog) -> None:
    """A player who leaves takes the emblem along."""
    table = table_of(catalog, players=3)
    elspeth = table.battlefield(0, "Elspeth, Sun's Champion", counters={"loyalty": 7})
    game = begun(table)
    use(game, game.thing(elspeth), 2)
    assert game.find(zone="command")
    game.concede(0)
    assert not game.find(zone="command")


def test_114_2_japanese_quotes_every_kind_of_ability(catalog: CardCatalog) -> None:
    """A triggered ability of an emblem stands between quotation marks, as a static one does."""
    for name in ("Ajani, Adversary of Tyrants", "Domri Rade"):
        (line,) = [line for line in (catalog[name].text("ja") or "").splitlines() if "紋章" in line]
        assert line.startswith("-7：あなたは「")
        assert line.endswith("。」を持つ紋章１つを得る。")
