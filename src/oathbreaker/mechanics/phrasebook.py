"""Every phrase there is: all mechanics, put together into one grammar."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

import oathbreaker.mechanics
from oathbreaker.language.categories import CATEGORIES
from oathbreaker.language.grammar import Grammar


@cache
def grammar() -> Grammar:
    """Return the grammar of all mechanics; a module of this room is in it by being there."""
    for module in walk_packages(oathbreaker.mechanics.__path__, f"{oathbreaker.mechanics.__name__}."):
        import_module(module.name)
    return Grammar(CATEGORIES)
