"""Leaderboards and results: private for the person who asks, or public in the server's language."""

from __future__ import annotations

import re
from typing import Any

import pytest
import simcord.interactions as wire

from bot.client.parsing import parse_board
from bot.errors import RefusalId, Refused
from bot.records.boards import Board
from bot.store.championships import list_championships_in_channel
from bot.store.history import get_history_page
from bot.texts.match_ids import match_id
from bot.texts.sentences import texts
from tests.bot.tables.harbour import Line
from tests.cogs.evening.scenes import bidding
from tests.cogs.quay import Quay
from tests.sim.evening import play_match
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

BOARDS = ["leaderboard", "stats", "skullking leaderboard", "hearts stats"]


@pytest.mark.parametrize("command", BOARDS)
async def test_boards_are_private_unless_public_is_chosen(world: World, command: str) -> None:
    """A private board is in the reader's language, a public one in the server's chosen language."""
    ana = world.person("Ana", "es-ES")
    await world.save_settings(language="fr")
    own = await ana.slash(command)
    assert own.private
    assert any(says(own, key, "es") for key in ("board-of", "stats-empty"))
    shown = await ana.slash(command, public=True)
    assert not shown.private
    assert "serveur" in shown.text


async def test_public_boards_use_discords_server_locale_by_default(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = wire.base_payload

    def on_a_french_server(backend: Any, **facts: Any) -> Any:
        record, payload = plain(backend, **facts)
        return record, {**payload, "guild_locale": "fr"}

    monkeypatch.setattr(wire, "base_payload", on_a_french_server)
    ana = world.person("Ana", "es-ES")
    assert "serveur" in (await ana.slash("leaderboard", public=True)).text
    assert "serveur" not in (await ana.slash("leaderboard")).text
    ruling = await ana.slash("skullking ruling", cards="Verde 3, Verde 5, Verde 7", public=True)
    assert not ruling.private
    assert ruling.text != (await ana.slash("skullking ruling", cards="Verde 3, Verde 5, Verde 7")).text


def board_lines(shown: Message) -> list[str]:
    """Return a board's lines that list a person with their place."""
    return [line for line in shown.text.splitlines() if re.match(r"\S+ \*\*.*\*\* · ", line)]


async def open_board(person: Person, command: str = "leaderboard", **options: Any) -> Message:
    """Run a command; return the board in its answer."""
    return (await person.slash(command, **options)).posts[-1]


async def press_for_board(person: Person, shown: Message, action: str) -> Message:
    """Press the button of this action; return the board in the answer."""
    return (await person.click(action, on=shown)).posts[-1]


async def choose_board(person: Person, shown: Message, action: str, value: str) -> Message:
    """Choose a menu option; return the board in the answer."""
    return (await person.choose(shown, action, value)).posts[-1]


async def test_a_finished_match_appears_on_the_boards_at_once(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    await play_match(world, [ana, bea], await bidding(world, ana, bea))
    wins = await open_board(ana)
    assert len(board_lines(wins)) == 2
    assert "**You** · " in wins.text
    assert "**Bea** · " in wins.text
    shown, before = wins, "wins"
    for measure, said in (("rating", "provisional"), ("average", "3 rounds"), ("accuracy", "3 bids")):
        action = f"@board-other skull-king {before} all people"
        shown, before = await choose_board(ana, shown, action, f"by-{measure}"), measure
        assert len(board_lines(shown)) == 2
        assert all(said in line for line in board_lines(shown)), shown.text
    rated = await open_board(bea, game="every", by="rating")
    assert len(board_lines(rated)) == 2
    assert says(rated, "rating-provisional-why")
    everything = await open_board(bea, game="every", period="day")
    assert len(board_lines(everything)) == 2
    assert says(everything, "board-every-game")
    assert "Today" in everything.text
    assert board_lines(await open_board(bea, "hearts leaderboard")) == []


async def test_every_board_opened_by_buttons_and_menus_includes_the_readers_line(world: World) -> None:
    quay = Quay(world)
    zoe = world.person("Zoe", "es-ES")
    for number in range(1, 13):
        await quay.ends(Line(number, 1, 100 - number, 4, 1), Line(zoe.id, 3, -50, 4, 2))
    first = await open_board(zoe)
    assert len(board_lines(first)) == 11
    assert board_lines(first)[-1] == "13\\. **Tú** · 0 de 12 ganadas"
    assert {line.split(" ")[0] for line in board_lines(first)[:10]} == {"🥇"}
    assert first.button("@board skull-king wins all people -1") is None
    second = await press_for_board(zoe, first, "@board skull-king wins all people 1")
    assert len(board_lines(second)) == 3
    assert "**Tú**" in board_lines(second)[-1]
    assert second.button("@board skull-king wins all people 2") is None
    back = await press_for_board(zoe, second, "@board skull-king wins all people 0")
    assert back.text == first.text
    exact = await choose_board(zoe, back, "@board-other skull-king wins all people", "by-accuracy")
    assert board_lines(exact)[0].endswith("**Tú** · 50\u00a0% de 48 envites")
    hearts = await choose_board(zoe, exact, "@board-other skull-king accuracy all people", "game-hearts")
    assert board_lines(hearts) == []
    assert "# Corazones: victorias" in hearts.text
    assert "by-accuracy" not in hearts.sure_menu("@board-other hearts wins all people").values
    alone = await press_for_board(zoe, await open_board(zoe), "@board skull-king wins all alone")
    assert says(alone, "board-of-alone", "es")
    assert board_lines(alone) == []
    await quay.ends(Line(zoe.id, 1, 70, 4, 4), Line(None, 2))
    alone = await open_board(zoe)
    alone = await press_for_board(zoe, alone, "@board skull-king wins all alone")
    assert board_lines(alone) == ["🥇 **Tú** · 1 de 1 ganada"]
    assert "by-rating" not in alone.sure_menu("@board-other skull-king wins all alone").values
    assert len(board_lines(await press_for_board(zoe, alone, "@board skull-king wins all people 0"))) == 11


async def test_the_solo_board_is_shown_when_the_main_board_is_empty(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.person("Ana"), world.person("Bea")
    assert says(await open_board(ana), "board-empty")
    await quay.ends(Line(ana.id, 1, 70, 4, 4), Line(None, 2))
    for by in ("wins", "rating"):
        solo = await open_board(ana, game="every", by=by)
        assert says(solo, "board-of-alone")
        assert says(solo, "board-solo-instead")
        assert len(board_lines(solo)) == 1
    assert "**Ana** · 1 win in one match" in (await open_board(ana, public=True)).text
    people = await press_for_board(ana, solo, "@board every wins all people")
    assert board_lines(people) == [], "whoever asks for the other board sees it, empty or not"
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    both = await open_board(ana)
    assert not says(both, "board-solo-instead")
    assert len(board_lines(both)) == 2


async def test_paging_a_public_board_opens_a_private_copy(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.person("Ana"), world.person("Bea", "fr")
    for number in range(1, 13):
        await quay.ends(Line(number, 1), Line(ana.id, 2))
    await open_board(ana)
    shown = await open_board(ana, public=True)
    assert not shown.private
    assert "You" not in shown.text
    assert board_lines(shown)[-1].startswith("13\\. **Ana** · 0 ")
    own = await press_for_board(bea, shown, "@board skull-king wins all people 1")
    assert own.private
    assert "serveur" in own.text
    assert says(own, "board-not-yet", "fr")
    assert world.posts()[-1].text == shown.text


async def test_a_match_leaves_the_daily_board_after_a_day(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1), Line(bea.id, 2))
    assert len(board_lines(await open_board(ana, period="day"))) == 2
    await world.wait(24 * 3600)
    today = await open_board(ana, period="day")
    assert says(today, "board-empty")
    assert (
        len(
            board_lines(await choose_board(ana, today, "@board-other skull-king wins day people", "when-all"))
        )
        == 2
    )


@pytest.mark.parametrize(
    "forged",
    ["@board", "@board poker wins all people 0", "@board hearts wins all people -1", "@board hearts x y z 0",
     "@board hearts wins all people 99999", "@board-game wins all people", "@board-by hearts all people x",
     "@board-other", "@board-other hearts wins all people", "@board-other hearts wins all people alone-x"],
)  # fmt: skip
def test_forged_custom_ids_of_boards_are_refused(forged: str) -> None:
    verb, *words = forged.split(" ")
    with pytest.raises(Refused) as refused:
        parse_board(verb, words)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


def test_menu_ids_of_earlier_versions_still_open_their_boards() -> None:
    for verb, words in (
        ("@board-game", "rating week people hearts"),
        ("@board-period", "hearts rating people week"),
        ("@board-by", "hearts week people rating"),
    ):
        assert parse_board(verb, words.split()) == Board("hearts", "rating", "week")


async def test_only_moderators_start_and_end_seasons(world: World) -> None:
    quay = Quay(world)
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    await world.allow_command("boards", ana)
    for command, options in (
        ("season-start", {"name": "Spring", "reason": "why"}),
        ("season-end", {}),
        ("time-zone", {"zone": "UTC"}),
        ("void", {"match": "0001"}),
    ):
        refused = await ana.slash(f"boards {command}", **options)
        assert refused.private
        assert says(refused, "T-29")
    await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    await world.wait(60)
    assert "Spring" in (await mo.slash("boards season-start", name="Spring", reason="The snow is gone.")).text
    assert says(await mo.slash("boards season-start", name="Summer", reason="why"), "T-94")
    season = await open_board(ana, period="season")
    assert says(season, "period-season-called", season="Spring")
    assert board_lines(season) == []
    await quay.ends(Line(mo.id, 1), Line(ana.id, 2))
    assert [line.split(" ")[0] for line in board_lines(await open_board(ana, period="season"))] == [
        "🥇",
        "🥈",
    ]
    await world.wait(60)
    told = texts("en")("season-ended-told", by=f"<@{mo.id}>", season="Spring", reason=r"Too hot\.")
    assert (await mo.slash_with_reason("Too hot.", "boards season-end")).text == told
    year = await open_board(ana, period="season")
    assert f"Season {world.env.now().year}" in year.text
    assert "**You** · 1 win in one match" in year.text
    assert says(await mo.slash("boards season-end"), "T-96")


@pytest.mark.parametrize(("locale", "words"), [("en-US", False), ("fr", True)])
async def test_season_ends_and_void_matches_are_announced_in_the_commands_channel(
    world: World, locale: str, words: bool
) -> None:
    await world.save_settings(language=locale[:2], cards="words" if words else "emojis")
    quay, elsewhere, t = Quay(world), world.guild.create_text_channel("quay"), texts(locale[:2])
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    number = await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    await mo.slash("boards season-start", name="Spring", reason="why")
    by = f"<@{mo.id}>"
    ended = t("season-ended-told", by=by, season="Spring", reason="Too hot")
    void = t("match-void-told", by=by, match=match_id(number), reason="A test")
    for command, reason, told, options in (
        ("boards season-end", "Too hot", ended, {}),
        ("boards void", "A test", void, {"match": match_id(number)}),
    ):
        asked = (await mo.slash(command, elsewhere, **options)).posts[-1]
        assert world.posts(elsewhere) == []
        sure = asked.buttons[0].custom_id
        answers = [await mo.press(asked, asked.buttons[0]) for _ in range(2)]
        for answer in answers:  # The second confirmation finds no running season or the match already void.
            await mo.member.submit_modal(answer.result, {"typed": reason})
        assert texts("en")("T-29") in (await tap(ana, asked, sure)).text
        assert [post.text for post in world.posts(elsewhere)] == [told]
        elsewhere = world.guild.create_text_channel(f"off {command}")
    assert world.posts() == []


async def test_championships_are_opened_for_the_current_season(world: World) -> None:
    mo = world.person("Mo", moderator=True)
    await mo.slash("boards season-start", name="Spring", reason="The snow is gone.")
    await mo.slash("championship new", game="hearts")
    (header,) = await world.bot.services.store.read(list_championships_in_channel, world.channel.id)
    assert header.season == "Spring"


async def test_voiding_a_match_or_changing_the_time_zone_updates_the_boards(world: World) -> None:
    quay = Quay(world)
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    kept = await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    wrong = await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    assert "**You** · 2 wins in 2 matches" in (await open_board(ana)).text
    told = texts("en")("match-void-told", by=f"<@{mo.id}>", match=match_id(wrong), reason=r"A test\.")
    assert (await mo.slash_with_reason("A test.", "boards void", match=match_id(wrong))).text == told
    assert "**You** · 1 win in one match" in (await open_board(ana)).text
    assert r"A test\." in (await mo.slash("boards void", match=match_id(wrong))).text
    assert says(await mo.slash("boards void", match=match_id(99)), "T-98")
    assert says(await mo.slash("boards void", match="poker"), "T-98")
    assert r"Asia\/Tokyo" in (await mo.slash("boards time-zone", zone="tokyo")).text
    assert says(await mo.slash("boards time-zone", zone="Atlantis"), "T-97")
    (sums,) = (row for row in await quay.rows("calendars") if row["guild_id"] == world.guild.id)
    assert sums["zone"] == "Asia/Tokyo"
    assert "**You** · 1 win in one match" in (await open_board(ana)).text
    found = await world.bot.services.store.read(get_history_page, world.guild.id)
    assert [(match.table_id, match.void) for match in found.matches] == [(wrong, "A test."), (kept, None)]


async def test_autocompletion_offers_time_zones_and_to_moderators_valid_matches(world: World) -> None:
    quay = Quay(world)
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    await world.allow_command("boards", ana)
    kept = await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    wrong = await quay.ends(Line(ana.id, 1), Line(mo.id, 2))
    await mo.slash_with_reason("A test.", "boards void", match=match_id(wrong))

    async def offered(person: Person, command: str, option: str, typed: str) -> list[Any]:
        found = await person.member.autocomplete(world.channel, f"boards {command}", option, typed)
        return [choice["value"] for choice in found]

    assert await offered(mo, "void", "match", "") == [match_id(kept)]
    assert await offered(mo, "void", "match", "poker") == []
    assert await offered(ana, "void", "match", "") == []
    assert await offered(mo, "time-zone", "zone", "buenos aires") == [
        "America/Argentina/Buenos_Aires",
        "America/Buenos_Aires",
    ]
    assert len(await offered(mo, "time-zone", "zone", "")) == 25
