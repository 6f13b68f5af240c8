"""CR 702.44, 702.61, 702.96, 702.157, 702.175, 614.1c What spells change on the stack and as they enter."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog


def test_702_61a_nothing_is_cast_in_response_to_split_second(catalog: CardCatalog) -> None:
    """No spell, and no ability but mana abilities; once it has resolved, both can be again."""
    table = table_of(catalog)
    table.hand(0, "Sudden Shock", "Opt")
    table.hand(1, "Opt", "Sandbar Merfolk")
    game = begun(table)
    cast(game, "Sudden Shock", 1)
    for seat in (0, 1):
        assert game.priority == seat
        assert game.decision is not None
        cards = {option.card for option in game.decision.options}
        assert cards == {None, "Island", "Mountain"}
        if seat == 0:
            game.answer("pass")
    resolve(game)
    assert game.player(1).life == 18
    cast(game, "Opt")


def test_702_96a_an_overloaded_spell_affects_each(catalog: CardCatalog) -> None:
    """Vandalblast destroys every artifact of the opponents' for its overload cost, one for its mana cost."""
    for way, left in (("overload", 0), (None, 1)):
        table = table_of(catalog)
        for _ in range(2):
            table.battlefield(1, "Spellbook")
        table.battlefield(0, "Ornithopter")
        table.hand(0, "Vandalblast")
        game = begun(table)
        game.answer_with(action="cast", card="Vandalblast", alternative=way)
        if way is None:
            assert game.decision is not None
            assert game.decision.kind == "target"
            game.answer(0)
        else:
            assert game.stack[0].targets == ()
        resolve(game)
        assert len(on_battlefield(game, "Spellbook")) == left
        assert on_battlefield(game, "Ornithopter")


def test_702_96b_an_overloaded_spell_needs_no_target(catalog: CardCatalog) -> None:
    """With nothing to target it can be cast for its overload cost, not for its mana cost."""
    table = table_of(catalog)
    table.hand(0, "Vandalblast")
    game = begun(table)
    with pytest.raises(IllegalAnswer):
        game.answer_with(action="cast", card="Vandalblast", alternative=None)
    game.answer_with(action="cast", card="Vandalblast", alternative="overload")
    assert names(list(game.stack)) == ["Vandalblast"]


def test_702_44a_sunburst_counts_colors_of_mana_spent(catalog: CardCatalog) -> None:
    """Two colors of mana: two +1/+1 counters on a creature."""
    table = table_of(catalog, lands=0)
    for name in ("Island", "Island", "Mountain"):
        table.battlefield(0, name)
    table.hand(0, "Suntouched Myr")
    game = begun(table)
    cast(game, "Suntouched Myr")
    resolve(game)
    (myr,) = on_battlefield(game, "Suntouched Myr")
    assert myr.counters == {"+1/+1": 2}


def test_702_175a_offspring_makes_a_small_copy(catalog: CardCatalog) -> None:
    """A 1/1 token that is a copy, if the cost was paid."""
    for paid in ("yes", "no"):
        table = table_of(catalog)
        table.hand(0, "Coruscation Mage")
        game = begun(table)
        cast(game, "Coruscation Mage", paid)
        resolve_all(game)
        found = on_battlefield(game, "Coruscation Mage")
        assert len(found) == (2 if paid == "yes" else 1)
        if paid == "yes":
            (token,) = [thing for thing in found if thing.is_token]
            assert (token.power, token.toughness) == (1, 1)


def test_702_157a_squad_makes_a_copy_for_each_payment(catalog: CardCatalog) -> None:
    """Paid twice: two tokens."""
    table = table_of(catalog, lands=8)
    table.hand(0, "Powder Ganger")
    game = begun(table)
    cast(game, "Powder Ganger", "yes", "yes", "no")
    resolve_all(game)
    assert len([thing for thing in on_battlefield(game, "Powder Ganger") if thing.is_token]) == 2


def test_614_1c_a_land_enters_tapped_unless_it_is_paid_for(catalog: CardCatalog) -> None:
    """Steam Vents: two life, or tapped."""
    for paid in ("yes", "no"):
        table = table_of(catalog)
        table.hand(0, "Steam Vents")
        game = begun(table)
        game.answer_with(action="play land", card="Steam Vents")
        game.answer(paid)
        (land,) = on_battlefield(game, "Steam Vents")
        assert (land.tapped, game.player(0).life) == ((False, 18) if paid == "yes" else (True, 20))
