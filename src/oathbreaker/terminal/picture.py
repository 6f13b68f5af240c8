"""The table on a screen of so many cells: who stands how, what lies where, what happened, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.naming import CounterWord
from oathbreaker.table.telling import PLACES, STEP, TURN, ToldLine, places
from oathbreaker.terminal.asked import MOST_ROWS, Asked, Row
from oathbreaker.terminal.cells import Line, filled, flow, lack_of_room, paragraph, styled
from oathbreaker.terminal.sections import Section, shares
from oathbreaker.terminal.words import Seen, Words
from oathbreaker.texts.explained import explained
from oathbreaker.texts.messages import Message

WIDE: Final = 110
"""From this width on the log stands beside the table."""

LOG_SHARE: Final = 3
"""One part of so many of a wide screen is the log's."""

LEAST_LOG: Final = 4
"""Lines of the log that are always shown."""

MOST_QUESTION: Final = 16
"""Lines that the question has at least, where it has so many: it is what the person is there for."""

RULE_CELLS: Final = 9
"""Cells of the column of rule numbers in the log."""

KNOWN_KINDS: Final = frozenset({"priority", "attackers", "blockers", "mulligan", "payment", "pause"})
"""Kinds of questions of which it need not be said why they are asked."""

MOST_LINES_OF_REASON: Final = 2
"""How many lines the text takes at most that asks."""

MOST_LINES_OF_ROW: Final = 3
"""How many lines the row at the cursor takes at most."""

LINE_STYLES: Final = {TURN: "bold", STEP: "dim", PLACES: "bold", "lose game": "bold red", "wins": "bold green"}
"""Kinds of told lines -> how they are shown; what they say they say in words."""


def rows_on_page(height: int) -> int:
    """Return how many rows to choose from stand on a screen of this height."""
    return max(5, min(MOST_ROWS, height - 18))


def picture(words: Words, asked: Asked | None, width: int, height: int, notice: Message | None = None) -> list[Text]:
    """Return the whole screen: so many lines of so many cells.

    Args:
        words: What is shown, in which language.
        asked: What the person is asked and has chosen so far; None while others decide.
        width: In cells.
        height: In lines.
        notice: What is to be said above the question, such as why an answer is not one.
    """
    lack = lack_of_room(width, height)
    if lack is not None:
        return too_small(words.text(lack), width, height)
    is_wide = width >= WIDE
    log_width = width // LOG_SHARE if is_wide else width
    own_width = width - log_width - 3 if is_wide else width
    told = log_lines(words, log_width, height)
    log = Section(told, LEAST_LOG, news=news_among(told))
    foot = Section([styled(footer(words, asked), "reverse")], 1)
    question = Section(question_lines(words, asked, own_width, rows_on_page(height), notice), MOST_QUESTION)
    sections = [
        Section([header(words)], 1),
        *(
            Section.of_things(player_lines(words, player, own_width), 3 if player["seat"] == words.shown.seat else 2)
            for player in words.shown.players
        ),
        Section.of_things(hand_lines(words, own_width), 2),
        Section(stack_lines(words, own_width), 2),
        *([] if is_wide else [log]),
        question,
    ]
    room = height - 1
    heights = shares(sections, room)
    if heights[-1] < len(question.lines):  # `?` says why something is asked, and nothing else says what may be chosen
        size = rows_on_page(height)
        sections[-1] = Section(question_lines(words, asked, own_width, size, notice, 0), MOST_QUESTION)
        heights = shares(sections, room)
    lines = [
        line
        for section, share in zip(sections, heights, strict=True)
        for line in section.shown(share, words, own_width)
    ]
    if is_wide:
        lines = beside(lines, log.shown(room, words, log_width), own_width, log_width, room)
    lines += [Text("")] * (room - len(lines)) + foot.lines
    return [filled(line, width) for line in lines]


def beside(left: list[Text], right: list[Text], left_width: int, right_width: int, height: int) -> list[Text]:
    """Return two columns with a line between them."""
    rows = []
    for number in range(height):
        row = filled(left[number] if number < len(left) else Text(""), left_width)
        row.append(" | ", "dim")
        rows.append(row.append_text(filled(right[number] if number < len(right) else Text(""), right_width)))
    return rows


def too_small(text: str, width: int, height: int) -> list[Text]:
    """Return what is said on a terminal without room for the table."""
    lines = paragraph(text, max(width, 2))[:height]
    return [filled(line, width) for line in [*lines, *[Text("")] * (height - len(lines))]]


def header(words: Words) -> Text:
    """Return whose turn it is and which step."""
    view = words.shown.view
    if not view["turn"]:
        return styled(words.say("terminal.setup"), "bold reverse")
    step = words.say(f"engine.step_{view['step'].replace(' ', '_')}")
    turn = words.say("terminal.turn", turn=view["turn"], player=words.player(view["active"]), step=step)
    line = styled(turn, "bold reverse")
    if view["daytime"]:
        daytime = words.say("terminal.day" if view["daytime"] == "day" else "terminal.night")
        line.append_text(styled(f"  {daytime}", "bold"))
    return line


def player_lines(words: Words, player: Seen, width: int) -> list[Line]:
    """Return a player: how they stand, what they control, what they have in the command zone."""
    seat = player["seat"]
    view = words.shown.view
    is_active = view["turn"] and view["active"] == seat
    head = styled("> " if is_active else "  ", "bold")
    head.append_text(styled(words.player(seat), "bold underline" if seat == words.shown.seat else "bold"))
    if not player["in_game"]:
        return [Line(head.append_text(styled(f"  {words.say('terminal.out')}", "red")))]
    numbers = {name: player[name] for name in ("life", "hand_size", "library_size")}
    head.append_text(styled(f"  {words.say('terminal.stands', **numbers, graveyard=len(player['graveyard']))}"))
    extra = [words.say("terminal.counters", kind=CounterWord(kind, n), n=n) for kind, n in player["counters"].items()]
    extra += [words.say("terminal.pool", mana=player["mana"])] if player["mana"] else []
    extra += [words.say("terminal.monarch")] if view["monarch"] == seat else []
    extra += [words.say("terminal.commander", **damage) for damage in commander_damage(words, player)]
    if words.shown.waiting == seat and not words.shown.is_over:
        extra.append(words.say("terminal.thinks"))
    if extra:
        head.append_text(styled(f"  {words.joined(extra)}", "yellow"))
    led = [words.leader(thing) for thing in words.shown.of_player("command", seat)]
    lines = [Line(head)]
    board = words.board(seat)
    if board:
        lines += flow(board, width, styled("    "), words.gap)
    if led:
        lines += flow(led, width, styled(f"    {words.say('terminal.command_zone')} ", "dim"), words.gap)
    return lines


def commander_damage(words: Words, player: Seen) -> list[dict[str, object]]:
    """Return how much combat damage each commander has dealt to a player (903.10a)."""
    names = {thing["card"]: words.thing_name(thing) for thing in words.shown.things() if "card" in thing}
    dealt = player["commander_damage"]
    return [{"card": names.get(one["card"], one["card"]), "damage": one["damage"]} for one in dealt]


def hand_lines(words: Words, width: int) -> list[Line]:
    """Return the own hand."""
    head = styled(f"{words.say('terminal.hand')} ", "bold cyan")
    return flow(words.hand() or [styled(words.say("terminal.nothing"), "dim")], width, head, words.gap)


def stack_lines(words: Words, width: int) -> list[Text]:
    """Return the stack, its top first; nothing while it is empty."""
    things = [words.on_stack(thing) for thing in reversed(words.shown.view["stack"])]
    if not things:
        return []
    head = styled(f"{words.say('terminal.stack')} ", "bold magenta")
    lines = []
    for number, thing in enumerate(things):
        start = head if number == 0 else styled(" " * head.cell_len)
        is_short = start.cell_len + thing.cell_len <= width
        lines += [start.copy().append_text(thing)] if is_short else paragraph(thing.plain, width, "bold", start)
    return lines


def log_lines(words: Words, width: int, most: int | None = None) -> list[Text]:
    """Return what was told; what is new begins with a star. With `most`, only the end, of at least so many lines."""
    parts: list[list[Text]] = []
    number = 0
    for line, is_new in reversed(words.shown.lines()):
        if most is not None and number >= most:
            break
        parts.append(told_lines(words, line, width, is_new=is_new))
        number += len(parts[-1])
    return [line for part in reversed(parts) for line in part]


def news_among(lines: Sequence[Text]) -> int:
    """Return how many of the last lines of the log are new."""
    first = next((place for place, line in enumerate(lines) if line.plain.startswith("*")), len(lines))
    return len(lines) - first


def told_lines(words: Words, line: ToldLine, width: int, *, is_new: bool) -> list[Text]:
    """Return a told line: its rule in a column, the text beside it."""
    is_heading = line.kind in {TURN, STEP, PLACES}
    head = styled("* " if is_new else "  ", "bold cyan")
    if not is_heading:
        head.append_text(filled(styled(line.rule, "dim"), RULE_CELLS))
    style = LINE_STYLES.get(line.kind, "" if is_new else "dim")
    return paragraph(line.text(words.language, words.terms), width, style, head)


def question_lines(  # noqa: PLR0913, PLR0917  all that decides about it
    words: Words,
    asked: Asked | None,
    width: int,
    size: int,
    notice: Message | None,
    most_of_reason: int = MOST_LINES_OF_REASON,
) -> list[Text]:
    """Return what is asked, by which rule, and what may be chosen; so many lines at most say why it is asked."""
    lines = [Text("-" * width, "dim")]
    if notice is not None:
        lines += paragraph(words.text(notice), width, "bold yellow", styled("! ", "bold yellow"))
    if words.shown.is_over:
        for place in places(words.shown.view["standings"], words.player):
            lines += paragraph(words.text(place), width, "bold green")
    if asked is None:
        return lines + paragraph(words.say(waiting_key(words)), width, "bold")
    decision = asked.decision
    prompt = decision.prompt(words.language, words.terms)
    source = words.name(decision.source) if decision.source != NOBODY else ""
    if source and source not in prompt:
        prompt = words.say("terminal.by", source=source, prompt=prompt)
    lines += paragraph(
        words.say("terminal.asked", prompt=prompt, rule=decision.rule), width, "bold", styled("? ", "bold green")
    )
    reason = why_asked(words, decision)
    if reason:
        lines += Section(paragraph(reason, width, "", styled("  ")), 1).shown(most_of_reason, words, width)
    lines += paragraph(hint(words, asked), width, "dim", styled("  "))
    if asked.form != "number" or not asked.typed:
        first, rows = asked.page(size)
        for number in range(len(rows)):
            lines += row_lines(words, asked, first + number, number + 1, width)
    if len(asked.rows) > size:
        page = words.say("terminal.page", page=asked.cursor // size + 1, pages=-(-len(asked.rows) // size))
        lines.append(styled(f"  {page}", "dim"))
    return lines


def why_asked(words: Words, decision: Decision) -> str:
    """Return the text that asks: that of a card, or what the rule says; nothing where everybody knows."""
    if decision.kind in KNOWN_KINDS:
        return ""
    text = words.shown.source_texts.get(words.language)
    said = explained().get(decision.rule)
    return text or (words.text(said) if said is not None else "")


def waiting_key(words: Words) -> str:
    """Return the message of a moment in which nothing is asked."""
    return "terminal.over" if words.shown.is_over else "terminal.waiting"


def row_lines(words: Words, asked: Asked, place: int, digit: int, width: int) -> list[Text]:
    """Return a row to choose from: the cursor, its digit, its mark, what it is; at the cursor the whole of it."""
    row = asked.rows[place]
    is_at_cursor = place == asked.cursor
    head = styled("> " if is_at_cursor else "  ", "bold")
    if asked.form in {"one", "some", "order"}:
        head.append_text(styled(f"{digit} ", "bold cyan"))
    if asked.form in {"some", "order"}:
        head.append_text(styled(f"[{mark(asked, row)}] ", "bold green"))
    elif asked.form == "division":
        head.append_text(styled(f"{asked.amounts[row.places[0]]:3} -> ", "bold green"))
    text = words.option(row.option)
    if len(row.places) > 1:
        text.append_text(styled(f" ({len(row.places)}x)", "dim"))
    if not is_at_cursor:
        return [head.append_text(text)]
    if head.cell_len + text.cell_len > width:
        return paragraph(text.plain, width, "reverse", head)[:MOST_LINES_OF_ROW]
    text.stylize("reverse")
    return [head.append_text(text)]


def mark(asked: Asked, row: Row) -> str:
    """Return how a row is marked: in an order by its number; with how many, where it stands for several."""
    number = asked.number_picked(row)
    if not number:
        return " "
    if asked.form == "order":
        return str(asked.picked.index(row.places[0]) + 1)
    return "x" if len(row.places) == 1 else str(number)


def hint(words: Words, asked: Asked) -> str:
    """Return how the question is answered, and how far the answer is."""
    if asked.is_searching or asked.search:
        return words.say("terminal.searching", text=f"{asked.search or ''}{'_' if asked.is_searching else ''}")
    decision = asked.decision
    if asked.form == "number":
        values = [option.value for option in decision.options if isinstance(option.value, int)]
        return words.say("terminal.how_number", typed=f"{asked.typed}_", least=min(values), most=max(values))
    if asked.form == "division":
        return words.say("terminal.how_division", total=decision.total, left=asked.left)
    if asked.form == "some":
        least, most = decision.minimum, min(decision.maximum, len(decision.options))
        key = "terminal.how_attackers" if decision.kind == "attackers" else "terminal.how_some"
        if least == most:
            key = "terminal.how_many"
        return words.say(key, least=least, most=most, n=len(asked.picked))
    return words.say(how_chosen(asked), n=asked.hidden_mana)


def how_chosen(asked: Asked) -> str:
    """Return the message that says how an option is chosen: the letters that stand for some of them too."""
    if asked.decision.kind == "priority" and asked.hidden_mana:
        return "terminal.how_priority_hides" if asked.shows_mana else "terminal.how_priority_shows"
    if asked.decision.kind == "priority":
        return "terminal.how_pass"
    if asked.by_letter("y") is not None:
        return "terminal.how_yes_no"
    return "terminal.how_order" if asked.form == "order" else "terminal.how_one"


def footer(words: Words, asked: Asked | None) -> str:
    """Return the keys that work now."""
    return words.say("terminal.keys" if asked is not None else "terminal.keys_waiting")
