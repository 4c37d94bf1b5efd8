"""Whole campaigns: each comes to its end, all promises hold at every step, the archive survives being kept as text."""

import json

import pytest

from caravela import Campaign, Record, State
from caravela.bots.measure import engine
from caravela.bots.player import mixed
from caravela.kernel.chance import QuickChance
from tests.campaigns import GAME, leads_on
from tests.conftest import LONG
from tests.promises.tables import Table, written
from tests.promises.test_play import check_offers, check_scores, choose_step_by_step
from tests.promises.test_views import check_views

CHUNKS = 4
CAMPAIGNS = 200 if LONG and engine() == "compiled" else CHUNKS
GAMES_LIMIT = 150
EVERY = 61
"""Every so many decisions the position is copied, saved and loaded, and everybody looks."""


def play(record: Record, checked: set[int]) -> State:
    """A whole game at random by people who want to know how the story goes on."""
    game, state, whims = record.its_game(), record.start(), QuickChance(record.seed or 0)
    table = Table(record.game, record.seats, record.settings, record.seed or 0)
    while not state.is_over:
        if state.choices % EVERY == EVERY // 2:
            check_copies(table, state)
            check_views(table, state, range(2))
        options = check_offers(state, game.actions, checked)
        wanted = [option for option in options if leads_on(state.text(option), state)] or options
        option = wanted[whims.below(len(wanted))]
        record.choices.append(state.text(option))
        choose_step_by_step(state, option, game.audit)
    check_scores(state)
    return state


def check_copies(table: Table, state: State) -> None:
    """Copied, or saved as text and loaded, it is the same position."""
    before = written(state)
    for other in (state.copy(), table.game.load(json.loads(before))):
        assert written(other) == before
        assert other.texts() == state.texts()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whole_campaigns_come_to_their_end_and_keep_all_promises(chunk: int) -> None:
    checked: set[int] = set()
    for number in range(chunk, CAMPAIGNS, CHUNKS):
        campaign, whims = Campaign(GAME, f"number {number}"), QuickChance(number)
        while not campaign.over:
            assert len(campaign.games) < GAMES_LIMIT, campaign.archive
            record = campaign.start(1 + whims.below(4), mixed(number, len(campaign.games)))
            state = play(record, checked)
            campaign.add(record)
            assert campaign.archive == state.archive()
            campaign = Campaign.loads(campaign.dumps())
            assert campaign.archive == state.archive()
        assert [state.scores() for state in campaign.replay()] == [record.scores for record in campaign.games]
