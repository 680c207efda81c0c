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
    """Return the rating model. It takes a megabyte, so it is imported with the first rated match."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def update_ratings(match: EndedMatch, game: str, before: Mapping[int, Rating]) -> tuple[Rating, ...]:
    """Return the new ratings of the people of a match in this game, or over all games (""), by the old ones.

    Returns () where nobody is rated: robots never are, nor is a match of fewer than three rounds, or one with
    fewer than two people at its end or in its results. People who left rank last, behind all who stayed.
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
