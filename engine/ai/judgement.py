"""Value every candidate of a decision from the seat's view: mean and standard error over the same worlds.

A world is a possible state in which the seat has its present view. Each candidate is tried in the same
worlds, played to the round's end by a quick policy; so differences between candidates are more certain than
their values. In Skull, which is not played out, a candidate has the chance that its claim
succeeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from math import fsum, inf, sqrt
from typing import Any, Final, NamedTuple, TypeAlias, cast

from engine.ai import hearts, hearts_trials, skull_king, skull_king_trials
from engine.ai.playouts import Outcome
from engine.ai.skull_worth import action_chances
from engine.core import AnyAction, AnyView, Rng, Seat
from engine.luck import Draws, digest_view
from engine.skull.public import View as SkullView

BATCH: Final = 8
"""Worlds that are played before weak candidates are dropped again."""
CERTAIN: Final = 1.0
"""A candidate is dropped when it is this many standard errors behind the best one."""
WORLDS: Final = 64
"""Worlds in which a candidate is valued, unless the caller asks for another number."""
HANDS: Final = 32
"""Worlds in which a dealt hand is valued."""

Trial: TypeAlias = Callable[[Any], Outcome]
"""Plays the round out in one world after an action of the seat, or None."""


class Estimate(NamedTuple):
    """The mean of a sample and its standard error."""

    mean: float
    error: float

    def is_beyond(self, least: float, errors: float) -> bool:
        """Return whether the mean is at least `least` and at least so many standard errors above zero."""
        return self.mean >= least and self.mean >= errors * self.error


class Method(NamedTuple):
    """The part of one game in a judgement.

    draw_trials  draw_trials(view, rng) returns a function that draws a world and returns its `Trial`
    candidates   candidates(view, kept) returns the actions worth valuing, always those of `kept`
    ordinary     ordinary(view, rng) returns the action of ordinary play, that of the level `normal`
    lowest_wins  whether the fewest points are best
    matters      so many points of a round are worth mentioning
    """

    draw_trials: Callable[[Any, Rng], Callable[[], Trial]]
    candidates: Callable[[Any, Sequence[Any]], list[Any]]
    ordinary: Callable[[Any, Rng], Any]
    lowest_wins: bool
    matters: float


METHODS: Final = {
    "skull-king": Method(
        skull_king_trials.draw_trials, skull_king_trials.candidates, skull_king.normal, False, 5.0
    ),
    "hearts": Method(hearts_trials.draw_trials, hearts_trials.candidates, hearts.normal, True, 1.5),
}
"""By game key; Skull has none."""


class Sample:
    """The values of candidates for one seat, in the same worlds.

    worths  by candidate and world, the seat's round points less the mean of the others', higher is better
    points  by candidate and world, the seat's own round points
    reached by candidate and world, 1 if the seat made its bid exactly, or took the queen of spades, else 0
    """

    def __init__(
        self, candidates: Sequence[Any], draw_trial: Callable[[], Trial], seat: Seat, lowest_wins: bool
    ) -> None:
        """Create a sample without any world."""
        self.candidates = tuple(candidates)
        self.worths: list[list[float]] = [[] for _ in candidates]
        self.points: list[list[int]] = [[] for _ in candidates]
        self.reached: list[list[int]] = [[] for _ in candidates]
        self._draw_trial, self._seat, self._lowest_wins = draw_trial, seat, lowest_wins

    def add(self, worlds: int, tried: Iterable[int] | None = None) -> None:
        """Try these candidates, or all of them, in so many new worlds."""
        places = range(len(self.candidates)) if tried is None else tuple(tried)
        for _ in range(worlds):
            trial = self._draw_trial()
            for place in places:
                points, reached = trial(self.candidates[place])
                self.worths[place].append(worth_of(points, self._seat, self._lowest_wins))
                self.points[place].append(points[self._seat])
                self.reached[place].append(int(reached[self._seat]))


def sample_of(
    game: str, view: AnyView, rng: Rng, candidates: Sequence[Any], whose: Seat | None = None
) -> Sample:
    """Return a sample of these candidates, without any world yet.

    Their worth is that for the seat `whose`, for the seat of the view unless told otherwise.
    """
    method, seat = METHODS[game], view.seat if whose is None else whose
    assert seat is not None
    return Sample(candidates, method.draw_trials(view, rng), seat, method.lowest_wins)


class Valued(NamedTuple):
    """A candidate with its worth, the seat's round points less the mean of the others', and its own points.

    `chance` is that of making the bid exactly (Skull King), or of taking the queen of spades (Hearts). The
    action is None where the seat plays by the quick policy from the beginning. In Skull the worth is the
    chance that the claim succeeds; points and `chance` are None.
    """

    action: Any
    worth: Estimate
    points: Estimate | None
    chance: float | None = None


class Judgement(NamedTuple):
    """The candidates of a decision in the order of the choices, and by candidate its worth in each world."""

    candidates: tuple[Valued, ...]
    worths: tuple[tuple[float, ...], ...]

    def of(self, action: AnyAction) -> Valued:
        """Return the candidate with this action.

        Raises:
            ValueError: if the action was not valued.
        """
        return self.candidates[self._place(action)]

    def best(self) -> Valued:
        """Return the candidate with the highest worth, the first among equals."""
        return max(self.candidates, key=lambda valued: valued.worth.mean)

    def gain(self, action: AnyAction, other: AnyAction) -> Estimate:
        """Return by how much `action` is worth more than `other`, compared world by world.

        Raises:
            ValueError: if one of the actions was not valued.
        """
        return gain(self.worths[self._place(action)], self.worths[self._place(other)])

    def _place(self, action: AnyAction) -> int:
        for place, valued in enumerate(self.candidates):
            if valued.action == action:
                return place
        raise ValueError(f"{action} was not valued")


def judge(
    game: str,
    view: AnyView,
    rng: Rng,
    worlds: int = WORLDS,
    candidates: Sequence[Any] | None = None,
    kept: Sequence[Any] = (),
) -> Judgement:
    """Value the candidates of the decision that this view shows; equal views and keys get equal values.

    Without `candidates`, all actions worth considering are valued, always those of `kept`.
    """
    assert view.seat is not None
    if game not in METHODS:
        chances = action_chances(cast(SkullView, view))
        tried = [
            Valued(action, Estimate(chance, 0.0), None)
            for action, chance in chances
            if candidates is None or action in candidates
        ]
        return Judgement(tuple(tried), tuple((valued.worth.mean,) for valued in tried))
    if candidates is None:
        candidates = METHODS[game].candidates(view, kept)
    sample = sample_of(game, view, rng, candidates)
    sample.add(worlds)
    shares = [fsum(reached) / len(reached) for reached in sample.reached]
    return Judgement(
        tuple(map(Valued, candidates, map(estimate, sample.worths), map(estimate, sample.points), shares)),
        tuple(map(tuple, sample.worths)),
    )


def hand_worth(game: str, view: AnyView, rng: Rng, worlds: int = HANDS) -> Valued:
    """Return what a seat's cards are worth right after the deal, if all play by the quick policy."""
    return judge(game, view, rng, worlds, [None]).candidates[0]


def draws_for(view: AnyView, *purpose: object) -> Draws:
    """Return the random numbers for judging this view; anybody who has the view can draw them again."""
    words = ("judgement", *purpose, digest_view(view))
    return Draws(sha256(" ".join(map(str, words)).encode()).digest())


def search(sample: Sample, budget: int, certain: float = CERTAIN) -> Any:
    """Return the first candidate, unless another candidate does significantly better in the same worlds.

    Every remaining candidate is tried in each world, about `budget` trials in all. A candidate is dropped
    once its mean is `certain` standard errors behind the best.
    """
    worths, alive = sample.worths, list(range(len(sample.candidates)))
    while len(alive) > 1 and budget >= BATCH * len(alive):
        budget -= BATCH * len(alive)
        sample.add(BATCH, alive)
        best = max(alive, key=lambda n: fsum(worths[n]))
        alive = [n for n in alive if n == best or errors_behind(worths[n], worths[best]) < certain]
    return sample.candidates[0 if 0 in alive else max(alive, key=lambda n: fsum(worths[n]))]


def worth_of(points: Sequence[int], seat: Seat, lowest_wins: bool) -> float:
    """Return a seat's points less the mean of the others'; higher is better in every game."""
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return (others - points[seat]) if lowest_wins else (points[seat] - others)


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of the values and its standard error, infinite for a single value."""
    count = len(values)
    mean = fsum(values) / count
    if count == 1:
        return Estimate(mean, inf)
    return Estimate(mean, sqrt(fsum([(value - mean) ** 2 for value in values]) / (count - 1) / count))


def gain(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """Return by how much `one` is more than `other` on average, compared world by world."""
    return estimate([a - b for a, b in zip(one, other, strict=True)])


def errors_behind(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how many standard errors `one` is worse than `other`, compared world by world."""
    mean, error = gain(other, one)
    return mean / error if error else inf if mean > 0 else 0.0
