"""The doctor's offline checks say what to do about each problem, and change nothing."""

from __future__ import annotations

import base64
import os
import shutil
import sqlite3
import time
from collections import namedtuple
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.art.child import DrawingError
from bot.art.drawing import Art
from bot.client.permissions import NEEDED
from bot.host import doctor
from bot.settings import Settings
from bot.store.deletion_requests import DeletionRequests
from bot.store.lease import Lease
from bot.store.migrate import revisions
from bot.texts import sentences

APPLICATION = 1234567890123456789
TOKEN = f"{base64.urlsafe_b64encode(str(APPLICATION).encode()).decode().rstrip('=')}.Gabcde.secret-secret"


ASKED = {"scopes": ["applications.commands", "bot"], "permissions": str(NEEDED.value)}
FOR_SERVERS = {"oauth2_install_params": ASKED}
FOR_PEOPLE = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
COMPLETE: dict[str, Any] = {"0": FOR_SERVERS, "1": FOR_PEOPLE}


def settings(file: Path, **other: Any) -> Settings:
    return Settings(_env_file=None, database_url=f"sqlite:///{file}", **other)


@pytest.fixture
def file(tmp_path: Path, empty_database: Path) -> Path:
    (tmp_path / "ship").mkdir()
    return Path(shutil.copy(empty_database, tmp_path / "ship" / "yohoho.db"))


@asynccontextmanager
async def discord(date: str | None, installs: dict[str, Any] | None = None) -> AsyncIterator[str]:
    """Serve a fake Discord whose responses have this Date header, and yield its address.

    `installs` is what its application asks for when it is installed; None for what the bot needs.
    """
    config = COMPLETE if installs is None else installs

    async def gateway(_: web.Request) -> web.Response:
        return web.json_response({"url": "wss://x"}, headers={} if date is None else {"Date": date})

    async def application(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        return web.json_response({"id": str(APPLICATION), "integration_types_config": config})

    app = web.Application()
    app.router.add_get("/gateway", gateway)
    app.router.add_get("/applications/@me", application)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def test_a_healthy_installation_passes_every_check_unchanged(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = {each.name: each.read_bytes() for each in file.parent.iterdir()}
    async with discord(formatdate(usegmt=True)) as api:
        given = settings(file, discord_token=SecretStr(TOKEN), discord_api_url=api)
        found = [finding async for finding in doctor.findings(given)]
    assert [f"{one.subject} {one.state}" for one in found] == [
        "versions ok", "token ok", "database ok", "lease ok", "deletions ok",
        "disk ok", "languages ok", "pictures ok", "clock ok", "installs ok",
    ]  # fmt: skip
    told = "\n".join(map(str, found))
    assert f"client_id={APPLICATION}" in told
    assert "permissions=309238025216" in told
    assert "secret" not in told
    assert {each.name: each.read_bytes() for each in file.parent.iterdir()} == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
async def test_a_settings_file_readable_by_others_is_a_warning(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("")
    (tmp_path / ".env").chmod(0o644)
    async with discord(formatdate(usegmt=True)) as api:
        found = [one async for one in doctor.findings(settings(file, discord_api_url=api))]
    (warned,) = (one for one in found if one.subject == "settings")
    assert warned.state == "warn"
    assert str(tmp_path / ".env") in warned.text


@pytest.mark.parametrize("text", ["", "[]", '{"requests": [1]}', "\x00"])
def test_an_unreadable_list_of_deletions_is_an_error(file: Path, text: str) -> None:
    requests = DeletionRequests(file)
    requests.add(2**60, datetime.now(UTC))
    assert str(doctor.deletions(file)).startswith("ok    deletions: 1 asked")
    requests.file.write_text(text, encoding="utf-8")
    found = doctor.deletions(file)
    assert found.state == "wrong"
    assert f"{requests.file} cannot be read" in found.text


@pytest.mark.parametrize(
    "token", ["abc.def.ghi", "a" * 32, f"{TOKEN}.more", TOKEN.rpartition(".")[0], "é.b.c", "..", "MTIz..x"]
)
def test_a_malformed_token_is_an_error_and_never_shown(tmp_path: Path, token: str) -> None:
    found = doctor.token(settings(tmp_path / "x.db", discord_token=SecretStr(token)))
    assert found.state == "wrong"
    assert "Reset Token" in found.text
    assert token not in found.text


def test_a_missing_token_is_reported_with_where_to_get_one(tmp_path: Path) -> None:
    found = doctor.token(settings(tmp_path / "x.db"))
    assert found.state == "wrong"
    assert "https://discord.com/developers/applications" in found.text


def test_an_old_sqlite_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    assert doctor.versions().state == "wrong"


def revised(file: Path, revision: str) -> None:
    with closing(sqlite3.connect(file)) as made:
        made.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        made.commit()


def test_each_state_of_a_database_is_recognised(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newest, known = revisions()
    assert f"schema {newest}, whole" in doctor.database(file).text
    with monkeypatch.context() as coming:
        coming.setattr(doctor, "revisions", lambda: ("next", known | {"next"}))
        found = doctor.database(file)
        assert (found.state, "brings it to next" in found.text) == ("ok", True)
    revised(file, "later")
    found = doctor.database(file)
    assert (found.state, "newer version" in found.text) == ("wrong", True)
    file.write_text("words " * 999)
    found = doctor.database(file)
    assert (found.state, "python -m bot restore" in found.text) == ("wrong", True)
    file.unlink()
    found = doctor.database(file)
    assert (found.state, "first start makes it" in found.text) == ("ok", True)
    assert not file.exists()


def test_the_doctor_suggests_no_restore_for_a_locked_database(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        state, _, told = doctor.database(file)
    assert state == "wrong"
    assert "is locked" in told
    assert "End whatever else has it open" in told
    assert "restore" not in told


def test_the_doctor_says_whether_a_bot_runs(file: Path) -> None:
    url = f"sqlite+aiosqlite:///{file}"
    assert doctor.check_lease(url).text == "the bot is not running"
    with closing(Lease(file)) as lease:
        lease.take()
        running = doctor.check_lease(url)
    assert f"process {os.getpid()}" in running.text
    lease.file.write_text("words " * 999)
    found = doctor.check_lease(url)
    assert (found.state, "Delete it" in found.text) == ("wrong", True)


@pytest.mark.parametrize(("free", "state"), [(5e9, "ok"), (5e8, "warn"), (5e7, "wrong")])
def test_little_free_disk_space_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: float, state: str
) -> None:
    usage = namedtuple("usage", ("total", "used", "free"))
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage(1, 1, int(free)))
    found = doctor.disk(tmp_path / "not" / "there" / "yohoho.db")
    assert found.state == state
    assert str(tmp_path) in found.text


def test_missing_sentences_and_unreadable_languages_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    every = sentences.keys("en")
    monkeypatch.setattr(
        doctor, "keys", lambda locale: every - {"name-new", "T-1"} if locale == "fr" else every
    )
    found = doctor.languages()
    assert (found.state, "fr lacks 2 sentences" in found.text) == ("warn", True)

    def unreadable(_: str) -> frozenset[str]:
        raise FileNotFoundError("no such folder")

    monkeypatch.setattr(doctor, "keys", unreadable)
    assert doctor.languages().state == "wrong"


async def test_a_failure_to_draw_pictures_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Art):
        async def emoji(self, name: str, px: int = 0) -> bytes:
            raise DrawingError("a font is missing")

    monkeypatch.setattr(doctor, "Art", Broken)
    found = await doctor.pictures()
    assert (found.state, "a font is missing" in found.text) == ("warn", True)


@pytest.mark.parametrize(
    ("ahead", "state", "told"),
    [
        (0, "ok", "agrees"),
        (-30, "warn", "seconds ahead of Discord's"),
        (30, "warn", "seconds behind Discord's"),
        (-3600, "wrong", "seconds ahead of Discord's"),
        (3600, "wrong", "seconds behind Discord's"),
    ],
)
async def test_the_local_clock_is_compared_with_discords(ahead: float, state: str, told: str) -> None:
    async with discord(formatdate(time.time() + ahead, usegmt=True)) as api:
        found = await doctor.clock(api)
    assert found.state == state
    assert told in found.text
    if ahead:
        assert abs(abs(ahead) - int(found.text.split()[0])) <= 1


@pytest.mark.parametrize("date", ["tomorrow", None])
async def test_a_clock_that_cannot_be_compared_is_not_checked(date: str | None) -> None:
    if date is None:
        found = await doctor.clock("http://127.0.0.1:1")
    else:
        async with discord(date) as api:
            found = await doctor.clock(api)
    assert found.state == "warn"
    assert "not checked" in found.text


@pytest.mark.parametrize(
    ("config", "told"),
    [
        ({}, ("Guild Install", "User Install")),
        ({"0": FOR_SERVERS}, ("User Install",)),
        ({"1": FOR_PEOPLE}, ("Guild Install",)),
        ({"0": FOR_SERVERS, "1": {}}, ("User Install", "applications.commands")),
        ({"0": FOR_SERVERS, "1": None}, ("User Install", "applications.commands")),
        ({"0": {"oauth2_install_params": {"scopes": ["bot"]}}, "1": FOR_PEOPLE}, ("send messages",)),
    ],
)
async def test_what_is_missing_for_an_install_is_a_warning(
    config: dict[str, Any], told: tuple[str, ...]
) -> None:
    async with discord(None, config) as api:
        found = await doctor.installs(api, TOKEN)
    assert found.state == "warn"
    assert all(one in found.text for one in told)
    complete = doctor.installs_finding(COMPLETE)
    assert complete.state == "ok"
    assert not any(one in complete.text for one in told)


async def test_installs_that_discord_does_not_tell_are_not_checked() -> None:
    async with discord(None) as api:
        for address, token in ((api, "another token"), ("http://127.0.0.1:1", TOKEN)):
            found = await doctor.installs(address, token)
            assert found.state == "warn"
            assert "not checked" in found.text
            assert token not in found.text
