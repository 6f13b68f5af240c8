"""CR 109 Objects, and the cards beneath them, as plain data. A state owns them by a token.

Write only through `State.own`.
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Announcement, Target
from oathbreaker.engine.definitions import Characteristics, FaceDown, PlayableCard
from oathbreaker.engine.players import Owner
from oathbreaker.texts.rules import rule


class GameCard:
    """The card that persists beneath the objects it becomes (400.7); it carries designations. Never changed.

    Attributes:
        definition: Its faces.
        owner: The seat it started in.
        designation: "oathbreaker", "signature spell", "commander" or "".
        partner: Of a signature spell, the index of its oathbreaker among the game's cards; NOBODY for none.
    """

    __slots__ = ("definition", "designation", "owner", "partner")

    def __init__(self, definition: PlayableCard, owner: int, designation: str = "", partner: int = NOBODY) -> None:
        self.definition = definition
        self.owner = owner
        self.designation = designation
        self.partner = partner


@rule("712.4a")
class Component:
    """A card, token or copy that represents a permanent together with others. Never changed.

    Attributes:
        kind: "card" or "token".
        card: The index among the game's cards; NOBODY for what is no card.
        definition: Its faces.
        face: Which face is up.
        copied: Copiable values that replace the printed ones; None for none.
        face_down, hidden: Whether it is face down, and how.
    """

    __slots__ = ("card", "copied", "definition", "face", "face_down", "hidden", "kind")

    def __init__(  # noqa: PLR0913  all that it is made of
        self,
        kind: str,
        card: int,
        definition: PlayableCard,
        *,
        face: int = 0,
        copied: Characteristics | None = None,
        face_down: bool = False,
        hidden: FaceDown | None = None,
    ) -> None:
        self.kind = kind
        self.card = card
        self.definition = definition
        self.face = face
        self.copied = copied
        self.face_down = face_down
        self.hidden = hidden

    def turned(self, face: int, *, face_down: bool = False) -> Component:
        """Return it with this face up, or face down."""
        return Component(
            self.kind,
            self.card,
            self.definition,
            face=face,
            copied=self.copied,
            face_down=face_down,
            hidden=self.hidden if face_down else None,
        )

    def __repr__(self) -> str:
        side = "face down" if self.face_down else self.face
        return f"<Component {self.kind} {self.card} {self.definition.name} {side}>"


@rule("109.1")
class GameObject:
    """A card, token, copy or ability in a zone. The fields are plain; `State.own` gives the one that may be changed.

    Attributes:
        token: Who may change it in place.
        version: Unique in the process; moves with every change but those of status, use and combat (`own_status`).
        oid: Its id; a new one with every change of zone (400.7).
        kind: "card", "token", "copy" (of a spell) or "ability".
        card: The index among the game's cards; NOBODY for what is no card.
        definition: Its faces.
        beneath: What represents it besides its own card or token, from the top down: its owner is theirs.
        face: Which face is up.
        owner, controller: Seats. Outside battlefield and stack the controller is the owner.
        base_controller: Who controls it by default: who put it there; control effects change `controller` (layer 2).
        zone: "battlefield", "stack", "hand", "library", "graveyard", "exile" or "command".
        timestamp: When it came there (613.7d).
        since: Since when its controller has had it, as the next object's id of that moment.
        tapped, face_down, phased_out, sick: What the words say; sick: not under its controller's control since their
            turn began.
        hidden: How it is face down; None for the usual way (708.2a), and for what is face up.
        phased_with: The permanent with which it has phased out indirectly (702.26g); NOBODY for none.
        turned: The clock as it last transformed (701.27f); 0 for never.
        damage: Damage marked on it.
        deathtouched: Whether a source with deathtouch has dealt it damage since the last check (704.5h).
        counters: Kind -> number, in the order first put; never a zero.
        attached_to: What it is attached to: an object or player; NOBODY for nothing.
        loyalty_turn: The last turn in which one of its loyalty abilities was activated (606.3); 0 for none.
        used: Indices of abilities activated this turn, one entry each time (602.5b).
        attacking: Whom or what it attacks; NOBODY where it does not.
        defender: The seat of its defending player (508.5); NOBODY where it does not attack.
        blocked: Whether it is a blocked creature (509.1h).
        blocking: The attackers that it blocks, in the order it was declared.
        announcement: What was announced, for what is on the stack and for permanents that were spells.
        memory: Choices and linked objects by name (607): sorted pairs.
        copied: Copiable values that replace the printed ones (707.2); None for none.
        cached, cached_version: Its characteristics as last computed, and for which version; engine/layers.py owns them.
    """

    __slots__ = (
        "announcement",
        "attached_to",
        "attacking",
        "base_controller",
        "beneath",
        "blocked",
        "blocking",
        "cached",
        "cached_version",
        "card",
        "controller",
        "copied",
        "counters",
        "damage",
        "deathtouched",
        "defender",
        "definition",
        "face",
        "face_down",
        "hidden",
        "kind",
        "loyalty_turn",
        "memory",
        "oid",
        "owner",
        "phased_out",
        "phased_with",
        "sick",
        "since",
        "tapped",
        "timestamp",
        "token",
        "turned",
        "used",
        "version",
        "zone",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        token: Owner,
        version: int,
        oid: int,
        kind: str,
        card: int,
        definition: PlayableCard,
        face: int,
        owner: int,
        controller: int,
        base_controller: int,
        zone: str,
        timestamp: int,
    ) -> None:
        self.token = token
        self.version = version
        self.oid = oid
        self.kind = kind
        self.card = card
        self.definition = definition
        self.face = face
        self.owner = owner
        self.controller = controller
        self.base_controller = base_controller
        self.zone = zone
        self.timestamp = timestamp
        self.since = oid
        self.beneath: tuple[Component, ...] = ()
        self.tapped = False
        self.face_down = False
        self.hidden: FaceDown | None = None
        self.phased_out = False
        self.phased_with = NOBODY
        self.turned = 0
        self.sick = False
        self.damage = 0
        self.deathtouched = False
        self.counters: dict[str, int] = {}
        self.attached_to: Target = NOBODY
        self.loyalty_turn = 0
        self.used: tuple[int, ...] = ()
        self.attacking: Target = NOBODY
        self.defender = NOBODY
        self.blocked = False
        self.blocking: tuple[int, ...] = ()
        self.announcement: Announcement | None = None
        self.memory: tuple[tuple[str, object], ...] = ()
        self.copied: Characteristics | None = None
        self.cached: Characteristics | None = None
        self.cached_version = 0

    def copy(self, token: Owner, version: int) -> GameObject:
        """Return an equal object for another owner."""
        other = GameObject.__new__(GameObject)
        other.token = token
        other.version = version
        other.oid = self.oid
        other.kind = self.kind
        other.card = self.card
        other.definition = self.definition
        other.face = self.face
        other.owner = self.owner
        other.controller = self.controller
        other.base_controller = self.base_controller
        other.zone = self.zone
        other.timestamp = self.timestamp
        other.since = self.since
        other.beneath = self.beneath
        other.tapped = self.tapped
        other.face_down = self.face_down
        other.hidden = self.hidden
        other.phased_out = self.phased_out
        other.phased_with = self.phased_with
        other.turned = self.turned
        other.sick = self.sick
        other.damage = self.damage
        other.deathtouched = self.deathtouched
        other.counters = self.counters.copy()
        other.attached_to = self.attached_to
        other.loyalty_turn = self.loyalty_turn
        other.used = self.used
        other.attacking = self.attacking
        other.defender = self.defender
        other.blocked = self.blocked
        other.blocking = self.blocking
        other.announcement = self.announcement
        other.memory = self.memory
        other.copied = self.copied
        other.cached = self.cached
        other.cached_version = self.cached_version
        return other

    @property
    @rule("712.4a")
    def cards(self) -> tuple[int, ...]:
        """The indices of the cards that represent it; a token or a copy is none."""
        own = (self.card,) if self.kind == "card" and self.card != NOBODY else ()
        return (*own, *(part.card for part in self.beneath if part.kind == "card")) if self.beneath else own

    def plain(self) -> tuple[object, ...]:
        """Return what distinguishes it from other objects, for digests: everything but versions, owner and caches."""
        status = (self.tapped, self.face_down, self.phased_out, self.sick, self.damage, self.deathtouched)
        combat = (self.attacking, self.defender, self.blocked, self.blocking)
        is_what = (self.oid, self.kind, self.card, self.definition.name, self.face, self.owner, self.controller)
        links = (
            self.attached_to,
            self.loyalty_turn,
            self.used,
            repr(self.memory),
            repr(self.copied and self.copied.name),
            self.hidden and self.hidden.way,
            repr(self.beneath),
        )
        said = self.announcement.plain() if self.announcement is not None else ()
        return (*is_what, self.base_controller, self.zone, *status, tuple(self.counters.items()), *links, *combat, said)
