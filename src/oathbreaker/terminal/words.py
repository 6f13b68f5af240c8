"""Things of the game in a few words: names with power and toughness, states, costs, the whole of a player's board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.decisions import Option
from oathbreaker.engine.naming import ChosenWord, CounterWord, player_title
from oathbreaker.terminal.cells import styled
from oathbreaker.terminal.shown import Shown
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import display, say

Seen = dict[str, Any]
"""An object as a view shows it."""

COLOR_STYLES: Final = {
    "white": "bright_white",
    "blue": "bright_blue",
    "black": "magenta",
    "red": "bright_red",
    "green": "bright_green",
}
"""The one color of a thing -> how its name is shown; the cost says it too."""

SEVERAL_STYLE: Final = "yellow"
"""Of things of several colors."""

ORDER: Final = ("creature", "planeswalker", "battle", "artifact", "enchantment", "land")
"""In which order permanents of a player are shown, by the first type that they have."""


class Words:
    """Says what is shown, in one language.

    Args:
        shown: The moment that is shown.
        language: In which language.
        terms: In which Japanese words for the format.

    Attributes:
        gap: What stands between the words of an enumeration.
    """

    def __init__(self, shown: Shown, language: Language, terms: Terms) -> None:
        self.shown = shown
        self.language: Language = language
        self.terms: Terms = terms
        self.gap = "、" if language == "ja" else ", "

    def say(self, key: str, /, **fields: object) -> str:
        """Return a message's text."""
        return say(key, **fields).text(self.language, self.terms)

    def text(self, value: object) -> str:
        """Return a name or message."""
        return display(value, self.language, self.terms)

    def player(self, seat: int) -> str:
        """Return how a player is called; the person is marked."""
        title = self.text(player_title(seat))
        return self.say("terminal.you", player=title) if seat == self.shown.seat else title

    def whose(self, seat: int) -> str:
        """Return whose something is, in a word."""
        return self.say("terminal.yours") if seat == self.shown.seat else self.player(seat)

    def graveyard(self, seat: int) -> str:
        """Return whose graveyard it is."""
        if seat == self.shown.seat:
            return self.say("terminal.own_graveyard")
        return self.say("terminal.graveyard_of", player=self.player(seat))

    def name(self, number: int) -> str:
        """Return what an object or player is called."""
        if is_player(number):
            return self.text(player_title(number))
        thing = self.shown.thing(number)
        if thing is not None:
            return self.thing_name(thing)
        return self.text(self.shown.names.get(number, say("engine.something")))

    def thing_name(self, thing: Seen) -> str:
        """Return what an object is called; a face-down card of the person's own by the name that only they know."""
        if thing["face_down"] and "title" in thing:
            return str(thing["title"][self.language])
        return self.text(self.shown.names.get(thing["id"], say("engine.face_down")))

    def size(self, thing: Seen) -> str:
        """Return power and toughness, or loyalty; "" for what has neither."""
        types = thing.get("types", ("creature",))
        if thing["power"] is not None and ("creature" in types or thing["zone"] != "battlefield"):
            return f"{thing['power']}/{thing['toughness']}"
        if thing.get("loyalty") is not None:
            return self.say("terminal.loyalty", n=thing["loyalty"])
        return ""

    def states(self, thing: Seen) -> Iterator[str]:
        """Yield the states that a permanent is in."""
        types = thing.get("types", ("creature",))
        if thing.get("designation"):
            yield self.say(f"terminal.is_{thing['designation'].replace(' ', '_')}")
        for name in ("tapped", "face_down", "phased_out"):
            if thing[name]:
                yield self.say(f"terminal.{name}")
        if thing["sick"] and "creature" in types and "haste" not in thing.get("keywords", ()):
            yield self.say("terminal.sick")
        if thing["damage"]:
            yield self.say("terminal.damaged", n=thing["damage"])
        for kind, number in thing["counters"].items():
            if kind != "loyalty" or "planeswalker" not in types:
                yield self.say("terminal.counters", kind=CounterWord(kind, number), n=number)
        for name, value in thing["designations"].items():
            yield self.say(f"terminal.{name}", n=value)
        for word in thing["chosen"].values():
            yield self.say("terminal.chosen", word=ChosenWord(word))
        yield from self.bonds(thing)

    def bonds(self, thing: Seen) -> Iterator[str]:
        """Yield of which cards a permanent is, what it is attached to, attacks and blocks."""
        if thing.get("cards"):
            yield self.say("terminal.of_cards", cards=[card[self.language] for card in thing["cards"]])
        if thing["attached_to"] is not None:
            yield self.say("terminal.attached", what=self.name(thing["attached_to"]))
        whom = thing["attacking"]
        if whom is not None and (is_player(whom) or self.shown.thing(whom) is not None):
            yield self.say("terminal.attacking", what=self.name(whom))
        elif thing["defender"] is not None:
            yield self.say("terminal.attacking_nothing")
        if thing["blocking"]:
            yield self.say("terminal.blocking", what=[self.name(number) for number in thing["blocking"]])

    def permanent(self, thing: Seen) -> Text:
        """Return a permanent: its name, its size, and in brackets the states that it is in."""
        found = self.named(thing)
        size = self.size(thing)
        if size:
            found.append(f" {size}", "bold")
        states = list(self.states(thing))
        if states:
            found.append_text(styled(f" [{self.joined(states)}]", "dim" if thing["tapped"] else ""))
        return found

    def card(self, thing: Seen) -> Text:
        """Return a card with its cost and size."""
        found = self.named(thing)
        for word in (thing.get("mana_cost", ""), self.size(thing)):
            if word:
                found.append_text(styled(f" {word}", "dim"))
        return found

    def leader(self, thing: Seen) -> Text:
        """Return a card in the command zone, with its cost and what it costs more (906.9, 903.8)."""
        found = self.named(thing)
        found.append_text(styled(f" {thing.get('mana_cost', '')}", "dim"))
        if thing.get("tax"):
            found.append_text(styled(f" +{thing['tax']}", "bold"))
        return found

    def named(self, thing: Seen) -> Text:
        """Return the name of a thing in the style of its colors."""
        colors = thing.get("colors", ())
        style = COLOR_STYLES[colors[0]] if len(colors) == 1 else SEVERAL_STYLE if colors else ""
        return styled(self.thing_name(thing), style)

    def joined(self, words: Sequence[str]) -> str:
        """Return words with commas between them."""
        return self.gap.join(words)

    def board(self, seat: int) -> list[Text]:
        """Return a player's permanents, creatures first and lands last; what looks the same is counted."""
        things = sorted(self.shown.of_player("battlefield", seat), key=place_on_board)
        lands = [thing for thing in things if place_on_board(thing) == ORDER.index("land") and is_plain(self, thing)]
        others = [thing for thing in things if thing not in lands]
        return [*counted(self.permanent(thing) for thing in others), *self.lands(lands)]

    def lands(self, lands: Sequence[Seen]) -> list[Text]:
        """Return lands, those of one name together, with how many of them are tapped."""
        found: dict[str, list[Seen]] = {}
        for land in lands:
            found.setdefault(self.thing_name(land), []).append(land)
        texts = []
        for of_name in found.values():
            tapped = sum(land["tapped"] for land in of_name)
            text = self.named(of_name[0])
            if len(of_name) > 1:
                text = styled(f"{len(of_name)}x ").append_text(text)
            if tapped:
                is_each = tapped == len(of_name)
                state = self.say("terminal.tapped") if is_each else self.say("terminal.some_tapped", n=tapped)
                text.append_text(styled(f" [{state}]", "dim"))
            texts.append(text)
        return texts

    def hand(self) -> list[Text]:
        """Return the cards of the own hand; those of one name are counted."""
        return counted(self.card(thing) for thing in self.shown.hand())

    def on_stack(self, thing: Seen) -> Text:
        """Return a spell or ability on the stack with whose it is and its targets."""
        found = styled(self.thing_name(thing), "bold")
        found.append_text(styled(self.say("terminal.of_player", player=self.whose(thing["controller"]))))
        if thing.get("x") is not None:
            found.append_text(styled(f" X={thing['x']}"))
        for mode in thing.get("modes", ()):
            found.append_text(styled(f" [{mode['number']}: {mode['text'][self.language]}]"))
        if thing["targets"]:
            targets = self.joined([self.name(number) for number in thing["targets"]])
            found.append_text(styled(f" -> {targets}"))
        return found

    def option(self, option: Option) -> Text:
        """Return an option with what the person wants to know of the thing that it is about."""
        found = styled(option.label(self.language, self.terms))
        detail = self.detail(option)
        if detail:
            found.append_text(styled(f"  {detail}", "dim"))
        return found

    def likeness(self, option: Option) -> object:
        """Return what cards to choose from have in common of which one is as good as another; None for anything else.

        Such are cards of one name in one hand, graveyard or library. Permanents are never alike: what is attached to
        one of them, or what it did, may matter.
        """
        number = option.target
        if option.action != "choose" or number is None or is_player(number):
            return None
        thing = self.shown.thing(number)
        if thing is not None and (thing["zone"] not in {"hand", "graveyard"} or thing["face_down"]):
            return None
        return (option.card, option.label(self.language), thing is not None and (thing["zone"], thing["owner"]))

    def detail(self, option: Option) -> str:
        """Return what a label does not say of the thing that an option is about: cost, size, states, whose it is."""
        number = option.source if option.action in {"attack", "block"} or option.target is None else option.target
        if number is not None and is_player(number) and option.action != "attack":
            life = self.say("terminal.life", n=self.shown.view["players"][number]["life"])
            return self.joined([life, self.whose(number)] if number == self.shown.seat else [life])
        thing = self.shown.thing(number) if number is not None else None
        if thing is None:
            return self.joined(list(self.shown.printed.get(number or NOBODY, ())))
        if option.action in {"cast", "play land"}:
            tax = f"+{thing['tax']}" if thing.get("tax") else ""
            zone = "" if thing["zone"] == "hand" else self.say(f"terminal.from_{thing['zone']}")
            return " ".join(word for word in (thing.get("mana_cost", ""), tax, self.size(thing), zone) if word)
        if option.action == "activate":
            return ""
        words = [self.size(thing), *self.states(thing)]
        if option.action in {"attack", "block"}:
            return self.joined([word for word in words if word])
        if thing["zone"] in {"battlefield", "stack"}:
            words.append(self.whose(thing["controller"]))
        elif thing["zone"] == "graveyard":
            words.append(self.graveyard(thing["owner"]))
        else:
            words[:1] = [thing.get("mana_cost", ""), self.size(thing)]
        return self.joined([word for word in words if word])


def is_plain(words: Words, thing: Seen) -> bool:
    """Tell whether a permanent is in no state but that of being tapped."""
    return "name" in thing and not list(words.states({**thing, "tapped": False}))


def place_on_board(thing: Seen) -> int:
    """Return where a permanent stands among those of its controller."""
    types = thing.get("types", ("creature",))
    return next((place for place, word in enumerate(ORDER) if word in types), len(ORDER))


def counted(texts: Iterable[Text]) -> list[Text]:
    """Return texts, each once, with how many there are of it."""
    found: dict[str, tuple[Text, int]] = {}
    for text in texts:
        first, number = found.get(text.plain, (text, 0))
        found[text.plain] = (first, number + 1)
    return [text if number == 1 else styled(f"{number}x ").append_text(text) for text, number in found.values()]
