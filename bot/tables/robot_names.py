"""Robots at a table: names, manners, levels, and the choice of a substitute for a person."""

from __future__ import annotations

from typing import Final

from bot.records.tables import Robot, parse_who
from bot.tables.table import Table
from bot.texts.sentences import texts
from engine.ai import ROBOTS
from engine.core import Seat
from engine.luck import PERSON

LEVEL: Final = "normal"
"""The level of a robot where nobody has chosen one."""
CHARACTERS: Final = (
    *("careful", "spiteful", "bold", "bold", "spiteful", "careful", "spiteful", "bold"),
    *("bold", "careful", "spiteful", "careful", "careful", "spiteful", "careful", "bold"),
)
"""The manner of each robot by its number; the names (robot-name-0 ...) have the same order in each locale."""
ROBOT_NAMES: Final = len(CHARACTERS)
"""The number of robot names in each locale."""


def levels(game: str) -> tuple[str, ...]:
    """Return the robot levels of a game, weakest first."""
    return tuple(level for key, level in ROBOTS if key == game and level != "deadline")


def robot_name(locale: str, number: int) -> str:
    """Return the name of a robot in the table's language."""
    return texts(locale)(f"robot-name-{number}")


def manner_of(robot: Robot) -> str:
    """Return the manner of a robot, a key of `engine.ai.manners.MANNERS`."""
    return CHARACTERS[robot.number % ROBOT_NAMES]


def name_player(who: str) -> str:
    """Return a player as a seal and an exported log write it: a robot's level and manner, or `PERSON`."""
    player = parse_who(who)
    return f"{player.level} {manner_of(player)}" if isinstance(player, Robot) else PERSON


def robot_for(table: Table, seat: Seat) -> tuple[str, str]:
    """Return the who string and the name of a robot for this seat that has not sat at the table yet.

    Where other tables play the same cards, a seat has the same robot at all of them.
    """
    if table.header.covered is not None:
        return str(Robot(LEVEL, seat)), robot_name(table.header.locale, seat)
    taken = {p.number for s in table.seatings if isinstance(p := parse_who(s.who), Robot)}
    number = next((n for n in range(ROBOT_NAMES) if n not in taken), 0)
    return str(Robot(LEVEL, number)), robot_name(table.header.locale, number)
