"""Colonist Dock (EMP-8)."""

from caravela.games.empires.steps.dock import ResolveDock
from tests.games.empires.position import RED, YELLOW, colony, discover, goods, new, on, own, play, put, run, stock
from tests.rules import rule


@rule("EMP-8.1", "EMP-D12", "EMP-24.7")
def test_workers_leave_the_dock_in_order_of_their_spaces_and_their_owner_chooses_then() -> None:
    state = new()
    discover(state, "florida")
    on(state, "dock", "yellow colonist", "red soldier")
    run(state, ResolveDock())

    assert state.seat == YELLOW
    play(state, "land florida")
    assert state.seat == RED
    play(state, "land caribbean")

    assert colony(state, YELLOW, "florida") == {"colonist": 1}
    assert colony(state, RED, "caribbean") == {"soldier": 1}
