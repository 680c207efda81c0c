"""The host's pages with presets, options and house rules refuse impossible combinations."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES
from engine.log import read_log
from engine.skull_king import PRESETS, Options
from tests.sim.evening import export_log, open_table, play_match, start
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def lobby_options(world: World, number: int) -> Options:
    """Return the options that a match started from the lobby would use."""
    seen = await world.bot.services.tables.snapshot(number, None)
    return Options.from_mapping(seen.header.options, max(len(seen.occupants), 2))


async def options_page(host: Person) -> Message:
    """Open the first page of the options."""
    return (await host.open_host_panel("options")).posts[-1]


async def lobby(world: World, *names: str, **given: Any) -> tuple[int, Person]:
    people = world.group(*(names or ("Ana",)))
    return await open_table(*people, **given), people[0]


@pytest.mark.parametrize("key", PRESETS)
async def test_a_table_opens_with_a_preset(world: World, key: str) -> None:
    number, ana = await lobby(world, preset=key)
    assert await lobby_options(world, number) == Options.from_mapping(PRESETS[key], 2)
    assert (await options_page(ana)).choice("@set preset").chosen == (key,)


async def test_every_option_can_be_chosen_separately(world: World) -> None:
    number, ana = await lobby(world, "Ana", "Bea", "Carl")
    post = await options_page(ana)
    for action, values in (
        ("@set scoring", ("rascal_loads",)),
        ("@set length", ("whirlpool_x2",)),
        ("@set expansions", ("kraken", "loot")),
        ("@set powers", ("on",)),
        ("@set character_bonus", ("per_card",)),
        ("@set tie_break", ("extra_hand",)),
    ):
        post = (await ana.choose(post, action, *values)).posts[-1]
    assert await lobby_options(world, number) == Options.from_mapping(
        {
            "scoring": "rascal",
            "cannon_loads": True,
            "length": "whirlpool_x2",
            "expansions": ["loot", "kraken"],
            "powers": True,
            "character_bonus": "per_card",
            "tie_break": "extra_hand",
        },
        3,
    )
    await world.wait()
    assert says(world.table(number), "rules-scoring-rascal_loads")
    post = (await ana.choose(await options_page(ana), "@set expansions")).posts[-1]
    assert (await lobby_options(world, number)).expansions == ()


async def type_length(ana: Person, length: str) -> Answer:
    """Type a length into the form; return the answer."""
    shown = await ana.choose(await options_page(ana), "@set length", "typed")
    return ana._answer(await ana.member.submit_modal(shown.result, {"typed": length}))


async def test_a_length_can_be_typed_into_a_form(world: World) -> None:
    number, ana = await lobby(world)
    for text, sizes in (
        ("3 5 7", (3, 5, 7)),
        ("1-4, 4;2", (1, 2, 3, 4, 4, 2)),
        ("24", (24,)),
        ("4–2", (4, 3, 2)),
    ):
        answer = await type_length(ana, text)
        assert (await lobby_options(world, number)).length == sizes, (text, sizes)
        assert answer.posts[-1].choice("@set length").chosen == ("present",), (text, sizes)


@pytest.mark.rule("SK-4.4")
async def test_an_impossible_length_is_refused(world: World) -> None:
    number, ana = await lobby(world)
    for text in (
        "0",
        "40",
        "-3",
        "ten",
        "1-30",
        "3.5",
        " ",
        "1 " * 21,
        "³",
        "9" * 100,
    ):
        answer = await type_length(ana, text)
        assert answer.private, text
        assert says(answer, "SK-4-4"), text
        assert says(answer, "option-unchanged"), text
        assert (await lobby_options(world, number)).length == "standard", text


@pytest.mark.rule("SKL-0.3", "T-14")
async def test_the_older_edition_does_not_allow_powers(world: World) -> None:
    number, ana = await lobby(world, preset="full_sail")
    answer = await ana.choose(await options_page(ana), "@set edition", "legacy")
    assert "Expansions" in answer.text or "powers" in answer.text
    assert says(answer, "option-unchanged")
    assert await lobby_options(world, number) == Options.from_mapping(PRESETS["full_sail"], 2)
    # With the preset of the older edition, the page offers only options of that edition.
    post = (await ana.choose(await options_page(ana), "@set preset", "older_edition")).posts[-1]
    assert _set(post) == {"preset", "admission"}
    more = await tap(ana, post, f"1:{number}:0:@options more")
    assert _set(more.posts[-1]) == {"edition"}
    answer = await tap(ana, post, f"1:{number}:0:@set powers", "on", menu=True)
    assert says(answer, "SKL-0-3", option="Pirates' powers")
    assert await lobby_options(world, number) == Options.from_mapping(PRESETS["older_edition"], 2)


@pytest.mark.rule("SKL-1.1", "R-SKL-02")
async def test_six_players_fill_the_older_edition(world: World) -> None:
    number, _ = await lobby(world, *"ABCDEF", preset="older_edition")
    assert "# Table full, 6 of 6 seats: " in world.table(number).text
    gus = world.person("Gus")
    answer = await tap(gus, world.table(number), f"1:{number}:0:@join")
    assert says(answer, "SKL-1-1")
    assert len(await world.seats(number)) == 6


@pytest.mark.rule("SKL-1.1", "T-7")
async def test_eight_players_are_too_many_for_the_older_edition_and_nine_for_all(world: World) -> None:
    number, ana = await lobby(world, *"ABCDEFGH")
    answer = await ana.choose(await options_page(ana), "@set preset", "older_edition")
    assert says(answer, "SKL-1-1")
    assert (await lobby_options(world, number)).edition == "modern"
    ivy = world.person("Ivy")
    assert (await tap(ivy, world.table(number), f"1:{number}:0:@join")).private
    assert len(await world.seats(number)) == 8


@pytest.mark.rule("R-SK-24")
async def test_expansions_of_the_printed_rules_follow_the_number_of_players(world: World) -> None:
    number, _ = await lobby(world, "Ana", "Bea", preset="printed_rules")
    assert (await lobby_options(world, number)).expansions == ("kraken", "whale")
    assert "Graybeard" in world.table(number).text
    carl = world.person("Carl")
    await carl.click("@join")
    await world.wait()
    assert (await lobby_options(world, number)).expansions == ("loot", "kraken", "whale")
    assert "Graybeard" not in world.table(number).text
    await carl.click("@leave")
    assert (await lobby_options(world, number)).expansions == ("kraken", "whale")


@pytest.mark.rule("R-SK-24")
async def test_expansions_follow_the_number_of_players_after_other_changes(world: World) -> None:
    number, ana = await lobby(world, "Ana", preset="printed_rules")
    post = (await ana.choose(await options_page(ana), "@set scoring", "rascal")).posts[-1]
    await ana.choose(post, "@set powers", "off")
    post = (await ana.choose(await options_page(ana), "@options", "expansions")).posts[-1]
    assert post.sure_menu("@set expansions").chosen == ("kraken", "whale")
    bea, carl = world.group("Bea", "Carl")
    for person, expansions in ((bea, ("kraken", "whale")), (carl, ("loot", "kraken", "whale"))):
        await person.click("@join")
        await world.wait()
        assert (await lobby_options(world, number)).expansions == expansions
    assert ("Loot" in world.table(number).text, (await lobby_options(world, number)).scoring) == (
        True,
        "rascal",
    )
    await carl.click("@leave")
    await world.wait()
    assert (await lobby_options(world, number)).expansions == ("kraken", "whale")
    assert "Loot" not in world.table(number).text
    # Expansions that the host chose separately no longer follow the number of players.
    await ana.choose(await options_page(ana), "@set expansions", "kraken")
    await carl.click("@join")
    assert (await lobby_options(world, number)).expansions == ("kraken",)


@pytest.mark.rule("R-SK-24")
async def test_expansions_follow_the_number_of_players_in_a_rematch(world: World) -> None:
    number, ana = await lobby(world, "Ana", "Bea", preset="printed_rules")
    people = world.people
    await ana.choose(await options_page(ana), "@set length", "past_your_bedtime")
    await ana.choose(await options_page(ana), "@set tie_break", "shared")
    await start(ana, number)
    await play_match(world, people, number)
    played = read_log(await export_log(ana, number))
    assert GAMES[played.game].options(played.options, played.seats).expansions == ("kraken", "whale")
    await ana.click("@rematch")
    await world.wait()
    again = world.table().table
    assert (await lobby_options(world, again)).expansions == ("kraken", "whale")
    await world.person("Carl").click("@join")
    assert (await lobby_options(world, again)).expansions == ("loot", "kraken", "whale")


def _set(post: Message) -> set[str]:
    """Return the settings that menus and buttons of a page set."""
    actions = (one.action for one in (*post.menus, *post.buttons) if one.action.startswith("@set "))
    return {action.split()[1] for action in actions}


async def house_rules(ana: Person) -> set[str]:
    """Return the options on the page of house rules."""
    page = await options_page(ana)
    table = page.buttons[0].custom_id.split(":")[1]
    return _set((await tap(ana, page, f"1:{table}:0:@options house")).posts[-1])


async def test_only_applicable_house_rules_are_offered(world: World) -> None:
    always = {"escape_then_character", "tie_break"}
    _, ana = await lobby(world, "Ana", "Bea")
    assert await house_rules(ana) == {*always, "ghost_lead_order"}
    await ana.choose(await options_page(ana), "@set preset", "full_sail")
    loot = {"whale_loot_alliance", "second_loot_allies", "eight_player_max"}
    assert await house_rules(ana) == {*always, *loot, "rascal_bet_on_last_trick", "ghost_lead_order"}
    await world.person("Carl").click("@join")
    await ana.choose(await options_page(ana), "@set expansions", "loot")
    assert await house_rules(ana) == {
        *always,
        "second_loot_allies",
        "eight_player_max",
        "rascal_bet_on_last_trick",
    }


async def test_the_rules_name_only_applicable_house_rules(world: World) -> None:
    number, ana = await lobby(world, "Ana", "Bea", "Carl", preset="printed_rules")
    post = world.table(number)
    assert not says(post, "rules-house-eight_player_max-8")
    assert says(post, "rules-house-tie_break-extra_hand")
    rules = (await ana.press(post, post.offering("@rules")[0])).text
    assert (says(rules, "option-eight_player_max"), says(rules, "option-tie_break")) == (False, True)
    for name in "DEFGH":
        await world.person(name).click("@join")
    await world.wait()
    post = world.table(number)
    assert says(post, "rules-house-eight_player_max-8")
    assert says(await ana.press(post, post.offering("@rules")[0]), "option-eight_player_max")


async def test_a_short_evening_has_five_rounds(world: World) -> None:
    number, _ = await lobby(world, "Ana", "Bea", "Carl", preset="short_evening")
    assert "**Short evening** · 5 rounds of 5 cards" in world.table(number).text


async def test_forged_choices_change_nothing(world: World) -> None:
    number, ana = await lobby(world)
    post = await options_page(ana)
    before = await lobby_options(world, number)
    for key, values in (
        ("preset", ("",)),
        ("powers", ("maybe",)),
        ("expansions", ("loot", "jokers")),
        ("length", ("typed ",)),
        ("nothing", ("on",)),
        ("scoring", ("rascal", "skull_king")),
    ):
        answer = await tap(ana, post, f"1:{number}:0:@set {key}", *values, menu=True)
        assert answer.private
        assert await lobby_options(world, number) == before


@pytest.mark.parametrize("locale", ["es-ES", "fr"])
async def test_rules_and_help_follow_the_tables_options(world: World, locale: str) -> None:
    ana = world.person("Ana", locale)
    number = await open_table(ana, preset="leviathans")
    post = world.table(number)
    rules = await ana.press(post, post.offering("@rules")[0])
    assert says(rules, "rules-table", locale)
    assert says(rules, "card-whale", locale)
    slash = await ana.slash("skullking rules")
    assert slash.text == rules.text
