"""The names of the public interface: what games, positions, things and players have, and with which defaults."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

import oathbreaker as ob
from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario

GAME = """
    decision answer legal_actions why_not view log copy undo save load digest determinize concede is_over standings
    answer_with stop_everywhere ask_everything random_by_hand pay_by_hand pause run advance turn step active priority
    player stack find thing tax mana_options may_attack daytime monarch put_counters put_card
"""
PLAYER = """
    life poison counters hand library graveyard exile command battlefield mana emblems in_game lands_played
    max_hand_size
"""
THING = """
    name card_name card_id owner controller zone types subtypes supertypes colors power toughness base_power
    base_toughness loyalty mana_cost mana_value keywords abilities counters tapped damage attached_to attachments face
    face_down phased_out attacking blocking sick is_token is_copy is_oathbreaker is_signature_spell timestamp kind
    targets
"""
DECISION = "player kind options minimum maximum ordered rule source mode total"
OPTION = "key action card face ability source target value alternative is_default"
STEP_NAMES = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first strike combat damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip
SCENARIO = {
    "players": 2, "seed": 1, "starting_life": 20, "first_draw": False, "shuffle": False,
}  # fmt: skip
BATTLEFIELD = {
    "owner": None, "sick": False, "counters": None, "face": "front", "attached_to": None, "designation": None,
    "token": False,
}  # fmt: skip
KINDS = """
    priority, target, choose cards, mode, colour, player, may, mulligan, x, number, divide, assign damage,
    order triggers, order, replacement, attackers, blockers, scry, surveil, coin, die, pause
"""


def test_a_game_and_what_is_in_it_have_every_name(table: Scenario) -> None:
    """Each name of the interface can be read of a game, a player, a thing, a decision and an option."""
    bear = table.battlefield(0, "Grizzly Bears")
    game = table.start()
    about = [(game, GAME), (game.player(0), PLAYER), (game.thing(bear), THING)]
    about += [(game.decision, DECISION), (game.legal_actions, ""), (next(iter(game.legal_actions)), OPTION)]
    missing = [(owner, name) for owner, names in about for name in names.split() if not hasattr(owner, name)]
    assert not missing


def test_scenarios_have_their_defaults() -> None:
    """What is not said about a position or a permanent is as the interface says."""
    parameters = inspect.signature(Scenario).parameters
    assert {name: parameters[name].default for name in SCENARIO} == SCENARIO
    parameters = inspect.signature(Scenario.battlefield).parameters
    assert {name: parameters[name].default for name in BATTLEFIELD} == BATTLEFIELD
    start = inspect.signature(Scenario.start).parameters
    assert {name: start[name].default for name in ("active", "step", "turn")} == {
        "active": 0,
        "step": "precombat main",
        "turn": 1,
    }


def test_steps_and_kinds_of_decisions_have_their_names() -> None:
    """The steps are those of the interface in order, and every kind of its table is one of `DecisionKind`."""
    assert tuple(STEPS) == STEP_NAMES
    kinds = {kind.strip() for kind in KINDS.replace("\n", " ").split(",")}
    assert kinds <= set(get_args(ob.DecisionKind))


def test_what_is_printed_is_read_in_the_words_of_the_rules(table: Scenario) -> None:
    """Types, colours, counters and mana are lower case words and symbols; subtypes as printed."""
    table.define("Test Drake", "{2}{U}", "Legendary Creature — Drake", "Flying", power=2, toughness=2)
    drake = table.battlefield(1, "Test Drake", counters={"+1/+1": 2}, tapped=True)
    thing = table.start().thing(drake)
    assert (thing.types, thing.subtypes, thing.supertypes) == (("creature",), ("Drake",), ("legendary",))
    assert (thing.colors, thing.mana_cost, thing.mana_value) == (("blue",), "{2}{U}", 3)
    assert (thing.keywords, thing.abilities, thing.text("en")) == (("flying",), ("Flying",), "Flying")
    assert thing.text("ja") == "飛行"
    assert (thing.power, thing.base_power, thing.counters["+1/+1"]) == (4, 2, 2)
    assert (thing.controller, thing.owner, thing.zone, thing.tapped, thing.sick) == (1, 1, "battlefield", True, False)


def test_an_options_source_and_target_are_the_things_themselves(table: Scenario) -> None:
    """What an option is about can be compared with things, seats and ids."""
    bear = table.battlefield(0, "Grizzly Bears")
    game = table.start()
    game.advance(step="declare attackers")
    assert game.decision is not None
    (attack,) = game.decision.options
    assert (attack.action, attack.card, attack.target) == ("attack", "Grizzly Bears", 1)
    assert attack.source == game.thing(bear)
    assert hash(game.thing(bear)) == hash(attack.source)
    assert game.thing(bear) != game.find("Forest")[0]
    game.stop_everywhere = True
    game.answer_with(action="attack", source=bear, target=1)
    assert game.thing(bear).attacking == 1


def test_a_half_of_a_split_card_is_named_in_either_language(cards: PlayableCards) -> None:
    """`face` chooses the half; each half is an option of its own."""
    name = next(
        card.name
        for card in cards.catalog
        if card.layout == "split"
        and card.verdict.is_read
        and can_play(cards, card.name)
        and card.faces[0].japanese_name
    )
    card = cards.catalog[name]
    table = Scenario(cards=cards)
    for land in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        for _ in range(5):
            table.battlefield(0, land)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, name)
    game = table.start()
    faces = {option.face for option in game.legal_actions if option.card == name and option.face is not None}
    assert faces <= {face.name for face in card.faces}
    assert faces
    for chosen in faces:
        other = game.copy()
        spoken = next(face.japanese_name for face in card.faces if face.name == chosen)
        before = other.digest()
        other.answer_with(action="cast", face=spoken)
        assert other.digest() != before


def can_play(cards: PlayableCards, name: str) -> bool:
    """Tell whether a game takes a card."""
    try:
        return bool(cards[name].name)
    except ob.UnplayableCardError:
        return False


def test_games_are_made_with_keywords(cards: PlayableCards) -> None:
    """Decks, a seed and house rules by name; another seed is another game."""
    deck = "Deck\n24 Forest\n36 Grizzly Bears\n"
    game = Game(decks=[deck, deck], seed=7, cards=cards, starting_life=30)
    assert [player.life for player in game.players] == [30, 30]
    assert game.digest() == Game([deck, deck], 7, cards=cards, starting_life=30).digest()
    with pytest.raises(ob.GameSetupError):
        Game([deck] * 7, 7, cards=cards)
