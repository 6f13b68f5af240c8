"""Any position: permanents, hands, libraries and the rest laid out by hand, and a game that begins inside a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.arguments import as_flag, as_list, as_number, as_text, check_step, counters_by_kind, printed_card
from oathbreaker.table.deck_leaders import LEADING
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario_start import Layout, play_scenario
from oathbreaker.table.setups import DEFAULT_FORMAT, Setup, split_rules
from oathbreaker.table.things import Handle, checked_seat
from oathbreaker.texts.errors import GameSetupError, OathbreakerError
from oathbreaker.texts.messages import say


class LifeOfFormat(int):
    """A number of life that gives way to the format's own where a position does not say another."""

    __slots__ = ()


USUAL_LIFE: Final = LifeOfFormat(20)
DESIGNATIONS: Final = (None, *LEADING)


class Scenario:
    """A position that is being laid out.

    Permanents have been there since the turn before; what they get as they enter applies, nothing triggers. A library
    that is not given holds 30 Wastes. There are no opening hands and no mulligans.

        >>> import oathbreaker as ob
        >>> table = ob.Scenario(players=3)
        >>> bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
        >>> shock = table.hand(1, "ショック")
        >>> table.life(2, 5)
        >>> game = table.start(step="upkeep")
        >>> game.thing(bear).power, game.thing(shock).zone, game.player(2).life
        (3, 'hand', 5)

    Args:
        players: How many.
        format: What is played: "oathbreaker", "free_for_all", "duel" or "commander".
        seed: What chance begins with.
        starting_life: Each player's life total; that of the format where not given: 20, of Commander 40.
        first_draw: Whether the first turn has its draw in its draw step.
        shuffle: Whether libraries are shuffled at the start.
        cards: Where names are looked up; the newest data at hand when not given.
        people: Seats of people, as in `Game`.
        **house_rules: Each by its own name, as in `Game`: `hand_size=7`, `stop_everywhere=True`.

    Raises:
        GameSetupError: The format, a house rule or the number of players is not possible.
    """

    def __init__(  # noqa: PLR0913  the public signature
        self,
        players: int = 2,
        format: str = DEFAULT_FORMAT,  # noqa: A002  the public name
        seed: int = 1,
        *,
        starting_life: int = USUAL_LIFE,
        first_draw: bool = False,
        shuffle: bool = False,
        cards: CardCatalog | PlayableCards | None = None,
        people: tuple[int, ...] = (),
        **house_rules: Any,  # noqa: ANN401  checked by name
    ) -> None:
        self.cards = cards.copy() if isinstance(cards, PlayableCards) else PlayableCards(cards)
        seats = as_number(players, "players")
        life = {} if starting_life is USUAL_LIFE else {"starting_life": starting_life}
        rules, settings = split_rules({**house_rules, **life, "first_draw": first_draw})
        self.setup: Setup = {
            "kind": "scenario",
            "format": format,
            "players": seats,
            "seed": as_number(seed, "seed"),
            "shuffle": as_flag(shuffle, "shuffle"),
            "rules": rules,
            "settings": settings,
            "people": [checked_seat(seat, seats) for seat in as_list(people, "people")],
            "calls": [],
        }
        self._layout = Layout(self.setup, self.cards)

    def battlefield(  # noqa: PLR0913  all that a permanent can be
        self,
        seat: int,
        name: str,
        *,
        owner: int | None = None,
        tapped: bool | None = None,
        sick: bool = False,
        counters: Mapping[str, int] | None = None,
        face: str = "front",
        attached_to: Handle | int | None = None,
        designation: str | None = None,
        token: bool = False,
    ) -> Handle:
        """Put a permanent onto the battlefield under a player's control.

        Args:
            seat: Who controls it.
            name: The card.
            owner: Who owns it; the controller where not given.
            tapped: Whether it is tapped; not given: as it enters by what the card says.
            sick: Whether it came this turn.
            counters: Counters by kind, besides those it enters with; a kind that is given replaces those.
            face: "front", "back" or a face's name.
            attached_to: What it is attached to: a handle, or a player's seat.
            designation: "oathbreaker", "signature spell" or "commander".
            token: Whether it is a token.

        Raises:
            CardNotFoundError: No card has the name.
            UnplayableCardError: Its text is not understood whole.
            GameSetupError: There is no such face or designation, or a token is given one.
            NothingThereError: There is no such seat.
        """
        if designation not in DESIGNATIONS:
            raise GameSetupError(say("table.no_designation", designation=repr(designation)[:40]))
        for flag, value in (("sick", sick), ("token", token), ("tapped", tapped or False)):
            as_flag(value, flag)
        if designation is not None and token:
            raise GameSetupError(say("table.token_leads", name=name, designation=designation))
        if owner is not None:
            checked_seat(owner, self.setup["players"])
        return self._call(
            {
                "call": "battlefield",
                "seat": seat,
                "names": [name],
                "owner": owner,
                "tapped": tapped,
                "sick": sick,
                "counters": counters_by_kind(counters) if counters is not None else None,
                "face": as_text(face, "face"),
                "attached_to": self._link(attached_to),
                "designation": designation,
                "token": token,
            }
        )[0]

    def hand(self, seat: int, *names: str) -> Any:  # noqa: ANN401  one handle or several
        """Put cards into a hand; return a handle, or a list of them for several cards. Errors as of `battlefield`."""
        return self._cards("hand", seat, names)

    def library(self, seat: int, *names: str) -> Any:  # noqa: ANN401  one handle or several
        """Put cards into a library, the top one first, below those already given. Otherwise as `hand`."""
        return self._cards("library", seat, names)

    def graveyard(self, seat: int, *names: str) -> Any:  # noqa: ANN401  one handle or several
        """Put cards into a graveyard, the top one last. Otherwise as `hand`."""
        return self._cards("graveyard", seat, names)

    def exile(self, seat: int, *names: str) -> Any:  # noqa: ANN401  one handle or several
        """Put cards of a player into exile. Otherwise as `hand`."""
        return self._cards("exile", seat, names)

    def life(self, seat: int, number: int) -> None:
        """Set a player's life total."""
        self._call({"call": "life", "seat": seat, "number": as_number(number, "number")})

    def counters(self, seat: int, kind: str, number: int) -> None:
        """Give a player counters."""
        call = {
            "call": "counters",
            "seat": seat,
            "kind": as_text(kind, "kind"),
            "number": as_number(number, "number", 0),
        }
        self._call(call)

    def monarch(self, seat: int) -> None:
        """Make a player the monarch."""
        self._call({"call": "monarch", "seat": seat, "value": seat})

    def daytime(self, daytime: str) -> None:
        """Make it day or night.

        Raises:
            GameSetupError: It is neither "day" nor "night".
        """
        if as_text(daytime, "daytime") not in {"day", "night"}:
            raise GameSetupError(say("table.no_daytime", daytime=daytime))
        self._call({"call": "daytime", "value": daytime})

    def command(
        self,
        seat: int,
        *,
        oathbreaker: str | None = None,
        signature_spell: str | None = None,
        commander: str | None = None,
        casts: tuple[int, ...] = (),
    ) -> Any:  # noqa: ANN401  one handle or several
        """Put an oathbreaker with its signature spell, or a commander, into the command zone; twice for partners.

        Args:
            seat: Whose.
            oathbreaker: The oathbreaker.
            signature_spell: Its signature spell.
            commander: The commander, in a format that has one.
            casts: How often each of them has been cast from there, in this order.

        Returns:
            A handle, or a list of them.

        Raises:
            GameSetupError: There are more numbers than cards, one is negative, or the format has other leaders.
        """
        named = {"oathbreaker": oathbreaker, "signature spell": signature_spell, "commander": commander}
        given = {designation: name for designation, name in named.items() if name is not None}
        as_list(casts, "casts")
        if len(casts) > len(given) or any(as_number(number, "casts") < 0 for number in casts):
            raise GameSetupError(say("table.bad_casts", casts=list(casts), most=len(given)))
        handles = self._call(
            {
                "call": "command",
                "seat": seat,
                "names": list(given.values()),
                "designations": list(given),
                "casts": [*casts, 0, 0, 0][: len(given)],
            }
        )
        return handles[0] if len(handles) == 1 else handles

    def define(  # noqa: PLR0913  all that is printed on a card
        self,
        name: str,
        cost: str,
        type_line: str,
        text: str = "",
        *,
        power: int | str | None = None,
        toughness: int | str | None = None,
        loyalty: int | str | None = None,
        defense: int | str | None = None,
        colors: tuple[str, ...] = (),
    ) -> PlayableCard:
        """Add a card of one's own; its text is read like any other's.

        Args:
            name: English name.
            cost: Mana cost such as "{2}{U}", "" for none.
            type_line: Such as "Creature — Drake".
            text: Rules text.
            power: As printed.
            toughness: As printed.
            loyalty: As printed.
            defense: As printed.
            colors: Colours as words, where not those of the cost.

        Raises:
            UnplayableCardError: Its text is not understood whole.
            GameSetupError: Its cost, a color, its card types or a number is not possible. Subtypes may be any.
        """
        numbers = {"power": power, "toughness": toughness, "loyalty": loyalty, "defense": defense}
        card = {"name": name, "cost": cost, "type_line": type_line, "text": text}
        printed = printed_card(card, numbers)
        own = [as_text(color, "colors") for color in as_list(colors, "colors")]
        try:
            self._call({"call": "define", "card": {**card, "numbers": printed, "colors": own}})
        except ValueError as error:
            if isinstance(error, GameSetupError) or hasattr(error, "reason"):
                raise
            raise GameSetupError(say("table.bad_card", card=name, cost=cost)) from error
        return self.cards.defined[name]

    def start(self, active: int = 0, step: str = "precombat main", turn: int = 1) -> Game:
        """Begin a game inside a step: what happens at its beginning is past, and the active player has priority.

        With `step="untap"` it begins before anything of the turn. A scenario can be started several times.

        Raises:
            GameSetupError: There is no such step, or the number of the turn is not at least 1.
            NothingThereError: There is no such seat.
        """
        check_step(step)
        if type(turn) is not int or turn < 1:
            raise GameSetupError(say("table.no_turn", turn=turn))
        checked_seat(active, self.setup["players"])
        begin = {"active": active, "step": step, "turn": turn}
        setup = {**self.setup, "calls": list(self.setup["calls"]), "start": begin}
        return Game.of(play_scenario(setup, self.cards), setup, self.cards)

    def _link(self, attached_to: Handle | int | None) -> list[Any] | None:
        """Return how the record names what something is attached to."""
        if isinstance(attached_to, Handle):
            attached_to.check(self.setup)
            return ["handle", attached_to.number]
        return None if attached_to is None else ["seat", checked_seat(attached_to, self.setup["players"])]

    def _cards(self, zone: str, seat: int, names: tuple[str, ...]) -> Any:  # noqa: ANN401  one handle or several
        handles = self._call({"call": zone, "seat": seat, "names": list(names)})
        return handles[0] if len(handles) == 1 else handles

    def _call(self, call: dict[str, Any]) -> list[Handle]:
        """Do and record one step; return handles for what it put."""
        if "seat" in call:
            checked_seat(call["seat"], self.setup["players"])
        for name in call.get("names", ()):
            as_text(name, "name")
        before = len(self._layout.oids)
        try:
            self._layout.repeat(call)
        except OathbreakerError:
            self._layout = Layout(self.setup, self.cards)
            for done in self.setup["calls"]:
                self._layout.repeat(done)
            raise
        self.setup["calls"].append(call)
        state, calls = self._layout.state, list(self.setup["calls"])
        return [
            Handle(before + place, oid, state.objects[oid].card, calls)
            for place, oid in enumerate(self._layout.oids[before:])
        ]
