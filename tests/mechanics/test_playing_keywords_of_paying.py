"""CR 702.32, 702.33, 702.89, 702.153, 702.166: fading, umbra armor, casualty, bargain, kicker that is no mana."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import activate, board, may_activate, own

from oathbreaker.library.catalog import CardCatalog


def test_702_32a_fading_ends_a_turn_after_the_last_counter(catalog: CardCatalog) -> None:
    """Blastoderm with one counter loses it in one upkeep and is sacrificed in the next."""
    table = board(catalog, lands=0)
    table.battlefield(0, "Blastoderm", counters={"fade": 1})
    game = begun(table)
    pass_until(game, "draw", turn=7)
    (beast,) = on_battlefield(game, "Blastoderm")
    assert beast.counters == {}
    pass_until(game, "draw", turn=9)
    assert not on_battlefield(game, "Blastoderm")


def test_702_32a_it_enters_with_fade_counters(catalog: CardCatalog) -> None:
    """Blastoderm enters with three."""
    table = board(catalog)
    table.hand(0, "Blastoderm")
    game = begun(table)
    cast(game, "Blastoderm")
    resolve(game)
    assert on_battlefield(game, "Blastoderm")[0].counters == {"fade": 3}


def test_702_89a_the_umbra_is_destroyed_instead(catalog: CardCatalog) -> None:
    """Lethal damage destroys Hyena Umbra; the creature stays, untapped and without damage."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hyena Umbra", attached_to=bears)
    table.hand(0, "Lightning Strike")
    game = begun(table)
    cast(game, "Lightning Strike", game.thing(bears))
    resolve(game)
    assert not on_battlefield(game, "Hyena Umbra")
    assert (game.thing(bears).damage, game.thing(bears).tapped, game.thing(bears).zone) == (0, False, "battlefield")


def test_702_89a_both_would_be_destroyed(catalog: CardCatalog) -> None:
    """What destroys the Aura and the creature at the same time destroys the Aura alone."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hyena Umbra", attached_to=bears)
    own(table, "Cleansing", "Sorcery", "Destroy all nonland permanents.")
    table.hand(0, "Cleansing")
    game = begun(table)
    cast(game, "Cleansing")
    resolve_all(game)
    assert not on_battlefield(game, "Hyena Umbra")
    assert game.thing(bears).zone == "battlefield"


def test_702_153a_casualty_copies_the_spell(catalog: CardCatalog) -> None:
    """A Little Chat with a creature of power 1 sacrificed is copied; without, not."""
    for answer, copies in (("yes", 1), ("no", 0)):
        table = board(catalog)
        table.battlefield(0, "Llanowar Elves")
        table.hand(0, "A Little Chat")
        game = begun(table)
        cast(game, "A Little Chat", answer)
        resolve_all(game)
        assert len([thing for thing in game.player(0).graveyard if thing.name == "Llanowar Elves"]) == copies
        assert len(game.player(0).hand) == 1 + copies


def test_702_166b_bargained(catalog: CardCatalog) -> None:
    """High Fae Negotiator drains only if an artifact, enchantment or token was sacrificed for it."""
    for answer, lives in (("yes", (23, 17)), ("no", (20, 20))):
        table = board(catalog)
        table.battlefield(0, "Ornithopter")
        table.hand(0, "High Fae Negotiator")
        game = begun(table)
        cast(game, "High Fae Negotiator", answer)
        resolve_all(game)
        assert (game.player(0).life, game.player(1).life) == lives


def test_702_33a_kicked_by_a_sacrifice(catalog: CardCatalog) -> None:
    """Vicious Offering gives -5/-5 if a creature was sacrificed for it, else -2/-2."""
    for kicked, is_there in (("yes", False), ("no", True)):
        table = board(catalog)
        table.battlefield(0, "Llanowar Elves")
        giant = table.battlefield(1, "Hill Giant")
        table.hand(0, "Vicious Offering")
        game = begun(table)
        cast(game, "Vicious Offering", kicked, game.thing(giant))
        resolve_all(game)
        assert bool(on_battlefield(game, "Hill Giant")) == is_there
        assert bool(on_battlefield(game, "Llanowar Elves")) == is_there


def test_602_5_only_during_your_upkeep(catalog: CardCatalog) -> None:
    """Llanowar Augur can be sacrificed in its controller's upkeep, and not in the main phase."""
    table = board(catalog)
    augur = table.battlefield(0, "Llanowar Augur")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table, step="upkeep")
    activate(game, game.thing(augur), target=game.thing(bears))
    resolve(game)
    assert game.thing(bears).power == 5
    table = board(catalog)
    augur = table.battlefield(0, "Llanowar Augur")
    game = begun(table)
    assert not may_activate(game, game.thing(augur))


def test_603_2e_becoming_untapped(catalog: CardCatalog) -> None:
    """Wake Thrasher grows for each permanent that untaps in the untap step, before anybody has priority."""
    table = board(catalog, lands=0)
    thrasher = table.battlefield(0, "Wake Thrasher")
    for _ in range(2):
        table.battlefield(0, "Island", tapped=True)
    game = begun(table, step="untap")
    resolve(game)
    assert game.thing(thrasher).power == 3
