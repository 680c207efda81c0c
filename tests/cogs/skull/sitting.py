"""Steps of a Skull match, by clicking: sitting down, making one move, playing on by a strategy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tests.sim.evening import start_table
from tests.sim.person import MOVES, Answer, Person
from tests.sim.screen import Message
from tests.sim.world import World

Mind = Callable[[Sequence[str]], str]
"""How a person plays: a function from the moves their panel offers to one of them."""


async def sit_down(world: World, *names: str, robots: int = 0) -> tuple[int, list[Person]]:
    """Start a Skull table, up to the first discs; return the table's number and its people."""
    people = world.group(*names)
    number = await start_table(*people, robots=robots, game="skull")
    return number, people


async def does(person: Person, action: str) -> Answer:
    """Press the button of a move, or choose the move from the menu."""
    panel = await person.opens_panel()
    button = next((b for b in panel.buttons if b.action == action and not b.disabled), None)
    if button is not None:
        return await person.press(panel, button)
    verb, _, value = action.partition(" ")
    if verb == "show":
        return await person.use_tool(action, on=panel)
    return await person.choose(panel, verb, value)


async def offered(person: Person) -> list[str]:
    """Return the moves offered on a person's panel, without the move already chosen."""
    panel = await person.opens_panel()
    moves = [b.action for verb in MOVES for b in panel.offering(verb) if b.style != "success"]
    if any(b.style == "success" for b in panel.offering("place")):
        return []
    menus = [menu for menu in panel.menus if menu.action in MOVES]
    moves += [tool for tool in panel.tools if tool.partition(" ")[0] in MOVES]
    return moves + [f"{menu.action} {value}" for menu in menus for value in menu.values]


async def who_may(people: Sequence[Person], action: str) -> Person:
    """Return the only person whose panel offers this move."""
    able = [person for person in people if action in await offered(person)]
    assert len(able) == 1, able
    return able[0]


async def play_out(
    world: World, number: int, minds: Mapping[Person, Mind], until: Callable[[Message], bool]
) -> Message:
    """Have everybody play by their strategies until `until` accepts the table message; return the message."""
    for _ in range(400):
        table = world.table(number)
        if until(table):
            return table
        for person, mind in minds.items():
            if moves := await offered(person):
                await does(person, mind(moves))
                break  # Show the result of each move before the next person acts.
        await world.wait()
    raise AssertionError(f"it never comes to that:\n{world.table(number).text}")


def likes(*wishes: str) -> Mind:
    """Return a strategy: the first of `wishes` that begins an offered move, else the last move."""
    return lambda moves: next((m for wish in wishes for m in moves if m.startswith(wish)), moves[-1])


MEEK = likes("pass", "place rose", "lose rose", "flip")
"""A player who passes in a bidding and otherwise lays roses."""
GUARD = likes("pass", "place skull", "place rose", "lose 0", "flip")
"""A player who passes in a bidding and lays the skull first."""


def all_of_it(moves: Sequence[str]) -> str:
    """Bid as many discs as there are; otherwise lay roses, flip and lose discs as offered."""
    numbers = [move for move in moves if move.startswith("challenge")]
    return numbers[-1] if numbers else next(m for m in moves if m.startswith(("place rose", "flip", "lose")))
