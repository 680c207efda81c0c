"""What somebody who played shows the whole channel after the match: its podium, or its score sheet."""

from __future__ import annotations

from typing import Final

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.present.names import called, listed
from bot.present.post import Block, Illustration, Post, Text
from bot.present.presenter import GOLD, place_mark
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts

PICTURED: Final = Preferences(pictures="always")
PAPERS: Final = ("podium", "sheet")
"""What can be shared, once a match each."""


def shared(snapshot: Snapshot, paper: str, sharer: str, t: Texts) -> Post:
    """The paper of a match that is over, and who shares it. ValueError for one that is none."""
    make = {"podium": _podium, "sheet": _sheet}.get(paper)
    if make is None:
        raise ValueError(paper)
    about = t("shared-by", game=t(f"game-{snapshot.header.game}"), player=called(sharer, t))
    return Post((*make(snapshot, t), Text(f"-# {about}")), table=snapshot.header.id, accent=GOLD)


def _podium(snapshot: Snapshot, t: Texts) -> list[Block]:
    """The headline and the picture of the table's last message; everybody's place where that is not shown."""
    presenter = PRESENTERS[snapshot.header.game]
    lines = []
    for place in sorted(snapshot.places, key=lambda place: (place.rank, place.seat)):
        points = presenter.tally(place.points, place.facts, t)[0]
        lines.append(f"{place_mark(place.rank, t)} **{listed(snapshot, place.seat, t)}** · {points}")
    places = Text("\n".join(lines))
    headline, *others = presenter.table(snapshot._replace(preferences=PICTURED), t).blocks
    shown = next(block for block in others if isinstance(block, Illustration))
    return [headline, shown._replace(instead=places)]


def _sheet(snapshot: Snapshot, t: Texts) -> list[Block]:
    """The first page of the score sheet."""
    page = PRESENTERS[snapshot.header.game].sheet(snapshot, t)[0]
    return [page.text] if page.picture is None else [page.text, page.picture]
