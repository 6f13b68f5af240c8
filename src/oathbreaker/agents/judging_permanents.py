"""What it is worth that permanents go, come, change sides, are tapped and get counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.agents.judging import judge_all, judges, times
from oathbreaker.agents.judging_players import damage_to, doers
from oathbreaker.agents.meaning import described, meant, stat, things_meant
from oathbreaker.agents.shown import CARD, KEYWORD_WORTH, TOKEN_WORTH, Shown, has, is_creature, left, name_of, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.mechanics.amassing import Amass
from oathbreaker.mechanics.attaching import Attach
from oathbreaker.mechanics.controlling import GainControl
from oathbreaker.mechanics.copying import CopySpell, CreateCopyToken, HasAbility
from oathbreaker.mechanics.counters import PutCounters, RemoveCounters
from oathbreaker.mechanics.destroying import (
    CounterSpell,
    Destroy,
    Exile,
    Sacrifice,
    SacrificeOfChoice,
    SacrificeSome,
    Tap,
    Untap,
    UntapUpTo,
)
from oathbreaker.mechanics.keyword_actions import Fight, Populate, Proliferate
from oathbreaker.mechanics.moving import (
    PutIntoHand,
    PutOntoBattlefield,
    PutOnTop,
    PutOnTopOrBottom,
    ReturnToHand,
    ShuffleInto,
)
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.tokens import CreateToken, PredefinedToken, TokenKind
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Duration,
    Keyword,
    SpellAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.refs import Some, This
from oathbreaker.terms.term import Term

RETURNED: Final = 0.6
"""How much of what a permanent is worth is lost as it returns to hand: it can be cast again, a token cannot."""

TAPPED: Final = 0.15
"""How much of what a creature is worth it is worth for a while that it is tapped."""

FOR_A_TURN: Final = 0.4
"""What a point of power is worth that can attack once."""

UNTAPPED_LAND: Final = 0.8
CHOSEN_BY_OWNER: Final = 0.7


@judges(Destroy)
def judge_destroying(effect: Destroy, sight: Sight) -> float:
    """Judge destroying: what is indestructible stays."""
    found = things_meant(effect.what, sight)
    return -sum(sight.side(thing["controller"]) * worth(thing) for thing in found if not has(thing, "indestructible"))


@judges(Exile, PutOnTop, PutOnTopOrBottom, ShuffleInto)
def judge_removing(effect: Exile | PutOnTop | PutOnTopOrBottom | ShuffleInto, sight: Sight) -> float:
    """Judge that objects leave: permanents, spells, and cards in graveyards, which are worth little there.

    What is put on top of a library is drawn instead of another card.
    """
    total = 0.0
    for thing in things_meant(effect.what, sight):
        if thing["zone"] in {"battlefield", "stack"}:
            next_draw = CARD if isinstance(effect, PutOnTop) and thing["kind"] == "card" else 0.0
            total -= sight.side(thing["controller"]) * (worth(thing) + next_draw)
        elif thing["zone"] == "graveyard":
            total -= sight.side(thing["owner"]) * 0.3
    return total


@judges(ReturnToHand, PutIntoHand)
def judge_returning(effect: ReturnToHand | PutIntoHand, sight: Sight) -> float:
    """Judge returning to hands: a loss from the battlefield, a gain from elsewhere."""
    found = things_meant(effect.what, sight)
    if not found:
        return CARD / 2 * sight.side(sight.you)
    if isinstance(effect.what, Some):
        return (
            CARD * 0.8 * sight.side(sight.you)
            if found[0]["zone"] == "graveyard"
            else -RETURNED * min(map(worth, found))
        )
    total = 0.0
    for thing in found:
        if thing["zone"] in {"battlefield", "stack"}:
            part = 1.0 if thing["kind"] == "token" else RETURNED
            total -= part * sight.side(thing["controller"]) * worth(thing)
        else:
            total += sight.side(thing["owner"]) * CARD
    return total


@judges(Sacrifice, SacrificeOfChoice, SacrificeSome)
def judge_sacrifice(effect: Sacrifice | SacrificeOfChoice | SacrificeSome, sight: Sight) -> float:
    """Judge sacrifices: what each player can best do without."""
    what = effect.what.what if isinstance(effect.what, Some) else effect.what
    is_chosen = not isinstance(effect, Sacrifice) or isinstance(effect.what, Some)
    among = described(what, sight) if is_chosen else meant(what, sight)
    number = times(effect.amount, sight) if isinstance(effect, SacrificeSome) else 1
    total = 0.0
    for seat in doers(effect, sight):
        lost = sorted(worth(sight.things[oid]) for oid in among if is_controlled(oid, seat, sight))
        if is_chosen and seat == sight.you:
            lost = sorted([*lost, *coming(sight)])
        total -= sight.side(seat) * sum(lost[:number] if is_chosen else lost)
    return total


def coming(sight: Sight) -> list[float]:
    """Return what the creature is worth that is being cast and would be there then, to be sacrificed too."""
    source = sight.things.get(sight.source)
    is_there = source is None or source["zone"] == "battlefield" or "creature" not in source.get("types", ())
    return [] if is_there or source is None else [worth(source)]


def is_controlled(oid: int, seat: int, sight: Sight) -> bool:
    """Tell whether an object is a player's permanent."""
    thing = sight.things.get(oid)
    return thing is not None and thing["zone"] == "battlefield" and thing["controller"] == seat


@judges(CounterSpell)
def judge_countering(effect: CounterSpell, sight: Sight) -> float:
    """Judge countering: the good that what is countered would have done, to whomever."""
    return -sum(danger_on_stack(thing, sight) for thing in things_meant(effect.what, sight))


def danger_on_stack(thing: Shown, sight: Sight) -> float:
    """Return what something on the stack will be worth: a permanent itself, else what it does to its targets."""
    if sight.depth >= DEEP:
        return 0.0
    owner = thing["controller"]
    name = name_of(thing)
    found: tuple[Ability | None, ...] = sight.cards.spell(name)
    if thing["kind"] == "ability":
        found = (sight.cards.written(name, thing.get("text", {}).get("en", "")),)
    elif not found:
        return worth(thing) * sight.side(owner)
    total = 0.0
    for each in found:
        if isinstance(each, SpellAbility | ActivatedAbility | TriggeredAbility):
            there = sight.at(thing["id"], owner, grouped(thing["targets"], each.targets), x=MANY)
            there.depth += 1
            total += judge_all(each.body, there)
    return total


def grouped(targets: Sequence[int], specs: tuple[TargetSpec, ...]) -> tuple[tuple[int, ...], ...]:
    """Return targets by the use of "target" for which they were chosen, as far as their number tells."""
    rest = list(targets)
    groups = []
    for spec in specs:
        most = len(rest) if spec.most is None else spec.most
        groups.append(tuple(rest[:most]))
        rest = rest[most:]
    return tuple(groups)


DEEP: Final = 2
"""How far a spell is judged by the spell that it is about, that by another, and so on."""

MANY: Final = 4
"""What an X on the stack is taken for."""


@judges(GainControl)
def judge_stealing(effect: GainControl, sight: Sight) -> float:
    """Judge a change of control: one side loses what the other gains; for a turn, it can attack once."""
    total = 0.0
    is_short = isinstance(effect.duration, Duration)
    for thing in things_meant(effect.what, sight):
        for seat in doers(effect, sight):
            if thing["controller"] == seat:
                continue
            value = (
                FOR_A_TURN * stat(thing, "power") * (sight.view["step"] == "precombat main")
                if is_short
                else worth(thing)
            )
            total += (sight.side(seat) - sight.side(thing["controller"])) * value
    return total


@judges(Tap)
def judge_tapping(effect: Tap, sight: Sight) -> float:
    """Judge tapping: what is tapped already loses nothing."""
    found = [thing for thing in things_meant(effect.what, sight) if not thing["tapped"]]
    return -sum(TAPPED * sight.side(thing["controller"]) * worth(thing) for thing in found)


@judges(Untap, UntapUpTo)
def judge_untapping(effect: Untap | UntapUpTo, sight: Sight) -> float:
    """Judge untapping: only what is tapped gains by it."""
    found = [thing for thing in things_meant(effect.what, sight) if thing["tapped"]]
    values = [
        sight.side(thing["controller"]) * (TAPPED * worth(thing) if is_creature(thing) else UNTAPPED_LAND)
        for thing in found
    ]
    if isinstance(effect, UntapUpTo):
        return sum(sorted(values, reverse=True)[: times(effect.amount, sight)])
    return sum(values)


@judges(CreateToken)
def judge_tokens(effect: CreateToken, sight: Sight) -> float:
    """Judge tokens by what they are."""
    each = worth_of_kind(effect.kind, sight) * times(effect.amount, sight)
    return each * sum(sight.side(seat) for seat in doers(effect, sight))


def worth_of_kind(kind: Term, sight: Sight) -> float:
    """Return what a token of a kind is worth."""
    if isinstance(kind, PredefinedToken) or not isinstance(kind, TokenKind):
        return TOKEN_WORTH
    if not kind.power_toughness:
        return TOKEN_WORTH
    power, toughness = (sight.x if part == "X" else int(part) for part in kind.power_toughness.split("/"))
    return power + 0.5 * toughness + worth_of_keywords(kind.keywords)


def worth_of_keywords(keywords: tuple[Keyword, ...]) -> float:
    """Return what keywords are worth to a creature."""
    return sum(KEYWORD_WORTH.get(getattr(keyword, "name", ""), 0.1) for keyword in keywords)


@judges(CreateCopyToken)
def judge_copy_token(effect: CreateCopyToken, sight: Sight) -> float:
    """Judge a copy by what is copied."""
    found = things_meant(effect.of, sight)
    value: float
    if any(isinstance(one, HasAbility) and ends_with_turn(one.ability) for one in effect.exceptions):
        is_early = sight.view["step"] == "precombat main" and sight.view["active"] == sight.you
        value = max((FOR_A_TURN * stat(thing, "power") for thing in found), default=0.0) * is_early
    else:
        value = max(map(worth, found), default=0.0)
    return value * sum(sight.side(seat) for seat in doers(effect, sight))


def ends_with_turn(ability: Ability) -> bool:
    """Tell whether an ability gets rid of what has it at the end of the turn."""
    if not isinstance(ability, TriggeredAbility) or not isinstance(ability.event, StepBegins):
        return False
    return ability.event.step == "end step" and any(
        isinstance(part, Exile | Sacrifice) and isinstance(part.what, This) for part in ability.walk()
    )


@judges(CopySpell)
def judge_copy(effect: CopySpell, sight: Sight) -> float:
    """Judge copying a spell: as good as the spell, done by another."""
    good = sum(abs(danger_on_stack(thing, sight)) for thing in things_meant(effect.what, sight))
    return good * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(Populate)
def judge_populating(effect: Populate, sight: Sight) -> float:
    """Judge a copy of the best creature token."""
    total = 0.0
    for seat in doers(effect, sight):
        tokens = [thing for thing in sight.battlefield() if thing["kind"] == "token" and is_creature(thing)]
        total += sight.side(seat) * max((worth(thing) for thing in tokens if thing["controller"] == seat), default=0.0)
    return total


@judges(PutOntoBattlefield)
def judge_entering(effect: PutOntoBattlefield, sight: Sight) -> float:
    """Judge what is put onto the battlefield: a card that is seen by its worth, any other as a land."""
    found = things_meant(effect.what, sight)
    if isinstance(effect.what, Some):
        return max(map(worth, found), default=1.0) * sight.side(sight.you)
    if not found:
        return 0.5 * sight.side(sight.you)
    return sum(worth(thing) for thing in found) * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(PutCounters)
def judge_counters(effect: PutCounters, sight: Sight) -> float:
    """Judge counters: +1/+1 and loyalty help, -1/-1 harm and may destroy, others help a little."""
    amount = times(effect.amount, sight)
    found = things_meant(effect.what, sight)
    if isinstance(effect.what, Some):
        found = sorted(found, key=lambda thing: -sight.side(thing["controller"]))[:1]
    total = 0.0
    for thing in found:
        good = COUNTER_WORTH.get(effect.counter, 0.3) * amount
        if effect.counter in SIZES and not is_creature(thing):
            good = 0.0
        if effect.counter == "-1/-1" and amount >= left(thing):
            good = -worth(thing)
        total += sight.side(thing["controller"]) * good
    return total


SIZES: Final = frozenset({"+1/+1", "-1/-1"})
COUNTER_WORTH: Final = {"+1/+1": 1.5, "loyalty": 0.8, "-1/-1": -1.5, "stun": -2.0, "charge": 0.8}
"""What a counter is worth to who controls what it is on."""


@judges(RemoveCounters)
def judge_fewer_counters(effect: RemoveCounters, sight: Sight) -> float:
    """Judge counters that go."""
    amount = times(effect.amount, sight)
    good = COUNTER_WORTH.get(effect.counter, 0.3)
    lost: float = sum(
        sight.side(thing["controller"]) * good * min(amount, thing["counters"].get(effect.counter, 0))
        for thing in things_meant(effect.what, sight)
    )
    return -lost


@judges(Proliferate)
def judge_proliferating(effect: Proliferate, sight: Sight) -> float:
    """Judge one more counter on whatever of one's own has some that help."""
    kinds = ((thing, kind) for thing in sight.battlefield() for kind in thing["counters"])
    good = sum(max(0.0, sight.side(thing["controller"]) * COUNTER_WORTH.get(kind, 0.3)) for thing, kind in kinds)
    return good * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(Amass)
def judge_amassing(effect: Amass, sight: Sight) -> float:
    """Judge an Army that grows."""
    return 1.5 * times(effect.amount, sight) * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(Fight)
def judge_fighting(effect: Fight, sight: Sight) -> float:
    """Judge a fight: what each destroys of the other."""
    ones, others = things_meant(effect.what, sight), things_meant(effect.other, sight)
    if not ones:
        return 0.0
    one = ones[0]
    if not others:
        return 0.1 * sight.side(one["controller"]) * stat(one, "power")
    other = others[0]
    return -sum(
        sight.side(hit["controller"]) * damage_to(hit, stat(by, "power"), is_deadly=has(by, "deathtouch"))
        for by, hit in ((one, other), (other, one))
    )


@judges(Attach)
def judge_attaching(effect: Attach, sight: Sight) -> float:
    """Judge that something is attached to a creature that fights well with it; moving it about is worth nothing."""
    hosts = things_meant(effect.to, sight)
    found = things_meant(effect.what, sight)
    if not hosts or not found or not is_creature(hosts[0]):
        return 0.0
    host, moved = hosts[0], found[0]
    held_by = sight.things.get(moved["attached_to"] or -1)
    if held_by is not None and worth_as_bearer(host) <= worth_as_bearer(held_by) + WORTH_MOVING:
        return -1.0
    return sight.side(host["controller"]) * (1.0 + 0.2 * worth_as_bearer(host))


WORTH_MOVING: Final = 4.0
"""How much better another creature must bear an Equipment so that it is moved."""


def worth_as_bearer(thing: Shown) -> float:
    """Return how well a creature fights with what is attached to it: one that can attack, hard to block, best."""
    is_ready = not thing["tapped"] and (not thing["sick"] or has(thing, "haste"))
    evades = has(thing, "flying", "trample", "menace", "double strike", "shadow", "fear")
    value: int = stat(thing, "power") + 3 * is_ready + 3 * evades - 4 * has(thing, "defender")
    return value
