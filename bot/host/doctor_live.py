"""The checks of `doctor --live`, which send one message of each kind to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, TypeAlias

import discord

from bot.art.chart import Chart
from bot.art.child import DrawingError
from bot.art.drawing import Art
from bot.client.permissions import NEEDED
from bot.courier.custom_ids import write_custom_id
from bot.courier.illustrations import Drawn
from bot.courier.messages import message_link
from bot.courier.render import render
from bot.courier.requests import nonce_of
from bot.courier.transports import (
    Answer,
    ChannelMessage,
    TokenMessage,
    answering,
    delete_private,
    key_of,
)
from bot.host.advice import ADVICE, CLOSED, FAILURES, TROUBLE, Skipped, UnexpectedResult, describe_error
from bot.host.doctor import Finding
from bot.present.post import Button, File, Illustration, Post, Row, Text

Channel: TypeAlias = discord.TextChannel | discord.Thread | discord.DMChannel
READY_SECONDS: Final = 30.0
PRESS_SECONDS: Final = 60.0
STEP_SECONDS: Final = 45.0
"""Timeout of one check: discord.py itself retries a failing request for half a minute."""
LATER: Final = 2.0
"""Seconds between an answer and its edit."""
PRESSED: Final = "@doctor"
CHART: Final = Chart("Yo-ho-ho", ())
"""A picture like those of the rules."""
OTHER_CHART: Final = Chart("Ahoy", ())
BAD_REQUEST: Final = 400


class LiveCheck(discord.Client):
    """Connects as the bot and runs all checks in one channel; `say` is called with each finding.

    All test messages are deleted again, even after a failed check.
    """

    def __init__(
        self, channel_id: int, say: Callable[[Finding], None], art: Art, patience: float = PRESS_SECONDS
    ) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._channel_id = channel_id
        self._say = say
        self._art = art
        self._patience = patience
        self._run_id = token_hex(4)
        self._connected = asyncio.Event()
        self._pressed: asyncio.Future[discord.Interaction] | None = None
        self._left: list[tuple[int | None, Answer]] = []

    async def examine(self, token: str) -> None:
        """Connect, run all checks, and disconnect; pass on errors of `start` if connecting fails."""
        running = asyncio.create_task(self.start(token), name="connection")
        ready = asyncio.create_task(self._connected.wait(), name="ready")
        try:
            await asyncio.wait({running, ready}, timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            if not ready.done():
                self._say(Finding("wrong", "connection", f"not ready in {READY_SECONDS:.0f} s: {TROUBLE}"))
                return
            await self.try_everything()
        finally:
            ready.cancel()
            await self.close()
            await asyncio.gather(running, ready, return_exceptions=True)

    async def on_ready(self) -> None:
        """Note that the connection is ready."""
        self._connected.set()

    async def try_everything(self) -> None:
        """Run all checks, one after the other, once the connection is ready."""
        self._say(Finding("ok", "connection", f"as {self.user}, on {len(self.guilds)} servers"))
        channel = await self._find()
        if channel is None:
            return
        self._permissions(channel)
        await self._check("text", self._text(channel))
        await self._check("picture", self._picture(channel))
        await self._check("classic message", self._text(channel, classic=True))
        await self._check("file", self._file(channel))
        await self._check("nonce", self._nonce(channel))
        await self._check("thread", self._thread(channel))
        await self._check("emoji", self._emoji(channel))
        await self._button(channel)

    async def close(self) -> None:
        """Delete the messages left by failed checks, and disconnect."""
        left, self._left = self._left, []
        for guild, message in left:
            try:
                deletion = self.http.delete_message(message["channel_id"], message["id"])
                await asyncio.wait_for(deletion, STEP_SECONDS)
            except discord.NotFound:
                continue
            except FAILURES as error:
                link = message_link(guild, int(message["channel_id"]), int(message["id"]))
                kept = f"{link} stays"
                self._say(Finding("warn", "cleaning up", f"{kept}: {describe_error(error)}"))
        await super().close()

    # ------------------------------------------------------------------ channel

    async def _find(self) -> discord.TextChannel | None:
        found: list[object] = []

        async def fetched() -> str:
            found.append(await self.fetch_channel(self._channel_id))
            return f"#{found[0]} in {getattr(found[0], 'guild', 'no server')}"

        if not await self._check("channel", fetched()):
            return None
        if not isinstance(found[0], discord.TextChannel):
            self._say(Finding("wrong", "channel", ADVICE[50024]))
            return None
        return found[0]

    def _permissions(self, channel: discord.TextChannel) -> None:
        allowed = channel.permissions_for(channel.guild.me)
        lacking = [name for name, needed in NEEDED if needed and not getattr(allowed, name)]
        if lacking:
            names = ", ".join(name.replace("_", " ") for name in lacking)
            self._say(Finding("wrong", "permissions", f"missing in this channel: {names}"))
        else:
            self._say(Finding("ok", "permissions", "everything the bot needs in this channel"))

    # ------------------------------------------------------------------ messages

    async def _send(self, channel: Channel, post: Post, nonce: str = "") -> Answer:
        nonce = nonce or nonce_of(self._run_id, token_hex(4))
        message = await ChannelMessage(self, channel.id, nonce=nonce, silent=True).write(render(post))
        guild = getattr(channel, "guild", None)
        self._left.append((guild and guild.id, message))
        return message

    async def _edit(self, message: Answer, post: Post, picture: Drawn | None = None) -> Answer:
        transport = ChannelMessage(self, int(message["channel_id"]), int(message["id"]))
        return await transport.write(render(post, picture))

    async def _delete(self, message: Answer) -> None:
        await self.http.delete_message(message["channel_id"], message["id"])
        self._left = [(guild, left) for guild, left in self._left if left["id"] != message["id"]]

    async def _text(self, channel: Channel, *, classic: bool = False) -> str:
        message = await self._send(channel, _post("Yo-ho-ho is being looked over.", classic=classic))
        await self._edit(message, _post("Yo-ho-ho is still being looked over.", classic=classic))
        await self._delete(message)
        return "sent, edited, deleted"

    async def _picture(self, channel: Channel) -> str:
        drawn = Drawn("doctor.png", await _drawn(self._art.draw_picture(CHART)), CHART.title)
        message = await self._send(channel, _post("Here comes a picture."))
        shown = Post((Text("Here is a picture."), Illustration(CHART, CHART.title)))
        edited = await self._edit(message, shown, drawn)
        await self._edit(edited, _post("There was a picture."))
        await self._delete(message)
        return "a text edited to a picture and back, deleted"

    async def _file(self, channel: Channel) -> str:
        post = _post("A match log looks like this.")._replace(file=File("doctor.txt", "yo-ho-ho 1\n"))
        await self._delete(await self._send(channel, post))
        return "sent, deleted"

    async def _nonce(self, channel: Channel) -> str:
        nonce = nonce_of(self._run_id, "twice")
        first, second = [await self._send(channel, _post("Said twice."), nonce) for _ in range(2)]
        await self._delete(first)
        if first["id"] != second["id"]:
            await self._delete(second)
            raise UnexpectedResult(
                "sent twice with one nonce it is two messages: after a crash one may stand twice"
            )
        return "sent twice, it is one message"

    async def _thread(self, channel: discord.TextChannel) -> str:
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name="Yo-ho-ho is being looked over", type=kind)
        try:
            await self._delete(await self._send(thread, _post("A table may have a thread of its own.")))
        finally:
            gone = await _remove(thread)
        return f"opened, written in, {gone}"

    async def _emoji(self, channel: discord.TextChannel) -> str:
        png = await _drawn(self._art.emoji("skull_king"))
        emoji = await self.create_application_emoji(name=f"doctor_{self._run_id}", image=png)
        try:
            message = await self._send(channel, _post(f"A card: {emoji}", classic=True))
            shown = str(emoji) in message["content"]
            await self._delete(message)
        finally:
            await emoji.delete()
        allowed = channel.permissions_for(channel.guild.me).use_external_emojis
        external = f"where external ones are {'allowed' if allowed else 'forbidden'}"
        if not shown:
            raise UnexpectedResult(
                f"uploaded, but shown by its name {external}: EMOJIS=off shows signs instead"
            )
        return f"uploaded, shown {external}, deleted"

    # ------------------------------------------------------------------ interactions

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note that the button was pressed."""
        data: Any = interaction.data or {}
        if (
            data.get("custom_id") == write_custom_id(0, 0, f"{PRESSED} {self._run_id}")
            and self._pressed
            and not self._pressed.done()
        ):
            self._pressed.set_result(interaction)

    async def _button(self, channel: Channel) -> None:
        row = Row((Button("Press me", f"{PRESSED} {self._run_id}"),))
        asked = f"Press this within {self._patience:.0f} seconds, to try private answers and direct messages."
        post = Post((Text(asked), row))
        self._pressed = asyncio.get_running_loop().create_future()

        async def sent() -> str:
            await self._send(channel, post)
            return f"sent: press it within {self._patience:.0f} seconds"

        interaction: discord.Interaction | None = None
        if await self._check("button", sent()):
            with suppress(TimeoutError):
                interaction = await asyncio.wait_for(self._pressed, self._patience)
        after: tuple[tuple[str, Callable[[discord.Interaction], Coroutine[Any, Any, str]]], ...] = (
            ("edit by a press", self._edit_pressed),
            ("private answer", self._answer),
            ("private picture", self._private_picture),
            ("direct message", self._direct),
        )
        for subject, work in after:
            if interaction is None:
                self._say(Finding("warn", subject, "not tried: nobody has pressed the button"))
            else:
                await self._check(subject, work(interaction))

    async def _edit_pressed(self, interaction: discord.Interaction) -> str:
        """Edit the pressed message by the interaction's key, as table messages are."""
        await interaction.response.defer()
        await asyncio.sleep(LATER)
        pressed = TokenMessage(self, key_of(interaction), private=False, original=True)
        await pressed.write(render(_post("Thank you.")))
        return "edited, which does not count as a request of the bot"

    async def _answer(self, interaction: discord.Interaction) -> str:
        answer = answering(interaction)
        sent = await answer.write(render(_post("Only you see this.")))
        message_id = int(sent["id"])
        try:
            await asyncio.sleep(LATER)
            await answer.edit(message_id).write(render(_post("Only you see this, edited.")))
        finally:
            await delete_private(self, key_of(interaction), message_id)
        return f"sent, edited {LATER:.0f} seconds later, deleted"

    async def _private_picture(self, interaction: discord.Interaction) -> str:
        """Edit a private message to several new pictures in turn, as panels do at each move."""
        pngs = [await _drawn(self._art.draw_picture(chart)) for chart in (CHART, OTHER_CHART)]
        new = TokenMessage(self, key_of(interaction))
        said = await new.write(render(_post("Only you see a picture here.")))
        message_id = int(said["id"])
        try:
            for number, (chart, png) in enumerate(zip((CHART, OTHER_CHART), pngs, strict=True), start=1):
                await asyncio.sleep(LATER)
                post = Post((Text(f"Only you see picture {number}."), Illustration(chart, chart.title)))
                picture = Drawn(f"private{number}.png", png, chart.title)
                await new.edit(message_id).write(render(post, picture))
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            raise UnexpectedResult(
                f"refused in a private message, where text stands instead: {describe_error(error)}"
            ) from error
        finally:
            with suppress(*FAILURES):
                await interaction.followup.delete_message(message_id)
        return "a private text edited to a picture and to another, deleted"

    async def _direct(self, interaction: discord.Interaction) -> str:
        return await self._text(await interaction.user.create_dm())

    # ------------------------------------------------------------------ results

    async def _check(self, subject: str, work: Coroutine[Any, Any, str]) -> bool:
        """Run a check, report its result, and return whether it succeeded."""
        try:
            result = await asyncio.wait_for(work, STEP_SECONDS)
        except Skipped as skipped:
            self._say(Finding("warn", subject, f"not tried: {skipped}"))
        except UnexpectedResult as unlike:
            self._say(Finding("warn", subject, str(unlike)))
        except FAILURES as error:
            closed = isinstance(error, discord.HTTPException) and error.code in CLOSED
            self._say(Finding("warn" if closed else "wrong", subject, describe_error(error)))
        else:
            self._say(Finding("ok", subject, result))
            return True
        return False


async def _remove(thread: discord.Thread) -> str:
    """Delete a thread, or archive it if the bot lacks the permission to delete it."""
    with suppress(discord.Forbidden):
        await thread.delete()
        return "deleted"
    with suppress(discord.Forbidden):
        await thread.edit(archived=True)
        return "archived"
    return "left open, which only who may manage threads can change"


def _post(text: str, *, classic: bool = False) -> Post:
    return Post((Text(text),), classic=classic)


async def _drawn(drawing: Awaitable[bytes]) -> bytes:
    try:
        return await drawing
    except DrawingError as error:
        raise Skipped(f"nothing can be drawn ({error})") from error
