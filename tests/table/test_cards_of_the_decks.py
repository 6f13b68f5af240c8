"""Cards of the decks that ship inside which random play seldom uses whole: kicked, bought back, transformed, copied."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate
from tests.table.positions_of_decks_for_tests import cast_with, of_type, table_with

from oathbreaker.library.catalog import CardCatalog


def test_702_33_josu_vess_is_kicked(catalog: CardCatalog) -> None:
    """For ten mana eight Zombie Knights come with him, for four none."""
    for lands, wanted in ((6, 8), (2, 0)):
        table = table_with(catalog, "Swamp", "Island", lands=lands)
        table.hand(0, "Josu Vess, Lich Knight")
        game = begun(table)
        cast_with(game, "Josu Vess, Lich Knight")
        resolve_all(game)
        assert len(on_battlefield(game, "Zombie Knight Token")) == wanted


def test_702_33_gatekeeper_and_burst_lightning_are_kicked(catalog: CardCatalog) -> None:
    """Gatekeeper's player is made to sacrifice; Burst Lightning deals 4 instead of 2."""
    table = table_with(catalog, "Swamp", "Mountain")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Gatekeeper of Malakir", "Burst Lightning")
    game = begun(table)
    cast_with(game, "Gatekeeper of Malakir")
    resolve(game, 1)
    assert of_type(game, 1, "creature") == []
    cast_with(game, "Burst Lightning", 1)
    resolve(game)
    assert game.player(1).life == 16


def test_702_27a_disturbed_burial_and_capsize_are_bought_back(catalog: CardCatalog) -> None:
    """With buyback paid each goes back to the hand as it resolves."""
    table = table_with(catalog, "Swamp", "Island")
    giant = table.battlefield(1, "Hill Giant")
    table.graveyard(0, "Grizzly Bears")
    table.hand(0, "Disturbed Burial", "Capsize")
    game = begun(table)
    cast_with(game, "Disturbed Burial")
    resolve(game)
    assert sorted(names(game.player(0).hand)) == ["Capsize", "Disturbed Burial", "Grizzly Bears"]
    cast_with(game, "Capsize", game.thing(giant))
    resolve(game)
    assert "Capsize" in names(game.player(0).hand)
    assert names(game.player(1).hand) == ["Hill Giant"]


def test_701_27_bloodline_keeper_becomes_the_lord(catalog: CardCatalog) -> None:
    """With five Vampires it may be transformed, and the others are larger; with four it may not."""
    table = table_with(catalog, "Swamp")
    keeper = table.battlefield(0, "Bloodline Keeper")
    for _ in range(3):
        table.battlefield(0, "Vampire Nighthawk")
    game = begun(table)
    assert not [one for one in game.legal_actions if one.ability and one.ability[1].startswith("{B}")]
    activate(game, game.thing(keeper), "{T}")
    resolve(game)
    activate(game, game.thing(keeper), "{B}")
    resolve(game)
    assert (game.thing(keeper).name, game.thing(keeper).power) == ("Lord of Lineage", 5)
    assert {thing.power for thing in on_battlefield(game, "Vampire Token")} == {4}


def test_701_27_westvale_abbey_becomes_ormendahl(catalog: CardCatalog) -> None:
    """Five creatures are sacrificed, and the land is an untapped 9/7 that may attack at once."""
    table = table_with(catalog, "Swamp")
    abbey = table.battlefield(0, "Westvale Abbey")
    for _ in range(5):
        table.battlefield(0, "Reassembling Skeleton")
    game = begun(table)
    activate(game, game.thing(abbey), "{5}, {T}, Sacrifice")
    resolve_all(game)
    prince = game.thing(abbey)
    assert (prince.name, prince.power, prince.tapped, "creature" in prince.types) == (
        "Ormendahl, Profane Prince", 9, False, True,
    )  # fmt: skip
    assert len(game.player(0).graveyard) == 5
    attack(game, prince)
    resolve_all(game)
    pass_until(game, "postcombat main")
    assert [player.life for player in game.players] == [29, 11]


def test_702_122_the_falcon_is_crewed_and_given_for_a_creature(catalog: CardCatalog) -> None:
    """It is crewed, flies, and as it deals damage is sacrificed: a creature card comes back for it."""
    table = table_with(catalog, "Swamp")
    falcon = table.battlefield(0, "The Falcon, Airship Restored")
    table.battlefield(0, "Grizzly Bears")
    table.graveyard(0, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(falcon), "Crew")
    resolve_all(game)
    attack(game, game.thing(falcon))
    while game.step != "postcombat main":
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert game.player(1).life == 16
    assert on_battlefield(game, "Hill Giant")
    assert not on_battlefield(game, "The Falcon, Airship Restored")
    (fallen,) = game.find("The Falcon, Airship Restored", zone="graveyard")
    activate(game, fallen, "{4}{B}")
    resolve_all(game)
    assert [thing.tapped for thing in on_battlefield(game, "The Falcon, Airship Restored")] == [True]


def test_500_7_time_warp_gives_another_turn(catalog: CardCatalog) -> None:
    """The player who was targeted takes the turn after this one."""
    table = table_with(catalog, "Island")
    table.hand(0, "Time Warp")
    game = begun(table)
    cast(game, "Time Warp", 0)
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    assert game.active == 0
    pass_until(game, "upkeep", turn=7)
    assert game.active == 1


def test_906_13_granted_finds_nothing_and_its_fae_is_cast_after(catalog: CardCatalog) -> None:
    """The wish of Fae of Wishes says why it finds nothing; the card is on an adventure and can be cast from exile."""
    table = table_with(catalog, "Island")
    table.hand(0, "Fae of Wishes")
    game = begun(table)
    game.answer_with(action="cast", face="Granted")
    resolve(game)
    found = [event.rule for event in game.log if event.kind == "find nothing outside"]
    assert found == ["906.13"]
    assert names(game.player(0).exile) == ["Fae of Wishes"]
    game.answer_with(action="cast", face="Fae of Wishes")
    resolve(game)
    assert on_battlefield(game, "Fae of Wishes")


def test_707_clones_of_the_twins_deck(catalog: CardCatalog) -> None:
    """Glasspool Mimic is a copy of one's own creature or a land; the Metamorph is an artifact besides."""
    table = table_with(catalog, "Island")
    table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Air Elemental")
    table.hand(0, "Glasspool Mimic", "Phyrexian Metamorph", "Glasspool Mimic")
    game = begun(table)
    cast(game, "Glasspool Mimic")
    resolve(game, "yes")
    assert len(on_battlefield(game, "Hill Giant")) == 2
    game.answer_with(action="play land", face="Glasspool Shore")
    assert [thing.tapped for thing in game.player(0).battlefield if thing.name == "Glasspool Shore"] == [True]
    pass_until(game, "precombat main", turn=7)
    game.answer_with(action="cast", card="Phyrexian Metamorph")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        options = [option for option in game.decision.options if option.card == "Air Elemental"]
        game.answer(options[0] if options else "yes" if game.decision.kind == "may" else game.decision.default())
    mine = [thing for thing in on_battlefield(game, "Air Elemental") if thing.controller == 0]
    assert [("artifact" in thing.types, thing.power) for thing in mine] == [(True, 4)]


def test_701_27_storm_the_vault_becomes_a_land(catalog: CardCatalog) -> None:
    """With five artifacts at the end of the turn it is a land, which gives blue mana for each of them."""
    table = table_with(catalog, "Island", lands=1)
    vault = table.battlefield(0, "Storm the Vault")
    for _ in range(5):
        table.battlefield(0, "Ornithopter")
    game = begun(table)
    pass_until(game, "end")
    resolve_all(game)
    land = game.thing(vault)
    assert (land.name, "land" in land.types) == ("Vault of Catlacan", True)
    activate(game, land, "{T}: Add {U} for")
    assert game.player(0).mana == "{U}" * 5


def test_613_2_theft_in_the_twins_deck(catalog: CardCatalog) -> None:
    """Zealous Conscripts borrow a planeswalker for the turn, untapped and hasty; Control Magic keeps a creature."""
    table = table_with(catalog, "Island", "Mountain")
    jace = table.battlefield(1, "Jace Beleren", counters={"loyalty": 3})
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Zealous Conscripts", "Control Magic")
    game = begun(table)
    cast(game, "Zealous Conscripts")
    resolve(game, game.thing(jace))
    assert game.thing(jace).controller == 0
    cast(game, "Control Magic", game.thing(giant))
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(jace).controller, game.thing(giant).controller) == (1, 0)


def test_702_34a_spells_that_are_cast_again_from_the_graveyard(catalog: CardCatalog) -> None:
    """Call of the Herd and Deep Analysis, each for its flashback cost, which may be life too; both are exiled then."""
    table = table_with(catalog, "Forest", "Island")
    table.graveyard(0, "Call of the Herd", "Deep Analysis")
    game = begun(table)
    game.answer_with(action="cast", card="Call of the Herd", alternative="flashback")
    resolve(game)
    assert of_type(game, 0, "creature") == ["Elephant Token"]
    game.answer_with(action="cast", card="Deep Analysis", alternative="flashback")
    game.answer_with(target=0)
    resolve(game)
    assert (game.player(0).life, len(game.player(0).hand)) == (17, 2)
    assert names(game.player(0).exile) == ["Call of the Herd", "Deep Analysis"]


def test_107_3_green_suns_zenith_finds_by_x(catalog: CardCatalog) -> None:
    """For X = 2 a creature of mana value 3 is not found, one of 2 is; the Zenith is in the library after."""
    table = table_with(catalog, "Forest", lands=3)
    table.hand(0, "Green Sun's Zenith")
    table.library(0, "Elvish Archdruid", "Sakura-Tribe Elder", "Opt")
    game = begun(table)
    cast(game, "Green Sun's Zenith", 2)
    resolve(game, ["Sakura-Tribe Elder"])
    assert of_type(game, 0, "creature") == ["Sakura-Tribe Elder"]
    assert "Green Sun's Zenith" in names(game.player(0).library)


def test_702_122_esikas_chariot_copies_a_token(catalog: CardCatalog) -> None:
    """Two Cats come with it, crew it, and as it attacks there is a third one."""
    table = table_with(catalog, "Forest")
    table.hand(0, "Esika's Chariot")
    game = begun(table)
    cast(game, "Esika's Chariot")
    resolve_all(game)
    assert of_type(game, 0, "Cat") == ["Cat Token", "Cat Token"]
    pass_until(game, "precombat main", turn=7)
    (chariot,) = on_battlefield(game, "Esika's Chariot")
    activate(game, chariot, "Crew")
    resolve_all(game)
    attack(game, chariot)
    resolve_all(game)
    assert len(of_type(game, 0, "Cat")) == 3
