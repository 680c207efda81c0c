"""The order of league and group tables, with the tie-breaks for equal points (HC-4, HC-7.4)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.championship.public import Entrant, Row

PLACES_IN_THE_FINAL: Final = 4
"""The number of places in the final (HC-3.3)."""

Matters = Callable[[int, int], bool]
"""A test whether the order matters among those tied for the places from the first to the second argument."""


class Meeting(NamedTuple):
    """A match of two as a league counts it; a drawn match has `winner` None and gives nobody a point."""

    one: Entrant
    two: Entrant
    points_one: int
    points_two: int
    winner: Entrant | None


def alphabetical_key(name: str, entrant: Entrant) -> tuple[str, str, Entrant]:
    """Return an alphabetical sort key without case and accents (HC-4.3); namesakes go by number."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(char for char in folded if not unicodedata.combining(char))
    return bare, name, entrant


def matters_for_final(lo: int, hi: int) -> bool:
    """Return whether a tie matters before a final: at the first place or the last in the final (R-HC-03)."""
    return lo == 1 or lo <= PLACES_IN_THE_FINAL < hi


def matters_for_places(lo: int, hi: int) -> bool:
    """Return whether a tie matters in a table that is the result: at every place with points (R-HC-02)."""
    return lo <= PLACES_IN_THE_FINAL


def rank_league(
    rows: Iterable[Row],
    names: Mapping[Entrant, str],
    meetings: Sequence[Meeting],
    matters: Matters,
    *,
    fewer: bool = True,
) -> tuple[Row, ...]:
    """Return a league's rows, best first, with rank, `tied` and the rule that separates each row from above.

    Rows are sorted by points, difference (HC-4.1), own points (HC-4.2), then by HC-4.3 to HC-4.5. Withdrawn
    entrants rank last (R-HC-13). `fewer` says whether fewer game points are better. The given order of `rows`
    is irrelevant.
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
    return _with_places(groups, lambda tied, lo: _settle(tied, lo, names, meetings, matters, sign))


def rank_group(
    rows: Iterable[Row], names: Mapping[Entrant, str], ranks: Mapping[Entrant, int]
) -> tuple[Row, ...]:
    """Return a group's rows, best first, by its match; alphabetically where no order is needed (HC-7.4).

    `ranks` are the places in the match, which has broken every tie that matters.
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
    return _with_places(groups, lambda tied, lo: [("HC-7.4", [row]) for row in _by_name(tied, names)])


Group = tuple[str, list[Row]]
"""The rule that separates tied rows from the row above them, and these rows."""


def _split_all(groups: Iterable[Group], rule: str, key: Callable[[Row], Any]) -> list[Group]:
    return [part for group in groups for part in _split(group, rule, key)]


def _split(group: Group, rule: str, key: Callable[[Row], Any]) -> list[Group]:
    """Split a group by `key`, smallest first; the first part keeps the group's rule, others get `rule`."""
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
    """Order rows tied on points, difference and own points, from place `lo` down (HC-4.3, HC-4.4, HC-4.5).

    Rows that a criterion leaves tied are a smaller tie, which may no longer matter and counts only its own
    matches (R-HC-03, R-HC-05).
    """
    if len(tied) == 1:
        return [("", tied)]
    if not matters(lo, lo + len(tied) - 1):
        return [("HC-4.3", [row]) for row in _by_name(tied, names)]
    among = _difference_among({row.entrant for row in tied}, meetings)
    for rule, key in (
        ("HC-4.4", lambda row: (row.cards, row.black)),
        ("HC-4.5", lambda row: (sign * among[row.entrant],)),
    ):
        parts = _split(("", tied), rule, key)
        if len(parts) > 1:
            parted: list[Group] = []
            for rule_above, part in parts:
                inner = _settle(
                    part, lo + sum(len(rows) for _, rows in parted), names, meetings, matters, sign
                )
                parted += [(rule_above, inner[0][1]), *inner[1:]]
            return parted
    return [("", tied)]


def _difference_among(tied: set[Entrant], meetings: Iterable[Meeting]) -> dict[Entrant, int]:
    """Return the difference of points over the matches among the tied players only (R-HC-05)."""
    found = dict.fromkeys(tied, 0)
    for meeting in meetings:
        if {meeting.one, meeting.two} <= tied:
            found[meeting.one] += meeting.points_one - meeting.points_two
            found[meeting.two] += meeting.points_two - meeting.points_one
    return found


def _by_name(tied: Iterable[Row], names: Mapping[Entrant, str]) -> list[Row]:
    return sorted(tied, key=lambda row: alphabetical_key(names[row.entrant], row.entrant))


def _with_places(groups: Iterable[Group], settle: Callable[[list[Row], int], list[Group]]) -> tuple[Row, ...]:
    """Return the rows with their places; rows still tied share a place and are marked."""
    rows: list[Row] = []
    for rule_above, group in groups:
        for n, (rule, part) in enumerate(settle(group, len(rows) + 1)):
            rank = len(rows) + 1
            rows += (
                row._replace(
                    rank=rank, tied=len(part) > 1, rule="" if rank == 1 or m else rule if n else rule_above
                )
                for m, row in enumerate(part)
            )
    return tuple(rows)
