"""Work that is shared among processes, and among the machines of a Ray cluster."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravela.cli.workers import Workers, in_order, shared
from tests.cli.command import call, is_one_line
from tests.conftest import only_long


def squared(number: int) -> int:
    return number * number


def place_of_work(seconds: float) -> str:
    """Which machine of the cluster this is done on; it takes a while, so that one can't do it all."""
    import ray

    time.sleep(seconds)
    return str(ray.get_runtime_context().get_node_id())


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_that_is_shared_comes_back_with_its_place(jobs: int) -> None:
    found = list(shared(squared, range(9), Workers(jobs)))

    assert sorted(found) == [(number, number * number) for number in range(9)]
    assert in_order(found) == [number * number for number in range(9)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of two machines with a core each, which tell nobody that they are used."""
    pytest.importorskip("ray", reason="sharing work with other machines needs Ray: pip install 'caravela[ray]'")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made.address
    made.shutdown()


@only_long
def test_both_machines_of_a_cluster_work_and_self_play_is_the_same_there(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = in_order(shared(place_of_work, [0.5] * 8, Workers(1, cluster)))
    assert len(places) == 8
    assert len(set(places)) == 2

    np = pytest.importorskip("numpy")
    game = ("santa_maria", "--seats", "1", "--games", "12")
    here = call(capsys, "learn", "play", *game, "--out", str(tmp_path / "here"))
    there = call(capsys, "learn", "play", *game, "--ray", cluster, "--out", str(tmp_path / "there"))
    assert (here.status, there.status) == (0, 0), there.err
    one, two = (np.load(tmp_path / place / "santa_maria-1.npz") for place in ("here", "there"))
    for name in ("rows", "scores", "games"):
        assert np.array_equal(one[name], two[name], equal_nan=name == "scores")


@only_long
def test_a_game_that_fails_on_a_cluster_fails_here(cluster: str) -> None:
    with pytest.raises(ZeroDivisionError):
        list(shared(reciprocal, [1, 0], Workers(1, cluster)))


def reciprocal(number: int) -> float:
    return 1 / number


def test_a_cluster_that_does_not_answer_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="sharing work with other machines needs Ray: pip install 'caravela[ray]'")
    outcome = call(capsys, "learn", "gate", "santa_maria", "--seats", "1", "--lucks", "1", "--ray", "127.0.0.1:1")

    assert is_one_line(outcome)
    assert "--ray '127.0.0.1:1': no cluster answers there" in outcome.err
