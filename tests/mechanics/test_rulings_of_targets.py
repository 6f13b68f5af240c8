"""CR 608.2b Rulings: what is left of a spell or ability whose target is gone, changed, or not to be destroyed."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import lives
from tests.mechanics.positions_for_tests import aim, begun, cast, key_of, on_battlefield, pass_to
from tests.mechanics.rulings_for_tests import asked, count, responded, settled
from tests.rules.boards_for_tests import activate, board, graveyard, hand

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("grown", "life"), [(0, 22), (1, 25)])
def test_608_2h_swords_look_at_the_power_it_last_had(catalog: CardCatalog, grown: int, life: int) -> None:
    """Swords to Plowshares: the life is the creature's power as it last was on the battlefield."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Swords to Plowshares")
    table.hand(1, "Giant Growth")
    game = begun(table)
    cast(game, "Swords to Plowshares", game.thing(bears))
    if grown:
        responded(game, 1, "Giant Growth", game.thing(bears))
    settled(game)
    assert lives(game) == [20, life]


GIVEN = {"Beast Within": "Beast Token", "Rapid Hybridization": "Frog Lizard Token", "Pongify": "Ape Token"}


@pytest.mark.parametrize("spell", list(GIVEN))
@pytest.mark.parametrize(("answer", "there", "tokens"), [("", 0, 1), ("indestructible", 1, 1), ("Unsummon", 0, 0)])
def test_608_2b_its_controller_gets_the_token_though_it_is_not_destroyed(
    catalog: CardCatalog, spell: str, answer: str, there: int, tokens: int
) -> None:
    """Beast Within and its like: the token comes where the target is indestructible, not where it is gone."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    spirit = table.battlefield(1, "Selfless Spirit")
    table.hand(0, spell)
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, spell, game.thing(bears))
    if answer == "Unsummon":
        responded(game, 1, answer, game.thing(bears))
    elif answer:
        pass_to(game, 1)
        activate(game, game.thing(spirit))
    settled(game)
    assert (count(game, "Grizzly Bears"), count(game, GIVEN[spell])) == (there, tokens)


@pytest.mark.parametrize(
    ("spell", "life"), [("Path to Exile", 20), ("Assassin's Trophy", 20), ("Nature's Claim", 20), ("Chaos Warp", 20)]
)
def test_608_2b_without_its_target_nothing_else_happens(catalog: CardCatalog, spell: str, life: int) -> None:
    """Path to Exile, Assassin's Trophy, Nature's Claim, Chaos Warp: nobody searches or gains life."""
    table = board(catalog)
    thopter = table.battlefield(1, "Ornithopter")
    table.library(1, "Forest", "Grizzly Bears", "Hill Giant")
    table.hand(0, spell)
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, spell, game.thing(thopter))
    responded(game, 1, "Unsummon", game.thing(thopter))
    assert asked(game) == []
    assert lives(game) == [20, life]
    assert [thing.name for thing in game.player(1).library] == ["Forest", "Grizzly Bears", "Hill Giant"]
    assert hand(game, 1) == ["Ornithopter"]


@pytest.mark.parametrize(("spell", "found", "life"), [("Assassin's Trophy", 1, 20), ("Nature's Claim", 0, 24)])
def test_608_2c_what_is_not_destroyed_has_the_rest_happen(
    catalog: CardCatalog,
    spell: str,
    found: int,
    life: int,
) -> None:
    """Assassin's Trophy, Nature's Claim on what cannot be destroyed: it stays, and the rest happens."""
    table = board(catalog)
    myr = table.battlefield(1, "Darksteel Myr")
    table.library(1, "Wastes", "Hill Giant")
    table.hand(0, spell)
    game = begun(table)
    cast(game, spell, game.thing(myr))
    settled(game, may="yes", choose_cards=["Wastes"])
    assert game.thing(myr).zone == "battlefield"
    assert (count(game, "Wastes") == 1, lives(game)[1]) == (found, life)


def test_701_23_path_to_exile_need_not_be_followed_by_a_search(catalog: CardCatalog) -> None:
    """Path to Exile: the controller may leave it; then they do not shuffle either."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.library(1, "Forest", "Hill Giant", "Opt", "Shock", "Divination", "Forest")
    table.hand(0, "Path to Exile")
    game = begun(table)
    before = [thing.id for thing in game.player(1).library]
    cast(game, "Path to Exile", game.thing(bears))
    settled(game, may="no")
    assert [thing.id for thing in game.player(1).library] == before
    assert [thing.name for thing in game.player(1).exile] == ["Grizzly Bears"]


def test_400_7_chaos_warp_on_a_token_shuffles_and_reveals(catalog: CardCatalog) -> None:
    """Chaos Warp on a token: it is gone, and its owner still reveals and puts the top card onto the battlefield."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears", token=True)
    table.library(1, *["Hill Giant"] * 3)
    table.hand(0, "Chaos Warp")
    game = begun(table)
    cast(game, "Chaos Warp", game.thing(bears))
    settled(game)
    assert (count(game, "Grizzly Bears"), count(game, "Hill Giant")) == (0, 1)
    assert len(game.player(1).library) == 2


def test_608_2b_ghost_quarter_aimed_at_itself_finds_nothing(catalog: CardCatalog) -> None:
    """Ghost Quarter: sacrificed as a cost it is no target any more; nobody searches."""
    table = board(catalog)
    quarter = table.battlefield(0, "Ghost Quarter")
    table.library(0, "Wastes", "Wastes")
    game = begun(table)
    activate(game, game.thing(quarter), "{T}, Sac", target=game.thing(quarter))
    assert asked(game) == []
    assert count(game, "Wastes") == 0


def test_608_2c_ghost_quarter_on_an_indestructible_land(catalog: CardCatalog) -> None:
    """Ghost Quarter on a Darksteel Citadel: the land stays and its controller searches all the same."""
    table = board(catalog)
    quarter = table.battlefield(0, "Ghost Quarter")
    citadel = table.battlefield(1, "Darksteel Citadel")
    table.library(1, "Wastes", "Hill Giant")
    game = begun(table)
    activate(game, game.thing(quarter), "{T}, Sac", target=game.thing(citadel))
    settled(game, may="yes", choose_cards=["Wastes"])
    assert (count(game, "Darksteel Citadel"), count(game, "Wastes")) == (1, 1)


def test_608_2b_magma_jet_without_a_target_scries_nothing(catalog: CardCatalog) -> None:
    """Magma Jet: its only target is gone, so nobody is asked to scry."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Magma Jet")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Magma Jet", game.thing(bears))
    responded(game, 1, "Unsummon", game.thing(bears))
    assert asked(game) == []
    assert graveyard(game) == ["Magma Jet"]


def test_101_6_swan_song_on_what_cannot_be_countered(catalog: CardCatalog) -> None:
    """Swan Song on Dovin's Veto: a legal target that is not countered; its controller gets the Bird all the same."""
    table = board(catalog)
    table.hand(0, "Swan Song", "Opt")
    table.hand(1, "Dovin's Veto")
    game = begun(table)
    cast(game, "Opt")
    pass_to(game, 1)
    cast(game, "Dovin's Veto", *[thing for thing in game.stack if thing.name == "Opt"])
    pass_to(game, 0)
    cast(game, "Swan Song", *[thing for thing in game.stack if thing.name == "Dovin's Veto"])
    settled(game)
    assert graveyard(game) == ["Swan Song", "Opt"]
    assert [bird.controller for bird in on_battlefield(game, "Bird Token")] == [1]


def test_608_2b_anguished_unmaking_costs_no_life_without_its_target(catalog: CardCatalog) -> None:
    """Anguished Unmaking: with the target gone its caster loses no life; with it exiled they lose 3."""
    table = board(catalog)
    thopters = [table.battlefield(1, "Ornithopter") for _ in range(2)]
    table.hand(0, "Anguished Unmaking", "Anguished Unmaking")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Anguished Unmaking", game.thing(thopters[0]))
    responded(game, 1, "Unsummon", game.thing(thopters[0]))
    settled(game)
    assert lives(game)[0] == 20
    cast(game, "Anguished Unmaking", game.thing(thopters[1]))
    settled(game)
    assert lives(game)[0] == 17


@pytest.mark.parametrize(("name", "life"), [("Hill Giant", 16), ("Hangarback Walker", 20), ("Woodland Cemetery", 20)])
def test_202_3e_feed_the_swarm_counts_no_x(catalog: CardCatalog, name: str, life: int) -> None:
    """Feed the Swarm: the life lost is the mana value the permanent had, in which X is 0 on the battlefield."""
    table = board(catalog)
    thing = table.battlefield(1, name, counters={"+1/+1": 3} if name == "Hangarback Walker" else None)
    table.battlefield(1, "Glorious Anthem")
    table.hand(0, "Feed the Swarm")
    game = begun(table)
    game.answer_with(action="cast", card="Feed the Swarm")
    if name == "Woodland Cemetery":
        assert game.decision is not None
        assert game.thing(thing).id not in {option.target for option in game.decision.options}
        return
    aim(game, game.thing(thing))
    settled(game)
    assert (count(game, name), lives(game)[0]) == (0, life)


def test_202_3e_despark_cannot_target_what_is_small_but_for_x(catalog: CardCatalog) -> None:
    """Despark: a Hangarback Walker cast for a great X is no target; a creature for four mana is."""
    table = board(catalog)
    table.battlefield(1, "Hangarback Walker", counters={"+1/+1": 4})
    giant = table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Craw Wurm")
    table.hand(0, "Despark")
    game = begun(table)
    game.answer_with(action="cast", card="Despark")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} == {"Hill Giant", "Craw Wurm"}
    aim(game, game.thing(giant))
    settled(game)
    assert count(game, "Hill Giant") == 0


def test_608_2b_go_for_the_throat_and_what_has_become_an_artifact(catalog: CardCatalog) -> None:
    """Go for the Throat: a target that has become an artifact is illegal, and is not destroyed."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    coating = table.battlefield(1, "Liquimetal Coating")
    table.hand(0, "Go for the Throat")
    game = begun(table)
    cast(game, "Go for the Throat", game.thing(bears))
    pass_to(game, 1)
    activate(game, game.thing(coating), target=game.thing(bears))
    settled(game)
    assert game.thing(bears).zone == "battlefield"


def test_608_2b_scavenging_ooze_eats_a_card_once(catalog: CardCatalog) -> None:
    """Scavenging Ooze: of two activations that target one card only the first does anything."""
    table = board(catalog)
    ooze = table.battlefield(0, "Scavenging Ooze")
    table.graveyard(1, "Grizzly Bears")
    game = begun(table)
    (card,) = game.player(1).graveyard
    for _ in range(2):
        activate(game, game.thing(ooze), target=card)
    settled(game)
    assert (game.thing(ooze).counters["+1/+1"], lives(game)[0]) == (1, 21)


@pytest.mark.parametrize(("gone", "left", "creatures"), [(1, 0, ["Hill Giant"]), (2, 1, ["Ornithopter"])])
def test_608_2b_victimize_with_a_target_gone(catalog: CardCatalog, gone: int, left: int, creatures: list[str]) -> None:
    """Victimize: with one target gone the other returns for the sacrifice; with both gone nothing happens."""
    table = board(catalog)
    table.battlefield(0, "Ornithopter")
    table.graveyard(0, "Grizzly Bears", "Hill Giant")
    table.hand(0, "Victimize")
    for _ in range(gone):
        table.battlefield(1, "Scavenging Ooze")
    game = begun(table)
    bears, giant = game.player(0).graveyard
    cast(game, "Victimize", bears, giant)
    pass_to(game, 1)
    for ooze, card in zip(on_battlefield(game, "Scavenging Ooze"), (bears, giant), strict=False):
        activate(game, ooze, target=card)
    settled(game)
    assert [thing.name for thing in game.player(0).battlefield if "creature" in thing.types] == creatures
    assert count(game, "Ornithopter") == left


def test_608_2c_terastodon_gives_nothing_for_what_stays(catalog: CardCatalog) -> None:
    """Terastodon: who keeps an indestructible permanent gets no Elephant for it; who loses one does."""
    table = board(catalog, lands=8)
    citadel = table.battlefield(1, "Darksteel Citadel")
    tower = table.battlefield(1, "Command Tower")
    table.hand(0, "Terastodon")
    game = begun(table)
    cast(game, "Terastodon")
    while game.decision is not None and game.decision.kind != "target":
        game.answer("pass")
    game.answer([key_of(game, game.thing(citadel)), key_of(game, game.thing(tower))])
    settled(game, may="yes")
    assert (count(game, "Darksteel Citadel"), count(game, "Command Tower")) == (1, 0)
    assert [token.controller for token in on_battlefield(game, "Elephant Token")] == [1]
