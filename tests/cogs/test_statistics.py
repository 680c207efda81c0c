"""A person's and a server's statistics: private, or shown to the channel, here and in direct messages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.art.figures import Figures
from bot.client.parsing import parse_statistics
from bot.errors import RefusalId, Refused, Unavailable
from bot.store.statistics import get_statistics
from bot.texts.sentences import texts
from tests.bot.tables.harbour import Line
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding
from tests.cogs.quay import Quay, figures
from tests.cogs.test_gone_emojis import NAMED, Discord
from tests.sim.evening import decide, export_log, play_match
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import count
from tests.sim.units import intercept
from tests.sim.world import World


async def page(person: Person, **options: Any) -> Message:
    """Type /stats; return the page it shows."""
    return (await person.slash("stats", **options)).posts[-1]


async def test_a_finished_match_appears_at_once_on_its_players_pages(world: World) -> None:
    await world.shorten_matches(2, 2, 2)
    ana, *others = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, *others)
    await play_match(world, people, number)
    counted = count(await export_log(ana, number))
    seat = (await world.seats(number)).index("Ana")
    shown = await figures(ana, game="skull-king")
    assert shown.private
    assert "Your statistics · Skull King" in shown.text
    average = f"{round(counted.totals[seat] / 3, 1):g}".replace("-", "−")
    assert f"{average}` Points per round" in shown.text
    bids = await world.bot.services.store.read(get_statistics, ana.id, world.guild.id, "skull-king")
    assert bids is not None
    assert sum(value for fact, value in bids.facts.items() if fact.startswith("bid_")) == 3
    biggest = bids.facts["biggest"]
    assert f"{biggest:+d}` Biggest round".replace("-", "\u2212").replace("+0", "0") in shown.text
    everything = await page(ana)
    assert "Your statistics · All games" in everything.text
    assert "- Skull King: " in everything.text


async def test_the_longer_page_is_shared_and_links_back_to_the_short_page(world: World) -> None:
    await world.shorten_matches(2, 2, 2)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    await decide(world, number)
    short = await page(ana, game="skull-king")
    (further,) = [button for button in short.offering("@stats") if button.action.endswith("whole")]
    long = (await ana.press(short, further)).posts[-1]
    assert says(long, "stats-further-skull-king")
    assert not says(short, "stats-further-skull-king")
    shown = (await ana.press(long, long.offering("@stats-show")[0])).posts[-1]
    assert says(shown, "stats-further-skull-king")
    assert not shown.private
    assert says(await ana.press(long, long.offering("@stats-show")[0]), "stats-shown")
    again = (await ana.press(long, long.offering("@stats")[0])).posts[-1]
    assert again.text == short.text
    shown = (await ana.press(again, again.offering("@stats-show")[0])).posts[-1]
    assert not says(shown, "stats-further-skull-king")


async def test_a_players_own_page_shows_form_streaks_and_toughest_rival(world: World) -> None:
    quay = Quay(world)
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    for known in (bea, carl):
        await known.slash("leaderboard")
    for ahead in (bea, bea, bea, carl):
        await quay.ends(Line(ahead.id, 1, 90), Line(ana.id, 2, 10))
    for _ in range(2):
        await quay.ends(Line(ana.id, 1, 90), Line(carl.id, 2, 10))
    first = await page(ana, game="skull-king")
    assert "# You won 2 of 6 matches" in first.text
    assert "🥈 🥈 🥈 🥈 🥇 🥇" in first.text
    own = await figures(ana, game="skull-king")
    assert "6` Podium places (top three)" in own.text
    assert "2` Longest winning streak · now 2" in own.text
    assert "**Toughest rival:** Bea finished ahead in 3 of 3 matches together" in own.text
    for _ in range(2):
        await quay.ends(Line(carl.id, 1, 90), Line(dora.id, 2), Line(ana.id, 3, left=True))
    assert "2 matches have no place: you left them early." in (await page(ana, game="skull-king")).text
    own = await figures(ana, game="skull-king")
    assert "2` Longest winning streak · now 0" in own.text
    assert {"Bea and Carl", "Carl and Bea"} & set(re.findall(r"\w+ and \w+", own.text))
    assert "finished ahead 3 times each" in own.text
    theirs = await figures(bea, player=ana.member, game="skull-king")
    assert "# Ana won 2 of 8 matches\n-# Statistics of Ana · Skull King" in theirs.text
    assert not says(theirs, "stats-nemesis-label")


async def test_a_page_is_shared_once_and_has_no_buttons_in_the_channel(world: World) -> None:
    quay = Quay(world)
    await world.save_settings(language="fr")
    ana, bea = world.person("Ana"), world.person("Bea", "es-ES")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    private = await page(ana)
    before = len(world.posts())
    await ana.click("@stats-show", on=private)
    assert len(world.posts()) == before + 1
    shown = world.posts()[-1]
    assert not shown.private
    assert "Statistiques de Ana · Tous les jeux" in shown.text
    assert says(shown, "stats-as-of", "fr")
    assert shown.labels == []
    assert shown.menus == ()
    again = await ana.click("@stats-show", on=private)
    assert len(world.posts()) == before + 1
    assert again.private
    assert f"/{shown.stored.id}" in again.text
    assert not (await page(bea, public=True)).buttons


async def test_the_page_of_another_game_can_be_shared_too(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10), game="hearts")
    private = await page(ana)
    await ana.click("@stats-show", on=private)
    hearts = (await ana.choose(private, f"@stats {ana.id}", "hearts")).posts[-1]
    await ana.click("@stats-show", on=hearts)
    first, second = world.posts()
    assert says(first, "board-every-game")
    assert "Statistics of Ana · Hearts" in second.text
    assert f"/{second.id}" in (await ana.click("@stats-show", on=hearts)).text


@pytest.mark.parametrize("fault", ["database", "Discord"])
async def test_a_page_refused_by_discord_can_be_shared_later(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    private = await page(ana)

    async def fails(*_: Any) -> None:
        raise Unavailable("the disk is full")

    if fault == "database":
        intercept(monkeypatch, world.bot.services.store, get_statistics, fails)
    else:
        world.inject("POST", "/interactions/*", status=503)
    await ana.click("@stats-show", on=private)
    assert world.posts() == []
    monkeypatch.undo()
    await ana.click("@stats-show", on=private)
    assert len(world.posts()) == 1


async def test_a_menu_opens_each_games_page_and_pages_without_matches_say_so(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10), game="hearts")
    first = await page(ana)
    hearts = (await ana.choose(first, f"@stats {ana.id}", "hearts")).posts[-1]
    (more,) = [button for button in hearts.offering("@stats") if button.action.endswith("whole")]
    further = (await ana.press(hearts, more)).posts[-1]
    assert re.search(r"3` Stars\n`\s*0` Moons", further.text)
    nothing = (await ana.choose(hearts, f"@stats {ana.id}", "skull")).posts[-1]
    assert says(nothing, "stats-empty")
    assert nothing.button("@stats-show") is None


async def test_short_and_solo_matches_are_listed_separately(world: World) -> None:
    """A match of two rounds counts points but no win; a solo match with robots has its own line."""
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40, 2, 2), Line(bea.id, 2, 10, 2, 0))
    await quay.ends(Line(ana.id, 1, 90, 5, 5), Line(None, 2))
    shown = await page(ana, game="skull-king")
    assert "2 of 2 bids were exact: as many tricks as bid (100%)." in shown.text
    assert "- Solo against robots: 1 of 1 won" in shown.text
    shown = await figures(ana, game="skull-king")
    assert "# You won 0 of 1 match" in shown.text
    assert "20` Points per round" in shown.text
    assert "`100%` Exact bids · 2 of 2" in shown.text
    assert "Last places" not in shown.text


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_player_with_only_solo_matches_sees_their_results(world: World, locale: str) -> None:
    quay = Quay(world)
    ana, bea = world.person("Ana", locale), world.person("Bea")
    await quay.ends(Line(ana.id, 1, 90, 5, 5), Line(None, 2))
    await quay.ends(Line(None, 1, 90, 5, 5), Line(ana.id, 2))
    own = await page(ana)
    assert says(own, "stats-solo-head-own", locale, wins=1, matches=2)
    assert says(own, "stats-game", locale, wins=1, matches=2)
    assert not [button for button in own.offering("@stats") if button.action.endswith("whole")]
    theirs = await page(bea, player=ana.member.user)
    assert "# Ana won 1 of 2 solo matches against robots" in theirs.text
    everywhere = ana._answer(await ana.member.user.slash("stats"))
    assert says(everywhere, "stats-solo-head-own", locale, wins=1, matches=2)
    shared = (await ana.press(own, own.offering("@stats-show")[0])).posts[-1]
    assert not shared.private
    assert "# Ana won 1 of 2 solo matches against robots" in shared.text


async def test_a_server_with_only_solo_matches_links_to_their_leaderboard(world: World) -> None:
    quay = Quay(world)
    ana = world.person("Ana")
    await quay.ends(Line(ana.id, 1, 90, 5, 5), Line(None, 2))
    server = (await ana.slash("records")).posts[-1]
    (solo,) = server.offering("@board")
    board = (await ana.press(server, solo)).posts[-1]
    assert "🥇 **You** · 1 win in one match" in board.text
    shown = (await ana.slash("records", public=True)).posts[-1]
    assert not shown.offering("@board")


async def test_statistics_in_a_direct_message_cover_all_servers(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10), guild=world.guild.id + 1)
    assert "# You won 1 of 1 match" in (await page(ana)).text
    everywhere = ana._answer(await ana.member.user.slash("stats"))
    assert "# You won 2 of 2 matches" in everywhere.text
    assert says(everywhere, "stats-why-everywhere")
    assert not says(everywhere, "stats-rating-own")
    assert everywhere.posts[-1].button("@stats-show") is None
    refused = await ana.member.user.slash("stats", player=bea.member.user)
    assert "server" in ana._answer(refused).text
    assert "2 matches" not in ana._answer(refused).text


async def test_a_match_declared_void_is_removed_from_every_page(world: World) -> None:
    quay = Quay(world)
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    wrong = await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    assert "1 match" in (await page(ana)).text
    await quay.boards.void(world.guild.id, wrong, mo.id, "A test.")
    assert says(await page(ana), "stats-empty")
    assert says(await ana.slash("records"), "server-stats-empty")


async def test_a_servers_page_shows_matches_records_and_the_months_awards(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    assert says(await ana.slash("records"), "server-stats-empty")
    await quay.ends(Line(ana.id, 1, 140, 5, 4), Line(bea.id, 2, 10, 5, 4))
    await world.wait(40 * 24 * 3600)
    await quay.ends(Line(bea.id, 1, 40, 5, 1), Line(ana.id, 2, 10, 5, 3), game="hearts")
    told = await ana.slash("records")
    assert told.private
    assert "# 2 matches played on this server" in told.text
    assert says(told, "server-stats-of", count=1)
    assert "Hearts 1" in told.text
    assert re.search(r"- Most wins: .+ with 1\n", told.text)
    assert "Stars" not in told.text
    games = await ana.click("@server-stats month whole", on=told.posts[-1])
    assert not says(games, "record-biggest")
    assert re.search(r"Stars: .+ with 3", games.text)
    assert (await ana.click("@server-stats month", on=games.posts[-1])).text == told.text
    all_time = await ana.click("@server-stats records", on=told.posts[-1])
    assert "month\n" not in all_time.text
    records = (await ana.click("@server-stats records whole", on=all_time.posts[-1])).text
    assert "Biggest round: Ana with 140" in records
    assert re.search(r"Exact bids: .*Ana.* with 4", records)
    shown = await bea.slash("records", public=True)
    assert not shown.private
    assert says(shown, "stats-as-of")
    assert shown.text.index(texts("en")("server-stats-month")) < shown.text.index(
        texts("en")("server-stats-records")
    )


@pytest.mark.parametrize("server", ["moments", "never"])
async def test_the_rating_is_drawn_for_readers_who_want_pictures(world: World, server: str) -> None:
    world.bot.courier.illustrations.draw = Brush(Figures)
    await world.save_settings(pictures=server)
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await bea.prefers("pictures", "never")
    for _ in range(2):
        await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    liked = server != "never"
    assert bool(said(await page(ana))) == liked
    assert not said(await page(bea))
    shown = await page(bea, public=True)
    assert not shown.private
    assert bool(said(shown)) == liked
    assert all(says(alt, "stats-plot", count=2) for alt in said(shown))


@pytest.mark.parametrize("command", ["stats", "leaderboard", "records"])
async def test_a_shared_page_never_shows_an_emojis_name(
    world: World, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    emojis, quay = Discord(world, monkeypatch), Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    emojis.lose()
    shown = (await ana.slash(command, public=True)).posts[-1]
    assert not shown.private
    assert not NAMED.search(world.posts()[-1].text)
    assert len(emojis.ways) == (command != "records")


async def test_a_number_too_large_for_the_database_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await Quay(world).ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    shown = await page(ana)
    for forged in (f"@stats {2**63} every", f"@history {2**63} every", f"@history all every older {2**63}"):
        assert says(await tap(ana, shown, f"1:0:0:{forged}"), "T-3")
    for known in (f"@stats {2**63 - 1} every", f"@history {2**63 - 1} every"):
        assert f"<@{2**63 - 1}>" in (await tap(ana, shown, f"1:0:0:{known}")).text


@pytest.mark.parametrize(
    "forged", ["", "1", "1 poker", "x every", "1 every 2", "-1 hearts", "9" * 30 + " skull"]
)
def test_an_unknown_page_is_refused(forged: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_statistics(forged.split())
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD
