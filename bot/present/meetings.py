"""The invitation to a meeting, what mentions those who have answered, and the host's questions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.meetings.service import Gathering, Notice
from bot.meetings.time_words import LONGEST
from bot.present.confirmation import confirmation
from bot.present.deals.daily import write_date
from bot.present.names import escaped_name, join_phrases
from bot.present.post import Block, Button, Form, Menu, Option, Post, Row, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from bot.records.meetings import Answer, Meeting
from bot.texts.sentences import Texts

MOST_NAMES: Final = 20
"""The most people who are named with one answer."""
OPEN: Final = "open"
"""The epoch of an invitation, which is one message from its post to the end."""


def invitation(found: Gathering, table_link: str, now: datetime, t: Texts, *, reminds: bool = True) -> Post:
    """Return the public message: the time, the answers and, until it begins, the buttons.

    `reminds` says whether those who come are still going to be reminded.
    """
    meeting = found.meeting
    state = [t("meeting-by", host=escaped_name(meeting.host_name, t))]
    state += [t("meeting-weekly")] if meeting.weekly else []
    blocks: list[Block] = [
        Text(f"# {_game(meeting, t)}"),
        Text(f"**{write_time(meeting)}** · {write_left(meeting)}\n-# {' · '.join(state)}"),
        *_answers(found, t),
        *_outcome(found, table_link, now, t, reminds=reminds),
    ]
    if meeting.status == "open":
        blocks += [_buttons(found, t), _tools(meeting, t)]
    elif meeting.status == "lobby":
        blocks.append(Row((_cannot_button(found, t),)))
    accent = {"open": GOLD, "lobby": SEA, "over": SEA}.get(meeting.status, NIGHT)
    return Post(tuple(blocks), table=meeting.id, epoch=OPEN, accent=accent)


def _answers(found: Gathering, t: Texts) -> list[Block]:
    """Return the names by answer, with their numbers."""
    kinds = (
        ("coming", found.seated),
        ("waiting", found.waiting),
        ("perhaps", found.list_people("perhaps")),
        ("cannot", found.list_people("cannot")),
    )
    lines = [
        f"{t(f'meeting-{kind}', count=len(people), seats=found.seats)} {_names(people, t)}"
        for kind, people in kinds
        if people
    ]
    return [Text("\n".join(lines) or t("meeting-nobody"))]


def _names(people: Sequence[Answer], t: Texts) -> str:
    names = [escaped_name(one.name, t) for one in people[:MOST_NAMES]]
    more = len(people) - len(names)
    return join_phrases([*names, t("meeting-more", count=more)] if more else names, t)


def _outcome(found: Gathering, table_link: str, now: datetime, t: Texts, *, reminds: bool) -> list[Block]:
    """Return what comes next, or how the meeting ended."""
    meeting = found.meeting
    if meeting.status == "open":
        key = "soon" if now >= meeting.starts_at else "how" if reminds else "how-unreminded"
        return [Text(f"-# {t(f'meeting-{key}')}")]
    if meeting.status in ("lobby", "over"):
        lines = [t(f"meeting-{meeting.status}", link=table_link)]
    elif meeting.status == "off":
        host_did = meeting.ended_by in (None, meeting.host)
        by = escaped_name(meeting.host_name, t) if host_did else f"<@{meeting.ended_by}>"
        lines = [t("meeting-off", player=by)]
    else:
        lines = [t(f"meeting-{meeting.status}")]
    if found.is_given_up:
        lines = [t("meeting-given-up")]
    elif meeting.weekly and meeting.status != "lobby":
        lines.append(f"-# {t('meeting-next')}")
    return [Text("\n".join(lines))]


def _buttons(found: Gathering, t: Texts) -> Row:
    coming, perhaps = len(found.list_people("coming")), len(found.list_people("perhaps"))
    return Row(
        (
            Button(t("button-meeting-coming", count=coming), "@meet coming", "success"),
            Button(t("button-meeting-perhaps", count=perhaps), "@meet perhaps"),
            _cannot_button(found, t),
        )
    )


def _cannot_button(found: Gathering, t: Texts) -> Button:
    return Button(t("button-meeting-cannot", count=len(found.list_people("cannot"))), "@meet cannot")


def _tools(meeting: Meeting, t: Texts) -> Menu:
    """Return the menu of the host and moderators."""
    repeat = "once" if meeting.weekly else "repeat"
    event = Option(t("meeting-event"), "event", t("meeting-event-why"))
    options = (
        Option(t("meeting-move"), "move", t("meeting-move-why")),
        Option(t(f"meeting-{repeat}"), repeat, t(f"meeting-{repeat}-why")),
        *([event] if meeting.event_id is None else []),
        Option(t("meeting-call-off"), "off", t("meeting-call-off-why")),
    )
    return Menu("@meet-more", options, t("meeting-tools"))


def notice(meeting: Meeting, kind: Notice, users: Sequence[int], link: str, t: Texts) -> Post:
    """Return the message that mentions these people: a reminder, or that it is moved or called off."""
    words = t(
        f"meeting-notice-{kind}",
        pings=" ".join(f"<@{user}>" for user in users),
        game=_game(meeting, t),
        time=write_time(meeting),
        left=write_left(meeting),
        link=link,
    )
    return Post(
        (Text(words),),
        table=meeting.id,
        epoch=f"{kind} {int(meeting.starts_at.timestamp())}",
        classic=True,
        mentions=tuple(users),
    )


def answered(found: Gathering, user: int, t: Texts, *, reminds: bool = True) -> str:
    """Return the sentence for a person who has just answered; `reminds` says whether they are reminded."""
    kind: str = next(one.kind for one in found.answers if one.user_id == user)
    if kind == "coming" and user in {one.user_id for one in found.waiting}:
        kind = "waiting"
    elif kind == "coming" and not reminds:
        kind = "unreminded"
    elif kind == "cannot" and found.meeting.status == "lobby":
        kind = "cannot-late"
    return t(f"meeting-{kind}-now", time=write_time(found.meeting))


def ask_call_off(found: Gathering, t: Texts) -> Post:
    """Ask whether to call a meeting off."""
    meeting = found.meeting
    told = [one for one in found.list_people("coming", "perhaps") if one.user_id != meeting.host]
    lines = [t("ask-meeting-told", count=len(told))]
    lines += [t("ask-meeting-weekly")] if meeting.weekly else []
    title = t("ask-meeting-off", game=_game(meeting, t), time=write_time(meeting))
    return confirmation(title, lines, t("button-ask-meeting-off"), "meeting-off", t, table=meeting.id)


def move_form(t: Texts) -> Form:
    """Return the form that asks for another time."""
    return Form(
        t("meeting-form-title"),
        "@meet-move",
        t("meeting-form-label"),
        t("meeting-form-hint"),
        "",
        LONGEST,
    )


def write_time(meeting: Meeting) -> str:
    """Return the time of a meeting, which Discord shows in each reader's own time zone."""
    return f"<t:{int(meeting.starts_at.timestamp())}:F>"


def write_left(meeting: Meeting) -> str:
    """Return how long it is until a meeting."""
    return f"<t:{int(meeting.starts_at.timestamp())}:R>"


def write_reading(moment: datetime, zone: str, t: Texts) -> str:
    """Return how a typed time is read, in plain words: the day, the date, the time and the time zone."""
    local = moment.astimezone(ZoneInfo(zone))
    place = zone.rpartition("/")[2].replace("_", " ")
    day = t("meeting-weekday", day=local.weekday())
    date = write_date(local.date().isoformat(), t)
    return t("meeting-read", weekday=day, date=date, time=f"{local:%H:%M}", zone=place)


def _game(meeting: Meeting, t: Texts) -> str:
    return t(f"game-{meeting.game}")
