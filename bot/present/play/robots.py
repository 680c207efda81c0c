"""The robots of a table: each robot's level and manner."""

from __future__ import annotations

from bot.present.names import badge, player_name
from bot.present.post import Post, Text
from bot.present.presenter import SEA
from bot.records.tables import Robot, parse_who
from bot.tables.robot_names import manner_of
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat


def describe_player(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's player for a list; for a robot, with level and manner."""
    robot, player = parse_who(snapshot.occupants[seat].who), badge(snapshot, seat, t)
    if not isinstance(robot, Robot):
        return player
    level, manner = t(f"robots-{robot.level}").lower(), t(f"manner-{manner_of(robot)}")
    return t("robot-described", player=player, level=level, manner=manner)


def introduce_robots(snapshot: Snapshot, t: Texts) -> Post | None:
    """Return a sentence about each robot at the table; None if there are no robots."""
    lines = [
        t(
            "robot-introduced",
            player=player_name(snapshot, seat, t),
            level=t(f"robots-{robot.level}").lower(),
            manner=t(f"manner-{manner_of(robot)}"),
            why=t(f"manner-{manner_of(robot)}-why"),
        )
        for seat, occupant in enumerate(snapshot.occupants)
        if isinstance(robot := parse_who(occupant.who), Robot)
    ]
    if not lines:
        return None
    listed = "\n".join(f"- {line}" for line in lines)
    return Post((Text(f"## {t('robots-table')}\n{listed}"),), table=snapshot.header.id, accent=SEA)
