"""With the pictures of all cards there: whatever is opened, none stands where Discord would show its name.

What a request may not have is checked at the end of every test; here people go everywhere.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from bot.art import catalogue
from tests.sim.championship import announce, draws, message_of
from tests.sim.evening import decide, exported, open_table, start
from tests.sim.laws import misplaced
from tests.sim.person import Person
from tests.sim.screen import Shown
from tests.sim.world import World

LEFT_ALONE = {
    *("leave", "leave-lobby", "cancel", "kick", "yes", "c-leave", "c-rule", "start", "rematch"),
    *("robot", "norobot", "here", "c-new", "back"),
}
"""What would end the visit, or change who plays."""
ALIKE = 4
"""So many pages of one kind are opened: a replay has one for each card."""
COMMANDS = ("hand", "rules", "table mine", "table show", "leaderboard", "stats", "settings", "help")


@pytest.fixture(autouse=True)
def _uploaded(world: World) -> None:
    world.bot.people.emojis.show(dict(zip(catalogue.EMOJIS, count(2**60), strict=False)))


def still(person: Person, post: Shown) -> Shown | None:
    """The message as it is now; None when it is gone."""
    return next((one for one in (*person.sees(), *person.dms()) if one.id == post.id), None)


async def looks_around(person: Person, post: Shown, depth: int = 2) -> int:
    """Open whatever can be opened from a message, and from what that brings; how much it was."""
    done: set[str] = set()
    while (now := still(person, post)) is not None:
        pages = [button for button in now.buttons if button.action.startswith("@") and not button.disabled]
        pages = [button for button in pages if button.action.split(" ")[0].strip("@?") not in LEFT_ALONE]
        often = Counter(action.split(" ")[0] for action in done)
        pages = [button for button in pages if often[button.action.split(" ")[0]] < ALIKE]
        button = next((button for button in pages if button.action not in done), None)
        tools = [tool for tool in now.tools if tool not in LEFT_ALONE | done]
        tool = next((tool for tool in tools if often[tool.split(" ")[0]] < ALIKE), None)
        if button is not None:
            done.add(button.action)
            answer = await person.press(now, button)
            if depth > 1 and answer.posts and answer.private and answer.posts[-1].id != post.id:
                await looks_around(person, answer.posts[-1], depth - 1)
        elif tool is not None:
            done.add(tool)
            await person.choose(now, "@more", tool)
        else:
            break
    return len(done)


async def goes_everywhere(world: World, number: int, *people: Person) -> None:
    """From the table and from every message of one's own; and by command."""
    for person in people:
        while not (table := world.table(number)).buttons:  # A score has nothing to press.
            await world.wait()
        assert await looks_around(person, table)
        if (own := person.panel_if_any(number)) is not None:
            assert await looks_around(person, own)
        for command in COMMANDS:
            await person.slash(command)
    await world.wait(2)


@pytest.mark.parametrize(
    ("game", "locale", "plays_in"),
    [("skullking", "es-ES", "panel"), ("hearts", "fr", "dm"), ("skull", "en-US", "panel")],
)
async def test_at_a_table_from_its_lobby_to_its_end(
    world: World, game: str, locale: str, plays_in: str
) -> None:
    await world.lives_by(timer="3min", pings=True, threads="second")
    ana, zoe = world.person("Ana", locale, plays_in=plays_in, moderator=True), world.person("Zoe", locale)
    options = {"preset": "full_sail"} if game == "skullking" else {}
    number = await open_table(ana, zoe, robots=2, game=game, **options)
    await goes_everywhere(world, number, ana, zoe)
    await start(ana, number)
    await zoe.slash(f"{game} new")  # which gets a thread of its own
    for _ in range(2):
        for _ in range(5):
            for person in (ana, zoe):
                await person.acts(world.rng, table=number)
            await world.wait(3)
        await goes_everywhere(world, number, ana)
    await world.wait(30)  # whoever is missed is called
    await decide(world, number)
    await goes_everywhere(world, number, zoe)
    assert "<:" not in await exported(ana, number), "a match log is notation"
    assert any("<:" in post.text for post in (*world.posts(), *ana.dms()))


async def test_at_a_championship(world: World) -> None:
    people = ana, *others = world.group("Ana", "Bea", "Carl", "Dora")
    number = await announce(ana, *others, game="hearts")
    for person in people[:2]:
        assert await looks_around(person, message_of(world, number))
    await draws(ana, number)
    await world.wait()
    for person in people[:2]:
        assert await looks_around(person, message_of(world, number), 3)


async def test_what_is_offered_to_whoever_types(world: World) -> None:
    ana = world.person("Ana")
    for typed in ("", "Y1", "G7, Ro", "👑, "):
        assert await ana.member.autocomplete(world.channel, "skullking ruling", "cards", typed)
    ruling = await ana.slash("skullking ruling", cards="G7, Rosie, mermaid, Skull King")
    assert ruling.text.count("<:") >= 4
    assert await ana.member.autocomplete(world.channel, "rules", "topic", "")


def test_what_would_be_found() -> None:
    """The check is worth something."""
    emoji = f"<:skull_king:{2**60}>"
    assert list(misplaced({"content": f"## {emoji}", "components": [{"content": f"-# {emoji}"}]})) == []
    for body in (
        {"name": emoji},
        {"data": {"choices": [{"name": f"King {emoji}", "value": "king"}]}},
        {"data": {"title": emoji}},
        {"components": [{"component": {"label": emoji}}]},
        {"components": [{"placeholder": emoji}]},
        {"components": [{"options": [{"label": "King", "description": emoji}]}]},
        {"attachments": [{"description": emoji}]},
        {"embeds": [{"footer": {"text": emoji}}]},
        {"content": f"`{emoji}`"},
        {"content": f"{emoji[:9]}…"},
    ):
        assert len(list(misplaced(body))) == 1, body
