"""Standings of a championship in which all tables of a round play the same cards."""

from __future__ import annotations

from bot.present.championship.names import Names
from bot.present.post import Text
from bot.present.presenter import format_points, rank_number
from bot.texts.sentences import Texts
from engine.championship.public import Championship, Entrant, Fixture, Row


def format_halves(halves: int) -> str:
    """Return a number of half points: 7½, ½, 0."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def describe_row(row: Row, t: Texts) -> dict[str, str]:
    """Return the points of a row in words, and those of the last round as a number."""
    score = t("standings-score", halves=row.points, shown=format_halves(row.points))
    return {"score": score, "latest": format_halves(row.own)}


def sheet(state: Championship, names: Names, t: Texts) -> Text:
    """Return the standings, a line for each entrant."""
    title = t("standings-title")
    shown, spoken = [f"**{title}**"], [title]
    for row in state.tables[0].rows:
        facts = describe_row(row, t)
        shown.append(f"{rank_number(row.rank)} **{names[row.entrant]}** · {t('standings-row', **facts)}")
        spoken.append(t("standings-row-words", place=row.rank, player=names[row.entrant], **facts))
    return Text("\n".join(shown), "\n".join(spoken))


def notes(state: Championship, names: Names, t: Texts, *, legend: bool) -> Text:
    """Return what a point is for, and who was given points without playing."""
    rows = state.tables[0].rows
    given = ", ".join(f"{names[row.entrant]} {row.walkovers}" for row in rows if row.walkovers)
    lines = [t("standings-legend")] if legend else []
    lines += [t("standings-walkovers", counts=given)] if given else []
    return Text("\n".join(f"-# {line}" for line in lines), "\n".join(lines))


def own_score(state: Championship, fixture: Fixture, user: Entrant, t: Texts) -> str:
    """Return what an entrant has won in a finished round, of how much, and with how many game points."""
    won = state.scores[fixture.round - 1].get(user, 0)
    tables = sum(other.round == fixture.round and bool(other.lines) for other in state.fixtures)
    line = next(line for line in fixture.lines if line.entrant == user)
    return t(
        "mine-score",
        round=fixture.round,
        score=format_halves(won),
        most=str(max(tables - 1, 0)),
        points=t("points", points=line.points, shown=format_points(line.points)),
    )
