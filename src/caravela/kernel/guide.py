"""The guided first game: a table with fixed luck, and what is coached at it, step by step."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caravela.kernel.content import ContentFile


@dataclass(frozen=True)
class GuideStep:
    """One card of the coach: its words are the texts `guide-<name>`."""

    name: str
    decision: str
    """At which decision it is shown."""
    picks: tuple[str, ...]
    """Options that it suggests, the first that is offered; a `*` stands for any word. None: it is only read."""
    after: str
    """A step that must have been shown before it; none where its place in the order says enough."""


@dataclass(frozen=True)
class Guide:
    """The table of a guided game, and its steps in their order."""

    seats: int
    seed: int
    settings: Mapping[str, Any]
    steps: tuple[GuideStep, ...]


def read_guide(path: Path, presets: Mapping[str, Mapping[str, Any]], decisions: Iterable[str]) -> Guide:
    """The guide of a content file; a step at a decision that the game does not have is an error."""
    file = ContentFile(path)
    table = file.one("table")
    settings = presets[list(presets)[table.one_of("preset", list(presets))]]
    seats, seed = table.number("seats", least=1), table.number("seed", most=9999)
    table.close()
    names = list(decisions)
    steps: list[GuideStep] = []
    for entry in file.all("step"):
        decision = names[entry.one_of("at", names)]
        after = entry.text("after", "")
        if after and after not in [step.name for step in steps]:
            raise entry.error(f"no step {after!r} stands before it")
        steps.append(GuideStep(entry.name, decision, tuple(entry.value("picks", list, [])), after))
        entry.close()
    file.close()
    return Guide(seats, seed, settings, tuple(steps))
