"""Conversion of stored rows to the engine's inputs and results, and of the engine's state to rows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.championship.snapshot import (
    ChampionshipSnapshot,
    Decision,
    LiveMatch,
    is_decision,
    is_fixture_playable,
)
from bot.records.championships import MatchRow, MedalRow, Progress, StoredChampionship
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person, Robot, TableHeader, parse_who
from bot.seating.invitations import missing_players
from bot.store.tables import LIVE
from engine.championship import compute_championship
from engine.championship.plan import Plan
from engine.championship.public import CANCELLED, Championship, Fixture, Input, Line, Result, parse


def compute_snapshot(stored: StoredChampionship) -> ChampionshipSnapshot:
    """Compute a championship's snapshot from its rows.

    The caller fills in the links to tables.
    """
    entries = inputs(stored)
    live = {
        str(match.header.fixture): LiveMatch(
            match.header.id,
            match.header.status == "running",
            _thread_url(match.header),
            match.header.asleep,
            match.header.revision,
            _people(match),
            _awaited(match),
            match.header.paused_at is not None,
        )
        for match in stored.matches
        if match.header.status in LIVE
    }
    decisions = (
        Decision(entry, row.reason, row.by)
        for entry, row in zip(entries, stored.inputs, strict=True)
        if is_decision(entry)
    )
    state = compute_championship(Plan.from_mapping(stored.header.plan), entries, results(stored))
    draws = [row for row, entry in zip(stored.inputs, entries, strict=True) if entry.verb == "draw"]
    left = dict.fromkeys(entry.numbers[0] for entry in entries if entry.verb == "leave")
    return ChampionshipSnapshot(
        stored.header,
        state,
        len(entries),
        _moved_at(stored),
        live,
        tuple(decisions),
        drawn_at=draws[0].at if draws else None,
        drawn_by=draws[0].by if draws else "",
        left=tuple(user for user in left if user not in state.names and not is_placeholder(user)),
    )


def _moved_at(stored: StoredChampionship) -> datetime:
    """Return the moment of the latest event: the opening, an input, or a table opened or ended."""
    tables = [match.header for match in stored.matches]
    moments = [stored.header.opened_at, *(row.at for row in stored.inputs)]
    moments += [moment for table in tables for moment in (table.opened_at, table.ended_at) if moment]
    return max(moments)


def _people(match: MatchRow) -> frozenset[str]:
    """Return the who strings of people who are invited or hold a seat now."""
    holders = {seating.seat: seating.who for seating in match.seatings}
    sitting = (who for who in holders.values() if isinstance(parse_who(who), Person))
    return frozenset([*(match.header.invited or {}), *sitting])


def _awaited(match: MatchRow) -> frozenset[int]:
    """Return the user ids of invited people who are not seated yet; none after the match has begun."""
    missing = missing_players(match.header, match.members) if match.header.status == "lobby" else []
    return frozenset(player.user_id for who in missing if isinstance(player := parse_who(who), Person))


def _thread_url(header: TableHeader) -> str:
    """Return the URL of the table's thread; "" for a table without a thread."""
    return f"https://discord.com/channels/{header.guild_id}/{header.thread_id}" if header.thread_id else ""


def inputs(stored: StoredChampionship) -> list[Input]:
    """Return the parsed inputs, in order."""
    return [parse(row.input) for row in stored.inputs]


def results(stored: StoredChampionship) -> list[Result]:
    """Return the results of the matches that have ended, in the order their tables were opened."""
    return [result(match) for match in stored.matches if match.header.status not in LIVE]


def count_played(stored: StoredChampionship) -> int:
    """Return the number of matches played to the end."""
    return sum(match.header.status == "over" for match in stored.matches)


def result(match: MatchRow) -> Result:
    """Convert a match to the engine's form of a result, in which each seat belongs to its first entrant.

    The places are the podium's. An entrant has left if a robot holds their seat at the end. Unlike
    leaderboards (`bot.tables.results`), a championship ignores how many decisions each player made; that is
    for the organiser to judge. A match that was broken off has neither lines nor points.
    """
    if match.header.status != "over":
        return Result(str(match.header.fixture), ())
    first: dict[int, str] = {}
    last: dict[int, str] = {}
    for seating in match.seatings:
        first.setdefault(seating.seat, seating.who)
        last[seating.seat] = seating.who
    lines = [
        _line(place, player.user_id, isinstance(parse_who(last[place["seat"]]), Robot))
        for place in match.header.standing or ()
        if isinstance(player := parse_who(first[place["seat"]]), Person)
    ]
    by_seat = sorted(match.header.standing or (), key=lambda place: int(place["seat"]))
    return Result(str(match.header.fixture), tuple(lines), tuple(place["points"] for place in by_seat))


def _line(place: dict[str, Any], entrant: int, left: bool) -> Line:
    counters = {key: int(place["facts"].get(key, 0)) for key in ("stars", "rounds_won", "yellow", "black")}
    return Line(entrant, place["rank"], place["points"], left=left, **counters)


def medals(state: Championship) -> list[MedalRow]:
    """Return the medals to store, without deleted people; none before the end or after a cancellation."""
    return [
        MedalRow(medal.entrant, state.names[medal.entrant], medal.place, medal.podium, medal.extra)
        for medal in state.medals
        if not is_placeholder(medal.entrant)
    ]


def final_status(state: Championship) -> Progress | None:
    """Return the final status of a championship in this state; None if the championship is not over."""
    if not state.has_ended:
        return None
    return "cancelled" if state.stage == CANCELLED else "over"


def playable_fixtures(snapshot: ChampionshipSnapshot, user: int) -> Sequence[Fixture]:
    """Return the fixtures that this entrant can play."""
    return [
        one for one in snapshot.state.fixtures if is_fixture_playable(snapshot, one) and user in one.entrants
    ]
