"""Rules text as tokens, and tokens as text: exact inverses of each other for text in the usual spacing and capitals.

A token is a word, a number, a run of mana symbols, a power and toughness, or a punctuation mark. What stands at the
beginning of a sentence is written in lower case, because its capital says nothing; `detokenize` puts the capital back.
"an" is written as "a" where the next word asks for it. Marks that look alike but work otherwise are different tokens:
the comma between the parts of a cost is `COST_COMMA`, opening and closing quotation marks are `OPEN` and `CLOSE`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

A: Final = "a"
AN: Final = "an"
STOP: Final = "."
COST_COMMA: Final = ",&"
OPEN: Final = "“"
CLOSE: Final = "”"
GLUED_DASH: Final = "—"
DASH: Final = " — "
END_DASH: Final = " —"
"""The dash at the end of "Choose one —"."""
BULLET: Final = "•"
LINE: Final = "\n"
SELF: Final = "~"
"""Stands for the object's own name; the line holds it in place of the name."""

PIECE: Final = re.compile(
    r" — | —(?=\n|$)| "
    r"|(?!X/)[^\W\d_](?:[\w'’]|-(?=\w))*(?:/or)?"  # a word; "and/or" is one
    r"|[.,]"
    r"|(?:\{[^{}\s]+\})+"  # mana symbols
    r"|[+−-]?(?:\d+|X)/[+−-]?(?:\d+|X)"  # power and toughness
    r"|[+−](?:\d+|X)(?=:)|\[(?:[+−](?:\d+|X)|0)\](?=:)"  # a loyalty cost, in brackets where it is quoted
    r"|\d+\+"  # levels
    r"|[^\W_](?:[\w'’]|-(?=\w))*"  # a number
    r"|~|'s\b|[^\s\w]|\n"
)
NO_SPACE_BEFORE: Final = frozenset(
    {",", ".", ":", ";", "?", "!", ")", CLOSE, COST_COMMA, GLUED_DASH, "'s", LINE, DASH, END_DASH}
)
NO_SPACE_AFTER: Final = frozenset({"(", OPEN, GLUED_DASH, LINE, DASH})
BEGINS_SENTENCE: Final = frozenset({".", ":", DASH, GLUED_DASH, OPEN, BULLET, LINE, COST_COMMA, "?", "!"})
"""After these a word is capital because of where it stands."""
MARKS: Final = BEGINS_SENTENCE | NO_SPACE_AFTER
"""What makes a difference to the token after it."""
WRITTEN_MARKS: Final = {COST_COMMA: ",", OPEN: '"', CLOSE: '"'}
INNER: Final = "'"
"""How the marks of a quotation within a quotation are written."""

VOWEL_SOUND: Final = re.compile(r"(?i)^(?!uni|use|one\b|once\b|u\b|eu)[aeiou]|^x\b|^8|^11\b|^18\b")
SHORTEST_SENTENCE: Final = 3
"""Tokens of a quotation, its mark among them, which longer ones exceed that are no mere term of the rules."""
KNOWN_PIECES: Final = 50_000
"""How many pieces of text are remembered."""


def tokenize(text: str) -> list[str] | None:
    """Return the tokens of a text; None where it is not spaced or capitalised as rules text is.

    The result always satisfies `detokenize(tokenize(text)) == text`.
    """
    depends_on_later = '"' in text or LINE in text or ("," in text and (":" in text or GLUED_DASH in text))
    return tokenize_pieces(text) if depends_on_later else tokenize_words(text)


def tokenize_words(text: str) -> list[str] | None:
    """Return the tokens of a line without quotations and lists of costs, from one space to the next."""
    tokens: list[str] = []
    last = LINE
    for word in text.split(" "):
        found = tokens_after(last if last in MARKS else "", word)
        if not found:
            return None
        tokens += found
        last = found[-1]
    if last == DASH:
        tokens[-1] = END_DASH
    return articles(tokens)


@lru_cache(KNOWN_PIECES)
def tokens_after(last: str, word: str) -> tuple[str, ...]:
    """Return the tokens of what stands between two spaces; () where it is spaced or capitalised otherwise.

    Args:
        last: The token before; "" for any that is no mark, because they are all alike.
        word: What stands after it.
    """
    if word == GLUED_DASH:
        return (DASH,) if last != LINE else ()
    pieces = PIECE.findall(word)
    if sum(map(len, pieces)) != len(word):
        return ()
    tokens = lower_sentences(pieces, last)
    written = "".join(map(written_after, [last, *tokens], tokens))
    return tuple(tokens) if written == (word if last in {LINE, DASH} else f" {word}") else ()


def articles(tokens: list[str]) -> list[str] | None:
    """Write "an" as "a" where the next word asks for it; None where an "a" stands there."""
    if AN in tokens or A in tokens:
        for place, token in enumerate(tokens[:-1]):
            if token in {A, AN} and takes_an(tokens[place + 1]):
                if token == A:
                    return None
                tokens[place] = A
    return tokens


def tokenize_pieces(text: str) -> list[str] | None:
    """Return the tokens of any text; what a piece is can depend on what comes after it."""
    pieces = split(text)
    if pieces is None:
        return None
    if ":" in pieces or GLUED_DASH in pieces:
        pieces = mark_costs(pieces)
    if CLOSE in pieces:
        pieces = add_hidden_stops(pieces)
    tokens = articles(lower_sentences(pieces))
    return tokens if tokens is not None and detokenize(tokens) == text else None


def split(text: str) -> list[str] | None:
    """Cut a text into pieces; None where a character fits no piece."""
    pieces = PIECE.findall(text)
    if sum(map(len, pieces)) != len(text):
        return None
    pieces = [piece for piece in pieces if piece != " "]
    if '"' in pieces:
        for mark in ('"', INNER):
            quotes = [place for place, piece in enumerate(pieces) if piece == mark]
            for count, place in enumerate(quotes):
                pieces[place] = CLOSE if count % 2 else OPEN
    return pieces


def mark_costs(pieces: list[str]) -> list[str]:
    """Replace the commas between the parts of a cost.

    Those are before a capital, and before the colon of their sentence or after the dash of a keyword's cost.
    """
    marked = list(pieces)
    for place, piece in enumerate(pieces):
        if piece == "," and place + 1 < len(pieces) and begins_capital(pieces[place + 1]):
            rest = pieces[place + 1 :]
            colon = next((mark for mark in rest if mark in {":", ".", OPEN, CLOSE, LINE}), None)
            earlier = next((mark for mark in reversed(pieces[:place]) if mark in {GLUED_DASH, ".", OPEN, LINE}), None)
            if colon == ":" or earlier == GLUED_DASH:
                marked[place] = COST_COMMA
    return marked


def add_hidden_stops(tokens: Sequence[str]) -> list[str]:
    """Add the full stops that quotations hide.

    Where one ends a sentence, its own full stop hides that of the sentence; within a sentence, it has none itself.
    """
    added: list[str] = []
    for place, token in enumerate(tokens):
        following = tokens[place + 1] if place + 1 < len(tokens) else LINE
        ends = following in {LINE, CLOSE, STOP} or is_capital_word(following)
        if token == CLOSE and not ends and is_sentence(added):
            added.append(STOP)
        added.append(token)
        if token == CLOSE and added[-2:-1] == [STOP] and ends and following != STOP:
            added.append(STOP)
    return added


def is_sentence(tokens: Sequence[str]) -> bool:
    """Tell whether a quotation that ends here is a sentence without its full stop, and not a word or two."""
    begun = next((place for place in reversed(range(len(tokens))) if tokens[place] == OPEN), len(tokens))
    return len(tokens) - begun > SHORTEST_SENTENCE and tokens[-1] not in {STOP, ",", CLOSE}


def begins_capital(piece: str) -> bool:
    """Tell whether a piece begins as a part of a cost does: with a capital letter or a symbol."""
    return piece[0].isupper() or piece[0] == "{"


def lower_sentences(pieces: Sequence[str], last: str = LINE) -> list[str]:
    """Write the first word of every sentence in lower case; `last` is the token before."""
    tokens = []
    for piece in pieces:
        begins = last in BEGINS_SENTENCE and is_capital_word(piece)
        tokens.append(piece[0].lower() + piece[1:] if begins else piece)
        last = piece
    return tokens


def is_capital_word(piece: str) -> bool:
    """Tell whether a word has a capital first letter; X and Roman numbers have theirs wherever they stand."""
    return piece[0].isupper() and (piece == "A" or (len(piece) > 1 and not piece[1].isupper()))


@lru_cache(KNOWN_PIECES)
def takes_an(word: str) -> bool:
    """Tell whether a word begins with the sound of a vowel."""
    return VOWEL_SOUND.match(word) is not None


def detokenize(tokens: Sequence[str]) -> str:
    """Return the text of these tokens."""
    text: list[str] = []
    last = LINE
    depth = 0
    for place, token in enumerate(tokens):
        depth += token == OPEN
        if token in {OPEN, CLOSE} and depth > 1:
            text.append(written_after(last, token).replace(WRITTEN_MARKS[token], INNER))
        elif token == A and place + 1 < len(tokens) and takes_an(tokens[place + 1]):
            text.append(written_after(last, AN))
        elif not is_hidden_stop(tokens, place):
            text.append(written_after(last, token))
        depth -= token == CLOSE
        last = token
    return "".join(text)


def is_hidden_stop(tokens: Sequence[str], place: int) -> bool:
    """Tell whether a token is a full stop that a quotation hides (`add_hidden_stops`)."""
    if tokens[place] != STOP:
        return False
    if tokens[max(0, place - 2) : place] == [STOP, CLOSE]:
        return True
    following = tokens[place + 1 : place + 3]
    return following[:1] == [CLOSE] and following[1:] not in ([], [STOP], [LINE], [CLOSE])


@lru_cache(KNOWN_PIECES)
def written_after(last: str, token: str) -> str:
    """Return a token as it is written after another, with its space and capital."""
    written = WRITTEN_MARKS.get(token, token)
    if last in BEGINS_SENTENCE and written[0].islower():
        written = written[0].upper() + written[1:]
    return written if token in NO_SPACE_BEFORE or last in NO_SPACE_AFTER else f" {written}"
