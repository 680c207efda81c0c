"""Check every table against its log: read from the database and replayed by the engine.

The check does not trust the bot. A promise is broken if a log has a gap, changes, or contradicts the rules or
the digests.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bench.soak.stored import Database
from bench.soak.tally import Tally
from engine import GAMES
from engine.core import DEALER, NotUnderstood, RoundOver, digest

ROUNDS: Final = 4
"""Number of past rounds for which knowledge is kept: a picture may be drawn late."""


class Input(NamedTuple):
    """A log row and the turn before that row."""

    n: int
    turn: int
    seat: int
    action: str
    by: str


class Moment(NamedTuple):
    """The knowledge that readers may have at a turn.

    states  the states of that turn; simultaneous decisions share a turn
    round   the number of finished rounds
    open    the cards played in this round, and those of the previous round that messages still show
    held    by seat, the cards held in this round and in the previous round
    """

    states: list[Any]
    round: int
    open: frozenset[str]
    held: tuple[frozenset[str], ...]


class Match:
    """A table that has begun: its state, log and seats, and the readers' knowledge at each turn."""

    def __init__(self, number: int, channel: str, game: str, options: dict[str, Any], seats: int) -> None:
        self.number, self.channel, self.key = number, channel, game
        self.game = GAMES[game]
        self.state = self.game.new(seats, self.game.options(options, seats))
        self.edition = options.get("edition", "modern")
        self.chain = digest("", self.game, self.state)
        self.status = "running"
        self.asleep = self.paused = False
        self.log: list[Input] = []
        self.rounds = 0
        self.seat_of: dict[str, int] = {}
        self.tokens: dict[int, str] = {}
        """By seat, the token that its player has chosen."""
        self.sat: dict[str, tuple[int, int]] = {}
        """By person, the seat they have held, and until which round."""
        self.played: list[str] = []
        """The cards played in this round, in order."""
        self.forced: set[str] = set()
        """Those of the cards played that no person has played."""
        self.told_again: frozenset[str] = frozenset()
        """Cards of the round before that messages may show again: its last trick, and cards nobody chose."""
        self.held: list[set[str]] = [set() for _ in range(seats)]
        """The cards that each seat has had in hand in this round."""
        self.had: tuple[frozenset[str], ...] = tuple(frozenset() for _ in range(seats))
        """The cards that each seat has had in hand in the round before."""
        self.moments: dict[int, Moment] = {}
        """By turn, the moments of the last rounds."""
        self._note()

    @property
    def turn(self) -> int:
        """Return the engine's turn number."""
        return self.game.turn(self.state)

    @property
    def waits_for_dealer(self) -> bool:
        """Return whether the next move is the dealer's, which the bot makes by itself after a pause."""
        return DEALER in self.game.to_act(self.state)

    def step(self, n: int, seat: int, text: str, by: str, chain: str) -> str | None:
        """Apply the next log row and return its error, or None."""
        if n != len(self.log):
            return f"the log goes from {len(self.log) - 1} to {n}"
        try:
            action = self.game.parse(text)
        except NotUnderstood:
            return f"row {n} says {text!r}"
        if (refusal := self.game.find_refusal(self.state, seat, action)) is not None:
            return f"row {n}, {text} of seat {seat}, is against {refusal.rule}"
        self.log.append(Input(n, self.turn, seat, text, by))
        events = self.game.step(self.state, seat, action)
        self.chain = digest(self.chain, self.game, self.state)
        if chain != self.chain:
            return f"row {n} has the digest {chain} and comes to {self.chain}"
        if action.verb == self.game.play_verb:
            self.played.append(text.split(" ")[1])
            if not by.startswith("u:"):
                self.forced.add(self.played[-1])
        if any(isinstance(event, RoundOver) for event in events):
            self.rounds += 1
            self.told_again = frozenset(self.played[-len(self.held) :]) | self.forced
            self.played, self.forced = [], set()
            self.had = tuple(map(frozenset, self.held))
            self.held = [set() for _ in self.held]
            oldest = self.rounds - ROUNDS
            self.moments = {turn: moment for turn, moment in self.moments.items() if moment.round > oldest}
        self._note()
        return None

    def _note(self) -> None:
        """Add the readers' current knowledge to this turn's moment."""
        for place, cards in enumerate(self.held):
            cards |= self.hand(place)
        before = self.moments.get(self.turn)
        self.moments[self.turn] = Moment(
            [*(before.states if before else ()), self.state.copy()],
            self.rounds,
            self.told_again.union(self.played),
            tuple(had | held for had, held in zip(self.had, self.held, strict=True)),
        )

    def hand(self, seat: int, state: Any = None) -> set[str]:
        """Return the card codes of a seat's hand, now or in `state`; empty for a game without cards.

        The hand is read from the state, not from the view that the bot shows.
        """
        if not self.game.play_verb:
            return set()
        cards = (self.state if state is None else state).hands[seat]
        return {str(self.game.action(self.game.play_verb, (card,))).split(" ")[1] for card in cards}

    def secret_from(self, who: str | None, turn: int = 0) -> set[str]:
        """Return the cards in other hands at a turn that this person, or a spectator for None, cannot know.

        For turn 0, or a turn no longer kept, return the cards now in other hands that the last rounds did not
        reveal.
        """
        moment = self.moments.get(turn) if turn else None
        recent = list(self.moments.values()) if moment is None else [moment]
        states = [self.state] if moment is None else moment.states
        mine = self.seat_of.get(who) if who else None
        others = [seat for seat in range(len(self.held)) if seat != mine]
        secret = set.intersection(*(set().union(*(self.hand(s, state) for s in others)) for state in states))
        for one in recent:
            secret -= one.open
            seat, until = self.sat.get(who or "", (None, 0))
            if seat is not None and until >= one.round:
                secret -= one.held[seat]
        return secret

    def states(self, turn: int = 0) -> list[Any]:
        """Return the states of a turn, or those of the last rounds for turn 0."""
        moments = [self.moments[turn]] if turn and turn in self.moments else list(self.moments.values())
        return [state for moment in moments for state in moment.states]

    def waits_for(self) -> list[str]:
        """Return the people who must move now."""
        seats = self.game.to_act(self.state)
        return [who for who, seat in self.seat_of.items() if seat in seats]

    def legal(self, who: str, notation: str) -> bool:
        """Return whether this is a move that this person may make now."""
        try:
            action = self.game.parse(notation)
        except NotUnderstood:
            return False
        seat = self.seat_of.get(who)
        return seat is not None and self.game.find_refusal(self.state, seat, action) is None


class Matches:
    """All tables of a database; each read continues after the last row read."""

    def __init__(self, stored: Database, tally: Tally) -> None:
        self._rows, self._tally = stored.rows, tally
        self._known: dict[int, Match] = {}
        self._newest: dict[str, tuple[int, str] | None] = {}
        self._joined: dict[int, set[str]] = {}
        self._people: dict[str, str] = {}  # who strings with Discord ids, by who strings of the database
        self.there = asyncio.Event()
        """An event that is set while the database can be read; else the last known state is used."""
        self.there.set()

    def _who(self, stored: str) -> str:
        """Return a who string of the database with the person's Discord id."""
        if not stored.startswith("u:"):
            return stored
        if stored not in self._people:
            found = self._rows("SELECT discord_id FROM people WHERE id = ?", int(stored[2:]))
            self._people[stored] = f"u:{found[0][0]}" if found and found[0][0] else stored
        return self._people[stored]

    def newest(self, channel: str) -> tuple[int, str] | None:
        """Return number and status of the newest table in a channel, or None."""
        if not self.there.is_set():
            return self._newest.get(channel)
        found = self._rows(
            "SELECT id, status FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1", int(channel)
        )
        self._newest[channel] = (int(found[0][0]), str(found[0][1])) if found else None
        return self._newest[channel]

    def joined(self, table: int) -> set[str]:
        """Return the people in a table's lobby."""
        if self.there.is_set():
            rows = self._rows("SELECT who FROM members WHERE table_id = ?", table)
            self._joined[table] = {self._who(who) for (who,) in rows}
        return self._joined.get(table, set())

    def read(self, table: int) -> Match | None:
        """Return the current match of a table, or None if the table never left its lobby."""
        if not self.there.is_set():
            return self._known.get(table)
        header = self._rows(
            "SELECT channel_id, game, options, seats, status, asleep, paused_at FROM tables WHERE id = ?",
            table,
        )
        if not header or not header[0][3]:
            return None
        channel, game, options, seats, status, asleep, paused_at = header[0]
        match = self._known.get(table)
        if match is None:
            match = self._known[table] = Match(table, str(channel), game, json.loads(options), seats)
        match.status, match.asleep, match.paused = status, bool(asleep), paused_at is not None
        rows = self._rows(
            "SELECT n, seat, action, by, digest FROM log WHERE table_id = ? AND n >= ? ORDER BY n",
            table,
            len(match.log),
        )
        for n, seat, action, by, chain in rows:
            if (wrong := match.step(n, seat, action, self._who(by), chain)) is not None:
                self._tally.record_broken_promise(f"table {table}: {wrong}")
                break
        seatings = self._rows("SELECT seat, who, token FROM seating WHERE table_id = ? ORDER BY id", table)
        holders = {seat: self._who(who) for seat, who, _ in seatings}
        match.tokens = {seat: str(token) for seat, _, token in seatings}
        match.seat_of = {who: seat for seat, who in holders.items()}
        match.sat |= {who: (seat, match.rounds) for who, seat in match.seat_of.items()}
        return match

    def live(self) -> Iterator[Match]:
        """Yield all running matches; the database must be readable."""
        for (table,) in self._rows("SELECT id FROM tables WHERE status = 'running' ORDER BY id"):
            if (match := self.read(int(table))) is not None:
                yield match

    def check(self) -> None:
        """Check that no log row read earlier has been lost, changed or doubled."""
        for table, match in self._known.items():
            found = self._rows("SELECT n, seat, action, by FROM log WHERE table_id = ? ORDER BY n", table)
            rows = [(n, seat, action, self._who(by)) for n, seat, action, by in found]
            known = [(i.n, i.seat, i.action, i.by) for i in match.log]
            if rows[: len(known)] != known:
                self._tally.record_broken_promise(f"table {table}: its log is not what it was")
            (inputs,) = self._rows("SELECT inputs FROM tables WHERE id = ?", table)[0]
            if inputs < len(known) or [row[0] for row in rows] != list(range(len(rows))):
                self._tally.record_broken_promise(
                    f"table {table}: {inputs} inputs and {len(rows)} rows with a hole"
                )
            self._tally.counts["rows of logs held against their replay"] = sum(
                len(each.log) for each in self._known.values()
            )
