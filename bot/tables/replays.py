"""Finished matches played again: what everybody saw, and held, after any number of inputs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bot.errors import House, Refused
from bot.records import LogRow, Person, Seating, TableHeader
from bot.store import Store
from bot.store.recent import Recent
from bot.store.tables import LIVE
from bot.tables.inputs import retaken
from bot.tables.snapshot import Made, Occupant, Ruling, Snapshot, SnapshotOf, seated
from engine import GAMES
from engine.core import REFEREE, AnyAction, AnyGame, RoundOver, Seat

KEPT: Final = 16
"""The inputs of so many matches are at hand; those of any other are read anew."""


class Inputs(NamedTuple):
    """The inputs of a finished match, with the events that each brought about.

    They say nothing of who played: names are read with every look. `events` is None where the rules of
    today no longer lead to what was stored; then there is no replay.
    """

    rows: tuple[LogRow, ...]
    actions: tuple[AnyAction, ...]
    events: tuple[tuple[Any, ...], ...] | None


class Replay:
    """A finished match; `void` is why it counts no more.

    A position is how many inputs have been taken: from 0 to `last`.
    """

    def __init__(
        self, header: TableHeader, seatings: Sequence[Seating], inputs: Inputs, void: str | None = None
    ) -> None:
        self.header = header
        self.game: AnyGame = GAMES[header.game]
        self.void = void
        self._seatings = seatings
        self._inputs = inputs

    @property
    def last(self) -> int:
        """The last position: the end of the match."""
        return len(self._inputs.rows)

    @property
    def broken(self) -> bool:
        """True where the rules of today do not lead to what was stored."""
        return self._inputs.events is None

    @property
    def events(self) -> tuple[tuple[Any, ...], ...]:
        """What each input brought about; () where there is no replay."""
        return self._inputs.events or ()

    def ends(self, *kinds: type) -> tuple[int, ...]:
        """The positions at which an event of such a kind has just happened."""
        return tuple(
            at for at, events in enumerate(self.events, 1) if any(isinstance(e, kinds) for e in events)
        )

    def standings(self) -> list[list[Any]]:
        """The places as they were stored at the end of each round."""
        return [row.standing for row in self._inputs.rows if row.standing]

    def occupants(self, at: int | None = None) -> tuple[Occupant, ...]:
        """Who sat where at a position; at the end where none is given."""
        return seated(self.header, (), self._seatings, at)

    def seat_of(self, user: int) -> Seat | None:
        """The seat that this person holds at the end, else has held last; None for whoever never sat here."""
        who = str(Person(user))
        held = [seating.seat for seating in self._seatings if seating.who == who]
        return held[-1] if held else None

    def sat(self, user: int, seat: Seat, at: int) -> bool:
        """Whether this person held that seat when a position was reached."""
        return self.occupants(at - 1)[seat].who == str(Person(user))

    def move(self, at: int) -> Made | None:
        """The move that led to a position, its action open to all; None for one of dealer or referee."""
        if not at or (row := self._inputs.rows[at - 1]).seat < 0:
            return None
        return Made(row.seat, self.occupants(at - 1)[row.seat], row.by, self.events[at - 1], row.action)

    def seen(self, at: int) -> tuple[Snapshot, ...]:
        """The table at a position, first as spectators saw it, then as each seat did with its own cards.

        Its header is that of the match that is over: nothing is said of what is about to happen.
        """
        state = self._begun()
        for row, action in zip(self._inputs.rows[:at], self._inputs.actions, strict=False):
            self.game.step(state, row.seat, action)
        return self._seen(state, at)

    def all_seen(self) -> Iterator[tuple[Snapshot, ...]]:
        """The same at every position, the first one first."""
        state = self._begun()
        yield self._seen(state, 0)
        for row, action in zip(self._inputs.rows, self._inputs.actions, strict=True):
            self.game.step(state, row.seat, action)
            yield self._seen(state, row.n + 1)

    def _begun(self) -> Any:
        header = self.header
        return self.game.new(header.seats, self.game.options(header.options, header.seats))

    def _seen(self, state: Any, at: int) -> tuple[Snapshot, ...]:
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
    """The finished matches of the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._inputs: Recent[Inputs] = Recent(KEPT)

    def forget(self, table_id: int) -> None:
        """Read a match anew: what is stored of it has changed, as reasons do that named somebody."""
        self._inputs.drop(table_id)

    async def of(self, table_id: int | None, user: int, guild: int | None) -> Replay:
        """A finished match, for this person on that server or (None) in a direct message.

        Members of its own server may look at it, and whoever has held a seat from anywhere. Refused: T-98
        where there is none for them, T-19 while it is played. Unavailable.
        """
        header = None if table_id is None else await self._store.tables.get(table_id)
        if header is None or header.game not in GAMES:
            raise Refused(House.NO_FINISHED_MATCH)
        seatings = await self._store.tables.seatings(header.id)
        played = any(seating.who == str(Person(user)) for seating in seatings)
        if not played and (guild is None or guild != header.guild_id):
            raise Refused(House.NO_FINISHED_MATCH)
        if header.status in LIVE:
            raise Refused(House.ONLY_AFTER_MATCH)
        if header.status != "over":
            raise Refused(House.NO_FINISHED_MATCH)
        inputs = self._inputs.get(header.id)
        if inputs is None:
            inputs = self._inputs.keep(header.id, inputs_of(header, await self._store.tables.log(header.id)))
        match = await self._store.history.one(header.id)
        return Replay(header, seatings, inputs, None if match is None else match.void)


def inputs_of(header: TableHeader, rows: Sequence[LogRow]) -> Inputs:
    """The inputs of a match; no events where today's rules refuse one, or come to another digest."""
    try:
        taken = [(action, tuple(events)) for action, events, _ in retaken(header, rows)]
    except ValueError:
        return Inputs(tuple(rows), (), None)
    return Inputs(tuple(rows), tuple(action for action, _ in taken), tuple(events for _, events in taken))
