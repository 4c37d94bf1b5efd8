"""Ana, the solo opponent (MAR-27)."""

from typing import NamedTuple

import pytest

from caravela.games.maracaibo.state import NOBODY, Maracaibo
from caravela.games.maracaibo.steps.ana import explore
from caravela.games.maracaibo.steps.turn import NEXT_TURN
from caravela.games.maracaibo.view import look
from tests.games.maracaibo.position import (
    ANA,
    BLUE,
    CATALOG,
    FRANCE,
    Log,
    answers,
    audited,
    cards,
    city,
    clear_quests,
    combat_tokens,
    decision,
    deliver,
    empty_pile,
    end_round,
    explorer,
    fill,
    give,
    influence,
    influence_of,
    location,
    markers,
    market,
    new,
    next_token,
    offered,
    own,
    owner,
    play,
    quest,
    quest_tiles,
    quests_at,
    row,
    space,
    start,
    stock,
    stories,
    take_card,
    top_quest,
    trail,
    turn_of,
    upgrade,
)
from tests.games.telling import told
from tests.rules import rule

LEVELS = {"very_easy": (5, 0, 0), "easy": (5, 0, 1), "medium": (5, 1, 1), "hard": (5, 2, 1), "very_hard": (5, 3, 1)}


def solo(round: int = 1, at: str = "0") -> Maracaibo:
    """Ana's ship is at a location; no quest tile and no marker is on the chart."""
    state = new(1, round=round)
    clear_quests(state)
    markers(state)
    state.ship[ANA] = location(at)
    return state


def turn(state: Maracaibo, card: str = "") -> Maracaibo:
    """Ana has her turn, with this card if one is told."""
    if card:
        number = CATALOG.automa_ids.index(card)
        others = [other for other in range(len(CATALOG.automa)) if other != number]
        state.automa_discards = tuple(others[: sum(state.setup.level) - 1])
        state.automa_deck, state.automa_strangers, state.automa_bags = (number,), (0, 0, 0), ((), (), ())
    while state.agenda[-1] is not NEXT_TURN:
        state.agenda.pop()
    state.active, state.ended_by = BLUE, NOBODY
    state.advance()
    return state


def at(state: Maracaibo) -> str:
    """Where her ship is."""
    return CATALOG.location_ids[state.ship[ANA]]


def points(state: Maracaibo) -> dict[str, int]:
    """What Ana has at the end of the game, by reason; the human takes points in step 1."""
    if not state.is_over:
        end_round(state, BLUE)
    while not state.is_over:
        play(state, "score")
    return state.breakdown()[ANA]


# -- set-up -----------------------------------------------------------------------------------------------------------


@rule("MAR-27.1", "MAR-2.13", "MAR-2.7")
def test_a_solo_game_is_set_up_as_for_two_players() -> None:
    state = start(1)

    assert (state.setup.players, state.setup.members, state.seats) == (2, 2, 1)
    assert (owner(state, "6"), owner(state, "7"), owner(state, "8")) == ("spain", "england", "france")
    assert CATALOG.city_ids[state.cities[location("11")]] == "cm"
    assert (state.pile_size(), state.doubloons, state.ana_discs) == (84, [8], 0)
    assert (state.ship, state.explorer, state.influence) == ([0, 0], [0, 0], [0] * 6)


@rule("MAR-27.1", "MAR-27.15", "MAR-27.20")
def test_ana_has_22_discs_and_neither_figures_doubloons_nor_cards() -> None:
    state = start(1)

    assert len(CATALOG.ana_income) == 22
    assert [len(held) for held in (state.figures, state.doubloons, state.combat, state.hands, state.career)] == [1] * 5


@rule("MAR-27.2")
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_says_how_many_cards_of_each_letter_are_in_her_deck(level: str) -> None:
    state = new(1, solo_level=level)
    drawn: list[str] = []
    for _ in range(2 * sum(LEVELS[level])):
        state.ship[ANA] = location("0")
        turn(state)
        drawn.append(CATALOG.automa_ids[state.automa_discards[-1]])

    half = len(drawn) // 2
    assert tuple(sum(card[0] == letter for card in drawn[:half]) for letter in "abc") == LEVELS[level]
    assert len(set(drawn[:half])) == half
    assert sorted(drawn[:half]) == sorted(drawn[half:])


@rule("MAR-27.3", "MAR-27.22")
def test_the_human_starts_and_ana_follows() -> None:
    state = start(1)
    while decision(state) != "Sail":
        play(state, answers(state)[0])
    assert (state.seat, state.ship[ANA]) == (BLUE, 0)

    log = Log(state)
    play(state, "sail 1")
    while decision(state) != "Sail":
        play(state, answers(state)[0])

    assert state.ship[ANA] != 0
    assert log.keys().index("ana-card") < log.keys().index("ana-sailed")


@rule("MAR-27.3", "MAR-27.32")
def test_her_card_her_stop_and_each_action_of_the_round_are_moments() -> None:
    state = solo()
    state.round = 3
    log = Log(state)

    turn(state, "b4")

    parts = [
        told(state.speech, moment).facts["count"]
        for moment in log.moments
        if told(state.speech, moment).key == "ana-card"
    ]
    assert parts == [0, 1, 2, 4]


@rule("MAR-27.4")
def test_where_her_cards_could_lead_her_can_be_seen() -> None:
    state = solo()
    seen = look(state, 1)["ana"]["stops"]

    turn(state, "b4")

    assert {"location": at(state), "cost": 2} in seen


@rule("MAR-27.3")
def test_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    state = solo()
    turn(state, "a1")
    assert (state.automa_deck, sum(state.automa_strangers)) == ((), 0)
    total = len(state.automa_discards)

    turn(state)

    assert (len(state.automa_deck), len(state.automa_discards)) == (total - 1, 1)


# -- every card -------------------------------------------------------------------------------------------------------


class Printed(NamedTuple):
    """An automa card as it is printed."""

    id: str
    stops: int
    route: str
    row: int
    early: str
    """What it does in rounds I and II."""
    late: str


AUTOMA = [
    Printed("a1", 1, "upper", 3, "explore:2", "explore:2"),
    Printed("a2", 1, "lower", 2, "france:1", "france:1"),
    Printed("a3", 1, "lower", 4, "combat:2", "combat:2"),
    Printed("a4", 2, "upper", 1, "spain:1", "spain:1"),
    Printed("a5", 2, "lower", 3, "england:1", "england:1"),
    Printed("b1", 2, "upper", 3, "vp:4 explore:2", "vp:4 explore:4"),
    Printed("b2", 2, "upper", 3, "quest_pile:1", "quest_pile:1 vp:4"),
    Printed("b3", 2, "upper", 3, "disc:1", "disc:1 vp:4"),
    Printed("b4", 2, "lower", 3, "vp:4 explore:2", "vp:4 explore:4"),
    Printed("b5", 2, "lower", 3, "disc:1", "disc:1 vp:4"),
    Printed("b6", 2, "lower", 4, "combat:3 vp:2", "combat:3 vp:2"),
    Printed("c1", 2, "upper", 1, "vp:4 disc:1", "vp:4 disc:1"),
    Printed("c2", 2, "lower", 2, "quest_pile:1 vp:3", "quest_pile:1 vp:3"),
    Printed("c3", 2, "upper", 3, "vp:4 explore:3", "vp:4 explore:4"),
    Printed("c4", 2, "lower", 4, "combat:3 village:1 vp:2", "combat:3 village:1 vp:2"),
]


def test_there_are_fifteen_cards() -> None:
    assert [card.id for card in AUTOMA] == CATALOG.automa_ids


@rule("MAR-27.9", "MAR-27.10", "MAR-27.12", "MAR-27.32", "MAR-28.13")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("card", AUTOMA, ids=[card.id for card in AUTOMA])
def test_a_card_does_what_it_says_in_each_round(card: Printed, round: int) -> None:
    state = solo(round)
    next_token(state, "k05")
    done = dict(part.split(":") for part in (card.early if round < 3 else card.late).split())
    count = {name: int(amount) for name, amount in done.items()}

    turn(state, card.id)

    combats, villages = int("combat" in count), count.get("village", 0)
    france = count.get("france", 0) + count.get("combat", 0)
    assert influence_of(state, ANA) == (france, count.get("england", 0), count.get("spain", 0))
    assert state.points_of(ANA) == count.get("vp", 0)
    assert space(state, ANA) == f"e{count.get('explore', 0)}"
    assert state.ana_discs == 1 + count.get("disc", 0)
    assert state.quests[ANA] == count.get("quest_pile", 0)
    assert (state.tokens[ANA], state.owned()) == (combats, [combats + villages, 0, 0])
    assert owner(state, "4") == "france" * combats
    assert owner(state, "1") == "france" * villages
    assert decision(audited(state)) == "Sail"


@rule("MAR-27.4", "MAR-27.8")
@pytest.mark.parametrize("card", AUTOMA, ids=[card.id for card in AUTOMA])
def test_a_card_says_how_many_stops_by_which_arm_and_which_card_of_the_row(card: Printed) -> None:
    for start_at, upper, lower in (("0", ["4", "11"], ["5", "11"]), ("11", ["13", "20"], ["14", "20"])):
        state = solo(at=start_at)
        row(state, "a01", "a02", "a03", "a04")
        end = (upper if card.route == "upper" else lower)[card.stops - 1]
        if end != "20":
            deliver(state, end, BLUE)

        turn(state, card.id)

        assert at(state) == end
        assert cards(state, state.ana_cards) == [f"a0{card.row}"]
        assert len([name for name in cards(state, state.row) if name]) == 4


# -- her ship ---------------------------------------------------------------------------------------------------------


@rule("MAR-27.4")
def test_villages_are_no_stops_but_those_with_a_quest() -> None:
    state = solo()
    quest(state, "q01", "2")

    turn(state, "a1")

    assert at(state) == "2"
    state = solo()
    quest(state, "q01", "2")
    turn(state, "a4")
    assert at(state) == "4"


@rule("MAR-27.4")
def test_a_quest_that_she_passes_is_one_of_her_stops_and_stays() -> None:
    state = solo(at="14")
    quest(state, "q01", "15")
    quest(state, "q02", "18")

    turn(state, "a4")

    assert (at(state), quests_at(state, "15"), quests_at(state, "18")) == ("18", ["q01"], [])


@rule("MAR-27.5", "MAR-16.8")
@pytest.mark.parametrize(("round", "ends"), [(1, ["20", "21a"]), (4, ["20", "21b", "22"])])
def test_from_20_on_she_moves_one_space_a_turn(round: int, ends: list[str]) -> None:
    state = solo(round, at="19")
    found = []
    for _ in ends:
        turn(state, "a4")
        found.append(at(state) if decision(state) == "Sail" else ends[-1])

    assert found == ends


@rule("MAR-27.5", "MAR-27.22", "MAR-27.23", "MAR-18.9")
def test_she_ends_a_round_like_a_player_and_only_the_human_decides_in_the_scoring() -> None:
    state = solo(at="20")

    turn(state, "a2")

    assert (state.ended_by, decision(state), state.seat) == (ANA, "StepOne", BLUE)
    play(state, "score")
    assert (state.round, decision(state), state.seat, state.ship) == (2, "Sail", BLUE, [0, 0])


@rule("MAR-27.5", "MAR-27.7")
def test_she_ends_the_game_on_22() -> None:
    state = solo(4, at="21b")

    turn(state, "a2")

    assert (state.ended_by, decision(state)) == (ANA, "StepOne")
    play(state, "score")
    assert state.is_over


@rule("MAR-27.22", "MAR-18.9")
def test_when_the_human_ends_the_round_ana_begins_the_next() -> None:
    state = solo()
    end_round(state, BLUE)
    log = Log(state)

    play(state, "score")

    assert (state.round, state.opener, decision(state), state.seat) == (2, ANA, "Sail", BLUE)
    assert log.facts("round") == {"round": 2, "seat": "ana"}
    assert state.ship[ANA] != 0


@rule("MAR-27.7")
def test_a_quest_at_her_stop_is_taken_without_cost_or_reward_and_ends_her_turn() -> None:
    state = solo()
    quest(state, "q01", "2")
    quest_tiles(state, ANA, 3)

    turn(state, "a1")

    assert (state.quests[ANA], quests_at(state, "2"), state.points_of(ANA)) == (4, [], 0)
    assert (space(state, ANA), state.ana_discs, state.ana_cards) == ("e0", 0, ())


@rule("MAR-27.7", "MAR-D36")
def test_of_several_quests_she_takes_the_oldest() -> None:
    state = solo()
    quest(state, "q09", "2")
    quest(state, "q01", "2")

    turn(state, "a1")

    assert quests_at(state, "2") == ["q01"]


@rule("MAR-27.7")
def test_a_quest_in_a_city_is_taken_before_its_market() -> None:
    state = solo()
    quest(state, "q01", "4")

    turn(state, "a1")

    assert (state.quests[ANA], market(state, "4")) == (1, [])


@rule("MAR-27.8")
def test_a_free_market_gets_the_left_most_disc_of_her_board() -> None:
    state = solo()

    turn(state, "a2")

    assert (market(state, "5"), state.ana_discs, state.ana_cards) == ([ANA], 1, ())


@rule("MAR-27.29", "MAR-D37")
def test_a_free_market_is_filled_even_without_discs_on_her_board() -> None:
    state = solo()
    state.ana_discs = 22

    turn(state, "b3")

    assert (market(state, "11"), state.ana_discs, state.ana_income()) == ([ANA], 22, 38)


@rule("MAR-27.8")
def test_homeward_spaces_have_no_market_so_she_takes_a_card() -> None:
    state = solo(at="19")
    row(state, "a01", "a02", "a03", "a04")

    turn(state, "a2")

    assert (at(state), cards(state, state.ana_cards)) == ("20", ["a02"])


@rule("MAR-27.31")
@pytest.mark.parametrize(
    ("laid", "taken"), [(["a01", "a02", "a03", ""], ["a03"]), (["a01", "", "", ""], ["a01"]), ([], [])]
)
def test_where_the_row_is_short_she_takes_the_nearest_card_to_the_left(laid: list[str], taken: list[str]) -> None:
    state = solo(at="19")
    row(state, *laid)

    turn(state, "a3")

    assert cards(state, state.ana_cards) == taken


@rule("MAR-D50", "MAR-16.3")
def test_homeward_spaces_give_her_no_points() -> None:
    state = solo(at="20")

    turn(state, "a2")

    assert state.points_of(ANA) == 0


@rule("MAR-23.15", "MAR-23.10")
def test_the_humans_host_is_paid_where_she_ends() -> None:
    state = solo()
    own(state, BLUE, "a30", "b083")

    turn(state, "a1")

    assert (decision(state), state.seat) == ("HostReward", BLUE)
    play(state, "host point")
    assert (state.points_of(BLUE), decision(state)) == (1, "Sail")


@rule("MAR-X32")
def test_the_worked_example_of_her_movement() -> None:
    state = solo()
    quest(state, "q01", "15")
    row(state, "a01", "a02", "a03", "a04")
    turn(state, "a5")
    assert (at(state), market(state, "11"), influence_of(state, ANA)) == ("11", [ANA], (0, 1, 0))
    other = state.copy()

    turn(state, "a4")
    assert (at(state), cards(state, state.ana_cards), influence_of(state, ANA)) == ("20", ["a01"], (0, 1, 1))

    turn(other, "c2")
    assert (at(other), other.quests[ANA], other.points_of(ANA), other.ana_cards) == ("15", 1, 0, ())


# -- her actions ------------------------------------------------------------------------------------------------------


@rule("MAR-27.10")
def test_a_quest_of_the_pile_is_its_top_tile_without_points() -> None:
    state = solo()
    top_quest(state, "q05")
    quest_tiles(state, ANA, 3)
    pile = len(state.quest_bag)

    turn(state, "b2")

    assert (state.quests[ANA], state.points_of(ANA), len(state.quest_bag)) == (4, 0, pile - 1)


@rule("MAR-27.10", "MAR-14.13")
def test_an_empty_quest_pile_gives_her_nothing() -> None:
    state = solo()
    quest_tiles(state, BLUE, len(state.quest_bag))
    state.take_quest()
    state.quests[BLUE] += 1

    turn(state, "b2")

    assert state.quests[ANA] == 0


@rule("MAR-27.13", "MAR-10.3")
def test_influence_beyond_the_end_gives_two_points_a_step() -> None:
    state = solo()
    influence(state, ANA, france=16)

    turn(state, "a2")

    assert (influence_of(state, ANA), state.points_of(ANA)) == ((16, 0, 0), 2)


def explored(state: Maracaibo, count: int) -> str:
    """Where Ana's explorer is after a move."""
    explore(state, count)
    state.advance()
    return space(state, ANA)


@rule("MAR-27.11", "MAR-27.28", "MAR-D78")
def test_her_explorer_takes_the_shortest_way_and_no_rewards() -> None:
    state = solo()
    trail(state, "", "", "")

    assert explored(state, 4) == "e4"
    assert explored(state, 2) == "e6s"
    assert explored(state, 3) == "e11"
    assert (state.points_of(ANA), sum(state.influence)) == (0, 0)


@rule("MAR-27.11", "MAR-27.28")
def test_her_explorer_goes_to_a_quest_within_reach_and_stops_there() -> None:
    state = solo()
    trail(state, "q01", "q02", "q03")
    explorer(state, ANA, "e4")

    assert explored(state, 2) == "e6s"
    state = solo()
    trail(state, "q01", "q02", "q03")
    explorer(state, ANA, "e4")
    assert explored(state, 4) == "e7"
    assert (state.quests[ANA], state.trail[0]) == (1, -1)


@rule("MAR-27.28")
def test_a_quest_of_the_explorer_does_not_end_her_turn() -> None:
    state = solo(3)
    trail(state, "q01", "q02", "q03")
    explorer(state, ANA, "e5")

    turn(state, "b1")

    assert (state.quests[ANA], state.points_of(ANA), space(state, ANA)) == (1, 4, "e7")


@rule("MAR-27.28", "MAR-11.2", "MAR-11.3")
def test_her_explorer_skips_the_humans_and_emptied_quest_spaces() -> None:
    state = solo()
    explorer(state, BLUE, "e2")
    assert explored(state, 2) == "e3"

    state = solo()
    trail(state, "", "q02", "q03")
    explorer(state, ANA, "e6")
    assert explored(state, 1) == "e8"


@rule("MAR-27.11", "MAR-11.9", "MAR-11.17")
def test_she_counts_as_the_first_for_barriers_and_end_of_the_human() -> None:
    state = solo()
    trail(state, "", "", "")
    explorer(state, ANA, "e9")
    explored(state, 1)
    assert (state.points_of(ANA), state.crossings) == (0, [1, 0, 0])
    state.explorer[ANA] = CATALOG.space_ids.index("e26")
    explored(state, 4)
    assert (space(state, ANA), state.points_of(ANA), state.arrived) == ("e27", 0, 1)
    own(state, BLUE, "a51")
    explorer(state, BLUE, "e9")
    turn_of(state, BLUE, at="9")

    play(state, "assist a51", "explore e10")
    assert state.breakdown()[BLUE]["explorer"] == 2
    explorer(state, BLUE, "e26")
    turn_of(state, BLUE, at="9")
    play(state, "assist a51", "explore e27")

    assert state.breakdown()[BLUE]["explorer"] == 2 + 8


@rule("MAR-27.11", "MAR-11.11")
def test_her_explorer_at_the_end_stays_there() -> None:
    state = solo()
    explorer(state, ANA, "e27")

    assert explored(state, 2) == "e27"


def fought(state: Maracaibo, token: str = "k05", card: str = "a3") -> str:
    """The nation that Ana fights for."""
    next_token(state, token)
    log = Log(state)
    turn(state, card)
    return str(log.facts("ana-nation")["nation"])


@rule("MAR-27.12", "MAR-X33")
def test_her_nation_has_the_highest_value_with_both_players_ranks() -> None:
    state = solo()
    markers(state, france="1 2 3", england="6", spain="7")
    influence(state, ANA, france=2, spain=4)
    influence(state, BLUE, france=4)
    next_token(state, "k05")
    log = Log(state)

    turn(state, "a3")

    assert log.facts("ana-nation") == {"seat": "ana", "nation": "spain", "value": 6}


@rule("MAR-27.12")
@pytest.mark.parametrize(
    ("token", "ana", "human", "nation"),
    [
        ("k05", {}, {}, "france"),
        ("k05", {"spain": 2}, {}, "france"),
        ("k05", {"spain": 2}, {"france": 2}, "england"),
        ("k04", {"england": 2}, {}, "spain"),
        ("k09", {"france": 2}, {}, "spain"),
    ],
)
def test_a_tie_goes_to_the_higher_token_value_then_france_spain_england(
    token: str, ana: dict[str, int], human: dict[str, int], nation: str
) -> None:
    state = solo()
    influence(state, ANA, **ana)
    influence(state, BLUE, **human)

    assert fought(state, token) == nation


@rule("MAR-27.12", "MAR-9.6")
def test_the_weakest_nation_is_worth_more_to_her() -> None:
    state = solo()
    markers(state, france="1", england="2")

    assert fought(state, "k07") == "spain"
    state = solo()
    markers(state, france="1", spain="2")
    assert fought(state, "k07") == "england"


@rule("MAR-27.12")
def test_she_ignores_costs_and_bonuses_of_the_token() -> None:
    state = solo()

    assert fought(state, "k01") == "france"
    assert (state.points_of(ANA), state.tokens[ANA], influence_of(state, ANA)) == (0, 1, (2, 0, 0))


@rule("MAR-27.12")
def test_she_annexes_the_lowest_city_flag_without_its_reward() -> None:
    state = solo()
    markers(state, france="4", england="1 2", spain="5 13")

    fought(state)

    assert (owner(state, "11"), state.points_of(ANA)) == ("france", 0)
    assert (state.stock[FRANCE], state.owned()) == (11, [2, 2, 2])


@rule("MAR-27.12")
def test_without_a_flag_she_takes_the_lowest_empty_village() -> None:
    state = solo()
    markers(state, spain="4 5 11 13 14", england="1", france="2")

    fought(state)

    assert owner(state, "3") == "france"


FULL = {"spain": "4 5 11 13 14 1 2 3 6", "england": "7 8 9 10 12 15 16 17 18 19"}


@rule("MAR-27.12", "MAR-D92")
def test_without_any_place_a_marker_leaves_the_stock() -> None:
    state = solo()
    markers(state, **FULL)
    influence(state, ANA, france=16)

    assert fought(state) == "france"

    assert (state.stock[FRANCE], state.owned()) == (12, [0, 10, 9])


@rule("MAR-27.12", "MAR-27.27")
def test_the_warrior_takes_the_lowest_empty_village_too() -> None:
    state = solo()
    markers(state, spain="4 1")

    fought(state, card="c4")

    assert (owner(state, "5"), owner(state, "2"), influence_of(state, ANA)) == ("france", "france", (3, 0, 0))
    state = solo()
    markers(state, **FULL)
    influence(state, ANA, france=13)
    fought(state, card="c4")
    assert state.stock[FRANCE] == 11


@rule("MAR-27.26")
def test_with_both_piles_empty_every_nation_has_three_and_no_token_is_gained() -> None:
    state = solo()
    combat_tokens(state, BLUE, 25)
    influence(state, ANA, england=2)
    log = Log(state)

    turn(state, "a3")

    assert log.facts("ana-nation") == {"seat": "ana", "nation": "england", "value": 4}
    assert (state.tokens[ANA], influence_of(state, ANA)) == (0, (0, 4, 0))


@rule("MAR-27.26")
def test_a_nation_without_stock_places_nothing_but_she_gains_the_influence() -> None:
    state = solo()
    stock(state, france=0)

    fought(state)

    assert (state.owned(), state.stock[FRANCE], influence_of(state, ANA)) == ([0, 0, 0], 0, (2, 0, 0))


# -- income and final scoring -----------------------------------------------------------------------------------------


@rule("MAR-27.14", "MAR-27.15", "MAR-X10")
@pytest.mark.parametrize(
    ("discs", "income"), [(0, 0), (1, 0), (2, 1), (3, 2), (5, 4), (6, 6), (7, 8), (13, 20), (22, 38)]
)
def test_her_income_is_the_highest_emptied_value(discs: int, income: int) -> None:
    state = solo()
    state.ana_discs = discs
    end_round(state, BLUE)

    play(state, "score")

    assert state.breakdown()[ANA]["income"] == income


@rule("MAR-27.14")
def test_each_card_beside_her_board_adds_a_point() -> None:
    state = solo()
    state.ana_discs = 3
    state.ana_cards = (take_card(state, "a01"), take_card(state, "a02"))
    end_round(state, BLUE)

    play(state, "score")

    assert state.breakdown()[ANA]["income"] == 2 + 2


@rule("MAR-27.18", "MAR-D38")
def test_she_has_income_in_the_final_scoring_too() -> None:
    state = solo(4)
    state.ana_discs = 6

    assert points(state)["last_income"] == 6


@rule("MAR-27.20", "MAR-D93", "MAR-27.23")
def test_step_one_of_the_scorings_gives_her_nothing() -> None:
    state = solo()
    end_round(state, BLUE)

    play(state, "score")

    assert (state.points_of(BLUE), state.points_of(ANA)) == (2, 0)


@rule("MAR-27.18")
def test_influence_counts_for_her_as_for_a_player() -> None:
    state = solo(4)
    markers(state, france="1 2 3", spain="4")
    influence(state, ANA, france=4, spain=5)
    influence(state, BLUE, france=3, spain=5)

    found = points(state)

    assert found["leads"] == 3 + 3
    assert (found["france"], found["spain"]) == (2 * (2 + 2), 2 * (1 + 1))
    assert state.breakdown()[BLUE]["leads"] == 3


@rule("MAR-27.18", "MAR-X25")
@pytest.mark.parametrize(
    ("hers", "mine", "tiles", "lead"),
    [(6, 3, 30, 20), (0, 0, 0, 0), (3, 3, 15, 0), (4, 3, 20, 10), (5, 3, 25, 10), (7, 3, 35, 30), (2, 5, 10, 0)],
)
def test_she_gets_five_points_a_quest_and_more_for_her_lead(hers: int, mine: int, tiles: int, lead: int) -> None:
    state = solo(4)
    quest_tiles(state, ANA, hers)
    quest_tiles(state, BLUE, mine)

    found = points(state)

    assert (found["quest_tiles"], found["quest_lead"]) == (tiles, lead)


@rule("MAR-27.18", "MAR-X34")
@pytest.mark.parametrize(
    ("discs", "mine", "lead"), [(9, 1, 20), (9, 2, 10), (8, 4, 0), (8, 0, 30), (3, 1, 0), (4, 1, 10)]
)
def test_half_her_removed_discs_count_against_the_completed_areas(discs: int, mine: int, lead: int) -> None:
    state = solo(4)
    state.ana_discs = discs
    upgrade(state, BLUE, *["u1", "u2", "u3", "u4"][:mine])

    assert points(state)["upgrade_lead"] == lead


@rule("MAR-27.18", "MAR-27.19", "MAR-D55", "MAR-X35")
@pytest.mark.parametrize(
    ("hers", "mine", "lead"),
    [
        ("e12s", "e12", 10),
        ("e16", "e5", 10),
        ("e16", "e4", 20),
        ("e12", "e12s", 0),
        ("e5", "e5", 0),
        ("e4", "e9", 0),
        ("e27", "e18", 10),
        ("e27", "e17", 20),
        ("e27", "e16", 20),
        ("e27", "e11", 30),
        ("e6s", "e8", 0),
    ],
)
def test_the_explorer_that_is_ahead_counts_by_its_distance_to_the_end(hers: str, mine: str, lead: int) -> None:
    state = solo(4)
    explorer(state, ANA, hers)
    explorer(state, BLUE, mine)

    assert points(state)["explorer_lead"] == lead


@rule("MAR-27.20")
def test_prestige_careers_and_synergies_do_not_exist_for_her() -> None:
    state = solo(4)

    assert not set(points(state)) & {*CATALOG.prestige_ids, "cards", "doubloon_track"}


@rule("MAR-27.21")
@pytest.mark.parametrize(("human", "key"), [(30, "victory"), (8, "drawn"), (0, "defeat")])
def test_the_human_wins_with_more_points_a_tie_is_shared(human: int, key: str) -> None:
    state = solo(4)
    state.score(ANA, 10, 0)
    give(state, BLUE, points=human)
    log = Log(state)

    points(state)

    assert log.keys()[-1] == key
    assert state.winners() == ([BLUE] if key != "defeat" else [])


@rule("MAR-D40", "MAR-25.14")
def test_the_solo_game_lays_the_quests_of_one_player() -> None:
    state = start(1)

    assert [place for place in CATALOG.location_ids if quests_at(state, place)] == ["15"]


@rule("MAR-D39")
def test_the_warrior_is_the_card_that_takes_a_village() -> None:
    assert [card.id for card in CATALOG.automa if any(order.village for order in card.orders)] == ["c4"]


@rule("MAR-27.8")
def test_her_disc_fills_the_only_space_of_a_market() -> None:
    state = solo()
    city(state, "4", "c01")
    turn(state, "a1")

    turn_of(state, BLUE, at="4")

    assert not any(text.startswith("deliver") for text in state.texts())
    assert not state.market_free(location("4"))


# -- in a campaign ----------------------------------------------------------------------------------------------------


def campaign(*tiles: str, at: str, story: str = "16") -> Maracaibo:
    """Ana's ship is at a location, a story card and legacy tiles are in play; of quests only the harbour's is there."""
    state = new(1, legacy=(story, *tiles))
    clear_quests(state)
    markers(state)
    if "l1" in tiles:
        quest(state, "q09", "17")
        state.harbour = state.quests_at(location("17"))[-1]
    state.ship[ANA] = location(at)
    return state


@rule("MAR-27.6", "MAR-27.17", "MAR-D54")
@pytest.mark.parametrize(
    ("start", "card", "hers", "end"),
    [
        ("9", "a2", "e4", "9a"),
        ("9", "a2", "e6s", "9a"),
        ("9", "a2", "e3", "11"),
        ("9", "a1", "e4", "11"),
        ("15", "a2", "e11", "16a"),
        ("15", "a2", "e10", "20"),
        ("15", "a1", "e11", "20"),
    ],
)
def test_a_new_city_is_a_stop_on_the_lower_arm_where_her_explorer_has_come(
    start: str, card: str, hers: str, end: str
) -> None:
    state = campaign("l4", "l7", at=start)
    explorer(state, ANA, hers)
    explorer(state, BLUE, "e20" if end in ("11", "20") else "e0")

    turn(state, card)

    assert at(state) == end
    assert market(audited(state), "16a") == ([ANA] if end == "16a" else [])


@rule("MAR-27.6", "MAR-D46", "MAR-27.12")
@pytest.mark.parametrize(
    ("taken", "hers", "annexed"),
    [
        ("4 5", "e4", "9a"),
        ("4 5", "e3", "11"),
        ("4 5 9a 11 13 14", "e11", "16a"),
        ("4 5 9a 11 13 14", "e10", "17"),
        ("4 5 9a 11 13 14 16a", "e11", "17"),
    ],
)
def test_she_annexes_new_cities_in_their_order_where_her_explorer_has_come(taken: str, hers: str, annexed: str) -> None:
    state = campaign("l1", "l4", "l7", at="18")
    markers(state, england=taken)
    explorer(state, ANA, hers)
    next_token(state, "k11")

    turn(state, "a3")

    assert owner(audited(state), annexed) != ""
    assert sum(state.owned()) == len(taken.split()) + 1


@rule("MAR-27.17")
@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("l2", "8", "11"),
        ("l5", "2", "3"),
        ("l10", "9", "10"),
        ("l11", "1", "2"),
        ("l12", "4", "6"),
        ("l13", "13", "18"),
        ("l14", "11", "12"),
        ("l15", "8", "9"),
        ("l16", "0", "1"),
        ("l17", "18", "19"),
        ("l17", "18", "20"),
        ("l20", "11", "12"),
        ("l21", "14", "15"),
        ("l22", "9", "10"),
        ("l23", "13", "18"),
        ("l24", "12", "13"),
        ("l25", "18", "20"),
    ],
)
def test_other_tiles_are_nothing_to_her(name: str, start: str, end: str) -> None:
    found = []
    for tiles in ((), (name,)):
        state = campaign(*tiles, at=start, story="4")
        if end not in ("11", "13", "20"):
            quest(state, "q09", end)
        works, points = state.works, state.points_of(ANA)
        turn(state, "a1")
        found.append((at(state), state.quests[ANA], state.points_of(ANA) - points, state.ana_discs))
        assert state.works == works

    assert found[0] == found[1]
    assert found[0][0] == end


@rule("MAR-27.17", "MAR-26.8", "MAR-26.11")
def test_she_neither_escorts_the_fleet_nor_works_the_mine() -> None:
    state = campaign("l6", "l8", at="18")
    explorer(state, ANA, "e20")
    markers(state, england="4 5 11 13 14")

    turn(state, "c4")

    assert state.claims == (-1, -1, -1)
    audited(state)


@rule("MAR-27.24", "MAR-26.2")
def test_in_the_new_harbour_there_is_always_a_quest_for_her() -> None:
    state = campaign("l1", at="15")
    top_quest(state, "q20")

    turn(state, "a1")

    assert (at(state), state.quests[ANA], quests_at(audited(state), "17")) == ("17", 1, ["q20"])
    assert market(state, "17") == []


@rule("MAR-27.24", "MAR-D62")
def test_once_the_pile_is_empty_the_new_harbour_is_a_city_with_a_market() -> None:
    state = campaign("l1", at="15")
    clear_quests(state)
    empty_pile(state, BLUE)

    turn(state, "a1")

    assert (at(state), market(audited(state), "17"), state.ana_discs) == ("17", [ANA], 1)


@rule("MAR-27.24", "MAR-26.18")
def test_in_the_plague_cartagena_is_no_city_for_her() -> None:
    state = campaign("l3", at="12")
    turn(state, "a2")
    assert at(state) == "20"

    state = campaign("l3", at="12")
    quest(state, "q09", "14")
    turn(state, "a2")
    assert (at(state), state.quests[ANA]) == ("14", 1)

    state = campaign("l3", at="18")
    markers(state, england="4 5 11 13")
    turn(state, "a3")
    assert (owner(state, "14"), owner(audited(state), "1") != "") == ("", True)


@rule("MAR-27.25", "MAR-27.17")
def test_the_shrine_gives_her_six_points_where_she_ends() -> None:
    state = campaign("l9", at="15")
    quest(state, "q09", "16")

    turn(state, "a1")
    assert (at(state), state.points_of(ANA), state.quests[ANA]) == ("16", 6, 1)

    state = campaign("l9", at="15")
    turn(state, "a1")
    assert (at(state), state.points_of(ANA)) == ("20", 0)


@rule("MAR-27.4", "MAR-27.7", "MAR-27.16", "MAR-14.17")
def test_she_takes_a_story_tile_as_a_quest_and_its_card_is_read() -> None:
    state = campaign(at="0")
    give(state, BLUE, doubloons=10)

    turn(state, "a1")

    assert (at(state), state.quests[ANA], state.points_of(ANA)) == ("1", 1, 0)
    assert quests_at(audited(state), "1") == []
    assert offered(turn_of(state, BLUE, "1"), "story") == []
    log = Log(state)
    end_round(state)
    play(state, "score")
    assert log.facts("story-read") == {"seat": "ana", "story": "16"}
    assert log.facts("story-laid") == {"story": "18"}


@rule("MAR-27.16", "MAR-25.18")
@pytest.mark.parametrize(("branch", "following"), [("9-1", "10"), ("9-2", "11")])
def test_the_human_decides_the_vote_and_she_gets_nothing_of_it(branch: str, following: str) -> None:
    state = campaign(at="4", story="9")
    turn(state, "a1")
    assert state.quests[ANA] == 1
    end_round(state)

    play(state, "score")
    assert (decision(state), state.seat, answers(state)) == ("Vote", BLUE, ["vote 9-1", "vote 9-2"])
    play(state, f"vote {branch}")
    if branch == "9-2":
        play(state, "influence spain")

    assert influence_of(state, BLUE) == (0, 0, int(branch == "9-2"))
    assert stories(audited(state)) == [following]


@rule("MAR-27.16", "MAR-25.8")
def test_a_full_tile_is_read_by_her_when_she_has_ended_the_round() -> None:
    state = campaign(at="20", story="53")
    fill(state, "l15", BLUE, BLUE)
    log = Log(state)

    turn(state, "a1")
    play(state, "score")

    assert log.facts("story-read") == {"seat": "ana", "story": "53"}
    assert stories(state) == ["54"]
