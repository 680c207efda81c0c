"""One process at a time holds the lease of a database, until it closes the lease or dies."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store.lease import CannotHold, Lease

HOLD = (
    "import sys, time; from pathlib import Path; from bot.store.lease import Lease\n"
    "lease = Lease(Path(sys.argv[1]))\n"
    "if not lease.take():\n"
    "    print('waiting', flush=True)\n"
    "    while not lease.take(): time.sleep(0.005)\n"
    "print(time.time(), flush=True); time.sleep(60)"
)


@contextmanager
def another(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Yield a process that waits for the lease, prints the time it got the lease, and keeps it."""
    child = subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdout=subprocess.PIPE, text=True)
    try:
        yield child
    finally:
        child.kill()
        child.communicate()


def said(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    return child.stdout.readline()


def test_a_waiting_process_gets_the_lease_when_its_holder_dies(file: Path) -> None:
    with another(file) as first:
        said(first)
        mine = Lease(file)
        assert not mine.take()
        assert mine.is_held()
        holder = mine.holder()
        assert holder is not None
        assert holder.pid == first.pid
        assert str(first.pid) in str(holder)
        with another(file) as second:
            assert said(second) == "waiting\n"
            died = time.time()
            first.kill()
            assert float(said(second)) - died < 5
            assert not mine.take()
            assert (mine.holder() or holder).pid == second.pid
    assert not mine.is_held()


def test_a_closed_lease_can_be_taken_again(file: Path) -> None:
    first, second = Lease(file), Lease(file)
    assert not first.is_held()
    assert first.holder() is None
    assert not file.parent.exists()
    with closing(first):
        assert first.take()
        assert not second.take()
        assert second.is_held()
    with closing(second):
        assert second.take()
        assert first.is_held()
    assert sorted(os.listdir(file.parent)) == ["yohoho.db-lease"]


def test_checking_a_lease_does_not_take_it(file: Path) -> None:
    with closing(Lease(file)) as lease:
        lease.take()
    for _ in range(3):
        assert not Lease(file).is_held()
    holder = lease.holder()
    assert holder is not None
    assert holder.pid == os.getpid()


def test_only_its_owner_can_read_the_lease_file(file: Path) -> None:
    mask = os.umask(0)
    try:
        with closing(Lease(file)) as lease:
            lease.take()
            modes = {each.name: each.stat().st_mode & 0o777 for each in file.parent.iterdir()}
    finally:
        os.umask(mask)
    if os.name != "nt":
        assert set(modes.values()) == {0o600}


def damaged(file: Path) -> None:
    file.write_text("no database at all, only words\n" * 100)


def folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize("spoil", [damaged, folder])
def test_an_invalid_lease_file_is_named_in_the_error(file: Path, spoil: object) -> None:
    lease = Lease(file)
    file.parent.mkdir()
    assert callable(spoil)
    spoil(lease.file)
    with pytest.raises(CannotHold, match=r"yohoho\.db-lease cannot be held .* delete it"):
        lease.take()


def test_a_lease_is_held_even_if_its_holder_cannot_be_written(file: Path) -> None:
    """On a full disk the lock works, but its holder stays unknown."""
    mine = Lease(file)
    file.parent.mkdir()
    with closing(sqlite3.connect(mine.file)) as made:
        made.execute("CREATE VIEW holder AS SELECT 1")
    with closing(mine):
        assert mine.take()
        assert mine.holder() is None
        assert mine.last_holder == "another process"
        with another(file) as child:
            assert not Lease(file).take()
            assert Lease(file).is_held()
            assert said(child) == "waiting\n"
            mine.close()
            assert said(child)
            assert Lease(file).is_held()


def test_a_lease_in_an_impossible_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ship").write_text("a file")
    with pytest.raises(CannotHold, match="cannot be held"):
        Lease(tmp_path / "ship" / "yohoho.db").take()
