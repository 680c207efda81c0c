"""The public message of a covered table: other tables play its cards, so it shows only who plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.present.names import escaped_name, names_of, player_name
from bot.present.notices import back_button
from bot.present.play import tools
from bot.present.play.headline import headline_blocks
from bot.present.play.pauses import resume_button
from bot.present.post import Button, Post, Row, Text
from bot.present.presenter import NIGHT, SEA
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts

COVERED: Final = "covered"
"""The epoch of the message."""


def covered_table(snapshot: Snapshot, arrivals: Sequence[int], t: Texts) -> Post:
    """Return who plays, in which round, and whose turn it is; no card, no bid and no points (SC-3.1).

    `arrivals` are mentioned, which adds them to the table's thread.
    """
    header, playing = snapshot.header, snapshot.header.status == "running"
    about = [f"{tools.PUBLIC} {t(f'game-{header.game}')}"]
    about += [t("covered-deal", deal=snapshot.rounds_done + 1)] if playing else []
    players = [player_name(snapshot, seat, t) for seat in range(len(snapshot.occupants))]
    notes = [f"-# {line}" for line in _notes(snapshot, arrivals, t)]
    buttons = [Button(t("button-hand"), "@hand", "primary" if snapshot.awaiting else "secondary", "🃏")]
    if header.paused_at is not None:
        buttons.insert(0, resume_button(t))
    if header.asleep:
        buttons.insert(0, back_button(t))
    blocks = [
        *headline_blocks(_headline(snapshot, t), " · ".join(about)),
        *([Row(tuple(buttons))] if playing else []),
        Text("\n".join([" · ".join(players), *notes])),
        *tools.seal_blocks(snapshot, t),
        tools.menu(["help", "rules"], t),
    ]
    return Post(
        tuple(blocks),
        table=header.id,
        epoch=COVERED,
        accent=SEA if playing else NIGHT,
        mentions=tuple(arrivals),
    )


def _headline(snapshot: Snapshot, t: Texts) -> str:
    if snapshot.header.status == "over":
        return t("covered-over")
    if snapshot.header.asleep:
        return t("head-asleep")
    if snapshot.header.paused_at is not None:
        return t("head-paused")
    seats = [seat for seat in snapshot.awaiting if seat >= 0]
    if not seats:
        return t("head-deal")
    return t("head-turn", count=len(seats), player=names_of(snapshot, seats, t))


def _notes(snapshot: Snapshot, arrivals: Sequence[int], t: Texts) -> Iterator[str]:
    """Yield why nothing else is shown, who has left, until when the table waits, and who is to come."""
    yield t("covered-why")
    for seat, name in snapshot.absent:
        yield t("stand-in", robot=player_name(snapshot, seat, t), player=escaped_name(name, t))
    people = [seat for seat in snapshot.awaiting if seat >= 0 and not snapshot.occupants[seat].is_robot]
    if snapshot.due_at is not None and people:
        moment = f"<t:{int(snapshot.due_at.timestamp())}:R>"
        yield t("waits-until", players=names_of(snapshot, people, t), count=len(people), moment=moment)
    if arrivals:
        yield " ".join(f"<@{user}>" for user in arrivals)
