"""CR 301.5, 303.4, 701.3: Auras and Equipment: what they can be attached to, and how they enter."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, FOREST, KNIGHT, card, creature
from tests.engine.combat_terms import AttachIt, Beings, ItSays, TestProtection, aura, colored, rule_card
from tests.engine.positions import Table, do, names, resolve, target
from tests.engine.terms_for_tests import TestKeyword

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.attaching import (
    attach_events,
    attachment_actions,
    attachments_of,
    can_be_attached,
    unattach_events,
)
from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.events import Attach, Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.positions import put
from oathbreaker.engine.state import State
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Keywords, TargetSpec

SASH = aura("Sash")
CURSE = aura("Curse", players=True)
SWORD = card(
    "Sword",
    "Artifact — Equipment",
    "{1}",
    (ActivatedAbility((PayMana("{1}"),), (AttachIt(),), (TargetSpec(Beings()),)),),
)
RECONFIGURE = (Keywords((TestKeyword("reconfigure"),)),)
CHANGER = card("Changer", "Artifact Creature — Equipment", "{1}", RECONFIGURE, "1", "1")
FORT = card("Fort", "Artifact — Fortification", "{1}")
MONK = creature("Monk", "{W}", 2, lines=(Keywords((TestProtection("white"),)),))


def run(state: State, *events: Event, answer: int = 0) -> list[Decision]:
    """Let events happen, answering every decision with this option; return what was asked."""
    asked: list[Decision] = []
    procedure = happen(state, events)
    try:
        asked.append(next(procedure))
        while True:
            asked.append(procedure.send((answer,)))
    except StopIteration:
        return asked


def enter(state: State, oid: int, seat: int = 0, host: int = NOBODY) -> ZoneChange:
    """Return the event of a card entering the battlefield."""
    event = ZoneChange(state, oid, "battlefield", controller=seat)
    event.attach_to = host
    return event


def test_303_4a_an_aura_spell_targets_what_it_will_enchant() -> None:
    """It resolves attached to its target; without the target it does not resolve."""
    table = Table(2)
    table.lands(0)
    bear = table.battlefield(1, BEAR)[0]
    table.hand(0, aura("Sash", color="{1}"))
    play = table.start()
    do(play, "cast", "Sash")
    if play.decision is not None and play.decision.kind == "target":
        target(play, bear)
    resolve(play)
    (sash,) = attachments_of(play.state, bear)
    assert play.state.objects[sash].definition.name == "Sash"


def test_303_4f_an_aura_that_enters_otherwise_is_attached_to_what_its_controller_chooses() -> None:
    """Its controller chooses among everything it can enchant; what has protection from it is not among that."""
    table = Table(2)
    bear, monk, knight = (table.battlefield(1, one)[0] for one in (BEAR, MONK, KNIGHT))
    sash = table.graveyard(0, SASH)[0]
    state = table.state
    event = enter(state, sash)
    asked = run(state, event, answer=1)
    assert [(decision.player, decision.rule) for decision in asked] == [(0, "303.4f")]
    assert [option.target for option in asked[0].options] == [bear, knight]
    assert state.objects[event.new_oid].attached_to == knight
    assert monk in state.objects


def test_303_4g_without_anything_to_enchant_it_stays_where_it_is() -> None:
    """No creature: the card stays in the graveyard; a token isn't created."""
    table = Table(2)
    table.battlefield(1, MONK, FOREST)
    sash = table.graveyard(0, SASH)[0]
    assert run(table.state, enter(table.state, sash)) == []
    assert table.state.objects[sash].zone == "graveyard"
    before = len(table.state.battlefield)
    run(table.state, CreateToken(0, SASH))
    assert len(table.state.battlefield) == before


def test_303_4i_said_to_enter_attached_to_something_illegal() -> None:
    """It stays where it is; from the stack it goes to its owner's graveyard."""
    table = Table(2)
    forest = table.battlefield(1, FOREST)[0]
    table.battlefield(1, BEAR)
    state = table.state
    sash = table.graveyard(0, SASH)[0]
    run(state, enter(state, sash, host=forest))
    assert state.objects[sash].zone == "graveyard"
    spell = put(state, SASH, 0, "stack")
    run(state, enter(state, spell, host=forest))
    assert state.stack == ()
    assert names(state, "graveyard") == ["Sash", "Sash"]


def test_301_5e_equipment_said_to_enter_attached_to_something_illegal_enters_unattached() -> None:
    """It enters; on something legal it enters attached; what is no attachment enters unattached (303.4h)."""
    table = Table(2)
    bear, forest = table.battlefield(0, BEAR, FOREST)
    state = table.state
    hosts = []
    for definition, host in ((SWORD, forest), (SWORD, bear), (FORT, forest), (FORT, bear), (BEAR, bear)):
        event = enter(state, table.graveyard(0, definition)[0], host=host)
        run(state, event)
        hosts.append(state.objects[event.new_oid].attached_to)
    assert hosts == [NOBODY, bear, forest, NOBODY, NOBODY]


def test_702_6a_equip_moves_the_equipment() -> None:
    """The activated ability attaches it to its target; then to another, with a new timestamp (701.3c)."""
    table = Table(2)
    table.lands(0)
    one, two, sword = table.battlefield(0, BEAR, KNIGHT, SWORD)
    play = table.start()
    stamps = [play.state.objects[sword].timestamp]
    for host in (one, two):
        do(play, "activate", "Sword")
        target(play, host)
        resolve(play)
        assert play.state.objects[sword].attached_to == host
        stamps.append(play.state.objects[sword].timestamp)
    assert stamps == sorted(set(stamps))


@pytest.mark.parametrize(
    ("attachment", "host", "can"),
    [
        (SASH, BEAR, True),
        (SASH, FOREST, False),
        (SASH, MONK, False),
        (CURSE, BEAR, False),
        (SWORD, BEAR, True),
        (SWORD, FOREST, False),
        (SWORD, MONK, True),
        (FORT, FOREST, True),
        (FORT, BEAR, False),
        (BEAR, KNIGHT, False),
        (rule_card("Shrine"), BEAR, False),
        (colored(card("White Sword", "Artifact — Equipment", "{W}")), MONK, False),
        (card("Living Sword", "Artifact Creature — Equipment", "{1}", (), "1", "1"), BEAR, False),
        (CHANGER, BEAR, True),
        (card("Walking Sash", "Enchantment Creature — Aura", "{1}", (), "1", "1"), BEAR, False),
        (SASH, creature("Pure", "{W}", 2, lines=()), True),
    ],
)
def test_701_3a_what_can_be_attached_to_what(attachment: PlayableCard, host: PlayableCard, *, can: bool) -> None:
    """As its enchant ability or subtype says, and nothing keeps it off; then the instruction does something."""
    table = Table(2)
    oid = table.battlefield(0, attachment)[0]
    to = table.battlefield(1, host)[0]
    assert can_be_attached(table.state, oid, to) == can
    run(table.state, *attach_events(table.state, oid, to))
    assert (table.state.objects[oid].attached_to == to) == can


def test_303_4d_nothing_is_attached_to_itself() -> None:
    """An Aura can't enchant itself, nor Equipment equip itself."""
    table = Table(2)
    oid = table.battlefield(0, CHANGER)[0]
    assert attach_events(table.state, oid, oid) == []


def test_702_5d_a_curse_enchants_players_in_the_game() -> None:
    """A player is enchanted; one who leaves no longer is, and the Aura goes to the graveyard."""
    table = Table(3)
    curse = table.battlefield(0, CURSE)[0]
    state = table.state
    assert can_be_attached(state, curse, 2)
    run(state, *attach_events(state, curse, 2))
    assert attachments_of(state, 2) == [curse]
    assert attachment_actions(state, state.battlefield) == []
    play = table.start()
    play.concede(2)
    assert names(play.state, "graveyard") == ["Curse"]


def test_701_3b_attaching_to_the_same_thing_does_nothing() -> None:
    """No event, and no new timestamp."""
    table = Table(2)
    bear, sword = table.battlefield(0, BEAR, SWORD)
    run(table.state, Attach(sword, bear))
    assert attach_events(table.state, sword, bear) == []
    (event,) = unattach_events(table.state, sword)
    run(table.state, event)
    assert table.state.objects[sword].attached_to == NOBODY
    assert unattach_events(table.state, sword) == []


def test_704_5m_and_n_what_state_based_actions_find() -> None:
    """An Aura on something illegal dies, Equipment on it falls off, a creature that is attached too (704.5p)."""
    table = Table(2)
    bear, forest = table.battlefield(0, BEAR, FOREST)
    fine, lost, alone, sword, other = table.battlefield(0, SASH, SASH, SASH, SWORD, KNIGHT)
    state = table.state
    for oid, host in ((fine, bear), (lost, forest), (sword, forest), (other, bear)):
        state.own(oid).attached_to = host
    found = attachment_actions(state, state.battlefield)
    graves = [event.oid for event in found if isinstance(event, ZoneChange)]
    loose = [event.oid for event in found if isinstance(event, Attach) and event.to == NOBODY]
    assert (graves, loose) == ([lost, alone], [sword, other])


def test_702_16c_protection_puts_the_aura_into_the_graveyard() -> None:
    """A creature that gains protection loses the Auras of that quality, not others."""
    table = Table(2)
    monk = table.battlefield(1, MONK)[0]
    white, blue = table.battlefield(0, SASH, aura("Net", color="{U}"))
    for oid in (white, blue):
        table.state.own(oid).attached_to = monk
    found = attachment_actions(table.state, table.state.battlefield)
    assert [event.affected(table.state) for event in found] == [white]


def test_303_4c_an_effect_may_forbid_it() -> None:
    """What "can't be attached" says of a creature keeps Auras and Equipment off."""
    table = Table(2)
    smooth = table.battlefield(1, creature("Smooth", "{U}", 2, lines=rule_lines()))[0]
    sword = table.battlefield(0, SWORD)[0]
    assert not can_be_attached(table.state, sword, smooth)


def rule_lines() -> tuple[Ability, ...]:
    """Return the lines of a creature that nothing can be attached to."""
    return rule_card("Lines", ItSays("can't be attached")).faces[0].characteristics.abilities
