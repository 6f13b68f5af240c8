"""A greedy agent: it does what is worth most now, fights where that wins something, harms others and helps itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from oathbreaker.agents import judging_combat, judging_others, judging_permanents, judging_players, judging_sentences
from oathbreaker.agents.blocking import blocks
from oathbreaker.agents.choosing import (
    away,
    cards,
    keys_that_fit,
    may,
    modes,
    permanents,
    targets,
    x,
)
from oathbreaker.agents.fighting import attacks
from oathbreaker.agents.judging_sentences import has_counterspell, open_mana
from oathbreaker.agents.known_cards import KnownCards, newest_cards
from oathbreaker.agents.repeating import Repetitions
from oathbreaker.agents.shown import Shown, View
from oathbreaker.agents.sight import Sight
from oathbreaker.agents.wishing import SPELL_TYPES, worth_of_activating, worth_of_casting
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.events import Enters
from oathbreaker.mechanics.looking import LookAtTop
from oathbreaker.mechanics.moving import ReturnToHand
from oathbreaker.terms.abilities import ActivatedAbility, TriggeredAbility

JUDGING: Final = (judging_combat, judging_others, judging_permanents, judging_players, judging_sentences)
"""The rooms of the judges: they are there once they are imported."""

FEW_LANDS: Final = 2
MANY_LANDS: Final = 5
"""A first hand with fewer or more lands than these is not kept."""

EARLY_COST: Final = 4
"""A first hand without any card that costs less is not kept, unless it has lands enough."""

EARLY: Final = frozenset({"upkeep", "draw"})
"""Steps in which the agent keeps its mana for the turn."""

FIGHT: Final = frozenset({"declare attackers", "declare blockers", "end"})
"""Steps of others' turns in which it uses what it has, besides in its own main phases."""

FIGHT_STEPS: Final = frozenset({"beginning of combat", "declare blockers"})
"""Steps of anybody's turn in which it may do something for the fight."""

BEST: Final = 1000.0
COUNTERING: Final = 500.0
CASTING: Final = 20.0
LOYALTY: Final = 10.0
ACTIVATING: Final = 5.0
NOTHING: Final = 0.0
"""How much the agent wants to do something; passing is NOTHING."""

WORTH_CASTING: Final = 0.3
WORTH_A_CARD: Final = 2.0
WORTH_ACTIVATING: Final = 0.4
WORTH_COUNTERING: Final = 2.5
WORTH_MORE_COUNTERING: Final = 0.6
"""What a permanent, another spell from hand or the command zone, an ability, a counterspell must be worth.

It must be worth more for each further opponent.
"""

WORTH_TAPPING_OUT: Final = 3.0
"""What is worth less is not cast with the mana for a counterspell."""

SEPARATED: Final = "700.3a"
"""The rule by which things are put into two piles: of alike size, as automatic play does."""

OFTEN: Final = 3
"""How often an ability is activated in a turn at most."""


class GreedyAgent:
    """Decides by what it sees now, looking no further; it needs no seed, since it leaves nothing to chance.

    What cards are for it reads in the trees of their texts, which everybody may know.

    Args:
        cards: Where it looks cards up; the newest data at hand when not given.
    """

    needs_log = False

    def __init__(self, cards: CardCatalog | None = None) -> None:
        self.cards = KnownCards(cards) if cards is not None else newest_cards()
        self._turn = 0
        self._activated: Counter[tuple[int, int]] = Counter()
        self._cast: set[tuple[str, int]] = set()
        self._repetitions = Repetitions()

    def choose(self, view: View, decision: Decision) -> object:
        """Return an answer to the decision, as `Game.answer` takes it."""
        if decision.kind == "mulligan":
            self._repetitions.forget()
            return wants_mulligan(view)
        if decision.kind == "priority":
            if self.is_idle(view, decision):
                return decision.options[0].key
            return self.action(Sight(view, self.cards), decision).key
        if decision.rule == SEPARATED or decision.kind not in WAYS:
            return decision.chosen(decision.default())
        sight = Sight(view, self.cards)
        chosen = WAYS[decision.kind](sight, decision)
        if chosen is None:
            chosen = [decision.options[place] for place in decision.default()]
        return keys_that_fit(decision, self._repetitions.instead(sight, decision, chosen))

    # What to do with priority

    def is_idle(self, view: View, decision: Decision) -> bool:
        """Tell at a first look that nothing is to be done now, without looking at the whole board.

        While something waits on the stack, the agent does nothing but counter what others do, or fight.
        """
        step, is_own = view["step"], view["active"] == view["player"]
        stack = view["stack"]
        if stack and stack[-1]["controller"] == view["player"]:
            return True
        if step in FIGHT_STEPS or (not is_own and step in FIGHT):
            return False
        if not stack:
            return not (is_own and step.endswith("main"))
        if aims_at_own(view):
            return False
        return not any(
            option.action == "cast"
            and any(has_counterspell(spell.body) for spell in self.cards.spell(option.card, option.face))
            for option in decision.options
        )

    def action(self, sight: Sight, decision: Decision) -> Option:
        """Play a land, then what is worth most now; else pass."""
        view = sight.view
        if view["turn"] != self._turn:
            self._turn = view["turn"]
            self._activated.clear()
            self._cast.clear()
        options = self._repetitions.actions(view, decision)
        found = max(options, key=lambda option: self.wish(sight, option))
        self._repetitions.note_action(view, decision, found)
        if found.action == "activate" and found.ability is not None:
            self._activated[found.source or 0, found.ability[0]] += 1
        if found.action == "cast":
            self._cast.add((view["step"], found.source or 0))
        return found

    def wish(self, sight: Sight, option: Option) -> float:
        """Return how much the agent wants to do something."""
        if option.action == "play land":
            return BEST + (not is_tapped_land(option, sight)) if is_useful_land(option, sight) else NOTHING
        if option.action == "cast":
            return self.wish_to_cast(sight, option)
        if option.action == "activate" and option.value != "mana" and option.ability is not None:
            return self.wish_to_activate(sight, option)
        return NOTHING

    def wish_to_cast(self, sight: Sight, option: Option) -> float:
        """Return how much the agent wants to cast a spell now: the more it is worth the better."""
        view = sight.view
        shown = sight.things.get(option.source or 0)
        if shown is None or (view["step"], option.source or 0) in self._cast:
            return NOTHING  # it could not be cast as the agent announced it
        spells = self.cards.spell(option.card, option.face)
        if any(has_counterspell(spell.body) for spell in spells):
            return self.wish_to_counter(sight, option)
        is_own_time = sight.is_main() or (view["active"] == sight.seat and view["step"] == "declare blockers")
        is_early = view["step"] in EARLY or not (is_own_time or view["step"] in FIGHT)
        if is_early and not aims_at_own(view):
            return NOTHING
        value = worth_of_casting(option, sight)
        is_lost = shown["zone"] in {"hand", "command"} and not SPELL_TYPES.isdisjoint(shown["types"])
        if value < (WORTH_A_CARD if is_lost else WORTH_CASTING):
            return NOTHING
        if value < WORTH_TAPPING_OUT and self.would_tap_out(sight, shown):
            return NOTHING
        return CASTING + value + 0.3 * int(shown.get("mana_value") or 0)

    def wish_to_counter(self, sight: Sight, option: Option) -> float:
        """Return how much the agent wants to cast a counterspell: if what it would counter matters."""
        stack = sight.view["stack"]
        if not stack or stack[-1]["controller"] == sight.seat:
            return NOTHING
        value = worth_of_casting(option, sight)
        least = WORTH_COUNTERING + WORTH_MORE_COUNTERING * (len(sight.weights) - 1)
        return COUNTERING + value if value >= least else NOTHING

    def would_tap_out(self, sight: Sight, shown: Shown) -> bool:
        """Tell whether a spell would take the mana for a counterspell in hand."""
        costs = [
            int(card["mana_value"])
            for card in sight.view["players"][sight.seat]["hand"] or ()
            if any(has_counterspell(spell.body) for spell in self.cards.spell(card["name"]))
        ]
        mana = open_mana(sight.seat, sight)
        cost = int(shown.get("mana_value") or 0) + int(shown.get("tax") or 0)
        return bool(costs) and mana >= min(costs) > mana - cost

    def wish_to_activate(self, sight: Sight, option: Option) -> float:
        """Return how much the agent wants an ability: a few times each turn, if it does any good."""
        view = sight.view
        number, text = option.ability or (0, "")
        thing = sight.things.get(option.source or 0)
        if thing is None or self._activated[option.source or 0, number] >= OFTEN:
            return NOTHING
        ability = self.cards.written(str(thing.get("name")), text)
        if not isinstance(ability, ActivatedAbility):
            return NOTHING
        if self._activated[option.source or 0, number] and any(ability.find(LookAtTop)):
            return NOTHING  # it has just seen that
        is_own_time = sight.is_main() or view["step"] in {"declare blockers", "beginning of combat"}
        if view["step"] in EARLY or not (is_own_time or view["step"] in FIGHT):
            return NOTHING
        value = worth_of_activating(thing, ability, sight)
        if ability.loyalty:
            return LOYALTY + value if value > -WORTH_ACTIVATING else NOTHING
        return ACTIVATING + value if value >= WORTH_ACTIVATING else NOTHING


def aims_at_own(view: View) -> bool:
    """Tell whether an opponent's spell or ability on top of the stack targets a permanent of the agent's player."""
    stack = view["stack"]
    if not stack or stack[-1]["controller"] == view["player"] or not stack[-1]["targets"]:
        return False
    own = {thing["id"] for thing in view["battlefield"] if thing["controller"] == view["player"]}
    return not own.isdisjoint(stack[-1]["targets"])


def is_tapped_land(option: Option, sight: Sight) -> bool:
    """Tell whether a land seems to do more than make mana at once: it is played last among lands."""
    shown = sight.things.get(option.source or 0)
    return shown is not None and "basic" not in shown.get("supertypes", ())


def is_useful_land(option: Option, sight: Sight) -> bool:
    """Tell whether a land stays: one that returns a land to hand as it enters would return itself without another."""
    returns = any(
        isinstance(line, TriggeredAbility) and isinstance(line.event, Enters) and any(line.find(ReturnToHand))
        for line in sight.cards.lines(option.card)
    )
    return not returns or any("land" in thing.get("types", ()) for thing in sight.own())


def wants_mulligan(view: View) -> bool:
    """Give the first hand back where it has hardly any lands, hardly anything else, or nothing for the first turns."""
    you = view["players"][view["player"]]
    hand = you["hand"]
    lands = sum("land" in card["types"] for card in hand)
    is_slow = not any("land" not in card["types"] and card["mana_value"] < EARLY_COST for card in hand)
    return not you["mulligans"] and (not FEW_LANDS <= lands <= MANY_LANDS or (is_slow and lands == FEW_LANDS))


WAYS: Final[Mapping[str, Callable[[Sight, Decision], list[Option] | None]]] = {
    "attackers": attacks,
    "blockers": blocks,
    "target": targets,
    "mode": modes,
    "may": may,
    "x": x,
    "choose cards": cards,
    "choose permanents": permanents,
    "cost": permanents,
    "scry": away,
    "surveil": away,
}
"""Kind of decision -> how it is chosen; None where the default is taken."""
