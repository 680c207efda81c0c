"""One table in memory, with its occupants and a match whose state is revealed only through views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.errors import Broken, Refused
from bot.records.tables import (
    Deadline,
    LogRow,
    Member,
    Person,
    Result,
    Seating,
    StoredTable,
    TableHeader,
    TableVersion,
    parse_who,
)
from bot.tables import deadlines as timing
from bot.tables.attendance import Attendance
from bot.tables.last_cards import last_card_of
from bot.tables.leavers import TIME, Leaver, leavers, seats_to_return_to
from bot.tables.moves import Change, Move, bot_to_move
from bot.tables.results import Arrival, final_places, outcome, shares_since
from bot.tables.snapshot import (
    LateComer,
    Occupant,
    Ruling,
    Snapshot,
    SnapshotOf,
    cover,
    seat_occupants,
)
from engine import GAMES
from engine.core import (
    DEALER,
    REFEREE,
    AnyAction,
    IllegalAction,
    MatchOver,
    Place,
    RoundOver,
    Seat,
    apply,
    digest,
    repeats_choice,
)
from engine.luck import Luck


class Table:
    """A table with private state: callers ask for a view, propose a move, and commit the stored move."""

    def __init__(self, header: TableHeader, members: Sequence[Member]) -> None:
        self.last_events: tuple[Any, ...] = ()
        self.last_at = header.opened_at
        self.load(StoredTable(header, tuple(members), (), (), (), frozenset()), replay=False)

    def load(self, stored: StoredTable, replay: bool = True) -> None:
        """Replace the table's whole state with the stored rows.

        Raises:
            Broken: the log does not reproduce its own digests, because the rules have changed.
        """
        self.header = header = stored.header
        self.members, self.seatings = list(stored.members), list(stored.seatings)
        self._secret = stored.secret
        self._occupants: tuple[Occupant, ...] | None = None
        self._places: tuple[Place, ...] | None = None
        # The number of inputs since which the present occupants have held the seats.
        self._seated_since = max((seating.from_n for seating in stored.seatings), default=0)
        self.leavers = leavers(header, self.seatings)
        self.game = GAMES[header.game]
        self._state: Any = None
        self._n = len(stored.log)
        self._chain = ""
        self._past_occupants: tuple[tuple[Occupant, ...], ...] = ()  # at the end of each round
        self._rulings: list[Ruling] = []
        self._attendance = Attendance(stored.seatings)
        self._scored_at: list[int] = []  # how many inputs had been taken at the end of each round
        self._arrivals: dict[tuple[Seat, str], Arrival] = {}
        self.deadlines = list(stored.deadlines)
        self._extensions = stored.extensions
        self.reminded: frozenset[tuple[Seat, int]] = frozenset()
        self._bot_to_move: bool | None = None  # None: not known yet
        self.stale = False
        if header.seats and replay and header.status != "closed":
            self._replay(stored.log)

    def _replay(self, rows: Sequence[LogRow]) -> None:
        game, header, self._n = self.game, self.header, 0
        try:
            options = game.options(header.options, header.seats)
            self._state = game.new(header.seats, options)
            self._chain = digest("", game, self._state)
            coming = _first_seatings(self.seatings)
            for row in rows:
                self._note_arrivals(coming.get(row.n, ()))
                action = game.parse(row.action)
                if (refusal := game.find_refusal(self._state, row.seat, action)) is not None:
                    raise IllegalAction(row.seat, row.action, refusal)
                turn = game.turn(self._state)
                events = tuple(game.step(self._state, row.seat, action))
                self._chain = digest(self._chain, game, self._state)
                if self._chain != row.digest:
                    raise Broken(f"table {header.id}: digest differs at input {row.n}")
                self._advance(self._state, events)
                self._notice(row, turn)
            self._note_arrivals(coming.get(self._n, ()))
        except ValueError as error:
            raise Broken(f"table {header.id}: {error}") from error

    def _note_arrivals(self, coming: Sequence[Seating]) -> None:
        """Note the seats' places as people sit down there for the first time, after a scored round."""
        for seating in coming if self.rounds_done else ():
            places = self.game.standing(self._state)
            place = next(place for place in places if place.seat == seating.seat)
            self._arrivals[seating.seat, seating.who] = Arrival(self.rounds_done, place)

    def _notice(self, row: LogRow, turn: int) -> None:
        self.last_at = row.at
        self._attendance.record(row, turn, self.occupants(row.n), self.last_events)
        if row.seat == REFEREE:
            self._rulings.append(Ruling(row.action, row.reason or "", self.occupants(row.n)))

    def _advance(self, state: Any, events: tuple[Any, ...]) -> None:
        self._state, self._places = state, None
        self._n, self.last_events = self._n + 1, events
        if any(isinstance(event, RoundOver | MatchOver) for event in events):
            self._past_occupants += (self.occupants(self._n - 1),)
            self._scored_at.append(self._n)

    # ------------------------------------------------------------------ public facts and views

    @property
    def is_running(self) -> bool:
        """Return whether the match is being played."""
        return self.header.status == "running"

    @property
    def inputs(self) -> int:
        """Return the number of inputs taken."""
        return self._n

    @property
    def at(self) -> TableVersion:
        """Return the revision and number of inputs that a change is computed from."""
        return TableVersion(self.header.revision, self._n)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats the table waits for."""
        return self.game.to_act(self._state) if self.is_running else ()

    @property
    def turn(self) -> int:
        """Return the number of the present decision; 0 in the lobby."""
        return self.game.turn(self._state) if self._state is not None else 0

    def view(self, seat: Seat | None) -> Any:
        """Return what `seat`, or a spectator (None), knows of the match; None before it has begun."""
        return None if self._state is None else self.game.view(self._state, seat)

    def bystanders(self) -> tuple[Seat, ...]:
        """Return the seats that may act out of turn, judging by public facts only."""
        return self.game.bystanders(self.view(None)) if self.is_running else ()

    def last_card(self, seat: Seat) -> AnyAction | None:
        """Return the last card of this seat's hand as a move.

        Return None unless that card is the seat's only move.
        """
        return last_card_of(self.game, self._state, seat)

    def standing(self) -> tuple[Place, ...]:
        """Return the public places; () before the match has begun."""
        if self._places is None and self._state is not None:
            self._places = self.game.standing(self._state)
        return self._places or ()

    def occupants(self, at: int | None = None) -> tuple[Occupant, ...]:
        """Return the occupants by seat, now or when `at` inputs had been taken.

        In a lobby, in order of arrival.
        """
        if at is not None and at < self._seated_since:
            return seat_occupants(self.header, self.members, self.seatings, at)
        if self._occupants is None:
            self._occupants = seat_occupants(self.header, self.members, self.seatings)
        return self._occupants

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat this person holds now (in a lobby, their place in line); None without a seat."""
        who, held = str(Person(user)), [occupant.who for occupant in self.occupants()]
        return held.index(who) if who in held else None

    def former_seat_of(self, user: int) -> Seat | None:
        """Return the seat that a robot plays for this person and that they may take back.

        Return None if there is no such seat.
        """
        return next(
            (gone.seat for gone in self.leavers if gone.may_return and gone.who == str(Person(user))), None
        )

    def leaver(self, user: int) -> Leaver | None:
        """Return this person's entry among the people who have left this table.

        Return None if the person has not left.
        """
        return next((gone for gone in self.leavers if gone.who == str(Person(user))), None)

    def snapshot(self, user: int | None) -> Snapshot:
        """Return the table as this person, or a spectator (None), sees the table.

        A covered table shows its play to those who hold a seat.
        """
        seat = None if user is None else self.seat_of(user)
        due = min([d.due_at for d in self.deadlines if d.due_at and seat in (None, d.seat)], default=None)
        own = [d.opened_at for d in self.deadlines if d.seat == seat]
        view, awaiting = self.view(seat), self.to_act
        if self.header.paused_at is not None:
            # Nobody has anything to do at a paused table, as if the dealer had to act.
            awaiting, due, own = (), None, []
            view = view if seat is None else replace(view, choices=(), to_act=(DEALER,))
        snapshot: Snapshot = SnapshotOf(
            self.header,
            self.occupants(),
            view,
            seat,
            awaiting,
            due if self.header.timer != "off" and self.is_running else None,
            self.rounds_done,
            self.standing(),
            seats_to_return_to(self.leavers),
            tuple(self._rulings),
            self._past_occupants,
            self._attendance.automatic_moves_for(None if user is None else str(Person(user))),
            self._n,
            extended=seat is not None and self.extended(seat),
            leavers=self.leavers,
            departure=self.leaver(user) if user is not None and self.leavers else None,
            decides_since=min(own, default=None) if self.is_running else None,
            pausing=self.pausing,
            late=self.late_comers if self._arrivals else (),
            free=len(self.free_seats()) if self.header.takes_late_comers and self.is_running else 0,
        )
        return cover(snapshot) if self.header.covered and seat is None else snapshot

    @property
    def bot_to_move(self) -> bool:
        """Return whether the bot moves next: as dealer, as a robot, or by playing a person's last card."""
        if not self.is_running:
            return False
        if self._bot_to_move is None:
            self._bot_to_move = bot_to_move(self.game, self._state, self.occupants())
        return self._bot_to_move

    def robots_due(self) -> list[Seat]:
        """Return the seats to act that the bot plays, dealer first; [] while the table stands still."""
        if self.header.stands_still:
            return []
        occupants = self.occupants()
        return [seat for seat in self.to_act if seat == DEALER or (seat >= 0 and occupants[seat].is_robot)]

    def missed_deadlines(self, seat: Seat) -> int:
        """Return how many deadlines in a row this seat's player has missed."""
        return self._attendance.missed_deadlines(seat)

    def extended(self, seat: Seat) -> bool:
        """Return whether this seat has used its extra time in the present round."""
        return (seat, self.rounds_done) in self._extensions

    @property
    def is_between_rounds(self) -> bool:
        """Return whether a round has been scored and the next one has not begun."""
        if not (self.is_running and self.rounds_done):
            return False
        scored = any(isinstance(event, RoundOver) for event in self.last_events)
        return scored or self.view(None).phase == "deal"

    @property
    def last_round_at(self) -> int:
        """Return the number of inputs before the round that was scored last."""
        return self._scored_at[-2] if len(self._scored_at) > 1 else 0

    def free_seats(self) -> list[Seat]:
        """Return the robots' seats that late-comers may take at the next round, in the order they are taken.

        Seats to which nobody may return come first, then those of people who left by themselves, the longest
        gone first, then those of people whose time ran out. The latter keep their seats until a robot has
        played a whole round for them, unless nobody is left at the table. In the last round there are none,
        unless nobody is left.
        """
        robots = [seat for seat, occupant in enumerate(self.occupants()) if occupant.is_robot]
        if not robots:
            return []
        view, found = self.view(None), []
        if self.game.is_last_round(view) and not self.header.asleep:
            return []
        kept = {leaver.seat: leaver for leaver in self.leavers if leaver.may_return}
        for seat in robots:
            leaver = kept.get(seat)
            if self.game.is_out(view, seat):
                continue
            if leaver is None:
                found.append((0, 0, seat))
            elif leaver.by != TIME:
                found.append((1, leaver.holder.from_n, seat))
            elif self.header.asleep or leaver.holder.from_n <= self.last_round_at:
                found.append((2, leaver.holder.from_n, seat))
        return [seat for _, _, seat in sorted(found)]

    @property
    def late_comers(self) -> tuple[LateComer, ...]:
        """Return the people who hold a seat now and sat down there after its first round, by seat."""
        found = []
        for seat, occupant in enumerate(self.occupants()):
            if (arrival := self._arrivals.get((seat, occupant.who))) is not None:
                found.append(LateComer(seat, arrival.rounds + 1, self._predecessor(seat, occupant.who)))
        return tuple(found)

    def _predecessor(self, seat: Seat, who: str) -> str:
        """Return the name of the player whose seat a person took at first."""
        held = [seating for seating in self.seatings if seating.seat == seat]
        return held[next(n for n, seating in enumerate(held) if seating.who == who) - 1].name

    @property
    def rounds_done(self) -> int:
        """Return the number of rounds that have been scored."""
        return len(self._past_occupants)

    @property
    def pausing(self) -> tuple[Seat, ...]:
        """Return the seats of the people who want a pause in the present round."""
        if not (votes := self.header.pause_votes):
            return ()
        return tuple(
            seat
            for seat, occupant in enumerate(self.occupants())
            if votes.get(occupant.who) == self.rounds_done
        )

    def people(self) -> list[int]:
        """Return the user ids of the people who hold a seat now."""
        players = (parse_who(occupant.who) for occupant in self.occupants())
        return [player.user_id for player in players if isinstance(player, Person)]

    # ------------------------------------------------------------------ moves

    def repeats(self, seat: Seat, action: AnyAction) -> bool:
        """Return whether this action repeats the seat's last answer in the open phase."""
        return repeats_choice(self.game.choices(self._state, seat), action)

    @property
    def luck(self) -> Luck:
        """Return the luck of the match, which must not be shown before its end."""
        assert self._secret is not None, "a table that is played has been loaded with its secret"
        return Luck(bytes.fromhex(self._secret))

    def chance(self) -> Any:
        """Return the dealer's next action."""
        return self.game.chance_action(self._state, self.luck.for_dealer(self.view(None)))

    def propose(
        self, seat: Seat, action: AnyAction, by: str, at: datetime, reason: str | None = None
    ) -> Move:
        """Compute a move, or a ruling with its reason, without applying it.

        Raises:
            Refused: the rules forbid it.
        """
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
            standing=[place._asdict() for place in self.game.standing(after)] if marks else None,
            reason=reason,
        )
        to_act, turn = self.game.to_act(after), self.game.turn(after)
        acted = {**self._attendance.acted, seat: at} if by.startswith("u:") else self._attendance.acted
        own = [d for d in self.deadlines if d.seat == seat]
        others = [d for d in self.deadlines if d.seat != seat]
        if action.verb == self.game.amend_verb:
            # Restart every other deadline: restarting only some would reveal whom the amended card affects.
            others = [
                timing.restart_deadline(d, turn, self.header.timer, at, acted.get(d.seat)) for d in others
            ]
        else:
            others = [replace(d, turn=turn) for d in others]
        open_ = timing.update_deadlines(
            [*own, *others], self._persons(to_act), turn, self.header.timer, at, acted
        )
        next_ = bot_to_move(self.game, after, self.occupants())
        return Move(row, after, tuple(events), not to_act, open_, next_)

    def _persons(self, seats: Sequence[Seat]) -> list[Seat]:
        return [seat for seat in seats if seat >= 0 and not self.occupants()[seat].is_robot]

    def deadlines_from(self, now: datetime) -> list[Deadline]:
        """Return the deadlines of all open decisions, as if they began now."""
        acted = self._attendance.acted
        return timing.update_deadlines(
            (), self._persons(self.to_act), self.turn, self.header.timer, now, acted
        )

    def reseat(self, seat: Seat, who: str, name: str, now: datetime, by: str | None = None) -> Change:
        """Compute a change of seat, with the new host, deadlines and those who wait for a seat.

        `by` is the person who asked for the change; None if it was the player who came or left.
        """
        occupants = list(self.occupants())
        occupants[seat] = occupants[seat]._replace(who=who, name=name)
        people = [p.user_id for s in occupants if isinstance(p := parse_who(s.who), Person)]
        host = self.header.host if self.header.host in people or not people else people[0]
        seats = [s for s in self.to_act if s >= 0 and not occupants[s].is_robot]
        # A new player gets the whole time. A returning player counts as having just acted, so that no mention
        # is sent.
        present = [deadline for deadline in self.deadlines if deadline.seat != seat]
        acted = {other: at for other, at in self._attendance.acted.items() if other != seat}
        if any(former.who == who for former in self.seatings):
            acted[seat] = now
        open_ = timing.update_deadlines(present, seats, self.turn, self.header.timer, now, acted)
        next_ = bot_to_move(self.game, self._state, occupants)
        waiting = {other: called for other, called in (self.header.line or {}).items() if other != who}
        seating = Seating(seat, self._n, *occupants[seat], by)
        return Change(seating, host, not people, waiting or None, open_, next_)

    def commit(self, move: Move) -> None:
        """Apply a stored move."""
        turn = self.turn
        self._chain = move.row.digest
        self._advance(move.state, move.events)
        self._notice(move.row, turn)
        self.deadlines = move.deadlines
        self._bot_to_move = move.bot_to_move

    def results(self, move: Move) -> list[Result]:
        """Return the results of the players of this match, with `move` as its last input."""
        decisions = self._attendance.decisions_with(move.row.seat, self.turn, self.occupants())
        places = final_places(self.game, move.state)
        late = shares_since(self.game, move.state, self._arrivals)
        return outcome(self.header.id, self.seatings, decisions, places, late)


def _first_seatings(seatings: Sequence[Seating]) -> dict[int, list[Seating]]:
    """Return each person's first seating in each seat, by the input from which on it holds."""
    known: set[tuple[Seat, str]] = set()
    found: dict[int, list[Seating]] = {}
    for seating in seatings:
        if (seating.seat, seating.who) not in known and isinstance(parse_who(seating.who), Person):
            known.add((seating.seat, seating.who))
            found.setdefault(seating.from_n, []).append(seating)
    return found
