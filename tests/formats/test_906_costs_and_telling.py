"""906.9, 906.11 with other costs and faces; and how views, logs and agents know what leads a deck."""

from __future__ import annotations

from collections import Counter

from tests.formats.games_for_tests import (
    SAHEELI,
    board,
    castable,
    led,
    of,
    shipped,
    spell,
    tapped,
    told,
    until_asked,
    walker,
)
from tests.mechanics.positions_for_tests import begun, cast, resolve, resolve_all

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.telling import Telling

MONICA = "Monica Rambeau // Photon, Living Light"


def test_906_11_row_11_an_alternative_cost_is_taxed_too(catalog: CardCatalog) -> None:
    """Overload is another way of casting it from there, and {2} for each earlier time is paid on top (118.9d)."""
    table = board(catalog)
    walker(table)
    rift = spell(table, "Cyclonic Rift", casts=1)
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    ways = {option.alternative for option in game.legal_actions if option.card == "Cyclonic Rift"}
    assert ways == {None, "overload"}
    game.answer_with(action="cast", card="Cyclonic Rift", alternative="overload")
    resolve_all(game)
    assert (tapped(game), of(game, rift).zone, game.tax(rift)) == (9, "command", 4)
    assert not game.find("Grizzly Bears", zone="battlefield")


def test_906_11_row_11_blazing_shoal_for_a_red_card(catalog: CardCatalog) -> None:
    """Exiling a red card is allowed from the command zone, and the tax is left to pay (118.9, 601.2b, 601.2f)."""
    table = board(catalog)
    walker(table)
    shoal = spell(table, "Blazing Shoal", casts=1)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.hand(0, "Hill Giant")
    game = begun(table)
    game.answer_with(action="cast", card="Blazing Shoal", alternative="alternative cost")
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default() if game.decision.kind != "x" else game.decision.options[-1])
    resolve_all(game)
    assert (tapped(game), of(game, giant).zone, of(game, shoal).zone) == (2, "exile", "command")
    assert of(game, bears).power in {2, 6}


def test_906_9_row_21_from_the_hand_it_costs_no_tax(catalog: CardCatalog) -> None:
    """Command Beacon puts the oathbreaker into the hand if its owner lets it; cast from there it is not taxed."""
    table = board(catalog)
    saheeli = led(table, casts=(3, 0))[0]
    beacon = table.battlefield(0, "Command Beacon")
    game = begun(table)
    game.answer_with(action="activate", source=of(game, beacon), ability=1)
    until_asked(game, "906.10")
    game.answer("no")
    assert of(game, saheeli).zone == "hand"
    cast(game, SAHEELI)
    assert (tapped(game), game.tax(saheeli)) == (3, 6)


def test_906_11_an_additional_cost_is_paid_with_the_tax(catalog: CardCatalog) -> None:
    """Into the Roil with its kicker costs {2}{U}{U} and the tax (118.8)."""
    table = board(catalog)
    walker(table)
    spell(table, "Into the Roil", casts=1)
    table.battlefield(1, "Ornithopter")
    game = begun(table)
    game.answer_with(action="cast", card="Into the Roil")
    while game.decision is not None and game.decision.kind != "priority":
        game.answer("yes" if game.decision.kind == "may" else game.decision.options[-1])
    assert tapped(game) == 6


def test_906_9_a_reduction_comes_after_the_tax(catalog: CardCatalog) -> None:
    """A reduction takes away generic mana of the tax where the mana cost has too little (601.2f)."""
    table = board(catalog)
    table.define("Discount", "{0}", "Enchantment", "Spells you cast cost {3} less to cast.")
    table.battlefield(0, "Discount")
    led(table, casts=(1, 0))
    game = begun(table)
    cast(game, SAHEELI)
    assert tapped(game) == 2


def test_906_9_row_8_either_face_of_a_modal_card(catalog: CardCatalog) -> None:
    """Both faces may be cast from the command zone (712.11b), and the tax is the card's; either is the oathbreaker."""
    table = board(catalog, kinds=("Plains", "Island", "Mountain", "Swamp", "Forest"))
    monica, thoughtcast = table.command(0, oathbreaker=MONICA, signature_spell="Thoughtcast", casts=(1, 0))
    game = begun(table)
    faces = {option.face for option in game.legal_actions if option.card == MONICA}
    assert faces == {"Monica Rambeau", "Photon, Living Light"}
    game.answer_with(action="cast", face="Photon, Living Light")
    assert game.tax(monica) == 4
    resolve_all(game)
    assert (of(game, monica).name, of(game, monica).is_oathbreaker) == ("Photon, Living Light", True)
    assert castable(game, "Thoughtcast")
    assert of(game, thoughtcast).zone == "command"


def test_906_11_a_land_on_the_other_face_is_not_cast(catalog: CardCatalog) -> None:
    """906.11 lets the spell be cast; its land face can be played from a hand alone (305.1)."""
    table = board(catalog, kinds=("Island", "Forest", "Swamp"))
    walker(table)
    spell(table, "Bala Ged Recovery // Bala Ged Sanctuary")
    table.graveyard(0, "Shock")
    game = begun(table)
    used = {(option.action, option.face) for option in game.legal_actions if option.card and "Bala" in option.card}
    assert used == {("cast", "Bala Ged Recovery")}


def test_906_9_views_show_the_command_zone_and_the_tax(catalog: CardCatalog) -> None:
    """Everybody sees who leads, and what it costs more."""
    table = board(catalog)
    led(table, casts=(2, 1))
    view = table.start().view(1)
    assert [(one["name"], one["designation"], one["tax"]) for one in view["command"]] == [
        (SAHEELI, "oathbreaker", 4),
        ("Thoughtcast", "signature spell", 2),
    ]
    assert {thing["tax"] for thing in view["battlefield"]} == {None}


def test_906_12_the_log_names_leaders_in_both_languages_and_term_sets(catalog: CardCatalog) -> None:
    """The casting says that it is the signature spell, and its way back says instead of what."""
    table = board(catalog)
    walker(table)
    spell(table, "Thoughtcast")
    game = begun(table)
    cast(game, "Thoughtcast")
    resolve(game)
    made = next(event for event in told(game, "cast") if isinstance(event, SpellCast))
    assert "the signature spell, from the command zone" in made.text("en")
    assert "統率領域の刻銘呪文" in made.text("ja")
    assert "統率領域のトレードマークの呪文" in made.text("ja", "publisher")
    back = next(event for event in game.log if event.rule == "906.12")
    assert "the signature spell, instead of the graveyard" in back.text("en")
    assert "墓地の代わりに" in back.text("ja")


def test_906_10_drawing_what_returns_is_no_empty_library(catalog: CardCatalog) -> None:
    """A drawn oathbreaker that goes to the command zone is told as that, not as a missing card (121.4)."""
    table = board(catalog)
    table.define("Tuck", "{0}", "Sorcery", "Put target planeswalker on top of its owner's library.")
    walker(table)
    table.hand(0, "Tuck", "Divination")
    game = begun(table)
    telling = Telling(game)
    cast(game, "Tuck")
    resolve(game, "no")
    cast(game, "Divination")
    until_asked(game, "906.10")
    game.answer("yes")
    resolve(game)
    assert len(game.player(0).hand) == 1
    lines = [line.message.text("en") for line in telling.news()]
    assert any("instead of the hand" in line for line in lines)
    assert not any("no card left" in line for line in lines), lines


def test_906_1_greedy_agents_cast_their_leaders(catalog: CardCatalog) -> None:
    """They cast oathbreakers and signature spells from the command zone, some of them again for more."""
    lists = shipped("saheeli-thoughtcast", "garruk-triumph")
    game = play(Game([lists[seat % 2] for seat in range(4)], 0, cards=PlayableCards(catalog)), [GreedyAgent()] * 4)
    made = Counter((event.leads, event.seat) for event in told(game, "cast") if isinstance(event, SpellCast))
    assert sum(count for (leads, _), count in made.items() if leads == "oathbreaker") >= 2
    assert sum(count for (leads, _), count in made.items() if leads == "signature spell") >= 2
    assert max(count for (leads, _), count in made.items() if leads) >= 2
