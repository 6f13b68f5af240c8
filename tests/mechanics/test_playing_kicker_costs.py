"""CR 702.33 Kicker with two costs or with one that is no mana, buyback likewise, and what looks for kicked spells."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, on_battlefield, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def cast_paying(game: Game, name: str, *paid: bool, target: int | None = None) -> None:
    """Cast a card; answer in turn whether each additional cost is paid, and choose what is asked by its default."""
    game.answer_with(action="cast", card=name)
    waiting = list(paid)
    while game.decision is not None and game.decision.kind != "priority":
        asked = game.decision
        if asked.kind == "may":
            game.answer("yes" if waiting.pop(0) else "no")
        elif target is not None and target in {option.target for option in asked.options}:
            game.answer_with(target=target)
        else:
            game.answer(asked.default())
    assert not waiting


@pytest.mark.parametrize(
    ("red", "white", "life", "artifacts"), [(False, False, 20, 1), (True, False, 18, 1), (False, True, 20, 0)]
)
def test_702_33f_each_of_two_kickers(
    catalog: CardCatalog, *, red: bool, white: bool, life: int, artifacts: int
) -> None:
    """Thornscape Battlemage: what each kicker does happens only if that one was paid."""
    table = table_of(catalog, kinds=("Forest", "Mountain", "Plains"))
    table.battlefield(1, "Ornithopter")
    table.hand(0, "Thornscape Battlemage")
    game = begun(table)
    cast_paying(game, "Thornscape Battlemage", red, white)
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        asked = game.decision
        at_player = 1 in {option.target for option in asked.options}
        game.answer_with(target=1) if at_player else game.answer(asked.default())
    assert (game.player(1).life, len(on_battlefield(game, "Ornithopter"))) == (life, artifacts)


def test_702_33b_both_of_two_kickers(catalog: CardCatalog) -> None:
    """Illuminate with both kickers, each once: damage to the creature and its controller, and cards for X."""
    table = table_of(catalog, lands=6)
    victim = table.battlefield(1, "Colossal Dreadmaw")
    table.hand(0, "Illuminate")
    table.library(0, *["Plains"] * 4)
    game = begun(table)
    game.answer_with(action="cast", card="Illuminate")
    while game.decision is not None and game.decision.kind != "priority":
        asked = game.decision
        game.answer("yes" if asked.kind == "may" else "2" if asked.kind == "x" else asked.default())
    resolve_all(game)
    assert (game.thing(victim).damage, game.player(1).life, len(game.player(0).hand)) == (2, 18, 2)


@pytest.mark.parametrize(("kicked", "left", "lands"), [(False, 2, 12), (True, 1, 10)])
def test_702_33a_a_kicker_of_lands(catalog: CardCatalog, *, kicked: bool, left: int, lands: int) -> None:
    """Bog Down kicked costs two lands and takes three cards, of four, instead of two."""
    table = table_of(catalog, kinds=("Swamp", "Island"))
    table.hand(0, "Bog Down")
    table.hand(1, *["Plains"] * 4)
    game = begun(table)
    cast_paying(game, "Bog Down", kicked, target=1)
    resolve_all(game)
    assert len(game.player(1).hand) == left
    assert len(on_battlefield(game, "Swamp")) + len(on_battlefield(game, "Island")) == lands + 12


@pytest.mark.parametrize(("paid", "hand"), [(True, ["Forbid"]), (False, ["Plains", "Plains"])])
def test_702_27a_buyback_of_cards(catalog: CardCatalog, *, paid: bool, hand: list[str]) -> None:
    """Forbid comes back for two discarded cards; without them it is gone and they are kept."""
    table = table_of(catalog)
    table.hand(0, "Forbid", "Plains", "Plains")
    table.hand(1, "Opt")
    game = begun(table, active=1)
    game.answer_with(action="cast", card="Opt")
    game.answer("pass")
    cast_paying(game, "Forbid", paid)
    resolve_all(game)
    assert sorted(thing.name for thing in game.player(0).hand) == hand
    assert len(game.find("Opt", zone="graveyard")) == 1


@pytest.mark.parametrize(("kicked", "drakes"), [(False, 0), (True, 1)])
def test_702_33d_a_kicked_spell(catalog: CardCatalog, *, kicked: bool, drakes: int) -> None:
    """Roost of Drakes sees a spell that was kicked, and none that merely could have been."""
    table = table_of(catalog, kinds=("Island", "Mountain"))
    table.battlefield(0, "Roost of Drakes")
    table.hand(0, "Burst Lightning")
    game = begun(table)
    cast_paying(game, "Burst Lightning", kicked, target=1)
    resolve_all(game)
    assert len(on_battlefield(game, "Drake Token")) == drakes


@pytest.mark.parametrize(("spell", "countered"), [("Opt", 1), ("Shock", 0)])
def test_608_2c_it_is_the_target_that_was_named_before(catalog: CardCatalog, spell: str, countered: int) -> None:
    """Pyroblast asks whether the spell that it targets is blue, and not whether it is so itself."""
    table = table_of(catalog)
    table.hand(0, "Pyroblast")
    table.hand(1, spell)
    game = begun(table, active=1)
    game.answer_with(action="cast", card=spell)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer_with(target=0) if spell == "Shock" else game.answer(game.decision.default())
    game.answer("pass")
    game.answer_with(action="cast", card="Pyroblast")
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    game.answer("pass")
    game.answer("pass")
    resolve_all(game)
    happened = (game.player(0).life, len(game.player(1).hand))
    assert happened == ((20, 0) if countered else (18, 0))


@pytest.mark.parametrize(("creature", "counters"), [("Hill Giant", {"+1/+1": 1}), ("Grizzly Bears", {})])
def test_608_2c_it_is_what_was_named_before(catalog: CardCatalog, creature: str, counters: dict[str, int]) -> None:
    """Ring of Valkas asks whether the equipped creature is red; the Ring itself has no color."""
    table = table_of(catalog)
    wearer = table.battlefield(0, creature)
    table.battlefield(0, "Ring of Valkas", attached_to=wearer)
    table.library(0, "Plains")
    game = begun(table, active=1, step="end")
    while (game.turn, game.step) != (6, "draw"):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert game.thing(wearer).counters == counters
