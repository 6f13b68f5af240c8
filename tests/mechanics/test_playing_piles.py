"""CR 700.3 in play: who separates, who chooses, and what becomes of each pile."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

TOP = ("Shock", "Opt", "Duress", "Negate", "Fog")
"""The top of a library, whose cards are told apart by their names."""
KINDS = ("Island", "Mountain", "Swamp", "Plains")


def with_spell(catalog: CardCatalog, spell: str, players: int = 2) -> Game:
    """Return a game in which a player has a spell in hand, and knows the top of their library."""
    table = table_of(catalog, players=players, kinds=KINDS)
    table.hand(0, spell)
    table.library(0, *TOP)
    return begun(table)


def options(game: Game) -> list[str]:
    """Return what may be chosen, as it is shown."""
    assert game.decision is not None
    return [option.label() for option in game.decision.options]


def pass_until_asked(game: Game, rule_number: str) -> None:
    """Pass until a rule asks."""
    while game.decision is not None and game.decision.rule != rule_number:
        assert game.decision.kind == "priority", game.decision
        game.answer("pass")


def separate(game: Game, *cards: str) -> None:
    """Put cards into the first pile, by their names."""
    pass_until_asked(game, "700.3a")
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options if option.card in cards])


def test_700_3a_an_opponent_separates_and_you_choose(catalog: CardCatalog) -> None:
    """Fact or Fiction: the opponent puts each card into one of two piles; one goes to the hand, one is lost."""
    game = with_spell(catalog, "Fact or Fiction")
    cast(game, "Fact or Fiction")
    pass_until_asked(game, "700.3a")
    assert game.decision is not None
    assert (game.decision.player, len(game.decision.options)) == (1, 5)
    separate(game, "Shock", "Opt")
    assert game.decision.player == 0
    assert options(game) == ["The pile with Shock and Opt", "The pile with Duress, Negate and Fog"]
    game.answer("first pile")
    assert names(game.player(0).hand) == ["Shock", "Opt"]
    assert sorted(names(game.player(0).graveyard)) == ["Duress", "Fact or Fiction", "Fog", "Negate"]


def test_700_3c_nothing_is_moved_by_separating(catalog: CardCatalog) -> None:
    """While the piles are chosen from, the cards are still in the library, in their order."""
    game = with_spell(catalog, "Fact or Fiction")
    cast(game, "Fact or Fiction")
    separate(game, "Negate", "Shock")
    assert names(game.player(0).library)[:5] == list(TOP)
    assert names(game.player(0).hand) == []


def test_700_3d_a_pile_may_be_empty_and_be_chosen(catalog: CardCatalog) -> None:
    """All in one pile; the other, with nothing in it, may be the one for the hand."""
    game = with_spell(catalog, "Fact or Fiction")
    cast(game, "Fact or Fiction")
    separate(game)
    assert options(game)[0] == "The empty pile"
    game.answer("first pile")
    assert names(game.player(0).hand) == []
    assert len(game.player(0).graveyard) == 6


def test_700_3_the_controller_chooses_which_opponent(catalog: CardCatalog) -> None:
    """With two opponents the player of Fact or Fiction says who separates the cards."""
    game = with_spell(catalog, "Fact or Fiction", players=3)
    cast(game, "Fact or Fiction")
    pass_until_asked(game, "608.2d")
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "player")
    game.answer_with(target=2)
    assert (game.decision.player, game.decision.rule) == (2, "700.3a")


def test_700_3_you_separate_and_an_opponent_chooses(catalog: CardCatalog) -> None:
    """Steam Augury the other way round: what the opponent chooses goes to the hand."""
    game = with_spell(catalog, "Steam Augury")
    cast(game, "Steam Augury")
    separate(game, "Shock")
    assert game.decision is not None
    assert game.decision.player == 1
    game.answer("first pile")
    assert names(game.player(0).hand) == ["Shock"]
    assert len(game.player(0).graveyard) == 5


def test_700_3_a_face_down_pile_is_counted_and_a_face_up_pile_is_shown(catalog: CardCatalog) -> None:
    """Fortune's Favor: who chooses is told how many cards are in one pile and which are in the other."""
    game = with_spell(catalog, "Fortune's Favor")
    cast(game, "Fortune's Favor")
    separate(game, "Shock", "Opt", "Duress")
    assert game.decision is not None
    assert game.decision.player == 0
    assert options(game) == ["The face-down pile of 3 cards", "The pile with Negate"]
    told = [event.text("en") for event in game.log if event.kind == "reveal"]
    assert len(told) == 1
    assert "Negate" in told[0]
    game.answer("first pile")
    assert names(game.player(0).hand) == ["Shock", "Opt", "Duress"]


def test_700_3_a_card_of_the_chosen_pile(catalog: CardCatalog) -> None:
    """Truth or Tale: one card of the pile that the opponent chose; all others go to the bottom, the other pile too."""
    game = with_spell(catalog, "Truth or Tale")
    cast(game, "Truth or Tale")
    separate(game, "Shock", "Opt")
    game.answer("first pile")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} == {"Shock", "Opt"}
    game.answer_with(card="Opt")
    resolve_all(game)
    assert names(game.player(0).hand) == ["Opt"]
    assert set(names(game.player(0).library)[-4:]) == {"Shock", "Duress", "Negate", "Fog"}
    assert names(game.player(0).graveyard) == ["Truth or Tale"]


def liliana_with_six(catalog: CardCatalog) -> Game:
    """Return a game in which Liliana has just enough loyalty, and her opponent five permanents."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Liliana of the Veil", counters={"loyalty": 6})
    table.battlefield(0, "Swamp")
    for name in ("Swamp", "Island", "Forest", "Grizzly Bears", "Mind Stone"):
        table.battlefield(1, name)
    game = begun(table)
    option = next(one for one in game.legal_actions if one.ability and one.ability[1].startswith("−6"))
    game.answer(option)
    game.answer_with(target=1)
    return game


def test_700_3_liliana_separates_and_the_player_chooses_what_to_sacrifice(catalog: CardCatalog) -> None:
    """All of the target player's permanents, lands too, are in two piles; they sacrifice the one of their choice."""
    game = liliana_with_six(catalog)
    pass_until_asked(game, "700.3a")
    assert game.decision is not None
    assert (game.decision.player, len(game.decision.options)) == (0, 5)
    separate(game, "Swamp", "Island", "Grizzly Bears")
    assert game.decision.player == 1
    game.answer("second pile")
    left = [thing.name for thing in game.player(1).battlefield]
    assert left == ["Swamp", "Island", "Grizzly Bears"]
    assert sorted(names(game.player(1).graveyard)) == ["Forest", "Mind Stone"]
    assert names(game.player(0).battlefield) == ["Swamp"]


def test_700_3b_what_is_in_a_pile_is_destroyed_one_by_one(catalog: CardCatalog) -> None:
    """Do or Die: of the pile, what is indestructible stays, and nothing can be regenerated."""
    table = table_of(catalog, kinds=("Swamp",))
    for name in ("Grizzly Bears", "Darksteel Myr", "Uthden Troll", "Hill Giant"):
        table.battlefield(1, name)
    for _ in range(3):
        table.battlefield(1, "Mountain")
    table.hand(0, "Do or Die")
    game = begun(table, active=0)
    cast(game, "Do or Die", 1)
    while game.priority == 0:
        game.answer("pass")
    game.answer_with(action="activate", card="Uthden Troll")
    separate(game, "Darksteel Myr", "Uthden Troll", "Hill Giant")
    assert game.decision is not None
    assert game.decision.player == 1
    game.answer("first pile")
    assert [name for name in ("Grizzly Bears", "Darksteel Myr", "Uthden Troll", "Hill Giant")
            if on_battlefield(game, name)] == ["Grizzly Bears", "Darksteel Myr"]  # fmt: skip


def test_700_3c_cards_of_a_graveyard_come_back_or_are_exiled(catalog: CardCatalog) -> None:
    """Death or Glory: an opponent chooses the pile that is exiled; the other returns under its owner's control."""
    table = table_of(catalog, kinds=("Plains",))
    table.graveyard(0, "Grizzly Bears", "Shock", "Hill Giant", "Air Elemental")
    table.hand(0, "Death or Glory")
    game = begun(table)
    cast(game, "Death or Glory")
    separate(game, "Hill Giant")
    assert game.decision is not None
    assert game.decision.player == 1
    game.answer("second pile")
    assert names(game.player(0).exile) == ["Grizzly Bears", "Air Elemental"]
    assert [thing.controller for thing in on_battlefield(game, "Hill Giant")] == [0]
    assert names(game.player(0).graveyard) == ["Shock", "Death or Glory"]


def test_700_3_a_pile_of_all_graveyards_is_put_onto_the_battlefield(catalog: CardCatalog) -> None:
    """Boneyard Parley: one pile enters under its caster's control, the other goes back to its owners' graveyards."""
    table = table_of(catalog, kinds=("Swamp",), lands=8)
    handles = [table.graveyard(0, "Grizzly Bears"), *table.graveyard(1, "Hill Giant", "Air Elemental")]
    table.hand(0, "Boneyard Parley")
    game = begun(table)
    cast(game, "Boneyard Parley", [game.thing(handle) for handle in handles])
    separate(game, "Grizzly Bears", "Hill Giant")
    game.answer("first pile")
    assert [thing.controller for name in ("Grizzly Bears", "Hill Giant") for thing in on_battlefield(game, name)] == [
        0,
        0,
    ]
    assert names(game.player(1).graveyard) == ["Air Elemental"]


def test_700_3_automatic_play_makes_piles_of_alike_size(catalog: CardCatalog) -> None:
    """Defaults: every other card is in the first pile, and the greater pile goes to the hand."""
    game = with_spell(catalog, "Fact or Fiction")
    cast(game, "Fact or Fiction")
    pass_until_asked(game, "700.3a")
    for _ in range(2):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert names(game.player(0).hand) == ["Shock", "Duress", "Fog"]


def test_700_3a_the_greedy_agent_makes_two_piles(catalog: CardCatalog) -> None:
    """Liliana's greedy player leaves no pile empty, so that the other loses about half."""
    game = liliana_with_six(catalog)
    pass_until_asked(game, "700.3a")
    assert game.decision is not None
    chosen = GreedyAgent(catalog).choose(game.view(0), game.decision)
    assert isinstance(chosen, list)
    assert len(chosen) == 3


def test_701_20a_cards_among_those_revealed(catalog: CardCatalog) -> None:
    """Satyr Wayfinder: a land from among the four cards revealed, the rest into the graveyard."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Satyr Wayfinder")
    table.library(0, "Shock", "Island", "Opt", "Swamp", "Fog")
    game = begun(table)
    cast(game, "Satyr Wayfinder")
    resolve(game, "yes", ["Island"])
    assert names(game.player(0).hand) == ["Island"]
    assert names(game.player(0).graveyard) == ["Shock", "Opt", "Swamp"]
