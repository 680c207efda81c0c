"""Each command says where it is installed and where it works: to Discord, to the bot and on paper."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
import pytest
from discord.app_commands import Group

from bot.client import YoHoHo, create_bot
from bot.client.installs import Declared, is_server_only
from bot.settings import Settings
from bot.store import Store
from tests.house.tree import ROOT

USER_MENU: Final = discord.AppCommandType.user
GUILD, USER = 0, 1
"""Discord's kinds of installs: by a server, by a person."""
SERVER, DIRECT, ELSEWHERE = 0, 1, 2
"""Discord's contexts: on servers, in the bot's direct messages, in groups and between people."""
EVERYWHERE: Final = ([GUILD, USER], [SERVER, DIRECT, ELSEWHERE])
ON_SERVERS: Final = ([GUILD], [SERVER])
PLACES: Final = {
    "skullking": EVERYWHERE,
    "hearts": EVERYWHERE,
    "skull": EVERYWHERE,
    "daily": EVERYWHERE,
    "riddle": EVERYWHERE,
    "play": EVERYWHERE,
    "hand": EVERYWHERE,
    "table": EVERYWHERE,
    "rules": EVERYWHERE,
    "stats": EVERYWHERE,
    "history": EVERYWHERE,
    "replay": EVERYWHERE,
    "settings": EVERYWHERE,
    "help": EVERYWHERE,
    "about": EVERYWHERE,
    "privacy": EVERYWHERE,
    "championship": ON_SERVERS,
    "duel": ON_SERVERS,
    "leaderboard": ON_SERVERS,
    "season": ON_SERVERS,
    "records": ON_SERVERS,
    "boards": ON_SERVERS,
    "server": ON_SERVERS,
    "Statistics": EVERYWHERE,
    "Invite to my table": ON_SERVERS,
    "Duel": ON_SERVERS,
}
"""The installs and contexts of each command, menu and group, as Discord is told."""
REFUSED_ELSEWHERE: Final = {
    *("skullking leaderboard", "hearts leaderboard", "skull leaderboard"),
    *("table find", "table kick", "table substitute"),
    *("skullking scorepad", "hearts scorepad"),
}
"""The subcommands of groups that work everywhere which the bot refuses outside its servers."""
WHERE: Final = {"everywhere": False, "servers": True}
"""The words of docs/commands.md, by whether a command works on servers only."""


@pytest.fixture
async def bot() -> YoHoHo:
    settings = Settings.model_construct()
    created = create_bot(settings)
    created.compose(Store.at(settings.database_url))
    await created.load()
    return created


async def test_discord_is_told_where_each_command_is_installed_and_works(bot: YoHoHo) -> None:
    sent: list[dict[str, Any]] = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    assert {one["name"]: (one["integration_types"], one["contexts"]) for one in sent} == PLACES


async def test_subcommands_refused_outside_servers_are_listed(bot: YoHoHo) -> None:
    groups = [each for each in bot.tree.get_commands() if isinstance(each, Group)]
    assert {
        command.qualified_name
        for group in groups
        if not is_server_only(group)
        for command in group.walk_commands()
        if is_server_only(command)
    } == REFUSED_ELSEWHERE


async def test_no_subcommand_promises_more_than_its_group(bot: YoHoHo) -> None:
    for command in bot.tree.walk_commands():
        if command.root_parent is not None and is_server_only(command.root_parent):
            assert is_server_only(command), command.qualified_name


async def test_the_page_of_commands_says_where_each_works(bot: YoHoHo) -> None:
    page = (ROOT / "docs/commands.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`/.+?`|\*\*.+?\*\*) \| (\w+) \|", page, re.MULTILINE)
    named = r"(?:`/|\*\*)([\w -]+)"
    told = {name: WHERE[where] for names, where in rows for name in re.findall(named, names)}
    commands: list[Declared] = [*bot.tree.walk_commands(), *bot.tree.get_commands(type=USER_MENU)]
    places = {one.qualified_name: is_server_only(one) for one in commands if not isinstance(one, Group)}
    assert told == places
