"""Text to terms and back: tokens, normalisation, the phrase kernel, the writers. Knows no mechanic and no game."""
