"""A greedy agent: it spends its mana, fights where that wins something, harms others and helps itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from oathbreaker.agents.fighting import attacks, blocks
from oathbreaker.agents.purposes import NO_PURPOSE, Purpose, ability_purpose, aim_of, lines_of, spell_purpose
from oathbreaker.agents.shown import Shown, View, by_id, creatures_of, is_creature, left, own_cards, worth
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.wording import ability_text

FEW_LANDS: Final = 2
MANY_LANDS: Final = 5
"""A first hand with fewer or more lands than these is not kept."""

ENOUGH_LANDS: Final = 6
"""How many lands a player wants on the battlefield before anything else is looked for."""

CROWD: Final = 3
"""How many creatures make it worth while to strengthen all of them."""

CLOSED: Final = frozenset({"shroud", "protection"})
CLOSED_TO_OTHERS: Final = CLOSED | {"hexproof"}
"""Keywords of what its own player, or an opponent, can perhaps not target: nothing is cast for that alone."""

EARLY: Final = frozenset({"upkeep", "draw"})
"""Steps in which the agent keeps its mana for the turn."""

BEST: Final = 1000
COUNTERING: Final = 500
CASTING: Final = 10
ACTIVATING: Final = 5
NOTHING: Final = 0
"""How much the agent wants to do something; passing is NOTHING."""

GIVEN_UP: Final = frozenset({"514.1", "103.5", "701.21a", "701.9a"})
"""Rules that ask for cards or permanents to give up: hand size, mulligans, sacrifices, discards."""


class GreedyAgent:
    """Decides by what it sees now, looking no further; it needs no seed, since it leaves nothing to chance.

    What cards are for it reads in the trees of their texts, which everybody may know.

    Args:
        cards: Where it looks cards up; the newest data at hand when not given.
    """

    needs_log = False

    def __init__(self, cards: CardCatalog | None = None) -> None:
        self._cards = cards
        self._purposes: dict[tuple[str, str | None, bool], Purpose] = {}
        self._activated: set[tuple[int, int, int]] = set()
        self._cast: set[tuple[int, str, int]] = set()

    def choose(self, view: View, decision: Decision) -> object:
        """Return an answer to the decision, as `Game.answer` takes it."""
        if decision.kind == "priority":
            return self.action(view, decision).key
        if decision.kind == "mulligan":
            return wants_mulligan(view)
        ways: Mapping[str, Callable[[View, Decision], list[Option]]] = {
            "attackers": attacks,
            "blockers": blocks,
            "target": self.targets,
            "may": yes,
            "x": most,
            "choose cards": self.cards_chosen,
            "choose permanents": permanents_chosen,
            "cost": permanents_chosen,
        }
        if decision.kind in ways:
            return keys_that_fit(decision, ways[decision.kind](view, decision))
        return decision.chosen(decision.default())

    # What to do with priority

    def action(self, view: View, decision: Decision) -> Option:
        """Play a land, then the dearest spell that is worth casting now, then an ability that is; else pass."""
        found = max(decision.options, key=lambda option: self.wish(view, option))
        if found.action == "activate" and found.ability is not None:
            self._activated.add((view["turn"], found.source or 0, found.ability[0]))
        if found.action == "cast":
            self._cast.add((view["turn"], view["step"], found.source or 0))
        return found

    def wish(self, view: View, option: Option) -> int:
        """Return how much the agent wants to do something."""
        if option.action == "play land":
            return BEST
        if option.action == "cast":
            return self.wish_to_cast(view, option)
        if option.action == "activate" and option.value != "mana" and option.ability is not None:
            return self.wish_to_activate(view, option)
        return NOTHING

    def wish_to_cast(self, view: View, option: Option) -> int:
        """Return how much the agent wants to cast a spell now: the dearer the better, if it does any good."""
        if (view["turn"], view["step"], option.source or 0) in self._cast:
            return NOTHING  # it could not be cast as the agent announced it
        meant = self.purpose(option.card, option.face)
        value = next((card["mana_value"] for card in own_cards(view) if card["id"] == option.source), 0)
        if meant.counters:
            top = view["stack"][-1] if view["stack"] else None
            return COUNTERING if top is not None and top["controller"] != view["player"] else NOTHING
        if view["step"] in EARLY or not does_good(view, meant):
            return NOTHING
        if meant.boosts and meant.targets and is_instant(view, option):
            return CASTING if view["step"] == "declare blockers" and is_fighting(view) else NOTHING
        return CASTING + int(value)

    def wish_to_activate(self, view: View, option: Option) -> int:
        """Return how much the agent wants an ability: once each turn, in its own main phases, if it does any good."""
        number, text = option.ability or (0, "")
        thing = by_id(view).get(option.source or 0)
        is_past = (view["turn"], option.source or 0, number) in self._activated
        if thing is None or is_past or view["active"] != view["player"] or not view["step"].endswith("main"):
            return NOTHING
        cost = text.partition(":")[0]
        meant = self.ability_meant(thing, text)
        is_unclear = "target" in text and meant.harms is None
        if is_unclear or meant.gives_up or not does_good(view, meant):
            return NOTHING
        if "loyalty" in thing["counters"] and not cost.startswith("{"):
            return wish_for_loyalty(thing, cost)
        if "acrifice" in cost and not (meant.searches and not is_creature(thing)):
            return NOTHING
        if any(word in cost for word in ("iscard", "Exile", "Remove")):
            return NOTHING
        return ACTIVATING

    # What cards are for

    def purpose(self, name: str | None, face: str | None, *, on_battlefield: bool = False) -> Purpose:
        """Return what a card is cast for, or what it aims at from the battlefield; of an unknown card nothing."""
        key = (name or "", face, on_battlefield)
        if key not in self._purposes:
            card = self.card(name)
            finder = aim_of if on_battlefield else spell_purpose
            self._purposes[key] = finder(card, face) if card is not None else NO_PURPOSE
        return self._purposes[key]

    def card(self, name: str | None) -> Card | None:
        """Return the card of a name; None where the catalog has none."""
        if self._cards is None:
            self._cards = CardCatalog.default()
        found = self._cards.named(name) if name else []
        return found[0] if found else None

    def ability_meant(self, thing: Shown, text: str) -> Purpose:
        """Return what an activated ability is for: the ability of its card that is written so."""
        name = str(thing.get("name"))
        card = self.card(name)
        lines = lines_of(card, name) if card is not None else ()
        written = (line for line in lines if ability_text(line, name) == text)
        return next((ability_purpose(line) for line in written), NO_PURPOSE)

    # What to choose

    def targets(self, view: View, decision: Decision) -> list[Option]:
        """Aim harm at others, at what is worth most and is destroyed by it; aim help at oneself."""
        things = by_id(view)
        source = things.get(decision.source)
        is_spell = source is not None and source["kind"] == "spell"
        shown: Shown = source or {}
        meant = self.purpose(shown.get("name"), shown.get("name"), on_battlefield=not is_spell)
        helps = meant.harms is False

        def is_own(option: Option) -> bool:
            thing = things.get(option.target or 0)
            return bool((option.target if thing is None else thing["controller"]) == view["player"])

        def rank(option: Option) -> tuple[bool, int, int]:
            thing = things.get(option.target or 0)
            is_wrong = is_own(option) != helps
            if thing is None:
                return (is_wrong, *rank_of_player(view, option.target, meant))
            return (is_wrong, rank_of_thing(thing, meant), -worth(thing))

        liked = [option for option in decision.options if is_own(option) == helps]
        if not liked and meant.harms is None:
            liked = list(decision.options[:1])
        number = max(decision.minimum, min(decision.maximum, len(liked)))
        return sorted(decision.options, key=rank)[:number]

    def cards_chosen(self, view: View, decision: Decision) -> list[Option]:
        """Take as many cards as there may be, the most useful ones; give up the least useful ones."""
        is_lost = decision.rule in GIVEN_UP
        own = [thing for thing in view["battlefield"] if thing["controller"] == view["player"]]
        lands = sum("land" in thing.get("types", ()) for thing in own)

        def use(option: Option) -> int:
            card = self.card(option.card)
            if card is None:
                return 0
            is_land = "land" in card.faces[0].types.types
            return (ENOUGH_LANDS - lands) * 2 if is_land else int(card.mana_value)

        ranked = sorted(decision.options, key=use, reverse=not is_lost)
        return ranked[: decision.minimum if is_lost else decision.maximum]


def wants_mulligan(view: View) -> bool:
    """Give the first hand back where it has hardly any lands, or hardly anything else."""
    you = view["players"][view["player"]]
    lands = sum("land" in card["types"] for card in you["hand"])
    return not you["mulligans"] and not FEW_LANDS <= lands <= MANY_LANDS


def does_good(view: View, meant: Purpose) -> bool:
    """Tell whether a purpose is served now: somebody is there to harm or help, and others are harmed more."""
    seat = view["player"]
    others = [thing for thing in view["battlefield"] if thing["controller"] != seat]
    own = [thing for thing in view["battlefield"] if thing["controller"] == seat]
    if meant.on_attackers and not any(thing["attacking"] == seat for thing in others):
        return False
    if meant.sweeps:
        lost, won = creatures_of(view, seat), [thing for thing in others if is_creature(thing)]
        return sum(map(worth, won)) > 2 * sum(map(worth, lost))
    if meant.boosts and not meant.targets:
        ready = [thing for thing in creatures_of(view, seat) if not thing["tapped"] and not thing["sick"]]
        return view["step"] == "precombat main" and len(ready) >= CROWD
    if not meant.targets or meant.harms is None:
        return True
    if meant.harms:
        return (meant.damage is not None and not meant.types) or any(
            is_of(thing, meant.types) and not CLOSED_TO_OTHERS.intersection(thing.get("keywords", ()))
            for thing in others
        )
    return not meant.types or any(
        is_of(thing, meant.types) and not CLOSED.intersection(thing.get("keywords", ())) for thing in own
    )


def is_of(thing: Shown, types: frozenset[str]) -> bool:
    """Tell whether a permanent has one of these types; of any types, whether it is no land."""
    has = thing.get("types", ("creature",))
    return bool(types.intersection(has)) if types else "land" not in has


def is_instant(view: View, option: Option) -> bool:
    """Tell whether a spell can be cast at any time."""
    return any(card["id"] == option.source and "instant" in card["types"] for card in own_cards(view))


def is_fighting(view: View) -> bool:
    """Tell whether a creature of the player's is attacking or blocking."""
    own = creatures_of(view, view["player"])
    return any(thing["attacking"] is not None or thing["blocking"] for thing in own)


def rank_of_player(view: View, seat: int | None, meant: Purpose) -> tuple[int, int]:
    """Return how late a player is chosen as a target: first one whom it kills, then the one with the least life."""
    life = next((player["life"] for player in view["players"] if player["seat"] == seat), 0)
    is_last = meant.damage is not None and life <= meant.damage
    return (-1 if is_last else 1, life)


def rank_of_thing(thing: Shown, meant: Purpose) -> int:
    """Return how late a permanent is chosen as a target: damage for what falls by it, strength for what is fighting."""
    if meant.harms and "indestructible" in thing.get("keywords", ()):
        return 3
    if meant.damage is not None and is_creature(thing):
        return 0 if left(thing) <= meant.damage else 2
    if meant.boosts:
        return 0 if thing["attacking"] is not None or thing["blocking"] else 1
    return 0


def wish_for_loyalty(thing: Shown, cost: str) -> int:
    """Return how much the agent wants a loyalty ability: the dear ones first, as long as the planeswalker survives."""
    try:
        change = int(cost.replace("−", "-"))
    except ValueError:
        return NOTHING
    if thing["counters"]["loyalty"] + change < 1:
        return NOTHING
    return ACTIVATING + 1 + (change < 0)


def yes(_view: View, decision: Decision) -> list[Option]:
    """Do what one may do."""
    return [option for option in decision.options if option.action == "yes"]


def most(_view: View, decision: Decision) -> list[Option]:
    """Choose the greatest number."""
    return [max(decision.options, key=lambda option: option.value if isinstance(option.value, int) else 0)]


def permanents_chosen(view: View, decision: Decision) -> list[Option]:
    """Choose of one's own the least that must be; of others' as much as may be."""
    things = by_id(view)
    if any(option.target not in things for option in decision.options):
        return [decision.options[place] for place in decision.default()]
    seat = view["player"]
    others = [option for option in decision.options if things[option.target or 0]["controller"] != seat]
    if others:
        ranked = sorted(others, key=lambda option: -worth(things[option.target or 0]))
        return ranked[: decision.maximum]
    ranked = sorted(decision.options, key=lambda option: worth(things[option.target or 0]))
    return ranked[: decision.minimum]


def keys_that_fit(decision: Decision, chosen: Sequence[Option]) -> list[str]:
    """Return the keys of these options, without the last ones where they are not legal together; else the default."""
    places = [decision.options.index(option) for option in chosen]
    while places and decision.fault(tuple(places)) is not None:
        places.pop()
    if decision.fault(tuple(places)) is not None:
        places = list(decision.default())
    return [decision.options[place].key for place in places]
