"""CR 702 Keywords that put counters, each on a real card."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_702_43a_modular_counters_go_to_an_artifact_creature(catalog: CardCatalog) -> None:
    """It enters with three; as it dies, as many go onto an artifact creature if its controller wants."""
    table = table_of(catalog)
    other = table.battlefield(0, "Ornithopter")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Arcbound Bruiser", "Lightning Strike")
    game = begun(table)
    cast(game, "Arcbound Bruiser")
    resolve(game)
    (bruiser,) = on_battlefield(game, "Arcbound Bruiser")
    assert (bruiser.power, bruiser.toughness, bruiser.counters) == (3, 3, {"+1/+1": 3})
    cast(game, "Lightning Strike", bruiser)
    resolve(game, "yes")
    assert game.thing(other).counters == {"+1/+1": 3}


def test_702_58a_graft_moves_a_counter_onto_what_enters(catalog: CardCatalog) -> None:
    """A counter is moved, if wanted, onto any other creature that enters, as long as there is one."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Aquastrand Spider", "Grizzly Bears")
    game = begun(table)
    cast(game, "Aquastrand Spider")
    resolve(game)
    (spider,) = on_battlefield(game, "Aquastrand Spider")
    assert spider.counters == {"+1/+1": 2}
    cast(game, "Grizzly Bears")
    resolve(game, "yes")
    assert on_battlefield(game, "Aquastrand Spider")[0].counters == {"+1/+1": 1}
    assert on_battlefield(game, "Grizzly Bears")[0].counters == {"+1/+1": 1}


def test_702_100a_evolve_for_a_greater_creature_only(catalog: CardCatalog) -> None:
    """Greater power or toughness is enough; an equal creature, or an opponent's, does nothing."""
    table = table_of(catalog)
    raptor = table.battlefield(0, "Cloudfin Raptor")
    game = begun(table)
    game.put_card(1, "battlefield", "Colossal Dreadmaw")
    resolve(game)
    assert game.thing(raptor).counters == {}
    game.put_card(0, "battlefield", "Ornithopter")
    resolve(game)
    assert game.thing(raptor).counters == {"+1/+1": 1}
    game.put_card(0, "battlefield", "Cloudfin Raptor")
    resolve(game)
    assert game.thing(raptor).counters == {"+1/+1": 1}


def test_702_107a_outlast_only_as_a_sorcery(catalog: CardCatalog) -> None:
    """It taps for a counter, and cannot be used in the upkeep."""
    table = table_of(catalog, kinds=("Plains",))
    kin = table.battlefield(0, "Ainok Bond-Kin")
    game = begun(table, step="upkeep")
    assert not [option for option in game.legal_actions if option.source == game.thing(kin).id]
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(kin).id)
    resolve(game)
    assert game.thing(kin).counters == {"+1/+1": 1}
    assert game.thing(kin).tapped


def test_702_149a_training_with_a_stronger_attacker(catalog: CardCatalog) -> None:
    """A counter if a creature with greater power attacks too, not otherwise."""
    for other, counters in (("Hill Giant", {"+1/+1": 1}), ("Ornithopter", {})):
        table = table_of(catalog, lands=0)
        rider = table.battlefield(0, "Gryff Rider")
        friend = table.battlefield(0, other)
        game = begun(table)
        attack(game, game.thing(rider), game.thing(friend))
        resolve(game)
        assert game.thing(rider).counters == counters


def test_702_123a_fabricate_counters_or_servos(catalog: CardCatalog) -> None:
    """Its controller chooses between counters and as many Servos."""
    for answer, counters, servos in (("yes", {"+1/+1": 2}, 0), ("no", {}, 2)):
        table = table_of(catalog)
        game = begun(table)
        game.put_card(0, "battlefield", "Angel of Invention")
        resolve(game, answer)
        assert on_battlefield(game, "Angel of Invention")[0].counters == counters
        assert len(on_battlefield(game, "Servo Token")) == servos


def test_702_123a_fabricate_of_one_that_has_left(catalog: CardCatalog) -> None:
    """Counters cannot be put on what is gone, so Servos are created."""
    table = table_of(catalog)
    table.hand(0, "Unsummon")
    game = begun(table)
    game.put_card(0, "battlefield", "Ambitious Aetherborn")
    cast(game, "Unsummon", on_battlefield(game, "Ambitious Aetherborn")[0])
    resolve(game)
    assert len(on_battlefield(game, "Servo Token")) == 1


def test_702_97a_scavenge_puts_its_power_in_counters(catalog: CardCatalog) -> None:
    """Exiled from the graveyard, the card gives as many counters as its power was there."""
    table = table_of(catalog, lands=12, kinds=("Forest",))
    table.graveyard(0, "Deadbridge Goliath")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    (option,) = [option for option in game.legal_actions if option.card == "Deadbridge Goliath"]
    game.answer(option)
    resolve(game)
    assert game.thing(bear).counters == {"+1/+1": 5}
    assert names(game.player(0).exile) == ["Deadbridge Goliath"]


def test_702_63a_vanishing(catalog: CardCatalog) -> None:
    """A time counter fewer each upkeep; without the last one it is sacrificed."""
    table = table_of(catalog, lands=0)
    land = table.battlefield(0, "Omenpath to Naya", counters={"time": 2})
    game = begun(table)
    pass_until(game, "draw", 7)
    assert game.thing(land).counters == {"time": 1}
    pass_until(game, "draw", 9)
    assert game.thing(land).zone == "graveyard"


def test_702_63a_vanishing_enters_with_its_counters(catalog: CardCatalog) -> None:
    """As many time counters as its number says."""
    game = begun(table_of(catalog))
    game.put_card(0, "battlefield", "Calciderm")
    resolve(game)
    assert on_battlefield(game, "Calciderm")[0].counters == {"time": 4}


def test_702_54a_bloodthirst_after_damage_to_an_opponent(catalog: CardCatalog) -> None:
    """Only if an opponent was dealt damage this turn; damage to its controller is not enough."""
    for target, counters in ((1, {"+1/+1": 1}), (0, {})):
        table = table_of(catalog)
        table.hand(0, "Shock", "Blood Ogre")
        game = begun(table)
        cast(game, "Shock", target)
        resolve(game)
        cast(game, "Blood Ogre")
        resolve(game)
        assert on_battlefield(game, "Blood Ogre")[0].counters == counters


def test_702_82a_devour_sacrifices_as_it_enters(catalog: CardCatalog) -> None:
    """Any number of creatures go, and each gives counters; it enters with them."""
    table = table_of(catalog, kinds=("Forest",))
    eaten = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    kept = table.battlefield(0, "Hill Giant")
    table.hand(0, "Gluttonous Slime")
    game = begun(table)
    cast(game, "Gluttonous Slime")
    resolve(game, [game.thing(one) for one in eaten])
    (slime,) = on_battlefield(game, "Gluttonous Slime")
    assert slime.counters == {"+1/+1": 2}
    assert names(game.player(0).graveyard) == ["Grizzly Bears", "Grizzly Bears"]
    assert game.thing(kept).zone == "battlefield"


def test_702_136a_riot_is_a_counter_or_haste(catalog: CardCatalog) -> None:
    """What does not enter with a counter has haste, for good."""
    for answer, counters, hasty in (("yes", {"+1/+1": 1}, False), ("no", {}, True)):
        table = table_of(catalog)
        table.hand(0, "Burning-Tree Vandal")
        game = begun(table)
        cast(game, "Burning-Tree Vandal")
        resolve(game, answer)
        (vandal,) = on_battlefield(game, "Burning-Tree Vandal")
        assert vandal.counters == counters
        assert ("haste" in vandal.keywords) == hasty
        pass_until(game, "upkeep", 6)
        assert ("haste" in on_battlefield(game, "Burning-Tree Vandal")[0].keywords) == hasty


def test_702_44a_sunburst_counts_colors_of_mana_spent(catalog: CardCatalog) -> None:
    """Two colors, two counters: +1/+1 on a creature, charge on another artifact."""
    table = table_of(catalog, lands=2)
    table.hand(0, "Etched Oracle")
    game = begun(table)
    cast(game, "Etched Oracle")
    resolve(game)
    assert on_battlefield(game, "Etched Oracle")[0].counters == {"+1/+1": 2}
    table = table_of(catalog, lands=1)
    table.hand(0, "Pentad Prism")
    game = begun(table)
    cast(game, "Pentad Prism")
    resolve(game)
    assert on_battlefield(game, "Pentad Prism")[0].counters == {"charge": 2}


def test_702_44b_no_sunburst_without_a_spell(catalog: CardCatalog) -> None:
    """Put onto the battlefield, it has no counters and dies."""
    game = begun(table_of(catalog))
    game.put_card(0, "battlefield", "Etched Oracle")
    resolve(game)
    assert on_battlefield(game, "Etched Oracle") == []


def test_702_98a_unleashed_creatures_cannot_block(catalog: CardCatalog) -> None:
    """With the counter it cannot block; without it, it can."""
    for answer, blocks in (("yes", False), ("no", True)):
        table = table_of(catalog, kinds=("Swamp",))
        bear = table.battlefield(1, "Grizzly Bears")
        table.hand(0, "Dead Reveler")
        game = begun(table)
        cast(game, "Dead Reveler")
        resolve(game, answer)
        assert on_battlefield(game, "Dead Reveler")[0].counters == ({} if blocks else {"+1/+1": 1})
        while game.decision is not None and game.decision.kind != "attackers":
            game.answer(game.decision.default())
            if game.turn == 6 and game.step == "declare attackers":
                break
        attack(game, game.thing(bear), whom=0)
        while game.decision is not None and game.decision.kind == "priority" and game.step == "declare attackers":
            game.answer("pass")
        assert game.decision is not None
        assert (game.decision.kind == "blockers") == blocks


def test_702_a_token_may_have_such_a_keyword(catalog: CardCatalog) -> None:
    """A token created with devour devours as it enters."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Dragon Broodmother")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    pass_until(game, "upkeep", 6)
    resolve(game, [game.thing(bear)])
    (dragon,) = on_battlefield(game, "Dragon Token")
    assert dragon.counters == {"+1/+1": 2}
    resolve_all(game)
