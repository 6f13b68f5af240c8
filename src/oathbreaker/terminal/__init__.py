"""A game at a terminal: one person against agents."""
