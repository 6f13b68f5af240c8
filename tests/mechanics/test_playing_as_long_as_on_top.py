"""CR 401.5, 701.3a What is so as long as the top card is of a kind, or an Equipment is attached."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def playable(game: Game) -> list[str]:
    """Return the names of the cards that the player with priority may play or cast."""
    return [str(option.card) for option in game.legal_actions if option.action in {"cast", "play land"}]


def test_401_5_as_long_as_the_top_card_is_of_a_kind(catalog: CardCatalog) -> None:
    """It is greater while a creature card lies on top, and not while another does: a ruling on such cards."""
    for card, power in (("Grizzly Bears", 5), ("Shock", 2)):
        table = table_of(catalog)
        elf = table.battlefield(0, "Mul Daya Channelers")
        table.library(0, card)
        assert begun(table).thing(elf).power == power


def test_701_3a_as_long_as_it_is_attached(catalog: CardCatalog) -> None:
    """From the top is cast while the Equipment is attached, and not while it lies there."""
    for is_attached in (True, False):
        table = table_of(catalog)
        bear = table.battlefield(0, "Grizzly Bears")
        table.battlefield(0, "Summoning Materia", attached_to=bear if is_attached else None)
        table.library(0, "Storm Crow")
        assert ("Storm Crow" in playable(begun(table))) == is_attached
