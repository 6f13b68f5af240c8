"""Lists in XML: hostile ones are refused, every card is a card or a named error with its line."""

from __future__ import annotations

import pytest
from tests.decks.listing import codes, contents, read, refused

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.lists import cockatrice, mtgo
from oathbreaker.decks.lists.xml_list import element

BOMB = (
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>'
    '<cockatrice_deck version="1"><deckname>&b;</deckname></cockatrice_deck>'
)
OUTSIDE_ENTITY = '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/hostname">]><Deck><Cards Name="&e;"/></Deck>'


@pytest.mark.parametrize("text", [BOMB, OUTSIDE_ENTITY, '<!DOCTYPE Deck><Deck><Cards Name="Island"/></Deck>'])
def test_definitions_are_refused(text: str, catalog: CardCatalog) -> None:
    """Entity bombs, outside entities and document types are refused by name."""
    (line,) = refused(text, catalog)
    assert "entities" in line.reason.text("en")


def test_damage_is_refused_with_its_line(catalog: CardCatalog) -> None:
    """Broken XML names the line."""
    (line,) = refused('<Deck>\n<Cards Name="Island"\n</Deck>', catalog)
    assert "line 3" in line.reason.text("en")


@pytest.mark.parametrize(
    ("attributes", "words"),
    [
        ('Quantity="0" Name="Island"', "0"),
        ('Quantity="-2" Name="Island"', "negative"),
        ('Quantity="1.5" Name="Island"', "whole"),
        ('Quantity="x" Name="Island"', "whole"),
        (f'Quantity="{"9" * 10_000}" Name="Island"', "larger"),
        ('Quantity="1" Name=""', "no card name"),
        ('Quantity="1"', "no card name"),
        ('Quantity="1" Name="Izland"', "Izland"),
    ],
)
def test_bad_cards_name_their_line(attributes: str, words: str, catalog: CardCatalog) -> None:
    """A bad count and a bad name are errors of their line, beside good cards."""
    (line,) = refused(f'<Deck>\n<Cards Quantity="1" Name="Opt"/>\n<Cards {attributes}/>\n</Deck>', catalog)
    assert line.line == 3
    assert words in line.reason.text("en")
    assert len(line.text) < 100


def test_elements_that_are_no_cards(catalog: CardCatalog) -> None:
    """What stands among cards and is none is an error, not dropped."""
    (line,) = refused(
        '<cockatrice_deck><zone name="main"><kard name="Island"/><card name="Opt"/></zone></cockatrice_deck>', catalog
    )
    assert "<kard>" in line.reason.text("en")
    (line,) = refused('<Deck><Cardz Name="Island"/><Cards Name="Opt"/></Deck>', catalog)
    assert "<Cardz>" in line.reason.text("en")
    (line,) = refused(
        '<deck><section name="Main"><kard qty="1">Island</kard><card>Opt</card></section></deck>', catalog
    )
    assert "<kard>" in line.reason.text("en")


def test_too_many_elements_are_refused_early(catalog: CardCatalog) -> None:
    """A file of a hundred thousand cards is no deck."""
    (line,) = refused("<Deck>" + '<Cards Name="Opt"/>' * 20_000 + "</Deck>", catalog)
    assert "more than 2000" in line.reason.text("en")


def test_the_declared_encoding_does_not_matter(catalog: CardCatalog) -> None:
    """The bytes say the encoding, whatever the declaration says."""
    text = '<?xml version="1.0" encoding="{}"?>\n<Deck><Cards Quantity="4" Name="Lim-Dûl\'s Vault"/></Deck>'
    for declared, actual in (("UTF-16", "utf-8"), ("UTF-8", "utf-16"), ("Shift_JIS", "utf-8")):
        deck = read(text.format(declared).encode(actual), catalog)
        assert contents(deck)["library"] == [("Lim-Dûl's Vault", 4)]


def test_every_line_is_something() -> None:
    """Each line of an XML file with no card in it is a remark or blank, and cards of one line share its number."""
    text = '<Deck>\n\n  <Cards Name="Opt"/><Cards Name="Island"/>\n</Deck>'
    raw = mtgo.read(text)
    assert [(line.number, line.kind) for line in raw.lines] == [
        (1, "comment"),
        (2, "blank"),
        (3, "card"),
        (3, "card"),
        (4, "comment"),
    ]


def test_tokens_and_the_banner() -> None:
    """Cockatrice's tokens are left out by name; its banner card is kept as a hint."""
    raw = cockatrice.read(
        '<cockatrice_deck><bannerCard providerId="">Opt</bannerCard>\n<zone name="tokens"><card name="Servo"/></zone>'
        '<zone name="main"><card name="Opt"/></zone></cockatrice_deck>'
    )
    assert raw.banner == "Opt"
    assert [(note.code, note.lines) for note in raw.notes] == [("tokens-left-out", (2,))]


def test_sections_of_octgn(catalog: CardCatalog) -> None:
    """OCTGN's sections are boards; one that is none of them is the main deck."""
    sections = {
        "Main": "Island",
        "Sideboard": "Opt",
        "Planes/Schemes": "Shock",
        "Commander": "Ponder",
        "Special": "Duress",
    }
    inside = "".join(f'<section name="{name}"><card qty="1">{card}</card></section>' for name, card in sections.items())
    deck = read(f"<deck>{inside}</deck>", catalog)
    assert {entry.card.name: entry.board for entry in deck.entries} == {
        "Island": "main",
        "Opt": "sideboard",
        "Shock": "sideboard",
        "Ponder": "commander",
        "Duress": "main",
    }
    assert "tokens-left-out" not in codes(deck)


def test_elements_are_written_escaped() -> None:
    """Names with quotes, ampersands and angles are safe in XML."""
    assert element("card", {"name": 'Minsc & "Boo" <x>'}) == '<card name="Minsc &amp; &quot;Boo&quot; &lt;x&gt;"/>'
    assert element("deckname", {}, "a<b") == "<deckname>a&lt;b</deckname>"


@pytest.mark.parametrize(
    "text",
    [
        "<Deck>" + "a&amp;" * 150_000 + '<Cards Quantity="1" Name="Island"/></Deck>',
        "<Deck>" + "<![CDATA[aa]]>" * 100_000 + '<Cards Quantity="1" Name="Island"/></Deck>',
        '<deck><section name="Main"><card qty="1">' + "&lt;" * 450_000 + "</card></section></deck>",
        "<cockatrice_deck><deckname>" + "&lt;" * 450_000 + "</deckname></cockatrice_deck>",
    ],
    ids=["entities", "sections", "octgn", "cockatrice"],
)
def test_endless_text_is_refused_at_once(text: str, catalog: CardCatalog) -> None:
    """Text in hundreds of thousands of pieces is refused where it grows too long, not joined again and again."""
    (line,) = refused(text, catalog)
    assert "100000 characters" in line.reason.text("en")


@pytest.mark.parametrize("name", ["&lt;" * 1000, "x" * 301])
def test_long_names_are_refused(name: str, catalog: CardCatalog) -> None:
    """A name is as long at most as in a list of lines."""
    (line,) = refused(f'<Deck><Cards Quantity="1" Name="{name}"/></Deck>', catalog)
    assert "at most 300" in line.reason.text("en")
    assert len(line.text) < 250


def test_escaped_characters_are_cleaned(catalog: CardCatalog) -> None:
    """Bidirectional marks written as escapes are taken out of names, other unwanted characters refused."""
    title = "<deckname>a&#x202e;b&#x9b;c</deckname>"
    text = f'<cockatrice_deck>{title}<zone name="main"><card name="{{}}"/></zone></cockatrice_deck>'
    deck = read(text.format("Isl&#x202e;a&#x2066;nd"), catalog)
    assert (deck.name, deck.entries[0].written) == ("ab c", "Island")
    (line,) = refused(text.format("Isl&#x9b;and"), catalog)
    assert "U+009B" in line.reason.text("en")
    assert line.text.isprintable()
