"""CR 602.5 abilities that can't be activated, 601.2f costs by target, counters and damage by who does it."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_to, pass_until, resolve
from tests.rules.boards_for_tests import activate, bare, board, may_activate, may_cast, own, played, size, tapped_lands

from oathbreaker.library.catalog import CardCatalog

SHOCKER = "{T}: This creature deals 1 damage to target player."


def test_602_5_abilities_of_artifacts_cannot_be_activated(catalog: CardCatalog) -> None:
    """From the moment such an artifact is there Sol Ring makes no mana, nor pays for anything."""
    table = bare(catalog)
    ring = table.battlefield(0, "Sol Ring")
    table.hand(0, own(table, "Rod", "Artifact", "Activated abilities of noncreature artifacts can't be activated."))
    table.define("Two", "{2}", "Artifact", "")
    table.hand(0, "Two")
    game = begun(table)
    assert may_cast(game, "Two")
    assert may_activate(game, game.thing(ring))
    played(game, "Rod")
    assert not may_cast(game, "Two")
    assert not may_activate(game, game.thing(ring))
    assert [reason.rule for reason in game.why_not(0, "Sol Ring")] == ["101.2"]


@pytest.mark.parametrize(("aura", "mana"), [("Arrest", False), ("Faith's Fetters", True)])
def test_602_5_its_activated_abilities(catalog: CardCatalog, aura: str, mana: bool) -> None:  # noqa: FBT001  a case
    """An arrested creature activates nothing; with mana abilities excepted it still makes mana. Others are free."""
    table = bare(catalog)
    table.define("Both", "{0}", "Creature — Elf", f"{{T}}: Add {{G}}.\n{SHOCKER}", power=1, toughness=1)
    elf, other = table.battlefield(0, "Both"), table.battlefield(0, "Both")
    table.battlefield(1, aura, attached_to=elf)
    game = begun(table)
    assert len(may_activate(game, game.thing(elf))) == int(mana)
    assert len(may_activate(game, game.thing(other))) == 2


def test_701_20a_hands_are_played_revealed(catalog: CardCatalog) -> None:
    """With Telepathy everybody sees the opponents' hands, and not that of its controller; without it nobody does."""
    table = board(catalog, players=3)
    table.battlefield(0, "Telepathy")
    for seat in range(3):
        table.hand(seat, "Shock")
    game = begun(table)
    seen = game.view(2)["players"]
    assert seen[0]["hand"] is None
    assert [card["name"] for card in seen[1]["hand"]] == ["Shock"]
    assert [card["name"] for card in game.view(0)["players"][1]["hand"]] == ["Shock"]


@pytest.mark.parametrize(("target", "lands"), [("Icefall Regent", 3), ("Grizzly Bears", 1)])
def test_601_2f_more_for_what_targets_it(catalog: CardCatalog, target: str, lands: int) -> None:
    """A Shock at Icefall Regent costs {2} more, at another creature not."""
    table = board(catalog)
    creatures = {name: table.battlefield(1, name) for name in ("Icefall Regent", "Grizzly Bears")}
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(creatures[target]))
    assert tapped_lands(game) == lands


def test_601_2f_less_for_what_targets_a_creature(catalog: CardCatalog) -> None:
    """Killian makes a spell castable that targets a creature, and none that does not."""
    table = bare(catalog)
    table.battlefield(0, "Killian, Ink Duelist")
    bears = table.battlefield(1, "Grizzly Bears")
    table.define("Aim", "{2}", "Sorcery", "Aim deals 1 damage to target creature.")
    table.define("Read", "{2}", "Sorcery", "Draw a card.")
    table.hand(0, "Aim", "Read")
    game = begun(table)
    assert (may_cast(game, "Aim"), may_cast(game, "Read")) == (True, False)
    cast(game, "Aim", game.thing(bears))
    resolve(game)
    assert game.thing(bears).damage == 1


def test_303_4i_an_aura_is_put_there_attached(catalog: CardCatalog) -> None:
    """Gryff's Boon comes back attached to the creature that was targeted; to one that is gone it does not come back."""
    for dies in (False, True):
        table = board(catalog)
        bears = table.battlefield(0, "Grizzly Bears")
        table.battlefield(0, "Hill Giant")
        table.graveyard(0, "Gryff's Boon")
        table.hand(0, "Shock")
        game = begun(table)
        game.answer_with(action="activate", card="Gryff's Boon")
        game.answer_with(target=game.thing(bears))
        if dies:
            cast(game, "Shock", game.thing(bears))
        resolve(game)
        attached = [thing.attached_to for thing in game.find("Gryff's Boon", zone="battlefield")]
        assert attached == ([] if dies else [game.thing(bears).id])


def test_122_6a_who_puts_the_counters(catalog: CardCatalog) -> None:
    """Vorinclex doubles what its controller puts anywhere, costs and players included, and halves what others put."""
    table = bare(catalog)
    table.battlefield(0, "Vorinclex, Monstrous Raider")
    bears = [table.battlefield(seat, "Grizzly Bears") for seat in range(2)]
    grow = own(table, "Grow", "Instant", "Put three +1/+1 counters on target green creature.")
    taint = own(table, "Taint", "Sorcery", "Each opponent gets a poison counter.")
    table.define("Walker", "{0}", "Legendary Planeswalker — Ajani", "+1: You gain 1 life.", loyalty=3)
    table.hand(0, grow, taint, "Walker")
    table.hand(1, grow)
    game = begun(table)
    cast(game, grow, game.thing(bears[1]))
    resolve(game)
    assert game.thing(bears[1]).counters == {"+1/+1": 6}
    played(game, taint)
    assert game.player(1).poison == 2
    played(game, "Walker")
    (walker,) = game.find("Walker", zone="battlefield")
    activate(game, walker, "+1")
    resolve(game)
    assert walker.loyalty == 8
    pass_to(game, 1)
    cast(game, grow, game.thing(bears[0]))
    resolve(game)
    assert game.thing(bears[0]).counters == {"+1/+1": 1}


def test_614_1a_one_more_counter_on_yours(catalog: CardCatalog) -> None:
    """Doc Samson adds one to what is put on permanents of one's own, also as they enter."""
    table = bare(catalog)
    table.battlefield(0, "Doc Samson, Super Psychiatrist")
    bears = table.battlefield(1, "Grizzly Bears")
    table.define("Walker", "{0}", "Legendary Planeswalker — Ajani", "+1: You gain 1 life.", loyalty=3)
    table.hand(0, "Walker", own(table, "Grow", "Instant", "Put a +1/+1 counter on target green creature."))
    game = begun(table)
    played(game, "Walker")
    assert game.find("Walker", zone="battlefield")[0].loyalty == 4
    cast(game, "Grow", game.thing(bears))
    resolve(game)
    assert game.thing(bears).counters == {"+1/+1": 1}


@pytest.mark.parametrize(("card", "life"), [("Shock", 16), ("Lava Axe", 15)])
def test_120_4_at_least_as_much_as_its_power(catalog: CardCatalog, card: str, life: int) -> None:
    """With Ojer Axonil two damage of a red spell become four, five stay five; the land counts what was dealt."""
    table = board(catalog)
    table.battlefield(0, "Ojer Axonil, Deepest Might")
    temple = table.battlefield(0, "Ojer Axonil, Deepest Might", face="back")
    table.hand(0, card)
    game = begun(table)
    assert not any("Transform" in said for said in may_activate(game, game.thing(temple)))
    cast(game, card, 1)
    resolve(game)
    assert game.player(1).life == life
    assert any("Transform" in said for said in may_activate(game, game.thing(temple)))


def test_603_2_a_spell_you_control_deals_damage(catalog: CardCatalog) -> None:
    """It is a spell that deals it: a creature's damage is none of a spell."""
    table = board(catalog)
    table.battlefield(0, own(table, "Echo", "Enchantment", "When a spell you control deals damage, you gain 1 life."))
    table.define("Pinger", "{0}", "Creature — Elf", SHOCKER, power=1, toughness=1)
    pinger = table.battlefield(0, "Pinger")
    table.hand(0, "Shock")
    game = begun(table)
    activate(game, game.thing(pinger))
    game.answer_with(target=1)
    resolve(game)
    assert (game.player(0).life, game.player(1).life) == (20, 19)
    cast(game, "Shock", 1)
    resolve(game)
    assert game.player(0).life == 21


def test_613_4b_as_large_as_its_mana_value(catalog: CardCatalog) -> None:
    """Karn makes Panharmonicon a 4/4 artifact creature until his controller's next turn; its abilities stay."""
    table = bare(catalog)
    karn = table.battlefield(0, "Karn, the Great Creator")
    table.battlefield(0, "Panharmonicon")
    game = begun(table)
    (box,) = game.find("Panharmonicon", zone="battlefield")
    activate(game, game.thing(karn), "+1", box)
    resolve(game)
    assert (size(box), box.types) == ((4, 4), ("artifact", "creature"))
    pass_until(game, "precombat main", turn=6)
    assert size(box) == (4, 4)
    pass_until(game, "precombat main", turn=7)
    assert box.types == ("artifact",)
