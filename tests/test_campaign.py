"""Campaigns: games one after the other, written, read and replayed to the same archive."""

import pytest

import caravela
from caravela import Campaign, CampaignError, Record
from caravela.campaign import legacy_of
from tests.campaigns import FOLDER, GAME, campaign_text, finished, nearly_over, played

FIRST = caravela.game(GAME).campaign


def refusal(text: str) -> str:
    """Why the text of a campaign can't be read or replayed."""
    with pytest.raises(CampaignError) as caught:
        Campaign.loads(text).replay()
    message = str(caught.value)
    assert "\n" not in message
    return message


# -- from game to game ------------------------------------------------------------------------------------------------


def test_the_first_game_is_made_from_the_first_card() -> None:
    campaign = Campaign(GAME, "The Tuesday crew", ["Ana", "Bento"])

    record = campaign.start(2, 7, solo_level="hard")

    assert record.settings == {"solo_level": "hard", "legacy": ",".join(FIRST)}
    assert (record.seats, record.seed, record.names) == (2, 7, ["Ana", "Bento"])
    assert (campaign.archive, campaign.legacy, campaign.over) == ((), FIRST, False)


def test_the_next_game_is_made_from_what_the_last_has_left() -> None:
    campaign = Campaign(GAME, "The Tuesday crew")
    first = finished(campaign.start(2, 7))
    campaign.add(first)

    second = campaign.start(4, 8)

    left = first.replay().archive()
    assert campaign.archive == campaign.legacy == left
    assert legacy_of(second) == left
    assert second.seats == 4


def test_without_a_seed_the_luck_of_each_game_is_its_own() -> None:
    campaign = Campaign(GAME, "The Tuesday crew")

    assert campaign.start(2).seed != campaign.start(2).seed


def test_a_game_that_has_not_ended_is_refused() -> None:
    campaign = nearly_over(1)
    assert campaign.under_way is not None

    with pytest.raises(CampaignError, match=r"game 1: has not ended after its \d+ choices"):
        campaign.add(campaign.under_way)

    assert campaign.games == []


def test_a_game_with_another_legacy_than_the_next_is_refused() -> None:
    campaign = played(1)
    again = campaign.games[0]

    with pytest.raises(CampaignError, match=r"game 2: was made from '1', but the campaign has come to '"):
        campaign.add(again)
    with pytest.raises(CampaignError, match="game 2: was made from nothing, a single game, but"):
        campaign.begin(Record(GAME, 2, {}, 7))
    with pytest.raises(CampaignError, match="game 2: is a game of empires, not of maracaibo"):
        campaign.begin(Record("empires", 2, {}, 7))


def test_what_a_campaign_hands_on_can_not_be_chosen() -> None:
    with pytest.raises(CampaignError, match="'legacy' is handed on by the campaign itself"):
        Campaign(GAME, "").start(2, 7, legacy=("8",))


def test_while_a_game_is_under_way_no_other_begins() -> None:
    with pytest.raises(CampaignError, match="game 1 is under way"):
        nearly_over(1).start(2)


def test_a_game_without_a_campaign_says_so() -> None:
    with pytest.raises(CampaignError, match="empires has no campaign; known are 'maracaibo'"):
        Campaign("empires", "")
    with pytest.raises(CampaignError, match="unknown game 'atlantis'"):
        Campaign("atlantis", "")


# -- written and read -------------------------------------------------------------------------------------------------


def test_a_campaign_is_a_heading_and_its_records() -> None:
    campaign = Campaign(GAME, "The Tuesday crew", ["Ana", "Bento"])
    record = campaign.start(2, 7)
    campaign.begin(record)

    text = campaign.dumps()

    heading = "caravela campaign 1\ngame maracaibo\nname The Tuesday crew\nplayer Ana\nplayer Bento\n\n--- game 1\n"
    assert text == heading + record.dumps()


def test_a_campaign_is_the_same_after_writing_and_reading() -> None:
    for campaign in (played(2), nearly_over(2), Campaign(GAME, "")):
        again = Campaign.loads(campaign.dumps())

        assert again == campaign
        assert again.archive == campaign.archive
        assert [state.save() for state in again.replay()] == [state.save() for state in campaign.replay()]


def test_a_replay_leads_to_the_same_archive() -> None:
    campaign = played(2)

    states = campaign.replay()

    assert campaign.archive == states[-1].archive()
    assert Campaign.loads(campaign.dumps()).archive == campaign.archive


def test_a_choice_that_is_not_offered_is_named_with_its_game_and_line() -> None:
    lines = campaign_text(2).splitlines()
    second = lines.index("--- game 2")
    place = lines.index("", second) + 3
    lines[place] = "sail nowhere"

    assert refusal("\n".join(lines)).startswith(f"game 2: line {place - second}, 'sail nowhere': ")


def test_games_in_another_order_are_refused() -> None:
    campaign = played(2)
    campaign.games.reverse()

    assert refusal(campaign.dumps()).startswith("game 1: was made from ")


def test_a_game_left_out_is_refused() -> None:
    campaign = played(3)
    del campaign.games[1]

    assert refusal(campaign.dumps()).startswith("game 2: was made from ")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("caravela campaign 1", "caravela record 2"), "line 1, 'caravela record 2': a campaign starts with"),
        (("name The", "title The"), "line 3, 'title The Tuesday crew': expected 'game', 'name' or 'player'"),
        (("game maracaibo\nname", "name"), "the heading does not tell the game"),
        (("--- game 2", "--- game 3"), "'--- game 3': expected '--- game 2'"),
        (("--- game 1\ncaravela record 2", "--- game 1\ncaravela"), "game 1: line 1, 'caravela': a record starts with"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(change: tuple[str, str], problem: str) -> None:
    text = campaign_text(2)
    assert change[0] in text

    assert problem in refusal(text.replace(*change, 1))


def test_a_game_after_one_that_has_not_ended_is_refused() -> None:
    campaign = played(2)
    campaign.games[0].scores = None

    assert refusal(campaign.dumps()) == "game 2: follows a game that has not ended"


def test_a_name_stands_in_one_line() -> None:
    with pytest.raises(CampaignError, match="control characters"):
        Campaign(GAME, "one\n--- game 1")


# -- told -------------------------------------------------------------------------------------------------------------


def test_a_campaign_can_be_told() -> None:
    campaign = played(2)
    first, second = campaign.replay()

    told = campaign.told()

    assert [game.number for game in told] == [1, 2]
    assert told[0].scores == first.scores()
    assert told[1].winners == second.winners()
    assert told[0].before == FIRST
    assert told[0].after == told[1].before == first.archive()
    assert told[1].after == campaign.archive
    for game, state in zip(told, (first, second), strict=True):
        assert game.read == caravela.game(GAME).view(state, None)["read"]
        assert [tile["tile"] for tile in game.tiles] == [word for word in game.after if word.startswith("l")]
    assert told[1].tiles


def test_a_running_campaign_can_be_told() -> None:
    told = nearly_over(2).told()

    assert told[0].scores is not None
    assert (told[1].scores, told[1].winners, told[1].after) == (None, None, ())


def test_a_finished_campaign_has_no_next_game() -> None:
    campaign = Campaign.loads((FOLDER / "two_people.txt").read_text(encoding="utf-8"))

    assert (campaign.over, campaign.archive) == (True, ())
    with pytest.raises(CampaignError, match=r"the campaign has ended with game \d+"):
        campaign.start(2)
    with pytest.raises(CampaignError, match="the campaign has ended before it"):
        campaign.add(campaign.games[0])
