"""The demo: the real bot in a simulated Discord (SimCord), played in the browser without token or account.

SimCord is made for tests: its clock stands still and an answer waits for everything that goes on. Here
people play, so the clock is the one on the wall, an answer waits for nobody's pause, and a page shows what
the robots have done the next time it asks. Needs the extra `demo`.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import discord
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError, UserHandle
from simcord.backend import Backend

from bot.client import YoHoHo, create_bot
from bot.settings import Settings


class Visitor(NamedTuple):
    """Somebody to play as, and the language their Discord speaks."""

    name: str
    locale: str
    language: str


VISITORS: Final = (
    Visitor("Morgan", "en-GB", "English"),
    Visitor("Cruz", "es-ES", "Spanish"),
    Visitor("Camille", "fr", "French"),
    Visitor("Sam", "en-US", "English"),
)
SIGNPOST: Final = """\
Type `/skullking new` to open a table; or `/hearts new`, `/skull new`, `/championship new`.
Escribe `/skullking new` para abrir una mesa; o `/hearts new`, `/skull new`, `/championship new`.
Tape `/skullking new` pour ouvrir une table ; ou `/hearts new`, `/skull new`, `/championship new`."""
FIRST_GAME: Final = "skullking"
"""The command of the game a newcomer is shown."""
COMPANY: Final = 3
"""How many robots sit at the table of a DM page."""
PAGE_NEEDS: Final = ("markdown_it", "linkify_it", "regex", "PIL")
"""What SimCord's extra `preview` installs and its page cannot do without."""
BLINK: Final = 0.02
"""Seconds: a task that sleeps longer than this is having a pause, and no answer waits for it."""


class CannotStart(Exception):
    """The demo cannot run here; the text is one sentence, fit to print."""


class Unfinished(Exception):
    """SimCord is installed without what its page needs."""


class WallClock:
    """SimCord's clock for people: it runs by itself, and nobody can set it forward."""

    def __init__(self) -> None:
        self._begun = perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds since the demo began."""
        return perf_counter() - self._begun

    def now(self) -> datetime:
        """The present moment in UTC."""
        return datetime.now(UTC)

    def advance(self, _seconds: float) -> None:
        """Nothing: time passes anyway."""


class World(Backend):
    """A Discord in which everybody's app speaks their own language."""

    def __init__(self) -> None:
        super().__init__(clock=WallClock())  # type: ignore[arg-type]  # SimCord asks it no more
        self.bot_user.name = "Yo-ho-ho"
        self.locales: dict[int, str] = {}

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot; an interaction says what language its user reads."""
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload = {**payload, "locale": self.locales.get(int(user["id"]), "en-US")}
        super().emit(event, payload)


class LiveEnv(Env):
    """SimCord in real time, for people at a browser."""

    def __init__(self, bot: YoHoHo) -> None:
        super().__init__(bot, shard_count=1, check_errors=False)
        self.backend: World = World()

    async def _settle_internal(self, *, dispatch: str | None = None, **limits: Any) -> None:
        """Wait until the bot has answered: until whatever it still does is a pause. TimeoutError if never.

        SimCord itself waits out every pause that ends before its timeout, and fails when work is under way
        at that moment: with robots at the table, sooner or later in every match.
        """
        if limits.get("_deadline") is not None:  # a timer that is due: nothing to change
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


def follow(preview: Preview, env: LiveEnv) -> None:
    """Have each page of `preview` show the present whenever it asks, instead of upon `preview.refresh()`.

    A page's revision then moves only under its own eyes: a click can never meet a newer page than the one
    it was made on, and publishing here, between two steps of the loop, can never overlap an action. Actions
    of two pages take turns, where SimCord would refuse the second.
    """
    payload, act = preview._page_payload, preview._action
    one_at_a_time = asyncio.Lock()
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
            return await act(context_id, body)

    preview._page_payload = current  # type: ignore[method-assign]
    preview._action = in_turn  # type: ignore[method-assign]


async def run(
    port: int,
    dm: str | None,
    stop: asyncio.Event,
    say: Callable[[str], object],
    game: str = FIRST_GAME,
) -> None:
    """Serve the demo until `stop` is set or somebody ends the session in the page.

    `port` 0 lets the system choose; `dm` names the visitor whose DM with the bot is shown, a match of `game`
    (the word of its slash command) already begun. `say` gets the address and how to play. CannotStart, or
    Unfinished, when it cannot run here.
    """
    names = [visitor.name for visitor in VISITORS]
    if dm is not None and dm not in names:
        raise CannotStart(f"Nobody in the demo is called {dm}: --dm takes {', '.join(names)}.")
    if any(find_spec(package) is None for package in PAGE_NEEDS):
        raise Unfinished
    _require_free(port)
    async with _world() as env:
        channel, members = _populate(env)
        page: ChannelHandle = channel
        viewers: Sequence[MemberActor | UserHandle] = members
        locale = VISITORS[0].locale
        if dm is not None:
            member = members[names.index(dm)]
            await _seat_with_robots(member, channel, game)
            page, viewers = member.user.dm_channel, [member.user]
            locale = VISITORS[names.index(dm)].locale
        shown = env.preview(page, viewers=viewers, layout="channel", locale=locale, port=port or None)
        try:
            async with shown as preview:
                follow(preview, env)
                say(_welcome(preview.url, dm))
                await _first(stop.wait(), preview.wait_closed())
        except SetupError as error:
            raise CannotStart(f"The demo's page could not be opened: {error}") from error


@asynccontextmanager
async def _world() -> AsyncIterator[LiveEnv]:
    """The bot, started in a world of its own, with a database that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="yo-ho-ho-") as folder:
        # Not Settings(): nothing of the host's environment or .env has a say here.
        url = f"sqlite+aiosqlite:///{Path(folder).as_posix()}/demo.db"
        bot = create_bot(Settings.model_construct(database_url=url))
        env = LiveEnv(bot)
        try:
            await env.start()
            yield env
        finally:
            await bot.close()
            await env.shutdown()


def _populate(env: LiveEnv) -> tuple[ChannelHandle, list[MemberActor]]:
    """A server with one channel and the visitors in it."""
    guild = env.create_guild("The Salty Parrot")
    channel = guild.create_text_channel("card-table")
    members = []
    for visitor in VISITORS:
        user = env.create_user(visitor.name.lower(), global_name=visitor.name)
        env.backend.locales[user.id] = visitor.locale
        members.append(guild.add_member(user))
    signpost = env.create_user("signpost", global_name="Signpost", bot=True)
    guild.add_member(signpost)
    env.backend.create_message(channel.id, signpost.id, SIGNPOST)
    return channel, members


async def _seat_with_robots(member: MemberActor, channel: ChannelHandle, game: str) -> None:
    """Open a table, fill it with robots and begin: what a person would click."""
    await member.slash(channel, f"{game} new")
    for verb in ("@robot",) * COMPANY + ("@start",):
        table = channel.history()[-1]
        view = discord.ui.LayoutView.from_message(table, timeout=None)
        ids = [item.custom_id for item in view.walk_children() if isinstance(item, discord.ui.Button)]
        await member.click(table, custom_id=next(each for each in ids if each and each.endswith(verb)))


def _require_free(port: int) -> None:
    """CannotStart when somebody listens on this port already."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            raise CannotStart(
                f"Port {port} is taken on this machine: choose another with --port, or leave it out."
            ) from None


async def _first(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait for whichever comes first and drop the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def _welcome(url: str, dm: str | None) -> str:
    """The address, and how to play, in a few lines."""
    if dm is not None:
        how = f"""\
You are {dm}, in your direct messages with the bot. A match against {COMPANY} robots has begun:
play with the buttons, to the end if you like."""
    else:
        people = ", ".join(f"{visitor.name} ({visitor.language})" for visitor in VISITORS)
        how = f"""\
1. Type /skullking new in the message box, choose it from the list, press the arrow.
2. Press "Add robot" twice, then "Start".
3. "My hand", under the table, shows your cards: bid and play there.

To be somebody else, change "Viewing as" at the top, or open the page in a second tab:
{people}. Each reads their own language.
Direct messages are not shown there; --dm {VISITORS[0].name} shows a match from inside them
(of Hearts with --game hearts, of Skull with --game skull)."""
    return f"""
Yo-ho-ho is ready, without Discord. Open this page:

    {url}

{how}
Ctrl+C ends the demo."""
