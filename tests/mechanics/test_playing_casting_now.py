"""CR 608.2g Cards that are cast as an ability resolves; what is chosen among exiled cards; spells copied twice."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, names, on_battlefield, resolve, table_of
from tests.mechanics.walkers_for_tests import activate, begun_with, board_of_walkers, use
from tests.rules.boards_for_tests import bare, own, played

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("answer", "life"), [("yes", 20), ("no", 18)])
def test_608_2g_the_exiled_card_is_cast_at_once_or_not_at_all(catalog: CardCatalog, answer: str, life: int) -> None:
    """Chandra, Torch of Defiance: the card is cast and paid for now, or else each opponent is dealt damage."""
    table = table_of(catalog, kinds=("Forest",))
    table.library(0, "Grizzly Bears")
    game, chandra = begun_with(table, "Chandra, Torch of Defiance")
    use(game, chandra, "+1: Exile", then=[answer])
    assert game.player(1).life == life
    assert bool(on_battlefield(game, "Grizzly Bears")) == (answer == "yes")
    assert not [option for option in game.legal_actions if option.action == "cast"]


def test_608_2g_a_land_is_never_cast(catalog: CardCatalog) -> None:
    """A land that Chandra exiles can't be cast, so that the damage is dealt without a question."""
    table = table_of(catalog, kinds=("Forest",))
    table.library(0, "Mountain")
    game, chandra = begun_with(table, "Chandra, Torch of Defiance")
    use(game, chandra, "+1: Exile")
    assert game.player(1).life == 18


def test_614_1a_the_spell_is_exiled_instead(catalog: CardCatalog) -> None:
    """Chandra, Acolyte of Flame: the instant cast from the graveyard does not come back to it."""
    table = table_of(catalog, kinds=("Mountain",))
    bolt = table.graveyard(0, "Lightning Bolt")
    game, chandra = begun_with(table, "Chandra, Acolyte of Flame")
    use(game, chandra, "−2", then=["yes", 1])
    assert game.player(1).life == 17
    assert names(game.find("Lightning Bolt", zone="exile")) == ["Lightning Bolt"]
    assert bolt is not None


def test_118_9_any_number_of_cards_without_paying(catalog: CardCatalog) -> None:
    """Chandra Ablaze casts red instants and sorceries from the graveyard one after the other, and no others."""
    table = board_of_walkers(catalog)
    table.graveyard(0, "Lightning Bolt", "Lava Spike", "Opt")
    game, chandra = begun_with(table, "Chandra Ablaze")
    use(game, chandra, "−7", then=[["Lightning Bolt"], 1, ["Lava Spike"], 1])
    assert game.player(1).life == 14
    assert not game.player(0).hand


@pytest.mark.parametrize(("card", "life"), [("Lava Spike", 16), ("Opt", 20)])
def test_608_2c_a_card_of_a_kind_is_discarded_this_way(catalog: CardCatalog, card: str, life: int) -> None:
    """Chandra Ablaze deals damage only if the discarded card is red."""
    table = board_of_walkers(catalog)
    table.hand(0, card)
    game, chandra = begun_with(table, "Chandra Ablaze")
    use(game, chandra, "+1", 1)
    assert game.player(1).life == life


def test_608_2d_one_of_the_exiled_cards_may_be_played(catalog: CardCatalog) -> None:
    """Chandra, Flameshaper exiles three cards, and the chosen one alone may be played this turn."""
    table = table_of(catalog, kinds=("Mountain",))
    table.library(0, "Lava Spike", "Shock", "Hill Giant")
    game, chandra = begun_with(table, "Chandra, Flameshaper")
    use(game, chandra, "+2", then=[["Shock"]])
    castable = {option.card for option in game.legal_actions if option.action == "cast"}
    assert castable == {"Shock"}


def test_601_3_spells_of_a_kind_among_the_exiled_cards(catalog: CardCatalog) -> None:
    """Chandra, Dressed to Kill lets you cast the red ones of the five exiled cards this turn."""
    table = table_of(catalog, kinds=("Mountain", "Island"))
    table.library(0, "Lava Spike", "Shock", "Opt", "Unsummon", "Mountain")
    game, chandra = begun_with(table, "Chandra, Dressed to Kill")
    use(game, chandra, "−7")
    assert {option.card for option in game.legal_actions if option.action == "cast"} == {"Lava Spike", "Shock"}


@pytest.mark.parametrize(("card", "castable"), [("Shock", True), ("Opt", False)])
def test_608_2h_if_it_is_red(catalog: CardCatalog, card: str, castable: bool) -> None:  # noqa: FBT001  a parameter
    """Chandra, Dressed to Kill: the exiled card may be cast if it's red."""
    table = table_of(catalog, kinds=("Mountain", "Island"))
    table.library(0, card)
    game, chandra = begun_with(table, "Chandra, Dressed to Kill")
    use(game, chandra, "+1: Exile")
    assert any(option.card == card for option in game.legal_actions if option.action == "cast") == castable


def test_707_10_a_spell_is_copied_twice(catalog: CardCatalog) -> None:
    """With Jaya's emblem a red instant is copied twice."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(0, "Lightning Bolt")
    game, jaya = begun_with(table, "Jaya, Fiery Negotiator")
    use(game, jaya, "−8")
    cast(game, "Lightning Bolt", 1)
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer(game.decision.default())
    assert game.player(1).life == 11


def test_107_1b_as_many_cards_as_discarded_and_one_more(catalog: CardCatalog) -> None:
    """Chandra, Flamecaller: a hand of two is discarded and three cards are drawn."""
    table = board_of_walkers(catalog)
    table.hand(0, "Opt", "Shock")
    game, chandra = begun_with(table, "Chandra, Flamecaller")
    use(game, chandra, "0: Discard")
    assert len(game.player(0).hand) == 3
    assert len(game.player(0).graveyard) == 2


def test_701_6a_creature_spells_cannot_be_countered_this_turn(catalog: CardCatalog) -> None:
    """After Domri's ability a creature spell you cast resolves although it is countered; another's does not."""
    table = table_of(catalog, kinds=("Forest", "Island"))
    table.hand(0, "Grizzly Bears", "Opt")
    table.hand(1, "Counterspell", "Counterspell")
    game, domri = begun_with(table, "Domri, Anarch of Bolas")
    activate(game, domri, "+1")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        game.answer(game.decision.default() if game.decision is not None else "pass")
    cast(game, "Grizzly Bears")
    game.answer("pass")
    cast(game, "Counterspell")
    resolve(game)
    assert on_battlefield(game, "Grizzly Bears")
    cast(game, "Opt")
    game.answer("pass")
    cast(game, "Counterspell")
    resolve(game)
    assert "Opt" in names(game.player(0).graveyard)
    assert not [thing for thing in game.player(0).hand if thing.name == "Opt"]


def test_104_2b_winning_instead_of_drawing_from_an_empty_library(catalog: CardCatalog) -> None:
    """Jace, Wielder of Mysteries: who would draw from an empty library wins."""
    table = board_of_walkers(catalog)
    table.hand(0, own(table, "Forgetting", "Sorcery", "Exile all cards from your library."))
    game, jace = begun_with(table, "Jace, Wielder of Mysteries")
    played(game, "Forgetting")
    assert not game.is_over
    use(game, jace, "+1", 1)
    assert game.standings == [[0], [1]]


def test_104_2b_an_empty_library_after_drawing(catalog: CardCatalog) -> None:
    """Seven cards are drawn; only with no card left in the library is the game won."""
    table = board_of_walkers(catalog)
    game, jace = begun_with(table, "Jace, Wielder of Mysteries")
    use(game, jace, "−8")
    assert not game.is_over
    assert len(game.player(0).hand) == 7


def test_104_2b_the_library_is_empty_after_drawing(catalog: CardCatalog) -> None:
    """Where no card is left after a draw, the game is won."""
    table = bare(catalog)
    text = "Exile all cards from your library. Then if your library has no cards in it, you win the game."
    table.hand(0, own(table, "Forgetting", "Sorcery", text))
    game = begun(table)
    played(game, "Forgetting")
    assert game.standings == [[0], [1]]


def test_608_2g_any_number_of_spells_from_among_exiled_cards(catalog: CardCatalog) -> None:
    """Etali exiles a card of each library: the spells may be cast in any order, a land stays in exile."""
    table = table_of(catalog, players=3, lands=0)
    etali = table.battlefield(0, "Etali, Primal Storm")
    table.library(0, "Divination", "Island", "Island", "Island")
    table.library(1, "Grizzly Bears")
    table.library(2, "Forest")
    game = begun(table, step="beginning of combat")
    attack(game, game.thing(etali))
    cast_names: list[str] = []
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "choose cards":
            cast_names.append(str(game.decision.options[-1].card))
            game.answer([game.decision.options[-1].key])
        else:
            game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert sorted(cast_names) == ["Divination", "Grizzly Bears"]
    assert [thing.controller for thing in game.find("Grizzly Bears", zone="battlefield")] == [0]
    assert len(game.player(0).hand) == 2
    assert [thing.name for thing in game.find(zone="exile")] == ["Forest"]
