"""CR 104.3a, 800.4a with real cards: whoever concedes is gone at once, also once saved, undone or copied."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, table_of
from tests.table.invariants import check_zones

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def finish(game: Game) -> None:
    """Answer by default until the stack is empty."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer(game.decision.default())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_104_3a_any_player_concedes_at_any_choice_of_a_spell(catalog: CardCatalog, players: int) -> None:
    """At each choice of Fade Away the player asked, or the next, concedes: nothing of theirs is left from then on."""
    table = table_of(catalog, players=players, lands=1, kinds=("Island",))
    for seat in range(players):
        table.battlefield(seat, "Grizzly Bears")
        table.battlefield(seat, "Hill Giant")
    for _ in range(3):
        table.battlefield(0, "Island")
    table.hand(0, "Fade Away")
    game = begun(table)
    cast(game, "Fade Away")
    seen = 0
    while game.decision is not None and game.stack:
        if game.decision.kind != "priority":
            seen += 1
            before = game.digest()
            for leaver in (game.decision.player, (game.decision.player + 1) % players):
                other = game.copy()
                other.concede(leaver)
                assert not other.player(leaver).in_game
                assert other.is_over or not other.player(leaver).battlefield
                assert other.decision is None or other.decision.player != leaver
                loaded = Game.load(other.save(), cards=table.cards)
                assert loaded.digest() == other.digest()
                finish(loaded)
                finish(other)
                assert loaded.digest() == other.digest()
                assert other.is_over == (players == 2)
                back = game.copy()
                back.concede(leaver)
                back.undo()
                assert back.digest() == before
        game.answer(game.decision.default())
    assert seen >= players


def test_602_2_an_ability_is_given_up_with_its_source(catalog: CardCatalog) -> None:
    """The owner of what a player activates concedes as its target is chosen: the source is gone, no cost is paid."""
    table = table_of(catalog, players=3, lands=1, kinds=("Island",))
    pinger = table.battlefield(0, "Prodigal Sorcerer", owner=1)
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(pinger))
    assert game.decision is not None
    assert game.decision.kind == "target"
    game.concede(1)
    assert (game.decision.player, str(game.decision.kind)) == (0, "priority")
    assert not game.stack
    assert [thing.name for thing in game.player(0).battlefield] == ["Island"]


def test_118_12_who_concedes_as_they_are_asked_to_pay_pays_nothing(catalog: CardCatalog) -> None:
    """Rishadan Cutpurse asks two opponents; the first concedes, and the second alone pays or sacrifices."""
    table = table_of(catalog, players=3, lands=2, kinds=("Island",))
    table.battlefield(0, "Swamp")
    table.hand(0, "Rishadan Cutpurse")
    game = begun(table)
    cast(game, "Rishadan Cutpurse")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "may")
    game.concede(1)
    assert (game.decision.player, game.decision.kind) == (2, "may")
    game.answer("yes")
    assert [sum(thing.tapped for thing in game.player(seat).battlefield) for seat in (1, 2)] == [0, 1]
    assert len(game.player(2).battlefield) == 2


@pytest.mark.parametrize(
    "card",
    ["Opt", "Consider", "Foresee", "Anticipate", "Impulse", "Ponder", "Brainstorm", "Strategic Planning", "Index"],
)
def test_800_4a_who_concedes_while_looking_at_cards_leaves_none_of_them(catalog: CardCatalog, card: str) -> None:
    """At each choice about the cards of a library its owner concedes: none of them is left, and the game goes on."""
    table = table_of(catalog, players=3, lands=4, kinds=("Island",))
    table.library(0, "Shock", "Island", "Grizzly Bears", "Forest", "Hill Giant", "Swamp", "Plains", "Mountain")
    table.hand(0, card)
    game = begun(table)
    cast(game, card)
    seen = 0
    while game.decision is not None and game.stack:
        if game.decision.kind != "priority":
            seen += 1
            other = game.copy()
            other.concede(0)
            finish(other)
            check_zones(other)
            assert not [thing for thing in other.state.objects.values() if thing.owner == 0]
            assert other.decision is not None
        most = game.decision.maximum if game.decision.kind in {"scry", "surveil"} else 0
        game.answer(list(range(most)) if most == 1 else game.decision.default())
    assert seen


def test_707_10c_who_concedes_while_choosing_targets_of_a_copy_has_none(catalog: CardCatalog) -> None:
    """The copy of Gigadrowse leaves with its controller, and nothing more is copied for its replicate cost."""
    table = table_of(catalog, players=3, lands=3, kinds=("Island",))
    table.hand(0, "Gigadrowse")
    game = begun(table)
    bear = game.find("Island", controller=1)[0]
    game.answer_with(action="cast", card="Gigadrowse")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.rule == "707.10c":
            break
        if game.decision.rule.startswith("601.2b"):
            game.answer(game.decision.maximum if game.decision.kind == "number" else "yes")
        elif game.decision.kind == "target":
            game.answer_with(target=bear)
        else:
            game.answer(game.decision.default())
    assert game.decision is not None
    assert game.decision.rule == "707.10c"
    game.concede(0)
    finish(game)
    check_zones(game)
    assert not game.stack
    assert not bear.tapped
