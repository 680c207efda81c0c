"""The pages of the deal of the day: a result, what is shared of it, the board, and the daily message."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final, get_args

from bot.art.label import is_drawn
from bot.art.ranking import Rank, Ranking
from bot.deals.daily import DailyPeriod, DailyResult, Placing
from bot.present.names import escaped_name, plain_name
from bot.present.past.leaderboards import PERIODS
from bot.present.post import ALT_LIMIT, Block, Button, Illustration, Menu, Option, PlainForm, Post, Row, Text
from bot.present.presenter import GOLD, SEA, place_mark, points_in_words, rank_number, tenths
from bot.records.boards import EVERY_GAME
from bot.records.deals import Attempt, DailyLine, DailyPage, Deal
from bot.records.placeholders import is_placeholder
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escape_name
from engine import GAMES

DAILY_PERIODS: Final[tuple[DailyPeriod, ...]] = get_args(DailyPeriod)
HERE, EVERYWHERE = "here", "all"
"""The words of a board's action for results that began on this server, and for all."""
NAMED: Final = 3
"""Players who are named in the daily message."""
SHORT: Final = 14
"""Characters of a name in the list of names that the picture cannot draw."""


def write_date(day: str, t: Texts) -> str:
    """Return a date in ISO form as people write it, without the year."""
    parsed = date.fromisoformat(day)
    return t("daily-date", day=t("daily-day", day=parsed.day), month=parsed.month)


def name_deal(deal: Deal, t: Texts) -> str:
    """Return the name of a deal of the day."""
    return t("daily-name", date=write_date(deal.day or "", t))


def table_line(deal: Deal, t: Texts, *, practice: bool) -> Text:
    """Return the line that says at a table whose deal it is, and whether the match is practice."""
    return Text(f"-# {t('daily-practice-of' if practice else 'daily-try-of', deal=name_deal(deal, t))}")


def result(found: DailyResult, t: Texts, *, server: bool) -> Post:
    """Return a person's own result of a deal; `server` says whether it is read on a server."""
    deal = found.deal
    lines = [_against_par(found, t)]
    if found.everywhere is None:
        lines.append(t("daily-too-late"))
    else:
        lines += [] if found.here is None else [_place("daily-place-here", found.here, t)]
        lines.append(_place("daily-place-all", found.everywhere, t))
    small = t("daily-days", days=found.days)
    small += "" if found.weeks < 2 else f" · {t('daily-weeks', weeks=found.weeks)}"
    buttons = [Button(t("daily-practise"), f"@daily-practise {deal.id}", "success")]
    if found.everywhere is not None:
        buttons.append(Button(t("daily-share"), f"@daily-share {deal.id}"))
    buttons.append(board_button(t, server=server))
    return Post(
        (
            Text(f"# {points_in_words(found.points, t)}"),
            Text(f"-# {name_deal(deal, t)} · {t(f'game-{deal.game}')}"),
            Text("\n".join(lines)),
            Text(f"-# {small}"),
            Row(tuple(buttons)),
            Row((riddle_button(t),)),
        ),
        accent=GOLD,
    )


def board_button(t: Texts, *, server: bool) -> Button:
    """Return the button that opens the board of daily deals."""
    return Button(t("daily-board"), f"@daily-board week {HERE if server else EVERYWHERE}")


def riddle_button(t: Texts) -> Button:
    """Return the button that opens today's riddle."""
    return Button(t("riddle-open"), "@riddle")


def _against_par(found: DailyResult, t: Texts) -> str:
    """Return how a result compares with par."""
    if found.deal.par is None:
        return t("daily-par-unknown")
    par = tenths(found.deal.par)
    over = tenths(found.points - par)
    better = -over if GAMES[found.deal.game].lowest_wins else over
    how = "better" if better > 0 else "worse" if better < 0 else "level"
    return t("daily-par", how=how, by=abs(better), par=par)


def _place(key: str, placing: Placing, t: Texts) -> str:
    return t(key, place=placing.place, players=placing.players)


def shared_line(found: DailyResult, name: str, t: Texts) -> str:
    """Return a result in one line that names no card, with a sign for each bid met or missed.

    Without a `name` the line is for the person to post themselves.
    """
    who = f"**{escaped_name(name, t)}** · " if name else ""
    about = f"Yo-ho-ho · {name_deal(found.deal, t)} · {t(f'game-{found.deal.game}')}"
    parts = [points_in_words(found.points, t)]
    parts += [] if found.deal.par is None else [_against_par(found, t)]
    parts += _bid_signs(found.table, t)
    return f"{who}{about}\n{' · '.join(parts)}"


def _bid_signs(table: Snapshot, t: Texts) -> list[str]:
    """Return which bids were met, round by round; [] in a game without bids."""
    view: Any = table.view
    if table.header.game != "skull-king" or view is None:
        return []
    lines = [next(line for line in done.lines if line.seat == table.seat) for done in view.sheet]
    met = [line.final_bid == line.won for line in lines]
    if t.in_words:
        return [t("daily-bids", met=sum(met), count=len(met))]
    return ["".join("🎯" if one else "❌" for one in met)]


def copy_page(line: str, t: Texts) -> Post:
    """Return the line for a person to copy where the bot cannot post it."""
    return Post((Text(t("daily-copy")), Text(f"```\n{line.replace('**', '')}\n```")))


def daily_message(
    deal: Deal,
    before: Deal | None,
    best: Sequence[Attempt],
    t: Texts,
    solved: tuple[Text, Button] | None = None,
) -> Post:
    """Return the message that offers today's deal and riddle, and tells who was best here the day before.

    `solved` are the text about the riddle of the day before, and the button that opens it.
    """
    about = t(f"daily-about-{deal.game}")
    blocks: list[Block] = [Text(f"## {name_deal(deal, t)}\n{t(f'game-{deal.game}')} · {about}")]
    if before is not None and best:
        count = t("daily-yesterday", date=write_date(before.day or "", t), players=len(best))
        named = [one for one in best if not is_placeholder(one.user_id)][:NAMED]
        places = {one.user_id: 1 + sum(_beats(before, other, one) for other in best) for one in named}
        lines = [
            f"{place_mark(places[one.user_id], t)} **{escaped_name(one.name, t)}**"
            f" · {points_in_words(one.points or 0, t)}"
            for one in named
        ]
        blocks.append(Text("\n".join((count, *lines))))
    play = Button(t("daily-play"), "@daily", "success")
    riddles = [riddle_button(t)]
    if solved is not None:
        text, button = solved
        blocks.append(text)
        riddles.append(button)
    rows = Row((play, board_button(t, server=True))), Row(tuple(riddles))
    return Post((*blocks, *rows), accent=SEA, is_final=True)


def _beats(deal: Deal, one: Attempt, other: Attempt) -> bool:
    points, others = one.points or 0, other.points or 0
    return points < others if GAMES[deal.game].lowest_wins else points > others


# ---------------------------------------------------------------------- the board


def board(
    page: DailyPage, period: DailyPeriod, season: str, user: int, t: Texts, *, here: bool, server: bool
) -> Post:
    """Return the board of daily deals: its picture, buttons, and a menu of periods.

    `here` says whether the page counts only results that began on this server.
    """
    when = _name_period(period, season, t)
    where = t("daily-board-here" if here else "daily-board-all")
    heading: tuple[Block, ...] = (Text(f"# {t('daily-board-title')}"), Text(f"-# {where} · {when}"))
    place = HERE if here else EVERYWHERE
    buttons = [Button(t("daily-play"), "@daily", "success")]
    if server:
        other = EVERYWHERE if here else HERE
        key = "daily-show-all" if here else "daily-show-here"
        buttons.append(Button(t(key), f"@daily-board {period} {other}"))
    periods = tuple(
        Option(
            _name_period(one, season, t),
            f"{one} {place}",
            chosen=one == period,
        )
        for one in DAILY_PERIODS
    )
    controls: tuple[Block, ...] = (Row(tuple(buttons)), Menu("@daily-board", periods))
    why = Text(f"-# {t('daily-board-why')}")
    listed = _with_own(page)
    if not listed:
        return Post((*heading, Text(t("daily-board-empty")), why, *controls), accent=SEA)
    lines = [f"{place_mark(line.place, t)} **{_name(line, user, t)}** · {_value(line, t)}" for line in listed]
    plain = Post((*heading, Text("\n".join(lines)), why, *controls), accent=SEA)
    undrawn = [
        f"{rank_number(line.place)} {escaped_name(line.name, t, SHORT)}"
        for line in listed
        if line.user_id != user and not is_drawn(plain_name(line.name, t))
    ]
    names = [Text(f"-# {' · '.join(undrawn)}")] if undrawn else []
    shown = _picture(page, listed, user, t)
    blocks = (*heading, shown, *names, why, *controls)
    return Post(blocks, accent=SEA, plain=PlainForm(lambda: plain))


def _name_period(period: DailyPeriod, season: str, t: Texts) -> str:
    if period == "season":
        return t("period-season-called", season=escape_name(season))
    return t(PERIODS[period])


def _with_own(page: DailyPage) -> list[DailyLine]:
    """Return the lines of a page, followed by the reader's own if it is not among them."""
    apart = page.own is not None and page.own not in page.lines
    return [*page.lines, *([page.own] if page.own is not None and apart else [])]


def _name(line: DailyLine, user: int, t: Texts) -> str:
    return t("you") if line.user_id == user else escaped_name(line.name, t)


def _value(line: DailyLine, t: Texts) -> str:
    return t("daily-board-line", score=tenths(line.score), days=line.days)


def _picture(page: DailyPage, listed: Sequence[DailyLine], user: int, t: Texts) -> Illustration:
    rows = tuple(
        Rank(
            line.place,
            str(line.place),
            t("you") if line.user_id == user else plain_name(line.name, t),
            str(line.place),
            t("figure", value=line.days),
            t("figure", value=tenths(line.score)),
            own=line.user_id == user,
            follows_gap=line not in page.lines,
        )
        for line in listed
    )
    alt = "; ".join(
        f"{line.place}. {t('you') if line.user_id == user else plain_name(line.name, t)}, {_value(line, t)}"
        for line in listed
    )
    shown = Ranking(EVERY_GAME, t("daily-board-days"), t("daily-board-score"), rows)
    return Illustration(shown, alt if len(alt) < ALT_LIMIT else f"{alt[: ALT_LIMIT - 1]}…")
