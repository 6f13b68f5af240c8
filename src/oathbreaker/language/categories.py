"""The categories of rules text: every kind of phrase, with its forms. Mechanics add productions to them."""

from __future__ import annotations

from typing import Final

from oathbreaker.language.grammar import Category

# Lines and sentences.
SPELL_LINE: Final = Category("spell-line")
"""A line of an instant or sorcery."""
PERMANENT_LINE: Final = Category("permanent-line")
"""A line of any other card."""
ABILITY_LINE: Final = Category("ability-line")
"""A line that either kind can have: keywords, activated and triggered abilities, statements."""
QUOTED: Final = Category("quoted")
"""An ability in quotation marks."""
BODY: Final = Category("body")
"""Sentences, to the end of the line."""
OWN_BODY: Final = Category("own-body")
"""The instructions of an ability that an instruction makes: "when you do, …"."""
SENTENCE: Final = Category("sentence")
"""One or more instructions with their full stop."""
MODES: Final = Category("modes")
"""The modes of a modal ability, a line each."""
MODE: Final = Category("mode")
CHAPTER: Final = Category("chapter")
"""The number of a chapter of a Saga."""
CHAPTERS: Final = Category("chapters")
EFFECT: Final = Category("effect")
"""One instruction."""
DEED: Final = Category("deed", "base", "third")
"""What a player does: "draw two cards", "draws two cards"."""
ACT: Final = Category("act", "base", "third")
"""What an object does: "deal 3 damage to any target", "deals …"."""
STATEMENT: Final = Category("statement")
"""What a static ability says, without its full stop."""
TRAIT: Final = Category("trait", "base", "third")
"""What a static ability says of its subject: "get +1/+0", "gets +1/+0"."""

LASTING_TRAIT: Final = Category("lasting-trait", "base", "third")
"""What is said of an object for a time: "get +1/+0", "gains flying", without the time."""

# Players and objects.
PLAYER: Final = Category("player", "one", "many")
"""A player who does something. "You" takes the verb of the plural."""
RECIPIENT: Final = Category("recipient")
"""A player or object that something is done to: "each opponent", "any target"."""
THING: Final = Category("thing", "one", "many")
"""An object: "target creature", "it", "creatures you control"."""
THIS: Final = Category("this")
"""The object itself: "~", "this creature"."""
SOME: Final = Category("some")
"""One of a kind: "a creature you control", "another creature"."""
ONE_OR_MORE: Final = Category("one-or-more")
"""At least one of a kind: "one or more creatures you control"."""
OWN: Final = Category("own")
"""Whose something is: "your", "their", "target player's"."""
CREATURE_OWN: Final = Category("creature-own")
"""Whose power and toughness: "this creature's", "target creature's"."""
TARGET: Final = Category("target", "one", "many")
"""One use of the word "target" for objects: "target creature", "up to two target creatures"."""
TARGET_PLAYER: Final = Category("target-player")
"""One use of the word "target" for players."""
TARGET_PLAYERS: Final = Category("target-players")
"""Several players who are targeted: "any number of target players"."""
TARGET_MIXED: Final = Category("target-mixed")
"""One use of the word "target" for objects or players: "any target"."""
TARGETS_MIXED: Final = Category("targets-mixed")
"""Several targets of any kind: "up to three targets"."""
NOUN: Final = Category("noun", "one", "many")
"""A description of objects: "artifact you control"."""
HEAD: Final = Category("head", "one", "many")
"""The types of a description: "artifact or creature"."""
TYPE_WORD: Final = Category("type-word", "one", "many")
TYPE_WORDS: Final = Category("type-words", "one", "many")
"""One type or several that must all be there: "artifact creature"."""
TYPE_CHOICE: Final = Category("type-choice", "one", "many")
"""Types of which one must be there: "artifact or creature"."""
TYPE_EITHER: Final = Category("type-either", "one", "many")
"""Types of which any number is meant: "artifacts and/or creatures"."""
TYPE_LIST: Final = Category("type-list", "one", "many")
"""Types of which all are meant: "artifacts, creatures, and lands"."""
ADJECTIVE: Final = Category("adjective")
ADJECTIVES: Final = Category("adjectives")
QUALIFIER: Final = Category("qualifier")
"""What stands after the types: "you control", "with flying"."""
QUALIFIERS: Final = Category("qualifiers")
PLAYER_NOUN: Final = Category("player-noun", "one", "many")
COLOR: Final = Category("color")

# Numbers, costs, conditions, times.
COUNT: Final = Category("count")
"""How many of something that follows: "a", "two", "X"."""
MANA_COUNT: Final = Category("mana-count")
"""How much mana: "one", "two"."""
CONTROL: Final = Category("control")
"""Under whose control: "your control"."""
NUMBER: Final = Category("number")
"""A number in digits, or X."""
QUANTITY: Final = Category("quantity")
"""An amount that is found: "the number of creatures you control"."""
COSTS: Final = Category("costs")
COST: Final = Category("cost")
PAY: Final = Category("pay", "base", "third")
"""To pay a cost: "pay {2}", "pays {2}"."""
PRICE: Final = Category("price", "base", "third")
"""To do what something costs as it resolves or enters: "pay {2}", "discards a card"."""
ALTERNATIVE: Final = Category("alternative")
"""A cost that may be paid rather than a mana cost: "pay 1 life and exile a blue card from your hand"."""
MANA: Final = Category("mana")
MANA_RESULT: Final = Category("mana-result")
SPENDING: Final = Category("spending")
"""What mana may be spent on: "cast a creature spell"."""
CHOICE: Final = Category("choice")
"""What is chosen as something enters: "a color", "a creature type"."""
CONDITION: Final = Category("condition")
EVENT: Final = Category("event")
"""What a triggered ability waits for."""
LATER: Final = Category("later")
"""When a delayed trigger goes off, after the instruction: "at the beginning of the next end step"."""
DURATION: Final = Category("duration")
WHICH_DAMAGE: Final = Category("which-damage")
"""Which damage would be dealt, and to whom: "combat damage to a player"."""
MULTIPLE: Final = Category("multiple")
"""How many times that damage is dealt instead: "double that damage to that player"."""
COUNTER_KIND: Final = Category("counter-kind")
"""A kind of counter: "+1/+1"."""
ENERGY: Final = Category("energy")
"""How many energy counters: "{E}{E}", "eight {E}"."""
RESTRICTION: Final = Category("restriction")
"""A sentence that limits when an ability may be activated."""
RESTRICTIONS: Final = Category("restrictions")
KEYWORD: Final = Category("keyword")
DECK_CONDITION: Final = Category("deck-condition")
"""What a starting deck must be for a companion."""
LEVEL: Final = Category("level")
"""A class level: "2"."""
LEVELS: Final = Category("levels")
"""The levels of a level symbol: "1-4"."""
SECTION: Final = Category("section")
"""The lines of a section of a text box, beneath a level symbol or a class level bar."""
KEYWORD_LINE: Final = Category("keyword-line")
"""Keywords on a line of their own: "Flying, haste"."""
KEYWORD_LIST: Final = Category("keyword-list")
"""Keywords in a sentence: "flying and haste"."""
KEYWORD_CHOICE: Final = Category("keyword-choice")
"""Keywords of which one is chosen: "vigilance, lifelink, or indestructible"."""
EXCEPTION: Final = Category("exception")
"""What a copy has besides: "haste" in "except it has haste"."""
EXCEPTIONS: Final = Category("exceptions")
COPY_LOOK: Final = Category("copy-look")
"""What a copy is instead of what it copies: "4/4 black Zombie"."""
COPY_EXCEPTION: Final = Category("copy-exception")
"""What is said of a copy: "it's a Spirit in addition to its other types"."""
COPY_EXCEPTIONS: Final = Category("copy-exceptions")
GIVEN: Final = Category("given")
"""What something has: a keyword or a quoted ability."""
ALL_GIVEN: Final = Category("all-given")
COLORS: Final = Category("colors")
BECOME_WORD: Final = Category("become-word")
"""A type, subtype or supertype that something becomes: "legendary", "Spider"."""
BECOME_WORDS: Final = Category("become-words")
LOOK: Final = Category("look")
"""What something becomes or is: "2/1 blue Faerie creature with flying"."""
LOOKS: Final = Category("looks")
"""What several things become: "2/2 Elemental creatures with haste"."""
BARE_LOOK: Final = Category("bare-look")
"""The same without abilities: "2/1 blue Faerie creature"."""
SIZE: Final = Category("size")
"""Power and toughness as they are: "1/1"."""
SUBTYPE_RUN: Final = Category("subtype-run")
TYPE_RUN: Final = Category("type-run")
SUBTYPE: Final = Category("subtype")
CARD_TYPE: Final = Category("card-type")
PREDEFINED: Final = Category("predefined-token")
"""A token that the rules define: "Treasure"."""
TOKEN_KIND: Final = Category("token-kind")
TOKEN_NAME: Final = Category("token-name")
NAME_RUN: Final = Category("name-run")
NAME_WORD: Final = Category("name-word")
"""A word of a name: "Voja"."""
CREATED: Final = Category("created")
"""Tokens that are created: "a Treasure token"."""
POWER_TOUGHNESS: Final = Category("power-toughness")

CATEGORIES: Final = tuple(value for value in list(globals().values()) if isinstance(value, Category))
