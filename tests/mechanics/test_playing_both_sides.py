"""Conditions, descriptions and triggers at both sides, where they hold and where they do not, with real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    key_of,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def tapped_lands(game: Game) -> int:
    """Return how many lands of the first player are tapped."""
    return sum(thing.tapped and "land" in thing.types for thing in game.find(zone="battlefield", controller=0))


def aims(game: Game) -> set[object]:
    """Return what the decision offers as targets."""
    assert game.decision is not None
    assert game.decision.kind == "target"
    return {option.target for option in game.decision.options}


def is_plotted_now(game: Game) -> bool:
    """Tell whether a special action is offered."""
    return any(option.action == "special" for option in game.legal_actions)


def test_702_122a_a_crewed_vehicle_is_an_artifact_creature_until_end_of_turn(catalog: CardCatalog) -> None:
    """A Sky Skiff is no creature before; crewed it attacks for 2; in the next turn it is none again."""
    table = table_of(catalog)
    skiff = table.battlefield(0, "Sky Skiff")
    table.battlefield(0, "Grizzly Bears", sick=True)
    game = begun(table)
    assert game.thing(skiff).types == ("artifact",)
    game.answer_with(action="activate", card="Sky Skiff")
    resolve_all(game)
    assert game.thing(skiff).types == ("artifact", "creature")
    attacks(game, (game.thing(skiff), 1))
    pass_until(game, "upkeep", turn=6)
    assert game.player(1).life == 18
    assert game.thing(skiff).types == ("artifact",)


def test_702_114a_a_card_with_devoid_is_colorless_wherever_it_is(catalog: CardCatalog) -> None:
    """A Vestige of Emrakul has no color on the battlefield, in hand and in the graveyard; a Goblin Piker is red."""
    table = table_of(catalog)
    table.battlefield(0, "Vestige of Emrakul")
    table.hand(0, "Vestige of Emrakul")
    table.graveyard(0, "Vestige of Emrakul")
    piker = table.battlefield(0, "Goblin Piker")
    game = begun(table)
    assert [tuple(thing.colors) for thing in game.find("Vestige of Emrakul")] == [(), (), ()]
    assert tuple(game.thing(piker).colors) == ("red",)


def test_702_114a_devoid_takes_the_color_of_the_mana_cost_away(catalog: CardCatalog) -> None:
    """Two cards for {R} differ by devoid alone: one is colorless, the other red."""
    table = table_of(catalog)
    table.define("Test Drone", "{R}", "Creature — Eldrazi", "Devoid", power=1, toughness=1)
    table.define("Test Goblin", "{R}", "Creature — Goblin", "Trample", power=1, toughness=1)
    drone, goblin = table.battlefield(0, "Test Drone"), table.battlefield(0, "Test Goblin")
    game = begun(table)
    assert (tuple(game.thing(drone).colors), tuple(game.thing(goblin).colors)) == ((), ("red",))


@pytest.mark.parametrize(("time", "lands"), [("night", 1), ("day", 3), (None, 3)])
def test_731_1_a_spell_that_costs_less_at_night(catalog: CardCatalog, time: str | None, lands: int) -> None:
    """Moonrager's Slash costs {R} at night, and {2}{R} by day and while it is neither."""
    table = table_of(catalog)
    if time is not None:
        table.daytime(time)
    table.hand(0, "Moonrager's Slash")
    game = begun(table)
    cast(game, "Moonrager's Slash", 1)
    assert tapped_lands(game) == lands


def test_702_73a_a_changeling_is_every_creature_type(catalog: CardCatalog) -> None:
    """A Universal Automaton counts as an Elf for Shaman of the Pack, a Grizzly Bears does not."""
    table = table_of(catalog, kinds=("Swamp", "Forest"))
    table.battlefield(0, "Universal Automaton")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Shaman of the Pack")
    game = begun(table)
    cast(game, "Shaman of the Pack")
    resolve(game)
    assert game.player(1).life == 18


def test_119_3_a_player_loses_life_equal_to_a_number(catalog: CardCatalog) -> None:
    """Villainous Wrath takes 1 life for each creature of the target opponent, none for one's own."""
    table = table_of(catalog, kinds=("Swamp",))
    for seat, number in ((0, 1), (1, 3)):
        for _ in range(number):
            table.battlefield(seat, "Grizzly Bears")
    table.hand(0, "Villainous Wrath")
    game = begun(table)
    cast(game, "Villainous Wrath")
    resolve(game)
    assert [player.life for player in game.players] == [20, 17]
    assert not on_battlefield(game, "Grizzly Bears")


def test_116_2k_a_card_is_plotted_in_one_s_main_phase_while_the_stack_is_empty(catalog: CardCatalog) -> None:
    """Not in the upkeep, not while a spell is on the stack, and not in another player's turn."""
    table = table_of(catalog)
    table.hand(0, "Djinn of Fool's Fall", "Shock")
    game = begun(table, step="upkeep")
    assert not is_plotted_now(game)
    pass_until(game, "precombat main")
    assert is_plotted_now(game)
    cast(game, "Shock", 1)
    assert not is_plotted_now(game)
    resolve(game)
    assert is_plotted_now(game)
    pass_until(game, "precombat main", turn=6)
    while game.priority != 0:
        game.answer("pass")
    assert not is_plotted_now(game)


@pytest.mark.parametrize("waiting", [1, 0])
def test_702_62b_a_card_without_time_counters_is_not_suspended(catalog: CardCatalog, waiting: int) -> None:
    """In the upkeep the first ability of suspend triggers for a card with time counters alone (603.4)."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Durkwood Baloth")
    if not waiting:
        table.exile(0, "Durkwood Baloth")
    game = begun(table)
    if waiting:
        game.answer_with(action="special", card="Durkwood Baloth")
        resolve(game)
    pass_until(game, "upkeep", turn=7)
    assert len(game.stack) == waiting
    resolve_all(game)
    (card,) = game.find("Durkwood Baloth", zone="exile")
    assert card.counters.get("time", 0) == 4 * waiting


@pytest.mark.parametrize(("land", "can_block"), [("Swamp", 0), ("Island", 1)])
def test_702_14c_swampwalk_asks_for_a_swamp_of_the_defending_player(
    catalog: CardCatalog, land: str, can_block: int
) -> None:
    """A Bog Wraith can be blocked unless the player whom it attacks has a Swamp; its own controller's do not count."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Swamp")
    table.battlefield(1, land)
    wraith = table.battlefield(0, "Bog Wraith")
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(wraith), 1))
    while game.step == "declare attackers" and game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert (game.decision.kind == "blockers") == can_block


def test_108_3_a_creature_that_you_own_may_be_another_s(catalog: CardCatalog) -> None:
    """Saving Grasp takes what its controller owns, whoever controls it, and not what they merely control."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Grizzly Bears")
    lent = table.battlefield(1, "Grizzly Bears", owner=0)
    table.battlefield(0, "Goblin Piker", owner=1)
    table.hand(0, "Saving Grasp")
    game = begun(table)
    game.answer_with(action="cast", card="Saving Grasp")
    assert aims(game) == {game.thing(mine).id, game.thing(lent).id}
    game.answer_with(target=game.thing(lent))
    resolve(game)
    assert names(game.player(0).hand) == ["Grizzly Bears"]


@pytest.mark.parametrize("times", [0, 2])
def test_702_56a_replicate_triggers_only_if_its_cost_was_paid(catalog: CardCatalog, times: int) -> None:
    """Unpaid, Train of Thought is alone on the stack; paid twice, one ability waits above it and makes two copies."""
    table = table_of(catalog, kinds=("Island",), lands=8)
    table.hand(0, "Train of Thought")
    game = begun(table)
    game.answer_with(action="cast", card="Train of Thought")
    for paid in (*["yes"] * times, "no"):
        game.answer(paid)
    assert [thing.kind for thing in game.stack] == ["spell", "ability"][: 1 + bool(times)]
    resolve_all(game)
    assert len(game.player(0).hand) == 1 + times


def test_115_1_a_player_or_planeswalker_is_no_creature(catalog: CardCatalog) -> None:
    """Lava Axe may be aimed at either player and at a planeswalker; Searing Flesh not at its own caster."""
    table = table_of(catalog, lands=12, kinds=("Mountain",))
    walker = table.battlefield(1, "Saheeli, Sublime Artificer")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Lava Axe", "Searing Flesh")
    game = begun(table)
    game.answer_with(action="cast", card="Searing Flesh")
    assert aims(game) == {1, game.thing(walker).id}
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 13
    game.answer_with(action="cast", card="Lava Axe")
    assert aims(game) == {0, 1, game.thing(walker).id}
    game.answer_with(target=game.thing(walker))
    resolve(game)
    assert not on_battlefield(game, "Saheeli, Sublime Artificer")


def test_701_40a_a_card_from_hand_is_manifested(catalog: CardCatalog) -> None:
    """Scroll of Fate puts the card that is chosen face down onto the battlefield as a 2/2 creature."""
    table = table_of(catalog)
    table.battlefield(0, "Scroll of Fate")
    table.hand(0, "Goblin Piker", "Shock")
    game = begun(table)
    game.answer_with(action="activate", card="Scroll of Fate")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    game.answer([key_of(game, "Goblin Piker")])
    (hidden,) = [thing for thing in game.find(zone="battlefield", controller=0) if thing.face_down]
    assert (hidden.card_name, hidden.power, hidden.toughness) == ("Goblin Piker", 2, 2)
    assert names(game.player(0).hand) == ["Shock"]


def test_701_26a_untapped_permanents_are_tapped_as_a_cost(catalog: CardCatalog) -> None:
    """Azami draws a card for each untapped Wizard, herself too; a Grizzly Bears is none."""
    table = table_of(catalog)
    azami = table.battlefield(0, "Azami, Lady of Scrolls")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="activate", card="Azami, Lady of Scrolls")
    resolve_all(game)
    assert (game.thing(azami).tapped, game.thing(bear).tapped) == (True, False)
    assert len(game.player(0).hand) == 1
    assert not [option for option in game.legal_actions if option.card == "Azami, Lady of Scrolls"]


def test_122_1_creatures_with_a_counter_on_them(catalog: CardCatalog) -> None:
    """Sapphire Drake gives flying to the creature with a +1/+1 counter, not to one without or with another counter."""
    table = table_of(catalog)
    table.battlefield(0, "Sapphire Drake")
    bears = [
        table.battlefield(0, "Grizzly Bears", counters=counters) for counters in ({"+1/+1": 1}, {"charge": 1}, None)
    ]
    game = begun(table)
    assert ["flying" in game.thing(bear).keywords for bear in bears] == [True, False, False]


def test_702_62a_a_suspended_creature_has_haste_until_its_caster_loses_control(catalog: CardCatalog) -> None:
    """A Keldon Halberdier that its owner has cast so attacks at once; under Mind Control it has no haste."""
    table = table_of(catalog)
    table.hand(0, "Keldon Halberdier")
    table.hand(1, "Mind Control")
    game = begun(table)
    game.answer_with(action="special", card="Keldon Halberdier")
    for turn in (7, 9, 11, 13):
        pass_until(game, "upkeep", turn)
        while game.decision is not None and game.stack:
            game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    (halberdier,) = on_battlefield(game, "Keldon Halberdier")
    assert "haste" in halberdier.keywords
    pass_until(game, "precombat main", turn=14)
    cast(game, "Mind Control")
    aim(game, halberdier)
    resolve(game)
    assert (halberdier.controller, "haste" in halberdier.keywords) == (1, False)


def test_702_78a_two_creatures_of_the_spell_s_color_are_tapped_for_conspire(catalog: CardCatalog) -> None:
    """Two Goblin Pikers conspire with Burn Trail, which is copied; a green creature stays untapped."""
    table = table_of(catalog)
    pikers = [table.battlefield(0, "Goblin Piker") for _ in range(2)]
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Burn Trail")
    game = begun(table)
    game.answer_with(action="cast", card="Burn Trail")
    while game.decision is not None and game.decision.kind != "priority":
        answers = {"may": "yes", "target": [key_of(game, 1)] if game.decision.kind == "target" else None}
        game.answer(answers.get(game.decision.kind) or game.decision.default())
    assert [game.thing(piker).tapped for piker in pikers] == [True, True]
    assert not game.thing(bear).tapped
    resolve_all(game)
    assert game.player(1).life == 14


def test_102_1_it_is_your_turn_or_not(catalog: CardCatalog) -> None:
    """A Faithful Pikemaster has first strike in its controller's turns; a Ghost Town goes back in the others'."""
    table = table_of(catalog)
    pikemaster = table.battlefield(0, "Faithful Pikemaster")
    table.battlefield(0, "Ghost Town")
    game = begun(table)
    assert "first strike" in game.thing(pikemaster).keywords
    assert goes_back(game) == 0
    pass_until(game, "upkeep", turn=6)
    assert "first strike" not in game.thing(pikemaster).keywords
    while game.priority != 0:
        game.answer("pass")
    assert goes_back(game) == 1


def goes_back(game: Game) -> int:
    """Return how often a Ghost Town's ability that is no mana ability is offered."""
    offers = [option for option in game.legal_actions if option.card == "Ghost Town" and option.value != "mana"]
    return sum("return" in (option.ability or (0, ""))[1].lower() for option in offers)
