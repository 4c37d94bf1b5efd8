"""`caravela campaign`: a campaign told: who won its games, who read what, and how the sea looked then."""

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from caravela.campaign import Campaign, Told
from caravela.cli.arguments import (
    Commands,
    InputError,
    Parser,
    about,
    add_content,
    add_language,
    read_campaign,
    the_language,
)
from caravela.cli.terminal import Speaker
from caravela.kernel.phrases import key_of
from caravela.kernel.text import Panel, named


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("campaign", help="tell a campaign, game after game")
    parser.add_argument("file", metavar="FILE", help="a campaign, as 'caravela play --text --campaign FILE' keeps it")
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    language = the_language(arguments.language)
    campaign = read_campaign(arguments.file, arguments.content)
    if campaign is None:
        raise InputError(f"{arguments.file}: is no campaign; 'caravela replay' tells a single game")
    with about(arguments.file):
        games = campaign.told()
    Teller(campaign, language).tell(games)
    return 0


class Teller:
    """Tells a campaign in one language; only what was read and laid out has a name in it."""

    def __init__(self, campaign: Campaign, language: str) -> None:
        self.campaign = campaign
        self.speaker = Speaker(campaign.its_game(), language)
        self.texts = self.speaker.texts
        self.words = self.speaker.words

    def tell(self, games: list[Told]) -> None:
        self.speaker.title(" · ".join(filter(None, [self.texts.say("game-title"), self.campaign.name])))
        for game in games:
            self.speaker.panel(Panel(self.words.say("campaign-game", {"number": game.number}), self.rows(game)))
        self.speaker.line()
        going = "over" if self.campaign.over else "running" if self.campaign.under_way else "between"
        self.speaker.say(f"campaign-{going}", {"count": len(games)})

    def rows(self, game: Told) -> list[tuple[str, str]]:
        """What there is to say about one game."""
        rows = []
        if game.scores is not None:
            scores = [f"{self.who(game, who)} {points}" for who, points in enumerate(game.scores)]
            rows.append((self.words.say("campaign-scores"), ", ".join(scores)))
            winners = [self.who(game, seat) for seat in game.winners or []]
            facts = {"count": len(winners), "list": ", ".join(winners)}
            rows.append(("", self.words.say("table-winners", facts)))
        for read in game.read:
            card, reader = key_of("story", read["card"]), self.texts.name("seat", read["reader"])
            facts = {"reader": reader, "text": self.texts.say(f"{card}-back")}
            rows.append((self.texts.say(card), self.texts.say(f"{card}-front")))
            rows.append(("", self.words.say("campaign-read", facts)))
            rows += [("", line) for line in self.votes(read)]
        for kind, things in (("story", game.story), ("tile", game.tiles)):
            words = [thing["card" if kind == "story" else "tile"] for thing in things]
            if words:
                rows.append((self.words.say(f"campaign-{kind}"), named(kind, words, self.texts)))
        return rows

    def votes(self, read: Mapping[str, Any]) -> list[str]:
        """What was decided, and who wanted otherwise."""
        lines = []
        for branch in sorted(set(read["votes"].values()), key=lambda branch: branch != read["branch"]):
            voters = [self.texts.name("seat", seat) for seat, vote in read["votes"].items() if vote == branch]
            facts = {"branch": self.texts.name("branch", branch), "list": ", ".join(voters)}
            lines.append(self.words.say("campaign-decided" if branch == read["branch"] else "campaign-voted", facts))
        return lines

    def who(self, game: Told, who: int) -> str:
        """A player: the colour, and the name where it was told."""
        colour = self.texts.name("seat", game.company[who])
        name = game.names[who] if who < len(game.names) else ""
        return f"{name} ({colour})" if name else colour
