"""Every rule has a test that cites it."""

from tests.rules import cited_ids, rule_ids, untested


def test_at_least_98_percent_of_the_rules_are_cited() -> None:
    ids, cited = rule_ids(), cited_ids()

    assert len([name for name in ids if name in cited]) >= 0.98 * len(ids)


def test_a_rule_without_a_test_has_its_reason_in_one_file() -> None:
    ids, cited = rule_ids(), cited_ids()

    assert [name for name in ids if name not in cited and name not in untested()] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    ids = set(rule_ids())

    assert {name: tests for name, tests in cited_ids().items() if name not in ids} == {}


def test_no_reason_is_given_for_a_rule_that_has_a_test() -> None:
    cited = cited_ids()

    assert [name for name in untested() if name in cited] == []
