"""CR 114 Getting emblems: "you get an emblem with …"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.emblems import GetEmblem as GetEmblemEvent
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.chosen import OfChosen
from oathbreaker.mechanics.copying import HasAbility
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ability, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class GetEmblem(Effect):
    """A player gets an emblem with abilities (114.2)."""

    abilities: tuple[Ability, ...]
    who: Ref = You()

    @property
    def is_performed(self) -> bool:
        """Whether its abilities speak of nothing that was chosen, which an emblem does not keep."""
        return not any(any(ability.find(OfChosen)) for ability in self.abilities)

    @rule("114.2")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each of the players get one, all at once."""
        events = [GetEmblemEvent(seat, self.abilities, context.source) for seat in seats(self.who, context)]
        yield from happen(context.state, events)


def taken(tree: GetEmblem, number: int) -> tuple[Ability, ...] | None:
    """Return the so many abilities of an emblem that a command gives."""
    return tree.abilities if len(tree.abilities) == number and tree.who == You() else None


def several(given: tuple[Term, ...]) -> GetEmblem | None:
    """Return the getting of an emblem with several abilities, each in quotation marks."""
    abilities = tuple(one.ability for one in given if isinstance(one, HasAbility))
    return GetEmblem(abilities) if len(abilities) == len(given) > 1 else None


def take_several(tree: GetEmblem) -> tuple[object, ...] | None:
    """Take `several` apart."""
    is_so = len(tree.abilities) > 1 and tree.who == You()
    return (tuple(map(HasAbility, tree.abilities)),) if is_so else None


phrase(
    DEED,
    "[get|gets] an emblem with {ability:quoted}",
    GetEmblem,
    build=lambda ability: GetEmblem((ability,)),
    take=lambda tree: taken(tree, 1),
    ja="{ability.quoted}を持つ紋章１つを得る",
)
phrase(
    DEED,
    "[get|gets] an emblem with {given:all-given}",
    GetEmblem,
    build=several,
    take=take_several,
    ja="{given}を持つ紋章１つを得る",
)
