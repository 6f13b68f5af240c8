"""CR 716, 719, 709.5 What Classes, Cases and Rooms wait for, count and make cheaper."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

KINDS = ("Swamp", "Island", "Mountain", "Forest", "Plains")


def board(catalog: CardCatalog, *permanents: str) -> Scenario:
    """Return a position with every kind of basic land, and permanents of the first player."""
    table = table_of(catalog, lands=4, kinds=KINDS)
    for name in permanents:
        table.battlefield(0, name)
    return table


def defined(table: Scenario, text: str) -> None:
    """Put a permanent with a text of one's own onto the battlefield."""
    table.define("Tested", "", "Artifact", text)
    table.battlefield(0, "Tested")


def test_701_9a_discarding_a_card_triggers(catalog: CardCatalog) -> None:
    """Two cards discarded together are two events, or one where the text says one or more; an opponent's are none."""
    for text, life in (
        ("Whenever you discard a card, you gain 1 life.", 22),
        ("Whenever you discard one or more cards, you gain 1 life.", 21),
        ("Whenever you discard a creature card, you gain 1 life.", 21),
        ("Whenever an opponent discards a card, you gain 1 life.", 20),
    ):
        table = board(catalog)
        defined(table, text)
        table.hand(0, "Faithless Looting", "Grizzly Bears", "Forest")
        table.library(0, "Island", "Island")
        game = begun(table)
        cast(game, "Faithless Looting")
        resolve(game, ["Grizzly Bears", "Forest"])
        assert game.player(0).life == life, text


@pytest.mark.parametrize(("nth", "second"), [("first", 2), ("second", 1)])
def test_601_2f_one_spell_each_turn_costs_less(catalog: CardCatalog, nth: str, second: int) -> None:
    """Only the spell that is so counted among those of its kind costs {1} less."""
    table = table_of(catalog, lands=0, kinds=())
    for _ in range(3):
        table.battlefield(0, "Wastes")
    defined(table, f"The {nth} artifact spell you cast each turn costs {{1}} less to cast.")
    table.hand(0, "Mind Stone", "Mind Stone")
    game = begun(table)
    cast(game, "Mind Stone")
    resolve(game)
    assert sum(land.tapped for land in on_battlefield(game, "Wastes")) == 3 - second


def test_118_7c_colored_mana_alone_is_less(catalog: CardCatalog) -> None:
    """Of {1}{W} both {W} are taken off, the second finding none, and {1} is left to be paid."""
    for rest, tapped in (("", 0), (" This effect reduces only the amount of colored mana you pay.", 1)):
        table = table_of(catalog, lands=0, kinds=())
        table.battlefield(0, "Wastes")
        defined(table, f"Creature spells you cast cost {{W}}{{W}} less to cast.{rest}")
        table.hand(0, "Silvercoat Lion")
        game = begun(table)
        cast(game, "Silvercoat Lion")
        assert sum(land.tapped for land in on_battlefield(game, "Wastes")) == tapped


def test_122_1_with_counters_of_any_kind(catalog: CardCatalog) -> None:
    """Permanents with counters on them have the keyword, whatever the counters are; the others do not."""
    table = board(catalog)
    defined(table, "Creatures you control with counters on them have flying.")
    bears = [table.battlefield(0, "Grizzly Bears", counters={kind: 1} if kind else {}) for kind in ("charge", "")]
    game = begun(table)
    assert [("flying" in game.thing(bear).keywords) for bear in bears] == [True, False]


def test_608_2h_what_had_a_counter_as_it_left(catalog: CardCatalog) -> None:
    """The creature with a counter gives life as it leaves, the one without does not."""
    for counters, life in (({"+1/+1": 1}, 25), ({}, 20)):
        table = board(catalog)
        event = "Whenever a permanent you control leaves the battlefield"
        defined(table, f"{event}, if it had a counter on it, you gain 5 life.")
        bear = table.battlefield(0, "Grizzly Bears", counters=counters)
        table.hand(0, "Murder")
        game = begun(table)
        cast(game, "Murder", game.thing(bear))
        resolve(game)
        assert game.player(0).life == life


def test_719_3a_total_power_solves(catalog: CardCatalog) -> None:
    """Creatures with eight power in all are enough, seven are not."""
    for others, flies in ((4, True), (3, False)):
        table = board(catalog)
        defined(
            table, "As long as creatures you control have total power 8 or greater, creatures you control have flying."
        )
        bears = [table.battlefield(0, "Grizzly Bears") for _ in range(others)]
        game = begun(table)
        assert ("flying" in game.thing(bears[0]).keywords) is flies


def test_105_2_colors_among_permanents(catalog: CardCatalog) -> None:
    """Five colors among permanents, one of which has two of them."""
    names = ("Grizzly Bears", "Savannah Lions", "Hill Giant", "Dimir Guildmage")
    for there, flies in ((names, True), (names[1:], False)):
        table = board(catalog, *there)
        defined(
            table, "As long as there are five colors among permanents you control, creatures you control have flying."
        )
        game = begun(table)
        (lions,) = on_battlefield(game, "Savannah Lions")
        assert ("flying" in lions.keywords) is flies


def test_608_2d_sacrificing_three_or_none(catalog: CardCatalog) -> None:
    """Who has three may sacrifice them and draws; with two nothing is offered."""
    for number, drawn in ((3, 1), (2, 0)):
        table = table_of(catalog, lands=0, kinds=())
        defined(
            table, "At the beginning of combat on your turn, you may sacrifice three creatures. If you do, draw a card."
        )
        for _ in range(number):
            table.battlefield(0, "Grizzly Bears")
        table.library(0, "Forest")
        game = begun(table)
        answer_all(game, "yes")
        assert (len(game.player(0).hand), len(on_battlefield(game, "Grizzly Bears"))) == (drawn, number - 3 * drawn)


def answer_all(game: Game, answer: str) -> None:
    """Go on to the declaration of attackers; what may be done is done."""
    while game.decision is not None and game.decision.kind != "attackers" and game.step != "end":
        game.answer(answer if game.decision.kind == "may" else game.decision.default())


def test_508_3b_opponents_are_attacked(catalog: CardCatalog) -> None:
    """It triggers once for two opponents that are attacked, whoever attacks, and not as only you are attacked."""
    table = table_of(catalog, players=3, lands=0, kinds=())
    defined(table, "Whenever one or more of your opponents are attacked, you gain 1 life.")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    attack(game, *(game.thing(bear) for bear in bears))
    resolve_all(game)
    assert game.player(0).life == 21
    table = table_of(catalog, players=2, lands=0, kinds=())
    defined(table, "Whenever one or more of your opponents are attacked, you gain 1 life.")
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table, active=1)
    attack(game, game.thing(bear), whom=0)
    resolve_all(game)
    assert game.player(0).life == 20


def test_119_3_each_loses_as_much_again(catalog: CardCatalog) -> None:
    """Each opponent loses what that opponent has lost this turn, and no other's."""
    table = table_of(catalog, players=3, lands=3, kinds=("Mountain",))
    defined(
        table,
        "At the beginning of combat on your turn, each opponent loses life equal to the life they lost this turn.",
    )
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    resolve_all(game)
    answer_all(game, "yes")
    assert [player.life for player in game.players] == [20, 14, 20]


def test_603_2_either_of_two_events(catalog: CardCatalog) -> None:
    """An enchantment that enters triggers it, and the second door of a Room; the first door of a Room is the Room."""
    table = board(catalog, "Entity Tracker")
    table.hand(0, "Derelict Attic // Widow's Walk")
    table.library(0, *["Forest"] * 9)
    game = begun(table)
    cast(game, "Widow's Walk")
    resolve(game)
    assert len(game.player(0).hand) == 1
    game.answer_with(action="special", value="unlock left")
    resolve_all(game)
    assert len(game.player(0).hand) == 4


def test_709_5f_709_5g_locking_and_unlocking_by_an_effect(catalog: CardCatalog) -> None:
    """A door that is unlocked may be locked, whose text is gone then; or the locked one is unlocked."""
    for door, name in (("0", ""), ("1", "Bottomless Pool // Locker Room")):
        table = board(catalog, "Keys to the House")
        table.hand(0, "Bottomless Pool // Locker Room")
        game = begun(table)
        cast(game, "Bottomless Pool")
        resolve_all(game)
        (room,) = game.find("Bottomless Pool // Locker Room", zone="battlefield")
        game.answer_with(action="activate", card="Keys to the House", ability=1)
        resolve(game, door)
        assert game.thing(room).name == name


def test_709_5j_doors_are_counted(catalog: CardCatalog) -> None:
    """Two unlocked doors among Rooms are enough for the condition, and count for the number."""
    table = board(catalog, "Rampaging Soulrager")
    table.hand(0, "Bottomless Pool // Locker Room")
    defined(table, "{T}: You gain X life, where X is the number of unlocked doors among Rooms you control.")
    game = begun(table)
    cast(game, "Bottomless Pool")
    resolve_all(game)
    (soul,) = on_battlefield(game, "Rampaging Soulrager")
    before = soul.power
    game.answer_with(action="special", value="unlock right")
    resolve_all(game)
    assert (before, soul.power) == (1, 4)
    game.answer_with(action="activate", card="Tested")
    resolve_all(game)
    assert game.player(0).life == 22


def test_603_2c_cards_put_into_a_graveyard_together(catalog: CardCatalog) -> None:
    """Two cards milled at once are one event, which a text sees that speaks of any zone, of libraries, or of lands."""
    for kind, origin, life in (
        ("cards", "from anywhere", 22),
        ("cards", "from your library", 21),
        ("land cards", "from anywhere", 21),
        ("creature cards", "from anywhere", 20),
    ):
        table = board(catalog)
        defined(table, f"Whenever one or more {kind} are put into your graveyard {origin}, you gain 1 life.")
        table.hand(0, "Tome Scour")
        table.library(0, *["Forest"] * 7)
        game = begun(table)
        cast(game, "Tome Scour", 0)
        resolve(game)
        assert game.player(0).life == life, (kind, origin)
