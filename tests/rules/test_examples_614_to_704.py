"""CR 614-616, 704: what the rules' own examples say about replacing, preventing and state-based actions holds."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, resolve, resolve_all
from tests.rules.boards_for_tests import activate, bare, board, graveyard, hand, own, played, size

from oathbreaker.library.catalog import CardCatalog


def test_614_4_regeneration_comes_before_or_not_at_all(catalog: CardCatalog) -> None:
    """In response to the spell it saves the creature; once the spell has resolved, there is nothing to regenerate."""
    for in_time in (True, False):
        table = board(catalog)
        troll = table.battlefield(0, "Uthden Troll")
        table.hand(0, "Lightning Bolt")
        game = begun(table)
        cast(game, "Lightning Bolt", game.thing(troll))
        if in_time:
            activate(game, game.thing(troll), "{R}")
        resolve(game)
        assert bool(on_battlefield(game, "Uthden Troll")) == in_time
        assert in_time or not [option for option in game.legal_actions if option.card == "Uthden Troll"]


def test_614_5_each_replacement_once(catalog: CardCatalog) -> None:
    """Two that double damage make 8 of 2: each of them once for the event."""
    table = board(catalog)
    for _ in range(2):
        table.battlefield(0, "Furnace of Rath")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock")
    game.answer_with(target=1)
    resolve_all(game)
    assert game.player(1).life == 12


def test_614_12_the_permanent_is_looked_at_as_it_would_be_there(catalog: CardCatalog) -> None:
    """Scarwood Treefolk put onto the battlefield from a graveyard enters tapped; without its abilities, untapped."""
    for name, tapped in (("Honor of the Pure", True), ("Humility", False)):
        table = board(catalog)
        table.battlefield(1, name)
        table.graveyard(0, "Scarwood Treefolk")
        table.hand(0, "Zombify")
        game = begun(table)
        played(game, "Zombify")
        assert on_battlefield(game, "Scarwood Treefolk")[0].tapped == tapped


def test_614_12_what_affects_permanents_does_not_affect_its_own_entering(catalog: CardCatalog) -> None:
    """Orb of Dreams enters untapped; what comes after it enters tapped."""
    table = board(catalog)
    table.hand(0, "Orb of Dreams", "Grizzly Bears")
    game = begun(table)
    played(game, "Orb of Dreams")
    played(game, "Grizzly Bears")
    assert [on_battlefield(game, name)[0].tapped for name in ("Orb of Dreams", "Grizzly Bears")] == [False, True]


def test_614_13b_one_creature_is_sacrificed_once(catalog: CardCatalog) -> None:
    """Of two devours only one can have the Bear: three counters, or five, and never eight."""
    table = bare(catalog)
    own(table, "Twice Hungry", "Creature — Cat", "Devour 3\nDevour 5")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Twice Hungry")
    game = begun(table)
    cast(game, "Twice Hungry")
    asked = 0
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        about_bear = [option for option in game.decision.options if option.target == bear.oid]
        if game.decision.kind != "priority" and about_bear:
            asked += 1
            game.answer([about_bear[0].key])
        else:
            game.answer(game.decision.default())
    assert asked == 1
    assert on_battlefield(game, "Twice Hungry")[0].counters.get("+1/+1") in {3, 5}


def test_614_13b_without_a_sacrifice_no_counters(catalog: CardCatalog) -> None:
    """Who devours nothing has a creature without counters."""
    table = bare(catalog)
    own(table, "Twice Hungry", "Creature — Cat", "Devour 3\nDevour 5")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Twice Hungry")
    game = begun(table)
    cast(game, "Twice Hungry")
    resolve_all(game)
    assert on_battlefield(game, "Twice Hungry")[0].counters == {}
    assert game.thing(bear).zone == "battlefield"


def test_615_4_prevention_comes_before_or_not_at_all(catalog: CardCatalog) -> None:
    """In response it prevents the damage; afterwards the life is gone."""
    for in_time, life in ((True, 20), (False, 17)):
        table = board(catalog)
        own(table, "Calm", "Instant", "Prevent all damage that would be dealt this turn.")
        table.hand(0, "Lightning Bolt", "Calm")
        game = begun(table)
        cast(game, "Lightning Bolt")
        game.answer_with(target=1)
        if in_time:
            cast(game, "Calm")
            resolve(game)
        else:
            resolve(game)
            played(game, "Calm")
        assert game.player(1).life == life


def test_616_1f_after_one_was_applied_the_rest_is_looked_at_anew(catalog: CardCatalog) -> None:
    """Damage that a prevention took away is not doubled, and what was doubled first is prevented all the same."""
    table = board(catalog)
    own(table, "Calm", "Instant", "Prevent all damage that would be dealt this turn.")
    table.battlefield(0, "Furnace of Rath")
    table.hand(0, "Lightning Bolt", "Calm")
    game = begun(table)
    played(game, "Calm")
    cast(game, "Lightning Bolt")
    game.answer_with(target=1)
    resolve_all(game)
    assert game.player(1).life == 20


def test_616_1g_creating_a_token_is_doubled_before_it_enters(catalog: CardCatalog) -> None:
    """Each of the two tokens enters by itself: tapped, with its own counters, and seen by what sees creatures enter."""
    table = board(catalog)
    own(table, "Kitten", "Sorcery", "Create a 1/1 white Cat creature token.")
    own(table, "Late Hour", "Enchantment", "Permanents enter tapped.")
    own(table, "Door Watcher", "Enchantment", "Whenever a creature enters, you gain 1 life.")
    for name in ("Late Hour", "Door Watcher", "Doubling Season"):
        table.battlefield(0, name)
    table.hand(0, "Kitten")
    game = begun(table)
    played(game, "Kitten")
    tokens = on_battlefield(game, "Cat Token")
    assert ([token.tapped for token in tokens], game.player(0).life) == ([True, True], 22)


def test_616_1g_a_copied_token_gets_twice_what_it_enters_with(catalog: CardCatalog) -> None:
    """Two copies of a creature that enters with nine counters, each with twice as many."""
    table = board(catalog)
    own(table, "Stout Cat", "Creature — Cat", "This creature enters with nine +1/+1 counters on it.")
    cat = table.battlefield(0, "Stout Cat")
    table.battlefield(0, "Doubling Season")
    table.hand(0, "Cackling Counterpart")
    game = begun(table)
    played(game, "Cackling Counterpart", game.thing(cat))
    tokens = [thing for thing in on_battlefield(game, "Stout Cat") if thing.is_token]
    assert [token.counters for token in tokens] == [{"+1/+1": 18}, {"+1/+1": 18}]


def test_616_2_what_one_replacement_makes_another_replaces(catalog: CardCatalog) -> None:
    """Doubled and one more, in either order as the player chooses: 3 life is 7 or 8."""
    found = set()
    for first in ("Rhox Faithmender", "Angel of Vitality"):
        table = board(catalog)
        own(table, "Gift", "Instant", "You gain 3 life.")
        for name in ("Rhox Faithmender", "Angel of Vitality"):
            table.battlefield(0, name)
        table.hand(0, "Gift")
        game = begun(table)
        cast(game, "Gift")
        while game.stack:
            assert game.decision is not None
            if game.decision.kind == "replacement":
                game.answer(next(option for option in game.decision.options if first in option.label("en")))
            else:
                game.answer("pass")
        found.add(game.player(0).life)
    assert found == {27, 28}


def test_704_4_nothing_dies_in_the_middle_of_a_spell(catalog: CardCatalog) -> None:
    """A creature as large as the hand lives through a moment without cards."""
    table = bare(catalog)
    own(
        table,
        "Hand Beast",
        "Creature — Cat",
        "This creature's power and toughness are each equal to the number of cards in your hand.",
    )
    own(table, "New Hand", "Sorcery", "Discard your hand, then draw two cards.")
    beast = table.battlefield(0, "Hand Beast")
    table.hand(0, "New Hand", "Shock")
    game = begun(table)
    played(game, "New Hand")
    assert (size(game.thing(beast)), game.thing(beast).zone) == ((2, 2), "battlefield")
    assert sorted(graveyard(game)) == ["New Hand", "Shock"]


def test_704_8_counters_that_would_cancel_are_seen_as_the_creature_leaves(catalog: CardCatalog) -> None:
    """Young Wolf with one +1/+1 counter gets three -1/-1 counters: it had a +1/+1 counter, undying does not trigger."""
    for plus in (1, 0):
        table = bare(catalog)
        wolf = table.battlefield(0, "Young Wolf", counters={"+1/+1": plus} if plus else None)
        game = begun(table)
        game.put_counters(game.thing(wolf), "-1/-1", 3)
        resolve_all(game)
        assert bool(on_battlefield(game, "Young Wolf")) == (plus == 0)


def test_704_3_a_player_who_would_lose_and_draw_loses_at_once(catalog: CardCatalog) -> None:
    """A draw from an empty library and a life total of 0 are seen together after the spell: the game ends once."""
    table = bare(catalog, players=3)
    own(table, "Grim Bargain", "Sorcery", "You lose 4 life. Draw two cards.")
    table.life(0, 4)
    table.hand(0, "Grim Bargain")
    table.library(0, "Opt")
    game = begun(table)
    cast(game, "Grim Bargain")
    pass_to(game, 1)
    resolve(game)
    assert [game.player(seat).in_game for seat in range(3)] == [False, True, True]
    assert hand(game, 0) == []


def test_614_1d_what_opponents_control_enters_tapped(catalog: CardCatalog) -> None:
    """Kismet: an opponent's land, creature and token enter tapped; one's own do not, nor does an enchantment."""
    table = board(catalog)
    own(table, "Kitten", "Sorcery", "Create a 1/1 white Cat creature token.")
    table.battlefield(1, "Kismet")
    own(table, "Slow Land", "Land", "{T}: Add {C}.")
    table.hand(0, "Slow Land", "Kitten", "Grizzly Bears", "Glorious Anthem")
    table.hand(1, "Raging Goblin")
    game = begun(table)
    game.answer_with(action="play land", card="Slow Land")
    for name in ("Kitten", "Grizzly Bears", "Glorious Anthem"):
        played(game, name)
    found = [on_battlefield(game, name)[0].tapped for name in ("Slow Land", "Cat Token", "Grizzly Bears")]
    assert found == [True, True, True]
    assert not on_battlefield(game, "Glorious Anthem")[0].tapped
    while (game.turn, game.step) != (6, "precombat main"):
        assert game.decision is not None
        game.answer(game.decision.default())
    played(game, "Raging Goblin")
    assert not on_battlefield(game, "Raging Goblin")[0].tapped
