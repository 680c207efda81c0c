"""Mentions of the people who keep a table waiting: never two at a time."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, cast

import pytest

from bot.courier.table_messages import Calls
from bot.present.post import Post, Text
from bot.records.slots import Slot
from bot.records.tables import Deadline

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class MentionPages:
    """Pages on which seat 1 is always missed, at turn 7."""

    async def deadlines_to_mention(self, _table: int) -> list[Deadline]:
        return [Deadline(1, 7, NOW, NOW, None)]

    async def mention(self, _table: int, _missed: list[Deadline], _link: str) -> Post:
        return Post((Text("your turn"),), epoch="turn 7")


class StandingMessages:
    """The messages of a slot by epoch; those in `stuck` cannot be deleted."""

    def __init__(self, epochs: list[str], stuck: set[str]) -> None:
        self.epochs, self._stuck = epochs, stuck

    async def drop(self, _slot: Slot, *, but: str | None = None, since: datetime | None = None) -> bool:
        before = list(self.epochs)
        self.epochs = [epoch for epoch in before if epoch == but or epoch in self._stuck]
        return self.epochs != before

    async def has(self, _slot: Slot, *, but: str | None = None) -> bool:
        return any(epoch != but for epoch in self.epochs)

    async def reconcile(self, _slot: Slot, _channel: int, post: Post) -> bool:
        self.epochs.append(post.epoch)
        return True


@pytest.mark.parametrize(
    ("stuck", "standing"), [(set[str](), ["turn 7"]), ({"turn 6"}, ["turn 6"])], ids=["deleted", "stuck"]
)
async def test_mention_is_posted_once_the_one_before_is_deleted(stuck: set[str], standing: list[str]) -> None:
    messages = StandingMessages(["turn 6"], stuck)

    async def link(_table: int) -> str:
        return ""

    calls = Calls(cast("Any", MentionPages()), cast("Any", messages), link)
    await calls.write_mention(1, 5)
    assert messages.epochs == standing
