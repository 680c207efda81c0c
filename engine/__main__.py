"""The games' command line: `python -m engine play | replay | verify | judge | bench`.

Exit codes: 0 fine, 1 a log that does not hold, 2 wrong usage.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import ALIASES, GAMES, game_named
from engine.ai import INSTEAD, LEVELS, ROBOTS, VERSION, play
from engine.bench import speeds
from engine.core import AnyGame, IllegalAction, IllegalOption, RoundOver, replay, seat_label
from engine.judge import answers
from engine.log import BadLog, Holder, MatchLog, read_log, write_log
from engine.luck import Luck, seal
from engine.verify import Forged, Unsealed, verify_log


class Misuse(Exception):
    """A mistake in the command line's arguments: the message goes to stderr and the exit code is 2."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    arguments = _parser().parse_args(argv)
    try:
        arguments.run(arguments)
        sys.stdout.flush()
    except Forged as error:
        print(f"refused: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader closed the pipe: nothing more can be written, and the flush at exit must not fail either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (Misuse, IllegalOption) as error:
        print(f"python -m engine {arguments.command}: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The games without the bot.")
    commands = parser.add_subparsers(dest="command", required=True)

    match = commands.add_parser("play", help="a robots-only match as readable text")
    match.add_argument("game", choices=[*GAMES, *ALIASES])
    match.add_argument("--players", type=int, default=4, metavar="N")
    match.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same match")
    match.add_argument(
        "--options", default="{}", metavar="JSON", help="options that differ from the defaults"
    )
    match.add_argument(
        "--robots", nargs="+", default=["normal"], choices=LEVELS, help="one level, or one per seat"
    )
    match.add_argument("--log", type=Path, metavar="FILE", help="write the match log there")
    match.set_defaults(run=_play)

    again = commands.add_parser("replay", help="a match log as spectators, or a seat, saw it")
    again.add_argument("file", type=Path)
    again.add_argument("--until", type=int, metavar="N", help="stop after N inputs")
    again.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="show that seat's hand as well")
    again.set_defaults(run=_replay)

    check = commands.add_parser("verify", help="whether a log's seal, deals and robots' moves hold")
    check.add_argument("file", type=Path)
    check.add_argument("--hard", action="store_true", help="make the moves of robots that think long, too")
    check.set_defaults(run=_verify)

    judge = commands.add_parser("judge", help="answer JSON questions, one per line")
    judge.set_defaults(run=_judge)

    bench = commands.add_parser("bench", help="matches and actions per second")
    bench.add_argument("--matches", type=int, default=200, metavar="N")
    bench.set_defaults(run=_bench)
    return parser


def _play(arguments: argparse.Namespace) -> None:
    game, implied = game_named(arguments.game)
    try:
        mapping = json.loads(arguments.options)
    except ValueError as error:
        raise Misuse(f"--options is no JSON: {error}") from error
    if not isinstance(mapping, dict):
        raise Misuse("--options is a JSON object")
    seats, levels = arguments.players, arguments.robots
    options = game.options({**mapping, **implied}, seats)
    if len(levels) == 1:
        levels = levels * seats
    if len(levels) != seats:
        raise Misuse(f"--robots: one level, or one for each of the {seats} seats")
    for level in levels:
        if (game.key, level) not in ROBOTS:
            raise Misuse(f"--robots: nobody plays {game.key} at level {level}; see engine.ai.ROBOTS")
    state = game.new(seats, options)
    luck = Luck.from_seed(arguments.seed)
    moves = list(play(game, state, levels, luck))
    # Write the log first: if the reader closes the pipe half-way, the log is still complete.
    if arguments.log is not None:
        inputs = tuple((seat, action) for seat, action, _ in moves)
        mapping = options.to_mapping()
        holders = tuple(Holder(seat, 0, level) for seat, level in enumerate(levels))
        sealed = seal(luck, game.key, (game.version, VERSION), mapping, levels)
        log = MatchLog(game.key, game.version, seats, mapping, inputs, luck, sealed, holders, VERSION)
        try:
            arguments.log.write_text(write_log(log), encoding="utf-8")
        except OSError as error:
            raise Misuse(f"cannot write {arguments.log}: {error.strerror}") from error
    for _, _, events in moves:
        _tell(game, events)
    _standing(game, state)


def _replay(arguments: argparse.Namespace) -> None:
    try:
        log = read_log(_read(arguments.file))
    except BadLog as error:
        raise Misuse(f"{arguments.file}: {error}") from error
    game = GAMES[log.game]
    if log.version != game.version:
        print(f"# written by rules version {log.version}, replayed by {game.version}")
    if arguments.seat is not None and not 0 <= arguments.seat < log.seats:
        raise Misuse(f"--as: seats are 0 to {log.seats - 1}")
    if arguments.until is not None and arguments.until < 0:
        raise Misuse("--until: a number of inputs, 0 or more")
    options = game.options(log.options, log.seats)
    state = game.new(log.seats, options)
    try:
        for now, events, _ in replay(game, log.seats, options, log.inputs[: arguments.until]):
            _tell(game, events)
            state = now
    except IllegalAction as error:
        raise Misuse(f"{arguments.file}: illegal: {error}") from error
    print(*game.console.show(game.view(state, arguments.seat)), sep="\n")
    _standing(game, state)


def _verify(arguments: argparse.Namespace) -> None:
    text = _read(arguments.file)
    try:
        found, log = verify_log(text, arguments.hard), read_log(text)
    except (BadLog, Unsealed) as error:
        raise Misuse(f"{arguments.file}: {error}") from error
    print(f"the seal {log.seal} is that of this secret, these options and these seats;")
    print("  compare it with the first message of the match")
    print(f"deals and lots drawn again: {found.deals}")
    print(f"robots' moves made again: {found.moves}")
    if found.instead:
        print(f"  {found.instead} of them at level {INSTEAD}: the robot had given no answer")
    if found.skipped:
        why = "robots that think long (--hard makes them)"
        if log.robots != VERSION:
            why = f"robots of version {log.robots}, where this program has version {VERSION}"
        print(f"robots' moves not made again: {found.skipped} of {why}")
    for holder in log.holders[log.seats :]:
        print(f"seat {holder.seat} is held by another player from move {holder.start} on: {holder.player}")
    print("what people did, and who took over a seat, is believed")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Misuse(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Misuse(f"{file}: {error}") from error


def _judge(arguments: argparse.Namespace) -> None:
    # Read bytes, so that a line that is not UTF-8 is answered like any other line that is not JSON.
    for answer in answers(line.decode("utf-8", "replace") for line in sys.stdin.buffer):
        print(answer, flush=True)


def _bench(arguments: argparse.Namespace) -> None:
    if arguments.matches < 1:
        raise Misuse("--matches: at least 1")
    print(f"{'game':<12} {'door':<6} {'matches/s':>10} {'actions/s':>12}")
    for row in speeds(arguments.matches):
        print(f"{row.game:<12} {row.door:<6} {row.matches:>10,.0f} {row.actions:>12,.0f}")


def _tell(game: AnyGame, events: Sequence[Any]) -> None:
    for event in events:
        print(game.console.tell(event))
        if isinstance(event, RoundOver):
            print()


def _standing(game: AnyGame, state: Any) -> None:
    for place in game.standing(state):
        facts = ", ".join(f"{fact} {count}" for fact, count in place.facts.items())
        print(f"{place.rank}. seat {seat_label(place.seat)}: {place.points} points ({facts})")


if __name__ == "__main__":
    sys.exit(main())
