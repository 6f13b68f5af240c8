"""CR 122 Objects with counters of whatever kind on them, now or as they last were."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import CONDITION, QUALIFIER
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ANY: Final = ("with counters on them", "with a counter on it", "with one or more counters on it",
              "with one or more counters on them", "with a counter on them")  # fmt: skip
"""How texts say that something has counters."""
IT_HAD: Final = ("it had a counter on it", "it had counters on it", "it had one or more counters on it")
"""How texts say that something had counters."""


@term
class WithCounters(Qualifier):
    """Objects with counters on them, of whatever kind; `said` is how the text says it."""

    reads: ClassVar[tuple[str, ...] | None] = ("counters",)

    said: str

    @rule("122.1")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for any."""
        return bool(thing.counters)


@term
class HadCounters(Condition):
    """Something had counters on it as it was last there.

    Attributes:
        what: What.
        counter: Of which kind; "" for any.
        said: How the text says it.
    """

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Ref
    counter: str
    said: str

    @rule("608.2h", "122.2")
    def holds(self, context: Context) -> bool:
        """Look at the object, as it is or last was."""
        state = context.state
        for oid in things(self.what, context):
            known = state.last_known.get(oid)
            thing = known.object if known is not None else state.objects.get(oid)
            if thing is not None and (thing.counters.get(self.counter, 0) if self.counter else thing.counters):
                return True
        return False


@says(WithCounters)
def say_with_counters(_writer: JapaneseWriter, _qualifier: WithCounters) -> str:
    """Return that there are counters: カウンターが置かれている."""
    return "カウンターが置かれている"


@says(HadCounters)
def say_had_counters(writer: JapaneseWriter, condition: HadCounters) -> str:
    """Return that something had counters on it: それに+1/+1カウンターが置かれていた."""
    kind = writer.say_as("counter-kind", condition.counter) if condition.counter else "カウンター"
    return f"{writer.say_as('thing', condition.what)}に{kind}が置かれていた"


for said in ANY:
    fixed(QUALIFIER, said, WithCounters(said))
for said in IT_HAD:
    fixed(CONDITION, said, HadCounters(Pronoun("it"), "", said), ja="それにカウンターが置かれていた")
phrase(CONDITION, "it had a {counter:counter-kind} counter on it", HadCounters,
       build=lambda counter: HadCounters(Pronoun("it"), counter, "kind"),
       take=lambda tree: (tree.counter,) if tree.said == "kind" and tree.counter else None,
       ja="それに{counter}が置かれていた")  # fmt: skip
