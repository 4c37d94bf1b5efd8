"""The arena and its ladder."""

import json
from pathlib import Path

import pytest

from caravela.bots.arena import Arena, ArenaError, Bout, Log, Meeting
from caravela.bots.ladder import ladder, matches, pairs, plot, ratings

PAIR = Arena("empires", 2, ("greedy", "uniform"), 2, 7, {})


def bout(luck: int, bots: tuple[str, ...], scores: list[int]) -> Bout:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Bout(luck, bots, scores, winners, [10] * len(bots), [0.1] * len(bots), [0.02] * len(bots))


def test_every_luck_is_played_in_all_seats() -> None:
    meetings = list(Arena("empires", 4, ("a", "b", "c"), 2, 1, {}).meetings())

    assert len(set(meetings)) == len(meetings) == 2 * 3 * 2 * 4
    alone = {meeting.bots.index("a") for meeting in meetings if meeting.bots.count("a") == 1 and "b" in meeting.bots}
    assert alone == {0, 1, 2, 3}


def test_alone_every_bot_plays_every_luck() -> None:
    assert list(Arena("santa_maria", 1, ("a", "b"), 1, 1, {}).meetings()) == [Meeting(0, ("a",)), Meeting(0, ("b",))]


def test_a_meeting_is_decided_by_the_seed() -> None:
    meeting = Meeting(1, ("uniform", "uniform"))

    first, again = PAIR.play(meeting), PAIR.play(meeting)
    other = PAIR._replace(seed=8).play(meeting)

    assert first.scores == again.scores
    assert first.scores != other.scores
    assert sum(first.choices) > 100


def test_ratings_follow_from_wins() -> None:
    wins = {("a", "b"): 75.0, ("b", "a"): 25.0, ("b", "c"): 50.0, ("c", "b"): 50.0}

    found = ratings(["a", "b", "c"], wins, "b")

    assert found["b"] == 1000
    assert found["a"] == pytest.approx(1189, abs=3)
    assert found["c"] == pytest.approx(1000, abs=3)


def test_a_bot_that_always_wins_has_a_rating_too() -> None:
    found = ratings(["a", "b"], {("a", "b"): 20.0})

    assert 400 < found["a"] - found["b"] < 1000


def test_a_table_of_four_counts_as_one_game_for_each_pair_of_kinds() -> None:
    found = pairs([bout(0, ("a", "b", "b", "b"), [50, 60, 40, 30])])

    assert found["a", "b"] == pytest.approx(2 / 3)
    assert found["b", "a"] == pytest.approx(1 / 3)


def test_the_ladder_tells_points_and_time() -> None:
    bouts = [bout(luck, ("a", "b"), [50, 40]) for luck in range(10)] + [bout(11, ("b", "a"), [45, 44])]

    rows = ladder(["b", "a"], bouts)
    first = matches(["a", "b"], bouts)[0]

    assert [row["bot"] for row in rows] == ["a", "b"]
    assert rows[0]["rating_95"][0] < rows[0]["rating"] < rows[0]["rating_95"][1]
    assert (rows[0]["games"], rows[0]["ms_per_choice"], rows[0]["longest_ms"]) == (11, pytest.approx(10), 20)
    assert (first["bot"], first["games"], first["win_share"]) == ("a", 11, pytest.approx(10 / 11))
    assert first["win_share_95"][0] > 0.5
    assert plot("a & b", rows).count("<circle") == 2
    assert "a &amp; b" in plot("a & b", rows)


def test_alone_points_decide_and_wins_over_the_solo_opponent_are_told() -> None:
    won, lost = bout(0, ("a",), [50]), bout(0, ("b",), [60])._replace(winners=[])

    rows = ladder(["a", "b"], [won, lost])

    assert [(row["bot"], row["mean"], row["win_share"]) for row in rows] == [("b", 60, 0), ("a", 50, 1)]


def test_an_unfinished_line_is_dropped_when_the_arena_is_taken_up_again(tmp_path: Path) -> None:
    log = Log(tmp_path / "games.jsonl", PAIR)
    log.open()
    log.add([bout(0, ("a", "b"), [1, 2]), bout(1, ("a", "b"), [3, 4])])
    text = log.path.read_text()
    log.path.write_text(text[:-9])

    log.open()
    log.add([bout(2, ("a", "b"), [5, 6])])

    assert [found.scores for found in log.read()] == [[1, 2], [5, 6]]
    assert log.read()[0].meeting == Meeting(0, ("a", "b"))


def test_games_of_another_arena_are_refused(tmp_path: Path) -> None:
    Log(tmp_path / "games.jsonl", PAIR).open()

    with pytest.raises(ArenaError, match="games of another arena"):
        Log(tmp_path / "games.jsonl", PAIR._replace(seed=9)).read()
    assert json.loads((tmp_path / "games.jsonl").read_text())["seed"] == 7
