"""CR 601.2c Up to X targets, where the text says what X is, and what the numbers are that it says."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    EVERY_LAND,
    begun,
    cast,
    mutate,
    names,
    on_battlefield,
    resolve,
    table_of,
)
from tests.mechanics.test_playing_mutate import settle

from oathbreaker.library.catalog import CardCatalog


def test_601_2c_up_to_as_many_targets_as_it_has_mutated(catalog: CardCatalog) -> None:
    """An Archipelagore that mutates for the second time taps up to two creatures."""
    table = table_of(catalog, lands=4, kinds=EVERY_LAND)
    beast = table.battlefield(0, "Archipelagore")
    giants = [table.battlefield(1, "Hill Giant") for _ in range(3)]
    table.hand(0, "Majestic Auricorn", "Vulpikeet")
    game = begun(table)
    for times, name in enumerate(("Majestic Auricorn", "Vulpikeet"), start=1):
        mutate(game, name, game.thing(beast))
        while game.decision is not None and game.decision.kind != "target":
            game.answer("over" if game.decision.kind == "word" else game.decision.default())
        assert game.decision is not None
        assert (game.decision.minimum, game.decision.maximum) == (0, times)
        chosen = [game.thing(giant).id for giant in giants[:times]]
        game.answer([option.key for option in game.decision.options if option.target in chosen])
        settle(game)
    assert [game.thing(giant).tapped for giant in giants] == [True, True, False]


def test_107_3_a_spell_of_up_to_x_targets(catalog: CardCatalog) -> None:
    """X as it was announced is how many there can be at most."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    table.hand(0, "Divergent Equation")
    table.graveyard(0, "Shock", "Opt", "Murder")
    game = begun(table)
    game.answer_with(action="cast", card="Divergent Equation")
    game.answer(2)
    assert game.decision is not None
    assert (game.decision.minimum, game.decision.maximum) == (0, 2)


def test_102_2_as_many_as_opponents(catalog: CardCatalog) -> None:
    """Goblin Goliath brings a Goblin for each opponent who is still in the game."""
    table = table_of(catalog, players=4, lands=2, kinds=EVERY_LAND)
    table.hand(0, "Goblin Goliath")
    game = begun(table)
    game.concede(3)
    cast(game, "Goblin Goliath")
    resolve(game)
    assert len([thing for thing in game.player(0).battlefield if thing.is_token]) == 2


def test_702_33d_as_many_targets_as_it_was_kicked(catalog: CardCatalog) -> None:
    """Voyager Drake lets up to as many creatures fly as it was kicked."""
    table = table_of(catalog, lands=4, kinds=EVERY_LAND)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    table.hand(0, "Voyager Drake")
    game = begun(table)
    game.answer_with(action="cast", card="Voyager Drake")
    for word in ("yes", "no"):
        game.answer(word)
    while game.decision is not None and game.decision.kind != "target":
        game.answer(game.decision.default())
    assert game.decision is not None
    assert game.decision.maximum == 1
    game.answer([next(one.key for one in game.decision.options if one.target == game.thing(bear).id)])
    resolve(game)
    assert "flying" in game.thing(bear).keywords


def test_702_29f_cards_with_cycling(catalog: CardCatalog) -> None:
    """Vile Manifestation counts cards with cycling in the graveyard, typecycling included."""
    table = table_of(catalog)
    beast = table.battlefield(0, "Vile Manifestation")
    table.graveyard(0, "Lonely Sandbar", "Noble Templar", "Shock")
    game = begun(table)
    assert game.thing(beast).power == 2


def test_608_2c_a_card_that_is_not_put_onto_the_battlefield(catalog: CardCatalog) -> None:
    """Parcelbeast puts a land onto the battlefield, or into the hand; another card goes to the hand."""
    for word, where in (("yes", "battlefield"), ("no", "hand")):
        table = table_of(catalog)
        beast = table.battlefield(0, "Parcelbeast")
        table.library(0, "Swamp", "Shock")
        game = begun(table)
        game.answer_with(action="activate", source=game.thing(beast))
        resolve(game, word)
        assert len(game.find("Swamp", zone=where)) == 1


def test_608_2c_no_land_goes_to_the_hand(catalog: CardCatalog) -> None:
    """A card that may not be put onto the battlefield is put into the hand."""
    table = table_of(catalog)
    beast = table.battlefield(0, "Parcelbeast")
    table.library(0, "Shock", "Swamp")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(beast))
    resolve(game)
    assert names(game.player(0).hand) == ["Shock"]
    assert not on_battlefield(game, "Shock")


def test_608_2b_one_of_up_to_x_targets_is_illegal(catalog: CardCatalog) -> None:
    """What no longer fits the description as the spell resolves is not affected."""
    table = table_of(catalog, lands=4, kinds=EVERY_LAND)
    table.define("Rite of Light", "{X}{W}", "Instant", "Destroy up to X target nonblack creatures.")
    table.define("Blacken", "{B}", "Instant", "Target creature becomes black until end of turn.")
    bear = table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Rite of Light", "Blacken")
    game = begun(table)
    game.answer_with(action="cast", card="Rite of Light")
    game.answer(2)
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options])
    cast(game, "Blacken", game.thing(bear))
    resolve(game)
    assert game.thing(bear).zone == "battlefield"
    assert not on_battlefield(game, "Hill Giant")


def test_601_2d_an_x_that_the_text_says_is_divided(catalog: CardCatalog) -> None:
    """Ravenous Gigantotherium divides its power as its ability is put onto the stack; the creatures strike back."""
    table = table_of(catalog, lands=4, kinds=EVERY_LAND)
    giants = [table.battlefield(1, "Hill Giant") for _ in range(2)]
    table.hand(0, "Ravenous Gigantotherium")
    game = begun(table)
    cast(game, "Ravenous Gigantotherium")
    while game.decision is not None and game.decision.kind != "target":
        game.answer("pass")
    assert game.decision is not None
    chosen = {game.thing(giant).id for giant in giants}
    game.answer([option.key for option in game.decision.options if option.target in chosen])
    assert (game.decision.kind, game.decision.total) == ("divide", 3)
    game.answer([2, 1])
    resolve(game)
    assert sorted(game.thing(giant).damage for giant in giants) == [1, 2]
