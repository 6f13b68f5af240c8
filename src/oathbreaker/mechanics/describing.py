"""CR 109.2 Descriptions in Japanese: what follows in English stands first, and things are counted by what they are."""

from __future__ import annotations

from itertools import groupby
from typing import cast

from oathbreaker.language.japanese import JapaneseWriter, in_form, says, says_form
from oathbreaker.mechanics.nouns import YOUR_COMMANDER, Noun, counter_of, head_text, is_clause
from oathbreaker.mechanics.players import AnyTarget, PlayerOrPlaneswalker, Players
from oathbreaker.mechanics.so_many_targets import XOfKind
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.term import Term
from oathbreaker.texts.messages import full_width

ANOTHER = "これでない"
"""Another than the object itself."""
NUMBER = "〇"
"""Stands in a description where a number belongs."""
PLAYER_WORDS = {"player": "プレイヤー", "opponent": "対戦相手", "other player": "他のプレイヤー"}
THE_OTHER = "他の"
"""Another than what was targeted before."""
DENIAL = "でない"
EACH = "各"
"""Stands after adjectives (赤の各クリーチャー), other words for how many before them (すべての赤のクリーチャー)."""
PLACES = ("墓地にある", "手札にある", "領域にある", "ライブラリーにある")
"""How clauses end that say where cards are: they come first."""
CLAUSE_ENDINGS = ("いる", "ある", "持つ", "ない", "れた", "受けた", "たない")
"""A modifier that ends so is a clause of its own: one after another are joined, 「…していて…でない」."""


def describe(writer: JapaneseWriter, noun: Noun, another: str = "", number: str = "") -> str:
    """Return a description: clauses first, then a word for how many, adjectives, and what it is."""
    clauses = [writer.say_as("qualifier", qualifier) for qualifier in noun.qualifiers]
    clauses.sort(key=lambda clause: not clause.endswith(PLACES))
    adjectives = [writer.say_as("adjective", adjective) for adjective in noun.adjectives]
    clauses += [another] * bool(another)
    clauses += [word for word in adjectives if word.endswith(CLAUSE_ENDINGS)]
    plain = [word for word in adjectives if not word.endswith(CLAUSE_ENDINGS)]
    goes_on = is_clause(noun.head) and not number
    if goes_on:
        plain = [f"{word.removesuffix('の')}であり" for word in plain]
    before, after = ("".join(plain), "") if number == EACH else ("", "".join(plain))
    return joined(clauses, goes_on=goes_on) + before + number + after + head_text(noun.head)


def joined(clauses: list[str], *, goes_on: bool = False) -> str:
    """Return modifying clauses one after the other, in the form that goes on: each but the last, or all."""
    clauses = neither_nor(clauses)
    ends = max((place for place, clause in enumerate(clauses) if clause.endswith(CLAUSE_ENDINGS)), default=0)
    ends += goes_on
    return "".join(going_on(clause) if place < ends else clause for place, clause in enumerate(clauses))


def neither_nor(clauses: list[str]) -> list[str]:
    """Return the clauses, those that one after another deny what something is as one: これでもトークンでもない."""
    said: list[str] = []
    for is_denial, run in groupby(clauses, key=lambda clause: clause.endswith(DENIAL)):
        row = list(run)
        if is_denial and len(row) > 1:
            row = ["".join(f"{clause.removesuffix('ない')}も" for clause in row) + "ない"]
        said += row
    return said


def going_on(clause: str) -> str:
    """Return a modifying clause in the form that goes on: していて, であり, でなく."""
    if clause.endswith("いる"):
        return clause.removesuffix("る") + "て"
    if clause.endswith("持たない"):
        return clause.removesuffix("ない") + "ず"
    if clause.endswith("ない"):
        return clause.removesuffix("い") + "く"
    return in_form(clause, "stem") if clause.endswith(("ある", "持つ")) else clause


def among(noun: Noun) -> str:
    """Return のうち where a description has alternatives of which so many are meant."""
    return "のうち" if len(noun.head.types) > 1 and not noun.head.kind else ""


def counted(writer: JapaneseWriter, noun: Noun, number: str, another: str = "") -> str:
    """Return so many of a description: アーティファクトやクリーチャーのうち１つ; "your commander" is not counted."""
    if noun.head.kind == YOUR_COMMANDER:
        return describe(writer, noun)
    return f"{describe(writer, noun, another)}{among(noun)}{number}{counter_of(noun)}"


@says(Noun)
def say_noun(writer: JapaneseWriter, noun: Noun) -> str:
    """Return a description without a number."""
    return describe(writer, noun)


@says_form("one", Noun)
def say_one(writer: JapaneseWriter, noun: Noun) -> str:
    """Return one of a description."""
    return counted(writer, noun, "１")


@says_form("most", Noun)
def say_most(writer: JapaneseWriter, noun: Noun) -> str:
    """Return a description as "up to" follows it; the number and `counter` come after."""
    return f"{describe(writer, noun)}{among(noun)}最大"


@says_form("number", Noun)
def say_with_number(writer: JapaneseWriter, noun: Noun) -> str:
    """Return a description with `NUMBER` where a number belongs: これでない…土地."""
    return describe(writer, noun, number=NUMBER)


@says_form("counter", Noun)
def say_counter(_writer: JapaneseWriter, noun: Noun) -> str:
    """Return the counter for things of this kind."""
    return counter_of(noun)


@says_form("each", Noun)
def say_for_each(writer: JapaneseWriter, noun: Noun) -> str:
    """Return "for each …": クリーチャー１体につき."""
    return f"{describe(writer, noun)}１{counter_of(noun)}につき"


@says_form("each", Players)
def say_for_each_player(writer: JapaneseWriter, players: Players) -> str:
    """Return "for each opponent": 対戦相手１人につき."""
    return f"{say_players(writer, players)}１人につき"


@says(Players)
def say_players(_writer: JapaneseWriter, players: Players) -> str:
    """Return a kind of player."""
    return PLAYER_WORDS[players.word]


@says(AnyTarget)
def say_any_target(_writer: JapaneseWriter, _what: AnyTarget) -> str:
    """Return what any target is: no word at all, 「１つを対象とする」."""
    return ""


def say_targets(writer: JapaneseWriter, targets: tuple[TargetSpec, ...]) -> str:
    """Return what is targeted, in a sentence of its own."""
    targets = tuple(spec for spec in targets if getattr(spec.what, "is_said", True))
    if not targets:
        return ""
    said = [say_target(writer, spec, THE_OTHER if place else ANOTHER) for place, spec in enumerate(targets)]
    if targets[0].what.describes_players:
        said[1:] = [one.replace("自分の", "そのプレイヤーの") for one in said[1:]]
    return f"{'と、'.join(said)}を対象とする。"


def say_target(writer: JapaneseWriter, spec: TargetSpec, another: str = ANOTHER) -> str:
    """Return one use of the word "target": how many of what, and for each of whom."""
    if spec.each is not None:
        once = cast("TargetSpec", spec.changed_field("each", None))
        return f"{writer.say_as('player-noun', spec.each)}１人につき{say_target(writer, once, another)}"
    what: Term = spec.what
    other = another if spec.another else ""
    if isinstance(what, XOfKind):
        kind = cast("Noun", what.what)
        return counted(writer, as_either(kind), "最大Ｘ", other) if what.up_to else counted(writer, kind, "Ｘ", other)
    number = target_number(spec, counter_of(what) if isinstance(what, Noun) else "つ")
    if isinstance(what, Noun):
        if spec.most is None:
            return say_any_number(writer, what)
        return counted(writer, as_either(what), number, other)
    counter = "人" if isinstance(what, Players) else "つ"
    said = "" if isinstance(what, AnyTarget) else writer.say(writer.grammar.index("player-noun"), what)
    if spec.most is None:
        return f"望む数の{said}" if said else "望む数"
    return f"{said}{number}{counter}"


def say_any_number(writer: JapaneseWriter, noun: Noun) -> str:
    """Return "any number of": the number stands right before what it is."""
    return describe(writer, noun, number="望む数の")


def as_either(noun: Noun) -> Noun:
    """Return a description of which any of its types will do."""
    return cast("Noun", noun.changed_field("head", noun.head.changed_field("either", value=True)))


def target_number(spec: TargetSpec, counter: str) -> str:
    """Return how many targets: １, 最大２, １体か２, 最大Ｘ where that is no number."""
    if spec.most is None:
        return "最大Ｘ"
    if 0 < spec.least < spec.most:
        return f"{counter}か".join(map(full_width, range(spec.least, spec.most + 1)))
    return ("最大" if spec.least < spec.most else "") + full_width(spec.most)


@says(PlayerOrPlaneswalker)
def say_player_or_planeswalker(_writer: JapaneseWriter, what: PlayerOrPlaneswalker) -> str:
    """Return players and planeswalkers of which one is chosen."""
    return f"{PLAYER_WORDS[what.word]}やプレインズウォーカーのうち"


says(TargetSpec)(say_target)
