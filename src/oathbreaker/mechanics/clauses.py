"""How a clause is put together: who does a deed, and what does an act.

A deed is what a player does; the term has the player in its field `who`, whose default `You()` stands for a command.
An act is what an object does; the term has the object in its field `what`, whose default `NO_SUBJECT` stands for none.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.japanese import with_subject
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import SameDoer, You
from oathbreaker.terms.term import Term

NO_SUBJECT: Final = You("-")
"""Stands in an act for the object that a clause puts before it."""

TOLD_APART: Final = frozenset({"これは", "その前者は", "その後者は"})
"""Subjects that are no other thing that the act names, so that the thing's own power is 自身のパワー."""

WHO: Final = "who"
WHAT: Final = "what"


def with_doer(who: Ref, deed: Term) -> Term | None:
    """Return a deed as done by a player; None if its doer is already said."""
    return deed.changed_field(WHO, who) if getattr(deed, WHO, None) == You() else None


def without_doer(tree: Term) -> tuple[Ref, Term] | None:
    """Return (player, the deed as a command); None for a deed that is a command already."""
    doer = getattr(tree, WHO, None)
    if not isinstance(doer, Ref) or doer == You() or isinstance(doer, SameDoer):
        return None
    return doer, tree.changed_field(WHO, You())


def as_same_doer(deed: Term) -> Term | None:
    """Return a deed as done by the one who did the deed before; None if its doer is already said."""
    return with_doer(SameDoer(), deed)


def from_same_doer(tree: Term) -> Term | None:
    """Return the deed as a command, if the one who did the deed before does it; None for any other."""
    return tree.changed_field(WHO, You()) if isinstance(getattr(tree, WHO, None), SameDoer) else None


def with_act(what: Ref, act: Term) -> Term:
    """Return an act as done by an object."""
    return act.changed_field(WHAT, what)


def without_act(tree: Term) -> tuple[Ref, Term] | None:
    """Return (object, the act without it); None for what is no act of an object."""
    subject = getattr(tree, WHAT, None)
    if not isinstance(subject, Ref) or subject == NO_SUBJECT or type(tree).field_defaults().get(WHAT) != NO_SUBJECT:
        return None
    return subject, tree.changed_field(WHAT, NO_SUBJECT)


def said_of_all(slot: SaySlot) -> str:
    """Return a trait in Japanese with its subject: each of a kind has what all of them have."""
    return with_subject(slot("act"), slot("what.all"))


def said_with_subject(slot: SaySlot) -> str:
    """Return an act or trait in Japanese with its subject where it belongs."""
    subject = slot("what.wa")
    act = slot("act")
    whose = f"に{subject.removesuffix('は')}の"
    if subject in TOLD_APART:
        act = act.replace(f"{whose}パワー", "に、自身のパワー")
        act = act.replace(f"に、{whose[1:]}パワー", "に、自身のパワー")
    elif subject == "それは":
        act = act.replace("あなたにそれのパワー", "あなたに、自身のパワー")
    elif subject.startswith("その"):
        act = act.replace("それにそれのパワー", "それに、自身のパワー")
    return with_subject(act, subject)
