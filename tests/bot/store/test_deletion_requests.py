"""Requests to be deleted are kept beside the database, without the ids of those who asked."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store.deletion_requests import VERSION, DeletionRequests
from tests.data.build import ANA, BEA, NOON


@pytest.fixture
def requests(tmp_path: Path) -> DeletionRequests:
    return DeletionRequests(tmp_path / "yohoho.db")


def test_a_request_is_known_by_its_person_and_by_nobody_else(requests: DeletionRequests) -> None:
    new = requests.add(ANA, NOON)
    assert requests.all() == [new]
    assert (new.is_of(ANA), new.is_of(BEA), new.at) == (True, False, NOON)
    assert str(ANA) not in requests.file.read_text(encoding="utf-8")


def test_equal_ids_have_different_digests(tmp_path: Path) -> None:
    one, two = (DeletionRequests(tmp_path / name).add(ANA, NOON) for name in ("one.db", "two.db"))
    assert one.person != two.person


def test_only_the_newest_request_of_a_person_is_kept(requests: DeletionRequests) -> None:
    requests.add(ANA, NOON)
    other, new = requests.add(BEA, NOON), requests.add(ANA, NOON + timedelta(days=1))
    assert requests.all() == [other, new]
    requests.drop([other.key])
    assert requests.all() == [new]


def test_a_file_with_ids_is_read_and_rewritten_without_them(requests: DeletionRequests) -> None:
    row = {"user": str(ANA), "at": NOON.isoformat(), "key": "0" * 32}
    requests.file.write_text(json.dumps({"version": 1, "requests": [row]}), encoding="utf-8")
    (old,) = requests.all()
    assert (old.is_of(ANA), old.at, old.key) == (True, NOON, "0" * 32)
    requests.drop([])
    text = requests.file.read_text(encoding="utf-8")
    assert str(ANA) not in text
    assert json.loads(text)["version"] == VERSION
    assert requests.all() == [old]


def test_a_current_file_is_not_rewritten_without_need(requests: DeletionRequests) -> None:
    requests.add(ANA, NOON)
    before = requests.file.stat().st_ino
    requests.drop([])
    assert requests.file.stat().st_ino == before
