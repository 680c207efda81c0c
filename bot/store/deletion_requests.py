"""Requests to be deleted, in a file beside the database: restoring an older copy does not touch it."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.store.files import create_private, put_on_disk

VERSION: Final = 2
"""The file's version; version 1 had Discord ids."""


class DeletionRequest(NamedTuple):
    """Somebody's request to be deleted.

    Attributes:
        person: a digest of the key and the person's Discord id, which is not stored
        key: random; the database in which the deletion was done has it, too
    """

    person: str
    at: datetime
    key: str

    def is_of(self, user: int) -> bool:
        """Return whether this person made the request."""
        return self.person == _digest(self.key, user)


class DeletionRequests:
    """The newest request of each person. Callers take turns."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}-deleted")

    def all(self) -> list[DeletionRequest]:
        """Return the requests, oldest first.

        Raises:
            OSError: the file cannot be read.
            ValueError: the file has no list of requests.
        """
        return self._read()[0]

    def has_since(self, user: int, moment: datetime) -> bool:
        """Return whether a person has asked to be deleted since then.

        Raises:
            OSError: the file cannot be read.
            ValueError: the file has no list of requests.
        """
        return any(one.at >= moment and one.is_of(user) for one in self.all())

    def add(self, user: int, at: datetime) -> DeletionRequest:
        """Store a request on disk, and return it.

        Raises:
            OSError: the file cannot be changed.
            ValueError: the file has no list of requests.
        """
        key = secrets.token_hex(16)
        new = DeletionRequest(_digest(key, user), at, key)
        self._write([*(one for one in self.all() if not one.is_of(user)), new])
        return new

    def drop(self, keys: Collection[str]) -> None:
        """Forget the requests with these keys, and rewrite a file of an older version.

        Raises:
            OSError: the file cannot be changed.
            ValueError: the file has no list of requests.
        """
        requests, version = self._read()
        if keys or version < VERSION:
            self._write([one for one in requests if one.key not in keys])

    def _read(self) -> tuple[list[DeletionRequest], int]:
        """Return the requests and the file's version.

        Raises:
            OSError: the file cannot be read.
            ValueError: the file has no list of requests.
        """
        if not self.file.exists():
            return [], VERSION
        try:
            stored = json.loads(self.file.read_text(encoding="utf-8"))
            return [_parse(one) for one in stored["requests"]], int(stored["version"])
        except (KeyError, TypeError) as error:
            raise ValueError(f"it is no list of requests ({error!r})") from error

    def _write(self, requests: Sequence[DeletionRequest]) -> None:
        rows = [{"person": one.person, "at": one.at.isoformat(), "key": one.key} for one in requests]
        part = self.file.with_name(f"{self.file.name}.part")
        part.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        create_private(part)
        part.write_text(json.dumps({"version": VERSION, "requests": rows}, indent=1), encoding="utf-8")
        put_on_disk(part)
        os.replace(part, self.file)
        put_on_disk(self.file.parent)


def _parse(row: dict[str, Any]) -> DeletionRequest:
    """Return a request of the file; version 1 has `user` in place of `person`.

    Raises:
        KeyError: a field is missing.
        TypeError: it is no request.
        ValueError: a field cannot be read.
    """
    key = str(row["key"])
    person = str(row["person"]) if "user" not in row else _digest(key, int(row["user"]))
    return DeletionRequest(person, datetime.fromisoformat(row["at"]), key)


def _digest(key: str, user: int) -> str:
    return hashlib.sha256(f"{key}:{user}".encode()).hexdigest()
