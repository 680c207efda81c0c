"""Coming late: the button of a running table, what it answers, and the news of who waits and who came."""

from __future__ import annotations

from bot.present.names import escaped_name, join_phrases, plain_name, player_name
from bot.present.notices import notice, place_of, table_name
from bot.present.post import Block, Button, Menu, Option, Post, Text, offered
from bot.records.tables import Person, parse_who
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine import GAMES


def late_button(snapshot: Snapshot, t: Texts) -> tuple[Button, ...]:
    """Return the button for a seat at a running table, if a robot sits there or somebody waits; else ()."""
    header = snapshot.header
    robots = any(occupant.is_robot for occupant in snapshot.occupants)
    if not header.takes_late_comers or not (robots or header.line) or header.paused_at is not None:
        return ()
    if _is_last_round(snapshot):
        return ()
    return (Button(t("button-late"), "@late"),)


def describe_place(snapshot: Snapshot, user: int, t: Texts) -> Post:
    """Return when a person who waits for a seat will sit down, with a button to stop waiting."""
    line = list(snapshot.header.line or {})
    place = line.index(str(Person(user))) + 1
    if snapshot.header.paused_at is not None:
        text = t("late-paused")
    elif place <= snapshot.free:
        text = t("late-soon")
    else:
        text = t("late-wait", place=place - snapshot.free)
    return notice(text, Button(t("button-late-stop"), "@late-stop"), table=snapshot.header.id)


def late_news(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return who came in this round, or in a finished match at all, and who waits for a seat."""
    over = snapshot.header.status == "over"
    lines = [
        t(
            "late-came",
            player=player_name(snapshot, late.seat, t),
            round=late.from_round,
            former=escaped_name(late.predecessor, t),
        )
        for late in snapshot.late
        if over or late.from_round == snapshot.rounds_done + 1
    ]
    waiting = [escaped_name(name, t) for name in (snapshot.header.line or {}).values() if name]
    if waiting and (over or not _is_last_round(snapshot)):
        key = "late-line-over" if over else "late-line"
        lines.append(t(key, players=join_phrases(waiting, t)))
    return [Text("\n".join(f"-# {line}" for line in lines))] if lines else []


def choose_from_line(snapshot: Snapshot, t: Texts) -> Post:
    """Return the question whom to remove from the line of a table, or that nobody waits."""
    line = snapshot.header.line or {}
    people = [
        (name, person.user_id) for who, name in line.items() if isinstance(person := parse_who(who), Person)
    ]
    if not people:
        return notice(t("late-line-empty"))
    options = tuple(Option(plain_name(name, t)[:100], str(user)) for name, user in people)
    menu = offered(Menu("@line-off", options, t("late-line-which")), t)
    return Post((Text(t("late-line-which")), menu), table=snapshot.header.id)


def _is_last_round(snapshot: Snapshot) -> bool:
    """Return whether nobody can sit down any more, unless the table has been left by all."""
    header = snapshot.header
    return GAMES[header.game].is_last_round(snapshot.view) and not header.asleep


def describe_seat(snapshot: Snapshot, link: str, t: Texts) -> Post:
    """Return at which lobby the reader has a seat, with a link to its message."""
    header = snapshot.header
    name = table_name(header, t)
    return notice(t("play-seat", table=f"[{name}]({link})" if link else f"{name}, {place_of(header, t)}"))


def ask_game(t: Texts, *planned: str) -> Post:
    """Return the question which game to open, for somebody's first time.

    If it is `planned` for a time, the words say when, as the buttons repeat them.
    """
    buttons = (Button(t(f"game-{game}"), " ".join(("@play", game, *planned)), "success") for game in GAMES)
    return notice(t("play-which-planned" if planned else "play-which"), *buttons)
