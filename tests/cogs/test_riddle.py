"""The riddle of the day: found by its first request, answered once in private, and solved after its day."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import delete, update

from bot.deals import riddles as searching
from bot.deals.daily import close_of
from bot.records.riddles import Riddle, StoredOffer
from bot.store import schema
from bot.store.engine import Statement
from bot.store.riddles import add_riddle, count_answers, get_riddle_of_day, list_public_matches
from bot.tables.thinker import NoAnswer
from engine import GAMES
from engine.ai.riddle import OFFERED, list_decisions, play_match
from tests.cogs.test_daily import choose_channel, dailies, wait_until
from tests.cogs.test_fairness import change
from tests.cogs.test_privacy import exports, is_deleted
from tests.sim.abroad import abroad
from tests.sim.evening import decide, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

OPTIONS = {"length": [4, 6, 8]}


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge in few worlds, because these tests are about the pages."""
    for name, worlds in (("WORLDS", 16), ("FEWEST", 8), ("AGAIN", 24)):
        monkeypatch.setattr(f"engine.ai.riddle.{name}", worlds)


def position(day: date, best: int = 2, **more: Any) -> Riddle:
    """Return a riddle of a day at a bid, of which this one of four is best."""
    game = GAMES["skull-king"]
    played = play_match(game, 4, OPTIONS, "easy", b"riddle" * 6)
    decisions = list_decisions(game, 4, game.options(OPTIONS, 4), played)
    bid = min((one for one in decisions if one.action.verb == "bid"), key=lambda one: one.number)
    behind = [-10.0 - place for place in range(OFFERED)]
    behind[best] = 0.0
    values: dict[str, Any] = {
        "id": 0,
        "day": day.isoformat(),
        "game": game.key,
        "rules_version": game.version,
        "options": OPTIONS,
        "seats": 4,
        "seat": bid.seat,
        "inputs": tuple((seat, str(action)) for seat, action in played[: bid.number]),
        "offers": tuple(StoredOffer(f"bid {place}", behind[place], 1.5) for place in range(OFFERED)),
        "by_robots": True,
    }
    return Riddle(**(values | more))


async def put(world: World, days: int = 0, **more: Any) -> Riddle:
    """Store a riddle of today, or of so many days later."""
    riddle = position(world.env.now().date() + timedelta(days=days), **more)
    return await world.bot.services.store.write(add_riddle, riddle)


async def stored(world: World) -> Riddle | None:
    day = world.env.now().date().isoformat()
    return await world.bot.services.store.read(get_riddle_of_day, day)


async def counts(world: World, riddle: Riddle) -> dict[str, int]:
    return await world.bot.services.store.read(count_answers, riddle.id)


async def ask(person: Person) -> Message:
    return (await person.slash("riddle")).posts[-1]


def offered(post: Message) -> list[str]:
    return [one.action for one in post.offering("@riddle") if " choose " in one.action]


async def choose(person: Person, post: Message, place: int) -> Message:
    """Press one of the four; return the message, which has changed."""
    buttons = [one for one in post.offering("@riddle") if " choose " in one.action]
    return (await person.press(post, buttons[place])).posts[-1]


async def test_the_first_request_finds_a_riddle_in_a_match_of_people(world: World) -> None:
    await world.shorten_matches(6, 6)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await decide(world, number)
    await ask(ana)
    riddle = await stored(world)
    assert riddle is not None
    rows = await world.rows(number)
    if not riddle.by_robots:
        assert riddle.inputs == tuple((row.seat, row.action) for row in rows[: len(riddle.inputs)])
        assert rows[len(riddle.inputs)].by.startswith("u:")
    assert len(riddle.offers) == OFFERED
    assert [offer.behind for offer in riddle.offers].count(0.0) == 1


async def test_without_a_match_robots_play_one_and_the_page_says_so(world: World) -> None:
    ana = world.person("Ana")
    answer = await ana.slash("riddle")
    assert answer.private
    riddle = await stored(world)
    assert riddle is not None
    assert riddle.by_robots
    post = (await ana.slash("riddle")).posts[-1]
    assert says(post.text, "riddle-robots")
    assert offered(post) == [f"@riddle choose {riddle.id} {offer.action}" for offer in riddle.offers]


@pytest.mark.parametrize("kind", ["private", "covered", "void", "old"])
async def test_a_match_that_not_all_may_see_is_left_out(world: World, kind: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await decide(world, number)
    store, since = world.bot.services.store, world.env.now() - searching.RECENT
    assert len(await store.read(list_public_matches, since, 10)) == 1
    if kind == "void":
        await world.bot.services.tables.boards.void(world.guild.id, number, ana.id, "why")
    else:
        changes: dict[str, dict[str, Any]] = {
            "private": {"guild_id": None, "channel_id": None},
            "covered": {"covered": True},
            "old": {"ended_at": world.env.now() - timedelta(days=8)},
        }
        await change(world, number, **changes[kind])
    assert await store.read(list_public_matches, since, 10) == []


async def test_an_answer_is_private_counted_and_the_first_one_counts(world: World) -> None:
    riddle = await put(world)
    ana, bea = world.group("Ana", "Bea")
    first, copy, others = await ask(ana), await ask(ana), await ask(bea)
    chosen = await choose(ana, first, 1)
    assert chosen.private
    assert says(chosen.text, "riddle-chosen", choice="1")
    assert says(chosen.text, "riddle-so-far", players=1)
    assert offered(chosen) == []
    again = await choose(ana, copy, 3)
    assert says(again.text, "riddle-first", choice="1")
    assert await counts(world, riddle) == {"bid 1": 1}
    assert says((await choose(bea, others, 2)).text, "riddle-so-far", players=2)
    assert says((await ask(ana)).text, "riddle-chosen", choice="1")


async def test_two_taps_at_once_are_one_answer(world: World) -> None:
    riddle = await put(world)
    ana = world.person("Ana")
    pages = [await ask(ana), await ask(ana)]
    world.click_instantly()
    actions = [f"1:0:0:{offered(page)[place]}" for place, page in enumerate(pages)]
    await tap_at_once(world, *(Tap(ana, *pair) for pair in zip(pages, actions, strict=True)))
    assert sum((await counts(world, riddle)).values()) == 1


@pytest.mark.rule("T-128")
async def test_an_old_page_says_that_it_is_over_and_shows_the_solution(world: World) -> None:
    riddle = await put(world)
    await wait_until(world, 23, 50)
    ana, bea = world.group("Ana", "Bea")
    old, own = await ask(ana), await ask(bea)
    await choose(bea, own, 2)
    await wait_until(world, 1, 59)
    carl = world.person("Carl")
    page = await choose(carl, await opened(carl, riddle), 0)
    assert says(page.text, "riddle-chosen", choice="0")
    await wait_until(world, 2, 1)
    await world.crash()
    late = await choose(ana, old, 0)
    assert says(late.text, "T-128")
    assert says(late.text, "riddle-why-skull-king", best="2", points=10, other="0")
    assert says(late.text, "riddle-answers", players=2)
    assert await counts(world, riddle) == {"bid 2": 1, "bid 0": 1}
    again = await opened(bea, riddle)
    assert not says(again.text, "T-128")
    assert says(again.text, "riddle-mark-you")


async def opened(person: Person, riddle: Riddle) -> Message:
    """Open a riddle by its number, as the button of a later page does."""
    page = (await person.slash("help")).posts[-1]
    return (await tap(person, page, f"1:0:0:@riddle show {riddle.id}")).posts[-1]


async def test_the_page_of_the_next_day_tells_how_the_riddle_ended(world: World) -> None:
    await wait_until(world, 3)
    before, _ = await put(world, -1), await put(world, best=0)
    ana = world.person("Ana")
    page = await ask(ana)
    assert says(page.text, "riddle-yesterday", best="2", share=0, players=0)
    (button,) = [one for one in page.offering("@riddle") if one.action == f"@riddle show {before.id}"]
    solution = (await ana.press(page, button)).posts[-1]
    assert says(solution.text, "riddle-answers", players=0)
    assert says(solution.text, "riddle-why-skull-king", best="2", points=10, other="0")


async def test_the_daily_message_has_the_riddle_and_the_solution_of_the_day_before(world: World) -> None:
    await wait_until(world, 3)
    riddle = await put(world)
    await choose_channel(world, world.channel)
    (first,) = dailies(world)
    ana = world.person("Ana")
    page = (await ana.press(first, next(one for one in first.buttons if one.action == "@riddle"))).posts[-1]
    assert page.private
    await choose(ana, page, 1)
    await wait_until(world, 2, 1)
    await world.wait(3)
    second = dailies(world)[-1]
    assert says(second.text, "riddle-why-skull-king", best="2", points=10, other="0")
    assert says(second.text, "riddle-answers", players=1)
    assert ana.name not in second.text
    shown = await ana.press(second, next(one for one in second.buttons if " show " in one.action))
    assert shown.private
    assert says(shown.posts[-1].text, "riddle-mark-you")
    assert f"@riddle show {riddle.id}" in [one.action for one in second.buttons]


@pytest.mark.rule("T-129")
async def test_a_failing_process_is_told_and_asked_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = world.bot.services.robots.thinker

    async def fail(*given: Any) -> Any:
        raise NoAnswer("no process answers")

    ana = world.person("Ana")
    with monkeypatch.context() as patch:
        patch.setattr(thinker, "ask", fail)
        assert says((await ana.slash("riddle")).text, "T-129")
    await ana.slash("riddle")
    assert await stored(world) is not None


async def test_the_search_is_bounded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def never(game: str, decision: Any) -> None:
        asked.append(decision)

    monkeypatch.setattr(searching, "make_riddle", never)
    assert says((await world.person("Ana").slash("riddle")).text, "T-129")
    assert len(asked) == searching.MOST == 40


async def test_requests_at_once_search_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    riddles = world.bot.services.riddles.riddles
    judge = riddles._judge

    async def counted(day: date) -> Any:
        begun.append(day)
        await asyncio.sleep(0)
        return await judge(day)

    monkeypatch.setattr(riddles, "_judge", counted)
    first, second = riddles.begin(), riddles.begin()
    assert first is second
    await first
    assert len(begun) == 1


@pytest.mark.parametrize("place", ["direct", "abroad"])
async def test_a_riddle_is_answered_anywhere(world: World, place: str) -> None:
    riddle = await put(world)
    ana = world.person("Ana")
    if place == "direct":
        post = (await ana.slash_in_dm("riddle")).posts[-1]
        await choose(ana, post, 0)
    else:
        with abroad(world, ana) as there:
            post = (await there.slash("riddle")).posts[-1]
            buttons = [one for one in post.offering("@riddle") if " choose " in one.action]
            await there.press(post, buttons[0])
    assert await counts(world, riddle) == {"bid 0": 1}


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_riddle_in_words_only(world: World, locale: str) -> None:
    await put(world)
    ana = world.person("Ana", locale)
    await ana.prefers("cards", "words")
    post = await ask(ana)
    assert post.stored.attachments == []
    assert len(offered(post)) == OFFERED
    assert says((await choose(ana, post, 1)).text, "riddle-chosen", locale[:2], choice="1")


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "said", ["show", "show 99", "show x", "choose {id}", "choose {id} bid 9", "choose 99 bid 1", "x 1"]
)
async def test_a_forged_button_is_refused(world: World, said: str) -> None:
    riddle = await put(world)
    ana = world.person("Ana")
    answer = await tap(ana, await ask(ana), f"1:0:0:@riddle {said.format(id=riddle.id)}")
    assert says(answer.text, "T-3")
    assert await counts(world, riddle) == {}


async def test_no_page_depends_on_the_solution_before_the_end(world: World) -> None:
    riddle = await put(world)
    of_riddle = update(schema.riddles).where(schema.riddles.c.id == riddle.id)
    told = []
    for best in range(OFFERED):
        offers = position(date.fromisoformat(riddle.day), best).offers
        statement = Statement(of_riddle.values(offers=offers))
        await world.bot.services.store.write(lambda tx, one: tx.change(one), statement)
        person = world.person(f"Ana {best}")
        page = await ask(person)
        chosen = await choose(person, page, 1)
        await world.bot.services.store.write(lambda tx: tx.change(Statement(delete(schema.riddle_answers))))
        told.append(
            [(one.text, [(each.label, each.action) for each in one.buttons]) for one in (page, chosen)]
        )
    assert told == told[:1] * OFFERED


async def test_export_and_deletion_of_a_person(world: World) -> None:
    riddle = await put(world)
    ana, bea = world.group("Ana", "Bea")
    await choose(ana, await ask(ana), 1)
    await choose(bea, await ask(bea), 2)
    kept = (await exports(ana))[1]["kept"]
    (row,) = kept["riddle_answers"]
    assert row["choice"] == "bid 1"
    assert "riddles" not in kept
    assert "behind" not in json.dumps(kept)
    await is_deleted(ana)
    assert await counts(world, riddle) == {"bid 2": 1}


async def test_a_riddle_stays_when_its_match_and_its_players_are_gone(world: World) -> None:
    riddle = await put(world)
    await world.bot.services.store.write(lambda tx: tx.change(Statement(delete(schema.log))))
    await world.crash()
    assert len(offered(await ask(world.person("Ana")))) == OFFERED
    assert riddle.id


async def test_a_riddle_of_other_rules_is_not_shown(world: World) -> None:
    riddle = await put(world, rules_version=GAMES["skull-king"].version + 1)
    ana = world.person("Ana")
    answer = await tap(ana, (await ana.slash("help")).posts[-1], f"1:0:0:@riddle show {riddle.id}")
    assert says(answer.text, "T-3")
    assert says((await ana.slash("riddle")).text, "T-129")


def test_a_riddle_closes_when_the_deal_of_its_day_does() -> None:
    assert close_of(date(2026, 7, 1)).isoformat() == "2026-07-02T02:00:00+00:00"
