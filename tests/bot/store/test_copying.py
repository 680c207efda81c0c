"""`python -m bot copy` moves every row between databases of all kinds, and resumes an interrupted copy."""

from __future__ import annotations

import asyncio
import shutil
from argparse import Namespace
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import delete

from bot.database_url import local_prefix
from bot.host import doctor, hosting
from bot.host.hosting import HostError
from bot.store import Store, lease_of, schema
from bot.store.backup import CannotCopy, back_up, restore
from bot.store.copying import _take_along
from bot.store.deletion_requests import DeletionRequests
from bot.store.engine import Database, Statement, Transaction
from bot.store.migrate import Unusable
from bot.store.people import get_person, remember_person
from tests.bot.store.store_values import NOON, everything, lobby, running
from tests.bot.test_migrations import REVISIONS
from tests.data.build import file_of

T = TypeVar("T")


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the URL of an SQLite file with rows in every table, and put files of servers into `tmp_path`."""
    monkeypatch.setattr("bot.database_url.BESIDE", tmp_path / "beside" / "server")
    (tmp_path / "old").mkdir()
    shutil.copyfile(file_of(REVISIONS[-1]), tmp_path / "old" / "old.db")
    return f"sqlite+aiosqlite:///{tmp_path / 'old' / 'old.db'}"


def copied(source: str, target: str) -> str | None:
    return hosting.run_database_command(Namespace(command="copy", source=source, target=target), "")


async def held(url: str) -> dict[str, object]:
    store = await Store.open(url)
    found = await everything(store)
    await store.close()
    return dict(found)


def delete_table(tx: Transaction, number: int) -> None:
    """Delete a lobby, as if it had been the newest table of a server that was deleted."""
    tx.change(Statement(delete(schema.members).where(schema.members.c.table_id == number)))
    tx.change(Statement(delete(schema.tables).where(schema.tables.c.id == number)))


async def started(url: str) -> int:
    """Open a lobby, and return its table number."""
    store = await Store.open(url)
    number = (await lobby(store)).id
    await store.close()
    return number


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in its own event loop, as the tested commands do."""
    return asyncio.run(work)


def test_a_copy_to_another_database_and_back_keeps_every_row(old: str, url: str, tmp_path: Path) -> None:
    told = copied(old, url)
    assert told is not None
    assert "the same on both sides" in told
    back = f"sqlite:///{tmp_path / 'back.db'}"
    assert copied(url, back) == told
    before = run(held(old))
    assert run(held(url)) == before
    assert run(held(f"sqlite+aiosqlite:///{tmp_path / 'back.db'}")) == before
    assert copied(old, url) == told, "and again, which changes nothing"


def test_numbers_of_deleted_tables_are_not_reused_after_a_copy(old: str, url: str, tmp_path: Path) -> None:
    async def lost() -> int:
        store = await Store.open(old)
        number = (await lobby(store)).id
        await store.write(delete_table, number)
        await store.close()
        return number

    gone = run(lost())
    copied(old, url)
    back = f"sqlite+aiosqlite:///{tmp_path / 'back.db'}"
    copied(url, back)
    assert run(started(url)) == gone + 1
    assert run(started(back)) == gone + 1


def test_an_interrupted_copy_is_unusable_until_resumed(
    old: str, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cut(Exception):
        pass

    write, times = Database.write, 0

    async def cut(self: Database, *work: Any) -> Any:
        nonlocal times
        times += 1
        if times == 20:
            raise Cut
        return await write(self, *work)

    monkeypatch.setattr("bot.store.copying.PAGE", 3)
    with monkeypatch.context() as interrupting:
        interrupting.setattr(Database, "write", cut)
        with pytest.raises(Cut):
            copied(old, url)
    for start in (held(url), started(url)):
        with pytest.raises(Unusable, match="holds half of a copy: say `python -m bot copy`"):
            run(start)
    with pytest.raises(Unusable, match="half of a copy"):
        copied(url, f"sqlite:///{tmp_path / 'further.db'}")
    assert copied(old, url)
    assert run(held(url)) == run(held(old))


def test_a_copy_interrupted_before_its_first_row_counts_as_unfinished(
    old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot would otherwise start on the copy's empty tables as on a new database."""
    new = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    with monkeypatch.context() as interrupting:
        interrupting.setattr(hosting, "copy_all", None)
        with pytest.raises(TypeError):
            copied(old, new)
    with pytest.raises(Unusable, match="half of a copy"):
        run(held(new))
    assert copied(old, new)
    assert run(held(new)) == run(held(old))


def test_a_copy_without_its_deletion_requests_counts_as_unfinished(old: str, url: str) -> None:
    """A person who has asked to be deleted would reappear in the copy."""
    DeletionRequests(local_prefix(old)).add(7, NOON)
    theirs = DeletionRequests(local_prefix(url))
    theirs.add(8, NOON)
    with pytest.raises(HostError, match="put it aside"):
        copied(old, url)
    with pytest.raises(Unusable, match="half of a copy"):
        run(held(url))
    theirs.file.unlink()
    assert copied(old, url)
    assert [one.is_of(7) for one in theirs.all()] == [True]
    assert run(held(url)) == run(held(old))


def test_a_copy_interrupted_at_the_deletion_requests_is_resumed(
    old: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    DeletionRequests(local_prefix(old)).add(7, NOON)
    with monkeypatch.context() as interrupting:
        interrupting.setattr("bot.store.copying.shutil", None)
        with pytest.raises(AttributeError):
            copied(old, url)
    assert DeletionRequests(local_prefix(url)).all() == []
    assert copied(old, url)
    assert [one.is_of(7) for one in DeletionRequests(local_prefix(url)).all()] == [True]


def test_deletion_requests_shared_by_two_server_databases_stay(
    tmp_path: Path,
) -> None:
    """All server databases share one list of requests, on the machine of the bot."""
    requests = DeletionRequests(tmp_path / "postgresql")
    requests.add(7, NOON)
    _take_along(tmp_path / "postgresql", tmp_path / "postgresql")
    assert [one.is_of(7) for one in requests.all()] == [True]


def test_an_unfinished_copy_is_no_backup_and_the_doctor_reports_it(
    old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = tmp_path / "half.db"
    monkeypatch.setattr("bot.store.copying._read_all", None)
    with pytest.raises(TypeError):
        copied(old, f"sqlite:///{half}")
    with pytest.raises(CannotCopy, match="half of a copy"):
        back_up(half, tmp_path / "backup.db")
    assert not list(tmp_path.glob("backup.db*"))
    with pytest.raises(CannotCopy, match="half of a copy"):
        restore(tmp_path / "yohoho.db", half)
    assert not (tmp_path / "yohoho.db").exists()
    found = doctor.database(half)
    assert (found.state, "half of a copy" in found.text) == ("wrong", True)


def test_a_copy_replaces_characters_that_a_server_cannot_store(old: str, url: str) -> None:
    async def named() -> str:
        store = await Store.open(url)
        found = await store.read(get_person, 77)
        await store.close()
        return "" if found is None else found.name

    async def remembered() -> None:
        store = await Store.open(old)
        await store.write(remember_person, 77, "A\0na", None)
        await store.close()

    run(remembered())
    told = copied(old, url)
    assert copied(old, url) == told
    assert run(named()) == "A\N{REPLACEMENT CHARACTER}na"


def test_a_target_with_rows_of_its_own_is_left_alone(old: str, url: str) -> None:
    async def opened() -> dict[str, object]:
        store = await Store.open(url)
        await running(store)
        await store.close()
        return await held(url)

    before = run(opened())
    with pytest.raises(HostError, match="rows of its own"):
        copied(old, url)
    assert run(held(url)) == before


@pytest.mark.parametrize("which", ["first", "second"])
def test_a_copy_is_refused_while_either_database_is_in_use(old: str, url: str, which: str) -> None:
    with closing(lease_of(old if which == "first" else url)) as lease:
        assert lease.take()
        with pytest.raises(HostError, match=f"The {which} database is in use"):
            copied(old, url)


def test_deletion_requests_are_copied_and_never_overwritten(old: str, url: str) -> None:
    ours, theirs = DeletionRequests(local_prefix(old)), DeletionRequests(local_prefix(url))
    ours.add(7, NOON)
    copied(old, url)
    assert theirs.all() == ours.all()
    theirs.add(8, NOON)
    with pytest.raises(HostError, match="put it aside"):
        copied(old, url)


def test_a_deletion_request_creates_its_missing_folder(tmp_path: Path) -> None:
    """A database on a server has no local folder at first."""
    requests = DeletionRequests(tmp_path / "not" / "there" / "server")
    requests.add(7, NOON)
    assert [one.is_of(7) for one in requests.all()] == [True]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("mysql://db/ship", "another database than"),
        ("sqlite://", "must name a file"),
        ("sqlite:///not/there.db", "There is no"),
    ],
)
def test_an_unusable_source_is_reported_with_exit_code_2(url: str, source: str, told: str) -> None:
    with pytest.raises(HostError, match=told) as failed:
        copied(source, url)
    assert failed.value.code == 2


@pytest.mark.parametrize(("command", "told"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_backup_and_restore_refer_to_postgresql_tools_on_a_server(command: str, told: str) -> None:
    with pytest.raises(HostError, match=told) as failed:
        hosting.run_database_command(
            Namespace(command=command, file=None, off=False), "postgresql://ana:p4ssword@db/ship"
        )
    assert failed.value.code == 2
    assert "p4ssword" not in str(failed.value)
