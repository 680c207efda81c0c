"""The drawing process starts when needed, ends when idle, and has a time limit for each picture."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Callable

import pytest

from bot.art.catalogue import emoji
from bot.art.child import DrawingError, DrawingProcess, InvalidRequest

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0H4V4H0Z"/></svg>'
TURNS = 2000
"""Turns of the event loop, 5 ms each, after which a test fails instead of waiting for ever."""


def sprite(svg: str = SQUARE, width: int = 16) -> dict[str, object]:
    return {"draw": "sprite", "svg": svg, "width": width}


def size(png: bytes) -> tuple[int, int]:
    """Return the width and height in the header of a PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def playing(program: str) -> tuple[str, ...]:
    """Return the command of a child that runs this program instead of the drawing worker."""
    return (sys.executable, "-c", program)


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(TURNS):
        if happened():
            return
        await asyncio.sleep(0.005)
    pytest.fail("it did not happen")


@pytest.fixture
async def child() -> AsyncIterator[DrawingProcess]:
    made = DrawingProcess()
    yield made
    await made.close()


async def test_the_child_starts_at_the_first_picture_and_stays(child: DrawingProcess) -> None:
    assert child.number is None
    assert size(await child.ask(sprite(width=16))) == (16, 16)
    first = child.number
    assert size(await child.ask(sprite(width=44))) == (44, 44)
    assert first is not None
    assert child.number == first


async def test_simultaneous_requests_get_their_own_pictures(child: DrawingProcess) -> None:
    asked = await asyncio.gather(*(child.ask(sprite(width=width)) for width in range(8, 24)))
    assert [size(png) for png in asked] == [(width, width) for width in range(8, 24)]


async def test_an_idle_child_ends_and_restarts_for_the_next_picture() -> None:
    child = DrawingProcess(idle=0)
    await child.ask(sprite())
    await until(lambda: child.number is None)
    assert size(await child.ask(sprite())) == (16, 16)
    await child.close()


async def test_a_dead_child_is_restarted(child: DrawingProcess) -> None:
    await child.ask(sprite())
    first = child.number
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert size(await child.ask(sprite())) == (16, 16)
    assert child.number != first


ONCE = """
import os, sys, time
if not os.path.exists({drawing!r}):
    open({drawing!r}, "w").close()
    time.sleep(600)
size = int.from_bytes(sys.stdin.buffer.read(4), "big")
sys.stdin.buffer.read(size)
sys.stdout.buffer.write((5).to_bytes(4, "big") + b"\\1" + b"drawn")
sys.stdout.buffer.flush()
"""
"""A child that hangs at its first picture, and draws later pictures."""


async def test_a_picture_whose_child_is_killed_is_drawn_by_a_new_child(
    tmp_path: os.PathLike[str],
) -> None:
    drawing = os.path.join(tmp_path, "drawing")
    child = DrawingProcess(playing(ONCE.format(drawing=drawing)))
    asked = asyncio.create_task(child.ask(sprite()))
    await until(lambda: os.path.exists(drawing))
    first = child.number
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert await asked == b"drawn"
    assert child.number != first
    await child.close()


async def test_a_child_that_always_dies_is_started_only_twice(tmp_path: os.PathLike[str]) -> None:
    child = DrawingProcess(playing(f"open({os.fspath(tmp_path)!r} + '/starts', 'a').write('.')"))
    with pytest.raises(DrawingError, match="died twice"):
        await child.ask(sprite())
    assert child.number is None
    assert os.stat(os.path.join(tmp_path, "starts")).st_size == 2, "one byte a start"


async def test_a_child_that_does_not_answer_is_ended() -> None:
    child = DrawingProcess(playing("import time; time.sleep(600)"), limit=0.2)
    with pytest.raises(DrawingError, match="no picture within"):
        await child.ask(sprite())
    assert child.number is None


async def test_cancelling_a_request_during_the_start_blocks_no_other(child: DrawingProcess) -> None:
    asked = asyncio.create_task(child.ask(sprite()))
    for _ in range(3):  # after three turns the child is still starting
        await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert child.number is None
    assert size(await child.ask(sprite())) == (16, 16)


async def test_a_missing_program_raises_a_drawing_error() -> None:
    with pytest.raises(DrawingError):
        await DrawingProcess(("no-such-program",)).ask(sprite())


async def test_a_failed_drawing_is_reported_and_the_child_goes_on(child: DrawingProcess) -> None:
    with pytest.raises(InvalidRequest):
        await child.ask(sprite("<svg"))
    first = child.number
    assert size(await child.ask(sprite())) == (16, 16)
    assert child.number == first


async def test_the_answer_to_a_cancelled_request_is_skipped(child: DrawingProcess) -> None:
    await child.ask(sprite())
    waiting = asyncio.create_task(child.ask(sprite(emoji("skull_king"), 640)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert size(await child.ask(sprite(width=20))) == (20, 20)


async def test_the_child_ends_silently_when_the_bot_has_died() -> None:
    """The bot was killed before reading the child's answer."""
    request = pickle.dumps(sprite())
    answers = os.pipe()
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.art.worker"),
        stdin=asyncio.subprocess.PIPE,
        stdout=answers[1],
        stderr=asyncio.subprocess.PIPE,
    )
    for end in answers:
        os.close(end)
    _, errors = await asyncio.wait_for(child.communicate(len(request).to_bytes(4, "big") + request), 120)
    assert (child.returncode, errors) == (0, b"")


async def test_the_child_gets_no_settings_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    told = "import os, sys; b = repr(sorted(os.environ)).encode()"
    answer = "sys.stdout.buffer.write(len(b).to_bytes(4, 'big') + b'\\1' + b); sys.stdout.flush()"
    child = DrawingProcess(playing(f"{told}; {answer}; sys.stdin.read()"))
    names = await child.ask(sprite())
    assert b"PYTHONPATH" in names
    assert b"DISCORD_TOKEN" not in names
    await child.close()


async def test_a_sheet_simulates_colour_blindness(child: DrawingProcess) -> None:
    row = [(SQUARE.replace("<path", '<path fill="#ff0000"'), 20), (SQUARE, 30)]
    asked = {"draw": "sheet", "rows": [row, row[:1]], "ground": "#ffffff"}
    assert size(plain := await child.ask(asked | {"sight": "all"})) == (8 + 28 + 38, 8 + 38 + 28)
    assert await child.ask(asked | {"sight": "deutan"}) != plain
    with pytest.raises(DrawingError, match="cataract"):
        await child.ask(asked | {"sight": "cataract"})


def test_the_bot_process_never_loads_the_drawing_libraries() -> None:
    program = (
        "import sys, bot.art.drawing, bot.art.gallery\n"
        "from bot.art import catalogue\n"
        "[catalogue.emoji(name) for name in catalogue.EMOJIS]\n"
        "print(sorted({'PIL', 'resvg_py'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stdout == "[]\n"
