"""CR 613.1 Explaining an object: printed values, then every effect that changed them, by layer.

Seam: `explain(state, oid)` runs the layers once more, traced, on a copy of the state; nothing is kept.
"""

from __future__ import annotations

from oathbreaker.cards.colors import in_order
from oathbreaker.cards.type_line import TypeLine
from oathbreaker.cards.type_words import japanese_keyword, japanese_type_line
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers import changes_control, characteristics, effects_of
from oathbreaker.engine.layers_counters import POWER_COUNTERS, with_counters
from oathbreaker.engine.layers_effects import copiable
from oathbreaker.engine.layers_looks import Step
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.naming import player_title, title_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


class TypeLineText:
    """A type line in the reader's language."""

    def __init__(self, look: Characteristics) -> None:
        self.line = TypeLine(look.supertypes, look.types, look.subtypes)

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  the same in both terms
        """Return it as cards print it."""
        if language == "ja":
            return japanese_type_line(self.line)
        before = " ".join(word.title() for word in (*self.line.supertypes, *self.line.types))
        return f"{before} — {' '.join(self.line.subtypes)}" if self.line.subtypes else before


class KeywordText:
    """A keyword's name in the reader's language."""

    def __init__(self, name: str) -> None:
        self.name = name

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  the same in both terms
        """Return it."""
        return japanese_keyword(self.name) if language == "ja" else self.name


@rule("613.1")
def explain(state: State, oid: int) -> list[Message]:
    """Return how an object came to look as it does: printed values, each change by layer, what it is now."""
    thing = state.objects[oid]
    found = [say("layers.printed", values=summary(thing.definition.faces[thing.face].characteristics))]
    if thing.face_down:
        found.append(say("layers.face_down", values=summary(copiable(thing))))
    elif thing.copied is not None:
        found.append(say("layers.entered_as_copy", values=summary(thing.copied)))
    trial = state.copy()
    steps = traced(trial)
    found += control_messages(trial, oid)
    own = [step for step in steps if step.oid == oid]
    found += [step_message(state, step) for step in own if step.layer != "7d"]
    found += counter_messages(thing, own[-1].after if own else copiable(thing))
    found += switch_messages(trial, thing, own)
    found.append(say("layers.now", values=summary(characteristics(state, oid))))
    return found


def traced(trial: State) -> list[Step]:
    """Run the layers over a state that is thrown away, and return every step."""
    steps: list[Step] = []
    run = trial.effects = LayerPass(trial, steps)
    run.run()
    return steps


def control_messages(state: State, oid: int) -> list[Message]:
    """Return a message for each effect of layer 2 on an object, in timestamp order."""
    found = []
    for effect in effects_of(state).controls:
        if state.objects[oid].zone == "battlefield" and changes_control(state, effect, oid):
            seat = effect.statement.controller(effect.seen_from(state), oid)
            if seat != NOBODY:
                source = title_of(state, effect.context.source)
                found.append(say("layers.control", source=source, player=player_title(seat)))
    return found


def step_message(state: State, step: Step) -> Message:
    """Return the message of one step."""
    source = title_of(state, step.effect.context.source)
    return say("layers.step", layer=step.layer, source=source, changes=changes(step.before, step.after))


def counter_messages(thing: GameObject, look: Characteristics) -> list[Message]:
    """Return what counters do to power and toughness; nothing where there are none."""
    counted = {kind: number for kind, number in thing.counters.items() if kind in POWER_COUNTERS}
    if not counted or look.power is None:
        return []
    after = with_counters(look, counted)
    names = [say("layers.counter", number=number, kind=kind) for kind, number in counted.items()]
    return [say("layers.counters", counters=names, changes=changes(look, after))]


def switch_messages(state: State, thing: GameObject, steps: list[Step]) -> list[Message]:
    """Return a message for each switch of power and toughness (613.4d)."""
    look = steps[-1].after if steps else copiable(thing)
    look = with_counters(look, thing.counters)
    found = []
    for effect in effects_of(state).switches.get(thing.oid, ()):
        after = look.copy()
        effect.statement.apply(effect.seen_from(state), thing.oid, after, "7d")
        found.append(step_message(state, Step("7d", effect, thing.oid, look, after)))
        look = after
    return found


def summary(look: Characteristics) -> list[object]:
    """Return an object's characteristics for one line."""
    found: list[object] = [look.name or say("layers.no_name")]
    found.append(TypeLineText(look) if look.types else say("layers.no_types"))
    if look.power is not None:
        found.append(size(look))
    found += [KeywordText(name) for name in dict.fromkeys(map(keyword_word, look.keywords))]
    return found


def keyword_word(keyword: object) -> str:
    """Return a keyword's name."""
    return str(getattr(keyword, "name", ""))


def size(look: Characteristics) -> Message:
    """Return power and toughness."""
    return say("layers.size", power=look.power, toughness=look.toughness)


def changes(before: Characteristics, after: Characteristics) -> list[object]:
    """Return what is different, one message for each characteristic."""
    found: list[object] = []
    if before.name != after.name:
        found.append(say("layers.name", after=after.name or say("layers.no_name")))
    if before.mana_cost != after.mana_cost:
        found.append(say("layers.mana_cost", after=after.mana_cost))
    if type_words(before) != type_words(after):
        found.append(say("layers.types", after=TypeLineText(after) if after.types else say("layers.no_types")))
    if before.colors != after.colors:
        colors: list[object] = [*in_order(after.colors)] or [say("words.colorless")]
        found.append(say("layers.colors", after=colors))
    found += ability_changes(before, after)
    if (before.power, before.toughness) != (after.power, after.toughness):
        found.append(say("layers.power", before=size(before), after=size(after)))
    if before.loyalty != after.loyalty:
        found.append(say("layers.loyalty", after=after.loyalty))
    return found or [say("layers.nothing")]


def type_words(look: Characteristics) -> tuple[tuple[str, ...], ...]:
    """Return the words of a type line."""
    return look.supertypes, look.types, look.subtypes


def ability_changes(before: Characteristics, after: Characteristics) -> list[object]:
    """Return what abilities were gained and lost: keywords by name, others by their number."""
    found: list[object] = []
    for key, one, other in (("layers.gains", before, after), ("layers.loses", after, before)):
        words: list[object] = [KeywordText(name) for name in sorted(other.keyword_names - one.keyword_names)]
        number = sum(ability not in one.abilities for ability in other.abilities)
        if number:
            words.append(say("layers.abilities", number=number))
        if words:
            found.append(say(key, words=words))
    return found
