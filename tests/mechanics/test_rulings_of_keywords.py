"""CR 702 Rulings: keywords whose creature has gone, that meet each other, or whose cost is paid in another way."""

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
from tests.mechanics.rulings_for_tests import asked, count, responded, settled, to_ability
from tests.rules.boards_for_tests import activate, board, graveyard, hand, size

from oathbreaker.library.catalog import CardCatalog


def test_702_51a_a_creature_that_convokes_goes_on_attacking(catalog: CardCatalog) -> None:
    """Chord of Calling: an untapped attacker that is tapped to pay for it does not stop attacking."""
    table = board(catalog, lands=0)
    for name in ("Forest", "Forest"):
        table.battlefield(0, name)
    angel = table.battlefield(0, "Rhox War Monk")
    table.battlefield(0, "Serra's Blessing")
    table.hand(0, "Chord of Calling")
    game = begun(table)
    attacks(game, (game.thing(angel), 1))
    assert not game.thing(angel).tapped
    cast(game, "Chord of Calling", 0)
    assert game.thing(angel).tapped
    settled(game)
    pass_until(game, "postcombat main")
    assert lives(game) == [23, 17]


@pytest.mark.parametrize(("paid", "there"), [("yes", 1), ("no", 0)])
def test_702_30a_echo_is_optional(catalog: CardCatalog, paid: str, there: int) -> None:
    """Karmic Guide: its controller may leave the echo unpaid, although they could pay it; then it is sacrificed."""
    table = board(catalog)
    table.hand(0, "Karmic Guide")
    game = begun(table)
    cast(game, "Karmic Guide")
    settled(game)
    pass_until(game, "upkeep", 7)
    settled(game, may=paid)
    assert count(game, "Karmic Guide") == there


def test_702_21a_each_ward_must_be_paid(catalog: CardCatalog) -> None:
    """Bronze Guardian: a spell that targets two permanents with ward is countered unless both are paid for."""
    table = board(catalog, lands=2)
    table.battlefield(1, "Bronze Guardian")
    rings = [table.battlefield(1, "Sol Ring") for _ in range(2)]
    table.hand(0, "Return to Dust")
    game = begun(table)
    game.answer_with(action="cast", card="Return to Dust")
    aim(game, *[game.thing(ring) for ring in rings])
    to_ability(game)
    assert [thing.kind for thing in game.stack] == ["spell", "ability", "ability"]
    answers = iter(["yes", "no"])
    while game.stack:
        asks = game.decision is not None and game.decision.kind == "may"
        game.answer(next(answers, "yes") if asks else "pass")
    assert (count(game, "Sol Ring"), graveyard(game)) == (2, ["Return to Dust"])


def test_701_34a_proliferate_takes_in_opponents_and_their_permanents(catalog: CardCatalog) -> None:
    """Karn's Bastion: an opponent's permanent with counters may be chosen, and a player with poison."""
    table = board(catalog)
    bastion = table.battlefield(0, "Karn's Bastion")
    bears = table.battlefield(1, "Grizzly Bears", counters={"-1/-1": 1})
    mine = table.battlefield(0, "Hill Giant", counters={"+1/+1": 1})
    table.counters(1, "poison", 3)
    game = begun(table)
    activate(game, game.thing(bastion), "{4}")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    chosen = [game.thing(bears), game.thing(mine), 1]
    game.answer([key_of(game, one) for one in chosen])
    settled(game)
    assert (count(game, "Grizzly Bears"), size(game.thing(mine)), game.player(1).poison) == (0, (5, 5), 4)


def test_702_79a_persist_again_where_the_counters_have_cancelled(catalog: CardCatalog) -> None:
    """Kitchen Finks: returned with a -1/-1 counter that a +1/+1 counter took away it persists once more."""
    table = board(catalog)
    table.battlefield(0, "Kitchen Finks")
    table.hand(0, "Murder", "Murder")
    game = begun(table)
    cast(game, "Murder", on_battlefield(game, "Kitchen Finks")[0])
    settled(game)
    (finks,) = on_battlefield(game, "Kitchen Finks")
    assert finks.counters == {"-1/-1": 1}
    game.put_counters(finks, "+1/+1", 1)
    settled(game)
    cast(game, "Murder", on_battlefield(game, "Kitchen Finks")[0])
    settled(game)
    assert (count(game, "Kitchen Finks"), lives(game)[0]) == (1, 24)


@pytest.mark.parametrize(("token", "there"), [(0, 1), (1, 0)])
def test_702_79a_a_token_does_not_persist(catalog: CardCatalog, token: int, there: int) -> None:
    """Kitchen Finks as a token: it triggers, but what has ceased to exist does not return."""
    table = board(catalog)
    finks = table.battlefield(0, "Kitchen Finks", token=token == 1)
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", game.thing(finks))
    settled(game)
    assert count(game, "Kitchen Finks") == there


@pytest.mark.parametrize(("spell", "back"), [("", 1), ("Counterspell", 0), ("Unsummon", 0)])
def test_702_27a_capsize_returns_only_as_it_resolves(catalog: CardCatalog, spell: str, back: int) -> None:
    """Capsize: bought back, but countered or without its target, it goes to the graveyard."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Capsize")
    table.hand(1, "Counterspell", "Unsummon")
    game = begun(table)
    cast(game, "Capsize", "yes", game.thing(bears))
    if spell == "Counterspell":
        responded(game, 1, spell, game.stack[0])
    elif spell:
        responded(game, 1, spell, game.thing(bears))
    settled(game)
    assert ("Capsize" in hand(game), "Capsize" in graveyard(game)) == (back, not back)


@pytest.mark.parametrize("countered", [0, 1])
def test_702_88a_a_countered_spell_does_not_rebound(catalog: CardCatalog, countered: int) -> None:
    """Staggershock: countered it goes to the graveyard and is not cast again."""
    table = board(catalog)
    table.hand(0, "Staggershock")
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, "Staggershock", 1)
    if countered:
        responded(game, 1, "Counterspell", game.stack[0])
    settled(game)
    assert (graveyard(game), len(game.player(0).exile)) == (["Staggershock"] * countered, 1 - countered)


def test_702_45a_bushido_is_given_once_for_all_blockers(catalog: CardCatalog) -> None:
    """Isao, Enlightened Bushi: blocked by two creatures it gets +2/+2 once."""
    table = board(catalog)
    isao = table.battlefield(0, "Isao, Enlightened Bushi")
    blockers = [table.battlefield(1, "Ornithopter") for _ in range(2)]
    game = begun(table)
    attacks(game, (game.thing(isao), 1))
    blocks(game, *[(game.thing(blocker), game.thing(isao)) for blocker in blockers])
    settled(game)
    assert size(game.thing(isao)) == (4, 3)


def test_702_43a_modular_counts_the_counters_it_last_had(catalog: CardCatalog) -> None:
    """Arcbound Ravager: with three +1/+1 counters, killed by -1/-1 counters, it moves three."""
    table = board(catalog)
    ravager = table.battlefield(0, "Arcbound Ravager", counters={"+1/+1": 3})
    thopter = table.battlefield(0, "Ornithopter")
    game = begun(table)
    game.put_counters(game.thing(ravager), "-1/-1", 3)
    settled(game, may="yes")
    assert size(game.thing(thopter)) == (3, 5)


@pytest.mark.parametrize(("grown", "counters"), [(0, 1), (1, 0)])
def test_702_100a_evolve_compares_again(catalog: CardCatalog, grown: int, counters: int) -> None:
    """Cloudfin Raptor: grown in response so that neither number of the new creature is greater it gets no counter."""
    table = board(catalog)
    raptor = table.battlefield(0, "Cloudfin Raptor")
    table.hand(0, "Grizzly Bears", "Giant Growth")
    game = begun(table)
    cast(game, "Grizzly Bears")
    to_ability(game)
    if grown:
        responded(game, 0, "Giant Growth", game.thing(raptor))
    settled(game)
    assert game.thing(raptor).counters["+1/+1"] == counters


def test_702_100a_evolve_knows_a_creature_that_has_gone(catalog: CardCatalog) -> None:
    """Cloudfin Raptor: the creature that entered, killed in response, is compared as it last was."""
    table = board(catalog)
    raptor = table.battlefield(0, "Cloudfin Raptor")
    table.hand(0, "Grizzly Bears")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Grizzly Bears")
    to_ability(game)
    responded(game, 1, "Murder", on_battlefield(game, "Grizzly Bears")[0])
    settled(game)
    assert game.thing(raptor).counters["+1/+1"] == 1


def test_701_36a_populate_copies_what_the_token_copies(catalog: CardCatalog) -> None:
    """Rootborn Defenses: a token that is a copy of a creature is copied as that, without its counters."""
    table = board(catalog)
    token = table.battlefield(0, "Grizzly Bears", token=True, counters={"+1/+1": 2}, tapped=True)
    table.hand(0, "Rootborn Defenses")
    game = begun(table)
    cast(game, "Rootborn Defenses")
    settled(game, choose_permanents=[game.thing(token)])
    new = [thing for thing in on_battlefield(game, "Grizzly Bears") if thing != game.thing(token)]
    assert [(size(thing), thing.tapped, thing.keywords) for thing in new] == [((2, 2), False, ("indestructible",))]


def test_701_16a_jaces_scrutiny_investigates_only_if_it_resolves(catalog: CardCatalog) -> None:
    """Jace's Scrutiny: its target gone nobody investigates."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Jace's Scrutiny")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Jace's Scrutiny", game.thing(bears))
    responded(game, 1, "Unsummon", game.thing(bears))
    settled(game)
    assert count(game, "Clue Token") == 0


@pytest.mark.parametrize(("top", "cards"), [("Forest", ["Forest"]), ("Opt", [])])
def test_701_44b_what_has_gone_explores_all_the_same(catalog: CardCatalog, top: str, cards: list[str]) -> None:
    """Merfolk Branchwalker: killed in response its controller still reveals: a land goes to the hand."""
    table = board(catalog)
    table.hand(0, "Merfolk Branchwalker")
    table.library(0, top, "Shock")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Merfolk Branchwalker")
    to_ability(game)
    responded(game, 1, "Murder", on_battlefield(game, "Merfolk Branchwalker")[0])
    settled(game)
    assert (hand(game), count(game, "Merfolk Branchwalker")) == (cards, 0)


def test_701_50b_what_has_gone_connives_all_the_same(catalog: CardCatalog) -> None:
    """Raffine's Informant: killed in response its controller still draws and discards."""
    table = board(catalog)
    table.hand(0, "Raffine's Informant", "Shock")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Raffine's Informant")
    to_ability(game)
    responded(game, 1, "Murder", on_battlefield(game, "Raffine's Informant")[0])
    settled(game, choose_cards=["Shock"])
    assert (len(hand(game)), graveyard(game)) == (1, ["Raffine's Informant", "Shock"])


def test_702_103e_a_bestowed_spell_without_its_target_is_a_creature(catalog: CardCatalog) -> None:
    """Nimbus Naiad: cast bestowed, its target gone, it resolves and enters as a creature."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Nimbus Naiad")
    table.hand(1, "Murder")
    game = begun(table)
    game.answer_with(action="cast", alternative="bestow")
    aim(game, game.thing(bears))
    responded(game, 1, "Murder", game.thing(bears))
    settled(game)
    (naiad,) = on_battlefield(game, "Nimbus Naiad")
    assert ("creature" in naiad.types, naiad.attached_to) == (True, None)


def test_702_101a_extort_gains_what_was_really_lost(catalog: CardCatalog) -> None:
    """Crypt Ghast: with three players each opponent loses 1 and its controller gains 2, once for each spell."""
    table = board(catalog, players=3)
    table.battlefield(0, "Crypt Ghast")
    table.hand(0, "Opt")
    game = begun(table)
    cast(game, "Opt")
    settled(game, may="yes")
    assert lives(game) == [22, 19, 19]


def test_702_62a_a_suspended_spell_needs_its_cast_not_its_cost(catalog: CardCatalog) -> None:
    """Rift Bolt: cast from exile without paying as its last counter goes, and it may be countered like any spell."""
    table = board(catalog, lands=2)
    table.hand(0, "Rift Bolt")
    table.hand(1, "Counterspell")
    game = begun(table)
    game.answer_with(action="special")
    assert [thing.name for thing in game.player(0).exile] == ["Rift Bolt"]
    pass_until(game, "upkeep", 7)
    while game.decision is not None and not any(thing.name == "Rift Bolt" for thing in game.stack):
        kind = game.decision.kind
        game.answer("yes" if kind == "may" else [key_of(game, 1)] if kind == "target" else "pass")
    responded(game, 1, "Counterspell", game.stack[-1])
    settled(game)
    assert (lives(game), graveyard(game)) == ([20, 20], ["Rift Bolt"])


def test_701_19c_lotleth_troll_under_what_forbids_regeneration(catalog: CardCatalog) -> None:
    """Incinerate: the creature cannot be regenerated; the ability may be activated and does not help."""
    table = board(catalog)
    troll = table.battlefield(1, "Lotleth Troll")
    table.hand(0, "Incinerate")
    game = begun(table)
    cast(game, "Incinerate", game.thing(troll))
    pass_to(game, 1)
    activate(game, game.thing(troll), "{B}")
    resolve_all(game)
    assert count(game, "Lotleth Troll") == 0
    assert asked(game) == []
