"""Every project card: bought, and used for all that it offers from then on (MAR-22, MAR-23, MAR-28)."""

import pytest

from caravela.games.maracaibo.catalog import GOODS, NATIONS, OBJECTS, SYNERGIES
from caravela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.notation import CARDS, Account, Printed
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    audited,
    combat_tokens,
    decision,
    give,
    hand,
    influence,
    location,
    markers,
    new,
    next_token,
    offered,
    own,
    play,
    project,
    quest_tiles,
    synergies,
    trail,
    turn_of,
)
from tests.rules import rule

BY_ID = {card.id: card for card in CARDS}
ASSISTANTS = [card.id for card in CARDS if card.location]
HERBS = [card.id for card in CARDS if card.object == "herbs"]
ANSWERS = {
    "ChooseInfluence": "influence france",
    "LayFigures": "lay 1",
    "Village": "earn",
    "AskPay": "pay cost",
    "SailOn": "decline",
}
"""What is answered where the rules leave the choice; all else is answered by the first offer, discs one by one."""


def rich(card: Printed) -> Maracaibo:
    """Blue can pay for a card in hand, with something of everything that cards count."""
    state = new(2)
    markers(state, france="1 2 3", england="4 5 7", spain="8 9 10")
    give(state, BLUE, doubloons=30, combat=4, figures=4)
    influence(state, BLUE, france=3, england=5)
    combat_tokens(state, BLUE, 3)
    quest_tiles(state, BLUE, 2)
    own(state, BLUE, "b083" if card.id != "b083" else "b090")
    herbs = [name for name in HERBS if name not in (card.id, "b083", "b090")][:3]
    hand(state, BLUE, card.id, *herbs)
    return turn_of(state, BLUE, at="6", sailed=1)


def settle(state: Maracaibo) -> None:
    """Answer all that is asked until the effect is over."""
    taken = 0
    while decision(state) not in ("EndTurn", "Refill", "MainAction", "Sail"):
        name = decision(state)
        if name == "RemoveDisc":
            taken += 1
            play(state, f"disc u{taken}")
        elif name == "ChooseAnnexation":
            play(state, next(text for text in state.texts() if text.endswith("for france")))
        elif name == "MoveExplorer":
            play(state, offered(state, "explore")[-1])
        else:
            play(state, ANSWERS.get(name) or state.texts()[0])


def numbers(state: Maracaibo) -> dict[str, int]:
    return Account(state, BLUE).numbers


@rule("MAR-1.2", "MAR-22.1")
@pytest.mark.parametrize("name", CATALOG.project_ids)
def test_a_card_shows_cost_requirement_good_object_points_and_effects(name: str) -> None:
    printed, card = BY_ID[name], CATALOG.projects[project(name)]

    assert (card.cost, card.points) == (printed.cost, printed.points)
    assert (GOODS[card.good], OBJECTS[card.object]) == (printed.good, printed.object)
    assert card.location == (location(printed.location) if printed.location else -1)
    assert [len(card.income), len(card.permanent), len(card.immediate), len(card.assistant)] == [
        len(printed.income),
        len(printed.permanent),
        len(printed.immediate),
        len(printed.assistant),
    ]
    assert "ABC"[card.deck] == name[0].upper()


def test_there_are_157_cards_and_eight_of_the_story_one_of_each() -> None:
    assert [card.id for card in CARDS] == CATALOG.project_ids
    decks = [card.id[0] for card in CARDS]
    assert (decks.count("a"), decks.count("b"), decks.count("c")) == (56, 101, 8)


@rule("MAR-22.4", "MAR-23.46", "MAR-28.1", "MAR-28.14")
@pytest.mark.parametrize("owned", ["", "anchor coin sword book medal"], ids=["alone", "synergies"])
@pytest.mark.parametrize("name", CATALOG.project_ids)
def test_a_bought_card_does_what_its_entry_says(name: str, owned: str) -> None:
    state = rich(BY_ID[name])
    synergies(state, BLUE, *owned.split())
    expected = Account(state, BLUE)
    expected.buy(BY_ID[name])

    play(state, f"buy {name}")
    settle(state)

    assert numbers(audited(state)) == expected.numbers
    assert project(name) in state.tableau[BLUE]


@rule("MAR-22.8", "MAR-23.3")
@pytest.mark.parametrize("name", [card.id for card in CARDS if any(atom[:2] == "if" for atom in card.income)])
def test_income_tied_to_a_synergy_comes_with_the_token_whenever_that_is(name: str) -> None:
    state = rich(BY_ID[name])
    expected = Account(state, BLUE)
    expected.buy(BY_ID[name])
    play(state, f"buy {name}")
    settle(state)

    for synergy in SYNERGIES:
        synergies(state, BLUE, synergy)
        expected.gain(f"syn:{synergy}")
        assert numbers(state) == expected.numbers


NEW_ACTIONS = [card.id for card in CARDS if any(atom.startswith(("va_new", "last_va")) for atom in card.effects)]


@rule("MAR-13.4", "MAR-13.5", "MAR-23.17", "MAR-23.18", "MAR-23.19", "MAR-23.20", "MAR-28.6", "MAR-X36")
@pytest.mark.parametrize("name", NEW_ACTIONS)
def test_a_new_village_action_can_be_used_in_every_series(name: str) -> None:
    effects = BY_ID[name].effects
    [atom] = [atom for atom in effects if atom.startswith(("va_new", "last_va"))]
    kind, _, what = atom.removesuffix(")").partition("(")
    if "perm.object:map" in effects:
        what = what.replace("obj:map, obj:map", "obj:map")
    state = new(2)
    own(state, BLUE, name)
    hand(state, BLUE, *[card.id for card in CARDS if card.good == "cocoa" and card.object == "map"][:2])
    trail(state, "q02", "q03", "q04")
    turn_of(state, BLUE, at="1", sailed=7)
    expected = Account(state, BLUE)
    expected.gain(what)

    play(state, f"use {name}")
    while decision(state) not in ("EndTurn", "Refill", "Village"):
        play(state, offered(state, "explore")[-1] if decision(state) == "MoveExplorer" else state.texts()[0])

    assert numbers(audited(state)) == expected.numbers
    assert (decision(state) == "Village") == (kind == "va_new")


@rule("MAR-9.16", "MAR-23.26", "MAR-23.27")
@pytest.mark.parametrize("owned", [False, True], ids=["alone", "synergies"])
@pytest.mark.parametrize("name", [card.id for card in CARDS if any("combat_new" in atom for atom in card.effects)])
def test_a_new_combat_action_can_be_used_once_in_a_combat(name: str, owned: bool) -> None:
    [atom] = [atom for atom in BY_ID[name].effects if "combat_new" in atom]
    price, _, gains = atom.removeprefix("combat_new(").removesuffix(")").partition(" -> ")
    state = new(2)
    own(state, BLUE, name)
    synergies(state, BLUE, *SYNERGIES[: 5 * owned])
    next_token(state, "k05")
    turn_of(state, BLUE, at="11")
    play(state, "city", "reveal 1", "fight france")
    before = state.decision.prompt(state)["value"]
    expected = Account(state, BLUE)
    expected.gain(*gains.split(", "))

    play(state, f"use {name}")

    assert numbers(state) == expected.numbers
    assert state.decision.prompt(state)["value"] == int(str(before)) - int(price)
    assert offered(state, "use") == []


@rule("MAR-15.1", "MAR-22.6", "MAR-23.70")
@pytest.mark.parametrize("name", ASSISTANTS)
def test_an_assistant_needs_a_figure_and_goes_to_its_location(name: str) -> None:
    state = rich(BY_ID[name])
    give(state, BLUE, figures=0)
    assert f"buy {name}" not in state.texts()

    give(state, BLUE, figures=1)
    play(state, f"buy {name}")

    assert (state.figures[BLUE], state.assistants_at(BLUE, location(BY_ID[name].location))) == (0, 1)


@rule(
    "MAR-23.50",
    "MAR-23.51",
    "MAR-23.52",
    "MAR-23.53",
    "MAR-23.54",
    "MAR-23.55",
    "MAR-23.56",
    "MAR-23.57",
    "MAR-23.58",
    "MAR-23.59",
    "MAR-23.60",
    "MAR-23.61",
    "MAR-23.62",
    "MAR-23.63",
    "MAR-23.64",
    "MAR-23.65",
    "MAR-23.66",
)
@pytest.mark.parametrize("name", ASSISTANTS)
def test_an_assistant_does_what_its_entry_says(name: str) -> None:
    state = new(2)
    own(state, BLUE, name)
    give(state, BLUE, combat=3)
    combat_tokens(state, BLUE, 3)
    trail(state, "q02", "q03", "q04")
    sugar = [card.id for card in CARDS if card.good == "sugar" and card.id != name]
    hand(state, BLUE, *sugar[:3])
    turn_of(state, BLUE, at=BY_ID[name].location)
    expected = Account(state, BLUE)
    expected.gain(*BY_ID[name].assistant)

    play(state, f"assist {name}")
    settle(state)

    assert numbers(audited(state)) == expected.numbers


@rule("MAR-23.70", "MAR-28.11")
def test_every_assistant_action_is_on_exactly_two_cards_and_one_is_on_a_card_of_the_story_too() -> None:
    actions = ["; ".join(BY_ID[name].assistant) for name in ASSISTANTS if name[0] != "c"]

    assert sorted(actions.count(action) for action in set(actions)) == [2] * 17
    assert "; ".join(BY_ID["c93"].assistant) in actions


REQUIREMENTS = [card.id for card in CARDS if card.requirement]


@rule("MAR-22.4", "MAR-22.12", "MAR-23.71", "MAR-23.72", "MAR-23.73", "MAR-23.74", "MAR-23.75", "MAR-28.11")
@pytest.mark.parametrize("name", REQUIREMENTS)
def test_a_card_is_not_for_sale_to_who_does_not_meet_its_requirement(name: str) -> None:
    card = BY_ID[name]
    state = rich(card)
    assert f"buy {name}" in state.texts()
    if "fig" in card.requirement:
        give(state, BLUE, figures=0)
    elif "cp" in card.requirement:
        give(state, BLUE, combat=1)
    elif "obj" in card.requirement:
        hand(state, BLUE, name, *[other for other in HERBS if other not in (name, "b083")][:2])
    else:
        nation = next(nation for nation in NATIONS if nation in card.requirement)
        markers(state, **{nation: "1 2"})
    state.offered = None

    assert f"buy {name}" not in state.texts()


@rule("MAR-22.4", "MAR-22.5")
@pytest.mark.parametrize("name", ["a01", "b065", "a27"])
def test_the_whole_cost_less_the_discount_is_needed(name: str) -> None:
    state = rich(BY_ID[name])
    own(state, BLUE, "b032")
    price = BY_ID[name].cost - 1
    give(state, BLUE, doubloons=price - 1)
    assert f"buy {name}" not in state.texts()

    give(state, BLUE, doubloons=price)
    play(state, f"buy {name}")

    assert state.doubloons[BLUE] == 0
