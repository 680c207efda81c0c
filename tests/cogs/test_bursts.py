"""Rate limit of clicks: every click beyond the limit is refused, and other people are unaffected."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.engine import Session
from tests.sim.evening import open_table, start_table
from tests.sim.instant import Tap, payload_of, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def bidding(world: World, people: list[Person]) -> tuple[int, list[Message]]:
    """Start a table; return its number and everybody's open panel."""
    number = await start_table(*people)
    return number, [await person.opens_panel() for person in people]


def bid(person: Person, panel: Message, tricks: int) -> Tap:
    return Tap(person, panel, next(b.custom_id for b in panel.offering("bid") if b.action == f"bid {tricks}"))


def are_too_fast(answers: list[Answer]) -> list[bool]:
    """Check that all clicks are answered; return for each answer whether it is the private "too fast"."""
    assert all(answer.result.acknowledged for answer in answers)
    assert all(answer.private for answer in answers if says(answer, "T-78"))
    return [says(answer, "T-78") for answer in answers]


@pytest.mark.rule("T-78")
async def test_a_flood_of_clicks_is_limited_and_others_play_on(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number, panels = await bidding(world, people)
    world.click_instantly()
    flood = [bid(ana, panels[0], tricks % 2) for tricks in range(40)]
    answers = await tap_at_once(world, *flood[:20], bid(bea, panels[1], 1), *flood[20:])
    assert are_too_fast(answers[:20] + answers[21:]) == [False] * 10 + [True] * 30
    assert says(answers[20], "sk-head-bid-in", bid=1)
    actions = [row.action for row in await world.rows(number) if row.by == f"u:{ana.id}"]
    assert len(actions) <= 10
    assert actions[-1] == "bid 1"
    (answer,) = await tap_at_once(world, bid(carl, panels[2], 0))
    assert "⚓" not in answer.text
    await world.wait(4)
    for person, tricks in ((ana, 1), (bea, 1), (carl, 0)):
        assert world.table(number).taken(person.name) == (0, tricks)
    first = next(person for person in people if person.panel().offering("play"))
    assert "⚓" not in (await first.plays()).text


@pytest.mark.rule("T-78")
async def test_clicks_beyond_the_limit_never_reach_the_database(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = people = world.group("Ana", "Bea")
    _, panels = await bidding(world, people)
    await ana.prefers("language", "es")
    world.click_instantly()
    await tap_at_once(world, *[bid(ana, panels[0], 1)] * 10)
    asked: list[str] = []
    plain: Any = Session.do

    def note(session: Session, work: Any) -> Any:
        asked.append("a unit")
        return plain(session, work)

    monkeypatch.setattr(Session, "do", note)
    answers = await tap_at_once(world, *[bid(ana, panels[0], 0)] * 5)
    assert asked == []
    assert all(says(answer, "T-78", "es") and answer.private for answer in answers)
    await tap_at_once(world, bid(bea, panels[1], 0))
    assert asked


@pytest.mark.rule("T-78")
async def test_the_limit_counts_clicks_of_every_kind_and_place(world: World) -> None:
    """Clicks at two tables, in DMs, on menus and unknown buttons, and submitted forms count together."""
    ana, bea = people = world.group("Ana", "Bea")
    quay = world.guild.create_text_channel("quay")
    other = await open_table(bea, ana, channel=quay)
    _, panels = await bidding(world, people)
    lobby = world.table(other, quay)
    dm = ana.dms()[-1]
    world.click_instantly()
    taps = [
        Tap(ana, panels[0], panels[0].sure_menu("@more").custom_id, ("hand",)),
        Tap(ana, lobby, lobby.sure_button("@rules").custom_id),
        Tap(ana, dm, dm.offering("@hand")[0].custom_id),
        Tap(ana, lobby, "what is no button"),
        Tap(ana, lobby, "1:0:0:@prefer language", ("en",)),
    ]
    answers = await tap_at_once(world, *taps, *taps)
    assert not any(are_too_fast(answers))
    answers = await tap_at_once(world, *taps)
    assert are_too_fast(answers) == [True] * 5
    record, form = payload_of(world, taps[0])
    form["type"] = record.type = 5
    form["data"] = {"custom_id": f"1:{other}:0:@set length", "components": []}
    world.env.backend.emit("INTERACTION_CREATE", form)
    await world.env.settle()
    assert record.responded
    assert any(says(post, "T-78") for post in ana.visible_messages())


@pytest.mark.rule("T-78")
async def test_after_two_seconds_clicks_are_accepted_again(world: World) -> None:
    ana, bea = people = world.group("Ana", "Bea")
    _, panels = await bidding(world, people)
    world.click_instantly()
    answers = await tap_at_once(world, *[bid(ana, panels[0], 1)] * 12)
    assert are_too_fast(answers) == [False] * 10 + [True] * 2
    await world.wait(2)
    (answer,) = await tap_at_once(world, bid(ana, ana.panel(), 0))
    assert says(answer, "sk-head-bid-in", bid=0)
    await tap_at_once(world, bid(bea, panels[1], 0))


@pytest.mark.rule("T-78")
async def test_the_limit_applies_to_commands_too(world: World) -> None:
    ana = world.person("Ana")
    world.click_instantly()
    answers = [await ana.slash("table mine") for _ in range(14)]
    assert are_too_fast(answers) == [False] * 10 + [True] * 4
    await world.wait(2)
    assert are_too_fast([await ana.slash("table mine")]) == [False]
