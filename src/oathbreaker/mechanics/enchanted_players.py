"""CR 303.4 The player whom an Aura enchants, as Curses speak of them."""

from __future__ import annotations

from typing import Final

from oathbreaker.language.categories import OWN, PLAYER, QUALIFIER, RECIPIENT
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.player_triggers import ENCHANTED
from oathbreaker.mechanics.qualifiers import ControlledByTarget
from oathbreaker.terms.refs import AttachedTo

THEM: Final = AttachedTo(ENCHANTED)

fixed(PLAYER, ENCHANTED, THEM, forms=("one",))
fixed(RECIPIENT, ENCHANTED, THEM)
fixed(OWN, f"{ENCHANTED}'s", AttachedTo(f"{ENCHANTED}'s"))
fixed(QUALIFIER, f"{ENCHANTED} controls", ControlledByTarget(THEM))
