"""CR 702.26 Phasing: cards with phasing, and cards that phase others out."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_702_26a_it_phases_out_and_in_as_its_controller_s_untap_steps_begin(catalog: CardCatalog) -> None:
    """Every other turn of its controller it is not there; it phases in before permanents untap."""
    table = table_of(catalog)
    drake = table.battlefield(0, "Teferi's Drake")
    game = begun(table, active=1)
    pass_until(game, "upkeep", turn=6)
    assert game.thing(drake).phased_out
    pass_until(game, "upkeep", turn=7)
    assert game.thing(drake).phased_out
    pass_until(game, "upkeep", turn=8)
    assert not game.thing(drake).phased_out


def test_702_26d_a_permanent_that_attacked_phases_out_tapped_and_untaps_later(catalog: CardCatalog) -> None:
    """It stays as it was while it is out, and untaps in the step in which it phases in."""
    table = table_of(catalog)
    drake = table.battlefield(0, "Teferi's Drake", tapped=True, counters={"+1/+1": 1})
    game = begun(table, active=1)
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(drake).tapped, game.thing(drake).counters["+1/+1"]) == (True, 1)
    pass_until(game, "upkeep", turn=8)
    assert (game.thing(drake).tapped, game.thing(drake).counters["+1/+1"]) == (False, 1)
    assert game.thing(drake).controller == 0


def test_702_26b_what_is_phased_out_is_affected_by_nothing(catalog: CardCatalog) -> None:
    """A sweeper does not destroy it, its controller cannot attack with it, and no zone change is seen."""
    table = table_of(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Goblin Piker")
    table.hand(0, "Reality Ripple", "Pyroclasm")
    game = begun(table)
    cast(game, "Reality Ripple", on_battlefield(game, "Grizzly Bears")[0])
    resolve(game)
    cast(game, "Pyroclasm")
    resolve(game)
    assert on_battlefield(game, "Grizzly Bears")[0].phased_out
    assert not on_battlefield(game, "Goblin Piker")
    pass_until(game, "postcombat main")
    assert game.player(1).life == 20


def test_608_2b_a_target_that_has_phased_out_is_illegal(catalog: CardCatalog) -> None:
    """The spell does not resolve; the creature phases in later, undamaged."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Reality Ripple")
    table.hand(1, "Shock")
    game = begun(table, active=1)
    cast(game, "Shock", game.thing(bear))
    game.answer("pass")
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(bear).phased_out, game.thing(bear).damage) == (False, 0)
    assert any(event.kind == "does not resolve" for turn in game.state.past for event in turn)


def test_702_26b_an_attacker_that_phases_out_leaves_combat(catalog: CardCatalog) -> None:
    """It deals no damage."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Reality Ripple")
    game = begun(table)
    pass_until(game, "declare attackers")
    game.answer_with(card="Grizzly Bears", target=1)
    game.answer("pass")
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    pass_until(game, "postcombat main")
    assert game.player(1).life == 20


def test_702_26g_an_aura_phases_out_and_in_with_its_creature(catalog: CardCatalog) -> None:
    """It does so indirectly: it stays attached, and comes back with the creature, whoever controls it."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    wings = table.battlefield(1, "Vanishing", attached_to=bear)
    table.hand(0, "Reality Ripple")
    game = begun(table)
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    assert (game.thing(bear).phased_out, game.thing(wings).phased_out) == (True, True)
    pass_until(game, "upkeep", turn=6)
    assert game.thing(wings).phased_out
    pass_until(game, "upkeep", turn=7)
    assert (game.thing(bear).phased_out, game.thing(wings).phased_out) == (False, False)
    assert game.thing(wings).attached_to == game.thing(bear)


def test_702_26i_an_aura_that_phased_out_directly_finds_its_creature_gone(catalog: CardCatalog) -> None:
    """It phases in unattached and goes to the graveyard."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Teferi's Curse", attached_to=bear)
    table.hand(0, "Shock")
    game = begun(table, active=1)
    curse = on_battlefield(game, "Teferi's Curse")[0]
    assert "phasing" in game.thing(bear).keywords
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(bear).phased_out, curse.phased_out) == (True, True)
    pass_until(game, "upkeep", turn=8)
    assert (game.thing(bear).phased_out, curse.phased_out) == (False, False)


def test_702_26f_control_ends_while_it_is_phased_out(catalog: CardCatalog) -> None:
    """It phases in for the player under whose control it phased out, and is its owner's again."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Act of Treason", "Reality Ripple")
    game = begun(table)
    cast(game, "Act of Treason", game.thing(bear))
    resolve(game)
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    assert game.thing(bear).phased_out
    pass_until(game, "upkeep", turn=7)
    assert (game.thing(bear).phased_out, game.thing(bear).controller) == (False, 1)


def test_702_26k_phased_out_permanents_leave_with_their_owner(catalog: CardCatalog) -> None:
    """They leave the game, and nothing sees them leave."""
    table = table_of(catalog, players=3)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Reality Ripple")
    game = begun(table, active=1)
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    game.concede(0)
    assert not game.find("Grizzly Bears")


def test_702_26n_it_phases_in_after_the_turn_of_one_who_has_left_would_have_begun(catalog: CardCatalog) -> None:
    """A permanent that phased out under the control of the departed is not exiled, and comes back to its owner."""
    table = table_of(catalog, players=3)
    bear = table.battlefield(2, "Grizzly Bears")
    table.hand(0, "Act of Treason", "Reality Ripple")
    game = begun(table)
    cast(game, "Act of Treason", game.thing(bear))
    resolve(game)
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    game.concede(0)
    pass_until(game, "upkeep", turn=7)
    assert game.thing(bear).phased_out
    pass_until(game, "upkeep", turn=8)
    assert (game.active, game.thing(bear).phased_out, game.thing(bear).controller) == (1, False, 2)


def test_702_26m_tokens_stay_while_they_are_phased_out(catalog: CardCatalog) -> None:
    """A token that phases out does not cease to exist."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears", token=True)
    table.hand(0, "Reality Ripple")
    game = begun(table)
    cast(game, "Reality Ripple", game.thing(bear))
    resolve(game)
    pass_until(game, "upkeep", turn=7)
    assert names(on_battlefield(game, "Grizzly Bears")) == ["Grizzly Bears"]


def test_702_26c_a_permanent_that_phases_in_is_noticed(catalog: CardCatalog) -> None:
    """A Shimmering Efreet that phases in phases another creature out; as it phases out nothing triggers."""
    table = table_of(catalog)
    efreet = table.battlefield(0, "Shimmering Efreet")
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table, active=1)
    pass_until(game, "upkeep", turn=7)
    assert (game.thing(efreet).phased_out, game.stack, game.thing(bear).phased_out) == (True, (), False)
    while game.decision is not None and game.decision.kind != "target":
        game.answer(game.decision.default())
    game.answer_with(target=game.thing(bear))
    resolve(game)
    assert (game.turn, game.thing(efreet).phased_out, game.thing(bear).phased_out) == (8, False, True)


def test_603_10b_a_permanent_that_phases_out_is_noticed(catalog: CardCatalog) -> None:
    """Teferi's Imp costs a card each time it phases out, and gives one each time it phases in."""
    table = table_of(catalog)
    table.battlefield(0, "Teferi's Imp")
    table.hand(0, "Shock", "Pyroclasm")
    game = begun(table, active=1)
    pass_until(game, "upkeep", turn=6)
    assert len(game.player(0).hand) == 2
    resolve_all(game)
    assert len(game.player(0).hand) == 1
    pass_until(game, "upkeep", turn=8)
    assert len(game.player(0).hand) == 2
    resolve_all(game)
    assert len(game.player(0).hand) == 3
