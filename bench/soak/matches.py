"""Every table as its log says it is: read from the database, replayed by the engine, and held against it.

What the bot knows is not asked. A log that has a hole, that changes, or that the rules or the digests do not
bear out is a fault.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from bench.soak.stored import Stored
from bench.soak.tally import Tally
from engine import GAMES
from engine.core import NotUnderstood, RoundOver, digest


class Input(NamedTuple):
    """A row of the log, and the turn before it."""

    n: int
    turn: int
    seat: int
    action: str
    by: str


class Match:
    """A table that has begun: where it stands, its log, who sits where, and which cards who has seen."""

    def __init__(self, number: int, channel: str, game: str, options: dict[str, Any], seats: int) -> None:
        self.number, self.channel, self.key = number, channel, game
        self.game = GAMES[game]
        self.state = self.game.new(seats, self.game.options(options, seats))
        self.edition = options.get("edition", "modern")
        self.chain = digest("", self.game, self.state)
        self.status = "running"
        self.asleep = False
        self.log: list[Input] = []
        self.rounds = 0
        self.seat_of: dict[str, int] = {}
        self.sat: dict[str, tuple[int, int]] = {}
        """Who has held which seat, and until which round."""
        self.played: list[set[str]] = [set(), set()]
        """The cards played in this round, and in the one before."""
        self.held: list[list[set[str]]] = [[set() for _ in range(seats)] for _ in range(2)]
        """The same of the cards that each seat has had in hand."""

    @property
    def turn(self) -> int:
        """Changes whenever somebody else may do something else."""
        return self.game.turn(self.state)

    def step(self, n: int, seat: int, text: str, by: str, chain: str) -> str | None:
        """Take the next row of the log; what is wrong with it."""
        if n != len(self.log):
            return f"the log goes from {len(self.log) - 1} to {n}"
        try:
            action = self.game.parse(text)
        except NotUnderstood:
            return f"row {n} says {text!r}"
        if (refusal := self.game.why_not(self.state, seat, action)) is not None:
            return f"row {n}, {text} of seat {seat}, is against {refusal.rule}"
        self.log.append(Input(n, self.turn, seat, text, by))
        events = self.game.step(self.state, seat, action)
        self.chain = digest(self.chain, self.game, self.state)
        if chain != self.chain:
            return f"row {n} has the digest {chain} and comes to {self.chain}"
        if action.verb == self.game.plays:
            self.played[0].add(text.split(" ")[1])
        if any(isinstance(event, RoundOver) for event in events):
            self.rounds += 1
            self.played = [set(), self.played[0]]
            self.held = [[set() for _ in self.held[0]], self.held[0]]
        for place, cards in enumerate(self.held[0]):
            cards |= self.hand(place)
        return None

    def hand(self, seat: int) -> set[str]:
        """The cards of a seat, by their codes; none where the game has no cards."""
        if not self.game.plays:
            return set()
        view = self.game.view(self.state, seat)
        return {str(self.game.action(self.game.plays, (card,))).split(" ")[1] for card in view.hand}

    def secret_from(self, who: str | None) -> set[str]:
        """The cards in the hands of others that this person, or a spectator, has no way of knowing."""
        mine = self.seat_of.get(who) if who else None
        others: set[str] = set().union(*(self.hand(s) for s in range(len(self.held[0])) if s != mine))
        known = self.played[0] | self.played[1]
        if who in self.sat:
            seat, until = self.sat[who]
            known = known.union(*(self.held[ago][seat] for ago in (0, 1) if until >= self.rounds - ago))
        return others - known

    def waits_for(self) -> list[str]:
        """The people who may do something now."""
        seats = self.game.to_act(self.state)
        return [who for who, seat in self.seat_of.items() if seat in seats]

    def legal(self, who: str, notation: str) -> bool:
        """Whether this is a move that this person may make now."""
        try:
            action = self.game.parse(notation)
        except NotUnderstood:
            return False
        seat = self.seat_of.get(who)
        return seat is not None and self.game.why_not(self.state, seat, action) is None


class Matches:
    """All tables of a database, each read on from where it was read last."""

    def __init__(self, stored: Stored, tally: Tally) -> None:
        self._rows, self._tally = stored.rows, tally
        self._known: dict[int, Match] = {}
        self._newest: dict[str, tuple[int, str] | None] = {}
        self._joined: dict[int, set[str]] = {}
        self.there = asyncio.Event()
        """Set while the database can be asked; else what was known last is all that is known."""
        self.there.set()

    def newest(self, channel: str) -> tuple[int, str] | None:
        """The table opened last in a channel, and its status."""
        if not self.there.is_set():
            return self._newest.get(channel)
        found = self._rows(
            "SELECT id, status FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1", int(channel)
        )
        self._newest[channel] = (int(found[0][0]), str(found[0][1])) if found else None
        return self._newest[channel]

    def joined(self, table: int) -> set[str]:
        """Who has sat down in a lobby."""
        if self.there.is_set():
            rows = self._rows("SELECT who FROM members WHERE table_id = ?", table)
            self._joined[table] = {str(who) for (who,) in rows}
        return self._joined.get(table, set())

    def read(self, table: int) -> Match | None:
        """A table as it stands now; None while it is a lobby, or was given up as one."""
        if not self.there.is_set():
            return self._known.get(table)
        header = self._rows(
            "SELECT channel_id, game, options, seats, status, asleep FROM tables WHERE id = ?", table
        )
        if not header or not header[0][3]:
            return None
        channel, game, options, seats, status, asleep = header[0]
        match = self._known.get(table)
        if match is None:
            match = self._known[table] = Match(table, str(channel), game, json.loads(options), seats)
        match.status, match.asleep = status, bool(asleep)
        rows = self._rows(
            "SELECT n, seat, action, by, digest FROM log WHERE table_id = ? AND n >= ? ORDER BY n",
            table,
            len(match.log),
        )
        for n, seat, action, by, chain in rows:
            if (wrong := match.step(n, seat, action, by, chain)) is not None:
                self._tally.wrong(f"table {table}: {wrong}")
                break
        seatings = self._rows("SELECT seat, who FROM seating WHERE table_id = ? ORDER BY id", table)
        holders = {seat: str(who) for seat, who in seatings}
        match.seat_of = {who: seat for seat, who in holders.items()}
        match.sat |= {who: (seat, match.rounds) for who, seat in match.seat_of.items()}
        return match

    def live(self) -> Iterator[Match]:
        """All that are being played; only while the database can be asked."""
        for (table,) in self._rows("SELECT id FROM tables WHERE status = 'running' ORDER BY id"):
            if (match := self.read(int(table))) is not None:
                yield match

    def check(self) -> None:
        """Hold every log against what was read of it before: nothing is lost, changed or doubled."""
        for table, match in self._known.items():
            rows = self._rows("SELECT n, seat, action, by FROM log WHERE table_id = ? ORDER BY n", table)
            known = [(i.n, i.seat, i.action, i.by) for i in match.log]
            if rows[: len(known)] != known:
                self._tally.wrong(f"table {table}: its log is not what it was")
            (inputs,) = self._rows("SELECT inputs FROM tables WHERE id = ?", table)[0]
            if inputs < len(known) or [row[0] for row in rows] != list(range(len(rows))):
                self._tally.wrong(f"table {table}: {inputs} inputs and {len(rows)} rows with a hole")
            self._tally.counts["rows of logs held against their replay"] = sum(
                len(each.log) for each in self._known.values()
            )
