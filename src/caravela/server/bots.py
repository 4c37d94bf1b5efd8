"""Bots: worker processes that get what their seat may know and answer with an option."""

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec

import caravela
from caravela.bots.player import BOTS, DEFAULT_BOT, SECONDS, make_bot
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


class BotsTired(Exception):
    """No worker could answer."""


def answer(question: Question) -> str:
    """The text of the option that the bot chooses."""
    game = caravela.game(question.game)
    state = game.load(question.position, Path(question.content) if question.content else None)
    bot = make_bot(question.bot, game, question.seed)
    options = state.options()
    option = bot.choose(state.copy(), options, question.seconds)
    if option not in options:
        raise ValueError(f"{question.bot} chose {option}, which is not offered")
    return state.text(option)


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

    async def ask(self, question: Question) -> str:
        """The answer; an error if the process has died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await asyncio.wait_for(self.process.stdout.readline(), question.seconds + self.patience)
        if not line:
            raise BrokenPipeError("the worker has died")
        self.patience = PATIENCE
        return msgspec.json.decode(line, type=str)

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Bots:
    """A small pool of workers, each started when it is first needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.workers: list[Worker] = []
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(count):
            self.idle.put_nowait(None)

    async def ask(self, question: Question) -> str:
        """A bot's choice; a worker that dies over it is replaced and the question asked again."""
        for _ in range(TRIES):
            worker = await self.idle.get()
            good = None
            try:
                if worker is None:
                    worker = await Worker.start()
                    self.workers.append(worker)
                text = await worker.ask(question)
                good = worker
                return text
            except (TimeoutError, OSError, msgspec.DecodeError, ValueError):
                continue
            finally:
                if good is None and worker is not None:
                    await self.drop(worker)
                self.idle.put_nowait(good)
        raise BotsTired(f"no worker could answer for the bot {question.bot!r}")

    async def drop(self, worker: Worker) -> None:
        if worker in self.workers:
            self.workers.remove(worker)
        await worker.stop()

    async def close(self) -> None:
        for worker in self.workers[:]:
            await self.drop(worker)


def known_bot(name: str) -> str:
    name = name or DEFAULT_BOT
    if name not in BOTS:
        raise Refusal(400, "unknown-bot", f"unknown bot {name[:40]!r}; known are {', '.join(BOTS)}")
    return name


if __name__ == "__main__":
    work()
