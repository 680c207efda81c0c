"""The demo: the real bot in a simulated Discord (SimCord), played in the browser without token or account.

SimCord is made for tests: its clock stands still, and a response waits for all running tasks. The demo uses
the real clock, does not wait for sleeping tasks, and shows robots' moves at the page's next request. Requires
the extra `demo`.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import discord
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError, UserHandle
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE

from bot.client import YoHoHo, create_bot
from bot.courier.custom_ids import parse_custom_id
from bot.demo.emojis import OwnPictures, upload_emojis
from bot.demo.words import BOT, CHAMPIONSHIP, COMPANY, MODERATOR, SIGNPOST, SIGNS, VISITORS, welcome
from bot.people.preferences import ServerSettings
from bot.settings import Settings

FACE: Final = "f00d"
"""The avatar hash of everybody."""
AVATAR: Final = f"{CDN_BASE}/avatars/{{}}/{FACE}.png"
MODERATORS_COLOUR: Final = 0xE0AD3F
PATIENCE: Final = 10.0
"""Seconds within which each button that starts the match of a DM page must appear."""
PAGE_NEEDS: Final = ("markdown_it", "linkify_it", "regex", "PIL")
"""The packages of SimCord's extra `preview`, without which its page does not work."""
BLINK: Final = 0.02
"""Seconds of sleep from which a task counts as pausing, so that no answer waits for it."""


class CannotStart(Exception):
    """The demo cannot run on this machine; the message is one printable sentence."""


class Unfinished(Exception):
    """SimCord is installed without the packages that its web page needs."""


class WallClock:
    """A real-time replacement for SimCord's clock, which cannot be advanced."""

    def __init__(self) -> None:
        self._begun = perf_counter()

    @property
    def elapsed(self) -> float:
        """Return the seconds since the demo began."""
        return perf_counter() - self._begun

    def now(self) -> datetime:
        """Return the present moment in UTC."""
        return datetime.now(UTC)

    def advance(self, _seconds: float) -> None:
        """Do nothing, because real time cannot be advanced."""


class World(Backend):
    """A simulated Discord in which each user's app has its own language."""

    def __init__(self) -> None:
        clock: Any = WallClock()  # It has all members of SimCord's clock, whose elapsed time is no property.
        super().__init__(clock=clock)
        self.bot_user.name = BOT
        self.bot_user.avatar = FACE
        self.locales: dict[int, str] = {}

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot, adding the user's locale to an interaction."""
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload = {**payload, "locale": self.locales.get(int(user["id"]), "en-US")}
        super().emit(event, payload)


class LiveEnv(Env):
    """A SimCord environment that runs in real time for people in a browser."""

    def __init__(self, bot: YoHoHo) -> None:
        super().__init__(bot, shard_count=1, check_errors=False)
        self.backend: World = World()

    async def _settle_internal(self, *, dispatch: str | None = None, **limits: Any) -> None:
        """Wait until the bot has answered: until all of its remaining tasks are sleeping.

        SimCord's own method waits for every sleep that ends before the timeout, and fails if a task is busy
        when the timeout expires, which robots at the table would cause in almost every match.

        Raises:
            TimeoutError: the bot did not answer.
        """
        if limits.get("_deadline") is not None:  # SimCord runs a due timer
            await super()._settle_internal(dispatch=dispatch, **limits)
            return
        patience = perf_counter() + self.settle_timeout
        while True:
            try:
                await super()._settle_internal(timeout=BLINK, idle=BLINK / 4, dispatch=dispatch)
            except TimeoutError:
                if perf_counter() > patience:
                    raise
            else:
                return


def follow(preview: Preview, env: LiveEnv, one_at_a_time: asyncio.Lock) -> None:
    """Refresh each page of `preview` at every request, without calls of `preview.refresh()`.

    A page's revision changes only at that page's own requests, so a click is never rejected as outdated.
    Publishing takes a single step of the event loop and so never overlaps an action. Actions of all pages
    queue for the lock, where SimCord would reject the second. The number of concurrent pictures is unlimited.
    """
    payload, act = preview._page_payload, preview._action
    shown: dict[str, int] = {}

    def current(page: Any) -> dict[str, Any]:
        written = len(env.backend.http_requests)
        if env._operation_task is None and page.pinned_snapshot is None and shown.get(page.id) != written:
            shown[page.id] = written
            preview._advance_presentation_time()
            preview._publish(page, reason="refresh")
        return payload(page)

    async def in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with one_at_a_time:
            env._preview = preview  # The world knows one page; it is the one somebody acts on.
            return await act(context_id, body)

    page_of: Any = preview
    page_of._page_payload, page_of._action, page_of._media_worker = current, in_turn, OwnPictures()


async def run(
    port: int,
    dm: str | None,
    stop: asyncio.Event,
    say: Callable[[str], object],
    game: str,
) -> None:
    """Serve the demo until `stop` is set or a person ends the session in the page.

    `port` 0 lets the system choose; `dm` names the visitor whose DM with the bot is shown, with a match of
    `game` (the word of its slash command, or CHAMPIONSHIP) already begun. `say` prints the address and
    instructions.

    Raises:
        CannotStart, Unfinished: the demo cannot run on this machine.
    """
    names = [visitor.name for visitor in VISITORS]
    if dm is not None and dm not in names:
        raise CannotStart(f"Nobody in the demo is called {dm}: --dm takes {', '.join(names)}.")
    if any(find_spec(package) is None for package in PAGE_NEEDS):
        raise Unfinished
    _require_free(port)
    async with _world() as (env, bot):
        channel, members = await _populate(env, bot)
        pictures = await upload_emojis(bot, CDN_BASE, AVATAR.format(env.backend.bot_user.id)) | _faces(env)
        page, viewers = channel, list[MemberActor | UserHandle](members)
        locale = VISITORS[0].locale
        if dm is not None:
            member = members[names.index(dm)]
            if game == CHAMPIONSHIP:
                await _seat_in_championship(member, channel, members)
            else:
                await _seat_with_robots(member, channel, game)
            page, viewers = member.user.dm_channel, [member.user]
            locale = VISITORS[names.index(dm)].locale
        looks: Mapping[str, Any] = {"layout": "channel", "locale": locale, "assets": pictures}
        shown = env.preview(page, viewers=viewers, port=port or None, **looks)
        acting = asyncio.Lock()
        try:
            async with AsyncExitStack() as open_pages:
                preview = await open_pages.enter_async_context(shown)
                follow(preview, env, acting)
                own = ""
                if dm is None:
                    guest = members[0].user
                    await guest.slash("help")
                    env._preview = None  # SimCord would open no second page for one world.
                    beside = port + 1 if port else None
                    alone = env.preview(guest.dm_channel, viewers=[guest], port=beside, **looks)
                    direct = await open_pages.enter_async_context(alone)
                    follow(direct, env, acting)
                    own = direct.url
                say(welcome(preview.url, dm, game, own))
                await _wait_for_first(stop.wait(), preview.wait_closed())
        except SetupError as error:
            raise CannotStart(f"The demo's page could not be opened: {error}") from error


@asynccontextmanager
async def _world() -> AsyncIterator[tuple[LiveEnv, YoHoHo]]:
    """Start the bot in a new world, with a database that is deleted at the end."""
    with tempfile.TemporaryDirectory(prefix="yo-ho-ho-") as folder:
        # Settings() would read the host's environment and .env, which must not affect the demo.
        url = f"sqlite+aiosqlite:///{Path(folder).as_posix()}/demo.db"
        bot = create_bot(Settings.model_construct(database_url=url, emojis=False))
        env = LiveEnv(bot)
        try:
            await env.start()
            yield env, bot
        finally:
            await bot.close()
            await env.shutdown()


async def _populate(env: LiveEnv, bot: YoHoHo) -> tuple[ChannelHandle, list[MemberActor]]:
    """Create a server with one channel and the visitors, one of them a moderator."""
    guild = env.create_guild("The Salty Parrot")
    channel = guild.create_text_channel("card-table")
    may = discord.Permissions(manage_messages=True)
    moderator = guild.create_role("Moderator", permissions=may, color=MODERATORS_COLOUR)
    members = []
    for visitor in VISITORS:
        user = env.create_user(visitor.name.lower(), global_name=visitor.name, avatar=FACE)
        env.backend.locales[user.id] = visitor.locale
        members.append(guild.add_member(user, roles=[moderator] if visitor.name == MODERATOR else []))
    signpost = env.create_user(SIGNPOST.lower(), global_name=SIGNPOST, avatar=FACE, bot=True)
    guild.add_member(signpost)
    env.backend.create_message(channel.id, signpost.id, SIGNS)
    # The page shows only one channel, so a thread would be unreachable.
    await bot.services.people.save_server(guild.id, ServerSettings(threads="never"))
    return channel, members


def _faces(env: LiveEnv) -> dict[str, tuple[str, bytes]]:
    """Return the people's pictures by their URLs on the CDN."""
    from bot.demo.faces import FACES, face  # Pillow is only installed with the page's packages.

    users = env.backend.users.values()
    named = {user.global_name or user.name: user.id for user in users}
    return {AVATAR.format(named[name]): (f"{name.lower()}.png", face(name)) for name in FACES}


def _find_button(
    member: MemberActor, channel: ChannelHandle, action: str
) -> tuple[discord.Message, str] | None:
    """Return the newest button with this action that the member may press, and its message."""
    for message in reversed(channel.history(viewer=member)):
        for button in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
            if not isinstance(button, discord.ui.Button) or button.disabled or not button.custom_id:
                continue
            if f"{parse_custom_id(button.custom_id).action} ".startswith(f"{action} "):
                return message, button.custom_id
    return None


async def _press(member: MemberActor, channel: ChannelHandle, action: str) -> str:
    """Press the newest button with this action as soon as it appears, and return its full action.

    Raises:
        CannotStart: the button does not appear.
    """
    given_up = perf_counter() + PATIENCE
    while (offered := _find_button(member, channel, action)) is None:
        if perf_counter() > given_up:
            raise CannotStart(f"The match could not be begun: {action} is not offered.")
        await asyncio.sleep(BLINK)
    message, custom_id = offered
    await member.click(message, custom_id=custom_id)
    return parse_custom_id(custom_id).action


async def _seat_with_robots(member: MemberActor, channel: ChannelHandle, game: str) -> None:
    """Open a table, fill it with robots and start the match, as a person would by clicks."""
    await member.slash(channel, f"{game} new")
    for action in ("@robot",) * COMPANY + ("@start",):
        await _press(member, channel, action)


async def _seat_in_championship(
    member: MemberActor, channel: ChannelHandle, everybody: Sequence[MemberActor]
) -> None:
    """Open and draw a championship, start the member's first match, and let robots play the others."""
    organiser, *_ = everybody
    others = [each for each in everybody if each is not member][:COMPANY]
    await organiser.slash(channel, f"{CHAMPIONSHIP} new")
    for each in (member, *others):
        await _press(each, channel, "@c-join")
    for action in ("@c-draw", "@sure c-draw"):
        await _press(organiser, channel, action)
    await _press(member, channel, "@c-mine")
    match = await _press(member, channel, "@c-play")
    for each in others:
        await _press(each, channel, "@c-mine")
        await _press(each, channel, match)
    for each in others:
        await each.slash(channel, "table leave")
        await _press(each, channel, "@sure leave")


def _require_free(port: int) -> None:
    """Check that no process listens on this port.

    Raises:
        CannotStart: the port is taken.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            raise CannotStart(
                f"Port {port} is taken on this machine: choose another with --port, or leave it out."
            ) from None


async def _wait_for_first(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait for the first coroutine to finish and cancel the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
