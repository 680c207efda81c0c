"""Pure functions that compute people's recent form and rivals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.records.boards import EVERY_GAME, RECENT, EndedMatch, Finish, Form, Rival


def update_forms(
    match: EndedMatch, game: str, before: Mapping[int, Form], ratings: Mapping[tuple[str, int], int]
) -> Iterator[Form]:
    """Yield each person's form after a match, from the forms before and the shown `ratings` after the match.

    A match that is too short for wins, or that ends with fewer than two people, changes no form.
    """
    if match.people < 2 or not match.whole:
        return
    for user, result in match.ends.items():
        old = before.get(user, Form(user, game, 0, ()))
        rank = 0 if result.left else result.rank
        last = Finish(match.ended_at, rank, ratings.get((game, user)))
        streak = old.streak + 1 if match.is_win(result) else 0
        yield Form(user, game, streak, (*old.finishes, last)[-RECENT:])


def rivals(match: EndedMatch) -> Iterator[Rival]:
    """Yield a record for each pair of people in a match; leavers finish behind people who stayed."""
    if match.people < 2 or not match.whole:
        return
    ends = match.ends
    for user, own in ends.items():
        for other, result in ends.items():
            if user != other:
                behind = (result.left, result.rank) < (own.left, own.rank) and not result.left
                for game in (match.game, EVERY_GAME):
                    yield Rival(user, other, result.name, game, 1, int(behind))
