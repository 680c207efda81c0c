"""Lessons, pressed through: in every language and style, wherever people are, and across restarts."""

from __future__ import annotations

import pytest

from bot.store.tables import list_live_tables
from bot.tables.lessons import LESSONS, list_other_moves
from tests.sim.abroad import abroad, in_group
from tests.sim.evening import open_table
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

GROUPS = {"skull-king": "skullking", "hearts": "hearts", "skull": "skull"}
GAME = pytest.mark.parametrize("game", list(GROUPS))
LOCALES = {"en": "en-US", "es": "es-ES", "fr": "fr"}


async def opened(person: Person, game: str) -> Message:
    """Type the command of a game's lesson; return its first page."""
    answer = await person.slash(f"{GROUPS[game]} learn")
    assert answer.private
    return answer.posts[-1]


async def make_move(person: Person, page: Message, game: str, number: int, move: str) -> Answer:
    """Press the button of a move, or choose it in the menu."""
    action = f"@learn {game} {number} {move}"
    button = next((one for one in page.buttons if one.action == action), None)
    if button is not None:
        assert not button.disabled
        return await person.press(page, button)
    verb, *cards = move.split()
    return await person.choose(page, f"@learn {game} {number} {verb}", *cards)


async def go_on(person: Person, page: Message, game: str, number: int) -> Message:
    """Make the move that a step asks for, or press the way on; return the next page."""
    step = LESSONS[game].steps[number - 1]
    if step.move:
        return (await make_move(person, page, game, number, step.move)).posts[-1]
    return (await person.click(f"@learn {game} {number + 1}", on=page)).posts[-1]


async def finish(person: Person, page: Message, game: str) -> Message:
    """Press through a lesson from its first page; return its last."""
    for number in range(1, len(LESSONS[game].steps)):
        following = await go_on(person, page, game, number)
        assert following.id == page.id
        assert following.text != page.text
        page = following
    return page


async def stored(world: World) -> dict[str, int]:
    """Return how many rows each table of the database has, without people and interactions."""
    rows = await world.stored_rows()
    return {name: len(found) for name, found in rows.items() if name != "people"}


@GAME
@pytest.mark.parametrize("words", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lesson_is_pressed_through_in_one_private_message(
    world: World, game: str, words: bool, locale: str
) -> None:
    ana = world.person("Ana", LOCALES[locale])
    if words:
        await ana.prefers("cards", "words")
    await ana.prefers("two_tap", "on")
    page = await opened(ana, game)
    before = await stored(world)
    script = LESSONS[game]
    for number, step in enumerate(script.steps[:-1], start=1):
        if words:
            assert screen_reader_faults(page) == []
        others = list_other_moves(script, number)
        for move in dict.fromkeys((*others[:1], *step.wrong)):
            explained = await make_move(ana, page, game, number, move)
            assert explained.posts[-1].id == page.id
            assert explained.posts[-1].text != page.text
            page = explained.posts[-1]
        page = await go_on(ana, page, game, number)
    assert says(page, f"lesson-{game}-beyond", locale)
    assert await stored(world) == before
    assert not world.posts()


@GAME
async def test_a_lesson_ends_with_a_lobby_on_a_server(world: World, game: str) -> None:
    ana = world.person("Ana")
    page = await finish(ana, await opened(ana, game), game)
    await ana.click(f"@new {game}", on=page)
    (header,) = await world.bot.services.store.read(list_live_tables)
    assert (header.game, header.status, header.is_private) == (game, "lobby", False)


@GAME
async def test_a_lesson_ends_with_a_private_table_in_a_direct_message(world: World, game: str) -> None:
    ana = world.person("Ana", plays_in="direct")
    page = (await ana.slash_in_dm(f"{GROUPS[game]} learn")).posts[-1]
    page = await finish(ana, page, game)
    await ana.click(f"@new {game}", on=page)
    (header,) = await world.bot.services.store.read(list_live_tables)
    assert (header.game, header.is_private, header.host) == (game, True, ana.id)


async def test_a_lesson_works_where_the_bot_is_not_a_member(world: World) -> None:
    ana = world.person("Ana", "fr")
    with abroad(world, ana) as there:
        page = await finish(there, await opened(there, "skull-king"), "skull-king")
        assert page.private
        assert says(page, "lesson-skull-king-end", "fr")
    await ana.slash_in_dm("help")
    with in_group(ana):
        page = (await ana.slash_in_dm("skull learn")).posts[-1]
        assert page.private
        assert (await finish(ana, page, "skull")).private


@GAME
async def test_a_lesson_goes_on_after_a_restart_between_any_two_presses(world: World, game: str) -> None:
    ana = world.person("Ana")
    page = await opened(ana, game)
    for number in range(1, len(LESSONS[game].steps)):
        await world.crash()
        page = await go_on(ana, page, game, number)
    assert page.offering("@new")


async def test_back_shows_the_step_before(world: World) -> None:
    ana = world.person("Ana")
    first = await opened(ana, "skull")
    second = await go_on(ana, first, "skull", 1)
    back = (await ana.click("@learn skull 1", on=second)).posts[-1]
    assert (back.id, back.text) == (first.id, first.text)


@GAME
async def test_the_menu_of_a_lobby_opens_the_lesson_and_keeps_the_seats(world: World, game: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, game=GROUPS[game])
    answer = await bea.choose(world.table(number), "@more", f"learn {game}")
    assert answer.private
    assert world.table(number).seated == ["Ana"]
    page = await finish(bea, answer.posts[-1], game)
    alone = page.sure_button("@alone")
    assert page.table == number
    await bea.press(page, alone)
    private = [
        header for header in await world.bot.services.store.read(list_live_tables) if header.is_private
    ]
    assert [(header.game, header.host) for header in private] == [(game, bea.id)]
    assert world.table(number).seated == ["Ana"]


async def test_a_lesson_from_a_private_lobby_leaves_the_lobby_alone(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    lobby = (await ana.slash_in_dm("hearts new")).posts[-1]
    page = (await ana.choose(lobby, "@more", "learn hearts")).posts[-1]
    assert page.id != lobby.id
    assert page.menu("@learn hearts 1 pass")


async def test_help_and_rules_lead_to_the_lessons(world: World) -> None:
    ana = world.person("Ana")
    asked = await ana.click("@learn", on=(await ana.slash("help")).posts[-1])
    assert [one.action for one in asked.posts[-1].buttons] == [f"@learn {game}" for game in GROUPS]
    page = (await ana.click("@learn hearts", on=asked.posts[-1])).posts[-1]
    assert page.menu("@learn hearts 1 pass")
    rules = (await ana.slash("rules")).posts[-1]
    assert (await ana.click("@learn skull-king", on=rules)).posts[-1].offering("@learn")


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "action",
    [
        *("chess", "chess 1", "../hearts 1", "skull 0", "skull 13", "skull -1", "skull 1.0", "skull 1e1"),
        *("skull x", "skull  1", f"skull {10**20}", "skull 1 flip", "skull 1 fly 3", "skull 1 place"),
        *("skull 12 place rose", "skull 5 pass", "hearts 1 pass", "skull-king 2 play"),
        "skull-king 1 play green-2 green-3",
    ],
)
async def test_forged_games_steps_and_moves_are_not_understood(world: World, action: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    page = await opened(ana, "skull")
    before = await stored(world)
    answer = await tap(bea, page, f"1:0:0:@learn {action}")
    assert answer.private
    assert says(answer, "T-3")
    assert await stored(world) == before
    (shown,) = [post for post in ana.visible_messages() if post.id == page.id]
    assert shown.text == page.text


async def test_a_forged_card_is_explained_and_changes_nothing(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    page = await opened(ana, "skull-king")
    answer = await tap(ana, page, "1:0:0:@learn skull-king 6 play skull-king")
    assert says(answer, "T-4")
    answer = await tap(bea, page, "1:999:0:@learn skull-king 10")
    assert answer.private
    assert says(await tap(bea, page, "1:999:0:@alone"), "T-11")
    assert await world.bot.services.store.read(list_live_tables) == []
