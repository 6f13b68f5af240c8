"""CR 707, 712, 802: what the rules' own examples say about copies, double-faced cards and defenders comes out so."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    key_of,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, bare, board, graveyard, hand, may_activate, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing

BECOMES = (
    "Target permanent becomes a copy of another target permanent until end of turn, "
    "except it's an artifact in addition to its other types."
)
LATE = "This creature enters tapped.\nThis creature enters with nine +1/+1 counters on it."

FACES = {
    "front": ["Thraben Gargoyle", "Stonewing Antagonizer"],
    "back": ["Stonewing Antagonizer", "Thraben Gargoyle"],
}
"""The face that is up -> the names before and after it transforms."""


def cloned(game: Game, whom: Thing, name: str = "Clone") -> Thing:
    """Cast a card that may enter as a copy, copy this, and return the copy."""
    before = {thing.id for thing in game.find(zone="battlefield")}
    cast(game, name)
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "choose permanents":
            game.answer([key_of(game, whom)])
        else:
            game.answer(game.decision.default())
    (copy,) = (thing for thing in game.find(zone="battlefield") if thing.id not in before and thing.card_name == name)
    return copy


def turned(game: Game, what: Thing, into: Thing) -> None:
    """Let an instant make one permanent a copy of another for a turn."""
    cast(game, "Turn to Stuff")
    aim(game, what, into)
    resolve(game)


def with_turning(table: Scenario) -> None:
    """Give the first player an instant that makes a permanent a copy of another."""
    own(table, "Turn to Stuff", "Instant", BECOMES)
    table.hand(0, "Turn to Stuff")


def test_707_2_a_copy_is_of_what_is_printed_not_of_what_an_effect_made_of_it(catalog: CardCatalog) -> None:
    """A Vehicle that was crewed is copied: the copy is an artifact and no creature, and it can be crewed itself."""
    table = board(catalog)
    vehicle = table.battlefield(0, "Smuggler's Copter")
    table.battlefield(0, "Hill Giant")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Clone")
    game = begun(table)
    activate(game, game.thing(vehicle))
    resolve_all(game)
    assert "creature" in game.thing(vehicle).types
    copy = cloned(game, game.thing(vehicle))
    assert (copy.name, copy.types) == ("Smuggler's Copter", ("artifact",))


def test_707_2_a_copy_of_a_face_down_creature(catalog: CardCatalog) -> None:
    """It is a 2/2 without a name, face up, and nobody can turn it up."""
    table = board(catalog)
    table.hand(0, "Grinning Demon", "Clone")
    game = begun(table)
    game.answer_with(action="cast", card="Grinning Demon", alternative="morph")
    resolve(game)
    (demon,) = game.find("Grinning Demon", zone="battlefield")
    copy = cloned(game, demon)
    assert (copy.name, size(copy), copy.colors, copy.mana_cost, copy.face_down) == ("", (2, 2), (), "", False)
    specials = [option.source for option in game.legal_actions if option.action == "special"]
    assert copy.id not in specials


def test_707_3_a_face_down_creature_that_becomes_a_copy_stays_face_down(catalog: CardCatalog) -> None:
    """Grinning Demon as a copy of Branchsnap Lorian is turned up for {G} and is the Lorian."""
    table = board(catalog)
    with_turning(table)
    table.hand(0, "Grinning Demon")
    lorian = table.battlefield(1, "Branchsnap Lorian")
    game = begun(table)
    game.answer_with(action="cast", card="Grinning Demon", alternative="morph")
    resolve(game)
    (demon,) = game.find("Grinning Demon", zone="battlefield")
    turned(game, demon, game.thing(lorian))
    assert (demon.face_down, demon.name, size(demon), demon.keywords) == (True, "", (2, 2), ())
    before = sum(thing.tapped for thing in game.player(0).battlefield)
    (option,) = [option for option in game.legal_actions if option.action == "special" and option.source == demon.id]
    game.answer(option)
    assert sum(thing.tapped for thing in game.player(0).battlefield) == before + 1
    assert (demon.face_down, demon.name, size(demon)) == (False, "Branchsnap Lorian", (4, 1))


def test_707_3_a_copy_of_what_has_no_morph_cannot_be_turned_up(catalog: CardCatalog) -> None:
    """Grinning Demon as a copy of Wandering Ones stays a face-down 2/2."""
    table = board(catalog)
    with_turning(table)
    table.hand(0, "Grinning Demon")
    ones = table.battlefield(1, "Wandering Ones")
    game = begun(table)
    game.answer_with(action="cast", card="Grinning Demon", alternative="morph")
    resolve(game)
    (demon,) = game.find("Grinning Demon", zone="battlefield")
    turned(game, demon, game.thing(ones))
    assert (demon.face_down, size(demon)) == (True, (2, 2))
    assert not [option for option in game.legal_actions if option.action == "special"]


def test_707_4_effects_stay_on_what_becomes_a_copy(catalog: CardCatalog) -> None:
    """A creature with +3/+3 that becomes a copy of another is that creature with +3/+3."""
    table = board(catalog)
    with_turning(table)
    bear = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Giant Growth")
    game = begun(table)
    played(game, "Giant Growth", game.thing(bear))
    turned(game, game.thing(bear), game.thing(giant))
    assert (game.thing(bear).name, size(game.thing(bear))) == ("Hill Giant", (6, 6))


def test_707_5_a_copy_enters_as_what_it_copies_enters(catalog: CardCatalog) -> None:
    """Clone of a creature that enters tapped with nine counters enters so."""
    table = board(catalog)
    own(
        table,
        "Late Cat",
        "Creature — Cat",
        "This creature enters tapped.\nThis creature enters with nine +1/+1 counters on it.",
    )
    cat = table.battlefield(0, "Late Cat", tapped=False)
    table.hand(0, "Clone")
    game = begun(table)
    copy = cloned(game, game.thing(cat))
    assert (copy.tapped, copy.counters) == (True, {"+1/+1": 9})


def test_707_5_the_ability_of_what_is_copied_triggers(catalog: CardCatalog) -> None:
    """Clone as Wall of Omens: its controller draws a card."""
    table = board(catalog)
    wall = table.battlefield(1, "Wall of Omens")
    table.hand(0, "Clone")
    game = begun(table)
    cloned(game, game.thing(wall))
    assert len(hand(game)) == 1


@pytest.mark.parametrize("face", ["front", "back"])
def test_707_8a_a_token_of_a_double_faced_permanent_has_both_faces(catalog: CardCatalog, face: str) -> None:
    """It has the same face up, and it can transform."""
    table = board(catalog)
    own(table, "Turn Over", "Instant", "Transform all Gargoyles.")
    gargoyle = table.battlefield(0, "Thraben Gargoyle", face=face)
    table.hand(0, "Cackling Counterpart", "Turn Over")
    game = begun(table)
    played(game, "Cackling Counterpart", game.thing(gargoyle))
    (token,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    names = [token.name]
    played(game, "Turn Over")
    names.append(token.name)
    assert names == FACES[face]


def test_707_8a_a_token_of_a_clone_is_not_double_faced(catalog: CardCatalog) -> None:
    """Clone is no double-faced card: neither it nor a token that copies it transforms."""
    table = board(catalog)
    own(table, "Turn Over", "Instant", "Transform all Gargoyles.")
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    table.hand(0, "Clone", "Cackling Counterpart", "Turn Over")
    game = begun(table)
    copy = cloned(game, game.thing(gargoyle))
    played(game, "Cackling Counterpart", copy)
    (token,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    played(game, "Turn Over")
    names = [thing.name for thing in (game.thing(gargoyle), copy, token)]
    assert names == ["Stonewing Antagonizer", "Thraben Gargoyle", "Thraben Gargoyle"]


def test_707_9b_an_exception_of_the_copy_is_copied_with_it(catalog: CardCatalog) -> None:
    """Copy Artifact as Juggernaut is artifact, creature and enchantment; so is a Clone of it."""
    table = board(catalog)
    juggernaut = table.battlefield(1, "Juggernaut")
    table.hand(0, "Copy Artifact", "Clone")
    game = begun(table)
    cast(game, "Copy Artifact")
    resolve(game, "yes")
    (copy,) = game.find("Juggernaut", controller=0)
    assert set(copy.types) == {"artifact", "creature", "enchantment"}
    again = cloned(game, copy)
    assert set(again.types) == {"artifact", "creature", "enchantment"}
    assert set(game.thing(juggernaut).types) == {"artifact", "creature"}


def test_707_9d_a_copy_of_a_changeling_with_types_of_its_own(catalog: CardCatalog) -> None:
    """Glasspool Mimic has changeling and every creature type besides the two that it adds."""
    table = board(catalog)
    table.battlefield(0, "Woodland Changeling")
    table.hand(0, "Glasspool Mimic")
    game = begun(table)
    cast(game, "Glasspool Mimic")
    resolve(game, "yes")
    (copy,) = [thing for thing in game.find("Woodland Changeling", zone="battlefield") if thing.card_name != thing.name]
    assert "changeling" in copy.keywords
    assert {"Shapeshifter", "Rogue", "Goblin", "Dragon"} <= set(copy.subtypes)


def test_707_10_a_copy_has_the_modes_and_may_have_other_targets(catalog: CardCatalog) -> None:
    """A modal spell is copied: its mode is not chosen anew, its target may be."""
    table = board(catalog)
    giants = [table.battlefield(1, "Hill Giant") for _ in range(2)]
    table.battlefield(1, "Sol Ring")
    table.hand(0, "Fiery Intervention", "Reverberate")
    game = begun(table)
    game.answer_with(action="cast", card="Fiery Intervention")
    game.answer_with(value=1)
    aim(game, game.thing(giants[0]))
    cast(game, "Reverberate")
    kinds = []
    while game.stack:
        assert game.decision is not None
        kinds.append(game.decision.kind)
        if game.decision.kind == "target":
            game.answer_with(target=game.thing(giants[1]))
        elif game.decision.kind == "may":
            game.answer("yes")
        else:
            game.answer(game.decision.default())
    assert "mode" not in kinds
    assert not on_battlefield(game, "Hill Giant")
    assert len(on_battlefield(game, "Sol Ring")) == 1


def test_712_9_a_clone_of_a_back_face_cannot_transform(catalog: CardCatalog) -> None:
    """It is a copy of the face that is up, and its own ability to transform does nothing."""
    table = board(catalog)
    own(table, "Turn Over", "Instant", "Transform all Gargoyles.")
    gargoyle = table.battlefield(0, "Thraben Gargoyle", face="back")
    table.hand(0, "Clone", "Turn Over")
    game = begun(table)
    copy = cloned(game, game.thing(gargoyle))
    assert (copy.name, size(copy)) == ("Stonewing Antagonizer", (4, 2))
    played(game, "Turn Over")
    assert (copy.name, game.thing(gargoyle).name) == ("Stonewing Antagonizer", "Thraben Gargoyle")


def test_712_9_a_double_faced_card_that_is_a_copy_transforms_and_stays_the_copy(catalog: CardCatalog) -> None:
    """It has its back face up and is still Elite Vanguard this turn; next turn its back face is seen."""
    table = board(catalog)
    with_turning(table)
    own(table, "Turn Over", "Instant", "Transform all Humans.")
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    vanguard = table.battlefield(1, "Elite Vanguard")
    table.hand(0, "Turn Over")
    game = begun(table)
    turned(game, game.thing(gargoyle), game.thing(vanguard))
    played(game, "Turn Over")
    found = game.thing(gargoyle)
    assert (found.name, size(found), game.thing(vanguard).name) == ("Elite Vanguard", (2, 1), "Elite Vanguard")
    pass_until(game, "upkeep", turn=6)
    assert (found.name, size(found)) == ("Stonewing Antagonizer", (4, 2))


def test_712_18_an_effect_stays_on_what_transforms(catalog: CardCatalog) -> None:
    """It is the same permanent, so +3/+3 stays."""
    table = board(catalog)
    own(table, "Turn Over", "Instant", "Transform all Gargoyles.")
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    table.hand(0, "Giant Growth", "Turn Over")
    game = begun(table)
    played(game, "Giant Growth", game.thing(gargoyle))
    played(game, "Turn Over")
    assert (game.thing(gargoyle).name, size(game.thing(gargoyle))) == ("Stonewing Antagonizer", (7, 5))


def test_701_27f_a_second_instruction_to_transform_does_nothing(catalog: CardCatalog) -> None:
    """An ability of a permanent transforms it only if it has not transformed since the ability went onto the stack."""
    table = board(catalog, lands=3)
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    game = begun(table)
    for _ in range(2):
        activate(game, game.thing(gargoyle), "{6}")
    resolve(game)
    assert game.thing(gargoyle).name == "Stonewing Antagonizer"


def test_802_2a_landwalk_looks_at_the_player_who_is_attacked(catalog: CardCatalog) -> None:
    """Rock Badger attacks a player without a Mountain and can be blocked; another player's Mountain is no matter."""
    for mine, other, blockable in ((False, True, True), (True, False, False)):
        table = bare(catalog, players=3)
        bear = table.battlefield(0, "Grizzly Bears")
        badger = table.battlefield(0, "Rock Badger")
        for seat, has in ((2, mine), (1, other)):
            if has:
                table.battlefield(seat, "Mountain")
        blocker = table.battlefield(2, "Hill Giant")
        game = begun(table)
        attacks(game, (game.thing(bear), 1), (game.thing(badger), 2))
        found = []
        while game.step != "combat damage":
            assert game.decision is not None
            if game.decision.kind == "blockers":
                found += [(option.source, option.target) for option in game.decision.options]
            game.answer(game.decision.default())
        assert ((game.thing(blocker).id, game.thing(badger).id) in found) == blockable


def test_707_2_the_copy_has_the_abilities_of_what_it_copies(catalog: CardCatalog) -> None:
    """A Clone of a creature that may be sacrificed may be sacrificed itself."""
    table = board(catalog)
    own(table, "Martyr Cat", "Creature — Cat", "Sacrifice this creature: You gain 1 life.")
    cat = table.battlefield(1, "Martyr Cat")
    table.hand(0, "Clone")
    game = begun(table)
    copy = cloned(game, game.thing(cat))
    assert may_activate(game, copy)
    activate(game, copy)
    resolve(game)
    assert (game.player(0).life, graveyard(game)) == (21, ["Clone"])


def test_707_2_a_copy_for_a_time(catalog: CardCatalog) -> None:
    """Mirrorweave makes every other creature a copy until the turn ends, with nothing excepted."""
    table = board(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    giants = [table.battlefield(seat, "Hill Giant") for seat in range(2)]
    table.hand(0, "Mirrorweave")
    game = begun(table)
    cast(game, "Mirrorweave")
    aim(game, game.thing(bear))
    resolve(game)
    assert [(game.thing(giant).name, size(game.thing(giant))) for giant in giants] == [("Grizzly Bears", (2, 2))] * 2
    pass_until(game, "upkeep", turn=6)
    assert [game.thing(giant).name for giant in giants] == ["Hill Giant", "Hill Giant"]
