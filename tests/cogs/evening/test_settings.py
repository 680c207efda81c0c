"""Settings of people and servers are stored, applied and kept after a crash; forgeries are refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.people import set_preferences
from bot.store.servers import save_settings
from tests.cogs.evening.scenes import bidding, calls, role
from tests.sim.evening import open_table, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Person
from tests.sim.screen import TICK, Message, Pressable, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

GAME = "skull-king"


async def page_of(person: Person, command: str = "settings", **where: Any) -> Message:
    answer = await person.slash(command, **where)
    assert answer.private
    return answer.posts[-1]


def switch(page: Message, key: str) -> Pressable:
    """Return the button that switches this setting."""
    (button,) = (one for one in page.offering("@prefer") if one.action.split()[1] == key)
    return button


def value_after_switch(page: Message, key: str) -> str:
    """Return the value that pressing this switch would choose, the opposite of its present value."""
    button = switch(page, key)
    value = button.action.split()[2]
    assert (button.label, button.style) == ({"on": "Off", "off": f"{TICK} On"}[value], "secondary")
    return value


# ---- a person's settings-----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["dm_hands", "pings", "two_tap"])
async def test_a_switched_setting_is_stored_and_kept_after_a_crash(world: World, key: str) -> None:
    ana = world.person("Ana")
    page = await page_of(ana)
    chosen = value_after_switch(page, key)
    answer = await ana.press(page, switch(page, key))
    assert answer.posts[-1].id == page.id
    assert value_after_switch(answer.posts[-1], key) != chosen
    assert page.menu(f"@prefer {key}") is None, "what a button says stands in no menu as well"
    await world.crash()
    assert value_after_switch(await page_of(ana), key) != chosen
    assert getattr(await world.bot.services.people.preferences(ana.id), key) == (chosen == "on")


async def test_language_and_order_are_chosen_from_menus(world: World) -> None:
    ana = world.person("Ana", "fr")
    page = await page_of(ana)
    assert says(page, "settings-title", "fr")
    answer = await ana.choose(page, "@prefer language", "es")
    assert says(answer, "settings-title", "es")
    answer = await ana.choose(answer.posts[-1], "@prefer hand_order", "rank")
    assert answer.posts[-1].choice("@prefer hand_order").chosen == ("rank",)
    await world.crash()
    page = await page_of(ana)
    assert says(page, "settings-title", "es")
    assert page.choice("@prefer hand_order").chosen == ("rank",)
    answer = await ana.choose(page, "@prefer language", "auto")
    assert says(answer, "settings-title", "fr")


async def test_the_display_of_cards_is_one_choice_of_three(world: World) -> None:
    ana = world.person("Ana")
    page = await page_of(ana)
    menu = page.choice("@prefer cards")
    assert (menu.values, menu.chosen) == (("emojis", "signs", "words"), ("emojis",))
    answer = await ana.choose(page, "@prefer cards", "words")
    assert screen_reader_faults(answer.posts[-1]) == []
    await world.crash()
    assert (await page_of(ana)).choice("@prefer cards").chosen == ("words",)
    answer = await ana.choose(await page_of(ana), "@prefer cards", "signs")
    assert answer.posts[-1].choice("@prefer cards").chosen == ("signs",)


async def test_automatic_last_cards_are_one_choice_of_three(world: World) -> None:
    ana = world.person("Ana")
    page = await page_of(ana)
    choice = page.choice("@prefer autoplay")
    assert (choice.values, choice.chosen) == (("robots", "on", "off"), ("robots",))
    for value in ("on", "off", "robots"):
        answer = await ana.choose(page, "@prefer autoplay", value)
        assert answer.posts[-1].choice("@prefer autoplay").chosen == (value,)
        await world.crash()
        assert (await world.bot.services.people.preferences(ana.id)).autoplay == value


@pytest.mark.parametrize(
    ("stored", "kept"), [(True, "robots"), (False, "off"), ("on", "on"), ("no", "robots")]
)
async def test_autoplay_of_an_older_version_is_a_choice_only_if_it_was_off(
    world: World, stored: bool | str, kept: str
) -> None:
    """Earlier versions stored true, their default, with every change of another preference."""
    ana = world.person("Ana")
    await world.bot.services.store.write(set_preferences, ana.id, {"autoplay": stored, "pings": False})
    assert (await page_of(ana)).choice("@prefer autoplay").chosen == (kept,)
    await ana.prefers("two_tap", "on")
    await world.crash()
    likes = await world.bot.services.people.preferences(ana.id)
    assert (likes.autoplay, likes.pings, likes.two_tap) == (kept, False, True)


async def test_an_older_choice_of_words_only_is_kept(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    await world.bot.services.store.write(set_preferences, ana.id, {"words_only": True, "pings": False})
    await world.bot.services.store.write(set_preferences, bea.id, {"words_only": False})
    assert (await page_of(ana)).choice("@prefer cards").chosen == ("words",)
    assert (await page_of(bea)).choice("@prefer cards").chosen == ("emojis",)
    await ana.prefers("cards", "emojis")
    await world.crash()
    assert (await page_of(ana)).choice("@prefer cards").chosen == ("emojis",)
    assert not (await world.bot.services.people.preferences(ana.id)).pings


async def test_two_settings_changed_in_the_same_instant_are_both_stored(world: World) -> None:
    ana = world.person("Ana")
    page = await page_of(ana)
    taps = [Tap(ana, page, switch(page, key).custom_id) for key in ("pings", "two_tap", "dm_hands")]
    await tap_at_once(world, *taps)
    likes = await world.bot.services.people.preferences(ana.id)
    assert (likes.pings, likes.two_tap, likes.dm_hands) == (False, True, False)
    await world.crash()
    assert await world.bot.services.people.preferences(ana.id) == likes


@pytest.mark.rule("T-14", "T-3")
async def test_forged_choices_of_a_person_are_refused(world: World) -> None:
    ana = world.person("Ana")
    page = await page_of(ana)
    before = await world.bot.services.people.preferences(ana.id)
    for words, values in (
        ("@prefer pings maybe", ()),
        ("@prefer nonesuch on", ()),
        ("@prefer __class__ on", ()),
        ("@prefer model_fields on", ()),
        ("@prefer language", ("sv",)),
        ("@prefer hand_order", ("",)),
        ("@prefer", ("language",)),
        ("@prefer language", ("es", "fr")),
        ("@prefer", ()),
    ):
        answer = await tap(ana, page, f"1:0:0:{words}", *values, menu=bool(values))
        assert answer.private, (words, values)
        assert answer.text.startswith("⚓"), (words, values)
        assert await world.bot.services.people.preferences(ana.id) == before, (words, values)


async def test_unknown_settings_of_an_older_version_are_tolerated(world: World) -> None:
    ana = world.person("Ana")
    await world.bot.services.store.write(
        set_preferences, ana.id, {"hand_order": "colour", "pings": False, "gone": 1}
    )
    page = await page_of(ana)
    answer = await ana.choose(page, "@prefer two_tap", "on")
    assert "⚓" not in answer.text
    likes = await world.bot.services.people.preferences(ana.id)
    assert (likes.hand_order, likes.pings, likes.two_tap) == ("suit", False, True)


async def test_switching_direct_messages_on_sends_the_hand_at_once(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bea.prefers("dm_hands", "off")
    await start_table(ana, bea, carl)
    assert ana.dms()
    assert bea.dms() == []
    page = await page_of(bea)
    await bea.choose(page, "@prefer dm_hands", "on")
    await world.wait()
    assert bea.dms()[-1].offering("bid")


@pytest.mark.parametrize("direct", [False, True], ids=["server", "direct"])
async def test_a_switch_on_a_page_of_an_older_version_still_works(world: World, direct: bool) -> None:
    """Pages of older versions have two buttons or a menu in place of a switch."""
    ana = world.person("Ana", "es-ES")
    page = (await (ana.slash_in_dm("settings") if direct else ana.slash("settings"))).posts[-1]
    await world.crash()
    for value in ("on", "off", "on", "on"):
        for older in ((f"1:0:0:@prefer two_tap {value}",), ("1:0:0:@prefer two_tap", value)):
            answer = await tap(ana, page, *older)
            assert switch(answer.posts[-1], "two_tap").label == {"on": f"{TICK} Sí", "off": "No"}[value]
            assert (await world.bot.services.people.preferences(ana.id)).two_tap == (value == "on")


async def test_a_choice_on_an_older_page_of_a_server_is_stored_and_shown(
    world: World,
) -> None:
    captain = world.person("Captain", moderator=True)
    page = await page_of(captain, "server settings")
    await world.crash()
    answer = await tap(captain, page, "1:0:0:@server pings off")
    assert answer.posts[-1].choice("@server pings").chosen == ("off",)
    answer = await tap(captain, page, "1:0:0:@server timer.hearts", "60s", menu=True)
    assert answer.posts[-1].choice("@server timer.hearts").chosen == ("60s",)
    back = await captain.press(answer.posts[-1], answer.posts[-1].offering("@server-page")[0])
    assert "Pings by the bot: **nobody**" in back.text
    assert "Hearts: **60 seconds**" in back.text


TOPICS = ("look", "channels", "roles", "timers", "boards", "limits")
TITLES = ("Language and look", "Channels", "Who may do what", "Time to decide", "Leaderboards", "Limits")


@pytest.mark.rule("T-29")
async def test_the_first_page_of_server_settings_links_to_every_topic_and_back(world: World) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person("Ana")
    number = role(world)
    await world.save_settings(channels=(world.channel.id,), opener_role=number, moderator_role=number)
    first = await page_of(captain, "server settings")
    for told in (
        f"Where tables open: **<#{world.channel.id}>**",
        f"Who opens tables: **only <@&{number}>**",
        f"and <@&{number}>",
    ):
        assert told in first.text
    assert "Who opens championships for the ranking: **moderators**" in first.text
    assert first.sure_menu("@server-page").values == TOPICS
    for title, topic in zip(TITLES, TOPICS, strict=True):
        assert f"**{title}**\n" in first.text
        page = (await captain.choose(first, "@server-page", topic)).posts[-1]
        assert page.id == first.id
        assert page.text.startswith(f"# {title}")
        first = (await captain.press(page, page.offering("@server-page")[-1])).posts[-1]
        assert first.text.startswith("# Server settings")
        for older in ((f"1:0:0:@server-page {topic}",), ("1:0:0:@server-page", topic)):
            refused = await tap(ana, page, *older)
            assert says(refused, "T-29")
    by_button = await tap(
        captain, first, "1:0:0:@server-page limits"
    )  # Pages of older versions have this button.
    assert by_button.text.startswith("# Limits")


async def test_settings_and_list_of_tables_link_to_each_other_after_a_restart(world: World) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person("Ana")
    listed = await page_of(captain, "server tables")
    await world.crash()
    page = (await captain.click("@server-page", on=listed)).posts[-1]
    assert page.text.startswith("# Server settings")
    await open_table(ana)
    there = (await captain.click("@server-tables", on=page)).posts[-1]
    assert there.id == listed.id
    assert there.choice("@server-table").values


@pytest.mark.rule("T-29")
async def test_server_settings_are_refused_in_a_direct_message(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    page = (await captain.slash_in_dm("settings")).posts[-1]
    for action in ("@server-page look", "@server pings off", "@server-tables 0"):
        assert (await tap(captain, page, f"1:0:0:{action}")).text.startswith("⚓")


# ---- a server's settings-----------------------------------------------------------------------------------


@pytest.mark.rule("T-29")
async def test_only_moderators_see_and_change_the_servers_page(world: World) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person("Ana", "es-ES")
    page = await page_of(captain, "server settings")
    assert says(page, "server-title")
    keeper = world.person("Keeper")
    await world.allow_command("server", ana, keeper)
    assert "moderadores" in (await ana.slash("server settings")).text
    before = await world.bot.services.people.server(world.guild.id)
    for words, values in (("@server pings on", ()), ("@server threads", ("always",)), ("@default", ())):
        answer = await tap(ana, page, f"1:0:0:{words}", *values, menu=bool(values))
        assert answer.private
        assert "moderadores" in answer.text
    assert await world.bot.services.people.server(world.guild.id) == before
    await world.save_settings(moderator_role=role(world, keeper))
    assert says(await page_of(keeper, "server settings"), "server-title")


async def test_all_server_settings_are_kept_after_a_crash(world: World) -> None:
    captain = world.person("Captain", "fr", moderator=True)
    number = role(world)
    page = await page_of(captain, "server settings")
    for action, value in (
        ("@server language", "fr"),
        ("@server threads", "always"),
        ("@server pings", "off"),
        ("@server timer.skull-king", "12h"),
    ):
        answer = await captain.choose(page, action, value)
        assert answer.posts[-1].id == page.id
        assert answer.posts[-1].choice(action).chosen == (value,)
        page = answer.posts[-1]
    for key, chosen in (
        ("channels", world.channel.id),
        ("opener_role", number),
        ("moderator_role", number),
        ("championship_role", number),
    ):
        assert "⚓" not in (await tap(captain, page, f"1:0:0:@server {key}", str(chosen))).text
    await world.crash()
    kept = await world.bot.services.people.server(world.guild.id)
    assert (kept.language, kept.threads, kept.for_game(GAME).timer) == ("fr", "always", "12h")
    assert kept.channels == (world.channel.id,)
    assert (kept.opener_role, kept.moderator_role, kept.championship_role) == (number, number, number)
    assert not kept.pings
    for action in ("channels", "opener_role", "moderator_role", "championship_role"):
        await tap(captain, page, f"1:0:0:@server {action}", menu=True)
    kept = await world.bot.services.people.server(world.guild.id)
    assert kept.channels == ()
    assert (kept.opener_role, kept.moderator_role, kept.championship_role) == (None, None, None)


async def test_forged_choices_of_a_server_are_refused(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    page = await page_of(captain, "server settings")
    before = await world.bot.services.people.server(world.guild.id)
    for words, values in (
        ("@server threads", ("sometimes",)),
        ("@server language", ("sv",)),
        ("@server timer.skull-king", ("5min",)),
        ("@server timer.hearts-of-oak", ("60s",)),
        ("@server timer", ("60s",)),
        ("@server channels", ("42",)),
        ("@server channels", ("all",)),
        ("@server opener_role", ("42",)),
        ("@server moderator_role", ("everyone",)),
        ("@server championship_role", ("42",)),
        ("@server defaults", ("{}",)),
        ("@server pings", ("perhaps",)),
        ("@server", ()),
    ):
        answer = await tap(captain, page, f"1:0:0:{words}", *values, menu=bool(values))
        assert answer.private, (words, values)
        assert answer.text.startswith("⚓"), (words, values)
        assert await world.bot.services.people.server(world.guild.id) == before, (words, values)


@pytest.mark.rule("T-23")
async def test_tables_are_opened_only_in_the_chosen_channels(world: World) -> None:
    ana = world.person("Ana", "fr")
    quay = world.guild.create_text_channel("quay")
    await world.save_settings(timer="off", threads="never", channels=[quay.id])
    answer = await ana.slash("skullking new")
    assert answer.private
    assert f"On ne peut pas ouvrir de table dans ce salon. Essaie <#{quay.id}>" in answer.text
    assert world.posts() == []
    assert (await ana.slash("skullking new", quay)).posts[-1].button("@join") is not None


@pytest.mark.rule("T-28")
async def test_only_members_with_the_chosen_role_can_open_tables(world: World) -> None:
    ana, bea = world.group("Ana", "Bea", locale="es-ES")
    captain = world.person("Captain", moderator=True)
    number = role(world, bea)
    await world.save_settings(timer="off", threads="never", opener_role=number)
    answer = await ana.slash("skullking new")
    assert answer.private
    assert f"<@&{number}>" in answer.text
    assert not (await bea.slash("skullking new")).private
    assert not (await captain.slash("skullking new")).private


async def test_a_table_begins_with_the_servers_defaults(world: World) -> None:
    ana = world.person("Ana", "en-US")
    await world.save_settings(timer="3d", threads="never", language="es")
    answer = await ana.slash("skullking new")
    assert "3 días" in answer.text
    assert says(answer, "lobby-head-open", "es")
    await ana.slash_and_confirm("table cancel")
    answer = await ana.slash("skullking new", timer="60s", language="fr")
    assert "60 secondes" in answer.text


async def test_a_moderator_can_make_a_lobbys_options_the_servers_defaults(world: World) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person("Ana")
    await captain.slash("skullking new")
    page = (await captain.open_host_panel("options")).posts[-1]
    page = (await captain.choose(page, "@set character_bonus", "per_card")).posts[-1]
    page = (await captain.choose(page, "@set timer", "60s")).posts[-1]
    page = (await captain.click("@options", on=page)).posts[-1]
    answer = await captain.click("@default", on=page)
    assert answer.private
    assert says(answer, "default-kept")
    await captain.slash_and_confirm("table cancel")
    await world.crash()
    await ana.slash("skullking new")
    header = await world.header(world.table().table)
    assert header.options["character_bonus"] == "per_card"
    assert header.timer == "60s"
    assert (await ana.open_host_panel("options")).posts[-1].button("@default") is None


async def test_server_defaults_unknown_to_the_game_do_not_block_new_tables(world: World) -> None:
    ana = world.person("Ana")
    stored = {"threads": "never", "defaults": {GAME: {"options": {"parrots": 3}, "timer": "12h"}}}
    await world.bot.services.store.write(save_settings, world.guild.id, stored)
    await world.crash()
    answer = await ana.slash("skullking new")
    assert not answer.private
    assert "12 hours" in answer.text


async def test_no_mentions_are_sent_after_switching_them_off(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    ana, bea = world.group("Ana", "Bea")
    await world.save_settings(timer="3min", threads="never")
    await bidding(world, ana, bea, robots=1)
    page = await page_of(captain, "server settings")
    await captain.choose(page, "@server pings", "off")
    await world.wait(40)
    assert calls(world) == []
