"""The recent form of people, and their rivals: pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.records.boards import EVERY_GAME, RECENT, EndedMatch, Finish, Form, Rival


def update_forms(
    match: EndedMatch, game: str, before: Mapping[int, Form], ratings: Mapping[tuple[str, int], int]
) -> Iterator[Form]:
    """Yield the form of each person after a match, from the forms before it and the shown `ratings` after it.

    A match that is too short for wins, or has fewer than two people at its end, changes no form.
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
    """Yield a record for each pair of people who met. People who left finish behind those who stayed."""
    if match.people < 2 or not match.whole:
        return
    ends = match.ends
    for user, own in ends.items():
        for other, result in ends.items():
            if user != other:
                behind = (result.left, result.rank) < (own.left, own.rank) and not result.left
                for game in (match.game, EVERY_GAME):
                    yield Rival(user, other, result.name, game, 1, int(behind))
