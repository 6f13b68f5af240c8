"""Deck lists: the formats people use, read and written; who leads a deck; statistics."""
