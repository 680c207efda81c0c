"""Start processes and read their CPU time and memory from /proc (Linux only)."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]


def cpu(pid: int) -> float:
    """Return the CPU seconds of all threads of a process; ended threads count in hundredths of a second."""
    running = sum(int(one.read_text().split()[0]) for one in Path(f"/proc/{pid}/task").glob("*/schedstat"))
    return running / 1e9


def cpu_with_children(pid: int) -> float:
    """Return the CPU seconds of a process and of all processes it has started, ended ones included.

    Processes that have ended count in hundredths of a second.
    """
    parents = {int(each.name): _stat(each) for each in Path("/proc").glob("[0-9]*")}
    ended = sum(map(int, parents[pid][13:15])) / os.sysconf("SC_CLK_TCK")
    running = [child for child, fields in parents.items() if fields and int(fields[1]) == pid]
    return cpu(pid) + ended + sum(map(cpu_with_children, running))


def _stat(process: Path) -> list[str]:
    """Return the fields after a process's name in its /proc/<pid>/stat; nothing if it has ended meanwhile."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def resident(pid: int) -> int:
    """Return the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running_module(module: str, env: Mapping[str, str], log: Path) -> AsyncIterator[int]:
    """Run `python -m module` as a process during the block, with output in `log`; yield its process id."""
    with log.open("wb") as words:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, cwd=ROOT, env={**os.environ, **env}, stdout=words, stderr=words
        )
        try:
            yield child.pid
        finally:
            if child.returncode is None:
                child.terminate()
            await child.wait()
