"""Situations from play that programs get wrong: rows about oathbreakers and their spells, with the rows' own cards.

What each row needs, and which rows wait for what, is told in docs/situations.md.
"""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import asked, board, castable, in_command, of, spell, until_asked, walker
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import BASICS, activate, graveyard, hand

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

TWINS = "Rowan, Scholar of Sparks // Will, Scholar of Frost"
GRIST = "Grist, the Hunger Tide"


def table_for(catalog: CardCatalog, players: int = 2) -> Scenario:
    """Return a position with six of each basic land for everybody."""
    return board(catalog, players=players, kinds=BASICS)


def answer_owner(game: Game, answer: str) -> None:
    """Answer the owner's question, and let everything else take its default."""
    until_asked(game, "906.10")
    assert game.decision is not None
    game.answer(answer)
    resolve_all(game)


def test_row_01_time_spiral_never_goes_to_exile(catalog: CardCatalog) -> None:
    """It exiles itself, and is in the command zone; cast again it costs {2} more."""
    table = table_for(catalog)
    walker(table)
    spiral = spell(table, "Time Spiral")
    game = begun(table)
    cast(game, "Time Spiral")
    resolve_all(game)
    assert (of(game, spiral).zone, game.tax(spiral)) == ("command", 2)
    assert not game.find(zone="exile")
    assert len(game.player(1).hand) == 7


@pytest.mark.parametrize("card", ["Remand", "Dissipate"])
def test_row_04_countered_into_the_command_zone(catalog: CardCatalog, card: str) -> None:
    """Neither the hand nor exile gets the signature spell, and nobody is asked."""
    table = table_for(catalog)
    walker(table, name="Jace Beleren")
    thoughtcast = spell(table, "Thoughtcast")
    table.hand(1, card)
    game = begun(table)
    cast(game, "Thoughtcast")
    game.answer("pass")
    cast(game, card, game.stack[-1])
    resolve(game)
    assert of(game, thoughtcast).zone == "command"
    assert "Thoughtcast" not in hand(game)


@pytest.mark.parametrize("face", ["front", "back"])
def test_row_08_either_face_of_the_scholars_allows_the_spell(catalog: CardCatalog, face: str) -> None:
    """The card is the oathbreaker, whether Rowan or Will is up; without it Show and Tell cannot be cast."""
    table = table_for(catalog)
    scholar = table.battlefield(0, TWINS, face=face, designation="oathbreaker")
    show = spell(table, "Show and Tell")
    game = begun(table)
    assert of(game, scholar).name == ("Rowan, Scholar of Sparks" if face == "front" else "Will, Scholar of Frost")
    assert castable(game, "Show and Tell")
    cast(game, "Show and Tell")
    assert game.stack[-1].name == "Show and Tell"
    resolve_all(game)
    assert of(game, show).zone == "command"


def test_row_08_either_scholar_is_cast_from_the_command_zone(catalog: CardCatalog) -> None:
    """Will is cast with the tax of the card, and is the oathbreaker (712.11b)."""
    table = table_for(catalog)
    scholar, _ = table.command(0, oathbreaker=TWINS, signature_spell="Show and Tell", casts=(1, 0))
    game = begun(table)
    assert not castable(game, "Show and Tell")
    faces = {option.face for option in game.legal_actions if option.card == TWINS}
    assert faces == {"Rowan, Scholar of Sparks", "Will, Scholar of Frost"}
    game.answer_with(action="cast", face="Will, Scholar of Frost")
    resolve_all(game)
    assert (of(game, scholar).name, of(game, scholar).is_oathbreaker) == ("Will, Scholar of Frost", True)
    assert castable(game, "Show and Tell")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_row_13_thassa_flickers_a_stolen_oathbreaker(catalog: CardCatalog, answer: str) -> None:
    """Its owner is asked before it is exiled: kept, it does not come back; else Thassa's controller gets it."""
    table = table_for(catalog)
    bears = table.battlefield(0, "Grizzly Bears", designation="oathbreaker")
    table.battlefield(1, "Confiscate", attached_to=bears)
    table.battlefield(1, "Thassa, Deep-Dwelling")
    game = begun(table, active=1)
    assert of(game, bears).controller == 1
    pass_until(game, "end")
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=of(game, bears))
    until_asked(game, "906.10")
    assert asked(game, "906.10") == 0
    game.answer(answer)
    resolve_all(game)
    place = of(game, bears)
    assert (place.zone, place.controller) == (("command", 0) if answer == "yes" else ("battlefield", 1))


def test_row_14_thieves_auction_without_what_the_owners_keep(catalog: CardCatalog) -> None:
    """Two oathbreakers are exiled with everything else: one is kept and nobody can choose it, the other is chosen."""
    table = board(catalog, players=2, kinds=())
    table.define("Free Auction", "{0}", "Sorcery", auction(catalog))
    first, second = walker(table, name="Garruk Wildspeaker"), walker(table, 1, "Jace Beleren")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Free Auction")
    game = begun(table)
    cast(game, "Free Auction")
    for seat, answer in ((0, "yes"), (1, "no")):
        until_asked(game, "906.10")
        assert asked(game, "906.10") == seat
        game.answer(answer)
    pools = []
    while game.decision is not None and game.decision.kind == "choose cards":
        pools.append((game.decision.player, sorted(option.card or "" for option in game.decision.options)))
        game.answer([game.decision.options[0].key])
    assert pools[0] == (0, ["Grizzly Bears", "Hill Giant", "Jace Beleren"])
    assert [seat for seat, _ in pools] == [0, 1, 0][: len(pools)]
    assert (of(game, first).zone, of(game, second).zone) == ("command", "battlefield")
    assert [thing.name for thing in game.find(zone="battlefield") if not thing.tapped] == []
    assert in_command(game) == ["Garruk Wildspeaker"]


def auction(catalog: CardCatalog) -> str:
    """Return the text of Thieves' Auction, as its tree is written."""
    return catalog["Thieves' Auction"].text("en") or ""


def test_row_17_no_return_to_a_hand_has_happened(catalog: CardCatalog) -> None:
    """With Warped Devotion and Azorius Aethermage out: kept in the command zone, nothing triggers; else both do."""
    for answer, number in (("yes", 0), ("no", 2)):
        table = table_for(catalog)
        walker(table)
        table.battlefield(1, "Warped Devotion")
        table.battlefield(0, "Azorius Aethermage")
        table.hand(1, "Boomerang")
        table.hand(0, "Island")
        game = begun(table, active=1)
        cast(game, "Boomerang", game.find("Saheeli, Sublime Artificer")[0])
        until_asked(game, "906.10")
        game.answer(answer)
        assert len(game.stack) == number


def test_row_19_whip_of_erebos_and_the_command_zone(catalog: CardCatalog) -> None:
    """Bounced after it was reanimated: its controller orders the two effects; the owner is asked about exile anew."""
    table = table_for(catalog)
    table.battlefield(0, "Whip of Erebos")
    bears = table.battlefield(0, "Grizzly Bears", designation="oathbreaker")
    table.hand(0, "Boomerang", "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    answer_owner(game, "no")
    assert of(game, bears).zone == "graveyard"
    activate(game, on_battlefield(game, "Whip of Erebos")[0], "{2}{B}{B}")
    resolve_all(game)
    assert of(game, bears).zone == "battlefield"
    cast(game, "Boomerang", of(game, bears))
    until_asked(game, "616.1")
    assert game.decision is not None
    assert game.decision.player == 0
    labels = [option.label("en") for option in game.decision.options]
    game.answer(next(place for place, label in enumerate(labels) if "command zone" in label))
    assert asked(game, "906.10") == 0
    game.answer("no")
    assert asked(game, "906.10") == 0
    other = game.copy()
    game.answer("yes")
    resolve_all(game)
    assert of(game, bears).zone == "command"
    other.answer("no")
    resolve_all(other)
    assert of(other, bears).zone == "exile"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_row_22_grist_and_desecrated_tomb(catalog: CardCatalog, answer: str) -> None:
    """Kept, it never was in the graveyard; left there and exiled later, the owner is asked again and the Tomb triggers.

    Grist is a creature card there (113.6c).
    """
    table = table_for(catalog)
    grist = walker(table, name=GRIST)
    table.battlefield(0, "Desecrated Tomb")
    table.define("Sweep", "{0}", "Sorcery", "Exile target card from a graveyard.")
    table.hand(0, "Vraska's Contempt", "Sweep")
    table.hand(1, "Vindicate")
    game = begun(table, active=1)
    cast(game, "Vindicate", of(game, grist))
    answer_owner(game, answer)
    assert GRIST not in graveyard(game) or answer == "no"
    assert not on_battlefield(game, "Bat Token")
    if answer == "no":
        assert "creature" in of(game, grist).types
        pass_until(game, "precombat main", turn=6)
        cast(game, "Sweep", of(game, grist))
        answer_owner(game, "yes")
        assert of(game, grist).zone == "command"
        assert len(on_battlefield(game, "Bat Token")) == 1


def test_row_59_the_next_chooser_of_thieves_auction_concedes(catalog: CardCatalog) -> None:
    """Their cards leave; the others choose on in turn until nothing is left."""
    table = board(catalog, players=3, kinds=())
    table.define("Free Auction", "{0}", "Sorcery", auction(catalog))
    for seat in range(3):
        table.battlefield(seat, "Grizzly Bears")
        table.battlefield(seat, "Hill Giant")
    table.hand(0, "Free Auction")
    game = begun(table)
    cast(game, "Free Auction")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    game.answer([game.decision.options[0].key])
    assert game.decision.player == 1
    game.concede(1)
    choosers = chosen_on(game)
    assert choosers[0] == (2, 3)
    assert {seat for seat, _ in choosers} == {0, 2}
    assert not game.find(zone="exile")
    assert len(game.find(zone="battlefield")) == 4


def chosen_on(game: Game) -> list[tuple[int, int]]:
    """Let players choose the first card as long as they are asked; return who chose, among how many."""
    choosers = []
    while game.decision is not None and game.decision.kind == "choose cards":
        choosers.append((game.decision.player, len(game.decision.options)))
        game.answer([game.decision.options[0].key])
    return choosers
