"""CR 702.35, 702.49, 702.62, 702.85, 702.88, 702.143, 702.170 Cards cast from exile, and ninjutsu, from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def special(game: Game, name: str) -> None:
    """Take the special action of a card in hand."""
    game.answer_with(action="special", card=name)


def tapped(game: Game) -> int:
    """Return how many permanents of a player are tapped."""
    return sum(thing.tapped for thing in game.find(zone="battlefield", controller=0))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_702_35a_madness_casts_what_is_discarded(catalog: CardCatalog, answer: str) -> None:
    """Obsessive Search is exiled as it is discarded; cast for {U}, or put into the graveyard."""
    table = table_of(catalog)
    table.graveyard(0, "Chemister's Insight")
    table.hand(0, "Obsessive Search")
    table.library(0, "Opt", "Opt", "Opt")
    game = begun(table)
    game.answer_with(action="cast", card="Chemister's Insight", alternative="jump-start")
    assert names(game.find(zone="exile")) == ["Obsessive Search"]
    resolve(game, answer)
    assert len(game.player(0).hand) == (3 if answer == "yes" else 2)
    assert tapped(game) == (5 if answer == "yes" else 4)
    assert names(list(game.player(0).graveyard)) == ["Obsessive Search"]


def test_702_85a_cascade_casts_a_cheaper_card(catalog: CardCatalog) -> None:
    """Lands and dearer cards go to the bottom; the cheaper card is cast without paying, before the spell resolves."""
    table = table_of(catalog)
    for land in ("Forest", "Forest"):
        table.battlefield(0, land)
    table.hand(0, "Bloodbraid Elf")
    table.library(0, "Island", "Silent Arbiter", "Spellbook", "Opt")
    game = begun(table)
    cast(game, "Bloodbraid Elf")
    assert len(game.stack) == 2
    resolve(game, "yes")
    assert on_battlefield(game, "Spellbook")
    assert on_battlefield(game, "Bloodbraid Elf")
    assert tapped(game) == 4
    assert not game.find(zone="exile")
    assert names(list(game.player(0).library))[0] == "Opt"
    assert sorted(names(list(game.player(0).library))[-2:]) == ["Island", "Silent Arbiter"]


def test_702_88a_a_spell_with_rebound_is_cast_again(catalog: CardCatalog) -> None:
    """Exiled as it resolves, cast in the next upkeep without paying, and then put into the graveyard."""
    table = table_of(catalog)
    table.hand(0, "Staggershock")
    game = begun(table)
    cast(game, "Staggershock", 1)
    resolve(game)
    assert (game.player(1).life, names(game.find(zone="exile"))) == (18, ["Staggershock"])
    pass_until(game, "upkeep", 7)
    assert len(game.stack) == 1
    resolve(game, "yes", 1)
    assert game.player(1).life == 16
    assert names(list(game.player(0).graveyard)) == ["Staggershock"]


def test_702_62a_a_suspended_card_is_cast_when_the_last_counter_is_gone(catalog: CardCatalog) -> None:
    """A counter is removed in each upkeep; the special action uses no stack."""
    table = table_of(catalog)
    table.hand(0, "Ancestral Vision")
    game = begun(table)
    special(game, "Ancestral Vision")
    assert not game.stack
    (card,) = game.find("Ancestral Vision", zone="exile")
    assert card.counters == {"time": 4}
    assert tapped(game) == 1
    for turn in (7, 9, 11):
        pass_until(game, "upkeep", turn)
        resolve(game)
        assert game.find("Ancestral Vision", zone="exile")
    pass_until(game, "upkeep", 13)
    before = len(game.player(0).hand)
    game.answer("pass")
    game.answer("pass")
    resolve_all_yes(game)
    assert len(game.player(0).hand) == before + 3


def resolve_all_yes(game: Game) -> None:
    """Let everything resolve; whatever may be done is done, and the player with the id 0 is the target."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "target":
            game.answer_with(target=0)
        else:
            game.answer(game.decision.default())


def test_116_2f_suspending_a_sorcery_waits_for_its_time(catalog: CardCatalog) -> None:
    """In the upkeep a sorcery could not be cast, so that it cannot be suspended."""
    table = table_of(catalog)
    table.hand(0, "Ancestral Vision")
    game = begun(table, step="upkeep")
    with pytest.raises(IllegalAnswer):
        special(game, "Ancestral Vision")


def test_702_143a_a_foretold_card_is_cast_in_a_later_turn(catalog: CardCatalog) -> None:
    """Exiled face down for two mana in one's own turn; not cast in this turn, in the next for its foretell cost."""
    table = table_of(catalog)
    table.hand(0, "Behold the Multiverse")
    table.hand(1, "Behold the Multiverse")
    table.library(0, "Opt", "Opt", "Opt", "Opt", "Opt")
    game = begun(table)
    special(game, "Behold the Multiverse")
    assert tapped(game) == 2
    (card,) = game.find(zone="exile")
    assert card.face_down
    assert game.decision is not None
    assert not [option for option in game.decision.options if option.action == "cast"]
    pass_to(game, 1)
    with pytest.raises(IllegalAnswer):
        special(game, "Behold the Multiverse")
    pass_until(game, "upkeep", 6)
    pass_to(game, 0)
    before = tapped(game)
    game.answer_with(action="cast", card="Behold the Multiverse", alternative="foretell")
    assert tapped(game) == before + 2
    resolve_all(game)
    assert len(game.player(0).hand) == 2


def test_702_170d_a_plotted_card_is_cast_free_in_a_later_turn(catalog: CardCatalog) -> None:
    """Only as a sorcery, and not in the turn in which it was plotted."""
    table = table_of(catalog)
    table.hand(0, "Djinn of Fool's Fall")
    game = begun(table)
    special(game, "Djinn of Fool's Fall")
    (card,) = game.find(zone="exile")
    assert (card.name, card.face_down) == ("Djinn of Fool's Fall", False)
    assert game.decision is not None
    assert not [option for option in game.decision.options if option.action == "cast"]
    pass_until(game, "upkeep", 7)
    with pytest.raises(IllegalAnswer):
        game.answer_with(action="cast", card="Djinn of Fool's Fall", alternative="plot")
    pass_until(game, "precombat main", 7)
    before = tapped(game)
    game.answer_with(action="cast", card="Djinn of Fool's Fall", alternative="plot")
    assert tapped(game) == before
    resolve(game)
    assert on_battlefield(game, "Djinn of Fool's Fall")


def test_702_49a_a_ninja_takes_the_place_of_an_unblocked_attacker(catalog: CardCatalog) -> None:
    """It enters tapped and attacking the same player, who takes its damage; the other creature is in hand."""
    table = table_of(catalog)
    table.battlefield(0, "Ornithopter")
    table.hand(0, "Moonsnare Specialist")
    game = begun(table)
    while game.decision is not None and game.decision.kind != "attackers":
        with pytest.raises(IllegalAnswer):
            game.answer_with(action="activate", card="Moonsnare Specialist")
        game.answer("pass")
    assert game.decision is not None
    game.answer([game.decision.options[0].key])
    while game.step != "declare blockers":
        assert game.decision is not None
        game.answer(game.decision.default())
    game.answer_with(action="activate", card="Moonsnare Specialist")
    assert "Ornithopter" in names(list(game.player(0).hand))
    resolve_all(game)
    (ninja,) = on_battlefield(game, "Moonsnare Specialist")
    assert (ninja.tapped, ninja.attacking) == (True, 1)
    power = ninja.power
    pass_until(game, "end")
    assert power is not None
    assert game.player(1).life == 20 - power
