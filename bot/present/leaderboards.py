"""Leaderboards and one person's statistics."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present import PRESENTERS
from bot.present.post import Post, Text
from bot.present.presenter import GOLD, place_mark, ranked
from bot.records import Tally
from bot.texts.sentences import Texts, escaped
from engine import GAMES


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
