"""What stays of a table and of its older messages: words that are true for good, and nothing to press."""

from __future__ import annotations

from collections.abc import Sequence

from bot.history_records import Played
from bot.present import PRESENTERS, evening, lobby, notices
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT, so_far
from bot.seating import taking_up
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Place


def ended(
    snapshot: Snapshot, t: Texts, series: Sequence[Played] = (), *, by: str = "", back: bool = True
) -> Post:
    """A table that was closed before its end, `by` whom, as written; the standing, if a match had begun.

    With it ends the evening of those finished matches that it went on with. A button takes up a match
    that somebody has closed, unless the reader has no way `back` to it.
    """
    closed = "ended-closed" if snapshot.header.seats else "ended-idle"
    lines = [f"## {t('ended-cancelled' if snapshot.header.status == 'cancelled' else closed)}"]
    lines.append(f"-# {t(f'game-{snapshot.header.game}')}")
    lines += [t("ended-by", by=by)] if by else []
    lines += so_far(snapshot, [Place(**place) for place in snapshot.header.standing or []], t)
    lines += evening.told(series, t)
    # A lobby's message says so itself; below the moves of a match, this is news.
    epoch = "ended" if snapshot.header.seats else lobby.LOBBY
    blocks: list[Block] = [Text("\n".join(lines))]
    if back and (until := taking_up.until(snapshot)) is not None:
        blocks.append(Text(t("back-until", moment=f"<t:{int(until.timestamp())}:f>")))
        blocks.append(Row((Button(t("button-take-up"), "@take-up", "primary"),)))
    return Post(tuple(blocks), table=snapshot.header.id, epoch=epoch, calm=True, accent=NIGHT)


def begun(snapshot: Snapshot, link: str, t: Texts) -> Post:
    """What stays of a lobby whose match has begun."""
    heading = f"## {t('lobby-begun')}"
    place = f"[{notices.table_name(snapshot.header, t)}]({link})"
    return Post((Text(f"{heading}\n{place}"),), accent=NIGHT)


def scored(snapshot: Snapshot, t: Texts) -> Post | None:
    """What stays of a table's message about a round that has ended; None before the first has."""
    result = PRESENTERS[snapshot.header.game].result(snapshot, t)
    over = t("table-scored", game=t(f"game-{snapshot.header.game}"), round=snapshot.rounds_done)
    return Post((Text(f"### {over}"), *result), accent=NIGHT) if result else None


def moved(link: str, t: Texts) -> Post:
    """What stays of a table's message in the middle of a round: where it went on."""
    return Post((Text(f"-# {t('table-moved', link=link)}"),), accent=NIGHT)


def direct_message(snapshot: Snapshot, epoch: str, t: Texts) -> Post | None:
    """What stays of a direct message: what its round brought its reader; before its end, that it moved.

    None for somebody who was not there at its end: what they were told last stays.
    """
    game, number = snapshot.header.game, epoch.removeprefix("round ")
    ended = snapshot.view is not None and number.isdecimal() and int(number) <= snapshot.rounds_done
    if not ended:
        return Post((Text(f"-# {t('post-moved')}"),), classic=True)
    told = PRESENTERS[game].brought(snapshot, int(number), t)
    return Post((Text(f"### {t(f'game-{game}')}\n{told}"),), classic=True) if told else None
