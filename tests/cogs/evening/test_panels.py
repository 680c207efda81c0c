"""Panel and direct message stay up to date, also with two taps or in words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.pages.tables import ReaderTable
from tests.cogs.evening.scenes import bidding, by, reveal, turn_of
from tests.sim.evening import play_on, start_table
from tests.sim.instant import tap
from tests.sim.screen import screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World


async def test_a_panel_is_updated_for_fifteen_minutes_when_its_decision_opens(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    first = await turn_of(*people)
    await first.plays()
    await world.wait(3)
    second = next(person for person in people if person.panel().offering("play"))
    await world.wait(16 * 60)
    await second.plays()
    await world.wait(3)
    third = next(p for p in people if p not in (first, second))
    assert third.panel().offering("play") == []
    answer = await third.refreshes()
    assert answer.posts[-1].offering("play")
    assert number == answer.posts[-1].table


async def test_the_panels_menu_opens_help_and_posts_the_table_below(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl", locale="fr")
    number = await bidding(world, ana, bea, carl)
    before = world.table(number)
    answer = await ana.use_tool("help")
    assert answer.private
    assert 8 <= len(answer.text.splitlines()) <= 20
    assert ana.panel().offering("bid")
    await bea.use_tool("here")
    await world.wait(3)
    assert world.table(number).id > before.id
    assert [post.id for post in world.posts() if post.offering("@hand")] == [world.table(number).id]


async def test_leaving_asks_the_same_question_by_button_and_older_menu(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    by_button = await ana.asks_to_leave()
    older = await tap(bea, bea.panel(), f"1:{number}:0:@more", "leave")
    assert by_button.private
    assert says(by_button, "ask-leave-running")
    assert older.text == by_button.text.replace("with Bea and", "with Ana and"), (
        "each is asked about the others"
    )
    assert older.posts[-1].button("@sure leave") is not None
    # If the cards leave no room for the menu, a button opens the menu.
    answer = await tap(carl, carl.panel(), f"1:{number}:0:@more")
    assert answer.private
    assert {*answer.posts[-1].tools} == {*carl.panel().tools, "look", "leave"} - {"hand"}
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]


@pytest.mark.rule("T-3")
async def test_a_forged_option_of_the_menu_is_refused(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    for line in ("leave here", "@leave", "kick"):
        answer = await tap(ana, ana.panel(), f"1:{number}:0:@more {line}")
        assert answer.private
        assert says(answer, "T-3"), line
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]


async def test_a_last_card_is_automatic_only_for_players_with_that_setting(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for person in people[:2]:
        await person.prefers("autoplay", "on")
    await reveal(world, *people)
    await world.wait(20)
    rows = [row for row in await world.rows(number) if row.action.startswith("play")]
    carl = people[2]
    if not any(row.by == f"u:{carl.id}" for row in rows):
        await carl.plays()
        await world.wait(20)
    forced = [row for row in await world.rows(number) if row.by == "forced"]
    moments = [row.at for row in await world.rows(number) if row.action.startswith("play")]
    assert len(forced) == 2
    assert not any("tigress" in row.action for row in forced)
    assert all((b - a).total_seconds() >= 1.4 for a, b in pairwise(moments))
    assert len(await by(world, number, f"u:{carl.id}")) == 2


@pytest.mark.parametrize("pressed", [False, True])
async def test_an_automatic_last_card_is_never_offered(world: World, pressed: bool) -> None:
    """A card already on offer is withdrawn when its player switches automatic last cards on."""
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    first = await turn_of(*people)
    second, third = (people[(people.index(first) + ahead) % 3] for ahead in (1, 2))
    for person in (second, third):
        await person.prefers("autoplay", "on")
    await first.prefers("two_tap", "on")
    page = (await first.slash("settings")).posts[-1]
    (switch,) = (button for button in page.buttons if button.action == "@prefer autoplay on")
    offered = first.panel().offering("play")[0]
    await first.press(page, switch)
    await world.wait(0.8)
    assert first.panel().offering("play") == []
    if pressed:  # Pressing the withdrawn card's button plays the card without a question.
        await tap(first, first.panel(), offered.custom_id)
        await world.wait(0.4)
        assert len(await plays(world, number)) == 1
    for person in (second, third):
        assert person.panel().offering("play") == []
    await world.wait(10)
    assert len(await by(world, number, "forced")) == 3 - pressed


async def plays(world: World, number: int) -> list[str]:
    return [row.action for row in await world.rows(number) if row.action.startswith("play")]


async def test_the_result_of_a_click_is_shown_for_its_full_time(world: World) -> None:
    """A click that ends the trick makes a robot about to move wait for its full pause again."""
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=2)
    for person in (ana, bea):
        await person.opens_panel()
    await play_on(world, [ana, bea], number, until=lambda post: "round 4 of 10" in post.text)
    rows = await world.rows(number)
    opening = [n for n, row in enumerate(rows) if row.action.startswith("deal")]
    for start_n, end_n in pairwise(opening):
        plays = [row for row in rows[start_n:end_n] if row.action.startswith("play")]
        for place in range(4, len(plays), 4):
            lead, last = plays[place], plays[place - 1]
            if lead.by.startswith("r:"):
                assert (lead.at - last.at).total_seconds() >= 2.0
        for before, after in pairwise(plays):
            if after.by.startswith("r:"):
                assert (after.at - before.at).total_seconds() >= 1.4


# ---- words only ------------------------------------------------------------------------------------------


async def test_words_only_help_and_settings(world: World) -> None:
    ana = world.person("Ana")
    await ana.prefers("cards", "words")
    await start_table(ana, robots=2)
    panel = await ana.opens_panel()
    for answer in (await ana.use_tool("help", panel), await ana.slash("settings")):
        assert screen_reader_faults(answer.posts[-1]) == []
    assert answer.posts[-1].choice("@prefer cards").chosen == ("words",)
    assert answer.posts[-1].button("@prefer two_tap on") is not None


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("leaderboard", {"game": "hearts"}),
        ("help", {}),
        ("skullking ruling", {"cards": "green 7, mermaid, king"}),
        ("championship table", {}),
    ],
)
async def test_every_private_answer_is_in_words(world: World, command: str, options: dict[str, str]) -> None:
    ana = world.person("Ana")
    await ana.prefers("cards", "words")
    await start_table(ana, robots=2)
    assert screen_reader_faults((await ana.slash(command, **options)).posts[-1]) == []


async def test_a_player_replaced_by_a_robot_is_told_in_words(world: World) -> None:
    ana = world.person("Ana")
    await ana.prefers("cards", "words")
    number = await start_table(ana, robots=2)
    panel = await ana.opens_panel()
    await ana.slash_and_confirm("table cancel")
    assert screen_reader_faults((await tap(ana, panel, f"1:{number}:0:@hand")).posts[-1]) == []


async def test_answering_a_click_on_a_panel_does_not_also_edit_the_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    courier = world.bot.courier
    written: list[int] = []

    async def write(_table: int, user: int) -> bool:
        written.append(user)
        return False

    def out_of_date(_table: int, _seen: ReaderTable) -> bool:
        return False

    monkeypatch.setattr(courier.panels, "write", write)
    monkeypatch.setattr(courier.panels, "is_current", out_of_date)
    with courier.own.answering(number, ana.id):
        courier.refresh(number)
        await world.wait(3)
        assert sorted(written) == sorted([bea.id, carl.id])
    await world.wait(3)
    assert written[2:] == [ana.id]
