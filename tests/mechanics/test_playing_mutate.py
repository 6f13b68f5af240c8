"""CR 702.140 Mutate, 730 merging with permanents: spells that become part of creatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.mechanics.positions_for_tests import (
    EVERY_LAND,
    attack,
    begun,
    cast,
    mutate,
    names,
    on_battlefield,
    pass_until,
    resolve,
    table_of,
)
from tests.table.invariants import check_save, check_zones

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing


def position(catalog: CardCatalog, creatures: Sequence[str], hand: Sequence[str]) -> tuple[Game, list[Thing]]:
    """Return a game in which the active player has some creatures and cards in hand."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    there = [table.battlefield(0, name) for name in creatures]
    table.battlefield(1, "Hill Giant")
    table.hand(0, *hand)
    game = begun(table)
    return game, [game.thing(handle) for handle in there]


def merged_bear(catalog: CardCatalog, *hand: str, word: str = "over") -> tuple[Game, Thing]:
    """Return a game with a Majestic Auricorn over or under Grizzly Bears."""
    game, (bear,) = position(catalog, ["Grizzly Bears"], ["Majestic Auricorn", *hand])
    mutate(game, "Majestic Auricorn", bear)
    resolve(game, word)
    check_zones(game)
    return game, game.thing(bear)


def settle(game: Game, *answers: object) -> None:
    """Let everything resolve, with these answers to what is asked; what is asked after them gets its default."""
    left = list(answers)
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        is_open = game.decision.kind != "priority" and left
        game.answer(left.pop(0) if is_open else game.decision.default())


def test_702_140c_put_over_the_creature_it_is_what_the_spell_was(catalog: CardCatalog) -> None:
    """Put over it, the spell gives name, types, size and cost; the creature stays the same object."""
    game, (bear,) = position(catalog, ["Grizzly Bears"], ["Majestic Auricorn"])
    game.put_counters(bear, "+1/+1", 1)
    mutate(game, "Majestic Auricorn", bear)
    resolve(game, "over")
    merged = game.thing(bear)
    assert (merged.name, merged.power, merged.toughness) == ("Majestic Auricorn", 5, 5)
    assert (merged.subtypes, merged.mana_value) == (("Unicorn",), 5)
    assert "vigilance" in merged.keywords
    assert game.player(0).life == 24
    assert not on_battlefield(game, "Grizzly Bears")


def test_702_140e_put_under_the_creature_it_adds_its_abilities(catalog: CardCatalog) -> None:
    """Put under it, the spell adds its abilities alone, and those that see the creature mutate see it."""
    game, merged = merged_bear(catalog, word="under")
    assert (merged.name, merged.power, merged.toughness, merged.mana_value) == ("Grizzly Bears", 2, 2, 2)
    assert {"vigilance", "mutate"} <= set(merged.keywords)
    assert game.player(0).life == 24


def test_702_140d_each_ability_of_the_pile_triggers_every_time(catalog: CardCatalog) -> None:
    """As it mutates again, what it had from before triggers too; how often it has mutated is counted."""
    game, merged = merged_bear(catalog, "Insatiable Hemophage")
    mutate(game, "Insatiable Hemophage", merged)
    settle(game, "under")
    assert (merged.name, "deathtouch" in merged.keywords) == ("Majestic Auricorn", True)
    assert game.player(0).life == 20 + 4 + 4 + 2
    assert game.player(1).life == 18


def test_702_140a_it_targets_a_non_human_creature_with_the_same_owner(catalog: CardCatalog) -> None:
    """Neither a Human nor another player's creature can be its target, whoever controls it; one's own can."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    table.battlefield(0, "Elite Vanguard")
    mine = table.battlefield(1, "Grizzly Bears", owner=0)
    table.battlefield(0, "Bronze Sable", owner=1)
    table.battlefield(0, "Soul Warden")
    table.hand(0, "Majestic Auricorn")
    game = begun(table)
    mutate(game, "Majestic Auricorn")
    assert list(game.stack[0].targets) == [game.thing(mine)]
    resolve(game, "over")
    merged = game.thing(mine)
    assert (merged.name, merged.controller) == ("Majestic Auricorn", 1)
    assert game.player(1).life == 24


def test_702_140b_without_its_target_it_is_a_creature_spell(catalog: CardCatalog) -> None:
    """If the target is gone as it resolves, it enters as a creature, and nothing has mutated."""
    game, (bear,) = position(catalog, ["Grizzly Bears"], ["Majestic Auricorn", "Unsummon"])
    mutate(game, "Majestic Auricorn", bear)
    cast(game, "Unsummon", bear)
    resolve(game)
    (found,) = on_battlefield(game, "Majestic Auricorn")
    assert (found.sick, found.controller, game.player(0).life) == (True, 0, 20)


def test_730_2b_it_has_not_just_entered(catalog: CardCatalog) -> None:
    """No ability sees it enter, and it can attack at once, since it has been there from before."""
    game, (bear, _) = position(catalog, ["Grizzly Bears", "Soul Warden"], ["Vulpikeet"])
    mutate(game, "Vulpikeet", bear)
    resolve(game, "over")
    assert game.player(0).life == 20
    attack(game, game.thing(bear))
    assert game.thing(bear).attacking == 1


def test_730_3_as_it_leaves_each_card_goes_its_way(catalog: CardCatalog) -> None:
    """One permanent dies; its owner's graveyard has both cards, in the order that the owner chooses (730.3a)."""
    game, merged = merged_bear(catalog, "Murder")
    cast(game, "Murder", merged)
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("order", 0)
    settle(game, ["component 1", "component 0"])
    assert names(game.player(0).graveyard)[:2] == ["Majestic Auricorn", "Grizzly Bears"]
    told = [event.text("en") for event in game.log if "graveyard" in event.text("en")]
    assert [text.partition(" is put")[0] for text in told] == ["Majestic Auricorn", "Grizzly Bears", "Murder"]
    check_zones(game)


def test_730_3c_what_finds_it_again_finds_every_card(catalog: CardCatalog) -> None:
    """Exiled and returned, both cards come back, each as a creature of its own."""
    game, merged = merged_bear(catalog, "Ephemerate")
    cast(game, "Ephemerate", merged)
    settle(game, ["component 0", "component 1"])
    assert sorted(names(game.find("Grizzly Bears", zone="battlefield"))) == ["Grizzly Bears"]
    (auricorn,) = on_battlefield(game, "Majestic Auricorn")
    assert set(auricorn.keywords) == {"vigilance", "mutate"}
    check_zones(game)


def test_707_2_a_copy_of_it_has_all_its_abilities(catalog: CardCatalog) -> None:
    """What it is by merging is copied: a token that is a copy has the abilities of both cards."""
    game, merged = merged_bear(catalog, "Quasiduplicate", word="under")
    cast(game, "Quasiduplicate", merged)
    resolve(game)
    (token,) = [thing for thing in on_battlefield(game, "Grizzly Bears") if thing.is_token]
    assert "vigilance" in token.keywords
    check_save(game, PlayableCards(catalog))


def test_702_140f_an_effect_on_the_spell_goes_on_for_the_creature(catalog: CardCatalog) -> None:
    """The merged permanent is found in place of the spell, which it has become part of."""
    game, merged = merged_bear(catalog)
    known = [known for known in game.state.last_known.values() if known.object.zone == "stack"]
    assert merged.id in {one.successor for one in known}


@pytest.mark.parametrize("word", ["over", "under"])
def test_730_2d_a_token_in_it(catalog: CardCatalog, word: str) -> None:
    """It is a token only while a token is on top; as it leaves, the card stays and the token does not."""
    game, (bear,) = position(catalog, ["Grizzly Bears"], ["Quasiduplicate", "Majestic Auricorn", "Unsummon"])
    cast(game, "Quasiduplicate", bear)
    resolve(game)
    token = next(thing for thing in on_battlefield(game, "Grizzly Bears") if thing.is_token)
    mutate(game, "Majestic Auricorn", token)
    resolve(game, word)
    merged = game.thing(token.id)
    assert merged.is_token is (word == "under")
    cast(game, "Unsummon", merged)
    resolve(game)
    assert "Majestic Auricorn" in names(game.player(0).hand)
    assert len(on_battlefield(game, "Grizzly Bears")) == 1
    check_zones(game)


def test_602_5b_what_was_activated_this_turn_stays_so(catalog: CardCatalog) -> None:
    """Put over it, abilities change their places; which ones were activated this turn is kept."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    text = "{0}: You gain 1 life. Activate only once each turn."
    table.define("Test Imp", "{1}", "Creature — Imp", text, power=1, toughness=1)
    imp = table.battlefield(0, "Test Imp")
    table.hand(0, "Majestic Auricorn")
    game = begun(table)
    game.answer_with(action="activate", card="Test Imp")
    resolve(game)
    mutate(game, "Majestic Auricorn", game.thing(imp))
    resolve(game, "over")
    assert not [one for one in game.legal_actions if one.action == "activate" and one.source == game.thing(imp).id]
    assert game.player(0).life == 25


def test_800_4a_the_permanent_leaves_with_its_owner(catalog: CardCatalog) -> None:
    """As the owner of the cards leaves the game, all of them leave, though another player controls the permanent."""
    table = table_of(catalog, players=3, lands=3, kinds=EVERY_LAND)
    bear = table.battlefield(1, "Grizzly Bears", owner=0)
    table.hand(0, "Majestic Auricorn")
    game = begun(table)
    mutate(game, "Majestic Auricorn", game.thing(bear))
    resolve(game, "over")
    game.concede(0)
    check_zones(game)
    assert not on_battlefield(game, "Majestic Auricorn")


def test_730_2e_put_over_a_face_down_creature_it_is_face_up(catalog: CardCatalog) -> None:
    """What is on top says whether it is face up; the face-down card beneath adds no abilities."""
    game, (mystic,) = face_down(catalog)
    mutate(game, "Majestic Auricorn", mystic)
    resolve(game, "over")
    merged = game.thing(mystic)
    assert (merged.face_down, merged.name) == (False, "Majestic Auricorn")
    assert not any("{T}" in one for one in merged.abilities)
    check_zones(game)


def face_down(catalog: CardCatalog) -> tuple[Game, list[Thing]]:
    """Return a game with a face-down Abomination of Gudul, cast for its morph ability."""
    table = table_of(catalog, lands=4, kinds=EVERY_LAND)
    table.hand(0, "Abomination of Gudul", "Majestic Auricorn")
    game = begun(table)
    option = next(one for one in game.legal_actions if one.alternative == "morph")
    game.answer(option)
    resolve(game)
    return game, [thing for thing in game.player(0).battlefield if thing.face_down]


def test_730_2f_turned_face_up_it_has_the_abilities_of_both(catalog: CardCatalog) -> None:
    """Put under a face-down creature it adds nothing; as that is turned face up it has the abilities of both."""
    game, (hidden,) = face_down(catalog)
    mutate(game, "Majestic Auricorn", hidden)
    resolve(game, "under")
    merged = game.thing(hidden)
    assert (merged.face_down, merged.power, merged.keywords) == (True, 2, ())
    assert game.player(0).life == 20
    option = next(one for one in game.legal_actions if one.action == "special" and one.source == merged.id)
    game.answer(option)
    merged = game.thing(hidden)
    assert (merged.name, merged.power) == ("Abomination of Gudul", 3)
    assert {"flying", "vigilance"} <= set(merged.keywords)


def test_730_2i_its_double_faced_components_turn_over(catalog: CardCatalog) -> None:
    """Transforming a merged permanent turns each double-faced component, wherever it lies."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    beast = table.battlefield(0, "Bonded Herdbeast // Plated Kilnbeast")
    table.hand(0, "Majestic Auricorn")
    game = begun(table)
    mutate(game, "Majestic Auricorn", game.thing(beast))
    resolve(game, "over")
    merged = game.thing(beast)
    assert "menace" not in merged.keywords
    game.answer_with(action="activate", source=merged)
    settle(game)
    merged = game.thing(beast)
    assert (merged.name, "menace" in merged.keywords) == ("Majestic Auricorn", True)
    check_save(game, PlayableCards(catalog))


def test_613_2a_a_later_copy_effect_hides_it(catalog: CardCatalog) -> None:
    """A copy effect that begins later replaces all that it is by merging."""
    game, (bear, sable) = position(catalog, ["Grizzly Bears", "Bronze Sable"], ["Majestic Auricorn", "Mirrorweave"])
    mutate(game, "Majestic Auricorn", bear)
    resolve(game, "over")
    cast(game, "Mirrorweave", sable)
    resolve(game)
    assert (game.thing(bear).name, game.thing(bear).keywords) == ("Bronze Sable", ())


@pytest.mark.parametrize(("word", "name"), [("over", "Majestic Auricorn"), ("under", "Bronze Sable")])
def test_730_2a_an_earlier_copy_effect(catalog: CardCatalog, word: str, name: str) -> None:
    """What is put over a copy hides the copy effect; what is put under it adds its abilities to the copy's."""
    game, (bear, sable) = position(catalog, ["Grizzly Bears", "Bronze Sable"], ["Majestic Auricorn", "Mirrorweave"])
    cast(game, "Mirrorweave", sable)
    resolve(game)
    mutate(game, "Majestic Auricorn", game.thing(bear))
    resolve(game, word)
    assert (game.thing(bear).name, "vigilance" in game.thing(bear).keywords) == (name, True)
    pass_until(game, "upkeep", turn=6)
    later = "Majestic Auricorn" if word == "over" else "Grizzly Bears"
    assert (game.thing(bear).name, "vigilance" in game.thing(bear).keywords) == (later, True)


def test_730_2_the_view_names_what_represents_it(catalog: CardCatalog) -> None:
    """A view names every component, the topmost first; what lies face down is named to its controller alone."""
    game, (hidden,) = face_down(catalog)
    mutate(game, "Majestic Auricorn", hidden)
    resolve(game, "over")
    seen = [view_of(game, viewer, hidden)["cards"] for viewer in (0, 1)]
    assert [part["en"] for part in seen[0]] == ["Majestic Auricorn", "Abomination of Gudul"]
    assert [part["en"] for part in seen[1]] == ["Majestic Auricorn", "a face-down card"]
    assert game.log[-1].text("en")


def view_of(game: Game, viewer: int, thing: Thing) -> dict[str, Any]:
    """Return what a player sees of a permanent."""
    return next(one for one in game.view(viewer)["battlefield"] if one["id"] == thing.id)


@pytest.mark.parametrize(
    ("word", "en", "ja"),
    [
        ("over", "Grizzly Bears mutates: Majestic Auricorn is put over it.", "その上に置いた"),
        ("under", "Grizzly Bears mutates: Majestic Auricorn is put under it.", "その下に置いた"),
    ],
)
def test_702_140c_the_log_tells_which_way(catalog: CardCatalog, word: str, en: str, ja: str) -> None:
    """The sentence names both as they were before."""
    game, _ = merged_bear(catalog, word=word)
    (told,) = [event for event in game.log if event.kind == "mutate"]
    assert (told.text("en"), ja in told.text("ja")) == (en, True)


def test_702_79a_persist_returns_every_card(catalog: CardCatalog) -> None:
    """What returns the permanent as it dies returns each card; the counter is on each (730.3c)."""
    game, (safehold,) = position(catalog, ["Safehold Elite"], ["Majestic Auricorn", "Murder"])
    mutate(game, "Majestic Auricorn", safehold)
    resolve(game, "over")
    cast(game, "Murder", game.thing(safehold))
    settle(game)
    for name in ("Majestic Auricorn", "Safehold Elite"):
        (found,) = on_battlefield(game, name)
        assert found.counters == {"-1/-1": 1}
    check_zones(game)


def test_903_3c_with_a_commander_in_it_it_is_that_commander(catalog: CardCatalog) -> None:
    """A merged permanent is a commander if one of its cards is; that card alone goes to the command zone (903.9c)."""
    table = Scenario(players=2, cards=PlayableCards(catalog), format="commander")
    for kind in EVERY_LAND * 3:
        table.battlefield(0, kind)
    commander = table.battlefield(0, "Vadrok, Apex of Thunder", designation="commander")
    table.hand(0, "Majestic Auricorn", "Murder")
    game = begun(table)
    mutate(game, "Majestic Auricorn", game.thing(commander))
    settle(game, "over")
    merged = game.thing(commander)
    assert (merged.name, merged.designation) == ("Majestic Auricorn", "commander")
    cast(game, "Murder", merged)
    settle(game, ["component 0", "component 1"], "yes")
    assert names(game.player(0).command) == ["Vadrok, Apex of Thunder"]
    assert "Majestic Auricorn" in names(game.player(0).graveyard)
    check_zones(game)


def test_603_6_each_card_is_put_into_the_graveyard(catalog: CardCatalog) -> None:
    """What waits for land cards put into a graveyard sees the one that was part of a dying creature."""
    game, (arbor, _) = position(catalog, ["Dryad Arbor", "Skola Grovedancer"], ["Majestic Auricorn", "Murder"])
    mutate(game, "Majestic Auricorn", arbor)
    resolve(game, "over")
    cast(game, "Murder", game.thing(arbor))
    settle(game)
    assert game.player(0).life == 20 + 4 + 1
    check_zones(game)


def test_800_4a_what_somebody_who_left_controlled_is_exiled_card_by_card(catalog: CardCatalog) -> None:
    """Of another player's merged permanent each card is exiled as the player who controls it leaves."""
    table = table_of(catalog, players=3, lands=3, kinds=EVERY_LAND)
    bear = table.battlefield(1, "Grizzly Bears", owner=0)
    table.hand(0, "Majestic Auricorn")
    game = begun(table)
    mutate(game, "Majestic Auricorn", game.thing(bear))
    resolve(game, "over")
    game.concede(1)
    assert sorted(names(game.player(0).exile)) == ["Grizzly Bears", "Majestic Auricorn"]
    check_zones(game)


@pytest.mark.parametrize(("word", "name", "value"), [("over", "Majestic Auricorn", 5), ("under", "Hanweir", 3)])
def test_712_8g_a_melded_permanent_that_mutates(catalog: CardCatalog, word: str, name: str, value: int) -> None:
    """It has the abilities of its combined back once, over or under the spell, and leaves as three cards."""
    table = table_of(catalog, lands=6, kinds=EVERY_LAND)
    land = table.battlefield(0, "Hanweir Battlements")
    table.battlefield(0, "Hanweir Garrison")
    table.hand(0, "Majestic Auricorn", "Murder")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(land), ability=2)
    resolve(game)
    mutate(game, "Majestic Auricorn", game.thing(land))
    resolve(game, word)
    merged = game.thing(land)
    assert (merged.name.partition(",")[0], merged.mana_value) == (name, value)
    assert {"trample", "haste", "vigilance"} <= set(merged.keywords)
    assert list(merged.keywords).count("haste") == 1
    check_zones(game)
    cast(game, "Murder", merged)
    settle(game)
    assert {"Majestic Auricorn", "Hanweir Battlements", "Hanweir Garrison"} <= set(names(game.player(0).graveyard))
    check_zones(game)
