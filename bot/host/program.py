"""`python -m bot`: the bot on Discord, the commands of its host, or the demo in the browser.

Exit codes: 0 ended as asked, 1 Discord could not be reached or the bot failed, 2 the host must change
something: the command line, a setting, the token, or the application's permissions.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Final

from bot import logs
from bot.errors import Unavailable
from bot.host import event_loop, hosting
from bot.host.command_line import parse
from bot.host.hosting import HostError
from bot.settings import BadSettings, Settings, env_file_warning, load_settings
from bot.store import lease_of
from bot.store.lease import CannotHold

log = logging.getLogger(__name__)

NO_DEMO: Final = "The demo needs a few packages more: python -m pip install --editable '.[demo]'"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    asked = parse(arguments)
    try:
        settings = None if asked.demo else load_settings()
        if settings is None or (asked.play and settings.discord_token is None):
            asyncio.run(_demo(asked.port or 0, asked.dm, asked.game))
        else:
            logs.configure(settings.log_level, settings.log_format)
            return _do(asked, settings)
    except (BadSettings, CannotHold) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except Unavailable as error:
        print(error, file=sys.stderr)
        return hosting.start_error(error).code
    except HostError as failed:
        print(failed, file=sys.stderr)
        return failed.code
    except KeyboardInterrupt:  # Ctrl+C before the event loop handles signals, or on Windows
        return 1 if asked.command else 0
    return 0


def _do(asked: argparse.Namespace, settings: Settings) -> int:
    """Run the bot, or one of the host's commands, and return the exit code.

    Raises:
        HostError, CannotHold: the message says what the host can do.
        Unavailable: the database failed.
    """
    url = settings.database_url
    report = hosting.run_database_command(asked, url)
    if report is not None:
        print(report)
        return 0
    if asked.command != "doctor" and (warning := env_file_warning()) is not None:
        log.warning("%s", warning)
    # Imported late: importing discord.py takes longer than making a backup.
    from bot.host import run_bot

    if asked.command == "sync":
        asyncio.run(run_bot.serve(settings, None))
        return 0
    # Release the lease last, because another process may then use the database.
    with closing(lease_of(url)) as lease:
        if asked.command == "doctor":
            return asyncio.run(run_bot.examine(settings, lease, asked.live))
        with asyncio.Runner(loop_factory=event_loop.loop_factory()) as runner:
            runner.run(run_bot.serve(settings, lease))
    return 0


async def _demo(port: int, dm: str | None, game: str) -> None:
    logs.configure("WARNING")
    logging.disable(logging.WARNING)  # Importing SimCord makes discord.py warn about trial clients.
    try:
        from bot.demo import run as demo
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != "simcord":
            raise
        raise HostError(NO_DEMO, 2) from None
    finally:
        logging.disable(logging.NOTSET)
    try:
        await demo.run(port, dm, event_loop.stopping(), partial(print, flush=True), game)
    except demo.Unfinished:
        raise HostError(NO_DEMO, 2) from None
    except demo.CannotStart as error:
        raise HostError(str(error), 2) from None
