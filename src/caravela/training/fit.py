"""Fitting: a net learns from positions how their games ended. The one place that needs PyTorch."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from caravela.bots.weights import Weights
from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import Game
from caravela.kernel.inputs import NEAR

HIDDEN = (64, 32)
BATCH = 8192
PATIENCE = 4
"""So many passes without progress on games held out end the training."""
HELD_OUT = 20
"""One game of so many is held out."""
RATE = 2e-3
RATE_ON = 5e-4
"""How fast is learnt anew, and from weights that are there."""
DECAY = 1e-2
TINY = 1e-3
FIRST, LAST, DIRECT = 0, 2, 3
"""The layers that meet rows and scores."""


class TrainingError(CaravelaError):
    """Positions that can't be learnt from, or nothing to learn with."""


class Examples(NamedTuple):
    """All positions of a folder."""

    rows: Any
    scores: Any
    games: Any

    @property
    def played(self) -> int:
        """How many games they come from."""
        return len(np.unique(self.games))


def read_examples(paths: Iterable[Path], game: Game) -> Examples:
    """Those of all files; games keep apart."""
    rows, scores, games = [], [], []
    for number, path in enumerate(sorted(paths)):
        with np.load(path) as found:
            if found["rows"].shape[1] != len(game.input_names):
                raise TrainingError(f"{path} has positions of another game or version of {game.name}; play them anew")
            rows.append(found["rows"])
            scores.append(found["scores"])
            games.append(found["games"] + (number << 32))
    if not rows or sum(map(len, games)) == 0:
        raise TrainingError("there are no positions: play some with 'caravela learn play'")
    return Examples(np.concatenate(rows), np.concatenate(scores), np.concatenate(games))


def torch_or_complain() -> Any:
    try:
        import torch
    except ImportError:
        raise TrainingError("training needs PyTorch: pip install 'caravela[learn]'") from None
    return torch


class Fitted(NamedTuple):
    """The layers of a net, and how far off it is on games held out."""

    layers: list[list[float]]
    error: float
    """The mean difference from the own score."""
    before: float
    """The same of whoever expects the mean score."""
    passes: int


def fit(
    examples: Examples, passes: int, seed: int, tell: Callable[[str], None], start: list[list[float]] | None = None
) -> Fitted:
    """Train anew, or from layers that are there, until games held out are no longer foretold better."""
    torch = torch_or_complain()
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.from_numpy(examples.rows).to(device)
    scores = torch.from_numpy(examples.scores).to(device)
    held = torch.from_numpy(is_held_out(examples.games)).to(device)
    learn, judge = (~held).nonzero()[:, 0], held.nonzero()[:, 0]
    if not len(judge):
        raise TrainingError("all positions come from very few games; play more")
    sample = rows[learn[torch.randperm(len(learn), device=device)[: BATCH * 16]]].float()
    middle, spread = sample.mean(0), sample.std(0)
    spread = torch.where(spread > TINY, spread, torch.ones_like(spread))
    own = scores[learn, 0]
    mean, unit = own.mean(), own.std().clamp(min=1.0)
    net = Layers(torch, rows.shape[1], scores.shape[1], device)
    rate = RATE
    if start is not None:
        net.take(start, middle, spread, mean, unit)
        rate = RATE_ON
    steps = passes * (1 + len(learn) // BATCH)
    optimiser = torch.optim.AdamW(net.all.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1, pct_start=0.2)

    def output(places: Any) -> Any:
        return net((rows[places].float() - middle) / spread)

    best: tuple[float, Any] = (float("inf"), None)
    waited = done = 0
    for number in range(passes):
        for places in learn[torch.randperm(len(learn), device=device)].split(BATCH):
            wanted = (scores[places] - mean) / unit
            known = ~torch.isnan(wanted)
            loss = torch.nn.functional.huber_loss(output(places)[known], wanted[known])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        done = number + 1
        with torch.no_grad():
            found = torch.cat([output(places)[:, 0] for places in judge.split(BATCH)])
            error = float((found * unit + mean - scores[judge, 0]).abs().mean())
        tell(f"pass {done}: off by {error:.2f} points on games held out")
        waited = 0 if error < best[0] else waited + 1
        if error < best[0]:
            best = (error, net.weights(middle, spread, mean, unit))
        if waited >= PATIENCE:
            break
    before = float((scores[judge, 0] - mean).abs().mean())
    return Fitted(best[1], best[0], before, done)


def is_held_out(games: Any) -> Any:
    """One game of twenty, whatever positions it has."""
    return games % HELD_OUT == 0


class Layers:
    """Two hidden layers and a direct one, as `Net` has them."""

    def __init__(self, torch: Any, inputs: int, outputs: int, device: str) -> None:
        linear = torch.nn.Linear
        self.torch = torch
        self.first, self.second = linear(inputs, HIDDEN[0]), linear(*HIDDEN)
        self.last, self.direct = linear(HIDDEN[1], outputs), linear(inputs, outputs)
        torch.nn.init.zeros_(self.direct.weight)
        self.all = torch.nn.ModuleList([self.first, self.second, self.last, self.direct]).to(device)

    def __call__(self, row: Any) -> Any:
        hidden = self.torch.relu(self.second(self.torch.relu(self.first(row))))
        return self.last(hidden) + self.direct(row)

    def take(self, layers: list[list[float]], middle: Any, spread: Any, mean: Any, unit: Any) -> None:
        """Start from weights for rows as they are and scores in points."""
        for place, (layer, numbers) in enumerate(zip(self.all, layers, strict=True)):
            joined = self.torch.tensor(numbers, device=middle.device).reshape(layer.weight.shape[0], -1)
            weight, bias = joined[:, :-1], joined[:, -1]
            if place in (FIRST, DIRECT):
                weight, bias = weight * spread, bias + weight @ middle
            if place == DIRECT:
                bias = bias - mean
            if place in (LAST, DIRECT):
                weight, bias = weight / unit, bias / unit
            layer.weight.data.copy_(weight)
            layer.bias.data.copy_(bias)

    def weights(self, middle: Any, spread: Any, mean: Any, unit: Any) -> list[list[float]]:
        """For rows as they are and scores in points."""
        joined, torch = self.joined, self.torch
        first, second, last, direct = (joined(layer.weight, layer.bias) for layer in self.all)
        for layer in (first, direct):
            layer[:, :-1] /= spread
            layer[:, -1] -= layer[:, :-1] @ middle
        last, direct = last * unit, direct * unit
        direct[:, -1] += mean
        return [layer.flatten().to(torch.float32).cpu().tolist() for layer in (first, second, last, direct)]

    def joined(self, weight: Any, bias: Any) -> Any:
        """Row by row, its constant at the end."""
        return self.torch.cat([weight, bias[:, None]], 1).detach().clone()


class Plan(NamedTuple):
    """How a net comes about."""

    data: list[Path]
    """The folders with the positions."""
    start: Weights | None
    """What it starts from, or nothing."""
    facts: dict[str, Any]
    passes: int
    seed: int


def train(game: Game, plan: Plan, out: Path, tell: Callable[[str], None]) -> Fitted:
    """Fit a net to the positions of some folders, and write its weights."""
    torch_or_complain()
    examples = read_examples([path for folder in plan.data for path in folder.glob("*.npz")], game)
    start = None if plan.start is None else plan.start.layers_for(game.input_names)
    fitted = fit(examples, plan.passes, plan.seed, tell, start)
    recipe = {"games": examples.played, "positions": len(examples.games), "passes": fitted.passes, "seed": plan.seed}
    known = {"game": game.name, "inputs": list(game.input_names), "hidden": list(HIDDEN), "scores": len(NEAR)}
    Weights({**known, **plan.facts, **recipe, "error": round(fitted.error, 3)}, fitted.layers).write(out)
    return fitted
