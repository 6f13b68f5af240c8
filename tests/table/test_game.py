"""The public game: beginning, decisions and answers, undoing, conceding."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from tests.table.decks_for_tests import GREEN, RED, decks

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.writing import write_deck
from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import (
    GameSetupError,
    OathbreakerError,
    UnknownLanguageError,
    UnknownTermsError,
    UnplayableCardError,
)
from oathbreaker.texts.languages import LANGUAGES, Language
from oathbreaker.texts.messages import say


def test_a_game_begins_with_mulligans_and_the_first_players_turn(cards: PlayableCards) -> None:
    """Every player is asked in turn order; then the first player's first main phase comes."""
    game = Game(decks(3), 7, cards=cards)
    asked = []
    while game.decision is not None and game.decision.kind == "mulligan":
        assert game.decision.prompt("en") != game.decision.prompt("ja")
        asked.append(game.decision.player)
        game.answer(False)  # noqa: FBT003  an answer
    first = game.active
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert (game.turn, [player.life for player in game.players]) == (1, [20, 20, 20])


def test_house_rules_change_the_format(cards: PlayableCards) -> None:
    """Starting life and hand size are as the table says."""
    game = Game([GREEN, RED], 1, cards=cards, starting_life=7, hand_size=3)
    assert [(player.life, len(player.hand), player.max_hand_size) for player in game.players] == [(7, 3, 3)] * 2


def test_what_cannot_be_set_up_is_refused(cards: PlayableCards) -> None:
    """Too few players, unknown house rules and cards that cannot be played are named."""
    with pytest.raises(GameSetupError, match="not 1"):
        Game([GREEN], cards=cards)
    with pytest.raises(GameSetupError, match="not 3"):
        Game(decks(3), format="duel", cards=cards)
    with pytest.raises(GameSetupError, match="lives"):
        Game(decks(2), cards=cards, lives=3)
    with pytest.raises(GameSetupError, match="many"):
        Game(decks(2), cards=cards, starting_life="many")
    unread = next(card for card in cards.catalog if not card.verdict.is_read)
    with pytest.raises(UnplayableCardError) as refused:
        Game([f"Deck\n59 Forest\n1 {unread.name}\n", GREEN], cards=cards)
    assert unread.name in refused.value.message("en")
    assert "プレイできません" in refused.value.message("ja")


def test_an_illegal_answer_changes_nothing(table: Scenario) -> None:
    """Whatever is no answer is refused with a reason in both languages, and the game stands where it stood."""
    table.hand(0, "Forest")
    game = table.start()
    before = game.digest()
    for wrong in ("nonsense", 99, -1, None, [0, 1], [], [0, 0], {"a": 1}, 1.5, game.player(1).library[0]):
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(wrong)
        assert isinstance(refused.value, OathbreakerError)
        assert refused.value.message("ja")
        assert game.digest() == before


def test_an_option_can_be_named_in_many_ways(table: Scenario) -> None:
    """The option itself, its index, its key and its fields mean the same; names are taken in either language."""
    table.hand(0, "Forest")
    game = table.start()
    assert game.decision is not None
    land = next(option for option in game.legal_actions if option.action == "play land")
    digests = set()
    for choice in (land, game.decision.options.index(land), land.key, [land]):
        other = game.copy()
        other.answer(choice)
        digests.add(other.digest())
    for name in ("Forest", "森"):
        other = game.copy()
        other.answer_with(action="play land", card=name)
        digests.add(other.digest())
    assert len(digests) == 1


def test_fields_that_fit_nothing_or_too_much_name_the_candidates(table: Scenario) -> None:
    """`answer_with` refuses what is not one option, and says which there are."""
    table.hand(0, "Forest", "Mountain")
    game = table.start()
    with pytest.raises(IllegalAnswer, match="Play Forest"):
        game.answer_with(action="cast", card="Jolt")
    with pytest.raises(IllegalAnswer, match="Play Mountain"):
        game.answer_with(action="play land")
    with pytest.raises(IllegalAnswer, match="colour"):
        game.answer_with(colour="red")


def test_two_cards_of_one_name_are_one_choice(table: Scenario) -> None:
    """Which of two equal cards in hand is played does not have to be said."""
    table.hand(0, "Forest", "Forest")
    game = table.start()
    game.answer_with(action="play land", card="Forest")
    assert [thing.name for thing in game.player(0).hand] == ["Forest"]


def test_legal_actions_are_a_view_of_the_priority_options(table: Scenario) -> None:
    """They can be iterated, counted, searched and asked for truth; at other decisions there are none."""
    table.hand(0, "Forest", "Jolt")
    game = table.start()
    actions = game.legal_actions
    assert actions
    assert len(actions) == len(list(actions))
    assert next(iter(actions)) in actions
    assert "pass" in actions
    assert "cast 99999" not in actions
    game.answer_with(action="cast", card="Jolt")
    assert game.decision is not None
    assert game.decision.kind == "target"
    assert not game.legal_actions


def test_activations_carry_their_text(table: Scenario) -> None:
    """An option to activate an ability says which and what it does, in both languages."""
    game = table.start()
    option = next(option for option in game.legal_actions if option.action == "activate")
    assert option.ability == (0, "{T}: Add {G}.")
    assert option.value == "mana"
    assert "{T}: Add {G}." in option.label("en")
    assert "{T}：{G}を加える。" in option.label("ja")


def test_a_spell_is_cast_at_a_target_and_resolves(table: Scenario) -> None:
    """The target is chosen by seat, the payment is automatic, and the damage is dealt when all have passed."""
    table.hand(0, "Jolt")
    game = table.start()
    game.stop_everywhere = True
    game.answer_with(action="cast", card="Jolt")
    game.answer_with(target=1)
    assert [(thing.name, thing.kind, thing.targets) for thing in game.stack] == [("Jolt", "spell", (1,))]
    game.answer("pass")
    game.answer("pass")
    assert (game.player(1).life, game.stack) == (18, ())
    assert [thing.name for thing in game.find("Jolt")] == ["Jolt"]
    assert game.find("Jolt")[0].zone == "graveyard"


def test_a_thing_answers_for_itself(table: Scenario) -> None:
    """A thing or handle means the option that is about it."""
    table.hand(0, "Jolt")
    bear = table.battlefield(1, "Grizzly Bears")
    game = table.start()
    game.stop_everywhere = True
    game.answer(game.find("Jolt")[0])
    game.answer(bear)
    assert game.stack[0].targets == (game.thing(bear),)


def test_giving_up_an_announcement_leaves_no_trace(table: Scenario) -> None:
    """The game returns to the moment before casting began (733.1)."""
    table.hand(0, "Jolt")
    game = table.start()
    before = game.digest()
    game.answer_with(action="cast", card="Jolt")
    game.abandon()
    assert game.digest() == before
    with pytest.raises(IllegalAnswer):
        game.abandon()


def test_undo_takes_back_an_answer_or_an_action(table: Scenario) -> None:
    """Undo goes back one decision; `to="action"` to the last priority decision; settings stay."""
    table.hand(0, "Jolt")
    game = table.start()
    digests = [game.digest()]
    game.answer_with(action="cast", card="Jolt")
    digests.append(game.digest())
    game.answer_with(target=1)
    game.stop_everywhere = True
    game.undo()
    assert (game.digest(), game.stop_everywhere) == (digests[1], True)
    game.answer_with(target=1)
    game.undo(to="action")
    assert (game.digest(), game.stop_everywhere) == (digests[0], True)
    with pytest.raises(IllegalAnswer):
        table.start().undo()


def test_conceding_ends_a_game_of_two(table: Scenario) -> None:
    """Who concedes is last, whoever is asked (104.3a); the game can be undone and loaded."""
    game = table.start()
    game.concede(1)
    assert game.is_over
    assert game.decision is None
    assert game.standings == [[0], [1]]
    with pytest.raises(IllegalAnswer):
        game.answer("pass")
    with pytest.raises(IllegalAnswer):
        game.concede(5)


def test_a_game_needs_an_agent_for_each_player(cards: PlayableCards) -> None:
    """Too few agents are refused."""
    with pytest.raises(GameSetupError, match="1 were given"):
        play(Game(decks(2), cards=cards), [RandomAgent()])


def test_undo_refuses_a_word_it_does_not_know(cards: PlayableCards) -> None:
    """The message names what there is to go back to, before and after the first answer."""
    game = Game([GREEN, RED], 1, cards=cards)
    for _ in range(2):
        with pytest.raises(IllegalAnswer) as caught:
            game.undo("foo")
        assert "'foo'" in str(caught.value)
        assert "answer and action" in str(caught.value)
        assert "answer、action" in caught.value.message("ja")
        game.answer(False)  # noqa: FBT003  an answer
    game.undo()
    with pytest.raises(IllegalAnswer, match="no decision has been answered"):
        Game([GREEN, RED], 1, cards=cards).undo()


def test_a_language_that_there_is_not_is_refused(cards: PlayableCards) -> None:
    """Nothing that the table writes falls back to Japanese or English; the message names the languages."""
    table = Scenario(cards=cards)
    bear = table.battlefield(0, "Grizzly Bears")
    game = table.start()
    game.advance(step="end")
    decision = game.decision
    assert decision is not None
    thing = game.thing(bear)
    writers: list[Callable[[Language], object]] = [
        game.log[0].text,
        decision.prompt,
        decision.options[0].label,
        game.why_not(1, "Grizzly Bears")[0].message,
        thing.text,
        thing.title,
        thing.explain,
        cards.catalog.named("Giant Growth")[0].text,
        GameSetupError(say("table.answer_first")).message,
        lambda language: write_deck(Deck.read(GREEN), "plain", language=language),
    ]
    for write in writers:
        for known in LANGUAGES:
            write(known)
        with pytest.raises(UnknownLanguageError) as caught:
            write(cast("Language", "fr"))
        assert "'fr'" in str(caught.value)
        assert "en and ja" in str(caught.value)
        assert "en、ja" in caught.value.message("ja")


def test_601_3_why_not_names_what_is_in_no_zone_of_use(cards: PlayableCards) -> None:
    """Another player's land on the battlefield is not for this player to play."""
    table = Scenario(cards=cards)
    table.battlefield(0, "Island")
    reason = table.start().why_not(1, "Island")[0]
    assert (reason.rule, reason.message()) == (
        "601.3",
        "Island is in no zone from which that player could use it.",
    )
    assert reason.message("ja") == "《島》は、そのプレイヤーが使える領域のどこにもありません。"


def test_unknown_format_words_are_refused() -> None:
    """A set of the format's words that there is not is named, with those that there are, in either language."""
    message = say("engine.option_pass")
    for language in ("en", "ja"):
        with pytest.raises(UnknownTermsError) as caught:
            message.text(language, "official")  # type: ignore[arg-type]  # it is refused
        assert "official" in str(caught.value)
        assert "publisher" in str(caught.value)
