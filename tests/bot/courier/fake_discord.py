"""A fake Discord with a single message, which any transport may write."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import discord
import pytest
from discord.http import MultipartParameters

from bot.art.hand import Hand
from bot.art.shown import Picture
from bot.courier import transports

NOON: Final = datetime(2026, 7, 1, 12, tzinfo=UTC)
LATER: Final = NOON + timedelta(minutes=1)


def refused(status: int = 400, code: int = 50035) -> discord.HTTPException:
    """Return the error of a request that Discord refuses."""
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    answer: Any = SimpleNamespace(status=status, reason="refused")
    return kind(answer, {"code": code, "message": "unfurled media attachment not found"})


async def draw_name(shown: Picture) -> bytes:
    """Draw a hand as the name of its first card."""
    assert isinstance(shown, Hand)
    return shown.cards[0][0].encode()


class Write(NamedTuple):
    """A message that was written: the JSON data, and the contents of its files (None: they are kept)."""

    is_new: bool
    data: dict[str, Any]
    files: list[str] | None


class FakeDiscord:
    """A bot, its HTTP client and its webhook adapter; requests raise or return `answers` in order.

    A datetime is the time at which the message was sent; after the last answer, everything is taken. `has`
    lists the file names of the message, and `lost` the names of emojis that are shown as text.
    """

    proxy = proxy_auth = _connection = _HTTPClient__session = None

    def __init__(self, *answers: datetime | Exception) -> None:
        self.answers = list(answers)
        self.has: list[str] = []
        self.lost: Sequence[str] = ()
        self.message_id = discord.utils.time_snowflake(LATER)
        self.writes: list[Write] = []
        self.deletions = 0

    @property
    def http(self) -> FakeDiscord:
        return self

    @property
    def sent(self) -> list[Write]:
        return [write for write in self.writes if write.is_new]

    @property
    def edits(self) -> list[Write]:
        return [write for write in self.writes if not write.is_new]

    def replace_webhooks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Have interactions be answered here."""
        monkeypatch.setattr(transports, "async_context", SimpleNamespace(get=lambda: self))

    async def send_message(self, _: int, *, params: MultipartParameters) -> dict[str, Any]:
        return self._take(params, is_new=True)

    async def edit_message(self, *_: int, params: MultipartParameters) -> dict[str, Any]:
        return self._take(params, is_new=False)

    async def delete_message(self, *_: int) -> None:
        self.deletions += 1
        self._answer()

    async def create_interaction_response(
        self, *_: object, params: MultipartParameters, **__: object
    ) -> dict[str, Any]:
        is_new = _read(params)["type"] == discord.InteractionResponseType.channel_message.value
        return {"resource": {"message": self._take(params, is_new=is_new)}}

    async def execute_webhook(self, *_: object, **form: Any) -> dict[str, Any]:
        return self._take(_parameters(**form), is_new=True)

    async def edit_webhook_message(self, *_: object, **form: Any) -> dict[str, Any]:
        return self._take(_parameters(**form), is_new=False)

    edit_original_interaction_response = edit_webhook_message

    def _take(self, params: MultipartParameters, *, is_new: bool) -> dict[str, Any]:
        form = _read(params)
        data = form.get("data", form)
        files = list(params.files or ())
        keeps = "attachments" not in data
        self.writes.append(
            Write(is_new, data, None if keeps else [file.fp.read().decode() for file in files])
        )
        self._answer()
        self.has = self.has if keeps else [file.filename for file in files]
        seen = json.dumps(data).replace("attachment://", "https://cdn.example/")
        for name in self.lost:
            seen = seen.replace(f"<:{name}:1>", f":{name}:")
        attachments = [{"filename": name} for name in self.has]
        return {**json.loads(seen), "id": str(self.message_id), "attachments": attachments}

    def _answer(self) -> None:
        answer = self.answers.pop(0) if self.answers else None
        if isinstance(answer, Exception):
            raise answer
        if answer is not None:
            self.message_id = discord.utils.time_snowflake(answer)


def _parameters(*, payload: Any, multipart: Any, files: Any, **_: object) -> MultipartParameters:
    return MultipartParameters(payload, multipart, files)


def _read(params: MultipartParameters) -> dict[str, Any]:
    """Return the JSON of a request's body."""
    return dict(params.payload or json.loads((params.multipart or [])[0]["value"]))
