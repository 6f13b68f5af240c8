"""A short deck in every list format: Saheeli leads with Thoughtcast, two Islands, sometimes an Opt outside the deck."""

from __future__ import annotations

from tests.decks.listing import OATHBREAKER, SPELL

JSON_CARD = '{{"quantity":1,"finish":"foil","card":{{"name":"{}","set":"mrd","cn":"54"}}}}'

SHAPES = {
    "plain": f"Oathbreaker\n1 {OATHBREAKER}\n\nSignature Spell\n1 {SPELL}\n\nDeck\n2 Island\n\nSideboard\n1 Opt\n",
    "moxfield": (
        f"1 {OATHBREAKER} (SLD) 1143 *F*\n1 {SPELL} (MRD) 54\n\n1 Island (M21) 263\n1 Island (M21) 264 *F*\n\n"
        "SIDEBOARD:\n1 Opt (DOM) 60 #draw\n"
    ),
    "moxfield-json": (
        f'{{"name":"x","boards":{{"commanders":{{"cards":{{"a":{JSON_CARD.format(OATHBREAKER)}}}}},'
        f'"signatureSpells":{{"cards":{{"b":{JSON_CARD.format(SPELL)}}}}},'
        '"mainboard":{"cards":{"c":{"quantity":2,"card":{"name":"Island"}}}},'
        '"sideboard":{"cards":{"d":{"quantity":1,"card":{"name":"Opt"}}}},"tokens":{"cards":{}}}}'
    ),
    "archidekt": (
        f"1x {OATHBREAKER} (sld) 1143 *F* [Commander{{top}}]\n1x {SPELL} (mrd) 54 [Signature Spell,Draw]\n"
        "2x Island () 263 [Land] ^Have,#37d67a^\n1x Opt (dom) 60 [Sideboard]\n"
        "1x Orc Army (tltr) 18 [Tokens & Extras{noDeck}]\n"
    ),
    "tappedout": (
        f"1x {OATHBREAKER} *CMDR*\n1x {SPELL} #Signature_Spell\n2x Island (M21:263) *F*\n\nSideboard:\n1x Opt\n"
    ),
    "deckstats": (
        f"//Main\n1 [SLD#1143] {OATHBREAKER} # !Commander\n1 [MRD] {SPELL} # !Commander\n2 Island\n\n"
        "//Sideboard\nSB: 1 Opt\n"
    ),
    "arena": (
        f"About\nName x\n\nCommander\n1 {OATHBREAKER} (WAR) 234\n1 {SPELL} (MRD) 54\n\nDeck\n2 Island (M21) 263\n\n"
        "Sideboard\n1 Opt (DAR) 60\n"
    ),
    "mtgo": (
        '<Deck>\n<Cards CatID="1" Quantity="2" Sideboard="false" Name="Island"/>\n'
        f'<Cards Quantity="1" Sideboard="true" Name="{OATHBREAKER}"/>\n'
        f'<Cards Quantity="1" Sideboard="true" Name="{SPELL}"/>\n</Deck>'
    ),
    "mtgo-txt": f"2 Island\n1 Fire/Ice\n\n1 {OATHBREAKER}\n1 {SPELL}\n",
    "mtggoldfish": f"2 Island <263> [M21] (F)\n\n1 {OATHBREAKER} [WAR]\n1 {SPELL} [MRD]\n",
    "cockatrice": (
        '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n<deckname>x</deckname>\n'
        '<zone name="main">\n<card number="2" price="0" name="Island"/>\n</zone>\n<zone name="side">\n'
        f'<card number="1" name="{OATHBREAKER}" setShortName="WAR" collectorNumber="234"/>\n<card name="{SPELL}"/>\n'
        '</zone>\n<zone name="tokens"><card number="1" name="Servo"/></zone>\n</cockatrice_deck>'
    ),
    "forge": (
        f"[metadata]\nName=x\n[Commander]\n1 {OATHBREAKER}+|SLD|[1143]\n1 {SPELL}|MRD\n[Main]\n2 Island|M21|2\n"
        "[Sideboard]\n1 Opt\n"
    ),
    "xmage": (
        f"NAME:x\n2 [M21:263] Island\nSB: 1 [WAR:234] {OATHBREAKER}\nSB: 1 [MRD:54] {SPELL}\n"
        "LAYOUT MAIN:(1,1)(NONE)|([M21:263])\n"
    ),
    "mws": f"// NAME : x\n    2 [M21] Island\nSB:  1 [WAR] {OATHBREAKER}\nSB:  1 [MRD] {SPELL}\n",
    "octgn": (
        '<deck game="x"><section name="Main"><card qty="2" id="y">Island</card></section>'
        f'<section name="Sideboard"><card qty="1">{OATHBREAKER}</card><card qty="1">{SPELL}</card></section></deck>'
    ),
    "prefixed": f"// NAME: x\nCOMMANDER: 1 {OATHBREAKER} [foil]\n// SignatureSpell: 1 {SPELL}\n2 Island [M21:*]\n",
    "japanese": (
        "【オースブレイカー】\n《崇高な工匠、サヒーリ》\n【刻銘呪文】\n《物読み/Thoughtcast》\n【土地】\n島 ×２\n"
    ),
}
