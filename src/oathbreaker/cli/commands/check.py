"""`oathbreaker check DECK`: is the deck legal, and if not, why."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby
from typing import Final

from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.decks import explain_unreadable, open_as, read_deck_argument
from oathbreaker.cli.refusals import os_refusal
from oathbreaker.cli.screen import Screen
from oathbreaker.coverage.decks import cards_of, unread
from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.formats.check_deck import RULES, check_deck
from oathbreaker.formats.report import DeckReport, Problem
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.texts.errors import DeckFormatError, UnreadableLine

LEGAL: Final = 0
ILLEGAL: Final = 1
UNREADABLE: Final = 2


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("deck", formats=", ".join(embedded_decks()), metavar="DECK")
    arguments.add("--format", about="help_check_format", choices=tuple(RULES), default="oathbreaker")
    arguments.add_leader_options()
    arguments.add("--commander", action="append", default=[], metavar="NAME")
    arguments.add("--allow-unknown", action="store_true")
    arguments.add("--json", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Check the deck; 0 legal, 1 illegal, 2 cannot be read."""
    catalog = open_as(CardCatalog, screen)
    try:
        report = check_deck(read_deck_argument(options, catalog))
    except (DeckFormatError, OSError) as refused:
        error = refused if isinstance(refused, DeckFormatError) else DeckFormatError(os_refusal(refused))
        if options.json:
            print_unreadable_json(error, screen, catalog.data_date, options.format)
        else:
            explain_unreadable(error, screen)
        return UNREADABLE
    if options.json:
        screen.print_json({**report.as_json(screen.terms), **reading_json(report.deck)})
    else:
        print_report(report, screen)
    return LEGAL if report.legal else ILLEGAL


def print_unreadable_json(error: DeckFormatError, screen: Screen, data_date: str, deck_format: str) -> None:
    """Print as JSON why a list could not be read: every bad line."""
    lines = error.lines or (UnreadableLine(0, "", error.reason),)
    screen.print_json(unreadable_json(lines, screen, data_date, deck_format))


def unreadable_json(
    lines: tuple[UnreadableLine, ...], screen: Screen, data_date: str, deck_format: str
) -> dict[str, object]:
    """Return what `check --json` prints for a list that cannot be read."""
    unreadable = [
        {
            "line": line.line,
            "text": line.text,
            "message": line.reason.both(screen.terms),
            "suggestions": list(line.suggestions),
        }
        for line in lines
    ]
    return {
        "legal": False,
        "format": deck_format,
        "leaders": [],
        "cards": 0,
        "data_date": data_date,
        "problems": [],
        "warnings": [],
        "unreadable": unreadable,
    }


def reading_json(deck: Deck) -> dict[str, object]:
    """Return how many different cards of a deck there are and are read, and the names of those that are not."""
    missing = unread(deck)
    cards = len(cards_of(deck))
    return {"different": cards, "read": cards - len(missing), "unread": [card.name for card in missing]}


def print_unread(deck: Deck, screen: Screen) -> None:
    """Say how much of a deck is read and which cards are not; nothing where all are."""
    missing = unread(deck)
    if missing:
        cards = len(cards_of(deck))
        counts = {"cards": cards, "read": cards - len(missing), "unread": len(missing)}
        screen.print_folded(screen.say("cli.unread", names=list(missing), **counts))
        screen.print("")


def print_report(report: DeckReport, screen: Screen) -> None:
    """Print a report for a person: leaders, problems by rule, warnings, and one last line."""
    print_heading(report, screen)
    for rule, problems in groupby(report.problems, key=lambda problem: problem.rule):
        print_rule(rule, list(problems), screen, "red")
    if report.warnings:
        print_rule("", list(report.warnings), screen, "yellow")
    print_unread(report.deck, screen)
    date = report.deck.data_date
    unknown = sum(warning.code == "unknown-card" for warning in report.warnings)
    if report.legal and unknown:
        line, style = screen.say("cli.legal_as_far_as_known", count=report.cards, unknown=unknown, date=date), "yellow"
    elif report.legal:
        line, style = screen.say("cli.legal", count=report.cards, date=date), "bold green"
    else:
        line, style = screen.say("cli.illegal", count=len(report.problems), date=date), "bold red"
    print_beside("", 0, line, screen, style)


def print_heading(report: DeckReport, screen: Screen) -> None:
    """Print the deck's name and leaders."""
    from rich.cells import cell_len  # noqa: PLC0415  not needed for --json

    if report.deck.name:
        print_beside("", 0, report.deck.name, screen, "bold")
    names = ("commander",) if report.format == "commander" else ("oathbreaker", "signature_spell")
    roles = [screen.say(f"cli.{name}") for name in names]
    room = max(map(cell_len, roles)) + 2
    for pair in report.leaders:
        for role, entry in zip(roles, (pair.oathbreaker, pair.signature_spell), strict=False):
            print_beside(role, room, leader_text(entry, screen), screen)
    screen.print("")


def print_beside(head: str, room: int, text: str, screen: Screen, style: str = "") -> None:
    """Print a head in so many cells, and a text folded to the right of it."""
    from rich.cells import set_cell_size  # noqa: PLC0415  not needed for --json
    from rich.text import Text  # noqa: PLC0415  not needed for --json

    from oathbreaker.texts.showing import folded  # noqa: PLC0415  not needed for --json

    lines = folded(text, screen.console.width - room)
    screen.print(Text(set_cell_size(head, room) + f"\n{' ' * room}".join(lines), style=style))


def leader_text(entry: DeckEntry | None, screen: Screen) -> str:
    """Return a leader's name as the heading shows it."""
    return screen.text(entry.card) if entry else screen.say("cli.nobody")


def print_rule(rule: str, problems: list[Problem], screen: Screen, color: str) -> None:
    """Print the problems of one rule under its number and title, or the warnings under theirs."""
    title = screen.say(f"titles.{rule}") if rule else screen.say("cli.warnings")
    print_beside(rule, len(rule) + 2 if rule else 0, title, screen, f"bold {color}")
    for problem in problems:
        place = screen.say("cli.lines", n=len(problem.lines), lines=list(problem.lines)) if problem.lines else ""
        number = "" if rule or not problem.rule else f" [{problem.rule}]"
        screen.print_folded(f"{place}{problem.message(screen.language, screen.terms)}{number}", indent=2)
    screen.print("")
