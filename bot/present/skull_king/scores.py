"""The bids, the score pad and the podium of Skull King as pictures."""

from __future__ import annotations

from typing import Final

from bot.art.pad import Cell, Round, Sign
from bot.present.names import player_name
from bot.present.play import scores
from bot.present.post import Illustration, Text, as_sentences
from bot.present.presenter import format_points, format_signed, points_in_words
from bot.present.skull_king import sheet, situation
from bot.present.skull_king.podium import awards, places, standing
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.public import Line, RoundSheet, View
from engine.skull_king.scoring import halves

SIGNS: Final[tuple[Sign, ...]] = ("miss", "", "hit")
"""Sign of a bid on the pad, indexed by how many halves of its bonuses are paid.

The middle case, a near miss, occurs only in Rascal's scoring.
"""
GOOD: Final = (False, None, True)
"""Whether a bid was met, indexed in the same way as `SIGNS`; None for a near miss."""


def bids(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a picture of each player's bid and of the sum of all bids."""
    view: View = snapshot.view
    made = [bid or 0 for bid in view.bids]
    heading = f"{t(f'sk-cry-{view.options.edition}')} {t('sk-bids')}"
    text = Text(f"{situation.cry(view, t)}\n\n{situation.players(snapshot, t)}")
    drawn = scores.bids(snapshot, heading, situation.balance(view, t), view.dealt, made, t)
    return drawn._replace(fallback=text)


def pad(snapshot: Snapshot, lines: Text, t: Texts) -> Illustration:
    """Return a picture of each player's bid, tricks and running total, round by round.

    `lines` is the text of the last round, for readers without pictures.
    """
    view: View = snapshot.view
    rounds = [
        Round(str(done.round), tuple(_cell(line, view) for line in _by_seat(done))) for done in view.sheet
    ]
    descriptions = [
        f"{t('sk-line-bid', bid=line.final_bid, won=line.won)} · {points_in_words(line.total, t)}"
        for line in _by_seat(view.sheet[-1])
    ]
    best_first = sorted(view.sheet[-1].lines, key=lambda line: -line.points)
    points = ", ".join(
        f"{player_name(snapshot, line.seat, t)} {format_signed(line.points)}" for line in best_first
    )
    drawn = scores.pad(snapshot, "skull", rounds, descriptions, t, counted="tricks")
    return drawn._replace(fallback=lines, caption=t("sk-pad-round", points=points))


def round_picture(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return the round that ended last as rows: tricks taken of those bid, points and their extras, total."""
    view: View = snapshot.view
    done = view.sheet[-1]
    lines = {line.seat: line for line in done.lines}
    # After the first round show no change of place, because nobody had a place before (R-SK-19).
    before = dict(places(view, -1) if len(view.sheet) > 1 else places(view))
    rows = [
        scores.Line(
            seat,
            rank,
            before[seat],
            t("sk-scored-figure", won=lines[seat].won, bid=lines[seat].final_bid),
            lines[seat].points,
            lines[seat].total,
            GOOD[halves(view.options.scoring, lines[seat].load, lines[seat].final_bid, lines[seat].won)],
            _chips(lines[seat], t),
        )
        for seat, rank in places(view)
    ]
    words = t.with_words(True)
    sentences = (sheet.in_words(snapshot, done, words), sheet.reasons(snapshot, done, words))
    alt = as_sentences(sentences)
    columns = t("sk-scored-took"), t("sk-scored-round"), t("sheet-total")
    return scores.round_picture(snapshot, t("sk-scored-aim"), columns, rows, alt, t)


def _chips(line: Line, t: Texts) -> tuple[str, ...]:
    """Return the sources of points beside the bid: captured cards, alliances, a wager."""
    parts = {
        t("sk-chip-bonus"): line.bonus_points,
        t("sk-chip-loot"): line.loot_points,
        t("sk-chip-wager"): line.wager_points,
    }
    return tuple(f"{called} {format_signed(points)}" for called, points in parts.items() if points)


def list_rounds(view: View, seat: Seat, t: Texts) -> list[scores.PlayedRound]:
    """Return what a seat bid, took and scored in each round."""
    lines = [line for done in view.sheet for line in done.lines if line.seat == seat]
    return [
        scores.PlayedRound(_cell(line, view), line.points, t("sk-line-bid", bid=line.final_bid, won=line.won))
        for line in lines
    ]


def podium(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a picture of each player's place, with the winner's title above."""
    view: View = snapshot.view
    shown = [(seat, rank, view.totals[seat]) for seat, rank in places(view)]
    winners = sum(rank == 1 for _, rank, _ in shown)
    drawn = scores.podium_of_points(snapshot, t("sk-captain", count=winners), shown, t, awards(snapshot, t))
    return drawn._replace(fallback=Text(standing(snapshot, t)))


def _by_seat(done: RoundSheet) -> list[Line]:
    return sorted(done.lines, key=lambda line: line.seat)


def _cell(line: Line, view: View) -> Cell:
    sign = SIGNS[halves(view.options.scoring, line.load, line.final_bid, line.won)]
    return Cell(f"{line.won}/{line.final_bid}", format_points(line.total), sign)
