"""CR 608.2g Cards that are cast while a spell or ability resolves, for their costs or without paying them."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.casting_by_effect import cast_one_face, castable_faces
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import DEED, EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import CHOOSER, FAILED, doer, here, matching, possible, things, to_move, value_of
from oathbreaker.mechanics.into_exile import IntoExile
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import AllOf, Back, ExiledCards, Some, TargetRef, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

FREE: Final = "without paying its mana cost"


def way_for(context: Context, seat: int, oid: int, *, free: bool) -> WayToCast:
    """Return the way in which a player casts a card from where it is."""
    zone = context.state.objects[oid].zone
    return WayToCast(FREE if free else "", (zone,), () if free else None, seat=seat)


@rule("608.2g", "601.3")
def castable(context: Context, seat: int, found: tuple[int, ...], *, free: bool) -> list[int]:
    """Return the cards among these that a player could cast now."""
    state = context.state
    return [
        oid
        for oid in found
        if state.objects[oid].zone not in {"battlefield", "stack"}
        and castable_faces(state, seat, oid, way_for(context, seat, oid, free=free))
    ]


@rule("608.2g", "118.9")
def cast_now(context: Context, seat: int, oid: int, *, free: bool) -> Procedure[bool]:
    """Let a player cast a card; the spell can be referred to."""
    state, way = context.state, way_for(context, seat, oid, free=free)
    before = state.stack
    if not (yield from cast_one_face(state, seat, oid, way, castable_faces(state, seat, oid, way))):
        return False
    context.note("spell", *(spell for spell in state.stack if spell not in before))
    return True


@rule("608.2g")
def cast_freely(context: Context, seat: int, left: tuple[int, ...], most: int) -> Procedure[None]:
    """Let a player cast some of these without paying their mana costs, one after the other, as long as they want to."""
    context.results["spell"] = ()
    for _ in range(most):
        fitting = castable(context, seat, here(context.state, left), free=True)
        chosen = yield from choose(context.state, seat, "choose cards", fitting, 0, 1, "608.2d", source=context.source)
        if not chosen:
            break
        left = tuple(oid for oid in left if oid not in chosen)
        yield from cast_now(context, seat, chosen[0], free=True)


@term
class CastNow(OneDoer):
    """A player casts a card as the spell or ability resolves (608.2g).

    Attributes:
        what: The card.
        free: Whether without paying its mana cost (118.9).
    """

    makes: ClassVar[str] = "spell"

    what: Ref
    free: bool = False
    who: Ref = You()

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: a card that was named, or one of a kind that is not on the battlefield."""
        if isinstance(self.what, Some):
            return isinstance(self.what.what, Noun) and not {"battlefield", "stack"} & set(self.what.what.zones)
        return isinstance(self.what, Back | TargetRef | ExiledCards)

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether it could be cast."""
        return bool(self.cards(context, doer(self.who, context)))

    def cards(self, context: Context, seat: int) -> list[int]:
        """Return what could be cast."""
        context.results[CHOOSER] = (seat,)
        found = self.meant(context)
        context.results.pop(CHOOSER, None)
        return castable(context, seat, found, free=self.free)

    def meant(self, context: Context) -> tuple[int, ...]:
        """Return the cards in question, where they are now."""
        found = possible(self.what, context) if isinstance(self.what, Some) else things(self.what, context)
        return here(context.state, to_move(found, context))

    def carried_out(self, context: Context, seat: int, oid: int) -> Procedure[bool]:
        """Cast the card."""
        return (yield from cast_now(context, seat, oid, free=self.free))

    @rule("608.2g")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Cast it; of several the player chooses one."""
        seat = doer(self.who, context)
        found = self.cards(context, seat) if seat >= 0 else []
        if len(found) > 1:
            found = list(
                (yield from choose(context.state, seat, "choose cards", found, 1, 1, "608.2d", source=context.source))
            )
        context.results["spell"] = ()
        if not found or not (yield from self.carried_out(context, seat, found[0])):
            context.results[FAILED] = (seat,)


@term
class CastSeveralFree(OneDoer):
    """A player casts cards of a kind without paying their mana costs, as the spell or ability resolves (608.2g).

    Attributes:
        what: The cards: a kind, or those that were named before.
        most: How many at most; None for any number.
    """

    makes: ClassVar[str] = "spells"

    what: Ref
    most: Amount | None = None
    who: Ref = You()

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: cards that were named, or those of a kind that are not on the battlefield."""
        if isinstance(self.what, AllOf):
            zones = self.what.what.zones if isinstance(self.what.what, Noun) else ()
            return not {"battlefield", "stack"} & set(zones)
        return isinstance(self.what, Back)

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether one of them could be cast."""
        return bool(castable(context, doer(self.who, context), self.cards(context), free=True))

    def cards(self, context: Context) -> tuple[int, ...]:
        """Return the cards, where they are now."""
        what = self.what
        meant = matching(what.what, context) if isinstance(what, AllOf) else things(what, context)
        return here(context.state, to_move(meant, context))

    @rule("608.2g")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player cast one after the other, as long as they want to and can."""
        seat, left = doer(self.who, context), self.cards(context)
        most = len(left) if self.most is None else value_of(self.most, context)
        yield from cast_freely(context, seat, left, most)


@term
class ExiledRatherThanBuried(IntoExile):
    """A spell that would be put into a graveyard is exiled instead; made by effects, said by no text."""

    is_alike: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to what would be put into a graveyard from the stack."""
        return isinstance(event, ZoneChange) and (event.origin, event.zone) == ("stack", "graveyard")


@term
class ExileSpellInstead(Effect):
    """If a spell that was just cast would be put into a graveyard, it is exiled instead.

    Attributes:
        what: The spell.
        where: How the text says whose graveyard it is.
    """

    what: Ref
    where: str

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: of a spell that was named."""
        return isinstance(self.what, Back)

    @rule("611.2c", "614.1a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect, for as long as the spell is on the stack."""
        yield from ()
        objects = tuple(
            oid for oid in here(context.state, things(self.what, context)) if context.state.objects[oid].zone == "stack"
        )
        if objects:
            begin_lasting(context, ExiledRatherThanBuried(), None, objects)


def several_of_kind(what: Filter) -> CastSeveralFree:
    """Return the casting of any number of cards of a kind."""
    return CastSeveralFree(AllOf(what, ""))


def take_of_kind(counted: bool, tree: CastSeveralFree) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take the casting of cards of a kind apart."""
    if not isinstance(tree.what, AllOf) or counted != (tree.most is not None) or tree.who != You():
        return None
    return (tree.most, tree.what.what) if counted else (tree.what.what,)


def take_named(tree: CastSeveralFree) -> tuple[object, ...] | None:
    """Take the casting of cards that were named apart."""
    return (tree.what,) if tree.most is None and not isinstance(tree.what, AllOf) and tree.who == You() else None


def cast_named(free: bool, what: Ref) -> CastNow | None:  # noqa: FBT001  as the phrase fixes it
    """Return the casting of a card; what is said of the spell itself is no such instruction."""
    return None if isinstance(what, This) else CastNow(what, free)


def take_cast_named(free: bool, tree: CastNow) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `cast_named` apart."""
    return (tree.what,) if tree.free == free and tree.who == You() else None


NO_COST: Final = "マナ・コストを支払うことなく唱える"
for free, words, japanese in ((False, "", "{what}を唱える"), (True, f" {FREE}", f"{{what}}を{NO_COST}")):
    phrase(
        DEED,
        f"[cast|casts] {{what:thing/one}}{words}",
        CastNow,
        build=partial(cast_named, free),
        take=partial(take_cast_named, free),
        ja=japanese,
    )
FREELY: Final = "without paying their mana costs"
phrase(
    DEED,
    f"[cast|casts] any number of {{what:noun/many}} {FREELY}",
    CastSeveralFree,
    build=several_of_kind,
    take=partial(take_of_kind, False),  # noqa: FBT003  as declared
    ja=f"望む数の{{what}}を{NO_COST}",
)
phrase(
    DEED,
    f"[cast|casts] up to {{most:count}} {{what:noun/many}} {FREELY}",
    CastSeveralFree,
    build=lambda most, what: CastSeveralFree(AllOf(what, ""), most),
    take=partial(take_of_kind, True),  # noqa: FBT003  as declared
    ja=f"{{what.most}}{{most}}{{what.counter}}を{NO_COST}",
)
phrase(
    DEED,
    f"[cast|casts] {{what:thing/many}} {FREELY}",
    CastSeveralFree,
    build=lambda what: None if isinstance(what, AllOf) else CastSeveralFree(what),
    take=take_named,
    ja=f"{{what}}を{NO_COST}",
)
for where, japanese in (("your", "あなたの"), ("a", ""), ("their", "オーナーの"), ("its owner's", "オーナーの")):
    phrase(
        EFFECT,
        f"if {{what:thing/one}} would be put into {where} graveyard , exile it instead",
        ExileSpellInstead,
        where=where,
        ja=f"{{what}}が{japanese}墓地に置かれるなら、代わりにそれを追放する",
    )
