"""Phrases by templates of which not any filling of the slots is said."""

from __future__ import annotations

from oathbreaker.mechanics.casting_moments import MOMENTS

LIBRARY_TOP = "the top card of your library"
SPENT_ON = ("that mana is spent to cast", "this mana is spent to cast", "that mana is spent on")
"""How a sentence says that mana is spent."""
MOMENTS_WITH_CONDITION = tuple(f"{moment} and only if" for moment in MOMENTS)
OF_THEIR_OWN = {
    **{f"{word} — {{ability:ability-line}}": f"{word} — {{T}} : draw a card ." for word in ("boast", "exhaust")},
    f"you may look at {LIBRARY_TOP} any time , and {{second:statement}} .": (
        f"you may look at {LIBRARY_TOP} any time , and you may play lands from the top of your library ."
    ),
    **{
        f"{{what:thing/{number}}} {{first:trait/{verb}}} , {{second:trait/{verb}}} , and {{third:trait/{verb}}} .": said
        for number, verb, said in (
            ("one", "third", "this creature gets +1/+1 , can't block , and can't attack ."),
            ("many", "base", "creatures get +1/+1 , can't block , and can't attack ."),
        )
    },
    "[move|moves] any number of {counter:counter-kind} counters from {of:this} onto {to:thing/many}": (
        "move any number of +1/+1 counters from this creature onto other creatures"
        " | moves any number of +1/+1 counters from this creature onto other creatures"
    ),
    **{
        f"{{added:deed/base}} . if {spent} {{what:some}} , {pronoun} enters with an additional "
        "{counter:counter-kind} counter on it .": (
            f"add {{R}} . if {spent} a creature spell , {pronoun} enters with a additional +1/+1 counter on it ."
        )
        for spent in SPENT_ON
        for pronoun in ("that creature", "it")
    },
    **{
        f"{{added:deed/base}} . if {spent} {{what:some}} , {pronoun} can't be countered .": (
            f"add {{R}} . if {spent} a creature spell , {pronoun} can't be countered ."
        )
        for spent in SPENT_ON
        for pronoun in ("that spell", "it")
    },
    "{added:deed/base} . if you spend this mana to cast your commander , it enters with a number of additional "
    "{counter:counter-kind} counters on it equal to {amount:quantity} .": (
        "add {R} . if you spend this mana to cast your commander , it enters with a number of additional "
        "+1/+1 counters on it equal to the number of creatures ."
    ),
    "{added:deed/base} . until end of turn , you don't lose this mana as steps and phases end .": (
        "add {R} . until end of turn , you don't lose this mana as steps and phases end ."
    ),
    **{
        f"{{added:deed/base}}{x} . spend this mana only to {{first:spending}}{more} .": (
            f"add {'X mana of any one color' if x else '{R}'}{'' if not x else ' , where X is the number of creatures'}"
            f" . spend this mana only to cast a creature spell{said} ."
        )
        for x in ("", " , where X is {amount:quantity}")
        for more, said in (
            ("", ""),
            (" and {second:spending}", " and activate a ability of a creature"),
            (" or {second:spending}", " or activate a ability of a creature"),
            (" or to {second:spending}", " or to activate a ability of a creature"),
        )
    },
    "cast a {one:noun/one} or a {other:noun/one}": "cast a creature spell or a artifact spell",
    **{
        f"cast this spell only {moment} {{condition:condition}}": f"cast this spell only {moment} you control a Goblin"
        for moment in ("if", *MOMENTS_WITH_CONDITION)
    },
    "a second target {what:noun/one}": "a second target creature",
    "{statement:statement} if {condition:condition} .": (
        "this creature enters with a +1/+1 counter on it if a creature died this turn ."
    ),
    **{
        f"you may exert {{what:this}} as {said} attacks . {{then:own-body}}": (
            f"you may exert this creature as {said} attacks . when you do , draw a card ."
        )
        for said in ("it", "he", "she")
    },
    "[incubate|incubates] {amount:number} {times:count} times": "incubate 3 X times | incubates 3 X times",
    "{amount:count} {E}": "X {E}",
    "you control {what:thing/one}": "you control enchanted creature",
    "if {condition:condition} , {statement:statement}": (
        "if this creature was kicked , this creature enters with two +1/+1 counters on it"
    ),
    "discard a {what:noun/one}": "discard a creature card",
    "[reveal|reveals] {what:some}": "reveal a creature card from your hand | reveals a creature card from your hand",
    "[discard|discards] a {what:noun/one}": "discard a creature card | discards a creature card",
    "{what:thing/one} {first:trait/third} and {second:trait/third} .": "this creature gets +1/+1 and can't block .",
    "{what:thing/many} {first:trait/base} and {second:trait/base} .": "creatures get +1/+1 and can't block .",
    **{
        f"{{what:noun/many}} can't attack {whom} unless their controller pays {{mana:mana}} {each} , "
        "where X is {amount:quantity}": (
            f"creatures can't attack {whom} unless their controller pays {{X}} {each} , "
            "where X is the number of creatures"
        )
        for whom in ("you", "you or planeswalkers you control")
        for each in ("for each creature they control that's attacking you", "for each of those creatures")
    },
    "cast a {what:noun/one}": "cast a creature spell",
    "cast {what:noun/many}": "cast creature spells",
    "activate an ability of a {what:noun/one}": "activate a ability of a creature",
    "activate abilities of {what:noun/many}": "activate abilities of creatures",
    **{
        f"{{added:deed/base}} . spend this mana only to {{first:spending}}{more} .": (
            f"add {{R}} . spend this mana only to cast a creature spell{said} ."
        )
        for more, said in (
            ("", ""),
            (" , and that spell can't be countered", " , and that spell can't be countered"),
            (" or {second:spending}", " or activate a ability of a creature"),
            (" or to {second:spending}", " or to activate a ability of a creature"),
        )
    },
    "are {word:type-word/many}": "are Mountains",
    "is a {word:type-word/one}": "is a Mountain",
    "[create|creates] {amount:count} {kind:token-kind} <token|tokens> with {given:all-given}": (
        "create two 1/1 red Goblin creature tokens with “ flying ”"
        " | creates two 1/1 red Goblin creature tokens with “ flying ”"
        " | create a 1/1 red Goblin creature token with “ flying ”"
        " | creates a 1/1 red Goblin creature token with “ flying ”"
    ),
    "[have|has] {given:all-given}": ("have flying and “ flying ” | has flying and “ flying ”"),
    "[get|gets] {change:power-toughness} and [have|has] {given:all-given}": (
        "get +1/+1 and have “ flying ” | gets +1/+1 and has “ flying ”"
    ),
    "[gain|gains] {given:all-given}": ("gain flying and “ flying ” | gains flying and “ flying ”"),
    "[get|gets] {change:power-toughness} and [gain|gains] {given:all-given}": (
        "get +1/+1 and gain “ flying ” | gets +1/+1 and gains “ flying ”"
    ),
    "{added:deed/base} . when that mana is spent to cast {what:some} , {effect:effect} .": (
        "add {R} . when that mana is spent to cast a creature , draw a card ."
    ),
    (
        "{added:deed/base} . when that mana is spent to cast {what:some} , "
        "{effect:effect} , where X is {amount:quantity} ."
    ): ("add {R} . when that mana is spent to cast a creature , draw X cards , where X is the number of creatures ."),
    "{added:deed/base} . when you spend this mana to cast {what:some} , {effect:effect} .": (
        "add {R} . when you spend this mana to cast a creature , draw a card ."
    ),
    (
        "{added:deed/base} . when you spend this mana to cast {what:some} , "
        "{effect:effect} , where X is {amount:quantity} ."
    ): ("add {R} . when you spend this mana to cast a creature , draw X cards , where X is the number of creatures ."),
    "{first:adjective} , {second:adjective}": "noncreature , nonland",
    **{
        f"{{effect:effect}} . it's still a {kind} .": (
            f"this creature becomes a 1/1 Goblin creature . it's still a {kind} ."
        )
        for kind in ("land", "artifact", "enchantment", "planeswalker")
    },
    **{
        f"{{effect:effect}} . they're still {kind} .": f"they become 1/1 Goblin creatures . they're still {kind} ."
        for kind in ("lands", "artifacts", "enchantments", "planeswalkers")
    },
    "[get|gets] an emblem with {given:all-given}": (
        "get a emblem with “ flying ” and “ flying ” | gets a emblem with “ flying ” and “ flying ”"
    ),
    "target {first:noun/one} , {second:noun/one} , or {third:noun/one}": (
        "target enchantment , tapped artifact , or tapped creature"
    ),
    "{types:type-words/many}": "artifact creatures",
    "{types:type-words/many} with {keywords:keyword-list}": "artifact creatures with flying",
    "{types:type-words/many} with base power and toughness {base:size}": (
        "artifact creatures with base power and toughness 1/1"
    ),
    "[create|creates] {name:token-name} , a legendary {kind:token-kind} token with {given:all-given}": (
        "create Goblin , a legendary 1/1 red Goblin creature token with “ flying ”"
        " | creates Goblin , a legendary 1/1 red Goblin creature token with “ flying ”"
    ),
    "[create|creates] {amount:count} {kind:token-kind} <token|tokens> named {name:token-name} with {given:all-given}": (
        "create two 1/1 red Goblin creature tokens named Goblin with “ flying ”"
        " | creates two 1/1 red Goblin creature tokens named Goblin with “ flying ”"
        " | create a 1/1 red Goblin creature token named Goblin with “ flying ”"
        " | creates a 1/1 red Goblin creature token named Goblin with “ flying ”"
    ),
    "untap {what:thing/many} during each other player's untap step": (
        "untap all creatures during each other player's untap step"
    ),
    "is a {look:look} and has {keywords:keyword-list} , and it loses all other abilities , card types , "
    "and creature types": (
        "is a Goblin creature with base power and toughness 1/1 and has flying , and it loses all other abilities , "
        "card types , and creature types"
    ),
    **{
        f"{{who:player/one}} has {number} cards in hand": f"that player has {words} cards in hand"
        for number, words in (
            ("{amount:mana-count} or more", "two or more"),
            ("{amount:mana-count} or fewer", "two or fewer"),
            ("no", "no"),
        )
    },
    "{who:player/one} has exactly {amount:mana-count} <card|cards> in hand": (
        "that player has exactly two cards in hand | that player has exactly one card in hand"
    ),
    "{who:player/many} have no cards in hand": "they have no cards in hand",
    "{look:bare-look} with {given:all-given}": "Goblin creature with “ flying ”",
    "{look:bare-look} with base power and toughness {size:size}": "Goblin creature with base power and toughness 1/1",
    "{types:type-run}": "artifact creature",
    "{trait:lasting-trait/=}": "gain flying | gains flying",
    "{trait:lasting-trait/=} and {also:lasting-trait/=}": (
        "become a Goblin in addition to their other types and gain flying"
        " | becomes a Goblin in addition to its other types and gains flying"
    ),
    "target {first:noun/one} or {second:noun/one}": (
        "target artifact card in a graveyard or artifact on the battlefield"
    ),
    **{
        f"{{first:deed/base}} and the rest {words} .": (
            f"put any number of creatures into your hand and the rest {words} ."
        )
        for words in (
            "on the bottom of your library in any order",
            "on the bottom of your library in a random order",
            "into your graveyard",
            "into your hand",
        )
    },
    "to solve — {condition:condition} .": "to solve — you control a creature .",
    "{statement:statement} during your turn .": (
        "prevent all damage that would be dealt to this creature during your turn ."
    ),
    **{
        f"[put|puts] {{amount:count}} {{counter:counter-kind}} <counter|counters> on {{what:thing/{one}}} and "
        f"{{other:count}} {{kind:counter-kind}} {word} on {{second:thing/{two}}}": (
            f"put two +1/+1 counters on {first} and {number} charge {word} on {second}"
            f" | puts two +1/+1 counters on {first} and {number} charge {word} on {second}"
        )
        for one, first in (("one", "this creature"), ("many", "all creatures"))
        for two, second in (("one", "this creature"), ("many", "all creatures"))
        for word, number in (("counter", "a"), ("counters", "two"))
    },
    **{
        f"{{what:thing/{number}}} {verb} with {words} on {pronoun}": f"{what} {verb} with {example} on {pronoun}"
        for number, verb, pronoun, what in (
            ("one", "enters", "it", "each creature"),
            ("many", "enter", "them", "all creatures"),
        )
        for words, example in (
            ("an additional {counter:counter-kind} counter", "a additional +1/+1 counter"),
            ("{amount:count} additional {counter:counter-kind} counters", "two additional +1/+1 counters"),
        )
    },
}
"""Template -> a phrase by it, where not any filling of its slots is said; several for its forms, between bars."""
