"""With pictures of all cards uploaded, no message anywhere shows an emoji's name instead of its picture.

After every test, the fixture checks all requests for misplaced emojis; these tests open every page.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from bot.art import catalogue
from tests.sim.championship import announce, draws, message_of
from tests.sim.evening import decide, export_log, open_table, start
from tests.sim.laws import misplaced_emojis
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.world import World

LEFT_ALONE = {
    *("leave", "leave-lobby", "cancel", "kick", "yes", "c-leave", "c-rule", "start", "rematch"),
    *("robot", "norobot", "here", "c-new", "back"),
}
"""Actions that would end the tour, or change who plays."""
ALIKE = 4
"""The most pages of one kind that are opened: a replay has one for each card."""
COMMANDS = ("hand", "rules", "table mine", "table show", "leaderboard", "stats", "settings", "help")


pytestmark = pytest.mark.usefixtures("quick_reviews")


@pytest.fixture(autouse=True)
def _uploaded(world: World) -> None:
    world.bot.services.people.emojis.show(dict(zip(catalogue.EMOJIS, count(2**60), strict=False)))


def current_message(person: Person, post: Message) -> Message | None:
    """Return the current version of a message, or None if the message was deleted."""
    return next((one for one in (*person.visible_messages(), *person.dms()) if one.id == post.id), None)


async def open_everything(person: Person, post: Message, depth: int = 2) -> int:
    """Press everything on a message and on the answers; return the number of presses."""
    done: set[str] = set()
    while (now := current_message(person, post)) is not None:
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
                await open_everything(person, answer.posts[-1], depth - 1)
        elif tool is not None:
            done.add(tool)
            await person.choose(now, "@more", tool)
        else:
            break
    return len(done)


async def tour_table(world: World, number: int, *people: Person) -> None:
    """Open every page reachable from the table, from people's panels and from commands."""
    for person in people:
        while not (table := world.table(number)).buttons:  # A score has no buttons.
            await world.wait()
        assert await open_everything(person, table)
        if (own := person.panel_if_any(number)) is not None:
            assert await open_everything(person, own)
        for command in COMMANDS:
            await person.slash(command)
    await world.wait(2)


@pytest.mark.parametrize(
    ("game", "locale", "plays_in"),
    [("skullking", "es-ES", "panel"), ("hearts", "fr", "dm"), ("skull", "en-US", "panel")],
)
async def test_no_emoji_name_is_shown_at_a_table_from_its_lobby_to_its_end(
    world: World, game: str, locale: str, plays_in: str
) -> None:
    await world.save_settings(timer="3min", pings=True, threads="second")
    ana, zoe = world.person("Ana", locale, plays_in=plays_in, moderator=True), world.person("Zoe", locale)
    options = {"preset": "full_sail"} if game == "skullking" else {}
    number = await open_table(ana, zoe, robots=2, game=game, **options)
    await tour_table(world, number, ana, zoe)
    await start(ana, number)
    await zoe.slash(f"{game} new")  # The match gets its own thread.
    for _ in range(2):
        for _ in range(5):
            for person in (ana, zoe):
                await person.acts(world.rng, table=number)
            await world.wait(3)
        await tour_table(world, number, ana)
    await world.wait(30)  # Missing players are mentioned.
    await decide(world, number)
    await tour_table(world, number, zoe)
    assert "<:" not in await export_log(ana, number), "a match log is notation"
    assert any("<:" in post.text for post in (*world.posts(), *ana.dms()))


async def test_no_emoji_name_is_shown_at_a_championship(world: World) -> None:
    people = ana, *others = world.group("Ana", "Bea", "Carl", "Dora")
    number = await announce(ana, *others, game="hearts")
    for person in people[:2]:
        assert await open_everything(person, message_of(world, number))
    await draws(ana, number)
    await world.wait()
    for person in people[:2]:
        assert await open_everything(person, message_of(world, number), 3)


async def test_no_emoji_name_is_shown_in_suggestions(world: World) -> None:
    ana = world.person("Ana")
    for typed in ("", "Y1", "G7, Ro", "👑, "):
        assert await ana.member.autocomplete(world.channel, "skullking ruling", "cards", typed)
    ruling = await ana.slash("skullking ruling", cards="G7, Rosie, mermaid, Skull King")
    assert ruling.text.count("<:") >= 4
    assert await ana.member.autocomplete(world.channel, "rules", "topic", "")


def test_misplaced_emojis_are_reported_at_every_place_without_pictures() -> None:
    emoji = f"<:skull_king:{2**60}>"
    assert (
        list(misplaced_emojis({"content": f"## {emoji}", "components": [{"content": f"-# {emoji}"}]})) == []
    )
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
        assert len(list(misplaced_emojis(body))) == 1, body
