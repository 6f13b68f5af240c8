"""CR 401.5, 601.3 The top card of a library, revealed, looked at and played, on real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all
from tests.rules.boards_for_tests import board

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

LIBRARY = "of your library"
CHARGE = "charge counters"


def top_seen(game: Game, viewer: int, seat: int = 0) -> str | None:
    """Return the name of the top card of a player's library as a player sees it; None where it is hidden."""
    top = game.view(viewer)["players"][seat]["library_top"]
    return None if top is None else top["name"]


def castable(game: Game) -> set[str | None]:
    """Return the names of the cards that may be cast or played."""
    return {option.card for option in game.legal_actions if option.action in {"cast", "play land"}}


def test_401_5_everybody_sees_the_revealed_card(catalog: CardCatalog) -> None:
    """Courser of Kruphix: all see the top card, of its controller's library alone; the land there is played."""
    table = board(catalog)
    table.battlefield(0, "Courser of Kruphix")
    table.library(0, "Forest", "Shock")
    table.library(1, "Opt")
    game = begun(table)
    assert [top_seen(game, viewer) for viewer in (0, 1)] == ["Forest", "Forest"]
    assert top_seen(game, 1, seat=1) is None
    game.answer_with(action="play land", card="Forest")
    resolve(game)
    assert (top_seen(game, 1), game.player(0).life) == ("Shock", 21)
    assert castable(game) == set()


def test_401_5_only_its_player_may_look(catalog: CardCatalog) -> None:
    """Vizier of the Menagerie's kind: Eladamri's look is for one player, and creatures are cast from there."""
    table = board(catalog)
    table.define("Test Seer", "{0}", "Creature — Elf", f"You may look at the top card {LIBRARY} any time.\n"
                 f"You may cast creature spells from the top {LIBRARY}.", power=1, toughness=1)  # fmt: skip
    table.battlefield(0, "Test Seer")
    table.library(0, "Grizzly Bears", "Shock")
    game = begun(table)
    assert [top_seen(game, viewer) for viewer in (0, 1)] == ["Grizzly Bears", None]
    cast(game, "Grizzly Bears")
    resolve(game)
    assert on_battlefield(game, "Grizzly Bears")
    assert castable(game) == set()


def test_401_5_the_next_card_stays_hidden_while_casting(catalog: CardCatalog) -> None:
    """Mystic Forge: while the artifact is being cast from the top, the card beneath it is not seen."""
    table = board(catalog)
    table.battlefield(0, "Mystic Forge")
    table.define("Test Relic", "{X}", "Artifact", f"This artifact enters with X {CHARGE} on it.")
    table.library(0, "Test Relic", "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Test Relic")
    assert game.decision is not None
    assert (game.decision.kind, top_seen(game, 0)) == ("x", None)
    game.answer(1)
    assert top_seen(game, 0) == "Shock"


def test_601_3_spells_of_either_kind_and_lands(catalog: CardCatalog) -> None:
    """Mystic Forge: artifacts and colorless spells; Future Sight: lands and spells of any kind."""
    for keeper, top, may in (
        ("Mystic Forge", "Sol Ring", True),
        ("Mystic Forge", "Shock", False),
        ("Mystic Forge", "Forest", False),
        ("Future Sight", "Shock", True),
        ("Future Sight", "Forest", True),
    ):
        table = board(catalog)
        table.battlefield(0, keeper)
        table.library(0, top)
        assert (castable(begun(table)) == {top}) == may, (keeper, top)


def test_601_3_of_the_chosen_type(catalog: CardCatalog) -> None:
    """Realmwalker: only creatures of the type chosen as it entered."""
    table = board(catalog)
    table.hand(0, "Realmwalker")
    table.library(0, "Llanowar Elves", "Grizzly Bears")
    game = begun(table)
    cast(game, "Realmwalker")
    resolve_all_choosing(game, "Elf")
    assert castable(game) == {"Llanowar Elves"}
    cast(game, "Llanowar Elves")
    resolve(game)
    assert castable(game) == set()


def resolve_all_choosing(game: Game, word: str) -> None:
    """Let everything resolve, and choose a word where one is asked for."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "priority":
            game.answer("pass")
        else:
            game.answer_with(value=word)


def test_400_2_what_is_shown_is_known_when_hidden_cards_are_dealt_anew(catalog: CardCatalog) -> None:
    """A game that the opponent's view allows has the revealed card on top again."""
    table = board(catalog)
    table.battlefield(0, "Courser of Kruphix")
    table.library(0, "Shock", "Opt", "Divination")
    game = begun(table)
    for seed in range(4):
        assert game.determinize(1, seed).player(0).library[0].name == "Shock"
    resolve_all(game)
