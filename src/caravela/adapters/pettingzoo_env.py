"""Every game as a PettingZoo environment: agents take turns (AEC), and legal actions are given by a mask."""

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

import caravela
from caravela.kernel.errors import CaravelaError
from caravela.kernel.state import State

Observation = dict[str, NDArray[Any]]


def env(
    game: str = "empires",
    seats: int | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    **settings: Any,
) -> "CaravelaEnv":
    """
    A table of one of the games; settings are those of `caravela.game(game).settings`.

    >>> table = env("empires", seats=2, seed=7, builders=True)
    >>> table.reset()
    >>> observation, reward, termination, truncation, info = table.last()
    >>> int(observation["action_mask"].sum()) == len(table.position.options())
    True
    """
    return CaravelaEnv(game, seats, seed, render_mode, settings)


class ActionError(CaravelaError):
    """An action that the mask does not allow; nothing has changed."""


class CaravelaEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """
    One table: agents are the seats, an action is an option's number.

    An agent observes the game's features as its seat may see them, and a mask of what it may choose; the mask is
    empty while others choose. Rewards come at the end: 1 for a sole winner, shared by winners that tie; the points
    stand in the infos as `scores`.
    """

    metadata = {"name": "caravela", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self, game: str, seats: int | None, seed: int | None, render_mode: str | None, settings: dict[str, Any]
    ) -> None:
        super().__init__()
        self.game = caravela.game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.settings = settings
        self.seed = seed
        """The seed of the next game, which counts up; without one every game has luck of its own."""
        self.render_mode = render_mode
        self.position: State = self.game.new(self.seats, 0, **settings)
        """The game itself, hidden things included."""
        self.metadata = {**self.metadata, "name": f"caravela_{game}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        length, limit = len(self.game.features(self.position, 0)), len(self.game.actions)
        whole = numpy.iinfo(numpy.int32)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(whole.min, whole.max, (length,), numpy.int32),
                    "action_mask": spaces.Box(0, 1, (limit,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(limit) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; with a seed, the very game that `game.new(seats, seed)` starts."""
        if seed is not None:
            self.seed = seed
        self.position = self.game.new(self.seats, self.seed, **self.settings)
        if self.seed is not None:
            self.seed += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.chooser()

    def chooser(self) -> str:
        seat = self.position.seat
        return self.agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(len(self.game.actions), numpy.int8)
        if self.position.seat == seat:
            mask[self.position.options()] = 1
        features = self.game.features(self.position, seat)
        return {"observation": numpy.array(features, numpy.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self.checked(action)
        self._cumulative_rewards[agent] = 0.0
        self.position.choose(option)
        if self.position.is_over:
            self.end()
        self.agent_selection = self.chooser()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def checked(self, action: Any) -> int:
        """The option that an action stands for."""
        offered = self.position.options()
        if action not in offered:
            offers = ", ".join(f"{option} ({self.position.text(option)})" for option in offered)
            raise ActionError(f"{self.agent_selection} can't choose {action!r}; it can choose {offers}")
        return int(action)

    def end(self) -> None:
        scores, winners = self.position.scores(), self.position.winners()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = 1 / len(winners) if seat in winners else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"scores": scores, "winners": winners}

    def render(self) -> str | None:
        """The position as a spectator sees it, as text."""
        if self.render_mode is None:
            return None
        text = written(self.game.view(self.position, None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def written(view: Any, indent: str = "") -> str:
    """A view as indented lines, empty things left out."""
    lines = []
    for name, value in view.items() if isinstance(view, dict) else enumerate(view, 1):
        if value in ({}, [], None):
            continue
        if isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict)):
            lines += [f"{indent}{name}", written(value, indent + "  ")]
        elif isinstance(value, list):
            lines.append(f"{indent}{name}: {', '.join(str(part) for part in value)}")
        else:
            lines.append(f"{indent}{name}: {value}")
    return "\n".join(lines)
