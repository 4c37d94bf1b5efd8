"""Content files are read strictly: every mistake is named with file, entry and remedy."""

import shutil
from pathlib import Path

import pytest

import caravela
from caravela import ContentError
from caravela.games.empires.catalog import Catalog
from caravela.kernel.content import Content
from caravela.kernel.game import read_presets, read_settings
from tests.rules import ROOT

CONTENT = ROOT / "src" / "caravela" / "games" / "empires" / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a game's content files, to be damaged."""
    return Path(shutil.copytree(CONTENT, tmp_path / "content"))


def damage(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def complaint(folder: Path) -> str:
    """What the loader says about the folder."""
    with pytest.raises(ContentError) as caught:
        Catalog(Content(folder), caravela.game("empires").verbs)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_the_content_of_the_project_is_read(folder: Path) -> None:
    assert len(Catalog(Content(folder), caravela.game("empires").verbs).tiles) == 57


@pytest.mark.parametrize("file", ["goods", "workers", "board", "discoveries", "buildings", "nations"])
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / f"{file}.toml").unlink()

    assert complaint(folder) == f"{file}.toml: no such file in 'content'"


def test_broken_toml_is_named_with_its_line(folder: Path) -> None:
    damage(folder, "goods.toml", "copies = 6", "copies = = 6")

    assert complaint(folder) == "goods.toml: Invalid value (at line 5, column 10)"


def test_a_file_that_is_no_text_is_named(folder: Path) -> None:
    (folder / "goods.toml").write_bytes(b"\xff\xfe\x00")

    assert complaint(folder).startswith("goods.toml: 'utf-8' codec can't decode")


def test_a_missing_key_is_named(folder: Path) -> None:
    damage(folder, "goods.toml", "copies = 6\n", "")

    assert complaint(folder) == "goods.toml, 'silver': 'copies' is missing"


def test_a_misspelt_key_is_named_with_the_nearest_spelling(folder: Path) -> None:
    damage(folder, "goods.toml", "copies = 6", "copie = 6")

    assert complaint(folder) == "goods.toml, 'silver': 'copies' is missing; did you mean 'copie'?"


def test_an_unknown_key_is_named_with_the_nearest_spelling(folder: Path) -> None:
    damage(folder, "goods.toml", "copies = 6", "copies = 6\ncopys = 6")

    assert complaint(folder) == "goods.toml, 'silver': unknown key 'copys'; did you mean 'copies'?"


def test_an_unknown_key_that_is_like_no_other_is_named_with_the_known_ones(folder: Path) -> None:
    damage(folder, "goods.toml", "copies = 6", "copies = 6\nweight = 6")

    assert complaint(folder) == "goods.toml, 'silver': unknown key 'weight'; known are 'id', 'source', 'copies'"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("goods", "copies = 6", 'copies = "6"', "'silver': 'copies' must be a whole number, not '6'"),
        ("goods", "copies = 6", "copies = 6.0", "'silver': 'copies' must be a whole number, not 6.0"),
        ("goods", "copies = 6", "copies = true", "'silver': 'copies' must be a whole number, not True"),
        ("board", "rounds = [1, 2, 3]", "rounds = 1", "'I': 'rounds' must be a list, not 1"),
        ("board", "rounds = [1, 2, 3]", 'rounds = ["1"]', "'I': 'rounds' must be a list of numbers, not of '1'"),
        ("board", "rounds = [1, 2, 3]", "rounds = [1, true]", "'I': 'rounds' must be a list of numbers, not of True"),
        ("board", "discovered = false", "discovered = 0", "'new_france': 'discovered' must be true or false, not 0"),
        ("board", 'good = "fur"', "good = 3", "'new_france': 'good' must be a text, not 3"),
        ("buildings", "effects = [{", "effects = 1 #", "'settlers': 'effects' must be a list, not 1"),
        ("buildings", "effects = [{", "effects = [1] #", "'settlers': 'effects' must be a list of tables, not of 1"),
        ("goods", 'id = "silver"', "id = 3", "'good 1': 'id' must be a text, not 3"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(folder: Path, file: str, old: str, new: str, message: str) -> None:
    damage(folder, f"{file}.toml", old, new)

    assert complaint(folder) == f"{file}.toml, {message}"


def test_an_entry_without_an_id_is_named_by_its_place(folder: Path) -> None:
    damage(folder, "goods.toml", 'id = "silver"\n', "")

    assert complaint(folder) == "goods.toml, 'good 1': 'id' is missing"


def test_an_id_that_stands_twice_is_named(folder: Path) -> None:
    damage(folder, "goods.toml", 'id = "sugar"', 'id = "silver"')

    assert complaint(folder) == "goods.toml, 'silver': stands twice"


def test_an_entry_without_a_source_is_named(folder: Path) -> None:
    damage(folder, "goods.toml", 'source = "rulebook"\n', "")

    assert complaint(folder) == "goods.toml, 'silver': 'source' is missing"


def test_an_unknown_source_is_named_with_the_nearest_spelling(folder: Path) -> None:
    damage(folder, "goods.toml", 'source = "rulebook"', 'source = "rulebok"')

    assert complaint(folder) == "goods.toml, 'silver': unknown source 'rulebok'; did you mean 'rulebook'?"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("board", 'good = "fur"', 'good = "furs"', "'new_france': unknown good 'furs'; did you mean 'fur'?"),
        (
            "board",
            'adjacent = ["new_england"]',
            'adjacent = ["new_engand"]',
            "'new_france': unknown adjacent 'new_engand'; did you mean 'new_england'?",
        ),
        (
            "board",
            'adjacent = ["new_england"]',
            "adjacent = []",
            "'new_france': 'new_england' is adjacent to it, but not the other way",
        ),
        ("board", "rounds = [1, 2, 3]", "rounds = [1, 2, 9]", "'I': round 9 is not one of 1 to 8"),
        ("buildings", 'age = "I"', 'age = "IV"', "'settlers': unknown age 'IV'; did you mean 'I'?"),
        ("buildings", 'worker = "colonist"', 'worker = "colonst"', "'settlers': unknown worker 'colonst'; did you"),
        ("buildings", 'when = "every_round"', 'when = "ever_round"', "'settlers': unknown when 'ever_round'; did you"),
    ],
)
def test_a_dangling_id_is_named_with_the_nearest_spelling(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    damage(folder, f"{file}.toml", old, new)

    assert complaint(folder).startswith(f"{file}.toml, {message}")


def test_an_unknown_verb_is_named_with_the_nearest_spelling(folder: Path) -> None:
    damage(folder, "buildings.toml", 'do = "gain_workers"', 'do = "gain_worker"')

    assert complaint(folder) == "buildings.toml, 'settlers': unknown verb 'gain_worker'; did you mean 'gain_workers'?"


def test_a_verb_that_lacks_an_argument_is_named(folder: Path) -> None:
    damage(folder, "buildings.toml", 'worker = "colonist", count = 1', 'worker = "colonist"')

    assert complaint(folder).startswith("buildings.toml, 'settlers': 'count' is missing")


def test_an_argument_that_the_verb_does_not_know_is_named(folder: Path) -> None:
    damage(folder, "buildings.toml", "count = 1,", "count = 1, counts = 2,")

    assert complaint(folder) == "buildings.toml, 'settlers': unknown key 'counts'; did you mean 'count'?"


def test_a_verb_used_on_the_wrong_worker_is_named(folder: Path) -> None:
    damage(
        folder, "buildings.toml", 'do = "move_workers", worker = "colonist"', 'do = "move_workers", worker = "captain"'
    )

    assert "colonists move to discovered regions, soldiers to adjacent ones" in complaint(folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("goods", "copies = 6", "copies = 7", "goods.toml: 47 goods, but there must be 46"),
        ("workers", "per_seat = ", "per_seat = 1", "figures per seat, but there must be 70"),
        ("buildings", "copies = 2", "copies = 1", "buildings.toml: 56 tiles, but there must be 57"),
        ("buildings", 'age = "I"', 'age = "II"', "buildings.toml: 18 tiles of Age I, but there must be 20"),
    ],
)
def test_a_wrong_count_is_named(folder: Path, file: str, old: str, new: str, message: str) -> None:
    damage(folder, f"{file}.toml", old, new)

    assert complaint(folder).endswith(message)


def test_a_wrong_number_of_entries_is_named(folder: Path) -> None:
    with (folder / "goods.toml").open("a", encoding="utf-8") as file:
        file.write('[[good]]\nid = "tea"\ncopies = 1\nsource = "memory"\n')

    assert complaint(folder) == "goods.toml: 12 entries of [[good]], but there must be 11"


def test_a_missing_heading_is_named_with_the_nearest_spelling(folder: Path) -> None:
    path = folder / "goods.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("[[good]]", "[[goods]]"), encoding="utf-8")

    assert complaint(folder) == "goods.toml: no [good]; did you mean 'goods'?"


def test_an_empty_file_lacks_its_headings(folder: Path) -> None:
    (folder / "goods.toml").write_text("", encoding="utf-8")

    assert complaint(folder) == "goods.toml: no [good]"


def test_an_unknown_heading_is_named_with_the_known_ones(folder: Path) -> None:
    with (folder / "nations.toml").open("a", encoding="utf-8") as file:
        file.write("[rulers]\n")

    assert complaint(folder) == "nations.toml: unknown heading [rulers]; known are 'nation'"


@pytest.mark.parametrize("text", ["[good]", "good = [1, 2]", "good = 3"])
def test_a_heading_that_should_be_a_list_of_tables_is_named(folder: Path, text: str) -> None:
    (folder / "goods.toml").write_text(text, encoding="utf-8")

    assert complaint(folder) == "goods.toml: [good] must be written [[good]]"


def test_a_heading_that_should_be_one_table_is_named(folder: Path) -> None:
    damage(folder, "board.toml", "[start]", "[[start]]")

    assert complaint(folder) == "board.toml: [[start]] must be written [start]"


def test_entries_in_the_wrong_order_are_named(folder: Path) -> None:
    damage(folder, "workers.toml", 'id = "captain"', 'id = "colonel"')

    assert complaint(folder).startswith("workers.toml, 'colonel': 'captain' must stand here; the order is colonist, ")


def test_a_nation_has_one_effect(folder: Path) -> None:
    path = folder / "nations.toml"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("effects")]
    path.write_text("\n".join(lines), encoding="utf-8")

    assert complaint(folder).endswith("a nation has exactly one effect")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "less_luck",
            "les_luck",
            "presets.toml, 'beginner': unknown key 'les_luck'; did you mean 'less_luck'?",
        ),
        (
            'nations = "off"',
            'nations = "of"',
            "presets.toml, 'beginner': setting 'nations' can't be 'of'; it can be 'off', 'auction', 'random'",
        ),
    ],
)
def test_a_preset_holds_settings_only(folder: Path, old: str, new: str, message: str) -> None:
    damage(folder, "presets.toml", old, new)

    with pytest.raises(ContentError) as caught:
        read_presets(folder / "presets.toml", caravela.game("empires").settings)

    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("board.toml", "coins = [10, 11]", "coins = []", "board.toml, '2': 'coins' must have 2 numbers, not 0"),
        (
            "board.toml",
            "rounds = [1, 2, 3]",
            "rounds = [1, 2]",
            "the rounds 1 to 8 in order, not [1, 2, 4, 5, 6, 7, 8]",
        ),
        ("board.toml", "building_price = 10", "building_price = -1", "'building_price' must be from 0 to 999, not -1"),
        ("board.toml", "coins_by_space = [1, 2, 3, 4, 5, 6]", "coins_by_space = [1]", "must have 6 numbers, not 1"),
        ("board.toml", "\nworkers = 5", "\nworkers = 99", "'workers' must be from 0 to 29, not 99"),
        ("board.toml", "scoring_rounds = [3, 6, 8]", "scoring_rounds = [3, 6, 7]", "must ascend and end with 8"),
        ("board.toml", "limit_per_seat = 1", "limit_per_seat = 0", "'limit_per_seat' must be from 1 to 999, not 0"),
        ("discoveries.toml", "loot = 1", "loot = -1", "discoveries.toml, 'dt01': 'loot' must be from 0 to 999, not -1"),
        ("buildings.toml", 'worker = "colonist", count = 3', 'worker = "colonist", count = -3', "not -3"),
        (
            "scoring.toml",
            "four_alike = 6",
            "four_alike = 7",
            "scoring.toml, 'sets': 'four_alike' is 6 in the rules, not 7",
        ),
        ("scoring.toml", "unlimited = true", "unlimited = false", "the bank never runs out"),
    ],
)
def test_numbers_out_of_range_and_lists_of_the_wrong_length_are_errors(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    damage(folder, file, old, new)

    assert message in complaint(folder)


def test_a_building_without_effects_is_an_error(folder: Path) -> None:
    damage(
        folder,
        "buildings.toml",
        'effects = [{ when = "every_round", do = "gain_coins", coins = 5 }]',
        "effects = []",
    )

    assert complaint(folder) == "buildings.toml, 'trading_post': a building without effects"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("default = false", "default = 0", "'builders': 'default' must be true or false, not 0"),
        ('default = "base"', 'default = "bas"', "'building_set': the default 'bas' is not one of the choices"),
        ("choices = [false, true]", "choices = [false]", "'builders': 'choices' must have at least two"),
        ('several_of = "building"', 'several_of = "bilding"', "unknown several_of 'bilding'; did you mean 'building'?"),
    ],
)
def test_settings_are_read_strictly(folder: Path, old: str, new: str, message: str) -> None:
    damage(folder, "settings.toml", old, new)

    with pytest.raises(ContentError) as caught:
        read_settings(folder / "settings.toml", {"building": ["mint"]})

    assert message in str(caught.value)
