"""Saved games: how a game began, every answer and change, and a digest of the card data, as one line of JSON."""

from __future__ import annotations

import json
from importlib.metadata import version
from typing import Any, Final, cast

from oathbreaker.engine.play import CHANGE, Play
from oathbreaker.table.changes import TableChange, change_from_plain
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario_start import play_scenario
from oathbreaker.table.setups import Setup, names_of, play_decks
from oathbreaker.texts.errors import OathbreakerError, SavedGameError
from oathbreaker.texts.messages import say

SCHEMA: Final = 1
"""The version of the form of saved games."""


def save_play(play: Play, setup: Setup, cards: PlayableCards) -> str:
    """Return a game as text."""
    steps = [
        cast("TableChange", play.changes[answer[1]]).plain() if answer[:1] == (CHANGE,) else list(answer)
        for answer in play.answers
    ]
    return json.dumps(
        {
            "oathbreaker_game": SCHEMA,
            "version": version("oathbreaker"),
            "cards": cards.digest(names_of(setup)),
            "setup": setup,
            "answers": steps,
            "digest": play.digest(),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def load_play(text: str, cards: PlayableCards) -> tuple[Play, Setup]:
    """Return the game that `save_play` wrote, at the same decision, and how it began.

    Raises:
        SavedGameError: It is no saved game, it is damaged, or the card data has changed since.
    """
    saved = parsed(text)
    try:
        setup = saved["setup"]
        play = play_scenario(setup, cards) if setup["kind"] == "scenario" else play_decks(setup, cards)
        is_same_data = saved["cards"] == cards.digest(names_of(setup))
        if is_same_data:
            take_again(play, saved["answers"][len(play.answers) :], cards)
        is_same_course = play.digest() == saved["digest"]
    except OathbreakerError as error:
        raise SavedGameError(say("table.cannot_replay", reason=error.reason)) from error
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise SavedGameError(say("table.damaged_save")) from error
    if not is_same_data:
        raise SavedGameError(say("table.other_cards"))
    if not is_same_course:
        raise SavedGameError(say("table.other_course"))
    return play, setup


def parsed(text: str) -> dict[str, Any]:
    """Return what a saved game's text holds.

    Raises:
        SavedGameError: It is no saved game of this version.
    """
    try:
        saved = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SavedGameError(say("table.no_save")) from error
    if not isinstance(saved, dict) or saved.get("oathbreaker_game") != SCHEMA:
        raise SavedGameError(say("table.no_save"))
    return saved


def take_again(play: Play, steps: list[list[Any]], cards: PlayableCards) -> None:
    """Take the recorded answers and changes again."""
    for step in steps:
        if step and isinstance(step[0], str):
            play.change(change_from_plain(step, cards))
        elif all(type(number) is int for number in step):
            play.replay([step])
        else:
            raise ValueError(step)
