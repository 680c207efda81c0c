"""Ratings of people in a game on a server, updated with each match: pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from bot.records.boards import EndedMatch, Rating

_FIRST, _STEP = 1000, 40
"""The rating shown for a newcomer, and the shown points for one point of the model."""


if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@cache
def _model() -> PlackettLuce:
    """Return the rating model, imported late because the import takes a megabyte of memory."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def update_ratings(match: EndedMatch, game: str, before: Mapping[int, Rating]) -> tuple[Rating, ...]:
    """Return the new ratings in `game`, or over all games (""), of the people of a match.

    Returns () for an unrated match, which has fewer than three rounds, or fewer than two people at the end or
    in the results. Robots have no rating. People who left rank behind all who stayed.
    """
    people = match.ends
    if not match.whole or match.people < 2 or len(people) < 2:
        return ()
    last = 1 + max(result.rank for result in people.values())
    ranks = [float(last if result.left else result.rank) for result in people.values()]
    known = [before.get(user) for user in people]
    model = _model()
    teams = [[model.rating() if old is None else model.rating(old.mu, old.sigma)] for old in known]
    after = model.rate(teams, ranks=ranks)
    return tuple(
        Rating(
            user_id=user,
            name=result.name,
            game=game,
            mu=now.mu,
            sigma=now.sigma,
            matches=1 + (0 if old is None else old.matches),
            shown=_FIRST + round(_STEP * now.ordinal()),
        )
        for (user, result), old, (now,) in zip(people.items(), known, after, strict=True)
    )
