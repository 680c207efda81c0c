"""Gallery screens that do not come from a match: lobbies, seats, mentions, championships."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot, LiveMatch
from bot.deals.daily import KINDS, DailyResult, Placing
from bot.errors import Refused
from bot.gallery.calls import show_calls
from bot.gallery.duels import show_duels
from bot.gallery.fairness import fairness
from bot.gallery.hints import hints
from bot.gallery.history import history_screens
from bot.gallery.house import CHANNEL, ELSEWHERE, GUILD, LINK, House
from bot.gallery.looks import READER, Screen
from bot.gallery.meetings import show_meetings
from bot.gallery.moments import MOMENTS, find_match
from bot.gallery.pads import show_pads
from bot.gallery.reviews import reviews
from bot.gallery.riddles import riddles
from bot.gallery.seasons import seasons
from bot.gallery.statistics import statistics
from bot.present import championship as of_championships
from bot.present import losing, mentions, notices
from bot.present.championship import losing as losing_championship
from bot.present.deals import daily
from bot.present.past import leaderboards
from bot.present.personal import about, lesson
from bot.present.personal import settings as of_settings
from bot.present.play import host, late_comers, lobby, robots
from bot.present.play.covered import covered_table
from bot.present.post import Post, Text
from bot.present.presenter import rank_merits
from bot.present.refusals import refusal
from bot.present.server import server as of_servers
from bot.present.server import server_settings as of_server_settings
from bot.present.server.server import EXPLAINED, Diagnosis, MessageRefusal
from bot.records.boards import Board, BoardLine, BoardPage
from bot.records.championships import ChampionshipHeader
from bot.records.deals import Attempt, DailyLine, DailyPage, Deal
from bot.seating import pausing
from bot.seating.late_comers import stop_waiting, wait_for_seat
from bot.seating.lobby import ADMISSION
from bot.seating.player_counts import COMPANY
from bot.tables.lessons import LESSONS, judge_move, list_other_moves
from bot.tables.snapshot import cover
from engine import GAMES
from engine.championship import compute_championship
from engine.championship.plan import CASTILLAR, EL_CASTILLAR, SAME_CARDS, Plan
from engine.championship.public import Input, Line, Result

Story = Callable[[House], AsyncIterator[Screen]]
ENTRANTS: Final = 6


async def _show_lobbies(house: House) -> AsyncIterator[Screen]:
    for game in GAMES:
        number = await house.open_lobby(game, 1)
        yield Screen(f"{game} new", await house.pages.table(number))
        number = await house.open_lobby(game, 3, 1)
        yield Screen(game, await house.pages.table(number))
    yield Screen("my hand", await house.pages.panel(number, 1, channel=CHANNEL), private=True)
    await house.seats.kick(number, 1, 3, moderator=False, interaction=None)
    yield Screen("sent away", await house.pages.panel(number, 3), private=True)
    await house.lobby.start(number, 1, None, fill=True)
    yield Screen("begun", await house.pages.replaced_table(number, "lobby", LINK))
    number = await house.open_lobby("hearts", 3)
    yield Screen("one missing", await house.pages.table(number))
    for name, people, more in (("full", 8, 0), ("full of robots", 3, 5)):
        number = await house.open_lobby("skull-king", people, more)
        yield Screen(name, await house.pages.table(number))
    t = await house.people.public_texts(GUILD, house.language)
    seen = await house.tables.snapshot(await house.open_lobby("skull", 3, 1), None)
    header = replace(seen.header, previous=1, series={"u:1": 2, "u:2": 1})
    yield Screen("again", lobby.lobby(seen._replace(header=header), t))
    yield Screen("in words", lobby.lobby_text(seen, t.with_words(True)).in_words())
    number = await house.book_match(ENTRANTS)
    yield Screen("booked", await house.pages.table(number))
    if call := await house.calls.call(number, LINK):
        yield Screen("booked call", call)
    number = await house.open_lobby("skull", 2)
    await house.seats.cancel(number, 1, moderator=False, interaction=None)
    yield Screen("cancelled", await house.pages.table(number))


async def _show_invitations(house: House) -> AsyncIterator[Screen]:
    """Yield a lobby for invited people, its host's page, the invitation, and the table found by its code."""
    t, own = await house.people.public_texts(GUILD, house.language), await house.people.texts_for(READER)
    number = await house.open_lobby("skull", 3, 1)
    await house.lobby.restrict(number, 1, {}, None)
    few = await house.tables.snapshot(number, 1)
    yield Screen("lobby", await house.pages.table(number))
    yield Screen("lobby as text", lobby.lobby_text(few, t))
    yield Screen("host", host.options(few, own, link=LINK), private=True)
    yield Screen("who may sit down", host.options(few, own, ADMISSION, link=LINK), private=True)
    yield Screen("message", mentions.invitation(few.header, house.names[0], "El Puerto", LINK, own))
    yield Screen("shown", notices.table_shown(number, LINK, own), private=True)
    yield Screen("found, seated", notices.found_table(few, 1, LINK, own), private=True)
    stranger = few._replace(seat=None)
    yield Screen("found, not invited", notices.found_table(stranger, 99, LINK, own), private=True)
    moment = find_match("skull-king trick")
    running = await house.tables.snapshot(await house.play_match("skull-king", moment), None)
    yield Screen("found, running", notices.found_table(running, 99, LINK, own), private=True)


async def _show_seats(house: House) -> AsyncIterator[Screen]:
    number = await house.play_match("skull-king", find_match("skull-king trick"))
    yield Screen("moved", await house.pages.replaced_table(number, "scored 7", LINK))
    yield Screen("scored stays", await house.pages.replaced_table(number, "scored 3", LINK))
    user = READER
    yield Screen("elsewhere", _require_post(await house.pages.panel_stub(number, user)))
    if stays := await house.pages.replaced_direct_message(number, user, "round 4"):
        yield Screen("dm stays", stays)
    yield Screen("my tables", await _render_own_tables(house, [number], user), private=True)
    yield Screen("help card", await house.papers.help(number, user), private=True)
    for title in ("hearts follow", "skull turn"):
        other = await house.play_match(MOMENTS[title].game, find_match(title))
        yield Screen(f"help card {MOMENTS[title].game}", await house.papers.help(other, user), private=True)
    yield Screen("score sheet", await house.papers.sheet(number, user), private=True)
    await house.people.set_preference(user, "two_tap", "true")
    view = (await house.tables.snapshot(number, user)).view
    game = GAMES["skull-king"]
    card = next(choice.items[0] for choice in view.choices if choice.verb == "play")
    sure = str(game.action("play", (card,)))
    yield Screen("two taps", await house.pages.panel(number, user, sure=sure, channel=CHANNEL), private=True)
    gone, kicked = (other for other in (1, 2, 3) if other != user)
    await house.seats.leave(number, gone, None)
    await house.seats.kick(number, user, kicked, moderator=True, interaction=None)
    yield Screen("stand-ins", await house.pages.table(number))
    seen, t = await house.tables.snapshot(number, user), await house.people.texts_for(user)
    if introduced := robots.introduce_robots(seen, t):
        yield Screen("robots", introduced, private=True)
    (leaver,) = (leaver for leaver in seen.leavers if leaver.may_return)
    asked = losing.ask_substitute(seen, user, leaver, house.names[3], ("4", str(gone)), t)
    yield Screen("give away", asked, private=True)
    yield Screen("left", await house.pages.panel(number, gone, channel=CHANNEL), private=True)
    yield Screen("kicked", await house.pages.panel(number, kicked, channel=CHANNEL), private=True)
    seat = kicked - 1
    await house.seats.substitute(number, user, 4, house.names[3], seat, moderator=True, interaction=None)
    yield Screen("substituted", await house.pages.table(number))
    yield Screen("replaced", await house.pages.panel(number, kicked, channel=CHANNEL), private=True)
    yield Screen("substitute", await house.pages.panel(number, 4, channel=CHANNEL), private=True)
    async for screen in _show_line(house, number, user):
        yield screen
    for leaving in (4, user):
        await house.seats.leave(number, leaving, None)
    yield Screen("asleep", await house.pages.table(number))
    yield Screen("asleep panel", await house.pages.panel(number, user, channel=CHANNEL), private=True)
    await house.seats.cancel(number, user, moderator=True, interaction=None)
    yield Screen("closed", await house.pages.table(number))
    yield Screen("closed panel", await house.pages.panel(number, user), private=True)


async def _show_line(house: House, number: int, player: int) -> AsyncIterator[Screen]:
    """Yield what a table shows while people wait for a seat, and what they and a player read."""
    await wait_for_seat(house.tables, number, 5, house.names[4], None)
    yield Screen("late-comer waits", await house.pages.table(number))
    for waiting in (6, 7):
        await wait_for_seat(house.tables, number, waiting, house.names[waiting - 1], None)
    for title, waiting in (("sits down soon", 5), ("next in line", 7)):
        t, seen = await house.people.texts_for(waiting), await house.tables.snapshot(number, waiting)
        yield Screen(title, late_comers.describe_place(seen, waiting, t), private=True)
    seen, t = await house.tables.snapshot(number, player), await house.people.texts_for(player)
    yield Screen("sure to leave a line", losing.ask_leave(seen, player, t), private=True)
    yield Screen("whom to remove from a line", late_comers.choose_from_line(seen, t), private=True)
    yield Screen("sure to remove from a line", losing.ask_line_off(seen, player, 6, t), private=True)
    over = seen._replace(header=replace(seen.header, status="over"))
    yield Screen("waited in vain", Post(tuple(late_comers.late_news(over, t))))
    yield Screen("which game", late_comers.ask_game(t), private=True)
    yield Screen("which game to plan", late_comers.ask_game(t, "1795896000", "weekly"), private=True)
    for waiting in (5, 6, 7):
        await stop_waiting(house.tables, number, waiting, None)


async def _show_pauses(house: House) -> AsyncIterator[Screen]:
    numbers = {
        title: await house.play_match(MOMENTS[title].game, find_match(title))
        for title in ("skull-king trick", "hearts follow", "skull turn")
    }
    number, user = numbers["skull-king trick"], READER
    for other in (other for other in (2, 3) if other != user):
        await pausing.pause(house.tables, house.robots, number, other, None)
    yield Screen("wanted", await house.pages.table(number))
    yield Screen("wanted panel", await house.pages.panel(number, user, channel=CHANNEL), private=True)
    for title, paused in numbers.items():
        await pausing.pause(house.tables, house.robots, paused, 1, None)
        game = MOMENTS[title].game
        yield Screen(game, await house.pages.table(paused))
        yield Screen(f"{game} panel", await house.pages.panel(paused, user, channel=CHANNEL), private=True)
    yield Screen("elsewhere", await house.pages.panel(number, user), private=True)
    yield Screen("hand", await house.pages.hand(number, user), private=True)
    yield Screen("my tables", await _render_own_tables(house, [*numbers.values()], user), private=True)
    t = await house.people.texts_for(user)
    try:
        await house.tables.submit(number, user, "play 1")
    except Refused as refused:
        yield Screen("refused", refusal(refused, t), private=True)


async def _show_private_tables(house: House) -> AsyncIterator[Screen]:
    """Yield a private table of each game before its match, its options, and its reader's wait for a robot."""
    number = 0
    for game in GAMES:
        number = await house.open_lobby(game, 1, COMPANY - 1, private=True)
        yield Screen(f"{game} lobby", await house.pages.panel(number, 1), private=True)
    t = await house.people.texts_for(1)
    yield Screen("options", host.options(await house.tables.snapshot(number, 1), t), private=True)
    for title in ("skull-king trick", "hearts follow", "skull turn"):
        game, match = MOMENTS[title].game, find_match(title, asked=False).alone()
        number = await house.play_match(game, match, private=True)
        yield Screen(f"{game} waiting", await house.pages.panel(number, 1), private=True)


async def _show_daily(house: House) -> AsyncIterator[Screen]:
    """Yield the pages of the deal of the day, with the results of other matches of its games."""
    t = await house.people.texts_for(1)
    day = house.time.date().isoformat()
    for number, (game, options) in enumerate(KINDS, start=1):
        deal = Deal(
            id=number,
            day=day,
            game=game,
            rules_version=GAMES[game].version,
            robots_version=1,
            options=dict(options),
            seats=4,
            level="normal",
            locale="en",
            opened_at=house.time,
            closes_at=house.time + timedelta(days=1),
            par=12.4 if GAMES[game].lowest_wins else 41.9,
            secret="",
        )
        table = await house.play_match(game, find_match(f"{game} over"))
        seen = await house.tables.snapshot(table, READER)
        points = next(place.points for place in seen.places if place.seat == seen.seat)
        found = DailyResult(deal, points, Placing(12, 340), Placing(2, 5), 23, 4, seen)
        yield Screen(f"{game} result", daily.result(found, t, server=True), private=True)
        late = found._replace(deal=replace(deal, par=None), everywhere=None, here=None, weeks=1, days=1)
        yield Screen(f"{game} late", daily.result(late, t, server=False), private=True)
        yield Screen(f"{game} shared", Post((Text(daily.shared_line(found, house.names[0], t)),)))
        yield Screen(f"{game} copy", daily.copy_page(daily.shared_line(found, "", t), t), private=True)
        best = [
            Attempt(number, user, _find_name(house, user), 0, GUILD, house.time, "over", house.time, 90, 1)
            for user in range(1, 5)
        ]
        yield Screen(f"{game} message", daily.daily_message(deal, deal, best, t))
    yield Screen("first message", daily.daily_message(deal, None, [], t))
    lines = tuple(
        DailyLine(user, _find_name(house, user), 520.0 - 37.5 * user, 7, user - 1) for user in range(2, 7)
    )
    own = DailyLine(1, house.names[0], 41.7, 1, 31)
    board = daily.board(DailyPage(lines, own), "week", "2026", 1, t, here=True, server=True)
    yield Screen("board", board, private=True)
    nobody = daily.board(DailyPage((), None), "season", "2026", 1, t, here=False, server=False)
    yield Screen("nobody", nobody, private=True)


async def _show_mentions(house: House) -> AsyncIterator[Screen]:
    for name in ("skull-king trick", "skull-king bid", "hearts follow"):
        number = await house.play_match(MOMENTS[name].game, find_match(name))
        house.time += timedelta(minutes=1)
        missed = await house.tables.take_due_mentions(number)
        yield Screen(name, await house.calls.mention(number, missed, LINK))
        house.time -= timedelta(minutes=1)
    snapshot = await house.tables.snapshot(number, None)
    t = await house.people.public_texts(GUILD, house.language)
    yield Screen("news", mentions.news(snapshot._replace(rounds_done=2), [4, 5], LINK, t))


async def _show_rules(house: House) -> AsyncIterator[Screen]:
    t = await house.people.texts_for(1)
    for game in GAMES:
        yield Screen(game, notices.rules_page(game, "", t), private=True)
    for topic in ("older", "etiquette"):
        yield Screen(topic, notices.rules_page("skull-king", topic, t), private=True)
    number = await house.open_lobby("skull-king", 2, options={"expansions": ["kraken"]})
    snapshot = await house.tables.snapshot(number, None)
    yield Screen("of a table", notices.table_rules(snapshot, t), private=True)


async def _show_boards(house: House) -> AsyncIterator[Screen]:
    t = await house.people.texts_for(1)

    def show_board(
        board: Board, merits: Sequence[float], matches: int, mine: BoardLine | None = None
    ) -> Post:
        places = rank_merits(merits)
        lines = tuple(
            BoardLine(user, _find_name(house, user), merit, matches + user, place)
            for user, (merit, place) in enumerate(zip(merits, places, strict=True), start=2)
        )
        return leaderboards.board(board, BoardPage(lines, len(lines) > 9, mine), "2026", t, reader=1)

    own = BoardLine(1, house.names[0], 2, 31, 14)
    wins = show_board(Board("skull-king"), [21, 17, 17, 12, 9, 9, 9, 8, 5, 3], 24, own)
    yield Screen("wins", wins, private=True)
    yield Screen("rating", show_board(Board("hearts", "rating"), [1720, 1544, 1311, 984], 6), private=True)
    yield Screen(
        "average", show_board(Board("hearts", "average", "month"), [4.1, 5.25, 6.0], 12), private=True
    )
    yield Screen(
        "accuracy", show_board(Board("skull-king", "accuracy", "week"), [0.71, 0.5], 9), private=True
    )
    yield Screen("all games", show_board(Board("", "wins", "season"), [3, 1], 2), private=True)
    far = BoardLine(1, house.names[0], 1002, 31, 12_400, about=True)
    yield Screen(
        "all games rating", show_board(Board("", "rating"), [1312, 1290, 1104], 2, far), private=True
    )
    yield Screen("nobody", show_board(Board("skull", "wins", "day", alone=True), [], 2), private=True)


def _find_name(house: House, user: int) -> str:
    """Return a user's name, or one of four spare names for a user who is not registered in the house."""
    return house.names[user - 1] if user <= len(house.names) else ("Iris", "Jan", "Kim", "Leo")[user % 4]


def _require_post(post: Post | None) -> Post:
    assert post is not None, "somebody who plays elsewhere"
    return post


async def _render_own_tables(house: House, numbers: Sequence[int], user: int) -> Post:
    theirs = [(await house.tables.snapshot(number, user), LINK) for number in numbers]
    return notices.my_tables(theirs, await house.people.texts_for(user))


# ---- championships ------------------------------------------------------------------------------------


async def _show_championship(house: House) -> AsyncIterator[Screen]:
    t = await house.people.public_texts(GUILD, house.language)
    present = of_championships
    signed, drawn, played, ended = (_play_championship(house, many) for many in (None, 0, 5, 1000))
    yield Screen("sign-up", present.overview(signed, t))
    yield Screen("sure to draw", losing_championship.ask_draw(signed, t), private=True)
    yield Screen("sure to leave the list", losing_championship.ask_retire(signed, t), private=True)
    yield Screen("mine before", present.own_matches(signed, 1, t), private=True)
    yield Screen("drawn", present.draw_notice(drawn, list(drawn.state.names), LINK, t))
    yield Screen("begun", present.overview(drawn, t))
    yield Screen("overview", present.overview(played, t))
    yield Screen("overview without picture", present.overview(played, t).without_illustration())
    yield Screen("fixtures", present.overview(played, t, whole=True), private=True)
    yield Screen("my matches", present.own_matches(played, min(played.waiting_entrants), t), private=True)
    yield Screen(
        "my turn", present.own_matches(played, min(played.waiting_entrants), t, [*played.live]), private=True
    )
    awaited_key = next(iter(played.live))
    awaited = next(fixture for fixture in played.state.fixtures if fixture.key == awaited_key).entrants[:1]
    waits = played._replace(live={awaited_key: LiveMatch(2, False, LINK, awaited=frozenset(awaited))})
    yield Screen("awaited", present.overview(waits, t))
    yield Screen("my match awaited", present.own_matches(waits, awaited[0], t), private=True)
    yield Screen("none open", present.own_matches(ended, 1, t), private=True)
    yield Screen("organiser", present.organiser_panel(played, t), private=True)
    yield Screen("reminder", present.reminder(played, sorted(played.waiting_entrants), LINK, t))
    yield Screen("final", present.overview(_play_championship(house, 15), t))
    yield Screen("over", present.overview(ended, t))
    for many, name in ((0, "groups"), (1, "groups played"), (1000, "groups over")):
        yield Screen(name, present.overview(_play_championship(house, many, entrants=8), t))
    for many, name in ((0, "ten"), (30, "ten played"), (1000, "ten over")):
        yield Screen(name, present.overview(_play_championship(house, many, entrants=10), t))


async def _show_same_cards(house: House) -> AsyncIterator[Screen]:
    t = await house.people.public_texts(GUILD, house.language)
    present, play = of_championships, partial(_play_championship, house, entrants=5, form=SAME_CARDS)
    playing, ended = play(3), play(1000)
    yield Screen("sign-up", present.overview(play(None), t))
    yield Screen("begun", present.overview(play(0), t))
    yield Screen("overview", present.overview(playing, t))
    yield Screen("fixtures", present.overview(playing, t, whole=True), private=True)
    yield Screen("my matches", present.own_matches(playing, 1, t), private=True)
    yield Screen("standings", present.standings_notice(play(2), list(playing.state.names), LINK, t))
    yield Screen("over", present.overview(ended, t))
    yield Screen("large", present.overview(_play_championship(house, 8, entrants=24, form=SAME_CARDS), t))
    number = await house.play_match("skull-king", find_match("skull-king trick"))
    running = await house.tables.snapshot(number, None)
    header = replace(running.header, covered=True)
    yield Screen("table", covered_table(cover(running._replace(header=header)), (), t))
    over = running._replace(header=replace(header, status="over"), awaiting=())
    yield Screen("table over", covered_table(cover(over), (), t))


def _play_championship(
    house: House, many: int | None, entrants: int = ENTRANTS, form: str = CASTILLAR
) -> ChampionshipSnapshot:
    """Return a championship after `many` results (None: before the draw); later entrants score more.

    If there are more entrants than users of the house, the extra entrants reuse the users' names.
    """
    game = EL_CASTILLAR if form == CASTILLAR else "skull-king"
    plan = Plan(game, form, GAMES[game].seats, GAMES[game].lowest_wins, {})
    user_names = list(house.users.values())
    names = [(user, user_names[(user - 1) % len(user_names)]) for user in range(1, entrants + 1)]
    inputs = [Input("join", (user,), name) for user, name in names]
    inputs += [] if many is None else [Input("draw", (7,))]
    results: list[Result] = []
    while len(results) < (many or 0):
        due = next(
            (fixture for fixture in compute_championship(plan, inputs, results).fixtures if fixture.is_open),
            None,
        )
        if due is None:
            break
        points = [20 + 5 * entrant for entrant in due.entrants]
        ranks = [1 + sum(other < own for other in points) for own in points]
        lines = (Line(*line, left=False) for line in zip(due.entrants, ranks, points, strict=True))
        scored = dict(zip(due.entrants, points, strict=True))
        results.append(Result(due.key, tuple(lines), tuple(scored.get(one or 0, 30) for one in due.order)))
    state = compute_championship(plan, inputs, results)
    header = ChampionshipHeader(
        id=1,
        guild_id=GUILD,
        channel_id=CHANNEL,
        name="Copa El Castillar" if form == CASTILLAR else "Copa de las mismas cartas",
        plan=plan.to_mapping(),
        locale=house.language,
        timer="3min",
        status="over" if state.has_ended else "running",
        organiser=1,
        feeds=True,
        season="2026",
        opened_at=house.time,
    )
    open_ = [fixture.key for fixture in state.fixtures if fixture.is_open]
    live = {key: LiveMatch(2, True, LINK) for key in open_[:1]} if many else {}
    by = "" if state.seed is None else "u:1"
    return ChampionshipSnapshot(header, state, len(inputs), house.time, live, drawn_by=by)


async def _show_server(house: House) -> AsyncIterator[Screen]:
    """Yield the screens for a server's moderators."""
    t = await house.people.texts_for(READER)
    first = await house.tables.snapshot(await house.open_lobby("skull", 2), None)
    second = await house.tables.snapshot(await house.play_match("hearts", find_match("hearts queen")), None)
    snapshot = _play_championship(house, 1)
    settings = await house.people.server(GUILD)
    yield Screen("settings", of_server_settings.overview(settings, t), private=True)
    chosen = settings.model_copy(update={"channels": (CHANNEL, ELSEWHERE), "pings": False})
    yield Screen("settings, chosen", of_server_settings.overview(chosen, t), private=True)
    for topic in of_server_settings.TOPICS:
        yield Screen(topic, of_server_settings.topic(settings, topic, t), private=True)
    yield Screen("well", of_servers.diagnostics(Diagnosis(CHANNEL, EXPLAINED, ()), t), private=True)
    refused, since = MessageRefusal(50013, house.time - timedelta(hours=3)), house.time - timedelta(days=2)
    ill = Diagnosis(
        CHANNEL, EXPLAINED[:1], EXPLAINED[1:], refused, since, (ELSEWHERE,), (ELSEWHERE,), True, True
    )
    yield Screen("ill", of_servers.diagnostics(ill, t), private=True)
    headers = [first.header, second.header]
    open_games = of_servers.OpenGames(headers, [snapshot.header])
    yield Screen(
        "tables", of_servers.tables(open_games, t, closed=notices.table_name(first.header, t)), private=True
    )
    yield Screen("no tables", of_servers.tables(of_servers.OpenGames((), ()), t), private=True)
    yield Screen("close", losing.ask_close(first, 1, "server-close", t), private=True)
    yield Screen("remove", losing.ask_kick(first, 1, 2, t), private=True)
    yield Screen("leave", losing.ask_leave(first, 1, t), private=True)
    if question := losing_championship.ask_ruling(snapshot, "cancel", t):
        yield Screen("close championship", question, private=True)
    people = [await house.people.get(user) for user in house.users]
    yield Screen("blocked", of_servers.blocked_people(people, t), private=True)
    yield Screen("nobody blocked", of_servers.blocked_people((), t), private=True)
    yield Screen("welcome", of_servers.welcome(EXPLAINED[3:], t))


async def _show_help(house: House) -> AsyncIterator[Screen]:
    """Yield the beginners' help: in an allowed channel, in another channel, and in a direct message."""
    t = await house.people.texts_for(READER)
    yield Screen("here", about.beginning(t, server=True, channels=()), private=True)
    yield Screen("in a channel", about.beginning(t, server=True, channels=(ELSEWHERE,)), private=True)
    yield Screen("direct message", about.beginning(t, server=False, channels=()), private=True)


async def _show_settings(house: House) -> AsyncIterator[Screen]:
    """Yield the settings screens of a user, and a host's settings screens of a table."""
    t, likes = await house.people.texts_for(READER), await house.people.preferences(READER)
    here = await house.people.server(GUILD)
    own = likes.model_copy(update={"pictures": "always"})
    yield Screen("own", of_settings.settings_page(likes, here, t), private=True)
    yield Screen("own, chosen", of_settings.settings_page(own, here, t, wanted=["hearts"]), private=True)
    yield Screen("own, direct message", of_settings.settings_page(likes, None, t), private=True)
    seen = await house.tables.snapshot(await house.open_lobby("skull-king", 3, 1), None)
    for page in ("", "more", "house", host.TABLE_PAGE):
        name = f"of a table {page}".rstrip()
        yield Screen(name, host.options(seen, t, page, moderator=True, calls=True), private=True)
    for game in ("hearts", "skull"):
        other = await house.tables.snapshot(await house.open_lobby(game, 2, 2), None)
        yield Screen(f"of a table {game}", host.options(other, t), private=True)


async def _show_lessons(house: House) -> AsyncIterator[Screen]:
    """Yield each step of each lesson, and the answer to a move that is allowed but not asked for."""
    t, likes = await house.people.texts_for(READER), await house.people.preferences_on(READER, GUILD)
    for game, script in LESSONS.items():
        for number, step in enumerate(script.steps, start=1):
            name = f"{game} {number} {step.name}"
            yield Screen(name, lesson.lesson_page(script, number, likes, t), private=True)
            for move in dict.fromkeys((*list_other_moves(script, number)[:1], *step.wrong)):
                verdict = judge_move(script, number, move)
                said = lesson.explain_mistake(script, number, verdict, t)
                post = lesson.lesson_page(script, number, likes, t, said=said)
                yield Screen(f"{name}, {move}", post, private=True)
    script = LESSONS["skull-king"]
    likes, t = likes.model_copy(update={"cards": "words"}), t.with_words(True)
    for number in (4, 6):
        post = lesson.lesson_page(script, number, likes, t)
        yield Screen(f"skull-king {number} in words", post.in_words(), private=True)
    yield Screen("which game", lesson.choose_lesson(t.with_words(False)), private=True)


STORIES: Final[Mapping[str, Story]] = {
    "lobby": _show_lobbies,
    "seat": _show_seats,
    "mention": _show_mentions,
    "rules": _show_rules,
    "board": _show_boards,
    "finished": history_screens,
    "statistics": statistics,
    "season": seasons,
    "championship": _show_championship,
    "server": _show_server,
    "help": _show_help,
    "settings": _show_settings,
    "pause": _show_pauses,
    "private": _show_private_tables,
    "daily": _show_daily,
    "lesson": _show_lessons,
    "duel": show_duels,
    "fair": fairness,
    "same-cards": _show_same_cards,
    "review": reviews,
    "scorepad": show_pads,
    "hint": hints,
    "riddle": riddles,
    # Last, as they open tables: numbers of tables are on other screens.
    "meeting": show_meetings,
    "calls": show_calls,
    "invitation": _show_invitations,
}


async def render_stories(house: House, only: str) -> list[Screen]:
    """Return the screens with `only` in their names; each name begins with its story's title."""
    screens = []
    for title, story in STORIES.items():
        if title in only or only in title:
            screens += [screen._replace(name=f"{title} {screen.name}") async for screen in story(house)]
    return [screen for screen in screens if only in screen.name]
