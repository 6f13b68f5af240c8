"""906.1 to 906.9, 906.11: how games of Oathbreaker begin, whose card leads, and casting from the command zone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.formats.games_for_tests import (
    SAHEELI,
    board,
    castable,
    in_command,
    led,
    of,
    reasons,
    shipped,
    spell,
    tapped,
    told,
    walker,
)
from tests.mechanics.positions_for_tests import attack, begun, cast, resolve, resolve_all

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import GameSetupError

SHIPPED = ("saheeli-thoughtcast", "garruk-overrun")


def begun_from_decks(catalog: CardCatalog, players: int = 4, **house_rules: Any) -> Game:  # noqa: ANN401  as Game takes them
    """Return a game of the decks that ship inside."""
    lists = shipped(*SHIPPED)
    return Game([lists[seat % 2] for seat in range(players)], 3, cards=PlayableCards(catalog), **house_rules)


def test_906_1_a_whole_game_is_played_from_decks_to_its_end(catalog: CardCatalog) -> None:
    """Random agents play the shipped lists to the end, and leaders are cast from the command zone in it."""
    game = play(begun_from_decks(catalog), [RandomAgent(seat) for seat in range(4)])
    assert game.is_over
    assert {thing.titles[0].name for thing in told(game, "cast")} & {SAHEELI, "Garruk Wildspeaker"}  # type: ignore[attr-defined]


def test_906_2_several_players_are_attacked_in_one_combat(catalog: CardCatalog) -> None:
    """Everybody is everybody's opponent, however far away they sit, and two are attacked at once (802)."""
    table = board(catalog, players=5)
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    assert all(game.may_attack(bears[0], seat) for seat in range(1, 5))
    attack(game, whom=1)
    game.undo()
    assert game.decision is not None
    chosen = [(of(game, bears[0]).id, 2), (of(game, bears[1]).id, 3)]
    game.answer([option.key for option in game.decision.options if (option.source, option.target) in chosen])
    game.advance(turn=5, step="end of combat")
    assert [player.life for player in game.players] == [20, 20, 18, 18, 20]


def test_906_3_the_designation_stays_through_every_zone(catalog: CardCatalog) -> None:
    """An oathbreaker that its owner lets go to the hand is the oathbreaker there, and when it is cast again."""
    table = board(catalog)
    saheeli = walker(table)
    table.hand(0, "Boomerang")
    game = begun(table)
    cast(game, "Boomerang", of(game, saheeli))
    resolve(game, "no")
    assert (of(game, saheeli).zone, of(game, saheeli).is_oathbreaker) == ("hand", True)
    cast(game, SAHEELI)
    assert of(game, saheeli).is_oathbreaker
    resolve(game)
    assert (of(game, saheeli).zone, of(game, saheeli).is_oathbreaker) == ("battlefield", True)


def test_906_3_the_designation_is_never_copied(catalog: CardCatalog) -> None:
    """A token that is a copy of an oathbreaker is none, and does not let its spell be cast."""
    table = board(catalog)
    led(table)
    copy = table.battlefield(0, SAHEELI, token=True)
    game = begun(table)
    assert not of(game, copy).is_oathbreaker
    assert not castable(game, "Thoughtcast")


def test_906_3_the_card_is_the_oathbreaker_whatever_it_has_become(catalog: CardCatalog) -> None:
    """An oathbreaker that is a copy of a creature is still the oathbreaker, and its spell may be cast."""
    table = board(catalog)
    table.define("Guise", "{0}", "Instant", "Target planeswalker becomes a copy of target creature until end of turn.")
    saheeli = walker(table)
    table.battlefield(1, "Grizzly Bears")
    spell(table, "Thoughtcast")
    table.hand(0, "Guise")
    game = begun(table)
    cast(game, "Guise")
    resolve_all(game)
    assert (of(game, saheeli).name, of(game, saheeli).is_oathbreaker) == ("Grizzly Bears", True)
    assert castable(game, "Thoughtcast")
    cast(game, "Thoughtcast")
    resolve(game)
    assert len(game.player(0).hand) == 2


def test_906_3c_the_legend_rule_counts_oathbreakers(catalog: CardCatalog) -> None:
    """Of an oathbreaker and a copy of it one goes to the graveyard; the oathbreaker may go to the command zone."""
    table = board(catalog)
    saheeli = walker(table)
    copy = table.battlefield(0, SAHEELI, token=True)
    table.hand(0, "Shock")
    game = begun(table)
    assert game.decision is not None
    assert game.decision.rule == "704.5j"
    game.answer_with(target=of(game, copy))
    assert game.decision.rule == "906.10"
    game.answer("yes")
    assert of(game, saheeli).zone == "command"
    assert of(game, copy).zone == "battlefield"


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


def test_906_7_leaders_begin_face_up_in_the_command_zone(catalog: CardCatalog) -> None:
    """Each player's oathbreaker and spell are there for all to see; the other 58 cards are hand and library."""
    game = begun_from_decks(catalog)
    assert in_command(game, 0) == [SAHEELI, "Thoughtcast"]
    assert in_command(game, 1) == ["Garruk Wildspeaker", "Overrun"]
    view = game.view(0)
    shown = [(thing["name"], thing["designation"], thing["owner"]) for thing in view["command"]]
    assert ("Overrun", "signature spell", 1) in shown
    for player in game.players:
        assert len(player.hand) + len(player.library) == 58
        assert not [thing for thing in (*player.hand, *player.library) if thing.designation]


def test_906_7_partners_leave_56_cards(catalog: CardCatalog) -> None:
    """Two oathbreakers and two spells lead a deck; each spell belongs to its own oathbreaker."""
    deck = (
        "Oathbreaker\n1 Jace Beleren\n1 Garruk Wildspeaker\nSignature Spell\n1 Shock\n1 Overrun\n"
        "Deck\n28 Island\n28 Forest\n"
    )
    game = Game([deck, deck], 1, cards=PlayableCards(catalog))
    assert len(game.player(0).command) == 4
    assert len(game.player(0).hand) + len(game.player(0).library) == 56
    cards = game.state.cards
    partners = {
        cards[card.partner].definition.name: card.definition.name
        for card in cards
        if card.designation == "signature spell"
    }
    assert set(partners) == {"Jace Beleren", "Garruk Wildspeaker"}


def test_906_8_players_begin_with_20_life_and_seven_cards(catalog: CardCatalog) -> None:
    """Unless the table plays otherwise."""
    game = begun_from_decks(catalog)
    assert [(player.life, len(player.hand)) for player in game.players] == [(20, 7)] * 4
    other = begun_from_decks(catalog, starting_life=30, mulligan="none")
    assert [player.life for player in other.players] == [30] * 4
    assert other.decision is not None
    assert other.decision.kind != "mulligan"


def test_906_8_free_mulligans_are_a_house_rule(catalog: CardCatalog) -> None:
    """With `mulligan="free"` a hand of seven stays one, however often it is drawn anew."""
    game = begun_from_decks(catalog, players=2, mulligan="free")
    seat = 0
    for _ in range(3):
        assert game.decision is not None
        assert game.decision.kind == "mulligan"
        seat = game.decision.player
        game.answer("yes")
        while game.decision.player != seat:
            game.answer("no")
    assert len(game.player(seat).hand) == 7
    with pytest.raises(GameSetupError, match="london, free"):
        begun_from_decks(catalog, mulligan="paris")


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
