"""CR 205.3 Which card type a subtype belongs to."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from oathbreaker.cards.type_line import TWO_WORD_SUBTYPES
from oathbreaker.texts.rules import rule


def words(text: str) -> list[str]:
    """Return the words of a text."""
    return text.split()


SUBTYPES_OF: Final[dict[str, frozenset[str]]] = {
    "artifact": frozenset(
        words(
            "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator "
            "Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle"
        )
    ),
    "enchantment": frozenset(words("Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine")),
    "land": frozenset(
        words(
            "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower "
            "Town Urza's"
        )
    ),
    "planeswalker": frozenset(
        words(
            "Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti "
            "Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist "
            "Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc "
            "Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra "
            "Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska "
            "Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel"
        )
    ),
    "spell": frozenset(words("Adventure Arcane Lesson Omen Trap")),
    "battle": frozenset(("Siege",)),
}
"""Kind -> its subtypes (205.3g-k, 205.3q); all others are creature types."""

KIND_OF_TYPE: Final = {
    "artifact": "artifact",
    "battle": "battle",
    "creature": "creature",
    "enchantment": "enchantment",
    "instant": "spell",
    "kindred": "creature",
    "land": "land",
    "planeswalker": "planeswalker",
    "sorcery": "spell",
}
"""Card type -> the kind of its subtypes (205.3k, 205.3m: two card types may share theirs)."""


@cache
@rule("205.3c")
def kind_of(subtype: str) -> str:
    """Return the kind that a subtype is of, such as "artifact", "creature" or "spell"."""
    return next((kind for kind, members in SUBTYPES_OF.items() if subtype in members), "creature")


@cache
@rule("205.3m")
def creature_types() -> tuple[str, ...]:
    """Return every creature type, in alphabetical order."""
    lines = files("oathbreaker.data").joinpath("types", "subtypes.txt").read_text(encoding="utf-8").splitlines()
    found = (line.strip() for line in lines if line.strip() and not line.startswith("#"))
    return tuple(sorted(word for word in {*found, *TWO_WORD_SUBTYPES} if kind_of(word) == "creature"))
