"""`/help`, `/about` and `/privacy`: private, in three languages, on a server and in a direct message."""

from __future__ import annotations

import pytest

from bot import VERSION
from bot.store.tables import list_live_tables
from bot.texts.sentences import texts
from engine import GAMES
from tests.sim.evening import open_table
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.mark.parametrize(("locale", "new"), [("en-US", "new"), ("es-419", "nueva"), ("fr", "nouvelle")])
async def test_help_explains_the_first_steps_in_five_lines(world: World, locale: str, new: str) -> None:
    ana = world.person("Ana", locale)
    answer = await ana.slash("help")
    assert answer.private
    title, *lines = answer.text.splitlines()
    assert title.startswith("## ")
    assert [line[:3] for line in lines] == ["1. ", "2. ", "3. ", "4. ", "5. "]
    for game in GAMES:
        assert f"/{game.replace('-', '')} {new}" in lines[0]
    assert texts(locale)("begin-here", commands="").rstrip(". ") in lines[0]


@pytest.mark.parametrize("game", GAMES)
async def test_help_has_a_button_per_game_that_opens_a_table(world: World, game: str) -> None:
    ana = world.person("Ana")
    shown = (await ana.slash("help")).posts[-1]
    await ana.press(shown, next(one for one in shown.buttons if one.action == f"@new {game}"))
    (header,) = await world.bot.services.store.read(list_live_tables)
    assert (header.game, header.host, header.channel_id) == (game, ana.id, world.channel.id)
    assert world.posts()[-1].button("@join")


async def test_help_opens_tables_only_in_channels_that_allow_them(world: World) -> None:
    ana = world.person("Ana")
    shown = (await ana.slash("help")).posts[-1]
    await world.save_settings(channels=(world.guild.create_text_channel("quay").id,))
    refused = await ana.press(shown, shown.offering("@new")[0])
    assert refused.private
    assert await world.bot.services.store.read(list_live_tables) == []
    assert not (await ana.slash("help")).posts[-1].offering("@new")


async def test_help_opens_a_persons_tables_history_settings_and_the_rules(world: World) -> None:
    ana = world.person("Ana")
    t = texts("en")
    help_ = (await ana.slash("help")).posts[-1]
    for label, said in (
        ("begin-mine", "mine-empty"),
        ("begin-matches", "history-empty"),
        ("begin-settings", "settings-why"),
    ):
        answer = await ana.press(help_, next(b for b in help_.buttons if b.label == t(label)))
        assert answer.private
        assert t(said) in answer.text
    for key in (*GAMES, "championship"):
        answer = await ana.choose(help_, "@rules-of", key)
        assert answer.private
        assert f"@rules {key}" in {menu.action for menu in answer.posts[-1].menus}


async def test_help_names_the_channels_where_tables_may_be_opened(world: World) -> None:
    ana = world.person("Ana")
    quay = world.guild.create_text_channel("quay")
    await world.save_settings(channels=(quay.id,))
    said = (await ana.slash("help")).text
    assert f"<#{quay.id}>" in said
    assert says(said, "begin-in")
    assert says(await ana.slash("help", quay), "begin-here")


async def test_about_shows_authors_version_and_current_usage(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    answer = await ana.slash("about")
    assert answer.private
    assert f"Yo-ho-ho {VERSION}" in answer.text
    for said in ("the Yo-ho-ho contributors", "MIT", "Open tables: 1. Servers: 1"):
        assert said in answer.text
    started = f"<t:{int(world.bot.started_at.timestamp())}:R>"
    # Discord shows this timestamp as "3 days ago" in the reader's language.
    for locale, label in (("en-US", "Started"), ("es-ES", "Arranque"), ("fr", "Démarrage\u00a0")):
        said = (await world.person("Bea", locale).slash("about")).text
        assert f"{label}: {started}" in said


async def test_privacy_lists_the_stored_data_and_offers_an_export(world: World) -> None:
    answer = await world.person("Ana").slash("privacy")
    assert answer.private
    for said in (
        "Discord id",
        "your moves",
        "settings",
        "match log",
        "read messages",
        "backups",
        "a day or two",
        "which of them show your cards",
        "who gave your seat away",
        "Export",
    ):
        assert said in answer.text


@pytest.mark.parametrize("command", ["help", "about", "privacy"])
async def test_help_about_and_privacy_answer_in_direct_messages(world: World, command: str) -> None:
    ana = world.person("Ana", "fr")
    answer = ana._answer(await ana.member.user.slash(command))
    assert answer.text.startswith("## ")
    if command == "help":
        assert says(answer, "begin-private", "fr")


@pytest.mark.parametrize(
    ("locale", "new"),
    [("en-US", "championship new"), ("es-419", "campeonato nuevo"), ("fr", "championnat nouveau")],
)
async def test_the_translated_new_command_agrees_in_gender_with_championship(
    world: World, locale: str, new: str
) -> None:
    ana = world.person("Ana", locale)
    assert f"/{new} " in (await ana.slash("help")).text
    assert f"/{new}." in (await ana.slash("championship table")).text


async def test_discord_registers_the_command_names_that_help_shows(world: World) -> None:
    tree = world.bot.tree
    (group,) = [one for one in tree.get_commands() if one.name == "championship"]
    assert tree.translator is not None
    sent = await group.get_translated_payload(tree, tree.translator)
    (new,) = [one for one in sent["options"] if one["name"] == "new"]
    assert new["name_localizations"]["es-ES"] == "nuevo"
    assert new["name_localizations"]["fr"] == "nouveau"
