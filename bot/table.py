"""One table in memory: who sits where, and the match, behind doors that give out views only."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from bot.records import LogRow, Member, Person, Result, Robot, Seating, TableHeader, parse_who
from engine import GAMES
from engine.core import (
    DEALER,
    AnyAction,
    IllegalAction,
    MatchOver,
    Place,
    RoundOver,
    Seat,
    apply,
    digest,
    repeats,
)


class Refused(Exception):
    """Something a person may not do now: the rule or house id that says so, and the cards it leaves."""

    def __init__(self, rule: str, cards: Sequence[int] = (), **facts: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.cards = tuple(cards)
        self.facts = facts


class Broken(Exception):
    """A stored match that cannot be played on: its replay does not reproduce its digests."""


class Sitter(NamedTuple):
    """Who holds a seat, or waits for one in the lobby."""

    who: str
    name: str

    @property
    def robot(self) -> bool:
        """True when the seat is played by the bot."""
        return isinstance(parse_who(self.who), Robot)


class Seen(NamedTuple):
    """A table as one reader may see it; `view` is None before the start."""

    header: TableHeader
    sitters: tuple[Sitter, ...]
    view: Any
    seat: Seat | None
    awaiting: tuple[Seat, ...]

    @property
    def member(self) -> bool:
        """True when the reader sits here."""
        return self.seat is not None


class Move(NamedTuple):
    """A legal input, worked out but not yet in force: the row to store and what follows from it."""

    row: LogRow
    state: Any
    events: tuple[Any, ...]
    over: bool


class Mark(NamedTuple):
    """The standing when a round ended, and how many inputs had been taken then."""

    n: int
    places: tuple[Place, ...]


class Table:
    """A table. Nobody outside reads its state: ask for a view, propose a move, commit it once stored."""

    def __init__(self, header: TableHeader, members: Sequence[Member]) -> None:
        self.lock = asyncio.Lock()
        self.doubtful = False
        self.last_events: tuple[Any, ...] = ()
        self.load(header, members, (), ())

    def load(
        self,
        header: TableHeader,
        members: Sequence[Member],
        seatings: Sequence[Seating],
        rows: Sequence[LogRow],
    ) -> None:
        """Become what is stored. Broken when the log does not replay to its own digests (rules changed)."""
        self.header = header
        self.members = list(members)
        self.seatings = list(seatings)
        self.game = GAMES[header.game]
        self._state: Any = None
        self._n = 0
        self._chain = ""
        self._marks: list[Mark] = []
        self.doubtful = False
        if header.seats:
            self._replay(rows)

    def _replay(self, rows: Sequence[LogRow]) -> None:
        game, header = self.game, self.header
        try:
            options = game.options(header.options, header.seats)
            self._state = game.new(header.seats, options)
            self._chain = digest("", game, self._state)
            for row in rows:
                action = game.parse(row.action)
                refusal = game.why_not(self._state, row.seat, action)
                if refusal is not None:
                    raise IllegalAction(row.seat, row.action, refusal)
                events = tuple(game.step(self._state, row.seat, action))
                self._chain = digest(self._chain, game, self._state)
                if self._chain != row.digest:
                    raise Broken(f"table {header.id}: digest differs at input {row.n}")
                self._advance(self._state, events)
        except ValueError as error:
            raise Broken(f"table {header.id}: {error}") from error

    def _advance(self, state: Any, events: tuple[Any, ...]) -> None:
        self._state = state
        self._n += 1
        self.last_events = events
        if any(isinstance(event, RoundOver | MatchOver) for event in events):
            self._marks.append(Mark(self._n, self.game.standing(state)))

    # ------------------------------------------------------------------ what may be seen

    @property
    def running(self) -> bool:
        """True between start and final score."""
        return self.header.status == "running"

    @property
    def inputs(self) -> int:
        """How many inputs have been taken."""
        return self._n

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return self.game.to_act(self._state) if self.running else ()

    @property
    def turn(self) -> int:
        """Number of the present decision; 0 in the lobby."""
        return self.game.turn(self._state) if self._state is not None else 0

    def view(self, seat: Seat | None) -> Any:
        """What `seat`, or a spectator, knows of the match; None before it has begun."""
        return None if self._state is None else self.game.view(self._state, seat)

    def standing(self) -> tuple[Place, ...]:
        """The public places; () before the match has begun."""
        return () if self._state is None else self.game.standing(self._state)

    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where; in the lobby, who waits for a seat, in order."""
        if not self.header.seats:
            return tuple(Sitter(member.who, member.name) for member in self.members)
        holders: dict[Seat, Sitter] = {}
        for seating in self.seatings:
            holders[seating.seat] = Sitter(seating.who, seating.name)
        return tuple(holders[seat] for seat in range(self.header.seats))

    def seat_of(self, user: int) -> Seat | None:
        """The seat this person holds now (lobby: their place in line)."""
        who = str(Person(user))
        return next((seat for seat, sitter in enumerate(self.sitters()) if sitter.who == who), None)

    def former_seat_of(self, user: int) -> Seat | None:
        """The seat this person once held and a robot holds now."""
        who = str(Person(user))
        return next((s.seat for s in reversed(self.seatings) if s.who == who), None)

    def seen(self, user: int | None) -> Seen:
        """The table as this person sees it; None for a spectator."""
        seat = None if user is None else self.seat_of(user)
        return Seen(self.header, self.sitters(), self.view(seat), seat, self.to_act)

    def robots_due(self) -> list[Seat]:
        """Seats the table waits for that are played by the bot, the dealer's first."""
        sitters = self.sitters()
        return [seat for seat in self.to_act if seat == DEALER or (seat >= 0 and sitters[seat].robot)]

    def people(self) -> list[int]:
        """User ids of the people who hold a seat now."""
        players = (parse_who(sitter.who) for sitter in self.sitters())
        return [player.user_id for player in players if isinstance(player, Person)]

    # ------------------------------------------------------------------ moves

    def repeats(self, seat: Seat, action: AnyAction) -> bool:
        """True when the seat has already answered exactly this in the open phase."""
        return repeats(self.game.choices(self._state, seat), action)

    def chance(self, rng: Any) -> Any:
        """What the dealer does next."""
        return self.game.chance(self._state, rng)

    def propose(self, seat: Seat, action: AnyAction, by: str, at: datetime) -> Move:
        """Work out a move without making it. Refused when the rules forbid it."""
        try:
            after, events = apply(self.game, self._state, seat, action)
        except IllegalAction as error:
            raise Refused(error.refusal.rule, error.refusal.cards) from error
        marks = any(isinstance(event, RoundOver | MatchOver) for event in events)
        row = LogRow(
            n=self._n,
            seat=seat,
            action=str(action),
            by=by,
            at=at,
            digest=digest(self._chain, self.game, after),
            standing=[_place(place) for place in self.game.standing(after)] if marks else None,
        )
        return Move(row, after, tuple(events), not self.game.to_act(after))

    def commit(self, move: Move) -> None:
        """Make a stored move the present."""
        self._chain = move.row.digest
        self._advance(move.state, move.events)

    def results(self, move: Move) -> list[Result]:
        """What each player did in this match, with `move` as its last input.

        A round counts for a person who held the seat from its first input to its last; a person who
        left has a row of their own without a rank.
        """
        places = self.game.standing(move.state)
        marks = [*self._marks, Mark(self._n + 1, places)]
        results = []
        for place in places:
            holders = {s.who: s.name for s in self.seatings if s.seat == place.seat}
            final = self._holder(place.seat, self._n)
            for who, name in holders.items():
                player = parse_who(who)
                left = who != final
                if left and isinstance(player, Robot):
                    continue
                points, facts = self._done_by(who, place.seat, marks)
                user = player.user_id if isinstance(player, Person) else None
                results.append(
                    Result(
                        table_id=self.header.id,
                        seat=place.seat,
                        who=who,
                        user_id=user,
                        name=name,
                        rank=place.rank,
                        points=points,
                        left=left,
                        facts=facts,
                    )
                )
        return results

    def _holder(self, seat: Seat, n: int) -> str:
        return [s.who for s in self.seatings if s.seat == seat and s.from_n <= n][-1]

    def _done_by(self, who: str, seat: Seat, marks: Sequence[Mark]) -> tuple[int, dict[str, int]]:
        points, facts, before, start = 0, dict[str, int](), Place(seat, 0, 0, {}), 0
        for mark in marks:
            after = next(place for place in mark.places if place.seat == seat)
            moved = any(s.seat == seat and start < s.from_n < mark.n for s in self.seatings)
            if self._holder(seat, start) == who and not moved:
                points += after.points - before.points
                for key, value in after.facts.items():
                    facts[key] = facts.get(key, 0) + value - before.facts.get(key, 0)
            before, start = after, mark.n
        return points, facts


def _place(place: Place) -> dict[str, Any]:
    return {"seat": place.seat, "rank": place.rank, "points": place.points, "facts": dict(place.facts)}
