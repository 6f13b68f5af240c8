"""CR 601, 608 Rulings: casting with other costs, from elsewhere and at other times, and what follows at once."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import lives
from tests.mechanics.positions_for_tests import aim, begun, cast, on_battlefield, pass_to
from tests.mechanics.rulings_for_tests import asked, count, responded, settled
from tests.rules.boards_for_tests import activate, board, graveyard, hand, may_activate, may_cast, size

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("counter", ["Counterspell", "Remand"])
def test_702_34a_a_flashed_back_spell_is_exiled_however_it_leaves(catalog: CardCatalog, counter: str) -> None:
    """Faithless Looting, Remand: cast with flashback and countered, into a hand too, it is exiled."""
    table = board(catalog)
    table.graveyard(0, "Faithless Looting")
    table.hand(1, counter)
    game = begun(table)
    game.answer_with(action="cast", alternative="flashback")
    pass_to(game, 1)
    cast(game, counter)
    settled(game)
    assert [thing.name for thing in game.player(0).exile] == ["Faithless Looting"]
    assert (hand(game), graveyard(game)) == ([], [])


def test_702_34a_discarded_it_may_be_cast_without_having_been_cast(catalog: CardCatalog) -> None:
    """Faithless Looting: put into the graveyard by a discard it can be cast from there at once."""
    table = board(catalog)
    table.hand(0, "Faithless Looting", "Faithless Looting", "Opt")
    table.library(0, *["Shock"] * 5)
    game = begun(table)
    game.answer(next(one for one in game.legal_actions if one.card == "Faithless Looting"))
    settled(game, choose_cards=["Faithless Looting", "Opt"])
    discarded = game.player(0).graveyard[0]
    game.answer(
        next(one for one in game.legal_actions if one.alternative == "flashback" and one.source == discarded.id)
    )
    settled(game)
    assert [thing.card_id for thing in game.player(0).exile] == [discarded.card_id]


@pytest.mark.parametrize(("active", "played"), [(0, "mine"), (1, "theirs")])
def test_305_4_growth_spiral_plays_no_land(catalog: CardCatalog, active: int, played: str) -> None:
    """Growth Spiral: its land is not played: it comes in another's turn, and one can be played besides in one's own."""
    table = board(catalog)
    table.hand(0, "Growth Spiral", "Wastes", "Wastes")
    game = begun(table, active=active)
    if played == "mine":
        game.answer_with(action="play land", card="Wastes")
    pass_to(game, 0)
    cast(game, "Growth Spiral")
    settled(game, may="yes", choose_cards=["Wastes"])
    assert count(game, "Wastes") == (2 if played == "mine" else 1)


def test_608_2n_eternal_witness_finds_the_spell_that_returned_it(catalog: CardCatalog) -> None:
    """Eternal Witness: returned by Zombify, it can target that Zombify, which is in the graveyard by then."""
    table = board(catalog)
    table.graveyard(0, "Eternal Witness")
    table.hand(0, "Zombify")
    game = begun(table)
    cast(game, "Zombify", game.player(0).graveyard[0])
    settled(game, may="yes")
    assert hand(game) == ["Zombify"]


@pytest.mark.parametrize("name", ["Engineered Explosives", "Wastes"])
def test_202_3e_sun_titan_returns_what_has_no_other_cost_than_x(catalog: CardCatalog, name: str) -> None:
    """Sun Titan: a card that costs {X} and a land are of mana value 0 in a graveyard."""
    table = board(catalog, lands=6)
    table.graveyard(0, name, "Hill Giant")
    table.hand(0, "Sun Titan")
    game = begun(table)
    cast(game, "Sun Titan")
    settled(game, may="yes")
    assert graveyard(game) == ["Hill Giant"]
    assert count(game, name) == 1


@pytest.mark.parametrize(("kicks", "mana"), [(0, 0), (2, 2)])
def test_702_33d_everflowing_chalice_unkicked_gives_no_mana(catalog: CardCatalog, kicks: int, mana: int) -> None:
    """Everflowing Chalice: cast without a kick it makes no mana; kicked twice, two."""
    table = board(catalog, lands=2)
    table.hand(0, "Everflowing Chalice")
    game = begun(table)
    cast(game, "Everflowing Chalice", *["yes"] * kicks, "no")
    settled(game)
    (chalice,) = on_battlefield(game, "Everflowing Chalice")
    assert chalice.counters["charge"] == kicks
    activate(game, chalice)
    assert game.player(0).mana == "{C}" * mana


def test_702_61a_under_krosan_grip_only_mana_and_faces_can_be_turned(catalog: CardCatalog) -> None:
    """Krosan Grip: no spell and no ability but mana abilities while it waits; a morph may be turned face up."""
    table = board(catalog)
    ring = table.battlefield(1, "Sol Ring")
    table.battlefield(1, "Seal of Cleansing")
    table.hand(0, "Krosan Grip")
    table.hand(1, "Shock", "Exalted Angel")
    game = begun(table, active=1)
    game.answer_with(action="cast", card="Exalted Angel", alternative="morph")
    settled(game)
    pass_to(game, 0)
    cast(game, "Krosan Grip", game.thing(ring))
    pass_to(game, 1)
    assert not may_cast(game, "Shock")
    assert may_activate(game, on_battlefield(game, "Seal of Cleansing")[0]) == []
    assert may_activate(game, game.thing(ring)) != []
    game.answer_with(action="special")
    assert [thing.name for thing in game.stack] == ["Krosan Grip"]
    assert count(game, "Exalted Angel") == 1


def test_708_8_reality_shift_turned_up_it_does_not_enter(catalog: CardCatalog) -> None:
    """Reality Shift: a manifested Mulldrifter turned face up has been there already, and draws nothing."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.library(0, "Mulldrifter", "Opt", "Opt")
    table.hand(0, "Reality Shift")
    game = begun(table)
    cast(game, "Reality Shift", game.thing(bears))
    settled(game)
    game.answer_with(action="special")
    assert asked(game) == []
    assert (count(game, "Mulldrifter"), hand(game)) == (1, [])


def test_702_74a_mulldrifter_draws_before_it_is_sacrificed(catalog: CardCatalog) -> None:
    """Mulldrifter: evoked, its draw may resolve first, and a spell be cast on it before it is sacrificed."""
    table = board(catalog)
    table.hand(0, "Mulldrifter", "Giant Growth")
    game = begun(table)
    game.answer_with(action="cast", alternative="evoke")
    while game.decision is not None and game.decision.kind != "order triggers":
        game.answer("pass")
    assert game.decision is not None
    game.answer(sorted(game.decision.options, key=lambda option: "draw" in option.label("en").lower()))
    while len(game.stack) == 2:
        game.answer("pass")
    assert (len(hand(game)), count(game, "Mulldrifter")) == (3, 1)
    cast(game, "Giant Growth", on_battlefield(game, "Mulldrifter")[0])
    settled(game)
    assert (len(hand(game)), count(game, "Mulldrifter")) == (2, 0)


def test_702_66a_relic_of_progenitus_draws_from_empty_graveyards(catalog: CardCatalog) -> None:
    """Relic of Progenitus: exiled with nothing in any graveyard its controller draws all the same."""
    table = board(catalog)
    relic = table.battlefield(0, "Relic of Progenitus")
    game = begun(table)
    activate(game, game.thing(relic), "{1}, Exile")
    settled(game)
    assert len(hand(game)) == 1


def test_400_7_senseis_divining_top_that_has_left_stays_where_it_is(catalog: CardCatalog) -> None:
    """Sensei's Divining Top: destroyed while its draw waits it is not found again; the card is drawn."""
    table = board(catalog)
    top = table.battlefield(0, "Sensei's Divining Top")
    table.hand(1, "Disenchant")
    table.library(0, "Opt", "Shock")
    game = begun(table)
    activate(game, game.thing(top), "{T}")
    responded(game, 1, "Disenchant", game.thing(top))
    settled(game)
    assert (hand(game), graveyard(game)) == (["Opt"], ["Sensei's Divining Top"])
    assert game.player(0).library[0].name == "Shock"


def test_400_7_senseis_divining_top_drawn_in_response_is_looked_at(catalog: CardCatalog) -> None:
    """Sensei's Divining Top: used in response to its first ability it is among the three cards looked at."""
    table = board(catalog)
    top = table.battlefield(0, "Sensei's Divining Top")
    table.library(0, "Opt", "Shock", "Divination")
    game = begun(table)
    activate(game, game.thing(top), "{1}")
    activate(game, game.thing(top), "{T}")
    while len(game.stack) > 1:
        game.answer("pass")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} == {"Sensei's Divining Top", "Shock", "Divination"}


def test_602_5_idol_of_oblivion_counts_tokens_of_before_it_came(catalog: CardCatalog) -> None:
    """Idol of Oblivion: a token created earlier this turn counts, though it has gone again."""
    table = board(catalog)
    table.hand(0, "Raise the Alarm", "Idol of Oblivion", "Pyroclasm")
    game = begun(table)
    cast(game, "Raise the Alarm")
    settled(game)
    cast(game, "Pyroclasm")
    settled(game)
    cast(game, "Idol of Oblivion")
    settled(game)
    assert count(game, "Soldier Token") == 0
    assert any("Draw" in said for said in may_activate(game, on_battlefield(game, "Idol of Oblivion")[0]))


def test_603_3b_yavimaya_elder_searches_before_it_draws(catalog: CardCatalog) -> None:
    """Yavimaya Elder: sacrificed for its ability, its search resolves before its controller draws."""
    table = board(catalog)
    elder = table.battlefield(0, "Yavimaya Elder")
    table.library(0, "Forest", "Forest")
    game = begun(table)
    activate(game, game.thing(elder), "{2}")
    assert [thing.kind for thing in game.stack] == ["ability", "ability"]
    settled(game, may="yes", choose_cards=["Forest"])
    assert hand(game) == ["Forest", "Forest"]


def test_702_102b_a_fused_spell_does_what_it_can(catalog: CardCatalog) -> None:
    """Wear // Tear: fused, one target gone: the other is destroyed."""
    table = board(catalog)
    ring = table.battlefield(1, "Ornithopter")
    anthem = table.battlefield(1, "Glorious Anthem")
    table.hand(0, "Wear // Tear")
    table.hand(1, "Unsummon")
    game = begun(table)
    game.answer_with(action="cast", alternative="fuse")
    aim(game, game.thing(ring), game.thing(anthem))
    responded(game, 1, "Unsummon", game.thing(ring))
    settled(game)
    assert (count(game, "Glorious Anthem"), hand(game, 1)) == (0, ["Ornithopter"])


@pytest.mark.parametrize("gone", [0, 1])
def test_608_2b_beacon_of_unrest_is_shuffled_in_only_if_it_resolves(catalog: CardCatalog, gone: int) -> None:
    """Beacon of Unrest: with its target gone it goes to the graveyard, else into the library."""
    table = board(catalog)
    table.graveyard(1, "Grizzly Bears")
    table.hand(0, "Beacon of Unrest")
    ooze = table.battlefield(1, "Scavenging Ooze")
    game = begun(table)
    (card,) = game.player(1).graveyard
    cast(game, "Beacon of Unrest", card)
    if gone:
        pass_to(game, 1)
        activate(game, game.thing(ooze), target=card)
    settled(game)
    assert graveyard(game) == (["Beacon of Unrest"] if gone else [])
    assert count(game, "Grizzly Bears") == 1 - gone


def test_608_2c_reanimate_costs_life_before_what_it_returned_does_anything(catalog: CardCatalog) -> None:
    """Reanimate: the life is lost as it resolves, before an ability of what it returned gains any."""
    table = board(catalog)
    table.life(0, 6)
    table.graveyard(1, "Angel of Mercy", "Hangarback Walker")
    table.hand(0, "Reanimate")
    game = begun(table)
    angel = next(thing for thing in game.player(1).graveyard if thing.name == "Angel of Mercy")
    cast(game, "Reanimate", angel)
    while len(game.stack) and game.stack[0].kind != "ability":
        game.answer("pass")
    assert lives(game)[0] == 1
    settled(game)
    assert lives(game)[0] == 4


@pytest.mark.parametrize(("left", "cards"), [(0, 3), (1, 0)])
def test_608_2b_secret_rendezvous_without_the_opponent_draws_nothing(
    catalog: CardCatalog, left: int, cards: int
) -> None:
    """Secret Rendezvous: its target has left the game; its caster draws nothing either."""
    table = board(catalog, players=3)
    table.hand(0, "Secret Rendezvous")
    game = begun(table)
    cast(game, "Secret Rendezvous", 1)
    if left:
        game.concede(1)
    settled(game)
    assert (len(hand(game)), graveyard(game)) == (cards, ["Secret Rendezvous"])


def test_611_2c_hoard_smelter_dragon_counts_no_x_and_needs_its_target(catalog: CardCatalog) -> None:
    """Hoard-Smelter Dragon: an X counts 0, an indestructible artifact counts, a target gone does not."""
    table = board(catalog, lands=6)
    dragon = table.battlefield(0, "Hoard-Smelter Dragon")
    walker = table.battlefield(1, "Hangarback Walker", counters={"+1/+1": 3})
    colossus = table.battlefield(1, "Darksteel Ingot")
    gone = table.battlefield(1, "Ornithopter")
    table.hand(1, "Unsummon")
    game = begun(table)
    activate(game, game.thing(dragon), target=game.thing(walker))
    settled(game)
    assert size(game.thing(dragon)) == (5, 5)
    activate(game, game.thing(dragon), target=game.thing(colossus))
    settled(game)
    assert (size(game.thing(dragon)), count(game, "Darksteel Ingot")) == ((8, 5), 1)
    activate(game, game.thing(dragon), target=game.thing(gone))
    responded(game, 1, "Unsummon", game.thing(gone))
    settled(game)
    assert size(game.thing(dragon)) == (8, 5)


def test_603_6a_cathars_crusade_counts_who_entered(catalog: CardCatalog) -> None:
    """Cathars' Crusade: the creature that entered gets its counter too."""
    table = board(catalog)
    table.battlefield(0, "Cathars' Crusade")
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Hill Giant")
    game = begun(table)
    cast(game, "Hill Giant")
    settled(game)
    assert (size(game.thing(bears)), size(on_battlefield(game, "Hill Giant")[0])) == ((3, 3), (4, 4))


def test_701_21_fleshbag_marauder_alone_is_sacrificed_itself(catalog: CardCatalog) -> None:
    """Fleshbag Marauder: who has no other creature sacrifices it."""
    table = board(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Fleshbag Marauder")
    game = begun(table)
    cast(game, "Fleshbag Marauder")
    settled(game)
    assert (graveyard(game), graveyard(game, 1)) == (["Fleshbag Marauder"], ["Grizzly Bears"])
