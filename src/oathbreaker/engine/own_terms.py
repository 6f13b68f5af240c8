"""The terms that the rules themselves need.

Paying mana, tapping, adding mana, the intrinsic abilities of basic lands.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from oathbreaker.cards.colors import Color
from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.abstract import Cost, Effect
from oathbreaker.engine.announcement import Mana
from oathbreaker.engine.asking import ask
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Tap, Untap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.player_events import AddMana, LoseLife
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

COLOR_WORDS: Final = {"C": "colorless", **{color.letter: color.value for color in Color}}
"""Letters of mana symbols -> the words of the rules."""

WAY = "mana"
"""The name among a context's results under which automatic payment says which way of adding mana it wants."""


@rule("118.3a")
@term
class PayMana(Cost):
    """Mana as part of a cost. The engine gathers all mana of a cost and pays it at once (601.2f-h).

    Attributes:
        mana: Symbols such as "{1}{U}".
    """

    mana: str

    def symbols(self) -> tuple[str, ...]:
        """Return the symbols without braces."""
        return tuple(symbol.text for symbol in parse_mana_cost(self.mana).symbols)

    def can_be_paid(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Answer for the other parts only."""
        return True

    def pay(self, context: Context) -> Procedure[bool]:  # noqa: ARG002  as declared
        """Pay nothing here."""
        yield from ()
        return True


@rule("107.4f", "119.4")
@term
class PayLifeForMana(Cost):
    """Life for Phyrexian symbols, as announced."""

    amount: int

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is as much life."""
        return context.state.players[context.controller].life >= self.amount

    def pay(self, context: Context) -> Procedure[bool]:
        """Lose the life."""
        yield from happen(context.state, (LoseLife(context.controller, self.amount, context.source),))
        return True


AS_THOUGH_HASTE: Final = "abilities as though it had haste"
"""The name of statements by which a creature's abilities may be activated as though it had haste."""


@rule("302.6")
def is_sick(state: State, oid: int) -> bool:
    """Tell whether a permanent is a creature that its controller has not had since their turn began, without haste."""
    if not state.objects[oid].sick:
        return False
    look = characteristics(state, oid)
    return "creature" in look.types and not look.has("haste")


@rule("107.5", "602.5a")
def can_tap(state: State, oid: int) -> bool:
    """Tell whether a permanent's cost with {T} or {Q} can be paid as far as being sick goes (302.6)."""
    if not state.objects[oid].sick:
        return True
    return not is_sick(state, oid) or bool(values(state, AS_THOUGH_HASTE, oid))


@rule("107.5")
@term
class TapSelf(Cost):
    """{T}: tap this permanent."""

    reads_own: ClassVar[bool] = True

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is untapped and not sick."""
        thing = context.state.objects.get(context.source)
        if thing is None or thing.tapped or thing.zone != "battlefield":
            return False
        return can_tap(context.state, context.source)

    def pay(self, context: Context) -> Procedure[bool]:
        """Tap it."""
        done = yield from happen(context.state, (Tap(context.source, context.source),))
        return bool(done)


@rule("107.6")
@term
class UntapSelf(Cost):
    """{Q}: untap this permanent."""

    reads_own: ClassVar[bool] = True

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is tapped and not sick."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.tapped and can_tap(context.state, context.source)

    def pay(self, context: Context) -> Procedure[bool]:
        """Untap it."""
        done = yield from happen(context.state, (Untap(context.source, context.source),))
        return bool(done)


@rule("106.4", "605.3b")
@term
class ProduceMana(Effect):
    """Add mana: one of several ways, each a string of letters ("U", "CC").

    Attributes:
        choices: The ways; the player chooses one.
        rider: What the mana may be spent on, or what spending it does.
    """

    choices: tuple[str, ...]
    rider: ManaRider | None = None

    is_fixed: ClassVar[bool] = True

    def mana(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002  as declared
        """Return the ways."""
        return self.choices

    def perform(self, context: Context) -> Procedure[None]:
        """Add the mana to the controller's pool."""
        yield from add_mana(context, self.choices, self.rider)


@rule("106.5")
def add_mana(context: Context, choices: tuple[str, ...], rider: ManaRider | None = None) -> Procedure[None]:
    """Add one of these to the controller's pool: what automatic payment wants, or else what the player chooses.

    Mana of a type that nothing defines is none.
    """
    state = context.state
    wanted = context.results.get(WAY)
    if not choices:
        return
    if wanted:
        letters = choices[wanted[0]]
    else:
        options = [mana_option(choice, is_default=place == 0) for place, choice in enumerate(choices)]
        asked = Decision(context.controller, "colour", options, 1, 1, "106.4", context.source)
        answer = yield from ask(state, asked)
        letters = choices[answer[0]]
    look = look_of_source(context)
    is_snow = look is not None and "snow" in look.supertypes
    mana = tuple(Mana(letter, context.source, is_snow=is_snow, rider=rider, look=look) for letter in letters)
    yield from happen(state, (AddMana(context.controller, mana, context.source),))


@rule("106.3", "113.7a")
def look_of_source(context: Context) -> Characteristics | None:
    """Return how what makes mana looks, or last looked where the cost has moved it; None where nothing is known."""
    state = context.state
    if context.source in state.objects:
        return characteristics(state, context.source)
    known = state.last_known.get(context.source)
    return known.characteristics if known is not None else None


def mana_option(letters: str, *, is_default: bool) -> Option:
    """Return the option of adding this mana; the value is its colour as a word, or the symbols of several."""
    symbols = "".join(f"{{{letter}}}" for letter in letters)
    return Option(letters, "choose", value=COLOR_WORDS.get(letters, symbols), is_default=is_default, title=symbols)


@rule("305.6")
@cache
def basic_land_ability(letter: str) -> ActivatedAbility:
    """Return the intrinsic mana ability of a basic land type."""
    return ActivatedAbility((TapSelf(),), (ProduceMana((letter,)),))
