"""Readings where the rules of Oathbreaker are silent (docs/decisions.md), and what 906 does not bring along."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import SAHEELI, board, castable, of, ready, reasons, spell, tapped, walker
from tests.mechanics.positions_for_tests import attack, begun, cast, pass_to, pass_until, resolve_all

from oathbreaker.library.catalog import CardCatalog

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("Think Twice", None),
        ("Cut // Ribbons", "Cut"),
        ("Rift Bolt", None),
        ("Behold the Multiverse", None),
    ],
)
def test_906_11_no_keyword_of_another_zone_is_used_from_the_command_zone(
    catalog: CardCatalog, name: str, face: str | None
) -> None:
    """Flashback, aftermath, suspend and foretell belong to graveyards and hands, where a signature spell never is."""
    table = board(catalog, kinds=BASICS)
    walker(table)
    spell(table, name)
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    used = [(one.action, one.face, one.alternative) for one in game.legal_actions if one.card == name]
    assert used == [("cast", face, None)]


def test_906_11_a_spell_without_a_mana_cost_is_not_cast_for_one(catalog: CardCatalog) -> None:
    """906.11 lets it be cast, and Ancestral Vision has no cost that could be paid (118.6)."""
    table = board(catalog)
    walker(table)
    spell(table, "Ancestral Vision")
    game = begun(table)
    assert not castable(game, "Ancestral Vision")
    assert [rule for rule, _ in reasons(game, "Ancestral Vision")] != ["906.4a"]


@pytest.mark.parametrize("there", [True, False])
def test_906_4a_the_condition_holds_wherever_the_spell_is_cast_from(
    catalog: CardCatalog,
    there: bool,  # noqa: FBT001  either
) -> None:
    """A signature spell in hand, where no rule lets it come, would need its oathbreaker too, and is not taxed there."""
    table = board(catalog)
    if there:
        walker(table)
    known = spell(table, "Lightning Bolt", casts=1)
    held = table.hand(0, "Lightning Bolt")
    game = begun(table, step="upkeep")
    cards = game.state.cards
    one, other = cards[of(game, held).object.card], cards[of(game, known).object.card]
    one.designation, one.partner = other.designation, other.partner
    pass_until(game, "precombat main")
    offered = {option.source for option in game.legal_actions if option.action == "cast"}
    assert (of(game, held).id in offered) == there
    if there:
        game.answer(next(option for option in game.legal_actions if option.source == of(game, held).id))
        game.answer_with(target=1)
        assert tapped(game) == 1


def test_906_4b_anothers_oathbreaker_is_no_partner(catalog: CardCatalog) -> None:
    """Who controls a stolen oathbreaker has not "only the partner" there: their own is missing."""
    table = board(catalog)
    table.command(0, oathbreaker=SAHEELI, signature_spell="Thoughtcast")
    walker(table, 1, "Jace Beleren", under=0)
    game = begun(table)
    ((number, said),) = reasons(game, "Thoughtcast")
    assert number == "906.4a"
    assert said.endswith("and it is not on the battlefield.")


def test_906_9_row_20_another_permission_does_not_reach_the_command_zone(catalog: CardCatalog) -> None:
    """Who may cast spells from elsewhere still casts their own oathbreaker alone from there (601.3)."""
    table = board(catalog, kinds=BASICS)
    ready(table, "Insight", "Exile the top card of your library. You may play that card this turn.")
    table.library(0, "Ornithopter")
    table.command(0, oathbreaker=SAHEELI)
    table.command(1, oathbreaker="Jace Beleren")
    game = begun(table)
    cast(game, "Insight")
    resolve_all(game)
    assert {one.card for one in game.legal_actions if one.action == "cast"} == {SAHEELI, "Ornithopter"}


def test_906_14_no_commander_damage(catalog: CardCatalog) -> None:
    """903 is not in use: 21 combat damage by an oathbreaker that is a creature is damage like any other."""
    table = board(catalog)
    table.define("Great Cat", "{0}", "Creature — Cat", power=21, toughness=21)
    cat = table.battlefield(0, "Great Cat", designation="oathbreaker")
    table.life(1, 40)
    game = begun(table)
    attack(game, of(game, cat))
    pass_until(game, "end")
    assert (game.player(1).life, game.player(1).in_game) == (19, True)
    assert game.view(0)["players"][1]["commander_damage"] == []


def test_906_11_for_no_mana_cost_the_tax_is_paid(catalog: CardCatalog) -> None:
    """Fierce Guardianship costs nothing while one controls the oathbreaker, and {2} for each earlier time (118.9d)."""
    table = board(catalog, kinds=BASICS)
    walker(table)
    handle = spell(table, "Fierce Guardianship", casts=2)
    table.hand(1, "Divination")
    game = begun(table, active=1)
    cast(game, "Divination")
    pass_to(game, 0)
    free = [one for one in game.legal_actions if one.card == "Fierce Guardianship" and one.alternative]
    assert len(free) == 1
    game.answer(free[0])
    assert tapped(game) == 4
    resolve_all(game)
    assert (of(game, handle).zone, game.tax(handle)) == ("command", 6)
    assert [thing.name for thing in game.player(1).graveyard] == ["Divination"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_906_10_row_13_thassa_flickers_a_stolen_oathbreaker(catalog: CardCatalog, answer: str) -> None:
    """Its owner is asked before it is exiled; let go, it comes back under Thassa's player's control, a new object."""
    table = board(catalog, kinds=BASICS)
    bears = table.battlefield(1, "Grizzly Bears", designation="oathbreaker")
    table.battlefield(0, "Thassa, Deep-Dwelling")
    table.battlefield(0, "Confiscate", attached_to=bears)
    game = begun(table)
    assert of(game, bears).controller == 0
    pass_until(game, "end")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.rule == "906.10":
            assert game.decision.player == 1
            game.answer(answer)
        elif game.decision.kind == "target":
            game.answer_with(target=of(game, bears))
        else:
            game.answer(game.decision.default())
    where = of(game, bears)
    assert (where.zone, where.controller) == (("command", 1) if answer == "yes" else ("battlefield", 0))


def test_906_12_what_a_copying_spell_returns(catalog: CardCatalog) -> None:
    """Narset's Reversal copies the signature spell and would return it to hand: the copy resolves, the card is home."""
    table = board(catalog, kinds=BASICS)
    walker(table)
    handle = spell(table, "Divination")
    table.hand(1, "Narset's Reversal")
    game = begun(table)
    cast(game, "Divination")
    pass_to(game, 1)
    cast(game, "Narset's Reversal")
    resolve_all(game)
    assert of(game, handle).zone == "command"
    assert (len(game.player(1).hand), len(game.player(0).hand)) == (2, 0)
    assert game.tax(handle) == 2
