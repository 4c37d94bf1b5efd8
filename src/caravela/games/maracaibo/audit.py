"""Do all pieces add up? (MAR-1)"""

from caravela.games.maracaibo.catalog import DECK_B, NATIONS, STORY_TILES
from caravela.games.maracaibo.state import MARKET_BASE, NONE, QUEST_BASE, UNSEEN, Maracaibo
from caravela.games.maracaibo.steps.combat import NO_TOKEN, ChooseNation, Fight
from caravela.games.maracaibo.steps.free import ALL_TASKS
from caravela.games.maracaibo.steps.legacy import discs_on
from caravela.games.maracaibo.steps.quests import KeepQuest, KeepStory
from caravela.kernel.errors import check


def audit(state: Maracaibo) -> None:
    """Complain about cards, figures, discs, markers or tokens that are too many or too few."""
    audit_projects(state)
    audit_figures(state)
    audit_markers(state)
    audit_quests(state)
    audit_story(state)
    audit_tokens(state)
    audit_ships(state)
    audit_prestige(state)
    if state.setup.solo:
        audit_automa(state)


def audit_projects(state: Maracaibo) -> None:
    """MAR-1.2, 2.6, 2.7: every card is in one place, and so many B cards are in the game."""
    catalog = state.catalog
    cards: list[int] = [*state.deck, *state.discarded, *state.ana_cards]
    cards += [card for card in (*state.row, *state.opening.values) if card != NONE]
    for seat in range(state.seats):
        cards += [*state.hands[seat], *state.planning[seat], *state.tableau[seat]]
        check(len(state.planning[seat]) <= catalog.planning, "too many cards in a planning area")
    places = sorted([*cards, *state.stranger_bag, *state.sealed])
    check(places == list(range(len(catalog.projects))), "a card is missing or twice there")
    strangers = sum([catalog.projects[card].deck == DECK_B for card in cards])
    check(strangers + state.strangers == catalog.strangers, "the B cards do not add up")
    check(0 <= state.strangers <= len(state.stranger_bag), "more strangers than cards")


def audit_figures(state: Maracaibo) -> None:
    """MAR-1.3, 24.7: eight figures of each colour."""
    for seat in range(state.seats):
        career = 0
        if not state.careers_dealt.values and state.career[seat] != NONE:
            career = 3 - state.tasks[seat].bit_count()
        laid = sum([card in state.tableau[seat] for card in state.laid])
        invested = sum([mask >> seat & 1 for mask in state.investors])
        figures = state.figures[seat] + state.general[seat] + len(state.assistants[seat]) + state.residence[seat]
        check(min(state.figures[seat], state.general[seat], state.doubloons[seat]) >= 0, "less than nothing")
        check(figures + career + laid + invested == state.catalog.figures_total, "the figures do not add up")
        check(0 <= state.tasks[seat] <= ALL_TASKS, "unknown tasks")
        check(set(state.assistants[seat]) <= set(state.tableau[seat]), "an assistant without its card")
        check(state.done[seat] >> len(state.assistants[seat]) == 0, "an assistant is done that is not there")


def audit_markers(state: Maracaibo) -> None:
    """MAR-2.11, 10.8: what is not in the stock or on the chart has left the game."""
    catalog = state.catalog
    owned = state.owned()
    for nation in range(len(NATIONS)):
        check(state.stock[nation] >= 0, "less than no markers")
        check(state.stock[nation] + owned[nation] <= catalog.stock_size, "too many markers")
    for place in range(len(catalog.locations)):
        if state.marker[place] != NONE:
            check(place in state.sea.flags or place in state.sea.villages, "a marker where none may be")
    for space in state.influence:
        check(0 <= space <= catalog.influence_last, "an influence marker beside its track")


def audit_quests(state: Maracaibo) -> None:
    """MAR-1.1: 24 tiles and the story tiles, each in one place; those on ships are told by number alone."""
    tiles = [*state.quest_bag, *[quest for quest in (state.quest_top, *state.trail) if quest != NONE]]
    tiles += [number % QUEST_BASE for number in (*state.chart_quests, *state.card_quests)]
    check(len(set(tiles)) == len(tiles), "a quest tile is twice there")
    pending = sum([isinstance(step, (KeepQuest, KeepStory)) for step in state.agenda])
    found, quests = len(tiles) + sum(state.quests) + pending, len(state.catalog.quests)
    check(quests <= found <= quests + state.story_tiles, "the quest tiles do not add up")  # MAR-25.11 drops one
    check(state.harbour == NONE or state.harbour in tiles, "the harbour's quest is not there")


def audit_story(state: Maracaibo) -> None:
    """MAR-1.1, 25.3, 26.13: story tiles, legacy tiles, and what lies on them."""
    check(len(state.story) == len(state.tale) == len(state.takers), "the story cards do not add up")
    check(0 <= state.story_tiles <= STORY_TILES, "too many story tiles")
    check(max(state.tale, default=0) <= state.story_tiles, "a story tile that is none")
    check(len(set(state.story)) == len(state.story), "a story card is twice there")
    for tile in state.catalog.tiles:
        in_play = state.tiles >> tile.number & 1
        check(discs_on(state, tile.number) <= (tile.spaces if in_play else 0), "too many discs on a legacy tile")
    for slot in state.catalog.slots:
        check(state.claims[slot.number] == NONE or state.tiles >> slot.tile & 1 == 1, "a marker beside the chart")


def audit_tokens(state: Maracaibo) -> None:
    """MAR-2.1, 1.7"""
    check(sum(state.piles) == len(state.token_bag), "the piles do not hold the tokens that are left")
    pending = 0
    for step in state.agenda:
        if isinstance(step, (ChooseNation, Fight)) and step.token != NO_TOKEN:
            pending += 1
    found = sum(state.piles) + sum(state.tokens) + pending
    check(found == len(state.catalog.tokens), "the combat tokens do not add up")
    check(len(state.fighting) == sum([isinstance(step, Fight) for step in state.agenda]), "a combat without end")


def audit_ships(state: Maracaibo) -> None:
    """MAR-3.1, 9.12, 21.1, 22.9, 22.10"""
    catalog = state.catalog
    count = len(catalog.areas)
    for seat in range(state.seats):
        discs = state.discs[seat * count : (seat + 1) * count]
        check(min(discs) >= 0 and max(discs) <= catalog.discs, "discs that are none")
        check(state.completed[seat] == discs.count(0), "the upgrades do not add up")
        check(0 <= state.combat[seat] <= catalog.combat_most, "combat points beside their track")
        income = state.doubloon_income[seat]
        check(catalog.income_least <= income <= catalog.income_most, "doubloon income beside its track")
        check(0 <= state.points_income[seat] < catalog.wrap, "VP income beside its track")
    for place in range(len(catalog.locations)):
        spaces = state.market_spaces(place)
        check(state.market[place] < MARKET_BASE**spaces if spaces else not state.market[place], "a market is too full")
    for who in range(state.setup.members):
        check(state.points_of(who) >= 0, "fewer points than none")


def audit_prestige(state: Maracaibo) -> None:
    """MAR-2.10, 24.5"""
    shown = [building for building in state.prestige if building != UNSEEN]
    found = sorted([*shown, *state.prestige_bag])
    check(found == list(range(len(state.catalog.prestige))), "the prestige buildings do not add up")
    for building in range(len(state.investors)):
        check(building in shown or not state.investors[building], "an investment in what nobody has seen")


def audit_automa(state: Maracaibo) -> None:
    """MAR-27.2, 27.3"""
    cards = len(state.automa_deck) + len(state.automa_discards) + sum(state.automa_strangers)
    check(cards == sum(state.setup.level), "the automa cards do not add up")
    check(0 <= state.ana_discs <= len(state.catalog.ana_income), "too many discs")
