"""CR 601.2b-d What was announced for a spell or ability, and CR 106 the mana that was spent on it."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.definitions import Characteristics
from oathbreaker.terms.abilities import Ability, TriggeredAbility
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule

Target = int
"""An object's id or a player's seat: seats are below `FIRST_OBJECT`, ids are not."""

FIRST_OBJECT: Final = 10
"""The first object's id."""

NOBODY: Final = -1
"""No seat, or no object."""


def is_player(target: Target) -> bool:
    """Tell whether a target is a player, and no object."""
    return 0 <= target < FIRST_OBJECT


@rule("106.1")
class Mana:
    """One mana in a pool. Never changed.

    Attributes:
        symbol: W, U, B, R, G or C.
        is_snow: Whether a snow source made it.
        source: The id of what made it.
        rider: What it may be spent on, or what spending it does: a `ManaRider`, None for nothing (106.6).
        look: How its source looked as it made it, or last before; None where nothing is known of it.
    """

    __slots__ = ("is_snow", "look", "rider", "source", "symbol")

    def __init__(
        self,
        symbol: str,
        source: int = NOBODY,
        *,
        is_snow: bool = False,
        rider: Term | None = None,
        look: Characteristics | None = None,
    ) -> None:
        self.symbol = symbol
        self.source = source
        self.is_snow = is_snow
        self.rider = rider
        self.look = look


class Announcement:
    """What was chosen as a spell was cast, or an ability activated or put on the stack (601.2b-d). Never changed.

    Attributes:
        ability: The ability on the stack; None for a spell.
        source: The id of the ability's source; NOBODY for a spell.
        ability_index: Which of its source's abilities it is; NOBODY where that has no meaning.
        modes: The modes chosen, as indices from 0.
        x: The value of X.
        targets: For each use of "target" the targets chosen, in order.
        divisions: For each use of "target" how much each target gets; () where nothing is divided.
        alternative: The other way of casting it, "" for the ordinary way.
        paid: Names of optional costs that were paid ("kicker"), each with how often.
        subject: What the trigger event was about: an object or player.
        zone: The zone it was cast from.
        spent: The mana spent on it.
        results: What its costs did, by name ("sacrificed"): objects.
        keyword: The name of the keyword that the ability stands behind; "" for none.
        spliced: The text that a spell has gained from cards in hand (702.47).
        caster: Who cast the spell; NOBODY for what was not cast.
    """

    __slots__ = (
        "ability",
        "ability_index",
        "alternative",
        "caster",
        "divisions",
        "keyword",
        "modes",
        "paid",
        "results",
        "source",
        "spent",
        "spliced",
        "subject",
        "targets",
        "x",
        "zone",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        ability: Ability | None = None,
        source: int = NOBODY,
        ability_index: int = NOBODY,
        modes: tuple[int, ...] = (),
        x: int = 0,
        targets: tuple[tuple[Target, ...], ...] = (),
        divisions: tuple[tuple[int, ...], ...] = (),
        alternative: str = "",
        paid: tuple[tuple[str, int], ...] = (),
        subject: Target = NOBODY,
        zone: str = "",
        spent: tuple[Mana, ...] = (),
        results: tuple[tuple[str, tuple[Target, ...]], ...] = (),
        keyword: str = "",
        spliced: tuple[Ability, ...] = (),
        caster: int = NOBODY,
    ) -> None:
        self.ability = ability
        self.source = source
        self.ability_index = ability_index
        self.modes = modes
        self.x = x
        self.targets = targets
        self.divisions = divisions
        self.alternative = alternative
        self.paid = paid
        self.subject = subject
        self.zone = zone
        self.spent = spent
        self.results = results
        self.keyword = keyword
        self.spliced = spliced
        self.caster = caster

    @property
    @rule("603.7c", "115.1")
    def own_targets(self) -> tuple[tuple[Target, ...], ...]:
        """The targets that were chosen for it; those of the spell that made it, of which it speaks, are not its own."""
        ability = self.ability
        is_plain = isinstance(ability, TriggeredAbility) and not ability.targets and not self.modes
        return () if is_plain else self.targets

    def copy(self) -> Announcement:
        """Return an equal announcement that may be filled in further."""
        return Announcement(
            self.ability,
            self.source,
            self.ability_index,
            self.modes,
            self.x,
            self.targets,
            self.divisions,
            self.alternative,
            self.paid,
            self.subject,
            self.zone,
            self.spent,
            self.results,
            self.keyword,
            self.spliced,
            self.caster,
        )

    def times_paid(self, name: str) -> int:
        """Return how often an optional cost of this name was paid (601.2b)."""
        return next((times for paid, times in self.paid if paid == name), 0)

    def plain(self) -> tuple[object, ...]:
        """Return what distinguishes it, for digests and comparing."""
        spent = tuple((mana.symbol, mana.is_snow) for mana in self.spent)
        choices = (self.modes, self.x, self.targets, self.divisions, self.alternative, self.paid)
        return (
            repr(self.ability),
            self.source,
            self.ability_index,
            *choices,
            self.subject,
            self.zone,
            spent,
            self.results,
            repr(self.spliced),
            self.caster,
        )


FOR_PLAYER: Final = "targets for "


@rule("601.2c")
def targets_for(seat: int) -> str:
    """Return the name among results of what was chosen as targets for a player: "for each opponent, … target"."""
    return f"{FOR_PLAYER}{seat}"


def is_of_players(name: str) -> bool:
    """Tell whether a name among results is that of targets chosen for a player."""
    return name.startswith(FOR_PLAYER)


def player_for(said: Announcement, target: Target) -> int:
    """Return for which player a target was chosen; `NOBODY` for none in particular."""
    found = (name for name, chosen in said.results if is_of_players(name) and target in chosen)
    return next((int(name.rpartition(" ")[2]) for name in found), NOBODY)
