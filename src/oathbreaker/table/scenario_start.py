"""Laying out a position from its record: what was put where, in order, and where the game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.colors import COLORLESS, Color
from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.definitions import PlayableCard, PlayableFace
from oathbreaker.engine.happening import happen
from oathbreaker.engine.leaders import CASTS
from oathbreaker.engine.monarch import make_monarch
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import player_title
from oathbreaker.engine.objects import GameCard
from oathbreaker.engine.once_each_turn import forget_uses
from oathbreaker.engine.play import Play
from oathbreaker.engine.player_events import shuffle_library
from oathbreaker.engine.positions import begin_at, empty_game, put
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.state import State
from oathbreaker.formats.leading import LedGame
from oathbreaker.table.arguments import check_permanent
from oathbreaker.table.changes import ChangeSetting
from oathbreaker.table.playable import FILLER, PlayableCards
from oathbreaker.table.setups import Setup, rules_of
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

LIBRARY_SIZE = 30
"""How many cards a library has where a position does not say."""

MOST_LEADERS: Final = 2
"""How many cards of a designation a player can have: those of partners (702.124a)."""

NO_PRIORITY = ("untap", "cleanup")
"""Steps in which normally nobody gets priority: a game begins before anything of them."""


def play_scenario(setup: Setup, cards: PlayableCards) -> Play:
    """Begin a game from a position.

    Raises:
        GameSetupError: The format or the step does not exist.
        UnplayableCardError: A card's text is not understood whole.
    """
    layout = Layout(setup, cards)
    for call in setup["calls"]:
        layout.repeat(call)
    return layout.start()


class Layout:
    """A position being laid out.

    Attributes:
        state: The game.
        oids: The ids of the objects that were put, in order.
    """

    def __init__(self, setup: Setup, cards: PlayableCards) -> None:
        self.setup = setup
        self.cards = cards
        rules = rules_of(setup["format"], setup["players"], setup["rules"])
        settings = Settings(**setup["settings"], people=tuple(setup["people"]))
        self.state: State = empty_game(rules, setup["players"], setup["seed"], settings)
        self.oids: list[int] = []
        self.libraries: set[int] = set()

    def repeat(self, call: Mapping[str, Any]) -> None:
        """Do what one call of the scenario said."""
        made = call["call"]
        if made == "define":
            define(self.cards, **call["card"])
        elif made == "battlefield":
            self.put_permanent(call)
        elif made == "life":
            self.state.own_player(call["seat"]).life = call["number"]
        elif made == "counters":
            self.state.own_player(call["seat"]).counters[call["kind"]] = call["number"]
        elif made == "monarch":
            make_monarch(self.state, call["value"])
        elif made == "daytime":
            self.state.remember(made, call["value"])
        elif made == "command":
            self.put_leaders(call)
        else:
            self.put_cards(call)

    def put_cards(self, call: Mapping[str, Any]) -> None:
        """Put cards into a hand, library, graveyard or exile."""
        if call["call"] == "library":
            self.libraries.add(call["seat"])
        for name in call["names"]:
            self.oids.append(put(self.state, self.cards[name], call["seat"], call["call"]))

    @rule("306.5b", "614.12")
    def put_permanent(self, call: Mapping[str, Any]) -> None:
        """Put a permanent onto the battlefield, as it enters by what its card says, without any trigger."""
        card = self.cards[call["names"][0]]
        face = face_number(card, call["face"])
        check_permanent(card.name, card.faces[face])
        owner = call["seat"] if call["owner"] is None else call["owner"]
        host = NOBODY
        if call["attached_to"] is not None:
            kind, number = call["attached_to"]
            host = number if kind == "seat" else self.oids[number]
        if call["token"] or not has_to_enter(card.faces[face]):
            oid = put(self.state, card, owner, "battlefield", controller=call["seat"], token=call["token"], face=face)
        else:
            oid = self.enter(put(self.state, card, owner, "exile"), call["seat"], face, host)
        thing = self.state.own(oid)
        if call["tapped"] is not None:
            thing.tapped = call["tapped"]
        thing.sick = call["sick"]
        thing.counters.pop("lore", None)
        thing.counters.update(call["counters"] or {})
        if host != NOBODY:
            thing.attached_to = host
        if call["designation"]:
            self.designate(oid, call["designation"])
        self.state.continuous_changed()
        self.oids.append(oid)

    def enter(self, oid: int, seat: int, face: int, host: int) -> int:
        """Let a card enter by the rules, with the default for every choice; return the permanent's id.

        Raises:
            GameSetupError: It cannot enter: an Aura that is attached to nothing it can enchant.
        """
        move = ZoneChange(self.state, oid, "battlefield", controller=seat, face=face)
        move.attach_to = host
        entering = happen(self.state, (move,))
        try:
            decision = next(entering)
            while True:
                decision = entering.send(decision.default())
        except StopIteration:
            pass
        self.state.pending = ()
        forget_uses(self.state)
        self.state.log = []
        if move.new_oid not in self.state.objects:
            raise GameSetupError(say("table.cannot_enter", card=self.state.objects[oid].definition.name))
        return move.new_oid

    def designate(self, oid: int, designation: str) -> None:
        """Let a card lead its deck; a signature spell belongs to an oathbreaker of its owner that has none yet.

        Raises:
            GameSetupError: The format has other leaders, or the player has two of the kind already.
        """
        rules = self.state.rules
        if isinstance(rules, LedGame) and designation not in rules.designations:
            known = list(rules.designations)
            raise GameSetupError(say("table.other_leaders", format=rules.name, designation=designation, known=known))
        number = self.state.objects[oid].card
        card = self.state.cards[number]
        named = [one for one in self.state.cards if (one.owner, one.designation) == (card.owner, designation)]
        if len(named) >= MOST_LEADERS:
            owner = player_title(card.owner)
            raise GameSetupError(say("table.too_many_leaders", seat=owner, designation=designation, most=MOST_LEADERS))
        self.lead(number, GameCard(card.definition, card.owner, designation))
        cards = self.state.cards
        own = [place for place, one in enumerate(cards) if one.owner == card.owner]
        taken = {cards[place].partner for place in own}
        walkers = [place for place in own if cards[place].designation == "oathbreaker" and place not in taken]
        spells = [place for place in own if cards[place].designation == "signature spell"]
        alone = [place for place in spells if cards[place].partner == NOBODY]
        for spell, walker in zip(alone, walkers, strict=False):
            self.lead(spell, GameCard(cards[spell].definition, card.owner, "signature spell", walker))

    def lead(self, number: int, card: GameCard) -> None:
        """Put a card in the place of another among the game's cards."""
        self.state.cards = (*self.state.cards[:number], card, *self.state.cards[number + 1 :])

    def put_leaders(self, call: Mapping[str, Any]) -> None:
        """Put an oathbreaker and its signature spell, or a commander, into the command zone."""
        for name, designation, casts in zip(call["names"], call["designations"], call["casts"], strict=True):
            oid = put(self.state, self.cards[name], call["seat"], "command")
            number = self.state.objects[oid].card
            self.designate(oid, designation)
            if casts:
                self.state.remember(CASTS.format(number), casts)
            self.oids.append(oid)

    def start(self) -> Play:
        """Fill the libraries, begin inside the step, and go to the first decision."""
        begin = self.setup["start"]
        state = self.state
        for player in state.players:
            if player.seat not in self.libraries:
                for _ in range(LIBRARY_SIZE):
                    put(state, self.cards[FILLER], player.seat, "library")
            if self.setup["shuffle"]:
                shuffle_library(state, player.seat)
        begin_at(state, begin["active"], begin["step"], begin["turn"])
        if begin["step"] == "cleanup":
            state.stage = "begin"
        if state.settings.stop_everywhere or begin["step"] in NO_PRIORITY:
            return Play(state)
        state.settings = Settings(**{**self.setup["settings"], "stop_everywhere": True}, people=state.settings.people)
        play = Play(state)
        play.change(ChangeSetting("stop_everywhere", value=False))
        return play


def has_to_enter(face: PlayableFace) -> bool:
    """Tell whether something may be chosen, or be otherwise, as a permanent with this face enters."""
    look = face.characteristics
    return not face.is_plain or "Aura" in look.subtypes or "battle" in look.types


def face_number(card: PlayableCard, face: str) -> int:
    """Return a face's index: "front", "back", or a face's name.

    Raises:
        GameSetupError: The card has no such face.
    """
    names = [each.characteristics.name for each in card.faces]
    number = names.index(face) if face in names else {"front": 0, "back": 1}.get(face, len(names))
    if number >= len(names):
        raise GameSetupError(say("table.no_face", card=card.name, face=face, faces=names))
    return number


def define(  # noqa: PLR0913  all that is printed on a card
    cards: PlayableCards,
    *,
    name: str,
    cost: str,
    type_line: str,
    text: str,
    numbers: Mapping[str, str | None],
    colors: Sequence[str] = (),
) -> PlayableCard:
    """Add a card of one's own, of one face.

    Raises:
        UnplayableCardError: Its text is not understood whole.
        ValueError: Its cost or type line is not possible.
    """
    own = frozenset(Color(color) for color in colors) or parse_mana_cost(cost).colors
    sizes = {key: numbers.get(key) for key in ("power", "toughness")}
    marks = {key: numbers.get(key) for key in ("loyalty", "defense")}
    face = Face(name, type_line, cost, own, COLORLESS, sizes["power"], sizes["toughness"], *marks.values())
    return cards.define(Card(name, "normal", (face,)), text)
