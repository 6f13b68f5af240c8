"""What the decks that ship inside are led by, played: each oathbreaker's abilities, each signature spell."""

from __future__ import annotations

from tests.formats.games_for_tests import board, castable, of, reasons, spell, walker
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    reply,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

TWINS = "Rowan, Scholar of Sparks // Will, Scholar of Frost"


def creatures(game: Game, seat: int) -> list[str]:
    """Return the names of a player's creatures."""
    return [thing.name for thing in game.player(seat).battlefield if "creature" in thing.types]


def test_704_5c_triumph_of_the_hordes_poisons_in_one_turn(catalog: CardCatalog) -> None:
    """Garruk's spell: three creatures with infect and trample give ten poison counters, past a blocker too."""
    table = board(catalog, kinds=("Forest",))
    walker(table, name="Garruk Wildspeaker")
    bears = [table.battlefield(0, name) for name in ("Hill Giant", "Hill Giant", "Trained Armodon")]
    table.battlefield(1, "Ornithopter")
    triumph = spell(table, "Triumph of the Hordes")
    game = begun(table)
    cast(game, "Triumph of the Hordes")
    resolve(game)
    assert of(game, triumph).zone == "command"
    assert game.tax(triumph) == 2
    attack(game, *map(game.thing, bears))
    while game.decision is not None:
        blocks = [option.key for option in game.decision.options if option.action == "block"]
        game.answer(blocks[:1] if blocks else game.decision.default())
    assert game.player(1).poison == 10
    assert [event.rule for event in game.log if event.kind == "lose game"] == ["704.5c"]


def test_606_3_garruks_loyalty_abilities(catalog: CardCatalog) -> None:
    """Two lands are untapped; a Beast is made; the third ability makes all creatures larger at once."""
    table = board(catalog, kinds=("Forest",))
    garruk = walker(table, name="Garruk Wildspeaker")
    lands = [table.battlefield(0, "Mountain", tapped=True) for _ in range(3)]
    game = begun(table)
    activate(game, of(game, garruk), "+1")
    reply(game, [game.thing(land) for land in lands[:2]])
    resolve_all(game)
    assert [of(game, land).tapped for land in lands] == [False, False, True]
    pass_until(game, "precombat main", turn=7)
    activate(game, of(game, garruk), "−1")
    resolve_all(game)
    assert creatures(game, 0) == ["Beast Token"]
    assert of(game, garruk).loyalty == 3


def test_101_4_smallpox_takes_one_of_everything(catalog: CardCatalog) -> None:
    """Liliana's spell: each player loses 1 life, a card, a creature and a land, its caster too."""
    table = board(catalog, players=3, kinds=("Swamp",))
    walker(table, name="Liliana of the Veil")
    for seat in range(3):
        table.battlefield(seat, "Grizzly Bears")
        table.hand(seat, "Opt", "Shock")
    smallpox = spell(table, "Smallpox")
    game = begun(table)
    cast(game, "Smallpox")
    resolve_all(game)
    for seat in range(3):
        player = game.player(seat)
        lands = [thing for thing in player.battlefield if "land" in thing.types]
        assert (player.life, len(player.hand), creatures(game, seat), len(lands)) == (19, 1, [], 5)
    assert of(game, smallpox).zone == "command"


def test_606_3_lilianas_loyalty_abilities(catalog: CardCatalog) -> None:
    """Each player discards, her own too; the player who is targeted chooses which creature to sacrifice."""
    table = board(catalog, kinds=("Swamp",))
    liliana = walker(table, name="Liliana of the Veil")
    for name in ("Grizzly Bears", "Hill Giant"):
        table.battlefield(1, name)
    for seat in range(2):
        table.hand(seat, "Opt")
    game = begun(table)
    activate(game, of(game, liliana), "+1")
    resolve_all(game)
    assert [names(game.player(seat).hand) for seat in range(2)] == [[], []]
    pass_until(game, "precombat main", turn=7)
    for card in list(game.player(0).hand):
        assert card.name
    activate(game, of(game, liliana), "−2")
    game.answer_with(target=1)
    resolve(game, next(thing for thing in game.player(1).battlefield if thing.name == "Grizzly Bears"))
    assert creatures(game, 1) == ["Hill Giant"]
    assert of(game, liliana).loyalty == 2


def test_906_4a_swords_to_plowshares_needs_elspeth(catalog: CardCatalog) -> None:
    """Without her it stays in the command zone, and why is said; with her it exiles, and its controller gains life."""
    table = board(catalog, kinds=("Plains",))
    table.command(0, oathbreaker="Elspeth, Knight-Errant", signature_spell="Swords to Plowshares")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    assert not castable(game, "Swords to Plowshares")
    assert [rule for rule, _ in reasons(game, "Swords to Plowshares")] == ["906.4a"]
    cast(game, "Elspeth, Knight-Errant")
    resolve(game)
    cast(game, "Swords to Plowshares", game.thing(giant))
    resolve(game)
    assert (of(game, giant).zone, game.player(1).life) == ("exile", 23)


def test_114_elspeths_emblem_keeps_her_things(catalog: CardCatalog) -> None:
    """She makes Soldiers, lets one fly at +3/+3, and her emblem makes what she has left indestructible."""
    table = board(catalog, kinds=("Plains",))
    elspeth = walker(table, name="Elspeth, Knight-Errant")
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Mountain")
    table.hand(1, "Terror")
    for _ in range(2):
        table.battlefield(1, "Swamp")
    game = begun(table)
    game.put_counters(game.thing(elspeth), "loyalty", 5)
    soldier, strength = [
        option for option in game.legal_actions if option.ability and option.ability[1].startswith("+1")
    ]
    assert soldier.ability != strength.ability
    game.answer(strength)
    resolve_all(game)
    assert (of(game, bears).power, "flying" in of(game, bears).keywords) == (5, True)
    pass_until(game, "precombat main", turn=7)
    activate(game, of(game, elspeth), "−8")
    resolve_all(game)
    assert len(game.player(0).emblems) == 1
    assert "indestructible" in of(game, bears).keywords


def test_712_11b_rowan_and_will(catalog: CardCatalog) -> None:
    """Rowan makes spells cheaper and burns each opponent; Will's last ability exiles, and owes Elementals."""
    table = board(catalog, players=3)
    rowan = table.battlefield(0, TWINS, designation="oathbreaker")
    table.hand(0, "Opportunity")
    table.battlefield(1, "Hill Giant")
    game = begun(table)
    before = sum(thing.tapped for thing in game.player(0).battlefield)
    cast(game, "Opportunity", 0)
    assert sum(thing.tapped for thing in game.player(0).battlefield) - before == 5
    resolve(game)
    activate(game, of(game, rowan), "+1")
    resolve_all(game)
    assert [player.life for player in game.players] == [20, 17, 17]


def test_712_8_wills_back_face(catalog: CardCatalog) -> None:
    """Will shrinks a creature until his next turn, draws, and exiles five permanents for 4/4 Elementals."""
    table = board(catalog)
    will = table.battlefield(0, TWINS, face="back", designation="oathbreaker", counters={"loyalty": 8})
    giants = [table.battlefield(1, "Hill Giant") for _ in range(2)]
    game = begun(table)
    activate(game, of(game, will), "+1")
    game.answer_with(target=game.thing(giants[0]))
    resolve_all(game)
    assert [(of(game, giant).power, of(game, giant).toughness) for giant in giants] == [(0, 2), (3, 3)]
    pass_until(game, "precombat main", turn=7)
    assert of(game, giants[0]).power == 3
    activate(game, of(game, will), "−7")
    reply(game, [game.thing(giant) for giant in giants])
    resolve_all(game)
    assert creatures(game, 1) == ["Elemental Token", "Elemental Token"]
    assert [thing.power for thing in game.player(1).battlefield if "creature" in thing.types] == [4, 4]


def test_101_4_show_and_tell_asks_everybody(catalog: CardCatalog) -> None:
    """Rowan's spell: each player may put a permanent card from hand onto the battlefield, none an instant."""
    table = board(catalog, players=3)
    table.battlefield(0, TWINS, designation="oathbreaker")
    table.hand(0, "Inkwell Leviathan", "Shock")
    table.hand(1, "Air Elemental")
    table.hand(2, "Shock")
    show = spell(table, "Show and Tell")
    game = begun(table)
    cast(game, "Show and Tell")
    resolve(game, "yes", "yes", "yes")
    assert on_battlefield(game, "Inkwell Leviathan")
    assert on_battlefield(game, "Air Elemental")
    assert names(game.player(2).hand) == ["Shock"]
    assert (of(game, show).zone, game.tax(show)) == ("command", 2)
