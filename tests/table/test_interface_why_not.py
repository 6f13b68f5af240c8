"""`Game.why_not`: each reason cites its rule, says what is missing, and agrees with what is listed."""

from __future__ import annotations

import pytest

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import CardNotFoundError


@pytest.fixture
def plain(cards: PlayableCards) -> Scenario:
    """Return an empty position for two players."""
    return Scenario(cards=cards)


def rules(game: Game, player: int, name: str, ability: int | None = None) -> list[str]:
    """Return the rules that reasons cite; each reason has a sentence in both languages."""
    reasons = game.why_not(player, name, ability)
    assert all(reason.message("en") and reason.message("en") != reason.message("ja") for reason in reasons)
    return [reason.rule for reason in reasons]


def test_118_3_how_much_mana_is_missing(plain: Scenario) -> None:
    """The cost and the number of missing mana are told, in either language."""
    plain.hand(0, "Spined Wurm")
    for _ in range(3):
        plain.battlefield(0, "Forest")
    plain.battlefield(0, "Island")
    game = plain.start()
    (reason,) = game.why_not(0, "Spined Wurm")
    assert (reason.rule, reason.ability) == ("118.3", None)
    assert "{4}{G}" in reason.message("en")
    assert "1 mana short" in reason.message("en")
    assert "１点" in reason.message("ja")


def test_118_3_mana_of_the_wrong_colour_is_missing_too(plain: Scenario) -> None:
    """Two Islands do not pay {R}, however much mana they are."""
    plain.hand(0, "Shock")
    plain.battlefield(0, "Island")
    plain.battlefield(0, "Island")
    (reason,) = plain.start().why_not(0, "Shock")
    assert "1 mana short" in reason.message()


def test_118_6_a_card_without_a_mana_cost(plain: Scenario) -> None:
    """No mana cost is a cost that cannot be paid."""
    plain.define("Costless Bear", "", "Creature — Bear", power=2, toughness=2)
    plain.hand(0, "Costless Bear")
    assert rules(plain.start(), 0, "Costless Bear") == ["118.6"]


def test_117_1a_a_creature_at_another_time(plain: Scenario) -> None:
    """Outside one's main phase a creature cannot be cast; without priority that is another reason."""
    plain.hand(0, "Grizzly Bears")
    plain.hand(1, "Grizzly Bears")
    for seat in (0, 1):
        plain.battlefield(seat, "Forest")
        plain.battlefield(seat, "Forest")
    game = plain.start(step="upkeep")
    assert rules(game, 0, "Grizzly Bears") == ["117.1a"]
    assert rules(game, 1, "Grizzly Bears") == ["117.1", "117.1a"]
    assert rules(plain.start(), 0, "Grizzly Bears") == []


def test_305_2_lands_at_their_time_and_number(plain: Scenario) -> None:
    """A land is played in one's main phase, and one a turn."""
    plain.hand(0, "Forest", "Forest")
    assert rules(plain.start(step="upkeep"), 0, "Forest") == ["116.2a"]
    game = plain.start()
    game.stop_everywhere = True
    assert rules(game, 0, "Forest") == []
    game.answer_with(action="play land", card="Forest")
    game.put_card(0, "hand", "Island")
    assert rules(game, 0, "Island") == ["305.2"]


def test_601_2c_no_legal_target(plain: Scenario) -> None:
    """A spell without a target for it cannot be cast."""
    plain.hand(0, "Counterspell")
    plain.battlefield(0, "Island")
    plain.battlefield(0, "Island")
    assert rules(plain.start(), 0, "対抗呪文") == ["601.2c"]


def test_606_3_a_loyalty_ability_a_turn(plain: Scenario) -> None:
    """What has been activated this turn is told from what is not the time for it."""
    plain.define("Test Walker", "{2}", "Legendary Planeswalker — Test", "+1: You gain 2 life.", loyalty=3)
    plain.battlefield(0, "Test Walker")
    game = plain.start(step="upkeep")
    (early,) = game.why_not(0, "Test Walker")
    game = plain.start()
    game.stop_everywhere = True
    assert game.why_not(0, "Test Walker") == []
    game.answer_with(action="activate", card="Test Walker")
    game.run(until=lambda game: not game.stack)
    (used,) = game.why_not(0, "Test Walker")
    assert (early.rule, used.rule) == ("606.3", "606.3")
    assert early.message() != used.message()
    assert used.ability == (0, "+1: You gain 2 life.")


def test_606_6_too_little_loyalty(plain: Scenario) -> None:
    """The counters that are there are told; the other ability of the permanent is open."""
    text = "+1: You gain 2 life.\n−7: You draw two cards."
    plain.define("Test Walker", "{2}", "Legendary Planeswalker — Test", text.replace("You draw", "Draw"), loyalty=3)
    plain.battlefield(0, "Test Walker")
    game = plain.start()
    assert rules(game, 0, "Test Walker") == []
    assert rules(game, 0, "Test Walker", 0) == []
    (reason,) = game.why_not(0, "Test Walker", 1)
    assert reason.rule == "606.6"
    assert "3 loyalty" in reason.message()


def test_302_6_a_sick_creature_and_a_tapped_one(plain: Scenario) -> None:
    """Why {T} cannot be paid is told: just arrived, or tapped already."""
    plain.battlefield(0, "Prodigal Sorcerer", sick=True)
    plain.battlefield(0, "Mind Stone", tapped=True)
    game = plain.start()
    assert rules(game, 0, "Prodigal Sorcerer") == ["302.6"]
    assert set(rules(game, 0, "Mind Stone")) == {"118.3"}


def test_101_2_an_effect_forbids_it(plain: Scenario) -> None:
    """The source of the effect is named."""
    plain.hand(0, "Grizzly Bears", "Forest")
    plain.battlefield(0, "Forest")
    plain.battlefield(0, "Forest")
    plain.battlefield(0, "Mind Stone")
    plain.battlefield(1, "Hush")
    game = plain.start()
    for name in ("Grizzly Bears", "Forest", "Mind Stone"):
        reason = game.why_not(0, name)[0]
        assert reason.rule == "101.2", name
        assert "Hush" in reason.message("en")


def test_601_3_a_card_that_is_elsewhere(plain: Scenario) -> None:
    """In a graveyard, in the library, with the other player, nowhere at all, or not readable: each is told."""
    plain.graveyard(0, "Shock")
    plain.library(0, "Opt")
    plain.hand(1, "Negate")
    game = plain.start()
    names = ("Shock", "Opt", "Negate", "Counterspell")
    told = [game.why_not(0, name) for name in names]
    assert [[reason.rule for reason in reasons] for reasons in told] == [["601.3"]] * 4
    assert "library" in told[1][0].message()
    with pytest.raises(CardNotFoundError):
        game.why_not(0, "No Such Card At All")


def test_a_card_whose_text_is_not_understood_says_so(plain: Scenario, cards: PlayableCards) -> None:
    """The refusal of the card is one of the reasons."""
    unread = next(card.name for card in cards.catalog if not card.verdict.is_read)
    reasons = plain.start().why_not(0, unread)
    assert [reason.rule for reason in reasons] == ["601.3", "601.3"]
    assert "not understood" in reasons[1].message()


def test_104_1_a_game_that_is_over(plain: Scenario) -> None:
    """Nothing can be done any more."""
    plain.hand(0, "Forest")
    game = plain.start()
    game.concede(1)
    assert rules(game, 0, "Forest") == ["104.1"]


def test_reasons_agree_with_what_is_listed(cards: PlayableCards) -> None:
    """At each priority decision of a game of real cards a name has no reason exactly if an option has it."""
    deck = "Deck\n20 Island\n4 Opt\n4 Counterspell\n4 Mind Stone\n4 Prodigal Sorcerer\n4 Coral Merfolk\n"
    game = Game([deck, deck], 3, cards=cards)
    agents = [RandomAgent(1), RandomAgent(2)]
    seen = set()
    while game.decision is not None and len(game.play.answers) < 150:
        if game.decision.kind == "priority":
            seat = game.decision.player
            listed = {option.card for option in game.legal_actions}
            for name in {thing.card_name for thing in (*game.player(seat).hand, *game.player(seat).battlefield)}:
                reasons = game.why_not(seat, name)
                assert (not reasons) == (name in listed), (name, reasons)
                seen |= {reason.rule for reason in reasons}
        game.answer(agents[game.decision.player].choose({}, game.decision))
    assert {"118.3", "117.1a", "302.6"} <= seen


def test_103_8_before_the_first_turn(cards: PlayableCards) -> None:
    """While mulligans are decided no card can be used, whatever else would keep it from being used."""
    game = Game(["Deck\n40 Island\n20 Opt\n", "Deck\n60 Island\n"], 3, cards=cards, format="duel")
    seat = game.decision.player if game.decision is not None else 0
    for name in {thing.name for thing in game.player(seat).hand}:
        assert rules(game, seat, name) == ["103.8"]


def test_117_1_something_else_is_asked_first(plain: Scenario) -> None:
    """While a target is chosen, that comes first, and then why the card could not be used besides."""
    plain.hand(0, "Shock", "Spined Wurm")
    plain.battlefield(0, "Mountain")
    game = plain.start()
    game.answer_with(action="cast", card="Shock")
    assert rules(game, 0, "Spined Wurm")[0] == "117.1"
    assert "answered" in game.why_not(0, "Spined Wurm")[0].message()
    assert game.why_not(1, "Shock")[0].rule == "601.3"


def test_601_3_each_face_is_named_and_the_time_comes_before_mana(plain: Scenario) -> None:
    """Each half of a card with an adventure says by its own name what it lacks; what is a matter of time is first."""
    plain.hand(0, "Brazen Borrower")
    told = [(reason.rule, reason.message()) for reason in plain.start().why_not(0, "Brazen Borrower")]
    assert [rule for rule, _ in told] == ["118.3", "118.3"]
    assert [said.split(" costs ")[0] for _, said in told] == ["Brazen Borrower", "Petty Theft"]
    plain.hand(0, "Foulmire Knight")
    later = plain.start(step="upkeep").why_not(0, "Foulmire Knight")
    assert [reason.rule for reason in later] == ["117.1a", "118.3"]
    assert "Profane Insight" in later[1].message()
