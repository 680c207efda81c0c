"""The order of a league table and of a group, and what separates those with equal points (HC-4, HC-7.4)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.championship.public import Entrant, Row

PLACES_IN_THE_FINAL: Final = 4
"""HC-3.3."""

Matters = Callable[[int, int], bool]
"""Whether something depends on who is who among those tied for the places from the first to the second."""


class Meeting(NamedTuple):
    """A match of two as a league counts it; `winner` None when neither won: nobody takes the point."""

    one: Entrant
    two: Entrant
    points_one: int
    points_two: int
    winner: Entrant | None


def alphabetical(name: str, entrant: Entrant) -> tuple[str, str, Entrant]:
    """HC-4.3: without regard to case and accents; namesakes go by number, so that it is an order."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(char for char in folded if not unicodedata.combining(char))
    return bare, name, entrant


def qualification(lo: int, hi: int) -> bool:
    """R-HC-03: a league before a final: the first place and the last one in the final matter."""
    return lo == 1 or lo <= PLACES_IN_THE_FINAL < hi


def every_place(lo: int, hi: int) -> bool:
    """A table that is itself the result (R-HC-02): every place that takes points matters."""
    return lo <= PLACES_IN_THE_FINAL


def ordered(
    rows: Iterable[Row],
    names: Mapping[Entrant, str],
    meetings: Sequence[Meeting],
    matters: Matters,
    *,
    fewer: bool = True,
) -> tuple[Row, ...]:
    """The rows of a league, best first, with rank, `tied` and the rule that separates each from the last.

    Points; HC-4.1 difference; HC-4.2 own points; then HC-4.3 to HC-4.5 where points, difference and own
    points are equal. Withdrawn entrants come after all others (R-HC-13). `fewer` says which way game points
    count. The order of `rows` makes no difference.
    """
    sign = 1 if fewer else -1
    groups = [("", _by_name(rows, names))]
    for rule, key in (
        ("R-HC-13", lambda row: (row.out,)),
        ("HC-3.2", lambda row: (-row.points,)),
        ("HC-4.1", lambda row: (sign * row.difference,)),
        ("HC-4.2", lambda row: (sign * row.own,)),
    ):
        groups = _split_all(groups, rule, key)
    return _placed(groups, lambda tied, lo: _settle(tied, lo, names, meetings, matters, sign))


def ordered_group(
    rows: Iterable[Row], names: Mapping[Entrant, str], ranks: Mapping[Entrant, int]
) -> tuple[Row, ...]:
    """HC-7.4: a group, best first, as its match ended; alphabetical where nothing depends on it.

    `ranks` are the places of the match, which has played out every tie that matters.
    """
    groups = [("", _by_name(rows, names))]
    for rule, key in (
        ("R-HC-13", lambda row: (row.out,)),
        ("H-7", lambda row: (ranks[row.entrant] if ranks[row.entrant] <= 2 else 3,)),
        ("H-6.1", lambda row: (row.own,)),
        ("H-7.1", lambda row: (-row.stars,)),
        ("H-7.2", lambda row: (-row.won,)),
    ):
        groups = _split_all(groups, rule, key)
    return _placed(groups, lambda tied, lo: [("HC-7.4", [row]) for row in _by_name(tied, names)])


Group = tuple[str, list[Row]]
"""Rows that nothing has separated so far, and what separates them from those above."""


def _split_all(groups: Iterable[Group], rule: str, key: Callable[[Row], Any]) -> list[Group]:
    return [part for group in groups for part in _split(group, rule, key)]


def _split(group: Group, rule: str, key: Callable[[Row], Any]) -> list[Group]:
    """The group in parts by `key`, smallest first; the first part keeps what separates it from above."""
    parts: dict[Any, list[Row]] = {}
    for row in sorted(group[1], key=key):
        parts.setdefault(key(row), []).append(row)
    return [(rule if place else group[0], part) for place, part in enumerate(parts.values())]


def _settle(
    tied: list[Row],
    lo: int,
    names: Mapping[Entrant, str],
    meetings: Sequence[Meeting],
    matters: Matters,
    sign: int,
) -> list[Group]:
    """HC-4.3, HC-4.4, HC-4.5 for rows level on points, difference and own points, of place `lo` and down.

    Whenever a criterion has separated some, the rest is a smaller tie: perhaps nothing depends on it any
    more, and it has its own matches among those tied (R-HC-03, R-HC-05).
    """
    if len(tied) == 1:
        return [("", tied)]
    if not matters(lo, lo + len(tied) - 1):
        return [("HC-4.3", [row]) for row in _by_name(tied, names)]
    among = _among({row.entrant for row in tied}, meetings)
    for rule, key in (
        ("HC-4.4", lambda row: (row.cards, row.black)),
        ("HC-4.5", lambda row: (sign * among[row.entrant],)),
    ):
        parts = _split(("", tied), rule, key)
        if len(parts) > 1:
            parted: list[Group] = []
            for why, part in parts:
                inner = _settle(
                    part, lo + sum(len(rows) for _, rows in parted), names, meetings, matters, sign
                )
                parted += [(why, inner[0][1]), *inner[1:]]
            return parted
    return [("", tied)]


def _among(tied: set[Entrant], meetings: Iterable[Meeting]) -> dict[Entrant, int]:
    """R-HC-05: the difference of points over the matches among the tied players only."""
    found = dict.fromkeys(tied, 0)
    for meeting in meetings:
        if {meeting.one, meeting.two} <= tied:
            found[meeting.one] += meeting.points_one - meeting.points_two
            found[meeting.two] += meeting.points_two - meeting.points_one
    return found


def _by_name(tied: Iterable[Row], names: Mapping[Entrant, str]) -> list[Row]:
    return sorted(tied, key=lambda row: alphabetical(names[row.entrant], row.entrant))


def _placed(groups: Iterable[Group], settle: Callable[[list[Row], int], list[Group]]) -> tuple[Row, ...]:
    """The rows with their places; whoever is still level shares one and is marked."""
    rows: list[Row] = []
    for why, group in groups:
        for n, (rule, part) in enumerate(settle(group, len(rows) + 1)):
            rank = len(rows) + 1
            rows += (
                row._replace(rank=rank, tied=len(part) > 1, rule="" if rank == 1 or m else rule if n else why)
                for m, row in enumerate(part)
            )
    return tuple(rows)
