"""The game, in the words and order of the Comprehensive Rules."""
