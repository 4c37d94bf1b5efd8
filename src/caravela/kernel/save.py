"""Saving and loading at any decision: steps by name and facts, fields by name."""

from typing import Any

from caravela.kernel.agenda import Step
from caravela.kernel.chance import Chance
from caravela.kernel.errors import SaveError
from caravela.kernel.hidden import FaceDown
from caravela.kernel.state import State

VERSION = 1


def save(state: State, heading: dict[str, Any], fields: list[str]) -> dict[str, Any]:
    """A position as JSON-able data."""
    return {
        "caravela": VERSION,
        **heading,
        "choices": state.choices,
        "committed": state.committed,
        "chooser": state.chooser,
        "chance": {"key": state.chance.key.hex(), "positions": state.chance.positions[:]},
        "agenda": [[type(step).__name__, *step.facts()] for step in state.agenda],
        "fields": {name: plain(getattr(state, name)) for name in fields},
    }


def plain(value: Any) -> Any:
    if isinstance(value, FaceDown):
        return value.saved()
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value


def restore(state: State, data: dict[str, Any], fields: list[str], steps: dict[str, type[Step[Any]]]) -> None:
    """Put saved data into a fresh state of the same game and set-up."""
    try:
        state.choices = data["choices"]
        state.committed = data["committed"]
        state.chooser = data["chooser"]
        chance = data["chance"]
        state.chance = Chance.restored(bytes.fromhex(chance["key"]), state.chance.names, chance["positions"])
        state.agenda = [steps[name](*facts) for name, *facts in data["agenda"]]
        for name in fields:
            value = plain(data["fields"][name])
            if isinstance(getattr(state, name), FaceDown):
                value = FaceDown(value[0], value[1])
            setattr(state, name, value)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise SaveError(f"the saved game is damaged: {type(error).__name__} {error}") from None
