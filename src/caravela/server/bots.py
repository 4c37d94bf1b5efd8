"""Bots: worker processes that get what their seat may know and answer with an option, or with advice."""

import asyncio
import signal
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import caravela
from caravela.bots.advice import advise
from caravela.bots.player import DEFAULT_BOT, SECONDS, bot_names, make_bot
from caravela.kernel.game import Game
from caravela.server.refusal import Refusal

LINE_LIMIT = 1 << 22
PATIENCE = 5.0
"""Seconds, beyond those for thinking, after which a worker that does not answer is replaced."""
STARTING = 60.0
"""Seconds that its first answer may take: it has to start."""
TRIES = 3


class Question(msgspec.Struct):
    """A position as the bot's seat imagines it; nothing else leaves the server's process."""

    game: str
    bot: str
    seed: int
    position: dict[str, Any]
    content: str = ""
    """The folder with other content than the game's own."""
    seconds: float = SECONDS
    advice: int = 0
    """So many of the best options are wanted, with reasons; 0: one, as the bot chooses."""


class Answer(msgspec.Struct, omit_defaults=True):
    """An option; where advice was wanted also what it is expected to lead to (`bots.advice`)."""

    text: str
    points: float = 0.0
    margin: float = 0.0
    figures: dict[str, int] = {}
    reasons: dict[str, int] = {}


class BotsTired(Exception):
    """No worker could answer."""


class Unwanted(Exception):
    """When its turn came, nobody wanted the answer any more."""


def answer(question: Question) -> list[Answer]:
    """The option that the bot chooses, or the best ones."""
    game = caravela.game(question.game)
    state = game.load(question.position, Path(question.content) if question.content else None)
    if question.advice:
        return [
            Answer(state.text(one.option), one.points, one.margin, one.reasons.figures, one.reasons.points)
            for one in advise(game, state, question.advice, question.seconds, seed=question.seed)
        ]
    bot = make_bot(question.bot, game, question.seed)
    options = state.options()
    option = bot.choose(state.copy(), options, question.seconds)
    if option not in options:
        raise ValueError(f"{question.bot} chose {option}, which is not offered")
    return [Answer(state.text(option))]


def work() -> None:
    """Answer questions, one per line, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Question)
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


class Worker:
    """One process that answers one question after another."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.patience = STARTING

    @staticmethod
    async def start() -> "Worker":
        # Whatever stops the server closes the pipe, and that ends the worker.
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "caravela.server.bots",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )
        return Worker(process)

    async def ask(self, question: Question) -> list[Answer]:
        """The answer; an error if the process has died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await asyncio.wait_for(self.process.stdout.readline(), question.seconds + self.patience)
        if not line:
            raise BrokenPipeError("the worker has died")
        self.patience = PATIENCE
        return msgspec.json.decode(line, type=list[Answer])

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Waiting(NamedTuple):
    """A question whose turn will come."""

    who: str
    question: Question
    is_wanted: Callable[[], bool]
    done: "asyncio.Future[list[Answer]]"


class Line(asyncio.Queue[Waiting]):
    """Questions that wait for a worker: visitors take turns, and the second of one comes after the first of another."""

    def _init(self, maxsize: int) -> None:
        self._queue: dict[str, deque[Waiting]] = {}

    def _put(self, item: Waiting) -> None:
        self._queue.setdefault(item.who, deque()).append(item)

    def _get(self) -> Waiting:
        who = next(iter(self._queue))
        own = self._queue.pop(who)
        item = own.popleft()
        if own:
            self._queue[who] = own
        return item


class Bots:
    """A small pool of workers, each started when it is first needed, and the line before it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.line = Line()
        self.workers: list[Worker] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(
        self, question: Question, who: str = "", is_wanted: Callable[[], bool] = lambda: True
    ) -> list[Answer]:
        """A worker's answer; whoever does not wait for it any more, or does not want it, costs no worker's time."""
        while len(self.tasks) < self.count:
            self.tasks.append(asyncio.create_task(self.serve()))
        done: asyncio.Future[list[Answer]] = asyncio.get_running_loop().create_future()
        self.line.put_nowait(Waiting(who, question, is_wanted, done))
        return await done

    async def serve(self) -> None:
        """Let a worker answer one question after another; what it answers too late is forgotten."""
        worker: Worker | None = None
        while True:
            waiting = await self.line.get()
            done, problem = waiting.done, ""
            for _ in range(TRIES):
                if not done.done() and not waiting.is_wanted():
                    done.set_exception(Unwanted())
                if done.done():
                    break
                try:
                    worker = worker or await self.hire()
                    found = await worker.ask(waiting.question)
                    if not done.done():
                        done.set_result(found)
                except Exception as error:
                    # A worker that fails over a question is replaced, and the question asked again.
                    problem = repr(error)
                    if worker is not None:
                        await self.drop(worker)
                    worker = None
            if not done.done():
                bot = waiting.question.bot
                done.set_exception(BotsTired(f"no worker could answer for the bot {bot!r}: {problem}"))

    async def hire(self) -> Worker:
        worker = await Worker.start()
        self.workers.append(worker)
        return worker

    async def drop(self, worker: Worker) -> None:
        if worker in self.workers:
            self.workers.remove(worker)
        await worker.stop()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers[:]:
            await self.drop(worker)


def known_bot(name: str, game: Game) -> str:
    """The bot of a game that a seat is given to; how much bots think is not for visitors to say."""
    name = name or DEFAULT_BOT
    known = bot_names(game)
    if name not in known:
        raise Refusal(400, "unknown-bot", f"unknown bot {name[:40]!r}; known are {', '.join(known)}")
    return name


if __name__ == "__main__":
    work()
