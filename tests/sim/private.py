"""Private tables: opened and played by one person."""

from __future__ import annotations

from typing import Any, Final

from tests.sim.person import Person
from tests.sim.screen import Message

SHORT: Final[dict[str, dict[str, Any]]] = {
    "skullking": {"length": [1, 2]},
    "hearts": {"limit": 26},
    "skull": {},
}
"""Options of short matches."""
PRESSES: Final = 400
"""More presses than any of these matches takes."""


async def open_private(person: Person, game: str, *, short: bool = True) -> int:
    """Type `new` in the person's direct messages with the bot; return the number of their table."""
    opened = await person.slash_in_dm(f"{game} new")
    number = opened.posts[-1].table
    if short:
        await person.world.bot.services.lobby.change_options(number, person.id, SHORT[game], None)
        await person.world.wait()
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
        pressed += await person.acts_in(private_panel(person, number), world.rng)
        await world.wait(1.6)
    return pressed
