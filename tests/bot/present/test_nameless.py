"""Stored names that show nothing, from earlier versions, are replaced by words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import RefusalId, Refused
from bot.present import PRESENTERS
from bot.present.past.history import HistoryQuery, history
from bot.present.past.leaderboards import board
from bot.present.past.replay import ReplayView, replay_page
from bot.present.past.statistics import ServerQuery, StatisticsQuery, server, statistics
from bot.present.play.evening import evening
from bot.present.refusals import refusal
from bot.records.boards import Board, BoardLine, BoardPage, Rival
from bot.records.history import FinishedMatch, HistoryPage, MatchPlace
from bot.records.statistics import Holder
from bot.records.tables import Seating
from bot.tables.replays import Replay, inputs_of
from bot.texts.sentences import LOCALES, texts
from engine.core import RoundOver
from engine.log import read_log
from tests.bot.present.test_statistics_pages import NOW, found, of_a_server
from tests.bot.tables.test_replays import LOGS, header_of, rows_of

NOTHING = "\u200b\u200b"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["skull-king-base-3", "hearts-whole-4", "skull-owner_picks-3"])
def test_invisible_names_are_replaced_at_a_table(name: str, locale: str) -> None:
    log = read_log((LOGS / f"{name}.log").read_text(encoding="utf-8"))
    seatings = [
        Seating(seat, 0, f"u:{seat + 1}", NOTHING if seat == 0 else f"P{seat}") for seat in range(log.seats)
    ]
    match = Replay(header_of(log), seatings, inputs_of(header_of(log), rows_of(log)))
    t = texts(locale)
    for at in (2, *match.ends(RoundOver)[:2], match.last):
        text = "\n".join(replay_page(match, ReplayView(at), t, seat=None, illustrated=True).texts)
        assert texts(locale)("no-name") in text
        assert "****" not in text
    public, *_ = match.snapshots_at(match.last)
    assert texts(locale)("no-name") in "\n".join(PRESENTERS[log.game].play.draw_table(public, t).texts)


@pytest.mark.parametrize("locale", LOCALES)
def test_leaderboards_and_pages_name_the_nameless_too(locale: str) -> None:
    t, said = texts(locale), texts(locale)("no-name")
    line = BoardLine(1, NOTHING, 3, 4, 1)
    placed = (MatchPlace("u:1", NOTHING, 1, 9, {}), MatchPlace("u:2", "Ana", 2, 5, {}))
    matches = tuple(FinishedMatch(n, 1, "skull-king", NOW, placed) for n in (1, 2))
    own = replace(found("skull"), nemeses=(Rival(1, 2, NOTHING, "skull", 9, 9),))
    best = of_a_server()
    best = replace(best, records=tuple(replace(top, holders=(Holder(1, NOTHING),)) for top in best.records))
    for post in (
        board(Board("skull"), BoardPage((line,), False, None), "2026", t),
        evening(matches, t),
        history(HistoryQuery(None), HistoryPage(matches, False, False), "", t, reader=7, server=True),
        statistics(StatisticsQuery(1, "skull", whole=True), "Ana", own, t, own=True),
        server(best, t, shown=ServerQuery(records=True)),
        refusal(Refused(RefusalId.PLAYER_BLOCKED, player=""), t),
    ):
        assert said in "\n".join(post.without_illustration().texts), post.texts
