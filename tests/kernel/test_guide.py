"""The guided first game: its table can be played as the coach says, and every card has its words."""

import pytest

import caravela
from caravela.bots.player import DEFAULT_BOT, make_bot, mixed
from caravela.kernel.errors import ContentError
from caravela.kernel.game import Game
from caravela.kernel.guide import Guide, read_guide
from caravela.kernel.text import LANGUAGES

GUIDED = [name for name in caravela.games() if caravela.game(name).guide]
LONGEST = 200


def guide_of(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


def fits(pattern: str, text: str) -> bool:
    """Whether an option's text is one that a step suggests: a `*` stands for any word."""
    asked, given = pattern.split(), text.split()
    return len(asked) == len(given) and all(word in ("*", other) for word, other in zip(asked, given, strict=True))


@pytest.mark.parametrize("name", GUIDED)
def test_who_follows_the_coach_meets_every_step_and_finds_its_suggestion_offered(name: str) -> None:
    game = caravela.game(name)
    guide = guide_of(game)
    state = game.new(seats=guide.seats, seed=guide.seed, **guide.settings)
    seen: list[str] = []
    number = 0
    while len(seen) < len(guide.steps) and number < LONGEST:
        seat, offered = state.seat, state.options()
        assert seat is not None
        texts = [state.text(option) for option in offered]
        imagined = game.imagine(state, seat, mixed(guide.seed, number))
        choice = make_bot(DEFAULT_BOT, game, mixed(guide.seed, number)).choose(imagined, imagined.options(), 1.0)
        chosen = imagined.text(choice)
        decision = type(state.agenda[-1]).__name__
        for step in guide.steps if seat == 0 else ():
            if step.decision != decision or step.name in seen or (step.after and step.after not in seen):
                continue
            seen.append(step.name)
            if step.picks:
                chosen = next(text for pick in step.picks for text in texts if fits(pick, text))
                break
        else:
            if decision == "SendWorkers" and chosen == "pass":
                chosen = texts[0]
        state.choose(offered[texts.index(chosen)])
        number += 1
    assert sorted(seen) == sorted(step.name for step in guide.steps)
    assert 10 <= len(guide.steps) <= 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_every_card_says_what_why_and_what_to_do(name: str, language: str) -> None:
    game = caravela.game(name)
    found = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for step in guide_of(game).steps:
        start = found.index(f"\nguide-{step.name} = ")
        card = found[start + 1 :].split("\nguide-")[0].split("\nhint-")[0]
        assert all(f"    .{part} = " in card for part in ("title", "why", *(("do",) if step.picks else ())))


def test_a_guide_with_a_step_at_no_decision_is_refused() -> None:
    game = caravela.game(GUIDED[0])
    path = game.folder / "content" / "guide.toml"
    with pytest.raises(ContentError, match="unknown at"):
        read_guide(path, game.presets, ["SomethingElse"])
