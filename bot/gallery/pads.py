"""Gallery screens of score pads: new, written, asleep, complete, ended, and a round to be corrected."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from bot.gallery.house import CHANNEL, GUILD, House
from bot.gallery.looks import Screen
from bot.pads.pad import ASLEEP, Part
from bot.present.pads import pad as present
from engine.skull_king.pad import Entry, Taken

ROUNDS = (
    Entry((1, 0, 0, 1), (0, 0, 0, 1)),
    Entry((1, 0, 1, 2), (1, 0, 0, 1), taken=(Taken(prizes=("black-14",)), Taken(), Taken(), Taken())),
    Entry((1, 0, 1, 2), (1, 0, 1, 1), taken=(Taken(king=True), Taken(), Taken(mermaids=(1,)), Taken())),
    Entry((0, 2, 1, 0), (0, 2, 1, 1)),
    Entry((2, 1, 1, 1), (2, 1, 1, 1), taken=(Taken(pirates=2), Taken(), Taken(), Taken())),
)


async def show_pads(house: House) -> AsyncIterator[Screen]:
    """Yield the messages of score pads, and the private answers to their buttons."""
    t = await house.people.public_texts(GUILD, house.language)
    number = await _open(house, "skull-king", 3, {"length": [1, 2, 3, 4, 5]})
    yield Screen("new", await house.pad_pages.pad(number))
    for at, entry in enumerate(ROUNDS[:3], 1):
        await _write(house, number, at, entry.to_mapping())
    await _write(house, number, 1, ROUNDS[0]._replace(won=(1, 0, 0, 0)).to_mapping(), seen=1, by=2)
    yield Screen("going on", await house.pad_pages.pad(number))
    yield Screen("going on in words", (await house.pad_pages.pad(number)).in_words())
    pad = await house.pads.load(number)
    yield Screen("round", present.round_page(pad, 1, t), private=True)
    yield Screen("round written", present.round_page(pad, 3, t), private=True)
    yield Screen("end early", present.ask_end(pad, False, t), private=True)
    house.time += ASLEEP
    yield Screen("asleep", await house.pad_pages.pad(number))
    for at, entry in enumerate(ROUNDS[3:], 4):
        await _write(house, number, at, entry.to_mapping())
    yield Screen("complete", await house.pad_pages.pad(number))
    await house.pads.end(number, 1, False, None)
    yield Screen("over", await house.pad_pages.pad(number))
    yield Screen("over looked at", await house.pad_pages.look(number, 1), private=True)
    crowd = await _open(house, "skull-king", 7, {"length": [1, 1]})
    await _write(house, crowd, 1, Entry((1, *[0] * 7), (1, *[0] * 7)).to_mapping())
    yield Screen("eight players", await house.pad_pages.pad(crowd))
    yield Screen("eight players round", present.round_page(await house.pads.load(crowd), 1, t), private=True)
    hearts = await _open(house, "hearts", 3, {})
    for at, taken in enumerate(([0, 20, 5, 1], [26, 0, 0, 0], [3, 13, 10, 0]), 1):
        await _write(house, hearts, at, {"taken": taken})
    yield Screen("hearts", await house.pad_pages.pad(hearts))
    yield Screen("hearts round", present.round_page(await house.pads.load(hearts), 2, t), private=True)
    empty = await _open(house, "hearts", 1, {})
    await house.pads.end(empty, 1, False, None)
    yield Screen("put away", await house.pad_pages.pad(empty))
    house.pads.stop()


async def _open(house: House, game: str, people: int, options: dict[str, Any]) -> int:
    """Open a pad for so many of the users and one guest; return its number."""
    members = {user: name for user, name in house.users.items() if user <= people}
    pad = await house.pads.open(
        game=game,
        options=options,
        members=members,
        names=["Opa"],
        host=1,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale=house.language,
    )
    return pad.id


async def _write(
    house: House, number: int, at: int, entry: dict[str, Any], *, seen: int = 0, by: int = 1
) -> None:
    part = Part(lambda _: None, lambda _: entry)
    await house.pads.write(number, by, at, seen, part, None)
