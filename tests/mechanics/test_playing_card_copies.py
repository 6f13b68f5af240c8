"""CR 707.12 Copies of cards, cast while something resolves; 118.12 a mana cost paid or not; 115 several players."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, reply, resolve
from tests.rules.boards_for_tests import activate, board, graveyard, hand

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def answer_all(game: Game, *, yes: bool = True) -> None:
    """Let all resolve: whatever may be done is done, of cards the first is chosen."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        asked = game.decision
        if asked.kind == "may":
            game.answer("yes" if yes else "no")
        elif asked.kind == "choose cards":
            game.answer([asked.options[0].key] if yes else [])
        elif asked.kind == "target":
            game.answer_with(target=1)
        else:
            game.answer(asked.default())


@pytest.mark.parametrize(("yes", "life"), [(True, 17), (False, 20)])
def test_707_12_the_copy_of_a_card_may_be_cast(catalog: CardCatalog, *, yes: bool, life: int) -> None:
    """Mizzix's Mastery exiles Lightning Bolt: a copy of it is cast, or is gone at once; the card stays in exile."""
    table = board(catalog)
    table.hand(0, "Mizzix's Mastery")
    table.graveyard(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Mizzix's Mastery")
    answer_all(game, yes=yes)
    assert game.player(1).life == life
    assert sorted(names(game.find(zone="exile"))) == ["Lightning Bolt", "Mizzix's Mastery"]


def test_702_96a_overloaded_every_card_is_copied(catalog: CardCatalog) -> None:
    """With overload both spells in the graveyard are copied, and both copies cast."""
    table = board(catalog)
    table.hand(0, "Mizzix's Mastery")
    table.graveyard(0, "Lightning Bolt", "Divination", "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="cast", card="Mizzix's Mastery", alternative="overload")
    answer_all(game)
    assert game.player(1).life == 17
    assert len(hand(game)) == 2
    assert graveyard(game) == ["Grizzly Bears"]


def test_707_12_the_copy_of_an_imprinted_card_is_cast_again_and_again(catalog: CardCatalog) -> None:
    """Isochron Scepter casts a copy of the card that it exiled, which stays there."""
    table = board(catalog)
    table.hand(0, "Isochron Scepter", "Lightning Bolt")
    game = begun(table)
    cast(game, "Isochron Scepter")
    answer_all(game)
    scepter = on_battlefield(game, "Isochron Scepter")[0]
    activate(game, scepter)
    answer_all(game)
    assert game.player(1).life == 17
    assert names(game.find(zone="exile")) == ["Lightning Bolt"]


@pytest.mark.parametrize(("yes", "zone"), [("yes", "battlefield"), ("no", "graveyard")])
def test_118_7a_its_mana_cost_reduced_by_two(catalog: CardCatalog, yes: str, zone: str) -> None:
    """Flash puts Hill Giant onto the battlefield: {1}{R} keeps it there, else it is sacrificed."""
    table = board(catalog, lands=0)
    for land in ("Island", "Island", "Mountain", "Mountain"):
        table.battlefield(0, land)
    table.hand(0, "Flash", "Hill Giant")
    game = begun(table)
    cast(game, "Flash")
    resolve(game, "yes", yes)
    assert [thing.zone for thing in game.find("Hill Giant")] == [zone]
    assert sum(land.tapped for land in game.find(zone="battlefield") if "land" in land.types) == (
        4 if yes == "yes" else 2
    )


def test_118_6_what_has_no_mana_cost_cannot_be_paid_for(catalog: CardCatalog) -> None:
    """Flash puts Dryad Arbor onto the battlefield: it is sacrificed without a question."""
    table = board(catalog)
    table.hand(0, "Flash", "Dryad Arbor")
    game = begun(table)
    cast(game, "Flash")
    resolve(game, "yes")
    assert "Dryad Arbor" in graveyard(game)


def test_608_2e_each_of_two_target_players_searches(catalog: CardCatalog) -> None:
    """Scheming Symmetry: both targets have a card that they found on top of their library."""
    table = board(catalog, players=3)
    table.hand(0, "Scheming Symmetry")
    for seat in range(3):
        table.library(seat, "Island", "Island", "Shock", "Island")
    game = begun(table)
    game.answer_with(action="cast", card="Scheming Symmetry")
    reply(game, [0, 2])
    searched = []
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "priority":
            game.answer("pass")
        else:
            searched.append(game.decision.player)
            game.answer([next(option.key for option in game.decision.options if option.card == "Shock")])
    assert searched == [0, 2]
    assert [game.player(seat).library[0].name for seat in range(3)] == ["Shock", "Island", "Shock"]
