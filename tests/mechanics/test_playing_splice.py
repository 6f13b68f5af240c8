"""CR 702.47 Splice: cards in hand whose text is added to a spell."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, reply, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import UnplayableCardError

BASICS = ("Island", "Mountain", "Forest", "Swamp")


def offered(game: Game) -> list[str | None]:
    """Return the cards that can be spliced now."""
    assert game.decision is not None
    return [option.card for option in game.decision.options] if game.decision.kind == "choose cards" else []


def untapped(game: Game, seat: int = 0) -> int:
    """Return how many lands a player has untapped."""
    return sum("land" in thing.types and not thing.tapped for thing in game.player(seat).battlefield)


def test_702_47a_the_spell_does_what_the_card_says_for_its_splice_cost(catalog: CardCatalog) -> None:
    """Glacial Ray onto Consuming Vortex: revealed, paid for ({1}{U} and {1}{R}), and in hand still."""
    table = table_of(catalog, lands=2, kinds=BASICS)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Consuming Vortex", "Glacial Ray")
    game = begun(table)
    cast(game, "Consuming Vortex", ["Glacial Ray"])
    assert [event.kind for event in game.log].count("reveal") == 1
    assert game.decision is not None
    assert game.decision.kind == "target"
    reply(game, 1)
    (spell,) = game.stack
    assert (spell.name, untapped(game)) == ("Consuming Vortex", 4)
    assert "deals 2 damage" in spell.text()
    assert "２点のダメージ" in spell.text("ja")
    assert [thing.name for thing in game.player(0).hand] == ["Glacial Ray"]
    resolve(game)
    assert (game.thing(bear).zone, game.player(1).life) == ("hand", 18)
    assert names(list(game.player(0).graveyard)) == ["Consuming Vortex"]


def test_702_47a_only_onto_spells_of_its_kind(catalog: CardCatalog) -> None:
    """Glacial Ray is not spliced onto a spell that is not Arcane; Everdream is, onto any instant or sorcery."""
    table = table_of(catalog, lands=3, kinds=BASICS)
    table.hand(0, "Shock", "Glacial Ray", "Everdream", "Grizzly Bears")
    game = begun(table)
    cast(game, "Shock")
    assert offered(game) == ["Everdream"]
    game.answer([])
    reply(game, 1)
    resolve(game)
    assert (game.player(1).life, len(game.player(0).hand)) == (18, 3)
    cast(game, "Grizzly Bears")
    assert len(game.stack) == 1


def test_702_47b_several_cards_each_once_in_the_order_chosen(catalog: CardCatalog) -> None:
    """The spell's own effect comes first; two equal cards are both spliced, none twice, and only while mana lasts."""
    table = table_of(catalog, lands=3, kinds=BASICS)
    table.library(0, "Plains", "Forest", "Swamp")
    table.hand(0, "Evermind", "Evermind", "Spiritual Visit", "Kodama's Might")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Dampen Thought")
    game = begun(table)
    cast(game, "Dampen Thought")
    assert offered(game) == ["Evermind", "Evermind", "Kodama's Might"]
    first = game.decision.options[0].target if game.decision is not None else None
    game.answer(0)
    assert offered(game) == ["Evermind", "Kodama's Might"]
    assert game.decision is not None
    assert first not in {option.target for option in game.decision.options}
    reply(game, ["Kodama's Might"])
    assert offered(game) == ["Evermind"]
    game.answer(0)
    reply(game, 1)
    assert untapped(game) == 12 - 2 - 2 - 2 - 1
    resolve(game)
    assert len(game.player(1).graveyard) == 4
    drawn = [event for event in game.log if event.kind == "draw"]
    assert len(drawn) == 2


def test_702_47b_not_where_its_targets_cannot_be_chosen(catalog: CardCatalog) -> None:
    """Soulless Revival needs a creature card in the graveyard; without one it is not offered."""
    for has_one in (False, True):
        table = table_of(catalog, lands=2, kinds=BASICS)
        table.hand(0, "Dampen Thought", "Soulless Revival")
        if has_one:
            table.graveyard(0, "Grizzly Bears")
        game = begun(table)
        cast(game, "Dampen Thought")
        assert offered(game) == ["Soulless Revival"] * has_one


def test_702_47c_the_name_in_the_text_is_that_of_the_spell(catalog: CardCatalog) -> None:
    """The damage of Glacial Ray's text is dealt by the blue spell: protection from blue prevents it, from red not."""
    for color, life in (("blue", 2), ("red", 0)):
        table = table_of(catalog, lands=2, kinds=BASICS)
        table.define("Knight", "{W}", "Creature — Knight", f"Protection from {color}", power=2, toughness=2)
        knight = table.battlefield(1, "Knight")
        table.hand(0, "Dampen Thought", "Glacial Ray")
        game = begun(table)
        cast(game, "Dampen Thought", ["Glacial Ray"])
        reply(game, 1)
        assert game.decision is not None
        can_target = game.thing(knight).id in {option.target for option in game.decision.options}
        assert can_target == (life == 0)


def test_702_47d_all_targets_illegal_and_nothing_happens(catalog: CardCatalog) -> None:
    """Consuming Vortex with the Ray: one legal target is enough for the rest, none and it does not resolve."""
    for is_other_there, life in ((True, 18), (False, 20)):
        table = table_of(catalog, lands=3, kinds=BASICS)
        bear = table.battlefield(1, "Grizzly Bears")
        table.hand(0, "Consuming Vortex", "Glacial Ray")
        table.hand(1, "Shock")
        game = begun(table)
        cast(game, "Consuming Vortex", ["Glacial Ray"])
        reply(game, 1 if is_other_there else bear)
        game.answer("pass")
        cast(game, "Shock")
        reply(game, bear)
        resolve(game)
        assert game.player(1).life == life
        assert any(event.kind == "does not resolve" for event in game.log) != is_other_there


def test_702_47e_the_text_is_gone_with_the_spell(catalog: CardCatalog) -> None:
    """A countered spell is an ordinary card again; the spliced card is in hand."""
    table = table_of(catalog, lands=2, kinds=BASICS)
    table.hand(0, "Dampen Thought", "Glacial Ray")
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, "Dampen Thought", ["Glacial Ray"])
    reply(game, 1)
    reply(game, 1)
    game.answer("pass")
    cast(game, "Counterspell")
    resolve(game)
    (card,) = game.player(0).graveyard
    assert "damage" not in card.text()
    assert game.player(1).life == 20
    assert len(game.player(1).graveyard) == 1


def test_707_10_a_copy_has_the_spliced_text_too(catalog: CardCatalog) -> None:
    """Copied, the spell does both again: what was chosen as it was cast is copied."""
    table = table_of(catalog, lands=4, kinds=BASICS)
    table.hand(0, "Dampen Thought", "Glacial Ray", "Twincast")
    game = begun(table)
    cast(game, "Dampen Thought", ["Glacial Ray"])
    reply(game, 1)
    reply(game, 1)
    cast(game, "Twincast")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer("pass" if game.decision.kind == "priority" else game.decision.default())
    assert (game.player(1).life, len(game.player(1).graveyard)) == (16, 8)


def test_702_47a_other_costs_than_mana(catalog: CardCatalog) -> None:
    """Horobi's Whisper is spliced for four cards of the graveyard, and not offered for three."""
    table = table_of(catalog, lands=2, kinds=BASICS)
    table.graveyard(0, "Opt", "Shock", "Negate")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Horobi's Whisper", "Dampen Thought")
    game = begun(table)
    cast(game, "Dampen Thought")
    assert offered(game) == []
    table = table_of(catalog, lands=2, kinds=BASICS)
    bear = table.battlefield(1, "Grizzly Bears")
    table.graveyard(0, "Opt", "Shock", "Negate", "Cancel")
    table.hand(0, "Horobi's Whisper", "Dampen Thought")
    game = begun(table)
    cast(game, "Dampen Thought")
    reply(game, ["Horobi's Whisper"])
    reply(game, 1)
    resolve(game)
    assert (game.thing(bear).zone, len(game.player(0).exile)) == ("graveyard", 4)


def test_733_1_copies_saves_and_giving_up_while_splicing(catalog: CardCatalog) -> None:
    """In the middle of it a game is copied, saved and given up like anywhere; afterwards nothing was revealed."""
    table = table_of(catalog, lands=2, kinds=BASICS)
    table.hand(0, "Dampen Thought", "Glacial Ray")
    game = begun(table)
    before = game.digest()
    cast(game, "Dampen Thought", ["Glacial Ray"])
    others = [game.copy(), Game.load(game.save(), cards=table.cards)]
    for each in (game, *others):
        reply(each, 1)
        reply(each, 1)
        assert "damage" in each.stack[-1].text()
    assert len({each.digest() for each in (game, *others)}) == 1
    game.undo(to="action")
    assert game.digest() == before


@pytest.mark.parametrize("text", ["Choose one —\n• Draw a card.\n• You gain 3 life.", "Flash\nDraw a card."])
def test_702_47c_what_a_spell_could_not_gain_whole_is_refused(text: str) -> None:
    """Modes and other abilities that would be spliced are not played, and named."""
    table = Scenario()
    with pytest.raises(UnplayableCardError, match="splice cannot be carried out"):
        table.define("Own", "{U}", "Instant — Arcane", f"{text}\nSplice onto Arcane {{U}}")
