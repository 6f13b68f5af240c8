"""What a player is asked: one Decision with its Options, and whether an answer to it is one of those allowed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, Literal, TypeVar

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.texts.errors import OathbreakerError
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

DecisionKind = Literal[
    "priority",
    "target",
    "choose cards",
    "choose permanents",
    "cost",
    "mode",
    "colour",
    "word",
    "player",
    "may",
    "mulligan",
    "x",
    "number",
    "divide",
    "assign damage",
    "order triggers",
    "order",
    "replacement",
    "attackers",
    "blockers",
    "scry",
    "surveil",
    "payment",
    "coin",
    "die",
    "pause",
]
"""What a decision is about."""

ASKED_BY_RULE: Final = {
    ("choose cards", "514.1"): "discard",
    ("choose cards", "701.9b"): "discard",
    ("cost", "701.9b"): "discard",
    ("choose permanents", "701.21a"): "sacrifice",
    ("cost", "701.21a"): "sacrifice",
    ("choose cards", "701.23b"): "find",
    ("choose cards", "702.66a"): "delve",
    ("cost", "702.122a"): "crew",
    ("choose permanents", "614.12a"): "copied",
    ("choose permanents", "303.4f"): "enchanted",
    ("choose permanents", "701.34a"): "proliferate",
    ("choose permanents", "701.36a"): "populate",
    ("choose permanents", "704.5j"): "legend",
    ("replacement", "615.7"): "shielded",
}
"""Kinds of decisions and rules that ask -> the question that says what the choice is for."""

NUMBER_LISTS: Final = frozenset({"divide", "assign damage"})
"""Kinds whose answer is a number for each option."""

NUMBERS: Final = frozenset({"x", "number"})
"""Kinds that a bare number answers, one of the options' values."""

Answer = tuple[int, ...]
"""An accepted answer: indices into the options; for divisions the numbers themselves."""

Choice = "Option | str | int | bool | Sequence[Option | str | int]"
"""What a program may answer with."""

T = TypeVar("T")
Procedure = Generator["Decision", Answer, T]
"""A procedure of the rules: it yields decisions, receives accepted answers and returns a result."""


class IllegalAnswer(OathbreakerError, ValueError):  # noqa: N818  the public name
    """An answer that the decision does not allow. Nothing has changed."""


class Option:
    """One thing that may be chosen. Fields that say nothing about it are None.

        >>> import oathbreaker as ob
        >>> table = ob.Scenario()
        >>> stone = table.battlefield(0, "Mind Stone")
        >>> option = list(table.start().legal_actions)[-1]
        >>> option.action, option.card, option.ability, option.is_default
        ('activate', 'Mind Stone', (0, '{T}: Add {C}.'), False)
        >>> option.label("ja")
        '《精神石》の「{T}：{C}を加える。」を起動する'

    Attributes:
        key: Stable within the decision.
        action: "pass", "cast", "play land", "activate", "special", "yes", "no", "choose", "attack", "block", …
        card, face: English names; a split half or a modal face gives `face`.
        ability: For an activation, the ability's index and its English text with its cost.
        source: An object or seat: for attack and block the creature.
        target: An object or seat: whom or what is attacked, blocked or chosen.
        value: A printed mode number from 1, a number, or a word; "mana" for the activation of a mana ability.
        alternative: The other way of casting.
        is_default: Whether automatic play takes it.
        title: How a label names it: anything that messages can hold.
    """

    __slots__ = (
        "ability",
        "action",
        "alternative",
        "card",
        "face",
        "is_default",
        "key",
        "source",
        "target",
        "title",
        "value",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        key: str,
        action: str,
        card: str | None = None,
        face: str | None = None,
        ability: tuple[int, str] | None = None,
        source: Target | None = None,
        target: Target | None = None,
        value: str | int | None = None,
        alternative: str | None = None,
        is_default: bool = False,  # noqa: FBT001, FBT002  positional for speed
        title: object = "",
    ) -> None:
        self.key = key
        self.action = action
        self.card = card
        self.face = face
        self.ability = ability
        self.source = source
        self.target = target
        self.value = value
        self.alternative = alternative
        self.is_default = is_default
        self.title = title

    def label(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return what the option is, in the reader's language."""
        what = self.title or self.card or ("" if self.value is None else str(self.value))
        if self.action in {"pass", "yes", "no"}:
            return say(f"engine.option_{self.action}").text(language, terms)
        if self.action in {"cast", "play land", "activate"}:
            return say(f"engine.option_{self.action.replace(' ', '_')}", what=what).text(language, terms)
        if self.action == "special" and isinstance(self.value, str):
            return say(f"engine.option_{self.value.replace(' ', '_')}", what=what).text(language, terms)
        return say("engine.option", what=what).text(language, terms)

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the label: the name under which an option can be a message's field."""
        return self.label(language, terms)

    def __repr__(self) -> str:
        return f"<Option {self.key}>"


@rule("101.4b")
class Chosen:
    """What a player has chosen in a round of choices, as the others know it.

    Attributes:
        player: The seat.
        message: The sentence; of cards in hidden zones it tells only how many they are.
    """

    __slots__ = ("message", "player")

    def __init__(self, player: int, message: Message) -> None:
        self.player = player
        self.message = message

    def __repr__(self) -> str:
        return f"<Chosen {self.message}>"


class Aimed:
    """For which use of "target" targets are chosen, and what was chosen before. Never changed.

    Attributes:
        spec: The use.
        before: The targets of the same spell or ability that are chosen already.
        old: The target in whose place another is chosen (115.7); NOBODY where there is none yet.
    """

    __slots__ = ("before", "old", "spec")

    def __init__(self, spec: TargetSpec, before: tuple[Target, ...] = (), old: Target = NOBODY) -> None:
        self.spec = spec
        self.before = before
        self.old = old


class Decision:
    """What one player must choose now.

        >>> import oathbreaker as ob
        >>> table = ob.Scenario()
        >>> bear = table.battlefield(0, "Grizzly Bears")
        >>> game = table.start()
        >>> game.advance(step="declare attackers")
        >>> game.decision.kind, game.decision.player, game.decision.rule, game.decision.prompt("ja")
        ('attackers', 0, '508.1', '攻撃クリーチャーを指定してください。')
        >>> [option.label() for option in game.decision.options]
        ['Grizzly Bears attacks Player 2']

    Attributes:
        player: The seat.
        kind: What it is about.
        options: What may be chosen.
        minimum, maximum: How many options.
        ordered: Whether the order of the answer matters.
        rule: The rule that asks.
        source: The object that asks; NOBODY for a rule.
        mode: The printed number of the mode that asks, 0 for none.
        total: What numbers must add up to, for divisions.
        question: The question in words; None for the usual one of this kind.
        check: Whether a set of options is legal as a whole; returns why not.
        earlier: What other players have chosen before in the same round of choices (101.4b), oldest first.
        aimed: For targets, for which use of the word they are chosen.
    """

    __slots__ = (
        "aimed",
        "check",
        "earlier",
        "kind",
        "maximum",
        "minimum",
        "mode",
        "options",
        "ordered",
        "player",
        "question",
        "rule",
        "source",
        "total",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        player: int,
        kind: DecisionKind,
        options: Sequence[Option],
        minimum: int,
        maximum: int,
        rule: str,
        source: int = NOBODY,
        ordered: bool = False,  # noqa: FBT001, FBT002  positional for speed
        mode: int = 0,
        total: int = 0,
        question: Message | None = None,
        check: Callable[[Answer], Message | None] | None = None,
        aimed: Aimed | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.minimum = minimum
        self.maximum = maximum
        self.rule = rule
        self.source = source
        self.ordered = ordered
        self.mode = mode
        self.total = total
        self.question = question
        self.check = check
        self.aimed = aimed
        self.earlier: tuple[Chosen, ...] = ()

    def prompt(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the question in the reader's language, with what others have chosen before."""
        question = self.question or self.usual_question()
        sentences = [question, *(one.message for one in self.earlier)]
        return ("" if language == "ja" else " ").join(one.text(language, terms) for one in sentences)

    def usual_question(self) -> Message:
        """Return the question of this kind: what is done with what is chosen, where the rule that asks tells that."""
        key = ASKED_BY_RULE.get((self.kind, self.rule))
        if key is None:
            return say(f"engine.ask_{self.kind.replace(' ', '_')}")
        least, most = self.minimum, self.maximum
        count = say("asking.exactly", n=least) if least == most else say("asking.from_to", least=least, most=most)
        return say(f"asking.{key}", count=count)

    def default(self) -> Answer:
        """Return what automatic play answers: the marked options, or the first ones that are enough."""
        if self.kind in NUMBER_LISTS:
            said = tuple(option.value for option in self.options if isinstance(option.value, int))
            if said and len(said) == len(self.options):
                return said
            return (self.total, *(0 for _ in self.options[1:])) if self.minimum == 0 else self.even_division()
        marked = tuple(place for place, option in enumerate(self.options) if option.is_default)
        if self.minimum <= len(marked) <= self.maximum and self.fault(marked) is None:
            return marked
        return tuple(range(self.minimum))

    def even_division(self) -> Answer:
        """Return a division in which everyone gets at least one and the first the rest (601.2d)."""
        rest = self.total - len(self.options)
        return tuple(1 + rest * (place == 0) for place in range(len(self.options)))

    def chosen(self, answer: Answer) -> list[Option] | list[int]:
        """Return an accepted answer as a program gives it: the options, or the numbers of a division."""
        return list(answer) if self.kind in NUMBER_LISTS else [self.options[place] for place in answer]

    def accept(self, choice: object) -> Answer:
        """Return the answer that a choice means: an option, its key or index, a number, yes or no, or a list of them.

        Raises:
            IllegalAnswer: The decision does not allow it.
        """
        items = list(choice) if isinstance(choice, list | tuple) else [choice]
        if self.kind in NUMBER_LISTS:
            answer: Answer = tuple(item for item in items if isinstance(item, int))
            if len(answer) != len(items):
                raise IllegalAnswer(say("engine.not_numbers", count=len(self.options), total=self.total))
        else:
            answer = tuple(self.place_of(item) for item in items)
        fault = self.fault(answer)
        if fault is not None:
            raise IllegalAnswer(fault)
        return answer

    def place_of(self, item: object) -> int:
        """Return the index of the option that one part of a choice means.

        Raises:
            IllegalAnswer: It means none.
        """
        if isinstance(item, bool):
            item = "yes" if item else "no"
        for place, option in enumerate(self.options):
            if option is item or (isinstance(item, str) and option.key == item):
                return place
            if self.kind in NUMBERS and isinstance(item, int) and option.value == item:
                return place
        if isinstance(item, int) and self.kind not in NUMBERS and 0 <= item < len(self.options):
            return item
        raise IllegalAnswer(say("engine.no_such_option", choice=describe(item), count=len(self.options)))

    def fault(self, answer: Answer) -> Message | None:
        """Return why an answer is not allowed, None where it is."""
        if self.kind in NUMBER_LISTS:
            fits = (
                len(answer) == len(self.options)
                and sum(answer) == self.total
                and min(answer, default=0) >= self.minimum
            )
            if not fits:
                return say("engine.not_numbers", count=len(self.options), total=self.total)
        else:
            if not self.minimum <= len(answer) <= self.maximum:
                least, most = self.minimum, min(self.maximum, len(self.options))
                if least == most:
                    return say("asking.just_so_many", least=least, given=len(answer))
                return say("engine.wrong_number", least=least, most=most, given=len(answer))
            if len(set(answer)) != len(answer):
                return say("engine.twice")
        return self.check(answer) if self.check is not None else None


def describe(item: object) -> str:
    """Return how an error names what was answered: short, whatever it is."""
    return repr(item)[:60]
