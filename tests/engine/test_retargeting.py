"""CR 115.7d, 707.10c: new targets for a copy are legal together, and none that stays becomes illegal."""

from __future__ import annotations

import pytest

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle


@pytest.fixture
def names() -> tuple[str, ...]:
    """Return the creatures that are there."""
    return ("Grizzly Bears", "Hill Giant")


def copied(catalog: CardCatalog, names: tuple[str, ...]) -> tuple[Game, list[Handle]]:
    """Return a game in which the targets of a copy of Consume Strength are chosen: the first two creatures by turns."""
    table = Scenario(cards=catalog)
    creatures = [table.battlefield(1, name) for name in names]
    for land in ("Swamp", "Forest", "Island", "Island", "Island"):
        table.battlefield(0, land)
    table.hand(0, "Consume Strength", "Twincast")
    game = table.start()
    game.stop_everywhere = True
    game.ask_everything = True
    cast(game, "Consume Strength", creatures[0], creatures[1])
    cast(game, "Twincast", game.stack[0])
    while game.decision is not None and game.decision.rule != "707.10c":
        wants = game.decision.kind == "may"
        game.answer(wants or game.decision.chosen(game.decision.default()))
    return game, creatures


def cast(game: Game, name: str, *targets: object) -> None:
    """Cast a spell at targets, one after another, with the defaults for all else."""
    game.answer_with(action="cast", card=name)
    rest = list(targets)
    while game.decision is not None and game.decision.kind != "priority":
        if game.decision.kind == "target":
            game.answer(rest.pop(0))
        else:
            game.answer(game.decision.chosen(game.decision.default()))


def offered(game: Game) -> set[str | None]:
    """Return the names of what may be the next target."""
    assert game.decision is not None
    return {option.card for option in game.decision.options}


def test_115_7d_what_stays_keeps_off_another_target(catalog: CardCatalog, names: tuple[str, ...]) -> None:
    """The first target stays: the second may be anything but that."""
    game, (bear, _, _) = copied(catalog, (*names, "Coral Merfolk"))
    assert offered(game) == {"Grizzly Bears", "Hill Giant", "Coral Merfolk"}
    game.answer(bear)
    assert offered(game) == {"Hill Giant", "Coral Merfolk"}


def test_115_7d_a_changed_target_may_not_make_one_that_stays_illegal(
    catalog: CardCatalog, names: tuple[str, ...]
) -> None:
    """The first becomes what the second was: the second is changed too."""
    game, (bear, giant, _) = copied(catalog, (*names, "Coral Merfolk"))
    game.answer(giant)
    assert offered(game) == {"Grizzly Bears", "Coral Merfolk"}
    game.answer(bear)
    assert game.stack[-1].targets == (game.thing(giant), game.thing(bear))


def test_115_7d_targets_can_change_places(catalog: CardCatalog, names: tuple[str, ...]) -> None:
    """With two creatures both stay or both change."""
    game, (_, giant) = copied(catalog, names)
    assert offered(game) == {"Grizzly Bears", "Hill Giant"}
    game.answer(giant)
    assert offered(game) == {"Grizzly Bears"}
