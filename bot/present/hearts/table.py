"""The public message of a Hearts table, with nothing that only one player may know."""

from __future__ import annotations

from typing import Final

from bot.present.hearts import podium, scores, sheet, situation, tabletop
from bot.present.hearts.headline import headline, short
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import address_player, badge
from bot.present.play.headline import headline_blocks
from bot.present.play.tabletop import is_scored, shows_picture
from bot.present.post import Block, Divider, Post, Text
from bot.present.presenter import message
from bot.texts.sentences import Texts
from engine.hearts.public import View

PICTURED: Final = frozenset({"pass", "play"})
"""Phases in which messages are a picture, for readers who prefer pictures."""


def table(snapshot: Snapshot, t: Texts) -> Post:
    """Return the table as spectators see it: trick, players, last trick, score."""
    view: View = snapshot.view
    if shows_picture(snapshot, t) and view.phase in PICTURED:
        return _pictured(snapshot, t)
    if shows_picture(snapshot, t) and is_scored(view):
        return _result(snapshot, t)
    ended = view.phase == "over"
    blocks = headline_blocks(headline(snapshot, t), *situation.subtitle_lines(snapshot, t))
    if ended:
        blocks += [scores.podium(snapshot, t), *podium.final_notes(snapshot, t)]
    elif situation.is_scoring(view):
        # Announce the next round's message, except in a replay, which stays a single message.
        replayed = snapshot.header.status == "over"
        blocks += [] if replayed else [Text(t("hearts-scored-next"))]
        blocks.append(Divider())
        blocks += sheet.after_round(snapshot, t, drawn=lambda lines: scores.round_blocks(snapshot, lines, t))
    else:
        blocks += [*_trick(snapshot, t), Divider(), Text(situation.everybody(snapshot, t))]
        blocks += situation.unbroken_note(snapshot, t)
    # Omit a trick just taken, which stands above, and the last trick of an earlier round.
    if view.trick or view.phase == "deal":
        blocks += situation.last_in_small(snapshot, t)
    return message(snapshot, tuple(blocks if ended else [*blocks, Divider()]))


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the public message of a round in play as one picture, and the trick's calls."""
    view: View = snapshot.view
    called = situation.cries(snapshot, view.trick or (view.tricks[-1].plays if view.tricks else ()), t)
    notes = "\n".join(f"-# {line}" for line in (*called, *_sanctions(snapshot, t)))
    lines = [Text(notes, is_temporary=True)] if notes else []
    return message(
        snapshot,
        (
            *headline_blocks(headline(snapshot, t), situation.title(snapshot, t)),
            tabletop.illustration(snapshot, t),
            *lines,
            Divider(),
        ),
    )


def _result(snapshot: Snapshot, t: Texts) -> Post:
    """Return the public message of a result: a row for each player, a moon, or the podium."""
    view: View = snapshot.view
    done = view.sheet[-1]
    line, notes = short(snapshot, t), [*sheet.tie(snapshot, done, t), *_sanctions(snapshot, t)]
    if view.phase == "over":
        shown, notes = scores.podium(snapshot, t), podium.notes(snapshot, t)
    elif done.moon is not None:
        line = address_player(snapshot, done.moon, "hearts-moon", t)
        shown = scores.moon(snapshot, done, t)
        notes = [*sheet.scores(snapshot, done, t).splitlines()[:-1], *notes]
    else:
        shown = scores.result(snapshot, t)
    notes_text = "\n".join(f"-# {note}" for note in notes)
    blocks: list[Block] = [
        *headline_blocks(line, result_of(snapshot, t)),
        shown,
        *([Text(notes_text)] if notes_text else []),
    ]
    return message(snapshot, tuple(blocks if view.phase == "over" else [*blocks, Divider()]))


def result_of(snapshot: Snapshot, t: Texts) -> str:
    """Return the line below the headline: the finished round, and the points at which a match ends."""
    view: View = snapshot.view
    done = view.sheet[-1]
    if view.phase == "over":
        return situation.title(snapshot, t)
    if done.tied:
        return t("hearts-title-extra")
    rounds = view.options.count_rounds(view.seats)
    if rounds is not None:
        return t("hearts-title-of", round=done.round, rounds=rounds)
    return t("hearts-title-limit", round=done.round, limit=view.options.limit)


def _sanctions(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return a line for each player who has been shown a card by the referee."""
    view: View = snapshot.view
    return [
        t("labelled", label=badge(snapshot, seat, t), text=", ".join(earned))
        for seat in range(view.seats)
        if (earned := situation.honours(view, seat, t, situation.SANCTIONS))
    ]


def _trick(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the unfinished trick or, before its first card, the trick just taken."""
    view: View = snapshot.view
    if view.phase != "play":
        return []
    if view.trick:
        return [Text(situation.unfinished_trick(snapshot, t))]
    return [Text(situation.last_trick(snapshot, t))] if view.tricks else []
