"""CR 608.2c What words refer back to: the chosen cards, what was counted; 603.7 what players do at the next upkeep."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, names, on_battlefield, resolve
from tests.rules.boards_for_tests import board, graveyard, hand, played

from oathbreaker.library.catalog import CardCatalog


def test_608_2c_the_chosen_cards_are_the_targets(catalog: CardCatalog) -> None:
    """Victimize returns its two targets tapped, and not the creature that was sacrificed for it."""
    table = board(catalog)
    table.hand(0, "Victimize")
    table.battlefield(0, "Grizzly Bears")
    table.graveyard(0, "Hill Giant", "Wind Drake")
    game = begun(table)
    cast(game, "Victimize")
    resolve(game)
    assert sorted(names(on_battlefield(game, "Hill Giant") + on_battlefield(game, "Wind Drake"))) == [
        "Hill Giant",
        "Wind Drake",
    ]
    assert all(thing.tapped for thing in on_battlefield(game, "Hill Giant"))
    assert sorted(graveyard(game)) == ["Grizzly Bears", "Victimize"]


def test_608_2c_without_a_sacrifice_nothing_returns(catalog: CardCatalog) -> None:
    """Without a creature to sacrifice the chosen cards stay in the graveyard."""
    table = board(catalog)
    table.hand(0, "Victimize")
    table.graveyard(0, "Hill Giant", "Wind Drake")
    game = begun(table)
    cast(game, "Victimize")
    resolve(game)
    assert sorted(graveyard(game)) == ["Hill Giant", "Victimize", "Wind Drake"]


def test_608_2c_those_that_were_counted(catalog: CardCatalog) -> None:
    """Inspiring Call draws for creatures with a +1/+1 counter, and only those survive."""
    table = board(catalog)
    table.hand(0, "Inspiring Call", "Wrath of God")
    table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
    table.battlefield(0, "Hill Giant")
    game = begun(table)
    played(game, "Inspiring Call")
    assert len(hand(game)) == 2
    played(game, "Wrath of God")
    assert len(on_battlefield(game, "Grizzly Bears")) == 1
    assert not on_battlefield(game, "Hill Giant")


def test_603_7_what_players_draw_at_the_next_upkeep(catalog: CardCatalog) -> None:
    """Arcane Denial: the spell's controller chooses to draw one of two cards, its own controller draws one."""
    table = board(catalog)
    table.hand(0, "Divination")
    table.hand(1, "Arcane Denial")
    game = begun(table)
    game.answer_with(action="cast", card="Divination")
    game.answer("pass")
    game.answer_with(action="cast", card="Arcane Denial")
    resolve(game)
    assert (hand(game, 0), hand(game, 1)) == ([], [])
    answered = []
    while game.turn == 5 or game.step == "upkeep":
        assert game.decision is not None
        kind = game.decision.kind
        if kind in {"may", "number"}:
            answered.append((kind, game.decision.player))
        game.answer("yes" if kind == "may" else 1 if kind == "number" else game.decision.default())
    assert answered == [("may", 0), ("number", 0)]
    assert len(hand(game, 0)) == 1
    assert len(hand(game, 1)) == 2


def test_400_3_attacking_creatures_go_to_their_owners(catalog: CardCatalog) -> None:
    """Aetherize returns all attackers and nothing else."""
    table = board(catalog)
    bear, giant = table.battlefield(0, "Grizzly Bears"), table.battlefield(0, "Hill Giant")
    stays = table.battlefield(0, "Wind Drake")
    table.hand(1, "Aetherize")
    game = begun(table, step="beginning of combat")
    attack(game, game.thing(bear), game.thing(giant))
    game.answer("pass")
    cast(game, "Aetherize")
    resolve(game)
    assert sorted(hand(game)) == ["Grizzly Bears", "Hill Giant"]
    assert game.thing(stays).zone == "battlefield"


def test_603_6_a_permanent_that_enters_or_is_put_into_a_graveyard(catalog: CardCatalog) -> None:
    """Ichor Wellspring draws a card as it comes, and another as it is destroyed."""
    table = board(catalog)
    table.hand(0, "Ichor Wellspring", "Shatter")
    game = begun(table)
    played(game, "Ichor Wellspring")
    assert len(hand(game)) == 2
    played(game, "Shatter", on_battlefield(game, "Ichor Wellspring")[0])
    assert len(hand(game)) == 2
    assert sorted(graveyard(game)) == ["Ichor Wellspring", "Shatter"]
