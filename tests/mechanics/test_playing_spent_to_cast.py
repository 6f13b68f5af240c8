"""CR 601.2h, 107.4h, 400.7d Which mana was spent to cast a spell, asked as it resolves or once it is a permanent."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def paid_from(catalog: CardCatalog, name: str, *lands: str) -> Game:
    """Return a game in which a player has a card in hand and just these lands."""
    table = table_of(catalog, lands=0)
    for land in lands:
        table.battlefield(0, land)
    table.hand(0, name)
    table.library(0, *["Plains"] * 6)
    return begun(table)


@pytest.mark.parametrize(("last", "left"), [("Plains", 0), ("Island", 1)])
def test_400_7d_sacrificed_unless_blue_mana_was_spent(catalog: CardCatalog, last: str, left: int) -> None:
    """Azorius Herald stays only where an Island paid for it."""
    game = paid_from(catalog, "Azorius Herald", "Plains", "Plains", last)
    cast(game, "Azorius Herald")
    resolve_all(game)
    assert (len(on_battlefield(game, "Azorius Herald")), game.player(0).life) == (left, 24)


def test_400_7d_put_onto_the_battlefield_nothing_was_spent(catalog: CardCatalog) -> None:
    """What was never cast has no mana spent on it: the Herald is sacrificed."""
    game = paid_from(catalog, "Plains", "Island")
    game.put_card(0, "battlefield", "Azorius Herald")
    resolve_all(game)
    assert on_battlefield(game, "Azorius Herald") == []


@pytest.mark.parametrize(
    ("lands", "kithkin", "bonus"),
    [
        (("Plains",) * 6, 2, 0),
        (("Mountain",) * 6, 0, 1),
        ((*("Plains",) * 3, *("Mountain",) * 3), 2, 1),
        (("Plains", *("Wastes",) * 3, "Mountain", "Swamp"), 0, 0),
    ],
)
def test_601_2h_two_of_a_symbol(catalog: CardCatalog, lands: tuple[str, ...], kithkin: int, bonus: int) -> None:
    """Catharsis asks for two white or two red among all mana spent, generic costs included; one of each is neither."""
    game = paid_from(catalog, "Catharsis", *lands)
    cast(game, "Catharsis")
    resolve_all(game)
    tokens = on_battlefield(game, "Kithkin Token")
    (big,) = on_battlefield(game, "Catharsis")
    assert (len(tokens), big.power) == (kithkin, 3 + bonus)


@pytest.mark.parametrize(("other", "life"), [("Mountain", 16), ("Island", 17)])
def test_207_2c_adamant_counts_mana_of_one_color(catalog: CardCatalog, other: str, life: int) -> None:
    """Slaying Fire deals four damage for three red mana, three for two."""
    game = paid_from(catalog, "Slaying Fire", "Mountain", "Mountain", other)
    cast(game, "Slaying Fire", 1)
    resolve(game)
    assert game.player(1).life == life


@pytest.mark.parametrize(
    ("lands", "power"), [(("Forest",) * 3, 3), (("Forest", "Forest", "Island"), 2), (("Wastes",) * 3, 2)]
)
def test_105_1_three_mana_of_the_same_color(catalog: CardCatalog, lands: tuple[str, ...], power: int) -> None:
    """Henge Walker enters with a counter for three of one color; colorless is no color."""
    game = paid_from(catalog, "Henge Walker", *lands)
    cast(game, "Henge Walker")
    resolve_all(game)
    assert on_battlefield(game, "Henge Walker")[0].power == power


@pytest.mark.parametrize(("lands", "counters"), [(4, 1), (5, 2)])
def test_601_2h_five_or_more_mana(catalog: CardCatalog, lands: int, counters: int) -> None:
    """Tackle Artist counts the mana spent on the spell that triggered it, X included: two counters instead of one."""
    table = table_of(catalog, lands=0)
    for _ in range(lands):
        table.battlefield(0, "Mountain")
    artist = table.battlefield(0, "Tackle Artist")
    table.hand(0, "Blaze")
    game = begun(table)
    game.answer_with(action="cast", card="Blaze")
    while game.decision is not None and game.decision.kind != "priority":
        asked = game.decision
        game.answer(str(lands - 1) if asked.kind == "x" else next(o.key for o in asked.options if o.target == 1))
    resolve_all(game)
    assert (game.thing(artist).power, game.player(1).life) == (4 + counters, 20 - (lands - 1))


def test_601_2h_no_mana_was_spent(catalog: CardCatalog) -> None:
    """Vexing Bauble counters what cost nothing, its controller's spells too, and nothing that was paid for."""
    table = table_of(catalog, kinds=("Island",))
    table.battlefield(0, "Vexing Bauble")
    table.hand(0, "Memnite", "Ornithopter of Paradise")
    game = begun(table)
    cast(game, "Memnite")
    resolve_all(game)
    cast(game, "Ornithopter of Paradise")
    resolve_all(game)
    assert on_battlefield(game, "Memnite") == []
    assert len(on_battlefield(game, "Ornithopter of Paradise")) == 1


@pytest.mark.parametrize(("last", "left"), [("Wastes", 0), ("Island", 1)])
def test_106_1b_no_colored_mana_was_spent(catalog: CardCatalog, last: str, left: int) -> None:
    """Void Mirror counters what colorless mana alone paid for."""
    game = paid_from(catalog, "Ornithopter of Paradise", "Wastes", last)
    game.put_card(1, "battlefield", "Void Mirror")
    cast(game, "Ornithopter of Paradise")
    resolve_all(game)
    assert len(on_battlefield(game, "Ornithopter of Paradise")) == left


@pytest.mark.parametrize(
    ("lands", "drawn"), [(("Swamp", "Island", "Forest"), 3), (("Swamp",) * 3, 1), (("Swamp", "Wastes", "Wastes"), 1)]
)
def test_207_2c_converge_counts_colors(catalog: CardCatalog, lands: tuple[str, ...], drawn: int) -> None:
    """Painful Truths: a card and a life for each color of mana; colorless mana has none."""
    game = paid_from(catalog, "Painful Truths", *lands)
    cast(game, "Painful Truths")
    resolve(game)
    assert (len(game.player(0).hand), game.player(0).life) == (drawn, 20 - drawn)


def test_707_10_a_copy_was_not_paid_for(catalog: CardCatalog) -> None:
    """No mana was spent on the copy of Painful Truths, so it draws nothing and costs no life."""
    table = table_of(catalog, lands=0)
    for land in ("Swamp", "Island", "Forest", "Mountain", "Mountain"):
        table.battlefield(0, land)
    table.hand(0, "Painful Truths", "Reverberate")
    table.library(0, *["Plains"] * 6)
    game = begun(table)
    game.answer_with(action="cast", card="Painful Truths")
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    spent = game.state.objects[game.stack[-1].id].announcement
    assert spent is not None
    colors = len({mana.symbol for mana in spent.spent})
    cast(game, "Reverberate")
    resolve_all(game)
    assert (len(game.player(0).hand), game.player(0).life) == (colors, 20 - colors)


def test_702_44a_enters_with_a_counter_for_each_color(catalog: CardCatalog) -> None:
    """Crystalline Crawler: three colors and a colorless mana make three counters."""
    game = paid_from(catalog, "Crystalline Crawler", "Island", "Swamp", "Forest", "Wastes")
    cast(game, "Crystalline Crawler")
    resolve_all(game)
    assert on_battlefield(game, "Crystalline Crawler")[0].counters == {"+1/+1": 3}


@pytest.mark.parametrize(("first", "stays_tapped"), [("Snow-Covered Island", True), ("Island", False)])
def test_107_4h_mana_from_a_snow_source(catalog: CardCatalog, first: str, *, stays_tapped: bool) -> None:
    """Berg Strider looks whether any mana came from a snow source, whatever its type."""
    game = paid_from(catalog, "Berg Strider", first, *("Island",) * 4)
    victim = game.put_card(1, "battlefield", "Grizzly Bears")
    cast(game, "Berg Strider")
    resolve(game)
    while (game.turn, game.step) != (6, "upkeep"):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert victim.tapped is stays_tapped


def test_107_4h_the_amount_of_snow_mana(catalog: CardCatalog) -> None:
    """Graven Lore scries as many as snow sources paid for, then draws three."""
    game = paid_from(catalog, "Graven Lore", *("Snow-Covered Island",) * 2, *("Island",) * 3)
    cast(game, "Graven Lore")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert (game.decision.kind, len(game.decision.options)) == ("scry", 2)
    resolve_all(game)
    assert len(game.player(0).hand) == 3


def test_107_3m_for_each_pair_of_a_symbol(catalog: CardCatalog) -> None:
    """Bladecoil Serpent with five blue mana in its cost draws two cards: the fifth is half a pair."""
    game = paid_from(catalog, "Bladecoil Serpent", *("Island",) * 5, "Wastes")
    cast(game, "Bladecoil Serpent")
    resolve_all(game)
    assert (len(game.player(0).hand), on_battlefield(game, "Bladecoil Serpent")[0].power) == (2, 5)


def test_601_2h_for_each_mana_spent(catalog: CardCatalog) -> None:
    """Verazol enters with a counter for every mana that paid for it, X included."""
    game = paid_from(catalog, "Verazol, the Split Current", *("Island", "Forest") * 2)
    game.answer_with(action="cast", card="Verazol, the Split Current")
    assert game.decision is not None
    game.answer("2")
    resolve_all(game)
    assert on_battlefield(game, "Verazol, the Split Current")[0].counters == {"+1/+1": 4}


@pytest.mark.parametrize("treasures", [0, 1, 2])
def test_106_3_mana_from_a_treasure(catalog: CardCatalog, treasures: int) -> None:
    """Marut replaces each Treasure that paid for it; the Treasures are gone by then and are known as they were."""
    game = paid_from(catalog, "Marut", *("Wastes",) * (8 - treasures))
    for _ in range(treasures):
        game.put_card(0, "battlefield", "Brazen Freebooter")
        resolve_all(game)
    cast(game, "Marut")
    assert on_battlefield(game, "Treasure Token") == []
    resolve_all(game)
    assert len(on_battlefield(game, "Treasure Token")) == treasures


@pytest.mark.parametrize("treasures", [0, 1])
def test_106_3_it_was_spent_or_not(catalog: CardCatalog, treasures: int) -> None:
    """Jaded Sell-Sword has haste where a Treasure paid for it, and not where lands alone did."""
    game = paid_from(catalog, "Jaded Sell-Sword", *("Mountain",) * (4 - treasures))
    for _ in range(treasures):
        game.put_card(0, "battlefield", "Brazen Freebooter")
        resolve_all(game)
    cast(game, "Jaded Sell-Sword")
    resolve_all(game)
    assert ("haste" in on_battlefield(game, "Jaded Sell-Sword")[0].keywords) == bool(treasures)


@pytest.mark.parametrize(("lands", "zone"), [(("Plains", "Island"), "exile"), (("Plains", "Plains"), "battlefield")])
def test_608_2h_less_than_or_equal_to(catalog: CardCatalog, lands: tuple[str, ...], zone: str) -> None:
    """Prismatic Ending exiles a permanent of mana value two for two colors, and nothing for one."""
    game = paid_from(catalog, "Prismatic Ending", *lands)
    victim = game.put_card(1, "battlefield", "Grizzly Bears")
    game.answer_with(action="cast", card="Prismatic Ending")
    while game.decision is not None and game.decision.kind != "priority":
        asked = game.decision
        game.answer("1" if asked.kind == "x" else next(o.key for o in asked.options if o.target == victim.id))
    resolve_all(game)
    assert game.find("Grizzly Bears")[0].zone == zone
