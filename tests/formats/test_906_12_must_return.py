"""906.12, 906.12a A signature spell goes to the command zone instead of anywhere but there and the stack."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import board, castable, of, spell, tapped, told, walker
from tests.mechanics.positions_for_tests import begun, cast, pass_to, resolve_all

from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")

OWN_ROADS = {
    "exiles itself": "Draw a card. Exile {name}.",
    "shuffles itself away": "Draw a card. Shuffle {name} into its owner's library.",
    "returns itself": "Draw a card. Return {name} to its owner's hand.",
    "puts itself on top": "Draw a card. Put {name} on top of its owner's library.",
    "goes to the graveyard": "Draw a card.",
}
"""Where a spell's own text puts it."""

ROADS_OF_OTHERS = {
    "countered": "Counter target spell.",
    "exiled": "Exile target spell.",
    "returned": "Put target noncreature spell into its owner's hand.",
    "put on top": "Put target spell on top of its owner's library.",
}
"""Where another spell puts it."""


def stage(catalog: CardCatalog, name: str, text: str = "", kind: str = "Instant", cost: str = "{1}") -> Scenario:
    """Return a position with an oathbreaker on the battlefield; a spell of one's own is defined, if it has a text."""
    table = board(catalog, kinds=BASICS)
    if text:
        table.define(name, cost, kind, text)
    walker(table)
    return table


def questions(game: Game) -> list[str]:
    """Let everything resolve by defaults and return the rules that asked meanwhile, priority aside."""
    found = []
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind != "priority":
            found.append(game.decision.rule)
        game.answer(game.decision.default())
    return found


def zones(game: Game, card: int) -> list[str]:
    """Return where a card has gone, as the log has it."""
    moves = [event for event in told(game, "zone change") if isinstance(event, ZoneChange)]
    ids = {known for known, last in game.state.last_known.items() if last.object.card == card}
    return [event.zone for event in moves if event.oid in ids]


@pytest.mark.parametrize("road", OWN_ROADS)
def test_906_12_row_1_its_own_text_does_not_take_it_away(catalog: CardCatalog, road: str) -> None:
    """Whatever it says about itself, it goes to the command zone, once, and costs {2} more the next time."""
    table = stage(catalog, "Lesson", OWN_ROADS[road].format(name="Lesson"))
    handle = spell(table, "Lesson")
    game = begun(table)
    cast(game, "Lesson")
    assert questions(game) == []
    assert (of(game, handle).zone, game.tax(handle)) == ("command", 2)
    assert zones(game, of(game, handle).object.card) == ["stack", "command"]
    assert told(game, "zone change")[-1].rule == "906.12"
    cast(game, "Lesson")
    assert tapped(game) == 4


@pytest.mark.parametrize("road", ROADS_OF_OTHERS)
def test_906_12_row_4_no_other_spell_takes_it_away(catalog: CardCatalog, road: str) -> None:
    """Countered, exiled, returned or put on a library: it goes to the command zone, and nobody is asked."""
    table = stage(catalog, "Lesson", "Draw a card.")
    table.define("Answer", "{0}", "Instant", ROADS_OF_OTHERS[road])
    handle = spell(table, "Lesson")
    table.hand(1, "Answer")
    game = begun(table)
    cast(game, "Lesson")
    pass_to(game, 1)
    cast(game, "Answer", *[thing for thing in game.stack if thing.name == "Lesson"])
    assert questions(game) == []
    assert of(game, handle).zone == "command"
    assert (len(game.player(0).hand), len(game.player(0).library)) == (0, 30)


@pytest.mark.parametrize("card", ["Capsize", "Staggershock", "Beacon of Tomorrows", "Blue Sun's Zenith", "Think Twice"])
def test_906_12a_before_buyback_rebound_and_the_rest(catalog: CardCatalog, card: str) -> None:
    """Buyback that was paid, rebound, and shuffling itself away: no hand, no exile, no library."""
    table = stage(catalog, card)
    handle = spell(table, card)
    for _ in range(10):
        table.battlefield(0, "Island")
    table.battlefield(1, "Forest")
    game = begun(table)
    game.answer_with(action="cast", card=card)
    while game.decision is not None and game.decision.kind != "priority":
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "target":
            game.answer([game.decision.options[-1].key])
        else:
            game.answer(game.decision.default())
    resolve_all(game)
    assert of(game, handle).zone == "command"
    assert zones(game, of(game, handle).object.card) == ["stack", "command"]


def test_906_12a_before_a_counter_that_exiles_and_every_other_effect(catalog: CardCatalog) -> None:
    """Nothing is chosen in the order of 616.1, since this effect comes first and the event is final then."""
    table = stage(catalog, "Staggershock")
    handle = spell(table, "Staggershock")
    game = begun(table)
    cast(game, "Staggershock", 1)
    assert "616.1" not in questions(game)
    game.run(until=lambda now: now.turn == 7)
    assert of(game, handle).zone == "command"
    assert game.player(1).life == 18


def test_906_12_row_2_a_controlled_player_has_no_choice_either(catalog: CardCatalog) -> None:
    """Who controls the owner's turn casts the spell, and is not asked where it goes (723.5)."""
    table = board(catalog, kinds=BASICS)
    walker(table)
    handle = spell(table, "Thoughtcast")
    slaver = table.battlefield(1, "Mindslaver")
    game = begun(table, active=1)
    for option in game.legal_actions:
        if option.source == slaver.oid:
            game.answer(option)
            break
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=0)
    game.advance(turn=6, step="precombat main")
    assert game.decision is not None
    assert (game.decision.player, game.active) == (1, 0)
    cast(game, "Thoughtcast")
    asked = []
    while game.stack:
        asked.append(game.decision.kind)
        game.answer("pass")
    assert set(asked) == {"priority"}
    assert of(game, handle).zone == "command"


def test_906_12_a_copy_is_not_the_card(catalog: CardCatalog) -> None:
    """A copy of the spell ceases to exist, is not counted and not taxed; the card returns."""
    table = stage(catalog, "Divination")
    handle = spell(table, "Lightning Bolt")
    table.hand(0, "Twincast")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    cast(game, "Twincast", *[thing for thing in game.stack if thing.name == "Lightning Bolt"])
    resolve_all(game)
    assert (of(game, handle).zone, game.tax(handle)) == ("command", 2)
    assert game.player(1).life == 14
    assert len(game.find("Lightning Bolt")) == 1


def test_906_12_a_spell_under_another_players_control(catalog: CardCatalog) -> None:
    """Who gained control of it does not keep it: it goes to its owner's part of the command zone."""
    table = stage(catalog, "Lesson", "Draw a card.")
    table.define("Grab", "{0}", "Instant", "Gain control of target spell.")
    handle = spell(table, "Lesson")
    table.hand(1, "Grab")
    game = begun(table)
    cast(game, "Lesson")
    pass_to(game, 1)
    cast(game, "Grab", *[thing for thing in game.stack if thing.name == "Lesson"])
    resolve_all(game)
    assert (of(game, handle).zone, of(game, handle).owner) == ("command", 0)
    assert len(game.player(1).hand) == 1


def test_906_12a_a_permanent_half_does_not_stay(catalog: CardCatalog) -> None:
    """Not even the battlefield: a spell that would become a permanent goes to the command zone instead."""
    table = stage(catalog, "Lesson")
    handle = table.command(0, signature_spell="Ornithopter")
    game = begun(table)
    assert castable(game, "Ornithopter")
    cast(game, "Ornithopter")
    resolve_all(game)
    assert of(game, handle).zone == "command"
    assert told(game, "zone change")[-1].rule == "906.12a"


@pytest.mark.parametrize("zone", ["hand", "exile", "graveyard", "library", "battlefield"])
def test_906_12_one_that_would_leave_the_command_zone_stays(catalog: CardCatalog, zone: str) -> None:
    """What is there already does not move: it stays the same object, and nothing has happened."""
    table = stage(catalog, "Lesson")
    handle = spell(table, "Lightning Bolt")
    game = begun(table)
    state = game.state.copy()
    oid = of(game, handle).id
    with pytest.raises(StopIteration) as ended:
        next(happen(state, (ZoneChange(state, oid, zone),)))
    assert ended.value.value == []
    assert state.objects[oid].zone == "command"


def test_906_12_a_departing_player_takes_no_spell_of_another_along(catalog: CardCatalog) -> None:
    """The control of one who leaves ends (800.4a): the owner has the spell again, and then the command zone."""
    table = Scenario(players=3, cards=board(catalog).cards)
    table.define("Lesson", "{0}", "Instant", "Draw a card.")
    table.define("Grab", "{0}", "Instant", "Gain control of target spell.")
    walker(table)
    handle = spell(table, "Lesson")
    table.hand(1, "Grab")
    game = begun(table)
    cast(game, "Lesson")
    pass_to(game, 1)
    cast(game, "Grab", *[thing for thing in game.stack if thing.name == "Lesson"])
    while game.stack[-1].name != "Lesson":
        game.answer("pass")
    assert game.stack[-1].controller == 1
    game.concede(1)
    assert (of(game, handle).zone, of(game, handle).controller) == ("stack", 0)
    resolve_all(game)
    assert (of(game, handle).zone, len(game.player(0).hand)) == ("command", 1)
