"""The public message of a Skull table, with nothing that only one player may know."""

from __future__ import annotations

from typing import Final

from bot.present.names import victory
from bot.present.play.headline import headline_blocks
from bot.present.play.tabletop import shows_picture
from bot.present.post import Block, Divider, Post, Text
from bot.present.presenter import message
from bot.present.skull import scores, situation
from bot.present.skull.headline import headline
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull.public import View

PICTURED: Final = frozenset({"place", "turn", "bid", "flip", "shuffle", "lose", "first"})
"""Phases in which messages are a picture, for readers who prefer pictures."""


def table(snapshot: Snapshot, t: Texts) -> Post:
    """Return the table as spectators see it: phase, reveal, last bet, mats."""
    view: View = snapshot.view
    if shows_picture(snapshot, t) and view.phase in PICTURED:
        return _pictured(snapshot, t)
    if shows_picture(snapshot, t) and view.phase == "over":
        return result(snapshot, t)
    ended = view.phase == "over"
    asked = headline(snapshot, t)
    blocks = headline_blocks(asked, *subtitle_lines(snapshot, t))
    if ended:
        # Show only the last bet, because the score sheet has the earlier bets.
        level = len({*view.won}) < view.seats
        places = [Text(f"-# {t('skull-places')}")] if level else []
        blocks += [scores.podium(snapshot, t), *places, Text(situation.last_bet(snapshot, t))]
    else:
        if state := situation.current_events(snapshot, t):
            blocks.append(Text(state))
        blocks.append(Divider())
        if situation.after_bet(view) and (parts := situation.bet_in_parts(snapshot, t)):
            claim, flips, ended_by = parts
            drawn = [
                illustration._replace(fallback=Text(flips)) for illustration in scores.challenge(snapshot, t)
            ]
            blocks += [Text(claim), *drawn, Text(ended_by), Divider()]
        else:
            blocks += scores.challenge(snapshot, t)
        blocks += [Text(situation.everybody(snapshot, t)), *situation.mats_note(snapshot, t)]
    return message(snapshot, tuple(blocks if ended else [*blocks, Divider()]))


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the public message of a match in play as one picture, with the cost of a bet that was lost."""
    view: View = snapshot.view
    ended: list[Block] = []
    if situation.after_bet(view) and (parts := situation.bet_in_parts(snapshot, t)):
        # The ribbon tells of a bet that was won.
        lines = parts[2].splitlines()[view.bets[-1].skull is None :]
        ended += [Text("\n".join(f"-# {line}" for line in lines))] if lines else []
    return message(
        snapshot,
        (
            *headline_blocks(headline(snapshot, t), *subtitle_lines(snapshot, t)[:1]),
            scores.mats_picture(snapshot, t),
            *ended,
            Divider(),
        ),
    )


def result(snapshot: Snapshot, t: Texts) -> Post:
    """Return the message of a finished match: the winner, the podium, and the bet that decided it."""
    view: View = snapshot.view
    notes = "\n".join(f"-# {note}" for note in situation.bet_in_parts(snapshot, t, past=True)[2].splitlines())
    shown = scores.podium(snapshot, t)
    if len({*view.won}) < view.seats:
        shown = shown._replace(alt=f"{shown.alt} {t('skull-places')}")
    return message(
        snapshot,
        (
            *headline_blocks(
                victory(snapshot, [view.ranks.index(1)], "head-wins", t), *subtitle_lines(snapshot, t)[:1]
            ),
            shown,
            Text(notes),
        ),
    )


def subtitle_lines(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return the lines below the headline: the round and the aim; for a player, also everybody's bets won."""
    view: View = snapshot.view
    if view.phase == "over":
        return [t("skull-title-over")]
    round = max(view.round, 1)
    if snapshot.seat is None:
        return [t("skull-title", round=round)]
    return [t("skull-title-own", round=round), situation.bets_won(snapshot, t)]
