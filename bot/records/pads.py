"""Records of score pads: matches with real cards, written down round by round."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

PadStatus: TypeAlias = Literal["running", "over", "discarded"]
"""over: it became a match; discarded: it was ended before its first round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PadHeader:
    """A score pad without its rounds.

    players     names by who string, in the order of their seats
    host        the person who opened it, who need not play
    revision    the number of rows of its rounds, corrections included
    changed_at  when somebody last wrote on it, or took it up again
    """

    id: int
    game: str
    options: dict[str, Any]
    players: dict[str, str]
    guild_id: int
    channel_id: int
    locale: str
    host: int
    status: PadStatus
    revision: int
    opened_at: datetime
    changed_at: datetime
    ended_at: datetime | None = None
    timer: ClassVar[str] = "off"


@dataclass(frozen=True, slots=True)
class PadRound:
    """What was written down of a round, or its correction: by whom and when.

    entry     JSON values of the game's own `Entry`
    revision  the number of the row on its pad, from 1
    """

    pad_id: int
    revision: int
    round: int
    entry: dict[str, Any] = field(hash=False)
    by: int
    name: str
    at: datetime
