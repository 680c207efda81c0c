"""Whole matches, each played in one place only, and how many requests they take."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.tables.export import export
from tests.cogs.evening.scenes import bidding, calls, notified
from tests.sim.evening import is_over, play_match, play_on, start_table
from tests.sim.instant import Tap, tap_at_once
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import count
from tests.sim.world import World


async def totals(world: World, number: int) -> dict[int, int]:
    header = await world.header(number)
    return {place["seat"]: place["points"] for place in header.standing or []}


@pytest.mark.parametrize(("where", "locale"), [("dm", "es-ES"), ("panel", "fr")])
async def test_a_match_played_in_one_place_only(world: World, where: str, locale: str) -> None:
    """After the start, people click only in this kind of message."""
    await world.save_settings(timer="3min", threads="never", options={"length": [1, 3, 5]})
    people = world.group("Ana", "Bea", "Carl", locale=locale)
    for person in people:
        person.plays_in = where
    number = await bidding(world, *people)

    def looks() -> None:
        """Check that DM players have no private messages in the channel before the podium."""
        opened = [post.text for person in people for post in person.visible_messages() if post.private]
        assert where != "dm" or all(says(text, "sk-title-over", "es") for text in opened)

    await play_match(world, people, number, look=looks)
    told = await export(world.bot.services.store, number)
    counted = count(told)
    assert len(counted.rounds) == 3
    assert await totals(world, number) == dict(enumerate(counted.totals))
    assert {row.by for row in await world.rows(number) if row.seat >= 0} == {f"u:{p.id}" for p in people}


async def test_a_correspondence_match_survives_a_crash_on_each_of_four_days(world: World) -> None:
    await world.save_settings(timer="12h", threads="never", options={"length": [1, 2, 3, 4, 5]})
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    for _ in range(4):
        for person in people:
            await person.refreshes()
            for _ in range(world.rng.randint(2, 5)):
                await person.acts(world.rng)
                await world.wait(20)
                await person.refreshes()
            await world.wait(3 * 3600)
        assert len(calls(world)) <= 1
        await world.crash()
        await world.wait(86400 - 6 * 3600)
    await play_on(world, people, number, until=is_over, refresh=True)
    counted = count(await export(world.bot.services.store, number))
    assert await totals(world, number) == dict(enumerate(counted.totals))
    rows = await world.rows(number)
    assert {f"u:{ana.id}", f"u:{bea.id}", "deadline"} <= {row.by for row in rows}
    assert [row.n for row in rows] == list(range(len(rows)))
    assert (rows[-1].at - rows[0].at).days >= 3


async def test_one_person_resumes_a_match_that_everybody_left(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", locale="es-ES")
    await world.save_settings(timer="60s", threads="never", language="es", options={"length": [1, 2, 4]})
    number = await bidding(world, *people)
    await play_on(world, people, number, until=lambda post: "mano 2 de 3" in post.text)
    for person in people:
        await person.slash_and_confirm("table leave")
    await world.wait(5)
    asleep = world.table(number)
    assert says(asleep, "asleep-title", "es")
    assert asleep.text.count("punto") >= 3
    rows = len(await world.rows(number))
    await world.wait(40 * 86400)
    await world.crash()
    await world.wait(86400)
    assert len(await world.rows(number)) == rows
    bea = people[1]
    await bea.click("@back", on=world.table(number))
    await play_match(world, [bea], number, refresh=True)
    counted = count(await export(world.bot.services.store, number))
    assert await totals(world, number) == dict(enumerate(counted.totals))


# ---- numbers of requests ---------------------------------------------------------------------------------


async def test_a_round_of_eight_players_stays_within_the_request_budget(world: World) -> None:
    """The budget: a channel write per 1.2 s, one live mention, no message per card, one DM per player."""
    await world.save_settings(timer="3min", threads="never")
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFGH"))
    number = await bidding(world, *people)
    await play_on(world, people, number, until=lambda post: "round 3 of 10" in post.text)
    await world.wait(5)
    begun, since = world.env.now(), len(world.env.http_requests)
    dms = {person.id: len(person.dms()) for person in people}
    channel: list[Any] = []

    def listen() -> None:
        nonlocal since
        fresh, since = world.env.http_requests[since:], len(world.env.http_requests)
        place = f"/channels/{world.channel.id}/messages"
        channel.extend((world.env.now(), request.method) for request in fresh if place in request.path)
        assert len(calls(world)) <= 1

    await play_on(world, people, number, until=lambda post: "round 4 of 10" in post.text, look=listen)
    await world.wait(5)
    listen()
    seconds = (world.env.now() - begun).total_seconds()
    kinds = Counter(method for _, method in channel)
    assert kinds["PATCH"] <= seconds / 1.2 + 1
    assert kinds["POST"] <= 1 + len(notified(world))
    assert sum(kinds.values()) <= seconds / 1.2 + 3
    moves = [row for row in await world.rows(number) if row.at >= begun and row.seat >= 0]
    assert len(moves) >= 8 * 4
    for person in people:
        assert len(person.dms()) - dms[person.id] <= 1


async def test_eight_simultaneous_clicks_cause_at_most_two_channel_writes(world: World) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFGH"))
    await bidding(world, *people)
    await world.wait(5)
    before = len(world.requests("PATCH", f"/channels/{world.channel.id}/messages"))
    taps = [Tap(p, p.panel(), p.panel().offering("bid")[0].custom_id) for p in people]
    await tap_at_once(world, *taps)
    await world.wait(1.3)
    assert len(world.requests("PATCH", f"/channels/{world.channel.id}/messages")) - before <= 2
