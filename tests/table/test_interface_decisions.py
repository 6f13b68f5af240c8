"""What decisions of each kind look like and take: modes, X, colours, ways of casting, attacks, orders, divisions."""

from __future__ import annotations

import pytest

import oathbreaker as ob
from oathbreaker.engine.decisions import Decision
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def plain(cards: PlayableCards) -> Scenario:
    """Return a position with enough mana for any of the spells, and creatures of the other player."""
    table = Scenario(cards=cards)
    for land in ("Island", "Mountain", "Forest"):
        for _ in range(5):
            table.battlefield(0, land)
    table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Grizzly Bears")
    return table


def asked(game: Game) -> Decision:
    """Return what is asked."""
    assert game.decision is not None
    return game.decision


def test_601_2b_a_mode_is_named_by_its_printed_number(plain: Scenario) -> None:
    """A mode that cannot be chosen is not there; the others keep their numbers, and targets say which mode asks."""
    plain.hand(0, "Izzet Charm")
    game = plain.start()
    game.answer_with(action="cast", card="Izzet Charm")
    assert (asked(game).kind, asked(game).minimum, asked(game).maximum) == ("mode", 1, 1)
    assert [option.value for option in asked(game).options] == [2, 3]
    assert "2 damage" in asked(game).options[0].label("en")
    assert "２点" in asked(game).options[0].label("ja")
    game.answer_with(value=2)
    assert (asked(game).kind, asked(game).mode, asked(game).rule) == ("target", 2, "601.2c")


def test_700_2_several_modes_are_one_decision(plain: Scenario) -> None:
    """Two modes are chosen at once; each target says which mode asks for it."""
    plain.hand(0, "Cryptic Command")
    game = plain.start()
    game.answer_with(action="cast", card="Cryptic Command")
    decision = asked(game)
    assert (decision.kind, decision.minimum, decision.maximum) == ("mode", 2, 2)
    by_number = {option.value: option for option in decision.options}
    with pytest.raises(ob.IllegalAnswer):
        game.answer(by_number[2])
    game.answer([by_number[4], by_number[2]])
    assert (asked(game).kind, asked(game).mode) == ("target", 2)


def test_601_2b_x_is_answered_by_the_number_itself(plain: Scenario) -> None:
    """X goes from 0 to what can be paid; the number means its option."""
    plain.hand(0, "Blaze")
    game = plain.start()
    game.answer_with(action="cast", card="Blaze")
    decision = asked(game)
    assert (decision.kind, [option.value for option in decision.options]) == ("x", list(range(15)))
    with pytest.raises(ob.IllegalAnswer):
        game.answer(15)
    game.answer(6)
    game.answer_with(target=1)
    assert game.player(1).life == 14


def test_106_4_a_colour_is_a_word(plain: Scenario) -> None:
    """Mana of any colour is chosen by the colour's word."""
    plain.battlefield(0, "Birds of Paradise")
    game = plain.start()
    game.stop_everywhere = True
    game.answer_with(action="activate", card="極楽鳥")
    assert asked(game).kind == "colour"
    assert [option.value for option in asked(game).options] == ["white", "blue", "black", "red", "green"]
    game.answer_with(value="black")
    assert game.player(0).mana == "{B}"


def test_601_2b_each_other_way_to_cast_is_an_option_of_its_own(plain: Scenario) -> None:
    """Left out, the ordinary way is meant; each label says which way it is."""
    plain.hand(0, "Mulldrifter")
    plain.graveyard(0, "Think Twice")
    game = plain.start()
    game.stop_everywhere = True
    ways = [option for option in game.legal_actions if option.action == "cast"]
    assert [(option.card, option.alternative) for option in ways] == [
        ("Mulldrifter", None),
        ("Mulldrifter", "evoke"),
        ("Think Twice", "flashback"),
    ]
    assert len({option.label(language) for option in ways for language in ("en", "ja")}) == 6
    usual = game.copy()
    usual.answer_with(action="cast", card="Mulldrifter")
    game.answer_with(action="cast", card="Mulldrifter", alternative="evoke")
    tapped = [[thing.tapped for thing in each.player(0).battlefield].count(True) for each in (usual, game)]
    assert tapped == [5, 3]
    with pytest.raises(ob.IllegalAnswer, match="Pass"):
        usual.answer_with(action="cast", card="Think Twice")


def test_508_1_attackers_and_whom_they_attack_are_one_answer(cards: PlayableCards) -> None:
    """Any legal set of pairs; one that is not legal changes nothing."""
    table = Scenario(players=3, cards=cards)
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    table.battlefield(1, "Hill Giant")
    game = table.start()
    game.stop_everywhere = True
    game.advance(step="declare attackers")
    pairs = {(option.source, option.target): option for option in asked(game).options}
    ids = [game.thing(bear).id for bear in bears]
    assert set(pairs) == {(oid, seat) for oid in ids for seat in (1, 2)}
    before = game.digest()
    with pytest.raises(ob.IllegalAnswer):
        game.answer([pairs[ids[0], 1], pairs[ids[0], 2]])
    assert game.digest() == before
    game.answer([pairs[ids[0], 1], pairs[ids[1], 2]])
    assert [game.thing(bear).attacking for bear in bears] == [1, 2]
    game.advance(step="declare blockers")
    block = asked(game)
    assert (block.kind, block.player) == ("blockers", 1)
    assert [(option.action, option.card, option.target) for option in block.options] == [
        ("block", "Hill Giant", ids[0])
    ]
    game.answer(block.options[0])
    assert game.find("Hill Giant")[0].blocking == (game.thing(bears[0]),)


def test_510_1c_damage_is_assigned_by_numbers_that_add_up(cards: PlayableCards) -> None:
    """The answer is a list in the options' order; another sum is refused."""
    table = Scenario(cards=cards)
    wurm = table.battlefield(0, "Spined Wurm")
    for name in ("Grizzly Bears", "Hill Giant"):
        table.battlefield(1, name)
    game = table.start()
    game.stop_everywhere = True
    game.advance(step="declare attackers")
    game.answer_with(action="attack", source=wurm, target=1)
    game.advance(step="declare blockers")
    game.answer([option.key for option in asked(game).options])
    while asked(game).kind == "priority":
        game.answer("pass")
    decision = asked(game)
    assert (decision.kind, decision.total, len(decision.options)) == ("assign damage", 5, 2)
    for wrong in ([5], [4, 4], [6, -1], ["all"]):
        with pytest.raises(ob.IllegalAnswer):
            game.answer(wrong)
    game.answer([2, 3])
    assert not game.find("Hill Giant", zone="battlefield")
    assert not game.find("Grizzly Bears", zone="battlefield")


def test_608_2d_may_is_yes_or_no(plain: Scenario) -> None:
    """True and False, "yes" and "no" are answers; the default is no."""
    plain.define("Test Seer", "{U}", "Creature — Bear", "When this creature enters, you may draw nine cards.", power=1,
                 toughness=1)  # fmt: skip
    plain.hand(0, "Test Seer")
    game = plain.start()
    game.answer_with(action="cast", card="Test Seer")
    assert asked(game).kind == "may"
    assert [(option.action, option.is_default) for option in asked(game).options] == [("yes", False), ("no", True)]
    hands = []
    for answer in (True, "yes", False, "no"):
        other = game.copy()
        other.answer(answer)
        hands.append(len(other.player(0).hand))
    assert hands == [9, 9, 0, 0]


def test_the_candidates_of_an_unclear_answer_are_named_in_both_languages(plain: Scenario) -> None:
    """Which options there are is said by label and key, and nothing has changed."""
    plain.hand(0, "Blaze", "Opt")
    game = plain.start()
    before = game.digest()
    with pytest.raises(ob.IllegalAnswer, match=r"Cast Blaze \(cast \d+\)") as error:
        game.answer_with(action="cast")
    assert "《猛火》を唱える" in error.value.message("ja")
    with pytest.raises(ob.IllegalAnswer, match="No option fits"):
        game.answer_with(action="cast", card="Shock")
    assert game.digest() == before
