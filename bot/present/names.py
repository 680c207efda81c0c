"""The names of players in messages: the reader is called "you", and sentences address the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escape_name, one_line
from engine.core import Seat


def escaped_name(name: str, t: Texts, width: int = 32) -> str:
    """Return a person's name, escaped; for an invisible name, a phrase that says so."""
    return escape_name(name, width) or t("no-name")


def plain_name(name: str, t: Texts) -> str:
    """Return a person's name for text without Markdown, such as in pictures; for no name, a phrase."""
    return one_line(name) or t("no-name")


def plain_name_or_you(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player for text without Markdown, as in alt texts: the reader is "you"."""
    return t("you") if seat == snapshot.seat else plain_name(snapshot.occupants[seat].name, t)


def shorten_name(name: str, t: Texts, width: int = 16) -> str:
    """Return a person's name cut to `width` characters for a button, which shows no Markdown."""
    plain = plain_name(name, t)
    return plain if len(plain) <= width else f"{plain[: width - 1]}…"


def player_name(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player for running text, escaped."""
    return escaped_name(snapshot.occupants[seat].name, t)


def name_or_you(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player for places where a name stands alone, as in lists: the reader is "you"."""
    return t("you") if seat == snapshot.seat else player_name(snapshot, seat, t)


def address_player(snapshot: Snapshot, seat: Seat, key: str, t: Texts, player: str = "", **facts: Any) -> str:
    """Return a sentence about a seat's player; if the player is the reader, use the key `<key>-you`."""
    variant = f"{key}-you" if seat == snapshot.seat else key
    return t(variant, player=player or player_name(snapshot, seat, t), **facts)


def badge(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player for visual lists: a robot's name is followed by an emoji."""
    player = name_or_you(snapshot, seat, t)
    return f"{player} 🤖" if snapshot.occupants[seat].is_robot else player


def name_for_list(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player for lists in either style: robots are marked by an emoji, or in words."""
    if not t.in_words:
        return badge(snapshot, seat, t)
    player = name_or_you(snapshot, seat, t)
    return t("words-robot", player=player) if snapshot.occupants[seat].is_robot else player


def names_of(snapshot: Snapshot, seats: Sequence[Seat], t: Texts) -> str:
    """Join the names of several players for a sentence, the reader first."""
    first = sorted(seats, key=lambda seat: seat != snapshot.seat)
    return join_phrases([name_or_you(snapshot, seat, t) for seat in first], t)


def join_phrases(parts: Sequence[str], t: Texts) -> str:
    """Join several phrases for a sentence, with "and" before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return t("own-together", some=", ".join(parts[:-1]), last=parts[-1])


def victory(snapshot: Snapshot, seats: Sequence[Seat], key: str, t: Texts) -> str:
    """Return who has won, alone or together; `<key>-you` addresses a winner and adds the other winners."""
    others = [seat for seat in seats if seat != snapshot.seat]
    key = key if len(others) == len(seats) else f"{key}-you"
    return t(key, count=len(seats), players=names_of(snapshot, others, t))


def heads(snapshot: Snapshot, t: Texts) -> tuple[str, ...]:
    """Return the players by seat for column headings, without Markdown: the reader is "you"."""
    return tuple(
        t("you") if seat == snapshot.seat else plain_name(occupant.name, t)
        for seat, occupant in enumerate(snapshot.occupants)
    )
