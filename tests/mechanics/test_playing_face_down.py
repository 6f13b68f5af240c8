"""CR 708, 702.37: cards cast face down, what others see of them, and turning them face up."""

from __future__ import annotations

import json

from tests.mechanics.positions_for_tests import EVERY_LAND, begun, cast, pass_to, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def cast_face_down(game: Game, name: str, way: str = "morph") -> Thing:
    """Cast a card face down, let it resolve, and return the permanent."""
    game.answer_with(action="cast", card=name, alternative=way)
    resolve(game)
    return [thing for thing in game.find(name, zone="battlefield") if thing.face_down][-1]


def turn_up(game: Game, name: str) -> None:
    """Turn a permanent face up."""
    game.answer_with(action="special", card=name)


def test_708_2a_a_face_down_permanent_is_a_2_2_creature_and_nothing_else(catalog: CardCatalog) -> None:
    """It costs {3}; it has no name, no color, no abilities and no mana cost, neither on the stack nor there."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide")
    game = begun(table)
    game.answer_with(action="cast", card="Abzan Guide", alternative="morph")
    spell = game.stack[-1]
    assert (spell.name, spell.types, spell.colors, spell.mana_cost) == ("", ("creature",), (), "")
    assert len([thing for thing in game.player(0).battlefield if thing.tapped]) == 3
    resolve(game)
    (found,) = game.find("Abzan Guide", zone="battlefield")
    assert (found.name, found.power, found.toughness, found.subtypes, found.keywords) == ("", 2, 2, (), ())


def test_708_5_its_controller_alone_sees_what_it_is(catalog: CardCatalog) -> None:
    """Its name is nowhere in the view of another player: battlefield, stack, log and options."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide")
    table.hand(1, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Abzan Guide", alternative="morph")
    assert "Abzan Guide" not in json.dumps(game.view(1))
    resolve(game)
    pass_to(game, 1)
    game.answer_with(action="cast", card="Shock")
    assert "Abzan Guide" not in json.dumps(game.view(1))
    assert "Abzan Guide" in json.dumps(game.view(0))


def test_708_9_it_is_revealed_as_it_leaves(catalog: CardCatalog) -> None:
    """Everybody learns which card it was as it dies, and as it goes to a hand."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide", "Canyon Lurkers")
    table.hand(1, "Shock", "Unsummon")
    game = begun(table)
    for name, answer in (("Abzan Guide", "Shock"), ("Canyon Lurkers", "Unsummon")):
        hidden = cast_face_down(game, name)
        pass_to(game, 1)
        cast(game, answer, hidden)
        resolve(game)
        assert any(name in entry["en"] for entry in game.view(1)["log"])


def test_708_9_a_player_who_leaves_reveals_theirs(catalog: CardCatalog) -> None:
    """As its owner leaves the game a face-down permanent is shown to all."""
    table = table_of(catalog, players=3, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide")
    game = begun(table)
    cast_face_down(game, "Abzan Guide")
    game.concede(0)
    assert any("Abzan Guide" in entry["en"] for entry in game.view(1)["log"])


def test_708_9_all_are_revealed_as_the_game_ends(catalog: CardCatalog) -> None:
    """When the game is over everybody sees what is still face down."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide")
    game = begun(table)
    cast_face_down(game, "Abzan Guide")
    assert "Abzan Guide" not in json.dumps(game.view(1)["battlefield"])
    game.concede(1)
    assert game.is_over
    assert "Abzan Guide" in json.dumps(game.view(1)["battlefield"])


def test_702_37e_turning_face_up_is_a_special_action(catalog: CardCatalog) -> None:
    """It takes the morph cost and no stack, while a spell waits to resolve; what affected it still does (708.8)."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide")
    table.hand(1, "Shock")
    game = begun(table)
    guide = cast_face_down(game, "Abzan Guide")
    pass_to(game, 1)
    cast(game, "Shock", guide)
    pass_to(game, 0)
    turn_up(game, "Abzan Guide")
    assert len(game.stack) == 1
    assert (guide.name, guide.power, guide.toughness) == ("Abzan Guide", 4, 4)
    resolve(game)
    assert (guide.damage, guide.zone, guide.face_down) == (2, "battlefield", False)


def test_702_37e_it_takes_the_mana(catalog: CardCatalog) -> None:
    """With too few lands it is not offered; with another color of them neither."""
    table = table_of(catalog, lands=2)
    table.hand(0, "Canyon Lurkers")
    game = begun(table)
    cast_face_down(game, "Canyon Lurkers")
    assert game.decision is not None
    assert all(option.action != "special" for option in game.decision.options)


def test_708_8_it_does_not_enter_again(catalog: CardCatalog) -> None:
    """What triggers as it is turned face up does; it is not new on the battlefield and may attack as before."""
    table = table_of(catalog, kinds=EVERY_LAND)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Echo Tracer")
    game = begun(table)
    tracer = cast_face_down(game, "Echo Tracer")
    turn_up(game, "Echo Tracer")
    game.answer_with(target=game.thing(bear))
    resolve(game)
    assert [thing.name for thing in game.player(1).hand] == ["Grizzly Bears"]
    assert not any(event.kind == "zone change" and tracer.id in event.about() for event in game.log[-3:])


def test_702_37b_megamorph_puts_a_counter_on_it(catalog: CardCatalog) -> None:
    """Turned face up for its megamorph cost, it has a +1/+1 counter at once."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Sandstorm Charger")
    game = begun(table)
    charger = cast_face_down(game, "Sandstorm Charger", "megamorph")
    turn_up(game, "Sandstorm Charger")
    assert (charger.counters["+1/+1"], charger.power) == (1, 4)


def test_702_37f_x_of_the_morph_cost_is_known(catalog: CardCatalog) -> None:
    """The ability that triggers takes the X that was paid: here as many tokens."""
    table = table_of(catalog, lands=8)
    table.hand(0, "Warbreak Trumpeter")
    game = begun(table)
    cast_face_down(game, "Warbreak Trumpeter")
    turn_up(game, "Warbreak Trumpeter")
    game.answer(2)
    resolve(game)
    assert len(game.find("Goblin Token", zone="battlefield")) == 2


def test_708_4_only_the_face_down_spell_counts_for_casting(catalog: CardCatalog) -> None:
    """A land card with morph is cast as a creature spell; nothing of its own text works on the stack."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Zoetic Cavern")
    game = begun(table)
    cavern = cast_face_down(game, "Zoetic Cavern")
    assert (cavern.types, game.player(0).lands_played) == (("creature",), 0)
    turn_up(game, "Zoetic Cavern")
    assert cavern.types == ("land",)


def test_116_2b_turned_up_at_any_time_with_priority(catalog: CardCatalog) -> None:
    """On another player's turn too, although nothing else could be done."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Glacial Stalker")
    game = begun(table)
    stalker = cast_face_down(game, "Glacial Stalker")
    game.stop_everywhere = False
    pass_until(game, "upkeep", turn=6)
    while game.priority != 0:
        game.answer("pass")
    turn_up(game, "Glacial Stalker")
    assert stalker.name == "Glacial Stalker"


def test_708_the_game_plays_on_from_a_save(catalog: CardCatalog) -> None:
    """A saved game with a face-down permanent is loaded as the same game, and a copy too."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Abzan Guide")
    game = begun(table)
    cast_face_down(game, "Abzan Guide")
    other = Game.load(game.save(), cards=table.cards)
    turn_up(other, "Abzan Guide")
    copy = game.copy()
    turn_up(copy, "Abzan Guide")
    assert other.digest() == copy.digest() != game.digest()
