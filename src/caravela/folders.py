"""Where the games of a user lie."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for Caravela, as the system wants it."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "caravela"
