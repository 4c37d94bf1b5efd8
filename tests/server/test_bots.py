"""Bots in worker processes: replaced when they die, gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
import time

import pytest

import caravela
from caravela.bots.ladder import measured
from caravela.bots.levels import LEVELS
from caravela.bots.player import bot_names
from caravela.server.app import levels
from caravela.server.bots import Answer, Bots, BotsTired, Question, Unwanted, answer, known_bot
from caravela.server.refusal import Refusal
from tests.server.serving import PATIENCE


def question(bot: str = "greedy", seed: int = 5) -> Question:
    state = caravela.game("empires").new(3, 7)
    return Question("empires", bot, seed, state.save())


def test_a_worker_answers_what_the_bot_would() -> None:
    async def ask() -> list[list[Answer]]:
        bots = Bots(2)
        answers = await asyncio.gather(*(bots.ask(question("uniform", seed)) for seed in range(12)))
        assert len(bots.workers) == 2
        await bots.close()
        return answers

    assert asyncio.run(ask()) == [answer(question("uniform", seed)) for seed in range(12)]


def test_a_dead_worker_is_replaced_and_the_question_asked_again() -> None:
    async def ask() -> list[Answer]:
        bots = Bots(1)
        await bots.ask(question())
        [first] = bots.workers
        os.kill(first.process.pid, signal.SIGSTOP)
        asking = asyncio.create_task(bots.ask(question()))
        await asyncio.sleep(0)
        os.kill(first.process.pid, signal.SIGKILL)
        found = await asking
        assert bots.workers
        assert bots.workers != [first]
        await bots.close()
        return found

    assert asyncio.run(ask()) == answer(question())


def test_a_worker_that_hangs_holds_nobody_up_for_long() -> None:
    async def ask() -> list[Answer]:
        bots = Bots(1)
        await bots.ask(question())
        [first] = bots.workers
        os.kill(first.process.pid, signal.SIGSTOP)
        found = await asyncio.wait_for(bots.ask(question()), PATIENCE)
        await bots.close()
        return found

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


def test_a_worker_gives_advice() -> None:
    wanted = question()
    wanted.advice, wanted.seconds = 2, 0.01

    found = answer(wanted)

    assert 0 < len(found) <= 2
    assert {one.text for one in found} <= set(caravela.game("empires").new(3, 7).texts())


def test_visitors_take_turns_however_much_one_of_them_asks() -> None:
    async def ask() -> list[str]:
        bots, order = Bots(1), []

        async def wait(who: str) -> None:
            await bots.ask(question(), who)
            order.append(who)

        await asyncio.gather(*(wait(who) for who in ["ana", "ana", "ana", "bento", "clara", "bento"]))
        await bots.close()
        return order

    assert asyncio.run(ask()) == ["ana", "bento", "clara", "ana", "bento", "ana"]


def test_what_nobody_waits_for_costs_no_worker_its_time() -> None:
    async def ask() -> tuple[list[Answer], bool]:
        bots, fatal = Bots(1), Question("empires", "nobody", 1, {})
        await bots.ask(question())
        [worker] = bots.workers
        thinking = asyncio.create_task(bots.ask(question("master@3")))
        waiting = asyncio.create_task(bots.ask(fatal))
        unwanted = asyncio.create_task(bots.ask(fatal, is_wanted=lambda: False))
        while bots.line.qsize() != 1:
            await asyncio.sleep(0)
        thinking.cancel()
        waiting.cancel()
        found = await bots.ask(question())
        with pytest.raises(Unwanted):
            await unwanted
        same = bots.workers == [worker]
        await bots.close()
        return found, same

    assert asyncio.run(ask()) == (answer(question()), True)


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


@pytest.mark.parametrize("name", ["master@100s", "planner@1000000", "strong-courtier", "deepblue"])
def test_a_visitor_names_levels_and_styles_of_the_game_but_no_budget(name: str) -> None:
    game = caravela.game("empires")

    assert known_bot("strong-trader", game) == "strong-trader"
    assert known_bot("", game) == "greedy"
    with pytest.raises(Refusal, match="unknown bot"):
        known_bot(name, game)


def test_a_visitor_is_told_how_long_bots_think_and_no_rating_that_was_not_measured() -> None:
    game = caravela.game("empires")
    told, rated = levels("empires"), measured(game.folder)

    assert list(told) == bot_names(game)
    assert told["master-trader"].seconds == LEVELS["master"].seconds > told["casual"].seconds == 0
    assert {bot for bot, level in told.items() if level.rating is not None} == rated.keys() & told.keys()
