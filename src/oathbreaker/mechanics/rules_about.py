"""CR 613.11 Rules of the game about the objects that a sentence is about, or about its source; for a time or not."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement, Statement
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import here, is_meant, things
from oathbreaker.mechanics.nouns import Adjective
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.refs import AllOf, Each
from oathbreaker.texts.rules import rule


def is_open(what: Ref) -> bool:
    """Tell whether a reference is a description, so that what a rule says of it holds for later objects too."""
    return isinstance(what, AllOf | Each)


class RuleAboutObjects(RuleStatement):
    """A rule of the game about the objects that its sentence is about, or that were fixed as an effect began."""

    __slots__ = ()
    what: Ref

    @rule("611.2c", "611.3a")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return self.what == NO_SUBJECT or is_meant(self.what, context, about)


class RuleAboutItself(RuleStatement):
    """A rule of the game about the object that says it."""

    __slots__ = ()
    about_itself: ClassVar[bool] = True

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern the object itself."""
        return about == context.source


class RulesForATime(Effect):
    """An instruction that makes rules about objects, for a time."""

    __slots__ = ()
    what: Ref
    duration: Duration

    def rules(self, what: Ref) -> tuple[Statement, ...]:
        """Return the rules that it makes of what is meant.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    @property
    def is_performed(self) -> bool:
        """Whether it will be known later whom "that player" and "other" mean in a description of objects."""
        if not is_open(self.what):
            return True
        is_other = any(found.word == "other" for found in self.what.find(Adjective))
        return not is_other and all(found.who != "that player" for found in self.what.find(ControlledBy))

    @rule("611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect: on particular objects, or on whatever a description fits, what comes later included."""
        yield from ()
        objects = None if is_open(self.what) else here(context.state, things(self.what, context))
        for each in self.rules(self.what if objects is None else NO_SUBJECT):
            begin_lasting(context, each, self.duration, objects, context.x)
