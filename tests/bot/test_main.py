"""`python -m bot` for a host: exit codes, one clear sentence each, and a clean end on a signal."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import WSMsgType, web

from bench import small_discord
from bench.small_discord import SmallDiscord, answer
from bot.host.program import main
from tests.bot.started import Ended, Launch, ended, launched, run, says_one_thing, started

NOBODY = "ws://127.0.0.1:1"
"""An address without a gateway."""
signals = pytest.mark.skipif(
    os.name == "nt",
    reason="on Windows a process that is sent SIGTERM or SIGINT just ends: there is nothing it could heed",
)


@pytest.fixture
def folder(tmp_path: Path, empty_database: Path) -> Path:
    """Return a folder with an up-to-date database: a migration takes a start longer than all else."""
    (tmp_path / "var").mkdir()
    shutil.copy(empty_database, tmp_path / "var" / "yohoho.db")
    return tmp_path


class Discord(SmallDiscord):
    """A small Discord that may refuse a token, close the connection, or keep a bot waiting."""

    def __init__(self, *, refuses: bool = False) -> None:
        super().__init__(1)
        self.refuses = refuses
        self.sent: list[Any] = []
        self.silent = False
        """True where the gateway does not answer a closing connection."""
        self.done = asyncio.Event()
        self.clicks: list[dict[str, Any]] = []
        """Clicks that are sent as soon as the bot is connected."""
        self.taken: list[str] = []
        """The ids of the interactions that have been answered."""
        self.busy = asyncio.Event()
        self.released = asyncio.Event()
        self.close: int | None = None
        """The code with which the gateway closes the connection after IDENTIFY; None: it stays open."""

    async def start(self, request: web.Request) -> web.Response:
        asked = request.path.rsplit("/", 1)[-1]
        if asked == "commands":
            self.sent.append(await request.json())
        if asked == "bot":
            # Only a bot that uses DISCORD_GATEWAY_URL connects.
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return answer({"url": NOBODY, "shards": 1, "session_start_limit": limit})
        if self.refuses:
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        return await super().start(request)

    async def callback(self, request: web.Request) -> web.Response:
        """Accept an answer, and delay all answers until the last answer has arrived, and a little longer."""
        self.taken.append(request.match_info["number"])
        if len(self.taken) == len(self.clicks):
            self.busy.set()
        await self.released.wait()
        return answer({"interaction": {"id": request.match_info["number"], "type": 3}})

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(autoclose=not self.silent)
        await ws.prepare(request)
        await ws.send_json({"op": 10, "d": {"heartbeat_interval": 45000}, "s": None, "t": None})
        async for message in ws:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                if self.close is not None:
                    await ws.close(code=self.close)
                    break
                ready = self.greeting([0, 1]) | {"guilds": []}
                await ws.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.ready.set()
                for number, click in enumerate(self.clicks, start=2):
                    await ws.send_json({"op": 0, "t": "INTERACTION_CREATE", "s": number, "d": click})
                if self.silent:
                    await self.done.wait()
        return ws


@asynccontextmanager
async def serving(discord: Discord) -> AsyncIterator[dict[str, str]]:
    """Serve a small Discord on a free port; yield the environment with which a bot connects to it."""
    async with small_discord.serving(discord) as environment:
        try:
            yield environment
        finally:
            discord.done.set()


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["sync", "--demo"],
        ["sync", "--play"],
        ["--demo", "drain"],
        ["drain", "--on"],
        ["--demo", "--play"],
        ["--demo", "--port", "0"],
        ["--demo", "--port", "65536"],
        ["--demo", "--port", "http"],
        ["--port", "8080"],
        ["--dm", "Cruz"],
        ["--demo", "--game", "hearts"],
        ["--demo", "--dm", "Cruz", "--game", "bridge"],
    ],
)
def test_wrong_usage_is_explained(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        main(arguments)
    assert ending.value.code == 2
    assert "usage: python -m bot" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["recount"], 1), (["backup", "evening.db"], 1)])
def test_an_interrupted_command_has_its_exit_code(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], code: int
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.host.program.load_settings", interrupted)
    assert main(arguments) == code


async def test_a_start_without_a_token_says_where_to_get_one(tmp_path: Path) -> None:
    end = await run(tmp_path)
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "https://discord.com/developers/applications" in end.err
    assert "--demo" in end.err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
async def test_a_settings_file_readable_by_others_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("EMOJIS=on\n")
    warnings = []
    for mode in (0o644, 0o600):
        (tmp_path / ".env").chmod(mode)
        end = await run(tmp_path, "sync")
        assert end.code == 2, "there is no token"
        warnings.append([line for line in end.err.splitlines() if "WARNING" in line])
    (line,), none = warnings
    assert "chmod 600" in line
    assert none == []


async def test_invalid_settings_are_named(tmp_path: Path) -> None:
    end = await run(tmp_path, DISCORD_TOKEN="a", DEV_GUILD_ID="here", LOG_LEVEL="loud")
    assert (end.code, end.out) == (2, "")
    assert [line.split()[0] for line in end.err.splitlines()] == ["DEV_GUILD_ID", "LOG_LEVEL"]


@pytest.mark.parametrize(
    ("close", "code", "word"),
    [
        (4004, 2, "DISCORD_TOKEN"),
        (4010, 1, "4010"),
        (4011, 1, "shards"),
        (4013, 2, "intents"),
        (4014, 2, "Privileged"),
    ],
)
async def test_a_final_close_code_of_discord_is_explained_in_one_line(
    folder: Path, close: int, code: int, word: str
) -> None:
    discord = Discord()
    discord.close = close
    async with serving(discord) as environment:
        end = await run(folder, LOG_LEVEL="ERROR", **environment)
    assert (end.code, end.out) == (code, "")
    assert says_one_thing(end.err)
    assert word in end.err


async def test_a_start_without_network_prints_one_line(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        end = await run(tmp_path, DISCORD_TOKEN="a", DISCORD_API_URL=f"http://127.0.0.1:{port}")
    assert (end.code, end.out) == (1, "")
    assert says_one_thing(end.err)
    assert "could not be reached" in end.err


async def test_sync_sends_the_commands_and_ends(folder: Path) -> None:
    discord = Discord()
    async with serving(discord) as environment:
        end = await run(folder, "sync", **environment)
        assert (end.code, end.out) == (0, "")
        assert "skullking" in {command["name"] for command in discord.sent[-1]}
        before = len(discord.sent)
        assert (await run(folder, "sync", **environment)).code == 0
        assert len(discord.sent) == before + 1
    assert not discord.ready.is_set()


@signals
@pytest.mark.parametrize(
    ("launch", "arguments", "number"),
    [(started, (), signal.SIGTERM), (launched, ("--play",), signal.SIGINT)],
)
async def test_a_signal_ends_the_bot_cleanly(
    tmp_path: Path, launch: Launch, arguments: tuple[str, ...], number: signal.Signals
) -> None:
    discord = Discord()
    async with serving(discord) as environment, launch(tmp_path, *arguments, **environment) as child:
        await asyncio.wait_for(discord.ready.wait(), 120)
        child.send_signal(number)
        end = await ended(child)
    assert (end.code, end.out) == (0, "")
    assert "Traceback" not in end.err
    assert "ERROR" not in end.err
    assert (tmp_path / "var" / "yohoho.db").exists()


@signals
@pytest.mark.parametrize("late", ["sqlalchemy", "discord"])
async def test_a_signal_during_the_imports_ends_the_bot_cleanly(tmp_path: Path, late: str) -> None:
    (tmp_path / f"{late}.py").write_text("import time\nprint('importing', flush=True)\ntime.sleep(60)\n")
    async with started(tmp_path, DISCORD_TOKEN="a") as child:
        assert child.stdout is not None
        assert await asyncio.wait_for(child.stdout.readline(), 120) == b"importing\n"
        child.send_signal(signal.SIGTERM)
        assert await ended(child) == Ended(0, "", "")


def press(number: int) -> dict[str, Any]:
    """Return the event of a click on a page of the rules in a direct message."""
    return {
        "id": str(number),
        "application_id": "1",
        "type": 3,
        "token": f"token{number}",
        "version": 1,
        "channel_id": "7",
        "user": {"id": str(number), "username": "ana", "discriminator": "0", "avatar": None},
        "data": {"custom_id": "1:0:0:@rules hearts nothing", "component_type": 2},
        "locale": "en-US",
        "app_permissions": "0",
        "attachment_size_limit": 1,
    }


@signals
async def test_pending_clicks_are_answered_before_shutdown(folder: Path) -> None:
    discord = Discord()
    discord.clicks = [press(number) for number in range(10, 30)]
    async with serving(discord) as environment, launched(folder, **environment) as child:
        await asyncio.wait_for(discord.busy.wait(), 120)
        child.send_signal(signal.SIGTERM)
        assert child.stderr is not None
        log = await asyncio.wait_for(child.stderr.readuntil(b"SIGTERM: closing"), 120)
        discord.released.set()
        end = await ended(child)
    assert (end.code, end.out) == (0, "")
    assert sorted(discord.taken) == sorted(click["id"] for click in discord.clicks)
    output = log.decode() + end.err
    assert not [word for word in ("Traceback", "ERROR", "cut short", "not taken") if word in output], output


@signals
async def test_answers_that_discord_never_accepts_do_not_block_shutdown(folder: Path) -> None:
    """The bot ends within its time limit, and logs how many answers it has dropped."""
    discord = Discord()
    discord.clicks, discord.silent = [press(10), press(11)], True
    async with serving(discord) as environment, launched(folder, **environment) as child:
        await asyncio.wait_for(discord.busy.wait(), 120)
        child.send_signal(signal.SIGTERM)
        end = await ended(child)
        discord.released.set()
    assert (end.code, end.out) == (0, "")
    assert "2 answers and messages are cut short" in end.err
    assert not [word for word in ("Traceback", "ERROR") if word in end.err], end.err


@signals
async def test_a_second_signal_ends_the_bot_at_once(folder: Path) -> None:
    discord = Discord()
    discord.clicks, discord.silent = [press(10)], True
    async with serving(discord) as environment, launched(folder, **environment) as child:
        await asyncio.wait_for(discord.busy.wait(), 120)
        child.send_signal(signal.SIGTERM)
        assert child.stderr is not None
        await asyncio.wait_for(child.stderr.readuntil(b"SIGTERM: closing"), 120)
        child.send_signal(signal.SIGTERM)
        end = await ended(child)
        discord.released.set()
    assert end.code == 128 + signal.SIGTERM


@pytest.fixture
def demo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ended]:
    """Return a function that runs the demo in this process, and returns its exit code and output."""
    monkeypatch.setattr("bot.logs.configure", lambda *_: None)

    def ends(*arguments: str) -> Ended:
        code = main(["--demo", *arguments])
        return Ended(code, *capsys.readouterr())

    return ends


@pytest.mark.parametrize("missing", ["simcord", "markdown_it"])
def test_the_demo_says_how_to_install_it(
    demo: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    if missing == "simcord":
        import_module("bot.demo.run")
        monkeypatch.delattr("bot.demo.run")
        monkeypatch.delitem(sys.modules, "bot.demo.run")
    monkeypatch.setitem(sys.modules, missing, None)  # makes its import fail
    end = demo()
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "python -m pip install --editable '.[demo]'" in end.err


def test_a_port_in_use_prints_one_line(demo: Callable[..., Ended]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        end = demo("--port", str(taken.getsockname()[1]))
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "--port" in end.err


@pytest.mark.parametrize("game", [(), ("--game", "skull"), ("--game", "championship")])
def test_a_person_who_is_not_in_the_demo_is_refused(
    demo: Callable[..., Ended], game: tuple[str, ...]
) -> None:
    end = demo("--dm", "Nemo", *game)
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "Nemo" in end.err


@signals
async def test_the_demo_prints_its_address_and_ends_on_control_c(tmp_path: Path) -> None:
    async with started(tmp_path, "--play", "--dm", "Camille", "--game", "hearts") as child:
        assert child.stdout is not None
        async with asyncio.timeout(120):
            output = await child.stdout.readuntil(b"Ctrl+C ends the demo.")
        assert b"http://127.0.0.1:" in output
        child.send_signal(signal.SIGINT)
        end = await ended(child)
    assert (end.code, end.err) == (0, "")
    assert os.listdir(tmp_path) == [], "the demo leaves nothing behind"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


async def test_health_and_metrics_are_served_until_the_bot_ends(folder: Path) -> None:
    discord, port = Discord(), free_port()
    address = f"http://127.0.0.1:{port}"
    async with (
        serving(discord) as environment,
        launched(folder, **environment, METRICS_PORT=str(port)) as child,
        aiohttp.ClientSession() as session,
    ):
        await asyncio.wait_for(discord.ready.wait(), 120)
        async with asyncio.timeout(120):
            while True:
                async with session.get(f"{address}/healthz") as health:
                    found = await health.json()
                if health.status == 200:
                    break
                await asyncio.sleep(0.05)
        assert found == {"gateway": True, "database": True}
        async with session.get(f"{address}/metrics") as page:
            assert page.headers["Content-Type"].startswith("text/plain")
            assert "yohoho_answer_seconds_count 0.0" in await page.text()
        async with session.get(f"{address}/") as nothing:
            assert nothing.status == 404
        child.send_signal(signal.SIGTERM)
        end = await ended(child)
        assert end.code == 0, end.err
        assert "Traceback" not in end.err
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"{address}/healthz")
