"""CR 701.42, 712.4, 712.21, 903.9c Meld pairs: becoming one permanent, what that is, and leaving as two cards."""

from __future__ import annotations

from collections.abc import Sequence

from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)
from tests.table.invariants import check_zones

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle, Thing

KINDS = ("Mountain", "Island", "Plains", "Swamp")


def ready(catalog: CardCatalog, lands: int = 6) -> tuple[Scenario, Handle, Handle]:
    """Return a position with a land and the creature with which it melds."""
    table = table_of(catalog, lands=lands, kinds=KINDS)
    return table, table.battlefield(0, "Hanweir Battlements"), table.battlefield(0, "Hanweir Garrison")


def meld(game: Game, land: Handle, *answers: str) -> Thing:
    """Activate the land's ability and return the melded permanent."""
    game.answer_with(action="activate", source=game.thing(land), ability=2)
    resolve(game, *answers)
    check_zones(game)
    (melded,) = game.find("Hanweir, the Writhing Township", zone="battlefield")
    return melded


def test_701_42a_both_cards_become_one_permanent(catalog: CardCatalog) -> None:
    """Exiled and put back they are one 7/4 creature that both handles find; as a creature it has haste."""
    table, land, garrison = ready(catalog)
    game = begun(table)
    melded = meld(game, land)
    assert (melded.power, melded.toughness, melded.types) == (7, 4, ("creature",))
    assert game.thing(land) == game.thing(garrison) == melded


def test_712_8g_its_mana_value_is_that_of_both_fronts(catalog: CardCatalog) -> None:
    """A land without a mana cost and a creature for three make three."""
    table, land, _ = ready(catalog)
    assert meld(begun(table), land).mana_value == 3


def test_701_42c_without_the_other_nothing_happens(catalog: CardCatalog) -> None:
    """A token that is a copy of the other, or another player's, is no card of the pair."""
    table = table_of(catalog, kinds=KINDS)
    land = table.battlefield(0, "Hanweir Battlements")
    table.battlefield(1, "Hanweir Garrison")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(land), ability=2)
    resolve(game)
    assert game.thing(land).zone == "battlefield"
    assert not game.find("Hanweir, the Writhing Township")


def test_701_42b_a_copy_is_exiled_and_not_melded(catalog: CardCatalog) -> None:
    """A token that is named like the other card is exiled with this one, and they stay apart."""
    table = table_of(catalog, kinds=KINDS)
    land = table.battlefield(0, "Hanweir Battlements")
    table.battlefield(0, "Hanweir Garrison", token=True)
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(land), ability=2)
    resolve(game)
    assert game.thing(land).zone == "exile"
    assert not on_battlefield(game, "Hanweir Garrison")
    check_zones(game)


def test_712_21_one_permanent_leaves_and_two_cards_arrive(catalog: CardCatalog) -> None:
    """Destroyed, it puts both cards into the graveyard, in the order that their owner says; one creature has died."""
    table, land, garrison = ready(catalog)
    table.battlefield(0, "Zulaport Cutthroat")
    table.hand(0, "Murder")
    game = begun(table)
    melded = meld(game, land)
    cast(game, "Murder", melded)
    answer_order(game, ("Hanweir Garrison", "Hanweir Battlements"))
    resolve_all(game)
    assert names(game.player(0).graveyard)[:2] == ["Hanweir Battlements", "Hanweir Garrison"]
    assert game.player(1).life == 19
    assert {game.thing(one).zone for one in (land, garrison)} == {"graveyard"}
    check_zones(game)


def answer_order(game: Game, wanted: Sequence[str]) -> None:
    """Let all pass until the cards of a permanent are ordered, and order them."""
    while game.decision is not None and game.decision.kind != "order":
        game.answer("pass" if game.decision.kind == "priority" else game.decision.default())
    assert game.decision is not None
    titles = [option.label("en") for option in game.decision.options]
    game.answer([game.decision.options[titles.index(name)].key for name in wanted])


def test_712_21c_what_returns_it_returns_both(catalog: CardCatalog) -> None:
    """Exiled and returned at once, it is two permanents with their fronts up."""
    table, land, _ = ready(catalog)
    table.hand(0, "Cloudshift")
    game = begun(table)
    cast(game, "Cloudshift", meld(game, land))
    answer_order(game, ("Hanweir Garrison", "Hanweir Battlements"))
    resolve(game)
    assert game.find("Hanweir Garrison", zone="battlefield")
    assert game.find("Hanweir Battlements", zone="battlefield")
    check_zones(game)


def test_202_3c_a_copy_of_it_is_the_back_alone(catalog: CardCatalog) -> None:
    """A token copy of it is a 7/4 with a mana value of 0 that is no two cards."""
    table, land, _ = ready(catalog)
    table.hand(0, "Quasiduplicate")
    game = begun(table)
    melded = meld(game, land)
    cast(game, "Quasiduplicate", melded)
    resolve_all(game)
    values = {thing.is_token: thing.mana_value for thing in game.find("Hanweir, the Writhing Township")}
    assert values in ({False: 3}, {True: 0}), values  # the legend rule keeps one of them
    check_zones(game)


def test_903_9c_the_oathbreaker_alone_returns(catalog: CardCatalog) -> None:
    """Melded it is still the oathbreaker; destroyed, its card may return, and the other does not."""
    table = table_of(catalog, kinds=KINDS)
    land = table.battlefield(0, "Hanweir Battlements")
    leader = table.battlefield(0, "Hanweir Garrison", designation="oathbreaker")
    table.hand(0, "Murder")
    game = begun(table)
    melded = meld(game, land, "no")
    assert melded.is_oathbreaker
    cast(game, "Murder", melded)
    resolve(game, "yes")
    assert [game.thing(one).zone for one in (leader, land)] == ["command", "graveyard"]
    assert game.thing(leader).is_oathbreaker
    check_zones(game)


def test_603_4_without_its_counterpart_nothing_triggers(catalog: CardCatalog) -> None:
    """At the beginning of combat the rats trigger with the scavengers, and not where these are another player's."""
    for seat, number in ((0, 1), (1, 0)):
        table = table_of(catalog, kinds=KINDS)
        table.battlefield(0, "Graf Rats")
        table.battlefield(seat, "Midnight Scavengers")
        game = begun(table)
        pass_until(game, "beginning of combat")
        assert len(game.stack) == number
        resolve_all(game)
        assert len(on_battlefield(game, "Chittering Host")) == number


def test_712_4a_its_cards_are_shown(catalog: CardCatalog) -> None:
    """The view of the melded permanent names both cards, in either language; that of any other permanent none."""
    table, land, _ = ready(catalog)
    game = begun(table)
    melded = meld(game, land)
    seen = {thing["id"]: thing["cards"] for thing in game.view(1)["battlefield"]}
    assert [card["en"] for card in seen[melded.id]] == ["Hanweir Battlements", "Hanweir Garrison"]
    assert [cards for oid, cards in seen.items() if oid != melded.id and cards] == []


def test_800_4a_both_cards_leave_with_their_owner(catalog: CardCatalog) -> None:
    """As its owner leaves the game the melded permanent goes, with both of its cards."""
    table = table_of(catalog, players=3, kinds=KINDS)
    land = table.battlefield(0, "Hanweir Battlements")
    table.battlefield(0, "Hanweir Garrison")
    game = begun(table)
    meld(game, land)
    game.concede(0)
    assert not game.find("Hanweir Battlements")
    check_zones(game)


def test_400_7_returned_to_hand_it_is_two_cards(catalog: CardCatalog) -> None:
    """Nobody is asked about an order; the land and the creature are both in hand."""
    table, land, garrison = ready(catalog)
    table.hand(0, "Unsummon")
    game = begun(table)
    cast(game, "Unsummon", meld(game, land))
    resolve(game)
    assert sorted(names(game.player(0).hand)) == ["Hanweir Battlements", "Hanweir Garrison"]
    assert [game.thing(one).name for one in (land, garrison)] == ["Hanweir Battlements", "Hanweir Garrison"]
    check_zones(game)
