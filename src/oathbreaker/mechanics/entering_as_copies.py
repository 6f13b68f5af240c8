"""CR 707.5 "You may have this creature enter as a copy of …": what is copied is chosen as it enters."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import Exceptions, IsCopy, copied_look
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import copiable_values
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import LayerStatement, Replacement
from oathbreaker.language.categories import ALL_GIVEN, GIVEN, STATEMENT
from oathbreaker.language.grammar import AND
from oathbreaker.language.phrases import phrase, series
from oathbreaker.mechanics.copying import HasAbility, HasKeyword, exceptions_of
from oathbreaker.mechanics.finding import is_meant, matching
from oathbreaker.mechanics.keywords.entering import AsItEnters
from oathbreaker.mechanics.types import CARD_TYPES
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class EntersAsCopy(Replacement):
    """A permanent may enter as a copy of something.

    Attributes:
        what: The permanent itself.
        of: What may be copied.
        said: "any" or "a", as the text has it.
        tapped: Whether it then enters tapped.
        exceptions: What the copy has besides (707.9).
        also: Types that it has in addition; `besides` is the text's word for its others.
    """

    what: Ref
    of: Filter
    said: str
    tapped: bool = False
    exceptions: tuple[Term, ...] = ()
    also: tuple[str, ...] = ()
    besides: str = ""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    step: ClassVar[str] = "c"
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:
        """Apply as it enters, if there is anything to copy."""
        entering = isinstance(event, ZoneChange) and event.zone == "battlefield"
        return entering and any(found != context.source for found in matching(self.of, context))

    @rule("707.5", "614.12a", "614.1c")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Ask, let what is copied be chosen, and let it enter so."""
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        state, seat = context.state, event.holder(context.state)
        if not (yield from ask_may(state, seat, "707.5", context.source)):
            return [event]
        found = tuple(oid for oid in matching(self.of, context) if oid != context.source)
        chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "614.12a", source=context.source)
        for oid in chosen:
            look = copied_look(copiable_values(state, oid), exceptions_of(self.exceptions))
            event.copied = copied_look(look, self.types_besides())
            event.tapped = event.tapped or self.tapped
        return [event]

    @rule("707.9b")
    def types_besides(self) -> Exceptions:
        """Return the types that it has in addition to those that it copies."""
        return Exceptions(
            types=tuple(word for word in self.also if word in CARD_TYPES),
            subtypes=tuple(word for word in self.also if word not in CARD_TYPES),
        )


CHOSEN: Final = "chosen by {}"
"""The name among the game's values of what was chosen as an object entered: the copiable values it had then."""


@term
class EntersChoosing(AsItEnters):
    """As a permanent enters, something is chosen, whose copiable values are noted then."""

    what: Ref
    of: Filter

    @rule("614.12a", "607.2d", "707.2c")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let its controller choose; what is copied is what the chosen one is now, whatever it becomes later."""
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        state, seat = context.state, event.holder(context.state)
        found = tuple(oid for oid in matching(self.of, context) if oid != context.source)
        chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "614.12a", source=context.source)
        for oid in chosen:
            state.remember(CHOSEN.format(event.new_oid), IsCopy(copiable_values(state, oid)))
        return [event]


@term
class IsCopyOfChosen(LayerStatement):
    """What an object is attached to is a copy of what was chosen as that entered."""

    what: Ref

    layers: ClassVar[tuple[str, ...]] = ("1a",)
    reads: ClassVar[tuple[str, ...] | None] = ("attachment",)
    among: ClassVar[str] = "attached"

    def affects(self, context: Context, oid: int) -> bool:
        """Affect what the object is attached to."""
        return is_meant(self.what, context, oid)

    @rule("707.2c", "607.2d")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:
        """Give it the values that were noted; without any, nothing."""
        noted = context.state.recall(CHOSEN.format(context.source))
        if isinstance(noted, IsCopy):
            noted.apply(context, oid, characteristics, layer)


phrase(
    STATEMENT,
    "as {what:this} enters , choose a {of:noun/one}",
    EntersChoosing,
    ja="{what}が戦場に出るに際し、{of.one}を選ぶ",
)
phrase(
    STATEMENT,
    "{what:thing/one} is a copy of the chosen creature",
    IsCopyOfChosen,
    ja="{what.wa}その選ばれたクリーチャーのコピーである",
)
phrase(GIVEN, "{keyword:keyword}", HasKeyword, ja="{keyword}")
phrase(GIVEN, "{ability:quoted}", HasAbility, ja="{ability.quoted}")
series(ALL_GIVEN, "given", AND, ja="と")


def declare(said: str, tapped: str) -> None:
    """Declare the ways to say it with "any" or "a", entering tapped or not."""
    begin = f"you may have {{what:this}} enter {tapped} as a copy of {said} {{of:noun/one}}"
    japanese = "タップ状態で" if tapped else ""
    end = f"{{of.one}}のコピーとして{japanese}戦場に出してもよい"
    phrase(STATEMENT, begin, EntersAsCopy, said=said, tapped=bool(tapped), ja=f"あなたは{{what.wo}}、{end}")
    phrase(
        STATEMENT,
        f"{begin} , except it has {{exceptions:all-given}}",
        EntersAsCopy,
        said=said,
        tapped=bool(tapped),
        ja=f"あなたは{{what.wo}}、{{exceptions}}を持つことを除き{end}",
    )
    for besides, other in (("types", "タイプ"), ("creature types", "クリーチャー・タイプ")):
        phrase(
            STATEMENT,
            f"{begin} , except it's a {{also:type-words/one}} in addition to its other {besides}",
            EntersAsCopy,
            besides=besides,
            said=said,
            tapped=bool(tapped),
            ja=f"あなたは{{what.wo}}、他の{other}に加えて{{also}}でもあることを除き{end}",
        )
        phrase(
            STATEMENT,
            f"{begin} , except it's a {{also:type-words/one}} in addition to its other {besides} "
            "and it has {exceptions:all-given}",
            EntersAsCopy,
            besides=besides,
            said=said,
            tapped=bool(tapped),
            ja=f"あなたは{{what.wo}}、他の{other}に加えて{{also}}でもあり{{exceptions}}を持つことを除き{end}",
        )


for word in ("any", "a"):
    for state_word in ("", "tapped"):
        declare(word, state_word)
