"""Story cards and campaign (MAR-25), and the ways to play with them (MAR-4)."""

from typing import Any, cast

import pytest

from caravela.games.maracaibo.state import Maracaibo
from caravela.games.maracaibo.steps.story import lay_out
from caravela.kernel.phrases import Said
from caravela.kernel.state import State
from tests.games.maracaibo.notation import CARDS as PROJECTS
from tests.games.maracaibo.notation import Account
from tests.games.maracaibo.position import (
    ANA,
    BLUE,
    CATALOG,
    GAME,
    GREEN,
    RED,
    YELLOW,
    Log,
    answers,
    audited,
    cards,
    clear_quests,
    decision,
    empty_pile,
    end_round,
    fill,
    give,
    hand,
    in_play,
    influence_of,
    location,
    new,
    offered,
    own,
    play,
    project,
    quest,
    quest_tiles,
    quests_at,
    start,
    stories,
    taken,
    tile,
    trail,
    turn_of,
    why_not,
    works,
)
from tests.games.maracaibo.story import (
    ALL_TILES,
    BRANCHES,
    C_CARDS,
    CARDS,
    SINGLES,
    STARTS,
    TILES,
    Card,
    places,
)
from tests.games.telling import told
from tests.rules import rule

QUESTS = [card.id for card in CARDS.values() if card.at]
FULL = [card.id for card in CARDS.values() if card.full]
PLAIN = [card.id for card in CARDS.values() if card.next not in ("", "0")]


def laid_out(seats: int, **settings: Any) -> Maracaibo:
    """A game before its first choice."""
    return cast(Maracaibo, GAME.new(seats, 7, **settings))


def chart(state: Maracaibo) -> list[str]:
    """Where quest tiles of the pile lie, in the order in which they came."""
    return [CATALOG.location_ids[number // 32] for number in state.chart_quests if number % 32 < 24]


def story_tiles(state: Maracaibo) -> dict[str, str]:
    """Where story tiles lie."""
    at = CATALOG.location_ids
    return {f"s{number % 32 - 23}": at[number // 32] for number in state.chart_quests if number % 32 >= 24}


def fulfil(state: Maracaibo, name: str, seat: int = BLUE) -> None:
    """A story card is fulfilled: a seat has done its quest, or its tile is full."""
    card = CARDS[name]
    if card.at:
        taken(state, name, seat)
    else:
        fill(state, card.full, *[YELLOW] * (TILES[card.full].spaces - len(works(state, card.full))))


def score(state: Maracaibo, seat: int = BLUE) -> Maracaibo:
    """A seat has ended the round (alone, Ana: she does not begin the next), and everybody takes points in step 1."""
    end_round(state, ANA if state.seats == 1 else seat)
    return play(state, *["score"] * state.seats)


class Told:
    """What is told from the very beginning."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        """What happened, and the moments in their places."""

    def hear(self, said: Said) -> None:
        self.said.append(said)

    def watch(self, state: State, said: Said) -> None:
        self.said.append(said)

    def among(self, *keys: str) -> list[str]:
        """What happened of these sorts, with all that was said of it."""
        found = [told(CATALOG.speech, said) for said in self.said]
        return [" ".join([one.key, *map(str, one.facts.values())]) for one in found if one.key in keys]


# -- a card is laid out -----------------------------------------------------------------------------------------------


@rule("MAR-25.13")
def test_there_are_56_cards_of_the_story_three_for_single_games_and_ten_for_chapters() -> None:
    missing = {7, 13, 19, 25, 31, 37, 43, 49, 55, 61}

    assert list(CARDS) == [str(number) for number in range(1, 67) if number not in missing]
    assert CATALOG.story_ids == [*CARDS, *SINGLES, *STARTS]
    assert [CATALOG.project_ids[card] for card in CATALOG.deck_c] == C_CARDS


@rule("MAR-25.1", "MAR-25.2", "MAR-25.3", "MAR-25.4", "MAR-25.5", "MAR-25.7", "MAR-D40", "MAR-25.21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_followed_when_it_is_laid_out(name: str, seats: int) -> None:
    card = CARDS[name]
    state = laid_out(seats, legacy=(name,))

    assert stories(audited(state)) == [name]
    assert CATALOG.stories[state.story[0]].chapter == card.chapter
    assert story_tiles(state) == ({"s1": card.at} if card.at else {})
    assert chart(state) == places(card.quests, seats)
    assert cards(state, state.discarded) == card.cards
    assert in_play(state) == sorted(card.adds, key=ALL_TILES.index)
    assert state.takers == (-1,)


@rule("MAR-4.1", "MAR-X14", "MAR-2.3", "MAR-2.14")
@pytest.mark.parametrize(("seats", "quests"), [(1, ["16"]), (2, ["16"]), (3, ["16"]), (4, ["16", "19"])])
def test_the_first_game_of_a_campaign_lays_out_card_1(seats: int, quests: list[str]) -> None:
    state = laid_out(seats, legacy=GAME.campaign)

    assert (stories(state), story_tiles(state), chart(state)) == (["1"], {"s1": "15"}, quests)
    assert (in_play(state), len(state.sealed)) == ([], 8)


@rule("MAR-25.23", "MAR-D96", "MAR-3.13", "MAR-4.3", "MAR-D63")
def test_archived_cards_come_in_ascending_order_then_the_tiles_each_with_its_effects() -> None:
    listener = Told()
    legacy = ("l11", "32", "c94", "l1", "8", "l5")
    state = GAME.new(2, 7, listener=listener, legacy=legacy)

    kinds = ("story-laid", "story-placed", "quest-laid", "project-added", "tile-entered", "dealt")
    found = [one for one in listener.among(*kinds) if not one.startswith("quest-laid")]
    assert found == [
        "dealt blue 8 9 2",
        "dealt yellow 8 8 2",
        "story-laid 8",
        "story-placed 8 17",
        "project-added c90",
        "story-laid 32",
        "story-placed 32 13",
        "tile-entered l3",
        "tile-entered l20",
        "tile-entered l1",
        "tile-entered l5",
        "tile-entered l11",
    ]
    laid = [one.split()[2] for one in listener.among("quest-laid")]
    assert laid == ["2", "4", "17"]
    assert story_tiles(cast(Maracaibo, state)) == {"s1": "17", "s2": "13"}
    assert decision(state) != "Sail"


@rule("MAR-3.13", "MAR-1.5")
def test_story_and_tiles_are_known_before_the_opening_choice() -> None:
    state = start(2, legacy=("8", "l1", "l10"))
    view = GAME.view(state, BLUE)

    assert state.round == 0
    assert [card["card"] for card in view["story"]] == ["8"]
    assert [entry["tile"] for entry in view["tiles"]] == ["l1", "l10"]


@rule("MAR-2.3", "MAR-4.7", "MAR-25.3", "MAR-D63")
def test_story_tiles_come_in_ascending_order_and_all_four_are_there_in_every_game() -> None:
    state = laid_out(2, legacy=("2", "4", "5", "6"))
    assert story_tiles(state) == {"s1": "7", "s2": "12", "s3": "10", "s4": "3"}
    assert state.tale == (1, 2, 3, 4)

    again = laid_out(2, legacy=("6",))
    assert (story_tiles(again), again.story_tiles) == ({"s1": "3"}, 1)
    assert len(again.quest_bag) + 1 + 3 + 1 == 24


@rule("MAR-25.3", "MAR-D28")
def test_the_fifth_story_quest_is_fulfilled_without_a_tile() -> None:
    state = new(2, legacy=("2", "4", "5", "6", "10"))
    give(state, BLUE, combat=2)
    turn_of(state, BLUE, "16")
    assert "16" not in story_tiles(state).values()

    play(state, "story 10")

    assert (state.quests[BLUE], state.doubloons[BLUE], state.points_of(BLUE)) == (0, 16, 1)
    assert state.takers[-1] == BLUE
    score(audited(state))
    assert "12" in stories(state)


@rule("MAR-25.16")
def test_a_tile_in_play_stays_as_it_is_and_a_card_in_the_deck_is_not_added_again() -> None:
    state = new(3, legacy=("14", "l10", "c91"))
    fill(state, "l10", YELLOW)
    fulfil(state, "14")
    score(state)
    assert (stories(state), works(audited(state), "l10")) == (["15"], [YELLOW])

    state = laid_out(2, legacy=("12", "c91"))
    assert project("c91") not in state.discarded
    audited(state)

    state = new(2, legacy=("8", "c91"))
    lay_out(state, CATALOG.story_ids.index("76"))
    assert state.sealed == ()
    assert project("c90") not in state.deck
    audited(state)


@rule("MAR-25.7", "MAR-25.23")
def test_a_front_can_remove_tiles_before_it_adds_others() -> None:
    card = CATALOG.stories[CATALOG.story_ids.index("14")]
    card.removes.append(tile("l5"))
    try:
        listener = Told()
        state = new(2, legacy=("1", "l5"))
        state.listener = listener
        lay_out(state, card.number)
    finally:
        card.removes.pop()

    assert listener.among("tile-left", "tile-entered") == ["tile-left l5", "tile-entered l2"]
    assert in_play(audited(state)) == ["l2"]


@rule("MAR-25.17", "MAR-26.14")
def test_tiles_of_the_archive_enter_with_their_effects() -> None:
    state = laid_out(2, legacy=("1", "l1", "l3", "l11"))

    assert len(quests_at(state, "17")) == 1
    assert state.cities[location("14")] < 0
    assert works(state, "l11") == [-1]


@rule("MAR-25.22")
def test_tiles_of_earlier_rounds_stay_and_several_may_lie_at_one_location() -> None:
    state = new(2, legacy=("3",))
    clear_quests(state)
    quest(state, "q09", "8")
    taken(state, "3", BLUE)
    end_round(state)
    play(state, "score", "score", "vote 3-1", "vote 3-1")

    assert quests_at(state, "8")[0] == "q09"
    assert len(quests_at(audited(state), "8")) == 2


@rule("MAR-25.4", "MAR-14.13")
def test_without_quest_tiles_in_the_pile_none_is_laid() -> None:
    state = new(2, legacy=("1",))
    empty_pile(state)
    before = chart(state)
    fulfil(state, "1")

    score(state)

    assert (stories(state), chart(audited(state))) == (["2"], before)
    assert story_tiles(state) == {"s2": "7"}


# -- story quests -----------------------------------------------------------------------------------------------------


def at_story(name: str, compasses: int = 1, tiles: tuple[str, ...] = ()) -> Maracaibo:
    """Blue's ship has come by 4 points to a story tile, and blue can pay for its quest."""
    card = CARDS[name]
    state = new(2, legacy=(name, *tiles))
    trail(state, "q02", "q03", "q04")
    own(state, BLUE, *["a15", "b072", "b025"][: compasses - 1])
    give(state, BLUE, combat=3)
    found: list[str] = []
    for cost in card.cost:
        kind, _, what = cost.partition(":")
        for entry in PROJECTS:
            shows = {"obj": entry.object, "good": entry.good}.get(kind)
            if shows == what and entry.id not in (*found, "a15", "b072", "b025") and entry.id[0] != "c":
                found.append(entry.id)
                break
    hand(state, BLUE, *found)
    return turn_of(state, BLUE, at=card.at, sailed=4)


def settle(state: Maracaibo) -> None:
    """Answer what is asked until the quest is done: France, one disc of each area, the longest way, no combat."""
    done = 0
    while decision(state) not in ("EndTurn", "Refill"):
        name = decision(state)
        if name == "RemoveDisc":
            done += 1
            play(state, f"disc u{done}")
        elif name == "MoveExplorer":
            play(state, offered(state, "explore")[-1])
        else:
            play(state, answers(state)[0])


@rule("MAR-14.8", "MAR-14.18", "MAR-14.5", "MAR-14.11", "MAR-14.12", "MAR-7.3")
@pytest.mark.parametrize("compasses", [1, 3])
@pytest.mark.parametrize("name", [name for name in QUESTS if "combat" not in CARDS[name].rewards])
def test_a_story_quest_takes_its_cost_and_gives_all_its_rewards_and_the_tile(name: str, compasses: int) -> None:
    card = CARDS[name]
    state = at_story(name, compasses)
    expected = Account(state, BLUE)
    expected.pay(*[cost for cost in card.cost if cost != "move>=4"])
    expected.gain(*[reward for reward in card.rewards if reward != "remove_skull"])
    expected.add("quest")

    play(state, f"story {name}")
    settle(state)

    assert Account(audited(state), BLUE).numbers == expected.numbers
    assert story_tiles(state) == {}
    assert state.takers == (BLUE,)


@rule("MAR-14.12")
@pytest.mark.parametrize("name", [name for name in QUESTS if "combat" in CARDS[name].rewards])
def test_the_reward_of_a_story_quest_can_be_a_combat(name: str) -> None:
    state = at_story(name, 2)

    play(state, f"story {name}")
    while decision(state) != "ChoosePile":
        play(state, answers(state)[0])
    play(state, "reveal 1")
    settle(state)

    points = 2 * int(CARDS[name].rewards[1][2])
    assert (state.quests[BLUE], state.tokens[BLUE], state.points_of(BLUE) >= points) == (1, 1, True)


@rule("MAR-14.2", "MAR-14.8")
@pytest.mark.parametrize("name", QUESTS)
def test_a_story_quest_that_cannot_be_paid_in_full_is_impossible(name: str) -> None:
    state = at_story(name)
    assert offered(state, "story") == [f"story {name}"]

    hand(state, BLUE, *cards(state, state.hands[BLUE])[:-1])
    give(state, BLUE, doubloons=1, combat=0, figures=0)
    state.spent = 3
    state.offered = None

    assert offered(state, "story") == []
    assert why_not(state, f"story {name}").key in (
        "few-cards",
        "too-dear",
        "few-combat",
        "few-figures",
        "little-sailed",
    )


@rule("MAR-X15", "MAR-14.8")
def test_the_worked_example_of_a_story_quest() -> None:
    state = new(2, legacy=("1",))
    own(state, BLUE, "a15")
    turn_of(state, BLUE, "15")

    play(state, "story 1")

    assert (state.combat[BLUE], state.doubloons[BLUE], state.points_of(BLUE)) == (0, 15, 2)
    assert (state.quests[BLUE], quests_at(audited(state), "15")) == (1, [])


@rule("MAR-14.8")
def test_a_story_quest_needs_the_ship_at_its_tile() -> None:
    state = turn_of(new(2, legacy=("1",)), BLUE, "14")

    assert offered(state, "story") == []
    assert why_not(state, "story 1").key == "not-here"


@rule("MAR-14.9", "MAR-14.3", "MAR-14.18", "MAR-20.6")
def test_a_story_tile_counts_as_a_quest_tile_and_comes_after_the_rewards() -> None:
    state = at_story("1")
    quest_tiles(state, BLUE, 3)
    log = Log(state)

    play(state, "story 1")

    assert log.among("doubloons", "points", "quest-track") == ["doubloons", "points", "quest-track"]
    assert log.facts("quest-track") == {"seat": "blue", "count": 4, "points": 3}
    assert state.points_of(BLUE) == 1 + 3


@rule("MAR-14.18")
def test_the_rewards_come_from_left_to_right() -> None:
    state = at_story("47", 2)
    log = Log(state)

    play(state, "story 47")
    while decision(state) == "PayIcons":
        play(state, answers(state)[0])

    assert log.among("combat-points", "points") == ["combat-points", "points"]


@rule("MAR-14.17")
def test_nobody_else_can_do_a_story_quest_that_is_done() -> None:
    state = at_story("1")
    play(state, "story 1")
    turn_of(state, YELLOW, "15")

    assert offered(state, "story") == []
    assert why_not(state, "story 1").key == "not-here"


@rule("MAR-14.10", "MAR-7.3", "MAR-5.3")
def test_a_story_quest_is_the_main_action_and_one_of_several_tiles() -> None:
    state = new(2, legacy=("1",))
    quest(state, "q19", "15")
    turn_of(state, BLUE, "15")
    hand(state, BLUE, "a01")

    assert offered(state, "quest") + offered(state, "story") == ["quest q19", "story 1"]
    play(state, "story 1")
    assert (decision(state), offered(state, "quest")) == ("EndTurn", [])


# -- reading ----------------------------------------------------------------------------------------------------------


def followed(state: Maracaibo, before: list[str], card: Card) -> None:
    """The next card lies there and was followed; tiles have come and gone."""
    following = CARDS[card.next]
    assert stories(audited(state)) == [following.id]
    assert set(in_play(state)) == {*before, *card.adds, *card.then_adds} - {*card.then_removes} | {*following.adds}
    if following.at:
        assert following.at in story_tiles(state).values()
    assert chart(state)[-len(places(following.quests, state.seats)) :] == places(following.quests, state.seats)


@rule("MAR-25.8", "MAR-25.10", "MAR-25.7", "MAR-25.21", "MAR-18.7", "MAR-26.17")
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", PLAIN)
def test_a_fulfilled_card_is_read_in_the_scoring_and_the_next_one_is_followed(name: str, seats: int) -> None:
    card = CARDS[name]
    tiles = [tile for tile in card.then_removes if tile not in card.adds]
    state = new(seats, legacy=(name, *tiles))
    fulfil(state, name)
    log = Log(state)

    score(state)

    reader = "ana" if card.full and seats == 1 else "blue"
    assert log.facts("story-read") == {"seat": reader, "story": name}
    followed(state, tiles, card)
    assert (state.round, decision(state)) == (2, "Sail")


@rule("MAR-25.9", "MAR-25.10", "MAR-25.18", "MAR-26.17")
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", BRANCHES)
def test_every_option_of_every_vote_leads_to_its_card_and_gives_to_all(name: str, seats: int) -> None:
    card, branch = BRANCHES[name]
    state = new(seats, legacy=(card.id,))
    fulfil(state, card.id)
    score(state)
    accounts = [Account(state, seat) for seat in range(seats)]

    play(state, *[f"vote {name}"] * seats)
    for account in accounts:
        account.gain(*branch.all)
    while decision(state) == "ChooseInfluence":
        play(state, "influence france")

    assert [Account(state, seat).numbers for seat in range(seats)] == [account.numbers for account in accounts]
    followed(state, [], card._replace(next=branch.next))


@rule("MAR-25.1", "MAR-1.6")
@pytest.mark.parametrize("name", ["3", "15", "6"])
def test_the_reverse_side_is_hidden_until_it_is_read(name: str) -> None:
    state = new(2, legacy=(name,))
    opened = GAME.view(state, None)["opened"]
    assert f"story-{name}-front" in opened
    assert not [key for key in opened if "back" in key or key.startswith("branch")]
    assert not [key for key in opened if key.startswith("story-") and key.split("-")[1] != name]

    fulfil(state, name)
    score(state)

    opened = GAME.view(state, None)["opened"]
    assert f"story-{name}-back" in opened
    assert {f"branch-{branch.id}" for branch in CARDS[name].branches} <= set(opened)


@rule("MAR-25.8", "MAR-25.21", "MAR-D61")
@pytest.mark.parametrize("name", FULL)
def test_a_card_that_wants_a_full_tile_is_read_by_who_ended_the_round(name: str) -> None:
    card = CARDS[name]
    state = new(2, legacy=(name,))
    assert (story_tiles(state), works(state, card.full)) == ({}, [-1] * TILES[card.full].start[1])
    fulfil(state, name)
    log = Log(state)

    score(state, YELLOW)

    assert log.facts("story-read") == {"seat": "yellow", "story": name}
    assert (card.full in in_play(state)) == bool(card.branches or name == "38")


@rule("MAR-25.21", "MAR-25.8", "MAR-25.12")
@pytest.mark.parametrize("name", FULL)
def test_one_disc_too_few_is_not_full(name: str) -> None:
    card = CARDS[name]
    state = new(2, legacy=(name,))
    fill(state, card.full, *[YELLOW] * (TILES[card.full].spaces - len(works(state, card.full)) - 1))

    score(state)

    assert (stories(state), card.full in in_play(state)) == ([name], True)


@rule("MAR-25.8", "MAR-25.12", "MAR-18.7")
@pytest.mark.parametrize("name", QUESTS)
def test_a_card_whose_quest_nobody_has_done_stays(name: str) -> None:
    state = new(2, legacy=(name,))
    before = (state.chart_quests, state.tiles)

    score(state)

    assert stories(state) == [name]
    assert (state.chart_quests, state.tiles) == before


@rule("MAR-25.9", "MAR-25.18")
@pytest.mark.parametrize(
    ("seats", "reader", "order"),
    [(2, BLUE, [YELLOW, BLUE]), (3, YELLOW, [GREEN, BLUE, YELLOW]), (4, RED, [BLUE, YELLOW, GREEN, RED])],
)
def test_votes_go_clockwise_from_the_left_of_the_reader_who_is_last(seats: int, reader: int, order: list[int]) -> None:
    state = new(seats, legacy=("3",))
    taken(state, "3", reader)
    score(state)

    found = []
    while decision(state) == "Vote":
        found.append(state.seat)
        assert answers(state) == ["vote 3-1", "vote 3-2"]
        votes = GAME.view(state, None)["read"][-1]["votes"]
        assert len(votes) == len(found) - 1
        play(state, "vote 3-1")

    assert found == order


@rule("MAR-25.9", "MAR-D65")
@pytest.mark.parametrize(
    ("votes", "decided"),
    [
        ("3-1 3-2", "5"),
        ("3-2 3-1", "4"),
        ("3-1 3-1 3-2", "4"),
        ("3-2 3-1 3-2", "5"),
        ("3-1 3-1 3-2 3-2", "5"),
        ("3-2 3-2 3-1 3-1", "4"),
        ("3-1 3-1 3-1 3-2", "4"),
    ],
)
def test_the_majority_decides_and_in_a_tie_the_reader(votes: str, decided: str) -> None:
    state = new(len(votes.split()), legacy=("3",))
    taken(state, "3", BLUE)
    score(state)

    play(state, *[f"vote {vote}" for vote in votes.split()])

    assert stories(state) == [decided]


@rule("MAR-D81")
def test_who_does_not_answer_votes_for_the_first_option() -> None:
    state = new(2, legacy=("39",))
    taken(state, "39", BLUE)
    score(state)

    assert state.text(state.decision.default(state)) == "vote 39-1"


@rule("MAR-25.18", "MAR-D80")
def test_all_get_what_the_winning_option_gives_the_reader_first() -> None:
    state = new(3, legacy=("9",))
    taken(state, "9", GREEN)
    score(state)

    play(state, "vote 9-2", "vote 9-2", "vote 9-1")
    found = []
    while decision(state) == "ChooseInfluence":
        found.append(state.seat)
        play(state, "influence spain")

    assert found == [GREEN, BLUE, YELLOW]
    assert [influence_of(state, seat)[2] for seat in range(3)] == [1, 1, 1]


@rule("MAR-23.14", "MAR-25.18")
def test_a_drill_stands_beside_a_vote() -> None:
    state = new(2, legacy=("3",))
    own(state, YELLOW, "a26")
    taken(state, "3", BLUE)
    score(state)

    play(state, "drill", "vote 3-1", "vote 3-1")

    assert (state.combat[YELLOW], state.figures[YELLOW]) == (3, 1)


@rule("MAR-25.19", "MAR-25.10")
def test_a_card_is_read_in_its_order() -> None:
    state = new(2, legacy=("60", "l25"))
    taken(state, "60", BLUE)
    listener = state.listener = Told()
    score(state)
    kinds = ("story-read", "tile-left", "tile-entered", "story-laid")
    assert listener.among(*kinds) == ["story-read blue 60", "tile-left l25", "tile-entered l9", "story-laid 62"]

    state = new(2, legacy=("39",))
    taken(state, "39", BLUE)
    listener = state.listener = Told()
    score(state)
    play(state, "vote 39-2", "vote 39-2")
    assert listener.among("story-read", "voted", "decided", "doubloons", "story-laid", "story-placed") == [
        "story-read blue 39",
        "voted yellow 39-2",
        "voted blue 39-2",
        "decided 39-2",
        "doubloons blue 2",
        "doubloons yellow 2",
        "story-laid 41",
        "story-placed 41 5",
    ]


@rule("MAR-25.10", "MAR-25.8")
def test_a_read_card_is_kept_with_its_reader_branch_and_votes() -> None:
    state = new(2, legacy=("3",))
    taken(state, "3", YELLOW)
    score(state)
    play(state, "vote 3-1", "vote 3-2")

    [read] = GAME.view(state, None)["read"]
    assert (read["card"], read["reader"], read["branch"]) == ("3", "yellow", "3-2")
    assert read["votes"] == {"blue": "3-1", "yellow": "3-2"}

    state = new(2, legacy=("3", "26"))
    taken(state, "3", YELLOW)
    taken(state, "26", BLUE)
    score(state)
    play(state, "vote 3-1", "vote 3-2")
    assert [len(one["votes"]) for one in GAME.view(state, None)["read"]] == [2, 0]


@rule("MAR-18.7", "MAR-25.20")
def test_several_fulfilled_cards_are_read_in_ascending_order_each_with_its_new_card() -> None:
    state = new(2, legacy=("26", "5"))
    taken(state, "26", BLUE)
    taken(state, "5", YELLOW)
    listener = state.listener = Told()

    score(state)

    kinds = ("story-read", "story-laid")
    assert listener.among(*kinds) == ["story-read yellow 5", "story-laid 6", "story-read blue 26", "story-laid 27"]
    assert story_tiles(audited(state)) == {"s3": "3", "s4": "19"}


@rule("MAR-18.7", "MAR-25.20")
def test_a_card_that_came_later_is_read_first_if_its_number_is_lower() -> None:
    state = new(2, legacy=("26", "5"))
    taken(state, "5", YELLOW)
    score(state)
    assert stories(state) == ["26", "6"]
    turn_of(state, BLUE)
    taken(state, "26", BLUE)
    taken(state, "6", YELLOW)
    listener = state.listener = Told()

    score(state)

    assert listener.among("story-read") == ["story-read yellow 6", "story-read blue 26"]


@rule("MAR-25.2", "MAR-25.8", "MAR-19.8")
def test_what_was_read_or_laid_out_can_not_be_taken_back() -> None:
    state = new(2, round=4, legacy=("2",))
    taken(state, "2", BLUE)
    score(state)
    assert (stories(state), state.committed) == (["3"], state.choices)

    state = new(2, round=4, legacy=("3",))
    taken(state, "3", BLUE)
    score(state)
    assert state.committed == state.choices
    play(state, "vote 3-1")
    assert state.committed < state.choices
    play(state, "vote 3-2")
    assert (stories(state), state.committed) == (["5"], state.choices)


@rule("MAR-25.20", "MAR-D61")
def test_a_card_laid_out_in_a_scoring_is_checked_in_the_next_one_only() -> None:
    state = new(2, legacy=("14", "l10"))
    taken(state, "14", BLUE)
    fill(state, "l10", *[YELLOW] * 3)

    score(state)
    assert (stories(state), decision(state)) == (["15"], "Sail")

    turn_of(state, BLUE)
    score(state)
    assert (decision(state), state.round) == ("Vote", 2)


@rule("MAR-25.11")
@pytest.mark.parametrize("seats", [2, 4])
def test_of_two_cards_that_want_the_same_tile_the_higher_one_wins(seats: int) -> None:
    listener = Told()
    state = cast(Maracaibo, GAME.new(seats, 7, listener=listener, legacy=("32", "85")))

    assert stories(audited(state)) == ["85", "38"]
    assert listener.among("story-dropped") == ["story-dropped 32"]
    assert story_tiles(state) == {}

    state = new(seats, legacy=("85",))
    lay_out(state, CATALOG.story_ids.index("32"))
    assert "32" not in stories(audited(state))
    assert story_tiles(state) == {}


# -- the final scoring and the archive --------------------------------------------------------------------------------


@rule("MAR-19.8", "MAR-25.2", "MAR-D85", "MAR-19.10")
@pytest.mark.parametrize("name", ["1", "6", "12", "14", "24", "36", "48", "50", "54", "60"])
def test_a_card_laid_out_in_the_final_scoring_waits_for_the_next_game(name: str) -> None:
    card = CARDS[name]
    state = new(2, round=4, legacy=(name, *card.then_removes))
    before = (in_play(state), chart(state), state.discarded)
    fulfil(state, name)

    score(state)

    assert state.is_over
    assert stories(audited(state)) == [card.next]
    assert (in_play(state), chart(state), state.discarded) == before
    tiles = [tile for tile in ALL_TILES if tile in {*card.adds, *card.then_adds} - set(card.then_removes)]
    assert state.archive() == (card.next, *tiles, *card.cards)
    again = laid_out(3, legacy=state.archive())
    assert (stories(again), chart(again)[: len(places(CARDS[card.next].quests, 3))]) == (
        [card.next],
        places(CARDS[card.next].quests, 3),
    )


@rule("MAR-19.12", "MAR-19.8")
def test_votes_of_the_final_scoring_decide_but_give_nothing_any_more() -> None:
    state = new(2, round=4, legacy=("9", "l5"))
    taken(state, "9", BLUE)
    score(state)
    before = [Account(state, seat).numbers for seat in range(2)]

    play(state, "vote 9-2", "vote 9-2")

    assert state.is_over
    assert [Account(state, seat).numbers for seat in range(2)] == before
    assert state.archive() == ("11", "l5")


@rule("MAR-19.12", "MAR-19.11")
def test_tiles_that_leave_for_the_archive_change_no_points() -> None:
    state = new(2, round=4, legacy=("18", "l2", "l6"))
    state.claims = (0, -1, -1)
    state.stock[0] -= 1
    taken(state, "18", BLUE)
    owned = state.owned()

    score(state)

    assert (state.owned(), state.archive()) == (owned, ("20", "l6"))


@rule("MAR-19.10", "MAR-25.12", "MAR-26.1")
def test_the_archive_holds_cards_and_tiles_in_play_and_c_cards_and_nothing_else() -> None:
    state = new(4, round=4, legacy=("9", "l5", "l11", "c90"))
    fill(state, "l11", BLUE, YELLOW)
    give(state, BLUE, doubloons=99)
    score(state)

    assert state.archive() == ("9", "l5", "l11", "c90")
    again = laid_out(3, legacy=state.archive())
    assert works(again, "l11") == []
    assert again.takers == (-1,)
    assert story_tiles(again) == {"s1": "6"}
    assert again.doubloons != state.doubloons


@rule("MAR-25.12", "MAR-4.3")
def test_a_card_that_is_not_fulfilled_is_followed_afresh_in_the_next_game() -> None:
    state = new(2, round=4, legacy=("10",))
    score(state)

    again = laid_out(4, legacy=state.archive())

    assert (stories(again), story_tiles(again), chart(again)) == (["10"], {"s1": "16"}, ["7", "19"])


@rule("MAR-D64")
@pytest.mark.parametrize("round", [1, 4])
def test_after_card_66_all_tiles_return_to_the_box_and_the_campaign_has_ended(round: int) -> None:
    state = new(2, round=round, legacy=("66", *ALL_TILES, "c90"))
    taken(state, "66", YELLOW)
    log = Log(state)

    score(state)

    assert log.among("campaign-over") == ["campaign-over"]
    assert stories(audited(state)) == []
    assert state.archive() == ()
    assert in_play(state) == ([] if round == 1 else ALL_TILES)


@rule("MAR-4.2", "MAR-4.4", "MAR-19.10")
@pytest.mark.parametrize("name", [*SINGLES, *STARTS])
def test_a_single_game_leaves_no_archive(name: str) -> None:
    state = new(2, round=4, story=name)
    score(state)

    assert state.is_over
    assert (state.archive(), GAME.view(state, None)["campaign"]) == ((), False)


# -- cards of the story in the deck (MAR-2.8) -------------------------------------------------------------------------


@rule("MAR-2.8", "MAR-2.7", "MAR-4.6")
@pytest.mark.parametrize(("seats", "pile"), [(1, 88), (2, 80), (3, 72), (4, 64)])
def test_in_a_campaign_the_unlocked_c_cards_are_dealt_with_the_a_cards(seats: int, pile: int) -> None:
    dealt = set()
    for seed in range(60):
        state = cast(Maracaibo, GAME.new(seats, seed, legacy=("26", "c90", "c91", "c93")))
        hands = [card for hand in state.hands for card in hand]
        dealt |= {name for name in cards(state, tuple(hands)) if name[0] == "c"}
        assert state.pile_size() == pile + 3 - 4
        assert len(state.sealed) == 5

    assert dealt == {"c90", "c91", "c93"}


@rule("MAR-2.8", "MAR-25.5")
def test_c_cards_that_are_not_unlocked_lie_with_the_story_cards() -> None:
    state = laid_out(2, legacy=("1",))
    assert cards(state, state.sealed) == C_CARDS

    state = laid_out(2, legacy=("8",))
    assert cards(state, state.sealed) == C_CARDS[1:]
    assert cards(state, state.discarded) == ["c90"]


@rule("MAR-25.5", "MAR-17.3")
def test_a_c_card_on_the_discard_pile_comes_back_when_it_is_shuffled() -> None:
    state = new(2, legacy=("6",))
    fulfil(state, "6")
    score(state)

    assert project("c90") in state.discarded
    assert "c90" in state.copy().archive()
    audited(state)


@rule("MAR-25.15", "MAR-D90", "MAR-4.6", "MAR-25.5", "MAR-2.8")
@pytest.mark.parametrize("name", ["76", "77", *STARTS])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_c_cards_of_single_games_come_into_the_draw_pile_after_dealing(name: str, seats: int) -> None:
    wanted = C_CARDS if name in SINGLES else STARTS[name].cards
    for seed in range(5):
        state = cast(Maracaibo, GAME.new(seats, seed, story=name))
        plain = cast(Maracaibo, GAME.new(seats, seed, story="75"))

        assert set(cards(state, state.deck)) >= set(wanted)
        assert (state.hands, state.row) == (plain.hands, plain.row)
        assert state.pile_size() == plain.pile_size() + len(wanted)


# -- single games and chapters ----------------------------------------------------------------------------------------


@rule("MAR-25.14", "MAR-25.15", "MAR-4.2", "MAR-18.7", "MAR-X16", "MAR-D94")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", SINGLES)
def test_a_single_game_has_its_tiles_and_new_quests_after_every_round(name: str, seats: int) -> None:
    card = SINGLES[name]
    state = new(seats, story=name)
    harbour = ["17"] if "l1" in card.tiles else []
    assert in_play(state) == card.tiles
    assert (chart(state), story_tiles(state)) == (places(card.quests[0], seats) + harbour, {})

    for after in (1, 2, 3):
        state = new(seats, round=after, story=name)
        before = chart(state)
        score(state)
        assert state.round == after + 1
        assert chart(state)[len(before) :] == places(card.quests[after], seats)
        assert stories(state) == [name]


@rule("MAR-4.4", "MAR-25.6", "MAR-25.23")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", STARTS)
def test_a_chapter_alone_has_its_tiles_and_reads_its_first_card(name: str, seats: int) -> None:
    begin = STARTS[name]
    first = CARDS[begin.read]
    listener = Told()
    state = cast(Maracaibo, GAME.new(seats, 7, listener=listener, story=name))
    page = [f"story-laid {first.id}", f"story {first.id}"]

    assert stories(state) == [name, begin.read]
    assert listener.among("story-laid", "story") == [f"story-laid {name}", f"story {name}", *page]
    assert begin.chapter == first.chapter == int(name) - 78
    assert set(in_play(audited(state))) == {*begin.tiles, *first.adds}
    harbour = ["17"] if "l1" in begin.tiles else []
    assert chart(state) == harbour + places(first.quests, seats)
    assert story_tiles(state) == ({"s1": first.at} if first.at else {})


@rule("MAR-4.4", "MAR-25.8")
@pytest.mark.parametrize("name", [name for name in STARTS if CARDS[STARTS[name].read].next])
def test_the_story_of_a_chapter_goes_on(name: str) -> None:
    first = CARDS[STARTS[name].read]
    state = new(2, story=name)
    fulfil(state, first.id)

    score(state)

    assert stories(audited(state)) == [name, first.next]


@rule("MAR-25.10", "MAR-25.13")
def test_every_card_can_be_reached_from_the_first_one() -> None:
    reached, ahead = set(), ["1"]
    while ahead:
        card = CARDS[ahead.pop()]
        reached.add(card.id)
        ahead += [name for name in [card.next, *[branch.next for branch in card.branches]] if name not in ("", "0")]

    assert reached == set(CARDS)
