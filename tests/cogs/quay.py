"""Finished matches on the server of a world, stored without playing them."""

from __future__ import annotations

from typing import Any

from bot.tables.boards import Boards
from tests.bot.tables.harbour import Harbour, Line
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.world import World


class Quay(Harbour):
    """A writer of matches that end on the world's server without being played."""

    def __init__(self, world: World) -> None:
        super().__init__(world.bot.services.store)
        self.boards = Boards(world.bot.services.store, world.env.now)
        self.guild = world.guild.id
        self.clock.now = world.env.now()

    async def ends(self, *lines: Line, **other: Any) -> int:
        """Store a match that ends now on this server; return its number."""
        self.clock.now = self.boards.now()
        return await super().ends(*lines, **{"guild": self.guild} | other)


async def figures(person: Person, command: str = "stats", **options: Any) -> Message:
    """Open a page of statistics and press Details; return that page."""
    first = (await person.slash(command, **options)).posts[-1]
    (further,) = [button for button in first.offering("@stats") if button.action.endswith("whole")]
    return (await person.press(first, further)).posts[-1]
