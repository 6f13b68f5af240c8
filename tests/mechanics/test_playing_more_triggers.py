"""CR 603.2d additional triggers, 508.3b attacks at somebody, Curses, what is sacrificed but for what is kept."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import bare, board, own, played, size

from oathbreaker.library.catalog import CardCatalog


def test_603_2d_entering_causes_abilities_to_trigger_again(catalog: CardCatalog) -> None:
    """With Panharmonicon Elvish Visionary draws two cards; with two of them three; an opponent's draws one."""
    for number, cards in ((0, 1), (1, 2), (2, 3)):
        table = board(catalog)
        for _ in range(number):
            table.battlefield(0, "Panharmonicon")
        table.hand(0, "Elvish Visionary")
        table.hand(1, "Elvish Visionary")
        game = begun(table)
        played(game, "Elvish Visionary")
        assert len(game.player(0).hand) == cards
        pass_until(game, "precombat main", turn=6)
        before = len(game.player(1).hand)
        played(game, "Elvish Visionary")
        assert len(game.player(1).hand) == before


def test_603_2d_what_something_else_causes_triggers_once(catalog: CardCatalog) -> None:
    """Panharmonicon is about entering: an ability that triggers on drawing does so once."""
    table = bare(catalog)
    table.battlefield(0, "Panharmonicon")
    vandal = table.battlefield(0, "Faerie Vandal")
    table.hand(0, own(table, "Reading", "Sorcery", "Draw two cards."))
    game = begun(table)
    played(game, "Reading")
    assert game.thing(vandal).counters == {"+1/+1": 1}


def test_603_2d_dying_looks_back(catalog: CardCatalog) -> None:
    """With Teysa Karlov a creature's own ability triggers twice as it dies."""
    table = bare(catalog)
    table.battlefield(0, "Teysa Karlov")
    table.battlefield(0, "Doomed Traveler")
    table.hand(0, own(table, "Blow", "Sorcery", "Destroy all creatures."))
    game = begun(table)
    played(game, "Blow")
    assert len(on_battlefield(game, "Spirit Token")) == 2


def test_603_2d_abilities_of_a_kind_of_object(catalog: CardCatalog) -> None:
    """Annie Joins Up doubles the abilities of legendary creatures, and not those of others."""
    table = board(catalog)
    table.battlefield(0, "Annie Joins Up")
    table.define("Herald", "{0}", "Legendary Creature — Human", "When Herald enters, you gain 1 life.",
                 power=1, toughness=1)  # fmt: skip
    table.define("Page", "{0}", "Creature — Human", "When this creature enters, you gain 10 life.",
                 power=1, toughness=1)  # fmt: skip
    table.hand(0, "Herald", "Page")
    game = begun(table)
    played(game, "Herald")
    played(game, "Page")
    assert game.player(0).life == 32


def test_603_2d_you_attack_because_creatures_do(catalog: CardCatalog) -> None:
    """With Isshin an ability that waits for you to attack triggers twice as well."""
    table = bare(catalog)
    isshin = table.battlefield(0, "Isshin, Two Heavens as One")
    table.battlefield(0, own(table, "Drum", "Artifact", "Whenever you attack, you gain 1 life."))
    game = begun(table)
    attack(game, game.thing(isshin))
    resolve(game)
    assert game.player(0).life == 22


@pytest.mark.parametrize(("whom", "life"), [("player", 19), ("planeswalker", 19), ("other", 20)])
def test_508_3b_who_is_attacked(catalog: CardCatalog, whom: str, life: int) -> None:
    """Blood Reckoning triggers for an attack at its controller or their planeswalker, not at another player."""
    table = bare(catalog, players=3)
    table.battlefield(1, "Blood Reckoning")
    walker = table.battlefield(1, "Garruk, Primal Hunter", counters={"loyalty": 9})
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    target = {"player": 1, "planeswalker": game.thing(walker), "other": 2}[whom]
    attacks(game, (game.thing(bears), target))
    resolve(game)
    assert game.player(0).life == life


def test_303_4_curses_speak_of_the_enchanted_player(catalog: CardCatalog) -> None:
    """Creatures of that player alone get -1/-1; in their upkeep, and nobody else's, two cards are milled."""
    table = bare(catalog, players=3)
    table.battlefield(0, "Curse of Death's Hold", attached_to=1)
    table.battlefield(0, "Curse of the Bloody Tome", attached_to=1)
    giants = [table.battlefield(seat, "Hill Giant") for seat in range(3)]
    game = begun(table)
    assert [size(game.thing(giant)) for giant in giants] == [(3, 3), (2, 2), (3, 3)]
    pass_until(game, "precombat main", turn=8)
    assert [len(game.player(seat).graveyard) for seat in range(3)] == [0, 2, 0]


def test_303_4_that_player_is_the_enchanted_one(catalog: CardCatalog) -> None:
    """Trespasser's Curse takes a life of the player whose creature enters."""
    table = bare(catalog)
    table.battlefield(0, "Trespasser's Curse", attached_to=1)
    table.hand(1, own(table, "Pup", "Creature — Dog"))
    table.hand(0, "Pup")
    game = begun(table)
    played(game, "Pup")
    pass_until(game, "precombat main", turn=6)
    played(game, "Pup")
    assert [game.player(seat).life for seat in range(2)] == [21, 19]


def test_608_2d_one_of_each_type_is_kept(catalog: CardCatalog) -> None:
    """After Cataclysm each player has an artifact, a creature, an enchantment and a land at most, as they chose."""
    table = board(catalog, lands=1)
    for seat in range(2):
        for name in ("Ornithopter", "Grizzly Bears", "Hill Giant", "Sol Ring", "Pacifism", "Garruk, Primal Hunter"):
            table.battlefield(seat, name, counters={"loyalty": 3} if "Garruk" in name else None)
    table.hand(0, own(table, "Flood", "Sorcery",
                      "Each player chooses from among the permanents they control a land, an artifact, a creature, and "
                      "an enchantment, then sacrifices the rest."))  # fmt: skip
    game = begun(table)
    cast(game, "Flood")
    wanted = iter(["Plains", "Sol Ring", "Hill Giant", "Plains", "Ornithopter", "Ornithopter"])
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "choose permanents":
            game.answer_with(card=next(wanted))
        else:
            game.answer("pass")
    left = [sorted(thing.name for thing in game.player(seat).battlefield) for seat in range(2)]
    assert left == [["Hill Giant", "Plains", "Sol Ring"], ["Ornithopter", "Plains"]]


def test_608_2d_so_many_are_kept(catalog: CardCatalog) -> None:
    """Of five creatures up to two are kept, or none; the rest is sacrificed."""
    for kept in (2, 0):
        table = bare(catalog)
        for _ in range(5):
            table.battlefield(1, "Grizzly Bears")
        text = "Each opponent chooses up to two creatures they control, then sacrifices the rest."
        table.hand(0, own(table, "Cull", "Sorcery", text))
        game = begun(table)
        cast(game, "Cull")
        game.answer("pass")
        game.answer("pass")
        assert game.decision is not None
        game.answer([option.key for option in game.decision.options][:kept])
        assert len(on_battlefield(game, "Grizzly Bears")) == kept


def test_109_2_other_than_this_creature(catalog: CardCatalog) -> None:
    """Dawnstrike Vanguard puts counters on its controller's creatures other than itself."""
    table = bare(catalog)
    vanguard = table.battlefield(0, "Dawnstrike Vanguard", tapped=True)
    bears = table.battlefield(0, "Grizzly Bears", tapped=True)
    game = begun(table)
    pass_until(game, "end")
    resolve_all(game)
    assert (game.thing(vanguard).counters, game.thing(bears).counters) == ({}, {"+1/+1": 1})
