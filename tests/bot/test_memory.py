"""Python collects garbage rarely, and a start leaves rarely used modules unloaded."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest

from bot.host.memory import MADE, collect_seldom


@pytest.fixture
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


@pytest.mark.usefixtures("as_before")
def test_existing_objects_are_frozen_and_later_garbage_is_collected() -> None:
    class Node:
        other: Node

    before = gc.get_freeze_count()
    collect_seldom()
    assert gc.get_freeze_count() > before
    assert gc.get_threshold()[0] == MADE

    one, other = Node(), Node()
    one.other, other.other = other, one
    del one, other
    assert gc.collect() >= 2


def test_a_start_does_not_load_rarely_used_modules() -> None:
    seldom = ("openskill", "prometheus_client", "alembic", "PIL", "resvg_py", "bot.host.doctor")
    code = (
        "import sys; from bot.host.run_bot import import_all; import_all(); "
        f"print([name for name in {seldom!r} if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
