"""**Hint** at private tables: told to one person, counted, marked in the result, on no board."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.tables.thinker import NoAnswer
from bot.tables.thinking import think
from engine.ai.hint import advise
from tests.cogs import test_daily
from tests.sim.evening import start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.private import begin, open_private, play_alone, private_panel
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

SENTENCES = (
    *("hint-clear-skull-king", "hint-clear-hearts", "hint-close", "hint-level", "hint-same"),
    *("hint-chance-place", "hint-chance-place-instead", "hint-chance-place-instead-alone"),
    *("hint-chance-challenge", "hint-chance-challenge-alone", "hint-chance-pass-instead"),
    "hint-chance-flip-alone",
)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge in few worlds, because these tests are about the pages."""
    for name, worlds in (("TRIALS", 40), ("FEWEST", 4), ("AGAIN", 8)):
        monkeypatch.setattr(f"engine.ai.hint.{name}", worlds)


async def began(world: World, person: Person, game: str = "skullking") -> int:
    """Begin a match at a private table; return its number."""
    person.plays_in = "direct"
    number = await open_private(person, game)
    await begin(person, number)
    return number


async def ask(person: Person, number: int) -> Answer:
    """Choose the entry of the panel's menu."""
    return await person.use_tool("hint", on=private_panel(person, number))


async def forge(person: Person, number: int, shown: Message, turn: int) -> Answer:
    return await tap(person, shown, f"1:{number}:{turn}:@hint")


async def turn_of(world: World, number: int) -> int:
    return int((await world.bot.services.tables.snapshot(number, None)).view.turn)


async def hints_of(world: World, number: int) -> int:
    rows = (await world.stored_rows())["tables"]
    return next(int(row["hints"]) for row in rows if row["id"] == number)


def refused(answer: Answer, key: str) -> bool:
    return answer.private and says(answer, key)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
@pytest.mark.parametrize("game", ["skullking", "hearts", "skull"])
async def test_hint_is_one_sentence_with_numbers_and_counted(world: World, game: str, locale: str) -> None:
    ana = world.person("Ana", locale)
    number = await began(world, ana, game)
    answer = await ask(ana, number)
    language = locale[:2]
    assert any(says(answer, key, language) for key in SENTENCES)
    assert says(answer, "hint-note", language, hints=1)
    assert re.search(r"\d", answer.text.partition("\n-#")[0])
    assert not answer.posts[-1].buttons
    assert await hints_of(world, number) == 1


async def test_same_decision_has_the_same_hint_and_counts_once(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana)
    first = await ask(ana, number)
    assert (await ask(ana, number)).text == first.text
    assert await hints_of(world, number) == 1
    await world.crash()
    again = await ask(ana, number)
    assert again.text == first.text.replace(": 1", ": 2")  # What is forgotten is computed and counted again.
    assert await hints_of(world, number) == 2


async def test_two_taps_compute_and_count_once(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana)
    asked = count_asked(world)
    panel, turn = private_panel(ana, number), await turn_of(world, number)
    button = f"1:{number}:{turn}:@hint"
    one, two = await tap_at_once(world, Tap(ana, panel, button), Tap(ana, panel, button))
    assert one.text == two.text
    assert says(one, "hint-note", hints=1)
    assert (asked, await hints_of(world, number)) == ([advise], 1)


def count_asked(world: World) -> list[Any]:
    """Return a list that grows by each function of a hint that the robots' process is asked for."""
    thinker = world.bot.services.robots.thinker
    asked: list[Any] = []
    ask_thinker = thinker.ask

    async def counted(function: Any, *given: Any) -> Any:
        if function is not think:
            asked.append(function)
        return await ask_thinker(function, *given)

    thinker.ask = counted
    return asked


async def test_it_is_stored_before_it_is_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = world.person("Ana")
    number = await began(world, ana)
    hints = world.bot.services.hints

    async def fail(table: Any, interaction: Any) -> None:
        raise Unavailable("no disk")

    with monkeypatch.context() as patch:
        patch.setattr(hints._tables, "count_hint", fail)
        answer = await ask(ana, number)
    assert refused(answer, "T-17")
    assert not any(says(answer, key) for key in SENTENCES)
    assert await hints_of(world, number) == 0
    assert says(await ask(ana, number), "hint-note", hints=1)


async def test_turn_that_passes_meanwhile_is_not_advised_on(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana)
    thinker, panel = world.bot.services.robots.thinker, private_panel(ana, number)
    ask_thinker = thinker.ask

    async def ask_slowly(function: Any, *given: Any) -> Any:
        await asyncio.sleep(5.0)
        return await ask_thinker(function, *given)

    thinker.ask = ask_slowly
    bid = panel.offering("bid")[0]
    turn = await turn_of(world, number)
    await tap_at_once(world, Tap(ana, panel, f"1:{number}:{turn}:@hint"))
    await ana.press(panel, bid)
    await world.wait(8)
    assert await hints_of(world, number) == 0
    assert not any(says(post.text, key) for post in ana.dms() for key in SENTENCES)


async def test_old_button_is_refused(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana)
    before, panel = await turn_of(world, number), private_panel(ana, number)
    await ana.press(panel, panel.offering("bid")[0])
    await world.wait(6)
    assert await turn_of(world, number) != before
    answer = await forge(ana, number, private_panel(ana, number), before)
    assert refused(answer, "T-1") or refused(answer, "T-2")
    assert await hints_of(world, number) == 0


async def test_nobody_else_is_advised(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await began(world, ana)
    public = await start_table(bea, robots=2)
    assert refused(await forge(bea, number, world.table(public), await turn_of(world, number)), "T-11")
    assert await hints_of(world, number) == 0


@pytest.mark.rule("T-127")
async def test_no_hints_where_results_are_compared(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    public = await start_table(ana, bea, robots=1)
    turn = await turn_of(world, public)
    assert refused(await forge(ana, public, world.table(public), turn), "T-127")
    number = await test_daily.begin(ana)
    panel = next(post for post in reversed(ana.visible_messages()) if post.table == number)
    assert (await world.header(number)).deal_id is not None
    assert "hint" not in panel.tools
    assert refused(await forge(ana, number, panel, await turn_of(world, number)), "T-127")
    assert (await hints_of(world, public), await hints_of(world, number)) == (0, 0)


async def test_finished_match_and_lobby_have_no_hints(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    assert refused(await forge(ana, number, private_panel(ana, number), 0), "T-2")
    await begin(ana, number)
    await play_alone(ana, number)
    assert refused(await forge(ana, number, private_panel(ana, number), 0), "T-5")


async def test_process_that_is_gone_is_told_in_one_sentence(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana)
    thinker = world.bot.services.robots.thinker

    async def fail(function: Any, *given: Any) -> Any:
        raise NoAnswer("gone")

    ask_thinker, thinker.ask = thinker.ask, fail
    assert refused(await ask(ana, number), "T-17")
    assert await hints_of(world, number) == 0
    thinker.ask = ask_thinker
    assert says(await ask(ana, number), "hint-note", hints=1)


async def test_words_only_has_no_signs(world: World) -> None:
    ana = world.person("Ana")
    await ana.prefers("cards", "words")
    for game in ("skullking", "hearts", "skull"):
        number = await began(world, ana, game)
        assert screen_reader_faults((await ask(ana, number)).posts[-1]) == []


async def test_result_is_marked_and_counts_nowhere(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana, "skull")
    await ask(ana, number)
    await play_alone(ana, number)
    podium = private_panel(ana, number)
    assert says(podium, "hints-shown", hints=1)
    assert not says(private_panel(ana, number), "button-hint-why")
    replay = await ana.press(podium, podium.offering("@replay-open")[0])
    assert says(replay, "hints-shown", hints=1)
    history = await ana.slash_in_dm("history")
    assert says(history, "hints-shown", hints=1)
    await ana.prefers("pictures", "never")
    assert says(await ana.slash_in_dm("history"), "hints-shown", hints=1)
    boards = ("totals", "tallies", "ratings", "forms", "rivals")
    rows = await world.stored_rows()
    assert all(not rows[name] for name in boards)
    assert rows["results"]
    assert not says(await ana.slash_in_dm("stats"), "stats-solo-why")
    await world.bot.services.tables.boards.recount_all()
    rows = await world.stored_rows()
    assert all(not rows[name] for name in boards)


async def test_recount_keeps_matches_without_hints_only(world: World) -> None:
    ana = world.person("Ana")
    for asks in (True, False):
        number = await began(world, ana, "skull")
        if asks:
            await ask(ana, number)
        await play_alone(ana, number)
    counted = (await world.stored_rows())["totals"]
    assert {row["matches"] for row in counted} == {1}
    await world.bot.services.tables.boards.recount_all()
    assert (await world.stored_rows())["totals"] == counted


async def test_hints_outlast_leaving_and_restarts_but_not_a_rematch(world: World) -> None:
    ana = world.person("Ana")
    number = await began(world, ana, "skull")
    await ask(ana, number)
    await ana.confirms(await ana.slash_in_dm("table cancel"))
    await world.crash()
    await ana.slash_in_dm("table back")
    assert (await world.header(number)).status == "running"
    assert (await world.header(number)).hints == 1
    await play_alone(ana, number)
    podium = private_panel(ana, number)
    again = await ana.press(podium, podium.offering("@rematch")[0])
    rematch = again.posts[-1].table
    assert rematch != number
    assert (await world.header(rematch)).hints == 0
    await play_alone(ana, rematch)
    assert not says(private_panel(ana, rematch), "hints-shown")
    assert {row["matches"] for row in (await world.stored_rows())["totals"]} == {1}
