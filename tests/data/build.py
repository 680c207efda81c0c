"""Create this folder's database of the newest schema: `python -m tests.data.build`.

There is one file for each schema. It is created once, by the version that has this schema, and then never
changed: tests check that later migrations bring its content to the newest schema. The content is played with
the current services: unfinished matches of every game, a finished one, a void one, a rematch, a
championship with a match, a finished championship, and at least one row in every table.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.pads.pad import Part
from bot.records.boards import EVERY_GAME
from bot.records.championships import MedalRow
from bot.records.meetings import Meeting
from bot.records.riddles import Riddle, StoredOffer
from bot.records.slots import CHAMPIONSHIP, DEAL, EVERYBODY, HAND, MEETING, PAD, TABLE, SlotRow
from bot.records.tables import Member, Person
from bot.seating import pausing
from bot.seating.late_comers import wait_for_seat
from bot.seating.rematches import rematch
from bot.services import build_services
from bot.store import Store
from bot.store.calls import set_wanted, take_call
from bot.store.championships import end_championship
from bot.store.emojis import EmojiRow, save_emojis
from bot.store.followers import toggle_follower
from bot.store.interactions import SentCommands, save_sent_commands
from bot.store.matches import extend_deadline
from bot.store.meetings import answer, open_meeting
from bot.store.people import remember_person, set_dm_channel, set_preferences
from bot.store.personal import note_deletion
from bot.store.riddles import add_riddle, answer_riddle
from bot.store.servers import mark_removed, save_settings
from bot.store.tables import list_deadlines
from bot.tables.service import Tables
from engine.ai import ROBOTS
from engine.core import DEALER
from tests.bot.test_migrations import REVISIONS

HERE = Path(__file__).parent
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
ANA, BEA, CARL = 2**60 + 1, 2**60 + 2, 2**60 + 3
NAMES = {ANA: "Ana", BEA: "Béa", CARL: "קארל"}
GUILD, CHANNEL = 2**61, 2**59
INPUTS = 12
"""The number of inputs in unfinished matches; they then go on until they wait for a person."""
TABLES = {"skull-king": {"length": [2, 3]}, "hearts": {}, "skull": {}}
PAGE = 512
"""The database's page size in bytes: the smallest possible, as tables have few rows."""


def file_of(revision: str) -> Path:
    """Return the path of this schema's database."""
    return HERE / f"{revision}.db"


class Content:
    """Creates the databases' content in a database of the newest schema."""

    def __init__(self, store: Store) -> None:
        self.store, self.passed = store, 0
        self.services = build_services(store, self.now, luck=partial(Random, 1))

    def now(self) -> datetime:
        """Return a time soon after noon, one second later at each call."""
        self.passed += 1
        return NOON + timedelta(seconds=self.passed)

    async def fill(self) -> None:
        """Create the whole content."""
        for user, name in NAMES.items():
            await self.store.write(remember_person, user, name, "es-ES")
        await self.store.write(set_preferences, ANA, {"language": "fr"})
        await self.store.write(set_dm_channel, ANA, 2**58, True)
        await self.store.write(save_settings, GUILD, {"threads": "never"})
        await self.store.write(mark_removed, [GUILD + 1], NOON)
        await self.store.write(save_sent_commands, "1/global", SentCommands("0" * 64, {"help": 2**56}))
        await self.store.write(save_emojis, [EmojiRow("skull_king", 2**57, "0" * 64)])
        await self.store.write(note_deletion, "0" * 32, NOON)
        for game, options in TABLES.items():
            number = await self.begins(game, options)
            await plays_on(self.services.tables, number, INPUTS)
        await self._around(2)
        await self._pauses(1, 3)
        await self._private()
        await self._deal()
        await self._pads()
        await self._riddle()
        await self._meeting()
        await self._call(3)
        void, over = [await self._over("skull-king", {"length": [1, 1, 1]}) for _ in range(2)]
        await self._boards(void)
        again = await rematch(self.services.lobby, over, BEA, NAMES[BEA], None)
        await self.services.lobby.restrict(again.id, BEA, {str(Person(8)): "Yves"}, None)
        await self._championships()

    async def begins(self, game: str, options: dict[str, Any]) -> int:
        """Begin a match of the three people, with a robot if needed; return the table's number."""
        members = [Member(str(Person(user)), name) for user, name in NAMES.items()]
        header = await self.services.lobby.open(
            game=game, host=ANA, name=NAMES[ANA], guild_id=GUILD, channel_id=CHANNEL, locale="es",
            options=options, timer="12h", members=members, interaction=2**62 + self.passed,
        )  # fmt: skip
        if game == "hearts":
            await self.services.lobby.add_robot(header.id, ANA, None)
        await self.services.lobby.start(header.id, ANA, None)
        return header.id

    async def _over(self, game: str, options: dict[str, Any]) -> int:
        """Play a match to its end; return its table's number."""
        number = await self.begins(game, options)
        await plays_on(self.services.tables, number, 1000)
        return number

    async def _boards(self, void: int) -> None:
        """Store a time zone, a void match and an earlier season, as moderators would."""
        boards = self.services.tables.boards
        await boards.choose_zone(GUILD, "Madrid")
        await boards.void(GUILD, void, ANA, "The wrong people played.")
        await boards.start_season(GUILD, "Spring", ANA, "It is spring.")
        await boards.end_season(GUILD, ANA, "It is summer.")
        await boards.start_season(GUILD, "Summer", ANA, "It is summer.")

    async def _around(self, number: int) -> None:
        """Store a follower, who waits for a seat, an extension of a deadline and messages of a table."""
        await self.store.write(toggle_follower, number, 7)
        await wait_for_seat(self.services.tables, number, 7, "Zoe", None)
        (*_, waits) = await self.store.read(list_deadlines, number)
        async with self.services.tables.hold(number) as table:
            await self.store.write(extend_deadline, number, table.at, waits, 1)
        for kind, reader, channel in ((HAND, ANA, 2**58), (TABLE, EVERYBODY, CHANNEL)):
            row = SlotRow(number, kind, reader, channel, channel + 1, NOON, "round 1")
            await self.store.slots.save(row)

    async def _pauses(self, paused: int, asked: int) -> None:
        """Pause a match, and note at another that somebody wants a pause."""
        await pausing.pause(self.services.tables, self.services.robots, paused, ANA, None)
        await pausing.pause(self.services.tables, self.services.robots, asked, BEA, None)

    async def _private(self) -> None:
        """Begin a private table, store its message, and count a hint."""
        header = await self.services.lobby.open(
            game="skull", host=CARL, name=NAMES[CARL], guild_id=None, channel_id=None, locale="es",
            timer="off", interaction=2**62 + self.passed,
        )  # fmt: skip
        await self.services.lobby.start(header.id, CARL, None, fill=True)
        row = SlotRow(header.id, HAND, CARL, 2**57, 2**57 + 1, NOON, "private")
        await self.store.slots.save(row)
        async with self.services.tables.hold(header.id) as table:
            await self.services.tables.count_hint(table, None)

    async def _deal(self) -> None:
        """Begin a try at a duel, and store the duel's message."""
        deal = await self.services.deals.open(
            game="skull-king", options={"length": [1, 2]}, seats=3, level="normal", locale="es",
            closes_at=NOON + timedelta(days=3), host=ANA, guild_id=GUILD, channel_id=CHANNEL,
            invited={str(Person(BEA)): NAMES[BEA]},
        )  # fmt: skip
        await self.services.deals.play(deal, ANA, NAMES[ANA], "es", GUILD, None)
        row = SlotRow(deal.id, DEAL, EVERYBODY, CHANNEL, CHANNEL + 2, NOON, "deal")
        await self.store.deal_slots.save(row)

    async def _pads(self) -> None:
        """Write a round on a score pad and correct it, store the pad's message, and end another pad."""
        for names in (["Opa"], ["Oma"]):
            pad = await self.services.pads.open(
                game="skull-king", options={"length": [1]}, members={ANA: NAMES[ANA], BEA: NAMES[BEA]},
                names=names, host=ANA, guild_id=GUILD, channel_id=CHANNEL, locale="es",
            )  # fmt: skip
            for seen, bids in ((0, [1, 0, 0]), (1, [1, 1, 0])):
                entry = {"bids": bids, "won": [1, 0, 0]}
                part = Part(lambda _: None, partial(lambda entry, _: entry, entry))
                await self.services.pads.write(pad.id, BEA, 1, seen, part, None)
            row = SlotRow(pad.id, PAD, EVERYBODY, CHANNEL, CHANNEL + 20 + pad.id, NOON, "open")
            await self.store.pad_slots.save(row)
        await self.services.pads.end(pad.id, ANA, False, None)

    async def _riddle(self) -> None:
        """Store a riddle, and a person's answer."""
        riddle = Riddle(
            id=0, day="2026-07-01", game="skull", rules_version=1, options={}, seats=3, seat=0, inputs=(),
            offers=(StoredOffer("a", 0.0, 0.0), StoredOffer("b", -0.5, 0.1)), by_robots=True,
        )  # fmt: skip
        stored = await self.store.write(add_riddle, riddle)
        await self.store.write(answer_riddle, stored.id, ANA, NAMES[ANA], "b", NOON, None)

    async def _call(self, table: int) -> None:
        """Store who wants to be called, and a call to a table."""
        await self.store.write(set_wanted, GUILD, ANA, NAMES[ANA], ["hearts", "skull"])
        await self.store.write(set_wanted, GUILD, BEA, NAMES[BEA], [EVERY_GAME])
        users, pause = [ANA], timedelta(hours=1)
        await self.store.write(take_call, GUILD, table, "skull", users, self.now(), pause=pause)

    async def _meeting(self) -> None:
        """Store a meeting with answers, and its message."""
        at = datetime(2026, 7, 3, 19, tzinfo=UTC)
        meeting = Meeting(
            id=0, guild_id=GUILD, channel_id=CHANNEL, host=ANA, host_name=NAMES[ANA], game="hearts",
            options={}, locale="es", opened_at=self.now(), starts_at=at, local_start="2026-07-03T21:00",
            zone="Europe/Madrid", remind_at=at - timedelta(minutes=15), weekly=True,
        )  # fmt: skip
        meeting = await self.store.write(open_meeting, meeting, most=3, most_in_channel=5)
        await self.store.write(answer, meeting.id, BEA, NAMES[BEA], "perhaps", self.now())
        row = SlotRow(meeting.id, MEETING, EVERYBODY, CHANNEL, CHANNEL + 3, NOON, "meeting")
        await self.store.meeting_slots.save(row)

    async def _championships(self) -> None:
        for season in ("2025", "2026"):
            header = await self.services.championships.open(
                game="skull-king", form="league", options={"length": [1]}, guild_id=GUILD, channel_id=CHANNEL,
                name=f"Cup of {season}", locale="es", timer="12h", organiser=ANA, feeds=True, season=season,
            )  # fmt: skip
            for user in (ANA, BEA):
                await self.services.championships.join(header.id, user, NAMES[user], None)
            if season == "2025":
                won = [MedalRow(ANA, NAMES[ANA], 1, 60, 0), MedalRow(BEA, NAMES[BEA], 2, 40, 0)]
                await self.store.write(end_championship, header.id, 2, won, self.now())
                continue
            await self.services.championships.draw(header.id, ANA, False, 2, None)
            (fixture, *_) = (await self.services.championships.snapshot(header.id)).state.fixtures
            await self.services.championships.play(header.id, fixture.key, ANA, NAMES[ANA], None)
            row = SlotRow(header.id, CHAMPIONSHIP, EVERYBODY, CHANNEL, CHANNEL + 9, NOON, "league")
            await self.store.championship_slots.save(row)


async def plays_on(tables: Tables, number: int, inputs: int) -> None:
    """Play `inputs` more inputs and on until a person must act, or to the end of the match."""
    rng = Random(number)
    async with tables.hold(number) as table:
        least = table.inputs + inputs
        waits = False
        while table.is_running and (table.inputs < least or not waits):
            (seat, *_) = table.to_act
            who = "dealer" if seat == DEALER else table.occupants()[seat].who
            game = table.header.game
            action = table.chance() if seat == DEALER else ROBOTS[game, "easy"](table.view(seat), rng)
            await tables.play(table, seat, action, who)
            waits = any(one != DEALER and table.occupants()[one].who.startswith("u:") for one in table.to_act)


def build(content: Path) -> Path:
    """Create the database of the newest schema with the rows of another one; return its path."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(shutil.copyfile(content, Path(folder) / content.name))
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute(f"PRAGMA page_size = {PAGE}")
            database.execute("VACUUM")
        return Path(shutil.copyfile(file, file_of(REVISIONS[-1])))


async def made(file: Path) -> None:
    """Create a database of the newest schema with the whole content."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await Content(store).fill()
    await store.close()


def main() -> None:
    """Create the newest schema's database if there is none."""
    if file_of(REVISIONS[-1]).exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        content = Path(folder) / "content.db"
        asyncio.run(made(content))
        build(content)


if __name__ == "__main__":
    main()
