"""The command line of `python -m bot`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.demo.words import CHAMPIONSHIP, FIRST_GAME
from bot.texts.sentences import slash
from engine import GAMES


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the arguments.

    Raises:
        SystemExit: they are invalid; the usage has been printed.
    """
    parser = argparse.ArgumentParser(prog="python -m bot", description="Yo-ho-ho: card games on Discord.")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--demo", action="store_true", help="play in the browser, without token or account")
    where.add_argument("--play", action="store_true", help="on Discord if there is a token, else the demo")
    parser.add_argument("--port", type=_port, metavar="N", help="demo: the page's port, otherwise a free one")
    parser.add_argument("--dm", metavar="NAME", help="demo: the direct messages of one of its people")
    games = [*map(slash, GAMES), CHAMPIONSHIP]
    parser.add_argument("--game", choices=games, help="demo: what is played on the page of --dm")
    _add_commands(parser)
    asked = parser.parse_args(arguments)
    if asked.command and (asked.demo or asked.play):
        parser.error(f"{asked.command} goes with neither --demo nor --play")
    if (asked.port is not None or asked.dm is not None) and not (asked.demo or asked.play):
        parser.error("--port and --dm belong to --demo")
    if asked.game is not None and asked.dm is None:
        parser.error("--game belongs to --dm; anywhere else every game is a command away")
    asked.game = asked.game or FIRST_GAME
    return asked


def _add_commands(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="command", metavar="command", title="for whoever hosts the bot")
    commands.add_parser("sync", help="send the slash commands to Discord once more, and end")
    drain = commands.add_parser("drain", help="have the running bot open no new tables, before it is stopped")
    drain.add_argument("--off", action="store_true", help="have it open tables again; a start does so too")
    backup = commands.add_parser("backup", help="copy the database to a new file, also while the bot runs")
    restore = commands.add_parser("restore", help="put a backup in the place of the database")
    commands.add_parser("recount", help="make the sums and ratings of leaderboards anew from the results")
    for command in (backup, restore):
        command.add_argument("file", type=Path, metavar="FILE")
    copy = commands.add_parser("copy", help="copy everything from one database to another, both at rest")
    copy.add_argument("source", metavar="FROM", help="sqlite:///<file> or postgresql://...")
    copy.add_argument("target", metavar="TO", help="the same; an empty one, or one that was not done with")
    doctor = commands.add_parser("doctor", help="look everything over, and say what to do")
    live_help = "try everything on Discord, in this channel (its id), while the bot is stopped"
    doctor.add_argument("--live", type=_id, metavar="CHANNEL", help=live_help)


def _id(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 2**63):
        raise argparse.ArgumentTypeError("the id of a channel is a long number: Copy Channel ID in Discord")
    return int(text)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(text)
