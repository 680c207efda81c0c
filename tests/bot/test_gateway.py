"""An unreadable frame from the gateway is one line in the log, and the process is connected again."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from aiohttp import WSMsgType, web

from tests.bot.started import ended, launched
from tests.bot.test_main import Discord, folder, serving

__all__ = ["folder"]

RESUME, IDENTIFY = 6, 2


class Garbling(Discord):
    """A Discord whose first connections each send something unreadable after the greeting."""

    def __init__(self, *frames: str | bytes) -> None:
        super().__init__()
        self.frames = list(frames)
        self.begun: list[int] = []
        """How each connection began: with RESUME or IDENTIFY."""

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        await ws.send_json({"op": 10, "d": {"heartbeat_interval": 45000}, "s": None, "t": None})
        async for message in ws:
            if message.type is not WSMsgType.TEXT or message.json()["op"] not in (RESUME, IDENTIFY):
                continue
            self.begun.append(message.json()["op"])
            if self.begun[-1] == IDENTIFY:
                ready = self.greeting([0, 1]) | {
                    "guilds": [],
                    "resume_gateway_url": f"ws://{request.host}/ws",
                }
                await ws.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
            if not self.frames:
                self.ready.set()
                continue
            frame = self.frames.pop(0)
            await (ws.send_bytes(frame) if isinstance(frame, bytes) else ws.send_str(frame))
        return ws


@pytest.mark.parametrize("frames", [("{", "{"), ("[]", b"\x00\x00\xff\xff")])
async def test_an_unreadable_frame_is_one_log_line_and_reconnects(
    folder: Path, frames: tuple[str | bytes, ...]
) -> None:
    """The bot resumes its session, or begins a new session if the next frame is unreadable, too."""
    discord = Garbling(*frames)
    async with serving(discord) as environment, launched(folder, **environment) as child:
        await asyncio.wait_for(discord.ready.wait(), 120)
        child.send_signal(signal.SIGTERM)
        end = await ended(child)
    assert end.code == 0
    assert discord.begun == [IDENTIFY, RESUME, IDENTIFY]
    told = [line for line in end.err.splitlines() if "cannot be read" in line]
    assert len(told) == len(frames)
    assert all(" WARNING " in line for line in told)
    assert " ERROR " not in end.err
    assert "Traceback" not in end.err
