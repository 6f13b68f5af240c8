"""`oathbreaker play --terminal`: a person sits down at the terminal; the game is saved when they leave."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from oathbreaker.cli.program import program
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.texts.errors import DeckFormatError, SavedGameError
from oathbreaker.texts.messages import say

if TYPE_CHECKING:  # loaded beside the first screen
    from oathbreaker.table.playable import PlayableCards
    from oathbreaker.terminal.choosing_decks import DeckChoice
    from oathbreaker.terminal.seated import Seated
    from oathbreaker.terminal.sitting import Sitting

DONE = 0
REFUSED = 2
PERSON = 0
"""The person's seat; who begins is found out by chance (103.1)."""


def run_seated(options: Namespace, screen: Screen) -> int:
    """Play at the terminal; 0 done, 2 refused.

    Raises:
        OathbreakerError: The game cannot be set up.
        OSError: A file cannot be read.
    """
    from oathbreaker.terminal.shell import TerminalGame  # noqa: PLC0415  a tenth of a second

    options.put_aside = None
    app = TerminalGame(
        lambda choice: seated(options, screen, choice),
        screen.say("terminal.preparing"),
        None if options.decks or options.resume is not None else lambda: decks_to_choose(screen),
    )
    app.run(mouse=False)
    if isinstance(app.failure, DeckFormatError):
        from oathbreaker.cli.decks import explain_unreadable  # noqa: PLC0415  rarely needed

        explain_unreadable(app.failure, screen)
        return REFUSED
    if app.failure is not None:
        raise app.failure
    if app.seated is not None:
        tell_end(app.seated, screen)
        if options.put_aside is not None:
            again = f"{program()} play --resume {shlex.quote(str(options.put_aside))}"
            screen.hint(say("terminal.kept_before", command=again))
    return app.return_code or DONE


def tell_end(seated: Seated, screen: Screen) -> None:
    """Say who came where, or how a game that was left is gone on with: what can be typed to do so."""
    from oathbreaker.table.telling import places  # noqa: PLC0415  loaded by now
    from oathbreaker.terminal.saves import left_game  # noqa: PLC0415

    game = seated.sitting.game
    file = shlex.quote(str(seated.path))
    if game.is_over:
        for place in places(game.standings):
            screen.hint(place)
        screen.hint(say("terminal.read_again", command=f"{program()} replay {file}"))
        return
    usual = "" if seated.path == left_game() else f" {file}"
    screen.hint(say("play.saved", file=seated.path))
    screen.hint(say("terminal.go_on", command=f"{program()} play --resume{usual}"))


def decks_to_choose(screen: Screen) -> DeckChoice:
    """Return the decks that ship inside, for the person to choose from."""
    from oathbreaker.terminal.choosing_decks import DeckChoice  # noqa: PLC0415  loaded beside the first screen

    return DeckChoice.of_embedded(screen.language, screen.terms)


def seated(options: Namespace, screen: Screen, choice: DeckChoice | None = None) -> Seated:
    """Set the game up, or take a saved one, and sit down with the deck that was chosen, in the language that was.

    Raises:
        OathbreakerError: That is not possible.
        OSError: A file cannot be read or written.
    """
    from oathbreaker.cli.decks import illegal_lists, notice_of  # noqa: PLC0415  loaded beside the first screen
    from oathbreaker.library.catalog import CardCatalog  # noqa: PLC0415
    from oathbreaker.table.playable import PlayableCards  # noqa: PLC0415
    from oathbreaker.table.playing import rare_collections  # noqa: PLC0415
    from oathbreaker.table.setups import DEFAULT_FORMAT  # noqa: PLC0415
    from oathbreaker.terminal.saves import left_game, put_aside, resumed, save  # noqa: PLC0415
    from oathbreaker.terminal.seated import Seated  # noqa: PLC0415

    language = screen.language
    if choice is not None and choice.chosen is not None:
        options.decks = [choice.chosen]
        language = choice.language
    with rare_collections():
        cards = PlayableCards(CardCatalog.default())
        path = options.save or left_game()
        if options.resume is not None:
            file = Path(options.resume) if options.resume else left_game()
            if not options.resume and not file.is_file():
                raise SavedGameError(say("terminal.no_game_left"))
            sitting = resumed(file, cards)
            path = options.save or file
        else:
            sitting = new_sitting(options, cards)
            if not options.save:
                options.put_aside = put_aside(path)
        save(sitting, path)  # whether the file can be written shows before the game is played
        found = Seated(sitting, path, language, screen.terms)
        if options.resume is None:
            found.notice = notice_of(illegal_lists(options.decks, options.format or DEFAULT_FORMAT, cards.catalog))
        return found


def new_sitting(options: Namespace, cards: PlayableCards) -> Sitting:
    """Set a new game up.

    Raises:
        GameSetupError: There are too few or too many players, or there is no such agent or deck.
        DeckFormatError: A deck cannot be read.
        UnplayableCardError: Some of its cards cannot be played.
    """
    from oathbreaker.agents.named import made_agents  # noqa: PLC0415
    from oathbreaker.cli.told_play import agents_of, decks_of, players_of, seed_of  # noqa: PLC0415
    from oathbreaker.table.game import Game  # noqa: PLC0415
    from oathbreaker.table.setups import DEFAULT_FORMAT  # noqa: PLC0415
    from oathbreaker.terminal.sitting import Sitting  # noqa: PLC0415

    number = players_of(options)
    names = agents_of(options, number)
    seed = seed_of(options)
    if len(options.decks) == 1:  # the others play other decks
        options.decks += [name for name in embedded_decks() if not name.startswith(options.decks[0])]
        del options.decks[number:]
    decks = decks_of(options, number, cards)
    game = Game(decks, seed, format=options.format or DEFAULT_FORMAT, cards=cards, people=(PERSON,))
    return Sitting(game, PERSON, made_agents(names, seed), names)
