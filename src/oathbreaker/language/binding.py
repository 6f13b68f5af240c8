"""What pronouns and targets refer to (601.2c, 608.2): found once for a whole ability, and undone for writing.

A word that refers back has one most likely meaning: the last thing said before it that fits in number and kind, then
what triggered the ability, then the object itself. Where nothing fits, the ability is not understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oathbreaker.language.antecedents import (
    AFFECTED,
    CHOSEN,
    CHOSEN_THING,
    COPIED,
    COUNTED,
    GENDERED_WORDS,
    ITSELF,
    SACRIFICED,
    SINGULAR_WORDS,
    THAT_MANY,
    THEM,
    WHAT,
    Antecedent,
    Named,
    fits,
    holds,
    is_deed,
    is_to_be_bound,
    is_told,
    kinds_found,
    kinds_of,
    named_by,
    names_one,
    tells_number,
    text_order,
)
from oathbreaker.language.unbinding import BOUND, TARGETS, WITH_PRONOUNS, inside, with_fields
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Aimed,
    Amount,
    Effect,
    FaceText,
    Filter,
    Ref,
    SpellAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.refs import (
    AllOf,
    AttachedTo,
    Back,
    Each,
    LoopRef,
    Pronoun,
    ResultRef,
    Some,
    SubjectRef,
    Targeted,
    TargetRef,
    This,
)
from oathbreaker.terms.term import Term, change_items

SPELL: Final = frozenset({"spell"})
"""What an event is about that names the target of a spell."""
TARGETED: Final = "targeted"
"""The field of an event that describes the targets of which it is about, where its subject has them."""

WHOSE: Final = "whose"
"""The field of an instruction that moves something, into whose zone; it may refer to what is moved."""


class UnclearError(ValueError):
    """A word whose meaning nothing said before gives.

    Args:
        said: The word.
    """

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


def bind_face(text: FaceText) -> FaceText:
    """Return a face's text with all its abilities bound.

    Raises:
        UnclearError: A word refers to nothing that was said.
    """
    return FaceText(tuple(map(bind, text.lines)), text.marks)


def bind(ability: Ability) -> Ability:
    """Return the ability with its targets declared and every pronoun bound.

    Raises:
        UnclearError: A word refers to nothing that was said.
    """
    if not isinstance(ability, WITH_PRONOUNS):
        return cast("Ability", inside(ability, bind))
    bound = {name: getattr(ability, name) for name in BOUND if name in ability.field_names}
    targets: Sequence[TargetSpec] = ()
    if any(holds(value, is_to_be_bound) for value in bound.values()):
        binder = Binder(ability)
        bound = {name: binder.bound_value(value) for name, value in bound.items()}
        targets = binder.targets
    if TARGETS in ability.field_names:
        bound[TARGETS] = tuple(targets)
    return with_fields(ability, bound, bind)


class Binder:
    """Binds the body of one ability, instruction by instruction, in the order of the text.

    Attributes:
        targets: The uses of the word "target" so far.
        said: What the body has said so far.
        about: What the cost or the event has said before it.
        names_this: Whether the body has named the object itself: "it" is then no longer what a cost was paid with.
        names_another: Whether it has done something with "a creature" or so: whether "it" is a spell is then not clear.
        is_spell: Whether the ability is what a spell does.
        is_counted: Whether its event tells a number.
        is_aimed: Whether its event names two things, what acts and what is acted on: "it" is only the object itself.
        outer: What the ability that makes this one has said before it.
        each: The players that a "for each" around the words goes through; None outside of one.
        has_acted: Whether an instruction was said that does not tell the event's number: "that many" is not clear then.
        apart_from: What the words at hand do not speak of, since they are said of it; None for nothing.
        refers_out: A word that refers to a target of the ability that makes this one; "" for none.
    """

    def __init__(self, ability: Ability) -> None:
        self.targets: list[TargetSpec] = []
        self.said: list[Antecedent] = []
        self.about: list[Antecedent] = []
        self.names_this = False
        self.names_another = self.has_acted = False
        self.is_aimed = False
        self.apart_from: object = None
        self.each: Filter | None = None
        self.refers_out = ""
        self.outer: tuple[Antecedent, ...] = ()
        self.is_spell = isinstance(ability, SpellAbility)
        self.is_counted = isinstance(ability, TriggeredAbility) and ability.event.counted
        if isinstance(ability, TriggeredAbility):
            self._about_event(ability)
        for cost in ability.costs if isinstance(ability, ActivatedAbility) else ():
            self.about += [
                Antecedent(ResultRef("cost"), is_player=False, kinds=some.what.kinds()) for some in cost.find(Some)
            ]

    def _about_event(self, ability: TriggeredAbility) -> None:
        described = next(ability.event.find(Some), None)
        aimed = next(ability.event.find(Aimed), None)
        names_another = ability.event.names_another
        itself = aimed.aim() if aimed is not None else getattr(ability.event, WHAT, None) if names_another else None
        if isinstance(itself, This):
            self.about.append(Antecedent(This(""), is_player=False, kinds=ITSELF))
        self.is_aimed = aimed is not None or names_another
        for kind in ability.event.subject.split():
            kinds = described.what.kinds() if described and kind == "thing" else frozenset[str]()
            kinds = frozenset({ability.event.called}) if ability.event.called else kinds
            kinds = SPELL if aimed is not None and kind == "thing" else kinds
            if kind == TARGETS:
                kinds = getattr(ability.event, TARGETED).kinds()
            is_player = kind == "player"
            self.about.append(Antecedent(SubjectRef(kind), is_player, several=kind == TARGETS, kinds=kinds))
        for attached in ability.event.find(AttachedTo):
            if attached.said.endswith("player"):
                self.about.append(Antecedent(attached, is_player=True))

    def bound(self, tree: Term) -> Term:
        """Return a part of the body, bound; what it says can be referred to afterwards.

        Raises:
            UnclearError: A word refers to nothing that was said.
        """
        if isinstance(tree, Ability):
            return bind(tree)
        if isinstance(tree, Targeted):
            return self._target(tree.spec)
        if isinstance(tree, Pronoun):
            return Back(self._meaning(tree.said), tree.said)
        if isinstance(tree, Amount) and tree.of_event and not self.is_counted:
            raise UnclearError(tree.of_event)
        changed: dict[str, object] = {}
        said_before = len(self.said)
        for name in text_order(type(tree)):
            if isinstance(tree, Effect) and name == tree.repeats:
                changed[name] = self._bound_repeated(tree, name)
            elif isinstance(tree, Effect) and name == tree.counts:
                changed[name] = self._bound_count(getattr(tree, name), said_before)
            else:
                changed[name] = self._bound_field(tree, name, changed.get(WHAT))
        result = tree.with_values_by_name(changed)
        self._say(result)
        return result

    def _bound_field(self, tree: Term, name: str, what: object) -> object:
        """Return a field's value, bound; `what` is with what the instruction is done."""
        own, apart = (tree.own_ability, tree.apart) if isinstance(tree, Effect) else ("", "")
        if name == WHOSE and isinstance(what, This):
            self.said.append(Antecedent(what, is_player=False))
        owned = self._owned(what) if name == WHOSE else None
        self.said += [owned] if owned is not None else []
        value = getattr(tree, name)
        self.apart_from = what if name == apart else None
        bound = self._bound_ability(value) if name == own else self.bound_value(value)
        self.apart_from = None
        if owned is not None:
            self.said.remove(owned)
        return bound

    def bound_value(self, value: object) -> object:
        """Return a field's value, bound."""
        if isinstance(value, Term):
            return self.bound(value)
        return change_items(value, self.bound_value)

    @staticmethod
    def _owned(what: object) -> Antecedent | None:
        """Return what the owner or owners are of whom an instruction speaks: one that is chosen, or all of a kind."""
        if names_one(what):
            return CHOSEN_THING
        if isinstance(what, AllOf | Each) and not what.what.describes_players:
            return Antecedent(what, is_player=False, several=True)
        return None

    def _bound_ability(self, ability: Ability) -> Ability:
        """Return an ability that an instruction makes, bound; its words may refer to what was said before.

        Raises:
            UnclearError: A word refers to a target of this ability although that one has targets of its own, or to a
                thing of a kind that was done something with.
        """
        inner = Binder(ability)
        inner.said = list(self.said)
        inner.outer = tuple(self.said)
        inner.about += self.about
        inner.names_this = self.names_this
        inner.is_spell = inner.names_another = self.names_another
        bound = {name: inner.bound_value(getattr(ability, name)) for name in BOUND if name in ability.field_names}
        if inner.targets and inner.refers_out:
            raise UnclearError(inner.refers_out)
        return with_fields(ability, {**bound, TARGETS: tuple(inner.targets)}, bind)

    def _bound_count(self, value: object, said_before: int) -> object:
        """Return what tells how often or whether an instruction is done, bound; what that makes is not there yet."""
        made = [one for one in self.said[said_before:] if isinstance(one.ref, ResultRef)]
        self.said = [one for one in self.said if one not in made]
        bound = self.bound_value(value)
        self.said += made
        return bound

    def _target(self, spec: TargetSpec) -> Ref:
        ref = TargetRef(len(self.targets))
        self.targets.append(cast("TargetSpec", spec.changed_field("each", self.each)))
        self.said.append(Antecedent(ref, spec.what.describes_players, spec.most != 1, spec.what.kinds()))
        return ref

    def _bound_repeated(self, loop: Term, name: str) -> object:
        """Return the instruction that a "for each" repeats, bound; what is targeted in it is several things after it.

        The instruction can refer to what the loop goes through.
        """
        described = next((value for value in loop.values() if isinstance(value, Filter)), None)
        kinds = described.kinds() if described else frozenset[str]()
        is_player = described is not None and described.describes_players
        self.each = described if is_player else None
        self.said.append(Antecedent(LoopRef(), is_player, kinds=kinds))
        known = len(self.targets)
        bound = self.bound_value(getattr(loop, name))
        self.each = None
        for place, spec in enumerate(self.targets[known:], start=known):
            if spec.each is not None:
                self.said.append(
                    Antecedent(TargetRef(place), spec.what.describes_players, several=True, kinds=spec.what.kinds())
                )
        return bound

    def _say(self, tree: Term) -> None:
        """Remember what a part of the text lets later words refer to."""
        kind: type = type(tree)
        if is_told(kind):
            self.has_acted = self.has_acted or (isinstance(tree, Effect) and not tells_number(tree))
            self._let_refer(tree)

    def _let_refer(self, tree: Term) -> None:
        """Let later words refer to what a part of the text speaks of."""
        if isinstance(tree, Each | AllOf | Some):
            if tree.what.describes_players:
                self.said.append(Antecedent(tree, is_player=True))
        elif isinstance(tree, This):
            self.names_this = True
        elif isinstance(tree, Named):
            self.said.append(named_by(tree))
        elif isinstance(tree, Effect) and tree.made:
            kind = tree.made.removesuffix("s")
            several = tree.made.endswith("s")
            named = kinds_of(tree) if kind in {CHOSEN, AFFECTED, SACRIFICED} else kinds_found(tree)
            kinds = named if kind in {CHOSEN, AFFECTED} else frozenset({kind}) | named
            self.said.append(Antecedent(ResultRef(kind), is_player=False, several=several, kinds=kinds))
            self.names_another = self.names_another or (kind == SACRIFICED and names_one(getattr(tree, WHAT, None)))
        elif isinstance(tree, Effect) and names_one(getattr(tree, WHAT, None)):
            self.names_another = True
        elif isinstance(tree, Effect) and isinstance(getattr(tree, WHAT, None), This) and is_deed(tree):
            self.said.append(Antecedent(cast("This", getattr(tree, WHAT)), is_player=False, kinds=ITSELF))

    def _meaning(self, said: str) -> Ref:
        """Return what a word refers to.

        Raises:
            UnclearError: Nothing fits.
        """
        is_this = self.names_this and said in SINGULAR_WORDS
        about = [antecedent for antecedent in self.about if not (is_this and antecedent.ref == ResultRef("cost"))]
        if self.is_aimed and said in SINGULAR_WORDS:
            about = [antecedent for antecedent in about if antecedent.kinds == ITSELF]
        for antecedent in (*reversed(self.said), *about):
            if antecedent.ref == self.apart_from or (said in GENDERED_WORDS and isinstance(antecedent.ref, TargetRef)):
                continue
            if fits(said, antecedent):
                if isinstance(antecedent.ref, TargetRef) and antecedent in self.outer:
                    self.refers_out = said
                if antecedent.ref == COPIED.ref:
                    self.said.append(COPIED)
                return antecedent.ref
        if said == THEM and (player := next((one for one in (*reversed(self.said), *about) if one.is_player), None)):
            return player.ref
        if said == THAT_MANY and self.is_counted and not self.has_acted:
            return COUNTED
        if said in SINGULAR_WORDS and not self.is_aimed and not (self.names_another and self.is_spell):
            return This("")
        raise UnclearError(said)
