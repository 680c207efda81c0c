"""The lease on a server: one process has it, the end of its session frees it, a restart does not lose it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bench.postgresql_server import Server
from bot.store import postgres_lease
from bot.store.lease import lease_of
from bot.store.migrate import CannotMigrate, Unusable
from bot.store.postgres_connect import LOCKS, ServerConnection
from bot.store.postgres_lease import ServerLease
from tests.postgresql.databases import address, said

ROOT = Path(__file__).parents[2]
HOLD = (
    "import sys, time; from bot.store.lease import lease_of\n"
    "lease = lease_of(sys.argv[1]); print(lease.take(), flush=True); time.sleep(60)"
)


def becomes_true(true: object) -> bool:
    """Return whether the function returns something true within five seconds."""
    assert callable(true)
    late = time.monotonic() + 5
    while not true() and time.monotonic() < late:
        time.sleep(0.05)
    return bool(true())


def test_one_process_holds_the_lease_and_is_named(server_url: str) -> None:
    with closing(lease_of(server_url)) as first, closing(lease_of(server_url)) as second:
        assert isinstance(first, ServerLease)
        assert not second.is_held()
        assert first.take()
        assert first.take()
        assert not second.take()
        assert second.is_held()
        assert f"process {os.getpid()} on " in second.last_holder
        first.close()
        assert second.take()
        assert not second.lost


def test_each_database_of_a_server_has_its_own_lease(server: str, server_url: str) -> None:
    with closing(ServerLease(server_url)) as first, closing(ServerLease(server)) as other:
        assert first.take()
        assert not other.is_held()


def test_a_killed_process_frees_the_lease(server_url: str) -> None:
    holding = subprocess.Popen(
        [sys.executable, "-c", HOLD, server_url], stdout=subprocess.PIPE, cwd=ROOT, text=True
    )
    assert holding.stdout is not None
    with closing(ServerLease(server_url)) as waiting:
        assert holding.stdout.readline() == "True\n"
        assert not waiting.take()
        holding.send_signal(signal.SIGKILL)
        holding.wait(10)
        assert becomes_true(waiting.take)
    holding.stdout.close()


def test_an_unreachable_server_is_reported_in_one_sentence(server: str) -> None:
    with closing(ServerLease("postgresql://ana:p4ssword@127.0.0.1:1/ship")) as lease:
        with pytest.raises(CannotMigrate, match="cannot be used") as told:
            lease.take()
        assert not isinstance(told.value, Unusable)
        assert "p4ssword" not in str(told.value)
    with closing(ServerLease(address(server, "nowhere"))) as lease, pytest.raises(Unusable, match="nowhere"):
        lease.take()
    for nowhere in ("é..db/ship", "/ship?host=127.0.0.1&port=99999", "/ship?host=127.0.0.1&port=harbour"):
        url = f"postgresql://ana:p4ssword@{nowhere}"
        with closing(ServerLease(url)) as lease, pytest.raises(Unusable, match="cannot be used") as told:
            lease.take()
        assert "p4ssword" not in str(told.value)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("sslmode=require", "server does not support SSL, but SSL was required"),
        ("sslmode=perhaps", "invalid sslmode value"),
        ("sslmode=require&sslrootcert=nowhere.pem", "sslrootcert names nowhere.pem, a file that cannot"),
        ("sslmode=prefer&sslcert=nowhere.pem", "sslcert names nowhere.pem, a file that cannot"),
    ],
)
def test_a_tls_error_is_reported_as_one_the_host_must_fix(server_url: str, options: str, told: str) -> None:
    with closing(ServerLease(f"{server_url}?{options}")) as lease, pytest.raises(Unusable, match=told):
        lease.take()


@pytest.mark.parametrize("another", [False, True])
def test_after_a_server_restart_the_lease_is_taken_again_unless_another_was_first(another: bool) -> None:
    server = Server()
    server.start()
    try:
        told = threading.Event()
        with closing(ServerLease(server.address())) as lease, closing(ServerLease(server.address())) as rival:
            lease.when_lost(told.set)
            assert lease.take()
            server.stop(signal.SIGQUIT)
            server.start()
            if another:
                assert rival.take()
                assert becomes_true(told.is_set)
                assert lease.lost
                assert not lease.take()
            else:
                assert becomes_true(rival.is_held)
                assert not rival.take()
                assert not lease.lost
    finally:
        server.close()


def test_a_session_that_the_server_still_keeps_is_not_taken_for_somebody_elses(
    server_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a network failure, the old session keeps the lease until the server notices its end."""
    monkeypatch.setattr(postgres_lease, "LOOK", 0.05)
    monkeypatch.setattr(postgres_lease, "ANSWERING", 0.3)
    told = threading.Event()
    with closing(ServerLease(server_url)) as lease, closing(ServerLease(server_url)) as rival:
        lease.when_lost(told.set)
        assert lease.take()
        session = holding_session(server_url)
        os.kill(session, signal.SIGSTOP)
        try:
            assert becomes_true(lambda: "has not noticed yet" in caplog.text)
            assert not rival.take()
            assert not lease.lost
        finally:
            os.kill(session, signal.SIGCONT)
        assert becomes_true(lambda: "was taken again" in caplog.text)
        assert holding_session(server_url) != session
        assert not rival.take()
    assert not told.is_set()


def test_a_lease_whose_answer_was_lost_is_not_taken_for_somebody_elses(
    server_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_lease, "LOOK", 0.05)
    with closing(ServerLease(server_url)) as lease:
        assert lease.take()
        halted: list[int] = []
        ask = ServerConnection.row

        def lost(self: ServerConnection, query: str, *values: object) -> Any:
            answer = ask(self, query, *values)
            if query == postgres_lease._TAKE and not halted:
                halted.append(self.raw.info.backend_pid)
                os.kill(halted[0], signal.SIGSTOP)
                self.cut()
                raise TimeoutError
            return answer

        monkeypatch.setattr(ServerConnection, "row", lost)
        cut(server_url)
        try:
            assert becomes_true(lambda: "has not noticed yet" in caplog.text)
            assert not lease.lost
        finally:
            for session in halted:
                os.kill(session, signal.SIGCONT)
        assert becomes_true(lambda: "was taken again" in caplog.text)


def cut(url: str) -> None:
    """End every session of a lease on the server."""
    ours = "application_name LIKE 'yo-ho-ho %' AND datname = current_database()"
    said(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")


def holding_session(url: str) -> int:
    """Return the server's process id of the session that holds the lease."""
    with psycopg.connect(url) as connection:
        found = connection.execute(
            f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted "
            "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ).fetchone()
    return int(found[0]) if found else 0


def test_cutting_its_session_does_not_lose_the_lease(server_url: str) -> None:
    with closing(ServerLease(server_url)) as lease, closing(ServerLease(server_url)) as other:
        assert lease.take()
        cut(server_url)
        assert becomes_true(other.is_held)
        assert not lease.lost
