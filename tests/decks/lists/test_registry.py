"""Every list format: recognised for what it is, and its shape read whole. Names are looked up in the real data."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.decks.listing import OATHBREAKER, SPELL, contents, leaders, read, refused
from tests.decks.shapes import SHAPES

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.lists.registry import LIST_FORMATS, recognise

SAHEELI = (OATHBREAKER, SPELL)


def test_every_format_has_a_shape_here() -> None:
    """A new format comes with an example."""
    assert SHAPES.keys() == {list_format.name for list_format in LIST_FORMATS}


@pytest.mark.parametrize("name", SHAPES)
def test_recognised(name: str) -> None:
    """Each format is told from the others."""
    assert recognise(SHAPES[name]).name == name


@pytest.mark.parametrize("name", SHAPES)
def test_read_whole(name: str, catalog: CardCatalog) -> None:
    """The leaders are found, two Islands are in the deck, and what is outside is outside."""
    deck = read(SHAPES[name], catalog)
    assert deck.list_format == name
    assert leaders(deck) == [SAHEELI]
    assert sum(entry.count for entry in deck.library_entries if entry.card.name == "Island") == 2
    assert {entry.card.name for entry in deck.outside_entries} <= {"Opt"}
    assert deck.data_date == catalog.data_date


@pytest.mark.parametrize("name", [name for name, text in SHAPES.items() if "ame x" in text or "ame=x" in text])
def test_names_of_decks(name: str, catalog: CardCatalog) -> None:
    """The deck's name is kept."""
    assert read(SHAPES[name], catalog).name == "x"


def test_printings_are_kept(catalog: CardCatalog) -> None:
    """Sets, numbers and finishes survive where a format has them."""
    for name in ("moxfield", "archidekt", "forge"):
        entry = read(SHAPES[name], catalog).leaders[0].oathbreaker
        assert entry is not None
        assert (entry.set_code, entry.collector_number, entry.finish) == ("SLD", "1143", "foil"), name


def test_moxfield_version_2(catalog: CardCatalog) -> None:
    """In the older JSON the boards lie at the top, under the cards' names."""
    text = (
        f'{{"commanders":{{"{OATHBREAKER}":{{"quantity":1,"card":{{}}}}}},"signatureSpells":{{"{SPELL}":{{"quantity":1}}}},'
        '"mainboard":{"Island":{"quantity":58,"isFoil":true}},"author":{"name":"x"}}'
    )
    deck = read(text, catalog)
    assert leaders(deck) == [SAHEELI]
    assert contents(deck)["library"] == [("Island", 58)]
    assert deck.library_entries[0].finish == "foil"


@pytest.mark.parametrize(
    "text",
    [
        "Comandante\n1 {}\n\nHechizo distintivo\n1 {}\n\nMazo\n2 Island\n\nBanquillo\n1 Opt",
        "Commandant\n1 {}\n1 {}\n\nDeck\n2 Island\n\nRéserve\n1 Opt",
        "統率者\n1 {} (WAR) 234\n1 {} (MRD) 54\n\nデッキ\n2 島 (M21) 263\n\nサイドボード\n1 選択 (DAR) 60",
        "オースブレイカー：{}\nトレードマークの呪文：{}\nデッキ\n2 島\nサイドボード\n選択",
    ],
)
def test_headings_in_other_languages(text: str, catalog: CardCatalog) -> None:
    """Headings are read in the languages that sites and clients export."""
    deck = read(text.format(OATHBREAKER, SPELL), catalog)
    assert leaders(deck) == [SAHEELI]
    assert contents(deck)["library"] == [("Island", 2)]
    assert contents(deck)["outside"] == [("Opt", 1)]


@pytest.mark.parametrize("text", ["<!DOCTYPE html><p>1 Island</p>", '<?xml version="1.0"?><cards/>', "<html>"])
def test_other_markup_is_refused_at_once(text: str, catalog: CardCatalog) -> None:
    """A web page is no list, and is not taken for hundreds of misspelt cards."""
    (line,) = refused(text, catalog)
    assert "XML or HTML" in line.reason.text("en")


def test_genuine_files(corpus: Path, catalog: CardCatalog) -> None:
    """The corpus's files in each format are recognised, and every card of them is read."""
    expected = {
        "moxfield-api.json": ("moxfield-json", 3),
        "xmage_testdeck.dck.txt": ("xmage", 8),
        "xmage_testdeck.dec.txt": ("mws", 75),
        "xmage_testdeck.dek.txt": ("mtgo", 8),
        "xmage_testdeck.mtga.txt": ("arena", 15),
        "xmage_testdeck.mwDeck.txt": ("mws", 75),
        "xmage_testdeck.o8d.txt": ("octgn", 3),
        "xmage_testdeck.cod.txt": ("cockatrice", 22),
    }
    found = {}
    for path in sorted((corpus / "decks" / "formats").iterdir()):
        deck = read(path.read_bytes(), catalog, allow_unknown=path.name.startswith("xmage_testdeck.cod"))
        found[path.name] = (deck.list_format, sum(entry.count for entry in deck.entries))
    assert found == expected


def test_the_invented_name_of_a_genuine_file(corpus: Path, catalog: CardCatalog) -> None:
    """A file with a name that no card has is refused for that line."""
    (line,) = refused((corpus / "decks" / "formats" / "xmage_testdeck.cod.txt").read_bytes(), catalog)
    assert line.line == 9
    assert "NOT A REAL CARD NAME" in line.text


@pytest.mark.parametrize("heading", ["<Oathbreaker>", "<Deck>", "<Main Deck>"])
def test_a_heading_in_angles_is_no_xml(heading: str, catalog: CardCatalog) -> None:
    """A heading that looks like a tag heads a list of lines."""
    assert len(read(f"{heading}\n1 {OATHBREAKER}\n1 {SPELL}\n", catalog).entries) == 2


def test_html_is_still_told(catalog: CardCatalog) -> None:
    """A page of the web is called what it is."""
    (line,) = refused("<html><body>1 Island</body></html>", catalog)
    assert "HTML" in line.reason.text("en")


def test_sections_that_forge_does_not_have_lose_no_card(catalog: CardCatalog) -> None:
    """Sections that people add to a Forge list hold cards; those that mark leaders mark them."""
    text = f"[Main]\n57 Island\n[Oathbreaker]\n1 {OATHBREAKER}\n[Signature Spell]\n1 {SPELL}\n[Ramp]\n1 Sol Ring\n"
    deck = read(text, catalog)
    assert (deck.list_format, leaders(deck)) == ("forge", [SAHEELI])
    assert contents(deck)["library"] == [("Island", 57), ("Sol Ring", 1)]
