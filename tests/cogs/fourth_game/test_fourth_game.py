"""A game whose presenter has only the facet `Play` can be opened, played and found in the history."""

from __future__ import annotations

import re
from typing import Any, Final, cast

import pytest
from discord.app_commands import Group

from bot.client.extensions import EXTENSIONS
from bot.present import PRESENTERS
from bot.texts import rules_help, sentences
from bot.texts.match_ids import match_id
from bot.texts.sentences import LOCALES
from engine import GAMES
from engine.ai import LEVELS, ROBOTS
from tests.cogs.fourth_game.game import GAME, KEY, ROUNDS, robot
from tests.cogs.fourth_game.presenter import PRESENTER
from tests.cogs.quay import figures
from tests.cogs.test_replay import goes, offered_moves, position_of
from tests.sim.evening import open_table, play_match, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World

SENTENCES: Final = {
    f"game-{KEY}": "Highest Card",
    f"game-{KEY}-about": "Play your highest card.",
    f"lobby-about-{KEY}": "Play your highest card.",
    "about-highestcard": "Highest Card, the smallest game",
}
RULES: Final = {rules_help.Topic("card", "Rules in short"): "The highest card wins the round."}


@pytest.fixture(autouse=True)
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register Highest Card with its robots, presenter, commands and texts."""

    def add(mapping: object, key: object, value: object) -> None:
        monkeypatch.setitem(cast(dict[Any, Any], mapping), key, value)

    add(GAMES, KEY, GAME)
    add(PRESENTERS, KEY, PRESENTER)
    for level in (*LEVELS, "deadline"):
        add(ROBOTS, (KEY, level), robot)
    for locale in LOCALES:
        add(rules_help._library(locale), KEY, RULES)
        for key, sentence in SENTENCES.items():
            add(sentences._language(locale)._sources, key, f"{key} = {sentence}\n")
    monkeypatch.setattr("bot.client.bot.EXTENSIONS", (*EXTENSIONS, "tests.cogs.fourth_game.cog"))


async def play(world: World, *people: Person, robots: int = 0) -> int:
    """Play a match to its end by clicks; return its number."""
    number = await start_table(*people, robots=robots, game="highestcard")
    await play_match(world, people, number)
    await world.wait(10)
    return number


@pytest.mark.parametrize("cards", ["emojis", "words"])
@pytest.mark.parametrize("place", ["panel", "dm"])
async def test_a_match_is_played_by_clicks_on_panels_and_in_direct_messages(
    world: World, place: str, cards: str
) -> None:
    ana, bea = world.person("Ana"), world.person("Bea", "fr", plays_in=place)
    for person in (ana, bea):
        await person.prefers("cards", cards)
    number = await play(world, ana, bea, robots=1)
    clicked = [row.action for row in await world.rows(number) if row.seat >= 0]
    assert len(clicked) == ROUNDS * 3
    assert await world.status(number) == "over"


async def test_rules_settings_and_help_are_offered_before_and_during_a_match(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, game="highestcard")
    assert (await ana.use_tool("rules", on=world.table())).text
    settings = (await ana.open_host_panel("options")).posts[-1]
    await ana.choose(settings, "@set timer", "60s")
    assert (await world.header(number)).timer == "60s"
    await start(ana, number)
    panels = [(person, await person.opens_panel()) for person in (ana, bea)]
    ((waiting, panel),) = [(person, panel) for person, panel in panels if not panel.offering("play")]
    assert set(panel.tools) == {"help", "sheet", "here", "pause"}, "a picture of the hand is not offered"
    assert next(iter(RULES.values())) in (await waiting.use_tool("help", on=panel)).text


async def test_a_move_needs_a_second_tap_to_be_stored(world: World) -> None:
    people = world.group("Ana", "Bea")
    number = await open_table(*people, game="highestcard")
    for person in people:
        await person.prefers("two_tap", "on")
    await start(people[0], number)
    (turn,) = [person for person in people if (await person.opens_panel()).offering("play")]
    asked = (await turn.press(turn.panel(), turn.panel().offering("play")[0])).posts[-1]
    before = len(await world.rows(number))
    await turn.press(asked, asked.offering("@yes")[0])
    assert len(await world.rows(number)) == before + 1


async def test_sheet_and_podium_can_be_shared_after_a_match(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await play(world, ana, bea)
    table = world.table(number)
    assert {button.action for button in table.buttons} == {"@rematch", "@replay-open"}, (
        "nothing leads to a worst trick"
    )
    assert {"sheet", "share podium", "log"} <= {*table.tools}
    await ana.use_tool("share podium", on=table)
    sheet = (await ana.use_tool("sheet", on=table)).posts[-1]
    await ana.use_tool("share sheet", on=sheet)
    await world.wait(10)
    shared = [post.text for post in world.posts() if "shared by" in post.text]
    assert len(shared) == 2
    assert all("Ana" in text and "Bea" in text for text in shared)


async def test_a_match_can_be_replayed_move_by_move(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await play(world, ana, bea)
    shown = (await ana.slash("replay", match=match_id(number))).posts[-1]
    assert offered_moves(shown) == ["back", "on", "round-back", "round-on"], (
        "begins at the first decision, in words"
    )
    positions = [position_of(shown)]
    while "on" in offered_moves(shown):
        shown = await goes(ana, shown, "on")
        positions.append(position_of(shown))
    assert positions == [(at, "text") for at in range(1, len(await world.rows(number)) + 1)]
    page = await ana.choose(shown, "@more", "match-page")
    assert page.posts[-1].stored.attachments


async def test_a_match_counts_in_history_statistics_and_on_the_leaderboard(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await play(world, ana, bea)
    assert match_id(number) in (await ana.slash("history")).text
    winners = [place["seat"] for place in (await world.header(number)).standing or [] if place["rank"] == 1]
    seats = await world.seats(number)
    for person in (ana, bea):
        wins = int(seats.index(person.name) in winners)
        assert says(await person.slash("highestcard stats"), "stats-head-own", wins=wins)
        assert (await figures(person, "highestcard stats")).text
        assert f"Highest Card: {wins} of 1 won" in (await person.slash("stats")).text
    board = (await ana.slash("highestcard leaderboard")).text
    assert {"You", "Bea"} == set(re.findall(r"\*\*(\w+)\*\*", board))


async def test_two_matches_are_summed_up_as_an_evening(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await play(world, ana, bea)
    await ana.press(world.table(number), world.table(number).offering("@rematch")[0])
    await world.wait(3)
    await start(ana, number + 1)
    await play_match(world, [ana, bea], number + 1)
    await ana.use_tool("evening", on=world.table(number + 1))
    await world.wait(3)
    summary = world.posts()[-1].text
    assert "2 matches" in summary
    assert "Ana" in summary
    assert "Bea" in summary


async def test_a_game_without_a_lesson_offers_none(world: World) -> None:
    group = world.bot.tree.get_command("highestcard")
    assert isinstance(group, Group)
    assert {command.name for command in group.commands} == {"new", "rules", "leaderboard", "stats"}
    ana = world.person("Ana")
    number = await open_table(ana, game="highestcard")
    assert not [tool for tool in world.table(number).tools if tool.startswith("learn")]
    assert says(await tap(ana, world.table(number), f"1:{number}:0:@learn {KEY}"), "T-3")
