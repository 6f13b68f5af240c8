"""CR 702 Keyword abilities."""
