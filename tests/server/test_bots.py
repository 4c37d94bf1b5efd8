"""Bots in worker processes: replaced when they die, gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
import time

import pytest

import caravela
from caravela.server.bots import Bots, BotsTired, Question, answer
from tests.server.serving import PATIENCE


def question(bot: str = "greedy", seed: int = 5) -> Question:
    state = caravela.game("empires").new(3, 7)
    return Question("empires", bot, seed, state.save())


def test_a_worker_answers_what_the_bot_would() -> None:
    async def ask() -> list[str]:
        bots = Bots(2)
        answers = await asyncio.gather(*(bots.ask(question("uniform", seed)) for seed in range(12)))
        assert len(bots.workers) == 2
        await bots.close()
        return answers

    assert asyncio.run(ask()) == [answer(question("uniform", seed)) for seed in range(12)]


def test_a_dead_worker_is_replaced_and_the_question_asked_again() -> None:
    async def ask() -> str:
        bots = Bots(1)
        await bots.ask(question())
        [first] = bots.workers
        os.kill(first.process.pid, signal.SIGSTOP)
        asking = asyncio.create_task(bots.ask(question()))
        await asyncio.sleep(0)
        os.kill(first.process.pid, signal.SIGKILL)
        text = await asking
        assert bots.workers
        assert bots.workers != [first]
        await bots.close()
        return text

    assert asyncio.run(ask()) == answer(question())


def test_a_worker_that_hangs_holds_nobody_up_for_long() -> None:
    async def ask() -> str:
        bots = Bots(1)
        await bots.ask(question())
        [first] = bots.workers
        os.kill(first.process.pid, signal.SIGSTOP)
        text = await asyncio.wait_for(bots.ask(question()), PATIENCE)
        await bots.close()
        return text

    assert asyncio.run(ask()) == answer(question())


def test_a_question_that_kills_every_worker_is_given_up() -> None:
    async def ask() -> None:
        bots = Bots(1)
        try:
            await bots.ask(Question("empires", "nobody", 1, {}))
        finally:
            await bots.close()

    with pytest.raises(BotsTired):
        asyncio.run(ask())


def test_workers_go_when_the_server_is_killed() -> None:
    code = (
        "import asyncio, os, signal\n"
        "from caravela.server.bots import Worker\n"
        "async def main():\n"
        "    worker = await Worker.start()\n"
        "    print(worker.process.pid, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()

    end = time.monotonic() + 30
    while is_running(worker):
        assert time.monotonic() < end, "the worker is still there"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
