"""CR 707.2c A static ability that makes a copy: what is copied is fixed as its effect begins."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Handle

ALTERATION = "Metamorphic Alteration"


def altered(catalog: CardCatalog, of: str = "Hill Giant") -> tuple[Game, Handle, Handle]:
    """Return a game in which a bear with a counter has become a copy of another creature by the Aura."""
    table = table_of(catalog, lands=6, kinds=("Island", "Mountain"))
    table.define("Cleanse", "{U}", "Sorcery", "Destroy target enchantment.")
    table.define(
        "Mirror", "{U}", "Sorcery", "Target creature becomes a copy of another target creature until end of turn."
    )
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
    other = table.battlefield(1, of)
    table.battlefield(1, "Serra Angel")
    table.hand(0, ALTERATION, "Lightning Bolt", "Cleanse", "Mirror")
    game = begun(table)
    cast(game, ALTERATION, game.thing(bear))
    while game.stack:
        game.answer("pass")
        if game.decision is not None and game.decision.kind == "choose permanents":
            game.answer(other)
    return game, bear, other


def test_707_2c_what_is_copied_may_leave(catalog: CardCatalog) -> None:
    """The enchanted creature is what the chosen one was as the Aura entered, with its own counters on it."""
    game, bear, giant = altered(catalog)
    thing = game.thing(bear)
    assert (thing.name, thing.card_name, thing.power, thing.base_power) == ("Hill Giant", "Grizzly Bears", 4, 3)
    cast(game, "Lightning Bolt", game.thing(giant))
    resolve(game)
    assert game.thing(giant).zone == "graveyard"
    assert (game.thing(bear).name, game.thing(bear).power) == ("Hill Giant", 4)


def test_707_2c_what_is_copied_may_become_something_else(catalog: CardCatalog) -> None:
    """As the chosen creature becomes a copy itself, the enchanted one stays what it was (707.2b)."""
    game, bear, giant = altered(catalog)
    (angel,) = game.find("Serra Angel", zone="battlefield")
    cast(game, "Mirror", game.thing(giant), angel)
    resolve(game)
    assert game.thing(giant).name == "Serra Angel"
    assert (game.thing(bear).name, game.thing(bear).keywords) == ("Hill Giant", ())


def test_613_2a_without_the_aura_it_is_itself_again(catalog: CardCatalog) -> None:
    """The effect lasts as long as the Aura is there; copies, saved games and undo know what was chosen."""
    game, bear, _giant = altered(catalog)
    again = Game.load(game.save(), cards=game.cards)
    assert again.digest() == game.copy().digest() == game.digest()
    assert again.thing(bear).name == "Hill Giant"
    cast(game, "Cleanse")
    resolve(game)
    thing = game.thing(bear)
    assert (thing.name, thing.power) == ("Grizzly Bears", 3)


def test_707_3_a_later_copy_copies_the_copy(catalog: CardCatalog) -> None:
    """What copies the enchanted creature copies what it is now; and a copy effect with a later timestamp wins."""
    game, bear, _giant = altered(catalog)
    (angel,) = game.find("Serra Angel", zone="battlefield")
    cast(game, "Mirror", angel, game.thing(bear))
    resolve(game)
    assert angel.name == "Hill Giant"
    assert any("Hill Giant" in message for message in angel.explain())


def test_707_2_a_creature_becomes_a_copy_of_the_one_that_was_chosen(catalog: CardCatalog) -> None:
    """Cytoshape: "that creature" is the chosen one, not the target itself."""
    table = table_of(catalog, kinds=("Forest", "Island"))
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Cytoshape")
    game = begun(table)
    cast(game, "Cytoshape", game.thing(bears))
    resolve(game, [game.thing(giant)])
    assert game.thing(bears).name == "Hill Giant"
