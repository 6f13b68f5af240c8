"""CR 608.2c Instructions of one sentence in Japanese: …し、…する。その後、…する。 What may be done is quoted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oathbreaker.language.japanese import JapaneseWriter, in_form, says
from oathbreaker.mechanics.clauses import WHAT, WHO
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.mechanics.sentences import THEN, If, Joined, May, goes_on
from oathbreaker.mechanics.unless import MayPay
from oathbreaker.terms.abilities import Effect
from oathbreaker.terms.refs import Back, ResultRef, SameDoer, You
from oathbreaker.texts.rules import rule

OBJECT: Final = "を"
YOU_DO: Final = "あなたは"
"""Not said again where you did what was said just before."""


@says(Joined)
def say_joined(writer: JapaneseWriter, joined: Joined) -> str:
    """Return the instructions of a sentence, with full stops."""
    *before, (how, last) = in_order(joined)
    if isinstance(last, WhereX):
        quantity = writer.say_as("quantity", last.amount)
        return f"{say_parts(writer, [*before, (how, last.effect)])}Ｘは{quantity}に等しい。"
    return say_parts(writer, [*before, (how, last)])


def say_parts(writer: JapaneseWriter, parts: list[tuple[str, Effect]]) -> str:
    """Return instructions, each with the words before it, with full stops."""
    (_, first), *rest = parts
    if isinstance(first, WhereX):
        return f"{writer.say_as('sentence', first)}その後、{say_row(writer, rest)}"
    if all(goes_on(part) for _, part in rest):
        if isinstance(first, If) and isinstance(first.effect, May):
            condition = writer.say_form("nara", writer.grammar.index("condition"), first.condition)
            return f"{condition}、{say_choice(writer, first.effect, rest)}"
        if isinstance(first, May) or (isinstance(first, MayPay) and rest[0][0] != THEN):
            return say_choice(writer, first, rest)
    return say_row(writer, parts)


@rule("608.2d")
def say_choice(writer: JapaneseWriter, first: May | MayPay, rest: list[tuple[str, Effect]]) -> str:
    """Return one choice of several instructions, of which only the first says "may": 「…」を選んでもよい."""
    own = replace(writer, doer=first.who)
    if isinstance(first, May):
        chosen = say_row(own, [(THEN, first.deed), *rest])
    else:
        paid = writer.say_form("stem", writer.grammar.index("pay", "base"), first.costs)
        chosen = f"{paid}、{say_row(own, rest)}"
    return f"{writer.say_form('wa', writer.grammar.index('player'), first.who)}「{chosen}」を選んでもよい。"


def in_order(joined: Effect) -> Iterator[tuple[str, Effect]]:
    """Yield (the words before it, instruction) of a sentence, in order."""
    how = THEN
    while isinstance(joined, Joined):
        yield how, joined.first
        how, joined = joined.how, joined.second
    yield how, joined


def say_row(writer: JapaneseWriter, parts: list[tuple[str, Effect]]) -> str:
    """Return instructions one after the other: "then" begins a sentence, others go on in the same one."""
    text, sentence, before = "", "", ""
    for how, part in parts:
        said = say_part(writer, part)
        names_you = said.startswith(YOU_DO)
        if sentence and how != THEN and names_you and before.startswith(YOU_DO):
            said = said.removeprefix(YOU_DO)
        before = YOU_DO if names_you else said
        what = getattr(part, WHAT, None)
        if sentence and how != THEN and isinstance(what, Back) and isinstance(what.to, ResultRef):
            said = said.removeprefix(writer.say_as("thing", what) + OBJECT)  # found just before, so not named again
        if sentence and how == THEN:
            text, sentence = f"{text}{sentence}。その後、", said
        else:
            sentence = f"{in_form(sentence, 'stem')}、{said}" if sentence else said
    return f"{text}{sentence}。"


def say_part(writer: JapaneseWriter, part: Effect) -> str:
    """Return one instruction; one of the same player is said without naming them."""
    if isinstance(getattr(part, WHO, None), SameDoer):
        return replace(writer, doer=SameDoer()).say_as("deed", part.changed_field(WHO, You()))
    return writer.say_as("effect", part)
