"""Answer JSON questions about the rules, one answer a line. Each answer depends on its question alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from engine import GAMES, game_named
from engine.championship import league
from engine.core import (
    DEALER,
    AnyGame,
    IllegalAction,
    IllegalOption,
    NotUnderstood,
    Question,
    Refusal,
    RoundOver,
    Seat,
    Unanswerable,
    legal_actions,
    seat_label,
)
from engine.log import number_lines, read_line

ALWAYS: Final = frozenset({"op", "game", "options"})
"""The fields of every question about a game."""
ANY_SEATS: Final = 4
"""Seats assumed where a question does not give a number; every game can be played by so many."""


def answers(lines: Iterable[str]) -> Iterator[str]:
    """Yield one line of JSON for every line of JSON, in order; a bad line is answered with an error."""
    for line in lines:
        if line.strip():
            yield _answer(line)


def _answer(line: str) -> str:
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise Unanswerable("a request is a JSON object")
        return json.dumps(answer_request(request))
    except (IllegalOption, NotUnderstood, Unanswerable) as error:
        trouble = {"error": str(error), "rule": error.rule}
    except (ValueError, RecursionError) as error:
        trouble = {"error": f"not JSON: {error}", "rule": NotUnderstood.rule}
    return json.dumps(trouble)


def answer_request(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request.

    Raises:
        IllegalOption: if an option does not exist or contradicts the others.
        NotUnderstood: if an action is not written in the game's notation.
        Unanswerable: if the request has an unknown or a wrong field.
    """
    if request.get("op") == "league":
        return league(request)
    op, key, options = request.get("op"), request.get("game"), request.get("options", {})
    try:
        game, implied = game_named(str(key))
    except KeyError:
        raise Unanswerable(f"game: one of {', '.join(GAMES)}") from None
    if not isinstance(options, dict):
        raise Unanswerable("options: a JSON object")
    question = _question(game, str(op))
    for field in request:
        if field not in ALWAYS | question.fields:
            raise Unanswerable(f"{field}: no field of {op}, which knows {', '.join(sorted(question.fields))}")
    seats_field = "seats" if "seats" in question.fields else "players"
    seats = request.get(seats_field, ANY_SEATS)
    if type(seats) is not int:
        raise Unanswerable(f"{seats_field}: a whole number")
    return question.answer(game.options({**options, **implied}, seats), request)


def _question(game: AnyGame, op: str) -> Question:
    """Return the game's question called `op`; every game has `trace` besides its own questions.

    Raises:
        Unanswerable: if the game has no such question.
    """
    questions = {**game.console.questions, "trace": Question(partial(_trace, game), TRACED)}
    if op not in questions:
        raise Unanswerable(f"op: one of {', '.join(questions)} for {game.key}")
    return questions[op]


TRACED: Final = frozenset({"seats", "round", "log"})
"""The fields of the question `trace`."""


def _trace(game: AnyGame, options: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    """Play `log` up to the first illegal line; return the legal actions before each line and the results."""
    log = request.get("log")
    if not isinstance(log, list) or any(not isinstance(line, str) for line in log):
        raise Unanswerable("log: a list of lines")
    state = game.new(request.get("seats", ANY_SEATS), options)
    first = request.get("round", 1)
    if type(first) is not int or first < 1 or (first > 1 and game.console.begin is None):
        raise Unanswerable("round: 1" + (" or more" if game.console.begin else " for this game"))
    if game.console.begin is not None:
        game.console.begin(state, first)
    steps: list[dict[str, Any]] = []
    tricks: list[dict[str, Any]] = []
    points: list[list[int]] = []
    trouble: dict[str, Any] = {}
    for number, line in number_lines(log):
        try:
            seat, text = read_line(line)
            action = game.parse(text)
            open_to_seat = _legal_words(game, state, seat)
            refusal: Refusal | None = game.find_refusal(state, seat, action)
            if refusal is not None:
                raise IllegalAction(seat, action, refusal)
        except NotUnderstood as error:
            trouble = {"error": f"not understood: {line}", "line": number, "rule": error.rule}
            break
        except IllegalAction as error:
            trouble = {"error": str(error), "line": number, "rule": error.refusal.rule}
            break
        if seat >= 0:
            steps.append({"seat": seat, "legal": open_to_seat})
        for event in game.step(state, seat, action):
            if isinstance(event, RoundOver):
                points.append(list(event.points))
            # Events of trick-taking games that end a trick have it in a field of this name.
            trick = getattr(event, "trick", None)
            if trick is not None:
                tricks.append({"leader": trick.plays[0][0], "winner": trick.winner})
    to_act = game.to_act(state)
    return {
        "steps": steps,
        "tricks": tricks,
        "round_points": points,
        "totals": list(game.points(state)),
        "to_act": [seat_label(seat) if seat == DEALER else seat for seat in to_act],
        "over": not to_act,
        **trouble,
    }


def _legal_words(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    """Return the actions open to `seat`, in the notation.

    If one verb is open, return its possible operands: cards as codes, numbers as numbers (`pass` and
    `discard` take several operands). If several verbs are open, return whole actions: `["challenge 3",
    "pass"]`.
    """
    choices = game.choices(state, seat)
    if len(choices) > 1:
        return [str(action) for action in legal_actions(game, state, seat)]
    words = (
        str(game.action(choice.verb, (item,))).partition(" ")[2]
        for choice in choices
        for item in choice.items
    )
    return [int(word) if word.lstrip("-").isdigit() else word for word in words]
