"""Menus are reset after an option was answered in a separate message.

Discord keeps the chosen option selected, and choosing it again sends no interaction until the message is
edited.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.sim.evening import open_table, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.world import World

SEND, EDIT = 4, 7
"""Discord's callback types: send a new message, or edit the message with the pressed component."""


async def bidding(world: World) -> tuple[int, Person]:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    await world.wait(3)
    return number, ana


async def on_the_table(world: World) -> tuple[Person, Message]:
    number, ana = await bidding(world)
    return ana, world.table(number)


async def in_a_panel(world: World) -> tuple[Person, Message]:
    _, ana = await bidding(world)
    return ana, await ana.opens_panel()


async def in_a_direct_message(world: World) -> tuple[Person, Message]:
    _, ana = await bidding(world)
    return ana, next(post for post in ana.dms() if post.tools)


def answers(world: World) -> list[dict[str, Any]]:
    """Return the initial callbacks of all interactions so far."""
    return [asked.json for asked in world.requests("POST", "/callback")]


@pytest.mark.parametrize("where", [on_the_table, in_a_panel, in_a_direct_message])
async def test_a_menu_option_can_be_chosen_twice_in_a_row(
    world: World, where: Callable[[World], Awaitable[tuple[Person, Message]]]
) -> None:
    ana, post = await where(world)
    for _ in range(2):
        done = len(answers(world))
        answer = await ana.choose(post, "@more", "help")
        assert "trick" in answer.text
        assert answer.private
        (cleared,) = answers(world)[done:]
        assert cleared["type"] == EDIT
        # The reset sends no content, because the message may have changed since the click.
        assert not {"content", "embeds", "components", "attachments"} & set(cleared.get("data") or {})
    shown = next(one for one in (*ana.visible_messages(), *ana.dms()) if one.id == post.id)
    assert (shown.text, shown.labels, shown.tools) == (post.text, post.labels, post.tools)


async def test_a_menu_with_a_refused_option_shows_the_stored_choice(world: World) -> None:
    ana = world.person("Ana")
    page = (await ana.slash("settings")).posts[-1]
    menu = page.choice("@prefer language")
    answer = await tap(ana, page, menu.custom_id, "sv")
    assert answer.text.startswith("⚓")
    assert answers(world)[-1]["type"] == EDIT
    (page,) = [post for post in ana.visible_messages() if post.id == page.id]
    assert page.choice("@prefer language").chosen == menu.chosen


async def test_a_form_can_be_opened_again_after_a_refused_input(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    page = (await ana.open_host_panel("options")).posts[-1]
    page = (await ana.choose(page, "@options", "length")).posts[-1]
    for _ in range(2):
        form = await ana.choose(page, "@set length", "typed")
        answer = ana._answer(await ana.member.submit_modal(form.result, {"typed": "0 0 0"}))
        assert answer.text.startswith("⚓")
        assert answers(world)[-1]["type"] == EDIT


async def test_a_button_is_answered_with_a_new_message(world: World) -> None:
    world.ignore_keys()
    number, ana = await bidding(world)
    await ana.press(world.table(number), world.table(number).offering("@hand")[0])
    assert answers(world)[-1]["type"] == SEND


async def test_a_menu_of_a_deleted_message_is_still_answered(world: World) -> None:
    """Discord rejects the reset because the table's message was deleted while its menu was open."""
    number, ana = await bidding(world)
    table = world.table(number)
    world.inject("POST", "/interactions/*/*/callback", status=404, code=10008)
    answer = await ana.choose(table, "@more", "help")
    assert "trick" in answer.text
    assert answers(world)[-1]["type"] == SEND


@pytest.mark.parametrize("page", ["more", "house", "table", "robots"])
async def test_buttons_of_older_host_panels_still_open_their_pages(world: World, page: str) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    await ana.click("@robot")
    panel = (await ana.open_host_panel("options")).posts[-1]
    opened = (await tap(ana, panel, f"1:{number}:0:@options {page}")).posts[-1]
    assert [one.action for one in (*opened.buttons, *opened.menus) if one.action.startswith("@set ")]
