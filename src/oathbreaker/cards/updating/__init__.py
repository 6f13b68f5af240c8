"""Getting newer card data: over the network, or from a file; and going back to what ships inside."""

from oathbreaker.cards.updating.fetching import Patience
from oathbreaker.cards.updating.update import DataChange, Progress, Stage, import_cards, remove_installed, update_cards

__all__ = ["DataChange", "Patience", "Progress", "Stage", "import_cards", "remove_installed", "update_cards"]
