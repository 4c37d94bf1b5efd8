"""Work that is shared: among processes of this machine, or among those of a Ray cluster."""

import logging
import signal
import socket
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from caravela.cli.arguments import InputError, Parser, short, whole_number

PATIENCE = 5.0
"""How many seconds a cluster has to answer."""


class Workers(NamedTuple):
    """Who does the work: so many processes here, or a cluster."""

    jobs: int
    ray: str = ""
    """The address of a cluster."""


def add_workers(parser: Parser, cluster: bool = False) -> None:
    parser.add_argument("--jobs", metavar="N", type=whole_number(1), default=1, help="how many processes; 1")
    if cluster:
        parser.add_argument(
            "--ray", metavar="ADDRESS", default="", help="a Ray cluster that does the work instead, with Caravela on it"
        )


def the_workers(arguments: Namespace) -> Workers:
    return Workers(arguments.jobs, getattr(arguments, "ray", ""))


def shared(work: Callable[[Any], Any], parts: Iterable[Any], workers: Workers) -> Iterator[tuple[int, Any]]:
    """What comes of each part, with its place, as soon as it is there; parts wait until somebody is free."""
    numbered = enumerate(parts)
    if workers.ray:
        yield from on_cluster(work, numbered, workers.ray)
    elif workers.jobs == 1:
        yield from (done(work, part) for part in numbered)
    else:
        # A fresh process each: forking one that has threads is unsafe, and not every system can.
        with get_context("spawn").Pool(workers.jobs, ignore_interrupt) as pool:
            yield from pool.imap_unordered(partial(done, work), numbered)


def in_order(found: Iterable[tuple[int, Any]]) -> list[Any]:
    """
    All that came, by its place.

    >>> in_order([(1, "b"), (0, "a")])
    ['a', 'b']
    """
    return [result for _, result in sorted(found, key=lambda pair: pair[0])]


def done(work: Callable[[Any], Any], part: tuple[int, Any]) -> tuple[int, Any]:
    place, what = part
    return place, work(what)


def ignore_interrupt() -> None:
    """Ctrl-C is for the process that the player sees; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_cluster(
    work: Callable[[Any], Any], numbered: Iterator[tuple[int, Any]], address: str
) -> Iterator[tuple[int, Any]]:
    """Two parts for each core of the cluster are under way at a time; a part whose machine is lost is done again."""
    try:
        import ray
    except ImportError:
        raise InputError("--ray needs Ray: pip install 'caravela[ray]'") from None
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise InputError(f"--ray {short(address)}: no cluster answers there: {first_line(error)}") from None
    try:
        task = ray.remote(done)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        more = True
        while more or waiting:
            while more and len(waiting) < most:
                part = next(numbered, None)
                if part is None:
                    more = False
                else:
                    waiting.append(task.remote(work, part))
            if waiting:
                ready, waiting = ray.wait(waiting)
                yield from ray.get(ready)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Complain at once where nobody is: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
