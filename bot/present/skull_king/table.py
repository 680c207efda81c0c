"""The public message of a Skull King table, with nothing that only one player may know."""

from __future__ import annotations

from typing import Final

from bot.present.names import address_player
from bot.present.play.headline import headline_blocks
from bot.present.play.tabletop import is_scored, shows_picture
from bot.present.post import Block, Divider, Post, Text
from bot.present.presenter import message
from bot.present.skull_king import choices, moments, podium, scores, sheet, situation, tabletop
from bot.present.skull_king.headline import headline, short
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.public import View

PICTURED: Final = frozenset({"bid", "load", "play", "power", "harry"})
"""Phases in which messages are a picture, for readers who prefer pictures."""


def table(snapshot: Snapshot, t: Texts) -> Post:
    """Return the table as spectators see it: phase, trick, last trick with its reason, players, buttons."""
    view: View = snapshot.view
    if shows_picture(snapshot, t) and view.phase in PICTURED:
        return _pictured(snapshot, t)
    if shows_picture(snapshot, t) and is_scored(view):
        return _result(snapshot, t)
    ended = view.phase == "over"
    blocks: list[Block] = headline_blocks(headline(snapshot, t), *title(snapshot, t))
    if ended:
        blocks += [scores.podium(snapshot, t), *podium.final_notes(snapshot, t)]
    else:
        # Announce the next round's message, except in a replay, which stays a single message.
        if situation.is_scoring(view) and snapshot.header.status != "over":
            blocks.append(Text(t("sk-scored-next")))
        blocks += [*_latest(snapshot, t), Divider()]
        if situation.is_scoring(view):
            pad = None if moments.pictured_trick(view) else scores.pad
            blocks += sheet.after_round(snapshot, t, pad)
        elif situation.is_cry_due(view):
            blocks += _revealed_bids(snapshot, t)
            if view.phase == "load":
                blocks.append(
                    Text("\n".join(f"-# {line}" for line in choices.loads(view, t)), is_temporary=True)
                )
        else:
            blocks.append(Text(situation.everybody(snapshot, t)))
        # Omit a trick just taken, which stands above, and the last trick of an earlier round.
        if view.tricks and (view.trick or view.phase != "play"):
            blocks += situation.last_in_small(snapshot, t)
    return message(snapshot, (*blocks, *([] if ended else [Divider()])))


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the public message of a round in play as one picture."""
    view: View = snapshot.view
    loads = [Text("\n".join(f"-# {line}" for line in choices.loads(view, t)), is_temporary=True)]
    return message(
        snapshot,
        (
            *headline_blocks(headline(snapshot, t), *title(snapshot, t)[:1]),
            tabletop.illustration(snapshot, t),
            *(loads if view.phase == "load" else []),
            Divider(),
        ),
    )


def _result(snapshot: Snapshot, t: Texts) -> Post:
    """Return the public message of a result: after a round a row for everybody, after a match the podium."""
    view: View = snapshot.view
    over = view.phase == "over"
    shown = scores.podium(snapshot, t) if over else scores.round_picture(snapshot, t)
    notes = [Text(f"-# {line}") for line in sheet.extra_round(view, t)]
    return message(
        snapshot,
        (
            *headline_blocks(short(snapshot, t), *title(snapshot, t)),
            shown,
            *notes,
            *([] if over else [Divider()]),
        ),
    )


def title(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return the small lines below the headline: round and trick; during the bidding, also who leads first.

    The panel of a reader who waits does not name the trick, because it is not updated.
    """
    view: View = snapshot.view
    if view.phase == "over":
        return [t("sk-title-over")]
    if situation.is_scoring(view):
        return [t("sk-title-scored", round=view.sheet[-1].round, rounds=len(view.rounds))]
    about = t("sk-title", round=max(view.round, 1), rounds=len(view.rounds))
    if view.phase == "play" and (snapshot.seat is None or view.choices):
        return [f"{about} · {situation.trick_number(view, t)}"]
    if view.dealer is None or view.phase not in ("bid", "load"):
        return [about]
    leader = address_player(snapshot, situation.opener(view), "sk-leader", t)
    return [about, leader]


def _latest(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the trick so far, or what has just ended or been revealed."""
    view: View = snapshot.view
    if situation.is_scoring(view):
        return []
    if view.phase in ("power", "harry"):
        return [Text(situation.power_due(snapshot, t))]
    if view.phase == "bid":
        return [Text(f"-# {t('sk-what-bid', tricks=view.dealt)}", is_temporary=True)]
    if view.phase == "play" and view.trick:
        return [Text(situation.unfinished_trick(snapshot, t))]
    # A trick that has just ended is shown large; once the next card is played, in small letters.
    if view.phase != "play" or situation.is_cry_due(view):
        return []
    laid = Text(situation.last_trick_cards(snapshot, t))
    done = moments.trick_to_show(view)
    trick = laid if done is None else moments.trick(snapshot, done, t)._replace(fallback=laid)
    return [Text(situation.last_trick(snapshot, t, before=True)), trick]


def _revealed_bids(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return all bids just after their reveal."""
    if moments.shows_bids(snapshot.view):
        return [scores.bids(snapshot, t)]
    return [Text(situation.cry(snapshot.view, t)), Text(situation.everybody(snapshot, t))]
