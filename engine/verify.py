"""Check the log of a sealed match: the seal opened, every deal and every robot's move made again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from engine import GAMES
from engine.ai import INSTEAD, ROBOTS, SLOW, VERSION, decide
from engine.ai.manners import MANNERS, PLAIN, Manner
from engine.core import DEALER, IllegalOption, Seat, seat_label
from engine.log import Holder, MatchLog, number_lines, read_log
from engine.luck import PERSON, Draws, Luck, name_draw, seal

T = TypeVar("T")


class Verdict(NamedTuple):
    """How much of a match was checked and held.

    deals     actions of the dealer that were drawn again
    moves     robots' moves that were made again; `instead` of them by `INSTEAD` for a slow level
    skipped   moves of robots, by default slow ones, that were not made again
    """

    deals: int
    moves: int
    instead: int
    skipped: int


class Forged(ValueError):
    """Raised for a log that does not hold; `line` is the number of its first wrong line, 1-based."""

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}")
        self.line = line


class OtherMove(Forged):
    """Raised for a robot's move that robots of this version would not make; those of another might have."""


class Unsealed(ValueError):
    """Raised for a log without a seal: its match began before matches were sealed."""


class Drawn(NamedTuple):
    """An action of the dealer, and how the luck gives it.

    n        number of the input, 0-based
    purpose  words of the purpose
    pool     the items that were put in order, or those from which a number was drawn
    ordered  whether items were put in order
    items    the action's items: the first ones in the order, or the number
    """

    n: int
    purpose: str
    pool: tuple[int, ...]
    ordered: bool
    items: tuple[int, ...]


class _NotedDraws(Draws):
    """Draws that note what they are asked for: the items, and whether they are put in order."""

    __slots__ = ("noted",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.noted: list[tuple[Sequence[Any], bool]] = []

    def randrange(self, stop: int, /) -> int:
        self.noted.append((range(stop), False))
        return super().randrange(stop)

    def sample(self, items: Sequence[T], count: int, /) -> list[T]:
        self.noted.append((items, True))
        return super().sample(items, count)


def verify_log(text: str, slow: bool = False, robots: bool = True) -> Verdict:
    """Check an exported log; with `slow`, the moves of slow robots are made again as well.

    No robot's move is made again without `robots`, or when the match had robots of another version.

    Raises:
        BadLog: the text is not a match log.
        Unsealed: the match has no seal.
        Forged: the log is not that of a match with this seal; `OtherMove` for a robot's move.
    """
    log = read_log(text)
    if log.luck is None:
        raise Unsealed("the match has no seal")
    lines = list(number_lines(text.splitlines()))
    rows = [number for number, _ in lines[len(lines) - len(log.inputs) :]]
    _check_holders(log, next((number for number, line in lines if line.startswith("seat ")), 1))
    seats = [holder.player for holder in log.holders[: log.seats]]
    if seal(log.luck, log.game, log.versions, log.options, seats) != log.seal:
        row = next((number for number, line in lines if line.startswith("seal ")), 1)
        raise Forged(row, "this is not the seal of this secret, these options and these seats")
    return _check_inputs(log, log.luck, rows, slow, robots and log.robots == VERSION)


def _check_holders(log: MatchLog, row: int) -> None:
    """Check that the first holders are those of every seat in order, as they are sealed.

    Raises:
        Forged: they are not, or a later one holds a seat that does not exist; `row` is that of the first.
    """
    first = [(holder.seat, holder.start) for holder in log.holders[: log.seats]]
    if first != [(seat, 0) for seat in range(log.seats)]:
        raise Forged(row, f"the match begins with seats 0 to {log.seats - 1}, in order")
    if any(holder.seat >= log.seats for holder in log.holders):
        raise Forged(row, f"there are no seats beyond {log.seats - 1}")


def list_draws(log: MatchLog) -> list[Drawn]:
    """Return what the dealer of a sealed match drew, as the luck gives it again, in one order or number each.

    Raises:
        Unsealed: the match has no seal.
    """
    if log.luck is None:
        raise Unsealed("the match has no seal")
    game, found = GAMES[log.game], []
    state = game.new(log.seats, game.options(log.options, log.seats))
    for n, (seat, action) in enumerate(log.inputs):
        if seat == DEALER:
            words = name_draw(game.view(state, None))
            draws = _NotedDraws(log.luck.key(*words))
            game.chance_action(state, draws)
            if len(draws.noted) == 1:
                ((pool, ordered),) = draws.noted
                found.append(Drawn(n, " ".join(map(str, words)), tuple(pool), ordered, action.items))
        game.step(state, seat, action)
    return found


def list_answers(log: MatchLog, n: int) -> list[Any]:
    """Return the actions that the robot of input `n` may make by its luck.

    Returns [] if no robot made the input, or one of another version.

    Raises:
        Unsealed: the match has no seal.
    """
    if log.luck is None:
        raise Unsealed("the match has no seal")
    robot = _robot_at(log.holders, log.inputs[n][0], n)
    if robot is None or (log.game, robot[0]) not in ROBOTS or log.robots != VERSION:
        return []
    game = GAMES[log.game]
    state = game.new(log.seats, game.options(log.options, log.seats))
    for seat, action in log.inputs[:n]:
        game.step(state, seat, action)
    return list(_answers(log.game, *robot, game.view(state, log.inputs[n][0]), log.luck))


def _robot_at(holders: Iterable[Holder], seat: Seat, at: int) -> tuple[str, Manner] | None:
    """Return level and manner of the robot that makes input `at` from this seat; None if no robot does."""
    held = [holder.player for holder in holders if holder.seat == seat and holder.start <= at]
    if not held or held[-1] == PERSON:
        return None
    level, _, manner = held[-1].partition(" ")
    return level, MANNERS.get(manner, PLAIN)


def _answers(game: str, level: str, manner: Manner, view: Any, luck: Luck) -> Iterator[Any]:
    """Yield the robot's action, then for a slow level the one that is made when it gives no answer."""
    yield decide(game, level, view, luck, manner)
    if level in SLOW:
        yield decide(game, INSTEAD, view, luck, manner)


def _check_inputs(log: MatchLog, luck: Luck, rows: list[int], slow: bool, robots: bool) -> Verdict:
    """Play the match again and compare what the dealer and the robots did.

    Raises:
        Forged: an input is illegal or another one than the luck gives, or the match is not over.
    """
    game = GAMES[log.game]
    try:
        state = game.new(log.seats, game.options(log.options, log.seats))
    except IllegalOption as error:
        raise Forged(1, f"the options are not possible: {error}") from error
    deals = moves = instead = skipped = 0
    for n, ((seat, action), row) in enumerate(zip(log.inputs, rows, strict=True)):
        refusal = game.find_refusal(state, seat, action)
        if refusal is not None:
            raise Forged(row, f"seat {seat_label(seat)} may not {action} ({refusal.rule})")
        if seat == DEALER:
            deals += 1
            drawn = game.chance_action(state, luck.for_dealer(game.view(state, None)))
            if action != drawn:
                raise Forged(row, f"the luck of this match gives {drawn}")
        elif (robot := _robot_at(log.holders, seat, n)) is not None:
            level, manner = robot
            if (log.game, level) not in ROBOTS:
                raise Forged(row, f"nobody plays at the level {level}")
            if not robots or (level in SLOW and not slow):
                skipped += 1
            else:
                made = list(_answers(log.game, level, manner, game.view(state, seat), luck))
                if action not in made:
                    raise OtherMove(row, f"the robot at seat {seat} would {made[0]}")
                moves += 1
                instead += action != made[0]
        game.step(state, seat, action)
    if game.to_act(state):
        raise Forged(rows[-1] if rows else 1, "the log ends before the match does")
    return Verdict(deals, moves, instead, skipped)
