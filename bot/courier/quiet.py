"""When nobody is mentioned: while the gateway is away and in the grace after that, whatever the message."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.courier.write_queue import NotYet
from bot.present.post import Post
from bot.records.championships import ChampionshipHeader
from bot.records.tables import TableHeader

Quiet: TypeAlias = Callable[[int | None, datetime, str], timedelta]
"""For how long nobody is mentioned yet in a server, at what was opened then and has this timer."""


def in_quiet(
    post: Post, notifies: bool, header: TableHeader | ChampionshipHeader | None, quiet: Quiet
) -> Post:
    """A new message as it may be sent now: the one door for whatever mentions people.

    While nobody is mentioned, what only `notifies` comes afterwards (NotYet), all else calls nobody.
    """
    if header is None:
        return post
    time = quiet(header.guild_id, header.opened_at, header.timer)
    if time and notifies:
        raise NotYet(time.total_seconds())
    return post._replace(mentions=()) if time else post
