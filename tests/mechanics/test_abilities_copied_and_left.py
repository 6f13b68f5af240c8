"""CR 707.10, 800.4a Abilities of nearly every kind are copied, and players leave before and while they resolve."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from tests.mechanics.abilities_copied_and_left_for_tests import (
    AFTERWARDS,
    COPIER,
    Eager,
    copied,
    each_leaves,
    found,
    position,
    resolved_while_players_leave,
    waiting,
)
from tests.mechanics.copied_and_left_for_tests import plays_on
from tests.mechanics.positions_for_tests import begun, pass_until, resolve_all, table_of
from tools.muting import mechanics

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.engine.abstract import Effect
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards

HERE = Path(__file__)
ROWS = [
    line.split("\t")
    for line in HERE.with_name("abilities_copied_and_left.tsv").read_text(encoding="utf-8").splitlines()
]
"""A class of instructions, a card of whose abilities one has it, where the card is, and the seed of the player."""

NEVER_ON_THE_STACK: Final = {
    "AddManaNotForOtherSpells": "605.3b: a mana ability resolves at once",
    "AddManaThatDoes": "605.3b: a mana ability resolves at once",
    "ExileWithTime": "116.2f: suspending a card is a special action",
    "LayAside": "116.2h, 116.2k: foretelling and plotting are special actions",
}
"""A class of instructions -> why it can neither be copied nor wait for players to leave."""

MOST_WAITING = 18
"""So many classes at most have not been tried yet: new ones, those of no card that is read."""

EVERY = 24
"""One ability of so many is played by the fast tests too."""


@pytest.mark.parametrize(
    ("name", "card", "where", "seed"),
    [pytest.param(*row, marks=pytest.mark.slow if place % EVERY else ()) for place, row in enumerate(ROWS)],
)
def test_800_4a_players_leave_around_an_ability_and_its_copy(
    catalog: CardCatalog, name: str, card: str, where: str, seed: str
) -> None:
    """Each player leaves with it on the stack, with its copy, as choices are made, and once all has resolved."""
    cards, agent = PlayableCards(catalog), RandomAgent(int(seed))
    cls = mechanics()[name]
    game = position(catalog, card, where)
    ability = found(game, cls, Eager(card, int(seed)))
    each_leaves(game, cards)
    copied(game, ability, cls, agent)
    each_leaves(game, cards)
    resolved_while_players_leave(game, cards, agent)
    each_leaves(game, cards)
    plays_on(game, cards, AFTERWARDS)


def test_every_kind_of_instruction_is_copied_and_left_or_has_its_reason() -> None:
    """Each class is copied as a spell or as an ability, or can be neither; the few that wait are counted."""
    spells = HERE.with_name("copied_and_left.tsv").read_text(encoding="utf-8").splitlines()
    tried = {name for line in spells for name in line.split("\t")[1].split(",")} | {name for name, *_ in ROWS}
    classes = {name for name, cls in mechanics().items() if issubclass(cls, Effect)}
    assert {name for name, *_ in ROWS} <= classes
    assert not tried & set(NEVER_ON_THE_STACK)
    waiting = sorted(classes - tried - set(NEVER_ON_THE_STACK))
    assert len(waiting) <= MOST_WAITING, waiting


def test_601_3b_two_permissions_alike_are_one_choice(catalog: CardCatalog) -> None:
    """Sen Triplets' ability and its copy aim at one opponent: that player's card is offered once."""
    table = table_of(catalog, lands=4)
    for name in (COPIER, "Sen Triplets"):
        table.battlefield(0, name)
    shock = table.hand(1, "Shock")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", 6)
    cls = mechanics()["MayPlayFromHand"]
    copied(game, waiting(game, cls)[0], cls, RandomAgent(1))
    resolve_all(game)
    offered = [option for option in game.legal_actions if option.source == game.thing(shock).id]
    assert [option.action for option in offered] == ["cast"]
