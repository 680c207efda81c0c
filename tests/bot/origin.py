"""A process that has imported all that `python -m bot` imports, and forks a bot for each request.

The imports take seconds, nearly all the time of a start. A fork has its own process id, signals, files and
exit code, as if Python had been started for it.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import sys
import threading
from contextlib import suppress
from typing import NoReturn

from bench import counted
from bench.soak import bot as soaked
from bot.host import event_loop
from bot.host.program import main
from bot.host.run_bot import import_all

PROGRAMS = {"bench.counted": counted.main, "bench.soak.bot": soaked.main}
"""Modules that run the bot in another way than `python -m bot`, with their main functions."""


def serve(requests: socket.socket) -> int:
    """Fork a bot for each request until the connection closes; in a fork, return the bot's exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tests handle Control-C themselves
    import_all()
    event_loop.loop_factory()
    gc.freeze()  # imported objects are never garbage, and a collection in a fork would copy their pages
    while True:
        asked, files, _, _ = socket.recv_fds(requests, 1, 3)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if not asked:
            return 0
        if os.fork() == 0:
            requests.close()
            return _fork_and_report(socket.socket(fileno=files[0]), *files[1:])
        for each in files:
            os.close(each)


def _fork_and_report(teller: socket.socket, out: int, err: int) -> int:
    """Fork the requested bot, and send its process id and exit code; in the fork, return the exit code."""
    with teller.makefile("r", encoding="utf-8") as lines:
        folder, program, arguments, environment = json.loads(lines.readline())
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        teller.close()
        for told, number in ((out, 1), (err, 2)):
            os.dup2(told, number)
            os.close(told)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        _end(PROGRAMS[program]() if program in PROGRAMS else main(arguments))
    for told in (out, err):
        os.close(told)
    teller.sendall(f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    teller.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _end(code: int) -> NoReturn:
    """Exit like Python, but without freeing imported modules, which takes a third of a second in a fork."""
    end_threads = vars(threading)["_shutdown"]  # as multiprocessing ends its forked processes
    end_threads()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    sys.exit(serve(socket.socket(fileno=int(sys.argv[1]))))
