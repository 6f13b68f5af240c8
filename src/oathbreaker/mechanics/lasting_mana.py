"""CR 500.5, 106.4 Mana that is not lost as steps and phases end."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.own_terms import add_mana
from oathbreaker.engine.riders import ManaRider
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.sentences import mana_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

COMBAT = ("beginning of combat", "declare attackers", "declare blockers", "first strike combat damage", "combat damage")
"""The steps after which combat goes on."""


@rule("500.5")
@term
class KeptFor(ManaRider):
    """Mana that is kept until the end of the turn or of combat; made by effects, said by no text.

    Attributes:
        until: "end of turn" or "end of combat".
    """

    until: str

    def outlasts(self, step: str) -> bool:
        """Tell whether it is kept as a step ends."""
        return step in COMBAT if self.until == "end of combat" else step != "cleanup"


@term
class AddKeptMana(Effect):
    """A player adds mana that is not lost until end of turn."""

    added: terms.Effect

    @property
    def is_fixed(self) -> bool:
        """Whether what it adds is the same at any time."""
        return bool(getattr(self.added, "is_fixed", False))

    @property
    def rider(self) -> ManaRider:
        """What keeps the mana."""
        return KeptFor("end of turn")

    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return the ways in which mana is added."""
        return mana_of(self.added, context)

    @rule("106.4", "500.5")
    def perform(self, context: Context) -> Procedure[None]:
        """Add the mana, which is kept."""
        yield from add_mana(context, self.mana(context) or (), self.rider)


def kept(added: terms.Effect) -> AddKeptMana | None:
    """Return the adding of mana that is kept."""
    return AddKeptMana(added) if isinstance(added, AddMana) else None


phrase(
    SENTENCE,
    "{added:deed/base} . until end of turn , you don't lose this mana as steps and phases end .",
    AddKeptMana,
    build=kept,
    take=lambda tree: (tree.added,),
    ja="{added}。ターン終了時まで、ステップやフェイズが終わってもこのマナは失われない。",
)
