"""CR 109.3 Characteristics, and what the engine needs of a card: each face's characteristics, its text as trees."""

from __future__ import annotations

from typing import Final

from oathbreaker.cards.colors import COLORLESS, Colors
from oathbreaker.cards.symbols import ManaCost
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Keyword
from oathbreaker.texts.rules import rule

NO_COST: Final = ManaCost(())
"""No mana cost at all (202.1b)."""

BACK: Final = 1
"""The index of a card's second face."""

MELD: Final = "meld"
"""The layout of meld cards, which have no face of their own on their back (712.4)."""

FUSED: Final = 2
"""The index of what both halves of a split card with fuse are together (702.102b)."""


@rule("109.3")
class Characteristics:
    """What an object is: printed, copied or as changed by continuous effects. Never changed once it is shared.

    Attributes:
        name: English name, "" for none.
        mana_cost: Its mana cost; no symbols for none.
        colors: Its colours.
        supertypes: Lower case.
        types: Card types, lower case.
        subtypes: As printed.
        abilities: Abilities other than keywords, those that keywords stand for included, in order.
        keywords: Keyword abilities, in order.
        keyword_names: Their names, for asking.
        power, toughness: Whole numbers, None where there is none; characteristic-defining abilities set them in layer
            7a.
        loyalty, defense: Printed numbers, None where there is none.
        activated: Its activated abilities with their indices and whether they are mana abilities; owned by mana.py,
            which finds them when first asked.
        is_quiet: Whether state-based actions need not look at its words; owned by state_based_permanents.py.
        quick: What its mana abilities add where that is the same at any time; owned by mana_sources.py.
        alternative: Its alternative characteristics: a prepare spell (722.2b), or what it is flipped (710.1b).
        normal: Of what a flip card is flipped, what it is unflipped; None for everything else.
        doors: Of a Room what it is on the battlefield with no half unlocked, the left, the right, and both (709.5);
            None for everything else.
    """

    __slots__ = (
        "abilities",
        "activated",
        "alternative",
        "colors",
        "defense",
        "doors",
        "is_quiet",
        "keyword_names",
        "keywords",
        "loyalty",
        "mana_cost",
        "name",
        "normal",
        "parts",
        "power",
        "quick",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        name: str = "",
        mana_cost: ManaCost = NO_COST,
        colors: Colors = COLORLESS,
        supertypes: tuple[str, ...] = (),
        types: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
        keywords: tuple[Keyword, ...] = (),
        keyword_names: frozenset[str] = frozenset(),
        power: int | None = None,
        toughness: int | None = None,
        loyalty: int | None = None,
        defense: int | None = None,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.abilities = abilities
        self.keywords = keywords
        self.keyword_names = keyword_names
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.activated: tuple[tuple[int, ActivatedAbility, bool], ...] | None = None
        self.parts: object = None
        self.is_quiet: bool | None = None
        self.quick: object = None
        self.alternative: PlayableFace | None = None
        self.normal: Characteristics | None = None
        self.doors: tuple[Characteristics, ...] | None = None

    def copy(self) -> Characteristics:
        """Return equal characteristics that may be changed."""
        other = Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.abilities,
            self.keywords,
            self.keyword_names,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
        )
        other.parts = self.parts
        other.quick = self.quick
        other.alternative = self.alternative
        other.normal = self.normal
        other.doors = self.doors
        return other

    def has(self, keyword: str) -> bool:
        """Tell whether it has a keyword ability of this name, such as "flying"."""
        return keyword in self.keyword_names

    def is_a(self, card_type: str) -> bool:
        """Tell whether it has this card type, such as "creature"."""
        return card_type in self.types

    @property
    @rule("110.4")
    def is_permanent(self) -> bool:
        """Whether it is of a type that permanents have."""
        return "instant" not in self.types and "sorcery" not in self.types


FACE_DOWN: Final = Characteristics(types=("creature",), power=2, toughness=2)
"""A face-down permanent or spell whose ability or rule says nothing else (708.2a)."""


@rule("708.2", "708.7")
class FaceDown:
    """How something is face down. Never changed.

    Attributes:
        way: What allowed it: "morph", "disguise", "manifest", "cloak".
        look: What it is meanwhile.
    """

    __slots__ = ("look", "way")

    def __init__(self, way: str, look: Characteristics = FACE_DOWN) -> None:
        self.way = way
        self.look = look

    def __repr__(self) -> str:
        return f"<FaceDown {self.way}>"


@rule("107.4")
def least_mana(symbol: str) -> int:
    """Return the least mana that pays a symbol, X being 0."""
    if symbol.isdecimal():
        return int(symbol)
    return 0 if symbol == "X" or symbol.endswith("/P") else 1


CAST_ELSEWHERE: Final = frozenset({"adventure", "prepare", "prepare spell"})
"""Layouts of cards, or copies, that rules let be cast from exile: on an adventure (715.3d), prepare spells (722.3c)."""


class PlayableFace:
    """One face of a card, ready for play.

    Attributes:
        characteristics: Its printed values, shared by every object that nothing changes.
        works_elsewhere: Whether an ability of it works outside the battlefield and the stack.
        changes_elsewhere: Whether a static ability of it changes characteristics from there.
        is_plain: Whether it has no ability that anything must look for: no triggered and no static ability.
        acts: Whether it has an activated ability that is no mana ability.
        title: How messages name it, in either language.
        at_once: Whether it can be cast any time an instant can.
        has_ways: Whether its keywords give other ways to cast it.
        gives_ways: Whether an ability of it gives such keywords.
        has_specials: Whether its keywords give special actions with it.
        least_mana: The least mana that its mana cost takes, with life paid where it may be and X being 0.
        needs_stack: Whether it must have a target that only the stack can hold.
        colored: The mana symbols of its mana cost that no reduction of generic mana touches.
        has_choices: Whether a symbol of its mana cost can be paid by life or by generic mana instead.
    """

    __slots__ = (
        "acts",
        "at_once",
        "changes_elsewhere",
        "characteristics",
        "colored",
        "gives_ways",
        "has_choices",
        "has_specials",
        "has_ways",
        "is_plain",
        "least_mana",
        "needs_stack",
        "title",
        "works_elsewhere",
    )

    def __init__(  # noqa: PLR0913  all that it is made of; positional for speed
        self,
        characteristics: Characteristics,
        *,
        works_elsewhere: bool = False,
        changes_elsewhere: bool = False,
        is_plain: bool = True,
        acts: bool = False,
        at_once: bool = False,
        has_ways: bool = False,
        gives_ways: bool = False,
        has_specials: bool = False,
        needs_stack: bool = False,
        title: object = "",
    ) -> None:
        self.characteristics = characteristics
        self.works_elsewhere = works_elsewhere
        self.changes_elsewhere = changes_elsewhere
        self.is_plain = is_plain
        self.acts = acts
        self.at_once = at_once
        self.has_ways = has_ways
        self.gives_ways = gives_ways
        self.has_specials = has_specials
        self.needs_stack = needs_stack
        self.title = title or characteristics.name
        symbols = characteristics.mana_cost.texts
        self.least_mana = sum(map(least_mana, symbols))
        self.colored = tuple(symbol for symbol in symbols if not symbol.isdecimal() and symbol != "X")
        self.has_choices = any(not set(symbol.split("/")).isdisjoint("P2") for symbol in self.colored)


class PlayableCard:
    """A card, or a token's definition, ready for play; made by `preparing.prepare`.

    Attributes:
        name: The full card name, a key of the catalog.
        layout: The layout as Scryfall calls it.
        faces: Its faces, front or left first.
        at_once, has_ways, gives_ways, has_specials: Whether any of its faces is so.
        has_doors, is_land: Whether a face is half of a Room, or a land.
        combined: What it is outside the stack and the battlefield where that is not its front alone (a split card,
            709.4).
        identity: Its colour identity (903.4a).
        counterpart: Of a meld card whose faces are its own and the combined back, the name of the other card of its
            pair; "" for any other card.
    """

    __slots__ = (
        "at_once",
        "combined",
        "counterpart",
        "faces",
        "gives_ways",
        "has_doors",
        "has_specials",
        "has_ways",
        "identity",
        "is_land",
        "layout",
        "name",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of
        self,
        name: str,
        layout: str,
        faces: tuple[PlayableFace, ...],
        combined: PlayableFace | None = None,
        identity: Colors = COLORLESS,
        counterpart: str = "",
    ) -> None:
        self.name = name
        self.layout = layout
        self.counterpart = counterpart
        self.faces = faces
        self.combined = combined
        self.identity = identity
        self.at_once = any(face.at_once for face in faces)
        self.has_ways = layout in CAST_ELSEWHERE or any(face.has_ways for face in faces)
        self.gives_ways = any(face.gives_ways for face in faces)
        self.has_specials = any(face.has_specials for face in faces)
        self.has_doors = any(face.characteristics.doors is not None for face in faces)
        self.is_land = any("land" in face.characteristics.types for face in faces)

    def __repr__(self) -> str:
        return f"<PlayableCard {self.name}>"
