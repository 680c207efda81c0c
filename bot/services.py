"""The services of the application, wired in one place for the bot, the gallery and the tests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from random import Random, SystemRandom
from typing import Any

from bot.championship.scheduler import Scheduler
from bot.championship.service import Championships
from bot.deals.daily import Daily
from bot.deals.duels import Duels
from bot.deals.riddles import Riddles
from bot.deals.service import Deals
from bot.meetings.service import Meetings, Notice
from bot.pads.service import Pads
from bot.pages.calls import CallPages
from bot.pages.championships import ChampionshipPages
from bot.pages.daily import DailyPages
from bot.pages.duels import DuelPages
from bot.pages.meetings import MeetingPages
from bot.pages.pads import PadPages
from bot.pages.papers import Papers
from bot.pages.replays import ReplayPages
from bot.pages.reviews import ReviewPages
from bot.pages.riddles import RiddlePages
from bot.pages.seasons import SeasonPages
from bot.pages.tables import Pages
from bot.people.people import People
from bot.present import PRESENTERS
from bot.seating.calling import Calling
from bot.seating.lobby import Lobby
from bot.seating.seats import Seats
from bot.store import Store
from bot.tables.clock import Clock
from bot.tables.hints import Hints
from bot.tables.referee import Referee
from bot.tables.replays import Replays
from bot.tables.reviews import Reviews
from bot.tables.robots import Robots
from bot.tables.seasons import Seasons
from bot.tables.service import Tables, luck_from, never_leaves
from bot.tables.thinker import Thinker
from bot.tables.thinking_time import natural
from engine.core import AnyView
from engine.luck import Luck


@dataclass(frozen=True, slots=True)
class Services:
    """All services of one process on one store, without Discord."""

    store: Store
    people: People
    tables: Tables
    lobby: Lobby
    seats: Seats
    calling: Calling
    referee: Referee
    robots: Robots
    clock: Clock
    hints: Hints
    championships: Championships
    scheduler: Scheduler
    deals: Deals
    daily: Daily
    duels: Duels
    pads: Pads
    meetings: Meetings
    pages: Pages
    papers: Papers
    daily_pages: DailyPages
    riddles: RiddlePages
    calls: CallPages
    replays: ReplayPages
    reviews: ReviewPages
    championship_pages: ChampionshipPages
    duel_pages: DuelPages
    pad_pages: PadPages
    meeting_pages: MeetingPages
    season_pages: SeasonPages


def ignore(_number: int) -> None:
    """Do nothing about a table, championship, duel, meeting or score pad."""


def tell_nobody(_number: int, _notice: Notice) -> None:
    """Do nothing about a meeting."""


def _beat(game: str, events: Sequence[Any]) -> float:
    return PRESENTERS[game].play.longest_on_screen(events)


def build_services(
    store: Store,
    now: Callable[[], datetime],
    *,
    table_changed: Callable[[int], None] = ignore,
    championship_changed: Callable[[int], None] = ignore,
    show_championship: Callable[[int], None] = ignore,
    show_duel: Callable[[int], None] = ignore,
    show_pad: Callable[[int], None] = ignore,
    show_meeting: Callable[[int], None] = ignore,
    tell_meeting: Callable[[int, Notice], None] = tell_nobody,
    remind: Callable[[int], None] = ignore,
    show_daily: Callable[[int], None] = ignore,
    away: Callable[[int | None], bool] = lambda guild: False,
    has_left: Callable[[int, int], Awaitable[bool]] = never_leaves,
    out_of_date: Callable[[int], bool] = lambda channel: False,
    luck: Callable[[], Random] = SystemRandom,
    draw_luck: Callable[[], Luck] | None = None,
    thinker: Thinker | None = None,
    pace: Callable[[AnyView, str, float], float] = natural,
    beat: Callable[[str, Sequence[Any]], float] = _beat,
) -> Services:
    """Return services over this store that follow the clock `now`; nothing is read or written yet.

    The first functions get the number of a table, championship, duel or meeting that has changed, must be
    shown, or has people to mention; `show_daily` gets the server whose daily message is due. `away(server)`
    returns whether a server cannot be reached, `has_left(server, person)` whether somebody is no member of it
    any more, `out_of_date(channel)` whether messages in a channel cannot be updated. `luck` is called once
    for each service that draws lots, `draw_luck` for each match; by default it draws from `luck`. `thinker`,
    `pace` and `beat` are passed to `Robots`; daily deals, riddles, reviews and hints ask the same thinker.
    """
    people = People(store)
    drawn = draw_luck or partial(luck_from, luck())
    tables = Tables(store, now, table_changed, people.count_finished, drawn, has_left)
    lobby = Lobby(tables)
    robots = Robots(tables, people, beat, pace, thinker)
    replays = Replays(store)
    clock = Clock(tables, remind, away)
    seats = Seats(tables, lobby)
    calling = Calling(tables, people)
    deals = Deals(tables, seats)
    daily = Daily(deals, robots.thinker, show_daily)
    championships = Championships(tables, lobby, championship_changed, luck())
    duels = Duels(deals, seats, show_duel)
    pads = Pads(tables, people, show_pad)
    riddles = RiddlePages(Riddles(tables, robots.thinker), people)
    meetings = Meetings(tables, lobby, people, show_meeting, tell_meeting, away)
    return Services(
        store=store,
        people=people,
        tables=tables,
        lobby=lobby,
        seats=seats,
        calling=calling,
        referee=Referee(tables),
        robots=robots,
        clock=clock,
        hints=Hints(tables, robots.thinker),
        championships=championships,
        scheduler=Scheduler(championships, tables, lobby, show_championship),
        deals=deals,
        daily=daily,
        duels=duels,
        pads=pads,
        meetings=meetings,
        pages=Pages(tables, people, out_of_date),
        papers=Papers(tables, people),
        daily_pages=DailyPages(daily, people, riddles),
        riddles=riddles,
        calls=CallPages(tables, people, calling),
        replays=ReplayPages(replays, people),
        reviews=ReviewPages(replays, people, Reviews(robots.thinker)),
        championship_pages=ChampionshipPages(championships, people),
        duel_pages=DuelPages(duels, people),
        pad_pages=PadPages(pads, people),
        meeting_pages=MeetingPages(meetings, people),
        season_pages=SeasonPages(store, Seasons(store, now)),
    )
