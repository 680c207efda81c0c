"""Moments of matches for the screen gallery, found by playing matches with one seed after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final

from bot.gallery.house import EVENING, House, Match
from bot.gallery.looks import IDLE, LOOKS, Screen
from bot.gallery.pictured import PICTURED, Moment
from bot.records.tables import LogRow
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER, AnyAction, RoundOver, Seat, replay
from engine.french import CARD as FRENCH
from engine.skull_king.cards import CARD

SEEDS: Final = 1000
"""How many matches are played before the search for a moment fails."""


@cache
def find_match(title: str, *, asked: bool = True) -> Match:
    """Find the first seed whose robot match reaches a moment of MOMENTS; return the inputs that lead there.

    If players must act at that moment, seat 0 is among them if `asked`, and is not among them otherwise.
    The match is cached, because many screens in every language show one moment.

    Raises:
        LookupError: no seed reaches the moment.
    """
    moment = MOMENTS[title]
    game, seats = GAMES[moment.game], moment.people + moment.robots
    options = game.options(moment.options, seats)
    for seed in range(1, SEEDS):
        rng, state = Random(seed), game.new(seats, options)
        inputs: list[tuple[Seat, AnyAction]] = []
        while due := game.to_act(state):
            fits = min(due) == DEALER or (0 in due) is asked
            if fits and inputs and moment.when(game.view(state, None)):
                return _write_down(moment, inputs)
            seat = rng.choice(due)
            choose = ROBOTS[game.key, "easy"]
            action = (
                game.chance_action(state, rng) if seat == DEALER else choose(game.view(state, seat), rng, 0)
            )
            inputs.append((seat, action))
            game.step(state, seat, action)
        if moment.when(game.view(state, None)):
            return _write_down(moment, inputs)
    raise LookupError(f"{moment.game} {moment.name} does not come")


def _write_down(moment: Moment, inputs: Sequence[tuple[Seat, AnyAction]]) -> Match:
    """Return the match of a moment, with these inputs."""
    game, seats, rows = GAMES[moment.game], moment.people + moment.robots, []
    *before, last = inputs
    after = islice(replay(game, seats, game.options(moment.options, seats), before), 1, None)
    for n, ((seat, action), (state, events, digest)) in enumerate(zip(before, after, strict=True)):
        is_scored = any(isinstance(event, RoundOver) for event in events)
        standing = [place._asdict() for place in game.standing(state)] if is_scored else None
        rows.append(LogRow(n, seat, str(action), "", EVENING, digest, standing))
    return Match(moment.options, moment.people, moment.robots, tuple(rows), last)


# ---- Skull King ---------------------------------------------------------------------------------------


def _is_power_of(pirate: str) -> Callable[[Any], bool]:
    card = CARD[f"pirate-{pirate}"]
    return lambda view: view.phase == "power" and view.power == card


def _is_bidding(view: Any) -> bool:
    return view.phase == "bid" and view.round > 4 and len(view.answered) == 2


def _is_first_lead(view: Any) -> bool:
    return view.phase == "play" and view.round > 4 and not view.tricks and not view.trick


def _is_mid_trick(view: Any) -> bool:
    return view.phase == "play" and view.round > 4 and len(view.tricks) == 2 and len(view.trick) > 1


def _is_special_trick(view: Any) -> bool:
    return _is_mid_trick(view) and any(card >= CARD["escape-1"] for _, card in view.trick)


def _is_trick_taken(view: Any) -> bool:
    return view.phase == "play" and len(view.tricks) == 2 and not view.trick


def _is_scored(view: Any) -> bool:
    return (
        view.phase == "deal" and len(view.sheet) == 3 and any(line.bonuses for line in view.sheet[-1].lines)
    )


def _is_juanita_leading(view: Any) -> bool:
    """Return whether Juanita has just won: her player leads next and sees the undealt cards."""
    return _is_trick_taken(view) and view.last_trick.power == CARD["pirate-juanita"]


def _is_over(view: Any) -> bool:
    return bool(view.phase == "over")


EXPANSIONS: Final = {"expansions": ["loot", "kraken", "whale"]}
POWERS: Final = {"powers": True}
SKULL_KING: Final = (
    Moment("deal", "skull-king", lambda view: view.phase == "bid" and view.round == 5, "turn dm"),
    Moment("bid", "skull-king", _is_bidding, "table turn wait dm words"),
    Moment("bids shown", "skull-king", _is_first_lead, "table turn wait"),
    Moment("trick", "skull-king", _is_special_trick, "table turn wait dm dm-wait words always look"),
    Moment("taken", "skull-king", _is_trick_taken, "table turn wait"),
    Moment("scored", "skull-king", _is_scored, "table wait dm-wait worst"),
    Moment("rosie", "skull-king", _is_power_of("rosie"), "table turn wait", options=POWERS),
    Moment("bendt", "skull-king", _is_power_of("bendt"), "table turn", options=POWERS),
    Moment("rascal", "skull-king", _is_power_of("rascal"), "table turn", options=POWERS),
    Moment("juanita", "skull-king", _is_juanita_leading, "table turn", options=POWERS),
    Moment("harry", "skull-king", lambda view: view.phase == "harry", "table turn", options=POWERS),
    Moment(
        "load",
        "skull-king",
        lambda view: view.phase == "load" and len(view.answered) == 1 and view.round > 2,
        "table turn wait",
        options={"scoring": "rascal", "cannon_loads": True},
    ),
    Moment("over", "skull-king", _is_over, "table wait dm-wait podium sheet"),
    Moment("older trick", "skull-king", _is_special_trick, "table turn dm", options={"edition": "legacy"}),
    Moment("ghost", "skull-king", _is_mid_trick, "table turn", people=2, robots=0),
    Moment("eight bid", "skull-king", _is_bidding, "table turn dm", people=8, robots=0, options=EXPANSIONS),
    Moment(
        "eight trick", "skull-king", _is_mid_trick, "table turn dm", people=8, robots=0, options=EXPANSIONS
    ),
    Moment("eight scored", "skull-king", _is_scored, "table dm-wait", people=8, robots=0, options=EXPANSIONS),
    Moment("late scored", "skull-king", lambda view: view.phase == "deal" and len(view.sheet) == 9, "table"),
    Moment("eight over", "skull-king", _is_over, "table podium sheet", people=8, robots=0),
)


# ---- Hearts -------------------------------------------------------------------------------------------


def _is_queen_laid(view: Any) -> bool:
    return view.phase == "play" and any(card == FRENCH["QS"] for _, card in view.trick)


HEARTS: Final = (
    Moment(
        "pass",
        "hearts",
        lambda view: view.phase == "pass" and len(view.answered) == 2,
        "table turn wait dm words",
    ),
    Moment(
        "lead",
        "hearts",
        lambda view: view.phase == "play" and len(view.tricks) == 3 and not view.trick,
        "table turn wait",
    ),
    Moment(
        "follow",
        "hearts",
        lambda view: view.phase == "play" and len(view.tricks) == 3 and len(view.trick) == 2,
        "table turn wait dm dm-wait words always look",
    ),
    Moment("queen", "hearts", _is_queen_laid, "table turn"),
    Moment(
        "scored", "hearts", lambda view: view.phase == "deal" and len(view.sheet) == 2, "table wait dm-wait"
    ),
    Moment(
        "cost",
        "hearts",
        lambda view: view.phase == "deal" and bool(view.sheet) and view.sheet[-1].points[0] > 4,
        "worst",
    ),
    Moment(
        "moon",
        "hearts",
        lambda view: view.phase == "deal" and bool(view.sheet) and view.sheet[-1].moon is not None,
        "table wait",
    ),
    Moment("over", "hearts", _is_over, "table wait dm-wait podium sheet"),
    Moment(
        "two",
        "hearts",
        lambda view: view.phase == "play" and len(view.trick) == 1,
        "table turn dm",
        people=2,
        robots=0,
    ),
)


# ---- Skull --------------------------------------------------------------------------------------------


def _is_disc_lost(own: bool) -> Callable[[Any], bool]:
    return lambda view: view.phase == "lose" and (view.bets[-1].skull == view.bets[-1].challenger) is own


SKULL: Final = (
    Moment(
        "first disc",
        "skull",
        lambda view: view.phase == "place" and view.round > 1 and len(view.answered) == 1,
        "table turn wait dm words",
    ),
    Moment(
        "turn", "skull", lambda view: view.phase == "turn" and sum(view.heights) > 5, "table turn wait dm"
    ),
    Moment(
        "bid", "skull", lambda view: view.phase == "bid" and len(view.calls) > 1, "table turn wait dm words"
    ),
    Moment("large", "skull", lambda view: view.phase == "turn" and 2 in view.heights, "always look"),
    Moment("flip own", "skull", lambda view: view.phase == "flip" and not view.flips, "table turn"),
    Moment(
        "flip",
        "skull",
        lambda view: view.phase == "flip" and len(view.flips) > 1 and view.number > len(view.flips),
        "table turn wait",
    ),
    Moment("lose own", "skull", _is_disc_lost(own=True), "table turn wait"),
    Moment(
        "lose to other",
        "skull",
        _is_disc_lost(own=False),
        "table turn wait",
        options={"opponent_discard": "owner_picks"},
    ),
    Moment(
        "bet won",
        "skull",
        lambda view: view.phase == "place" and bool(view.bets) and view.bets[-1].skull is None,
        "table turn",
    ),
    Moment("out", "skull", lambda view: view.phase == "turn" and 0 in view.out, "wait"),
    Moment("over", "skull", _is_over, "table wait dm-wait podium sheet"),
    Moment(
        "six",
        "skull",
        lambda view: view.phase == "bid" and len(view.calls) > 2,
        "table turn",
        people=6,
        robots=0,
    ),
)

_ALL: Final = (*SKULL_KING, *HEARTS, *SKULL, *PICTURED)
MOMENTS: Final = {f"{moment.game} {moment.name}": moment for moment in _ALL}


async def render_moments(house: House, only: str) -> list[Screen]:
    """Play the moments whose screens have `only` in their names; return these moments' screens."""
    looks = [(title, look) for title, moment in MOMENTS.items() for look in moment.looks.split()]
    wanted = [(title, look) for title, look in looks if only in f"{title} {look}"]
    states = list(dict.fromkeys((title, look in IDLE) for title, look in wanted))
    tables = {(title, idle): await _play(house, title, idle) for title, idle in states}
    return [
        (await LOOKS[look](house, tables[title, look in IDLE]))._replace(name=f"{title} {look}")
        for title, look in wanted
    ]


async def _play(house: House, title: str, idle: bool) -> int:
    return await house.play_match(MOMENTS[title].game, find_match(title, asked=not idle))
