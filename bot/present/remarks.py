"""What robots say now and then: a sentence in their manner, about once in two rounds at a table."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.present.names import who
from bot.present.post import Block, Text
from bot.records import Robot, parse_who
from bot.tables.snapshot import Snapshot
from bot.tables.stand_ins import manner_of
from bot.texts.sentences import Texts

OFTEN: Final = 0.5
"""In how many of the rounds one of the robots says something."""
VARIANTS: Final = 5
"""How many sentences each manner has for being ahead, and for being behind."""


def said(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What a robot says of how the match stands after the last round; [] where none says anything.

    It comes from the public standing alone, and is the same until the next round has been scored.
    """
    header = snapshot.header
    if header.status != "running" or not snapshot.rounds_done:
        return []
    luck = Random(f"{header.id} {snapshot.rounds_done}")
    ranks = {place.seat: place.rank for place in snapshot.places}
    gone = getattr(snapshot.view, "out", ())  # at Skull, who has no disc left plays no more
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
    return [Text(f"-# {t('remark', player=who(snapshot, seat, t), words=words)}")]
