"""The messages by topic: each module holds `MESSAGES`, key -> (English, Japanese)."""
