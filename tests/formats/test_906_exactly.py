"""906.3, 906.10, 906.12 Where a small difference in the rules of the format would show: each test once found one."""

from __future__ import annotations

from tests.formats.games_for_tests import SAHEELI, board, castable, spell, until_asked, walker
from tests.mechanics.positions_for_tests import begun, cast, resolve

from oathbreaker.library.catalog import CardCatalog

ONESELF = "If {name} would be put into a graveyard from anywhere, exile it instead."


def test_906_12a_before_a_replacement_effect_of_its_own(catalog: CardCatalog) -> None:
    """A signature spell that would be exiled instead goes to the command zone, and nobody chooses what applies."""
    table = board(catalog)
    table.define("Vow", "{U}", "Sorcery", "Draw a card.\n" + ONESELF.format(name="Vow"))
    walker(table)
    handle = spell(table, "Vow")
    game = begun(table)
    cast(game, "Vow")
    while game.stack:
        assert game.decision is not None
        assert game.decision.kind == "priority"
        game.answer("pass")
    assert game.thing(handle).zone == "command"
    assert [event.rule for event in game.log if event.kind == "zone change"][-1] == "906.12"


def test_906_10_is_chosen_among_the_effects_that_apply(catalog: CardCatalog) -> None:
    """The controller chooses what applies first; the owner is asked anew about what another effect made of it."""
    for is_rule_first in (True, False):
        table = board(catalog)
        text = "−1: Draw a card.\n" + ONESELF.format(name="Sworn")
        table.define("Sworn", "{2}", "Legendary Planeswalker — Sworn", text, loyalty=1)
        table.define("Ruin", "{U}", "Sorcery", "Destroy target planeswalker.")
        sworn = walker(table, 0, "Sworn")
        table.hand(0, "Ruin")
        game = begun(table)
        cast(game, "Ruin")
        game.answer("pass")
        game.answer("pass")
        assert game.decision is not None
        assert game.decision.rule == "616.1"
        game.answer([option.source is None for option in game.decision.options].index(is_rule_first))
        assert game.decision.rule == "906.10"
        game.answer("no")
        assert (game.decision.rule == "906.10") == is_rule_first
        if is_rule_first:
            game.answer("no")
        assert game.thing(sworn).zone == "exile"


def test_906_10_moving_within_a_library_is_no_change_of_zone(catalog: CardCatalog) -> None:
    """An oathbreaker that its owner let go into the library is put on the bottom of it without a question."""
    table = board(catalog)
    table.define("Tuck", "{U}", "Sorcery", "Put target planeswalker on top of its owner's library.")
    table.define("Look", "{U}", "Sorcery", "Scry 1.")
    saheeli = walker(table)
    table.hand(0, "Tuck", "Look")
    game = begun(table)
    cast(game, "Tuck")
    resolve(game, "no")
    assert game.player(0).library[0].name == SAHEELI
    cast(game, "Look")
    resolve(game, [SAHEELI])
    assert game.player(0).library[-1].id == game.thing(saheeli).id


def test_906_3_an_oathbreaker_that_entered_as_a_copy_is_still_the_oathbreaker(catalog: CardCatalog) -> None:
    """As a copy of another planeswalker it lets its signature spell be cast."""
    table = board(catalog)
    text = "You may have Mirror enter as a copy of any planeswalker.\n−1: Draw a card."
    table.define("Mirror", "{1}", "Legendary Planeswalker — Mirror", text, loyalty=3)
    table.command(0, oathbreaker="Mirror", signature_spell="Thoughtcast")
    table.battlefield(1, "Jace Beleren")
    game = begun(table)
    assert not castable(game, "Thoughtcast")
    cast(game, "Mirror")
    resolve(game, "yes")
    assert [thing.name for thing in game.player(0).battlefield if "planeswalker" in thing.types] == ["Jace Beleren"]
    assert castable(game, "Thoughtcast")


def test_906_10_the_question_names_no_place_in_a_library(catalog: CardCatalog) -> None:
    """An oathbreaker that is milled: what its owner is asked does not tell which object of the library it was."""
    table = board(catalog)
    table.define("Tuck", "{U}", "Sorcery", "Put target planeswalker on top of its owner's library.")
    table.define("Grind", "{U}", "Sorcery", "Target player mills a card.")
    walker(table)
    table.hand(0, "Tuck", "Grind")
    game = begun(table)
    cast(game, "Tuck")
    resolve(game, "no")
    cast(game, "Grind", 0)
    until_asked(game, "906.10")
    assert game.view(0)["decision"]["source"] is None


def test_906_9_only_ones_own_leaders_are_cast_from_the_command_zone(catalog: CardCatalog) -> None:
    """Another player's oathbreaker is not offered, nor a card there that leads no deck."""
    table = board(catalog)
    table.command(1, oathbreaker="Jace Beleren", signature_spell="Thoughtcast")
    table.command(0, oathbreaker=SAHEELI)
    game = begun(table)
    game.put_card(0, "command", "Opt")
    offered = [option.card for option in game.legal_actions if option.action == "cast"]
    assert offered == [SAHEELI]
