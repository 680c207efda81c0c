"""The score sheet (SK-13.3), the podium and the awards of a Skull King table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n import Texts
from bot.post import Block, Divider, Text
from bot.present.presenter import badge, cell, crew, plain, signed, who
from bot.present.skull_king.tricks import last_trick
from bot.present.skull_king.words import bonus_words
from bot.table import Seen
from engine.core import Seat
from engine.skull_king.public import Line, RoundSheet, View

COLUMNS: Final = 28
"""Widest line of a monospaced block that a phone shows inside a container without scrolling."""
NAME: Final = 7
WIDTHS: Final = (6, 5, 5, 5)
"""Columns of the round's sheet: bid and won, bid points, bonuses, total."""
MEDALS: Final = ("🥇", "🥈", "🥉")


def after_round(seen: Seen, t: Texts) -> list[Block]:
    """The round just scored: a line per player, then every bonus with its reason."""
    view: View = seen.view
    round_sheet = view.sheet[-1]
    return [Text(round_table(seen, round_sheet, t)), *_reasons(seen, round_sheet, t)]


def round_table(seen: Seen, done: RoundSheet, t: Texts) -> str:
    """One round of the sheet: bid/won, bid points, bonuses, total; best total first."""
    titles = (t("sheet-bid-won"), t("sheet-bid"), t("sheet-bonus"), t("sheet-total"))
    rows = [_row("", titles)]
    for line in sorted(done.lines, key=lambda line: -line.total):
        extra = line.points - line.bid_points
        bonus = signed(extra) if extra else "·"
        numbers = (f"{line.final_bid}/{line.won}", signed(line.bid_points), bonus, plain(line.total))
        rows.append(_row(seen.sitters[line.seat].name, numbers))
    title = t("sheet-title", round=done.round, cards=done.dealt)
    return f"**{title}**\n```\n" + "\n".join(rows) + "\n```"


def _row(name: str, numbers: Sequence[str]) -> str:
    return cell(name, NAME) + "".join(
        cell(text, width, right=True) for text, width in zip(numbers, WIDTHS, strict=True)
    )


def _reasons(seen: Seen, done: RoundSheet, t: Texts) -> list[Block]:
    lines = [f"{who(seen, line.seat)}: {_bonuses(line, t)}" for line in done.lines if line.bonuses]
    return [Text("\n".join(lines))] if lines else []


def _bonuses(line: Line, t: Texts) -> str:
    words = ", ".join(bonus_words(bonus, t) for bonus in line.bonuses)
    if line.bonus_points == 0:
        return t("bonus-lost", bonuses=words)
    captured = sum(bonus.points for bonus in line.bonuses)
    return words if line.bonus_points == captured else f"{words} → {signed(line.bonus_points)}"


def podium(seen: Seen, t: Texts) -> list[Block]:
    """The end: captain, places, all rounds side by side, and awards worth a smile."""
    view: View = seen.view
    places = _places(view)
    captains = [seat for seat, rank in places if rank == 1]
    lines = [t("podium-captain", count=len(captains), players=crew(seen, captains)), ""]
    for seat, rank in places:
        medal = MEDALS[rank - 1] if rank <= len(MEDALS) else f"{rank}."
        points = t("points", points=view.totals[seat], shown=plain(view.totals[seat]))
        lines.append(f"{medal} **{badge(seen, seat)}** · {points}")
    blocks: list[Block] = [Text("\n".join(lines)), Text(all_rounds(seen, t))]
    if given := awards(seen, t):
        blocks += [Divider(), Text(given)]
    return [*blocks, Divider(), Text(last_trick(seen, t))]


def _places(view: View) -> list[tuple[Seat, int]]:
    order = sorted(range(view.seats), key=lambda seat: (-view.totals[seat], seat))
    return [(seat, 1 + sum(total > view.totals[seat] for total in view.totals)) for seat in order]


def all_rounds(seen: Seen, t: Texts) -> str:
    """Totals round by round, a column per player."""
    view: View = seen.view
    width = min((COLUMNS - 2) // view.seats, 7)
    rows = ["  " + "".join(" " + cell(s.name, width - 1, right=True) for s in seen.sitters)]
    for done in view.sheet:
        totals = {line.seat: line.total for line in done.lines}
        cells = "".join(f"{plain(totals[seat]):>{width}}" for seat in range(view.seats))
        rows.append(f"{done.round:>2}{cells}")
    return f"**{t('podium-rounds')}**\n```\n" + "\n".join(rows) + "\n```"


def awards(seen: Seen, t: Texts) -> str:
    """Up to four small honours, each given only when somebody earned it."""
    view: View = seen.view
    seats = range(view.seats)
    mine = {seat: [line for done in view.sheet for line in done.lines if line.seat == seat] for seat in seats}
    candidates = {
        "sharpest": {s: sum(line.final_bid == line.won for line in mine[s]) for s in seats},
        "boldest": {s: max((line.bid for line in mine[s] if line.bid == line.won), default=0) for s in seats},
        "hunter": {s: sum(line.bonus_points for line in mine[s]) for s in seats},
        "shipwreck": {s: -min((line.points for line in mine[s]), default=0) for s in seats},
    }
    lines = []
    for key, scores in candidates.items():
        best = max(scores.values())
        winners = [seat for seat in seats if scores[seat] == best]
        if best > 0 and len(winners) < view.seats:
            lines.append(t(f"award-{key}", players=crew(seen, winners), count=best))
    return "\n".join(lines)
