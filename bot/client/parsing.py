"""Parsing of words from menus, buttons and forms, which any user may forge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.art.emblems import ANIMALS
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number
from bot.present.games import EVERY
from bot.present.past.history import EVERYBODY, OWN, HistoryQuery
from bot.present.past.leaderboards import GAME, MEASURE, MEASURES, PERIOD, PERIODS, nearest_board
from bot.present.past.replay import MODES, WAYS, WORST, Step
from bot.present.past.statistics import TOPS, WHOLE, ServerQuery, StatisticsQuery
from bot.present.play import host
from bot.present.post import Form
from bot.present.presenter import Setting
from bot.records.boards import EVERY_GAME, Board
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine import GAMES


class Chosen(NamedTuple):
    """A parsed choice: the key of the page that holds the setting, and the changes or a form to fill in."""

    page: str
    changes: Mapping[str, Any]
    form: Form | None = None


def parse_game(word: str) -> str:
    """Parse the word for a game or for all games.

    Raises:
        Refused: T-3 the word is no game.
    """
    if word == EVERY:
        return EVERY_GAME
    if word not in GAMES:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return word


def parse_board(verb: str, words: Sequence[str]) -> Board:
    """Parse a button or menu into a leaderboard; wins replace a measure that the leaderboard does not have.

    Raises:
        Refused: T-3 the words make no sense.
    """
    if verb == "@board-other":
        words = _apply_choice(words)
    order = {
        # The menus of older messages are still in use.
        "@board-game": "measure period company game",
        "@board-period": "game measure company period",
        "@board-by": "game period company measure",
        "@board-other": "game measure period company",
    }.get(verb, "game measure period company page")
    names = order.split()
    fields = dict(zip(names, words, strict=False))
    known = {"measure": MEASURES, "period": PERIODS, "company": ("people", "alone")}
    game, page = parse_game(fields.pop("game", "")), fields.pop("page", "0")
    if len(words) != len(names) or any(value not in known[name] for name, value in fields.items()):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    if len(page) > 4:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    alone = fields["company"] == "alone"
    return nearest_board(game, fields["measure"], fields["period"], alone=alone)._replace(
        page=parse_number(page)
    )


def _apply_choice(words: Sequence[str]) -> list[str]:
    """Return the words of a board with the menu's choice, which is the last word, applied.

    Raises:
        Refused: T-3 the words make no sense.
    """
    *board_words, chosen = words or ("",)
    changed_part, _, value = chosen.partition("-")
    position = {GAME: 0, MEASURE: 1, PERIOD: 2}.get(changed_part)
    if position is None or len(board_words) != 4:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    board_words[position] = value
    return board_words


def parse_history(words: Sequence[str], user: int) -> HistoryQuery:
    """Parse a button or menu into a list of finished matches, for the `user` who pressed it.

    Raises:
        Refused: T-3 the words make no sense.
    """
    whose, game, direction, beside = (*words, "older", "0")[:4] if len(words) in (2, 4) else ("",) * 4
    if direction not in ("newer", "older"):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    owner = None if whose == EVERYBODY else user if whose == OWN else parse_number(whose)
    return HistoryQuery(owner, parse_game(game), parse_number(beside), direction == "newer")


def parse_statistics(words: Sequence[str]) -> StatisticsQuery:
    """Parse a button or menu into a page of a person's statistics.

    Raises:
        Refused: T-3 the words make no sense.
    """
    user, game, *more = words if len(words) in (2, 3) else ("", "")
    if more not in ([], [WHOLE]):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return StatisticsQuery(parse_number(user), parse_game(game), whole=bool(more))


def parse_tops(words: Sequence[str]) -> ServerQuery:
    """Parse a button into a query for a server's records.

    Raises:
        Refused: T-3 the words make no sense.
    """
    kind, *more = words or ("",)
    if kind not in TOPS or more not in ([], [WHOLE]):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return ServerQuery(kind == "records", bool(more))


def parse_step(words: Sequence[str]) -> Step:
    """Parse a button or menu of a replay into a move, the replay's present position, and a mode.

    Raises:
        Refused: T-3 the words make no sense.
    """
    move, at, mode = words if len(words) == 3 else ("", "", "")
    if move not in (*WAYS, *MODES, WORST) or mode not in MODES:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return Step(move, parse_number(at), mode)


def parse_token(words: Sequence[str]) -> str:
    """Parse the animal that somebody chose in the lobby.

    Raises:
        Refused: T-3 the word is no animal.
    """
    if len(words) != 1 or words[0] not in ANIMALS:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return words[0]


def parse_setting(snapshot: Snapshot, key: str, values: tuple[str, ...], t: Texts) -> Chosen:
    """Parse the values of a setting on the host's panel into changes, or into a form to fill in.

    Raises:
        Refused: T-14 there is no such setting or value, T-27 the robot is no longer seated.
    """
    found = host.find_setting(snapshot, key, t)
    if found is not None:
        page, setting = found
        return Chosen(page, *_parse_values(setting, values))
    if key.startswith("robot-"):
        raise Refused(RefusalId.NO_ROBOT_IN_SEAT)
    raise Refused(RefusalId.BAD_OPTION, key=key)


def _parse_values(setting: Setting, values: tuple[str, ...]) -> tuple[Mapping[str, Any], Form | None]:
    """Return the changes that these values mean, or the form that a value opens.

    Raises:
        Refused: T-14 there is no such value.
    """
    known = {choice.value: choice for choice in setting.choices}
    if setting.combine is not None and set(values) <= set(known):
        return setting.combine(values), None
    if len(values) == 1 and values[0] in known:
        return known[values[0]].changes, known[values[0]].form
    if len(values) == 1 and setting.parse_typed is not None:
        return setting.parse_typed(values[0]), None
    raise Refused(RefusalId.BAD_OPTION, key=setting.key)
