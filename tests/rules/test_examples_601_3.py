"""CR 601.3, 707.10: examples and situations of what may be cast, and of a copied modal spell."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import aim, begun, cast, on_battlefield, pass_to, resolve, resolve_all
from tests.rules.boards_for_tests import board, graveyard, may_cast, own

from oathbreaker.library.catalog import CardCatalog

NO_EVENS = "Players can't cast spells with even mana values."


def test_601_3a_a_choice_may_make_the_spell_legal(catalog: CardCatalog) -> None:
    """With even mana values forbidden Blaze may be begun, because X may make its mana value odd; others may not."""
    table = board(catalog)
    own(table, "No Evens", "Artifact", NO_EVENS)
    table.battlefield(1, "No Evens")
    table.hand(0, "Blaze", "Grizzly Bears", "Hill Giant", "Shock")
    game = begun(table)
    offered = [may_cast(game, name) for name in ("Blaze", "Grizzly Bears", "Hill Giant", "Shock")]
    assert offered == [True, False, False, True]
    game.answer_with(action="cast", card="Blaze")
    game.answer(2)
    game.answer_with(target=1)
    resolve_all(game)
    assert game.player(1).life == 18


def test_601_3a_a_choice_that_leaves_it_forbidden(catalog: CardCatalog) -> None:
    """With X = 1 the mana value would be 2: the spell is not cast, and nothing was paid (733.1)."""
    table = board(catalog)
    own(table, "No Evens", "Artifact", NO_EVENS)
    table.battlefield(1, "No Evens")
    table.hand(0, "Blaze")
    game = begun(table)
    game.answer_with(action="cast", card="Blaze")
    game.answer(1)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    assert (list(game.stack), [thing.name for thing in game.player(0).hand]) == ([], ["Blaze"])
    assert not any(thing.tapped for thing in game.player(0).battlefield)


@pytest.mark.parametrize(("kind", "possible"), [("colorless", True), ("Aura", False)])
def test_row_74_a_card_cast_face_down_at_instant_speed(catalog: CardCatalog, kind: str, *, possible: bool) -> None:
    """The face-down spell is colorless, so that it may be cast as though it had flash; face up it may not."""
    table = board(catalog)
    own(table, "Haste Mill", "Enchantment", f"You may cast {kind} spells as though they had flash.")
    table.battlefield(0, "Haste Mill")
    table.hand(0, "Abzan Guide", "Grounded")
    table.battlefield(1, "Wind Drake")
    game = begun(table, active=1)
    pass_to(game, 0)
    ways = {(option.card, option.alternative) for option in game.legal_actions if option.action == "cast"}
    assert (("Abzan Guide", "morph") in ways, ("Abzan Guide", None) in ways) == (possible, False)
    assert (("Grounded", None) in ways) != possible


def test_601_3b_as_though_it_had_flash(catalog: CardCatalog) -> None:
    """Hypersonic Dragon lets sorceries be cast in an opponent's turn, and nothing else."""
    table = board(catalog)
    table.battlefield(0, "Hypersonic Dragon")
    table.hand(0, "Blaze", "Grizzly Bears")
    game = begun(table, active=1)
    pass_to(game, 0)
    assert (may_cast(game, "Blaze"), may_cast(game, "Grizzly Bears")) == (True, False)


def test_707_10_a_copy_of_emerald_charm_has_its_mode(catalog: CardCatalog) -> None:
    """Each of the two destroys an enchantment; the copy may have another target, and its mode is not asked for."""
    table = board(catalog)
    for name in ("Honor of the Pure", "Kismet"):
        table.battlefield(1, name)
    table.hand(0, "Emerald Charm", "Reverberate")
    game = begun(table)
    game.answer_with(action="cast", card="Emerald Charm")
    game.answer_with(value=2)
    aim(game, on_battlefield(game, "Kismet")[0])
    cast(game, "Reverberate")
    asked = []
    while game.stack:
        assert game.decision is not None
        asked.append(game.decision.kind)
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "target":
            game.answer_with(target=on_battlefield(game, "Honor of the Pure")[0])
        else:
            game.answer(game.decision.default())
    assert "mode" not in asked
    assert sorted(graveyard(game, 1)) == ["Honor of the Pure", "Kismet"]


def test_601_2c_modes_and_targets_of_what_is_left(catalog: CardCatalog) -> None:
    """A mode without a legal target is not offered: there is no enchantment to destroy."""
    table = board(catalog)
    table.battlefield(1, "Wind Drake")
    table.hand(0, "Emerald Charm")
    game = begun(table)
    game.answer_with(action="cast", card="Emerald Charm")
    assert game.decision is not None
    assert [option.value for option in game.decision.options] == [1, 3]
    game.answer_with(value=3)
    resolve(game)
    assert on_battlefield(game, "Wind Drake")[0].keywords == ()
