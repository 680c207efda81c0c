"""Lessons: the prepared beginning of a match, in which one person makes every move that the script asks for.

A lesson is stored nowhere. Its script is data (`data/lessons/<game>.toml`), and the engine computes the state
of every step from the script's inputs, so that a button needs only the numbers of the game's step and move.

A script has the number of `seats`, and its steps in order:

name    part of the keys of the step's sentences, `lesson-<game>-<name>`
rules   the ids of the rules that the step shows
inputs  the inputs before the step, after the learner's move of the step before: a seat, or `-` for the
        dealer, and an action. A deal names the first cards; the others follow in the deck's order.
move    the learner's move; a step without a move only shows what has happened
wrong   moves that the rules forbid, offered beside those that they allow
shows   for a step without a move: `end`, the trick or claim just over, or `panel`, the learner's own message
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, NamedTuple

from bot.errors import RefusalId, Refused
from bot.people.preferences import Preferences
from bot.records.tables import Person, Robot, TableHeader
from bot.tables.robot_names import LEVEL, robot_name
from bot.tables.snapshot import Occupant, Snapshot, SnapshotOf
from bot.texts.sentences import DATA, texts
from engine import GAMES
from engine.core import (
    DEALER,
    AnyAction,
    AnyGame,
    IllegalAction,
    NotUnderstood,
    Refusal,
    RoundOver,
    Seat,
    legal_actions,
)

LEARNER: Final[Seat] = 0
SHOWS: Final = ("end", "panel")
NEVER: Final = datetime.min.replace(tzinfo=UTC)
"""When the table of a lesson was opened, which nobody is shown."""


class Step(NamedTuple):
    """A step of a script; the module's docstring describes the fields."""

    name: str
    rules: tuple[str, ...]
    inputs: tuple[tuple[Seat, str], ...] = ()
    move: str = ""
    wrong: tuple[str, ...] = ()
    shows: str = SHOWS[0]


class Script(NamedTuple):
    """A script of a game's lesson."""

    game: str
    seats: int
    steps: tuple[Step, ...]


class Verdict(NamedTuple):
    """A verdict on a move at a step: asked for, forbidden by a rule, or allowed but not asked for."""

    right: bool
    refusal: Refusal | None = None


class _Position(NamedTuple):
    """A state at a step, with the numbers of inputs so far and of rounds scored."""

    state: Any
    inputs: int
    rounds: int


def _parse_script(game: str, source: str) -> Script:
    read = tomllib.loads(source)
    steps = (
        Step(
            name=step["name"],
            rules=tuple(step["rules"]),
            inputs=tuple(map(_parse_input, step.get("inputs", ()))),
            move=step.get("move", ""),
            wrong=tuple(step.get("wrong", ())),
            shows=step.get("shows", SHOWS[0]),
        )
        for step in read["steps"]
    )
    return Script(game, read["seats"], tuple(steps))


def _parse_input(line: str) -> tuple[Seat, str]:
    seat, *words = line.split()
    return (DEALER if seat == "-" else int(seat)), " ".join(words)


def _read_scripts() -> dict[str, Script]:
    files = ((file.name.removesuffix(".toml"), file) for file in (DATA / "lessons").iterdir())
    return {game: _parse_script(game, file.read_text(encoding="utf-8")) for game, file in files}


LESSONS: Final[Mapping[str, Script]] = _read_scripts()
"""The scripts by game; a game without a script has no lesson."""


@cache
def _play_script(script: Script) -> tuple[_Position, ...]:
    """Return the position at each step.

    Raises:
        IllegalAction: the rules forbid a move of the script.
    """
    return tuple(_positions(GAMES[script.game], script))


def _positions(game: AnyGame, script: Script) -> Iterator[_Position]:
    state, inputs, rounds = game.new(script.seats, game.options({}, script.seats)), 0, 0
    for step, before in zip(script.steps, (None, *script.steps), strict=False):
        own = [(LEARNER, before.move)] if before is not None and before.move else []
        for seat, text in (*own, *step.inputs):
            action = _complete(game, state, seat, game.parse(text))
            if (refusal := game.find_refusal(state, seat, action)) is not None:
                raise IllegalAction(seat, action, refusal)
            rounds += sum(isinstance(event, RoundOver) for event in game.step(state, seat, action))
            inputs += 1
        yield _Position(state.copy(), inputs, rounds)


def _complete(game: AnyGame, state: Any, seat: Seat, action: AnyAction) -> AnyAction:
    """Return the dealer's action with all cards of the deck; any other action as it is."""
    if seat != DEALER or action.verb != "deal":
        return action
    deck = next(choice.items for choice in game.choices(state, seat) if choice.verb == action.verb)
    stock = tuple(card for card in deck if card not in action.items)
    completed: AnyAction = game.action(action.verb, (*action.items, *stock))
    return completed


def parse_move(script: Script, text: str) -> AnyAction:
    """Parse a move in the game's notation.

    Raises:
        NotUnderstood: the text is not a move of this game (T-3).
    """
    action: AnyAction = GAMES[script.game].parse(text)
    return action


def judge_move(script: Script, number: int, text: str) -> Verdict:
    """Return what a move of the learner, in the game's notation, is at a step, counted from 1.

    Raises:
        Refused: T-3 the text is no move of this game, or the step asks for none.
    """
    step, position = script.steps[number - 1], _play_script(script)[number - 1]
    try:
        action = parse_move(script, text)
    except NotUnderstood:
        raise Refused(RefusalId.NOT_UNDERSTOOD) from None
    if not step.move:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    if action == parse_move(script, step.move):
        return Verdict(right=True)
    return Verdict(False, GAMES[script.game].find_refusal(position.state, LEARNER, action))


def list_other_moves(script: Script, number: int) -> list[str]:
    """Return the moves that a step offers besides the one asked for: those the rules allow, then the wrong.

    A step without a move offers none.
    """
    step, state = script.steps[number - 1], _play_script(script)[number - 1].state
    if not step.move:
        return []
    asked = parse_move(script, step.move)
    allowed = (move for move in legal_actions(GAMES[script.game], state, LEARNER) if move != asked)
    return [*map(str, allowed), *step.wrong]


def lesson_snapshot(script: Script, number: int, likes: Preferences, locale: str) -> Snapshot:
    """Return what the learner sees at a step, counted from 1: a private table at which robots sit.

    The learner plays their last card themselves, whatever they like otherwise.
    """
    game, position = GAMES[script.game], _play_script(script)[number - 1]
    state, robots = position.state, range(script.seats - 1)
    occupants = (
        Occupant(str(Person(0)), texts(locale)("you-short")),
        *(Occupant(str(Robot(LEVEL, robot)), robot_name(locale, robot)) for robot in robots),
    )
    header = TableHeader(
        id=0,
        game=game.key,
        rules_version=game.version,
        options=game.options({}, script.seats).to_mapping(),
        seats=script.seats,
        guild_id=None,
        channel_id=None,
        thread_id=None,
        locale=locale,
        status="running",
        host=0,
        revision=0,
        opened_at=NEVER,
        timer="off",
    )
    return SnapshotOf(
        header,
        occupants,
        game.view(state, LEARNER),
        LEARNER,
        game.to_act(state),
        rounds_done=position.rounds,
        places=game.standing(state),
        past_occupants=(occupants,) * position.rounds,
        inputs=position.inputs,
        preferences=likes.model_copy(update={"autoplay": "off"}),
    )
