"""Deck lists that other programs got wrong: each is read and checked as the rules say.

The numbers in the names are those of the collection of situations.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.writing import write_deck
from oathbreaker.formats.check_deck import check_deck
from oathbreaker.texts.errors import DeckFormatError

LEADERS = "Oathbreaker\n1 Saheeli, Sublime Artificer\n\nSignature Spell\n1 Thoughtcast\n\nDeck\n"


def read(text: str, catalog: CardCatalog) -> Deck:
    """Read a list."""
    return Deck.read(text, cards=catalog)


def problems(text: str, catalog: CardCatalog) -> list[tuple[str, tuple[str, ...]]]:
    """Return (rule, cards) of each problem of a list."""
    return [(problem.rule, problem.cards) for problem in check_deck(read(text, catalog)).problems]


def listed(deck: Deck) -> dict[str, int]:
    """Return name -> count of everything in a deck."""
    return {entry.card.name: entry.count for entry in deck.entries}


def test_situation_07_two_labelled_leaders(catalog: CardCatalog) -> None:
    """Oathbreaker and signature spell each have a heading of their own."""
    (pair,) = read(LEADERS + "58 Island\n", catalog).leaders
    assert pair.oathbreaker is not None
    assert pair.signature_spell is not None
    assert (pair.oathbreaker.card.name, pair.signature_spell.card.name) == ("Saheeli, Sublime Artificer", "Thoughtcast")


def test_situation_09_a_vehicle_that_can_be_a_commander(catalog: CardCatalog) -> None:
    """A card that can be a commander but is no planeswalker is refused by 906.3."""
    text = "Oathbreaker\n1 Shorikai, Genesis Engine\nSignature Spell\n1 Opt\nDeck\n58 Island\n"
    assert problems(text, catalog) == [("906.3", ("Shorikai, Genesis Engine",))]


def test_situation_10_the_board_of_signature_spells(corpus: Path, catalog: CardCatalog) -> None:
    """A list from an online service keeps its signature spell."""
    deck = Deck.read(corpus / "decks" / "formats" / "moxfield-api.json", cards=catalog)
    (pair,) = deck.leaders
    assert pair.signature_spell is not None
    assert pair.signature_spell.card.name == "Treasure Cruise"


def test_situation_12_two_leaders_that_are_no_partners(catalog: CardCatalog) -> None:
    """A planeswalker and its spell are two leaders, and no partner is asked of them."""
    assert problems(LEADERS + "58 Island\n", catalog) == []


def test_situation_13_leaders_are_part_of_the_sixty(catalog: CardCatalog) -> None:
    """Leaders count among the 60 and are not in the library."""
    deck = read(LEADERS + "58 Island\n", catalog)
    assert check_deck(deck).cards == 60
    assert sum(entry.count for entry in deck.library_entries) == 58
    again = read(LEADERS + "1 Saheeli, Sublime Artificer\n1 Thoughtcast\n58 Island\n", catalog)
    assert check_deck(again).legal
    assert sum(entry.count for entry in again.library_entries) == 58


def test_situation_15_four_copies_of_legal_cards(catalog: CardCatalog) -> None:
    """Legal cards do not make a legal deck: four of one name are refused, and so is a deck without leaders."""
    rules = [rule for rule, _ in problems("4 Opt\n4 Shock\n52 Island\n", catalog)]
    assert rules.count("906.6b") == 2
    assert rules.count("906.6e") == 2


def test_situation_18_leaders_kept_in_the_sideboard(catalog: CardCatalog) -> None:
    """A list that keeps its leaders in the sideboard is counted with them."""
    text = "58 Island\nSB: 1 Saheeli, Sublime Artificer\nSB: 1 Thoughtcast\n"
    assert check_deck(read(text, catalog)).cards == 60


@pytest.mark.parametrize(
    "text",
    [
        "1x Saheeli, Sublime Artificer *CMDR*\n1x Thoughtcast\n58x Island\n",
        "1 Saheeli, Sublime Artificer # !Commander\n1 Thoughtcast\n58 Island\n",
        "COMMANDER: 1 Saheeli, Sublime Artificer\n// SignatureSpell: 1 Thoughtcast\n58 Island\n",
        "Commander\n1 Saheeli, Sublime Artificer (WAR) 234\n\nDeck\n1 Thoughtcast (MRD) 54\n58 Island (M21) 263\n",
        (
            "1x Saheeli, Sublime Artificer (war) 234 [Commander{top}]\n1x Thoughtcast (mrd) 54 [Signature Spell]\n"
            "58x Island (m21) 263 [Land]\n"
        ),
    ],
    ids=["TappedOut", "Deckstats", "prefix", "Arena", "Archidekt"],
)
def test_situation_19_marks_of_leaders(catalog: CardCatalog, text: str) -> None:
    """Sections and flags that mark a leader are understood, whatever the format."""
    report = check_deck(read(text, catalog))
    assert report.legal
    assert report.as_json()["leaders"] == [
        {"oathbreaker": "Saheeli, Sublime Artificer", "signature_spell": "Thoughtcast"}
    ]


def test_situation_21_another_leader_is_another_check(catalog: CardCatalog) -> None:
    """With another oathbreaker the whole deck is looked at anew."""
    text = "1 Saheeli, Sublime Artificer\n1 Jace, the Mind Sculptor\n1 Opt\n1 Lightning Bolt\n56 Island\n"
    first = Deck.read(text, cards=catalog, oathbreakers=["Saheeli, Sublime Artificer"], signature_spells=["Opt"])
    other = Deck.read(text, cards=catalog, oathbreakers=["Jace, the Mind Sculptor"], signature_spells=["Opt"])
    assert check_deck(first).legal
    found = check_deck(other).problems
    assert [problem.cards for problem in found] == [("Saheeli, Sublime Artificer",), ("Lightning Bolt",)]


def test_situation_22_and_24_identity_is_checked(catalog: CardCatalog) -> None:
    """A colourless card with a red cost has a red identity."""
    text = "Oathbreaker\n1 Jace, the Mind Sculptor\nSignature Spell\n1 Opt\nDeck\n1 Ghostfire\n57 Island\n"
    assert problems(text, catalog) == [("906.6c", ("Ghostfire",))]


def test_situation_25_partners_must_name_each_other(catalog: CardCatalog) -> None:
    """Two cards that have "partner with" others are no partners."""
    leaders = "Oathbreaker\n1 Rowan Kenrith\n1 Jeska, Thrice Reborn\nSignature Spell\n1 Shock\n1 Lightning Bolt\n"
    text = f"{leaders}Deck\n56 Mountain\n"
    deck = Deck.read(
        text,
        cards=catalog,
        oathbreakers=["Rowan Kenrith", "Jeska, Thrice Reborn"],
        signature_spells=["Shock", "Lightning Bolt"],
    )
    assert [problem.rule for problem in check_deck(deck).problems] == ["906.3b"]


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("30 Rat Colony", True),
        ("9 Nazgûl", True),
        ("10 Nazgul", False),
        ("20 Snow-Covered Swamp", True),
        ("5 Wastes", True),
        ("2 Cabal Coffers", False),
    ],
)
def test_situations_27_to_30_copies(catalog: CardCatalog, line: str, *, legal: bool) -> None:
    """A card's own text may allow more copies; basic lands, snow-covered and Wastes too, are free."""
    rest = 58 - int(line.partition(" ")[0])
    text = f"Oathbreaker\n1 Liliana of the Veil\nSignature Spell\n1 Smallpox\nDeck\n{line}\n{rest} Swamp\n"
    assert (problems(text, catalog) == []) == legal


@pytest.mark.parametrize("name", ["Backup Plan", "Contract from Below", "Chaos Orb", "Shahrazad"])
def test_situation_31_cards_outside_vintage(catalog: CardCatalog, name: str) -> None:
    """Conspiracies, ante cards and cards of dexterity are refused."""
    found = problems(f"{LEADERS}1 {name}\n57 Island\n", catalog)
    assert ("906.6f", (name,)) in found


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Murderous Rider // Swift End", "Murderous Rider // Swift End"),
        ("Murderous Rider", "Murderous Rider // Swift End"),
        ("Swift End", "Murderous Rider // Swift End"),
        ("Find/Finality", "Find // Finality"),
        ("Dead/Gone", "Dead // Gone"),
        ("Fire / Ice", "Fire // Ice"),
        ("SP//dr, Piloted by Peni", "SP//dr, Piloted by Peni"),
        ("Summon: Choco/Mog", "Summon: Choco/Mog"),
        ("Hazmat Suit (Used)", "Hazmat Suit (Used)"),
        ("Three Visits () 315", "Three Visits"),
        ("Teferi, Hero of Dominaria (DAR) 207", "Teferi, Hero of Dominaria"),
        ("Teferi, Hero of Dominaria (DOM) 207 *F*", "Teferi, Hero of Dominaria"),
        ("Lightning Bolt (YMID) 12", "Lightning Bolt"),
        ("Lightning Bolt (J21) 5 *E*", "Lightning Bolt"),
        ("Lightning Bolt [Foil]", "Lightning Bolt"),
        ("Lightning Bolt (Etched)", "Lightning Bolt"),
        ("Delver of Secrets (MID) 47a", "Delver of Secrets // Insectile Aberration"),
        ("[MID:47a] Delver of Secrets", "Delver of Secrets // Insectile Aberration"),
        ("Lightning Bolt", "Lightning Bolt"),
        ("稲妻", "Lightning Bolt"),
        ("《稲妻》", "Lightning Bolt"),
        ("《稲妻/Lightning Bolt》", "Lightning Bolt"),
        ("龍神、ニコル・ボーラス (WAR) 207", "Nicol Bolas, Dragon-God"),
    ],
)
def test_situations_33_to_51_names_and_lines(catalog: CardCatalog, written: str, name: str) -> None:
    """Names in either language, of faces, with slashes, set codes, numbers and finishes lead to the card."""
    deck = read(f"{LEADERS}1 {written}\n57 Island\n", catalog)
    assert listed(deck).get(name) == 1


def test_situation_36_an_unknown_name_is_an_error(catalog: CardCatalog) -> None:
    """A name that no card has is refused with its line; nothing is dropped."""
    with pytest.raises(DeckFormatError) as refused:
        read(f"{LEADERS}1 Refuse/Cooperate\n1 No Such Card At All\n56 Island\n", catalog)
    assert [(line.line, line.text) for line in refused.value.lines] == [(9, "1 No Such Card At All")]


def test_situation_37_half_names_count_with_the_whole(catalog: CardCatalog) -> None:
    """A half and the whole name are the same card, so they are two copies."""
    assert ("906.6b", ("Fire // Ice",)) in problems(f"{LEADERS}1 Fire\n1 Fire // Ice\n56 Island\n", catalog)


def test_situation_39_each_program_has_its_own_names(catalog: CardCatalog) -> None:
    """Adventures, split and double-faced cards are written as each program wants them, and read again."""
    deck = read(f"{LEADERS}1 Bonecrusher Giant\n1 Fire // Ice\n1 Jwari Disruption\n55 Island\n", catalog)
    for list_format in ("mtgo", "arena", "moxfield", "xmage"):
        again = read(write_deck(deck, list_format), catalog)
        assert listed(again) == listed(deck)


def test_situation_40_a_back_face_is_told(catalog: CardCatalog) -> None:
    """A back face's name finds the card, and the user is told."""
    deck = read(f"{LEADERS}1 Insectile Aberration\n57 Island\n", catalog)
    assert any(note.cards == ("Delver of Secrets // Insectile Aberration",) for note in deck.notes)


def test_situation_49_lists_in_the_readers_language(catalog: CardCatalog) -> None:
    """A list can be written with Japanese names, and is read again."""
    deck = read(f"{LEADERS}1 Lightning Bolt\n57 Island\n", catalog)
    written = write_deck(deck, "arena", language="ja")
    assert "稲妻" in written
    assert listed(read(written, catalog)) == listed(deck)


def test_the_real_saheeli_list_is_legal(corpus: Path, catalog: CardCatalog) -> None:
    """The real Oathbreaker list of the collection is legal, its leaders inferred and said to be."""
    deck = Deck.read(corpus / "decks" / "saheeli-thoughtcast.xmage.dck", cards=catalog)
    report = check_deck(deck)
    assert report.legal
    assert [warning.code for warning in report.warnings] == ["leaders-inferred"]


@pytest.mark.parametrize(
    ("file", "leader"),
    [
        ("brawl_precon_knights_charge.txt", "Syr Gwyn, Hero of Ashvale"),
        ("brawl_precon_wild_bounty.txt", "Chulane, Teller of Tales"),
    ],
)
def test_lists_of_another_format_fail_with_every_reason(
    corpus: Path, catalog: CardCatalog, file: str, leader: str
) -> None:
    """Lists of another format of 60 cards fail for their leader and their missing spell, and nothing else."""
    report = check_deck(Deck.read(corpus / "decks" / file, cards=catalog))
    assert [(problem.rule, problem.code) for problem in report.problems] == [
        ("906.3", "oathbreaker-not-planeswalker"),
        ("906.6e", "signature-spell-missing"),
    ]
    assert report.problems[0].cards == (leader,)
    assert report.cards == 60


def test_pairs_that_people_play(corpus: Path, catalog: CardCatalog) -> None:
    """Oathbreakers and signature spells that people play together are legal leaders, unless banned since."""
    lines = (corpus / "decks" / "pairs.tsv").read_text(encoding="utf-8").splitlines()[1:]
    refused = []
    for line in lines:
        walkers, spells, _ = line.split("\t")
        if walkers.startswith("Tezzeret (affinity)"):
            continue  # the collection does not say which Tezzeret
        names = {"oathbreakers": walkers.split(" + "), "signature_spells": spells.split(" + ")}
        leading = "".join(f"1 {name}\n" for name in (*names["oathbreakers"], *names["signature_spells"]))
        text = f"{leading}{60 - leading.count(chr(10))} Wastes\n"
        deck = Deck.read(
            text, cards=catalog, oathbreakers=names["oathbreakers"], signature_spells=names["signature_spells"]
        )
        refused += [(problem.code, problem.cards) for problem in check_deck(deck).problems]
    assert refused == []


def test_json_of_a_report_is_json(catalog: CardCatalog) -> None:
    """A report can be written as JSON and read back."""
    value = check_deck(read(f"{LEADERS}2 Lightning Bolt\n56 Island\n", catalog)).as_json()
    assert json.loads(json.dumps(value, ensure_ascii=False)) == value
