"""CR 303.4i, 301.5e Auras and Equipment that are put onto the battlefield attached to something."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.transforming import has_back
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import doer, owner_of, picked, to_move
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PutAttached(OneDoer):
    """Cards are put onto the battlefield attached to something.

    Attributes:
        what: The cards.
        to: What they enter attached to.
        control: Under whose control, as said; "" for the one who does it.
        returned: Whether the text says "return".
        transformed: Whether they enter with their back faces up.
    """

    what: Ref
    to: Ref
    control: str = ""
    returned: bool = False
    transformed: bool = False
    who: Ref = You()

    @rule("303.4i", "301.5e", "712.14a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Put them there; an Aura that can't be attached to that stays where it is, other things enter unattached."""
        state, seat = context.state, doer(self.who, context)
        found = yield from picked(self.what, context, self.who)
        hosts = yield from picked(self.to, context, self.who)
        events = []
        for oid in to_move(found, context):
            if state.objects[oid].zone == "battlefield" or (self.transformed and not has_back(state.objects[oid])):
                continue
            controller = owner_of(state, oid) if "owner" in self.control else seat
            face = int(self.transformed)
            event = ZoneChange(state, oid, "battlefield", controller=controller, face=face, source=context.source)
            # Nothing is attached to itself: what is not defined any more is as good as that (303.4i).
            event.attach_to = hosts[0] if hosts and hosts[0] != NOBODY else oid
            events.append(event)
        yield from happen(state, events)


def under_control(returned: bool, transformed: bool, what: Ref, control: str, to: Ref) -> PutAttached:  # noqa: FBT001  as the phrase fixes them
    """Return a move that says under whose control."""
    return PutAttached(what, to, control, returned, transformed)


def take_under_control(returned: bool, transformed: bool, tree: PutAttached) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes them
    """Take `under_control` apart."""
    is_so = bool(tree.control) and (tree.returned, tree.transformed) == (returned, transformed)
    return (tree.what, tree.control, tree.to) if is_so and tree.who == You() else None


MANNERS: Final = (("", False, ""), ("transformed", True, "変身させた状態で"))
"""(words, whether it enters transformed, Japanese)"""
for number in ("one", "many"):
    thing = f"{{what:thing/{number}}}"
    for words, transformed, in_state in MANNERS:
        for verb, returned, japanese in (
            (f"[put|puts] {thing} onto the battlefield", False, "戦場に出す"),
            (f"[return|returns] {thing} to the battlefield", True, "戦場に戻す"),
        ):
            said = f"{verb} {words}".strip()
            phrase(
                DEED,
                f"{said} attached to {{to:recipient}}",
                PutAttached,
                returned=returned,
                transformed=transformed,
                ja=f"{{what}}を{in_state}{{to.ni}}つけた状態で{japanese}",
            )
            phrase(
                DEED,
                f"{said} under {{control:control}} attached to {{to:recipient}}",
                PutAttached,
                build=partial(under_control, returned, transformed),
                take=partial(take_under_control, returned, transformed),
                ja=f"{{what}}を{in_state}{{control}}{{to.ni}}つけた状態で{japanese}",
            )
