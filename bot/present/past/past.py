"""The final forms of a table's messages: without buttons, and with content that stays true."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present import PRESENTERS, notices
from bot.present.play import evening, lobby
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT, standing_lines
from bot.records.history import FinishedMatch
from bot.seating import resuming
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Place


def closed_table(
    snapshot: Snapshot, t: Texts, series: Sequence[FinishedMatch] = (), *, by: str = "", back: bool = True
) -> Post:
    """Return the message of a table closed before its end, with the standing if a match had begun.

    `by` is the escaped name of the person who closed the table. The summary of the evening covers the earlier
    finished matches of the `series`. A button resumes a closed match, unless the reader cannot go `back`.
    """
    closed = "ended-closed" if snapshot.header.seats else "ended-idle"
    lines = [f"## {t('ended-cancelled' if snapshot.header.status == 'cancelled' else closed)}"]
    lines.append(f"-# {t(f'game-{snapshot.header.game}')}")
    lines += [t("ended-by", by=by)] if by else []
    lines += standing_lines(snapshot, [Place(**place) for place in snapshot.header.standing or []], t)
    lines += evening.summary_lines(series, t)
    # Edit a lobby's message in place, but post the end of a match as a new message.
    epoch = "ended" if snapshot.header.seats else lobby.LOBBY
    blocks: list[Block] = [Text("\n".join(lines))]
    if back and (until := resuming.resumable_until(snapshot)) is not None:
        blocks.append(Text(t("back-until", moment=f"<t:{int(until.timestamp())}:f>")))
        blocks.append(Row((Button(t("button-take-up"), "@take-up", "primary"),)))
    return Post(tuple(blocks), table=snapshot.header.id, epoch=epoch, edits_in_place=True, accent=NIGHT)


def started_lobby(snapshot: Snapshot, link: str, t: Texts) -> Post:
    """Return the final form of a lobby's message whose match has begun."""
    heading = f"## {t('lobby-begun')}"
    place = f"[{notices.table_name(snapshot.header, t)}]({link})"
    header = snapshot.header
    sealed = f"\n-# {t('match-seal', seal=header.seal)}" if header.seal else ""
    return Post((Text(f"{heading}\n{place}{sealed}"),), accent=NIGHT)


def finished_round(snapshot: Snapshot, t: Texts) -> Post | None:
    """Return the final form of a table's message about a finished round; None before the first result."""
    result = PRESENTERS[snapshot.header.game].play.draw_round_result(snapshot, t)
    over = t("table-scored", game=t(f"game-{snapshot.header.game}"), round=snapshot.rounds_done)
    return Post((Text(f"### {over}"), *result), accent=NIGHT) if result else None


def moved_notice(link: str, t: Texts) -> Post:
    """Return the final form of a table's message from the middle of a round: a link to its successor."""
    return Post((Text(f"-# {t('table-moved', link=link)}"),), accent=NIGHT)


def direct_message(snapshot: Snapshot, epoch: str, t: Texts) -> Post | None:
    """Return the final form of a direct message: the reader's result of the round.

    Before the end of the round, say that the message has moved. Return None, and leave the message unchanged,
    if the reader was not seated at the end of the round.
    """
    game, number = snapshot.header.game, epoch.removeprefix("round ")
    ended = snapshot.view is not None and number.isdecimal() and int(number) <= snapshot.rounds_done
    if not ended:
        return Post((Text(f"-# {t('post-moved')}"),), classic=True)
    outcome = PRESENTERS[game].play.describe_own_result(snapshot, int(number), t)
    return Post((Text(f"### {t(f'game-{game}')}\n{outcome}"),), classic=True) if outcome else None
