"""Write docs/keywords.md: every keyword of the rules that a legal card has, done or what is missing.

Usage: python tools/build_keywords.py

The counts stand in `docs/keywords.tsv`, which `tools/build_trees.py` writes. `make docs` runs this; a test says when
the page is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oathbreaker.coverage.keywords import KeywordCoverage, keywords_from_text

DOCS: Final = Path(__file__).parents[1] / "docs"
COUNTS: Final = DOCS / "keywords.tsv"
PAGE: Final = DOCS / "keywords.md"

KINDS: Final = (("Keyword actions (701)", "701."), ("Keyword abilities (702)", "702."))

HEAD: Final = """# Keywords

Which keyword actions (701) and keyword abilities (702) are read, of those that a card legal in Oathbreaker has. *Cards*
have the keyword by the card data, or its word in their text where the data does not list it; *read* are those whose
whole text is understood and can be carried out; *waiting* are declined cards that have a phrase with this keyword which
is not understood, whatever else stops them. A keyword without such cards is done: what else they lack lies elsewhere.
Built by `make docs` from the counts of `make ledger`.
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


def page() -> str:
    """Return the page."""
    keywords = keywords_from_text(COUNTS.read_text(encoding="utf-8"))
    parts = [HEAD]
    for heading, beginning in KINDS:
        chosen = [keyword for keyword in keywords if keyword.rule.startswith(beginning)]
        parts.append(f"## {heading}\n\n{summary(chosen)}\n\n{table(chosen)}")
    return "\n".join(parts)


def summary(keywords: Sequence[KeywordCoverage]) -> str:
    """Return how many keywords are done."""
    done = sum(state(keyword) == "done" for keyword in keywords)
    none = sum(state(keyword) == "missing" for keyword in keywords)
    return f"{done} of {len(keywords)} are done; {none} are missing altogether."


def state(keyword: KeywordCoverage) -> str:
    """Return whether a keyword is done, is read in part, or is missing: no card with it is read."""
    if not keyword.read:
        return "missing"
    return "in part" if keyword.waiting else "done"


def table(keywords: Sequence[KeywordCoverage]) -> str:
    """Return a table of keywords."""
    lines = ["| rule | keyword | state | cards | read | waiting | for |", "|---|---|---|---|---|---|---|"]
    for keyword in keywords:
        phrases = ", ".join(f"`{phrase}`".replace("|", "/") for phrase in keyword.phrases)
        counts = f"{keyword.cards} | {keyword.read} | {keyword.waiting or 0}"
        lines.append(f"| {keyword.rule} | {keyword.name} | {state(keyword)} | {counts} | {phrases} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
