"""The public game: playing it, laying out positions, reading them, saving, and what each player may see."""
