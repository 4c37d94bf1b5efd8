"""Whole recorded campaigns: every game follows from the one before, to the end of the story."""

import pytest

from caravela import Campaign
from tests.campaigns import FOLDER, PLANS
from tests.rules import ROOT

NAMES = pytest.mark.parametrize("name", PLANS)


def read(name: str) -> Campaign:
    return Campaign.loads((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


@NAMES
def test_a_recorded_campaign_comes_to_its_end_again(name: str) -> None:
    campaign = read(name)

    states = campaign.replay()

    assert [state.scores() for state in states] == [record.scores for record in campaign.games]
    assert campaign.over
    assert campaign.dumps() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def way(name: str) -> list[str]:
    """The branches that were voted for."""
    return [one["branch"] for game in read(name).told() for one in game.read if one["branch"]]


def test_recorded_campaigns_take_different_ways() -> None:
    ways = [way(name) for name in PLANS]

    assert len({tuple(one) for one in ways}) == len(PLANS)
    assert all(len(one) >= 5 for one in ways)


@pytest.mark.parametrize("name", ["two_people", "who_comes"])
def test_the_readme_tells_two_ways(name: str) -> None:
    line = f"| {name.replace('_', ' ')} | {len(read(name).games)} | {' '.join(way(name))} |"

    assert line in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_plan_is_recorded_and_nothing_else() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(PLANS)
