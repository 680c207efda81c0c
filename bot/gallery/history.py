"""Gallery screens about finished matches: the history list and the replay of each game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

from bot.gallery.house import GUILD, House
from bot.gallery.looks import READER, Screen
from bot.gallery.moments import find_match
from bot.present.past import past
from bot.present.past.history import HistoryQuery, history
from bot.present.past.replay import Step, stops
from bot.present.play.evening import evening
from bot.records.history import HistoryPage
from bot.store.history import get_history_page, list_series
from engine.core import RoundOver

SHOWN = ("skull-king", "hearts", "skull")


async def history_screens(house: House) -> AsyncIterator[Screen]:
    """Yield replay screens of each game, then the evening, last lobby and history list screens."""
    pages = house.replays
    for game in SHOWN:
        number = await house.play_match(game, find_match(f"{game} over"))
        replay = await pages.replays.load(number, READER, GUILD)
        middle = replay.ends(RoundOver)[2]
        places = {"round": middle, "middle": middle + (replay.last - middle) // 3, "end": replay.last}
        for name, at in places.items():
            post = await pages.target_page(number, Step("text", at, "text"), READER, GUILD)
            if post is not None:
                yield Screen(f"{game} {name}", post, private=True)
        if (worst := await pages.worst(number, READER, GUILD)) is not None:
            yield Screen(f"{game} worst", worst, private=True)
        first = await pages.opened(number, READER, GUILD)
        yield Screen(f"{game} replay opened", first, private=True)
        stop = stops(replay)[len(stops(replay)) // 2].at
        for name, step in (
            ("trick", Step("picture", stop, "text")),
            ("score", Step("on", middle, "picture")),
        ):
            if (post := await pages.target_page(number, step, READER, GUILD)) is not None:
                yield Screen(f"{game} replay {name}", post, private=True)
    t = await house.people.texts_for(READER)
    again = await house.tables.snapshot(number, None)
    series = await house.tables.store.read(list_series, number)
    later = [replace(match, table_id=number + more) for match in series for more in range(3)]
    yield Screen("evening", evening(later, t))
    yield Screen(
        "last lobby",
        past.closed_table(
            again._replace(header=replace(again.header, status="closed", seats=0, standing=None)), t, later
        ),
    )
    page = await house.tables.store.read(get_history_page, GUILD, user=READER)
    query = HistoryQuery(READER)
    yield Screen("list", history(query, page, "", t, reader=READER, server=True), private=True)
    nothing = HistoryPage((), False, False)
    yield Screen("no list", history(query, nothing, "", t, reader=READER, server=True), private=True)
