"""Files beside the database: nobody but their owner reads them, and what is said to be there is on disk."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
"""Hands and names are in these files."""


def create_private(file: Path) -> None:
    """Make an empty file that was never open to others; one that is there already is fine. OSError."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))


def leave_to_owner(file: Path, of: Path) -> None:
    """Have a file that root has made belong to whoever owns that one, or the folder. OSError."""
    if os.name != "nt" and os.geteuid() == 0:
        owner = (of if of.exists() else file.parent).stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def put_on_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk (where the system can say so). OSError."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
