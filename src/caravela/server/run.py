"""Running the server: a port, a place for the database, a quick end."""

import asyncio
import errno
import os
import socket
from collections.abc import Callable

import uvicorn

from caravela.kernel.errors import CaravelaError
from caravela.server.app import make_app
from caravela.server.claim import Claim
from caravela.server.guard import Options
from caravela.server.store import Store, sqlite_file
from caravela.server.wire import Complaints, Http, Live, most_connections, set_patience

SHUTDOWN_SECONDS = 2
BACKLOG = 128
"""So many connections wait to be let in; when files run out, each of them is a complaint."""


class RunError(CaravelaError):
    """A server that can't start."""


def listen_at(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket at the port, or at the next free one; port 0 is any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + (tries if port else 1)):
        # With its protocol named, asyncio sends small answers at once instead of waiting 40 ms for company.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            set_patience(found)
            found.bind((host, number))
        except (OSError, OverflowError) as error:
            found.close()
            if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES) and number < port + tries:
                continue
            raise RunError(f"can't listen at {host}, port {number}: {error}") from None
        return found
    last = f" to {port + tries - 1}" if tries > 1 else ""
    raise RunError(f"port {port}{last} at {host} is taken; --port 0 picks a free one")


def address_of(found: socket.socket) -> str:
    host, port = found.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)
        if self.started:
            self.ready()


def claim(options: Options) -> Claim | None:
    """The right to serve the database; only a file can be claimed, elsewhere whoever writes second looks again."""
    path = sqlite_file(options.database)
    if path is None:
        return None
    try:
        found = Claim(path)
    except OSError as error:
        raise RunError(f"the database {str(path)!r} can't be opened: {error.strerror}") from None
    if not found.is_ours:
        raise RunError(f"the database {str(path)!r} is served already{found.address and f' at {found.address}'}")
    return found


def serve(options: Options, found: socket.socket, claimed: Claim | None, ready: Callable[[str], None]) -> int:
    """Serve until stopped, once the port and the database are ours; the exit status."""
    asyncio.run(Store(options.database).open_once())
    address = address_of(found)

    def start() -> None:
        if claimed is not None:
            claimed.tell(address)
        ready(address)

    config = uvicorn.Config(
        make_app(options),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        http=Http,
        ws=Live,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        backlog=BACKLOG,
        limit_concurrency=most_connections(),
        server_header=False,
        proxy_headers=bool(options.proxy),
        forwarded_allow_ips=options.proxy,
        lifespan="on",
    )
    server = Server(config, start)
    server.run(sockets=[found])
    return 0 if server.started else 1
