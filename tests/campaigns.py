"""Campaigns played by bots, for all tests that need one."""

from functools import cache
from pathlib import Path
from typing import Any

from caravela import Campaign, Record
from caravela.bots.player import mixed
from caravela.kernel.chance import QuickChance

GAME = "maracaibo"


def finished(record: Record) -> Record:
    """A game played to its end at random, from where it stands, by people who want to know how the story goes on."""
    state = record.replay()
    chance = QuickChance(mixed(record.seed or 0, len(record.choices)))
    while not state.is_over:
        texts = state.texts()
        wanted = [text for text in texts if leads_on(text, state)] or texts
        record.choices.append(wanted[chance.below(len(wanted))])
        state.choose_text(record.choices[-1])
    record.scores = state.scores()
    return record


def leads_on(text: str, state: Any) -> bool:
    """Whether an option is a story quest or the work at a tile that must be full, or sails there."""
    verb, _, place = text.partition(" ")
    if verb != "sail":
        return verb in ("story", "work")
    wanted = [state.catalog.stories[card] for card in state.story]
    places = [state.catalog.tiles[card.full].place if card.full >= 0 else card.place for card in wanted]
    return state.catalog.location_ids.index(place.split()[0]) in places


@cache
def campaign_text(games: int, seats: int = 2, seed: int = 10) -> str:
    """The file of a campaign after so many games."""
    campaign = Campaign(GAME, "The Tuesday crew")
    for number in range(games):
        campaign.add(finished(campaign.start(seats, mixed(seed, number))))
    return campaign.dumps()


def played(games: int, seats: int = 2, seed: int = 10) -> Campaign:
    """A campaign after so many games."""
    return Campaign.loads(campaign_text(games, seats, seed))


def nearly_over(games: int = 1, left: int = 6, seats: int = 2, seed: int = 10) -> Campaign:
    """A campaign whose last game has so many choices left."""
    campaign = played(games, seats, seed)
    last = campaign.games.pop()
    del last.choices[-left:]
    last.scores = None
    campaign.left = None
    campaign.begin(last)
    return campaign


# -- recorded ones ----------------------------------------------------------------------------------------------------

FOLDER = Path(__file__).parent / "records" / GAME / "campaigns"
PLANS = {"alone": [1], "two_people": [2], "who_comes": [3, 2, 4, 1]}
"""By the name of the record the seats of its games, one after the other."""


def whole(name: str) -> Campaign:
    """A campaign played to its end."""
    seats, seed = PLANS[name], list(PLANS).index(name)
    campaign = Campaign(GAME, name.replace("_", " ").capitalize())
    while not campaign.over:
        number = len(campaign.games)
        campaign.add(finished(campaign.start(seats[number % len(seats)], mixed(seed, number))))
    return campaign


def main() -> None:
    """Write the recorded campaigns anew: `python -m tests.campaigns`."""
    FOLDER.mkdir(exist_ok=True)
    for name in PLANS:
        campaign = whole(name)
        (FOLDER / f"{name}.txt").write_text(campaign.dumps(), encoding="utf-8")
        print(f"{name}: {len(campaign.games)} games")


if __name__ == "__main__":
    main()
