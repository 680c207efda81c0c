"""`/season` and `/boards season-export`: what was played in a season, as a page and as a file."""

from __future__ import annotations

import csv
import io
import zipfile
from typing import Any

import discord
import pytest
import simcord.interactions as wire
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.season_export import AROUND
from bot.texts.sentences import texts
from engine.log import read_log
from engine.verify import verify_log
from tests.bot.tables.harbour import Line
from tests.cogs.evening.scenes import bidding
from tests.cogs.quay import Quay
from tests.cogs.test_boards import board_lines
from tests.cogs.test_places import on_another_server
from tests.cogs.test_privacy import is_deleted
from tests.cogs.test_scorepads import end, open_pad, pad_posts, write
from tests.sim.evening import play_match
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def begins(mo: Person, name: str) -> None:
    """Begin a season a minute after what has happened, and let another minute pass."""
    await mo.world.wait(60)
    assert says(await mo.slash("boards season-start", name=name, reason="why"), "season-started", season=name)
    await mo.world.wait(60)


async def ends(mo: Person) -> None:
    """End the season that runs, likewise."""
    await mo.world.wait(60)
    await mo.slash_with_reason("why", "boards season-end")
    await mo.world.wait(60)


async def opened(person: Person, **options: Any) -> Message:
    """Return the page of a season."""
    answer = await person.slash("season", **options)
    return answer.posts[-1]


def seasons_of(page: Message) -> list[str]:
    """Return the numbers of the seasons in the menu of a page."""
    return list(page.sure_menu("@season").values)


def attached(person: Person, answer: Answer) -> bytes:
    """Return the file in an answer."""
    assert answer.private
    (file,) = answer.posts[-1].stored.attachments
    data = person.world.env.backend.cdn.get(file["url"])
    assert data is not None
    return bytes(data)


def exported(person: Person, answer: Answer) -> dict[str, str]:
    """Return the texts of the file in an answer by their names."""
    with zipfile.ZipFile(io.BytesIO(attached(person, answer))) as archive:
        return {name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}


def table(text: str) -> list[dict[str, str]]:
    """Return the rows of a table as mappings of its columns."""
    return list(csv.DictReader(io.StringIO(text)))


async def two_seasons(world: World, quay: Quay, ana: Person, bea: Person, mo: Person) -> None:
    """Play a season Spring with two games, and then the beginning of Summer."""
    for person in (ana, bea):
        await person.slash("help")
    await begins(mo, "Spring")
    await quay.ends(Line(ana.id, 1, 100), Line(bea.id, 2, 80))
    await quay.ends(Line(ana.id, 1, 90), Line(bea.id, 2, 20), Line(None, 3))
    await quay.ends(Line(bea.id, 1, 10), Line(ana.id, 2, 30), game="hearts")
    await ends(mo)
    await begins(mo, "Summer")
    await quay.ends(Line(bea.id, 1, 300), Line(ana.id, 2, 5))


async def test_a_finished_season_stays_as_a_page_after_the_next_has_begun(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    mo = world.person("Mo", moderator=True)
    await two_seasons(world, quay, ana, bea, mo)
    now = await opened(ana)
    assert says(now, "period-season-called", season="Summer")
    assert says(now, "season-count", matches=1, players=2)
    assert board_lines(now) == ["🥇 **Bea** · 1 win in one match"]
    assert seasons_of(now) == ["2", "1"]
    spring = (await ana.choose(now, "@season", "1")).posts[-1]
    assert says(spring, "period-season-called", season="Spring")
    assert says(spring, "season-count", matches=3, players=2)
    assert board_lines(spring) == [
        "🥇 **Ana** · 2 wins in 3 matches",
        "🥈 **Bea** · 1 win in 3 matches",
        "🥇 **Ana** · 2 wins in 2 matches",
        "🥇 **Bea** · 1 win in one match",
    ]
    held = {"record-wins": ("Ana", 2), "record-streak": ("Ana", 2)}
    for record, (who, value) in held.items():
        told = texts("en")("record-held", players=who, value=f"{value}")
        assert texts("en")("labelled-plain", label=texts("en")(record), text=told) in spring.text
    shared = texts("en")("record-held", players="Ana and Bea", value="3")
    assert texts("en")("labelled-plain", label=texts("en")("record-matches"), text=shared) in spring.text
    assert (await opened(bea, season="spring")).text == spring.text
    assert (await opened(bea, season="1")).text == spring.text
    await world.crash()
    assert (await opened(bea, season="1")).text == spring.text


async def test_the_best_of_a_season_share_a_medal(world: World) -> None:
    quay = Quay(world)
    people = world.group("Ana", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus")
    for person in people:
        await person.slash("help")
    ana, bea, carl, dora, *_ = people
    for person in (ana, bea):
        await quay.ends(Line(person.id, 1), Line(carl.id, 2), Line(dora.id, 3))
    page = await opened(ana)
    assert sorted(line.split(" ")[0] for line in board_lines(page)) == ["🥇", "🥇"]
    await quay.ends(Line(carl.id, 1), Line(dora.id, 2))
    await quay.ends(Line(carl.id, 1), Line(dora.id, 2))
    places = [line.split(" · ")[0] for line in board_lines(await opened(ana))]
    assert places == ["🥇 **Carl**", "🥈 **Ana**", "🥈 **Bea**"], "nobody has a medal without a win"
    for person in people[3:]:
        await quay.ends(Line(person.id, 1), Line(ana.id, 2))
    crowded = await opened(ana)
    assert len(board_lines(crowded)) == 5
    assert says(crowded, "season-others", count=2)


async def test_matches_outside_seasons_are_in_their_calendar_year(world: World) -> None:
    quay = Quay(world)
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    year = world.env.now().year
    empty = await opened(ana)
    assert says(empty, "season-year", year=f"{year}")
    assert says(empty, "season-empty-yet")
    assert seasons_of(empty) == [f"{year}"]
    await begins(mo, "Spring")
    assert seasons_of(await opened(ana)) == ["1"], "nothing was played in the year but the season"
    await ends(mo)
    assert says(await opened(ana, season="Spring"), "season-empty")
    await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    await begins(mo, f"{year}")
    page = await opened(ana)
    assert seasons_of(page) == ["2", f"{year}", "1"]
    assert says(page, "season-empty-yet")
    own = (await ana.choose(page, "@season", f"{year}")).posts[-1]
    assert says(own, "season-count", matches=1, players=2)
    await quay.ends(Line(ana.id, 1), Line(None, 2))
    assert says(await opened(ana, season="2"), "season-empty-yet"), "nobody played against people"


@pytest.mark.rule("T-165")
async def test_a_season_that_is_not_there_is_refused(world: World) -> None:
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    page = await opened(ana)
    for said in ("7", "Autumn", "1999"):
        assert says(await ana.slash("season", season=said), "T-165", season=said)
        answer = await ana.slash("season", season=said, public=True)
        assert answer.private
        assert says(answer, "T-165", season=said)
        assert says(await mo.slash("boards season-export", season=said), "T-165", season=said)
    assert says(await tap(ana, page, "1:0:0:@season 7"), "T-165", season="7")
    for forged in ("@season", "@season x", "@season 1 1", "@season-export x"):
        assert says(await tap(mo, page, f"1:0:0:{forged}"), "T-3")


async def test_a_season_shown_to_the_channel_has_no_buttons_and_says_of_when_it_is(world: World) -> None:
    quay = Quay(world)
    ana, mo = world.person("Ana", "es-ES"), world.person("Mo", moderator=True)
    await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    for person in (ana, mo):
        answer = await person.slash("season", public=True)
        assert not answer.private
        shown = answer.posts[-1]
        assert not shown.buttons
        assert says(shown, "stats-as-of", moment=f"<t:{int(world.env.now().timestamp())}:f>")


async def test_another_server_sees_nothing_of_a_season(world: World) -> None:
    quay = Quay(world)
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    await two_seasons(world, quay, ana, bea, mo)
    abroad, _, pier = await on_another_server(mo, moderator=True)
    page = (await abroad.slash("season", pier)).posts[-1]
    assert says(page, "season-empty-yet")
    assert seasons_of(page) == [f"{world.env.now().year}"]
    assert says(await abroad.slash("season", pier, season="Spring"), "T-165", season="Spring")
    assert says(await abroad.slash("boards season-export", pier, season="1"), "T-165", season="1")
    files = exported(abroad, await abroad.slash("boards season-export", pier))
    assert [len(table(text)) for text in files.values()] == [0, 0, 0]


async def test_the_seasons_are_suggested_by_number_and_name(world: World) -> None:
    quay = Quay(world)
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    await two_seasons(world, quay, ana, bea, mo)
    for command in ("season", "boards season-export"):
        found = await mo.member.autocomplete(world.channel, command, "season", "")
        assert [(one["name"], one["value"]) for one in found] == [("2 · Summer", "2"), ("1 · Spring", "1")]


# ---- the file ------------------------------------------------------------------------------------------


async def test_the_file_of_a_season_has_its_matches_results_boards_and_logs(world: World) -> None:
    """The logs are those of real matches, which the engine checks; other seasons are left out."""
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    mo = world.person("Mo", moderator=True)
    await play_match(world, [ana, bea], await bidding(world, ana, bea))
    await begins(mo, "Spring")
    number = await bidding(world, ana, bea, robots=1)
    await play_match(world, [ana, bea], number)
    quay = Quay(world)
    hearts = await quay.ends(
        Line(ana.id, 1, 7), Line(bea.id, 2, -30, left=True), Line(mo.id, 3), game="hearts"
    )
    await ends(mo)
    await begins(mo, "Summer")
    await quay.ends(Line(bea.id, 1), Line(ana.id, 2))
    answer = await mo.slash("boards season-export", season="Spring")
    assert says(answer, "season-exported", season="Spring", matches=2, logs=1)
    assert says(answer, "season-unreadable", count=1), "of a match that was only written down"
    files = exported(mo, answer)
    assert set(files) == {"matches.csv", "results.csv", "boards.csv", f"logs/{number}.txt"}
    log = files[f"logs/{number}.txt"]
    assert read_log(log).seats == 3
    assert verify_log(log).deals > 0
    matches = table(files["matches.csv"])
    assert [(row["match"], row["game"], row["people"]) for row in matches] == [
        (f"{number}", "skull-king", "2"),
        (f"{hearts}", "hearts", "2"),
    ]
    assert {row["real_table"] for row in matches} == {"no"}
    results = [row for row in table(files["results.csv"]) if row["match"] == f"{number}"]
    header = await world.header(number)
    ranks = {place["seat"]: (place["rank"], place["points"]) for place in header.standing or []}
    assert {int(row["seat"]): (int(row["rank"]), int(row["points"])) for row in results} == ranks
    ids = {row["name"]: row["member_id"] for row in results if row["member_id"]}
    assert ids == {"Ana": f"{ana.id}", "Bea": f"{bea.id}"}
    assert [bool(row["robot"]) for row in results if not row["member_id"]] == [True]
    assert {row["from_round"] for row in results} == {"1"}
    left = [row["name"] for row in table(files["results.csv"]) if row["left"] == "yes"]
    assert left == ["Bea"]
    boards = table(files["boards.csv"])
    assert {row["game"] for row in boards} == {"all", "skull-king", "hearts"}
    mine = next(row for row in boards if row["game"] == "hearts" and row["member_id"] == f"{ana.id}")
    assert (mine["place"], mine["wins"], mine["points"], mine["rounds"]) == ("1", "1", "7", "5")


async def test_a_match_with_real_cards_is_marked_and_has_no_log(world: World) -> None:
    await world.save_settings(pads=True)
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    await open_pad(ana, bea, game="hearts")
    for taken in ("0 26", "13 13", "20 6", "1 25"):
        await write(ana, taken=taken)
        await world.wait(3)
    await end(ana)
    await world.wait(3)
    assert pad_posts(world) == []
    answer = await mo.slash("boards season-export")
    assert says(answer, "season-exported", season=f"{world.env.now().year}", matches=1, logs=0)
    assert not says(answer, "season-unreadable", count=1)
    files = exported(mo, answer)
    assert not any(name.startswith("logs/") for name in files)
    assert [(row["real_table"], row["rounds"]) for row in table(files["matches.csv"])] == [("yes", "4")]
    results = table(files["results.csv"])
    assert [(row["name"], row["real_table"], row["points"], row["robot"]) for row in results] == [
        ("Bea", "yes", "44", ""),
        ("Ana", "yes", "60", ""),
    ]


async def test_only_moderators_get_the_file_and_that_is_checked_at_the_press(world: World) -> None:
    quay = Quay(world)
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    await world.allow_command("boards", ana)
    assert says(await ana.slash("boards season-export"), "T-29")
    assert not (await opened(ana)).offering("@season-export")
    page = await opened(mo)
    (button,) = page.offering("@season-export")
    assert set(exported(mo, await mo.press(page, button))) >= {"results.csv"}
    assert says(await tap(ana, page, button.custom_id), "T-29")
    deny = discord.Permissions(manage_messages=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(mo.id, OverwriteType.MEMBER, 0, deny))
    refused = await mo.press(page, button)
    assert says(refused, "T-29")
    assert not refused.posts[-1].stored.attachments


async def test_deleted_people_are_anonymous_in_the_page_and_the_file(world: World) -> None:
    quay = Quay(world)
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    await two_seasons(world, quay, ana, bea, mo)
    await is_deleted(ana)
    page = await opened(mo, season="1")
    assert says(page, "season-count", matches=3, players=2)
    assert "Ana" not in page.text
    # As on leaderboards, the others move up.
    assert [line.split(" · ")[0] for line in board_lines(page)] == ["🥇 **Bea**", "🥇 **Bea**"]
    files = exported(mo, await mo.slash("boards season-export", season="1"))
    assert not any(f"{ana.id}" in text or "Ana" in text for text in files.values())
    gone = [row for row in table(files["results.csv"]) if row["name"] == texts("en")("deleted-person")]
    assert [row["member_id"] for row in gone] == ["", "", ""]


async def test_names_that_a_spreadsheet_would_run_are_harmless(world: World) -> None:
    quay = Quay(world)
    mo = world.person("=1+1", moderator=True)
    bea = world.person("@Bea")
    for person in (mo, bea):
        await person.slash("help")
    await quay.ends(Line(mo.id, 1, -5), Line(bea.id, 2))
    files = exported(mo, await mo.slash("boards season-export"))
    rows = table(files["results.csv"])
    assert [(row["name"], row["points"]) for row in rows] == [("'=1+1", "-5"), ("'@Bea", "0")]
    assert {row["name"] for row in table(files["boards.csv"])} == {"'=1+1", "'@Bea"}


def set_limit(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    """Let files on every server have so many bytes at most."""
    plain = wire.base_payload

    def limited(backend: Any, **facts: Any) -> Any:
        record, payload = plain(backend, **facts)
        return record, {**payload, "attachment_size_limit": size}

    monkeypatch.setattr(wire, "base_payload", limited)


@pytest.mark.rule("T-166")
async def test_logs_without_room_are_left_out_and_too_large_a_season_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    mo = world.person("Mo", moderator=True)
    numbers = [await bidding(world, ana, bea)]
    await play_match(world, [ana, bea], numbers[0])
    numbers.append(await bidding(world, ana, bea))
    await play_match(world, [ana, bea], numbers[1])
    answer = await mo.slash("boards season-export")
    assert {f"logs/{number}.txt" for number in numbers} < set(exported(mo, answer))
    whole = len(attached(mo, answer)) + AROUND
    set_limit(monkeypatch, whole - 100)
    answer = await mo.slash("boards season-export")
    assert says(answer, "season-no-room", count=1, size=0)
    assert len(attached(mo, answer)) <= whole - 100 - AROUND
    files = exported(mo, answer)
    assert [name for name in files if name.startswith("logs/")] == [f"logs/{numbers[1]}.txt"]
    set_limit(monkeypatch, AROUND + 300)
    refused = await mo.slash("boards season-export")
    assert says(refused, "T-166", size=0)
    assert not refused.posts[-1].stored.attachments
