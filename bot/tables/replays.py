"""Replays of finished matches: what spectators and each seat saw after any number of inputs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bot.errors import RefusalId, Refused
from bot.records.tables import LogRow, Person, Seating, TableHeader
from bot.store import Store
from bot.store.deals import may_watch_attempt
from bot.store.history import get_finished_match
from bot.store.recent import Recent
from bot.store.tables import LIVE, get_table, list_inputs, list_seatings
from bot.tables.inputs import replay_inputs
from bot.tables.snapshot import AutomaticMove, Occupant, Ruling, Snapshot, SnapshotOf, seat_occupants
from engine import GAMES
from engine.core import REFEREE, AnyAction, AnyGame, RoundOver, Seat

KEPT: Final = 16
"""Number of matches whose inputs are cached; those of any other are read again."""


class Inputs(NamedTuple):
    """The inputs of a finished match, with the events that each caused.

    Names are left out, because each replay reads current names. `events` is None if the current rules do not
    reproduce the stored digests, which makes a replay impossible.
    """

    rows: tuple[LogRow, ...]
    actions: tuple[AnyAction, ...]
    events: tuple[tuple[Any, ...], ...] | None


class Replay:
    """A finished match; `void` is the reason why it was declared void, or None.

    A position is the number of inputs taken so far, from 0 to `last`.
    """

    def __init__(
        self, header: TableHeader, seatings: Sequence[Seating], inputs: Inputs, void: str | None = None
    ) -> None:
        self.header = header
        self.game: AnyGame = GAMES[header.game]
        self.void = void
        self._seatings = seatings
        self._inputs = inputs
        self._ends: dict[tuple[type, ...], tuple[int, ...]] = {}

    @property
    def last(self) -> int:
        """Return the position at the end of the match."""
        return len(self.rows)

    @property
    def rows(self) -> tuple[LogRow, ...]:
        """Return the inputs of the match as they are stored."""
        return self._inputs.rows

    @property
    def inputs(self) -> tuple[tuple[Seat, AnyAction], ...]:
        """Return who made each input and the input; () if the match is `broken`."""
        return tuple((row.seat, action) for row, action in zip(self.rows, self._inputs.actions, strict=False))

    @property
    def broken(self) -> bool:
        """Return whether the current rules fail to reproduce the stored match."""
        return self._inputs.events is None

    @property
    def events(self) -> tuple[tuple[Any, ...], ...]:
        """Return the events of each input; () if the match is `broken`."""
        return self._inputs.events or ()

    def ends(self, *kinds: type) -> tuple[int, ...]:
        """Return the positions at which an event of one of these kinds has just happened."""
        if kinds not in self._ends:  # Each position of the replay asks for the ends of rounds.
            self._ends[kinds] = tuple(
                at for at, events in enumerate(self.events, 1) if any(isinstance(e, kinds) for e in events)
            )
        return self._ends[kinds]

    def standings(self) -> list[list[Any]]:
        """Return the places stored at the end of each round."""
        return [row.standing for row in self._inputs.rows if row.standing]

    def occupants(self, at: int | None = None) -> tuple[Occupant, ...]:
        """Return the occupants by seat at a position, by default at the end."""
        return seat_occupants(self.header, (), self._seatings, at)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat this person held last; None if this person never held a seat."""
        who = str(Person(user))
        held = [seating.seat for seating in self._seatings if seating.who == who]
        return held[-1] if held else None

    def held_seat(self, user: int, seat: Seat, at: int) -> bool:
        """Return whether this person held that seat when the position was reached."""
        return self.occupants(at - 1)[seat].who == str(Person(user))

    def move(self, at: int) -> AutomaticMove | None:
        """Return the move that led to a position, action included; None for inputs of dealer and referee."""
        if not at or (row := self._inputs.rows[at - 1]).seat < 0:
            return None
        return AutomaticMove(
            row.seat, self.occupants(at - 1)[row.seat], row.by, self.events[at - 1], row.action
        )

    def snapshots_at(self, at: int) -> tuple[Snapshot, ...]:
        """Return the snapshots of the table at a position, the spectators' first, then one for each seat.

        Each seat's snapshot shows the seat's own cards. All snapshots have the header of the finished match.
        """
        state = self._new_state()
        for row, action in zip(self._inputs.rows[:at], self._inputs.actions, strict=False):
            self.game.step(state, row.seat, action)
        return self._snapshots_at(state, at)

    def iterate_snapshots(self) -> Iterator[tuple[Snapshot, ...]]:
        """Yield `snapshots_at` every position, from 0 to `last`."""
        state = self._new_state()
        yield self._snapshots_at(state, 0)
        for row, action in zip(self._inputs.rows, self._inputs.actions, strict=True):
            self.game.step(state, row.seat, action)
            yield self._snapshots_at(state, row.n + 1)

    def _new_state(self) -> Any:
        header = self.header
        return self.game.new(header.seats, self.game.options(header.options, header.seats))

    def _snapshots_at(self, state: Any, at: int) -> tuple[Snapshot, ...]:
        game, header = self.game, self.header
        rounds = [end for end in self.ends(RoundOver) if end <= at]
        public: Snapshot = SnapshotOf(
            header,
            self.occupants(at),
            game.view(state, None),
            None,
            game.to_act(state),
            rounds_done=len(rounds),
            places=game.standing(state),
            rulings=tuple(self._rulings(at)),
            past_occupants=tuple(self.occupants(end - 1) for end in rounds),
            inputs=at,
            ghost=game.ghost(state),
        )
        own = (public._replace(view=game.view(state, seat), seat=seat) for seat in range(header.seats))
        return public, *own

    def _rulings(self, at: int) -> Iterator[Ruling]:
        for row in self._inputs.rows[:at]:
            if row.seat == REFEREE:
                yield Ruling(row.action, row.reason or "", self.occupants(row.n))


class Replays:
    """Loads the finished matches of the store for replay, with a cache of their inputs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._inputs: Recent[Inputs] = Recent(KEPT)

    def forget(self, table_id: int) -> None:
        """Drop the cached inputs of a match whose stored rows have changed, as in a deletion of a person."""
        self._inputs.drop(table_id)

    async def load(self, table_id: int | None, user: int, guild: int | None) -> Replay:
        """Return a finished match for this person, who asks on server `guild`, or in a direct message (None).

        The match is open to requests on its own server, and to everybody who has held a seat, from anywhere.
        Those who have finished a duel may see the others' matches of it once it has ended.

        Raises:
            Refused: T-98 no such match for this person, T-19 it is still being played, T-126 other tables are
                playing the same cards, T-139 it was played at a real table.
            Unavailable: the database failed.
        """
        header = None if table_id is None else await self._store.read(get_table, table_id)
        if header is None or header.game not in GAMES:
            raise Refused(RefusalId.NO_FINISHED_MATCH)
        seatings = await self._store.read(list_seatings, header.id)
        played = any(seating.who == str(Person(user)) for seating in seatings)
        here = guild is not None and guild == header.guild_id
        if not (played or here or await self._is_watched(header, user)):
            raise Refused(RefusalId.NO_FINISHED_MATCH)
        if header.status in LIVE:
            raise Refused(RefusalId.ONLY_AFTER_MATCH)
        if header.status != "over":
            raise Refused(RefusalId.NO_FINISHED_MATCH)
        if header.pad_id is not None:
            raise Refused(RefusalId.PAD_NOT_REPLAYED)
        require_uncovered(header)
        inputs = self._inputs.get(header.id)
        if inputs is None:
            inputs = self._inputs.keep(
                header.id, inputs_of(header, await self._store.read(list_inputs, header.id))
            )
        match = await self._store.read(get_finished_match, header.id)
        return Replay(header, seatings, inputs, None if match is None else match.void)

    async def _is_watched(self, header: TableHeader, user: int) -> bool:
        """Return whether this person may see a match as their opponent in a duel that has ended."""
        deal = header.deal_id
        return deal is not None and await self._store.read(may_watch_attempt, deal, header.id, user)


def require_uncovered(header: TableHeader) -> None:
    """Check that all may see the cards of a match that has ended.

    Raises:
        Refused: T-126 other tables are playing the same cards.
    """
    if header.covered:
        raise Refused(RefusalId.COVERED)


def inputs_of(header: TableHeader, rows: Sequence[LogRow]) -> Inputs:
    """Return the inputs of a match, with `events` None if the current rules do not reproduce them."""
    try:
        taken = [(action, tuple(events)) for action, events, _ in replay_inputs(header, rows)]
    except ValueError:
        return Inputs(tuple(rows), (), None)
    return Inputs(tuple(rows), tuple(action for action, _ in taken), tuple(events for _, events in taken))
