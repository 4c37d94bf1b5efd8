"""Games and their settings: what the library offers, and clear errors for what it does not have."""

from typing import Any

import pytest

import caravela
from caravela import CaravelaError, Game
from caravela.kernel.chance import QuickChance
from caravela.kernel.game import Setting

GAME = caravela.game("empires")
EVERY_GAME = pytest.mark.parametrize("name", caravela.games())


def refusal(seats: Any = None, seed: Any = 1, **settings: Any) -> str:
    with pytest.raises(ValueError) as caught:
        GAME.new(seats, seed, **settings)
    assert isinstance(caught.value, CaravelaError)
    return str(caught.value)


# -- games ----------------------------------------------------------------------------------------------------------


def test_the_games_are_listed_by_name() -> None:
    assert "empires" in caravela.games()
    assert list(caravela.games()) == sorted(caravela.games())


@EVERY_GAME
def test_a_game_is_found_by_its_name(name: str) -> None:
    game = caravela.game(name)

    assert isinstance(game, Game)
    assert game.name == name
    assert game is caravela.game(name)
    assert game.seats


@pytest.mark.parametrize("name", ["chess", "", "Empires", "__init__", "empires.state"])
def test_an_unknown_game_is_named_with_the_known_ones(name: str) -> None:
    with pytest.raises(KeyError) as caught:
        caravela.game(name)

    assert caught.value.args == (f"unknown game {name!r}; known are {', '.join(caravela.games())}",)


# -- seats and seeds ------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_every_seat_count_can_be_played(name: str) -> None:
    game = caravela.game(name)

    for seats in game.seats:
        assert len(game.new(seats, 1).scores()) >= seats


@EVERY_GAME
def test_without_a_seat_count_the_smallest_is_played(name: str) -> None:
    game = caravela.game(name)

    assert game.new(seed=1).save() == game.new(game.seats[0], 1).save()


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 2.0, "2", (2,)])
def test_a_wrong_seat_count_is_named_with_the_right_ones(seats: Any) -> None:
    assert refusal(seats) == f"empires has 2 to 6 seats, not {seats!r}"


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    assert refusal(2, seed) == f"the seed must be a whole number, not {seed!r}"


def test_without_a_seed_every_game_is_another() -> None:
    keys = {GAME.new(2).save()["chance"]["key"] for _ in range(20)}

    assert len(keys) == 20


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.new(4, 7).save() == GAME.new(4, 7).save()
    assert GAME.new(4, 7).save() != GAME.new(4, 8).save()


# -- settings -------------------------------------------------------------------------------------------------------


def test_an_unknown_setting_is_named_with_the_nearest_spelling() -> None:
    assert refusal(bilders=True) == "empires has no setting 'bilders'; did you mean 'builders'?"


def test_a_setting_unlike_any_other_is_named_with_all_of_them() -> None:
    message = refusal(xyz=True)

    assert message.startswith("empires has no setting 'xyz'; known are ")
    assert all(repr(name) in message for name in GAME.settings)


@pytest.mark.parametrize("value", ["some", True, None, 1, ["basic"]])
def test_a_wrong_value_is_named_with_setting_and_choices(value: Any) -> None:
    assert refusal(recon=value) == f"setting 'recon' can't be {value!r}; it can be 'off', 'basic', 'advanced'"


@pytest.mark.parametrize("value", ["maybe", 1, 0, None, [True]])
def test_a_switch_is_on_or_off(value: Any) -> None:
    assert refusal(builders=value) == f"setting 'builders' can't be {value!r}; it can be False, True"


@pytest.mark.parametrize("value", ["mint,mnt", ["mint", "mnt"]])
def test_a_wrong_word_of_several_is_named_with_the_nearest_spelling(value: Any) -> None:
    assert refusal(custom_buildings=value) == "setting 'custom_buildings': unknown 'mnt'; did you mean 'mint'?"


@pytest.mark.parametrize("value", [None, 3, True, [["mint"]], [3]])
def test_a_list_of_words_is_nothing_else(value: Any) -> None:
    assert refusal(custom_buildings=value).startswith("setting 'custom_buildings'")


@pytest.mark.parametrize(
    ("value", "meant"), [("true", True), ("on", True), ("yes", True), ("1", True), ("False", False), ("off", False)]
)
def test_a_switch_may_be_written_in_words(value: str, meant: bool) -> None:
    assert Setting(False, (False, True)).read("builders", value) is meant


@pytest.mark.parametrize("value", ["mint,navy", ["mint", "navy"], ("mint", "navy")])
def test_several_words_may_be_a_list_or_written_with_commas(value: Any) -> None:
    assert GAME.full_settings({"custom_buildings": value})["custom_buildings"] == ("mint", "navy")


@EVERY_GAME
def test_defaults_are_allowed_values(name: str) -> None:
    game = caravela.game(name)

    for setting, choice in game.settings.items():
        assert choice.read(setting, choice.default) == choice.default


@EVERY_GAME
def test_presets_can_be_played(name: str) -> None:
    game = caravela.game(name)

    for preset in game.presets.values():
        state, whims = game.new(game.seats[-1], 1, **preset), QuickChance(1)
        while not state.is_over:
            options = state.options()
            state.choose(options[whims.below(len(options))])


def test_a_number_may_be_written() -> None:
    assert Setting(3, (3, 5)).read("rounds", "5") == 5
    assert Setting(3, (3, 5)).read("rounds", 5) == 5


def test_a_setting_tells_what_it_depends_on() -> None:
    assert GAME.settings["custom_buildings"].only_with == ("building_set", "custom")
