"""CR 101.4, 608.2e-f What several players do at the same time: all choose first, in APNAP order, then all is done."""

from __future__ import annotations

from collections.abc import Callable

from tests.mechanics.positions_for_tests import begun, cast, names, reply, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

Asked = list[tuple[int, str, object]]
"""Who was asked, what kind of decision it was, and what was to be seen then."""


def resolve_seeing(game: Game, look: Callable[[Game], object], *answers: object) -> Asked:
    """Let the stack resolve with these answers; return who was asked what, and what was to be seen as each was."""
    left = list(answers)
    asked: Asked = []
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "priority":
            game.answer("pass")
            continue
        asked.append((game.decision.player, game.decision.kind, look(game)))
        reply(game, left.pop(0))
    assert not left
    return asked


def spell(table: Scenario, text: str) -> None:
    """Define a sorcery for {U} and give it to the first player."""
    table.define("Test Council", "{U}", "Sorcery", text)
    table.hand(0, "Test Council")


def lives(game: Game) -> list[int]:
    """Return the life totals."""
    return [game.player(seat).life for seat in range(3)]


def creatures(game: Game) -> list[str]:
    """Return the names of all creatures on the battlefield."""
    return [thing.name for thing in game.find(zone="battlefield") if "creature" in thing.types]


def test_118_12a_each_opponent_says_whether_they_pay(catalog: CardCatalog) -> None:
    """Rishadan Cutpurse: first all opponents say whether they pay, then those who do not choose what they sacrifice."""
    table = table_of(catalog, players=3, lands=2, kinds=("Island",))
    table.battlefield(0, "Swamp")
    bear = table.battlefield(1, "Grizzly Bears")
    table.battlefield(2, "Hill Giant")
    table.hand(0, "Rishadan Cutpurse")
    game = begun(table)
    cast(game, "Rishadan Cutpurse")
    asked = resolve_seeing(game, lambda game: len(creatures(game)), "no", "yes", bear)
    assert asked == [(1, "may", 3), (2, "may", 3), (1, "choose permanents", 3)]
    assert creatures(game) == ["Hill Giant", "Rishadan Cutpurse"]
    assert [sum(thing.tapped for thing in game.player(seat).battlefield) for seat in (1, 2)] == [0, 1]


def test_608_2e_nobody_pays_until_all_have_said_so(catalog: CardCatalog) -> None:
    """Killing Wave: no life is paid until everybody has chosen; what is not paid for is sacrificed all at once."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    for seat in (0, 1, 2):
        table.battlefield(seat, "Grizzly Bears")
    table.hand(0, "Killing Wave")
    game = begun(table)
    cast(game, "Killing Wave", 3)
    asked = resolve_seeing(game, lives, "yes", "yes", "no")
    assert asked == [(seat, "may", [20, 20, 20]) for seat in (0, 1, 2)]
    assert lives(game) == [17, 17, 20]
    assert creatures(game) == ["Grizzly Bears", "Grizzly Bears"]


def test_118_3_nobody_promises_more_than_they_can_pay(catalog: CardCatalog) -> None:
    """Killing Wave: with 5 life a player can say for one creature alone that they pay 3."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.life(1, 5)
    table.hand(0, "Killing Wave")
    game = begun(table)
    cast(game, "Killing Wave", 3)
    asked = resolve_seeing(game, lives, "yes")
    assert asked == [(1, "may", [20, 5, 20])]
    assert creatures(game) == ["Grizzly Bears"]
    assert lives(game) == [20, 2, 20]


def test_118_3_mana_is_promised_once(catalog: CardCatalog) -> None:
    """Cut the Tethers: six lands pay {3} for two Spirits, and the third goes back."""
    table = table_of(catalog, players=3, lands=6, kinds=("Island",))
    for name in ("Drifting Shade", "Spirit of the Hearth", "Angelic Page"):
        table.define(name, "{W}", "Creature — Spirit", "", power=1, toughness=1)
        table.battlefield(1, name)
    table.hand(0, "Cut the Tethers")
    game = begun(table)
    cast(game, "Cut the Tethers")
    asked = resolve_seeing(game, lambda game: len(game.player(1).hand), "yes", "yes")
    assert asked == [(1, "may", 0), (1, "may", 0)]
    assert names(list(game.player(1).hand)) == ["Angelic Page"]
    assert sum(thing.tapped for thing in game.player(1).battlefield) == 6


def test_608_2f_for_each_object_is_one_action(catalog: CardCatalog) -> None:
    """Fade Away: all say whether they pay, then all choose, then all that is chosen is sacrificed at once."""
    table = table_of(catalog, players=3, lands=3, kinds=("Island",))
    bear = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(2, "Hill Giant")
    table.hand(0, "Fade Away")
    game = begun(table)
    cast(game, "Fade Away")
    asked = resolve_seeing(game, lambda game: len(creatures(game)), "no", "no", bear, giant)
    assert asked == [
        (1, "may", 2), (2, "may", 2), (1, "choose permanents", 2), (2, "choose permanents", 2),
    ]  # fmt: skip
    assert creatures(game) == []


def test_101_4_those_who_may_all_say_so_first(catalog: CardCatalog) -> None:
    """Each player may sacrifice a creature: who does and which is chosen in turn order, and they go at once."""
    table = table_of(catalog, players=3, kinds=("Island",))
    for seat in range(3):
        table.battlefield(seat, "Grizzly Bears")
        table.battlefield(seat, "Hill Giant")
    spell(table, "Each player may sacrifice a creature of their choice.")
    game = begun(table, active=0)
    cast(game, "Test Council")
    asked = resolve_seeing(
        game, lambda game: len(creatures(game)), "yes", ["Grizzly Bears"], "no", "yes", ["Hill Giant"]
    )
    assert [(seat, kind) for seat, kind, _ in asked] == [
        (0, "may"), (0, "choose permanents"), (1, "may"), (2, "may"), (2, "choose permanents"),
    ]  # fmt: skip
    assert {number for _, _, number in asked} == {6}
    assert len(creatures(game)) == 4


def test_608_2e_the_second_action_waits_for_the_first_of_all(catalog: CardCatalog) -> None:
    """Weird Harvest: nobody's card is in hand until the last has found one; then all of them are revealed at once."""
    table = table_of(catalog, players=3, kinds=("Forest",))
    for seat in range(3):
        table.library(seat, "Grizzly Bears", "Forest")
    table.hand(0, "Weird Harvest")
    game = begun(table)
    cast(game, "Weird Harvest", 1)
    asked = resolve_seeing(
        game,
        lambda game: [len(game.player(seat).hand) for seat in range(3)],
        "yes", "yes", "no", ["Grizzly Bears"], ["Grizzly Bears"],
    )  # fmt: skip
    assert [(seat, kind) for seat, kind, _ in asked] == [
        (0, "may"), (1, "may"), (2, "may"), (0, "choose cards"), (1, "choose cards"),
    ]  # fmt: skip
    assert all(seen == [0, 0, 0] for _, _, seen in asked)
    assert [names(list(game.player(seat).hand)) for seat in range(3)] == [["Grizzly Bears"], ["Grizzly Bears"], []]


def test_701_22c_several_players_scry_at_once(catalog: CardCatalog) -> None:
    """Eager Construct: who wants to scry says so before anybody looks, and all look before anybody decides."""
    table = table_of(catalog, players=3, kinds=("Island",))
    for seat in range(3):
        table.library(seat, "Opt", "Forest")
    table.hand(0, "Eager Construct")
    game = begun(table)
    cast(game, "Eager Construct")
    top = ["Opt"]
    asked = resolve_seeing(game, lambda game: game.decision and game.decision.rule, "yes", "no", "yes", top, [])
    assert [(seat, kind) for seat, kind, _ in asked] == [
        (0, "may"), (1, "may"), (2, "may"), (0, "scry"), (2, "scry"),
    ]  # fmt: skip
    assert [game.player(seat).library[0].name for seat in range(3)] == ["Forest", "Opt", "Opt"]


def test_121_2c_each_player_draws_all_their_cards_before_the_next(catalog: CardCatalog) -> None:
    """Draws are no simultaneous action: all of the active player's come first, those after a "may" too."""
    table = table_of(catalog, players=3, kinds=("Island",))
    spell(table, "Each player may draw two cards.")
    game = begun(table)
    cast(game, "Test Council")
    asked = resolve_seeing(game, lambda game: [len(game.player(seat).hand) for seat in range(3)], "yes", "no", "yes")
    assert asked == [(0, "may", [0, 0, 0]), (1, "may", [0, 0, 0]), (2, "may", [0, 0, 0])]
    drawn = [event for event in game.log if event.kind == "draw"]
    assert [event.about()[0] for event in drawn][-4:] == [0, 0, 2, 2]


def test_101_4a_cards_in_hand_are_chosen_in_secret(catalog: CardCatalog) -> None:
    """While the second player chooses what to discard, they do not see what the first has chosen."""
    table = table_of(catalog, players=2, kinds=("Swamp",))
    for seat in range(2):
        table.hand(seat, "Shock", "Opt", "Negate", "Cancel")
    table.hand(0, "Delirium Skeins")
    game = begun(table)
    cast(game, "Delirium Skeins")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    reply(game, ["Shock", "Opt", "Negate"])
    assert game.decision.player == 1
    assert "Shock" not in str(game.view(1)["players"][0])
    reply(game, ["Cancel", "Opt", "Negate"])
    assert [names(list(game.player(seat).hand)) for seat in range(2)] == [["Cancel"], ["Shock"]]


def test_733_1_copies_saves_and_undo_while_some_have_chosen(catalog: CardCatalog) -> None:
    """A game in the middle of choices made together is copied, saved and undone like any other."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    for seat in (0, 1, 2):
        table.battlefield(seat, "Grizzly Bears")
    table.hand(0, "Killing Wave")
    game = begun(table)
    cast(game, "Killing Wave", 3)
    for _ in range(3):
        game.answer("pass")
    game.answer("yes")
    before = game.digest()
    others = [game.copy(), Game.load(game.save(), cards=table.cards)]
    game.answer("no")
    game.undo()
    assert game.digest() == before
    for each in (game, *others):
        assert each.decision is not None
        assert (each.decision.player, each.decision.kind) == (1, "may")
        each.answer("no")
        each.answer("yes")
        assert lives(each) == [17, 20, 17]
    assert len({each.digest() for each in (game, *others)}) == 1


def test_701_21a_each_player_sacrifices_all_of_theirs(catalog: CardCatalog) -> None:
    """An instruction that one player follows is followed by each of several, all at once: Epicenter with threshold."""
    table = table_of(catalog, players=3, kinds=("Mountain",))
    for _ in range(7):
        table.graveyard(0, "Shock")
    table.hand(0, "Epicenter")
    game = begun(table)
    cast(game, "Epicenter", 1)
    resolve_seeing(game, lives)
    assert [len(game.player(seat).battlefield) for seat in range(3)] == [0, 0, 0]


def test_608_2e_each_player_goes_on_with_what_they_found(catalog: CardCatalog) -> None:
    """Each player puts the card that they found onto the battlefield under their own control."""
    table = table_of(catalog, players=3, kinds=("Island",))
    table.library(0, "Plains", "Opt")
    table.library(1, "Forest", "Opt")
    table.library(2, "Swamp", "Opt")
    spell(table, "Each player searches their library for a basic land card, then puts it onto the battlefield tapped.")
    game = begun(table)
    cast(game, "Test Council")
    asked = resolve_seeing(game, lambda game: len(game.find(zone="battlefield")), ["Plains"], ["Forest"], ["Swamp"])
    assert asked == [(seat, "choose cards", 18) for seat in range(3)]
    assert [game.player(seat).battlefield[-1].name for seat in range(3)] == ["Plains", "Forest", "Swamp"]
    assert all(game.player(seat).battlefield[-1].tapped for seat in range(3))


def test_118_12a_who_pays_is_known_before_anything_is_chosen(catalog: CardCatalog) -> None:
    """Blood Clock: who would return a permanent may pay 2 life, and chooses one only if they do not."""
    for answers, life, left in ((("yes",), 18, 12), (("no", ["Island"]), 20, 11)):
        table = table_of(catalog, players=2, lands=6)
        table.battlefield(1, "Blood Clock")
        game = table.start(active=1, step="end", turn=4)
        game.stop_everywhere = True
        while game.decision is not None and game.decision.kind == "priority":
            game.answer("pass")
        for answer in answers:
            reply(game, answer)
        assert (game.player(0).life, len(game.player(0).battlefield)) == (life, left)
