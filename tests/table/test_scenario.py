"""Any position: what is put where, where the game begins, and what is refused."""

from __future__ import annotations

import pytest

from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import CardNotFoundError, GameSetupError, NothingThereError, UnplayableCardError


@pytest.fixture
def table(cards: PlayableCards) -> Scenario:
    """Return a position for two players."""
    return Scenario(players=2, cards=cards)


def test_every_zone_is_as_laid_out(table: Scenario) -> None:
    """Hands, libraries from the top, graveyards, exile, life and counters are what was said."""
    table.hand(0, "Forest", "Grizzly Bears")
    table.library(0, "Island", "Mountain")
    table.library(0, "Plains")
    table.graveyard(1, "Hill Giant")
    table.exile(1, "Swamp")
    table.life(0, 12)
    table.counters(0, "poison", 3)
    table.monarch(1)
    table.daytime("night")
    game = table.start()
    you, other = game.players
    assert [thing.name for thing in you.hand] == ["Forest", "Grizzly Bears"]
    assert [thing.name for thing in you.library] == ["Island", "Mountain", "Plains"]
    assert [thing.name for thing in other.library] == ["Wastes"] * 30
    assert [thing.name for thing in other.graveyard] == ["Hill Giant"]
    assert [thing.name for thing in other.exile] == ["Swamp"]
    assert (you.life, you.poison, you.counters, other.life) == (12, 3, {"poison": 3}, 20)
    assert (game.monarch, game.daytime) == (1, "night")


def test_a_permanent_has_the_status_that_is_said(table: Scenario) -> None:
    """Tapped, sick, counters, owner, attachment, designation and token are taken over; else it is ready to act."""
    bear = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant", owner=1, tapped=True, sick=True, counters={"+1/+1": 2}, token=True)
    blade = table.battlefield(0, "Blade", attached_to=bear)
    walker = table.battlefield(1, "Walker", designation="oathbreaker")
    game = table.start()
    ready, changed, led = game.thing(bear), game.thing(giant), game.thing(walker)
    assert (ready.tapped, ready.sick, ready.controller, ready.owner, ready.is_token) == (False, False, 0, 0, False)
    assert (changed.tapped, changed.sick, changed.controller, changed.owner) == (True, True, 0, 1)
    assert (changed.power, changed.toughness, changed.is_token, changed.counters) == (5, 5, True, {"+1/+1": 2})
    assert (changed.base_power, changed.base_toughness) == (3, 3)
    assert game.thing(blade).attached_to == ready
    assert ready.attachments == (game.thing(blade),)
    assert (led.loyalty, led.is_oathbreaker, led.is_signature_spell) == (4, True, False)


def test_nothing_triggers_for_permanents_that_are_laid_out(table: Scenario) -> None:
    """An ability that triggers on entering does not trigger, and the log is table."""
    table.battlefield(0, "Visitor")
    game = table.start()
    assert game.player(0).life == 20
    assert game.stack == ()
    assert game.log == ()


@pytest.mark.parametrize("step", STEPS[1:-1])
def test_the_first_decision_is_the_active_players_priority(table: Scenario, step: str) -> None:
    """The game begins inside the step, even where the active player can only pass; nobody has drawn."""
    game = table.start(active=1, step=step, turn=4)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("priority", 1)
    assert (game.step, game.turn, game.active, game.priority) == (step, 4, 1, 1)
    assert not game.player(1).hand


def test_the_untap_step_begins_before_anything_of_the_turn(table: Scenario) -> None:
    """Permanents untap and the player draws after the beginning, not before it."""
    land = table.battlefield(0, "Forest", tapped=True)
    table.hand(0, "Grizzly Bears")
    game = table.start(step="untap", turn=2)
    assert not game.thing(land).tapped
    assert len(game.player(0).hand) == 2


def test_the_first_turn_has_no_draw_unless_said(cards: PlayableCards) -> None:
    """`first_draw` decides about the draw of the first turn."""
    for first_draw in (False, True):
        table = Scenario(cards=cards, first_draw=first_draw, stop_everywhere=True)
        game = table.start(step="untap")
        game.advance(step="precombat main")
        assert len(game.player(0).hand) == first_draw


def test_a_handle_follows_its_card_through_the_zones(table: Scenario) -> None:
    """A card that was put into a hand is found on the battlefield as another object."""
    land = table.hand(0, "Forest")
    game = table.start()
    before = game.thing(land)
    game.answer_with(action="play land", card="Forest")
    assert (game.thing(land).zone, before.exists, before.zone) == ("battlefield", False, "hand")
    assert game.thing(land).card_id == before.card_id
    assert game.thing(land) != before


def test_a_scenario_can_be_started_several_times(table: Scenario) -> None:
    """Each start gives the same game; what was added in between counts from then on."""
    table.hand(0, "Forest")
    assert table.start().digest() == table.start().digest()
    table.hand(0, "Island")
    assert len(table.start().player(0).hand) == 2


def test_shuffling_is_asked_for(cards: PlayableCards) -> None:
    """A library stays as given unless it is to be shuffled; the seed decides how."""
    orders = []
    for shuffle, seed in ((False, 1), (True, 1), (True, 2), (True, 1)):
        table = Scenario(cards=cards, shuffle=shuffle, seed=seed)
        table.library(0, *["Island"] * 10, *["Forest"] * 10)
        orders.append([thing.name for thing in table.start().player(0).library])
    assert orders[0] == ["Island"] * 10 + ["Forest"] * 10
    assert orders[1] != orders[0]
    assert orders[1] != orders[2]
    assert orders[1] == orders[3]


def test_leaders_stand_in_the_command_zone_with_their_spells(table: Scenario) -> None:
    """An oathbreaker and its signature spell carry their designations, and the spell knows its oathbreaker."""
    walker, jolt = table.command(0, oathbreaker="Walker", signature_spell="Jolt", casts=(1, 0))
    game = table.start()
    assert game.thing(walker).is_oathbreaker
    assert game.thing(jolt).is_signature_spell
    assert [thing.name for thing in game.player(0).command] == ["Walker", "Jolt"]
    number = game.thing(jolt).card_id
    assert number is not None
    assert game.state.cards[number].partner == game.thing(walker).card_id


def test_a_card_of_ones_own_is_read_like_any_other(table: Scenario) -> None:
    """A defined card has the printed values; one whose text is not understood is refused with its name and reason."""
    table.define("Test Ox", "{2}{G}", "Creature — Ox", power=2, toughness=4)
    ox = table.battlefield(0, "Test Ox")
    thing = table.start().thing(ox)
    assert (thing.name, thing.power, thing.toughness, thing.colors) == ("Test Ox", 2, 4, ("green",))
    assert (thing.mana_cost, thing.mana_value, thing.subtypes) == ("{2}{G}", 3, ("Ox",))
    with pytest.raises(UnplayableCardError, match="Test Oddity"):
        table.define("Test Oddity", "{1}", "Artifact", "Nobody understands this at all.")
    with pytest.raises(GameSetupError, match="Test Price"):
        table.define("Test Price", "two", "Artifact")


def test_what_does_not_exist_is_refused(table: Scenario) -> None:
    """Unknown cards, seats, steps, faces, designations, formats and house rules are named in the refusal."""
    with pytest.raises(CardNotFoundError, match="Grizly"):
        table.hand(0, "Grizly Bearsy")
    with pytest.raises(NothingThereError, match="2"):
        table.hand(2, "Forest")
    with pytest.raises(GameSetupError, match="lunch"):
        table.start(step="lunch")
    with pytest.raises(GameSetupError, match="inside"):
        table.battlefield(0, "Forest", face="inside")
    with pytest.raises(GameSetupError, match="captain"):
        table.battlefield(0, "Forest", designation="captain")
    with pytest.raises(GameSetupError, match="dusk"):
        table.daytime("dusk")
    with pytest.raises(GameSetupError, match="chess"):
        Scenario(format="chess")
    with pytest.raises(GameSetupError, match="7"):
        Scenario(players=7)
    with pytest.raises(GameSetupError, match="speed"):
        Scenario(speed=3)
    assert not table.start().player(0).hand


def test_no_token_leads_a_deck(table: Scenario) -> None:
    """A designation is a card's (903.3, 906.3): a token is refused one, and no other card gets it instead."""
    first = table.battlefield(0, "Forest")
    with pytest.raises(GameSetupError, match="token"):
        table.battlefield(0, "Grizzly Bears", designation="oathbreaker", token=True)
    assert not table.start().thing(first).is_oathbreaker


def test_numbers_that_no_game_has_are_refused(table: Scenario) -> None:
    """Casts below 0 or of more cards than are named, and turns before the first."""
    with pytest.raises(GameSetupError, match="-1"):
        table.command(0, oathbreaker="Grizzly Bears", casts=(-1,))
    with pytest.raises(GameSetupError, match="at most 1 number,"):
        table.command(0, oathbreaker="Grizzly Bears", casts=(1, 2))
    with pytest.raises(GameSetupError, match="turn 0"):
        table.start(turn=0)
    assert not table.start().player(0).command


def test_a_position_is_saved_and_loaded(table: Scenario, cards: PlayableCards) -> None:
    """What was laid out, defined and answered is there again."""
    table.define("Test Ox", "{2}{G}", "Creature — Ox", power=2, toughness=4)
    ox = table.battlefield(0, "Test Ox", counters={"+1/+1": 1})
    table.hand(0, "Forest")
    game = table.start(turn=3)
    game.answer_with(action="play land", card="Forest")
    loaded = type(game).load(game.save(), cards)
    assert loaded.digest() == game.digest()
    assert loaded.thing(ox).power == 3


def test_a_refused_step_leaves_nothing_behind(table: Scenario) -> None:
    """Of several cards of which one does not exist none is put; handles given later are right."""
    with pytest.raises(CardNotFoundError):
        table.hand(0, "Forest", "No Such Card At All")
    bear = table.battlefield(0, "Grizzly Bears")
    game = table.start()
    assert not game.player(0).hand
    assert game.thing(bear).name == "Grizzly Bears"


def test_an_aura_needs_something_to_be_attached_to(table: Scenario) -> None:
    """Without anything that it can enchant an Aura cannot be there (303.4g)."""
    with pytest.raises(GameSetupError, match="Shackles"):
        table.battlefield(0, "Shackles")


def test_a_game_that_begins_in_the_cleanup_step_goes_on(table: Scenario) -> None:
    """Nobody gets priority there as a rule: the turn ends, and the next player's begins."""
    game = table.start(step="cleanup", turn=3)
    assert (game.turn, game.active) >= (4, 0)


@pytest.mark.parametrize("name", ["Mons's Goblin Waiters", "Little Girl", "Mox Lotus"])
def test_107_4_mana_that_the_rules_do_not_know_is_refused(catalog: CardCatalog, name: str) -> None:
    """Half a mana, or infinitely much, cannot be paid with: such a card is refused, whatever speaks of it."""
    with pytest.raises(UnplayableCardError, match=name):
        PlayableCards(catalog)[name]
