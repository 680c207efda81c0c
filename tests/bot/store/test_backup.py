"""Backups are complete, private and made while the bot writes; a restore checks them and loses nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.backup import CannotCopy, back_up, examine, restore
from bot.store.drain import FileDrain
from bot.store.lease import Lease
from bot.store.migrate import revisions
from bot.store.people import remember_person


def names(file: Path) -> list[str]:
    """Return the names of the players in a database file, read without the store."""
    with closing(sqlite3.connect(file)) as database:
        return [name for (name,) in database.execute("SELECT name FROM people ORDER BY discord_id")]


def listed(folder: Path) -> list[str]:
    """Return the sorted files of a folder, without `-made` markers."""
    return sorted(each.name for each in folder.iterdir() if not each.name.endswith("-made"))


def filled(url: str, *people: str) -> None:
    async def fill() -> None:
        store = await Store.open(url)
        for number, name in enumerate(people, 1):
            await store.write(remember_person, number, name, None)
        await store.close()

    asyncio.run(fill())


async def test_a_backup_holds_all_commits_while_the_bot_keeps_writing(
    store: Store, file: Path, tmp_path: Path
) -> None:
    """The backup includes commits in the write-ahead log, and no unfinished transaction."""
    await store.write(remember_person, 1, "Ana", None)
    going = True

    async def write() -> int:
        written = 1
        while going:
            written += 1
            await store.write(remember_person, written, f"Somebody {written}", None)
        return written

    writing = asyncio.create_task(write())
    copies = [tmp_path / f"copy{number}.db" for number in range(5)]
    for copy in copies:
        found = await asyncio.to_thread(back_up, file, copy)
        assert found == (revisions()[0], copy.stat().st_size, 0, None)
    going = False
    written = await writing
    counts = [len(names(copy)) for copy in copies]
    assert counts == sorted(counts)
    assert 1 <= counts[0] < counts[-1] <= written
    assert all(names(copy)[0] == "Ana" for copy in copies)
    assert listed(tmp_path) == [*sorted(copy.name for copy in copies), "ship"]
    assert len(names(file)) == written


async def test_only_its_owner_can_read_a_backup(store: Store, file: Path, tmp_path: Path) -> None:
    mask = os.umask(0)
    try:
        await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
    finally:
        os.umask(mask)
    if os.name != "nt":
        assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


async def test_a_backup_never_overwrites_an_existing_file(store: Store, file: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("dear to me")
    for there in (tmp_path / "copy.db", tmp_path, file):
        with pytest.raises(CannotCopy, match="is there already"):
            back_up(file, there)
    assert (tmp_path / "copy.db").read_text() == "dear to me"
    with pytest.raises(CannotCopy, match="cannot be written"):
        back_up(file, tmp_path / "nowhere" / "copy.db")


def test_a_damaged_database_is_not_backed_up(file: Path, empty_url: str, tmp_path: Path) -> None:
    filled(empty_url, *(f"Somebody {number}" for number in range(2000)))
    content = bytearray(file.read_bytes())
    content[-20 * 4096 : -4096] = os.urandom(19 * 4096)
    file.write_bytes(content)
    with pytest.raises(CannotCopy, match=r"damaged|malformed"):
        back_up(file, tmp_path / "copy.db")
    assert listed(tmp_path) == ["ship"]


def test_a_restore_brings_back_the_saved_rows_and_keeps_the_replaced_file(
    file: Path, empty_url: str, tmp_path: Path
) -> None:
    filled(empty_url, "Ana")
    back_up(file, tmp_path / "copy.db")
    filled(empty_url, "Ana", "Bea")
    found, kept = restore(file, tmp_path / "copy.db")
    assert found.revision == revisions()[0]
    assert names(file) == ["Ana"]
    assert kept is not None
    assert kept.name.startswith("yohoho.db.before-restore-")
    assert names(kept) == ["Ana", "Bea"]
    assert listed(file.parent) == ["yohoho.db", kept.name]
    assert names(tmp_path / "copy.db") == ["Ana"]
    filled(empty_url, "Carl")
    assert names(file) == ["Carl"]
    assert names(kept) == ["Ana", "Bea"]


async def test_a_restore_keeps_the_write_ahead_log_of_a_crashed_bot_apart(
    store: Store, file: Path, tmp_path: Path
) -> None:
    """The last commits of a killed process are only in the write-ahead log beside the database."""
    back_up(file, tmp_path / "copy.db")
    await store.write(remember_person, 1, "Ana", None)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for ending in ("", "-wal"):
        (crashed / f"yohoho.db{ending}").write_bytes(file.with_name(f"yohoho.db{ending}").read_bytes())
    found, kept = restore(crashed / "yohoho.db", tmp_path / "copy.db")
    assert names(crashed / "yohoho.db") == []
    assert kept is not None
    assert names(kept) == ["Ana"]
    assert found.tables == 0


async def test_a_damaged_database_is_kept_with_its_log(store: Store, file: Path, tmp_path: Path) -> None:
    back_up(file, tmp_path / "copy.db")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "yohoho.db").write_text("only words\n" * 1000)
    (broken / "yohoho.db-wal").write_text("more words")
    _, kept = restore(broken / "yohoho.db", tmp_path / "copy.db")
    assert kept is not None
    assert names(broken / "yohoho.db") == []
    assert listed(broken) == ["yohoho.db", kept.name, f"{kept.name}-wal"]
    assert kept.read_text().startswith("only words")


async def test_a_restore_works_without_an_existing_database(store: Store, file: Path, tmp_path: Path) -> None:
    back_up(file, tmp_path / "copy.db")
    _, kept = restore(tmp_path / "yohoho.db", tmp_path / "copy.db")
    assert kept is None
    assert names(tmp_path / "yohoho.db") == []


async def test_an_open_database_is_not_replaced_by_a_restore(
    store: Store, file: Path, tmp_path: Path
) -> None:
    """An older version of the bot opens the database without taking a lease."""
    back_up(file, tmp_path / "copy.db")
    await store.write(remember_person, 1, "Ana", None)
    with pytest.raises(CannotCopy, match="open in another program"):
        restore(file, tmp_path / "copy.db")
    await store.write(remember_person, 2, "Bea", None)
    assert names(file) == ["Ana", "Bea"]
    assert [name for name in listed(file.parent) if "before" in name or "part" in name] == []


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'later'")
        database.commit()


def foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE tables (legs INTEGER)")


def loose(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO followers VALUES (7, 7)")
        database.commit()


def with_trigger(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TRIGGER spy AFTER INSERT ON log BEGIN DELETE FROM people; END")


def with_view(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE VIEW hands AS SELECT * FROM log")


def with_virtual_table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE VIRTUAL TABLE boxes USING rtree(id, low, high)")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (with_trigger, "trigger 'spy'"),
        (with_view, "view 'hands'"),
        (with_virtual_table, "table 'boxes'"),
        (newer, "newer version of the bot"),
        (foreign, "something else"),
        (loose, "rows that point to nothing"),
        (lambda file: file.write_text("words " * 99), "cannot be read as a database"),
        (lambda file: file.write_bytes(b""), "something else"),
        (Path.unlink, "There is no file"),
    ],
)
def test_an_unsuitable_backup_is_refused_and_changes_nothing(
    file: Path, empty_url: str, tmp_path: Path, spoil: Callable[[Path], None], why: str
) -> None:
    filled(empty_url, "Ana")
    copy = tmp_path / "copy.db"
    back_up(file, copy)
    spoil(copy)
    before = file.read_bytes()
    with pytest.raises(CannotCopy, match=why):
        restore(file, copy)
    assert file.read_bytes() == before
    assert listed(file.parent) == ["yohoho.db"]


def test_restoring_a_database_from_itself_is_refused(file: Path, empty_url: str) -> None:
    filled(empty_url, "Ana")
    with pytest.raises(CannotCopy, match="the database itself"):
        restore(file, file)


def test_a_restore_interrupted_at_any_step_leaves_a_complete_database(
    file: Path, empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The restore is interrupted at each step that links or replaces a file."""
    filled(empty_url, "Ana")
    back_up(file, tmp_path / "copy.db")
    filled(empty_url, "Ana", "Bea")

    class Dead(BaseException):
        pass

    def dies(*_: object, **__: object) -> None:
        raise Dead

    for owner, step in ((os, "link"), (Path, "replace")):
        with monkeypatch.context() as patch:
            patch.setattr(owner, step, dies)
            with pytest.raises(Dead):
                restore(file, tmp_path / "copy.db")
        assert examine(file).tables == 0
        assert names(file) == ["Ana", "Bea"]
        for kept in file.parent.glob("*.bak"):
            kept.unlink()
    restore(file, tmp_path / "copy.db")
    assert names(file) == ["Ana"]


def cannot(*_: object) -> None:
    raise PermissionError


def test_the_replaced_file_is_copied_where_hard_links_are_impossible(
    file: Path, empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(empty_url, "Ana")
    back_up(file, tmp_path / "copy.db")
    monkeypatch.setattr(os, "link", cannot)
    _, kept = restore(file, tmp_path / "copy.db")
    assert kept is not None
    assert names(kept) == names(file) == ["Ana"]


@pytest.mark.parametrize("linked", [True, False])
def test_files_restored_by_root_keep_their_owner(
    file: Path, empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linked: bool
) -> None:
    """A bot that does not run as root could not open files owned by root."""
    filled(empty_url, "Ana")
    back_up(file, tmp_path / "copy.db")
    owner = file.stat()
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *to: given.update({Path(path).name: to}))
    if not linked:
        monkeypatch.setattr(os, "link", cannot)
    with closing(Lease(file)) as lease:
        assert lease.take()
        _, kept = restore(file, tmp_path / "copy.db")
    asyncio.run(FileDrain(file).begin())
    assert kept is not None
    made = {"yohoho.db.part", "yohoho.db-lease", "yohoho.db-drain"} | (set() if linked else {kept.name})
    assert given == dict.fromkeys(made, (owner.st_uid, owner.st_gid))
    given.clear()
    restore(tmp_path / "yohoho.db", tmp_path / "copy.db")
    folder = tmp_path.stat()
    assert given == {"yohoho.db.part": (folder.st_uid, folder.st_gid)}


@pytest.mark.usefixtures("store")
def test_a_backup_without_a_schema_revision_is_refused(file: Path, tmp_path: Path) -> None:
    source = tmp_path / "copy.db"
    back_up(file, source)
    with closing(sqlite3.connect(source)) as database:
        database.execute("DELETE FROM alembic_version")
        database.commit()
    with pytest.raises(CannotCopy, match="does not say which schema"):
        restore(tmp_path / "other.db", source)
    assert not (tmp_path / "other.db").exists()


@pytest.mark.usefixtures("store")
def test_a_backup_leaves_an_existing_part_file_alone(file: Path, tmp_path: Path) -> None:
    beside = tmp_path / "copy.db.part"
    beside.write_text("the host's own")
    back_up(file, tmp_path / "copy.db")
    assert beside.read_text() == "the host's own"
    assert listed(tmp_path) == ["copy.db", "copy.db.part", "ship"]


@pytest.mark.usefixtures("store")
def test_a_backup_named_like_a_temporary_copy_is_refused_and_kept(file: Path, tmp_path: Path) -> None:
    source = tmp_path / "other.db.part"
    back_up(file, source)
    held = source.read_bytes()
    with pytest.raises(CannotCopy, match="rename it first"):
        restore(tmp_path / "other.db", source)
    assert source.read_bytes() == held
