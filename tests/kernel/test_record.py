"""Records: written, read and replayed; a damaged or foreign one is refused with its line."""

import pytest

import caravela
from caravela import Record, RecordError
from caravela.kernel.chance import QuickChance


def played(choices: int = 10_000, **settings: object) -> Record:
    """The record of a random game of two, whole or its first choices."""
    record = Record("empires", 2, settings, 7)
    state = record.replay()
    whims = QuickChance(7)
    while not state.is_over and len(record.choices) < choices:
        texts = state.texts()
        record.choices.append(texts[whims.below(len(texts))])
        state.choose_text(record.choices[-1])
    if state.is_over:
        record.scores = state.scores()
    return record


WHOLE = played()
KEYS = "'game', 'seats', 'seed', 'luck', 'content', 'set', 'players', 'name' or 'scores'"


def refusal(text: str) -> str:
    """Why the text of a record can't be read or replayed."""
    with pytest.raises(RecordError) as caught:
        Record.loads(text).replay()
    message = str(caught.value)
    assert "\n" not in message
    return message


# -- written and read -----------------------------------------------------------------------------------------------


def test_a_record_is_a_heading_and_one_choice_per_line() -> None:
    record = Record("empires", 3, {"builders": True, "nations": "random"}, 41, ["place colonist dock"], [3, 1, 2])

    assert record.dumps().splitlines() == [
        "caravela record 2",
        "game empires",
        "seats 3",
        "seed 41",
        "set builders true",
        "set nations random",
        "scores 3 1 2",
        "",
        "place colonist dock",
    ]


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"builders": True, "less_luck": False, "recon": "basic", "nations": "off"},
        {"building_set": "custom", "custom_buildings": ("mint", "settlers")},
        {"building_set": "custom", "custom_buildings": ["mint"]},
        {"building_set": "custom", "custom_buildings": ()},
    ],
)
def test_a_record_is_the_same_after_writing_and_reading(settings: dict[str, object]) -> None:
    record = played(20, **settings)

    again = Record.loads(record.dumps())

    assert again == record
    assert again.dumps() == record.dumps()
    assert again.replay().save() == record.replay().save()


def test_a_record_without_choices_is_the_first_position() -> None:
    record = Record("empires", 2, {}, 7)

    assert Record.loads(record.dumps()) == record
    assert record.replay().save() == caravela.game("empires").new(2, 7).save()


@pytest.mark.parametrize("value", [("mint", "settlers"), ["mint", "settlers"], "mint,settlers"])
def test_several_words_are_the_same_however_they_are_given(value: object) -> None:
    record = Record("empires", 2, {"building_set": "custom", "custom_buildings": value}, 7)

    assert record == Record("empires", 2, {"building_set": "custom", "custom_buildings": ("mint", "settlers")}, 7)
    assert record.its_game().full_settings(record.settings)["custom_buildings"] == ("mint", "settlers")


def test_a_record_may_tell_who_plays() -> None:
    record = Record("empires", 2, {"builders": True}, 7, ["place colonist dock"], None, ["person", "greedy"])

    assert "set builders true\nplayers person,greedy\n\nplace" in record.dumps()
    assert Record.loads(record.dumps()) == record
    assert Record.loads(WHOLE.dumps()).players is None


def test_a_record_may_tell_the_players_names() -> None:
    record = Record("empires", 3, {}, 7, names=["Inês", "", "Vasco da Gama"])

    assert "name 1 Inês\nname 3 Vasco da Gama\n\n" in record.dumps()
    assert Record.loads(record.dumps()) == record
    assert refusal(record.dumps().replace("name 3", "name 4")) == "the heading names seat 4, but there are 3 seats"


def test_players_may_have_any_name_in_a_record_that_is_only_replayed() -> None:
    text = WHOLE.dumps().replace("seed 7\n", "seed 7\nplayers alphazero,Ada\n")

    assert Record.loads(text).replay().is_over


def test_a_line_after_the_players_is_refused_with_its_number() -> None:
    text = "caravela record 2\ngame empires\nseats 2\nseed 7\nplayers person,greedy\n\nland peru\n"

    assert refusal(text).startswith("line 7, 'land peru': ")


def test_line_ends_of_other_systems_and_spaces_around_lines_do_no_harm() -> None:
    text = WHOLE.dumps().replace("\n", " \r\n") + "\r\n\r\n"

    assert Record.loads(text) == WHOLE


def test_a_seed_may_have_128_bits() -> None:
    record = Record("empires", 2, {}, 2**128 - 1)

    assert Record.loads(record.dumps()).seed == 2**128 - 1


# -- replayed -------------------------------------------------------------------------------------------------------


def test_a_replay_can_stop_anywhere() -> None:
    assert WHOLE.replay(0).choices == 0
    assert WHOLE.replay(25).choices == 25
    assert WHOLE.replay(len(WHOLE.choices)).is_over


def test_a_record_replays_to_its_scores() -> None:
    assert WHOLE.replay().scores() == WHOLE.scores


def test_a_replay_leaves_the_record_alone() -> None:
    before = WHOLE.dumps()

    WHOLE.replay(30)

    assert WHOLE.dumps() == before


# -- refused --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "''"),
        ("PGN\n1. e4 e5", "'PGN'"),
        ("\0\1\2", r"'\x00\x01\x02'"),
        ("caravela record 3\n", "'caravela record 3'"),
    ],
)
def test_a_foreign_file_is_refused(text: str, line: str) -> None:
    assert refusal(text) == f"line 1, {line}: a record starts with 'caravela record 2'"


@pytest.mark.parametrize("key", ["game", "seats", "seed"])
def test_a_heading_that_lacks_a_line_is_refused(key: str) -> None:
    lines = [line for line in WHOLE.dumps().splitlines() if not line.startswith(key)]

    assert refusal("\n".join(lines)) == f"line 5: the heading does not tell the {key}"


@pytest.mark.parametrize("line", ["colour red", "game empires", "place colonist dock", "seed"])
def test_an_unexpected_line_in_the_heading_is_refused_with_its_number(line: str) -> None:
    lines = WHOLE.dumps().splitlines()
    lines.insert(4, line)

    assert refusal("\n".join(lines)) == f"line 5, {line!r}: expected {KEYS}"


def test_a_setting_that_stands_twice_is_refused() -> None:
    text = WHOLE.dumps().replace("seed 7\n", "seed 7\nset builders true\nset builders false\n")

    assert refusal(text) == "line 6, 'set builders false': 'builders' is set twice"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats 2", "seats two", "seats 'two' is not a whole number"),
        ("seed 7", "seed x7", "seed 'x7' is not a whole number"),
        ("seed 7", "seed " + "7" * 5000, f"seed {'7' * 60!r} is not a whole number"),
        ("seed 7", "seed 7\nplayers person", "the heading names 1 players for 2 seats"),
        ("scores ", "scores many ", "score 'many' is not a whole number"),
        ("game empires", "game empire", "line 2: unknown game 'empire'; known are empires"),
        ("seats 2", "seats 9", "the heading can't be used: empires has 2 to 6 seats, not 9"),
        ("seed 7", "seed 7\nset bilders true", "the heading can't be used: empires has no setting 'bilders'; did you"),
        ("seed 7", "seed 7\nset recon some", "the heading can't be used: setting 'recon' can't be 'some'; it can be "),
    ],
)
def test_a_heading_that_no_game_can_start_with_is_refused(old: str, new: str, message: str) -> None:
    assert refusal(WHOLE.dumps().replace(old, new)).startswith(message)


@pytest.mark.parametrize("number", [0, 1, 40])
@pytest.mark.parametrize("wrong", ["place colonist nowhere", "", "LAND CARIBBEAN", "\u00e9", "x" * 1000])
def test_a_choice_that_is_not_offered_is_refused_with_its_line(number: int, wrong: str) -> None:
    lines = WHOLE.dumps().splitlines()
    at = lines.index("") + 1 + number
    lines[at] = wrong

    message = refusal("\n".join(lines))

    assert message.startswith(f"line {at + 1}, {wrong[:60]!r}: is not offered by ")
    assert WHOLE.choices[number] in message


def test_a_choice_after_the_end_is_refused_with_its_line() -> None:
    text = WHOLE.dumps() + "place colonist dock\n"

    assert refusal(text) == f"line {len(text.splitlines())}, 'place colonist dock': is not offered: the game is over"


def test_a_truncated_record_that_tells_scores_is_refused() -> None:
    text = "\n".join(WHOLE.dumps().splitlines()[:60])

    assert refusal(text) == f"the record tells the scores {WHOLE.scores}, but its choices end before the game"


def test_wrong_scores_are_refused() -> None:
    assert WHOLE.scores is not None
    wrong = [score + 1 for score in WHOLE.scores]

    text = Record("empires", 2, {}, 7, WHOLE.choices, wrong).dumps()

    assert refusal(text) == f"the record tells the scores {wrong}, but the game ends with {WHOLE.scores}"


# -- luck drawn anew ------------------------------------------------------------------------------------------------


def test_luck_that_was_drawn_anew_is_part_of_the_record() -> None:
    record = Record("empires", 2, {}, 7, WHOLE.choices[:20], luck={0: 8, 20: 9})

    again = Record.loads(record.dumps())

    assert again == record
    assert "\nseed 7\nluck 0 8\nluck 20 9\n" in record.dumps()
    assert again.replay().save() == record.replay().save()


def test_luck_drawn_anew_changes_what_comes_and_nothing_that_was() -> None:
    old = Record("empires", 2, {}, 7, WHOLE.choices[:30])
    new = Record("empires", 2, {}, 7, WHOLE.choices[:30], luck={30: 8})
    before, after = old.replay(), new.replay()
    assert {**before.save(), "chance": None} == {**after.save(), "chance": None}
    assert before.chance.positions == after.chance.positions

    assert [before.chance.word(0) for _ in range(40)] != [after.chance.word(0) for _ in range(40)]


def test_the_same_seed_again_is_the_same_luck() -> None:
    record = Record("empires", 2, {}, 7, WHOLE.choices, WHOLE.scores, luck={3: 7, 41: 7})

    assert record.replay().scores() == WHOLE.scores


def test_luck_after_the_last_choice_is_refused() -> None:
    text = Record("empires", 2, {}, 7, WHOLE.choices[:5], luck={6: 8}).dumps()

    assert refusal(text) == "the heading tells of luck after 6 choices, but there are 5"


def test_a_record_without_its_seed_tells_nothing_of_luck() -> None:
    text = Record("empires", 2, {}, None, WHOLE.choices[:5], luck={3: 8888}).dumps()

    assert "seed" not in text
    assert "8888" not in text
    assert refusal(text) == "line 4: the heading does not tell the seed"
