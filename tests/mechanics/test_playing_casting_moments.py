"""CR 506.7, 601.3 Spells that may be cast only at a moment of the turn."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, pass_to, pass_until, resolve
from tests.rules.boards_for_tests import bare, board, own

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

STEPS = (
    *("upkeep", "precombat main", "beginning of combat", "declare attackers", "declare blockers", "end of combat"),
    *("postcombat main", "end"),
)

BEFORE = "before attackers are declared"


def castable(game: Game, seat: int = 0) -> set[str]:
    """Return the steps of this turn in which a player can cast the card in hand, with an attack in it."""
    found: set[str] = set()
    turn = game.turn
    while game.turn == turn and game.decision is not None:
        if game.decision.kind == "attackers":
            game.answer([option.key for option in game.decision.options][:1])
        elif game.decision.kind != "priority":
            game.answer(game.decision.default())
        else:
            if game.priority == seat and any(option.action == "cast" for option in game.legal_actions):
                found.add(game.step)
            game.answer("pass")
    return found & set(STEPS)


@pytest.mark.parametrize(
    ("words", "yours", "theirs"),
    [
        ("during combat", STEPS[2:6], STEPS[2:6]),
        ("during combat before blockers are declared", STEPS[2:4], STEPS[2:4]),
        ("during combat after blockers are declared", STEPS[4:6], STEPS[4:6]),
        ("during combat on your turn", STEPS[2:6], ()),
        ("during combat on an opponent's turn", (), STEPS[2:6]),
        ("during the declare attackers step", STEPS[3:4], STEPS[3:4]),
        ("during the declare blockers step on an opponent's turn", (), STEPS[4:5]),
        ("during your turn", STEPS, ()),
        ("during an opponent's turn, before attackers are declared", (), STEPS[:3]),
        ("during an opponent's upkeep", (), STEPS[:1]),
        ("during your end step", STEPS[7:], ()),
        ("before attackers are declared", STEPS[:3], STEPS[:3]),
        ("before blockers are declared", STEPS[:4], STEPS[:4]),
        ("before combat or during combat before blockers are declared", STEPS[:4], STEPS[:4]),
        ("after combat", STEPS[6:], STEPS[6:]),
        ("during the declare attackers step and only if you've been attacked this step", (), STEPS[3:4]),
    ],
)
def test_506_7_only_at_a_moment(
    catalog: CardCatalog, words: str, yours: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    """Each wording names the steps in which the spell may be cast, in its player's turn and in another's."""
    for active, expected in ((0, yours), (1, theirs)):
        table = bare(catalog)
        table.battlefield(active, "Grizzly Bears")
        own(table, "Moment", "Instant", f"Cast this spell only {words}.\nYou gain 1 life.")
        table.hand(0, "Moment")
        game = begun(table, active=active, step="untap")
        assert castable(game) == set(expected), words


def test_506_7d_the_first_combat_phase_only(catalog: CardCatalog) -> None:
    """Before attackers are declared means before the first time; in a second combat phase it is too late."""
    table = bare(catalog)
    table.battlefield(0, "Grizzly Bears")
    own(table, "Moment", "Instant", f"Cast this spell only {BEFORE}.\nYou gain 1 life.")
    own(table, "More", "Instant", "After this phase, there is an additional combat phase.")
    table.hand(0, "More", "Moment")
    game = begun(table)
    pass_until(game, "beginning of combat")
    cast(game, "More")
    resolve(game)
    game.answer("pass")
    pass_until(game, "end of combat")
    while game.step != "beginning of combat":
        assert game.decision is not None
        game.answer(game.decision.default())
    assert not any(option.card == "Moment" for option in game.legal_actions)


def test_508_6_attacked_by_somebody_this_step(catalog: CardCatalog) -> None:
    """Rally the Troops: only the player who is attacked may cast it, not another opponent of the attacker."""
    table = board(catalog, players=3)
    bears = table.battlefield(0, "Grizzly Bears")
    for seat in (1, 2):
        table.hand(seat, "Rally the Troops")
    game = begun(table)
    attack(game, game.thing(bears), whom=2)
    for seat, may_cast in ((1, False), (2, True)):
        pass_to(game, seat)
        assert any(option.card == "Rally the Troops" for option in game.legal_actions) == may_cast


def test_601_3_only_if_you_have_cast_another_spell(catalog: CardCatalog) -> None:
    """Illusory Angel can be cast after another spell, and not as the first."""
    table = board(catalog)
    own(table, "Trifle", "Sorcery", "You gain 1 life.")
    table.hand(0, "Illusory Angel", "Trifle")
    game = begun(table)
    assert not any(option.card == "Illusory Angel" for option in game.legal_actions)
    cast(game, "Trifle")
    resolve(game)
    assert any(option.card == "Illusory Angel" for option in game.legal_actions)
