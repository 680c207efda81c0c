"""Gallery screens of calls: the page of the bell, the host's call, and its refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

from bot.errors import RefusalId, Refused
from bot.gallery.house import GUILD, LINK, House
from bot.gallery.looks import Screen
from bot.present import mentions
from bot.present.play.calls import call_page
from bot.present.refusals import refusal
from bot.records.boards import EVERY_GAME


async def show_calls(house: House) -> AsyncIterator[Screen]:
    """Yield the private answers of the bell, the message that calls people, and what refuses a call."""
    t = await house.people.texts_for(1)
    number = await house.open_lobby("hearts", 1)
    yield Screen("nothing", call_page((), "hearts", t, table=number), private=True)
    games = ("hearts", "skull")
    yield Screen("games", call_page(games, "hearts", t, table=number, pings=False), private=True)
    yield Screen("host", call_page((EVERY_GAME,), "hearts", t, table=number, may_call=True), private=True)
    seen = await house.tables.snapshot(number, None)
    public = await house.people.public_texts(GUILD, house.language)
    yield Screen("call", mentions.players_wanted(seen, (2, 3), "called", LINK, public))
    again = Refused(RefusalId.CALLED_ALREADY, moment=house.time + timedelta(hours=1))
    for name, refused in (
        ("again", again),
        ("nobody", Refused(RefusalId.NOBODY_TO_CALL)),
        ("forbidden", Refused(RefusalId.CALLS_FORBIDDEN)),
        ("for few", Refused(RefusalId.CALL_TO_INVITED)),
    ):
        yield Screen(name, refusal(refused, t), private=True)
