"""What players are called: by their names, the reader "you"; and sentences that speak to their reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escaped, one_line
from engine.core import Seat


def called(name: str, t: Texts, width: int = 32) -> str:
    """Somebody's name, escaped; where nothing of it can be seen, that there is none."""
    return escaped(name, width) or t("no-name")


def called_plainly(name: str, t: Texts) -> str:
    """The same where nothing formats, as in pictures."""
    return one_line(name) or t("no-name")


def named_plainly(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player alone where nothing formats, as in alt texts: the reader is "you"."""
    return t("you") if seat == snapshot.seat else called_plainly(snapshot.occupants[seat].name, t)


def shortened(name: str, t: Texts, width: int = 16) -> str:
    """The same on a button, where little room is."""
    plain = called_plainly(name, t)
    return plain if len(plain) <= width else f"{plain[: width - 1]}…"


def who(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """A seat's player for running text, escaped."""
    return called(snapshot.occupants[seat].name, t)


def named(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """A seat's player where a name stands alone, as in lists: the reader is "you"."""
    return t("you") if seat == snapshot.seat else who(snapshot, seat, t)


def addressed(snapshot: Snapshot, seat: Seat, key: str, t: Texts, player: str = "", **facts: Any) -> str:
    """A sentence about a seat's player; its twin `<key>-you` where that is the reader."""
    twin = f"{key}-you" if seat == snapshot.seat else key
    return t(twin, player=player or who(snapshot, seat, t), **facts)


def badge(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """A seat's player for lists that are looked at: robots carry their mark."""
    player = named(snapshot, seat, t)
    return f"{player} 🤖" if snapshot.occupants[seat].robot else player


def listed(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """A seat's player for lists in either style: robots carry their mark, or are called so."""
    if not t.in_words:
        return badge(snapshot, seat, t)
    player = named(snapshot, seat, t)
    return t("words-robot", player=player) if snapshot.occupants[seat].robot else player


def names_of(snapshot: Snapshot, seats: Sequence[Seat], t: Texts) -> str:
    """Several players in a sentence, the reader first."""
    first = sorted(seats, key=lambda seat: seat != snapshot.seat)
    return together([named(snapshot, seat, t) for seat in first], t)


def together(parts: Sequence[str], t: Texts) -> str:
    """Several things in one sentence: the first ones, and the last."""
    if len(parts) < 2:
        return "".join(parts)
    return t("own-together", some=", ".join(parts[:-1]), last=parts[-1])


def victory(snapshot: Snapshot, seats: Sequence[Seat], key: str, t: Texts) -> str:
    """Who has won, alone or together; `<key>-you` says it to a winner, with the others' names."""
    others = [seat for seat in seats if seat != snapshot.seat]
    key = key if len(others) == len(seats) else f"{key}-you"
    return t(key, count=len(seats), players=names_of(snapshot, others, t))


def heads(snapshot: Snapshot, t: Texts) -> tuple[str, ...]:
    """The players by seat where nothing formats, as above columns: the reader is "you"."""
    return tuple(
        t("you") if seat == snapshot.seat else called_plainly(occupant.name, t)
        for seat, occupant in enumerate(snapshot.occupants)
    )
