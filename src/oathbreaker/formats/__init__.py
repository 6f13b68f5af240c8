"""What a format asks of decks and of games. Deck checks use facts only and import neither the engine nor mechanics."""
