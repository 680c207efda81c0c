"""Robots that sit for people: at what levels, what they are called, and who takes a seat over."""

from __future__ import annotations

from typing import Final

from bot.records import Robot, parse_who
from bot.tables.table import Table
from bot.texts.sentences import texts

LEVELS: Final = ("normal", "easy")
ROBOT_NAMES: Final = 16
"""How many robot names each locale has (robot-name-0 ...)."""


def robot_name(locale: str, number: int) -> str:
    """What a robot is called in the table's language."""
    return texts(locale)(f"robot-name-{number}")


def robot_for(table: Table) -> tuple[str, str]:
    """Who and name of a robot that has not sat at this table yet."""
    taken = {p.number for s in table.seatings if isinstance(p := parse_who(s.who), Robot)}
    number = next((n for n in range(ROBOT_NAMES) if n not in taken), 0)
    return str(Robot(LEVELS[0], number)), robot_name(table.header.locale, number)
