"""CR 903.3-903.5, 702.124 What a Commander deck must be: each rule broken alone, and just not broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from oathbreaker.cards.card import Card
from oathbreaker.decks.deck import Deck
from oathbreaker.formats.check_deck import check_deck
from oathbreaker.formats.commander_deck import RULES
from oathbreaker.formats.led_deck import list_deck
from oathbreaker.formats.partners import may_lead_together
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import DeckFormatError, GameSetupError
from oathbreaker.texts.languages import LANGUAGES

Found = list[tuple[str, str, tuple[str, ...]]]
KRENKO = "Krenko, Mob Boss"


def listed(
    commanders: Sequence[str] = (KRENKO,), cards: Sequence[str] = (), fill: str = "Wastes", size: int = 100
) -> str:
    """Return a list of a deck: commanders under their heading, some cards, and a land that fills it up."""
    land = f"{size - len(commanders) - sum(int(card.split()[0]) for card in cards)} {fill}"
    return "\n".join(["Commander", *(f"1 {name}" for name in commanders), "", "Deck", *cards, land, ""])


def found(catalog: CardCatalog, text: str, *, banned_list: bool = True) -> Found:
    """Return the problems of a listed deck as (code, rule, cards)."""
    deck = Deck.read(text, cards=catalog, format="commander")
    return [(one.code, one.rule, one.cards) for one in check_deck(deck, banned_list=banned_list).problems]


def warned(deck: Deck) -> list[tuple[str, str]]:
    """Return the warnings of a deck as (code, rule)."""
    return [(one.code, one.rule) for one in check_deck(deck).warnings]


@pytest.mark.parametrize(
    "name",
    [
        KRENKO,
        "Shorikai, Genesis Engine",
        "Hearthhull, the Worldseed",
        "Daretti, Scrap Savant",
        "Grist, the Hunger Tide",
        "Faceless One",
    ],
)
def test_903_3_and_903_3a_who_can_lead(catalog: CardCatalog, name: str) -> None:
    """A legendary creature, Vehicle or Spacecraft with power, and what its own text makes a commander."""
    assert found(catalog, listed([name])) == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Grizzly Bears", "not_legendary"),
        ("The Eternity Elevator", "spacecraft_without_power"),
        ("Saheeli, Sublime Artificer", "wrong_type"),
        ("Invasion of Fiora", "legend_on_the_back"),
        ("Bident of Thassa", "wrong_type"),
        ("Smuggler's Copter", "wrong_type"),
    ],
)
def test_903_3_who_cannot_lead(catalog: CardCatalog, name: str, reason: str) -> None:
    """Other cards cannot, each for its reason; the sentence stands in both languages."""
    (problem,) = check_deck(Deck.read(listed([name]), cards=catalog, format="commander")).problems
    assert (problem.code, problem.rule, problem.reason.key) == ("commander-type", "903.3", f"commander_deck.{reason}")
    assert all(problem.message(language) for language in LANGUAGES)
    assert problem.lines == (2,)


def test_903_3_a_commander_is_there_and_is_one_card(catalog: CardCatalog) -> None:
    """A deck in which nothing could lead lacks one; two copies of one are too many."""
    assert found(catalog, "Deck\n100 Wastes\n") == [("commander-missing", "903.3", ())]
    twice = found(catalog, f"Commander\n2 {KRENKO}\n\nDeck\n98 Mountain\n")
    assert twice == [("too-many-commanders", "903.3", (KRENKO,)), ("copies", "903.5b", (KRENKO,))]


@pytest.mark.parametrize("size", [99, 101, 60])
def test_903_5a_exactly_a_hundred(catalog: CardCatalog, size: int) -> None:
    """The commander is one of exactly 100 cards."""
    assert found(catalog, listed(size=size)) == [("deck-size", "903.5a", ())]


def test_702_124b_two_commanders_are_two_of_the_hundred(catalog: CardCatalog) -> None:
    """98 other cards, not 99."""
    partners = ["Thrasios, Triton Hero", "Tymna the Weaver"]
    assert found(catalog, listed(partners)) == []
    assert [code for code, _, _ in found(catalog, listed(partners, size=101))] == ["deck-size"]


@pytest.mark.parametrize(
    ("cards", "copies"),
    [
        (["2 Lightning Bolt"], ["Lightning Bolt"]),
        (["20 Snow-Covered Mountain", "5 Mountain"], []),
        (["7 Seven Dwarves"], []),
        (["8 Seven Dwarves"], ["Seven Dwarves"]),
        ([f"1 {KRENKO}"], [KRENKO]),
    ],
)
def test_903_5b_one_of_each_name(catalog: CardCatalog, cards: list[str], copies: list[str]) -> None:
    """But basic lands and what a card's own text allows; a commander listed again in a full deck is a second copy."""
    problems = found(catalog, listed(cards=cards))
    assert problems == [("copies", "903.5b", (name,)) for name in copies]


def test_903_5b_a_commander_listed_twice_is_one_card_of_a_hundred(catalog: CardCatalog) -> None:
    """Where the list has a hundred cards when it is counted once."""
    deck = Deck.read(listed(cards=[f"1 {KRENKO}"], size=101), cards=catalog, format="commander")
    report = check_deck(deck)
    assert (report.legal, report.cards) == (True, 100)
    assert warned(deck) == [("leader-listed-twice", "903.5a")]


@pytest.mark.parametrize(
    ("name", "land_type"),
    [("Swords to Plowshares", False), ("Civilized Scholar", False), ("Steam Vents", True), ("Forest", True)],
)
def test_903_5c_and_903_5d_outside_the_identity(catalog: CardCatalog, name: str, *, land_type: bool) -> None:
    """Every color of a card, its back face included (903.4d), is in the commander's; land types break 903.5d too."""
    card = catalog[name].name
    expected = [("outside-identity", "903.5c", (card,))]
    if land_type:
        expected.append(("outside-land-type", "903.5d", (card,)))
    assert found(catalog, listed(cards=[f"1 {name}"])) == expected


def test_702_124c_the_identity_of_two_commanders_is_that_of_both(catalog: CardCatalog) -> None:
    """What fits neither alone fits both."""
    cards = ["1 Breeding Pool", "1 Godless Shrine", "1 Sphinx's Revelation"]
    assert found(catalog, listed(["Thrasios, Triton Hero", "Tymna the Weaver"], cards)) == []
    assert len(found(catalog, listed(["Thrasios, Triton Hero"], cards))) == 3


@pytest.mark.parametrize(
    ("first", "second", "fits"),
    [
        ("Thrasios, Triton Hero", "Tymna the Weaver", True),
        ("Pir, Imaginative Rascal", "Toothy, Imaginary Friend", True),
        ("Pir, Imaginative Rascal", "Rory Williams", False),
        ("Pir, Imaginative Rascal", "Tymna the Weaver", False),
        ("Cecily, Haunted Mage", "Othelm, Sigardian Outcast", True),
        ("Kratos, Stoic Father", "Atreus, Impulsive Son", True),
        ("Kratos, Stoic Father", "Abby, Merciless Soldier", False),
        ("Cecily, Haunted Mage", "Tymna the Weaver", False),
        ("Wilson, Refined Grizzly", "Raised by Giants", True),
        ("Raised by Giants", "Wilson, Refined Grizzly", True),
        ("Wilson, Refined Grizzly", "Gut, True Soul Zealot", False),
        ("Wilson, Refined Grizzly", "Faceless One", True),
        ("Clara Oswald", "The First Doctor", True),
        ("The First Doctor", "Clara Oswald", True),
        ("Clara Oswald", "Missy", False),
        ("Clara Oswald", "Susan Foreman", False),
        ("The First Doctor", "The Fugitive Doctor", False),
        ("Amy Pond", "Rory Williams", True),
        ("Amy Pond", "The First Doctor", True),
        (KRENKO, "Tymna the Weaver", False),
    ],
)
def test_702_124_which_partners_fit(catalog: CardCatalog, first: str, second: str, *, fits: bool) -> None:
    """Every kind with its own alone (702.124f): partner, with a name or a text, Backgrounds (k), Doctors (m)."""
    expected = [] if fits else [("not-partners", "702.124a", (first, second))]
    assert found(catalog, listed([first, second])) == expected


def test_702_124k_a_background_leads_beside_one_that_chooses_it(catalog: CardCatalog) -> None:
    """Alone, or beside another commander, it does not."""
    alone = found(catalog, listed(["Raised by Giants"]))
    assert alone == [("background-alone", "702.124k", ("Raised by Giants",))]
    beside = found(catalog, listed([KRENKO, "Raised by Giants"]))
    assert ("background-alone", "702.124k", ("Raised by Giants",)) in beside


def test_702_124g_never_three(catalog: CardCatalog) -> None:
    """Three commanders cannot be, whatever they have."""
    names = ("Thrasios, Triton Hero", "Tymna the Weaver", "Kraum, Ludevic's Opus")
    deck = Deck.read(listed(names[:2]), cards=catalog, format="commander")
    third = Deck.read(listed(names[2:]), cards=catalog, format="commander")
    three = check_deck(
        replace(deck, leaders=(*deck.leaders, *third.leaders), entries=(*deck.entries, third.entries[0]))
    )
    first = three.problems[0]
    assert (first.code, first.rule, first.cards) == ("too-many-commanders", "702.124g", names)


def test_702_124a_partners_are_legendary(catalog: CardCatalog) -> None:
    """Two cards that name each other and are no legends are each refused, under 903.3."""
    problems = found(catalog, listed(["Blaring Captain", "Blaring Recruiter"]))
    assert [(code, rule) for code, rule, _ in problems] == [("commander-type", "903.3")] * 2


def test_702_124j_every_partner_names_the_other(catalog: CardCatalog) -> None:
    """Of all cards that can be played with, "partner with" leads both ways."""
    cards = [card for card in catalog if card.legality("commander") == "legal"]
    named = [(card, one.name) for card in cards for one in card.deck_text.partner if one.name]
    assert len(named) > 40
    assert [card.name for card, name in named if not may_lead_together(card, catalog[name])] == []


def test_903_4b_a_chosen_color_is_the_one_that_fits_best(catalog: CardCatalog) -> None:
    """One color more, for a commander whose color is chosen; the warning says which, and two colors are too many."""
    piper = ["The Prismatic Piper", "Tymna the Weaver"]
    deck = Deck.read(listed(piper, ["1 Lightning Bolt", "1 Shock", "1 Opt"]), cards=catalog, format="commander")
    assert found(catalog, listed(piper, ["1 Lightning Bolt", "1 Shock"])) == []
    assert [one.cards for one in check_deck(deck).problems] == [("Opt",)]
    assert warned(deck) == [("color-chosen", "903.4b")]
    assert {color.value for color in list_deck(deck, RULES, banned_list=True).chosen_colors} == {"red"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Mana Crypt", "banned"),
        ("Advanced Floral Invocations", "legality-unknown"),
        ("The Mystery Raceway", "not-in-commander"),
        ("Sol Ring", None),
        ("Black Lotus", "banned"),
    ],
)
def test_903_5_the_card_pool(catalog: CardCatalog, name: str, code: str | None) -> None:
    """What the data says of the format counts; a restriction of Vintage does not."""
    found_codes = [one for one, rule, _ in found(catalog, listed(cards=[f"1 {name}"])) if rule == "903.5"]
    assert found_codes == ([code] if code else [])


def test_903_5_the_banned_list_is_an_option(catalog: CardCatalog) -> None:
    """Without it a banned card is legal, and what was never legal is not."""
    assert found(catalog, listed(cards=["1 Mana Crypt"]), banned_list=False) == []
    assert found(catalog, listed(cards=["1 The Mystery Raceway"]), banned_list=False) != []


def test_903_5_data_without_the_format_is_said(catalog: CardCatalog) -> None:
    """Older data know Vintage alone: a warning, and no card is refused that Vintage knows."""

    def older(card: Card) -> Card:
        return replace(card, legalities={"vintage": card.legality("vintage")})

    deck = Deck.read(listed(cards=["1 Mana Crypt"]), cards=catalog, format="commander")
    entries = tuple(replace(entry, card=older(entry.card)) for entry in deck.entries)
    leaders = tuple(replace(pair, oathbreaker=entries[0]) for pair in deck.leaders)
    old = replace(deck, entries=entries, leaders=leaders)
    assert check_deck(old).legal
    assert warned(old) == [("no-banned-list", "903.5")]


def test_712_4b_meld_results_are_no_cards(catalog: CardCatalog) -> None:
    """Neither in the deck nor as its commander."""
    problems = found(catalog, listed(["Brisela, Voice of Nightmares"]))
    assert ("meld-result", "712.4b", ("Brisela, Voice of Nightmares",)) in problems


def test_903_5e_no_sideboards(catalog: CardCatalog) -> None:
    """A sideboard and a companion are left out, and named as left out."""
    text = listed() + "\nSideboard\n1 Shock\n\nCompanion\n1 Lurrus of the Dream-Den\n"
    deck = Deck.read(text, cards=catalog, format="commander")
    assert check_deck(deck).legal
    assert warned(deck) == [("outside-companion", "702.139a"), ("outside-sideboard", "903.5e")]


def test_every_problem_is_reported_in_the_order_of_the_rules(catalog: CardCatalog) -> None:
    """Of a deck that breaks many rules."""
    problems = found(catalog, listed(["Grizzly Bears"], ["2 Shock", "1 Mana Crypt", "1 Forest"], size=98))
    numbers = [rule for _, rule, _ in problems]
    assert numbers == ["903.3", "903.5", "903.5a", "903.5b", "903.5c"]


def test_a_deck_read_for_oathbreaker_is_led_by_what_its_list_marks(catalog: CardCatalog) -> None:
    """The same report, whichever format it was read for; what was read for Commander is no Oathbreaker deck."""
    text = listed(["Daretti, Scrap Savant"], ["1 Shock"])
    report = check_deck(Deck.read(text, cards=catalog), format="commander")
    assert (report.legal, report.format, report.cards) == (True, "commander", 100)
    assert report.as_json()["leaders"] == [{"commander": "Daretti, Scrap Savant"}]
    assert report.as_json() == check_deck(Deck.read(text, cards=catalog, format="commander")).as_json()
    with pytest.raises(DeckFormatError, match="read as a Commander deck"):
        check_deck(Deck.read(text, cards=catalog, format="commander"), format="oathbreaker")


def test_903_6_a_table_may_ask_for_legal_decks(catalog: CardCatalog) -> None:
    """`legal_decks` refuses what breaks 903.5; a table without it plays what it is given."""
    cards = PlayableCards(catalog)
    good, short = listed(fill="Mountain"), listed(fill="Mountain", size=60)
    game = Game([good, good], 1, format="commander", cards=cards, legal_decks=True)
    assert [thing.name for thing in game.player(0).command] == [KRENKO]
    assert Game([good, short], 1, format="commander", cards=cards).player(1).life == 40
    with pytest.raises(GameSetupError, match="exactly 100"):
        Game([good, short], 1, format="commander", cards=cards, legal_decks=True)
