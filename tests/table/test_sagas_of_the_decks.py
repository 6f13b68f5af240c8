"""Sagas of the decks that ship inside, played from the first chapter to the last."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import activate
from tests.table.positions_of_decks_for_tests import of_type, table_with

from oathbreaker.library.catalog import CardCatalog


def test_712_crystal_fragments_becomes_alexander_and_goes_as_fragments(catalog: CardCatalog) -> None:
    """Alexander's chapters: creatures are safe twice, the others are tapped, then the card is in the graveyard."""
    table = table_with(catalog, "Plains")
    bears = table.battlefield(0, "Grizzly Bears")
    fragments = table.battlefield(0, "Crystal Fragments", attached_to=bears)
    giant = table.battlefield(1, "Hill Giant")
    for _ in range(2):
        table.battlefield(0, "Plains")
    table.hand(1, "Shock")
    table.battlefield(1, "Mountain")
    game = begun(table)
    assert game.thing(bears).power == 3
    activate(game, game.thing(fragments), "{5}")
    resolve(game)
    (alexander,) = on_battlefield(game, "Summon: Alexander")
    assert (alexander.power, alexander.counters, game.thing(bears).power) == (4, {"lore": 1}, 2)
    game.answer("pass")
    cast(game, "Shock", game.thing(bears))
    resolve(game)
    assert game.thing(bears).zone == "battlefield"
    pass_until(game, "precombat main", turn=9)
    resolve_all(game)
    assert game.thing(giant).tapped
    assert not on_battlefield(game, "Summon: Alexander")
    assert names(game.player(0).graveyard) == ["Crystal Fragments"]


def test_714_good_king_mog_copies_his_moogles(catalog: CardCatalog) -> None:
    """Chapter II: a noncreature spell makes a copy of a token; chapter IV makes each other Moogle larger."""
    table = table_with(catalog, "Plains")
    table.hand(0, "Summon: Good King Mog XII", "Disenchant")
    mind = table.battlefield(1, "Mind Stone")
    game = begun(table)
    cast(game, "Summon: Good King Mog XII")
    resolve(game)
    assert of_type(game, 0, "Moogle").count("Moogle Token") == 2
    pass_until(game, "precombat main", turn=7)
    resolve_all(game)
    cast(game, "Disenchant", game.thing(mind))
    resolve_all(game)
    assert of_type(game, 0, "Moogle").count("Moogle Token") == 3
    pass_until(game, "precombat main", turn=11)
    resolve_all(game)
    assert {thing.power for thing in on_battlefield(game, "Moogle Token")} == {3}
    assert not on_battlefield(game, "Summon: Good King Mog XII")


def test_714_the_knights_of_round_end_with_an_indestructible_army(catalog: CardCatalog) -> None:
    """Four times three Knights; with the fifth chapter each of them has an indestructible counter."""
    table = table_with(catalog, "Plains")
    table.battlefield(0, "Summon: Knights of Round", counters={"lore": 3})
    game = begun(table, step="upkeep")
    pass_until(game, "precombat main")
    resolve_all(game)
    assert of_type(game, 0, "Knight").count("Knight Token") == 3
    pass_until(game, "precombat main", turn=7)
    resolve_all(game)
    knights = on_battlefield(game, "Knight Token")
    assert [(thing.power, thing.counters) for thing in knights] == [(4, {"indestructible": 1})] * 3
    assert not on_battlefield(game, "Summon: Knights of Round")


def test_714_primal_garuda_and_choco_mog(catalog: CardCatalog) -> None:
    """Garuda's first chapter hits a tapped creature; Choco/Mog's chapters strengthen the others, not itself."""
    table = table_with(catalog, "Plains")
    giant = table.battlefield(1, "Hill Giant", tapped=True)
    table.hand(0, "Summon: Primal Garuda", "Summon: Choco/Mog")
    game = begun(table)
    cast(game, "Summon: Primal Garuda")
    resolve(game)
    assert game.thing(giant).zone == "graveyard"
    pass_until(game, "precombat main", turn=7)
    resolve_all(game)
    cast(game, "Summon: Choco/Mog")
    resolve(game)
    assert (
        on_battlefield(game, "Summon: Primal Garuda")[0].power,
        on_battlefield(game, "Summon: Choco/Mog")[0].power,
    ) == (4, 3)


def test_714_the_restoration_of_eiganjo_comes_back_as_its_architect(catalog: CardCatalog) -> None:
    """A Plains is found, a permanent card comes back for a discarded one, then the Saga returns transformed."""
    table = table_with(catalog, "Plains")
    table.hand(0, "The Restoration of Eiganjo")
    table.library(0, "Opt", "Plains", "Shock", "Shock")
    table.graveyard(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "The Restoration of Eiganjo")
    resolve(game, ["Plains"])
    assert "Plains" in names(game.player(0).hand)
    pass_until(game, "precombat main", turn=7)
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert on_battlefield(game, "Grizzly Bears")
    pass_until(game, "precombat main", turn=9)
    resolve_all(game)
    (architect,) = on_battlefield(game, "Architect of Restoration")
    assert (architect.face, architect.power) == ("back", 3)


def test_714_urzas_saga_finds_a_bauble(catalog: CardCatalog) -> None:
    """The third chapter searches for what costs {0} or {1}: the Bauble, not the Fragments; the land is gone then."""
    table = table_with(catalog, "Plains")
    table.battlefield(0, "Urza's Saga", counters={"lore": 2})
    table.library(0, "Opt", "Crystal Fragments", "Wayfarer's Bauble", "Arcane Signet")
    game = begun(table, step="upkeep")
    pass_until(game, "precombat main")
    while game.decision is not None and game.decision.kind != "choose cards":
        game.answer("pass")
    assert game.decision is not None
    assert [option.card for option in game.decision.options] == ["Wayfarer's Bauble"]
    game.answer([0])
    assert on_battlefield(game, "Wayfarer's Bauble")
    assert names(game.player(0).graveyard) == ["Urza's Saga"]


def test_714_the_eldest_reborn_takes_from_all_and_gives_one_back(catalog: CardCatalog) -> None:
    """Each opponent sacrifices, each discards, and the best of what fell enters under its player's control."""
    table = table_with(catalog, "Swamp", players=3)
    for seat in (1, 2):
        table.battlefield(seat, "Hill Giant")
        table.hand(seat, "Opt")
    table.hand(0, "The Eldest Reborn")
    game = begun(table)
    cast(game, "The Eldest Reborn")
    resolve_all(game)
    assert [of_type(game, seat, "creature") for seat in (1, 2)] == [[], []]
    pass_until(game, "precombat main", turn=8)
    resolve_all(game)
    pass_until(game, "precombat main", turn=11)
    resolve_all(game)
    assert of_type(game, 0, "creature") == ["Hill Giant"]
    assert names(game.player(0).graveyard) == ["The Eldest Reborn"]


def test_714_the_mending_of_dominaria_returns_lands(catalog: CardCatalog) -> None:
    """Its last chapter puts all land cards of the graveyard onto the battlefield and shuffles the rest away."""
    table = table_with(catalog, "Forest", lands=1)
    table.battlefield(0, "The Mending of Dominaria", counters={"lore": 2})
    table.graveyard(0, "Forest", "Opt", "Khalni Garden")
    game = begun(table, step="upkeep")
    pass_until(game, "precombat main")
    resolve_all(game)
    assert sorted(of_type(game, 0, "land")) == ["Forest", "Forest", "Khalni Garden"]
    assert names(game.player(0).graveyard) == ["The Mending of Dominaria"]
