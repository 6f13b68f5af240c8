"""CR 608.2g, 601.3 Spells that are cast while something resolves: the time does not matter, prohibitions do."""

from __future__ import annotations

from collections.abc import Callable

from oathbreaker.engine.asking import ask_may, choose_word
from oathbreaker.engine.casting import cast
from oathbreaker.engine.chosen_x import face_targets_exist
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import can_pay, spell_cost
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.legal import is_castable_face
from oathbreaker.engine.permissions import is_prohibited
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import WayToCast
from oathbreaker.texts.rules import rule


@rule("608.2g", "601.3")
def castable_faces(
    state: State, seat: int, oid: int, way: WayToCast, fits: Callable[[Characteristics], bool] | None = None
) -> list[int]:
    """Return the faces of a card that a player could cast now in one way, whatever the time."""
    definition = state.objects[oid].definition
    found: list[int] = []
    if state.rules.forbids_casting(state, oid, seat):
        return found
    for number, face in enumerate(definition.faces):
        look = face.characteristics
        if not is_castable_face(definition.layout, number) or "land" in look.types:
            continue
        if (fits is not None and not fits(look)) or look.has("aftermath"):
            continue
        if is_prohibited(state, seat, oid, number, way):
            continue
        context = Context(state, oid, seat)
        cost = spell_cost(state, oid, seat, state.objects[oid].zone, way=way, face=number)
        if can_pay(state, seat, cost, 0, context) and face_targets_exist(context, face):
            found.append(number)
    return found


@rule("608.2g", "118.9")
def may_cast(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State,
    seat: int,
    oid: int,
    way: WayToCast,
    rule_number: str,
    fits: Callable[[Characteristics], bool] | None = None,
) -> Procedure[bool]:
    """Let a player cast a card in one way if they can and want to; return whether it was cast."""
    faces = castable_faces(state, seat, oid, way, fits)
    if not faces or not (yield from ask_may(state, seat, rule_number, oid)):
        return False
    return (yield from cast_one_face(state, seat, oid, way, faces))


@rule("601.2a", "608.2g")
def cast_one_face(state: State, seat: int, oid: int, way: WayToCast, faces: list[int]) -> Procedure[bool]:
    """Let a player cast a card with one of these faces, which they choose; return whether it was cast."""
    face = faces[0]
    if len(faces) > 1:
        titles = [state.objects[oid].definition.faces[number].title for number in faces]
        face = int(
            (yield from choose_word(state, seat, "word", [str(number) for number in faces], "601.2a", oid, titles))
        )
    return (yield from cast(state, seat, oid, face, way))
