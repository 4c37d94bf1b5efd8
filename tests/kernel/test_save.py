"""Saved games: JSON-able, the same after loading; damaged or foreign data is refused."""

import json
from typing import Any

import pytest

import caravela
from caravela import CaravelaError, State
from caravela.kernel.chance import QuickChance
from caravela.kernel.errors import SaveError
from caravela.kernel.save import own_fields

GAME = caravela.game("empires")
FIELDS = own_fields(GAME.new(2, 1))


def position(choices: int = 60) -> State:
    """A position in the midst of a random game."""
    state = GAME.new(3, 7, recon="basic", builders=True, building_set="all")
    whims = QuickChance(7)
    for _ in range(choices):
        options = state.options()
        state.choose(options[whims.below(len(options))])
    return state


def saved() -> Any:
    return json.loads(json.dumps(position().save()))


def refusal(data: Any) -> str:
    with pytest.raises(SaveError) as caught:
        GAME.load(data)
    return str(caught.value)


def test_a_loaded_game_is_the_saved_one() -> None:
    state = position()

    loaded = GAME.load(json.loads(json.dumps(state.save())))

    assert loaded.save() == state.save()
    assert loaded.texts() == state.texts()
    assert loaded.seat == state.seat


def test_a_finished_game_can_be_saved_too() -> None:
    state = position(0)
    while not state.is_over:
        state.choose(state.options()[0])

    loaded = GAME.load(json.loads(json.dumps(state.save())))

    assert loaded.is_over
    assert loaded.breakdown() == state.breakdown()


def test_saved_data_does_not_change_when_the_game_goes_on() -> None:
    state = position()
    data = state.save()
    before = json.dumps(data)

    loaded = GAME.load(data)
    for going_on in (state, loaded):
        while not going_on.is_over:
            going_on.choose(going_on.options()[0])

    assert json.dumps(data) == before


@pytest.mark.parametrize("data", [None, 7, "caravela", [], {}, {"game": "empires"}])
def test_what_is_no_saved_game_is_refused(data: Any) -> None:
    assert refusal(data) == "this is no saved game"


@pytest.mark.parametrize(("key", "value"), [("game", "chess"), ("game", None), ("caravela", 99)])
def test_a_saved_game_of_another_game_or_version_is_refused(key: str, value: Any) -> None:
    data = saved()
    data[key] = value

    assert refusal(data).startswith("this is no saved game of empires, version 2, but of ")
    assert repr(value) in refusal(data)


@pytest.mark.parametrize(("key", "value"), [("seats", 9), ("seats", "3"), ("settings", {"recon": "some"})])
def test_a_saved_game_that_could_not_be_started_is_refused(key: str, value: Any) -> None:
    data = saved()
    data[key] = value

    with pytest.raises(CaravelaError):
        GAME.load(data)


@pytest.mark.parametrize("key", ["seats", "settings"])
def test_a_saved_game_without_seats_or_settings_is_refused(key: str) -> None:
    data = saved()
    del data[key]

    assert refusal(data) == "the saved game does not tell its seats and settings"


@pytest.mark.parametrize("key", ["choices", "committed", "chooser", "chance", "agenda", "fields"])
def test_a_saved_game_that_lacks_a_part_is_refused(key: str) -> None:
    data = saved()
    del data[key]

    assert refusal(data) == f"the saved game is damaged: KeyError {key!r}"


@pytest.mark.parametrize("name", FIELDS)
def test_a_saved_game_that_lacks_a_field_is_refused(name: str) -> None:
    data = saved()
    del data["fields"][name]

    assert refusal(data) == f"the saved game is damaged: KeyError {name!r}"


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("value", [None, "many", 1.5, {"red": 1}, ["red"], [None], True])
def test_a_field_of_the_wrong_type_is_refused(name: str, value: Any) -> None:
    data = saved()
    data["fields"][name] = value

    assert refusal(data).startswith("the saved game is damaged: ")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("agenda", [["NoSuchStep"]]),
        ("agenda", [["PlaceWorker"]]),
        ("agenda", [["PlaceWorker", "red"]]),
        ("agenda", [["StartRound"]]),
        ("agenda", [[]]),
        ("agenda", 3),
        ("chance", {"key": "not hex", "positions": [0] * 11}),
        ("chance", {"key": "00", "positions": [0]}),
        ("chance", {"key": "00", "positions": ["0"] * 11}),
        ("chance", {}),
        ("chance", []),
        ("choices", "many"),
        ("choices", -4),
        ("committed", None),
        ("committed", 1000),
        ("chance", {"key": "00" * 31, "positions": [0] * 11}),
        ("agenda", [["PlaceWorker", 77]]),
        ("fields", []),
    ],
)
def test_a_damaged_part_is_refused(part: str, value: Any) -> None:
    data = saved()
    data[part] = value

    assert refusal(data).startswith("the saved game is damaged: ")


@pytest.mark.parametrize("name", ["stock", "goods", "coins", "token_bag", "deck", "offer", "order"])
def test_a_game_in_which_pieces_do_not_add_up_is_refused(name: str) -> None:
    data = saved()
    data["fields"][name][0] -= 1000

    assert refusal(data).startswith("the saved game is damaged: ")


@pytest.mark.parametrize("name", ["coins", "stock", "land", "goods", "tile_owner", "traits", "new_world"])
def test_a_list_that_is_too_short_is_refused(name: str) -> None:
    data = saved()
    data["fields"][name].pop()

    assert refusal(data).startswith("the saved game is damaged: ")


def test_a_round_that_does_not_exist_is_refused() -> None:
    data = saved()
    data["fields"]["round"] = 99

    assert refusal(data).startswith("the saved game is damaged: EMP-1.1: round 99")
