"""CR 702.102 Fuse: split cards cast with both halves."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import aim, begun, cast, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Handle


def ways_of(game: Game, source: int) -> list[tuple[str | None, str | None]]:
    """Return the faces and ways in which a card can be cast now."""
    assert game.decision is not None
    return [(option.face, option.alternative) for option in game.decision.options if option.source == source]


def against(catalog: CardCatalog, artifact: str = "Sol Ring") -> tuple[Game, Handle, Handle]:
    """Return a game with the card in hand, and an artifact and an enchantment of the other player."""
    table = table_of(catalog, kinds=("Mountain", "Plains"))
    table.hand(0, "Wear // Tear")
    targets = table.battlefield(1, artifact), table.battlefield(1, "Glorious Anthem")
    return begun(table), *targets


def test_702_102a_both_halves_for_both_costs(catalog: CardCatalog) -> None:
    """With two lands either half can be cast; with four both can be together."""
    for lands, number in ((1, 2), (2, 3)):
        table = table_of(catalog, lands=lands, kinds=("Mountain", "Plains"))
        card = table.hand(0, "Wear // Tear")
        table.battlefield(1, "Sol Ring")
        table.battlefield(1, "Oblivion Ring")
        game = begun(table)
        assert len(ways_of(game, card.oid)) == number
        assert sum(way == "fuse" for _, way in ways_of(game, card.oid)) == number - 2


def test_702_102b_702_102d_a_fused_spell_does_what_both_halves_say(catalog: CardCatalog) -> None:
    """It has both names and mana costs; first the left half is followed, then the right one."""
    game, ring, glory = against(catalog)
    game.answer_with(action="cast", card="Wear // Tear", alternative="fuse")
    aim(game, game.thing(ring), game.thing(glory))
    (spell,) = game.stack
    assert (spell.name, spell.mana_value, set(spell.colors)) == ("Wear // Tear", 3, {"red", "white"})
    resolve(game)
    assert [game.thing(one).zone for one in (ring, glory)] == ["graveyard"] * 2
    assert game.find("Wear // Tear", zone="graveyard")


def test_709_3b_one_half_alone_is_the_spell(catalog: CardCatalog) -> None:
    """Cast usually, the right half destroys the enchantment and nothing else."""
    game, ring, glory = against(catalog)
    cast(game, "Tear")
    (spell,) = game.stack
    assert (spell.name, spell.mana_value) == ("Tear", 1)
    resolve(game)
    assert [game.thing(one).zone for one in (ring, glory)] == ["battlefield", "graveyard"]


def test_608_2b_a_half_whose_target_is_gone_is_left_out(catalog: CardCatalog) -> None:
    """In answer the artifact is sacrificed; the other half destroys its enchantment all the same."""
    game, stone, glory = against(catalog, "Mind Stone")
    game.answer_with(action="cast", card="Wear // Tear", alternative="fuse")
    aim(game, game.thing(stone), game.thing(glory))
    game.answer("pass")
    game.answer_with(action="activate", source=stone, ability=1)
    resolve(game)
    assert [game.thing(one).zone for one in (stone, glory)] == ["graveyard"] * 2


def test_702_102a_from_the_command_zone_only_one_half(catalog: CardCatalog) -> None:
    """A signature spell with fuse is cast as one half or the other, never as both."""
    table = table_of(catalog, kinds=("Mountain", "Plains"))
    table.battlefield(0, "Jace Beleren", designation="oathbreaker")
    card = table.command(0, signature_spell="Wear // Tear")
    table.battlefield(1, "Sol Ring")
    table.battlefield(1, "Glorious Anthem")
    hand = table.hand(0, "Wear // Tear")
    game = begun(table)
    assert {way for _, way in ways_of(game, hand.oid)} == {None, "fuse"}
    assert {way for _, way in ways_of(game, card.oid)} == {None}
