"""CR 700.2 Modal spells and abilities: which modes can be chosen, with targets of their own."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def modes(game: Game) -> list[object]:
    """Return the printed numbers of the modes that can be chosen."""
    assert game.decision is not None
    assert game.decision.kind == "mode"
    return [option.value for option in game.decision.options]


def test_700_2a_the_mode_chosen_alone_is_followed(catalog: CardCatalog) -> None:
    """Of "deal 3 damage to a creature" and "destroy an artifact", only what was chosen happens."""
    table = table_of(catalog)
    table.hand(0, "Abrade")
    bear = table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Spellbook")
    game = begun(table)
    cast(game, "Abrade")
    assert modes(game) == [1, 2]
    game.answer_with(value=2)
    resolve(game)
    assert on_battlefield(game, "Spellbook") == []
    assert game.thing(bear).zone == "battlefield"


def test_700_2a_a_mode_without_legal_targets_is_not_offered(catalog: CardCatalog) -> None:
    """Without an artifact there is only the other mode, which is not asked for."""
    table = table_of(catalog)
    table.hand(0, "Abrade")
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Abrade")
    resolve(game)
    assert on_battlefield(game, "Grizzly Bears") == []


def test_700_2_a_mode_says_what_it_does(catalog: CardCatalog) -> None:
    """The label of a mode is its text, in either language."""
    table = table_of(catalog)
    table.hand(0, "Abrade")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Spellbook")
    game = begun(table)
    cast(game, "Abrade")
    assert game.decision is not None
    first, second = game.decision.options
    assert "3 damage" in first.label("en")
    assert second.label("ja").startswith("アーティファクト")


def test_700_2d_one_or_both(catalog: CardCatalog) -> None:
    """Both modes, each with its own target, in the order printed."""
    table = table_of(catalog)
    table.hand(0, "Artful Takedown")
    for _ in range(4):
        table.battlefield(0, "Swamp")
    big = table.battlefield(1, "Colossal Dreadmaw")
    small = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Artful Takedown")
    game.answer(["1", "2"])
    game.answer_with(target=game.thing(big).id)
    game.answer_with(target=game.thing(small).id)
    resolve(game)
    assert game.thing(big).tapped
    assert names(game.player(1).graveyard) == ["Grizzly Bears"]


def test_700_2d_two_different_modes(catalog: CardCatalog) -> None:
    """Told to choose two, a player cannot choose one twice."""
    table = table_of(catalog, kinds=("Plains",))
    table.hand(0, "Austere Command")
    table.battlefield(1, "Spellbook")
    table.battlefield(1, "Impact Tremors")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Colossal Dreadmaw")
    game = begun(table)
    cast(game, "Austere Command")
    assert modes(game) == [1, 2, 3, 4]
    assert game.decision is not None
    assert (game.decision.minimum, game.decision.maximum) == (2, 2)
    game.answer(["1", "4"])
    resolve(game)
    assert names(game.player(1).graveyard) == ["Spellbook", "Colossal Dreadmaw"]


def test_700_2b_a_modal_triggered_ability(catalog: CardCatalog) -> None:
    """The mode is chosen as the ability is put on the stack; one that could target nothing else is not there."""
    table = table_of(catalog)
    table.hand(0, "Aether Channeler")
    game = begun(table)
    cast(game, "Aether Channeler")
    while game.decision is not None and game.decision.kind != "mode":
        game.answer("pass")
    assert modes(game) == [1, 3]
    game.answer_with(value=3)
    assert len(game.stack) == 1
    before = len(game.player(0).hand)
    resolve(game)
    assert len(game.player(0).hand) == before + 1


@pytest.mark.parametrize("is_kicked", [False, True])
def test_700_2d_any_number_of_modes_if_kicked(catalog: CardCatalog, is_kicked: bool) -> None:  # noqa: FBT001  either
    """One mode is chosen, or as many as the player wants where the spell was kicked (601.2b: before the modes)."""
    table = table_of(catalog, kinds=("Swamp",), lands=8)
    table.hand(0, "Inscription of Ruin")
    table.graveyard(0, "Ornithopter")
    table.hand(1, "Opt", "Shock")
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="cast", card="Inscription of Ruin")
    assert game.decision is not None
    game.answer("yes" if is_kicked else "no")
    assert game.decision.kind == "mode"
    assert (game.decision.minimum, game.decision.maximum) == ((0, 3) if is_kicked else (1, 1))
    game.answer(["1", "3"] if is_kicked else ["1"])
    resolve(game)
    assert not game.player(1).hand
    assert game.thing(bear).zone == ("graveyard" if is_kicked else "battlefield")


@pytest.mark.parametrize("wizard", [False, True])
def test_700_2d_two_modes_if_something_is_so(catalog: CardCatalog, wizard: bool) -> None:  # noqa: FBT001  either
    """Two modes may be chosen by who controls a Wizard as they cast the spell, one by anybody."""
    table = table_of(catalog)
    if wizard:
        table.battlefield(0, "Fugitive Wizard")
    table.battlefield(1, "Ornithopter")
    table.hand(0, "Flame of Anor")
    game = begun(table)
    game.answer_with(action="cast", card="Flame of Anor")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.minimum, game.decision.maximum) == ("mode", 1, 2 if wizard else 1)
