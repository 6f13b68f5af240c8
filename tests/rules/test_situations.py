"""Situations from play that programs get wrong: rows 1 to 50, without those of the format's own rules.

What each row needs, and which rows wait for what, is told in docs/situations.md.
"""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import aim, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import (
    activate,
    answered,
    bare,
    board,
    graveyard,
    may_activate,
    own,
    played,
    size,
    tapped_lands,
)

from oathbreaker.library.catalog import CardCatalog

LAND_SAGA = "I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 5 life."
POUNCE = (
    "Create a 1/1 white Cat creature token. "
    "Pounce deals damage to target opponent equal to the number of creatures you control."
)
WALKER = "+1: You gain 1 life.\n−2: Draw a card."
TURN_OVER = "Transform all creatures."


@pytest.mark.parametrize(("face", "target"), [("Collision", "Wind Drake"), ("Colossus", "Grizzly Bears")])
def test_row_05_one_half_is_chosen_and_paid(catalog: CardCatalog, face: str, target: str) -> None:
    """Only the half that is cast is on the stack; it alone is paid, and the other half's effect does not happen."""
    table = board(catalog)
    creatures = {name: table.battlefield(0, name) for name in ("Wind Drake", "Grizzly Bears")}
    table.hand(0, "Collision // Colossus")
    game = begun(table)
    game.answer_with(action="cast", face=face)
    aim(game, game.thing(creatures[target]))
    spell = game.stack[-1]
    assert (spell.name, spell.mana_value, tapped_lands(game)) == (face, 2, 2)
    resolve(game)
    if face == "Collision":
        assert game.thing(creatures[target]).zone == "graveyard"
    else:
        assert size(game.thing(creatures[target])) == (6, 4)


def test_row_07_increases_come_before_reductions(catalog: CardCatalog) -> None:
    """Affinity takes away what an increase added as well: with five artifacts Frogmite is free."""
    table = board(catalog)
    table.battlefield(0, "Geist-Fueled Scarecrow")
    for _ in range(4):
        table.battlefield(0, "Ornithopter")
    table.hand(0, "Frogmite")
    game = begun(table)
    played(game, "Frogmite")
    assert (len(on_battlefield(game, "Frogmite")), tapped_lands(game)) == (1, 0)


def test_row_07_affinity_takes_no_colored_mana(catalog: CardCatalog) -> None:
    """With thirteen artifacts Thoughtcast still costs {U}."""
    table = board(catalog)
    for _ in range(13):
        table.battlefield(0, "Ornithopter")
    table.hand(0, "Thoughtcast")
    game = begun(table)
    played(game, "Thoughtcast")
    assert (len(game.player(0).hand), tapped_lands(game)) == (2, 1)


def test_row_26_a_saga_stays_while_its_last_chapter_is_on_the_stack(catalog: CardCatalog) -> None:
    """History of Benalia has three lore counters and is there; it goes when the chapter has resolved."""
    table = board(catalog)
    saga = table.battlefield(0, "History of Benalia", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    assert (game.thing(saga).zone, [thing.kind for thing in game.stack]) == ("battlefield", ["ability"])
    resolve(game)
    assert game.thing(saga).zone == "graveyard"


def test_row_27_the_last_chapter_resolves_and_the_saga_is_sacrificed(catalog: CardCatalog) -> None:
    """The Birth of Meletis gives its life first; then state-based actions see to the Saga."""
    table = board(catalog)
    saga = table.battlefield(0, "The Birth of Meletis", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert (game.player(0).life, game.thing(saga).zone) == (22, "graveyard")


def test_row_28_blood_moon_upon_a_saga_that_is_out(catalog: CardCatalog) -> None:
    """The land Saga has no chapters left: no lore counter in the main phase, nothing triggers, and it stays."""
    table = bare(catalog)
    own(table, "Tale of Stones", "Enchantment Land — Urza's Saga", LAND_SAGA)
    own(table, "Red Moon", "Enchantment", "Nonbasic lands are Mountains.")
    saga = table.battlefield(0, "Tale of Stones", counters={"lore": 1})
    table.battlefield(1, "Red Moon")
    game = table.start(active=1, step="end", turn=5)
    game.stop_everywhere = True
    pass_until(game, "precombat main", turn=6)
    resolve_all(game)
    assert (game.thing(saga).counters, game.player(0).life, game.thing(saga).zone) == ({"lore": 1}, 20, "battlefield")


def test_row_28_a_saga_that_enters_under_blood_moon(catalog: CardCatalog) -> None:
    """It enters with one lore counter all the same, triggers nothing, gets no more and stays."""
    table = bare(catalog)
    own(table, "Tale of Stones", "Enchantment Land — Urza's Saga", LAND_SAGA)
    table.battlefield(1, "Blood Moon")
    table.hand(0, "Tale of Stones")
    game = begun(table)
    game.answer_with(action="play land", card="Tale of Stones")
    (saga,) = on_battlefield(game, "Tale of Stones")
    assert (saga.counters, list(game.stack)) == ({"lore": 1}, [])
    pass_until(game, "precombat main", turn=7)
    assert (saga.counters, game.player(0).life, saga.zone) == ({"lore": 1}, 20, "battlefield")


@pytest.mark.parametrize("face", ["front", "back"])
def test_row_35_a_token_copy_of_a_double_faced_creature(catalog: CardCatalog, face: str) -> None:
    """The token has the same face up and can transform; a Clone of it cannot."""
    table = board(catalog)
    own(table, "Turn Over", "Instant", TURN_OVER)
    captive = table.battlefield(0, "Ulvenwald Captive", face=face)
    table.hand(0, "Cackling Counterpart", "Clone", "Turn Over")
    game = begun(table)
    names = ["Ulvenwald Captive", "Ulvenwald Abomination"]
    if face == "back":
        names.reverse()
    played(game, "Cackling Counterpart", game.thing(captive))
    (token,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    assert token.name == names[0]
    cast(game, "Clone")
    answered(game, token)
    (clone,) = game.find("Clone", zone="battlefield") or [
        thing for thing in game.find(zone="battlefield") if thing.card_name == "Clone"
    ]
    played(game, "Turn Over")
    assert [token.name, clone.name] == [names[1], names[0]]


def test_row_37_a_clone_of_a_back_face(catalog: CardCatalog) -> None:
    """It copies the face that is up, and an ability that would transform it does nothing."""
    table = board(catalog)
    sentry = table.battlefield(0, "Heir of Falkenrath", face="back")
    table.hand(0, "Clone", "Shock")
    game = begun(table)
    cast(game, "Clone")
    answered(game, game.thing(sentry))
    (clone,) = [thing for thing in game.find(zone="battlefield") if thing.card_name == "Clone"]
    assert (clone.name, size(clone), clone.keywords) == ("Heir to the Night", (3, 2), ("flying",))


def test_row_38_a_clone_that_would_transform_itself_stays_as_it_is(catalog: CardCatalog) -> None:
    """Clone as Heir of Falkenrath pays for the ability, and stays a 2/1."""
    table = board(catalog)
    heir = table.battlefield(1, "Heir of Falkenrath")
    table.hand(0, "Clone", "Shock")
    game = begun(table)
    cast(game, "Clone")
    answered(game, game.thing(heir))
    (clone,) = [thing for thing in game.find(zone="battlefield") if thing.card_name == "Clone"]
    activate(game, clone)
    resolve_all(game)
    assert "Shock" in graveyard(game)
    assert (clone.name, size(clone)) == ("Heir of Falkenrath", (2, 1))


def test_row_40_a_token_in_the_graveyard_does_not_come_back(catalog: CardCatalog) -> None:
    """A token copy of Young Wolf dies: undying finds nothing, and the game goes on."""
    table = board(catalog)
    wolf = table.battlefield(0, "Young Wolf")
    table.hand(0, "Cackling Counterpart", "Day of Judgment")
    game = begun(table)
    played(game, "Cackling Counterpart", game.thing(wolf))
    assert len(on_battlefield(game, "Young Wolf")) == 2
    played(game, "Day of Judgment")
    (back,) = on_battlefield(game, "Young Wolf")
    assert (back.is_token, back.counters) == (False, {"+1/+1": 1})


def test_row_41_the_second_of_two_abilities_transforms_nothing(catalog: CardCatalog) -> None:
    """Both were put onto the stack before it transformed; it does not turn back."""
    table = board(catalog, lands=3)
    gargoyle = table.battlefield(0, "Thraben Gargoyle")
    game = begun(table)
    for _ in range(2):
        activate(game, game.thing(gargoyle))
    resolve(game)
    assert game.thing(gargoyle).name == "Stonewing Antagonizer"


def test_row_44_an_amount_is_counted_once_as_the_instruction_is_reached(catalog: CardCatalog) -> None:
    """Damage equal to the creatures one controls, the new token among them, is dealt once."""
    table = bare(catalog)
    own(table, "Pounce", "Sorcery", POUNCE)
    for _ in range(3):
        table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Pounce")
    game = begun(table)
    played(game, "Pounce")
    assert game.player(1).life == 16


def test_row_46_one_loyalty_ability_a_turn(catalog: CardCatalog) -> None:
    """After +1 neither it nor −2 is possible; next turn both are."""
    table = bare(catalog)
    table.define("Own Walker", "{0}", "Legendary Planeswalker — Ajani", WALKER, loyalty=3)
    walker = table.battlefield(0, "Own Walker")
    game = begun(table)
    assert len(may_activate(game, game.thing(walker))) == 2
    activate(game, game.thing(walker), "+1")
    resolve(game)
    assert may_activate(game, game.thing(walker)) == []
    pass_until(game, "precombat main", turn=7)
    assert len(may_activate(game, game.thing(walker))) == 2


def test_row_47_a_walker_taken_over_may_be_activated(catalog: CardCatalog) -> None:
    """Its owner activated it last turn; this turn nobody has."""
    table = board(catalog)
    walker = table.battlefield(1, "Jace Beleren")
    table.hand(0, "Confiscate")
    table.library(1, *["Wastes"] * 9)
    game = begun(table, active=1)
    activate(game, game.thing(walker), "+2")
    resolve(game)
    pass_until(game, "precombat main", turn=6)
    played(game, "Confiscate", game.thing(walker))
    assert game.thing(walker).controller == 0
    assert may_activate(game, game.thing(walker))


@pytest.mark.parametrize(("attacker", "left"), [("Hill Giant", 2), ("Colossal Dreadmaw", None)])
def test_row_49_damage_removes_loyalty(catalog: CardCatalog, attacker: str, left: int | None) -> None:
    """As many counters as there was damage; without any left the walker goes to the graveyard (704.5i)."""
    table = bare(catalog)
    walker = table.battlefield(1, "Garruk, Primal Hunter", counters={"loyalty": 5})
    creature = table.battlefield(0, attacker)
    game = begun(table)
    attacks(game, (game.thing(creature), game.thing(walker)))
    pass_until(game, "postcombat main")
    assert game.player(1).life == 20
    assert game.thing(walker).zone == ("battlefield" if left else "graveyard")
    assert left is None or game.thing(walker).loyalty == left


def test_row_49_a_cost_removes_exactly_what_it_says(catalog: CardCatalog) -> None:
    """Minus three of three: the walker is gone before the ability resolves, which it does."""
    table = board(catalog)
    walker = table.battlefield(0, "Garruk, Primal Hunter", counters={"loyalty": 3})
    table.battlefield(0, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(walker), "−3")
    assert (game.thing(walker).zone, len(game.stack)) == ("graveyard", 1)
    resolve(game)
    assert len(game.player(0).hand) == 3


def test_row_50_doubling_season_doubles_what_it_enters_with_and_no_cost(catalog: CardCatalog) -> None:
    """Garruk enters with six loyalty; +1 puts on one counter."""
    table = board(catalog)
    table.battlefield(0, "Doubling Season")
    table.hand(0, "Garruk, Primal Hunter")
    game = begun(table)
    played(game, "Garruk, Primal Hunter")
    (garruk,) = on_battlefield(game, "Garruk, Primal Hunter")
    assert garruk.loyalty == 6
    activate(game, garruk, "+1")
    resolve(game)
    assert (garruk.loyalty, len(on_battlefield(game, "Beast Token"))) == (7, 2)
