"""What told games say of keyword abilities, of effects without events, of payments, and of who leaves with what."""

from __future__ import annotations

import pytest
from tests.table.test_telling import ToldTable, begun

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of three players with lands of every kind."""
    found = Scenario(players=3, cards=PlayableCards(catalog))
    for seat in range(3):
        for kind in ("Island", "Swamp", "Mountain", "Forest"):
            for _ in range(2):
                found.battlefield(seat, kind)
    return found


def text_of(told: ToldTable, kind: str, language: str = "en") -> list[str]:
    """Return the lines of a kind."""
    return [line.text("ja" if language == "ja" else "en") for line in told.lines if line.kind == kind]


def test_702_29a_an_option_and_a_line_say_which_keyword(table: Scenario) -> None:
    """Cycling is offered with its cost and told by its name, in both languages."""
    table.hand(0, "Lonely Sandbar")
    told = begun(table)
    assert told.game.decision is not None
    option = next(
        one for one in told.game.decision.options if one.card == "Lonely Sandbar" and one.action == "activate"
    )
    assert option.label() == "Activate Lonely Sandbar: Cycling {U}"
    assert option.label("ja") == "《孤立した砂州》の「サイクリング{U}」を起動する"
    assert option.ability is not None
    assert option.ability[1] == "Cycling {U}"
    told.answer(option)
    told.resolve()
    assert told.texts()[:3] == [
        "Paying for the cycling ability of Lonely Sandbar: Player 1 discards Lonely Sandbar.",
        "Player 1 activates the cycling ability of Lonely Sandbar (for {U}).",
        "The cycling ability of Lonely Sandbar resolves.",
    ]
    assert "《孤立した砂州》のサイクリング能力が解決された。" in told.texts("ja")


def test_702_6a_equip_and_ward_are_named(table: Scenario) -> None:
    """An activated keyword ability in the options, and a triggered one as it triggers."""
    table.battlefield(0, "Bonesplitter")
    table.battlefield(0, "Grizzly Bears")
    table.define("Warded Bear", "{1}{G}", "Creature — Bear", "Ward {1}", power=2, toughness=2)
    warded = table.battlefield(1, "Warded Bear")
    table.hand(0, "Shock")
    told = begun(table)
    assert told.game.decision is not None
    labels = [option.label() for option in told.game.decision.options]
    assert "Activate Bonesplitter: Equip {1}" in labels
    told.answer(action="cast", card="Shock")
    told.answer(told.game.thing(warded))
    assert text_of(told, "triggers") == ["The ward ability of Warded Bear triggers."]


def test_608_2c_an_effect_without_events_is_told_in_its_own_words(table: Scenario) -> None:
    """What makes no event is told by its text; what follows by events is told by them."""
    bear = table.battlefield(1, "Grizzly Bears")
    table.battlefield(2, "Hill Giant")
    table.hand(0, "Renegade Tactics")
    table.library(0, "Forest")
    told = begun(table)
    told.answer(action="cast", card="Renegade Tactics")
    told.answer(told.game.thing(bear))
    told.resolve()
    assert text_of(told, "resolve") == ["Renegade Tactics resolves: target creature can't block this turn."]
    assert text_of(told, "draw") == ["Player 1 draws 1 card."]
    (japanese,) = text_of(told, "resolve", "ja")
    assert "ブロックできない" in japanese


def test_608_2c_what_comes_after_events_is_told_too(table: Scenario) -> None:
    """An instruction that only begins an effect has a line of its own where another came before it."""
    table.define("Hard Lesson", "{R}", "Sorcery", "Draw a card. Target untapped creature can't block this turn.")
    table.hand(0, "Hard Lesson")
    bear = table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    told = begun(table)
    told.answer(action="cast", card="Hard Lesson")
    told.answer(told.game.thing(bear))
    told.resolve()
    assert text_of(told, "takes effect") == ["Hard Lesson: target untapped creature can't block this turn."]


def test_608_2c_nothing_is_told_of_what_did_nothing(table: Scenario) -> None:
    """A spell whose condition does not hold says that nothing changes as it resolves."""
    table.define("Idle Hope", "{R}", "Sorcery", "If you control an artifact, creatures can't block this turn.")
    table.hand(0, "Idle Hope")
    told = begun(table)
    told.answer(action="cast", card="Idle Hope")
    told.resolve()
    assert text_of(told, "resolve") == ["Idle Hope resolves; nothing changes."]
    assert text_of(told, "takes effect") == []


def test_118_12_a_payment_on_resolution_is_told(table: Scenario) -> None:
    """Who pays {3} so that a spell is not countered is seen to pay it."""
    table.hand(0, "Renegade Tactics")
    table.hand(1, "Mana Leak")
    table.battlefield(1, "Grizzly Bears")
    told = begun(table)
    told.answer(action="cast", card="Renegade Tactics")
    told.answer("pass")
    told.answer(action="cast", card="Mana Leak")
    while told.game.decision is not None and told.game.decision.kind == "priority":
        told.answer("pass")
    told.answer("yes")
    (line,) = [line for line in told.lines if line.kind == "pays mana"]
    assert line.rule == "118.12"
    assert line.text().startswith("Player 1 pays {")
    assert line.text("ja").startswith("プレイヤー1は{")
    assert line.text("ja").endswith("を支払った。")


def test_601_2h_an_additional_cost_is_told_before_the_spell(table: Scenario) -> None:
    """The creature that is sacrificed to cast a spell says for which."""
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    table.hand(0, "Village Rites")
    told = begun(table)
    told.answer(action="cast", card="Village Rites")
    told.answer(told.game.thing(bear))
    assert told.texts() == [
        "Paying for Village Rites: Player 1 sacrifices Grizzly Bears.",
        "Player 1 casts Village Rites (for {B}).",
    ]


def test_800_4a_what_leaves_with_a_player_is_told(table: Scenario) -> None:
    """Spells on the stack and permanents, each name once with how many there are, and who it was."""
    table.battlefield(1, "Grizzly Bears")
    table.hand(1, "Shock")
    told = begun(table)
    told.answer("pass")
    told.answer(action="cast", card="Shock")
    told.answer("player 0")
    told.game.concede(1)
    told.lines += told.telling.news()
    (line,) = [line for line in told.lines if line.kind == "leave game"]
    assert (line.rule, line.text()) == (
        "800.4a",
        "Shock, Island (2), Swamp (2), Mountain (2), Forest (2) and Grizzly Bears leave the game with Player 2.",
    )
    assert line.text("ja").startswith("プレイヤー2とともに")


def test_608_2c_what_a_target_is_is_said_once(table: Scenario) -> None:
    """An effect without an event is told in the words of its text, in Japanese without its targets, told before."""
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Act of Treason")
    table.battlefield(0, "Mountain")
    told = begun(table)
    told.answer(next(one for one in told.game.legal_actions if one.card == "Act of Treason"))
    told.resolve()
    assert "《反逆の行動》が解決された：ターン終了時まで、それのコントロールを得る。" in told.texts("ja")
    assert "《反逆の行動》：ターン終了時まで、それは速攻を得る。" in told.texts("ja")
    assert "対象は《灰色熊》" in "".join(told.texts("ja"))
    assert "Act of Treason resolves: gain control of target creature until end of turn." in told.texts()


def test_109_5_another_is_none_but_the_source_of_the_ability(table: Scenario) -> None:
    """What an ability of a permanent says of others is told in Japanese as others than itself."""
    table.battlefield(0, "Grizzly Bears")
    table.define(
        "Captain",
        "{R}",
        "Creature — Human",
        "{T}: Other creatures you control get +1/+0 until end of turn.",
        power=1,
        toughness=1,
    )
    table.battlefield(0, "Captain")
    told = begun(table)
    told.answer(next(one for one in told.game.legal_actions if one.card == "Captain"))
    told.resolve()
    said = [line for line in told.texts("ja") if "これでないすべてのクリーチャー" in line]
    assert len(said) == 1
