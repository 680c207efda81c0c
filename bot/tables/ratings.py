"""How strong people play a game on a server, estimated anew with each match: pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from bot.board_records import EndedMatch, Rating

_FIRST, _STEP = 1000, 40
"""What a newcomer's rating shows, and how many points of it one of the model's are."""


if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@cache
def _model() -> PlackettLuce:
    """The model, which takes a megabyte: imported with the first match that is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(match: EndedMatch, game: str, before: Mapping[int, Rating]) -> tuple[Rating, ...]:
    """The ratings of its people after a match in its game, or over all games (""), by those they had.

    There are none where it rates nobody. Robots are not rated, nor is a match of fewer than three rounds,
    with fewer than two people at its end or in its results. Whoever has left comes last, behind everybody
    who stayed.
    """
    people = match.ends
    if not match.whole or match.people < 2 or len(people) < 2:
        return ()
    last = 1 + max(one.rank for one in people.values())
    ranks = [float(last if one.left else one.rank) for one in people.values()]
    known = [before.get(user) for user in people]
    model = _model()
    teams = [[model.rating() if one is None else model.rating(one.mu, one.sigma)] for one in known]
    after = model.rate(teams, ranks=ranks)
    return tuple(
        Rating(
            user_id=user,
            name=one.name,
            game=game,
            mu=now.mu,
            sigma=now.sigma,
            matches=1 + (0 if old is None else old.matches),
            shown=_FIRST + round(_STEP * now.ordinal()),
        )
        for (user, one), old, (now,) in zip(people.items(), known, after, strict=True)
    )
