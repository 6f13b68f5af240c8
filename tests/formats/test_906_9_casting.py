"""906.4a, 906.9, 906.11 Casting oathbreakers and signature spells from the command zone, and what it costs."""

from __future__ import annotations

from tests.formats.games_for_tests import (
    SAHEELI,
    board,
    castable,
    led,
    of,
    reasons,
    spell,
    tapped,
    walker,
)
from tests.mechanics.positions_for_tests import begun, cast, resolve, resolve_all

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def test_906_4a_the_spell_needs_its_oathbreaker_on_the_battlefield(catalog: CardCatalog) -> None:
    """With both in the command zone the spell cannot be cast; once the oathbreaker has resolved it can."""
    table = board(catalog)
    led(table)
    game = begun(table)
    assert not castable(game, "Thoughtcast")
    assert reasons(game, "Thoughtcast")[0][0] == "906.4a"
    assert "not on the battlefield" in reasons(game, "Thoughtcast")[0][1]
    cast(game, SAHEELI)
    assert not castable(game, "Thoughtcast")
    resolve(game)
    assert castable(game, "Thoughtcast")


def test_906_4a_a_phased_out_oathbreaker_is_treated_as_not_there(catalog: CardCatalog) -> None:
    """While it is phased out its spell cannot be cast, and the reason says so in both languages."""
    table = board(catalog)
    table.define("Fade", "{0}", "Instant", "Target planeswalker phases out.")
    saheeli = walker(table)
    spell(table, "Thoughtcast")
    table.hand(0, "Fade")
    game = begun(table)
    assert castable(game, "Thoughtcast")
    cast(game, "Fade")
    resolve(game)
    assert of(game, saheeli).phased_out
    assert not castable(game, "Thoughtcast")
    assert "phased out" in reasons(game, "Thoughtcast")[0][1]
    assert "フェイズ・アウト" in game.why_not(0, "Thoughtcast")[0].message("ja")


def test_906_4a_a_stolen_oathbreaker_allows_nothing(catalog: CardCatalog) -> None:
    """Under another player's control it lets neither its owner nor that player cast the spell."""
    table = board(catalog)
    walker(table, under=1)
    spell(table, "Thoughtcast")
    game = begun(table)
    assert not castable(game, "Thoughtcast")
    rule_number, message = reasons(game, "Thoughtcast")[0]
    assert (rule_number, "another player's control" in message) == ("906.4a", True)
    assert "他のプレイヤー" in game.why_not(0, "Thoughtcast")[0].message("ja")
    other = begun(table, active=1)
    assert not castable(other, "Thoughtcast")


def test_906_4b_a_partner_does_not_stand_in_for_the_other(catalog: CardCatalog) -> None:
    """Each spell needs its own oathbreaker: with only the partner there it cannot be cast."""
    table = board(catalog, kinds=("Island", "Mountain", "Forest"))
    led(table)
    garruk, overrun = table.command(0, oathbreaker="Garruk Wildspeaker", signature_spell="Overrun")
    game = begun(table)
    cast(game, "Garruk Wildspeaker")
    resolve(game)
    assert of(game, garruk).zone == "battlefield"
    assert (castable(game, "Overrun"), castable(game, "Thoughtcast")) == (True, False)
    assert "partner" in reasons(game, "Thoughtcast")[0][1]
    assert of(game, overrun).is_signature_spell


def test_906_9_each_cast_from_the_command_zone_costs_two_more(catalog: CardCatalog) -> None:
    """The third time costs {4} more; the tax counts as the spell becomes cast."""
    table = board(catalog)
    saheeli, thoughtcast = led(table, casts=(2, 1))
    game = begun(table)
    assert (game.tax(saheeli), game.tax(thoughtcast)) == (4, 2)
    cast(game, SAHEELI)
    assert (tapped(game), game.tax(saheeli)) == (7, 6)
    resolve(game)
    assert of(game, saheeli).zone == "battlefield"


def test_906_9_the_tax_is_the_cards_and_for_the_command_zone_alone(catalog: CardCatalog) -> None:
    """From the hand an oathbreaker costs what is printed, and that casting is not counted."""
    table = board(catalog)
    saheeli = walker(table)
    table.hand(0, "Boomerang")
    game = begun(table)
    cast(game, "Boomerang", of(game, saheeli))
    resolve(game, "no")
    before = tapped(game)
    cast(game, SAHEELI)
    assert (tapped(game) - before, game.tax(saheeli)) == (3, 0)


def test_906_9_a_casting_given_up_is_not_counted(catalog: CardCatalog) -> None:
    """What was only announced was not cast (601.2i)."""
    table = board(catalog)
    saheeli = led(table)[0]
    game = begun(table)
    game.pay_by_hand = True
    game.answer_with(action="cast", card=SAHEELI)
    game.abandon()
    assert (game.tax(saheeli), of(game, saheeli).zone) == (0, "command")


def test_906_9_a_countered_spell_was_cast(catalog: CardCatalog) -> None:
    """The tax counts castings, not arrivals."""
    table = board(catalog)
    saheeli = led(table)[0]
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, SAHEELI)
    game.answer("pass")
    cast(game, "Counterspell", game.stack[-1])
    resolve(game, "yes")
    assert (of(game, saheeli).zone, game.tax(saheeli)) == ("command", 2)


def test_906_9_only_its_owner_casts_it(catalog: CardCatalog) -> None:
    """Nobody is offered another player's oathbreaker."""
    table = board(catalog)
    led(table, 1)
    game = begun(table)
    assert not castable(game, SAHEELI)
    assert game.why_not(0, SAHEELI)


def test_906_11_the_spell_is_cast_from_the_command_zone_and_taxed(catalog: CardCatalog) -> None:
    """Each earlier time adds {2}; row 7: the tax comes before the reductions (601.2f)."""
    table = board(catalog)
    walker(table)
    thoughtcast = spell(table, "Thoughtcast", casts=2)
    for _ in range(13):
        table.battlefield(0, "Ornithopter")
    game = begun(table)
    assert game.tax(thoughtcast) == 4
    cast(game, "Thoughtcast")
    assert tapped(game) == 1
    resolve(game)
    assert (len(game.player(0).hand), game.tax(thoughtcast), of(game, thoughtcast).zone) == (2, 6, "command")


def test_906_11_too_little_mana_is_told_with_the_tax(catalog: CardCatalog) -> None:
    """What is missing counts the tax in."""
    table = Scenario(players=2, cards=PlayableCards(catalog))
    walker(table)
    for _ in range(6):
        table.battlefield(0, "Island")
    spell(table, "Thoughtcast", casts=2)
    game = begun(table)
    assert not castable(game, "Thoughtcast")
    assert reasons(game, "Thoughtcast")[0][0] == "118.3"
    assert "3" in reasons(game, "Thoughtcast")[0][1]


def test_906_11_row_5_one_half_of_a_split_spell_is_chosen(catalog: CardCatalog) -> None:
    """Only that half and the tax are paid (709.3, 601.2f)."""
    table = board(catalog, kinds=("Mountain", "Forest"))
    walker(table)
    split = spell(table, "Collision // Colossus", casts=1)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Wind Drake")
    game = begun(table)
    faces = {option.face for option in game.legal_actions if option.card == "Collision // Colossus"}
    assert faces == {"Collision", "Colossus"}
    game.answer_with(action="cast", face="Colossus")
    assert game.decision is not None
    if game.decision.kind == "target":
        game.answer_with(target=of(game, bears))
    assert ([thing.name for thing in game.stack if thing.kind == "spell"], tapped(game)) == (["Colossus"], 4)
    resolve_all(game)
    assert (of(game, split).zone, game.tax(split)) == ("command", 4)


def test_906_4a_the_condition_counts_as_the_casting_begins(catalog: CardCatalog) -> None:
    """An oathbreaker that is sacrificed for its spell was there; its owner is asked, and the spell resolves."""
    table = board(catalog)
    table.define(
        "Last Oath",
        "{0}",
        "Sorcery",
        "As an additional cost to cast this spell, sacrifice a planeswalker.\nDraw a card.",
    )
    saheeli = walker(table)
    handle = spell(table, "Last Oath")
    game = begun(table)
    game.answer_with(action="cast", card="Last Oath")
    assert game.decision is not None
    assert game.decision.rule == "906.10"
    game.answer("yes")
    assert of(game, saheeli).zone == "command"
    resolve(game)
    assert (len(game.player(0).hand), of(game, handle).zone) == (1, "command")
    assert not castable(game, "Last Oath")


def test_906_9_casting_it_is_sorcery_speed_as_ever(catalog: CardCatalog) -> None:
    """The command zone changes where from, not when (307.1, 117.1a)."""
    table = board(catalog)
    led(table)
    game = begun(table, active=1)
    while game.priority != 0:
        game.answer("pass")
    assert not castable(game, SAHEELI)
    assert ("117.1a", True) in [(number, "main phase" in message) for number, message in reasons(game, SAHEELI)]
