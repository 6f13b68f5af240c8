"""CR 608 Rulings: what a spell looks at as it resolves, of whom it speaks, and what it does where it cannot do all."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives
from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    key_of,
    on_battlefield,
    pass_to,
    pass_until,
    resolve_all,
)
from tests.mechanics.rulings_for_tests import asked, count, responded, settled
from tests.rules.boards_for_tests import activate, board, graveyard, hand, size

from oathbreaker.library.catalog import CardCatalog


def test_608_2b_shower_of_sparks_still_hits_the_player(catalog: CardCatalog) -> None:
    """Shower of Sparks: with the creature gone the player is dealt 1 damage all the same."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shower of Sparks")
    table.hand(1, "Unsummon")
    game = begun(table)
    game.answer_with(action="cast", card="Shower of Sparks")
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=1)
    responded(game, 1, "Unsummon", game.thing(bears))
    settled(game)
    assert lives(game) == [20, 19]


@pytest.mark.parametrize(("held", "left"), [((), 0), (("Opt",), 0)])
def test_608_2c_brainbite_draws_though_there_is_nothing_to_discard(
    catalog: CardCatalog, held: tuple[str, ...], left: int
) -> None:
    """Brainbite: its caster draws even where the opponent has no card in hand."""
    table = board(catalog)
    table.hand(0, "Brainbite")
    for name in held:
        table.hand(1, name)
    game = begun(table)
    cast(game, "Brainbite")
    settled(game)
    assert (len(hand(game)), len(hand(game, 1))) == (1, left)


@pytest.mark.parametrize(("cards", "damage"), [(1, 2), (2, 3)])
def test_608_2h_fiery_impulse_does_not_count_itself(catalog: CardCatalog, cards: int, damage: int) -> None:
    """Fiery Impulse: one instant in the graveyard is not two; the spell on the stack does not count."""
    table = board(catalog)
    wurm = table.battlefield(1, "Craw Wurm")
    table.graveyard(0, *["Opt"] * cards)
    table.hand(0, "Fiery Impulse")
    game = begun(table)
    cast(game, "Fiery Impulse", game.thing(wurm))
    settled(game)
    assert game.thing(wurm).damage == damage


def test_508_1c_harbor_serpent_needs_its_islands_only_to_be_declared(catalog: CardCatalog) -> None:
    """Harbor Serpent: attacking it goes on attacking although an Island has gone."""
    table = board(catalog, lands=0)
    serpent = table.battlefield(0, "Harbor Serpent")
    for _ in range(5):
        table.battlefield(0, "Island")
    table.battlefield(1, "Strip Mine")
    game = begun(table)
    attacks(game, (game.thing(serpent), 1))
    pass_to(game, 1)
    activate(game, on_battlefield(game, "Strip Mine")[0], "{T}, Sac", target=on_battlefield(game, "Island")[0])
    pass_until(game, "postcombat main")
    assert (count(game, "Island"), lives(game)) == (4, [20, 15])


@pytest.mark.parametrize("prevented", [0, 1])
def test_614_1_magma_spray_exiles_for_whatever_reason_it_dies(catalog: CardCatalog, prevented: int) -> None:
    """Magma Spray: the creature that dies later in the turn is exiled, though no damage was dealt to it."""
    table = board(catalog)
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Magma Spray", "Murder")
    table.hand(1, "Bandage", "Bandage")
    game = begun(table)
    cast(game, "Magma Spray", game.thing(giant))
    for _ in range(2 * prevented):
        responded(game, 1, "Bandage", game.thing(giant))
    settled(game)
    assert game.thing(giant).damage == (0 if prevented else 2)
    cast(game, "Murder", game.thing(giant))
    settled(game)
    assert [thing.name for thing in game.player(1).exile] == ["Hill Giant"]


@pytest.mark.parametrize("mine", [0, 1])
def test_701_14b_no_creature_fights_if_one_of_them_has_gone(catalog: CardCatalog, mine: int) -> None:
    """Savage Stomp: either target gone, neither deals damage; its own still gets the counter where it is there."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Savage Stomp")
    table.hand(1, "Unsummon")
    game = begun(table)
    game.answer_with(action="cast", card="Savage Stomp")
    aim(game, game.thing(bears), game.thing(giant))
    responded(game, 1, "Unsummon", game.thing(bears if mine else giant))
    settled(game)
    if mine:
        assert game.thing(giant).damage == 0
    else:
        assert (game.thing(bears).damage, size(game.thing(bears))) == (0, (3, 3))


def test_608_2c_price_of_fame_surveils_though_nothing_is_destroyed(catalog: CardCatalog) -> None:
    """Price of Fame: an indestructible creature stays, and its caster surveils."""
    table = board(catalog)
    myr = table.battlefield(1, "Darksteel Myr")
    table.hand(0, "Price of Fame")
    game = begun(table)
    cast(game, "Price of Fame", game.thing(myr))
    assert "surveil" in asked(game)
    assert count(game, "Darksteel Myr") == 1


@pytest.mark.parametrize(("left", "cards"), [(0, 1), (1, 0)])
def test_608_2b_thought_scour_without_its_player_draws_nothing(catalog: CardCatalog, left: int, cards: int) -> None:
    """Thought Scour: the player who is its target has left the game; nobody draws."""
    table = board(catalog, players=3)
    table.hand(0, "Thought Scour")
    game = begun(table)
    cast(game, "Thought Scour", 1)
    if left:
        game.concede(1)
    settled(game)
    assert (len(hand(game)), graveyard(game)) == (cards, ["Thought Scour"])


@pytest.mark.parametrize(("kicked", "gone", "cards"), [(1, 0, 1), (1, 1, 0), (0, 0, 0)])
def test_608_2b_into_the_roil_kicked_without_its_target(
    catalog: CardCatalog, kicked: int, gone: int, cards: int
) -> None:
    """Into the Roil: kicked it draws a card, unless its target has gone."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Into the Roil")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Into the Roil", "yes" if kicked else "no", game.thing(bears))
    if gone:
        responded(game, 1, "Unsummon", game.thing(bears))
    settled(game)
    assert (len(hand(game)), count(game, "Grizzly Bears")) == (cards, 0)


@pytest.mark.parametrize(("before", "hit"), [(1, 2), (0, 0)])
def test_608_2b_access_tunnel_looks_at_the_power_as_it_resolves(catalog: CardCatalog, before: int, hit: int) -> None:
    """Access Tunnel: a creature grown in response is no target any more; grown afterwards it stays unblockable."""
    table = board(catalog)
    tunnel = table.battlefield(0, "Access Tunnel")
    bears = table.battlefield(0, "Grizzly Bears")
    wall = table.battlefield(1, "Hill Giant")
    table.hand(0, "Giant Growth")
    game = begun(table)
    activate(game, game.thing(tunnel), "{3}", target=game.thing(bears))
    if not before:
        responded(game, 0, "Giant Growth", game.thing(bears))
    settled(game)
    if before:
        cast(game, "Giant Growth", game.thing(bears))
        settled(game)
    attacks(game, (game.thing(bears), 1))
    while game.decision is not None and game.step != "declare blockers":
        game.answer(game.decision.default())
    if game.decision is not None and game.decision.kind == "blockers" and game.decision.options:
        blocks(game, (game.thing(wall), game.thing(bears)))
    pass_until(game, "postcombat main")
    assert 20 - lives(game)[1] == (5 if hit else 0)


def test_303_4_faiths_fetters_without_its_target_gain_nothing(catalog: CardCatalog) -> None:
    """Faith's Fetters: its target gone it does not enter, and no life is gained."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Faith's Fetters")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Faith's Fetters", game.thing(bears))
    responded(game, 1, "Unsummon", game.thing(bears))
    settled(game)
    assert (lives(game), graveyard(game)) == ([20, 20], ["Faith's Fetters"])


@pytest.mark.parametrize(("gone", "back"), [(0, 1), (1, 0)])
def test_303_4_rancor_returns_only_from_the_battlefield(catalog: CardCatalog, gone: int, back: int) -> None:
    """Rancor: put into the graveyard from the stack, its target gone, it does not return."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Rancor")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Rancor", game.thing(bears))
    if not gone:
        settled(game)
    responded(game, 1, "Murder", game.thing(bears))
    settled(game)
    assert hand(game).count("Rancor") == back


def test_611_2c_toxic_deluge_spares_what_comes_later(catalog: CardCatalog) -> None:
    """Toxic Deluge: X life is chosen and paid; a creature that enters afterwards does not shrink."""
    table = board(catalog)
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Toxic Deluge", "Grizzly Bears")
    game = begun(table)
    cast(game, "Toxic Deluge", 3)
    settled(game)
    cast(game, "Grizzly Bears")
    settled(game)
    assert (lives(game), count(game, "Hill Giant"), count(game, "Grizzly Bears")) == ([17, 20], 0, 1)


def test_614_1_whip_of_erebos_exiles_and_nothing_dies(catalog: CardCatalog) -> None:
    """Whip of Erebos: the creature that would die is exiled instead, and what watches for deaths sees none."""
    table = board(catalog)
    whip = table.battlefield(0, "Whip of Erebos")
    table.battlefield(0, "Blood Artist")
    table.graveyard(0, "Grizzly Bears")
    table.hand(0, "Murder")
    game = begun(table)
    activate(game, game.thing(whip), target=game.player(0).graveyard[0])
    settled(game)
    cast(game, "Murder", on_battlefield(game, "Grizzly Bears")[0])
    settled(game, target=1)
    assert (lives(game), [thing.name for thing in game.player(0).exile]) == ([20, 20], ["Grizzly Bears"])


def test_601_2c_priest_of_fell_rites_cannot_bring_itself_back(catalog: CardCatalog) -> None:
    """Priest of Fell Rites: the target is chosen before it is sacrificed, so it is none itself."""
    table = board(catalog)
    table.battlefield(0, "Priest of Fell Rites")
    table.graveyard(0, "Grizzly Bears")
    game = begun(table)
    activate(game, on_battlefield(game, "Priest of Fell Rites")[0])
    settled(game)
    assert (count(game, "Grizzly Bears"), graveyard(game)) == (1, ["Priest of Fell Rites"])
    assert lives(game)[0] == 17


def test_613_1_darksteel_mutation_takes_what_was_there_and_not_what_comes(catalog: CardCatalog) -> None:
    """Darksteel Mutation: color and later gains stay, earlier set sizes are overwritten."""
    table = board(catalog)
    knight = table.battlefield(1, "White Knight")
    table.hand(0, "Darksteel Mutation", "Giant Growth", "Boros Charm")
    game = begun(table)
    cast(game, "Darksteel Mutation", game.thing(knight))
    settled(game)
    game.answer_with(action="cast", card="Boros Charm")
    assert game.decision is not None
    game.answer(game.decision.options[2].key)
    aim(game, game.thing(knight))
    settled(game)
    thing = game.thing(knight)
    assert (thing.colors, size(thing), thing.subtypes) == (("white",), (0, 1), ("Insect",))
    assert sorted(thing.keywords) == ["double strike", "indestructible"]


def test_107_3c_x_does_not_follow_the_swamps(catalog: CardCatalog) -> None:
    """Mutilate: how many Swamps there are counts once; a creature that comes later does not shrink."""
    table = board(catalog)
    wurm = table.battlefield(1, "Craw Wurm")
    table.hand(0, "Mutilate", "Grizzly Bears")
    game = begun(table)
    cast(game, "Mutilate")
    settled(game)
    assert size(game.thing(wurm)) == (2, 0) or count(game, "Craw Wurm") == 0
    cast(game, "Grizzly Bears")
    resolve_all(game)
    assert [size(thing) for thing in on_battlefield(game, "Grizzly Bears")] == [(2, 2)]


def test_601_2c_perpetual_timepiece_may_have_no_targets(catalog: CardCatalog) -> None:
    """Perpetual Timepiece: without targets the library is shuffled; nothing leaves the graveyard."""
    table = board(catalog)
    timepiece = table.battlefield(0, "Perpetual Timepiece")
    table.graveyard(0, "Opt", "Shock")
    game = begun(table)
    activate(game, game.thing(timepiece), "{2}")
    while game.decision is not None and game.decision.kind == "target":
        game.answer([])
    settled(game)
    assert graveyard(game) == ["Opt", "Shock"]
    assert [thing.name for thing in game.player(0).exile] == ["Perpetual Timepiece"]


def test_608_2b_dark_salvation_makes_zombies_though_the_creature_has_gone(catalog: CardCatalog) -> None:
    """Dark Salvation: of two targets the creature has gone; the player gets the Zombies."""
    table = board(catalog)
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Dark Salvation")
    table.hand(1, "Unsummon")
    game = begun(table)
    game.answer_with(action="cast", card="Dark Salvation")
    game.answer(2)
    while game.decision is not None and game.decision.kind == "target":
        keys = {option.target for option in game.decision.options}
        game.answer([key_of(game, 0)] if 0 in keys else [key_of(game, game.thing(giant))])
    responded(game, 1, "Unsummon", game.thing(giant))
    settled(game)
    assert count(game, "Zombie Token") == 2
