"""Test the body of a request that brings files: what a server reads in it, and that discord.py uses it."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import handle_message_parameters

from bot.courier.body import Body, use_one_body

NAME = 'a "b" \\ é.png'
PICTURE = bytes(range(256)) * 300 + b"\r\n--\r\n"


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give aiohttp its own form back."""
    monkeypatch.setattr(aiohttp, "FormData", aiohttp.FormData)


async def read(form: aiohttp.FormData) -> list[tuple[Any, ...]]:
    """Return what a server reads in a form: of each part its name, file name, type and bytes."""
    parts: list[tuple[Any, ...]] = []

    async def note(request: web.Request) -> web.Response:
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            parts.append((part.name, part.filename, part.headers.get("Content-Type"), await part.read()))
        return web.Response()

    app = web.Application(client_max_size=1 << 24)
    app.router.add_post("/", note)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        async with aiohttp.ClientSession() as session, session.post(address, data=form) as answer:
            assert answer.status == 200
    finally:
        await runner.cleanup()
    return parts


async def test_a_server_reads_text_and_files() -> None:
    body = Body()
    body.add_field("payload_json", '{"content": "ñ"}')
    for place in range(2):
        body.add_field(
            f"files[{place}]", io.BytesIO(PICTURE), filename=NAME, content_type="application/octet-stream"
        )
    text, *files = await read(body)
    assert (text[0], text[3].decode()) == ("payload_json", '{"content": "ñ"}')
    assert files == [(f"files[{place}]", NAME, "application/octet-stream", PICTURE) for place in range(2)]


async def test_discord_py_sends_its_messages_in_one_body() -> None:
    use_one_body()
    file = discord.File(io.BytesIO(PICTURE), "a.png")
    with handle_message_parameters("ahoy", file=file) as parameters:
        form = aiohttp.FormData(quote_fields=False)  # As its clients of channels and of webhooks do.
        for field in parameters.multipart or ():
            form.add_field(**field)
        sent = form()
    assert isinstance(sent, aiohttp.BytesPayload)
    assert PICTURE in await sent.as_bytes()


async def test_a_message_is_read_as_it_was_in_a_form_of_aiohttp() -> None:
    forms = aiohttp.FormData(quote_fields=False), Body(quote_fields=False)
    for form in forms:
        file = discord.File(io.BytesIO(PICTURE), NAME)
        with handle_message_parameters("ahoy", file=file) as parameters:
            for field in parameters.multipart or ():
                form.add_field(**field)
    before, after = [await read(form) for form in forms]
    assert [(part[0], part[1], part[3]) for part in after] == [(part[0], part[1], part[3]) for part in before]
