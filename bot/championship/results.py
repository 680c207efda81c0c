"""From what is stored of a championship to what its rules read, and from their verdict to what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.championship.snapshot import ChampionshipSnapshot, Decision, LiveMatch, is_decision, playable
from bot.championship_records import MatchRow, MedalRow, Progress, StoredChampionship
from bot.placeholders import is_placeholder
from bot.records import Person, Robot, TableHeader, parse_who
from bot.seating.invitations import awaited
from engine.championship import stand
from engine.championship.plan import Plan
from engine.championship.public import CANCELLED, Championship, Fixture, Input, Line, Result, parse


def read(stored: StoredChampionship) -> ChampionshipSnapshot:
    """What is stored, worked out; the links to its tables are for others to fill in."""
    said = inputs(stored)
    live = {
        str(match.header.fixture): LiveMatch(
            match.header.id,
            match.header.status == "running",
            _thread(match.header),
            match.header.asleep,
            match.header.revision,
            _people(match),
            _awaited(match),
        )
        for match in stored.matches
        if match.header.status != "over"
    }
    decisions = (
        Decision(one, row.reason, row.by)
        for one, row in zip(said, stored.inputs, strict=True)
        if is_decision(one)
    )
    state = stand(Plan.of(stored.header.plan), said, results(stored))
    draws = [row for row, one in zip(stored.inputs, said, strict=True) if one.verb == "draw"]
    left = dict.fromkeys(one.numbers[0] for one in said if one.verb == "leave")
    return ChampionshipSnapshot(
        stored.header,
        state,
        len(said),
        _moved_at(stored),
        live,
        tuple(decisions),
        drawn_at=draws[0].at if draws else None,
        drawn_by=draws[0].by if draws else "",
        left=tuple(one for one in left if one not in state.names and not is_placeholder(one)),
    )


def _moved_at(stored: StoredChampionship) -> datetime:
    """When it was opened, or the last input came, or a table was opened or ended."""
    tables = [match.header for match in stored.matches]
    moments = [stored.header.opened_at, *(row.at for row in stored.inputs)]
    moments += [moment for table in tables for moment in (table.opened_at, table.ended_at) if moment]
    return max(moments)


def _people(match: MatchRow) -> frozenset[str]:
    """Who is invited, and who holds a seat now, robots left out."""
    holders = {seating.seat: seating.who for seating in match.seatings}
    sitting = (who for who in holders.values() if isinstance(parse_who(who), Person))
    return frozenset([*(match.header.invited or {}), *sitting])


def _awaited(match: MatchRow) -> frozenset[int]:
    """Who is invited and has not sat down yet; nobody once it has begun."""
    missing = awaited(match.header, match.members) if match.header.status == "lobby" else []
    return frozenset(player.user_id for who in missing if isinstance(player := parse_who(who), Person))


def _thread(header: TableHeader) -> str:
    """The address of the table's thread, "" when it plays in the channel."""
    return f"https://discord.com/channels/{header.guild_id}/{header.thread_id}" if header.thread_id else ""


def inputs(stored: StoredChampionship) -> list[Input]:
    """Its inputs, in order."""
    return [parse(row.input) for row in stored.inputs]


def results(stored: StoredChampionship) -> list[Result]:
    """The matches that were played out, in the order their tables were opened."""
    return [result(match) for match in stored.matches if match.header.status == "over"]


def result(match: MatchRow) -> Result:
    """A match as the rules read it: a seat is its entrant's who held it first, whoever played it later.

    The places are the podium's. Somebody has left when a robot holds their seat at the end; how much of it
    they played themselves decides only what leaderboards count (`bot.tables.results`): here it is for the
    organiser.
    """
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
    return Result(str(match.header.fixture), tuple(lines))


def _line(place: dict[str, Any], entrant: int, left: bool) -> Line:
    counters = {key: int(place["facts"].get(key, 0)) for key in ("stars", "rounds_won", "yellow", "black")}
    return Line(entrant, place["rank"], place["points"], left=left, **counters)


def medals(state: Championship) -> list[MedalRow]:
    """The medals to store: nothing before the end, nothing of a cancelled one, none of somebody deleted."""
    return [
        MedalRow(medal.entrant, state.names[medal.entrant], medal.place, medal.podium, medal.extra)
        for medal in state.medals
        if not is_placeholder(medal.entrant)
    ]


def ending(state: Championship) -> Progress | None:
    """How the championship ends with this, None when it goes on."""
    if not state.ended:
        return None
    return "cancelled" if state.stage == CANCELLED else "over"


def theirs(snapshot: ChampionshipSnapshot, user: int) -> Sequence[Fixture]:
    """The fixtures that this entrant can play."""
    return [one for one in snapshot.state.fixtures if playable(snapshot, one) and user in one.entrants]
