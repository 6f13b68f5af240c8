"""CR 608.2c, 608.2h, 701.15, 702.33g What that creature is, goaded creatures, targets of what was paid for."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of
from tests.rules.boards_for_tests import board, own

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(
    ("condition", "creature", "is_so"),
    [
        ("that creature is red", "Hill Giant", True),
        ("that creature is red", "Grizzly Bears", False),
        ("that creature is red or green", "Grizzly Bears", True),
        ("that creature isn't red", "Grizzly Bears", True),
        ("that creature is a Giant", "Hill Giant", True),
        ("that creature is a Giant", "Grizzly Bears", False),
        ("that creature isn't a Giant", "Hill Giant", False),
        ("that creature has flying", "Wind Drake", True),
        ("that creature has flying", "Hill Giant", False),
        ("that creature doesn't have flying", "Hill Giant", True),
        ("that creature has power 3 or greater", "Hill Giant", True),
        ("that creature has power 3 or greater", "Grizzly Bears", False),
        ("that creature has toughness 2 or less", "Grizzly Bears", True),
        ("that creature has a +1/+1 counter on it", "Grizzly Bears", False),
    ],
)
def test_608_2c_as_it_is(catalog: CardCatalog, condition: str, creature: str, is_so: bool) -> None:  # noqa: FBT001  a case
    """Each wording tells the one creature from the other."""
    table = board(catalog)
    target = table.battlefield(1, creature)
    own(table, "Look", "Sorcery", f"Tap target creature. If {condition}, you gain 5 life.")
    table.hand(0, "Look")
    game = begun(table)
    cast(game, "Look", game.thing(target))
    resolve(game)
    assert game.player(0).life == (25 if is_so else 20)


@pytest.mark.parametrize(
    ("condition", "creature", "is_so"),
    [
        ("that creature was a Giant", "Hill Giant", True),
        ("that creature was a Giant", "Grizzly Bears", False),
        ("that creature wasn't a Giant", "Grizzly Bears", True),
        ("that creature was black or green", "Grizzly Bears", True),
        ("that creature was tapped", "Hill Giant", False),
        ("that creature had flying", "Wind Drake", True),
        ("that creature had power 2 or less", "Grizzly Bears", True),
        ("that creature had power 2 or less", "Hill Giant", False),
    ],
)
def test_608_2h_as_it_last_was(catalog: CardCatalog, condition: str, creature: str, is_so: bool) -> None:  # noqa: FBT001  a case
    """What was destroyed is looked at as it last was on the battlefield."""
    table = board(catalog)
    target = table.battlefield(1, creature)
    own(table, "Look", "Sorcery", f"Destroy target creature. If {condition}, you gain 5 life.")
    table.hand(0, "Look")
    game = begun(table)
    cast(game, "Look", game.thing(target))
    resolve(game)
    assert game.player(0).life == (25 if is_so else 20)


def test_608_2c_a_counter_that_is_there(catalog: CardCatalog) -> None:
    """Bring Low deals 5 instead of 3 to a creature with a +1/+1 counter."""
    for counters, is_dead in (({"+1/+1": 1}, True), ({}, False)):
        table = board(catalog)
        table.define("Test Wall", "{0}", "Creature — Wall", "", power=0, toughness=4)
        target = table.battlefield(1, "Test Wall", counters=counters)
        table.hand(0, "Bring Low")
        game = begun(table)
        cast(game, "Bring Low", game.thing(target))
        resolve(game)
        assert (not on_battlefield(game, "Test Wall")) == is_dead


def test_701_15b_enchanted_creature_is_goaded(catalog: CardCatalog) -> None:
    """Shiny Impetus: its creature must attack somebody other than the Aura's controller; without it, it need not."""
    for has_aura in (True, False):
        table = board(catalog, players=3, lands=0)
        bears = table.battlefield(1, "Grizzly Bears")
        if has_aura:
            table.battlefield(0, "Shiny Impetus", attached_to=bears)
        game = begun(table, active=1)
        while game.decision is not None and game.decision.kind == "priority":
            game.answer("pass")
        assert game.decision is not None
        forced = [option for option in game.decision.options if option.is_default]
        assert [option.target for option in forced] == ([2] if has_aura else [])


def test_508_1c_it_cannot_attack_you(catalog: CardCatalog) -> None:
    """Vow of Duty: the creature attacks others than the Aura's controller and that player's planeswalkers."""
    table = board(catalog, players=3, lands=0)
    bears = table.battlefield(1, "Grizzly Bears")
    table.battlefield(0, "Vow of Duty", attached_to=bears)
    walker = table.battlefield(0, "Saheeli, Sublime Artificer")
    game = begun(table, active=1)
    assert (game.thing(bears).power, "vigilance" in game.thing(bears).keywords) == (4, True)
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    whom = {option.target for option in game.decision.options if option.source == game.thing(bears).id}
    assert whom == {2}
    assert game.thing(walker).id not in whom


def test_601_2c_alternative_targets_for_what_was_kicked(catalog: CardCatalog) -> None:
    """Tear Asunder: an artifact or enchantment; kicked, any nonland permanent and that alone."""
    for kicked, wanted in (("no", "Sol Ring"), ("yes", "Grizzly Bears")):
        table = board(catalog)
        ring = table.battlefield(1, "Sol Ring")
        bears = table.battlefield(1, "Grizzly Bears")
        target = ring if wanted == "Sol Ring" else bears
        table.battlefield(1, "Ornithopter")
        table.hand(0, "Tear Asunder")
        game = begun(table)
        cast(game, "Tear Asunder", kicked)
        assert game.decision is not None
        assert (game.thing(bears).id in {option.target for option in game.decision.options}) == (kicked == "yes")
        game.answer_with(target=game.thing(target))
        assert game.decision.kind == "priority"
        resolve(game)
        left = {thing.name for thing in game.find(zone="battlefield", controller=1) if "land" not in thing.types}
        assert left == {"Sol Ring", "Grizzly Bears", "Ornithopter"} - {wanted}


def test_601_2c_the_replaced_targets_are_not_needed(catalog: CardCatalog) -> None:
    """Where there is no artifact or enchantment Tear Asunder can only be kicked; without mana for that, not be cast."""
    table = board(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Tear Asunder")
    game = begun(table)
    cast(game, "Tear Asunder")
    resolve_all(game)
    assert not on_battlefield(game, "Grizzly Bears")
    table = table_of(catalog, lands=2, kinds=("Forest",))
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Tear Asunder")
    assert not any(option.card == "Tear Asunder" for option in begun(table).legal_actions)


def test_601_2d_a_division_only_when_kicked(catalog: CardCatalog) -> None:
    """Fight with Fire: 5 to a creature; kicked, 10 divided among any targets."""
    table = board(catalog, lands=8)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Fight with Fire")
    game = begun(table)
    cast(game, "Fight with Fire", "yes", [game.thing(bears), 1])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.total) == ("divide", 10)
    game.answer([2, 8])
    resolve_all(game)
    assert (game.player(1).life, on_battlefield(game, "Grizzly Bears")) == (12, [])


def test_608_2c_what_it_also_gets(catalog: CardCatalog) -> None:
    """Archon's Glory: bargained, the creature also gains flying and lifelink."""
    for answer, has in (("yes", True), ("no", False)):
        table = board(catalog)
        bears = table.battlefield(0, "Grizzly Bears")
        table.battlefield(0, "Ornithopter")
        table.hand(0, "Archon's Glory")
        game = begun(table)
        cast(game, "Archon's Glory", answer, game.thing(bears))
        resolve(game)
        assert ("flying" in game.thing(bears).keywords) == has
        assert game.thing(bears).power == 4


def test_702_33d_a_kicked_spell_by_its_adjective(catalog: CardCatalog) -> None:
    """What waits for a kicked spell does not see one that was not kicked; goaded, renowned creatures are told too."""
    table = board(catalog)
    own(table, "Watcher", "Enchantment", "Whenever you cast a kicked spell, you gain 5 life.")
    table.battlefield(0, "Watcher")
    table.define("Vine", "{G}", "Sorcery", "Kicker {G}\nYou gain 1 life.")
    table.hand(0, "Vine", "Vine")
    game = begun(table)
    for kicked, life in (("no", 21), ("yes", 27)):
        cast(game, "Vine", kicked)
        resolve(game)
        assert game.player(0).life == life


def test_701_15a_each_goaded_creature(catalog: CardCatalog) -> None:
    """A goaded creature is told from others until the goading player's next turn."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    own(table, "Prod", "Sorcery", "Goad target creature.")
    own(table, "Punish", "Sorcery", "Destroy each goaded creature.")
    table.hand(0, "Prod", "Punish")
    game = begun(table)
    cast(game, "Prod", game.thing(bears))
    resolve(game)
    cast(game, "Punish")
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")
    assert game.thing(giant).zone == "battlefield"
