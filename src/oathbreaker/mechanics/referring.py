"""References in Japanese: それ, 各対戦相手, そのプレイヤー, その前者; and abilities, whose targets are said first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oathbreaker.cards.type_words import japanese_type_word, japanese_words
from oathbreaker.language.antecedents import THOSE_PLAYERS, WAS_CHOSEN
from oathbreaker.language.japanese import JapaneseWriter, NoJapaneseError, says, says_form
from oathbreaker.mechanics.describing import ANOTHER, counted, describe, say_targets
from oathbreaker.mechanics.nouns import Noun, counter_of, head_text
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.sagas import ChapterReached
from oathbreaker.mechanics.so_many_targets import XOfKind
from oathbreaker.terms.abilities import ActivatedAbility, Filter, Ref, SpellAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.refs import (
    AllOf,
    AttachedTo,
    Back,
    BothOf,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOf,
    ExiledCards,
    LoopRef,
    OneOrMore,
    OwnerOf,
    Pronoun,
    ResultRef,
    SameDoer,
    Some,
    SubjectRef,
    TargetRef,
    This,
    ThisOrAnother,
    You,
)

IT = "それ"
THIS = "これ"
YOURS = ControlledBy("you")
THEM = "それら"
EXILED_CARD = "その追放されたカード"
ATTACHED = {
    "enchanted creature": "エンチャントしているクリーチャー",
    "equipped creature": "装備しているクリーチャー",
    "enchanted permanent": "エンチャントしているパーマネント",
    "equipped permanent": "装備しているパーマネント",
    "enchanted land": "エンチャントしている土地",
    "enchanted artifact": "エンチャントしているアーティファクト",
    "enchanted player": "エンチャントしているプレイヤー",
    "enchanted planeswalker": "エンチャントしているプレインズウォーカー",
}
THAT_PLAYER = "そのプレイヤー"
THOSE = "それらのプレイヤー"
FORMER_AND_LATTER = ("その前者", "その後者")
KIND_WORDS = {
    "card": "カード",
    "token": "トークン",
    "spell": "呪文",
    "permanent": "パーマネント",
    "copy": "コピー",
    "copies": "コピー",
    "ability": "能力",
    "emblem": "紋章",
    "creature or planeswalker": "クリーチャーやプレインズウォーカー",
}


@says(SpellAbility)
def say_spell_ability(writer: JapaneseWriter, ability: SpellAbility) -> str:
    """Return a line of a spell: targets, then instructions."""
    inner = writer.with_targets(ability.targets, is_spell=True)
    return say_targets(inner, ability.targets) + inner.say_as("body", ability.body)


@says(ActivatedAbility)
def say_activated_ability(writer: JapaneseWriter, ability: ActivatedAbility) -> str:
    """Return an activated ability: costs, a full-width colon, targets, instructions, restrictions."""
    inner = writer.with_targets(ability.targets)
    costs = inner.say_as("costs", ability.costs)
    limits = "".join(inner.say_as("restriction", limit) for limit in ability.restrictions)
    return f"{costs}：{say_targets(inner, ability.targets)}{inner.say_as('body', ability.body)}{limits}"


@says(TriggeredAbility)
def say_triggered_ability(writer: JapaneseWriter, ability: TriggeredAbility) -> str:
    """Return a triggered ability: event, condition, targets, instructions."""
    what = getattr(ability.event, "what", None)
    inner = replace(
        writer.with_targets(ability.targets, is_own=isinstance(what, This)),
        is_in_points=ability.event.counts_points,
        subject=subject_among_targets(what, ability.targets),
    )
    if isinstance(ability.event, ChapterReached):
        chapters = inner.say_as("chapters", ability.event.chapters)
        return f"{chapters} ― {say_targets(inner, ability.targets)}{inner.say_as('body', ability.body)}"
    event = inner.say_as("event", ability.event)
    condition = f"{inner.say_as('condition', ability.condition)}場合、" if ability.condition else ""
    return f"{event}、{condition}{say_targets(inner, ability.targets)}{inner.say_as('body', ability.body)}"


def subject_among_targets(what: object, targets: Sequence[TargetSpec]) -> str:
    """Return what an event was about by its kind, if それ could mean a target too; "" where it is clear."""
    kind = what.what if isinstance(what, Some | ThisOrAnother) else None
    if not isinstance(kind, Noun) or kind.head.kind or len(kind.head.types) != 1 or not targets:
        return ""
    return f"その{head_text(kind.head)}"


@says(TargetRef)
def say_target_ref(writer: JapaneseWriter, ref: TargetRef) -> str:
    """Return a target: それ, or その前者 and その後者 where there are two that それ could mean.

    An ability that was made by another can speak of that one's targets.
    """
    if ref.place >= len(writer.targets):
        return IT
    spec = writer.targets[ref.place]
    is_player = spec.what.describes_players
    alike = [place for place, other in enumerate(writer.targets) if other.what.describes_players == is_player]
    if len(alike) == len(FORMER_AND_LATTER):
        return FORMER_AND_LATTER[alike.index(ref.place)]
    if is_player:
        return THAT_PLAYER if spec.most == 1 else THOSE
    return IT if spec.most == 1 else THEM


@says(Back)
def say_back(writer: JapaneseWriter, ref: Back) -> str:
    """Return a word that refers back."""
    if isinstance(ref.to, TargetRef) and len(writer.targets) > 1:
        return say_target_ref(writer, ref.to)
    article, _, kind = ref.said.removesuffix("'s").partition(" ")
    several = ref.said in {"them", "they"} or article == "those" or (kind.startswith(WAS_CHOSEN) and kind.endswith("s"))
    if is_player(writer, ref.to):
        return THOSE if ref.said == THOSE_PLAYERS else THAT_PLAYER
    word = kind_word(kind)
    if word:
        return f"{'それらの' if several else 'その'}{word}"
    if isinstance(ref.to, This) or (writer.is_own and ref.to == SubjectRef("thing")):
        return THIS
    if ref.to == SubjectRef("thing") and writer.subject:
        return writer.subject
    return THEM if several else IT


def is_player(writer: JapaneseWriter, ref: Ref) -> bool:
    """Tell whether a reference is to a player."""
    match ref:
        case TargetRef(place):
            return place < len(writer.targets) and writer.targets[place].what.describes_players
        case SubjectRef(kind):
            return kind == "player"
        case Each(what) | AllOf(what) | Some(what):
            return what.describes_players
    return isinstance(ref, You | OwnerOf | ControllerOf | SameDoer)


def kind_word(kind: str) -> str:
    """Return the word for a kind of thing after "that" or "those", "" for none."""
    if kind in KIND_WORDS or kind.removesuffix("s") in KIND_WORDS:
        return KIND_WORDS.get(kind) or KIND_WORDS[kind.removesuffix("s")]
    word = kind.removesuffix("s")
    return japanese_type_word(word) if word.casefold() in japanese_words() else ""


@says(Pronoun)
def say_pronoun(_writer: JapaneseWriter, ref: Pronoun) -> str:
    """Return "it" in a restriction, which is bound to nothing: the object itself.

    Raises:
        NoJapaneseError: It is another word, which something must have been bound to.
    """
    if ref.said != "it":
        msg = f"no Japanese for {ref!r}"
        raise NoJapaneseError(msg)
    return THIS


def say_ref(writer: JapaneseWriter, ref: Ref) -> str:  # noqa: C901, PLR0911, PLR0912  one line for each kind of reference
    """Return any reference without a particle."""
    match ref:
        case This(said):
            return say_this(writer, said)
        case You():
            return "あなた"
        case SubjectRef(kind):
            return THAT_PLAYER if kind == "player" else IT
        case Each(what):
            return say_every(writer, what, "各")
        case AllOf(what):
            return say_every(writer, what, "すべての")
        case Some(what, another):
            return say_some(writer, what, another=another)
        case OwnerOf(of):
            return f"{writer.say_as('thing', of)}のオーナー"
        case ControllerOf(of):
            return f"{writer.say_as('thing', of)}のコントローラー"
        case ThisOrAnother(_, what):
            other = say_some(writer, what, another=True)
            return f"これか{'、' * other.startswith('あなたが')}{other}"
        case OneOrMore(what):
            return say_one_or_more(writer, what)
        case AttachedTo(said):
            return ATTACHED[said.removesuffix("'s")]
        case DefendingPlayer():
            return "防御プレイヤー"
        case EachOf(of):
            return writer.say_as("thing", of)
        case BothOf(first, second):
            return f"{writer.say_as('recipient', first)}と{writer.say_as('recipient', second)}"
        case ExiledCards():
            return EXILED_CARD
        case SameDoer():
            return ""
    return IT


def say_this(writer: JapaneseWriter, said: str) -> str:
    """Return the object itself: これ; where an ability is quoted, このクリーチャー, for a token as well."""
    if said.endswith("graveyard"):
        return "あなたの墓地にあるこれ"
    kind = said.removeprefix("this ").removesuffix("'s")
    word = kind_word("creature" if kind == "token" else kind) if writer.is_quoted else ""
    return f"この{word}" if word else THIS


def say_one_or_more(writer: JapaneseWriter, what: Filter) -> str:
    """Return "one or more": １体以上の stands right before what they are."""
    if isinstance(what, Noun):
        return describe(writer, what, number=f"１{counter_of(what)}以上の")
    return f"{say_filter(writer, what)}１人以上"


def say_filter(writer: JapaneseWriter, what: Filter) -> str:
    """Return a description of objects or players."""
    return writer.say_as("player-noun" if what.describes_players else "noun", what)


def say_every(writer: JapaneseWriter, what: Filter, number: str) -> str:
    """Return all of a kind; the word for it stands after the clauses that say which."""
    if isinstance(what, Noun):
        return describe(writer, what, number=number)
    return number * what.describes_players + say_filter(writer, what)


def say_some(writer: JapaneseWriter, what: Filter, *, another: bool) -> str:
    """Return one of a kind."""
    if isinstance(what, Noun):
        return counted(writer, what, "１", ANOTHER if another else "")
    return f"{say_filter(writer, what)}１人"


SAID_PLAINLY = (
    ThisOrAnother, OneOrMore,
    AttachedTo, DefendingPlayer, This, You, SubjectRef, Each, AllOf, Some, SameDoer, LoopRef, OwnerOf, ControllerOf,
    ResultRef, EachOf, BothOf, ExiledCards,
)  # fmt: skip
ALL_REFS = (*SAID_PLAINLY, TargetRef, Back)
says(*SAID_PLAINLY)(say_ref)


def each_of(ref: Ref) -> str:
    """Return それぞれ for several that each do, or have done to them, the same."""
    return "それぞれ" if isinstance(ref, Each | EachOf | BothOf) else ""


@says_form("wa", *ALL_REFS)
def say_doer(writer: JapaneseWriter, ref: Ref) -> str:
    """Return who does something, with は; the unsaid "you" and the doer of before are left out."""
    if ref == You() or isinstance(ref, SameDoer):
        return ""
    return f"{writer.say_as('thing', ref)}は{each_of(ref)}"


@says_form("all", *ALL_REFS)
def say_all(writer: JapaneseWriter, ref: Ref) -> str:
    """Return what has a trait, with は: each of a kind of object is all of them."""
    if isinstance(ref, Each) and not ref.what.describes_players:
        return f"{say_every(writer, ref.what, 'すべての')}は"
    return say_doer(writer, ref)


@says_form("ni", *ALL_REFS)
def say_to(writer: JapaneseWriter, ref: Ref) -> str:
    """Return to whom something is done, with に."""
    return f"{writer.say_as('thing', ref)}に{each_of(ref)}"


@says_form("on", *ALL_REFS)
def say_on(writer: JapaneseWriter, ref: Ref) -> str:
    """Return on what something is put, with の上に."""
    return f"{writer.say_as('thing', ref)}の上に{each_of(ref)}"


@says_form("enters", *ALL_REFS)
def say_what_enters(writer: JapaneseWriter, ref: Ref) -> str:
    """Return what enters the battlefield, with が; under whose control stands apart."""
    if isinstance(ref, Some | OneOrMore) and isinstance(ref.what, Noun) and YOURS in ref.what.qualifiers:
        rest = tuple(qualifier for qualifier in ref.what.qualifiers if qualifier != YOURS)
        what = ref.changed_field("what", ref.what.changed_field("qualifiers", rest))
        return f"{writer.say_as('thing', what)}があなたのコントロール下で"
    return f"{writer.say_as('thing', ref)}が"


@says_form("no", *ALL_REFS)
def say_whose(writer: JapaneseWriter, ref: Ref) -> str:
    """Return whose something is, with の: オーナーの for "its owner's", 自分の for the doer's own."""
    if isinstance(ref, OwnerOf):
        return "オーナーの"
    if isinstance(ref, Back) and ref.said == "their" and writer.is_doer(ref.to):
        return "自分の"
    return f"{writer.say_as('thing', ref)}の"


@says_form("counter", *ALL_REFS)
def counter_of_ref(writer: JapaneseWriter, ref: Ref) -> str:
    """Return the counter for a copy of what a reference is to: 体 for creatures, else つ."""
    match ref:
        case Back(to, said):
            return "体" if said == "that creature" else counter_of_ref(writer, to)
        case TargetRef(place):
            return counter_of_spec(writer.targets[place])
        case Some(Noun() as noun):
            return counter_of(noun)
        case This(said):
            return "体" if said == "this creature" else "つ"
    return "つ"


def counter_of_spec(spec: TargetSpec) -> str:
    """Return the counter for what a target may be."""
    what = spec.what.what if isinstance(spec.what, XOfKind) else spec.what
    return counter_of(what) if isinstance(what, Noun) else "つ"
