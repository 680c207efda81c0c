"""The pictures that posts come with: when the text goes out, or after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import discord

from bot.art.child import DrawingError, InvalidRequest
from bot.art.shown import Picture
from bot.present.post import Illustration, Post
from bot.store.recent import Recent

log = logging.getLogger(__name__)

NAME_BYTES: Final = 8
SOON: Final = 1.0
"""Seconds that a text waits for its picture: Discord waits for an answer three times as long."""
AT_ONCE: Final = 64
"""So many pictures are waited for; the text of any more goes without."""
STANDING: Final = 2048
"""Of so many messages it is known which picture they have; any other gets it once more."""
FINISHED: Final = 32
"""So many pictures are kept for whoever else may see them: no larger than 60 KiB, they take 2 MiB."""
REST: Final = 300.0
"""Seconds without pictures after one that could not be drawn: the next one could not either."""

Draw: TypeAlias = Callable[[Picture], Awaitable[bytes]]
"""The picture of what is shown. NotDrawn."""
Add: TypeAlias = Callable[["Drawn"], Awaitable[None]]
"""Adds a picture to the message that waits for it."""


class Standing(NamedTuple):
    """The picture on a message: its file name, and its URL ("" if unknown; ("", "") stands for no picture).

    A classic message keeps its files by itself; any other message must refer to its picture's URL.
    """

    name: str
    address: str


NONE: Final = Standing("", "")
"""No picture on the message."""
GALLERY: Final = discord.ComponentType.media_gallery.value


class Drawn(NamedTuple):
    """A picture ready to be sent, the name it is sent under, and what it says in words."""

    name: str
    png: bytes
    alt: str

    @property
    def address(self) -> str:
        """What stands for its address while it is sent."""
        return f"attachment://{self.name}"


def name_of(illustration: Illustration) -> str:
    """The name its picture is sent under, the same for the same picture: no message need get that twice."""
    return f"{_digest(illustration.picture):0{2 * NAME_BYTES}x}.png"


@lru_cache(maxsize=AT_ONCE)
def _digest(shown: Picture) -> int:
    return int.from_bytes(blake2b(repr(shown).encode(), digest_size=NAME_BYTES).digest(), "big")


REFUSALS: Final = 3
"""The number of consecutive refusals after which private messages keep to text."""
TEXT_ONLY: Final = 3600.0
"""Seconds for which they do."""
BAD_REQUEST: Final = 400


class PrivateUploads:
    """Count the new pictures that Discord has refused as edits of private messages.

    Discord has been seen to answer such an edit with "unfurled media attachment not found". After a few of
    these, private messages are edited without pictures for an hour, so that no click needs two requests.
    """

    def __init__(self) -> None:
        self._refused = 0
        self._until = 0.0

    @property
    def rest(self) -> bool:
        """True while private messages keep to text."""
        return asyncio.get_running_loop().time() < self._until

    def refused(self, error: Exception) -> None:
        """Count a refusal of an edit whose text alone is taken, or stands already."""
        if not isinstance(error, discord.HTTPException) or error.status != BAD_REQUEST:
            return
        self._refused += 1
        if self._refused >= REFUSALS and not self.rest:
            self._refused = 0
            self._until = asyncio.get_running_loop().time() + TEXT_ONLY
            log.warning("private messages keep to text for an hour: new pictures are refused (%s)", error)

    def taken(self) -> None:
        """Forget the refusals: a new picture was taken."""
        self._refused = 0


class Illustrations:
    """Has pictures drawn by `draw`. One that is not there in time is drawn on, and follows its text.

    `stands` is which picture each message has, as far as that is known; `uploads` whether private messages
    take new ones.
    """

    def __init__(self, draw: Draw) -> None:
        self.draw = draw
        self.stands: Recent[Standing] = Recent(STANDING)
        self.uploads = PrivateUploads()
        self._drawing: dict[Picture, asyncio.Task[bytes]] = {}
        self._finished: Recent[bytes] = Recent(FINISHED)
        self._following: dict[int, asyncio.Task[None]] = {}
        self._rests_until = 0.0
        self._stopped = self._late = False

    def kept(self, message: int, post: Post) -> Standing | None:
        """The picture of a post where its message is known to have it; None where it is to be sent."""
        shown, stands = post.illustration, self.stands.get(message)
        if shown is None or stands is None or stands.name != name_of(shown):
            return None
        return stands if post.classic or stands.address else None

    def seen(self, message: discord.Message, post: Post) -> Standing | None:
        """Return what `kept` returns for a message that was pressed, from the files it had at that time."""
        if post.classic and message.attachments:
            seen = Standing(message.attachments[0].filename, "")
        else:
            address = next(_addresses([part.to_dict() for part in message.components]), "")
            # Discord lists no files of Components V2: the file name is the end of the URL.
            seen = Standing(urlsplit(address).path.rpartition("/")[2], address)
        if seen != NONE or self.stands.get(message.id) is not None:
            self.stands.keep(message.id, seen)
        return self.kept(message.id, post)

    def note(self, message: int | None, picture: Drawn | Standing | None, answer: Mapping[str, Any]) -> None:
        """Remember which picture a message was written with; Discord's `answer` has its URL."""
        if message is None:
            return
        if isinstance(picture, Drawn):
            self.stands.keep(message, Standing(picture.name, next(_addresses(answer.get("components")), "")))
        elif picture is None and self.stands.get(message) is not None:
            self.stands.keep(message, NONE)

    async def of(self, post: Post) -> Drawn | None:
        """The picture of a post; None where it has none, or none that is drawn soon."""
        shown = post.illustration
        if shown is None:
            return None
        if (png := self._finished.get(_digest(shown.picture))) is not None:
            return Drawn(name_of(shown), png, shown.alt)
        if (drawing := self._begun(shown.picture)) is None:
            return None
        # Nobody waits for a picture while one is late: what draws it may hang.
        await asyncio.wait({drawing}, timeout=0.0 if self._late else SOON)
        if not drawing.done():
            self._late = True
            log.info("a picture is not there in time: the text goes without")
        elif not drawing.cancelled() and drawing.exception() is None:
            return Drawn(name_of(shown), drawing.result(), shown.alt)
        return None

    def follow(self, message: int, post: Post, add: Add) -> None:
        """Have the picture that was not there in time added to its message, unless that changes before.

        One that has been drawn since, while the text went out, is asked for again.
        """
        shown = post.illustration
        drawing = None if shown is None else self._begun(shown.picture)
        if shown is not None and drawing is not None:
            self.forget(message)
            task = asyncio.create_task(_added(shown, drawing, add), name="a picture that follows")
            self._following[message] = task
            task.add_done_callback(lambda done: self._followed(message, done))

    def forget(self, message: int) -> None:
        """The message shows something else from now on: no picture follows."""
        if (task := self._following.pop(message, None)) is not None:
            task.cancel()

    def stop(self) -> list[asyncio.Task[Any]]:
        """Draw no more; the tasks that still do."""
        self._stopped = True
        tasks: list[asyncio.Task[Any]] = [*self._drawing.values(), *self._following.values()]
        for task in tasks:
            task.cancel()
        return tasks

    def _begun(self, shown: Picture) -> asyncio.Task[bytes] | None:
        """The one task that draws this; None while there are no pictures, or too many are waited for."""
        resting = asyncio.get_running_loop().time() < self._rests_until
        if shown not in self._drawing:
            if self._stopped or resting or len(self._drawing) >= AT_ONCE:
                return None
            task = asyncio.ensure_future(self.draw(shown))
            self._drawing[shown] = task
            task.add_done_callback(lambda done: self._ended(shown, done))
        return self._drawing[shown]

    def _followed(self, message: int, done: asyncio.Task[None]) -> None:
        if self._following.get(message) is done:
            del self._following[message]

    def _ended(self, shown: Picture, done: asyncio.Task[bytes]) -> None:
        del self._drawing[shown]
        error = None if done.cancelled() else done.exception()
        self._late = False
        if error is None and not done.cancelled():
            self._finished.keep(_digest(shown), done.result())
        elif isinstance(error, InvalidRequest):
            log.error("a picture could not be drawn, the text goes without: %s", error)
        elif isinstance(error, DrawingError):
            now = asyncio.get_running_loop().time()
            if now >= self._rests_until:
                log.warning("there are no pictures for a while: %s", error)
            self._rests_until = now + REST
        elif error is not None:
            log.error("a picture could not be drawn: the text goes without", exc_info=error)


async def _added(shown: Illustration, drawing: asyncio.Task[bytes], add: Add) -> None:
    """Add the picture once it is drawn, if it is."""
    await asyncio.wait({drawing})
    if not drawing.cancelled() and drawing.exception() is None:
        await add(Drawn(name_of(shown), drawing.result(), shown.alt))


def _addresses(components: Sequence[Mapping[str, Any]] | None) -> Iterator[str]:
    """Yield the URLs of all pictures in a message's components."""
    for component in components or ():
        if component["type"] == GALLERY:
            yield from (item["media"]["url"] for item in component["items"])
        yield from _addresses(component.get("components"))
