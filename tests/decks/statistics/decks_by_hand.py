"""Cards and decks for the tests of deck statistics, put together by hand."""

from __future__ import annotations

from collections.abc import Iterable

from oathbreaker.cards.card import Card, DeckText, Face
from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.decks.deck import Deck, DeckEntry, Leaders


def a_card(name: str, type_line: str, cost: str = "", *, makes: str = "", japanese: str | None = None) -> Card:
    """Return a card with one face; its colour identity is that of its cost."""
    mana_cost = parse_mana_cost(cost)
    face = Face(name, type_line, cost, mana_cost.colors, japanese_name=japanese)
    text = DeckText(produced_mana=makes)
    return Card(name, "normal", (face,), mana_cost.mana_value, mana_cost.colors, deck_text=text)


def of_two_faces(front: Card, back: Card, layout: str) -> Card:
    """Return the card of these two faces; its mana value is the front's."""
    return Card(
        f"{front.name} // {back.name}",
        layout,
        (*front.faces, *back.faces),
        front.mana_value,
        front.color_identity | back.color_identity,
        deck_text=DeckText(produced_mana=front.deck_text.produced_mana + back.deck_text.produced_mana),
    )


def unknown_card(name: str) -> Card:
    """Return a stand-in for a name that the data does not know."""
    return Card(name, "normal", (Face(name, ""),), in_catalog=False)


ISLAND = a_card("Island", "Basic Land — Island", makes="U", japanese="島")
MOUNTAIN = a_card("Mountain", "Basic Land — Mountain", makes="R", japanese="山")
WASTES = a_card("Wastes", "Basic Land", makes="C", japanese="荒地")
GUILDGATE = a_card("Izzet Guildgate", "Land — Gate", makes="UR", japanese="イゼットのギルド門")
EXPANSE = a_card("Terramorphic Expanse", "Land", japanese="広漠なる変幻地")
LANTERN = a_card("Chromatic Lantern", "Artifact", "{3}", makes="WUBRG", japanese="彩色の灯籠")
SAHEELI = a_card(
    "Saheeli, Sublime Artificer", "Legendary Planeswalker — Saheeli", "{1}{U/R}{U/R}", japanese="崇高な工匠、サヒーリ"
)
THOUGHTCAST = a_card("Thoughtcast", "Sorcery", "{4}{U}", japanese="物読み")
SHOCK = a_card("Shock", "Instant", "{R}", japanese="ショック")
COUNTERSPELL = a_card("Counterspell", "Instant", "{U}{U}", japanese="対抗呪文")
ORNITHOPTER = a_card("Ornithopter", "Artifact Creature — Thopter", "{0}", japanese="羽ばたき飛行機械")
MAGE = a_card("Dualcaster Mage", "Creature — Human Wizard", "{1}{R}{R}", japanese="二重詠唱の魔道士")
CRUISE = a_card("Treasure Cruise", "Sorcery", "{7}{U}", japanese="宝船の巡航")


def a_deck(
    library: Iterable[tuple[int, Card]],
    *,
    leaders: Iterable[tuple[Card | None, Card | None]] = ((SAHEELI, THOUGHTCAST),),
    sideboard: Iterable[tuple[int, Card]] = (),
    name: str | None = None,
) -> Deck:
    """Return a deck of this library, led by these pairs of oathbreaker and signature spell."""
    main = [DeckEntry(count, card, "main", line) for line, (count, card) in enumerate(library, 1)]
    aside = [DeckEntry(count, card, "sideboard") for count, card in sideboard]
    pairs = [
        Leaders(
            DeckEntry(1, oathbreaker, "oathbreaker") if oathbreaker else None,
            DeckEntry(1, spell, "signature spell") if spell else None,
        )
        for oathbreaker, spell in leaders
    ]
    leading = [entry for pair in pairs for entry in (pair.oathbreaker, pair.signature_spell) if entry]
    return Deck((*main, *aside, *leading), tuple(pairs), name=name, data_date="2026-01-01")


IZZET = (
    (9, ISLAND), (7, MOUNTAIN), (1, GUILDGATE), (1, EXPANSE), (1, LANTERN), (10, SHOCK), (8, COUNTERSPELL),
    (6, ORNITHOPTER), (10, MAGE), (5, CRUISE),
)  # fmt: skip
"""A library of 58 cards in blue and red: 18 lands, a nonland source, 39 other cards."""
