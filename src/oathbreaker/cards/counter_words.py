"""CR 122.1 Kinds of counters, and their Japanese."""

from __future__ import annotations

from typing import Final

KINDS: Final = {
    "+1/+1": "+1/+1カウンター",
    "-1/-1": "-1/-1カウンター",
    "loyalty": "忠誠カウンター",
    "lore": "伝承カウンター",
    "charge": "蓄積カウンター",
    "time": "時間カウンター",
    "age": "経年カウンター",
    "fade": "消散カウンター",
    "flying": "飛行・カウンター",
    "reach": "到達・カウンター",
    "vigilance": "警戒・カウンター",
    "stun": "気絶カウンター",
    "experience": "経験カウンター",
    "poison": "毒カウンター",
    "trample": "トランプル・カウンター",
    "lifelink": "絆魂・カウンター",
    "menace": "威迫・カウンター",
    "deathtouch": "接死・カウンター",
    "indestructible": "破壊不能カウンター",
    "hexproof": "呪禁カウンター",
    "oil": "油カウンター",
    "shield": "盾カウンター",
    "finality": "終止カウンター",
    "rad": "被曝カウンター",
}
"""Kinds of counters, and their Japanese."""
