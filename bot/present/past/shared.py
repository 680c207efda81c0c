"""The podium or score sheet of a finished match, as a player shows it to the whole channel."""

from __future__ import annotations

from typing import Final

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.present.names import escaped_name, name_for_list
from bot.present.post import Block, Illustration, Post, Text
from bot.present.presenter import GOLD, place_mark
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts

PICTURED: Final = Preferences(pictures="always")
PAPERS: Final = ("podium", "sheet")
"""The papers of a match that can each be shared once."""


def shared_paper(snapshot: Snapshot, paper: str, sharer: str, t: Texts) -> Post:
    """Return the paper of a finished match, and who shares it.

    Raises:
        ValueError: the match has no such paper.
    """
    make = {"podium": _podium, "sheet": _sheet}.get(paper)
    if make is None:
        raise ValueError(paper)
    about = t("shared-by", game=t(f"game-{snapshot.header.game}"), player=escaped_name(sharer, t))
    return Post((*make(snapshot, t), Text(f"-# {about}")), table=snapshot.header.id, accent=GOLD)


def _podium(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the headline and picture of the table's last message, with all places as alternative text.

    Return the headline and the places if that message has no picture.
    """
    presenter = PRESENTERS[snapshot.header.game]
    lines = []
    for place in sorted(snapshot.places, key=lambda place: (place.rank, place.seat)):
        points = presenter.statistics.describe_totals(place.points, place.facts, t)[0]
        lines.append(f"{place_mark(place.rank, t)} **{name_for_list(snapshot, place.seat, t)}** · {points}")
    places = Text("\n".join(lines))
    headline, *others = presenter.play.draw_table(snapshot._replace(preferences=PICTURED), t).blocks
    shown = next((block for block in others if isinstance(block, Illustration)), None)
    return [headline, places if shown is None else shown._replace(fallback=places)]


def _sheet(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the first page of the score sheet."""
    page = PRESENTERS[snapshot.header.game].play.list_sheet_pages(snapshot, t)[0]
    return [page.text] if page.picture is None else [page.text, page.picture]
