"""906.3-906.4 Who leads the deck: marked, said, inferred, asked."""

from __future__ import annotations

import pytest
from tests.decks.listing import (
    MAIN,
    OATHBREAKER,
    PARTNER_MAIN,
    PARTNER_SPELLS,
    PARTNERS,
    SPELL,
    codes,
    contents,
    leaders,
    read,
)

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.texts.errors import DeckFormatError

SAHEELI = [(OATHBREAKER, SPELL)]
TWO = list(zip(PARTNERS, PARTNER_SPELLS, strict=True))
JESKA, TEVESH = PARTNERS
WILL, ELDERSPELL = PARTNER_SPELLS
COLORLESS = ("Warping Wail", "Scour from Existence")


def marked(*pairs: tuple[str, str]) -> str:
    """Return a list with marked oathbreakers, each with its spell."""
    return "".join(f"Oathbreaker\n1 {first}\n\nSignature Spell\n1 {second}\n\n" for first, second in pairs)


# Marked by the list


@pytest.mark.parametrize(
    "text",
    [
        marked((OATHBREAKER, SPELL)) + "Deck\n1 Opt",
        f"Commander\n1 {OATHBREAKER}\n1 {SPELL}\n\nDeck\n1 Opt",
        f"Commander\n1 {SPELL}\n1 {OATHBREAKER}\n\nDeck\n1 Opt",
        f"Oathbreaker\n1 {OATHBREAKER}\n1 {SPELL}\n\nDeck\n1 Opt",
        f"1 {OATHBREAKER} *CMDR*\n1 {SPELL} *CMDR*\n1 Opt",
    ],
)
def test_marks(text: str, catalog: CardCatalog) -> None:
    """What is marked leads; a mark that does not tell the two kinds apart is split by type, and needs no note."""
    deck = read(text, catalog)
    assert leaders(deck) == SAHEELI
    assert codes(deck) == []
    assert contents(deck)["library"] == [("Opt", 1)]


@pytest.mark.parametrize("name", ["Syr Gwyn, Hero of Ashvale", "Shorikai, Genesis Engine"])
def test_a_leader_of_another_format_stays_the_leader(name: str, catalog: CardCatalog) -> None:
    """A commander that is no planeswalker stays marked, for the deck check to refuse; nothing is asked."""
    deck = read(f"Commander\n1 {name}\n\nDeck\n1 Mortify\n1 Despark", catalog)
    assert leaders(deck) == [(name, None)]
    assert deck.question is None


def test_an_adventurer_beside_a_planeswalker_is_meant_as_the_spell(catalog: CardCatalog) -> None:
    """An adventurer card among the commanders is refused as a signature spell (715.4), not as a second oathbreaker."""
    deck = read(f"Commander\n1 {OATHBREAKER}\n1 Bonecrusher Giant\n\nDeck\n1 Opt", catalog)
    assert leaders(deck) == [(OATHBREAKER, "Bonecrusher Giant // Stomp")]


def test_what_is_marked_as_a_spell_stays_one(catalog: CardCatalog) -> None:
    """A card on the signature spell's board is the signature spell, whatever it is."""
    deck = read(f"Oathbreaker\n1 {OATHBREAKER}\n\nSignature Spell\n1 Ornithopter\n\nDeck\n1 Opt", catalog)
    assert leaders(deck) == [(OATHBREAKER, "Ornithopter")]


def test_a_leader_in_the_main_deck_too_keeps_both_lines(catalog: CardCatalog) -> None:
    """A leader listed twice is two entries, for the deck check to count."""
    deck = read(marked((OATHBREAKER, SPELL)) + f"Deck\n1 {OATHBREAKER}\n1 {SPELL}\n1 Opt", catalog)
    assert leaders(deck) == SAHEELI
    assert contents(deck)["library"] == [("Opt", 1), (OATHBREAKER, 1), (SPELL, 1)]


def test_a_heading_over_the_whole_deck_marks_nobody(catalog: CardCatalog) -> None:
    """With the whole deck under the word Oathbreaker, the reader is asked."""
    deck = read(f"Oathbreaker\n1 {OATHBREAKER}\n1 {SPELL}\n{MAIN}", catalog)
    assert deck.question is not None
    assert leaders(deck) == []


# Said by the reader


def test_names_that_were_said(catalog: CardCatalog) -> None:
    """The reader's word counts, in either language, by any name that is clear within the list."""
    text = f"1 {OATHBREAKER}\n1 Jace, Wielder of Mysteries\n1 {SPELL}\n1 Opt\n1 Ponder"
    for oathbreaker, spell in (
        (OATHBREAKER, SPELL),
        ("崇高な工匠、サヒーリ", "物読み"),
        ("Saheeli", "thoughtcast"),
        ("サヒーリ", "物読"),
    ):
        deck = read(text, catalog, oathbreakers=[oathbreaker], signature_spells=[spell])
        assert leaders(deck) == SAHEELI
        assert deck.question is None


def test_the_readers_word_counts_before_marks(catalog: CardCatalog) -> None:
    """A marked leader that is not the one said is an ordinary card."""
    text = marked((OATHBREAKER, SPELL)) + "Deck\n1 Jace, Wielder of Mysteries\n1 Opt"
    deck = read(text, catalog, oathbreakers=["Jace, Wielder of Mysteries"], signature_spells=["Opt"])
    assert leaders(deck) == [("Jace, Wielder of Mysteries", "Opt")]
    assert contents(deck)["library"] == [(OATHBREAKER, 1), (SPELL, 1)]


def test_the_line_that_was_said(catalog: CardCatalog) -> None:
    """Of two lines of a card, the one outside the main deck leads."""
    deck = read(
        f"1 {OATHBREAKER}\n1 Opt\n1 Ponder\nSB: 1 {OATHBREAKER}\nSB: 1 Ponder",
        catalog,
        oathbreakers=[OATHBREAKER],
        signature_spells=["Ponder"],
    )
    assert [entry.line for entry in deck.leader_entries] == [4, 5]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"oathbreakers": ["Chandra, Pyromaster"]}, OATHBREAKER),
        ({"signature_spells": ["Counterspell"]}, SPELL),
        ({"oathbreakers": ["ie"]}, "too short"),
        ({"signature_spells": ["t"]}, "too short"),
        ({"oathbreakers": ["eli", "eli"]}, "only one line"),
    ],
)
def test_a_name_that_is_not_listed_is_refused(options: dict[str, list[str]], words: str, catalog: CardCatalog) -> None:
    """A leader that is not in the list, or could be several of its cards, is refused with those it could be."""
    text = f"1 {OATHBREAKER}\n1 Jace, Wielder of Mysteries\n1 {SPELL}\n1 Opt\n1 Island"
    with pytest.raises(DeckFormatError) as refusal:
        Deck.read(
            text,
            cards=catalog,
            oathbreakers=options.get("oathbreakers", ()),
            signature_spells=options.get("signature_spells", ()),
        )
    assert words in refusal.value.message("en")
    assert refusal.value.message("ja")
    assert refusal.value.lines[0].suggestions


def test_nobody_to_name(catalog: CardCatalog) -> None:
    """In a list without planeswalkers and spells, the refusal says so."""
    with pytest.raises(DeckFormatError, match="no planeswalker at all"):
        read("1 Island\n", catalog, oathbreakers=[OATHBREAKER])
    with pytest.raises(DeckFormatError, match="no instant or sorcery at all"):
        read("1 Island\n", catalog, signature_spells=[SPELL])


# Inferred from the list


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{MAIN}\nSB: 1 {OATHBREAKER}\nSB: 1 {SPELL}", "sideboard"),
        (f"{MAIN}\n\n1 {OATHBREAKER}\n1 {SPELL}", "stand by themselves"),
        (f"1 {OATHBREAKER}\n1 {SPELL}\n\n{MAIN}", "stand by themselves"),
        (f"1 {SPELL}\n1 {OATHBREAKER}\n\n{MAIN}", "stand by themselves"),
        (f"1 {OATHBREAKER}\n\n1 {SPELL}\n\n{MAIN}", "stand by themselves"),
        (f"{MAIN}\n\n1 {OATHBREAKER}\n\n1 {SPELL}", "stand by themselves"),
        (f"1 {OATHBREAKER}\n1 {SPELL}\n\n{MAIN}\n\n1 Opt\n1 Ponder", "stand by themselves"),
        (f"{MAIN}\n\n1 {OATHBREAKER}\n1 {SPELL}\n1 Sol Talisman", "lacks"),
        (f"1 {OATHBREAKER}\n1 {SPELL}\n58 Island", "no other cards"),
    ],
)
def test_one_possible_reading(text: str, reason: str, catalog: CardCatalog) -> None:
    """Where only one reading is possible it is taken, and the note says why, in both languages."""
    deck = read(text, catalog)
    assert leaders(deck) == SAHEELI
    assert deck.question is None
    (note,) = [note for note in deck.notes if note.code == "leaders-inferred"]
    assert reason in note.message.text("en")
    assert "《崇高な工匠、サヒーリ》" in note.message.text("ja")
    assert set(note.cards) == {OATHBREAKER, SPELL}


@pytest.mark.parametrize(
    "text",
    [
        f"1 {OATHBREAKER}\n1 {SPELL}\n{MAIN}",
        f"1 {OATHBREAKER}\n1 {SPELL}\n\n{MAIN}\n\n1 Jace, Wielder of Mysteries\n1 Opt",
        f"Planeswalkers\n1 {OATHBREAKER}\n\nInstants\n1 Opt\n\nSorceries\n1 Ponder\n\nLands\n57 Island",
        f"1 {OATHBREAKER}\n1 Jace, Wielder of Mysteries\n1 {SPELL}\n57 Island",
    ],
)
def test_several_possible_readings_are_asked(text: str, catalog: CardCatalog) -> None:
    """Where several readings are possible, nobody leads yet, and the question names the candidates and the options."""
    deck = read(text, catalog)
    assert leaders(deck) == []
    assert deck.question is not None
    asked = deck.question.text("en")
    assert OATHBREAKER in asked
    assert "--oathbreaker" in asked
    assert "--signature-spell" in asked
    assert "《崇高な工匠、サヒーリ》" in deck.question.text("ja")


@pytest.mark.parametrize("text", ["60 Island", f"1 {OATHBREAKER}\n59 Island", "1 Opt\n1 Ponder\n58 Island"])
def test_no_possible_reading_asks_nothing(text: str, catalog: CardCatalog) -> None:
    """Where nobody could lead, there is nothing to ask; the deck check reports it (906.6e)."""
    deck = read(text, catalog)
    assert deck.leaders == ()
    assert deck.question is None


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (f"1 {OATHBREAKER} *CMDR*\n1 {SPELL}\n58 Island", True),
        (f"Commander\n1 {OATHBREAKER}\n\nDeck\n1 {SPELL}\n1 Swords to Plowshares\n57 Island", True),
        (f"Commander\n1 {OATHBREAKER}\n\nDeck\n{MAIN}\n\nSideboard\n1 {SPELL}", True),
        (f"1 {OATHBREAKER} *CMDR*\n1 {SPELL}\n\n{MAIN}", True),
        (f"Signature Spell\n1 {SPELL}\n\nDeck\n1 {OATHBREAKER}\n58 Island", True),
        (f"Signature Spell\n1 {SPELL}\n\nDeck\n1 {OATHBREAKER}\n1 Chandra, Pyromaster\n57 Island", True),
    ],
)
def test_the_other_half_is_found(text: str, note: bool, catalog: CardCatalog) -> None:  # noqa: FBT001  a column of the table
    """Where one of the leaders is marked and only one card could be the other, it is."""
    deck = read(text, catalog)
    assert leaders(deck) == SAHEELI
    assert ("leaders-inferred" in codes(deck)) == note


@pytest.mark.parametrize(
    ("text", "option", "candidate"),
    [
        (f"1 {OATHBREAKER} *CMDR*\n1 {SPELL}\n1 Opt\n57 Island", "--signature-spell", "Opt"),
        (
            f"Signature Spell\n1 {SPELL}\n\nDeck\n1 {OATHBREAKER}\n1 Jace, Wielder of Mysteries\n57 Island",
            "--oathbreaker",
            "Jace, Wielder of Mysteries",
        ),
    ],
)
def test_the_other_half_is_asked(text: str, option: str, candidate: str, catalog: CardCatalog) -> None:
    """Where one of the leaders is marked and several cards could be the other, the question asks for that one."""
    deck = read(text, catalog)
    assert deck.question is not None
    assert option in deck.question.text("en")
    assert candidate in deck.question.text("en")


def test_a_long_question_stays_short(catalog: CardCatalog) -> None:
    """A question names a few of many candidates."""
    spells = ["Opt", "Ponder", "Preordain", "Shock", "Brainstorm", "Negate", "Cancel", "Unwind", "Impulse"]
    deck = read("\n".join([f"1 {OATHBREAKER} *CMDR*", *(f"1 {spell}" for spell in spells)]), catalog)
    assert deck.question is not None
    assert "…" in deck.question.text("ja")


def test_cockatrices_banner_card_is_a_hint(catalog: CardCatalog) -> None:
    """Of several planeswalkers, the card that stands for the deck leads."""
    cards = "".join(f'<card name="{name}"/>' for name in (OATHBREAKER, "Jace, Wielder of Mysteries", SPELL))
    deck = read(
        f'<cockatrice_deck><bannerCard>{OATHBREAKER}</bannerCard><zone name="main">{cards}</zone></cockatrice_deck>',
        catalog,
    )
    assert leaders(deck) == SAHEELI


# The sideboard of a list that marks nothing


def test_a_last_block_after_a_whole_deck_is_the_sideboard(catalog: CardCatalog) -> None:
    """Sixty cards, a blank line and more: what follows is outside the deck, and the note says so."""
    deck = read(f"1 {OATHBREAKER}\n1 {SPELL}\n58 Island\n\n2 Negate\n1 Ornithopter", catalog)
    assert contents(deck)["outside"] == [("Negate", 2), ("Ornithopter", 1)]
    assert leaders(deck) == SAHEELI
    assert codes(deck) == ["sideboard-inferred", "leaders-inferred"]


def test_blocks_of_a_plain_list_are_one_deck(catalog: CardCatalog) -> None:
    """Blank lines that sort a deck make no sideboard."""
    deck = read(f"1 {OATHBREAKER}\n1 {SPELL}\n\n1 Ornithopter\n\n57 Island", catalog)
    assert contents(deck)["outside"] == []
    assert leaders(deck) == SAHEELI


# Partners


def test_partners_are_paired_by_identity(catalog: CardCatalog) -> None:
    """Each spell goes to the oathbreaker whose identity it fits, whatever the order, and the note says so."""
    text = f"Commander\n1 {JESKA}\n1 {TEVESH}\n\nSignature Spells\n1 {ELDERSPELL}\n1 {WILL}\n\nDeck\n{PARTNER_MAIN}"
    deck = read(text, catalog)
    assert leaders(deck) == TWO
    assert codes(deck) == ["spells-paired"]


def test_partners_set_apart_are_inferred(catalog: CardCatalog) -> None:
    """Two partners and two spells that stand by themselves lead."""
    block = "\n".join(f"1 {name}" for name in (*PARTNERS, *PARTNER_SPELLS))
    for text in (f"{block}\n\n{PARTNER_MAIN}", f"{PARTNER_MAIN}\nSB: " + block.replace("\n", "\nSB: ")):
        assert leaders(read(text, catalog)) == TWO


def test_two_planeswalkers_without_partner_do_not_lead_together(catalog: CardCatalog) -> None:
    """Two planeswalkers and two spells that stand by themselves lead only with partner; otherwise it is asked."""
    deck = read(f"1 {OATHBREAKER}\n1 Jace, Wielder of Mysteries\n1 {SPELL}\n1 Opt\n\n56 Island", catalog)
    assert deck.question is not None


def test_partners_by_order_of_the_list(catalog: CardCatalog) -> None:
    """Where both ways fit, a list that puts each spell behind its oathbreaker tells."""
    deck = read(marked((JESKA, COLORLESS[1]), (TEVESH, COLORLESS[0])) + f"Deck\n{PARTNER_MAIN}", catalog)
    assert leaders(deck) == [(JESKA, COLORLESS[1]), (TEVESH, COLORLESS[0])]
    assert deck.question is None


def test_partners_that_nothing_pairs_are_asked(catalog: CardCatalog) -> None:
    """Where both ways fit and nothing tells, it is asked; saying the order answers."""
    spells = "\n".join(f"1 {spell}" for spell in COLORLESS)
    text = f"Commander\n1 {JESKA}\n1 {TEVESH}\n\nSignature Spells\n{spells}\n\nDeck\n{PARTNER_MAIN}"
    deck = read(text, catalog)
    assert deck.question is not None
    assert "twice" in deck.question.text("en")
    assert "２回ずつ" in deck.question.text("ja")
    deck = read(text, catalog, oathbreakers=[TEVESH, JESKA], signature_spells=COLORLESS)
    assert leaders(deck) == [(TEVESH, COLORLESS[0]), (JESKA, COLORLESS[1])]
    assert deck.question is None


def test_partners_whose_spells_fit_neither_way_keep_the_lists_order(catalog: CardCatalog) -> None:
    """Where no way is legal, the listed one is what the deck check refuses."""
    deck = read(
        f"Commander\n1 {JESKA}\n1 {TEVESH}\n\nSignature Spells\n1 Opt\n1 {WILL}\n\nDeck\n{PARTNER_MAIN}", catalog
    )
    assert leaders(deck) == [(JESKA, "Opt"), (TEVESH, WILL)]


def test_one_spell_of_two_partners(catalog: CardCatalog) -> None:
    """A single spell goes to the oathbreaker it fits."""
    deck = read(f"Commander\n1 {JESKA}\n1 {TEVESH}\n\nSignature Spell\n1 {ELDERSPELL}\n\nDeck\n{PARTNER_MAIN}", catalog)
    assert leaders(deck) == [(JESKA, None), (TEVESH, ELDERSPELL)]


def test_the_spells_of_two_partners_are_found(catalog: CardCatalog) -> None:
    """With both oathbreakers marked, two spells that alone are possible are theirs."""
    deck = read(f"Commander\n1 {JESKA}\n1 {TEVESH}\n\nDeck\n1 {ELDERSPELL}\n1 {WILL}\n1 Opt\n{PARTNER_MAIN}", catalog)
    assert leaders(deck) == TWO


def test_three_leaders_keep_their_marks(catalog: CardCatalog) -> None:
    """Too many leaders are kept as marked, for the deck check to refuse."""
    text = f"Commander\n1 {JESKA}\n1 {TEVESH}\n1 {OATHBREAKER}\n1 {WILL}\n\nDeck\n{PARTNER_MAIN}"
    assert leaders(read(text, catalog)) == [(JESKA, WILL), (TEVESH, None), (OATHBREAKER, None)]
