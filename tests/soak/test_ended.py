"""A soak run that is interrupted leaves no process and no folder behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
linux = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells where a process works")


def processes_in(folder: Path) -> list[int]:
    """Return the processes whose working directory is below this folder."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                if (each / "cwd").readlink().is_relative_to(folder):
                    found.append(int(each.name))
            except OSError:  # The process has ended meanwhile, or belongs to another user.
                continue
    return found


@linux
def test_sigterm_leaves_no_process_and_no_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.soak", "--seed", "7", "--only", "kills"]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "TMPDIR": str(tmp_path)}, stderr=subprocess.PIPE
    ) as soak:
        late = time.monotonic() + 120
        while not processes_in(tmp_path):
            assert time.monotonic() < late
            time.sleep(0.05)
        soak.send_signal(signal.SIGTERM)
        _, said = soak.communicate(timeout=120)
    assert soak.returncode == 128 + signal.SIGTERM
    late = time.monotonic() + 20
    while processes_in(tmp_path):  # They end by themselves, with their parent.
        assert time.monotonic() < late, processes_in(tmp_path)
        time.sleep(0.05)
    assert list(tmp_path.iterdir()) == []
    assert b"Traceback" not in said
