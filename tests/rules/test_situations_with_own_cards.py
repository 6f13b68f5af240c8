"""Situations from play that programs get wrong: rows 2 to 50 with the rows' own cards, as far as not elsewhere.

What each row needs, and which rows wait for what, is told in docs/situations.md.
"""

from __future__ import annotations

from tests.formats.games_for_tests import board as table_for
from tests.formats.games_for_tests import castable, in_command, of, spell, walker
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import (
    BASICS,
    activate,
    answered,
    bare,
    board,
    graveyard,
    hand,
    may_activate,
    may_cast,
    own,
    played,
    size,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

EMRAKUL = "Emrakul, the Promised End"
AXONIL = "Ojer Axonil, Deepest Might"
AJANI = "Ajani, Nacatl Pariah"
TAMIYO = "Tamiyo, Inquisitive Student"
TYPES = ("Ornithopter", "Divination", "Shock", "Pacifism", "Forest")
"""An artifact creature, a sorcery, an instant, an enchantment and a land: six card types."""


def test_row_02_emrakul_casts_my_signature_spell(catalog: CardCatalog) -> None:
    """The spell is back in the command zone, and who controls the turn is asked nothing; then comes an extra turn."""
    table = table_for(catalog, kinds=BASICS)
    walker(table, 0)
    handle = spell(table, "Thoughtcast")
    table.hand(1, EMRAKUL)
    table.graveyard(1, *TYPES)
    game = begun(table, active=1)
    cast(game, EMRAKUL)
    assert sum(thing.tapped for thing in game.player(1).battlefield) == 7
    resolve(game)
    pass_until(game, "precombat main", turn=6)
    assert game.decision is not None
    assert (game.decision.player, game.active) == (1, 0)
    cast(game, "Thoughtcast")
    questions = []
    while game.stack:
        assert game.decision is not None
        questions.append(game.decision.kind)
        game.answer("pass")
    assert set(questions) == {"priority"}
    assert of(game, handle).zone == "command"
    pass_until(game, "precombat main", turn=7)
    assert game.decision is not None
    assert (game.active, game.decision.player) == (0, 0)
    pass_until(game, "precombat main", turn=8)
    assert game.active == 1


def triplets(catalog: CardCatalog) -> Game:
    """Return a game of three in the main phase after Sen Triplets' ability has taken player 1's hand over."""
    table = table_for(catalog, players=3, kinds=BASICS)
    table.battlefield(0, "Sen Triplets")
    table.command(1, oathbreaker="Saheeli, Sublime Artificer", signature_spell="Thoughtcast")
    table.battlefield(1, "Prodigal Pyromancer")
    table.hand(1, "Divination", "Shock", "Forest")
    table.hand(2, "Shock")
    game = begun(table, active=2)
    pass_until(game, "upkeep", turn=6)
    game.answer_with(target=1)
    resolve(game)
    pass_until(game, "precombat main", turn=6)
    return game


def test_row_20_the_hand_and_not_the_command_zone(catalog: CardCatalog) -> None:
    """Cards in the opponent's hand are cast and played; the oathbreaker and its spell, and other hands, are not."""
    game = triplets(catalog)
    assert not castable(game, "Saheeli, Sublime Artificer")
    assert not castable(game, "Thoughtcast")
    assert in_command(game, 1) == ["Saheeli, Sublime Artificer", "Thoughtcast"]
    mine = hand(game)
    cast(game, "Divination")
    resolve(game)
    assert (hand(game, 1), len(hand(game))) == (["Shock", "Forest"], len(mine) + 2)
    assert graveyard(game, 1) == ["Divination"]
    game.answer_with(action="play land", card="Forest")
    (forest,) = [thing for thing in game.player(0).battlefield if thing.owner == 1]
    assert (forest.name, hand(game, 1)) == ("Forest", ["Shock"])
    cast(game, "Shock", 2)
    resolve(game)
    assert game.player(2).life == 18
    assert hand(game, 2)[0] == "Shock"


def test_row_20_the_opponent_can_do_nothing(catalog: CardCatalog) -> None:
    """This turn they cast nothing and activate nothing, their lands included, and everybody sees their hand."""
    game = triplets(catalog)
    shown = [card["name"] for card in game.view(2)["players"][1]["hand"]]
    assert shown == ["Divination", "Shock", "Forest"]
    assert game.view(0)["players"][2]["hand"] is None
    game.answer("pass")
    assert game.decision is not None
    assert game.priority == 1
    assert [option.action for option in game.decision.options] == ["pass"]
    pass_until(game, "upkeep", turn=7)
    assert game.priority == 1
    assert may_cast(game, "Shock")
    assert game.view(2)["players"][1]["hand"] is None


def test_row_30_read_ahead_with_vorinclex(catalog: CardCatalog) -> None:
    """One counter is chosen, two are put there: only the second chapter triggers, and in the next turn the third."""
    table = board(catalog)
    table.battlefield(0, "Vorinclex, Monstrous Raider")
    table.hand(0, "Love Song of Night and Day")
    game = begun(table)
    cast(game, "Love Song of Night and Day")
    game.answer("pass")
    game.answer("pass")
    game.answer(1)
    (saga,) = on_battlefield(game, "Love Song of Night and Day")
    assert saga.counters == {"lore": 2}
    assert len(game.stack) == 1
    resolve(game)
    assert (len(on_battlefield(game, "Bird Token")), hand(game)) == (1, [])


def test_row_30_an_opponents_counters_are_halved(catalog: CardCatalog) -> None:
    """An opponent's planeswalker of three loyalty enters with one; +1 as a cost puts nothing there."""
    table = board(catalog)
    table.battlefield(1, "Vorinclex, Monstrous Raider")
    table.hand(0, "Garruk, Primal Hunter")
    game = begun(table)
    played(game, "Garruk, Primal Hunter")
    (garruk,) = on_battlefield(game, "Garruk, Primal Hunter")
    assert garruk.loyalty == 1
    activate(game, garruk, "+1")
    resolve(game)
    assert (garruk.loyalty, len(on_battlefield(game, "Beast Token"))) == (1, 1)


def test_row_35_flame_channeler_its_token_and_its_clone(catalog: CardCatalog) -> None:
    """The channeler and its token copy transform as a spell deals damage, and a Clone of it does not."""
    table = board(catalog)
    channeler = table.battlefield(0, "Flame Channeler")
    table.hand(0, "Cackling Counterpart", "Clone", "Shock")
    game = begun(table)
    played(game, "Cackling Counterpart", game.thing(channeler))
    cast(game, "Clone")
    answered(game, game.thing(channeler))
    cast(game, "Shock", 1)
    resolve_all(game)
    there = [thing for thing in game.player(0).battlefield if "Wizard" in thing.subtypes]
    looks = [(thing.name, thing.is_token, size(thing)) for thing in there]
    back = "Embodiment of Flame"
    assert looks == [(back, False, (3, 3)), (back, True, (3, 3)), ("Flame Channeler", False, (2, 2))]
    assert [thing.card_name for thing in there][2] == "Clone"


def test_row_38_a_clone_of_ojer_axonil_dies(catalog: CardCatalog) -> None:
    """It has no back face to enter with: it stays in the graveyard. The real one comes back as its land, tapped."""
    table = board(catalog)
    axonil = table.battlefield(1, AXONIL)
    table.hand(0, "Clone", "Day of Judgment")
    game = begun(table)
    cast(game, "Clone")
    answered(game, game.thing(axonil))
    played(game, "Day of Judgment")
    assert "Clone" in graveyard(game)
    (temple,) = on_battlefield(game, "Temple of Power")
    assert (temple.tapped, temple.controller, temple.types) == (True, 1, ("land",))


def test_row_40_a_token_copy_of_accursed_witch_dies(catalog: CardCatalog) -> None:
    """The token does not come back and nothing goes round; the real one is attached to the opponent, transformed."""
    table = board(catalog)
    witch = table.battlefield(0, "Accursed Witch")
    table.hand(0, "Cackling Counterpart", "Day of Judgment")
    game = begun(table)
    played(game, "Cackling Counterpart", game.thing(witch))
    cast(game, "Day of Judgment")
    resolve_all(game)
    (curse,) = on_battlefield(game, "Infectious Curse")
    assert (curse.is_token, curse.attached_to) == (False, 1)
    assert [thing.name for thing in game.player(0).battlefield if "land" not in thing.types] == ["Infectious Curse"]
    pass_until(game, "draw", turn=6)
    assert (game.player(0).life, game.player(1).life) == (21, 19)


def test_row_41_delver_with_harmonic_prodigy(catalog: CardCatalog) -> None:
    """Both abilities reveal the instant; the second transforms nothing. Without an instant neither does."""
    for top, name in (("Shock", "Insectile Aberration"), ("Grizzly Bears", "Delver of Secrets")):
        table = bare(catalog)
        delver = table.battlefield(0, "Delver of Secrets")
        table.battlefield(0, "Harmonic Prodigy")
        table.library(0, top, *["Wastes"] * 9)
        game = begun(table, active=1)
        pass_until(game, "upkeep", turn=6)
        number = len(game.stack)
        assert number == 2
        while game.stack:
            assert game.decision is not None
            game.answer("yes" if game.decision.kind == "may" else game.decision.default())
        assert game.thing(delver).name == name


def test_row_43_tamiyo_is_a_new_planeswalker(catalog: CardCatalog) -> None:
    """With the third card of the turn she is exiled and comes back transformed: new, with loyalty, usable at once."""
    table = bare(catalog)
    tamiyo = table.battlefield(0, TAMIYO, counters={"+1/+1": 1})
    for number in range(3):
        table.hand(0, own(table, f"Reading {number}", "Sorcery", "Draw a card."))
    game = begun(table)
    for number in range(2):
        played(game, f"Reading {number}")
    assert game.thing(tamiyo).name == TAMIYO
    played(game, "Reading 2")
    (scholar,) = on_battlefield(game, "Tamiyo, Seasoned Scholar")
    assert (scholar.loyalty, scholar.counters, scholar.types) == (2, {"loyalty": 2}, ("planeswalker",))
    assert scholar.timestamp > game.find("Wastes", zone="library")[0].timestamp
    activate(game, scholar, "+2")
    resolve(game)
    assert (scholar.loyalty, may_activate(game, scholar)) == (4, [])


def test_row_44_ajani_deals_damage_once(catalog: CardCatalog) -> None:
    """With three other red permanents the amount is the number of creatures, and it is dealt once; with none not."""
    for others, life in (("Hill Giant", 20 - 4), ("Grizzly Bears", 20)):
        table = bare(catalog)
        ajani = table.battlefield(0, AJANI, face="back", counters={"loyalty": 3})
        for _ in range(3):
            table.battlefield(0, others)
        game = begun(table)
        activate(game, game.thing(ajani), "0")
        while game.stack:
            assert game.decision is not None
            if game.decision.kind == "target":
                game.answer_with(target=1)
            else:
                game.answer("pass")
        assert game.player(1).life == life


def test_row_49_teferi_pays_three(catalog: CardCatalog) -> None:
    """-3 takes exactly three of four loyalty counters off, and returns the creature."""
    table = board(catalog)
    teferi = table.battlefield(0, "Teferi, Time Raveler")
    bears = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(teferi), "−3", game.thing(bears))
    assert game.thing(teferi).loyalty == 1
    resolve(game)
    assert hand(game, 1) == ["Grizzly Bears"]


def test_row_50_teferi_with_doubling_season(catalog: CardCatalog) -> None:
    """He enters with eight loyalty, and +1 makes nine."""
    table = board(catalog)
    table.battlefield(0, "Doubling Season")
    table.hand(0, "Teferi, Time Raveler")
    game = begun(table)
    played(game, "Teferi, Time Raveler")
    (teferi,) = on_battlefield(game, "Teferi, Time Raveler")
    assert teferi.loyalty == 8
    activate(game, teferi, "+1")
    resolve(game)
    assert teferi.loyalty == 9


def test_906_13_karn_finds_what_is_in_exile(catalog: CardCatalog) -> None:
    """Nothing is outside the game: -2 takes a face-up artifact card that one owns in exile."""
    table = table_for(catalog, kinds=BASICS)
    karn = walker(table, 0, "Karn, the Great Creator")
    table.exile(0, "Sol Ring", "Grizzly Bears")
    table.exile(1, "Sol Ring")
    game = begun(table)
    activate(game, of(game, karn), "−2")
    while game.stack:
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert hand(game) == ["Sol Ring"]
    assert [thing.owner for thing in game.find("Sol Ring", zone="exile")] == [1]
