"""906.3-906.6 What an Oathbreaker deck must be, rule by rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.formats.check_deck import check_deck
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.languages import LANGUAGES, Language
from oathbreaker.texts.messages import say

MakeDeck = Callable[..., Deck]
SAHEELI = "Saheeli, Sublime Artificer"
JESKA = "Jeska, Thrice Reborn"
TEVESH = "Tevesh Szat, Doom of Fools"


def found(deck: Deck, *, banned_list: bool = True) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return a deck's problems as (code, rule, cards)."""
    return [
        (problem.code, problem.rule, problem.cards) for problem in check_deck(deck, banned_list=banned_list).problems
    ]


def warned(deck: Deck) -> list[tuple[str, tuple[str, ...]]]:
    """Return a deck's warnings as (code, cards)."""
    return [(warning.code, warning.cards) for warning in check_deck(deck).warnings]


def test_906_6_legal_deck(make_deck: MakeDeck) -> None:
    """A planeswalker, a sorcery within its identity and 58 cards within it are a legal deck of 60."""
    report = check_deck(make_deck(cards=["Lightning Bolt", "Counterspell", "Steam Vents"]))
    assert report.legal
    assert report.cards == 60
    assert not report.warnings


@pytest.mark.parametrize(
    ("name", "code", "rule"),
    [
        ("Shorikai, Genesis Engine", "oathbreaker-not-planeswalker", "906.3"),
        ("Syr Gwyn, Hero of Ashvale", "oathbreaker-not-planeswalker", "906.3"),
        ("Urza, Lord High Artificer", "oathbreaker-not-planeswalker", "906.3"),
        ("Lightning Bolt", "oathbreaker-not-planeswalker", "906.3"),
        ("Nissa, Vastwood Seer", "front-face-not-planeswalker", "906.3a"),
        ("Jace, Vryn's Prodigy", "front-face-not-planeswalker", "906.3a"),
        ("Valki, God of Lies", "front-face-not-planeswalker", "906.3a"),
    ],
)
def test_906_3_a_planeswalker_card_leads(make_deck: MakeDeck, name: str, code: str, rule: str) -> None:
    """Only a card whose front face is a planeswalker leads; whether it could be a commander does not matter."""
    problems = check_deck(make_deck([name], ["All Is Dust"], fill="Wastes")).problems
    assert [(problem.code, problem.rule) for problem in problems if problem.rule.startswith("906.3")] == [(code, rule)]
    assert [problem.cards[0].split(" // ")[0] for problem in problems if problem.code == code] == [name]


@pytest.mark.parametrize(
    ("name", "fill"),
    [("Arlinn Kord", "Forest"), ("Rowan, Scholar of Sparks", "Island"), ("Grist, the Hunger Tide", "Swamp")],
)
def test_906_3a_front_face_planeswalker_leads(make_deck: MakeDeck, name: str, fill: str) -> None:
    """A double-faced card with a planeswalker in front leads, as does a planeswalker that is a creature elsewhere."""
    assert found(make_deck([name], ["All Is Dust"], fill=fill)) == []


def test_906_3b_partners_lead_with_a_spell_each(make_deck: MakeDeck) -> None:
    """Two walkers with partner lead together, each with its own spell; the deck still has 60 cards."""
    report = check_deck(make_deck([JESKA, TEVESH], ["Jeska's Will", "The Elderspell"], fill="Swamp"))
    assert report.legal
    assert report.cards == 60


def test_906_3b_partner_with_names_each_other(make_deck: MakeDeck) -> None:
    """Partner with a name works with the named card and no other, and does not mix with plain partner (702.124f)."""
    assert found(make_deck(["Rowan Kenrith", "Will Kenrith"], ["Lightning Bolt", "Opt"])) == []
    for wrong in (["Rowan Kenrith", JESKA], ["Will Kenrith", TEVESH], [JESKA, SAHEELI], ["Rowan Kenrith", SAHEELI]):
        spells = ["All Is Dust", "Titan's Presence"]
        codes = found(make_deck(wrong, spells, fill="Wastes"))
        assert [code for code in codes if code[1] == "906.3b"] == [("not-partners", "906.3b", tuple(wrong))]


def test_906_3b_never_three(make_deck: MakeDeck) -> None:
    """Three oathbreakers are too many even when all have partner."""
    deck = make_deck([JESKA, TEVESH, "Rowan Kenrith"], ["Jeska's Will", "The Elderspell"], fill="Swamp")
    assert ("too-many-oathbreakers", "906.3b", (JESKA, TEVESH, "Rowan Kenrith")) in found(deck)


def test_906_3b_the_walkers_that_can_be_partners(catalog: CardCatalog) -> None:
    """Exactly four legal planeswalker cards have a partner ability."""
    walkers = [card for card in catalog if card.has_type("planeswalker") and card.legality("oathbreaker") == "legal"]
    partners = sorted(card.name for card in walkers if card.deck_text.partner)
    assert partners == [JESKA, "Rowan Kenrith", TEVESH, "Will Kenrith"]


@pytest.mark.parametrize(
    "name", ["Sol Ring", "Swords to Plowshares"], ids=["an artifact", "an instant outside the identity"]
)
def test_906_4_the_signature_spell_is_reported_under_906_4_alone(make_deck: MakeDeck, name: str) -> None:
    """A wrong signature spell is one problem of 906.4, never also one of 906.6c."""
    rules = [problem.rule for problem in check_deck(make_deck(spells=[name])).problems if problem.rule != "906.6f"]
    assert rules == ["906.4"]


@pytest.mark.parametrize("name", ["Brazen Borrower", "Bonecrusher Giant", "Murderous Rider", "Jwari Disruption"])
def test_906_4_the_front_decides_of_the_spell_too(make_deck: MakeDeck, name: str) -> None:
    """An adventurer card is a creature card (715.4); a modal card instant with a land behind will do."""
    codes = [problem.code for problem in check_deck(make_deck(spells=[name])).problems]
    assert ("signature-spell-type" in codes) == (name != "Jwari Disruption")


@pytest.mark.parametrize("name", ["Fire // Ice", "Expansion // Explosion", "Commit // Memory"])
def test_906_4_split_cards_are_instants_and_sorceries(make_deck: MakeDeck, name: str) -> None:
    """A split card has the types of both halves (709.4c), so one of an instant and a sorcery leads."""
    assert found(make_deck(spells=[name])) == []


def test_906_4_a_room_is_no_spell(make_deck: MakeDeck) -> None:
    """A Room is a split card but an enchantment."""
    codes = found(make_deck(spells=["Bottomless Pool // Locker Room"]))
    assert codes == [("signature-spell-type", "906.4", ("Bottomless Pool // Locker Room",))]


def test_906_4b_each_spell_within_its_own_oathbreaker(make_deck: MakeDeck) -> None:
    """With partners, a spell within the identity of the other partner only is a problem of 906.4b."""
    deck = make_deck([JESKA, TEVESH], ["The Elderspell", "Jeska's Will"], fill="Swamp")
    assert found(deck) == [
        ("signature-spell-identity", "906.4b", ("The Elderspell",)),
        ("signature-spell-identity", "906.4b", ("Jeska's Will",)),
    ]


def test_906_4b_two_oathbreakers_two_spells(make_deck: MakeDeck) -> None:
    """With partners there are two spells: one is too few, three are too many; alone, two are too many."""
    one = found(make_deck([JESKA, TEVESH], ["Jeska's Will"], fill="Swamp"))
    assert one == [("signature-spell-missing", "906.4b", (TEVESH,))]
    three = found(make_deck([JESKA, TEVESH], ["Jeska's Will", "The Elderspell", "Shock"], fill="Swamp"))
    assert [code for code, _, _ in three] == ["too-many-signature-spells"]
    alone = found(make_deck(spells=["Thoughtcast", "Opt"]))
    assert alone == [("too-many-signature-spells", "906.4", ("Thoughtcast", "Opt"))]


@pytest.mark.parametrize(("size", "difference"), [(59, 1), (61, 1), (100, 40), (3, 57)])
def test_906_6a_exactly_sixty(make_deck: MakeDeck, size: int, difference: int) -> None:
    """59 cards are too few and 61 too many, and the message says how many to change."""
    (problem,) = check_deck(make_deck(size=size)).problems
    assert (problem.code, problem.rule) == ("deck-size", "906.6a")
    assert problem.reason.fields == {"count": size, "difference": difference}


def test_906_6a_partners_leave_56_in_the_library(make_deck: MakeDeck) -> None:
    """Two oathbreakers and two spells are part of the 60."""
    deck = make_deck([JESKA, TEVESH], ["Jeska's Will", "The Elderspell"], fill="Swamp", size=62)
    assert [code for code, _, _ in found(deck)] == ["deck-size"]


@pytest.mark.parametrize(
    ("cards", "fill", "copies"),
    [
        ({"Lightning Bolt": 2}, "Island", ["Lightning Bolt"]),
        ({"Snow-Covered Island": 20, "Wastes": 10, "Mountain": 5}, "Island", []),
        ({"Rat Colony": 30}, "Swamp", []),
        ({"Seven Dwarves": 7}, "Mountain", []),
        ({"Seven Dwarves": 8}, "Mountain", ["Seven Dwarves"]),
        ({"Nazgûl": 9}, "Swamp", []),
        ({"Nazgûl": 10}, "Swamp", ["Nazgûl"]),
        ({"Steam Vents": 2}, "Island", ["Steam Vents"]),
    ],
)
def test_906_6b_one_of_each(make_deck: MakeDeck, cards: dict[str, int], fill: str, copies: list[str]) -> None:
    """One copy of each name, except basic lands (snow-covered, Wastes) and what a card's own text allows."""
    problems = found(make_deck(["Jeska, Thrice Reborn", TEVESH], ["Jeska's Will", "The Elderspell"], cards, fill=fill))
    assert [names[0] for code, _, names in problems if code == "copies"] == copies


@pytest.mark.parametrize(
    ("name", "land_type"),
    [
        ("Swords to Plowshares", False),
        ("Breeding Pool", True),
        ("Dryad Arbor", True),
        ("Snow-Covered Forest", True),
        ("Boros Charm", False),
    ],
)
def test_906_6c_and_906_6d_outside_the_identity(make_deck: MakeDeck, name: str, *, land_type: bool) -> None:
    """A card outside the identity breaks 906.6c; one with a basic land type of another colour 906.6d as well."""
    problems = found(make_deck(cards=[name]))
    expected = [("outside-identity", "906.6c", (name,))]
    if land_type:
        expected.append(("outside-land-type", "906.6d", (name,)))
    assert problems == expected


def test_906_6d_wastes_fit_anywhere(make_deck: MakeDeck) -> None:
    """Wastes has no basic land type and no colour."""
    assert found(make_deck(fill="Wastes")) == []


@pytest.mark.parametrize("name", ["Ghostfire", "Transguild Courier", "Kitesail", "Fire // Ice", "Noble Hierarch"])
def test_906_5_identity_is_more_than_colour(make_deck: MakeDeck, name: str) -> None:
    """Symbols in cost and text and colour-defining text count, even where the card itself is colourless."""
    outside = [
        names[0] for code, _, names in found(make_deck(["Karn Liberated"], ["All Is Dust"], [name], fill="Wastes"))
    ]
    assert outside == ([] if name == "Kitesail" else [name])


def test_906_6e_leaders_missing(make_deck: MakeDeck) -> None:
    """A deck without leaders lacks both, and each is named."""
    problems = found(make_deck([], []))
    assert [(code, rule) for code, rule, _ in problems] == [
        ("oathbreaker-missing", "906.6e"),
        ("signature-spell-missing", "906.6e"),
    ]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Sol Ring", "banned"),
        ("Ad Nauseam", "banned"),
        ("Jeweled Lotus", "banned"),
        ("Chaos Orb", "banned-in-vintage"),
        ("Contract from Below", "banned-in-vintage"),
        ("Backup Plan", "banned-in-vintage"),
        ("Urza, Academy Headmaster", "not-in-vintage"),
        ("Brainstorm", ""),
        ("Ponder", ""),
    ],
)
def test_906_6f_the_card_pool(make_deck: MakeDeck, name: str, code: str) -> None:
    """Cards on the banned list and cards that are not Vintage-legal are named; Vintage-restricted ones are fine."""
    problems = [found_code for found_code, rule, _ in found(make_deck(cards=[name], fill="Island")) if rule == "906.6f"]
    assert problems == ([code] if code else [])


def test_906_6f_restricted_is_named_where_banned(make_deck: MakeDeck) -> None:
    """A banned card that Vintage restricts is named as such."""
    (problem,) = check_deck(make_deck(cards=["Sol Ring"])).problems
    assert problem.reason.key == "check.banned_and_restricted"


def test_906_6f_without_the_banned_list(make_deck: MakeDeck) -> None:
    """A group may play without the format's banned list; Vintage's still holds."""
    deck = make_deck(cards=["Sol Ring", "Chaos Orb"])
    assert [code for code, _, _ in found(deck, banned_list=False)] == ["banned-in-vintage"]


def test_906_6f_every_card_of_the_banned_list(corpus: Path, catalog: CardCatalog, make_deck: MakeDeck) -> None:
    """Every card of the published list is refused."""
    names = (corpus / "cards" / "banned-oathbreaker.txt").read_text(encoding="utf-8").splitlines()
    deck = make_deck(["Karn Liberated"], ["All Is Dust"], names, fill="Wastes")
    refused = {cards[0] for code, _, cards in found(deck) if code == "banned"}
    assert refused == {catalog[name].name for name in names}


def test_906_13_sideboards_are_left_out(make_deck: MakeDeck) -> None:
    """Sideboards, maybeboards and companions are no part of the deck and are named as left out."""
    outside = {"Swords to Plowshares": "sideboard", "Opt": "maybeboard", "Lurrus of the Dream-Den": "companion"}
    deck = make_deck(outside=outside)
    assert found(deck) == []
    assert warned(deck) == [
        ("outside-companion", ("Lurrus of the Dream-Den",)),
        ("outside-sideboard", ("Swords to Plowshares",)),
        ("outside-maybeboard", ("Opt",)),
    ]


def test_leader_listed_in_the_main_deck(make_deck: MakeDeck) -> None:
    """A leader listed again is the same card if that makes 60, else a second copy (906.6b)."""
    same = make_deck(cards=[SAHEELI], size=61)
    assert found(same) == []
    assert warned(same) == [("leader-listed-twice", (SAHEELI,))]
    second = make_deck(cards=[SAHEELI])
    assert found(second) == [("copies", "906.6b", (SAHEELI,))]


def test_both_leaders_listed_in_the_main_deck(make_deck: MakeDeck) -> None:
    """A list of 60 that holds both leaders, named apart as well, is counted once."""
    deck = make_deck(cards=[SAHEELI, "Thoughtcast"], size=62)
    assert found(deck) == []
    assert warned(deck) == [("leader-listed-twice", (SAHEELI,)), ("leader-listed-twice", ("Thoughtcast",))]


def test_unknown_cards_are_no_problem_but_a_warning(make_deck: MakeDeck) -> None:
    """A name that the data does not know is counted and reported as unknown, not as illegal."""
    deck = make_deck(cards=["unknown Thing"])
    assert found(deck) == []
    assert warned(deck) == [("unknown-card", ("unknown Thing",))]


def test_meld_results_are_no_cards(make_deck: MakeDeck) -> None:
    """The combined back of two meld cards is refused."""
    deck = make_deck(["Karn Liberated"], ["All Is Dust"], ["Chittering Host"], fill="Wastes")
    assert ("meld-result", "712.4b", ("Chittering Host",)) in found(deck)


def test_all_problems_are_reported(make_deck: MakeDeck) -> None:
    """Everything that is wrong is found at once, in the order of the rules."""
    deck = make_deck(
        ["Syr Gwyn, Hero of Ashvale"],
        [],
        {"Lightning Bolt": 2, "Breeding Pool": 1, "Sol Ring": 1},
        fill="Swamp",
        size=50,
    )
    rules = [problem.rule for problem in check_deck(deck).problems]
    assert rules == ["906.3", "906.6a", "906.6b", "906.6c", "906.6d", "906.6e", "906.6f"]


def test_an_open_question_is_no_verdict(make_deck: MakeDeck) -> None:
    """A deck whose leaders are not known is neither legal nor illegal."""
    deck = make_deck()
    with pytest.raises(DeckFormatError, match="no oathbreaker"):
        check_deck(Deck(deck.entries, question=say("check.oathbreaker_missing")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_reads_in_both_languages(make_deck: MakeDeck, language: Language) -> None:
    """Every problem has a sentence in each language, with no field left open."""
    deck = make_deck(["Syr Gwyn, Hero of Ashvale"], ["Sol Ring"], {"Lightning Bolt": 2, "Breeding Pool": 1}, size=50)
    for problem in check_deck(deck).problems:
        text = problem.message(language)
        assert text.endswith("." if language == "en" else "。")
        assert "{" not in text


def test_report_as_json(make_deck: MakeDeck) -> None:
    """The JSON form has the keys of the public interface."""
    value = check_deck(make_deck(cards=["Breeding Pool"])).as_json()
    assert list(value) == ["legal", "format", "leaders", "cards", "data_date", "problems", "warnings", "unreadable"]
    assert value["leaders"] == [{"oathbreaker": SAHEELI, "signature_spell": "Thoughtcast"}]
    assert value["problems"][0]["lines"] == [3]
    assert set(value["problems"][0]) == {"code", "rule", "cards", "lines", "message"}
    assert set(value["problems"][0]["message"]) == {"en", "ja"}
