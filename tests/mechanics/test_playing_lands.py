"""Lands and artifacts for mana are played: what they give, what it costs, and how many cards a hand may keep."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def ways(game: Game, name: str, seat: int = 0) -> list[str]:
    """Return what the permanents of a name could add for a player."""
    return [way for thing, found in game.mana_options(seat) if thing.name == name for way in found]


@pytest.mark.parametrize(
    ("name", "mana"),
    [
        ("Island", ["U"]),
        ("Mountain", ["R"]),
        ("Great Furnace", ["R"]),
        ("Seat of the Synod", ["U"]),
        ("Darksteel Citadel", ["C"]),
        ("Reliquary Tower", ["C"]),
        ("Izzet Guildgate", ["U", "R"]),
        ("Izzet Locket", ["U", "R"]),
        ("Talisman of Creativity", ["C", "U", "R"]),
        ("Chromatic Lantern", ["W", "U", "B", "R", "G"]),
    ],
)
def test_605_1a_what_adds_mana(catalog: CardCatalog, name: str, mana: list[str]) -> None:
    """What each source can add, and that it is tapped by it without using the stack."""
    table = table_of(catalog, lands=0)
    source = table.battlefield(0, name, tapped=False)
    game = begun(table)
    assert sorted(ways(game, name)) == sorted(mana)
    option = next(option for option in game.legal_actions if option.action == "activate" and option.value == "mana")
    game.answer(option)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    assert game.thing(source).tapped
    assert not game.stack
    assert game.player(0).mana in {f"{{{way}}}" for way in mana}


@pytest.mark.parametrize(("color", "life"), [("C", 20), ("R", 19)])
def test_talisman_of_creativity_hurts_for_coloured_mana(catalog: CardCatalog, color: str, life: int) -> None:
    """The colourless ability is free; the other deals 1 damage to its controller alone."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Talisman of Creativity")
    table.hand(0, "Sensei's Divining Top" if color == "C" else "Opt")
    game = begun(table)
    game.answer_with(action="activate", card="Talisman of Creativity", ability=0 if color == "C" else 1)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    assert [player.life for player in game.players] == [life, 20]


def test_talisman_of_creativity_hurts_in_a_payment(catalog: CardCatalog) -> None:
    """Paying red mana with it costs a life too; generic mana is paid without damage."""
    for name, life in (("Opt", 19), ("Sensei's Divining Top", 20)):
        table = table_of(catalog, lands=0)
        table.battlefield(0, "Talisman of Creativity")
        table.hand(0, name)
        game = begun(table)
        cast(game, name)
        assert game.player(0).life == life


def test_chromatic_lantern_gives_lands_an_ability(catalog: CardCatalog) -> None:
    """Its controller's lands, artifact lands too, add any colour beside their own; others' lands do not."""
    table = table_of(catalog, lands=1)
    lantern = table.battlefield(0, "Chromatic Lantern")
    table.battlefield(0, "Darksteel Citadel")
    table.battlefield(0, "Spellbook")
    table.hand(0, "Shrapnel Blast")
    game = begun(table)
    assert set(ways(game, "Island")) == set("WUBRG")
    assert set(ways(game, "Darksteel Citadel")) == set("WUBRGC")
    assert set(ways(game, "Island", 1)) == {"U"}
    cast(game, "Shrapnel Blast", 1, [game.thing(lantern)])
    assert set(ways(game, "Island")) <= {"U"}


def test_darksteel_citadel_is_indestructible_and_an_artifact(catalog: CardCatalog) -> None:
    """It has the keyword and counts as an artifact."""
    table = table_of(catalog)
    citadel = table.battlefield(0, "Darksteel Citadel")
    game = begun(table)
    assert (game.thing(citadel).types, game.thing(citadel).keywords) == (("artifact", "land"), ("indestructible",))


def test_izzet_guildgate_enters_tapped(catalog: CardCatalog) -> None:
    """Played as a land it is tapped; an Island is not."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Izzet Guildgate")
    table.hand(1, "Island")
    game = begun(table)
    game.answer_with(action="play land", card="Izzet Guildgate")
    assert on_battlefield(game, "Izzet Guildgate")[0].tapped
    assert not game.stack
    game = begun(table, active=1)
    game.answer_with(action="play land", card="Island")
    assert not on_battlefield(game, "Island")[0].tapped


@pytest.mark.parametrize(("name", "discards"), [("Reliquary Tower", 0), ("Spellbook", 0), ("Great Furnace", 2)])
def test_402_2_no_maximum_hand_size(catalog: CardCatalog, name: str, discards: int) -> None:
    """With Reliquary Tower or Spellbook nine cards are kept in the cleanup step; without two are discarded."""
    table = table_of(catalog)
    table.battlefield(0, name)
    table.hand(0, *["Cancel"] * 9)
    game = begun(table, step="end")
    pass_until(game, "upkeep", 6)
    assert (len(game.player(0).hand), len(game.player(0).graveyard)) == (9 - discards, discards)
    assert (game.player(0).max_hand_size is None) == (not discards)


def test_spellbook_helps_only_its_controller(catalog: CardCatalog) -> None:
    """The opponent discards to seven."""
    table = table_of(catalog)
    table.hand(0, "Spellbook")
    table.hand(1, *["Cancel"] * 9)
    game = begun(table)
    cast(game, "Spellbook")
    resolve(game)
    assert game.player(0).max_hand_size is None
    assert game.player(1).max_hand_size == 7
    assert names(on_battlefield(game, "Spellbook")) == ["Spellbook"]


@pytest.mark.parametrize(("lands", "tapped"), [(2, False), (3, True)])
def test_614_1d_tapped_unless_you_control_few_lands(catalog: CardCatalog, lands: int, tapped: bool) -> None:  # noqa: FBT001  both
    """Blackcleave Cliffs enters untapped beside two other lands, tapped beside three; an opponent's do not count."""
    table = table_of(catalog, kinds=("Island",), lands=0)
    for seat, number in ((0, lands), (1, 4)):
        for _ in range(number):
            table.battlefield(seat, "Island")
    table.hand(0, "Blackcleave Cliffs")
    game = begun(table)
    game.answer_with(action="play land", card="Blackcleave Cliffs")
    assert on_battlefield(game, "Blackcleave Cliffs")[0].tapped == tapped
