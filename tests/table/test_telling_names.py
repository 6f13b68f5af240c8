"""What told games call things: whose they are, which are tokens, which ability or mode it was, how many are left."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import EVERY_LAND, table_of
from tests.table.test_telling import ToldTable, abilities, begun

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands of every kind."""
    return table_of(catalog, lands=4, kinds=EVERY_LAND)


def lines_of(told: ToldTable, kind: str) -> list[tuple[str, str, str]]:
    """Return the lines of a kind: rule, English, Japanese."""
    return [(line.rule, line.text(), line.text("ja")) for line in told.lines if line.kind == kind]


def test_109_4_whose_it_is_where_several_control_one_of_the_name(table: Scenario) -> None:
    """A permanent is told with its controller where another player controls one of its name, and only there."""
    table.hand(0, "Shock", "Lightning Bolt")
    table.battlefield(0, "Grizzly Bears")
    bear = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    told = begun(table)
    told.answer(action="cast", card="Shock")
    told.answer(told.game.thing(bear))
    told.resolve()
    told.answer(action="cast", card="Lightning Bolt")
    told.answer(told.game.thing(giant))
    told.resolve()
    assert [line[1] for line in lines_of(told, "cast")] == [
        "Player 1 casts Shock (targeting Player 2's Grizzly Bears, for {R}).",
        "Player 1 casts Lightning Bolt (targeting Hill Giant, for {R}).",
    ]
    assert lines_of(told, "destroy") == [
        ("704.5g", "Player 2's Grizzly Bears is destroyed.", "プレイヤー2の《灰色熊》は破壊された。"),
        ("704.5g", "Hill Giant is destroyed.", "《丘巨人》は破壊された。"),
    ]


def test_111_1_a_token_with_the_name_of_a_card_is_called_a_token(table: Scenario) -> None:
    """The copy that is exiled at the end is not taken for the card that it copies."""
    table.hand(0, "Heat Shimmer")
    original = table.battlefield(1, "Vampire Nighthawk")
    table.battlefield(1, "Hill Giant")
    told = begun(table)
    told.answer(action="cast", card="Heat Shimmer")
    told.answer(told.game.thing(original))
    told.resolve()
    while not any("exiled" in line[1] for line in lines_of(told, "zone change")):
        assert told.game.decision is not None
        told.answer("pass" if told.game.decision.kind == "priority" else told.game.decision.default())
    assert lines_of(told, "zone change")[-1] == (
        "701.13a",
        "Player 1's Vampire Nighthawk token is exiled.",
        "プレイヤー1の《吸血鬼の夜鷲》のトークンは追放された。",
    )


def test_601_2c_a_target_in_the_graveyard_of_another(table: Scenario) -> None:
    """Whose graveyard the target lies in is told where it is not the caster's own."""
    table.hand(0, "Reanimate")
    found = table.graveyard(1, "Grave Titan")
    table.graveyard(0, "Hill Giant")
    told = begun(table)
    told.answer(action="cast", card="Reanimate")
    told.answer(told.game.thing(found))
    assert lines_of(told, "cast") == [
        (
            "601.2i",
            "Player 1 casts Reanimate (targeting Grave Titan in Player 2's graveyard, for {B}).",
            "プレイヤー1は《再活性》を唱えた（対象はプレイヤー2の墓地にある《墓所のタイタン》、マナは{B}）。",
        )
    ]


def test_700_2_modes_are_told_by_their_text(table: Scenario) -> None:
    """Which modes were chosen can be read without the card."""
    table.hand(0, "Austere Command")
    told = begun(table)
    told.answer(action="cast", card="Austere Command")
    told.answer([0, 1])
    ((_, english, japanese),) = lines_of(told, "cast")
    assert "modes “Destroy all artifacts” and “Destroy all enchantments”" in english
    assert "モード「すべてのアーティファクトを破壊する」、「すべてのエンチャントを破壊する」" in japanese


def test_606_4_which_loyalty_ability_and_what_is_left(table: Scenario) -> None:
    """A loyalty ability is told by its text first, then by its symbol; its cost with what loyalty is left."""
    table.battlefield(0, "Garruk Wildspeaker", counters={"loyalty": 3})
    told, size = begun(table), "3/3"
    for turn in range(2):
        if turn:
            told.game.advance(turn=7, step="precombat main")
            told.lines += told.telling.news()
        told.game.answer_with(
            action="activate", ability=(1, next(text for text in abilities(told.game) if "Beast" in text))
        )
        told.resolve()
    assert lines_of(told, "activate") == [
        (
            "602.2",
            f"Player 1 activates an ability of Garruk Wildspeaker: −1: Create a {size} green Beast creature token.",
            "プレイヤー1は《野生語りのガラク》の能力を起動した：-1：緑の3/3のビースト・クリーチャー・トークン１体を生成する。",
        ),
        (
            "602.2",
            "Player 1 activates an ability of Garruk Wildspeaker: −1.",
            "プレイヤー1は《野生語りのガラク》の能力を起動した：-1。",
        ),
    ]
    costs = [line for line in lines_of(told, "remove counters") if "Paying" in line[1]]
    assert [line[0] for line in costs] == ["606.4", "606.4"]
    assert "(now 2)" in costs[0][1]
    assert "（残り１個）" in costs[1][2]


def test_603_3_a_trigger_is_told_by_its_text_once(table: Scenario) -> None:
    """What an only ability does is read the first time; afterwards its source's name tells it."""
    table.hand(0, "Elvish Visionary")
    table.library(0, "Elvish Visionary", "Forest")
    told = begun(table)
    for _ in range(2):
        told.answer(action="cast", card="Elvish Visionary")
        told.resolve()
    assert [line[1] for line in lines_of(told, "triggers")] == [
        "An ability of Elvish Visionary triggers: When this creature enters, draw a card.",
        "An ability of Elvish Visionary triggers.",
    ]


def test_701_22a_how_many_cards_were_put_on_the_bottom(table: Scenario) -> None:
    """That is public; that the player looked at the cards is said with it."""
    table.hand(0, "Opt")
    table.library(0, "Shock", "Forest")
    told = begun(table)
    told.answer(action="cast", card="Opt")
    told.answer("pass")
    told.answer("pass")
    told.answer([0])
    assert lines_of(told, "scry") == [
        ("701.22a", "Player 1 scries 1 (1 card to the bottom).", "プレイヤー1は占術１を行った（一番下に１枚）。")
    ]
    assert lines_of(told, "look at") == []


def test_120_3c_damage_says_what_loyalty_is_left(table: Scenario) -> None:
    """Loyalty is told as life is: with the damage."""
    garruk = table.battlefield(1, "Garruk Wildspeaker", counters={"loyalty": 3})
    table.hand(0, "Shock")
    told = begun(table)
    told.answer(action="cast", card="Shock")
    told.answer(told.game.thing(garruk))
    told.resolve()
    assert lines_of(told, "damage") == [
        (
            "120.4",
            "Shock deals 2 damage to Garruk Wildspeaker (loyalty: 1).",
            "《ショック》は《野生語りのガラク》に２点のダメージを与えた（忠誠度：1）。",
        )
    ]
    assert lines_of(told, "remove counters") == []


def test_509_1_equal_blockers_of_one_attacker_are_one_line(table: Scenario) -> None:
    """Two bears that block one giant are told apart from two that block one each."""
    attacker = table.battlefield(0, "Craw Wurm")
    for _ in range(2):
        table.battlefield(1, "Grizzly Bears")
    told = begun(table)
    attacks = told.pass_until("attackers").options
    told.answer([option for option in attacks if option.source == told.game.thing(attacker).id])
    told.answer(told.pass_until("blockers").options)
    assert lines_of(told, "block") == [
        ("509.1", "Grizzly Bears (2) block Craw Wurm.", "《灰色熊》（２体）は《大喰らいのワーム》をブロックした。")
    ]


def test_510_2_equal_attackers_damage_a_player_in_one_line(table: Scenario) -> None:
    """Each deals its own damage; the life that is left is told once."""
    for _ in range(3):
        table.battlefield(0, "Grizzly Bears")
    told = begun(table)
    told.answer(told.pass_until("attackers").options)
    while not lines_of(told, "damage"):
        told.answer("pass")
    assert lines_of(told, "damage") == [
        (
            "120.4",
            "Grizzly Bears (3) deal 2 combat damage each to Player 2 (life: 14).",
            "《灰色熊》（３枚）はプレイヤー2にそれぞれ２点の戦闘ダメージを与えた（ライフ：14）。",
        )
    ]


def test_106_4_mana_that_is_added_at_once_is_one_sum(table: Scenario) -> None:
    """Three black mana of a ritual are no sentence three times."""
    table.hand(0, "Dark Ritual")
    told = begun(table)
    told.answer(action="cast", card="Dark Ritual")
    told.resolve()
    assert [line[1:] for line in lines_of(told, "add mana")] == [
        ("Player 1 adds {B}{B}{B}.", "プレイヤー1は{B}{B}{B}を加えた。")
    ]


def test_305_1_how_a_land_enters_is_told_with_its_playing(table: Scenario) -> None:
    """A land that enters tapped has one line, no second one about the battlefield."""
    table.hand(0, "Izzet Guildgate")
    told = begun(table)
    told.answer(action="play land", card="Izzet Guildgate")
    assert lines_of(told, "land played") == [
        (
            "305.1",
            "Player 1 plays Izzet Guildgate (tapped).",
            "プレイヤー1は《イゼットのギルド門》をプレイした（タップ状態）。",
        )
    ]
    assert lines_of(told, "zone change") == []


def test_702_34a_the_exile_of_a_spell_has_its_own_rule(table: Scenario) -> None:
    """A spell cast with flashback becomes no permanent: it is exiled."""
    table.graveyard(0, "Faithless Looting")
    told = begun(table)
    told.answer(action="cast", card="Faithless Looting", alternative="flashback")
    told.resolve()
    assert ("701.13a", "Faithless Looting is exiled.", "《信仰無き物あさり》は追放された。") in lines_of(
        told, "zone change"
    )


def test_701_13a_whose_graveyard_is_exiled(table: Scenario) -> None:
    """Cards that leave a zone for exile, or for another's side of the battlefield, say whose zone it was."""
    table.hand(0, "Bojuka Bog", "Reanimate")
    table.graveyard(1, "Hill Giant", "Shock", "Shock")
    told = begun(table)
    told.answer(action="cast", card="Reanimate")
    told.resolve()
    told.answer(action="play land", card="Bojuka Bog")
    told.answer(1)
    told.resolve()
    assert lines_of(told, "zone change")[-2:] == [
        (
            "400.7",
            "Hill Giant enters the battlefield (from the graveyard of Player 2, controlled by Player 1).",
            "《丘巨人》が戦場に出た（プレイヤー2の墓地から、コントローラーはプレイヤー1）。",
        ),
        (
            "701.13a",
            "Shock (2) are exiled (from the graveyard of Player 2).",
            "《ショック》（２枚）は追放された（プレイヤー2の墓地から）。",
        ),
    ]


def test_701_20a_what_was_revealed_has_its_name_as_it_moves(table: Scenario) -> None:
    """The card that everybody has seen is no unknown card a line later."""
    table.hand(0, "Lay of the Land")
    table.library(0, "Island", "Shock")
    told = begun(table)
    told.answer(action="cast", card="Lay of the Land")
    told.answer("pass")
    told.answer("pass")
    told.answer([0])
    told.resolve()
    moves = [line for line in lines_of(told, "zone change") if "hand" in line[1]]
    assert [line[1] for line in lines_of(told, "reveal")] == ["Player 1 reveals Island."]
    assert moves[-1][1] == "Island is put into the hand of Player 1 (from the library)."


def test_608_2c_a_text_that_was_just_told_is_not_told_again(table: Scenario) -> None:
    """An ability of one instruction says what it does as it triggers; then only that it resolves."""
    table.define("Loud Bear", "{G}", "Creature — Bear", "When this creature enters, creatures can't block this turn.")
    table.hand(0, "Loud Bear")
    told = begun(table)
    told.answer(action="cast", card="Loud Bear")
    told.resolve()
    assert lines_of(told, "triggers")[0][1].endswith("creatures can't block this turn.")
    assert [line[1] for line in lines_of(told, "resolve")] == ["An ability of Loud Bear resolves."]


def test_700_2_modes_of_a_spell_that_has_resolved_meanwhile(table: Scenario) -> None:
    """Modes are read from the card where everybody has passed before anything was told."""
    table.hand(0, "Austere Command")
    game = table.start(turn=5)
    told = ToldTable(game)
    told.answer(action="cast", card="Austere Command")
    told.answer([0, 1])
    told.lines += told.telling.news()
    ((_, english, _japanese),) = lines_of(told, "cast")
    assert "modes “Destroy all artifacts” and “Destroy all enchantments”" in english


def test_614_12_life_paid_for_a_land_says_for_which(table: Scenario) -> None:
    """Two life for Steam Vents are told as what they are."""
    table.hand(0, "Steam Vents")
    told = begun(table)
    told.answer(action="play land", card="Steam Vents")
    told.answer("yes")
    assert [line[1:] for line in lines_of(told, "lose life")] == [
        (
            "Paying for Steam Vents: Player 1 loses 2 life (life: 18).",
            "《蒸気孔》のための支払い：プレイヤー1は２点のライフを失った（ライフ：18）。",
        )
    ]
    assert lines_of(told, "land played")[0][1] == "Player 1 plays Steam Vents."


def test_707_10_a_copy_is_not_taken_for_the_spell(table: Scenario) -> None:
    """The copy of a spell resolves as a copy."""
    table.hand(0, "Twincast", "Divination")
    table.library(0, *["Forest"] * 6)
    told = begun(table)
    told.answer(action="cast", card="Divination")
    told.answer(action="cast", card="Twincast")
    told.resolve()
    assert [line[1] for line in lines_of(told, "resolve")] == [
        "Twincast resolves.",
        "A copy of Divination resolves.",
        "Divination resolves.",
    ]
    assert lines_of(told, "copy on stack")[0][1:] == (
        "Player 1 copies Divination.",
        "プレイヤー1は《予言》をコピーした。",
    )


def test_a_text_that_ends_in_a_quotation_has_one_full_stop(table: Scenario) -> None:
    """What an emblem says ends the sentence."""
    table.battlefield(0, "Elspeth, Knight-Errant", counters={"loyalty": 9})
    told = begun(table)
    text = next(text for text in abilities(told.game) if "emblem" in text)
    told.game.answer_with(action="activate", ability=(2, text))
    told.lines += told.telling.news()
    assert lines_of(told, "activate")[0][1].endswith('have indestructible."')


def test_701_23b_a_search_that_finds_nothing(table: Scenario) -> None:
    """A player who finds nothing is told so, and one who finds something is not."""
    table.hand(0, "Rampant Growth")
    table.library(0, "Shock", "Shock")
    (told := begun(table)).answer(action="cast", card="Rampant Growth")
    told.resolve()
    assert lines_of(told, "search") == [
        (
            "701.23a",
            "Player 1 searches their library and finds nothing.",
            "プレイヤー1は自分のライブラリーを探したが、何も見つけなかった。",
        )
    ]


def test_906_12_modes_of_a_signature_spell_are_told_too(table: Scenario) -> None:
    """What is said of the command zone comes besides."""
    table.battlefield(0, "Jeska, Thrice Reborn", designation="oathbreaker", counters={"loyalty": 2})
    table.command(0, signature_spell="Jeska's Will")
    told = begun(table)
    told.answer(action="cast", card="Jeska's Will")
    while told.game.decision is not None and told.game.decision.kind != "priority":
        told.answer(told.game.decision.default())
    ((_, english, _japanese),) = lines_of(told, "cast")
    assert "the signature spell, from the command zone" in english
    assert "mode “" in english or "modes “" in english


def test_601_2c_targets_of_one_name_are_counted(table: Scenario) -> None:
    """Two lands are told as two, with whose they are."""
    table.battlefield(0, "Garruk Wildspeaker", counters={"loyalty": 3})
    told = begun(table)
    text = next(text for text in abilities(told.game) if "Untap" in text)
    told.game.answer_with(action="activate", ability=(0, text))
    decision = told.game.decision
    assert decision is not None
    own = [option for option in decision.options if option.label() == "Forest"][:2]
    told.answer(own)
    assert "(targeting Player 1's Forest (2))" in lines_of(told, "activate")[0][1]


def test_714_2_chapters_are_written_as_on_cards(table: Scenario) -> None:
    """Several chapters of one ability are parted by a comma and a space, in Japanese too."""
    table.hand(0, "History of Benalia")
    told = begun(table)
    told.answer(action="cast", card="History of Benalia")
    told.answer("pass")
    told.answer("pass")
    ((_, english, japanese),) = lines_of(told, "triggers")
    assert "I, II — Create a 2/2" in english
    assert "：I, II ― 警戒を持つ" in japanese
