"""Texts: names and sentences out of Fluent files."""

import pytest

import caravela
from caravela.kernel.text import LANGUAGES, TextError, Texts

SOURCE = """
worker-soldier = Soldier
    .many = Soldiers
worker-old-salt = Old Salt
    .many = Old Salts
region-peru = Peru
    .in = in Peru
region-brazil = Brazil
    .in = in Brazil
hire = { $count ->
        [one] one { $worker }
       *[other] { $count } { $worker-many }
    }
ride = { $region } to { $region2 }, not { $region2-in }
land = { $worker } lands { $region-in }
"""


@pytest.fixture
def texts() -> Texts:
    return Texts("en", [SOURCE])


def test_a_thing_is_shown_by_its_name(texts: Texts) -> None:
    assert texts.say("land", {"worker": "soldier", "region": "peru"}) == "Soldier lands in Peru"


def test_underscores_of_ids_are_hyphens_in_keys(texts: Texts) -> None:
    assert texts.name("worker", "old_salt") == "Old Salt"


def test_other_forms_of_a_name_can_be_used(texts: Texts) -> None:
    assert texts.say("hire", {"worker": "soldier", "count": 1}) == "one Soldier"
    assert texts.say("hire", {"worker": "old_salt", "count": 3}) == "3 Old Salts"


def test_a_second_thing_of_a_kind_has_a_number(texts: Texts) -> None:
    assert texts.say("ride", {"region": "peru", "region2": "brazil"}) == "Peru to Brazil, not in Brazil"


def test_a_word_without_a_name_is_shown_as_it_is(texts: Texts) -> None:
    assert texts.say("hire", {"worker": "cook", "count": 1}) == "one cook"


def test_where_the_page_may_break_a_word_is_not_shown() -> None:
    assert Texts("en", ["name = Quarter\u00admaster"]).say("name") == "Quartermaster"


def test_a_missing_text_is_an_error(texts: Texts) -> None:
    with pytest.raises(TextError, match="en: no text 'fire'"):
        texts.say("fire")


def test_a_missing_argument_is_an_error(texts: Texts) -> None:
    with pytest.raises(TextError, match="en: text 'land': Unknown external: region-in"):
        texts.say("land", {"worker": "soldier"})


def test_an_unknown_language_lists_the_languages() -> None:
    with pytest.raises(TextError, match="unknown language 'de'; known are en, pt, fr"):
        caravela.game("empires").texts("de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", caravela.games())
def test_every_game_has_a_title_and_names_for_its_seats(name: str, language: str) -> None:
    game = caravela.game(name)

    assert game.texts(language).say("game-title")
    assert len(game.seat_names) >= game.seats[-1]
    assert len({game.texts(language).name("seat", seat) for seat in game.seat_names}) == len(game.seat_names)
