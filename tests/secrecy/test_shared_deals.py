"""Attacks on shared deals: people who want to see cards before their try, or a second first try."""

from __future__ import annotations

import pytest

from bot.store.deals import get_attempt
from bot.store.draws import list_draws
from bot.store.tables import list_live_tables
from tests.cogs import test_duels as duels
from tests.cogs.championship.test_same_cards import play_table, start_championship
from tests.cogs.test_daily import attempts, begin, play_day, today
from tests.cogs.test_privacy import is_deleted
from tests.sim.championship import begin as begin_fixture
from tests.sim.championship import open_fixtures
from tests.sim.instant import tap
from tests.sim.world import World

__all__ = ("short",)
short = duels.short


async def test_what_seats_were_dealt_counts_no_covered_table(world: World) -> None:
    number, people = await start_championship(world)
    first = (await open_fixtures(world, number))[0]
    done = await play_table(world, people, first.key, number)
    assert await world.status(done) == "over"
    found = await world.bot.services.store.read(list_draws, world.guild.id, "skull-king", 200)
    assert found == []


async def test_deletion_gives_no_second_first_try(world: World) -> None:
    ana = world.person("Ana")
    first = await play_day(ana)
    before = await attempts(world)
    assert len(before) == 1
    await is_deleted(ana)
    await world.wait(5)
    second = await begin(ana)
    assert second != first
    after = await attempts(world)
    assert len(after) == 1


async def test_nobody_is_seated_at_a_table_with_shared_cards(world: World) -> None:
    """A forged confirmation gives the host's seat, with its hand, to somebody who has not played yet."""
    ana, bea = world.group("Ana", "Bea")
    page = await bea.slash("help")
    number = await begin(ana)
    await ana.confirms(await ana.slash("table leave"))
    asked = await tap(ana, page.posts[-1], f"1:{number}:0:@sure substitute {bea.id} {ana.id}")
    await ana.confirms(asked)
    await world.wait(3)
    table = await world.bot.services.tables.snapshot(number, bea.id)
    assert not table.has_seat
    assert not [post for post in bea.dms() if post.table == number]


async def test_loser_cannot_end_a_duel_by_declining_after_begun(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await duels.challenge(ana, bea)
    message = duels.newest(world)
    await duels.play(ana)
    await duels.press(bea, "@duel-play", duels.newest(world))
    await tap(bea, message, f"1:{duel}:0:@duel-decline")
    await world.wait(3)
    found = await world.bot.services.duels.load(duel)
    assert not found.is_over


async def test_deletion_gives_no_second_try_at_an_open_duel(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await duels.challenge(ana)
    await duels.play(bea)
    await is_deleted(bea)
    await world.wait(3)
    await duels.press(bea, "@duel-play", duels.newest(world))
    assert len(await duels.attempts(world, duel)) == 1


async def test_no_button_of_a_covered_table_fails_or_shows_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    number, people = await start_championship(world)
    first, second = await open_fixtures(world, number)
    done = await play_table(world, people, first.key, number)
    running = await begin_fixture(world, people, second.key, number)
    zoe, other = world.person("Zoe"), next(one for one in people if one.id in second.entrants)
    caplog.clear()
    wrong = []
    for verb in sorted(world.bot.verbs):
        for table in (done, running):
            for person in (zoe, other if table == done else people[0]):
                for words in ("", " 1", " 0 1"):
                    try:
                        answer = await tap(person, world.table(table), f"1:{table}:0:{verb}{words}")
                        text = answer.text
                    except Exception as error:
                        text = f"FAILS {error!r}"[:200]
                    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
                    if errors or text.startswith("FAILS"):
                        wrong.append((verb, words, table == done, person.name, text[:150], errors[:1]))
                    caplog.clear()
    assert wrong == []


async def test_daily_buttons_of_somebody_elses_table_show_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await play_day(ana)
    deal = await today(world)
    page = (await bea.slash("help")).posts[-1]
    wrong = []
    for verb in sorted(world.bot.verbs):
        for words in ("", f" {deal.id}", f" {number}", " 0", " podium"):
            if (verb, words) in (("@daily", ""),) or verb.startswith(("@daily", "@delete", "@export")):
                continue
            try:
                answer = await tap(bea, page, f"1:{number}:0:{verb}{words}")
                text = answer.text
            except Exception as error:
                text = f"FAILS {error!r}"[:200]
            errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
            if errors or text.startswith("FAILS") or deal.secret in text:
                wrong.append((verb, words, text[:200], errors[:1]))
            caplog.clear()
    assert wrong == []


async def test_practice_before_ones_own_try_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await play_day(ana)
    deal = await today(world)
    page = (await bea.slash("help")).posts[-1]
    await tap(bea, page, f"1:0:0:@daily-practise {deal.id}")
    await tap(bea, page, f"1:0:0:@daily-share {deal.id}")
    await tap(bea, page, "1:0:0:@duel-play")
    await tap(bea, page, f"1:{deal.id}:0:@duel-play")
    await tap(bea, page, f"1:{deal.id}:0:@duel-more how")
    store = world.bot.services.store
    assert await store.read(get_attempt, deal.id, bea.id) is None
    assert not [one for one in await store.read(list_live_tables) if one.deal_id]


@pytest.mark.parametrize("paper", ["sheet", "podium"])
async def test_no_paper_of_a_duel_is_posted_before_it_has_ended(world: World, paper: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    await duels.challenge(ana, bea)
    table = await duels.play(ana)
    before = len(world.posts())
    answer = await tap(ana, duels.newest(world), f"1:{table}:0:@share {paper}")
    await world.wait(2)
    assert (len(world.posts()), answer.private) == (before, True)


async def test_no_paper_of_a_daily_deal_is_posted(world: World) -> None:
    ana = world.person("Ana")
    number = await play_day(ana)
    page = (await ana.slash("help")).posts[-1]
    before = len(world.posts())
    answer = await tap(ana, page, f"1:{number}:0:@share sheet")
    await world.wait(2)
    assert (len(world.posts()), answer.private) == (before, True)
