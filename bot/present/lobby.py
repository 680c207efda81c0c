"""A table before its match: who sits, by which rules, and how a series of rematches stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.present import PRESENTERS, tokens, tools
from bot.present.names import badge, who
from bot.present.post import Block, Button, Divider, Post, Row, Scene, Text
from bot.present.presenter import SEA
from bot.seating import invitations as booked
from bot.seating.player_counts import room, seats_for
from bot.tables.results import won
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escaped
from engine import GAMES

LOBBY: Final = "lobby"
"""The epoch of a table that has not begun."""


def lobby(snapshot: Snapshot, t: Texts) -> Post:
    """A table before its match: who sits, the rules in force, how long it will take, and the buttons."""
    header = snapshot.header
    game = GAMES[header.game]
    presenter = PRESENTERS[header.game]
    robots = sum(occupant.robot for occupant in snapshot.occupants)
    crowd = booked.company(header, snapshot.occupants)
    lines = [
        f"{place + 1}. {mark}{badge(snapshot, place, t)}{_host_mark(snapshot, place, t)}"
        for place, mark in enumerate(tokens.marks(snapshot, t))
    ]
    seats = seats_for(game, header.options, crowd)
    again = "lobby-invitation" if header.previous is None else "lobby-invitation-again"
    invitation = again if header.invited is None else "lobby-invitation-booked"
    complete = seats == len(lines) or header.invited is not None
    time = "lobby-time" if complete else "lobby-time-least"
    most = seats if header.invited is not None else max(room(game, header.options), default=seats)
    joins = presenter.company(header.options, crowd, t)
    company = [joins] if joins else []
    minutes = presenter.minutes(header.options, crowd - robots, robots)
    blocks: list[Block] = [
        Text(f"## {t('lobby-title', game=t(f'game-{header.game}'))}\n-# {t(invitation)}"),
        Divider(),
        Text(f"**{t('lobby-seats', taken=len(lines), seats=most)}**\n" + "\n".join([*lines, *company])),
        Text(
            f"**{t('lobby-rules')}**\n{presenter.rules(header.options, seats, t)}\n"
            f"-# {t('lobby-timer', timer=t(f'timer-{header.timer}'))}\n"
            f"-# {t(time, minutes=minutes, players=seats)}"
        ),
        *_series(snapshot, t),
        Divider(),
        *tokens.menu(snapshot, t),
        *_lobby_tools(snapshot, t),
    ]
    names = ", ".join(occupant.name for occupant in snapshot.occupants)
    return Post(
        tuple(blocks),
        table=header.id,
        epoch=LOBBY,
        accent=SEA,
        scene=Scene("lobby", (), t("lobby-alt", players=names)),
    )


def instead(snapshot: Snapshot, t: Texts, *, here: bool) -> Post:
    """The same for one reader, where the table cannot be brought up to date; to be pressed `here` only."""
    post = lobby(snapshot, t) if here else lobby(snapshot, t).without_buttons()
    return post._replace(blocks=(*post.blocks, tools.table_silent(snapshot, t)))


def _lobby_tools(snapshot: Snapshot, t: Texts) -> list[Block]:
    """The buttons under a lobby; a booked table has its rules and begins by itself."""
    join, leave = Button(t("button-join"), "@join", "success"), Button(t("button-leave-lobby"), "@leave")
    rules_ = Button(t("button-rules"), "@rules")
    if snapshot.header.invited is not None:
        missing = [
            snapshot.header.invited[who] for who in booked.awaited(snapshot.header, snapshot.occupants)
        ]
        players = ", ".join(escaped(name) for name in missing)
        return [Text(f"-# {t('lobby-booked', players=players)}"), Row((join, leave, rules_))]
    robots = [Button(t("button-robot"), "@robot", emoji="🤖")]
    if any(occupant.robot for occupant in snapshot.occupants):
        robots.append(Button(t("button-no-robot"), "@norobot"))
    start, options = Button(t("button-start"), "@start", "primary"), Button(t("button-options"), "@options")
    return [Row((join, leave, *robots)), Row((start, options, rules_))]


def _series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """The wins so far of a series of rematches."""
    wins = snapshot.header.series
    if not wins:
        return []
    return [_score(wins, snapshot, t)]


def _score(wins: Mapping[str, int], snapshot: Snapshot, t: Texts) -> Text:
    names = {occupant.who: who(snapshot, place) for place, occupant in enumerate(snapshot.occupants)}
    score = " · ".join(f"{name} {wins.get(key, 0)}" for key, name in names.items())
    return Text(f"**{t('lobby-series')}** {score}")


def _host_mark(snapshot: Snapshot, place: int, t: Texts) -> str:
    return f" · *{t('lobby-host')}*" if snapshot.occupants[place].who == f"u:{snapshot.header.host}" else ""


def series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """How a series of rematches stands at the end of one of its matches."""
    if snapshot.header.status != "over" or snapshot.header.series is None:
        return []
    wins = won(snapshot.header, snapshot.occupants, snapshot.places)
    return [_score(wins, snapshot, t)]
