"""How a told game tells what is cast, activated and triggers: modes by their text, an ability by its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oathbreaker.engine.modes import Modal
from oathbreaker.table.told_names import many, name_counts
from oathbreaker.table.wording import ability_text, trigger_text
from oathbreaker.terms.abilities import Ability, ActivatedAbility, SpellAbility, TriggeredAbility
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import display, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # it tells what it finds here
    from oathbreaker.engine.announced import Announced
    from oathbreaker.table.telling import Telling


class AbilityWords:
    """How a sentence says what an ability or a mode is: by its text on one line, without the last full stop.

    Args:
        ability: The ability.
        name: The name of its source.
        is_short: Whether the beginning of a text that has been told is enough: the loyalty symbol, what it waits for.
    """

    __slots__ = ("ability", "is_short", "name")

    def __init__(self, ability: Ability, name: str, *, is_short: bool = False) -> None:
        self.ability = ability
        self.name = name
        self.is_short = is_short

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  as declared
        """Return the text in the reader's language; "" where no phrase writes it."""
        if self.is_short and isinstance(self.ability, TriggeredAbility):
            return trigger_text(self.ability, self.name, language)
        text = ability_text(self.ability, self.name, language)
        if self.is_short:
            return text.partition("：" if language == "ja" else ":")[0]
        return text.replace("\n", "" if language == "ja" else " ").removesuffix("。" if language == "ja" else ".")

    @property
    def are_known(self) -> bool:
        """Whether phrases write it in both languages."""
        return bool(self.display("en") and self.display("ja"))


@rule("601.2i", "602.2", "603.3")
def tell_announced(telling: Telling, events: list[Any]) -> int:
    """Tell what is cast, activated or triggers, with what was chosen; which ability it is where that is not known."""
    event: Announced = events[0]
    what, whose, *targets = telling.titles(event)
    if not event.said.divisions:
        targets = [many(title, number) for title, number in name_counts(targets)]
    message = event.told((what, whose, *targets), mode_texts(telling, event))
    words = unknown_ability(telling, event)
    if words is not None:
        if not words.is_short and len(getattr(words.ability, "body", ())) == 1:
            telling.said_whole.add(event.oid)
        message = say("telling.ability_says", sentence=Unstopped(message), text=Stopped(words))
    telling.add(event.kind, event.rule, message)
    return 1


class Unstopped:
    """A sentence without its full stop, before a colon."""

    __slots__ = ("what",)

    def __init__(self, what: object) -> None:
        self.what = what

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return it in the reader's language."""
        return display(self.what, language, terms).removesuffix("。" if language == "ja" else ".")


class Stopped:
    """Words that end a sentence: with a full stop, unless a quotation ends with one."""

    __slots__ = ("words",)

    def __init__(self, words: object) -> None:
        self.words = words

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return them in the reader's language."""
        text = display(self.words, language, terms)
        stop = "。" if language == "ja" else "."
        return text if text.endswith((f'{stop}"', f"{stop}'", f"{stop}'\"", stop)) else text + stop


@rule("700.2")
def mode_texts(telling: Telling, event: Announced) -> list[object]:
    """Return the texts of the modes chosen; [] where they are not known."""
    if not event.said.modes:
        return []
    name = source_name(telling, event)
    modals = (modal for ability in own_abilities(telling, event) for modal in ability.find(Modal))
    modes = next((modal.modes() for modal in modals), ())
    if max(event.said.modes) >= len(modes):
        return []
    chosen = [modes[place] for place in event.said.modes]
    found = [AbilityWords(SpellAbility(mode.body, mode.targets), name) for mode in chosen]
    return [say("telling.quoted", text=words) for words in found] if all(words.are_known for words in found) else []


def own_abilities(telling: Telling, event: Announced) -> tuple[Ability, ...]:
    """Return the ability that was announced, or those of a spell as it is printed; it may have left the stack."""
    if event.said.ability is not None:
        return (event.said.ability,)
    spell = telling.names.found(event.oid)
    return () if spell is None else spell.definition.faces[spell.face].characteristics.abilities


def source_name(telling: Telling, event: Announced) -> str:
    """Return the printed name of a spell, or of an ability's source; "" for none."""
    source = telling.names.found(event.oid if event.said.ability is None else event.said.source)
    return "" if source is None else source.definition.faces[source.face].characteristics.name


def unknown_ability(telling: Telling, event: Announced) -> AbilityWords | None:
    """Return the text of an ability that its source's name alone does not tell; None where it has been told.

    An ability is told by its text the first time; afterwards only where its source has others of its kind, a loyalty
    ability then by its symbol, a triggered ability by what it waits for.
    """
    ability = event.said.ability
    if ability is None or event.said.keyword:
        return None
    words = AbilityWords(ability, source_name(telling, event))
    if not words.are_known:
        return None
    key = (words.name, words.display("en"))
    is_new = key not in telling.explained
    telling.explained.add(key)
    source = telling.names.found(event.said.source)
    own = source.definition.faces[source.face].characteristics.abilities if source is not None else ()
    if is_new:
        return words
    if isinstance(ability, ActivatedAbility) and ability.loyalty:
        return AbilityWords(ability, words.name, is_short=True)
    if sum(type(each) is type(ability) for each in own) <= 1:
        return None
    short = AbilityWords(ability, words.name, is_short=isinstance(ability, TriggeredAbility))
    return short if short.are_known else words
