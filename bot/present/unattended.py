"""The moves nobody pressed: what a deadline played for somebody, and last cards that played themselves."""

from __future__ import annotations

from bot.present import PRESENTERS
from bot.present.names import called
from bot.present.post import Block, Post, Text
from bot.tables.snapshot import Made, Snapshot
from bot.texts.sentences import Texts


def for_all(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What was played for whom, as everybody at the table reads it; nothing that is secret."""
    if snapshot.header.status != "running":
        return []
    late = [made for made in snapshot.made if made.by == "deadline"]
    lines = [t("made-time", player=_player(made, t), what=_what(snapshot, made, t)) for made in late]
    cards = [
        t("words-laid", card=_done(snapshot, made, t), player=_player(made, t))
        for made in snapshot.made
        if made.by == "forced"
    ]
    if cards:
        lines.append(t("made-last", cards=", ".join(cards)))
    return [Text("\n".join(f"-# {line}" for line in lines), passing=True)] if lines else []


def with_own(panel: Post, snapshot: Snapshot, t: Texts) -> Post:
    """The panel with what was played for its reader since they acted last, below what it is about."""
    if snapshot.seat is None or snapshot.header.status != "running":
        return panel
    me = snapshot.occupants[snapshot.seat].who
    lines = [
        _told(snapshot, made, t)
        for made in snapshot.made
        if (made.seat, made.occupant.who) == (snapshot.seat, me)
    ]
    if not lines:
        return panel
    return panel._replace(blocks=(*panel.blocks[:2], Text("\n".join(lines), passing=True), *panel.blocks[2:]))


def _told(snapshot: Snapshot, made: Made, t: Texts) -> str:
    if made.by == "forced":
        return t("made-last-own", card=_done(snapshot, made, t))
    return t("made-time-own", what=_what(snapshot, made, t))


def _what(snapshot: Snapshot, made: Made, t: Texts) -> str:
    """A sentence: what was played, or that something was."""
    done = _done(snapshot, made, t)
    return t("made-done", done=done) if done else t("made-secret")


def _done(snapshot: Snapshot, made: Made, t: Texts) -> str:
    return PRESENTERS[snapshot.header.game].made(snapshot, made, t)


def _player(made: Made, t: Texts) -> str:
    return called(made.occupant.name, t)
