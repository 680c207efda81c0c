"""A table before its match: who sits, by which rules, and how a series of rematches stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.art.lobby import Chair, Lobby
from bot.present import PRESENTERS, faces, tokens, tools
from bot.present.headline import top
from bot.present.names import called, called_plainly, together, who
from bot.present.post import Block, Button, Divider, Illustration, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.present.robots import described
from bot.records import Robot, parse_who
from bot.seating import invitations as booked
from bot.seating.player_counts import room, seats_for
from bot.tables.results import score, won
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine import GAMES

LOBBY: Final = "lobby"
"""The epoch of a table that has not begun."""
PAIR: Final = 2
"""Buttons of a lobby that stand side by side on a phone."""


def lobby(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = ()) -> Post:
    """Return a table before its match: a picture of who sits where pictures are liked, else the text.

    `away` are those who were kicked, each with whom by, as they are written.
    """
    drawn = snapshot.preferences.illustrated and not t.in_words
    blocks = _pictured(snapshot, t, away) if drawn else _written(snapshot, t, away)
    return Post(tuple(blocks), table=snapshot.header.id, epoch=LOBBY, accent=SEA)


def written(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = ()) -> Post:
    """Return the lobby as text, whatever its reader likes."""
    unpictured = snapshot.preferences.model_copy(update={"pictures": "never"})
    return lobby(snapshot._replace(preferences=unpictured), t, away)


def _pictured(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]]) -> list[Block]:
    """Return the lobby on the grid: what to do, where we are, one picture, the buttons, the small lines."""
    kicked = [_told(player, by, t) for player, by in away]
    return [
        Text(f"# {_title(snapshot, t)}", passing=True),
        Text(f"-# {' · '.join(_state(snapshot, t))}"),
        Illustration(_scene(snapshot, t), _alt(snapshot, t)),
        *_buttons(snapshot, t),
        Text("\n".join([*kicked, f"-# {' · '.join(_line(snapshot, t))}"]), passing=True),
        _menu(snapshot, t),
    ]


def _written(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]]) -> list[Block]:
    """Return the lobby in sentences: who sits, the buttons, and in small the rules in force."""
    header = snapshot.header
    game = GAMES[header.game]
    presenter = PRESENTERS[header.game]
    crowd = booked.company(header, snapshot.occupants)
    plain_robot = f"{faces.ROBOT}\u00a0"
    lines = [
        # Where its face is not drawn, a robot's sign stands behind its name already.
        f"{mark.removeprefix(plain_robot)}{described(snapshot, place, t)}{_host_mark(snapshot, place, t)}"
        for place, mark in enumerate(tokens.marks(snapshot, t))
    ]
    seats = seats_for(game, header.options, crowd)
    again = [] if header.previous is None else [t("lobby-invitation-again")]
    invitation = again if header.invited is None else [t("lobby-invitation-booked")]
    complete = seats == len(lines) or header.invited is not None
    time = "lobby-time" if complete else "lobby-time-least"
    joins = presenter.company(header.options, crowd, t)
    company: list[Block] = [Text(f"-# {joins}")] if joins else []
    return [
        *top(headline(snapshot, t), t(f"game-{header.game}"), *invitation),
        *([] if invitation else [Text(t(f"game-{header.game}-about"))]),
        Text("\n".join([f"**{t('lobby-in')}**", *lines])),
        *([Text("\n".join(_told(player, by, t) for player, by in away))] if away else []),
        *_lacking(snapshot, t),
        *company,
        *_buttons(snapshot, t),
        Text(
            f"-# {presenter.rules(header.options, seats, t)}\n"
            f"-# {t('lobby-timer', timer=t(f'timer-{header.timer}'))}\n"
            f"-# {t(time, minutes=_minutes(snapshot), players=seats)}"
        ),
        *_series(snapshot, t),
        Divider(),
        _menu(snapshot, t),
    ]


# ---- the picture and what stands around it ---------------------------------------------------------------


def _title(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the lobby waits for."""
    header = snapshot.header
    if header.invited is not None:
        awaited = len(booked.awaited(header, snapshot.occupants))
        return t("lobby-title-booked", count=awaited) if awaited else t("lobby-title-dealt")
    if _missing(snapshot) < 0:
        return t("lobby-head-many")
    if _full(snapshot):
        return t("lobby-title-full")
    return t("lobby-title-open" if header.previous is None else "lobby-title-again")


def _state(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return how many seats are taken, what is played, and how long the match and a decision take."""
    header = snapshot.header
    seats = seats_for(GAMES[header.game], header.options, booked.company(header, snapshot.occupants))
    played = PRESENTERS[header.game].played(header.options, seats, t)
    timer = [] if header.timer == "off" else [t(f"lobby-timer-{header.timer}")]
    return [
        t("lobby-seats", taken=len(snapshot.occupants), seats=_most(snapshot)),
        *([played] if played else []),
        t("lobby-minutes", minutes=_minutes(snapshot)),
        *timer,
    ]


def _line(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return who may start, or what is missing; and how a series of rematches stands."""
    header, missing = snapshot.header, _missing(snapshot)
    if header.invited is not None:
        return [t("lobby-line-booked")]
    host = _host(snapshot, t)
    if missing < 0:
        said = t("lobby-line-many", host=host)
    elif missing and _alone(snapshot):
        said = t("lobby-line-alone", host=host)
    elif missing:
        said = t("lobby-line-missing", host=host, count=missing)
    else:
        said = t("lobby-line-ready", host=host)
    wins = header.series
    if not wins:
        return [said]
    places = enumerate(score(wins, snapshot.occupants))
    stands = ", ".join(f"{who(snapshot, place, t)} {n}" for place, n in places if n)
    return [said, *([t("labelled-plain", label=t("lobby-wins"), text=stands)] if stands else [])]


def _scene(snapshot: Snapshot, t: Texts) -> Lobby:
    """Return the picture: the game, those who sit, whom a booked match awaits, and the empty chairs."""
    header = snapshot.header
    chairs = [
        Chair(
            faces.drawing(snapshot, place),
            called_plainly(occupant.name, t),
            str(place + 1),
            _hosts(snapshot, place),
        )
        for place, occupant in enumerate(snapshot.occupants)
    ]
    awaited = [(header.invited or {})[one] for one in booked.awaited(header, snapshot.occupants)]
    chairs += [
        Chair("", called_plainly(name, t), str(len(chairs) + place))
        for place, name in enumerate(awaited, start=1)
    ]
    chairs += [Chair()] * (_most(snapshot) - len(chairs))
    return Lobby(header.game, t(f"game-{header.game}"), t(f"lobby-about-{header.game}"), tuple(chairs))


def _alt(snapshot: Snapshot, t: Texts) -> str:
    """Return the picture in words: the game, who sits, how many seats are free, and the rules in force."""
    header, spoken = snapshot.header, t.spoken(True)
    crowd = booked.company(header, snapshot.occupants)
    seats = seats_for(GAMES[header.game], header.options, crowd)
    presenter = PRESENTERS[header.game]
    free = _most(snapshot) - crowd
    said = [
        t("labelled-plain", label=t(f"game-{header.game}"), text=t(f"lobby-about-{header.game}")),
        t("lobby-alt-in", players=", ".join(_seated(snapshot, n, t) for n in range(len(snapshot.occupants)))),
        *([t("lobby-alt-free", count=free)] if free > 0 else []),
        presenter.rules(header.options, seats, spoken).replace("**", "").rstrip(".") + ".",
        presenter.company(header.options, crowd, spoken),
    ]
    return " ".join(one for one in said if one)


def _seated(snapshot: Snapshot, place: int, t: Texts) -> str:
    """Return somebody who sits there, in words: with their animal, or as a robot of some level."""
    occupant = snapshot.occupants[place]
    robot, name = parse_who(occupant.who), called_plainly(occupant.name, t)
    if isinstance(robot, Robot):
        return t("lobby-alt-robot", player=name, level=t(f"robots-{robot.level}").lower())
    animal = t(f"animal-{faces.animal(snapshot, place)}")
    return t("lobby-alt-host" if _hosts(snapshot, place) else "lobby-alt-seat", player=name, animal=animal)


# ---- what both forms say ---------------------------------------------------------------------------------


def _told(player: str, by: str, t: Texts) -> str:
    """Return the small line that says who was kicked, and by whom."""
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
        who(snapshot, place, t)
        for place, one in enumerate(snapshot.occupants)
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
    post = written(snapshot, t, away)
    blocks = post.blocks if here else (post.blocks[0], *post.without_buttons().blocks)
    return post._replace(blocks=(*blocks, tools.table_silent(snapshot, t)))


def _buttons(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return what can be pressed: what is expected next in green, then the tools.

    A booked table begins by itself. Whoever is alone plays with robots in one press. At a full table people
    can only take a robot's seat; where more players are needed than sit there, robots can make up the number.
    """
    rules = Button(t("button-rules"), "@rules")
    missing = _missing(snapshot)
    if snapshot.header.invited is not None:
        awaited = booked.awaited(snapshot.header, snapshot.occupants)
        return [Row((*([Button(t("button-join"), "@join", "success")] if awaited else []), rules))]
    robots = any(occupant.robot for occupant in snapshot.occupants)
    first: list[Button] = []
    if missing == 0:
        first.append(Button(t("button-start"), "@start", "success"))
    elif missing > 0 and _alone(snapshot):
        first.append(Button(t("button-play-now"), "@start now", "success", "🤖"))
    if not _full(snapshot):
        first.append(Button(t("button-join"), "@join", "primary" if first else "success"))
    elif robots:
        first.append(Button(t("button-join-robot"), "@join", "primary"))
    if missing > 0 and not _alone(snapshot):
        first.append(Button(t("button-fill", count=missing), "@start robots"))
    more = [] if _full(snapshot) else [Button(t("button-robot-short"), "@robot", words=t("button-robot"))]
    tools = Row((*more, rules, Button(t("button-host"), "@options")))
    return [Row(tuple(first), PAIR), tools] if first else [tools]


def _menu(snapshot: Snapshot, t: Texts) -> Menu:
    """Return the one menu of a lobby: the animals to choose from, and apart from the buttons, leaving."""
    leave = Option(t("button-leave-lobby"), "leave-lobby", t("button-leave-lobby-why"), emoji="🚪")
    return Menu("@more", (*tokens.lines(snapshot, t), leave), t("lobby-more"))


def _alone(snapshot: Snapshot) -> bool:
    """Return whether nobody but its host sits at the table, robots apart."""
    return sum(not occupant.robot for occupant in snapshot.occupants) == 1


def _minutes(snapshot: Snapshot) -> int:
    """Return about how long the match takes, with those who sit there or are awaited."""
    header = snapshot.header
    robots = sum(occupant.robot for occupant in snapshot.occupants)
    people = booked.company(header, snapshot.occupants) - robots
    return _rounded(PRESENTERS[header.game].minutes(header.options, people, robots))


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
    return f" · *{t('lobby-host')}*" if _hosts(snapshot, place) else ""


def _hosts(snapshot: Snapshot, place: int) -> bool:
    """Return whether the host of a table that is not a championship's sits there."""
    header = snapshot.header
    return header.invited is None and snapshot.occupants[place].who == f"u:{header.host}"


def series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """How a series of rematches stands at the end of one of its matches."""
    if snapshot.header.status != "over" or snapshot.header.series is None:
        return []
    wins = won(snapshot.header, snapshot.occupants, snapshot.places)
    return [_score(wins, snapshot, t)]
