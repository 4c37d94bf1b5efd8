"""Course of the game and the turn (SMA-3)."""

from caravela.games.santa_maria.state import SantaMaria
from tests.games.santa_maria.position import (
    BLUE,
    CATALOG,
    GREEN,
    RED,
    YELLOW,
    Log,
    audited,
    blue,
    cover_with_coins,
    decision,
    finish_year,
    new,
    offer,
    offered,
    own_answers,
    play,
    store,
    stored,
    turn_of,
    white,
)
from tests.rules import rule

SPACES = ["retire coins", "retire conquistador", "retire shipping", "retire religion", "retire road"]
TERRITORIES = [(1, 2), (2, 5), (3, 3), (3, 6), (4, 1), (5, 2), (5, 4), (6, 5)]
"""Of board a1."""


def act(state: SantaMaria, *texts: str) -> int | None:
    """The choices of one turn, the end of it included if it is asked; whose turn it was."""
    seat = state.seat
    play(state, *texts)
    if state.seat == seat and decision(state) == "EndTurn":
        play(state, "done")
    return seat


def block(state: SantaMaria, seat: int) -> None:
    """Coins on all territories: without goods nothing but retiring is left."""
    for row, column in TERRITORIES:
        cover_with_coins(state, seat, row, column)


@rule("SMA-3.1")
def test_the_game_lasts_three_years_in_which_turns_go_clockwise_until_all_have_retired() -> None:
    state = new(seats=3)
    for seat in (RED, GREEN, BLUE):
        store(state, seat, coins=1)
    log = Log(state)

    turns = [act(state, "activate cell 3 6") for _ in range(3)]
    turns += [act(state, *texts) for texts in (("retire road", "decline"), ("retire coins",))]
    years = [state.year]
    turns.append(act(state, "retire shipping"))
    years.append(state.year)
    finish_year(state)
    years.append(state.year)
    finish_year(state)

    assert turns == [RED, GREEN, BLUE, RED, GREEN, BLUE]
    assert years == [1, 2, 3]
    assert state.is_over
    started = [(event.facts["year"], event.facts["seat"]) for event in log.events if event.key == "year"]
    assert started == [(2, "green"), (3, "green")]


@rule("SMA-3.2")
def test_a_turn_is_exactly_one_of_four_main_actions() -> None:
    state = new(board="a1")
    store(state, RED, coins=1, wood=2)
    offer(state, "d01")
    white(state, 1)
    blue(state, RED, 4)

    kinds = {text.split()[0] for text in own_answers(state)}
    games = [
        play(state.copy(), *texts)
        for texts in (("expand d01", "place turn 0 cell 6 1"), ("activate cell 3 6",), ("white 1 column 1",))
    ]
    games.append(play(state.copy(), "blue 4 row 4"))
    games.append(play(state.copy(), "retire road", "decline"))

    assert kinds == {"expand", "activate", "white", "blue", "retire"}
    assert [own_answers(game) for game in games[1:]] == [["done"]] * 4
    assert (games[0].seat, decision(games[0])) == (GREEN, "ChooseAction")  # with 1 coin nothing is free to do
    assert [play(game, "done").seat for game in games[1:]] == [GREEN] * 4


@rule("SMA-3.3")
def test_who_can_neither_expand_nor_activate_must_retire() -> None:
    state = new(board="a1")
    block(state, RED)

    assert state.texts() == SPACES


@rule("SMA-3.3")
def test_there_is_no_passing_while_main_actions_are_possible() -> None:
    state = new(board="a1")
    store(state, RED, coins=9, wood=3, grain=2)

    kinds = {text.split()[0] for text in state.texts()}

    assert kinds == {"expand", "activate", "white", "blue", "retire", "sell", "buy"}


@rule("SMA-3.4")
def test_free_actions_are_possible_before_during_and_after_the_main_action() -> None:
    state = new(board="a1")
    store(state, RED, coins=3, sugar=3)
    white(state, 3)

    play(state, "sell sugar", "white 3 column 3", "sell sugar", "buy wood", "conquer", "sell sugar", "buy grain")
    asked = decision(state)
    play(state, "done")

    assert (asked, state.seat) == ("EndTurn", GREEN)
    assert stored(state, RED) == {"wood": 1, "grain": 1}
    assert state.coins[RED] == 3 + 3 * 2 - 2 * 3 + 1  # the fort brings a coin


@rule("SMA-3.5", "SMA-3.7", "SMA-X52")
def test_who_has_retired_is_skipped_and_the_last_player_goes_on_alone() -> None:
    state = new(seats=3)
    for seat in (RED, GREEN, BLUE):
        store(state, seat, coins=20)
    state.first = GREEN
    turn_of(state, GREEN)
    cells = {seat: iter(["3 6", "1 2", "4 1", "5 2", "6 5"]) for seat in (RED, GREEN, BLUE)}

    turns = [act(state, f"activate cell {next(cells[state.active])}") for _ in range(4)]
    turns.append(act(state, "retire coins"))
    turns += [act(state, f"activate cell {next(cells[state.active])}") for _ in range(2)]
    turns.append(act(state, "retire religion", "decline"))
    turns += [act(state, f"activate cell {next(cells[state.active])}") for _ in range(2)]

    assert turns == [GREEN, BLUE, RED, GREEN, BLUE, RED, GREEN, RED, GREEN, GREEN]
    assert state.seat == GREEN
    assert audited(state).year == 1


@rule("SMA-3.6", "SMA-D24")
def test_retiring_is_always_allowed_also_while_other_actions_are_possible() -> None:
    state = new(seats=4)
    for seat in (RED, GREEN, BLUE):
        act(state, offered(state, "retire")[0], *(["decline"] if seat == GREEN else []))
    store(state, YELLOW, coins=3, wood=3, grain=3)

    assert state.seat == YELLOW
    assert offered(state, "retire") == ["retire religion", "retire road"]
    assert {"expand", "activate", "white", "blue"} <= {text.split()[0] for text in state.texts()}
    play(state, "retire religion", "decline", "done")

    assert state.year == 2


@rule("SMA-3.8")
def test_when_all_players_have_retired_the_year_ends_at_once() -> None:
    state = new(seats=2)
    white_dice = state.white[:]

    play(state, "retire coins")
    before = (state.year, state.seat, state.white[:])
    play(state, "retire conquistador", "conquer")

    assert before == (1, GREEN, white_dice)
    assert (state.year, state.seat, decision(state)) == (2, RED, "ChooseAction")
    assert (state.points, state.conquest, state.retired) == ([0, 4], [0, 0], [-1, -1])


@rule("SMA-3.9")
def test_who_has_not_retired_is_never_skipped_even_if_only_retiring_is_left() -> None:
    state = new(seats=3)
    block(state, GREEN)
    store(state, RED, coins=1)

    play(state, "activate cell 3 6")

    assert state.seat == GREEN
    assert state.texts() == SPACES
    play(state, "retire religion", "decline")
    assert state.seat == BLUE


@rule("SMA-X38")
def test_the_player_nearest_to_1st_starts_the_new_year_and_the_others_follow_clockwise() -> None:
    state = new(seats=3)
    play(state, "retire road", "decline", "retire shipping", "retire conquistador", "decline")
    for seat in (RED, GREEN, BLUE):
        store(state, seat, coins=1)

    turns = [act(state, "activate cell 3 6") for _ in range(3)]

    assert (state.year, state.first) == (2, BLUE)
    assert turns == [BLUE, RED, GREEN]


@rule("SMA-X10", "SMA-D27")
def test_on_the_fifth_retire_space_a_road_tile_with_one_settler_is_placed_on_any_empty_space() -> None:
    state = new(board="a1")

    play(state, "retire road")
    places = [tuple(int(word) for word in text.split()[2:]) for text in offered(state, "place")]
    play(state, "place cell 6 6")

    every = [(row, column) for row in range(1, 7) for column in range(1, 7)]
    assert places == [space for space in every if space not in TERRITORIES]
    assert audited(state).roads_left == 2
    face = CATALOG.faces[state.land[RED][35]]
    assert (face.kind.id, face.settlers) == ("road", 1)
    assert state.settlers(RED)[35] == 1
