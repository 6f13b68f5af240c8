"""A game told to spectators: what belongs together in one line, what is hidden left out, in both languages."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.naming import title_of
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.telling import Telling, ToldLine
from oathbreaker.texts.languages import Language
from oathbreaker.texts.messages import display
from oathbreaker.texts.rules import rule_exists

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "OATHBREAKER_REWRITE_GOLDEN"


class ToldTable:
    """A game of which everything that is told is kept."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.telling = Telling(game)
        self.lines: list[ToldLine] = []

    def answer(self, choice: object = None, **fields: object) -> None:
        """Answer, and keep what is told then."""
        if fields:
            self.game.answer_with(**fields)
        else:
            self.game.answer(choice)
        self.lines += self.telling.news()

    def resolve(self) -> None:
        """Let all pass until the stack is empty; what is asked meanwhile is answered by its default."""
        while self.game.stack or (self.game.decision is not None and self.game.decision.kind != "priority"):
            assert self.game.decision is not None
            self.answer(self.game.decision.default())

    def finish(self) -> None:
        """Answer by default to the end."""
        while (decision := self.game.decision) is not None:
            self.answer(decision.default())

    def pass_until(self, kind: str) -> Decision:
        """Pass priority until something of this kind is asked, and return that."""
        while True:
            decision = self.game.decision
            assert decision is not None
            if decision.kind == kind:
                return decision
            self.answer("pass")

    def texts(self, language: Language = "en") -> list[str]:
        """Return what was told."""
        return [line.text(language) for line in self.lines]


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands."""
    found = Scenario(players=2, cards=PlayableCards(catalog))
    for _ in range(12):
        found.battlefield(0, "Forest")
        found.battlefield(1, "Island")
    return found


def begun(table: Scenario) -> ToldTable:
    """Start the game in the first player's main phase; every window is a decision."""
    game = table.start(turn=5)
    game.stop_everywhere = True
    return ToldTable(game)


def short_game(table: Scenario) -> ToldTable:
    """Play a short game with a bit of everything to its end."""
    table.hand(0, "Forest", "Elvish Visionary", "Grizzly Bears", "Garruk Wildspeaker", "Giant Growth")
    table.hand(1, "Counterspell")
    table.library(0, "Wastes", "Forest", "Craw Wurm")
    wurm = table.battlefield(0, "Duskdale Wurm")
    table.battlefield(0, "Runeclaw Bear")
    guard = table.battlefield(1, "Coral Merfolk")
    table.life(1, 9)
    told = begun(table)
    game = told.game
    told.answer(action="play land", card="Forest")
    told.answer(action="cast", card="Elvish Visionary")
    told.resolve()
    told.answer(action="cast", card="Grizzly Bears")
    told.answer("pass")
    told.answer(action="cast", card="Counterspell")
    told.resolve()
    told.answer(action="cast", card="Garruk Wildspeaker")
    told.resolve()
    game.answer_with(action="activate", ability=(1, next(text for text in abilities(game) if "Beast" in text)))
    told.resolve()
    attacks = told.pass_until("attackers").options
    told.answer([option for option in attacks if option.target == 1])
    blocks = told.pass_until("blockers").options
    block = [option for option in blocks if option.target == game.thing(wurm).id]
    told.answer([option for option in block if option.source == game.thing(guard).id])
    told.answer(action="cast", card="Giant Growth")
    told.answer(game.thing(wurm))
    told.finish()
    return told


def abilities(game: Game) -> list[str]:
    """Return the texts of the abilities that can be activated."""
    assert game.decision is not None
    return [option.ability[1] for option in game.decision.options if option.ability is not None]


def shortened(line: str) -> str:
    """Return a line that quotes an ability with its first words only: the golden files hold no rules text."""
    return re.sub(r"((?:: |：)[−-]1(?:: |：).{10}).+", r"\1…", line)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_short_game_as_it_was_found_good(table: Scenario, language: Language) -> None:
    """A short game is told as it was looked at, line by line, in either language."""
    told = short_game(table)
    lines = [shortened(f"{line.rule:9}{line.text(language)}".rstrip()) + "\n" for line in told.lines]
    path = GOLDEN / f"told.{language}.txt"
    if os.environ.get(REWRITE):
        path.write_text("".join(lines), encoding="utf-8", newline="\n")
    assert lines == path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert all(rule_exists(line.rule) for line in told.lines if line.rule)


def test_601_2_what_is_given_up_is_not_told(table: Scenario) -> None:
    """A spell is told once it is cast; one that is given up (733.1) leaves no line."""
    table.hand(0, "Giant Growth")
    table.battlefield(0, "Runeclaw Bear")
    table.battlefield(1, "Runeclaw Bear")
    told = begun(table)
    told.answer(action="cast", card="Giant Growth")
    assert told.texts() == []
    told.game.abandon()
    told.lines += told.telling.news()
    assert told.texts() == []


def test_601_2h_a_sacrifice_as_a_cost_comes_before_the_action(table: Scenario) -> None:
    """What was paid is told as what it was paid for, and then who activates what."""
    table.battlefield(0, "Evolving Wilds")
    table.library(0, "Wastes", "Forest", "Wastes")
    told = begun(table)
    told.answer(action="activate", ability=(0, next(text for text in abilities(told.game) if "Search" in text)))
    paid, activated = told.texts()
    assert paid == "Paying for an ability of Evolving Wilds: Player 1 sacrifices Evolving Wilds."
    assert activated.startswith("Player 1 activates an ability of Evolving Wilds: {T}, Sacrifice this land:")


def test_400_2_a_card_that_is_found_and_not_shown_has_no_name(catalog: CardCatalog) -> None:
    """A card that goes from the library to the hand unseen is told as a card, with whose hand it is."""
    table = Scenario(players=2, cards=PlayableCards(catalog))
    for _ in range(2):
        table.battlefield(0, "Island")
    table.hand(0, "Impulse")
    table.library(0, "Craw Wurm", "Grizzly Bears", "Runeclaw Bear", "Hill Giant")
    told = begun(table)
    told.answer(action="cast", card="Impulse")
    told.resolve()
    texts = " ".join(told.texts() + told.texts("ja"))
    assert "A card is put into the hand of Player 1 (from the library)." in texts
    assert not [name for name in ("Craw Wurm", "Grizzly Bears", "灰色熊", "Hill Giant") if name in texts]


def test_104_3a_a_concession_is_told(table: Scenario) -> None:
    """Who concedes has lost for that reason, and the other has won."""
    told = begun(table)
    told.game.concede(1)
    told.lines += told.telling.news()
    assert [(line.rule, line.text()) for line in told.lines] == [
        ("104.3a", "Player 2 loses the game (conceded)."),
        ("800.4a", "Island (12) leave the game with Player 2."),
        ("104.2a", "Player 1 wins the game: no opponent is left."),
        ("", "Place 1: Player 1"),
        ("", "Place 2: Player 2"),
    ]


def test_121_4_no_card_left_to_draw(table: Scenario) -> None:
    """Drawing more cards than there are is told, and that it loses the game."""
    table.library(0, "Forest", "Forest")
    table.hand(0, "Harmonize")
    told = begun(table)
    told.answer(action="cast", card="Harmonize")
    told.resolve()
    found = [(line.rule, line.text()) for line in told.lines]
    assert ("121.1", "Player 1 draws 2 cards.") in found
    assert ("121.4", "Player 1 has no card left to draw.") in found
    assert ("704.5b", "Player 1 loses the game (drew from an empty library).") in found


def test_704_5f_why_a_creature_dies(table: Scenario) -> None:
    """A creature whose toughness is 0 goes to its owner's graveyard for that reason, and the line says so."""
    table.define("Test Wither", "{G}", "Instant", "Target creature gets -7/-11 until end of turn.")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Test Wither")
    told = begun(table)
    told.answer(action="cast", card="Test Wither")
    told.resolve()
    line = next(line for line in told.lines if line.rule == "704.5f")
    assert line.text() == "Grizzly Bears is put into the graveyard of Player 2 (toughness 0 or less)."
    assert line.text("ja") == "《灰色熊》はプレイヤー2の墓地に置かれた（タフネスが０以下）。"


def test_303_4_an_aura_says_what_it_is_attached_to(table: Scenario) -> None:
    """An Aura enters attached, and the line says to what."""
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Elephant Guide")
    told = begun(table)
    told.answer(action="cast", card="Elephant Guide")
    told.resolve()
    assert told.texts()[-1] == "Elephant Guide enters the battlefield (attached to Grizzly Bears)."


def test_the_same_line_several_times_is_one(table: Scenario) -> None:
    """Four like tokens are one line that says how many."""
    table.hand(0, "Hornet Queen")
    told = begun(table)
    told.answer(action="cast", card="Hornet Queen")
    told.resolve()
    assert told.texts()[-1] == "Player 1 creates 4 Insect Tokens (1/1)."
    assert told.texts("ja")[-1] == "プレイヤー1は昆虫・トークン４体を生成した（1/1）。"


def test_704_5g_equal_tokens_are_destroyed_together(table: Scenario) -> None:
    """What a state-based action destroys at once is one line with that action's rule, equal names counted."""
    table.define("Test Ember", "{U}", "Instant", "Test Ember deals 2 damage to each creature.")
    table.hand(0, "Hornet Queen")
    table.hand(1, "Test Ember")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Grizzly Bears")
    told = begun(table)
    told.answer(action="cast", card="Hornet Queen")
    told.resolve()
    told.answer("pass")
    told.answer(action="cast", card="Test Ember")
    told.resolve()
    destroyed = [(line.rule, line.text(), line.text("ja")) for line in told.lines if line.kind == "destroy"]
    assert destroyed == [
        (
            "704.5g",
            "Grizzly Bears (2), Hornet Queen and 4 Insect Tokens are destroyed.",
            "《灰色熊》（２枚）、《女王スズメバチ》、昆虫・トークン４体は破壊された。",
        )
    ]
    damage = [line.text() for line in told.lines if line.kind == "damage"]
    assert damage == ["Test Ember deals 2 damage to each of Grizzly Bears (2), Hornet Queen and 4 Insect Tokens."]


def test_603_7c_a_delayed_trigger_has_no_targets(table: Scenario) -> None:
    """What a spell's delayed trigger speaks of is not its target."""
    bears = table.battlefield(0, "Grizzly Bears")
    for _ in range(2):
        table.battlefield(0, "Mountain")
    table.hand(0, "Twinflame")
    told = begun(table)
    told.answer(action="cast", card="Twinflame")
    told.answer([told.game.thing(bears)])
    told.resolve()
    assert any(text.startswith("Player 1 casts Twinflame (targeting Grizzly Bears") for text in told.texts())
    told.lines.clear()
    while "An ability of Twinflame resolves." not in told.texts():
        assert told.game.decision is not None
        told.answer(told.game.decision.default())
    assert "An ability of Twinflame triggers." in told.texts()
    assert not [text for text in told.texts() if "target" in text]


def test_701_17a_514_1_milled_and_discarded_by_rule(table: Scenario) -> None:
    """A milled card has the rule of milling, a card over the hand size that of the cleanup step."""
    table.define("Test Grind", "{G}", "Instant", "Target player mills a card.")
    table.hand(0, "Test Grind", *["Forest"] * 8)
    table.library(1, "Forest", "Wastes", "Wastes")
    told = begun(table)
    told.answer(action="cast", card="Test Grind")
    told.answer(1)
    told.resolve()
    line = next(line for line in told.lines if line.rule == "701.17a")
    assert line.text() == "Forest is put into the graveyard of Player 2 (from the library)."
    while not [line for line in told.lines if line.kind == "discard"]:
        assert told.game.decision is not None
        told.answer(told.game.decision.default())
    assert {line.rule for line in told.lines if line.kind == "discard"} == {"514.1"}


def test_103_5_mulligans_are_told(catalog: CardCatalog) -> None:
    """Who takes a mulligan, and how many cards go to the bottom, is told; which ones they were is not."""
    deck = "Deck\n30 Forest\n30 Grizzly Bears\n"
    told = ToldTable(Game([deck, deck], 1, cards=catalog))
    told.answer("yes")
    told.answer("no")
    while told.game.decision is not None and told.game.decision.kind != "priority":
        told.answer(told.game.decision.default())
    texts = told.texts()
    assert any(text.endswith("takes a mulligan.") for text in texts)
    assert any(text.endswith("puts 1 card on the bottom of their library.") for text in texts)
    assert "Grizzly Bears" not in " ".join(texts)


def test_707_2_who_enters_as_a_copy_has_the_copied_name(table: Scenario) -> None:
    """What enters as a copy is told with its own name once, and then has the name that it copies."""
    bears = table.battlefield(1, "Grizzly Bears")
    table.battlefield(0, "Island")
    table.hand(0, "Clone")
    told = begun(table)
    told.answer(action="cast", card="Clone")
    told.answer("pass")
    told.answer("pass")
    while (decision := told.game.decision) is not None and decision.kind != "priority":
        keys = [option.key for option in decision.options]
        told.answer("yes" if "yes" in keys else told.game.thing(bears))
    assert told.texts()[-1] == "Clone enters the battlefield (as a copy of Grizzly Bears)."


def test_707_2_a_permanent_becomes_a_copy(table: Scenario) -> None:
    """That a permanent becomes a copy is told, and from then on it has the copied name."""
    servo = table.battlefield(0, "Ornithopter")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Saheeli, Sublime Artificer")
    told = begun(table)
    text = next(text for text in abilities(told.game) if "copy" in text)
    told.answer(action="activate", ability=(1, text))
    told.resolve()
    line = next(line for line in told.lines if line.rule == "707.2")
    assert line.text() == "Ornithopter becomes a copy of Grizzly Bears."
    assert line.text("ja") == "《羽ばたき飛行機械》は《灰色熊》のコピーになった。"
    assert display(title_of(told.game.state, told.game.thing(servo).id), "ja") == "《灰色熊》"
