"""Score pads: opened, written on, corrected, and ended as a match."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.errors import LimitReached, RefusalId, Refused
from bot.pads.forms import Fields
from bot.pads.pad import ASLEEP, Pad, Part, build
from bot.people.people import People
from bot.records.pads import PadHeader, PadRound
from bot.records.tables import Guest, Person, Result, TableHeader, parse_who
from bot.seating.block_list import require_seatable, require_welcome
from bot.seating.player_counts import resolve_options
from bot.store.pads import discard_pad, end_pad, list_pads, load_pad, open_pad, wake_pad, write_round
from bot.store.recent import Recent
from bot.tables.results import final_places
from bot.tables.retry import retry_on_conflict
from bot.tables.service import Tables
from bot.texts.sentences import one_line
from engine import GAMES

MENTION: Final = re.compile(r"<[@#][^>]*>?|\d{15,}")
"""A mention, or an id, which a plain name must not hold: it would name somebody."""
LONGEST_NAME: Final = 20
"""Maximum length of a plain name, in characters."""
DRAFTS: Final = 500
"""The number of refused entries kept."""
MOST_IN_CHANNEL: Final = 10
"""The most pads in a channel that are not asleep."""
NEWS: Final = timedelta(days=1)
"""Time after its end during which a pad's message is still brought up to date."""


class Pads:
    """All score pads. `show(id)` brings a pad's message up to date."""

    def __init__(self, tables: Tables, people: People, show: Callable[[int], None]) -> None:
        self.tables = tables
        self.store = tables.store
        self._people = people
        self._show = show
        self._timers: dict[int, asyncio.TimerHandle] = {}
        # Refused entries, kept to be offered again, by person, pad and form.
        self.drafts: Recent[Fields] = Recent(DRAFTS)
        self._stopped = False

    # ------------------------------------------------------------------ opening and reading

    async def open(
        self,
        *,
        game: str,
        options: Mapping[str, Any],
        members: Mapping[int, str],
        names: Sequence[str],
        host: int,
        guild_id: int,
        channel_id: int,
        locale: str,
        interaction: int | None = None,
    ) -> PadHeader:
        """Open a pad for these members, and for people without an account who have these names.

        Raises:
            Refused: T-14 the options do not fit, or not so many may play; T-83 or T-84 somebody is blocked,
                T-137 too many pads are open in the channel.
            Duplicate: the interaction has been recorded before.
        """
        await require_welcome(self.store, guild_id, host)
        for user, name in members.items():
            await require_seatable(self.store, guild_id, user, name)
        plain = [name for said in names if (name := one_line(MENTION.sub("", said))[:LONGEST_NAME])]
        players = {str(Person(user)): name for user, name in members.items()}
        players |= {str(Guest(number)): name for number, name in enumerate(plain)}
        resolved = resolve_options(GAMES[game], options, len(players)).to_mapping()
        now = self.tables.now()
        pad = PadHeader(
            id=0,
            game=game,
            options=resolved,
            players=players,
            guild_id=guild_id,
            channel_id=channel_id,
            locale=locale,
            host=host,
            status="running",
            revision=0,
            opened_at=now,
            changed_at=now,
        )
        try:
            opened = await self.store.write(open_pad, pad, now - ASLEEP, MOST_IN_CHANNEL, interaction)
        except LimitReached as reached:
            raise Refused(RefusalId.TOO_MANY_PADS, most=reached.most) from reached
        self._set_timer(opened)
        return opened

    async def load(self, pad_id: int) -> Pad:
        """Return a pad.

        Raises:
            Refused: T-130 there is no such pad.
        """
        found = await self.store.read(load_pad, pad_id)
        if found is None:
            raise Refused(RefusalId.NO_SUCH_PAD)
        return build(*found)

    async def require_writer(self, pad_id: int, user: int, *, moderator: bool = False) -> Pad:
        """Return a pad that has not ended, on which this person may write.

        Raises:
            Refused: T-130 there is no such pad, T-131 they neither play nor opened it, T-132 it has ended.
        """
        pad = await self.load(pad_id)
        if not (moderator or pad.may_write(user)):
            raise Refused(RefusalId.NOT_ON_PAD, players=pad.names)
        if pad.header.status != "running":
            raise Refused(RefusalId.PAD_OVER, why="ended")
        return pad

    # ------------------------------------------------------------------ what people do

    @retry_on_conflict
    async def write(
        self, pad_id: int, user: int, number: int, seen: int, part: Part, interaction: int | None
    ) -> Pad:
        """Store a part of a round, and return the pad with it.

        `seen` is the revision of the round that the person's form showed, 0 if nothing was written of it.
        Other parts that have changed since are kept as they are.

        Raises:
            Refused: T-3 there is no such round, T-138 the same part has been changed since, T-132 to T-136
                no such round can have been played, or as `require_writer`.
            Duplicate: the interaction has been recorded before.
        """
        pad = await self.require_writer(pad_id, user)
        written = pad.written(number)
        if not 1 <= number <= len(pad.latest) + 1 or seen not in (0, *(one.revision for one in written)):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        before = next((one for one in written if one.revision == seen), None)
        present = written[-1] if written else None
        if present is not None and (before is None or part.read(before.entry) != part.read(present.entry)):
            raise Refused(RefusalId.PAD_WRITTEN, round=number, player=present.name)
        entry = part.write({} if present is None else present.entry)
        row = PadRound(pad_id, pad.header.revision + 1, number, entry, user, "", self.tables.now())
        try:
            build(pad.header, [*pad.rounds, row])
        except Refused as refused:
            if refused.rule == RefusalId.PAD_OVER and number <= len(pad.latest):
                raise Refused(RefusalId.PAD_OVER, why="earlier") from refused
            raise
        await self.store.write(write_round, pad.header, number, entry, user, row.at, interaction)
        return await self._changed(pad_id)

    async def wake(self, pad_id: int, user: int, interaction: int | None) -> None:
        """Take up a pad that sleeps.

        Raises:
            Refused: as `require_writer`.
            Duplicate: the interaction has been recorded before.
        """
        await self.require_writer(pad_id, user)
        if not await self.store.write(wake_pad, pad_id, self.tables.now(), interaction):
            raise Refused(RefusalId.PAD_OVER, why="ended")
        await self._changed(pad_id)

    @retry_on_conflict
    async def end(self, pad_id: int, user: int, moderator: bool, interaction: int | None) -> Pad:
        """End a pad as a match; without a round, discard it. Return the pad.

        The match counts for leaderboards if the server wants that and all rounds were written.

        Raises:
            Refused: as `require_writer`.
            Duplicate: the interaction has been recorded before.
        """
        pad = await self.require_writer(pad_id, user, moderator=moderator)
        header, now = pad.header, self.tables.now()
        if not pad.latest:
            await self.store.write(discard_pad, header, now, interaction)
            return await self._changed(pad_id)
        results = _results(pad)
        counts = await self.counts(pad)
        match = _match(pad, now)
        boards = self.tables.boards
        async with boards.lock_for_ending(match, now, results if counts else None, len(results)) as change:
            if change is not None:
                match = replace(match, ended_at=change.ended_at)
            await self.store.write(
                end_pad, header, match, results, counts=counts, boards=change, interaction=interaction
            )
        self._people.count_finished(header.game, results)
        return await self._changed(pad_id)

    async def counts(self, pad: Pad) -> bool:
        """Return whether a pad would count for leaderboards if it ended now."""
        return pad.is_complete and (await self._people.server(pad.header.guild_id)).pads

    # ------------------------------------------------------------------ what happens by itself

    async def resume(self) -> None:
        """Note when each pad falls asleep.

        Raises:
            Unavailable: the database failed.
        """
        for header in await self.store.read(list_pads, self.tables.now()):
            self._set_timer(header)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all timers; what is due is done at the next start."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        return []

    def report_change(self, pad_id: int) -> None:
        """Report that a pad's message may be out of date."""
        self._show(pad_id)

    async def _changed(self, pad_id: int) -> Pad:
        pad = await self.load(pad_id)
        self._set_timer(pad.header)
        self._show(pad_id)
        return pad

    def _set_timer(self, header: PadHeader) -> None:
        if (timer := self._timers.pop(header.id, None)) is not None:
            timer.cancel()
        seconds = (header.changed_at + ASLEEP - self.tables.now()).total_seconds()
        if header.status == "running" and seconds > 0 and not self._stopped:
            self._timers[header.id] = asyncio.get_running_loop().call_later(seconds, self._fire, header.id)

    def _fire(self, pad_id: int) -> None:
        self._timers.pop(pad_id, None)
        self._show(pad_id)


def _results(pad: Pad) -> list[Result]:
    """Return the results of all players, by seat; those of guests belong to nobody's statistics."""
    players = list(pad.header.players.items())
    found = []
    for place in sorted(final_places(GAMES[pad.header.game], pad.state), key=lambda place: place.seat):
        who, name = players[place.seat]
        player = parse_who(who)
        user = player.user_id if isinstance(player, Person) else None
        found.append(
            Result(0, place.seat, who, user, name, place.rank, place.points, False, dict(place.facts))
        )
    return found


def _match(pad: Pad, now: datetime) -> TableHeader:
    """Return the header of the match that a pad ends as."""
    header = pad.header
    return TableHeader(
        id=0,
        game=header.game,
        rules_version=GAMES[header.game].version,
        options=header.options,
        seats=len(header.players),
        guild_id=header.guild_id,
        channel_id=header.channel_id,
        thread_id=None,
        locale=header.locale,
        status="over",
        host=header.host,
        revision=0,
        opened_at=header.opened_at,
        ended_at=now,
        standing=[place._asdict() for place in pad.places],
        timer="off",
        pad_id=header.id,
    )
