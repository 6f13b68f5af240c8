"""Cards that copy are played: spells with new targets, tokens with haste, artifacts that become something else."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    reply,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

SAHEELI = "Saheeli, Sublime Artificer"


def test_707_10_dualcaster_mage_copies_a_spell_with_new_targets(catalog: CardCatalog) -> None:
    """The copy goes above the spell and has the target its controller chooses; no spell is cast by it."""
    table = table_of(catalog, players=3)
    table.hand(0, "Dualcaster Mage")
    table.hand(1, "Shrapnel Blast")
    table.battlefield(1, "Spellbook")
    table.battlefield(0, "Guttersnipe")
    game = begun(table)
    pass_to(game, 1)
    cast(game, "Shrapnel Blast", 0)
    blast = game.stack[0]
    pass_to(game, 0)
    cast(game, "Dualcaster Mage")
    targets = []
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "priority":
            game.answer("pass")
        elif game.decision.kind == "may":
            game.answer(True)  # noqa: FBT003  an answer
        else:
            assert game.decision.player == 0
            targets.append(game.decision.kind)
            wanted = blast if any(option.target == blast.id for option in game.decision.options) else 2
            game.answer_with(target=wanted)
    assert [player.life for player in game.players] == [15, 20, 15]
    assert names(list(game.player(1).graveyard)) == ["Spellbook", "Shrapnel Blast"]
    assert not game.player(0).graveyard


def test_707_10c_the_targets_may_stay(catalog: CardCatalog) -> None:
    """Without new targets the copy has the same one: the player is dealt damage twice."""
    table = table_of(catalog, players=3)
    table.hand(0, "Dualcaster Mage", "Shrapnel Blast")
    table.battlefield(0, "Spellbook")
    game = begun(table)
    cast(game, "Shrapnel Blast", 2)
    cast(game, "Dualcaster Mage")
    while game.stack:
        assert game.decision is not None
        game.answer(False if game.decision.kind == "may" else game.decision.default())
    assert [player.life for player in game.players] == [20, 20, 10]


def test_dualcaster_mage_copies_no_creature_spell(catalog: CardCatalog) -> None:
    """With nothing but creature spells and permanents its ability has no target and leaves the stack."""
    table = table_of(catalog)
    table.hand(0, "Dualcaster Mage")
    table.battlefield(0, "Silent Arbiter")
    game = begun(table)
    cast(game, "Dualcaster Mage")
    resolve(game)
    assert names(on_battlefield(game, "Dualcaster Mage")) == ["Dualcaster Mage"]


def test_heat_shimmer_makes_a_hasty_copy_for_a_turn(catalog: CardCatalog) -> None:
    """The token copies anybody's creature, enters (and triggers), can attack at once, and is exiled at the end step."""
    table = table_of(catalog, players=3)
    table.hand(0, "Heat Shimmer")
    scribe = table.battlefield(1, "Manic Scribe", counters={"+1/+1": 2})
    game = begun(table)
    cast(game, "Heat Shimmer", game.thing(scribe))
    resolve(game)
    (token,) = [thing for thing in on_battlefield(game, "Manic Scribe") if thing.is_token]
    assert (token.controller, token.owner, token.power, token.toughness) == (0, 0, 0, 3)
    assert "haste" in token.keywords
    assert [len(player.graveyard) for player in game.players] == [1, 3, 3]
    assert game.may_attack(token, 2)
    assert "haste" not in game.thing(scribe).keywords
    pass_until(game, "end")
    assert token.exists
    resolve(game)
    assert names(on_battlefield(game, "Manic Scribe")) == ["Manic Scribe"]
    assert game.thing(scribe).zone == "battlefield"


def test_a_copy_of_the_heat_shimmer_token_is_exiled_by_its_own_ability(catalog: CardCatalog) -> None:
    """707.9a: the ability is part of the copiable values, so a copy of the token has haste and goes too."""
    table = table_of(catalog)
    table.hand(0, "Heat Shimmer", "Heat Shimmer")
    mage = table.battlefield(0, "Guttersnipe")
    game = begun(table)
    cast(game, "Heat Shimmer", game.thing(mage))
    resolve(game)
    (token,) = [thing for thing in on_battlefield(game, "Guttersnipe") if thing.is_token]
    cast(game, "Heat Shimmer", token)
    resolve_all(game)
    assert len(on_battlefield(game, "Guttersnipe")) == 3
    pass_until(game, "end")
    resolve_all(game)
    assert len(on_battlefield(game, "Guttersnipe")) == 1


def strive(catalog: CardCatalog, targets: int, turn_of: int = 0) -> tuple[Game, list[Thing]]:
    """Return a game in which Twinflame has resolved for so many of three creatures, and those creatures."""
    table = table_of(catalog)
    table.hand(0, "Twinflame")
    kinds = ("Ornithopter", "Silent Arbiter", "Drift of Phantasms")
    handles = [table.battlefield(0, name) for name in kinds]
    table.battlefield(1, "Young Pyromancer")
    game = begun(table, active=turn_of)
    things = [game.thing(handle) for handle in handles]
    game.answer_with(action="cast", card="Twinflame")
    assert game.decision is not None
    assert {option.target for option in game.decision.options} == {thing.id for thing in things}
    reply(game, things[:targets])
    return game, things


def test_twinflame_costs_more_for_each_target_beyond_the_first(catalog: CardCatalog) -> None:
    """Strive: 2 mana for none or one target, 5 for two, 8 for three."""
    for targets, price in ((0, 2), (1, 2), (2, 5), (3, 8)):
        game, _ = strive(catalog, targets)
        assert sum(thing.tapped for thing in game.find(zone="battlefield")) == price


def test_twinflame_copies_each_target_until_the_end_step(catalog: CardCatalog) -> None:
    """One token of each target, with haste; a delayed trigger exiles exactly those tokens at the next end step."""
    game, things = strive(catalog, 2)
    resolve(game)
    tokens = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    assert sorted(names(tokens)) == ["Ornithopter", "Silent Arbiter"]
    assert all("haste" in token.keywords and token.controller == 0 for token in tokens)
    assert game.may_attack(tokens[0], 1)
    pass_until(game, "end")
    assert len(game.stack) == 1
    resolve(game)
    assert not any(token.exists for token in tokens)
    assert all(thing.exists for thing in things)


def test_twinflame_without_targets_makes_nothing(catalog: CardCatalog) -> None:
    """None is as good as three: "any number"."""
    game, _ = strive(catalog, 0)
    resolve(game)
    assert not [thing for thing in game.find(zone="battlefield") if thing.is_token]


def test_saheeli_makes_servos_for_noncreature_spells(catalog: CardCatalog) -> None:
    """Each noncreature spell its controller casts makes a 1/1 colourless Servo before the spell resolves."""
    table = table_of(catalog)
    table.battlefield(0, SAHEELI)
    table.hand(0, "Impact Tremors", "Manic Scribe")
    table.hand(1, "Opt")
    game = begun(table)
    cast(game, "Manic Scribe")
    assert names(list(game.stack)) == ["Manic Scribe"]
    resolve(game)
    cast(game, "Impact Tremors")
    assert len(game.stack) == 2
    resolve(game)
    (servo,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    assert (servo.power, servo.toughness, servo.colors, servo.types) == (1, 1, (), ("artifact", "creature"))
    assert (servo.subtypes, servo.controller) == (("Servo",), 0)
    assert game.player(1).life == 20
    pass_to(game, 1)
    cast(game, "Opt")
    assert names(list(game.stack)) == ["Opt"]


def test_saheeli_enters_with_her_loyalty(catalog: CardCatalog) -> None:
    """306.5b: five loyalty counters; her own spell makes no Servo, as she is not there yet."""
    table = table_of(catalog)
    table.hand(0, SAHEELI)
    game = begun(table)
    cast(game, SAHEELI)
    resolve(game)
    (saheeli,) = on_battlefield(game, SAHEELI)
    assert saheeli.loyalty == 5
    assert not [thing for thing in game.find(zone="battlefield") if thing.is_token]


def saheeli_copies(catalog: CardCatalog, which: str, what: str) -> tuple[Game, Thing, Thing]:
    """Return a game in which Saheeli's ability has made one permanent a copy of another, with both."""
    table = table_of(catalog)
    walker = table.battlefield(0, SAHEELI)
    one = table.battlefield(0, which, counters={"+1/+1": 1})
    other = table.battlefield(0, what)
    table.battlefield(1, "Ornithopter")
    game = begun(table)
    game.answer_with(action="activate", card=SAHEELI)
    aim(game, game.thing(one), game.thing(other))
    assert game.stack[-1].targets == (game.thing(one), game.thing(other))
    assert game.thing(walker).loyalty == 3
    assert not [option for option in game.legal_actions if option.card == SAHEELI]
    resolve(game)
    return game, game.thing(one), game.thing(other)


def test_saheeli_turns_an_artifact_into_a_copy(catalog: CardCatalog) -> None:
    """Until end of turn it is the other creature and an artifact too, with its own counters; then it is itself."""
    game, copy, _ = saheeli_copies(catalog, "Ornithopter", "Guttersnipe")
    assert (copy.name, copy.power, copy.toughness, copy.zone) == ("Guttersnipe", 3, 3, "battlefield")
    assert {"artifact", "creature"} <= set(copy.types)
    assert "flying" not in copy.keywords
    assert not game.may_attack(copy, 0)
    assert game.may_attack(copy, 1)
    pass_until(game, "end")
    assert copy.name == "Guttersnipe"
    pass_until(game, "upkeep", 6)
    assert (copy.name, copy.power, copy.toughness) == ("Ornithopter", 1, 3)


def test_the_copy_has_the_abilities_of_what_it_copies(catalog: CardCatalog) -> None:
    """A Spellbook that is a Guttersnipe deals damage when its controller casts an instant."""
    table = table_of(catalog)
    table.battlefield(0, SAHEELI)
    book = table.battlefield(0, "Spellbook")
    snipe = table.battlefield(0, "Guttersnipe")
    table.hand(0, "Opt")
    game = begun(table)
    game.answer_with(action="activate", card=SAHEELI)
    aim(game, game.thing(book), game.thing(snipe))
    resolve(game)
    cast(game, "Opt")
    resolve_all(game)
    assert game.player(1).life == 16


def test_saheeli_needs_another_target(catalog: CardCatalog) -> None:
    """With one artifact alone the ability cannot be activated; opponents' permanents do not count."""
    table = table_of(catalog)
    table.battlefield(0, SAHEELI)
    table.battlefield(0, "Ornithopter")
    table.battlefield(1, "Guttersnipe")
    game = begun(table)
    refused = not [option for option in game.legal_actions if option.card == SAHEELI]
    if not refused:
        game.answer_with(action="activate", card=SAHEELI)
        refused = not game.stack
    assert refused
    (walker,) = on_battlefield(game, SAHEELI)
    assert walker.loyalty == 5


def test_606_3_one_loyalty_ability_a_turn(catalog: CardCatalog) -> None:
    """Only in the controller's main phase with an empty stack."""
    table = table_of(catalog)
    table.battlefield(0, SAHEELI)
    table.battlefield(0, "Ornithopter")
    table.battlefield(0, "Guttersnipe")
    for active, step in ((0, "upkeep"), (1, "precombat main")):
        game = begun(table, active, step)
        pass_to(game, 0)
        assert not [option for option in game.legal_actions if option.card == SAHEELI]


def test_707_10_what_is_copied_is_returned_and_not_the_copy(catalog: CardCatalog) -> None:
    """Narset's Reversal: "it" is the target, which goes to its owner's hand; the copy resolves for who made it."""
    table = table_of(catalog, kinds=("Island",))
    table.hand(0, "Divination")
    table.hand(1, "Narset's Reversal")
    game = begun(table)
    cast(game, "Divination")
    pass_to(game, 1)
    cast(game, "Narset's Reversal")
    resolve_all(game)
    assert names(list(game.player(0).hand)) == ["Divination"]
    assert len(game.player(1).hand) == 2
