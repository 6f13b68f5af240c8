"""CR 707 Copies: tokens and permanents that are copies, copying spells."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.card_copies import copy_card
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import NO_EXCEPTIONS, BecomesCopy, Exceptions, become_copy, token_copying
from oathbreaker.engine.copying import copy_on_stack, known_on_stack
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import copiable_values
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.retargeting import choose_new_targets as choose_targets_again
from oathbreaker.engine.state import State
from oathbreaker.engine.token_events import CreateToken as CreateEvent
from oathbreaker.language.categories import ACT, DEED, EFFECT, EXCEPTION, EXCEPTIONS, THING
from oathbreaker.language.grammar import AND
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import fixed, phrase, series
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import CHOOSER, doer, here, known, picked_from, possible, seats, things, to_move
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ability, Duration, Keyword, Ref
from oathbreaker.terms.refs import AllOf, Each, Pronoun, Some, You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class CreateCopyToken(Effect):
    """A player creates a token that is a copy of a permanent (707.2).

    Attributes:
        of: What is copied.
        exceptions: What the copy has besides (707.9).
    """

    makes: ClassVar[str] = "tokens"

    of: Ref
    exceptions: tuple[Term, ...] = ()
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the token where one is made."""
        return self.makes if isinstance(self.of, Each | AllOf) else "token"

    @rule("707.2", "111.3", "707.8a")
    def perform(self, context: Context) -> Procedure[None]:
        """Create them, with both faces of what has two; one of a kind is chosen by each who makes a copy of it."""
        state = context.state
        found = exceptions_of(self.exceptions)
        models: list[tuple[int, int]] = []
        for seat in seats(self.who, context):
            copied = yield from self.copied_by(seat, context)
            models += [(seat, oid) for oid in copied]
        events: list[Event] = [creation_of_copy(state, oid, seat, context.source, found) for seat, oid in models]
        done = yield from happen(state, events)
        context.note("token", *(event.new_oid for event in done if isinstance(event, CreateEvent)))

    @rule("608.2d")
    def copied_by(self, seat: int, context: Context) -> Procedure[tuple[int, ...]]:
        """Return what a player makes copies of."""
        if not isinstance(self.of, Some):
            return known(context.state, things(self.of, context))
        context.results[CHOOSER] = (seat,)
        chosen = yield from picked_from(possible(self.of, context), context, seat)
        context.results.pop(CHOOSER, None)
        return known(context.state, chosen)


@rule("707.8a")
def creation_of_copy(
    state: State, oid: int, seat: int, source: int, exceptions: Exceptions = NO_EXCEPTIONS
) -> CreateEvent:
    """Return the creation of a token that is a copy of a permanent, with the same face up."""
    definition, face = token_copying(state, oid, exceptions)
    creation = CreateEvent(seat, definition, source)
    creation.face = face
    return creation


@rule("707.10", "707.12")
def copied(context: Context, oid: int, seat: int) -> Procedure[int]:
    """Copy a spell or ability, or else a card where it is now; return the copy's id."""
    state = context.state
    if known_on_stack(state, oid) is not None:
        return (yield from copy_on_stack(state, oid, seat, context.source, new_targets=False))
    card = next(iter(to_move((oid,), context)), oid)
    return (yield from copy_card(state, card, seat, context.source))


def all_copied(context: Context, found: Iterable[Target], seat: int) -> Procedure[list[int]]:
    """Copy each of these; return the copies' ids."""
    copies = []
    for oid in found:
        copy = yield from copied(context, oid, seat)
        copies.append(copy)
    return copies


@term
class CopySpell(OneDoer):
    """A player copies a spell or ability (707.10), or a card where it is (707.12)."""

    makes: ClassVar[str] = "copy"

    what: Ref
    who: Ref = You()

    @rule("707.10", "707.12", "608.2h")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Copy them, as they last were if they are gone; new targets are chosen by an instruction of its own."""
        state, seat = context.state, doer(self.who, context)
        copies = yield from all_copied(context, things(self.what, context), seat)
        context.results["copy"] = tuple(copy for copy in copies if copy in state.objects)


@term
class ChooseNewTargets(Effect):
    """A player may choose new targets for a copy (707.10c)."""

    of: Ref
    who: Ref = You()

    @rule("707.10c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller choose."""
        for oid in here(context.state, things(self.of, context)):
            yield from choose_targets_again(context.state, oid)


@term
class BecomeCopy(Effect):
    """A permanent becomes a copy of another (707.2) for a time; `first` if the text says the time first."""

    apart: ClassVar[str] = "of"

    of: Ref
    exceptions: tuple[Term, ...]
    duration: Duration
    first: bool = False
    what: Ref = NO_SUBJECT

    @rule("707.2", "707.9")
    def perform(self, context: Context) -> Procedure[None]:
        """Let them be copies for the time."""
        state = context.state
        models = known(state, things(self.of, context))
        events: list[Event] = []
        for oid in here(state, things(self.what, context)) if models else ():
            look = copiable_values(state, models[0])
            events.append(BecomesCopy(oid, models[0], title_of(state, oid), context.source))
            become_copy(context, oid, look, self.duration, exceptions_of(self.exceptions))
        if events:
            yield from happen(state, events)


@term
class HasKeyword(Term):
    """An exception of a copy: it has a keyword."""

    keyword: Keyword


@term
class HasAbility(Term):
    """An exception of a copy: it has an ability."""

    ability: Ability


@term
class HasTypeToo(Term):
    """An exception of a copy: it is of a type in addition to its other types."""

    card_type: str


class CopyException(Term):
    """Something that is said of a copy after "except" (707.9)."""

    __slots__ = ()

    def excepted(self) -> Exceptions:
        """Return what it changes.

        Raises:
            NotImplementedError: The class does not say what.
        """
        raise NotImplementedError(type(self).__name__)


@rule("707.9a", "707.9b")
def exceptions_of(exceptions: tuple[Term, ...]) -> Exceptions:
    """Return what a copy has besides what it copies, and what it is instead."""
    parts = [item.excepted() for item in exceptions if isinstance(item, CopyException)]
    given = tuple(one for item in exceptions for one in getattr(item, "given", (item,)))
    return Exceptions(
        types=(
            *(item.card_type for item in exceptions if isinstance(item, HasTypeToo)),
            *(word for part in parts for word in part.types),
        ),
        abilities=tuple(one.ability for one in given if isinstance(one, HasAbility)),
        keywords=(
            *(one.keyword for one in given if isinstance(one, HasKeyword)),
            *(keyword for part in parts for keyword in part.keywords),
        ),
        supertypes=tuple(word for part in parts for word in part.supertypes),
        subtypes=tuple(word for part in parts for word in part.subtypes),
        without=tuple(word for part in parts for word in part.without),
        values={name: value for part in parts for name, value in part.values.items()},
        creature_types=tuple(word for part in parts for word in part.creature_types),
        more_colors=tuple(color for part in parts for color in part.more_colors),
    )


def choose_new_targets(words: str) -> ChooseNewTargets:
    """Return the choosing of new targets for "the copy"."""
    return ChooseNewTargets(Pronoun(words))


def take_new_targets(words: str, effect: ChooseNewTargets) -> tuple[()] | None:
    """Take the choosing of new targets apart."""
    return () if getattr(effect.of, "said", "") == words and effect.who == You() else None


COPY = "{of}のコピーであるトークン１{of.counter}を生成する"
phrase(DEED, "[create|creates] a token that's a copy of {of:thing/one}", CreateCopyToken, ja=COPY)
phrase(
    DEED,
    "[create|creates] a token that's a copy of {of:thing/one} , except it {exceptions:exceptions}",
    CreateCopyToken,
    ja=f"{{exceptions}}を持つことを除き{COPY}",
)
for number in ("one", "many"):
    phrase(DEED, f"[copy|copies] {{what:thing/{number}}}", CopySpell, ja="{what}をコピーする")
for words in ("the copy", "the copies"):
    phrase(
        DEED,
        f"choose new targets for {words}",
        ChooseNewTargets,
        forms=("base",),
        build=partial(choose_new_targets, words),
        take=partial(take_new_targets, words),
        ja="そのコピーの新しい対象を選ぶ",
    )
phrase(
    ACT,
    "[become|becomes] a copy of {of:thing/one} {duration:duration}",
    BecomeCopy,
    build=lambda of, duration: BecomeCopy(of, (), duration),
    take=lambda tree: None if tree.exceptions or tree.first else (tree.of, tree.duration),
    ja=f"{{duration}}{SUBJECT}{{of}}のコピーになる",
)
phrase(
    ACT,
    "[become|becomes] a copy of {of:thing/one} {duration:duration} , except it's {exceptions:exceptions}",
    BecomeCopy,
    ja=f"{{duration}}{SUBJECT}、{{exceptions}}ことを除き{{of}}のコピーになる",
)
phrase(
    EFFECT,
    "{duration:duration} , {what:thing/one} becomes a copy of {of:thing/one}",
    BecomeCopy,
    build=lambda duration, what, of: BecomeCopy(of, (), duration, first=True, what=what),
    take=lambda tree: (tree.duration, tree.what, tree.of) if tree.first else None,
    ja="{duration}{what.wa}{of}のコピーになる",
)
fixed(THING, "the copy", Pronoun("the copy"), forms=("one",))
fixed(THING, "the copies", Pronoun("the copies"), forms=("many",))
phrase(EXCEPTION, "has {keyword:keyword}", HasKeyword, ja="{keyword}")
phrase(EXCEPTION, "{ability:quoted}", HasAbility, ja="{ability.quoted}")
phrase(
    EXCEPTION,
    "a {card_type:card-type} in addition to its other types",
    HasTypeToo,
    ja="他のタイプに加えて{card_type}である",
)
series(EXCEPTIONS, "exception", AND, ja="と")
