"""What players are called: by their names, the reader "you"; and sentences that speak to their reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts, escaped
from engine.core import Seat


def who(seen: Seen, seat: Seat) -> str:
    """A seat's player for running text, escaped."""
    return escaped(seen.sitters[seat].name)


def named(seen: Seen, seat: Seat, t: Texts) -> str:
    """A seat's player where a name stands alone, as in lists: the reader is "you"."""
    return t("you") if seat == seen.seat else who(seen, seat)


def given(seen: Seen, seat: Seat, t: Texts) -> str:
    """The same for sentences that say to whom something goes."""
    return t("you-to") if seat == seen.seat else who(seen, seat)


def addressed(seen: Seen, seat: Seat, key: str, t: Texts, player: str = "", **facts: Any) -> str:
    """A sentence about a seat's player; its twin `<key>-you` where that is the reader."""
    twin = f"{key}-you" if seat == seen.seat else key
    return t(twin, player=player or who(seen, seat), **facts)


def badge(seen: Seen, seat: Seat, t: Texts) -> str:
    """A seat's player for lists that are looked at: robots carry their mark."""
    player = named(seen, seat, t)
    return f"🤖 {player}" if seen.sitters[seat].robot else player


def listed(seen: Seen, seat: Seat, t: Texts) -> str:
    """A seat's player for lists in either style: robots carry their mark, or are called so."""
    if not t.in_words:
        return badge(seen, seat, t)
    player = named(seen, seat, t)
    return t("words-robot", player=player) if seen.sitters[seat].robot else player


def crew(seen: Seen, seats: Sequence[Seat], t: Texts) -> str:
    """Several players, comma by comma; the reader first."""
    return ", ".join(named(seen, seat, t) for seat in sorted(seats, key=lambda seat: seat != seen.seat))


def victory(seen: Seen, seats: Sequence[Seat], key: str, t: Texts) -> str:
    """Who has won, alone or together; `<key>-you` says it to a winner, with the others' names."""
    others = [seat for seat in seats if seat != seen.seat]
    key = key if len(others) == len(seats) else f"{key}-you"
    return t(key, count=len(seats), players=crew(seen, others, t))


def heads(seen: Seen, t: Texts) -> tuple[str, ...]:
    """The players by seat where nothing formats, as above columns: the reader is "you"."""
    return tuple(t("you") if seat == seen.seat else sitter.name for seat, sitter in enumerate(seen.sitters))
