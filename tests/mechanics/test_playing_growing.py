"""CR 701.37, 701.39, 701.41, 701.46, 702.112: monstrosity, bolster, support, adapt, renown, each on real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import activate, board, own

from oathbreaker.library.catalog import CardCatalog

TARGET = "target creature you control"


def test_701_37a_a_permanent_becomes_monstrous_once(catalog: CardCatalog) -> None:
    """Nessian Asp gets four counters; used again in response or later, the ability does nothing."""
    table = board(catalog, lands=8)
    asp = table.battlefield(0, "Nessian Asp")
    game = begun(table)
    for _ in range(2):
        activate(game, game.thing(asp))
    resolve(game)
    assert game.thing(asp).counters == {"+1/+1": 4}
    assert "monstrous" in str(game.view(0))
    activate(game, game.thing(asp))
    resolve(game)
    assert game.thing(asp).counters == {"+1/+1": 4}


def test_701_37c_x_as_it_became_monstrous(catalog: CardCatalog) -> None:
    """Hydra Broodmaster: X counters, then X tokens of that size."""
    table = board(catalog, lands=4)
    hydra = table.battlefield(0, "Hydra Broodmaster")
    game = begun(table)
    activate(game, game.thing(hydra))
    resolve(game, 3)
    assert game.thing(hydra).counters == {"+1/+1": 3}
    tokens = on_battlefield(game, "Hydra Token")
    assert [(token.power, token.toughness) for token in tokens] == [(3, 3)] * 3


def test_701_37b_as_long_as_it_is_monstrous(catalog: CardCatalog) -> None:
    """Fleecemane Lion has hexproof and indestructible only once it is monstrous."""
    table = board(catalog)
    lion = table.battlefield(0, "Fleecemane Lion")
    game = begun(table)
    assert "hexproof" not in game.thing(lion).keywords
    activate(game, game.thing(lion))
    resolve(game)
    assert {"hexproof", "indestructible"} <= set(game.thing(lion).keywords)


def test_701_39a_bolster_the_least_toughness(catalog: CardCatalog) -> None:
    """Cached Defenses: of the tied ones its player chooses; power does not count, nor do others' creatures."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    lions = table.battlefield(0, "Savannah Lions")
    elves = table.battlefield(0, "Llanowar Elves")
    theirs = table.battlefield(1, "Llanowar Elves")
    table.hand(0, "Cached Defenses")
    game = begun(table)
    cast(game, "Cached Defenses")
    resolve(game, [game.thing(elves)])
    assert game.thing(elves).counters == {"+1/+1": 3}
    assert not any(game.thing(one).counters for one in (bears, lions, theirs))


def test_701_39a_bolster_is_no_target(catalog: CardCatalog) -> None:
    """Which creature it is, is found as it resolves: one that has died in between is not chosen."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    elves = table.battlefield(0, "Llanowar Elves")
    table.hand(0, "Cached Defenses")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Cached Defenses")
    assert game.stack[-1].targets == ()
    cast(game, "Shock", game.thing(elves))
    resolve(game)
    assert game.thing(bears).counters == {"+1/+1": 3}


def test_701_41a_support_others(catalog: CardCatalog) -> None:
    """Saddleback Lagac: up to two other target creatures, also an opponent's, one counter each; never itself."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Hill Giant")
    table.hand(0, "Saddleback Lagac")
    game = begun(table)
    cast(game, "Saddleback Lagac")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    (lagac,) = on_battlefield(game, "Saddleback Lagac")
    assert lagac.id not in {option.target for option in game.decision.options}
    resolve(game, [game.thing(bears), game.thing(theirs)])
    assert game.thing(bears).counters == game.thing(theirs).counters == {"+1/+1": 1}
    assert lagac.counters == {}


def test_701_41a_support_x(catalog: CardCatalog) -> None:
    """The Crowd of a card of one's own: up to X targets, X as announced."""
    table = board(catalog)
    table.define("Test Choir", "{X}{W}", "Sorcery", "Support X.")
    creatures = [table.battlefield(0, "Grizzly Bears") for _ in range(3)]
    table.hand(0, "Test Choir")
    game = begun(table)
    cast(game, "Test Choir", 2)
    assert game.decision is not None
    assert (game.decision.minimum, game.decision.maximum) == (0, 2)
    game.answer([option.key for option in game.decision.options[:2]])
    resolve(game)
    assert [game.thing(one).counters.get("+1/+1", 0) for one in creatures] == [1, 1, 0]


def test_701_46a_adapt_without_counters_only(catalog: CardCatalog) -> None:
    """Skitter Eel: as it resolves with a counter on it for any reason, no more are put."""
    table = board(catalog)
    eel = table.battlefield(0, "Skitter Eel", counters={"+1/+1": 1})
    game = begun(table)
    activate(game, game.thing(eel))
    resolve(game)
    assert game.thing(eel).counters == {"+1/+1": 1}
    table = board(catalog)
    eel = table.battlefield(0, "Skitter Eel")
    game = begun(table)
    activate(game, game.thing(eel))
    resolve(game)
    assert game.thing(eel).counters == {"+1/+1": 2}


def test_702_112a_renown_once(catalog: CardCatalog) -> None:
    """Topan Freeblade gets its counter for the first combat damage to a player, not for the second."""
    table = board(catalog, lands=0)
    blade = table.battlefield(0, "Topan Freeblade")
    game = begun(table)
    for turn in (5, 7):
        pass_until(game, "precombat main", turn=turn)
        attack(game, game.thing(blade))
        pass_until(game, "postcombat main", turn=turn)
        resolve_all(game)
        assert game.thing(blade).counters == {"+1/+1": 1}
        assert "renowned" in str(game.view(0))


def test_702_112b_what_waits_for_renown(catalog: CardCatalog) -> None:
    """Valeron Wardens draws a card as it becomes renowned; a Citadel of one's own is as big as that says."""
    table = board(catalog, lands=0)
    wardens = table.battlefield(0, "Valeron Wardens")
    game = begun(table)
    attack(game, game.thing(wardens))
    hand = len(game.player(0).hand)
    pass_until(game, "postcombat main")
    resolve_all(game)
    assert game.thing(wardens).counters == {"+1/+1": 2}
    assert len(game.player(0).hand) == hand + 1


def test_701_37b_a_copy_is_not_monstrous(catalog: CardCatalog) -> None:
    """What becomes a copy of a monstrous creature is not monstrous."""
    table = board(catalog, lands=8)
    lion = table.battlefield(0, "Fleecemane Lion")
    own(table, "Mirror", "Sorcery", f"Create a token that's a copy of {TARGET}.")
    table.hand(0, "Mirror")
    game = begun(table)
    activate(game, game.thing(lion))
    resolve(game)
    cast(game, "Mirror", game.thing(lion))
    resolve(game)
    (copy,) = [thing for thing in on_battlefield(game, "Fleecemane Lion") if thing.is_token]
    assert (copy.counters, "hexproof" in copy.keywords) == ({}, False)
