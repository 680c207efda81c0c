"""Private tables: opened and played by one person."""

from __future__ import annotations

from typing import Final

from tests.sim.person import Person
from tests.sim.screen import Message

SHORT: Final = {"skullking": ("length", "skirmish"), "hearts": ("limit", "50")}
"""The option, and its value, that shortens a match."""
PRESSES: Final = 400
"""More presses than any of these matches takes."""


async def open_private(person: Person, game: str, *, short: bool = True) -> int:
    """Type `new` in the person's direct messages with the bot; return the number of their table."""
    opened = await person.slash_in_dm(f"{game} new")
    number = opened.posts[-1].table
    if short and game in SHORT:
        key, value = SHORT[game]
        page = await person.press(opened.posts[-1], opened.posts[-1].offering("@options")[0])
        page = await person.choose(page.posts[-1], f"@set {key}", value)
        first = await person.press(page.posts[-1], page.posts[-1].offering("@options")[0])
        await person.press(first.posts[-1], first.posts[-1].offering("@hand")[0])
    return number


def private_panel(person: Person, number: int) -> Message:
    """Return the newest direct message about a table that has something to press."""
    return [post for post in person.dms() if post.table == number and (post.buttons or post.menus)][-1]


async def begin(person: Person, number: int) -> Message:
    """Press Start in the person's direct messages; return their panel."""
    lobby = private_panel(person, number)
    await person.press(lobby, next(button for button in lobby.buttons if button.action.startswith("@start")))
    return private_panel(person, number)


async def play_alone(person: Person, number: int, presses: int = PRESSES) -> int:
    """Press what the person's direct message offers until the match ends; return the number of presses."""
    world, pressed = person.world, 0
    while await world.status(number) == "running" and pressed < presses:
        panel = private_panel(person, number)
        if sure := panel.offering("@yes"):
            await person.press(panel, sure[0])
        else:
            pressed += await person.acts_in(panel, world.rng)
        await world.wait(1.6)
    return pressed
