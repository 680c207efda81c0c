"""The pictures of a championship with their alt texts: its draw, its tables and its medals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.art import catalogue
from bot.art.draw import Pairings, Player, Table
from bot.art.emblems import ANIMALS
from bot.art.label import is_drawn
from bot.art.lobby import MOTIFS, Chair, Lobby
from bot.art.medals import Medallist, Medals
from bot.art.shown import Picture
from bot.art.standings import Line, Standing, Standings
from bot.championship.names import WIDEST, shorten_names
from bot.championship.snapshot import ChampionshipSnapshot
from bot.present.championship import same_cards
from bot.present.championship.names import SCALES, Names, match
from bot.present.championship.sheet import cards, cut, ranks, title, wins
from bot.present.post import ALT_LIMIT, Block, Illustration, Text, as_sentences
from bot.present.presenter import format_points, format_signed, player_counts
from bot.texts.sentences import Texts, escape_name, one_line
from engine.championship.plan import SAME_CARDS
from engine.championship.public import Entrant, Fixture, Medal, Row
from engine.championship.public import Standings as Ordered


def entrants(snapshot: ChampionshipSnapshot, stage: Sequence[str], t: Texts) -> list[Block]:
    """Return a picture of the entrants as animals around a table, with what is missing or comes next."""
    state = snapshot.state
    game = str(snapshot.header.plan["game"])
    room = player_counts(state.plan.entrant_counts, t)
    counted = t("championship-entrants", count=len(state.names), players=room)
    seated = [
        Chair(_face(place), one_line(name), str(place + 1)) for place, name in enumerate(state.names.values())
    ]
    free = max(0, min(max(state.plan.entrant_counts), len(ANIMALS)) - len(seated))
    motif = next((known_motif for known_motif in MOTIFS if game.startswith(known_motif)), game)
    shown = Lobby(motif, one_line(snapshot.header.name), counted, (*seated, *[Chair()] * free))
    lines = [f"{n}. {escape_name(name)}" for n, name in enumerate(state.names.values(), 1)]
    listed = Text("\n".join([f"**{counted}**", *lines]))
    missing = [t("draw-needs", players=room)] if state.names and "draw" not in state.rulings else stage[1:2]
    course = [Text(f"-# {line}") for line in missing]

    def said(names: Names) -> str:
        return as_sentences([t("labelled-plain", label=counted, text=", ".join(names.values())), *stage])

    return [*_illustrated(snapshot, shown, said, listed), *course]


def _face(place: int) -> str:
    """Return the drawing of the animal of the entrant at this position among the entrants."""
    animals = list(ANIMALS)
    return catalogue.disc(animals[place % len(animals)], "back")


def draw(snapshot: ChampionshipSnapshot, fixtures: Sequence[Fixture], t: Texts, instead: Text) -> list[Block]:
    """Return a picture of the pairings of one round or stage, and of an entrant without a match."""
    state = snapshot.state
    paired = bool(fixtures[0].round)
    bye = state.byes[fixtures[0].round - 1] if paired else None
    heading = t("draw-title") if len(fixtures) > 1 and not paired else match(fixtures[0], t)

    def said(names: Names) -> str:
        tables = "; ".join(_meeting(fixture, names, t) for fixture in fixtures)
        rests = "" if bye is None else t("round-bye", player=names[bye])
        return t("draw-picture", title=heading, tables="; ".join(filter(None, (tables, rests))))

    players = _players(snapshot)
    tables = tuple(
        Table(
            tuple(players[entrant] for entrant in fixture.entrants),
            fixture.key if len(fixture.key) == 1 else "",
            t("draw-robots", count=_robots(fixture)) if _robots(fixture) else "",
        )
        for fixture in fixtures
    )
    rests = "" if bye is None else t("draw-rests")
    free = None if bye is None else players[bye]
    shown = Pairings(heading, one_line(snapshot.header.name), tables, rests, free)
    return _illustrated(snapshot, shown, said, instead)


def _meeting(fixture: Fixture, names: Names, t: Texts) -> str:
    players = [names[entrant] for entrant in fixture.entrants]
    if fixture.seats == 2 == len(players):
        return t("match-versus", one=players[0], two=players[1])
    company = [t("draw-robots", count=_robots(fixture))] if _robots(fixture) else []
    players_in_words = ", ".join([*players, *company])
    return f"{match(fixture, t)}, {players_in_words}" if len(fixture.key) == 1 else players_in_words


def _robots(fixture: Fixture) -> int:
    return fixture.seats - len(fixture.entrants)


def tables(snapshot: ChampionshipSnapshot, t: Texts, instead: Text) -> list[Block]:
    """Return a picture of the standings: the deciding figures, penalty cards, and who reaches the final."""
    state = snapshot.state

    def said(names: Names) -> str:
        return " ".join(_table_in_words(table, names, t) for table in state.tables)

    players = _players(snapshot)
    if state.plan.format == SAME_CARDS:
        return _same_cards(snapshot, players, t, instead)
    shown = tuple(
        Standing(
            title(table, t),
            tuple(t(f"table-head-{key}") for key in (GROUP if table.name else LEAGUE)),
            tuple(
                _line(table, row, players[row.entrant], through=place < cut(table))
                for place, row in enumerate(table.rows)
            ),
        )
        for table in state.tables
    )
    return _illustrated(snapshot, Standings(shown), said, instead)


def _same_cards(
    snapshot: ChampionshipSnapshot, players: Mapping[Entrant, Player], t: Texts, instead: Text
) -> list[Block]:
    """Return a picture of the standings: points, those of the last round, and rounds played."""
    rows = snapshot.state.tables[0].rows

    def said(names: Names) -> str:
        lines = "; ".join(
            t("standings-picture-row", place=row.rank, player=names[row.entrant], played=row.played, **facts)
            for row in rows
            for facts in [same_cards.describe_row(row, t)]
        )
        return t("table-picture", title=t("standings-title"), lines=lines)

    heads = (t("table-head-points"), t("standings-head-latest"), t("table-head-played"))
    lines = tuple(
        Line(
            "–" if row.out else str(row.rank),
            players[row.entrant].name,
            (same_cards.format_halves(row.points), same_cards.format_halves(row.own), str(row.played)),
            players[row.entrant].fallback,
            out=row.out,
        )
        for row in rows
    )
    picture = Standings((Standing(t("standings-title"), heads, lines),))
    return _illustrated(snapshot, picture, said, instead)


GROUP, LEAGUE = ("points", "stars", "rounds"), ("wins", "played", "difference")
"""Keys of the columns of a table: of a group, and of a league."""


def _line(table: Ordered, row: Row, player: Player, *, through: bool) -> Line:
    figures = (format_points(row.own), str(row.stars), str(row.won)) if table.name else _league_figures(row)
    return Line(
        "–" if row.out or not ranks(table, row) else str(row.rank),
        player.name,
        figures if ranks(table, row) else ("–",) * len(GROUP),
        player.fallback,
        yellow=row.cards - row.black,
        black=row.black,
        qualifies=through,
        out=row.out,
    )


def _league_figures(row: Row) -> tuple[str, str, str]:
    return format_points(row.points), str(row.played), format_signed(row.difference)


def _table_in_words(table: Ordered, names: Names, t: Texts) -> str:
    """Return a table in words, limited to the content of its picture."""
    lines = []
    for row in table.rows:
        facts = {"place": row.rank, "player": names[row.entrant]}
        if table.name:
            key = "table-picture-group" if row.played else "row-waiting"
            lines.append(t(key, **facts, own=format_points(row.own), stars=row.stars, won=row.won))
        else:
            more = {"played": row.played, "difference": format_signed(row.difference)}
            lines.append(t("table-picture-row", **facts, wins=wins(row, t), **more))
    through = ", ".join(names[row.entrant] for row in table.rows[: cut(table)])
    rows = t("table-picture", title=title(table, t), lines="; ".join(line.rstrip(".") for line in lines))
    last = [t("table-through", players=through)] if through else []
    return " ".join([rows, *last, *(f"{shown}." for shown in cards(table, names, t))])


def medals(snapshot: ChampionshipSnapshot, t: Texts, instead: Text) -> list[Block]:
    """Return a picture of the podium with its medals and each player's points."""
    state = snapshot.state

    def said(names: Names) -> str:
        places = "; ".join(_medal_in_words(medal, names[medal.entrant], t) for medal in state.medals)
        return t("medals-picture", places=places)

    players = _players(snapshot)
    shown = tuple(
        Medallist(
            medal.place or 0,
            players[medal.entrant].name,
            str(medal.points),
            podium_points(medal.points, t),
            players[medal.entrant].fallback,
        )
        for medal in state.medals
    )
    return _illustrated(
        snapshot, Medals(t("medals-title"), one_line(snapshot.header.name), shown), said, instead
    )


def _medal_in_words(medal: Medal, name: str, t: Texts) -> str:
    points = podium_points(medal.points, t)
    if medal.place is None:
        return t("medals-picture-without", player=name, points=points)
    return t("podium-picture-place", rank=medal.place, player=name, points=points)


def podium_points(points: int, t: Texts) -> str:
    """Return the points of a championship (HC-6), which are worded differently from a match's points."""
    return t("podium-points", count=points, shown=str(points))


def _players(snapshot: ChampionshipSnapshot) -> dict[Entrant, Player]:
    """Return the entrants' names as plain text, the number of each entry, and the animal."""
    short = shorten_names(snapshot.state, WIDEST)
    return {
        entrant: Player(one_line(name), str(place + 1), _face(place))
        for place, (entrant, name) in enumerate(short.items())
    }


def _illustrated(
    snapshot: ChampionshipSnapshot, shown: Picture, said: Callable[[Names], str], instead: Text
) -> list[Block]:
    """Return a picture, with names in its alt text as long as the limit allows.

    If a name cannot be drawn, the picture has a number, so a text with the names follows the picture.
    """
    alts = [said(shorten_names(snapshot.state, scale.width)) for scale in SCALES]
    alt = next((alt for alt in alts if len(alt) <= ALT_LIMIT), alts[-1])
    if all(map(is_drawn, snapshot.state.names.values())):
        return [Illustration(shown, alt, instead)]
    return [Illustration(shown, alt), instead]
