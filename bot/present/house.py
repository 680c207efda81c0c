"""What is the same for every game: the lobby, small notices, boards and rules pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.present import PRESENTERS, tokens, waits
from bot.present.names import badge, crew, who
from bot.present.post import ROWS, Block, Button, Divider, Menu, Option, Post, Row, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA, place_mark, ranked, so_far
from bot.records import TableHeader, Tally
from bot.seating import invitations as booked
from bot.seating.player_counts import room, seats_for
from bot.tables.results import won
from bot.tables.snapshot import Seen
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts, escaped
from engine import GAMES

MOST_LINES: Final = 20
"""Tables of one person that are listed."""
LOBBY: Final = "lobby"
"""The epoch of a table that has not begun."""


def lobby(seen: Seen, t: Texts) -> Post:
    """A table before its match: who sits, the rules in force, how long it will take, and the buttons."""
    header = seen.header
    game = GAMES[header.game]
    presenter = PRESENTERS[header.game]
    robots = sum(sitter.robot for sitter in seen.sitters)
    crowd = booked.company(header, seen.sitters)
    lines = [
        f"{place + 1}. {mark}{badge(seen, place, t)}{_host_mark(seen, place, t)}"
        for place, mark in enumerate(tokens.marks(seen, t))
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
        *_series(seen, t),
        Divider(),
        *tokens.menu(seen, t),
        *_lobby_tools(seen, t),
    ]
    names = ", ".join(sitter.name for sitter in seen.sitters)
    return Post(
        tuple(blocks),
        table=header.id,
        epoch=LOBBY,
        accent=SEA,
        scene=Scene("lobby", (), t("lobby-alt", players=names)),
    )


def _lobby_tools(seen: Seen, t: Texts) -> list[Block]:
    """The buttons under a lobby; a booked table has its rules and begins by itself."""
    join, leave = Button(t("button-join"), "@join", "success"), Button(t("button-leave-lobby"), "@leave")
    rules_ = Button(t("button-rules"), "@rules")
    if seen.header.invited is not None:
        missing = [seen.header.invited[who] for who in booked.awaited(seen.header, seen.sitters)]
        players = ", ".join(escaped(name) for name in missing)
        return [Text(f"-# {t('lobby-booked', players=players)}"), Row((join, leave, rules_))]
    robots = [Button(t("button-robot"), "@robot", emoji="🤖")]
    if any(sitter.robot for sitter in seen.sitters):
        robots.append(Button(t("button-no-robot"), "@norobot"))
    start, options = Button(t("button-start"), "@start", "primary"), Button(t("button-options"), "@options")
    return [Row((join, leave, *robots)), Row((start, options, rules_))]


def _series(seen: Seen, t: Texts) -> list[Block]:
    """The wins so far of a series of rematches."""
    wins = seen.header.series
    if not wins:
        return []
    return [_score(wins, seen, t)]


def _score(wins: Mapping[str, int], seen: Seen, t: Texts) -> Text:
    names = {sitter.who: who(seen, place) for place, sitter in enumerate(seen.sitters)}
    score = " · ".join(f"{name} {wins.get(key, 0)}" for key, name in names.items())
    return Text(f"**{t('lobby-series')}** {score}")


def _host_mark(seen: Seen, place: int, t: Texts) -> str:
    return f" · *{t('lobby-host')}*" if seen.sitters[place].who == f"u:{seen.header.host}" else ""


def asleep(seen: Seen, t: Texts) -> Post:
    """A table everybody has left: its standing, and the way back for those who sat here."""
    lines = [f"## {t('asleep-title', game=t(f'game-{seen.header.game}'))}", t("asleep-why")]
    lines += so_far(seen, [(place.seat, place.points) for place in seen.places], t)
    for seat, name in seen.absent:
        lines.append(f"-# {t('stand-in', robot=who(seen, seat), player=escaped(name))}")
    return Post(
        (Text("\n".join(lines)), Row((back_button(t), Button(t("button-hand"), "@hand", emoji="🃏")))),
        table=seen.header.id,
        turn=seen.view.turn,
        accent=NIGHT,
    )


def crew_changes(seen: Seen, t: Texts) -> list[Block]:
    """Whom robots are sitting in for, and who is host now that somebody has gone."""
    if not any(one.kept for one in seen.leavers) or seen.header.status != "running":
        return []
    lines = [t("stand-in", robot=who(seen, seat), player=escaped(name)) for seat, name in seen.absent]
    host = [s.name for s in seen.sitters if s.who == f"u:{seen.header.host}"]
    lines += [t("host-now", player=escaped(name)) for name in host]
    return [Text("\n".join(f"-# {line}" for line in lines))]


def series(seen: Seen, t: Texts) -> list[Block]:
    """How a series of rematches stands at the end of one of its matches."""
    if seen.header.status != "over" or seen.header.series is None:
        return []
    wins = won(seen.header, seen.sitters, seen.places)
    return [_score(wins, seen, t)]


def table_tools(seen: Seen, t: Texts, *, followed: bool) -> Row:
    """The buttons under every table message; `followed`: whether spectators may ask to be mentioned."""
    if seen.header.status == "over":
        papers = (Button(t("button-sheet"), "@sheet"), Button(t("button-log"), "@log"))
        booked_ = seen.header.championship_id is not None
        return Row(papers if booked_ else (Button(t("button-rematch"), "@rematch", "primary"), *papers))
    buttons = [
        Button(t("button-hand"), "@hand", "primary", "🃏"),
        Button(t("button-help"), "@help"),
        Button(t("button-rules"), "@rules"),
    ]
    if seen.rounds_done:
        buttons.append(Button(t("button-sheet"), "@sheet"))
    if followed:
        buttons.append(Button(t("button-follow"), "@follow"))
    if PRESENTERS[seen.header.game].rulings(seen, t):
        buttons.append(Button(t("button-referee"), "@referee"))
    return Row(tuple(buttons))


def with_tools(panel: Post, seen: Seen, t: Texts) -> Post:
    """A panel with its reader's time and its tools: those used often in one row, the rest behind one menu.

    A classic message has five rows: where the cards take four, a button brings the menu.
    """
    panel = panel.in_words() if t.in_words else panel
    asleep_ = [Text(t("panel-asleep"), passing=True)] if seen.header.asleep else []
    blocks = [*panel.blocks, *waits.due(seen, t), *asleep_]
    if seen.header.status == "over":
        return panel._replace(blocks=(*blocks, table_tools(seen, t, followed=False)))
    tools = [Button(t("button-refresh"), "@hand", emoji="🔄")]
    if seen.due_at is not None and seen.seat in seen.awaiting and not seen.extended:
        tools.append(Button(t("button-time"), "@time", emoji="⏳"))
    tools.append(Button(t("button-help"), "@help"))
    if seen.header.asleep:
        tools.insert(0, back_button(t))
    if panel.classic and panel.rows > ROWS - 2:
        tools.append(Button(t("panel-more"), "@more"))
        blocks.append(Row(tuple(tools)))
    else:
        blocks += [Row(tuple(tools)), _more(t)]
    told = t("panel-table-silent", channel=f"<#{seen.header.thread_id or seen.header.channel_id}>")
    blocks += [Text(f"-# {told}", passing=True)] if seen.out_of_date else []
    panel = panel._replace(blocks=tuple(blocks))
    return panel.in_words() if t.in_words else panel


def more(table_id: int, t: Texts) -> Post:
    """The menu with the rest of a panel's tools, for a panel without the room for it."""
    return Post((Text(t("panel-more")), _more(t)), table=table_id)


def _more(t: Texts) -> Menu:
    lines = (
        Option(t("button-sheet"), "sheet", t("button-sheet-why")),
        Option(t("button-here"), "here", t("button-here-why")),
        Option(t("button-leave"), "leave", t("button-leave-why")),
    )
    return Menu("@more", lines, t("panel-more"))


def notice(text: str, *buttons: Button, table: int = 0) -> Post:
    """A short message to one person."""
    row = (Row(buttons),) if buttons else ()
    return Post((Text(text), *row), table=table)


def back_button(t: Texts) -> Button:
    """Take one's seat back from the robot."""
    return Button(t("button-back"), "@back", "success")


def chooser(tables: Sequence[TableHeader], t: Texts, verb: str = "@pick", question: str = "") -> Post:
    """Several tables: which one? `verb` is what is done with it."""
    buttons = tuple(
        Button(t("chooser-table", game=t(f"game-{header.game}"), number=header.id), f"{verb} {header.id}")
        for header in tables[:20]
    )
    return Post((Text(question or t("chooser-title")), Row(buttons)))


def my_tables(tables: Sequence[tuple[Seen, str]], t: Texts) -> Post:
    """The reader's tables everywhere: whose turn it is, and a link to each."""
    if not tables:
        return notice(t("mine-empty"))
    lines = []
    for seen, link in tables[:MOST_LINES]:
        name = t("chooser-table", game=t(f"game-{seen.header.game}"), number=seen.header.id)
        if seen.header.status == "lobby":
            state = t("mine-lobby")
        elif seen.gone is not None and not seen.gone.kept:
            state = t("mine-replaced", player=escaped(seen.gone.holder.name))
        elif seen.gone is not None and seen.gone.kicked:
            state = t("mine-kicked")
        elif seen.header.asleep:
            state = t("mine-asleep")
        elif seen.seat is None:
            state = t("mine-left")
        elif seen.seat in seen.awaiting:
            state = t("mine-your-turn")
        else:
            state = t("mine-waiting", players=crew(seen, [s for s in seen.awaiting if s >= 0], t) or "…")
        own = seen.due_at is not None and seen.seat in seen.awaiting
        when = f" · <t:{int(seen.due_at.timestamp())}:R>" if seen.due_at and own else ""
        place = f"[{name}]({link})" if link else name
        lines.append(f"- {place}: {state}{when}")
    return Post((Text(f"### {t('mine-title')}\n" + "\n".join(lines)),), accent=SEA)


def leaderboard(game: str, tallies: Sequence[Tally], t: Texts) -> Post:
    """The best of this server: wins, matches, points and the game's own counters."""
    title = f"## {t('board-title', game=t(f'game-{game}'))}"
    if not tallies:
        return Post((Text(f"{title}\n{t('board-empty')}"),), accent=GOLD)
    lines = [
        f"{place_mark(place, t)} **{escaped(tally.name)}** · {_tally(game, tally, t)}"
        for place, tally in zip(ranked([_merit(game, tally) for tally in tallies]), tallies, strict=True)
    ]
    return Post((Text(title), Text("\n".join(lines)), Text(f"-# {t('board-footnote')}")), accent=GOLD)


def _merit(game: str, tally: Tally) -> tuple[float | None, ...]:
    """What the store compares: by the points of a round where fewest are best, and only if any was played."""
    points: float | None = tally.points
    if GAMES[game].fewest:
        rounds = tally.facts.get("rounds")
        points = tally.points / rounds if rounds else None
    return tally.wins, points, tally.matches


def _tally(game: str, tally: Tally, t: Texts) -> str:
    won = (t("tally-wins", count=tally.wins), t("tally-matches", count=tally.matches))
    return " · ".join([*won, *PRESENTERS[game].tally(tally.points, tally.facts, t)])


def stats(game: str, name: str, tally: Tally | None, t: Texts) -> Post:
    """One person's results on this server."""
    title = f"## {t('stats-title', name=escaped(name), game=t(f'game-{game}'))}"
    return Post((Text(f"{title}\n{_tally(game, tally, t) if tally else t('stats-empty')}"),), accent=GOLD)


def table_rules(seen: Seen, t: Texts) -> Post:
    """The rules of one table: its options, each with its sentence, and a menu with all topics."""
    header = seen.header
    seats = header.seats or seats_for(GAMES[header.game], header.options, len(seen.sitters))
    presenter = PRESENTERS[header.game]
    told = [
        presenter.terms(header.options, seats, t),
        presenter.company(header.options, len(seen.sitters), t),
    ]
    text = "\n".join(line for line in (f"## {t('rules-table')}", *told) if line)
    return Post((Text(text), _topics(header.game, "", t)), accent=SEA)


def rules_page(game: str, topic: str, t: Texts) -> Post:
    """One topic of the rules, and a menu with the others."""
    topics = rules.topics(game, t.locale)
    known = next((one for one in topics if one.key == topic), topics[0])
    body = rules.text(game, t.locale, known.key)
    return Post((Text(f"## {known.title}\n{body}"), _topics(game, known.key, t)), accent=SEA)


def _topics(game: str, shown: str, t: Texts) -> Menu:
    lines = (Option(one.title, one.key, chosen=one.key == shown) for one in rules.topics(game, t.locale))
    return Menu(f"@rules {game}", tuple(lines), t("rules-menu"))
