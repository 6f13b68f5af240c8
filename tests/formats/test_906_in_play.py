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
    shipped,
    spell,
    told,
    walker,
)
from tests.mechanics.positions_for_tests import attack, begun, cast, resolve, resolve_all

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.texts.errors import GameSetupError

SHIPPED = ("saheeli-thoughtcast", "garruk-triumph")


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


def test_906_7_leaders_begin_face_up_in_the_command_zone(catalog: CardCatalog) -> None:
    """Each player's oathbreaker and spell are there for all to see; the other 58 cards are hand and library."""
    game = begun_from_decks(catalog)
    assert in_command(game, 0) == [SAHEELI, "Thoughtcast"]
    assert in_command(game, 1) == ["Garruk Wildspeaker", "Triumph of the Hordes"]
    view = game.view(0)
    shown = [(thing["name"], thing["designation"], thing["owner"]) for thing in view["command"]]
    assert ("Triumph of the Hordes", "signature spell", 1) in shown
    for player in game.players:
        assert len(player.hand) + len(player.library) == 58
        assert not [thing for thing in (*player.hand, *player.library) if thing.designation]
    lines = [(event.rule, event.text("en")) for event in told(game, "leads deck")]
    assert ("906.7", "Player 2's signature spell Triumph of the Hordes begins in the command zone.") in lines
    assert len(lines) == 8


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


def test_906_3_a_face_down_oathbreaker_is_still_the_card(catalog: CardCatalog) -> None:
    """Manifested, it lets its spell be cast, and nobody else is shown that it is the oathbreaker."""
    table = board(catalog)
    table.define("Tuck", "{0}", "Sorcery", "Put target planeswalker on top of its owner's library.")
    table.define("Hide", "{0}", "Sorcery", "Manifest the top card of your library.")
    saheeli = walker(table)
    spell(table, "Thoughtcast")
    table.hand(0, "Tuck", "Hide")
    game = begun(table)
    cast(game, "Tuck")
    resolve(game, "no")
    assert not castable(game, "Thoughtcast")
    cast(game, "Hide")
    resolve(game)
    hidden = of(game, saheeli)
    assert (hidden.zone, hidden.face_down, hidden.is_oathbreaker) == ("battlefield", True, True)
    assert castable(game, "Thoughtcast")
    seen = {viewer: [one for one in game.view(viewer)["battlefield"] if one["id"] == hidden.id] for viewer in (0, 1)}
    assert seen[0][0]["designation"] == "oathbreaker"
    assert "designation" not in seen[1][0]


def test_906_6_legal_decks_are_a_house_rule(catalog: CardCatalog) -> None:
    """A table may ask for decks that keep 906.6, with or without the banned list; else it plays what it is given."""
    lists = shipped(*SHIPPED)
    short = "Oathbreaker\n1 Garruk Wildspeaker\nSignature Spell\n1 Overrun\nDeck\n20 Forest\n"
    cards = PlayableCards(catalog)
    assert Game(lists, 1, cards=cards, legal_decks=True, banned_list=False).player(0).life == 20
    assert len(Game([short, lists[0]], 1, cards=cards).player(0).library) == 13
    with pytest.raises(GameSetupError, match="Deck 1 is not legal"):
        Game([short, lists[0]], 1, cards=cards, legal_decks=True)


def test_906_7_a_list_without_leaders_is_played_without(catalog: CardCatalog) -> None:
    """Nothing is in its part of the command zone."""
    game = Game(["Deck\n30 Forest\n", shipped(*SHIPPED)[1]], 1, cards=PlayableCards(catalog))
    assert (in_command(game, 0), len(in_command(game, 1))) == ([], 2)


def test_906_3b_each_of_two_partners_is_cast_and_taxed_by_itself(catalog: CardCatalog) -> None:
    """Two oathbreakers, two spells: the tax of one is nothing to the other."""
    table = board(catalog, kinds=("Island", "Mountain", "Forest"))
    saheeli, _ = led(table, casts=(1, 0))
    garruk, overrun = table.command(0, oathbreaker="Garruk Wildspeaker", signature_spell="Overrun", casts=(0, 2))
    game = begun(table)
    assert [game.tax(one) for one in (saheeli, garruk, overrun)] == [2, 0, 4]
    cast(game, "Garruk Wildspeaker")
    resolve(game)
    cast(game, SAHEELI)
    resolve(game)
    assert [game.tax(one) for one in (saheeli, garruk, overrun)] == [4, 2, 4]
    assert {thing.name for thing in game.player(0).battlefield if thing.is_oathbreaker} == {
        SAHEELI,
        "Garruk Wildspeaker",
    }


def test_906_4_the_spell_is_the_signature_spell_on_the_stack_too(catalog: CardCatalog) -> None:
    """The designation is the card's: the spell has it, another card of the name and a copy have not."""
    table = board(catalog)
    walker(table)
    table.command(0, signature_spell="Lightning Bolt")
    table.hand(0, "Lightning Bolt", "Twincast")
    game = begun(table)
    led_one = game.find("Lightning Bolt", zone="command")[0]
    option = next(one for one in game.legal_actions if one.source == led_one.id)
    game.answer(option)
    game.answer_with(target=1)
    cast(game, "Twincast", *[thing for thing in game.stack if thing.name == "Lightning Bolt"])
    while game.decision is not None and game.stack[-1].name != "Lightning Bolt":
        game.answer(game.decision.default())
    found = {(thing.zone, thing.is_copy): thing.is_signature_spell for thing in game.find("Lightning Bolt")}
    assert found == {("hand", False): False, ("stack", False): True, ("stack", True): False}
