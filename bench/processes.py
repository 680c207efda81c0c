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
