"""A journal: a record that grows on disk, choice after choice, before anybody sees what came of it."""

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from caravela.campaign import Campaign
from caravela.kernel.errors import CaravelaError
from caravela.kernel.record import Record


class JournalError(CaravelaError):
    """A file in which the game can't be kept."""


class Journal:
    """
    The file of one game; whatever it was told is on the disk when it returns.

    It keeps no file open. When somebody else writes to its file, such as a second table with the same game, it stops.
    """

    def __init__(self, path: Path, is_fresh: bool = False) -> None:
        self.path = path
        self.is_fresh = is_fresh
        """Whether the file was made for this journal."""
        self.seen = look(path)

    @staticmethod
    def start(folder: Path, record: Record) -> "Journal":
        """A file of its own for the record, named after the game and the time."""
        name = f"{record.game}-{datetime.now():%Y-%m-%d-%H%M%S}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for number in count(1):
                path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
                with suppress(FileExistsError), path.open("x"):
                    break
        except OSError as error:
            raise JournalError(f"{folder}: games can't be kept there: {error.strerror}") from None
        journal = Journal(path, is_fresh=True)
        journal.write(record)
        return journal

    def add(self, text: str) -> None:
        """One more choice."""
        self.check()
        line = f"{text}\n".encode()
        try:
            with self.path.open("ab") as file:
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            with suppress(OSError):  # half a line would be no choice
                os.truncate(self.path, self.seen[0])
            raise self.problem(error) from None
        self.seen = look(self.path)

    def write(self, record: Record) -> None:
        """The whole record anew; whoever looks finds the old one or the new one."""
        self.check()
        try:
            write_whole(self.path, self.text(record))
        except OSError as error:
            raise self.problem(error) from None
        self.seen = look(self.path)

    def text(self, record: Record) -> str:
        """What stands in the file; the choices of the record are its last lines."""
        return record.dumps()

    def discard(self) -> None:
        """There is nothing to keep."""
        with suppress(OSError):
            self.path.unlink()

    def check(self) -> None:
        if look(self.path) != self.seen:
            raise JournalError(f"{self.path}: has been changed meanwhile; is the game open at another table?")

    def problem(self, error: OSError) -> JournalError:
        return JournalError(f"{self.path}: the game can't be kept there: {error.strerror}")


class CampaignJournal(Journal):
    """The file of a campaign, in which its last game grows."""

    def __init__(self, path: Path, campaign: Campaign) -> None:
        super().__init__(path, is_fresh=campaign.under_way is None)
        self.campaign = campaign
        self.before = list(campaign.games)
        """The games before this one."""

    def text(self, record: Record) -> str:
        over = record.scores is not None
        self.campaign.games = [*self.before, record] if over else list(self.before)
        self.campaign.under_way = None if over else record
        self.campaign.left = None
        return self.campaign.dumps()

    def discard(self) -> None:
        """The game has not begun: what was played before stays."""
        if not self.before:
            super().discard()
            return
        self.campaign.under_way = None
        with suppress(OSError):
            write_whole(self.path, self.campaign.dumps())


def look(path: Path) -> tuple[int, int]:
    """How long a file is and when it was written; zeros where there is none."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_size, found.st_mtime_ns


def write_whole(path: Path, text: str) -> None:
    """Put a text into the place of a file, on the disk, in one stroke."""
    part = path.with_name(path.name + ".part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
