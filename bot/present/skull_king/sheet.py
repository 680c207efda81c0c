"""The score sheet of a round (SK-13.3): the columns, then every bonus with its reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.i18n import Texts
from bot.post import Block, Text
from bot.present.presenter import cell, own_end, plain, short_names, signed, together, who
from bot.present.skull_king.choices import LOAD_SIGNS
from bot.present.skull_king.reasons import bonus_words, names
from bot.seen import Seen
from engine.skull_king.cards import HARRY
from engine.skull_king.public import Line, RoundSheet, View

COLUMNS: Final = 30
"""Widest line of a monospaced block that a phone shows inside a container without scrolling."""
NAME: Final = 9
WIDTHS: Final = (6, 5, 5, 5)
"""Columns of the round's sheet: bid and won, bid points, bonuses, total."""


def after_round(seen: Seen, t: Texts) -> list[Block]:
    """The round just scored: a line per player, every bonus with its reason, and a tie that goes on."""
    view: View = seen.view
    done = view.sheet[-1]
    blocks: list[Block] = [Text(round_table(seen, done, t), in_words(seen, done, t))]
    if told := reasons(seen, t):
        blocks.append(Text(told))
    if view.phase == "deal" and done.round >= len(view.options.rounds(view.seats)):
        blocks.append(Text(t("sk-extra-round")))
    return blocks


def result(seen: Seen, t: Texts) -> list[Block]:
    """The round scored last, [] before the first; its reasons are known until the next one is dealt."""
    view: View = seen.view
    if not view.sheet:
        return []
    blocks: list[Block] = [Text(round_table(seen, view.sheet[-1], t))]
    if view.phase in ("deal", "over") and (told := reasons(seen, t)):
        blocks.append(Text(told))
    return blocks


def brought(seen: Seen, number: int, t: Texts) -> str:
    """What a round brought the reader: bid and tricks, points and what they are made of, and the total."""
    done = next((one for one in seen.view.sheet if one.round == number), None)
    line = next((one for one in done.lines if one.seat == seen.seat), None) if done else None
    if line is None or not own_end(seen, number):
        return ""
    parts = [signed(line.bid_points)]
    if line.bonus_points:
        parts.append(t("own-bonus", points=signed(line.bonus_points)))
    if line.loot_points:
        parts.append(t("own-loot", points=signed(line.loot_points)))
    if line.wager_points:
        parts.append(t("own-wager", points=signed(line.wager_points)))
    key = "own-bid" if line.bid == line.final_bid else "own-bid-changed"
    bid = {"bid": line.bid, "final": line.final_bid, "won": line.won}
    told = t(key, round=number, **bid, points=together(parts, t))
    if line.bonuses and not line.bonus_points:
        told = f"{told} {t('own-bonus-lost')}"
    return f"{told} {t('own-total', points=plain(line.total))}"


def round_table(seen: Seen, done: RoundSheet, t: Texts) -> str:
    """One round of the sheet: bid/won, bid points, bonuses, total; best total first."""
    titles = (t("sheet-bid-won"), t("sheet-bid"), t("sheet-bonus"), t("sheet-total"))
    rows = [_row("", titles)]
    labels = short_names(tuple(sitter.name for sitter in seen.sitters), NAME)
    for line in sorted(done.lines, key=lambda line: -line.total):
        extra = line.points - line.bid_points
        bonus = signed(extra) if extra else "·"
        numbers = (f"{line.final_bid}/{line.won}", signed(line.bid_points), bonus, plain(line.total))
        rows.append(_row(labels[line.seat], numbers))
    title = t("sheet-title", round=done.round, cards=done.dealt)
    return f"**{title}**\n```\n" + "\n".join(rows) + "\n```"


def in_words(seen: Seen, done: RoundSheet, t: Texts) -> str:
    """The same, a sentence for each player."""
    lines = [t("sheet-title", round=done.round, cards=done.dealt)]
    for line in sorted(done.lines, key=lambda line: -line.total):
        facts = {"bid": line.final_bid, "won": line.won}
        points = {"points": signed(line.points), "total": plain(line.total)}
        lines.append(t("words-line", player=who(seen, line.seat), **facts, **points))
    return "\n".join(lines)


def _row(name: str, numbers: Sequence[str]) -> str:
    return cell(name, NAME) + "".join(
        cell(text, width, right=True) for text, width in zip(numbers, WIDTHS, strict=True)
    )


def reasons(seen: Seen, t: Texts) -> str:
    """The round's points of all who have more to tell than the bid: load, bonuses, loot, wager, Harry."""
    view: View = seen.view
    named = names(seen, t)
    lines = []
    for line in view.sheet[-1].lines:
        if told := list(_told(line, seen, t)):
            label = f"{named(line.seat)} {signed(line.points)}"
            lines.append(t("labelled", label=label, text=" · ".join(told)))
    return "\n".join(lines)


def _told(line: Line, seen: Seen, t: Texts) -> Iterator[str]:
    view: View = seen.view
    off = abs(line.final_bid - line.won)
    if view.options.scoring == "rascal":
        # SK-9.2 to SK-9.4; SK-9.8: a cannonball has no glancing blow.
        near = off == 1 and line.load != "cannonball"
        hit = t(f"hit-{'direct' if off == 0 else 'near' if near else 'miss'}")
        yield f"{LOAD_SIGNS[line.load]} {t(f'load-{line.load}')}, {hit}" if line.load else hit
    if line.bonuses:
        yield _captured(line, t)
    yield from _loot(line, seen, t)
    if line.wager:
        yield t("sheet-wager", points=signed(line.wager_points))
    if any(power.pirate == HARRY and power.seat == line.seat for power in view.used):
        changed = line.final_bid != line.bid
        yield t("sheet-harry", bid=line.bid, final=line.final_bid) if changed else t("sheet-harry-kept")


def _captured(line: Line, t: Texts) -> str:
    words = ", ".join(bonus_words(bonus, t) for bonus in line.bonuses)
    if line.bonus_points == 0:
        return t("bonus-lost", bonuses=words)
    captured = sum(bonus.points for bonus in line.bonuses)
    if line.bonus_points == captured:
        return words
    return t("bonus-half", bonuses=words, points=signed(line.bonus_points))


def _loot(line: Line, seen: Seen, t: Texts) -> Iterator[str]:
    """SK-11.4b: each alliance of this seat, and whether it paid."""
    view: View = seen.view
    named = names(seen, t)
    exact = {other.seat: other.final_bid == other.won for other in view.sheet[-1].lines}
    for one, two in view.loot:
        if line.seat in (one, two):
            ally = two if line.seat == one else one
            paid = exact[line.seat] and exact[ally]
            yield t("sheet-loot", ally=named(ally)) if paid else t("sheet-loot-lost", ally=named(ally))
