"""What a thing is and why it cannot be used now: answers to "?", in words of either language, with rule numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from oathbreaker.cards.type_line import TypeLine
from oathbreaker.cards.type_words import japanese_type_line
from oathbreaker.engine.decisions import Decision
from oathbreaker.table.things import Thing
from oathbreaker.table.wording import ability_text
from oathbreaker.terminal.cells import paragraph, styled
from oathbreaker.terminal.words import Seen, Words
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.explained import explained

UNCHANGED = 2
"""Lines that explain a permanent that nothing has changed: what is printed, and what it is now."""

if TYPE_CHECKING:  # it is asked about
    from oathbreaker.table.game import Game


def about_thing(game: Game, words: Words, number: int, width: int) -> list[Text]:
    """Return what a person may know of an object: what it is, what it says, what changed it, why it cannot be used.

    Args:
        game: The game; nobody may be changing it.
        words: What the person sees, and in which language it is said.
        number: The object's id.
        width: In cells.
    """
    seen = words.shown.thing(number)
    lines = paragraph(words.name(number), width, "bold")
    if seen is not None and "name" not in seen:
        return [*lines, *bulleted(list(words.states(seen)), width)]
    thing = Thing(game, number)
    for text in facts(words, thing, seen):
        lines += paragraph(text, width, "", styled("  "))
    lines += [Text("")]
    for text in texts_of_thing(words, thing):
        lines += paragraph(text, width, "", styled("  "))
    if seen is None:
        return lines
    lines += bulleted(list(words.states(seen)), width)
    explained_values = thing.explain(words.language) if thing.zone == "battlefield" else []
    if len(explained_values) > UNCHANGED:
        lines += headed(words, "terminal.explained", explained_values, width)
    return lines + (reasons(game, words, seen, width) if is_usable(words, thing, seen) else [])


def facts(words: Words, thing: Thing, seen: Seen | None) -> Iterator[str]:
    """Yield what a thing is: its cost, its types, its size, whose it is."""
    if thing.kind == "ability":
        yield words.say("terminal.controlled_by", player=words.whose(thing.controller))
        return
    line = TypeLine(thing.supertypes, thing.types, thing.subtypes)
    types = japanese_type_line(line) if words.language == "ja" else type_line(line)
    yield "  ".join(part for part in (types, thing.mana_cost, words.size(seen) if seen is not None else "") if part)
    if thing.zone in {"battlefield", "stack"}:
        yield words.say("terminal.controlled_by", player=words.whose(thing.controller))
    if thing.owner != thing.controller or thing.zone in {"graveyard", "exile"}:
        yield words.say("terminal.owned_by", player=words.whose(thing.owner))


def type_line(line: TypeLine) -> str:
    """Return a type line in English."""
    left = " ".join(word.capitalize() for word in (*line.supertypes, *line.types))
    return f"{left} - {' '.join(line.subtypes)}" if line.subtypes else left


def texts_of_thing(words: Words, thing: Thing) -> list[str]:
    """Return the rules text of a thing; of an ability on the stack what it says."""
    said = thing.object.announcement
    if thing.kind == "ability" and said is not None and said.ability is not None:
        return [ability_text(said.ability, thing.card_name, words.language)]
    return thing.text(words.language).splitlines() or [words.say("terminal.no_text")]


def is_usable(words: Words, thing: Thing, seen: Seen) -> bool:
    """Tell whether a thing is one of which the person may ask why it cannot be used: a card, or one with abilities."""
    if seen["controller"] != words.shown.seat:
        return False
    if seen["zone"] == "graveyard":  # a card of the same name in hand would be meant instead
        return all(card["card"] != seen["card"] for card in words.shown.hand())
    has_ability = any(isinstance(ability, ActivatedAbility) for ability in thing.look.abilities)
    return seen["zone"] in {"hand", "command"} or (seen["zone"] == "battlefield" and has_ability)


def reasons(game: Game, words: Words, seen: Seen, width: int) -> list[Text]:
    """Return why the person cannot use a card of theirs now, or that they can."""
    found = game.why_not(words.shown.seat, seen["card"])
    if not found:
        return paragraph(words.say("terminal.usable"), width, "bold green")
    said = [
        words.say("terminal.asked", prompt=reason.message(words.language, words.terms), rule=reason.rule)
        for reason in found
    ]
    return headed(words, "terminal.why_not", said, width)


def headed(words: Words, heading: str, texts: list[str], width: int) -> list[Text]:
    """Return a heading with texts below it."""
    return [Text(""), styled(words.say(heading), "bold"), *bulleted(texts, width)]


def bulleted(texts: list[str], width: int) -> list[Text]:
    """Return texts, each beginning with a hyphen."""
    return [line for text in texts for line in paragraph(text, width, "", styled("  - "))]


def about_question(words: Words, decision: Decision, width: int) -> list[Text]:
    """Return what is asked, and what the rule says that asks."""
    lines = paragraph(decision.prompt(words.language, words.terms), width, "bold")
    said = explained().get(decision.rule)
    text = words.text(said) if said is not None else words.say("rules.not_explained")
    lines += [Text(""), *paragraph(text, width, "", styled(f"{decision.rule}  ", "bold"))]
    if decision.kind == "priority":
        lines += [Text(""), *paragraph(words.say("terminal.windows"), width)]
    return lines
