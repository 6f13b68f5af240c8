"""CR 106.7 Mana of types that other permanents could produce, of colors among permanents, and in any combination."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement
from typing import Final

from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.self_replacing import taken
from oathbreaker.engine.state import State
from oathbreaker.language.categories import MANA_RESULT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import matching, possible, value_of
from oathbreaker.mechanics.mana import ManaFound, letters
from oathbreaker.terms.abilities import ActivatedAbility, Amount, Filter, Ref, TriggeredAbility
from oathbreaker.terms.refs import Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

EVERY: Final = "WUBRGC"
"""The letters of all types of mana, in the order in which they are offered."""
COLORS: Final = "WUBRG"
ASKED: Final = "could produce"
"""The name among a context's results of the permanents that look at what others could produce, this far."""


@term
class CouldProduceMana(ManaFound):
    """One mana of any color, or of any type, that a permanent of a kind could produce."""

    what: Ref
    any_type: bool = False

    @rule("106.7", "106.5")
    def ways(self, context: Context) -> tuple[str, ...]:
        """Look at what the abilities of all of them would add; what looks back at this adds nothing by it."""
        path = context.results.get(ASKED, ())
        if context.source in path or not isinstance(self.what, Some):
            return ()
        found = {
            letter
            for oid in possible(self.what, context)
            for letter in could_produce(context.state, oid, (*path, context.source))
        }
        return tuple(letter for letter in (EVERY if self.any_type else COLORS) if letter in found)


@rule("106.7")
def could_produce(state: State, oid: int, path: tuple[int, ...]) -> Iterator[str]:
    """Yield the letters of the mana that abilities of a permanent would add, whatever they cost; any X is 1."""
    for ability in characteristics(state, oid).abilities:
        if isinstance(ability, ActivatedAbility | TriggeredAbility):
            context = Context(state, oid, state.objects[oid].controller, x=1, results={ASKED: path})
            for effect in taken(ability.body, context):
                yield from "".join(effect.mana(context) or ())


@term
class ColorAmongMana(ManaFound):
    """One mana of any color among objects of a kind."""

    what: Filter

    @rule("106.5", "105.2")
    def ways(self, context: Context) -> tuple[str, ...]:
        """Look at the colors of all of them."""
        looks = [characteristics(context.state, oid) for oid in matching(self.what, context)]
        return tuple(letters_from_colors({color for look in looks for color in look.colors}))


@term
class CombinedMana(ManaFound):
    """So much mana in any combination of some, or of all colors (`of` is empty)."""

    amount: Amount
    of: tuple[str, ...] = ()

    @rule("106.3")
    def ways(self, context: Context) -> tuple[str, ...]:
        """Return each combination."""
        kinds = tuple(map(letters, self.of)) or tuple(COLORS)
        number = value_of(self.amount, context)
        return tuple("".join(mix) for mix in combinations_with_replacement(kinds, number)) if number else ()


def of_one(any_type: bool, what: Ref) -> CouldProduceMana | None:  # noqa: FBT001  bound beforehand
    """Return the mana that one of a kind could produce."""
    return CouldProduceMana(what, any_type) if isinstance(what, Some) else None


def take_of_one(any_type: bool, tree: CouldProduceMana) -> tuple[Ref] | None:  # noqa: FBT001  bound beforehand
    """Take `of_one` apart."""
    return (tree.what,) if tree.any_type == any_type else None


for word, is_any, japanese in (("color", False, "色１色のマナ１点"), ("type", True, "タイプのマナ１点")):
    phrase(
        MANA_RESULT,
        f"one mana of any {word} that {{what:some}} could produce",
        CouldProduceMana,
        build=partial(of_one, is_any),
        take=partial(take_of_one, is_any),
        ja=f"{{what}}が生み出すことのできる{japanese}",
    )
phrase(
    MANA_RESULT,
    "one mana of any color among {what:noun/many}",
    ColorAmongMana,
    ja="{what}の中の好きな色１色のマナ１点",
)
phrase(
    MANA_RESULT,
    "{amount:mana-count} mana in any combination of colors",
    CombinedMana,
    take=lambda tree: None if tree.of else (tree.amount,),
    ja="好きな色の組み合わせのマナ{amount}点",
)
COMBINATION: Final = "{amount:mana-count} mana in any combination of"
phrase(
    MANA_RESULT,
    f"{COMBINATION} {{first:mana}} and/or {{second:mana}}",
    CombinedMana,
    build=lambda amount, *of: CombinedMana(amount, of),
    take=lambda tree: (tree.amount, *tree.of) if len(tree.of) == 2 else None,  # noqa: PLR2004  two
    ja="{first}や{second}の望む組み合わせのマナ合計{amount}点",
)
phrase(
    MANA_RESULT,
    f"{COMBINATION} {{first:mana}} , {{second:mana}} , and/or {{third:mana}}",
    CombinedMana,
    build=lambda amount, *of: CombinedMana(amount, of),
    take=lambda tree: (tree.amount, *tree.of) if len(tree.of) == 3 else None,  # noqa: PLR2004  three
    ja="{first}や{second}や{third}の望む組み合わせのマナ合計{amount}点",
)
