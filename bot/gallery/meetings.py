"""Gallery screens of meetings: the invitation from its post to its end, and what mentions people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.gallery.house import CHANNEL, EVENING, GUILD, House
from bot.gallery.looks import Screen
from bot.meetings.service import Gathering
from bot.present import meetings as present
from bot.present import notices
from bot.records.meetings import AnswerKind
from bot.records.tables import Person
from bot.texts.sentences import texts

LINK = "https://discord.com/channels/1/2/3"
ANSWERS: dict[int, AnswerKind] = {2: "coming", 3: "perhaps", 4: "cannot"}


async def show_meetings(house: House) -> AsyncIterator[Screen]:
    """Yield the messages of a meeting, and the private answers to its buttons."""
    house.time = EVENING
    t = await house.people.public_texts(GUILD, house.language)
    meeting = await house.meetings.open(
        game="skull-king",
        options={},
        locale=house.language,
        host=1,
        name=house.names[0],
        guild_id=GUILD,
        channel_id=CHANNEL,
        starts_at=house.time + timedelta(days=2, hours=3),
        zone="Europe/Madrid",
        weekly=False,
    )
    new = await house.meetings.load(meeting.id)
    yield Screen("new", present.invitation(new, LINK, house.time, t))
    for user, kind in ANSWERS.items():
        await house.meetings.answer(meeting.id, user, house.names[user - 1], kind, None)
    found = await house.meetings.load(meeting.id)
    yield Screen("answered", present.invitation(found, LINK, house.time, t))
    yield Screen("unreminded", present.invitation(found, LINK, house.time, t, reminds=False))
    for user in ANSWERS:
        yield Screen(f"answer {user}", notices.notice(present.answered(found, user, t)), private=True)
    sooner = present.answered(found, 1, t, reminds=False)
    yield Screen("answer unreminded", notices.notice(sooner), private=True)
    late = present.answered(_changed(found, status="lobby"), _who_cannot(found), t)
    yield Screen("answer late", notices.notice(late), private=True)
    weekly = _changed(found, weekly=True)
    yield Screen("weekly", present.invitation(weekly, LINK, house.time, t))
    crowd = tuple(
        replace(new.answers[0], user_id=user, name=name) for user, name in list(house.users.items()) * 3
    )
    yield Screen("crowd", present.invitation(weekly._replace(answers=crowd), LINK, house.time, t))
    yield Screen("delayed", present.invitation(found, LINK, meeting.starts_at, t))
    for status in ("lobby", "over", "missed", "off", "late"):
        shown = _changed(found, status=status)
        yield Screen(status, present.invitation(shown, LINK, house.time, t))
    given_up = _changed(found, status="missed", weekly=True, misses=3)
    yield Screen("given up", present.invitation(given_up, LINK, house.time, t))
    yield Screen("in words", present.invitation(found, LINK, house.time, t).in_words())
    for notice in ("reminder", "moved", "off"):
        yield Screen(f"notice {notice}", present.notice(meeting, notice, (1, 2), LINK, t))
    yield Screen("call off", present.ask_call_off(weekly, texts(house.language)), private=True)
    invited = {str(Person(one.user_id)): one.name for one in found.seated}
    table = (await house.lobby.open_for_meeting(meeting, {}, 1, invited, "3min")).id
    yield Screen("empty lobby", await house.pages.table(table))
    await house.lobby.join(table, 2, house.names[1], None)
    yield Screen("open lobby", await house.pages.table(table))
    house.meetings.stop()


def _who_cannot(found: Gathering) -> int:
    """Return somebody who cannot come."""
    return found.list_people("cannot")[0].user_id


def _changed(found: Gathering, **fields: Any) -> Gathering:
    """Return a meeting with other fields."""
    return found._replace(meeting=replace(found.meeting, **fields))
