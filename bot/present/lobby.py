"""A table before its match: who sits, by which rules, and how a series of rematches stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.present import PRESENTERS, tokens, tools
from bot.present.headline import top
from bot.present.names import called, shortened, together, who
from bot.present.post import Block, Button, Divider, Post, Row, Text
from bot.present.presenter import SEA
from bot.present.robots import described
from bot.seating import invitations as booked
from bot.seating.player_counts import room, seats_for
from bot.tables.results import score, won
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine import GAMES

LOBBY: Final = "lobby"
"""The epoch of a table that has not begun."""
PAIR: Final = 2
"""Buttons below a lobby that stand side by side on a phone."""


def lobby(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = ()) -> Post:
    """A table before its match: what it waits for, who sits, the buttons, and in small the rules in force.

    `away` are those who were kicked, each with whom by, as they are written.
    """
    header = snapshot.header
    game = GAMES[header.game]
    presenter = PRESENTERS[header.game]
    robots = sum(occupant.robot for occupant in snapshot.occupants)
    crowd = booked.company(header, snapshot.occupants)
    lines = [
        f"{mark}{described(snapshot, place, t)}{_host_mark(snapshot, place, t)}"
        for place, mark in enumerate(tokens.marks(snapshot, t))
    ]
    seats = seats_for(game, header.options, crowd)
    again = [] if header.previous is None else [t("lobby-invitation-again")]
    invitation = again if header.invited is None else [t("lobby-invitation-booked")]
    complete = seats == len(lines) or header.invited is not None
    time = "lobby-time" if complete else "lobby-time-least"
    joins = presenter.company(header.options, crowd, t)
    company: list[Block] = [Text(f"-# {joins}")] if joins else []
    minutes = _rounded(presenter.minutes(header.options, crowd - robots, robots))
    blocks: list[Block] = [
        *top(headline(snapshot, t), t(f"game-{header.game}"), *invitation),
        *([] if invitation else [Text(t(f"game-{header.game}-about"))]),
        Text("\n".join([f"**{t('lobby-in')}**", *lines])),
        *([Text("\n".join(_told(player, by, t) for player, by in away))] if away else []),
        *_lacking(snapshot, t),
        *company,
        _game_buttons(snapshot, t),
        Text(
            f"-# {presenter.rules(header.options, seats, t)}\n"
            f"-# {t('lobby-timer', timer=t(f'timer-{header.timer}'))}\n"
            f"-# {t(time, minutes=minutes, players=seats)}"
        ),
        *_series(snapshot, t),
        Divider(),
        *tokens.menu(snapshot, t),
        *_tools(snapshot, t),
    ]
    return Post(
        tuple(blocks),
        table=header.id,
        epoch=LOBBY,
        accent=SEA,
    )


def _told(player: str, by: str, t: Texts) -> str:
    return f"-# {t('kicked-lobby-told', player=player, by=by)}"


def headline(snapshot: Snapshot, t: Texts) -> str:
    """How many seats are taken and what to press, or who may start; at a booked table, who is awaited."""
    header = snapshot.header
    if header.invited is not None:
        awaited = booked.awaited(header, snapshot.occupants)
        names = together([called(header.invited[who], t) for who in awaited], t)
        return t("lobby-head-booked", players=names) if awaited else t("head-deal")
    if _missing(snapshot) < 0:
        return t("lobby-head-many")
    seats = _most(snapshot)
    if _full(snapshot):
        return t("lobby-head-full", seats=seats, host=_host(snapshot, t))
    return t("lobby-head-open", taken=len(snapshot.occupants), seats=seats)


def _host(snapshot: Snapshot, t: Texts) -> str:
    return next(
        who(snapshot, n, t)
        for n, one in enumerate(snapshot.occupants)
        if one.who == f"u:{snapshot.header.host}"
    )


def _lacking(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What the start still lacks; nothing where the headline says it."""
    missing = _missing(snapshot)
    if snapshot.header.invited is not None or missing < 0 or _full(snapshot):
        return []
    if missing:
        return [Text(t("lobby-start-missing", count=missing))]
    return [Text(t("lobby-start-ready", host=_host(snapshot, t)))]


def _missing(snapshot: Snapshot) -> int:
    """How many more players the options need; below zero when there are too many for them."""
    header, there = snapshot.header, len(snapshot.occupants)
    enough = (seats for seats in room(GAMES[header.game], header.options) if seats >= there)
    return min(enough, default=0) - there


def _most(snapshot: Snapshot) -> int:
    """How many seats there are."""
    header = snapshot.header
    crowd = booked.company(header, snapshot.occupants)
    seats = seats_for(GAMES[header.game], header.options, crowd)
    if header.invited is not None:
        return seats
    return max(room(GAMES[header.game], header.options), default=seats)


def _full(snapshot: Snapshot) -> bool:
    """Whether all seats are taken; a robot's can still be had."""
    return len(snapshot.occupants) >= _most(snapshot)


def _rounded(minutes: int) -> int:
    """Minutes as exact as an estimate is: in fives."""
    return max(5, 5 * round(minutes / 5))


def instead(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = (), *, here: bool) -> Post:
    """The same for one reader, where the table cannot be brought up to date; to be pressed `here` only."""
    post = lobby(snapshot, t, away)
    blocks = post.blocks if here else (post.blocks[0], *post.without_buttons().blocks)
    return post._replace(blocks=(*blocks, tools.table_silent(snapshot, t)))


def _game_buttons(snapshot: Snapshot, t: Texts) -> Row:
    """Join, where there is a seat, the rules, and Start, which says for whom it is.

    A booked table needs no Start.

    At a full table people can only take a robot's seat.
    """
    join, rules = Button(t("button-join"), "@join", "primary"), Button(t("button-rules"), "@rules")
    if snapshot.header.invited is not None:
        return Row((join, rules))
    missing = _missing(snapshot)
    if missing > 0:
        start = Button(t("button-start-missing", count=missing), "@start")
    else:
        host = next(one.name for one in snapshot.occupants if one.who == f"u:{snapshot.header.host}")
        start = Button(t("button-start", host=shortened(host, t)), "@start")
    if not _full(snapshot):
        return Row((join, rules, start))
    robots = any(occupant.robot for occupant in snapshot.occupants)
    return Row((start, Button(t("button-join-robot"), "@join"), rules) if robots else (start, rules))


def _tools(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return what else a lobby offers: robots to those seated, options to its host, and leaving, apart."""
    leave = Row((Button(t("button-leave-lobby"), "@leave"),))
    if snapshot.header.invited is not None:
        return [leave]
    robots = [] if _full(snapshot) else [Button(t("button-robot"), "@robot")]
    host = next(one.name for one in snapshot.occupants if one.who == f"u:{snapshot.header.host}")
    of_host = [Button(t("button-options", host=shortened(host, t)), "@options")]
    if any(occupant.robot for occupant in snapshot.occupants):
        robots.append(Button(t("button-no-robot"), "@norobot"))
        of_host.append(Button(t("button-level"), "@level"))
    return [*([Row(tuple(robots), PAIR)] if robots else []), Row(tuple(of_host), PAIR), leave]


def _series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """The wins so far of a series of rematches."""
    wins = snapshot.header.series
    if not wins:
        return []
    return [_score(wins, snapshot, t)]


def _score(wins: Mapping[str, int], snapshot: Snapshot, t: Texts) -> Text:
    told = (f"{who(snapshot, place, t)} {n}" for place, n in enumerate(score(wins, snapshot.occupants)))
    return Text(f"**{t('lobby-series')}** {' · '.join(told)}")


def _host_mark(snapshot: Snapshot, place: int, t: Texts) -> str:
    return f" · *{t('lobby-host')}*" if snapshot.occupants[place].who == f"u:{snapshot.header.host}" else ""


def series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """How a series of rematches stands at the end of one of its matches."""
    if snapshot.header.status != "over" or snapshot.header.series is None:
        return []
    wins = won(snapshot.header, snapshot.occupants, snapshot.places)
    return [_score(wins, snapshot, t)]
