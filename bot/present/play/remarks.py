"""Occasional remarks of robots, in their manner: about one in two rounds at a table."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.present.names import player_name
from bot.present.post import Block, Text
from bot.records.tables import Robot, parse_who
from bot.tables.robot_names import manner_of
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts

OFTEN: Final = 0.5
"""The probability that a robot makes a remark in a round."""
VARIANTS: Final = 5
"""The number of sentences in each manner about being ahead, and about being behind."""


def robot_remark(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return a robot's remark on the standing after the last round; [] if no robot makes a remark.

    The remark depends only on the public standing, and stays fixed until the next round has been scored.
    """
    header = snapshot.header
    if header.status != "running" or not snapshot.rounds_done:
        return []
    luck = Random(f"{header.id} {snapshot.rounds_done}")
    ranks = {place.seat: place.rank for place in snapshot.places}
    gone = getattr(snapshot.view, "out", ())  # at Skull, a player without discs is out
    leads = list(ranks.values()).count(1) == 1
    robots = [
        (seat, robot)
        for seat, occupant in enumerate(snapshot.occupants)
        if isinstance(robot := parse_who(occupant.who), Robot)
        and (leads or ranks[seat] > 1)
        and seat not in gone
    ]
    if not robots or luck.random() >= OFTEN:
        return []
    seat, robot = luck.choice(robots)
    manner, mood = manner_of(robot), "ahead" if ranks[seat] == 1 else "behind"
    words = t(f"remark-{manner}-{mood}-{luck.randrange(VARIANTS)}")
    return [Text(f"-# {t('remark', player=player_name(snapshot, seat, t), words=words)}")]
