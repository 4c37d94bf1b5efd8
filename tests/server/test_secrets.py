"""Nobody is told what their seat may not know: whole games, every message to every seat."""

import json
import time
from collections.abc import Callable
from typing import Any

import httpx

import caravela
from caravela.course import Course
from caravela.kernel.phrases import Said
from caravela.kernel.record import Record
from caravela.kernel.state import State
from tests.server.serving import GREEDY, HERE, LINK, ME, Json, Player, Seated

SEED = 0x5EED_5EED_5EED_5EED_1234_5678
Hidden = tuple[str, Any]


class Story:
    """The game as the engine knows it: all positions and all secrets."""

    def __init__(self, seats: int, settings: dict[str, Any], texts: list[str]) -> None:
        self.game = caravela.game("empires")
        self.heard: list[list[Said]] = [[]]
        self.shown: list[list[State]] = [[]]
        state = self.game.new(seats, SEED, listener=self, **settings)
        self.states: list[State] = [state.copy()]
        for text in texts:
            self.heard.append([])
            self.shown.append([])
            state.choose_text(text)
            self.states.append(state.copy())

    def hear(self, said: Said) -> None:
        self.heard[-1].append(said)

    def watch(self, state: State, said: Said) -> None:
        self.shown[-1].append(state.copy())

    def check(self, position: Json, seat: int | None) -> None:
        """A position tells a seat no more than its own view and what it may know of the events."""
        number = position["number"]
        state = self.states[number]
        view = position["view"]
        assert view == as_json(self.game.view(state, seat))
        assert_blind(state, view, seat)
        if seat is not None:
            for seed in (1, 2):
                imagined = self.game.imagine(state, seat, seed)
                assert view == as_json(self.game.view(imagined, seat))
        for frame, shown in zip(position["frames"], self.shown[number], strict=True):
            assert frame["view"] == as_json(self.game.view(shown, seat))
            assert_blind(shown, frame["view"], seat)
        for line in position["events"]:
            self.check_line(line, seat)
        if position["options"]:
            assert position["decider"] == seat

    def check_line(self, line: Json, seat: int | None) -> None:
        speech = self.states[0].speech
        eyes = self.game.eyes(self.states[0], seat)
        told = [said.as_seen(speech, eyes) for said in self.heard[line["number"]]]
        assert (line["key"], line["facts"]) in told or line["key"].startswith("do-")
        if line["key"].endswith("-known"):
            assert seat is not None
            assert any(said.seats >> seat & 1 for said in self.heard[line["number"]])


def assert_blind(state: Any, view: Json, seat: int | None) -> None:
    """What lies face down and only others have seen is nowhere in the view."""

    def knows(seen: int) -> bool:
        return bool(seen >> (state.seats if seat is None else seat) & 1)

    for region, (value, seen) in enumerate(zip(state.tokens.values, state.tokens.seen, strict=True)):
        if value >= 0 and not knows(seen):
            assert view["regions"][region]["token"] is None
            assert state.catalog.tokens[value].id in view["tokens_unseen"]
    if state.deck_top.values[0] >= 0 and not knows(state.deck_top.seen[0]):
        assert view["deck"]["top"] is None
    for place, seen in enumerate(state.deck_bottom.seen):
        if not knows(seen):
            assert view["deck"]["bottom"][place] is None


def as_json(view: Json) -> Json:
    found: Json = json.loads(json.dumps(view))
    return found


class Ears:
    """Everything that one visitor was told, word for word."""

    def __init__(self, player: Player) -> None:
        self.heard: list[str] = []
        player.http.event_hooks["response"] = [self.hear]

    def hear(self, answer: httpx.Response) -> None:
        answer.read()
        self.heard.append(answer.text)
        self.heard.append(str(sorted((name, value) for name, value in answer.headers.items() if name != "set-cookie")))


def choice_of(position: Json, place: int) -> str:
    """Looks whenever it can be paid for; else anything."""
    offered = [option["text"] for option in position["options"]]
    looks = [text for text in offered if text.startswith("look ")]
    text: str = looks[0] if looks and place % 3 else offered[place % len(offered)]
    return text


def test_nobody_is_told_too_much(visit: Callable[[], Player]) -> None:
    ana, bento, clara = visit(), visit(), visit()
    ears = [Ears(player) for player in (ana, bento, clara)]
    settings = {"recon": "basic", "nations": "random"}
    table = ana.create(ME, LINK, GREEDY, seed=SEED, settings=settings)
    people: list[Seated] = [table, bento.at(table.table), clara.at(table.table)]
    people[1].do("join", seat=1)
    told: list[tuple[Json, int | None]] = []
    eyes = [0, 1, None]
    pages = [seated.live(after=0) for seated in people]

    place = 0
    while (position := table.look())["waiting"] != "over":
        if position["decider"] == 2:
            time.sleep(0.005)
            continue
        told.append((position, 0))
        seat = position["decider"]
        position = people[seat].look()
        while position["waiting"] == "me":
            told.append((position, seat))
            position = people[seat].choose(position, choice_of(position, place))
            told.append((position, seat))
            place += 1
        if place % 8 == 0 and table.look()["decider"] in (0, 1):
            for other, own in zip(people, eyes, strict=True):
                told.append((other.look(), own))
                earlier = other.look(position["number"] * 2 // 3)
                told.append((earlier, own))
                assert "seed" not in other.player.get(table.path + "/record").text
                other.player.json("/api/tables")
                other.player.get(f"/t/{table.table}")
    last = table.look()
    for page, own in zip(pages, eyes, strict=True):
        told += [(message, own) for message in page.until(last["number"]) if message["kind"] == "position"]
    for page in pages:
        page.close()

    texts = [line["option"] for line in last["events"] if "option" in line]
    story = Story(3, settings, texts)
    assert sum(bool(said.seats) for heard in story.heard for said in heard) > 5, "nobody has looked"
    running = [(position, own) for position, own in told if position["table"]["status"] == "running"]
    assert len(running) > 3 * len(texts)
    for position, own in running:
        assert position["as"] == own
        story.check(position, own)

    key = story.states[0].chance.key.hex()
    spoken = "\n".join(line for ear in ears for line in ear.heard) + json.dumps([message for message, _ in told])
    links = [player.json(table.path + "/link") for player in (ana, bento)]
    secrets = [str(SEED), hex(SEED)[2:], key, ana.cookie, bento.cookie, clara.cookie]
    secrets += [link["link"].removeprefix("/seat/") for own in links for link in own]
    for secret in secrets:
        assert secret not in spoken


def test_bots_are_told_no_more_than_their_seat_may_know() -> None:
    from caravela.server.bots import Question
    from caravela.server.tables import Seat, Table
    from caravela.server.turns import question_for

    game = caravela.game("empires")
    course = Course(Record("empires", 3, {"recon": "basic"}, SEED))
    table = Table("t", course, [Seat("bot", "", "greedy", None, None) for _ in range(3)], 77)
    questions: list[tuple[Question, State]] = []
    place = 0
    while not table.state.is_over:
        questions.append((question_for(table), table.state))
        offered = [{"text": text} for text in table.state.texts()]
        course.take(course.step(choice_of({"options": offered}, place)))
        place += 1

    for question, state in questions[::7]:
        seat = state.seat
        assert seat is not None
        position = game.load(question.position)
        assert game.view(position, seat) == game.view(state, seat)
        assert position.texts() == state.texts()
        assert position.chance.key != state.chance.key
        asked = json.dumps(question.position)
        assert str(SEED) not in asked
        assert state.chance.key.hex() not in asked
    assert len({question.seed for question, _ in questions}) == len(questions)


def test_on_one_screen_a_seat_is_not_told_what_another_has_learnt(ana: Player) -> None:
    table = ana.create(ME, HERE, seed=SEED, settings={"recon": "basic"})
    position = table.look()
    known: dict[int, list[Json]] = {0: [], 1: []}
    switched = 0

    with table.live(after=0) as page:
        for place in range(120):
            eyes = position["as"]
            answer = table.choose(position, choice_of(position, place))
            message = page.next("position")
            for told in (answer, message):
                assert told["whole"] is (told["as"] != eyes)
                log = told["events"] if told["whole"] else [*known[eyes], *told["events"]]
                assert log == table.look()["events"]
            known[answer["as"]] = table.look()["events"]
            switched += answer["whole"]
            position = table.look()

    keys = [{line["key"] for line in log} for log in known.values()]
    assert switched > 5
    assert all("log-look-token-known" in log for log in keys), "nobody has looked"
    assert any("log-look-token" in log for log in keys)
