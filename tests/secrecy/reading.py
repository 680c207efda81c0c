"""Render everything that the bot can send to anybody about a table: texts, buttons, files and pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from bot.art import catalogue
from bot.art.child import DrawingProcess
from bot.art.drawing import Art
from bot.art.shown import Picture
from bot.art.worker import ANSWERS, Sprites
from bot.courier import illustrations
from bot.courier.illustrations import Drawn
from bot.courier.render import Payload, render
from bot.errors import Refused
from bot.pages.tables import ReaderTable
from bot.present import referee
from bot.present.play import host
from bot.present.post import Button, Post, Row
from bot.services import build_services
from bot.store import Store
from bot.tables.snapshots import Snapshots
from bot.tables.table import Table
from bot.texts.sentences import LOCALES
from engine.core import Seat
from tests.bot.present.tables import moves
from tests.secrecy.worlds import CHANNEL, GUILD, NAMES, NOON, NUMBER

OUTSIDER: Final = 99
"""The id of a person who has never had a seat at the table."""
LINK: Final = "https://discord.com/channels/100/200/400"
STYLES: Final[tuple[Mapping[str, str], ...]] = (
    {"cards": "emojis", "pictures": "always"},
    {"cards": "emojis", "pictures": "never"},
    {"cards": "signs", "pictures": "moments"},
    {"cards": "words", "pictures": "moments"},
)
"""The display styles: large pictures with everything, emojis alone, plain signs, and words only."""
EMOJIS: Final = {name: 10**18 + number for number, name in enumerate(catalogue.EMOJIS)}


class Page(NamedTuple):
    """A page as it is sent to its reader, with a name for error messages."""

    name: str
    sent: object


async def blank(shown: Picture) -> bytes:
    """Return an empty picture, because equal requests give equal pictures, and drawing is slow."""
    return b""


class PageReader:
    """All writers of pages about a table, over one store, with pictures by `draw`.

    out_of_date  whether Discord refuses messages to the table's channel
    """

    def __init__(
        self, store: Store, table: Table, draw: Callable[[Picture], Awaitable[bytes]] = blank
    ) -> None:
        self.table = table
        self._draw = draw
        self._drawn: dict[Picture, bytes] = {}
        self.out_of_date = False
        services = build_services(store, lambda: NOON, out_of_date=lambda channel: self.out_of_date)
        self.tables, self.people = services.tables, services.people
        self.pages, self.papers, self.calls = services.pages, services.papers, services.calls
        self.tables._live[NUMBER] = table
        self.people.emojis.show(EMOJIS)

    async def seat_readers(self, first: int) -> None:
        """Store a style and a language for each seat's person, an outsider and the server, from `first`."""
        users = [*range(1, len(self.table.occupants()) + 1), OUTSIDER]
        for n, user in enumerate(users, first):
            name = NAMES[user - 1] if user <= len(NAMES) else "Zoe"
            await self.people.meet(user, name, LOCALES[n % len(LOCALES)])
            for key, value in STYLES[n % len(STYLES)].items():
                await self.people.set_preference(user, key, value)
        for key, value in STYLES[first % len(STYLES)].items():
            await self.people.set_server_setting(GUILD, key, [value])

    async def read(self, user: int | None, *, papers: bool) -> list[Page]:
        """Return every page for this person; None stands for the pages that everybody can see.

        With `papers`, include pages beside the match: rules, score sheets, options.
        """
        self.tables._snapshots = Snapshots()
        self._drawn.clear()
        asked = self._public() if user is None else self._own(user, papers)
        return [page async for page in asked]

    async def _public(self) -> AsyncIterator[Page]:
        yield await self._sent("table", self.pages.table(NUMBER))
        for epoch in ("lobby", "scored 0", "scored 1"):
            yield await self._sent(f"left behind {epoch}", self.pages.replaced_table(NUMBER, epoch, LINK))
        if self.table.deadlines:
            yield await self._sent("mention", self.calls.mention(NUMBER, self.table.deadlines, LINK))

    async def _own(self, user: int, papers: bool) -> AsyncIterator[Page]:
        pages, seen = self.pages, await self.pages.reader_table(NUMBER, user)
        panel = await pages.panel(NUMBER, user, channel=CHANNEL)
        yield await self._page("panel", panel)
        rows = (block.buttons for block in panel.blocks if isinstance(block, Row))
        for button in (button for row in rows for button in row):
            if isinstance(button, Button) and button.action.startswith("@page "):
                opened = pages.panel(NUMBER, user, page=button.action.removeprefix("@page "))
                yield await self._sent(button.action, opened)
        for action in [] if seen.snapshot.seat is None else moves(seen.snapshot)[:2]:
            yield await self._sent("two taps", pages.panel(NUMBER, user, sure=str(action), channel=CHANNEL))
        yield await self._sent("panel in another channel", pages.panel(NUMBER, user))
        yield await self._sent("direct message", pages.hand(NUMBER, user))
        yield await self._sent("old message", pages.replaced_direct_message(NUMBER, user, "round 1"))
        yield await self._sent("look", self.papers.look(NUMBER, user))
        yield Page("stamps", (pages.stamp(seen), pages.panel_stub_stamp(seen)))
        yield await self._sent("elsewhere", pages.panel_stub(NUMBER, user))
        if papers:
            yield await self._sent("help", self.papers.help(NUMBER, user))
            yield await self._sent("sheet", self.papers.sheet(NUMBER, user, guild=GUILD))
            for paper in ("podium", "sheet"):
                yield await self._sent(f"shared {paper}", self.papers.shared(NUMBER, user, paper))
            yield await self._page("options", host.options(seen.snapshot, seen.t, moderator=True))
            yield await self._sent("referee", _ruled(seen))

    async def _sent(self, name: str, written: Awaitable[Post | None]) -> Page:
        """Return the page, or else a page with the rule id of its refusal."""
        try:
            post = await written
        except Refused as refused:
            return Page(name, refused.rule)
        return Page(name, None) if post is None else await self._page(name, post)

    async def _page(self, name: str, post: Post) -> Page:
        """Return a page with the payloads of a post, without and with its picture."""
        told: list[object] = [post, _parts(render(post))]
        if shown := post.illustration:
            if shown.picture not in self._drawn:
                self._drawn[shown.picture] = await self._draw(shown.picture)
            picture = Drawn(illustrations.name_of(shown), self._drawn[shown.picture], shown.alt)
            told.append(_parts(render(post, picture)))
        return Page(name, told)


async def _ruled(seen: ReaderTable) -> Post | None:
    return referee.page(seen.snapshot, seen.t)


def _parts(payload: Payload) -> tuple[object, ...]:
    return payload.data, [(file.filename, file.description, file.fp.read()) for file in payload.files]


class _InProcessArtist:
    """Draws pictures in this process instead of the child process, with the cache of earlier pictures."""

    def __init__(self) -> None:
        self._sprites = Sprites()

    async def ask(self, request: Mapping[str, Any]) -> bytes:
        """Return the requested picture."""
        return ANSWERS[request["draw"]](self._sprites, request)


def drawing() -> Art:
    """Return an Art that draws pictures in this process and stores none."""
    return Art(child=cast(DrawingProcess, _InProcessArtist()))


def user_of(reader: Seat | None) -> int | None:
    """Return the user id of the reader in that seat, None for a spectator."""
    return None if reader is None else reader + 1
