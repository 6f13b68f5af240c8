"""`oathbreaker card`: what it prints in both languages, its JSON, its exit codes, names that are none."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from tests.cli.running_for_tests import Run, running

from oathbreaker.cards.card import Card, DeckText, Face, PartnerAbility
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cli.card_view import partner_words
from oathbreaker.cli.commands import card as command
from oathbreaker.formats.roles import as_oathbreaker, as_signature_spell
from oathbreaker.texts.showing import folded, visible

GOLDEN = Path(__file__).with_name("golden")
REWRITE = "OATHBREAKER_REWRITE_EXPECTED"
"""Environment variable: write what is printed now as what is expected, to be looked at and committed."""

GOLDEN_CARDS = {
    "saheeli": "Saheeli, Sublime Artificer",
    "rowan": "Rowan, Scholar of Sparks // Will, Scholar of Frost",
    "bahamut": "Summon: Bahamut",
    "bonecrusher": "Bonecrusher Giant",
    "fire-ice": "Fire/Ice",
    "black-lotus": "Black Lotus",
    "no-japanese-name": "Tetsuo Umezawa",
    "rat-colony": "Rat Colony",
    "urza-meld": "Urza, Planeswalker",
    "partner": "Pir, Imaginative Rascal",
    "omen": "Sagu Wildling",
    "battle": "Invasion of Zendikar",
}


@pytest.fixture
def run(catalog: CardCatalog, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs `oathbreaker card` at 80 columns: exit code, standard output, standard error."""
    monkeypatch.setattr(command, "open_as", lambda _kind, _screen: catalog)
    return running("card", monkeypatch, capsys)


def a_card(name: str, *type_lines: str, layout: str = "normal", vintage: str = "legal", **deck_text: object) -> Card:
    """Return a card with these faces."""
    faces = tuple(Face(f"{name} {number}", type_line) for number, type_line in enumerate(type_lines))
    legalities: Any = {"oathbreaker": vintage, "vintage": vintage}
    return Card(name, layout, faces, legalities=legalities, deck_text=DeckText(**deck_text))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("file", GOLDEN_CARDS)
def test_golden_text(file: str, language: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's facts are printed as they were looked at and found good; no line is too long, none ends in a space."""
    monkeypatch.setattr("oathbreaker.cli.card_view.text_rows", lambda *_: [])  # rules text is not kept in files
    code, out, err = run(GOLDEN_CARDS[file], "--lang", language)
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if cell_len(line) > 80 or line != line.rstrip()] == []
    golden = GOLDEN / f"{file}.{language}.txt"
    if os.environ.get(REWRITE):
        golden.write_text(out, encoding="utf-8", newline="\n")
    assert out == golden.read_text(encoding="utf-8")


def test_publisher_terms(run: Run) -> None:
    """The format's words follow --terms, and the two sets never mix."""
    _, community, _ = run("Saheeli, Sublime Artificer", "--lang", "ja")
    _, publisher, _ = run("Saheeli, Sublime Artificer", "--lang", "ja", "--terms", "publisher")
    assert "オースブレイカー" in community
    assert "刻銘呪文" in community
    assert "誓い破り" in publisher
    assert "トレードマークの呪文" in publisher
    assert "オースブレイカー" not in publisher
    assert "誓い破り" not in community


@pytest.mark.parametrize("width", ["20", "40", "60", "200"])
def test_other_widths(width: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """In narrow and wide terminals nothing of the card is lost."""
    monkeypatch.setenv("COLUMNS", width)
    _, out, _ = run("Bonecrusher Giant", "--lang", "ja")
    assert "デッキでは無視します（906.4、715.4）" in out.replace("\n", "").replace(" ", "")


@pytest.mark.parametrize(
    "name", ["稲妻", "《稲妻》", "いなずま", "ボルト", "bolt", "LIGHTNING BOLT", "ｌｉｇｈｔｎｉｎｇ ｂｏｌｔ"]
)
def test_names_that_find_it(name: str, run: Run) -> None:
    """Names in either language, readings and short names lead to the card."""
    code, out, _ = run(name, "--json")
    assert code == 0
    assert json.loads(out)["name"] == "Lightning Bolt"


def test_json(run: Run) -> None:
    """The JSON has the facts under the names of the contract, colours in the order of 105.1."""
    code, out, err = run("Rowan, Scholar of Sparks", "--json")
    facts = json.loads(out)
    assert (code, err) == (0, "")
    assert facts.pop("faces") == [
        {
            "name": "Rowan, Scholar of Sparks",
            "japanese_name": "火花の学者、ローアン",
            "reading": "ひばなのがくしゃろーあん",
            "mana_cost": "{2}{R}",
            "type_line": "Legendary Planeswalker — Rowan",
            "japanese_type_line": "伝説のプレインズウォーカー — ローアン",
            "supertypes": ["legendary"],
            "types": ["planeswalker"],
            "subtypes": ["Rowan"],
            "colors": ["red"],
            "color_indicator": [],
            "power": None,
            "toughness": None,
            "loyalty": "2",
            "defense": None,
        },
        {
            "name": "Will, Scholar of Frost",
            "japanese_name": "霜の学者、ウィル",
            "reading": "しものがくしゃうぃる",
            "mana_cost": "{4}{U}",
            "type_line": "Legendary Planeswalker — Will",
            "japanese_type_line": "伝説のプレインズウォーカー — ウィル",
            "supertypes": ["legendary"],
            "types": ["planeswalker"],
            "subtypes": ["Will"],
            "colors": ["blue"],
            "color_indicator": [],
            "power": None,
            "toughness": None,
            "loyalty": "4",
            "defense": None,
        },
    ]
    assert facts.pop("text").keys() == {"en", "ja"}
    assert facts.pop("verdict")["kind"] in {"read", "declined"}
    assert facts == {
        "name": "Rowan, Scholar of Sparks // Will, Scholar of Frost",
        "japanese_name": "火花の学者、ローアン // 霜の学者、ウィル",
        "layout": "modal_dfc",
        "mana_value": 3,
        "colors": ["red"],
        "color_identity": ["blue", "red"],
        "keywords": [],
        "legalities": {"oathbreaker": "legal", "vintage": "legal", "commander": "legal"},
        "data_date": "2026-08-12",
        "copy_limit": None,
        "partner": [],
        "can_be_commander": False,
        "is_meld_result": False,
    }


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("Rat Colony", {"copy_limit": "any"}),
        ("Nazgûl", {"copy_limit": 9}),
        ("Little Girl", {"mana_value": 0.5}),
        ("Black Lotus", {"legalities": {"oathbreaker": "banned", "vintage": "restricted", "commander": "banned"}}),
        ("Pir, Imaginative Rascal", {"partner": [{"kind": "partner with", "name": "Toothy, Imaginary Friend"}]}),
        ("Urza, Planeswalker", {"is_meld_result": True, "colors": ["white", "blue"]}),
        ("Saheeli, the Gifted", {"can_be_commander": True}),
    ],
)
def test_json_of_special_cards(name: str, fields: dict[str, object], run: Run) -> None:
    """Copy limits, half mana, bans, partners and meld results are told."""
    facts = json.loads(run(name, "--json")[1])
    assert {key: facts[key] for key in fields} == fields


def test_several_cards(run: Run) -> None:
    """A name that several cards have lists them all, a line each, and ends with 1."""
    code, out, err = run("サヒーリ")
    assert (code, err) == (1, "")
    first, *cards = out.splitlines()
    assert first == '"サヒーリ" can be 5 cards. Give the full name of one:'
    assert len(cards) == 5
    assert "  Saheeli, Sublime Artificer  /  崇高な工匠、サヒーリ" in cards
    _, japanese, _ = run("Oko", "--lang", "ja")
    assert "  王冠泥棒、オーコ  /  Oko, Thief of Crowns" in japanese.splitlines()
    assert "  Oko, Lorwyn Liege // Oko, Shadowmoor Scion〔英〕" in japanese.splitlines()


def test_several_cards_as_json(run: Run) -> None:
    """As JSON the candidates are told with both names."""
    code, out, _ = run("サヒーリ", "--json")
    candidates = json.loads(out)["candidates"]
    assert code == 1
    assert {"name": "Saheeli, Sublime Artificer", "japanese_name": "崇高な工匠、サヒーリ"} in candidates
    assert len(candidates) == 5


@pytest.mark.parametrize(
    ("name", "words", "reason"),
    [
        ("Lightnig Bolt", (), 'No card is named "Lightnig Bolt". Did you mean Lightning Bolt, '),
        ("稲妻い", ("--lang", "ja"), "「稲妻い」という名前のカードはありません。もしかして："),
        ("zzzzqqq", (), 'No card is named "zzzzqqq", and no name comes close.'),
        ("", (), "No card name was given."),
        (" \t\n", ("--lang", "ja"), "カード名がありません。"),
        ("\udcff\x00", (), "No card name was given."),
        ("a" * 10_000, (), f'"{"a" * 57}..." is longer than any card name.'),
        ("\x1b[31mzzzzqqq\x07\r\n", (), 'No card is named "[31mzzzzqqq", and no name comes close.'),
        ("。", (), 'No card is named "。", and no name comes close.'),
        ("[bold]zzzzqqq[/]", (), 'No card is named "[bold]zzzzqqq[/]", and no name comes close.'),
        ("'; DROP TABLE names; --", (), 'No card is named "'),
        ("{name}zzzzqqq", (), 'No card is named "{name}zzzzqqq", and no name comes close.'),
    ],
)
@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_names_that_are_none(
    name: str, words: tuple[str, ...], reason: str, as_json: tuple[str, ...], run: Run
) -> None:
    """A name that no card has ends with 2 and one clear line on standard error, without control characters."""
    code, out, err = run(name, *words, *as_json)
    assert (code, out) == (2, "")
    assert err.startswith(f"oathbreaker: {reason}")
    assert err.count("\n") == 1
    assert not [sign for sign in err.rstrip("\n") if not sign.isprintable()]


def test_no_name_at_all(run: Run) -> None:
    """Without the argument the refusal names it."""
    assert run()[0] == 2


@given(st.text())
def test_visible_text_is_one_line(text: str) -> None:
    """Whatever is typed, what is looked up and repeated is one line of printable characters."""
    assert all(sign == " " or sign.isprintable() for sign in visible(text))
    assert visible(visible(text)) == visible(text)


@given(st.text(alphabet="あアーン、。（906.4）abc xyz/{}W〔英〕", max_size=80), st.integers(2, 30))
def test_folded_lines_fit_and_lose_nothing(text: str, room: int) -> None:
    """Lines fit their room, and together they are the text but for spaces."""
    lines = folded(text, room)
    assert all(cell_len(line) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_folded_lines_keep_together_what_belongs_together() -> None:
    """A line begins neither with a comma nor in the middle of a number in brackets or of a katakana word."""
    folded_japanese = folded("第１面がプレインズウォーカーです（906.3a）", 20)
    assert folded_japanese == ["第１面が", "プレインズウォーカー", "です（906.3a）"]
    assert folded("第一、第二", 4) == ["第", "一、", "第二"]
    assert folded("no: it is one", 9) == ["no: it is", "one"]


@pytest.mark.parametrize(
    ("card", "oathbreaker", "spell"),
    [
        (a_card("Walker", "Planeswalker"), "card.oathbreaker_yes", "card.spell_no"),
        (a_card("Two", "Planeswalker", "Instant", layout="modal_dfc"), "card.oathbreaker_front", "card.spell_back"),
        (a_card("Back", "Creature", "Planeswalker", layout="transform"), "card.oathbreaker_back", "card.spell_no"),
        (a_card("Spell", "Kindred Instant — Elf"), "card.oathbreaker_no", "card.spell_yes"),
        (a_card("Halves", "Creature", "Sorcery", layout="split"), "card.oathbreaker_no", "card.spell_yes"),
        (
            a_card("Adventurer", "Creature", "Sorcery — Adventure", layout="adventure"),
            "card.oathbreaker_no",
            "card.spell_part",
        ),
        (a_card("Banned", "Planeswalker", vintage="banned"), "card.role_outside_pool", "card.spell_no"),
        (a_card("Never", "Sorcery", vintage="not legal"), "card.oathbreaker_no", "card.role_outside_pool"),
        (a_card("New", "Sorcery", vintage="unknown"), "card.oathbreaker_no", "card.spell_yes"),
    ],
)
def test_906_3_906_4_roles(card: Card, oathbreaker: str, spell: str) -> None:
    """Planeswalkers lead (the front face decides), instants and sorceries are their spells; banned cards neither."""
    assert as_oathbreaker(card).reason.key == oathbreaker
    assert as_signature_spell(card).reason.key == spell
    assert as_oathbreaker(card).possible is (oathbreaker in {"card.oathbreaker_yes", "card.oathbreaker_front"})
    assert as_signature_spell(card).possible is (spell == "card.spell_yes")


@pytest.mark.parametrize(
    ("card", "number"),
    [
        (a_card("Adventurer", "Creature", "Sorcery — Adventure", layout="adventure"), "715.4"),
        (a_card("Omen", "Creature", "Instant — Omen", layout="adventure"), "720.4"),
        (a_card("Prepared", "Creature", "Instant", layout="prepare"), "722.4"),
    ],
)
def test_rule_of_second_parts(card: Card, number: str) -> None:
    """Each kind of card with a second part has its own rule for what counts in a deck."""
    assert number in as_signature_spell(card).reason.text("en")


@pytest.mark.parametrize(
    ("ability", "english", "japanese"),
    [
        (PartnerAbility("partner"), "partner (702.124)", "共闘（702.124）"),
        (PartnerAbility("friends forever"), "friends forever (702.124)", "friends forever〔英〕（702.124）"),
        (PartnerAbility("Choose a Background"), "choose a Background (702.124)", "背景選択（702.124）"),
        (
            PartnerAbility("partner with", "Qzx the Unknown"),
            "partner with Qzx the Unknown (702.124)",
            "共闘（Qzx the Unknown）、702.124",
        ),
    ],
)
def test_702_124_partner_words(ability: PartnerAbility, english: str, japanese: str, catalog: CardCatalog) -> None:
    """Each variant of partner has its words; a partner that the data does not know keeps its name."""
    assert partner_words(ability, catalog).both() == {"en": english, "ja": japanese}


def test_json_of_the_text(run: Run) -> None:
    """The JSON has the text in both languages, and the verdict."""
    facts = json.loads(run("Counterspell", "--json")[1])
    assert facts["text"] == {"en": "Counter target spell.", "ja": "呪文１つを対象とする。それを打ち消す。"}
    assert facts["verdict"]["kind"] == "read"
    unread = json.loads(run("Karn Liberated", "--json")[1])
    assert unread["text"] == {"en": None, "ja": None}
    assert (unread["verdict"]["kind"], unread["verdict"]["line"]) == ("declined", 3)


def test_tree(run: Run) -> None:
    """--tree shows the text in both languages and the tree."""
    code, out, err = run("Counterspell", "--tree")
    assert (code, err) == (0, "")
    assert "Counter target spell." in out
    assert "呪文１つを対象とする。それを打ち消す。" in out
    assert "CounterSpell" in out
    assert "TargetSpec" in out


def test_tree_of_a_text_that_is_not_read(run: Run) -> None:
    """--tree tells where reading stopped, in the reader's language."""
    assert "Line 3, column 6" in run("Karn Liberated", "--tree", "--lang", "en")[1]
    assert "3行6文字目" in run("Karn Liberated", "--tree", "--lang", "ja")[1]
