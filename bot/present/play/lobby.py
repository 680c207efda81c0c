"""A table before its match: its players, the rules in force, and the score of a series of rematches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.art.lobby import Chair, Lobby
from bot.present import PRESENTERS
from bot.present.names import escaped_name, join_phrases, plain_name, player_name
from bot.present.play import faces, tokens, tools
from bot.present.play.headline import headline_blocks
from bot.present.play.robots import describe_player
from bot.present.post import Block, Button, Divider, Illustration, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.records.tables import Robot, TableHeader, parse_who
from bot.seating import invitations as booked
from bot.seating.player_counts import allowed_counts, seats_for
from bot.tables.deadlines import MEETING_WAIT
from bot.tables.lessons import LESSONS
from bot.tables.results import count_series_wins, score
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine import GAMES

LOBBY: Final = "lobby"
"""The epoch of a table's message before the match has begun."""
PAIR: Final = 2
"""A lobby's buttons side by side on a phone."""


def lobby(snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = (), *, calls: bool = False) -> Post:
    """Return a table before its match: a picture of the seats if the reader likes pictures, else text.

    `away` lists kicked people, each with the person who kicked them, as escaped names. With `calls` there is
    a bell, for people who want to be called.
    """
    drawn = snapshot.preferences.illustrated and not t.in_words
    draw = _picture_blocks if drawn else _text_blocks
    blocks = draw(snapshot, t, away, calls=calls)
    return Post(tuple(blocks), table=snapshot.header.id, epoch=LOBBY, accent=SEA)


def lobby_text(
    snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = (), *, calls: bool = False
) -> Post:
    """Return the lobby as text, whatever the reader's preferences."""
    unpictured = snapshot.preferences.model_copy(update={"pictures": "never"})
    return lobby(snapshot._replace(preferences=unpictured), t, away, calls=calls)


def _picture_blocks(
    snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]], *, calls: bool
) -> list[Block]:
    """Return the lobby with its picture: the title, the state, the picture, the buttons and small lines."""
    kicked = [_kicked_line(player, by, t) for player, by in away]
    return [
        Text(f"# {_title(snapshot, t)}", is_temporary=True),
        Text(f"-# {' · '.join(_state(snapshot, t))}"),
        Illustration(_scene(snapshot, t), _alt(snapshot, t)),
        *_buttons(snapshot, t, calls=calls),
        Text("\n".join([*kicked, f"-# {' · '.join(_line(snapshot, t))}"]), is_temporary=True),
        _menu(snapshot, t),
    ]


def _text_blocks(
    snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]], *, calls: bool
) -> list[Block]:
    """Return the lobby in sentences: the players, the buttons, and the rules in force in small letters."""
    header = snapshot.header
    game = GAMES[header.game]
    presenter = PRESENTERS[header.game]
    crowd = booked.company(header, snapshot.occupants)
    plain_robot = f"{faces.ROBOT}\u00a0"
    lines = [
        # Drop the robot emoji as a face, because the same emoji already follows the name.
        mark.removeprefix(plain_robot) + describe_player(snapshot, place, t) + _host_mark(snapshot, place, t)
        for place, mark in enumerate(tokens.marks(snapshot, t))
    ]
    seats = seats_for(game, header.options, crowd)
    again = [] if header.previous is None else [t("lobby-invitation-again")]
    invitation = again if header.invited is None else [_waits_for(header, t)]
    complete = seats == len(lines) or header.invited is not None
    time = "lobby-time" if complete else "lobby-time-least"
    joins = presenter.lobby.describe_company(header.options, crowd, t)
    company: list[Block] = [Text(f"-# {joins}")] if joins else []
    return [
        *headline_blocks(headline(snapshot, t), t(f"game-{header.game}"), *invitation),
        *([] if invitation else [Text(t(f"game-{header.game}-about"))]),
        *([Text("\n".join([f"**{t('lobby-in')}**", *lines]))] if lines else []),
        *([Text("\n".join(_kicked_line(player, by, t) for player, by in away))] if away else []),
        *_missing_line(snapshot, t),
        *([Text(f"-# {t('lobby-admitted-why')}")] if header.admitted is not None else []),
        *company,
        *_buttons(snapshot, t, calls=calls),
        Text(
            f"-# {presenter.lobby.describe_rules(header.options, seats, t)}\n{_timer_line(header, t)}"
            f"-# {t(time, minutes=_minutes(snapshot), players=seats)}"
        ),
        *_series(snapshot, t),
        Divider(),
        _menu(snapshot, t),
    ]


def _waits_for(header: TableHeader, t: Texts) -> str:
    """Return when the match at a booked table begins."""
    if header.championship_id is not None:
        return t("lobby-invitation-booked")
    moment = int((header.opened_at + MEETING_WAIT).timestamp())
    return t("lobby-invitation-meeting", moment=f"<t:{moment}:R>")


def _timer_line(header: TableHeader, t: Texts) -> str:
    """Return the line with the time for a decision; "" at a private table, which has none."""
    return "" if header.is_private else f"-# {t('lobby-timer', timer=t(f'timer-{header.timer}'))}\n"


# ---- the picture and the text around it -----------------------------------------------------------------


def _title(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the lobby waits for."""
    header = snapshot.header
    if header.invited is not None:
        awaited = len(booked.missing_players(header, snapshot.occupants))
        return t("lobby-title-booked", count=awaited) if awaited else t("lobby-title-dealt")
    if _missing(snapshot) < 0:
        return t("lobby-head-many")
    if header.is_private:
        return t("lobby-title-private")
    if _is_full(snapshot):
        return t("lobby-title-full")
    if header.admitted is not None:
        return t("lobby-title-admitted")
    return t("lobby-title-open" if header.previous is None else "lobby-title-again")


def _state(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return how many seats are taken, what is played, and how long the match and a decision take."""
    header = snapshot.header
    seats = seats_for(GAMES[header.game], header.options, booked.company(header, snapshot.occupants))
    played = PRESENTERS[header.game].lobby.describe_length(header.options, seats, t)
    timer = [] if header.timer == "off" else [t(f"lobby-timer-{header.timer}")]
    return [
        t("lobby-seats", taken=len(snapshot.occupants), seats=_seat_limit(snapshot)),
        *([played] if played else []),
        t("lobby-minutes", minutes=_minutes(snapshot)),
        *timer,
    ]


def _line(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return who may start, or what is missing, and the score of a series of rematches."""
    header, missing = snapshot.header, _missing(snapshot)
    if header.invited is not None:
        return [t("lobby-line-booked") if header.championship_id is not None else _waits_for(header, t)]
    host = _host(snapshot, t)
    few = [t("lobby-admitted-why")] if header.admitted is not None else []
    if header.is_private:
        sentence = t("lobby-line-private")
    elif missing < 0:
        sentence = t("lobby-line-many", host=host)
    elif missing and _has_one_person(snapshot):
        sentence = t("lobby-line-alone", host=host)
    elif missing:
        sentence = t("lobby-line-missing", host=host, count=missing)
    else:
        sentence = t("lobby-line-ready", host=host)
    wins = header.series
    if not wins:
        return [sentence, *few]
    places = enumerate(score(wins, snapshot.occupants))
    wins_by_player = ", ".join(f"{player_name(snapshot, place, t)} {n}" for place, n in places if n)
    return [
        sentence,
        *few,
        *([t("labelled-plain", label=t("lobby-wins"), text=wins_by_player)] if wins_by_player else []),
    ]


def _scene(snapshot: Snapshot, t: Texts) -> Lobby:
    """Return the picture: the game, the seated players, missing invited players, and empty chairs."""
    header = snapshot.header
    chairs = [
        Chair(
            faces.drawing(snapshot, place),
            plain_name(occupant.name, t),
            str(place + 1),
            _is_host(snapshot, place),
        )
        for place, occupant in enumerate(snapshot.occupants)
    ]
    awaited = [
        (header.invited or {})[invited_who]
        for invited_who in booked.missing_players(header, snapshot.occupants)
    ]
    chairs += [
        Chair("", plain_name(name, t), str(len(chairs) + place))
        for place, name in enumerate(awaited, start=1)
    ]
    chairs += [Chair()] * (_seat_limit(snapshot) - len(chairs))
    return Lobby(header.game, t(f"game-{header.game}"), t(f"lobby-about-{header.game}"), tuple(chairs))


def _alt(snapshot: Snapshot, t: Texts) -> str:
    """Return the picture in words: the game, its players, the number of free seats, the rules in force."""
    header, spoken = snapshot.header, t.with_words(True)
    crowd = booked.company(header, snapshot.occupants)
    seats = seats_for(GAMES[header.game], header.options, crowd)
    presenter = PRESENTERS[header.game]
    free = _seat_limit(snapshot) - crowd
    players = [_describe_player(snapshot, place, t) for place in range(len(snapshot.occupants))]
    sentences = [
        t("labelled-plain", label=t(f"game-{header.game}"), text=t(f"lobby-about-{header.game}")),
        *([t("lobby-alt-in", players=", ".join(players))] if players else []),
        *([t("lobby-alt-free", count=free)] if free > 0 else []),
        presenter.lobby.describe_rules(header.options, seats, spoken).replace("**", "").rstrip(".") + ".",
        presenter.lobby.describe_company(header.options, crowd, spoken),
    ]
    return " ".join(sentence for sentence in sentences if sentence)


def _describe_player(snapshot: Snapshot, place: int, t: Texts) -> str:
    """Describe a seated player for the alt text: a person with their animal, a robot with its level."""
    occupant = snapshot.occupants[place]
    robot, name = parse_who(occupant.who), plain_name(occupant.name, t)
    if isinstance(robot, Robot):
        return t("lobby-alt-robot", player=name, level=t(f"robots-{robot.level}").lower())
    animal = t(f"animal-{faces.animal(snapshot, place)}")
    return t("lobby-alt-host" if _is_host(snapshot, place) else "lobby-alt-seat", player=name, animal=animal)


# ---- parts of both forms ---------------------------------------------------------------------------------


def _kicked_line(player: str, by: str, t: Texts) -> str:
    """Return the small line that says who was kicked, and by whom."""
    return f"-# {t('kicked-lobby-told', player=player, by=by)}"


def headline(snapshot: Snapshot, t: Texts) -> str:
    """Return how many seats are taken and who may start; at a booked table, which players are missing."""
    header = snapshot.header
    if header.invited is not None:
        awaited = booked.missing_players(header, snapshot.occupants)
        names = join_phrases([escaped_name(header.invited[who], t) for who in awaited], t)
        return t("lobby-head-booked", players=names) if awaited else t("head-deal")
    if _missing(snapshot) < 0:
        return t("lobby-head-many")
    if header.is_private:
        return t("lobby-title-private")
    seats = _seat_limit(snapshot)
    if _is_full(snapshot):
        return t("lobby-head-full", seats=seats, host=_host(snapshot, t))
    if header.admitted is not None:
        return t("lobby-head-admitted", taken=len(snapshot.occupants), seats=seats)
    return t("lobby-head-open", taken=len(snapshot.occupants), seats=seats)


def _host(snapshot: Snapshot, t: Texts) -> str:
    return next(
        player_name(snapshot, place, t)
        for place, occupant in enumerate(snapshot.occupants)
        if occupant.who == f"u:{snapshot.header.host}"
    )


def _missing_line(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return what is missing before the start; [] if the headline says so."""
    missing = _missing(snapshot)
    if snapshot.header.is_private:
        return [Text(t("lobby-line-private"))]
    if snapshot.header.invited is not None or missing < 0 or _is_full(snapshot):
        return []
    if missing:
        return [Text(t("lobby-start-missing", count=missing))]
    anybody = snapshot.header.admitted is None
    return [Text(t("lobby-start-ready" if anybody else "lobby-line-ready", host=_host(snapshot, t)))]


def _missing(snapshot: Snapshot) -> int:
    """Return how many more players the options need; a negative number if there are too many."""
    header, seated = snapshot.header, len(snapshot.occupants)
    allowed = (seats for seats in allowed_counts(GAMES[header.game], header.options) if seats >= seated)
    return min(allowed, default=0) - seated


def _seat_limit(snapshot: Snapshot) -> int:
    """Return the most seats that the table can have."""
    header = snapshot.header
    crowd = booked.company(header, snapshot.occupants)
    seats = seats_for(GAMES[header.game], header.options, crowd)
    if header.invited is not None:
        return seats
    return max(allowed_counts(GAMES[header.game], header.options), default=seats)


def _is_full(snapshot: Snapshot) -> bool:
    """Return whether all seats are taken; a seat held by a robot can still be taken by a person."""
    return len(snapshot.occupants) >= _seat_limit(snapshot)


def _round_to_fives(minutes: int) -> int:
    """Round an estimate in minutes to a multiple of five, at least five."""
    return max(5, 5 * round(minutes / 5))


def lobby_for_reader(
    snapshot: Snapshot, t: Texts, away: Sequence[tuple[str, str]] = (), *, here: bool
) -> Post:
    """Return the lobby for one reader, for when the table's own message cannot be updated.

    The lobby has buttons only if the reader is `here`, in the table's channel or thread.
    """
    post = lobby_text(snapshot, t, away)
    blocks = post.blocks if here else (post.blocks[0], *post.without_buttons().blocks)
    return post._replace(blocks=(*blocks, tools.table_silent(snapshot, t)))


def _buttons(snapshot: Snapshot, t: Texts, *, calls: bool) -> list[Block]:
    """Return the buttons: the expected next step in green, then the tools.

    A booked table starts automatically. A host who sits alone can start a match with robots in one press. At
    a full table people can only take a robot's seat; otherwise robots can fill missing seats.
    """
    rules = Button(t("button-rules"), "@rules")
    missing = _missing(snapshot)
    if snapshot.header.invited is not None:
        awaited = booked.missing_players(snapshot.header, snapshot.occupants)
        return [Row((*([Button(t("button-join"), "@join", "success")] if awaited else []), rules))]
    robots = any(occupant.is_robot for occupant in snapshot.occupants)
    if snapshot.header.is_private:
        return _private_buttons(snapshot, t, robots=robots)
    first: list[Button] = []
    if missing == 0:
        first.append(Button(t("button-start"), "@start", "success"))
    elif missing > 0 and _has_one_person(snapshot):
        first.append(Button(t("button-play-now"), "@start now", "success", "🤖"))
    if not _is_full(snapshot):
        first.append(Button(t("button-join"), "@join", "primary" if first else "success"))
    elif robots:
        first.append(Button(t("button-join-robot"), "@join", "primary"))
    if missing > 0 and not _has_one_person(snapshot):
        first.append(Button(t("button-fill", count=missing), "@start robots"))
    more = [] if _is_full(snapshot) else [Button(t("button-robot-short"), "@robot", words=t("button-robot"))]
    called = Button("🔔", f"@bell {snapshot.header.game}", words=t("button-bell"))
    bell = [called] if calls else []
    tools = Row((*more, rules, Button(t("button-host"), "@options"), *bell))
    return [Row(tuple(first), PAIR), tools] if first else [tools]


def _private_buttons(snapshot: Snapshot, t: Texts, *, robots: bool) -> list[Block]:
    """Return the buttons of a private table: start, with robots on the seats that are missing, and tools."""
    missing = _missing(snapshot)
    start = [Button(t("button-start"), "@start" if missing == 0 else "@start now", "success")]
    more = [] if _is_full(snapshot) else [Button(t("button-robot-short"), "@robot", words=t("button-robot"))]
    fewer = [Button(t("button-no-robot-short"), "@norobot", words=t("button-no-robot"))] if robots else []
    tools = (*more, *fewer, Button(t("button-rules"), "@rules"), Button(t("button-options"), "@options"))
    return [*([Row(tuple(start))] if missing >= 0 else []), Row(tools)]


def _menu(snapshot: Snapshot, t: Texts) -> Menu:
    """Return a lobby's menu: a lesson, the animals to choose from, and leaving, away from the buttons."""
    leave = Option(t("button-leave-lobby"), "leave-lobby", t("button-leave-lobby-why"), emoji="🚪")
    game = snapshot.header.game
    lesson = Option(t("button-learn"), f"learn {game}", t("button-learn-why"), emoji="🎓")
    learning = [lesson] if game in LESSONS else []
    said = t("lobby-more-learn" if learning else "lobby-more")
    if snapshot.header.is_private:
        close = leave._replace(label=t("button-close-private"), description=t("button-close-private-why"))
        return Menu("@more", (*learning, *tokens.lines(snapshot, t), close), said)
    alone = Option(t("button-alone"), "alone", t("button-alone-why"), emoji="🤖")
    practice = [] if snapshot.header.championship_id is not None else [alone]
    return Menu("@more", (*learning, *tokens.lines(snapshot, t), *practice, leave), said)


def _has_one_person(snapshot: Snapshot) -> bool:
    """Return whether only one person, the host, sits at the table."""
    return sum(not occupant.is_robot for occupant in snapshot.occupants) == 1


def _minutes(snapshot: Snapshot) -> int:
    """Return the estimated minutes of the match, for the seated and invited players."""
    header = snapshot.header
    robots = sum(occupant.is_robot for occupant in snapshot.occupants)
    people = booked.company(header, snapshot.occupants) - robots
    return _round_to_fives(PRESENTERS[header.game].lobby.estimate_minutes(header.options, people, robots))


def _series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the score so far of a series of rematches."""
    wins = snapshot.header.series
    if not wins:
        return []
    return [_score(wins, snapshot, t)]


def _score(wins: Mapping[str, int], snapshot: Snapshot, t: Texts) -> Text:
    wins_by_player = (
        f"{player_name(snapshot, place, t)} {n}" for place, n in enumerate(score(wins, snapshot.occupants))
    )
    return Text(f"**{t('lobby-series')}** {' · '.join(wins_by_player)}")


def _host_mark(snapshot: Snapshot, place: int, t: Texts) -> str:
    return f" · *{t('lobby-host')}*" if _is_host(snapshot, place) else ""


def _is_host(snapshot: Snapshot, place: int) -> bool:
    """Return whether this seat is shown as the host's; championship and private tables show none."""
    header = snapshot.header
    return (
        header.invited is None
        and not header.is_private
        and snapshot.occupants[place].who == f"u:{header.host}"
    )


def series(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the score of a series of rematches at the end of one of its matches."""
    if snapshot.header.status != "over" or snapshot.header.series is None:
        return []
    wins = count_series_wins(snapshot.header, snapshot.occupants, snapshot.places)
    return [_score(wins, snapshot, t)]
