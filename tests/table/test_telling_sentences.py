"""Told games as somebody reads them: whose ability, the second time, tokens with their article, one bracket."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import EVERY_LAND, table_of
from tests.table.test_telling import ToldTable, begun

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands of every kind."""
    return table_of(catalog, lands=4, kinds=EVERY_LAND)


def lines_of(told: ToldTable, kind: str) -> list[tuple[str, str, str]]:
    """Return the lines of a kind: rule, English, Japanese."""
    return [(line.rule, line.text(), line.text("ja")) for line in told.lines if line.kind == kind]


def test_603_3_whose_ability_triggers_where_two_have_one_of_the_name(table: Scenario) -> None:
    """Two players' abilities of one name are told apart as they trigger, as they are when they resolve."""
    for seat in range(2):
        table.battlefield(seat, "Soul Warden")
    table.hand(0, "Grizzly Bears")
    told = begun(table)
    told.answer(action="cast", card="Grizzly Bears")
    told.resolve()
    triggered = [line[1] for line in lines_of(told, "triggers")]
    assert [text.partition(" triggers")[0] for text in triggered] == [
        "An ability of Player 1's Soul Warden",
        "An ability of Player 2's Soul Warden",
    ]
    assert lines_of(told, "triggers")[1][2].startswith("プレイヤー2の《")


def test_603_3_a_trigger_told_before_is_told_by_what_it_waits_for(table: Scenario) -> None:
    """Where a source has several triggered abilities, one that triggers again is told without what it does."""
    bear = table.define(
        "Twofold Bear", "{1}{G}", "Creature — Bear",
        "Whenever you gain life, draw a card.\nWhenever you draw a card, you lose 1 life.", power=2, toughness=2,
    )  # fmt: skip
    table.battlefield(0, "Twofold Bear")
    table.hand(0, "Revitalize", "Revitalize")
    assert bear is not None
    told = begun(table)
    for _ in range(2):
        told.answer(action="cast", card="Revitalize")
        told.resolve()
    found = [line[1] for line in lines_of(told, "triggers")]
    again = found[found.index(found[0]) + 2 :]
    assert "An ability of Twofold Bear triggers: whenever you gain life." in [
        text.replace("Whenever", "whenever") for text in again
    ]
    assert not [text for text in again if "1 life" in text]


def test_714_2b_a_chapter_that_comes_again_is_told_by_its_numbers(table: Scenario) -> None:
    """A chapter ability of two chapters has its text the first time, its numbers the second."""
    table.hand(0, "History of Benalia")
    told = begun(table)
    told.answer(action="cast", card="History of Benalia")
    while len(lines_of(told, "triggers")) < 2:
        assert told.game.decision is not None
        told.answer(told.game.decision.default())
    first, second = lines_of(told, "triggers")[:2]
    assert "Knight" in first[1]
    assert second[1:] == (
        "An ability of History of Benalia triggers: I, II.",
        "《ベナリア史》の能力が誘発した：I, II。",
    )


def test_111_1_a_token_is_one_of_its_kind(table: Scenario) -> None:
    """A token is called by its kind, with the article; as things leave the game with a player too."""
    table.hand(0, "Hornet Queen")
    table.battlefield(0, "Mountain")
    told = begun(table)
    told.answer(action="cast", card="Hornet Queen")
    told.resolve()
    insect = told.game.find("Insect Token")[0]
    told.answer("pass")
    told.pass_until("attackers")
    assert insect.name == "Insect Token"
    told.game.concede(0)
    told.lines += told.telling.news()
    assert "4 Insect Tokens" in lines_of(told, "leave game")[-1][1]


def test_702_122a_crewing_says_what_it_does(table: Scenario) -> None:
    """What the keyword's ability does is told, though no phrase of the card says it."""
    table.battlefield(0, "Smuggler's Copter")
    table.battlefield(0, "Grizzly Bears")
    told = begun(table)
    told.answer(action="activate", card="Smuggler's Copter")
    told.resolve()
    assert lines_of(told, "resolve")[-1][1:] == (
        "The crew ability of Smuggler's Copter resolves: the Vehicle becomes an artifact creature until end of turn.",
        "《密輸人の回転翼機》の搭乗能力が解決された：ターン終了時まで、その機体はアーティファクト・クリーチャーになる。",
    )


def test_the_same_line_several_times_has_one_bracket(table: Scenario) -> None:
    """How often something happens stands in the bracket that the line has."""
    for _ in range(2):
        table.battlefield(1, "Grizzly Bears")
    table.battlefield(0, "Blood Artist")
    table.hand(0, "Damnation")
    told = begun(table)
    told.answer(action="cast", card="Damnation")
    told.resolve()
    assert [line[1] for line in lines_of(told, "triggers")][1:] == [
        "An ability of Blood Artist triggers (targeting Player 1, 2 times)."
    ]


def test_400_7_equal_cards_that_enter_at_once_are_one_line(table: Scenario) -> None:
    """Several lands that enter in the same manner are told together."""
    table.graveyard(0, "Forest", "Forest", "Island")
    table.hand(0, "Splendid Reclamation")
    told = begun(table)
    told.answer(action="cast", card="Splendid Reclamation")
    told.resolve()
    entered = [line for line in lines_of(told, "zone change") if "battlefield" in line[1]]
    assert [line[1] for line in entered] == [
        "Forest (2) and Island enter the battlefield (from the graveyard, tapped, controlled by Player 1)."
    ]


def test_400_2_a_spell_countered_into_a_hand_keeps_its_name(table: Scenario) -> None:
    """Everybody knows which spell was countered, though it is in a hand by then."""
    table.hand(0, "Grizzly Bears")
    table.hand(1, "Remand")
    told = begun(table)
    told.answer(action="cast", card="Grizzly Bears")
    told.answer("pass")
    told.answer(action="cast", card="Remand")
    told.resolve()
    assert lines_of(told, "counter") == [("701.6a", "Grizzly Bears is countered.", "《灰色熊》は打ち消された。")]


def test_a_text_told_of_several_is_not_told_to_happen_several_times(table: Scenario) -> None:
    """How often an ability triggers is said of its triggering, before its text."""
    table.define(
        "Twofold Bear", "{1}{G}", "Creature — Bear",
        "When this creature enters, draw a card.\nWhenever you draw a card, you gain 3 life.", power=2, toughness=2,
    )  # fmt: skip
    table.hand(0, "Harmonize")
    table.battlefield(0, "Twofold Bear")
    told = begun(table)
    told.answer(action="cast", card="Harmonize")
    told.resolve()
    assert [line[1] for line in lines_of(told, "triggers")] == [
        "An ability of Twofold Bear triggers: Whenever you draw a card, you gain 3 life.",
        "An ability of Twofold Bear triggers (2 times): Whenever you draw a card.",
    ]
    assert lines_of(told, "triggers")[1][2].endswith("の能力が誘発した（２回）：あなたがカード１枚を引くたび。")


def test_603_3_whose_ability_resolves_after_both_are_gone(table: Scenario) -> None:
    """Abilities of two that died are told apart as they resolve too; so are those of the same name the same turn."""
    for seat in range(2):
        table.battlefield(seat, "Doomed Traveler")
    table.hand(0, "Damnation")
    told = begun(table)
    told.answer(action="cast", card="Damnation")
    told.resolve()
    assert [line[1] for line in lines_of(told, "resolve")] == [
        "Damnation resolves.",
        "An ability of Player 2's Doomed Traveler resolves.",
        "An ability of Player 1's Doomed Traveler resolves.",
    ]


def test_906_10_what_is_destroyed_at_once_is_told_at_once(table: Scenario) -> None:
    """An oathbreaker that goes to the command zone meanwhile does not part what was destroyed with it."""
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Saheeli, Sublime Artificer", designation="oathbreaker")
    table.battlefield(1, "Soul Warden")
    table.hand(0, "Planar Cleansing")
    told = begun(table)
    told.answer(action="cast", card="Planar Cleansing")
    told.pass_until("may")
    told.answer("yes")
    told.resolve()
    found = [(line.rule, line.text()) for line in told.lines if line.kind in {"destroy", "zone change"}]
    assert found == [
        ("701.8a", "Grizzly Bears, Saheeli, Sublime Artificer and Soul Warden are destroyed."),
        (
            "906.10",
            "Saheeli, Sublime Artificer is put into the command zone (the oathbreaker, instead of the graveyard).",
        ),
    ]


def test_122_6_several_that_enter_have_so_many_counters_each(table: Scenario) -> None:
    """Two Sagas that enter at once have a lore counter each, not one between them."""
    table.graveyard(0, "History of Benalia", "The Birth of Meletis")
    table.hand(0, "Replenish")
    told = begun(table)
    told.answer(action="cast", card="Replenish")
    told.resolve()
    (entered,) = [line[1:] for line in lines_of(told, "zone change") if "battlefield" in line[1]]
    assert entered[0].endswith("(from the graveyard, controlled by Player 1, 1 lore counter each).")
    assert entered[1].endswith("、それぞれ伝承カウンター１個）。")
