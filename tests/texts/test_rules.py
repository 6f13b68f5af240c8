"""Rule citations."""

from __future__ import annotations

import pytest

import oathbreaker.formats.led_deck
from oathbreaker.texts.rules import cited_rules, rule_exists


@pytest.mark.parametrize("number", ["906.12a", "601.2a", "704.5j", "906", "100.1", "702.155b"])
def test_rules_that_exist(number: str) -> None:
    """Numbers of the Comprehensive Rules and of 906.x exist."""
    assert rule_exists(number)


@pytest.mark.parametrize("number", ["906.15", "906.6g", "1000.1", "601.2z", "", "906."])
def test_rules_that_do_not_exist(number: str) -> None:
    """Other numbers do not."""
    assert not rule_exists(number)


def test_citations_name_what_implements_a_rule() -> None:
    """A citation leads from a rule's number to the code."""
    module = oathbreaker.formats.led_deck.__name__
    assert f"{module}.find_copies" in cited_rules()["906.6b"]
    assert all(rule_exists(number) for number in cited_rules())
