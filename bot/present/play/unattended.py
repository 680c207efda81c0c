"""Automatic moves: moves made at a deadline, and last cards played by the bot."""

from __future__ import annotations

from bot.present import PRESENTERS
from bot.present.names import escaped_name
from bot.present.post import Block, Post, Text
from bot.tables.snapshot import AutomaticMove, Snapshot
from bot.texts.sentences import Texts


def automatic_moves(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the automatic moves for all players to read, without secrets."""
    if snapshot.header.status != "running":
        return []
    by_deadline = [made for made in snapshot.automatic_moves if made.by == "deadline"]
    lines = [
        t("made-time", player=_player_name(made, t), what=_move_sentence(snapshot, made, t))
        for made in by_deadline
    ]
    cards = [
        t("words-laid", card=_move_text(snapshot, made, t), player=_player_name(made, t))
        for made in snapshot.automatic_moves
        if made.by == "forced"
    ]
    if cards:
        lines.append(t("made-last", cards=", ".join(cards)))
    return [Text("\n".join(f"-# {line}" for line in lines), is_temporary=True)] if lines else []


def add_own_moves(panel: Post, snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel with the automatic moves made for its reader since they last acted."""
    if snapshot.seat is None or snapshot.header.status != "running":
        return panel
    me = snapshot.occupants[snapshot.seat].who
    lines = [
        _own_line(snapshot, made, t)
        for made in snapshot.automatic_moves
        if (made.seat, made.occupant.who) == (snapshot.seat, me)
    ]
    if not lines:
        return panel
    return panel._replace(
        blocks=(*panel.blocks[:2], Text("\n".join(lines), is_temporary=True), *panel.blocks[2:])
    )


def _own_line(snapshot: Snapshot, made: AutomaticMove, t: Texts) -> str:
    if made.by == "forced":
        return t("made-last-own", card=_move_text(snapshot, made, t))
    return t("made-time-own", what=_move_sentence(snapshot, made, t))


def _move_sentence(snapshot: Snapshot, made: AutomaticMove, t: Texts) -> str:
    """Return a sentence about an automatic move; a secret move is only said to have been made."""
    done = _move_text(snapshot, made, t)
    return t("made-done", done=done) if done else t("made-secret")


def _move_text(snapshot: Snapshot, made: AutomaticMove, t: Texts) -> str:
    return PRESENTERS[snapshot.header.game].play.describe_move(snapshot, made, t)


def _player_name(made: AutomaticMove, t: Texts) -> str:
    return escaped_name(made.occupant.name, t)
