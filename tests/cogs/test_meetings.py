"""Meetings in Discord: the invitation, one reminder, the lobby at its time, and restarts in between."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.meetings.service import MOST_IN_CHANNEL, MOST_OF_HOST
from bot.records.meetings import Meeting
from bot.store.meetings import list_answers, list_comers, list_meetings
from bot.store.tables import list_seatings
from bot.tables.deadlines import MEETING_WAIT
from tests.cogs.test_privacy import is_deleted
from tests.sim.evening import decide, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.laws import bodies
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

SOON = "in 2 hours"
TIME = 2 * 3600.0


@pytest.fixture(autouse=True)
async def pings(world: World) -> None:
    await world.save_settings(timer="off", pings=True, threads="never")


def invitations(world: World, channel: Any = None) -> list[Message]:
    """Return the invitations of a channel, oldest first: no other message of the bot has so large a time."""
    return [post for post in world.posts(channel) if not post.stored.content and ":F>" in post.text]


async def meetings(world: World) -> list[Meeting]:
    """Return all meetings, oldest first."""
    now = world.env.now()
    return await world.bot.services.store.read(list_meetings, now - timedelta(days=300))


def pinged(world: World) -> list[int]:
    """Return everybody whom a message in the channel has notified, as often as it has."""
    sent = world.requests("POST", f"/channels/{world.channel.id}/messages")
    allowed = [body.get("allowed_mentions") or {} for one in sent for body in bodies(one)]
    return [int(user) for one in allowed for user in one.get("users", ())]


async def plan(host: Person, at: str = SOON, **options: Any) -> Meeting:
    """Type `/play at:`; return the meeting."""
    answer = await host.slash("play", game="skull-king", at=at, **options)
    assert not answer.private, answer.text
    return (await meetings(host.world))[-1]


async def answer(person: Person, kind: str, post: Message | None = None) -> Answer:
    """Press a button of the newest invitation."""
    shown = post or invitations(person.world)[-1]
    return await person.press(shown, shown.sure_button(f"@meet {kind}"))


async def more(person: Person, choice: str) -> Answer:
    """Choose a line of the newest invitation's menu."""
    return await person.choose(invitations(person.world)[-1], "@meet-more", choice)


async def join(person: Person) -> Answer:
    """Press Join at the open lobby."""
    shown = lobby_of(person.world)
    return await person.press(shown, shown.offering("@join")[0])


def lobby_of(world: World) -> Message:
    return [post for post in world.posts() if post.offering("@join")][-1]


async def wait_until(world: World, meeting: Meeting, after: float = 0) -> None:
    """Wait until so many seconds after a meeting's time."""
    left = (meeting.starts_at - world.env.now()).total_seconds()
    await world.wait(left + after)


async def status(world: World, number: int = 0) -> str:
    """Return the status of a meeting, by its place."""
    return (await meetings(world))[number].status


async def people_at(world: World, meeting: Meeting) -> set[str]:
    """Return the people who play in a meeting's match; robots are left out."""
    now = next(one for one in await meetings(world) if one.id == meeting.id)
    assert now.lobby_id is not None
    assert await world.status(now.lobby_id) == "running"
    seatings = await world.bot.services.store.read(list_seatings, now.lobby_id)
    return {seating.name for seating in seatings if seating.who.startswith("u:")}


async def test_a_meeting_from_the_invitation_to_the_first_card(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    meeting = await plan(ana)
    assert (await answer(bea, "coming")).private
    await answer(carl, "perhaps")
    await answer(dora, "cannot")
    await world.wait(3)
    (shown,) = invitations(world)
    assert screen_reader_faults(shown) == []
    labels = [button.label for button in shown.buttons]
    assert [label[-1] for label in labels] == ["2", "1", "1"]
    await wait_until(world, meeting, -16 * 60)
    assert pinged(world) == []
    await wait_until(world, meeting, -14 * 60)
    assert sorted(pinged(world)) == sorted([ana.id, bea.id])
    await wait_until(world, meeting, -5)
    assert await status(world) == "open"
    await wait_until(world, meeting, 5)
    assert await status(world) == "lobby"
    await join(ana)
    await world.wait(3)
    assert await status(world) == "lobby"
    await join(bea)
    await world.wait(3)
    assert await status(world) == "over"
    assert await people_at(world, meeting) == {"Ana", "Bea"}
    assert sorted(pinged(world)) == sorted([ana.id, bea.id])
    assert [post.id for post in invitations(world)] == [shown.id]
    assert not invitations(world)[-1].buttons


async def test_after_five_minutes_robots_take_the_seats_of_the_missing(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    meeting = await plan(ana)
    for person in (bea, carl):
        await answer(person, "coming")
    await wait_until(world, meeting, 3)
    await join(bea)
    await world.wait(MEETING_WAIT.total_seconds() - 10)
    assert await status(world) == "lobby"
    await world.wait(12)
    assert await status(world) == "over"
    assert await people_at(world, meeting) == {"Bea"}
    (now,) = await meetings(world)
    assert now.lobby_id is not None
    assert len(await world.seats(now.lobby_id)) >= 3
    header = await world.header(now.lobby_id)
    assert header.host == bea.id
    assert header.invited is None
    comers = await world.bot.services.store.read(list_comers, now.lobby_id)
    assert comers == [ana.id, bea.id, carl.id]


async def test_a_lobby_to_which_nobody_comes_closes_with_a_sentence(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    await wait_until(world, meeting, MEETING_WAIT.total_seconds() + 5)
    (now,) = await meetings(world)
    assert (now.status, now.misses) == ("missed", 1)
    assert now.lobby_id is not None
    assert await world.status(now.lobby_id) == "closed"
    assert says(invitations(world)[-1], "meeting-missed")


async def test_no_lobby_opens_if_nobody_says_that_they_come(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(ana, "cannot")
    await answer(bea, "perhaps")
    await wait_until(world, meeting, 5)
    (now,) = await meetings(world)
    assert (now.status, now.lobby_id) == ("missed", None)
    assert pinged(world) == []


@pytest.mark.parametrize("at", [-16 * 60.0, -14 * 60.0, -5.0, 3.0, 120.0, 280.0, 310.0])
async def test_a_restart_at_any_minute_loses_and_doubles_nothing(world: World, at: float) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    before = invitations(world)[-1].id
    if at > 0:
        await wait_until(world, meeting, 2)
        await join(ana)
    await wait_until(world, meeting, at)
    await world.crash()
    await wait_until(world, meeting, MEETING_WAIT.total_seconds() + 70)
    if at > 0:
        assert await people_at(world, meeting) == {"Ana"}
    else:
        assert await status(world) == "missed"
    assert sorted(pinged(world)) == sorted([ana.id, bea.id])
    assert [post.id for post in invitations(world)] == [before]
    tables = (await world.stored_rows())["tables"]
    assert len(tables) == 1


@pytest.mark.parametrize("minute", range(-16, 6))
async def test_a_restart_in_each_minute_reminds_once_and_opens_one_lobby(world: World, minute: int) -> None:
    """Two come and take their seats as soon as they can; once, the bot is restarted."""
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    if minute >= 0:
        await wait_until(world, meeting, 2)
        await join(ana)
    await wait_until(world, meeting, minute * 60 + 4)
    await world.crash()
    await world.wait(3)
    if minute < 0:
        await wait_until(world, meeting, 5)
        assert await status(world) == "lobby"
        await join(ana)
    if await status(world) == "lobby":
        await join(bea)
    await world.wait(3)
    assert await status(world) == "over"
    assert await people_at(world, meeting) == ({"Ana", "Bea"} if minute < 5 else {"Ana"})
    assert sorted(pinged(world)) == sorted([ana.id, bea.id])
    assert len((await world.stored_rows())["tables"]) == 1
    assert len(invitations(world)) == 1


@pytest.mark.parametrize("minutes", [20, 70])
async def test_a_bot_that_was_away_opens_the_lobby_late_or_says_sorry(world: World, minutes: int) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    world.bot.services.meetings.stop()
    await wait_until(world, meeting, minutes * 60)
    assert await status(world) == "open"
    await world.crash()
    await world.wait(3)
    assert await status(world) == ("lobby" if minutes < 60 else "late")
    assert pinged(world) == []


async def test_nobody_is_promised_a_reminder_who_gets_none(world: World) -> None:
    """A meeting in ten minutes has none, nor has anybody who switched mentions off."""
    ana, bea = world.group("Ana", "Bea")
    await plan(ana)
    await world.bot.services.people.set_preference(bea.id, "pings", "False")
    assert says(invitations(world)[-1], "meeting-how")
    assert says(await answer(bea, "coming"), "meeting-unreminded-now")
    await plan(ana, "in 10 minutes")
    assert says(invitations(world)[-1], "meeting-how-unreminded")
    assert says(await answer(world.person("Carl"), "coming"), "meeting-unreminded-now")
    await world.save_settings(pings=False)
    await plan(ana)
    assert says(invitations(world)[-1], "meeting-how-unreminded")


async def test_a_bot_that_is_back_before_the_time_still_reminds(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    world.bot.services.meetings.stop()
    await wait_until(world, meeting, -10 * 60)
    await world.crash()
    await wait_until(world, meeting, -8 * 60)
    assert pinged(world) == [ana.id]


async def test_whoever_switched_mentions_off_is_not_mentioned(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await world.bot.services.people.set_preference(bea.id, "pings", "False")
    await wait_until(world, meeting, -14 * 60)
    assert pinged(world) == [ana.id]


async def test_a_moved_meeting_tells_those_concerned_once(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await answer(carl, "perhaps")
    await answer(dora, "cannot")
    assert says(await more(bea, "move"), "T-13")
    form = await more(ana, "move")
    assert form.result.modal is not None
    await ana.member.submit_modal(form.result, {"typed": "in 5 hours"})
    await world.wait(5)
    assert sorted(pinged(world)) == sorted([ana.id, bea.id, carl.id])
    (moved,) = await meetings(world)
    assert moved.starts_at == meeting.starts_at + timedelta(hours=3)
    await wait_until(world, meeting, 10)
    assert await status(world) == "open"
    await wait_until(world, moved, 5)
    assert await status(world) == "lobby"


@pytest.mark.rule("T-152")
async def test_a_meeting_called_off_tells_those_concerned_and_opens_nothing(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    mod = world.person("Mod", moderator=True)
    meeting = await plan(ana)
    await answer(bea, "coming")
    assert says(await more(carl, "off"), "T-13")
    question = await more(mod, "off")
    await mod.press(question.posts[-1], question.posts[-1].offering("@sure")[0])
    await world.wait(5)
    assert sorted(pinged(world)) == sorted([ana.id, bea.id])
    assert says(await tap(bea, invitations(world)[-1], f"1:{meeting.id}:0:@meet coming"), "T-152")
    await wait_until(world, meeting, 10)
    (now,) = await meetings(world)
    assert (now.status, now.lobby_id, now.ended_by) == ("off", None, mod.id)


@pytest.mark.rule("T-150")
async def test_floods_of_meetings_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    for _ in range(MOST_OF_HOST):
        await plan(ana)
    refused = await ana.slash("play", game="hearts", at=SOON)
    assert refused.private
    assert says(refused, "T-150", most=MOST_OF_HOST, limit="meetings")
    for _ in range(MOST_IN_CHANNEL - MOST_OF_HOST):
        await plan(bea)
    refused = await bea.slash("play", game="hearts", at=SOON)
    assert says(refused, "T-150", most=MOST_IN_CHANNEL, limit="channel")


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        pytest.param("soon", "T-145", marks=pytest.mark.rule("T-145")),
        pytest.param("at 9", "T-146", marks=pytest.mark.rule("T-146")),
        pytest.param("2020-01-01 21:00", "T-147", marks=pytest.mark.rule("T-147")),
        pytest.param("2099-01-01 21:00", "T-148", marks=pytest.mark.rule("T-148")),
    ],
)
async def test_times_that_cannot_be_are_refused(world: World, said: str, rule: str) -> None:
    (ana,) = world.group("Ana")
    refused = await ana.slash("play", game="hearts", at=said)
    assert refused.private
    assert rule in refused.text or says(refused, rule)
    assert await meetings(world) == []


@pytest.mark.rule("T-154")
@pytest.mark.parametrize("more", [{"weekly": True}, {"event": True}, {"zone": "Madrid"}])
async def test_what_only_a_meeting_has_needs_a_time(world: World, more: dict[str, Any]) -> None:
    (ana,) = world.group("Ana")
    assert says(await ana.slash("play", game="hearts", **more), "T-154")
    assert await meetings(world) == []
    assert not (await world.stored_rows())["tables"]


@pytest.mark.rule("T-57")
async def test_nobody_is_invited_to_a_private_table(world: World) -> None:
    (ana,) = world.group("Ana")
    assert says(await ana.slash_in_dm("play", game="hearts", at=SOON), "T-57")
    assert await meetings(world) == []


async def test_without_a_game_the_first_meeting_asks_for_one(world: World) -> None:
    (ana,) = world.group("Ana")
    asked = await ana.slash("play", at="saturday 21:00", zone="Madrid", weekly=True)
    assert asked.private
    assert says(asked, "play-which-planned")
    assert await meetings(world) == []
    await ana.press(asked.posts[-1], asked.posts[-1].offering("@play")[1])
    (meeting,) = await meetings(world)
    assert (meeting.game, meeting.weekly, meeting.event_id) == ("hearts", True, None)
    assert (meeting.zone, meeting.local_start[10:]) == ("Europe/Madrid", "T21:00:00")
    assert len(invitations(world)) == 1


async def test_a_meeting_is_of_the_game_last_played_here_with_its_options(world: World) -> None:
    await world.shorten_matches(1, 2)
    (ana,) = world.group("Ana")
    number = await start_table(ana, robots=2)
    await decide(world, number)
    await world.save_settings(timer="off", pings=True, threads="never", options={"length": [5]})
    await ana.slash("play", at=SOON)
    (meeting,) = await meetings(world)
    assert (meeting.game, meeting.options["length"]) == ("skull-king", [1, 2])
    await ana.slash("play", at=SOON, game="hearts")
    assert (await meetings(world))[-1].game == "hearts"


@pytest.mark.rule("T-151")
async def test_a_meeting_of_another_server_does_not_exist(world: World) -> None:
    (ana,) = world.group("Ana")
    await plan(ana)
    assert says(await tap(ana, invitations(world)[-1], "1:99:0:@meet coming"), "T-151")


async def test_more_who_come_than_seats_wait_and_take_what_becomes_free(world: World) -> None:
    people = world.group(*(f"P{number}" for number in range(10)))
    meeting = await plan(people[0])
    for person in people[1:]:
        await answer(person, "coming")
    await world.wait(3)
    found = await world.bot.services.meetings.load(meeting.id)
    assert len(found.seated) == found.seats
    assert [one.user_id for one in found.waiting] == [one.id for one in people[found.seats :]]
    assert says(invitations(world)[-1], "meeting-waiting", count=len(found.waiting))
    await wait_until(world, meeting, 3)
    assert says(await join(people[found.seats]), "T-7")
    late = f"1:{meeting.id}:0:@meet cannot"
    await tap(people[0], invitations(world)[-1], late)
    await world.wait(2)
    assert not says(await join(people[found.seats]), "T-7")


async def test_whoever_presses_join_without_an_answer_comes(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await wait_until(world, meeting, 3)
    await join(carl)
    await join(ana)
    await join(bea)
    await world.wait(3)
    assert await people_at(world, meeting) == {"Ana", "Bea", "Carl"}
    answers = await world.bot.services.store.read(list_answers, meeting.id, "en")
    assert {one.user_id: one.kind for one in answers}[carl.id] == "coming"


async def test_last_person_who_leaves_the_lobby_does_not_close_it_for_the_others(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await wait_until(world, meeting, 3)
    await join(ana)
    await ana.leaves_lobby()
    await world.wait(3)
    assert await status(world) == "lobby"
    await join(bea)
    await wait_until(world, meeting, MEETING_WAIT.total_seconds() + 5)
    assert await people_at(world, meeting) == {"Bea"}


async def test_before_a_stop_the_lobby_waits_for_the_next_start(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    drain = world.bot.services.store.drain
    await drain.begin()
    await wait_until(world, meeting, 60)
    assert await status(world) == "open"
    assert says(invitations(world)[-1], "meeting-soon")
    await drain.end()
    await world.wait(31)
    assert await status(world) == "lobby"


async def test_own_time_zone_is_remembered(world: World) -> None:
    (ana,) = world.group("Ana")
    first = await plan(ana, "tomorrow 21:00", zone="Madrid")
    second = await plan(ana, "tomorrow 21:00")
    assert (first.zone, second.zone) == ("Europe/Madrid", "Europe/Madrid")
    assert first.starts_at == second.starts_at
    assert first.local_start.endswith("T21:00:00")
    assert says(await ana.slash("play", game="hearts", at=SOON, zone="Atlantis"), "T-97")


async def test_deleted_people_have_answered_nothing(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await is_deleted(bea)
    await world.wait(3)
    answers = await world.bot.services.store.read(list_answers, meeting.id, "en")
    assert [one.user_id for one in answers] == [ana.id]
    assert "Bea" not in invitations(world)[-1].text


async def test_a_host_who_was_deleted_leaves_the_meeting_to_the_others(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await is_deleted(ana)
    await wait_until(world, meeting, 3)
    await join(bea)
    await world.wait(3)
    assert await people_at(world, meeting) == {"Bea"}


async def test_who_cannot_after_all_gives_up_the_seat_in_the_open_lobby(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await answer(carl, "coming")
    await wait_until(world, meeting, 3)
    await join(ana)
    await join(bea)
    await world.wait(2)
    assert says(await answer(ana, "cannot"), "meeting-cannot-late-now")
    await world.wait(2)
    (now,) = await meetings(world)
    assert now.lobby_id is not None
    assert await world.seats(now.lobby_id) == ["Bea"]
    assert await status(world) == "lobby", "Carl is still waited for"
    await join(carl)
    await world.wait(3)
    assert await people_at(world, meeting) == {"Bea", "Carl"}
    assert (await world.header(now.lobby_id)).host == bea.id


async def test_the_match_begins_once_the_last_one_missing_says_that_they_cannot(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await answer(carl, "coming")
    await wait_until(world, meeting, 3)
    await join(ana)
    await join(bea)
    await answer(carl, "cannot")
    await world.wait(3)
    assert await people_at(world, meeting) == {"Ana", "Bea"}
    assert await status(world) == "over"


async def test_a_lobby_closes_when_the_only_one_who_came_cannot_after_all(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    await answer(ana, "perhaps")
    await answer(ana, "coming")
    await wait_until(world, meeting, 3)
    shown = invitations(world)[-1]
    await tap(ana, shown, shown.sure_button("@meet cannot").custom_id)
    await world.wait(3)
    assert await status(world) == "missed"


@pytest.mark.parametrize("before", [True, False])
async def test_nobody_waits_for_people_who_have_left_the_server(world: World, before: bool) -> None:
    """The seats of the first eight of ten are kept; of these two leave the server, and two others move up."""
    people = world.group(*(f"P{number}" for number in range(10)))
    ana, gone = people[0], people[1:3]
    meeting = await plan(ana)
    for person in people[1:]:
        await answer(person, "coming")
    if before:
        for person in gone:
            world.guild.remove_member(person.member)
    await wait_until(world, meeting, 3)
    (now,) = await meetings(world)
    assert now.lobby_id is not None
    if not before:
        for person in gone:
            world.guild.remove_member(person.member)
        await world.wait(31)
    header = await world.header(now.lobby_id)
    staying = [person for person in people if person not in gone]
    assert set(header.invited or ()) == {f"u:{person.id}" for person in staying}
    for person in staying:
        await join(person)
    await world.wait(3)
    assert await people_at(world, meeting) == {person.name for person in staying}
    assert await status(world) == "over"


async def test_a_meeting_to_which_only_people_come_who_left_the_server_opens_nothing(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    world.guild.remove_member(ana.member)
    await wait_until(world, meeting, 3)
    (now,) = await meetings(world)
    assert (now.status, now.lobby_id) == ("missed", None)


@pytest.mark.parametrize(("status_code", "code"), [(403, 50001), (404, 10004), (503, 0)])
async def test_if_discord_does_not_say_who_is_a_member_everybody_is_waited_for(
    world: World, status_code: int, code: int
) -> None:
    """Discord refuses, does not know the server, or is out of order."""
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    world.inject("GET", "*/members/*", status=status_code, code=code, times=None)
    await wait_until(world, meeting, 5)
    world.heal()
    (now,) = await meetings(world)
    assert now.lobby_id is not None
    assert len((await world.header(now.lobby_id)).invited or ()) == 2


async def kick_carl(world: World) -> tuple[Meeting, list[Person]]:
    """Kick Carl from the lobby of Ana's meeting, to which Bea comes too; return the meeting and all three."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await answer(carl, "coming")
    await wait_until(world, meeting, 3)
    await join(ana)
    await join(carl)
    await ana.slash_and_confirm("table kick", player=carl.member)
    await world.wait(3)
    return meeting, people


@pytest.mark.rule("T-60")
async def test_nobody_waits_for_who_was_kicked_from_the_lobby(world: World) -> None:
    meeting, (_, bea, carl) = await kick_carl(world)
    assert says(await join(carl), "T-60")
    assert await status(world) == "lobby"
    await join(bea)
    await world.wait(3)
    assert await people_at(world, meeting) == {"Ana", "Bea"}


async def test_who_was_kicked_from_the_lobby_can_be_let_back(world: World) -> None:
    meeting, (ana, bea, carl) = await kick_carl(world)
    await ana.slash("table substitute", player=carl.member)
    await world.wait(3)
    await join(bea)
    await world.wait(3)
    assert await people_at(world, meeting) == {"Ana", "Bea", "Carl"}


async def test_a_deleted_person_is_not_waited_for(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await wait_until(world, meeting, 3)
    await join(ana)
    await is_deleted(bea)
    await world.wait(3)
    assert await people_at(world, meeting) == {"Ana"}
    assert await status(world) == "over"


# ---- events of the server -------------------------------------------------------------------------------


def events(world: World) -> list[Any]:
    """Return the scheduled events of the server."""
    return list(world.env.backend.get_guild(world.guild.id).scheduled_events.values())


def forbid_events(world: World) -> None:
    """Take the permission to create events from the bot's role."""
    backend, guild = world.env.backend, world.guild.id
    for role in list(backend.get_guild(guild).roles.values()):
        events_of_role = discord.Permissions(manage_events=True, create_events=True).value
        backend.edit_role(guild, role.id, {"permissions": role.permissions & ~events_of_role})


async def test_an_event_is_added_moved_and_deleted_only_if_the_host_asks(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await plan(ana)
    assert events(world) == []
    assert says(await more(bea, "event"), "T-13")
    await more(ana, "event")
    await world.wait(2)
    (event,) = events(world)
    assert datetime.fromisoformat(event.scheduled_start_time) == (await meetings(world))[0].starts_at
    assert "event" not in invitations(world)[-1].sure_menu("@meet-more").values
    form = await more(ana, "move")
    await ana.member.submit_modal(form.result, {"typed": "in 5 hours"})
    (event,) = events(world)
    assert datetime.fromisoformat(event.scheduled_start_time) == (await meetings(world))[0].starts_at
    question = await more(ana, "off")
    await ana.press(question.posts[-1], question.posts[-1].offering("@sure")[0])
    assert events(world) == []


async def test_two_taps_add_one_event(world: World) -> None:
    (ana,) = world.group("Ana")
    await plan(ana)
    shown = invitations(world)[-1]
    event_menu = Tap(ana, shown, shown.sure_menu("@meet-more").custom_id, ("event",))
    await tap_at_once(world, event_menu, event_menu)
    (event,) = events(world)
    assert (await meetings(world))[0].event_id == event.id


async def test_an_event_for_a_meeting_called_off_meanwhile_is_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    create = discord.Guild.create_scheduled_event

    async def create_slowly(guild: discord.Guild, **fields: Any) -> discord.ScheduledEvent:
        event = await create(guild, **fields)
        await world.bot.services.meetings.call_off(meeting.id, ana.id, False, 5)
        return event

    monkeypatch.setattr(discord.Guild, "create_scheduled_event", create_slowly)
    assert says(await more(ana, "event"), "T-152")
    assert events(world) == []


@pytest.mark.rule("T-153")
async def test_an_event_that_cannot_be_added_is_a_sentence(world: World) -> None:
    (ana,) = world.group("Ana")
    await plan(ana)
    world.inject("POST", "*/scheduled-events", status=400, code=30038)
    assert says(await more(ana, "event"), "T-153", why="discord")
    forbid_events(world)
    assert says(await more(ana, "event"), "T-153", why="permission")
    refused = await ana.slash("play", game="hearts", at=SOON, event=True)
    assert says(refused, "T-153", why="permission")
    assert len(invitations(world)) == 2
    assert await status(world) == "open"
    assert events(world) == []


# ---- every week ------------------------------------------------------------------------------------------


async def test_a_weekly_meeting_is_asked_again_after_its_match(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana, weekly=True)
    await wait_until(world, meeting, 3)
    await join(ana)
    await world.wait(5)
    before, after = await meetings(world)
    assert (before.status, after.status) == ("over", "open")
    assert after.starts_at == before.starts_at + timedelta(weeks=1)
    assert len(invitations(world)) == 2
    assert await world.bot.services.store.read(list_answers, after.id, "en") == []
    await answer(ana, "coming")
    await world.crash()
    await wait_until(world, after, 3)
    assert await status(world, 1) == "lobby"
    assert len(invitations(world)) == 2


async def test_three_weeks_without_anybody_end_a_weekly_meeting(world: World) -> None:
    (ana,) = world.group("Ana")
    await plan(ana, weekly=True)
    await answer(ana, "cannot")
    for week in range(3):
        found = await meetings(world)
        assert len(found) == week + 1
        await wait_until(world, found[-1], 5)
    found = await meetings(world)
    assert [(one.status, one.misses) for one in found] == [("missed", week) for week in (1, 2, 3)]
    assert says(invitations(world)[-1], "meeting-given-up")
    assert pinged(world) == []


async def test_a_match_makes_up_for_missed_weeks(world: World) -> None:
    (ana,) = world.group("Ana")
    await plan(ana, weekly=True)
    await answer(ana, "cannot")
    await wait_until(world, (await meetings(world))[-1], 5)
    second = (await meetings(world))[-1]
    await answer(ana, "coming")
    await wait_until(world, second, 3)
    await join(ana)
    await world.wait(5)
    assert [one.misses for one in await meetings(world)] == [1, 0, 0]


async def test_every_week_can_be_switched_on_and_off(world: World) -> None:
    (ana,) = world.group("Ana")
    meeting = await plan(ana)
    await more(ana, "repeat")
    await world.wait(2)
    assert (await meetings(world))[0].weekly
    await more(ana, "once")
    await answer(ana, "cannot")
    await wait_until(world, meeting, 5)
    assert len(await meetings(world)) == 1


async def test_a_weekly_meeting_cannot_begin_in_more_than_a_week(world: World) -> None:
    (ana,) = world.group("Ana")
    refused = await ana.slash("play", game="hearts", at="in 8 days at 21:00", weekly=True)
    assert refused.private
    await plan(ana, "in 8 days at 21:00")
    assert (await more(ana, "repeat")).private
    assert not (await meetings(world))[0].weekly


@pytest.mark.parametrize(
    ("before", "hours"),
    [(datetime(2026, 3, 21, 12, tzinfo=UTC), -1), (datetime(2026, 10, 17, 12, tzinfo=UTC), 1)],
)
async def test_a_weekly_meeting_keeps_its_hour_when_the_clocks_change(
    world: World, before: datetime, hours: int
) -> None:
    """In Madrid they go forward on 29 March 2026 and back on 25 October."""
    (ana,) = world.group("Ana")
    await world.wait((before - world.env.now()).total_seconds())
    meeting = await plan(ana, "sunday 21:00", zone="Madrid", weekly=True)
    await wait_until(world, meeting, 3)
    await join(ana)
    await world.wait(5)
    _, following = await meetings(world)
    assert following.starts_at == meeting.starts_at + timedelta(weeks=1, hours=hours)
    assert following.local_start.endswith("T21:00:00")
    await answer(ana, "coming")
    await wait_until(world, following, -5)
    assert await status(world, 1) == "open"
    await wait_until(world, following, 5)
    assert await status(world, 1) == "lobby"


# ---- the typed time --------------------------------------------------------------------------------------


async def test_typed_words_are_offered_as_they_are_read(world: World) -> None:
    (ana,) = world.group("Ana")
    await plan(ana, zone="Madrid")
    offered = await ana.member.autocomplete(world.channel, "play", "at", "friday at 9")
    assert [choice["name"].split(", ")[-1] for choice in offered] == ["09:00 (Madrid)", "21:00 (Madrid)"]
    meeting = await plan(ana, offered[1]["value"])
    assert meeting.local_start.endswith("T21:00:00")
    assert await ana.member.autocomplete(world.channel, "play", "at", "soon") == []
    assert await ana.member.autocomplete(world.channel, "play", "at", "")


async def test_offered_times_are_in_the_time_zone_typed_beside_them(world: World) -> None:
    (ana,) = world.group("Ana")
    offered = await ana.member.autocomplete(world.channel, "play", "at", "21:30", zone="Asia/Tokyo")
    assert [choice["name"].split(", ")[-1] for choice in offered] == ["21:30 (Tokyo)"]
