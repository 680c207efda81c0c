"""Create files beside the database that only their owner can read, and put them on disk."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
"""Hands and names are in these files."""


def create_private(file: Path) -> None:
    """Create an empty file that was never readable for others; an existing one is left as it is.

    Raises:
        OSError: it cannot be created.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))


def leave_to_owner(file: Path, of: Path) -> None:
    """Give a file that root has created to the owner of another file, or of its folder.

    Raises:
        OSError: its owner cannot be changed.
    """
    if os.name != "nt" and os.geteuid() == 0:
        owner = (of if of.exists() else file.parent).stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def put_on_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk, if the system can tell.

    Raises:
        OSError: they cannot be written.
    """
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
