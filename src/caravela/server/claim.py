"""A claim: one server per database; whoever comes second is told the address of the first."""

import os
from pathlib import Path
from typing import IO


class Claim:
    """The right to serve an SQLite file, or the address of who has it."""

    def __init__(self, database: Path) -> None:
        self.file: IO[str] = Path(f"{database}.lock").open("a+", encoding="utf-8")  # noqa: SIM115  (ours as long as it is open)
        self.is_ours = locked(self.file)
        self.address = ""
        """Where the one who has it serves; nothing while it is starting."""
        if not self.is_ours:
            self.file.seek(0)
            self.address = self.file.read().strip()

    def tell(self, address: str) -> None:
        self.file.truncate(0)
        self.file.write(address + "\n")
        self.file.flush()


def locked(file: IO[str]) -> bool:
    """Whether the file is ours now; the system lets go of it when this process ends, however it ends."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
