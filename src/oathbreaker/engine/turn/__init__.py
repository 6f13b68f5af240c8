"""CR 500-514 The turn."""
