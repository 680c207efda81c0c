"""Pauses of a match: who paused it and until when, who wants a pause, and the buttons."""

from __future__ import annotations

from bot.present.names import names_of
from bot.present.post import Block, Button, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def resume_button(t: Texts) -> Button:
    """Return the button with which anybody who plays resumes a paused match."""
    return Button(t("button-resume"), "@resume", "success", "▶️")


def describe_pause(snapshot: Snapshot, t: Texts) -> str:
    """Return who paused the match, when it goes on by itself, and who may resume it before."""
    until = snapshot.header.paused_until
    if until is None:
        return t("pause-over")
    moment = f"<t:{int(until.timestamp())}:R>"
    if snapshot.header.paused_by is None:
        return t("paused-by-all", moment=moment)
    if not snapshot.paused_by_name:
        return t("paused-by-you", moment=moment)
    return t("paused-by", player=snapshot.paused_by_name, moment=moment)


def pause_blocks(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return `describe_pause` in small print, in the place of the deadline; [] without a pause."""
    if snapshot.header.paused_at is None:
        return []
    return [Text(f"-# {describe_pause(snapshot, t)}", is_temporary=True)]


def pause_votes(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return who wants a pause, how many of how many, and what is missing; [] if nobody does."""
    if not snapshot.pausing or snapshot.header.stands_still:
        return []
    text = t(
        "pause-wanted",
        players=names_of(snapshot, snapshot.pausing, t),
        count=len(snapshot.pausing),
        all=sum(not occupant.is_robot for occupant in snapshot.occupants),
        by="host" if snapshot.header.organiser is None else "organiser",
    )
    return [Text(f"-# {text}", is_temporary=True)]
