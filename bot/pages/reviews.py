"""Build the posts of reviews: how a person played a finished match, for nobody but that person."""

from __future__ import annotations

from typing import NamedTuple

from bot.errors import RefusalId, Refused
from bot.people.people import People
from bot.present.past.review import answer_page, progress_page, question_page, review_page
from bot.present.post import Post
from bot.tables.replays import Replay, Replays
from bot.tables.reviews import Reviews, SeatReview, Underway
from engine.ai.review import Moment, list_choices
from engine.core import NotUnderstood, Seat


class Reviewed(NamedTuple):
    """A match to be reviewed for one of its players: the seat that this person held last."""

    replay: Replay
    user: int
    seat: Seat


class ReviewPages:
    """Builder of review posts in the reader's language and style."""

    def __init__(self, replays: Replays, people: People, reviews: Reviews) -> None:
        self._replays = replays
        self._people = people
        self.reviews = reviews

    async def load(self, table_id: int, user: int, guild: int | None) -> Reviewed:
        """Return a finished match for one of its players.

        Raises:
            Refused: T-6 the person never had a seat, or as `Replays.load`.
            Unavailable: the database failed.
        """
        replay = await self._replays.load(table_id, user, guild)
        seat = replay.seat_of(user)
        if seat is None:
            raise Refused(RefusalId.NO_SEAT)
        return Reviewed(replay, user, seat)

    def find(self, match: Reviewed) -> SeatReview | None:
        """Return the review of a match if it is kept."""
        return self.reviews.get_kept(match.replay.header.id, match.user)

    def begin(self, match: Reviewed) -> Underway:
        """Begin to review a match, unless that is under way."""
        return self.reviews.begin(match.replay, match.user, match.seat)

    async def progress(self, underway: Underway, user: int) -> Post:
        """Return how far a review is."""
        return progress_page(underway.done, underway.of, await self._people.texts_for(user))

    async def page(self, match: Reviewed, found: SeatReview) -> Post:
        """Return the review of a match."""
        return review_page(match.replay, found, await self._people.texts_for(match.user))

    async def question(self, match: Reviewed, found: SeatReview, number: int, guild: int | None) -> Post:
        """Return a costly decision, by the number of its input, to be tried again.

        Raises:
            Refused: T-3 the review has no such decision.
        """
        moment = _require_moment(found, number)
        actions = list_choices(match.replay.header.game, moment)
        t = await self._people.texts_for(match.user)
        illustrated = await self._people.wants_pictures(match.user, guild)
        return question_page(match.replay, moment, actions, t, illustrated=illustrated)

    async def answer(self, match: Reviewed, found: SeatReview, number: int, text: str) -> Post:
        """Return what each action of a decision is worth, after one was chosen in the game's notation.

        Raises:
            Refused: T-3 the review has no such decision, or the decision has no such action.
            NoAnswer: the robots' process gave no answer.
        """
        moment, game = _require_moment(found, number), match.replay.game
        try:
            chosen = game.parse(text)
        except NotUnderstood as error:
            raise Refused(RefusalId.NOT_UNDERSTOOD) from error
        if chosen not in list_choices(game.key, moment):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        choices = await self.reviews.value_choices(game.key, moment)
        return answer_page(match.replay, moment, choices, chosen, await self._people.texts_for(match.user))


def _require_moment(found: SeatReview, number: int) -> Moment:
    """Return a moment of a review.

    Raises:
        Refused: T-3 it has no such moment.
    """
    moment = found.moment(number)
    if moment is None:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return moment
