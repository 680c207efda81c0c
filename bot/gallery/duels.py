"""Gallery screens of duels: the challenge, who has finished, and the result."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import cycle
from random import Random

from bot.gallery.house import CHANNEL, GUILD, House
from bot.gallery.looks import Screen
from bot.present.deals import duel as present
from bot.store.deals import end_deal
from engine.ai import ROBOTS
from engine.core import DEALER


async def show_duels(house: House) -> AsyncIterator[Screen]:
    """Yield the messages of duels, and the private answers to their buttons."""
    t = await house.people.public_texts(GUILD, house.language)
    everybody = await _open(house, 0)
    yield Screen("for anybody", await house.duel_pages.duel(everybody))
    number = await _open(house, 4)
    yield Screen("new", await house.duel_pages.duel(number))
    for user in (1, 2):
        await _play(house, number, user)
    await house.duels.play(number, 3, house.names[2], house.language, GUILD, None)
    await house.duels.decline(number, 4, house.names[3], None)
    yield Screen("going on", await house.duel_pages.duel(number))
    duel = await house.duels.load(number)
    yield Screen("how it goes", present.explain(duel, t), private=True)
    yield Screen("call off", present.ask_call_off(duel, t), private=True)
    await house.tables.store.write(end_deal, number, house.time)
    yield Screen("over", await house.duel_pages.duel(number))
    duel = await house.duels.load(number)
    first, second = duel.ranked
    crowd = tuple(
        one._replace(user=user, name=name)
        for (user, name), one in zip(house.users.items(), cycle((first, second)), strict=False)
    )
    pings = tuple(house.users)
    yield Screen("over eight", present.message(duel._replace(players=crowd), pings, t))
    tied = (first, first._replace(user=second.user, name=second.name))
    yield Screen("tie", present.message(duel._replace(players=tied), pings, t))
    yield Screen("over in words", (await house.duel_pages.duel(number)).in_words())
    number = await _open(house, 2, "hearts")
    for user in (1, 2):
        await _play(house, number, user)
    await house.tables.store.write(end_deal, number, house.time)
    yield Screen("hearts over", await house.duel_pages.duel(number))
    number = await _open(house, 2)
    await house.duels.call_off(number, 1, False, None)
    yield Screen("called off", await house.duel_pages.duel(number))
    house.duels.stop()


async def _open(house: House, people: int, game: str = "skull-king") -> int:
    """Open a duel for so many of the users, or for anybody if none; return its number."""
    invited = {user: name for user, name in house.users.items() if user <= people}
    deal = await house.duels.open(
        game=game,
        level="normal",
        locale=house.language,
        host=1,
        name=house.names[0],
        guild_id=GUILD,
        channel_id=CHANNEL,
        invited=invited or None,
    )
    return deal.id


async def _play(house: House, number: int, user: int) -> None:
    """Play a user's match of a duel to its end."""
    header = await house.duels.play(number, user, house.names[user - 1], house.language, GUILD, None)
    choose, rng = ROBOTS[header.game, "easy"], Random(user)
    async with house.tables.hold(header.id) as table:
        while table.is_running:
            seat = table.to_act[0]
            who = "dealer" if seat == DEALER else table.occupants()[seat].who
            action = table.chance() if seat == DEALER else choose(table.view(seat), rng)
            await house.tables.play(table, seat, action, who)
