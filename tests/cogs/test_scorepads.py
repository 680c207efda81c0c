"""Score pads in Discord: an evening with real cards, written on phones and ended as a match."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pads.pad import ASLEEP
from bot.records.slots import PAD
from bot.store.history import get_history_page
from bot.store.pads import list_pads
from tests.cogs.test_privacy import is_deleted
from tests.sim.abroad import abroad
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World


def pad_posts(world: World) -> list[Message]:
    """Return the public messages of pads that can be pressed."""
    return [post for post in world.posts() if any(one.action.startswith("@pad-") for one in post.buttons)]


def filled_in(asked: Answer) -> dict[str, Any]:
    """Return the values that a form shows before anybody changes them."""
    found: dict[str, Any] = {}
    for label in asked.result.modal["components"]:
        field = label["component"]
        if "options" in field:
            ticked = [one["value"] for one in field["options"] if one.get("default")]
            found |= {field["custom_id"]: ticked} if ticked else {}
        elif field.get("value"):
            found[field["custom_id"]] = field["value"]
    return found


async def submit(person: Person, asked: Answer, **values: Any) -> Answer:
    """Change values of the form that an answer shows, and send it."""
    assert asked.result.modal is not None, asked.text
    sent = {**filled_in(asked), **values}
    return person._answer(await person.member.submit_modal(asked.result, sent))


async def open_pad(host: Person, *others: Person, game: str = "skullking", **values: Any) -> int:
    """Type the command and fill in who plays; return the number of the pad."""
    asked = await host.slash(f"{game} scorepad")
    members = [one.member for one in (host, *others)]
    opened = await submit(host, asked, members=members, **values)
    assert not opened.private, opened.text
    return pad_posts(host.world)[-1].table


async def press(person: Person, verb: str, post: Message | None = None) -> Answer:
    shown = post or pad_posts(person.world)[-1]
    return await person.press(shown, shown.offering(verb)[0])


async def write(person: Person, **values: Any) -> Answer:
    """Press the next round and fill in its numbers."""
    return await submit(person, await press(person, "@pad-next"), **values)


async def tick(person: Person, page: Message, seat: int) -> Answer:
    """Choose a player in the menu of bonuses, which shows their form."""
    (menu,) = [menu for menu in page.menus if menu.action.startswith("@pad-bonus")]
    return await person.choose(page, menu.action, str(seat))


async def end(person: Person) -> Answer:
    return await person.confirms(await press(person, "@pad-end"))


async def matches(world: World) -> Any:
    return (await world.bot.services.store.read(get_history_page, world.guild.id)).matches


async def test_an_evening_with_real_cards_becomes_a_match(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    pad = await open_pad(ana, bea, names="Opa, ", length=["past_your_bedtime"])
    public = pad_posts(world)[-1]
    assert "Opa" in public.text
    written = await write(bea, bids="1 0 0", won="1 0 0")
    assert written.private
    page = written.posts[-1]
    asked = await tick(bea, page, 0)
    bonus = await submit(bea, asked, cards=["black-14"])
    assert "+40" in bonus.text
    await world.wait(3)
    again = await ana.choose(pad_posts(world)[-1], "@pad-round", "1")
    form = await ana.press(again.posts[-1], again.posts[-1].offering("@pad-fill")[0])
    corrected = await submit(ana, form, bids="001", won="001")
    assert says(corrected, "T-136"), "the black 14 was Ana's, who has no trick now"
    back = await ana.press(corrected.posts[-1], corrected.posts[-1].offering("@pad-fill")[0])
    assert filled_in(back) == {"bids": "001", "won": "001"}, "what was typed is offered again"
    fixed = await submit(ana, back, bids="1 1 0", won="1 0 0")
    assert says(fixed, "pad-corrected")
    assert says(await press(carl, "@pad-end"), "T-131")
    await end(ana)
    await world.wait(3)
    assert pad_posts(world) == []
    (match,) = await matches(world)
    assert (match.pad_id, [(one.name, one.points) for one in match.places]) == (
        pad,
        [("Ana", 40), ("Opa", 10), ("Bea", -10)],
    )
    opened = await carl.slash("replay", match=f"#{match.table_id}")
    assert says(opened, "pad-no-replay")
    assert says(await ana.slash("history"), "history-real")


@pytest.mark.rule("T-139")
async def test_points_of_hearts_end_a_match_that_counts_where_the_server_says_so(world: World) -> None:
    await world.save_settings(pads=True)
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea, game="hearts")
    for taken in ("0 26", "13 13", "20 6", "1 25"):
        await write(ana, taken=taken)
        await world.wait(3)
    assert not pad_posts(world)[-1].offering("@pad-next")
    asked = await press(bea, "@pad-end")
    assert says(asked, "ask-pad-counts")
    await bea.confirms(asked)
    (match,) = await matches(world)
    assert [(one.name, one.points) for one in match.places] == [("Bea", 44), ("Ana", 60)]
    board = await ana.slash("hearts leaderboard")
    assert "Bea" in board.text
    assert says(await tap(ana, board.posts[-1], f"1:{match.table_id}:0:@sheet"), "T-139")


@pytest.mark.parametrize("complete", [True, False])
async def test_a_pad_counts_for_no_board_unless_the_server_wants_it_whole(
    world: World, complete: bool
) -> None:
    await world.save_settings(pads=not complete)
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea, game="hearts")
    for _ in range(4 if complete else 3):
        await write(ana, taken="0 26")
        await world.wait(3)
    asked = await press(ana, "@pad-end")
    assert says(asked, "ask-pad-setting" if complete else "ask-pad-early")
    await ana.confirms(asked)
    assert len(await matches(world)) == 1
    assert "Bea" not in (await ana.slash("hearts leaderboard")).text


@pytest.mark.rule("T-133", "T-134", "T-135", "T-136", "T-138")
async def test_a_round_that_cannot_be_is_refused_and_nothing_changes(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    pad = await open_pad(ana, bea, names="Opa")
    service = world.bot.services.pads
    for rule, bids, won in (
        ("T-133", "1 0", "1 0 0"),
        ("T-133", "1 0 x", "1 0 0"),
        ("T-134", "2 0 0", "1 0 0"),
        ("T-135", "1 0 0", "1 1 0"),
        ("T-135", "1 0 0", "0 0 0"),
    ):
        refused = await write(ana, bids=bids, won=won)
        assert says(refused, rule)
        assert (await service.load(pad)).rounds == ()
    first = await press(ana, "@pad-next")
    second = await press(bea, "@pad-next")
    await submit(ana, first, bids="1 0 0", won="1 0 0")
    late = await submit(bea, second, bids="0 0 1", won="0 0 1")
    assert says(late, "T-138")
    (row,) = (await service.load(pad)).rounds
    assert (row.by, row.entry["bids"]) == (ana.id, [1, 0, 0])
    form = await bea.press(late.posts[-1], late.posts[-1].offering("@pad-fill")[0])
    assert filled_in(form)["bids"] == "0 0 1", "what was typed"
    assert says(late, "sk-line-bid", bid=1, won=1), "what stands"
    page = (await bea.choose(pad_posts(world)[-1], "@pad-round", "1")).posts[-1]
    refused = await submit(bea, await tick(bea, page, 1), cards=["king"])
    assert says(refused, "T-136")


async def test_two_people_tick_bonuses_of_two_players_at_the_same_time(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    pad = await open_pad(ana, bea, names="Opa", length=["skirmish"])
    page = (await write(ana, bids="2 3 0", won="2 3 0")).posts[-1]
    anas, late, beas = [await tick(ana, page, seat) for seat in (0, 0, 1)]
    await submit(ana, anas, cards=["green-14"])
    await submit(ana, beas, cards=["black-14"], pirates=["2"])
    taken = (await world.bot.services.pads.load(pad)).latest[0].entry["taken"]
    assert [one["prizes"] for one in taken] == [["green-14"], ["black-14"], []]
    assert says(await submit(ana, late, cards=["purple-14"]), "T-138")


@pytest.mark.rule("T-131", "T-132", "T-130")
async def test_only_those_who_play_write_until_the_pad_has_ended(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    mod = world.person("Mod", moderator=True)
    pad = await open_pad(ana, bea, game="hearts")
    post = pad_posts(world)[-1]
    assert says(await press(carl, "@pad-next"), "T-131")
    assert says(await press(mod, "@pad-next"), "T-131")
    assert says(await press(carl, "@pad-end"), "T-131")
    await end(mod)
    await world.wait(3)
    assert await matches(world) == ()
    for verb in ("@pad-next", "@pad-fill 1 0", "@pad-round 1", "@pad-wake", "@pad-end"):
        assert says(await tap(ana, post, f"1:{pad}:0:{verb}"), "T-132")
    assert says(await tap(ana, post, "1:99:0:@pad-next"), "T-130")


async def test_a_correction_that_ends_the_match_earlier_is_refused(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    await open_pad(ana, bea, carl, dora, game="hearts", end=["50"])
    for taken in ("20 6 0 0", "20 6 0 0", "20 6 0 0"):
        await write(ana, taken=taken)
        await world.wait(3)
    page = (await ana.choose(pad_posts(world)[-1], "@pad-round", "1")).posts[-1]
    form = await ana.press(page, page.offering("@pad-fill")[0])
    refused = await submit(ana, form, taken="0 26 0 0")
    assert says(refused, "pad-round") or says(refused, "T-132", why="earlier")


async def test_a_restart_keeps_the_message_and_a_week_puts_it_to_sleep(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    pad = await open_pad(ana, bea, game="hearts")
    before = pad_posts(world)[-1]
    await world.crash()
    await write(bea, taken="0 26")
    await world.wait(3)
    assert pad_posts(world)[-1].id == before.id
    assert [row.kind for row in await world.bot.services.store.pad_slots.list_for(pad)] == [PAD]
    await world.wait(ASLEEP.total_seconds() + 3)
    asleep = pad_posts(world)[-1]
    assert [one.action for one in asleep.buttons] == ["@pad-wake"]
    await press(ana, "@pad-wake")
    await world.wait(3)
    assert pad_posts(world)[-1].offering("@pad-next")


@pytest.mark.rule("T-137")
async def test_so_many_pads_fit_in_a_channel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.pads.service.MOST_IN_CHANNEL", 1)
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea)
    asked = await ana.slash("hearts scorepad")
    refused = await submit(ana, asked, members=[ana.member, bea.member])
    assert says(refused, "T-137")
    assert len(await world.bot.services.store.read(list_pads, world.env.now())) == 1


async def test_too_many_players_or_apps_are_refused(world: World) -> None:
    (ana,) = world.group("Ana")
    asked = await ana.slash("hearts scorepad")
    refused = await submit(ana, asked, members=[ana.member], names="Opa, Oma")
    assert says(refused, "H-2-2")
    again = await ana.press(refused.posts[-1], refused.posts[-1].offering("@pad-open")[0])
    assert filled_in(again)["names"] == "Opa, Oma"


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_words_only_have_no_signs_and_lose_nothing(world: World, locale: str) -> None:
    await world.save_settings(cards="words", language=locale[:2])
    ana, bea = world.group("Ana", "Bea", locale=locale)
    await ana.prefers("cards", "words")
    await open_pad(ana, bea, names="Opa")
    page = await write(ana, bids="1 0 0", won="1 0 0")
    await world.wait(3)
    shown = pad_posts(world)[-1]
    assert screen_reader_faults(shown) == []
    assert all(name in shown.text for name in ("Ana", "Bea", "Opa"))
    assert screen_reader_faults(page.posts[-1]) == []


@pytest.mark.rule("T-57")
async def test_elsewhere_than_on_a_server_of_the_bot_a_pad_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    with abroad(world, ana) as there:
        there.member.guild.add_member(bea.member.user)
        assert says(await there.slash("hearts scorepad"), "T-57")


async def test_a_deleted_player_is_named_nowhere_on_the_pad(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea, game="hearts")
    await write(bea, taken="0 26")
    await is_deleted(bea)
    await world.wait(3)
    shown = pad_posts(world)[-1]
    assert "Bea" not in shown.text
    assert says(shown, "deleted-person")
