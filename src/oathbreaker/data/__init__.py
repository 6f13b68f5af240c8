"""Embedded data: facts, trees, decks. Text only."""
