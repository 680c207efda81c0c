"""The score sheet of a round (SK-13.3): the columns, then each bonus with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from bot.present.names import address_player, badge, heads, join_phrases
from bot.present.play.figures import monospaced_block
from bot.present.post import Block, Illustration, Text
from bot.present.presenter import SheetPage, format_points, format_signed, points_in_words, sat_at_round_end
from bot.present.skull_king.cards import faces
from bot.present.skull_king.choices import LOAD_SIGNS
from bot.present.skull_king.reasons import bonus_taken, names
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.names import cell, short_names
from bot.texts.sentences import Texts
from engine.skull_king.public import Line, RoundSheet, View
from engine.skull_king.scoring import halves

COLUMNS: Final = 34
"""Widest line of a monospaced block that a phone shows without scrolling."""
NAME: Final = 18
"""Width of the column of names, in characters."""
LOAD: Final = COLUMNS - NAME
"""Width of the column of cannon loads, in characters."""
WIDTHS: Final = (8, 7, 6, 7, 6)
"""Widths of the columns below a name: bid and won, bid points, bonuses, round points, total."""
HITS: Final = ("miss", "near", "direct")
"""Rascal's terms for a bid, indexed by how many halves of its bonuses are paid (SK-9.2 to SK-9.5)."""

MARKS: Final = ("❌", "", "✅")
"""Mark of a bid in the box of scores, indexed in the same way as `HITS`."""


def after_round(
    snapshot: Snapshot, t: Texts, drawn: Callable[[Snapshot, Text, Texts], Illustration] | None = None
) -> list[Block]:
    """Return the round just scored: each player's points, each bonus with its reason, and a tie.

    `drawn` makes the picture of the pad, which replaces the text of the points.
    """
    view: View = snapshot.view
    done = view.sheet[-1]
    blocks: list[Block] = []
    if drawn is None:
        blocks.append(Text(scores(snapshot, done, t), _all_in_words(snapshot, done, t)))
    else:
        text = Text(scores(snapshot, done, t, why=False), in_words(snapshot, done, t))
        blocks.append(drawn(snapshot, text, t))
        if reasons_text := reasons(snapshot, done, t):
            blocks.append(Text(reasons_text))
    return [*blocks, *map(Text, extra_round(view, t))]


def extra_round(view: View, t: Texts) -> list[str]:
    """Return a sentence about the extra round that a tie requires; [] without a tie (R-SK-19)."""
    tied = view.phase == "deal" and view.sheet[-1].round >= len(view.options.rounds(view.seats))
    return [t("sk-extra-round")] if tied else []


def result(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the round scored last: a line for each player, best first, then the reasons.

    Return [] before the first round. The lines have no box, because they stay above the podium, whose
    pictures cover other rounds.
    """
    view: View = snapshot.view
    if not view.sheet:
        return []
    done = view.sheet[-1]
    lines = [f"**{_title(done, t)}**", *(_line(snapshot, line, t) for line in best_first(done))]
    lines += [f"-# {told}" for told in reasons(snapshot, done, t).splitlines()]
    return [Text("\n".join(lines), _all_in_words(snapshot, done, t))]


def best_first(done: RoundSheet) -> list[Line]:
    """Return the lines of a round by total, highest first."""
    return sorted(done.lines, key=lambda line: -line.total)


def _line(snapshot: Snapshot, line: Line, t: Texts) -> str:
    """Return one player's bid and tricks, points and total, with no-break spaces inside each part."""
    made = t("sk-line-bid", bid=line.final_bid, won=line.won)
    parts = (made, f"**{format_signed(line.points)}**", t("total", points=format_points(line.total)))
    figures = " · ".join(part.replace(" ", "\u00a0") for part in parts)
    return f"**{badge(snapshot, line.seat, t)}** · {figures}"


def page(snapshot: Snapshot, done: RoundSheet, t: Texts) -> SheetPage:
    """Return the page of a round: its points and their reasons."""
    reasons_text = reasons(snapshot, done, t)
    shown = f"{round_table(snapshot, done, t)}\n{reasons_text}".rstrip("\n")
    return SheetPage(_title(done, t), Text(shown, _all_in_words(snapshot, done, t)))


def round_outcome(snapshot: Snapshot, number: int, t: Texts) -> str:
    """Return what a round brought the reader: bid and tricks, points by source, and the total.

    "" if the reader did not play that round to its end.
    """
    line = _own_line(snapshot, number)
    if line is None:
        return ""
    parts = [t("points", points=line.bid_points, shown=format_signed(line.bid_points))]
    if line.bonus_points:
        parts.append(t("own-bonus", points=format_signed(line.bonus_points)))
    if line.loot_points:
        parts.append(t("own-loot", points=format_signed(line.loot_points)))
    if line.wager_points:
        parts.append(t("own-wager", points=format_signed(line.wager_points)))
    key = "own-bid" if line.bid == line.final_bid else "own-bid-changed"
    bid = {"bid": line.bid, "final": line.final_bid, "won": line.won}
    outcome = t(key, round=number, **bid, points=join_phrases(parts, t))
    if line.bonuses and not line.bonus_points:
        outcome = f"{outcome} {t('own-bonus-lost')}"
    return f"{outcome} {t('own-total', points=points_in_words(line.total, t))}"


def _own_line(snapshot: Snapshot, number: int) -> Line | None:
    """Return the reader's line of the round with this number; None if they did not play it to its end."""
    done = next((sheet for sheet in snapshot.view.sheet if sheet.round == number), None)
    line = next((own for own in done.lines if own.seat == snapshot.seat), None) if done else None
    return line if line is not None and sat_at_round_end(snapshot, number) else None


def scores(snapshot: Snapshot, done: RoundSheet, t: Texts, *, why: bool = True) -> str:
    """Return a box with each player's bid, tricks, points, total and mark, best first.

    With `why`, small lines below the box explain the points that do not come from the bid.
    """
    columns = (t("sk-table-player"), t("sk-table-bid"), t("sk-score-took"), t("sk-score-points"))
    labels = heads(snapshot, t)
    scoring = snapshot.view.options.scoring
    rows, marks = [], []
    for line in best_first(done):
        made = (str(line.final_bid), str(line.won), format_signed(line.points), format_points(line.total))
        rows.append((labels[line.seat], *made))
        marks.append(MARKS[halves(scoring, line.load, line.final_bid, line.won)])
    lines = [monospaced_block((*columns, t("sheet-total")), rows, marks, close=True)]
    if why:
        lines += [f"-# {told}" for told in reasons(snapshot, done, t).splitlines()]
    return "\n".join(lines)


def round_table(snapshot: Snapshot, done: RoundSheet, t: Texts) -> str:
    """Return one round of the sheet (SK-13.3), two lines a player: name and load, then the figures.

    The best total comes first; a legend explains the columns.
    """
    columns = (t("sheet-bid-won"), t("sheet-bid"), t("sheet-bonus"), t("sheet-round"), t("sheet-total"))
    rows = [_figures(columns)]
    labels = short_names(heads(snapshot, t), NAME)
    for line in best_first(done):
        load = "" if line.load is None else t(f"load-{line.load}")
        extra = line.points - line.bid_points
        bonus = format_signed(extra) if extra else "·"
        points = (
            format_signed(line.bid_points),
            bonus,
            format_signed(line.points),
            format_points(line.total),
        )
        rows.append((cell(labels[line.seat], NAME) + cell(load, LOAD, right=True)).rstrip())
        rows.append(_figures((f"{line.final_bid}/{line.won}", *points)))
    table = "\n".join(rows)
    return f"**{_title(done, t)}**\n```\n{table}\n```\n-# {t('sheet-legend')}"


def _title(done: RoundSheet, t: Texts) -> str:
    return t("sheet-title", round=done.round, cards=done.dealt)


def in_words(snapshot: Snapshot, done: RoundSheet, t: Texts) -> str:
    """Return a sentence for each player: bid, tricks and points of the round."""
    lines = [_title(done, t)]
    for line in best_first(done):
        tricks: dict[str, Any] = {"bid": line.final_bid, "won": line.won}
        points = {"points": format_signed(line.points), "total": format_points(line.total)}
        if extra := line.points - line.bid_points:
            parts = {"scored": format_signed(line.bid_points), "extra": format_signed(extra)}
            lines.append(
                address_player(snapshot, line.seat, "words-line-bonus", t, **tricks, **parts, **points)
            )
        else:
            lines.append(address_player(snapshot, line.seat, "words-line", t, **tricks, **points))
    return "\n".join(lines)


def _figures(cells: Sequence[str]) -> str:
    return "".join(cell(text, width, right=True) for text, width in zip(cells, WIDTHS, strict=True))


def reasons(snapshot: Snapshot, done: RoundSheet, t: Texts) -> str:
    """Return a line for each player with extra points or events: what brought or cost those points.

    Events that changed no points are listed without a number.
    """
    named = names(snapshot, t, own="you")
    lines = []
    for line in done.lines:
        if extras := _extras(line, done, snapshot, t):
            lines.append(t("labelled", label=named(line.seat), text=extras))
    return "\n".join(lines)


def _all_in_words(snapshot: Snapshot, done: RoundSheet, t: Texts) -> str:
    """Return a sentence for each player, then the reasons for extra points."""
    return f"{in_words(snapshot, done, t)}\n{reasons(snapshot, done, t)}".rstrip("\n")


def _extras(line: Line, done: RoundSheet, snapshot: Snapshot, t: Texts) -> str:
    """Return the sources of a player's points besides bid and tricks; "" if there are none."""
    rascal = snapshot.view.options.scoring == "rascal"
    return " · ".join((*_paid_parts(line, rascal, t), *_power_parts(line, done, snapshot, t)))


def _paid_parts(line: Line, rascal: bool, t: Texts) -> Iterator[str]:
    """Yield the results of bid and load, captures and wager."""
    if rascal:
        hit = t(f"hit-{HITS[halves('rascal', line.load, line.final_bid, line.won)]}")
        hit = f"{LOAD_SIGNS[line.load]} {t(f'load-{line.load}')}, {hit}" if line.load else hit
        yield f"{hit} {format_signed(line.bid_points)}" if line.bid_points else hit
    if line.bonuses:
        yield _captured(line, t)
    if line.wager:
        yield t("sheet-wager", points=format_signed(line.wager_points))


def _power_parts(line: Line, done: RoundSheet, snapshot: Snapshot, t: Texts) -> Iterator[str]:
    """Yield whether each alliance of this seat paid (SK-11.4b), then the effect of Harry's power."""
    exact = {other.seat: other.final_bid == other.won for other in done.lines}
    for ally in line.allies:
        paid = exact[line.seat] and exact[ally]
        yield address_player(snapshot, ally, "sheet-loot" if paid else "sheet-loot-lost", t)
    if line.harry:
        changed = line.final_bid != line.bid
        yield t("sheet-harry", bid=line.bid, final=line.final_bid) if changed else t("sheet-harry-kept")


def _captured(line: Line, t: Texts) -> str:
    if line.bonus_points == 0:
        return t("bonus-lost", bonuses=", ".join(faces(bonus.cards, t) for bonus in line.bonuses))
    words = t("bonus-paid", bonuses=", ".join(bonus_taken(bonus, t) for bonus in line.bonuses))
    captured = sum(bonus.points for bonus in line.bonuses)
    if line.bonus_points == captured:
        return words
    return t("bonus-half", bonuses=words, points=format_signed(line.bonus_points))
