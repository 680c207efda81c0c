"""Who has asked to be deleted: a file beside the database, which an older copy put back does not touch."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.files import create_private, put_on_disk

VERSION: Final = 1


class DeletionRequest(NamedTuple):
    """That somebody asked to be deleted, and when; a database in which that was done knows the key."""

    user: int
    at: datetime
    key: str


class DeletionRequests:
    """The requests, at most one of each person: the newest. Whoever calls has them change one by one."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}-deleted")

    def all(self) -> list[DeletionRequest]:
        """Those there are, oldest first. OSError, or ValueError where somebody else has written there."""
        if not self.file.exists():
            return []
        try:
            stored = json.loads(self.file.read_text(encoding="utf-8"))
            return [
                DeletionRequest(int(one["user"]), datetime.fromisoformat(one["at"]), str(one["key"]))
                for one in stored["requests"]
            ]
        except (KeyError, TypeError) as error:
            raise ValueError(f"it is no list of requests ({error!r})") from error

    def add(self, user: int, at: datetime) -> DeletionRequest:
        """Note a request: when this returns, it is on disk. OSError, ValueError as `all`."""
        new = DeletionRequest(user, at, secrets.token_hex(16))
        kept = [one for one in self.all() if one.user != user]
        self._write([*kept, new])
        return new

    def drop(self, keys: Collection[str]) -> None:
        """Forget the requests with these keys. OSError, ValueError as `all`."""
        if keys:
            self._write([one for one in self.all() if one.key not in keys])

    def _write(self, requests: Sequence[DeletionRequest]) -> None:
        rows = [{"user": str(one.user), "at": one.at.isoformat(), "key": one.key} for one in requests]
        part = self.file.with_name(f"{self.file.name}.part")
        part.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        create_private(part)
        part.write_text(json.dumps({"version": VERSION, "requests": rows}, indent=1), encoding="utf-8")
        put_on_disk(part)
        os.replace(part, self.file)
        put_on_disk(self.file.parent)
