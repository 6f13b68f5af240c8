"""Situations from play, rows 51 to 65: loyalty abilities, planeswalkers that are attacked, many graveyards at once."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import attacks, lives
from tests.mechanics.positions_for_tests import begun, cast, pass_to, pass_until, resolve_all
from tests.rules.boards_for_tests import activate, bare, board, may_activate, size

from oathbreaker.library.catalog import CardCatalog


def test_row_51_rowans_talent_and_the_chain_veil(catalog: CardCatalog) -> None:
    """A copied loyalty ability is no activation: with The Chain Veil there is one more, whose ability is copied too."""
    table = board(catalog)
    jace = table.battlefield(0, "Jace Beleren")
    table.battlefield(0, "Rowan's Talent", attached_to=jace)
    veil = table.battlefield(0, "The Chain Veil")
    game = begun(table)
    activate(game, game.thing(jace), "+2:")
    resolve_all(game)
    assert ([len(player.hand) for player in game.players], game.thing(jace).loyalty) == ([2, 2], 5)
    assert may_activate(game, game.thing(jace)) == []
    activate(game, game.thing(veil))
    resolve_all(game)
    activate(game, game.thing(jace), "+2:")
    resolve_all(game)
    assert ([len(player.hand) for player in game.players], game.thing(jace).loyalty) == ([4, 4], 7)
    assert may_activate(game, game.thing(jace)) == []
    pass_until(game, "end")
    assert (list(game.stack), game.player(0).life) == ([], 20)


def test_606_3_the_chain_veil_asks_for_a_loyalty_ability(catalog: CardCatalog) -> None:
    """In a turn without one its controller loses 2 life."""
    table = board(catalog)
    table.battlefield(0, "Jace Beleren")
    table.battlefield(0, "The Chain Veil")
    game = begun(table)
    pass_until(game, "upkeep", turn=6)
    assert lives(game) == [18, 20]


def test_606_4_a_quoted_loyalty_ability(catalog: CardCatalog) -> None:
    """Rowan's Talent gives the planeswalker a loyalty ability; used, it is one of that planeswalker's."""
    table = board(catalog)
    jace = table.battlefield(0, "Jace Beleren")
    table.battlefield(0, "Rowan's Talent", attached_to=jace)
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(jace), "[+1]: Up to one", game.thing(bear))
    resolve_all(game)
    assert (game.thing(jace).loyalty, size(game.thing(bear))) == (4, (6, 2))
    assert may_activate(game, game.thing(jace)) == []


def test_row_53_oath_of_kaya(catalog: CardCatalog) -> None:
    """Each planeswalker that an opponent attacks costs that opponent 2 life and gives 2, however many attack it."""
    table = bare(catalog, players=3)
    table.battlefield(0, "Oath of Kaya")
    first = table.battlefield(0, "Jace Beleren")
    second = table.battlefield(0, "Koth of the Hammer")
    goblins = [table.battlefield(1, "Raging Goblin") for _ in range(4)]
    game = begun(table, active=1)
    aims = (game.thing(first), game.thing(first), game.thing(second), 2)
    attacks(game, *((game.thing(goblin), aim) for goblin, aim in zip(goblins, aims, strict=True)))
    resolve_all(game)
    assert lives(game)[:2] == [24, 16]


def test_row_53_oath_of_kaya_when_its_controller_attacks(catalog: CardCatalog) -> None:
    """It does not trigger when its controller attacks, nor when an opponent attacks a player."""
    for active in (0, 1):
        table = bare(catalog, players=3)
        table.battlefield(0, "Oath of Kaya")
        table.battlefield(0, "Jace Beleren")
        goblin = table.battlefield(active, "Raging Goblin")
        walker = table.battlefield(2, "Koth of the Hammer")
        game = begun(table, active=active)
        attacks(game, (game.thing(goblin), game.thing(walker)))
        assert list(game.stack) == []


def test_row_65_breach_the_multiverse(catalog: CardCatalog) -> None:
    """One creature or planeswalker card is chosen from each graveyard, and all enter under the caster's control."""
    table = board(catalog, players=3)
    table.graveyard(0, "Grizzly Bears", "Hill Giant")
    table.graveyard(1, "Wind Drake", "Shock")
    table.graveyard(2, "Jace Beleren", "Opt")
    table.hand(0, "Breach the Multiverse")
    game = begun(table)
    cast(game, "Breach the Multiverse")
    offered = []
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "choose cards":
            offered.append({option.card for option in game.decision.options})
        game.answer(game.decision.default())
    assert offered == [{"Grizzly Bears", "Hill Giant"}]
    entered = [thing for thing in game.player(0).battlefield if "land" not in thing.types]
    assert sorted(thing.name for thing in entered) == ["Grizzly Bears", "Jace Beleren", "Wind Drake"]
    assert {thing.name for thing in entered if "Phyrexian" in thing.subtypes} == {"Grizzly Bears", "Wind Drake"}


def test_609_7_circle_of_protection_works_once(catalog: CardCatalog) -> None:
    """The next damage of the chosen red source to its controller is prevented, what it deals later is not."""
    table = board(catalog)
    circle = table.battlefield(1, "Circle of Protection: Red")
    text = "{T}: This creature deals 2 damage to any target."
    table.define("Red One", "{R}", "Creature — Goblin", text, power=1, toughness=1)
    first = table.battlefield(0, "Red One")
    second = table.battlefield(0, "Red One")
    game = begun(table)
    pass_to(game, 1)
    activate(game, game.thing(circle))
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "choose permanents":
            assert {option.card for option in game.decision.options} == {"Red One"}
            game.answer([option.key for option in game.decision.options if option.target == game.thing(first).id])
        else:
            game.answer("pass")
    for one, life in ((first, 20), (second, 18)):
        pass_to(game, 0)
        activate(game, game.thing(one))
        game.answer_with(target=1)
        resolve_all(game)
        assert game.player(1).life == life


def test_606_3_oath_of_teferi_twice_each_turn(catalog: CardCatalog) -> None:
    """With Oath of Teferi a planeswalker's loyalty abilities are activated twice in a turn, and not a third time."""
    table = board(catalog)
    table.battlefield(0, "Oath of Teferi")
    jace = table.battlefield(0, "Jace Beleren")
    game = begun(table)
    for _ in range(2):
        activate(game, game.thing(jace), "+2:")
        resolve_all(game)
    assert (game.thing(jace).loyalty, may_activate(game, game.thing(jace))) == (7, [])


def test_606_3_teferi_at_any_time(catalog: CardCatalog) -> None:
    """Teferi, Master of Time is activated in an opponent's turn, another planeswalker is not."""
    table = board(catalog)
    teferi = table.battlefield(0, "Teferi, Master of Time")
    jace = table.battlefield(0, "Jace Beleren")
    game = begun(table, active=1)
    pass_to(game, 0)
    assert (bool(may_activate(game, game.thing(teferi))), may_activate(game, game.thing(jace))) == (True, [])
