"""A card as printed facts: faces, costs, types, numbers, identity, legality. No rules text and no behaviour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal

from oathbreaker.cards.colors import COLORLESS, Color, Colors
from oathbreaker.cards.symbols import ManaCost, parse_mana_cost
from oathbreaker.cards.type_line import TypeLine, parse_type_line
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import known_language
from oathbreaker.texts.rules import rule

Legality = Literal["legal", "restricted", "banned", "not legal", "unknown"]
"""What a format says of a card. "unknown": the data does not tell."""

GameFormat = Literal["oathbreaker", "vintage", "commander"]
"""The formats whose card lists the data has."""

UNLIMITED: Final = 1_000_000
"""The copy limit of a card whose own text allows any number of copies."""

NO_JAPANESE_NAME: Final = "〔英〕"
"""Marks a card that is shown under its English name because the data has no Japanese one."""

TWO_FACED_LAYOUTS: Final = frozenset({"transform", "modal_dfc"})
"""Layouts whose second face is the back of the card (712); in the others both parts are on the front."""


def shown_name(name: str, japanese_name: str | None, language: Language) -> str:
    """Return a name as a sentence shows it: in Japanese 《…》, an English name there marked as such."""
    known_language(language)
    if language == "en":
        return name
    return f"《{japanese_name}》" if japanese_name else f"《{name}》{NO_JAPANESE_NAME}"


@dataclass(frozen=True)
class Face:
    """One face, half or part of a card.

    Attributes:
        name: English name.
        type_line: As printed, such as "Legendary Planeswalker — Saheeli".
        mana_cost: As printed, such as "{1}{U/R}{U/R}"; "" where there is none.
        colors: The face's colours.
        color_indicator: The colours of its colour indicator (204), usually none.
        power, toughness, loyalty, defense: As printed ("1+*", "X"), None where there is none.
        japanese_name: The official Japanese name, None where the data has none.
        reading: The Japanese name in hiragana, None where it is not known.
    """

    name: str
    type_line: str
    mana_cost: str = ""
    colors: Colors = COLORLESS
    color_indicator: Colors = COLORLESS
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    japanese_name: str | None = None
    reading: str | None = None

    @cached_property
    def cost(self) -> ManaCost:
        """The mana cost, taken apart."""
        return parse_mana_cost(self.mana_cost)

    @cached_property
    def types(self) -> TypeLine:
        """The type line, taken apart."""
        return parse_type_line(self.type_line)

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  the Text protocol
        """Return the name as a sentence shows it: in Japanese 《…》, an English name there marked as such."""
        return shown_name(self.name, self.japanese_name, language)


@rule("702.124")
@dataclass(frozen=True)
class PartnerAbility:
    """A partner ability, as far as deck checking needs it (702.124).

    Attributes:
        kind: Which variant: "partner", "partner with", "friends forever", "choose a Background", "Doctor's
            companion", or "partner—[text]" with its text, such as "partner—survivors".
        name: The card named by "partner with [name]".
    """

    kind: str
    name: str | None = None


@dataclass(frozen=True)
class DeckText:
    """What deck checking and deck statistics must know from a card's rules text.

    Attributes:
        copy_limit: How many cards of this name a deck may have by the card's own text; None for no such text.
        partner: The card's partner abilities.
        can_be_commander: Whether its text says that it can be your commander, or makes it a creature in a deck.
        chooses_color: Whether, as a commander, it has a color that its player chooses before the game.
        produced_mana: Letters of WUBRGC for the mana its own mana abilities can add; "any color" counts as all five.
    """

    copy_limit: int | None = None
    partner: tuple[PartnerAbility, ...] = ()
    can_be_commander: bool = False
    chooses_color: bool = False
    produced_mana: str = ""


@dataclass(frozen=True)
class Card:
    """A card: the facts printed on it, its Japanese names, and what formats say of it.

    Attributes:
        name: Full English name, unique in a catalog; faces are joined by " // ".
        layout: The layout as Scryfall calls it: "normal", "transform", "modal_dfc", "split", "adventure", …
        faces: One face, or two, front (or left) first.
        mana_value: The card's mana value outside the battlefield (202.3).
        color_identity: The colour identity (906.5).
        keywords: Keyword abilities, keyword actions and ability words, as the data names them.
        legalities: Format -> legality; a format that is missing is "unknown".
        deck_text: What deck checking must know from the rules text.
        is_meld_result: Whether this is the combined back of two meld cards (712.4), which is never a card in a deck.
        in_catalog: False for a stand-in: a name that the data does not know but a list has.
    """

    name: str
    layout: str
    faces: tuple[Face, ...]
    mana_value: float = 0
    color_identity: Colors = COLORLESS
    keywords: tuple[str, ...] = ()
    legalities: Mapping[str, Legality] = field(default_factory=dict, hash=False)
    deck_text: DeckText = field(default_factory=DeckText)
    is_meld_result: bool = False
    in_catalog: bool = True

    @property
    def front(self) -> Face:
        """The front face, or the only one; of a split card the left half."""
        return self.faces[0]

    @property
    def is_double_faced(self) -> bool:
        """Whether the second face is the back of the card (712.1)."""
        return self.layout in TWO_FACED_LAYOUTS

    @property
    @rule("709.4", "710.2", "712.8a", "715.4", "718.4", "720.4", "722.4")
    def deck_faces(self) -> tuple[Face, ...]:
        """The faces that give the card its characteristics in a deck.

        Both halves of a split card (709.4); otherwise the first alone: of a double-faced card (712.8a), and of flip,
        adventurer, prototype, omen and prepare cards, whose other part counts elsewhere (710.2, 715.4, 718.4, 720.4,
        722.4).
        """
        return self.faces if self.layout == "split" else self.faces[:1]

    @cached_property
    def colors(self) -> Colors:
        """The card's colours in a deck."""
        return frozenset[Color]().union(*(face.colors for face in self.deck_faces))

    def has_type(self, card_type: str) -> bool:
        """Tell whether the card has this card type (lower case) in a deck, where only its front counts."""
        return any(card_type in face.types.types for face in self.deck_faces)

    @property
    @rule("903.3", "903.3a", "712.8a")
    def can_be_commander(self) -> bool:
        """Whether the card can be a Commander deck's only commander: by what it is in a deck, or by its own text.

        It is legendary, and a creature, a Vehicle, or a Spacecraft with power and toughness.
        """
        if self.deck_text.can_be_commander:
            return True
        types = self.front.types
        is_led_by = "Vehicle" in types.subtypes or ("Spacecraft" in types.subtypes and self.front.power is not None)
        return "legendary" in types.supertypes and (self.has_type("creature") or is_led_by)

    @property
    @rule("702.124k")
    def is_background(self) -> bool:
        """Whether this is a legendary Background enchantment card, which may lead beside one that chooses it."""
        types = self.front.types
        return "legendary" in types.supertypes and "Background" in types.subtypes and self.has_type("enchantment")

    @property
    @rule("205.4c")
    def is_basic_land(self) -> bool:
        """Whether this is a basic land card, snow-covered ones and Wastes included."""
        return self.front.types.is_basic_land

    def legality(self, game_format: GameFormat) -> Legality:
        """Return what a format says of this card, "unknown" when the data does not tell."""
        return self.legalities.get(game_format, "unknown")

    @property
    def is_played(self) -> bool:
        """Whether the card is of the pool people play with: known to Vintage, be it as banned."""
        return self.legality("vintage") in {"legal", "restricted", "banned"}

    @cached_property
    def japanese_name(self) -> str | None:
        """The full Japanese name, None unless every face has one."""
        names = [face.japanese_name for face in self.faces]
        return " // ".join(name for name in names if name) if all(names) else None

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  the Text protocol
        """Return the name as a sentence shows it: in Japanese 《…》, an English name there marked as such."""
        return shown_name(self.name, self.japanese_name, language)

    def __str__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        return hash(self.name)
