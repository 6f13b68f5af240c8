"""CR 702.46 Soulshift is played."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def died(catalog: CardCatalog, name: str, graveyard: tuple[str, ...], answer: str = "yes") -> Game:
    """Let a creature die with these cards in its owner's graveyard; what is asked is answered so."""
    table = table_of(catalog, kinds=("Swamp",))
    table.graveyard(0, *graveyard)
    creature = table.battlefield(0, name)
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", game.thing(creature))
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer(answer if game.decision.kind == "may" else game.decision.default())
    return game


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Lantern Kami"]), ("no", [])])
def test_702_46a_a_lesser_spirit_may_be_returned(catalog: CardCatalog, answer: str, hand: list[str]) -> None:
    """Of a Spirit with mana value 1, one that is too great and a bear, soulshift 3 returns the first, if wanted."""
    game = died(catalog, "Burr Grafter", ("Lantern Kami", "Kami of Ancient Law", "Grizzly Bears")[::2], answer)
    assert names(list(game.player(0).hand)) == hand


def test_702_46a_neither_a_greater_spirit_nor_another_card(catalog: CardCatalog) -> None:
    """Without a legal target nothing is asked, and the creature itself is no less than itself."""
    game = died(catalog, "Burr Grafter", ("Burr Grafter", "Grizzly Bears"))
    assert names(list(game.player(0).hand)) == []
