"""Score pads: 200 random matches of robots' cards, written down round by round, score as the engine does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.playing import play
from engine import GAMES
from engine.core import BadEntry
from engine.hearts.pad import Entry as HeartsEntry
from engine.pads import PADS, replay
from engine.skull_king.cards import CODES
from engine.skull_king.options import CHOICES, EXPANSIONS
from engine.skull_king.pad import Entry, Taken
from engine.skull_king.public import RoundSheet

CAPTURES = {
    "SK-8.7": "mermaids",
    "SK-8.8": "pirates",
    "SKL-6.6": "pirates",
    "SK-8.9": "king",
    "SKL-6.7": "king",
}
LENGTHS = ("skirmish", "whirlpool_x1", [3, 5], [1, 4, 8])


def random_options(rng: Random, edition: str) -> dict[str, Any]:
    """Return random options that change how a match is scored."""
    options: dict[str, Any] = {"edition": edition, "tie_break": rng.choice(CHOICES["tie_break"])}
    if edition == "modern":
        scoring = rng.choice(CHOICES["scoring"])
        options |= {
            "scoring": scoring,
            "cannon_loads": scoring == "rascal" and rng.random() < 0.5,
            "powers": rng.random() < 0.5,
            "character_bonus": rng.choice(CHOICES["character_bonus"]),
            "expansions": [one for one in EXPANSIONS if rng.random() < 0.5],
            "length": rng.choice(LENGTHS),
        }
    return options


def at_random(view: Any, rng: Random) -> Any:
    """Return a random legal action."""
    choice = rng.choice(view.choices)
    count = rng.randint(choice.least, choice.most)
    items = tuple(rng.sample(choice.items, count))
    return (GAMES["skull-king"] if hasattr(view, "bids") else GAMES["hearts"]).action(choice.verb, items)


def written(done: RoundSheet) -> dict[str, Any]:
    """Return what a player would write down of a round."""
    taken = []
    lines = sorted(done.lines, key=lambda line: line.seat)
    for line in lines:
        counts: dict[str, list[int]] = {"mermaids": [], "pirates": [], "king": []}
        prizes = []
        for bonus in line.bonuses:
            if bonus.rule in CAPTURES:
                counts[CAPTURES[bonus.rule]].append(len(bonus.cards))
            else:
                prizes += [CODES[card] for card in bonus.cards]
        taken.append(
            Taken(tuple(prizes), tuple(counts["mermaids"]), sum(counts["pirates"]), bool(counts["king"]))
        )
    wager = next(((line.seat, line.wager) for line in lines if line.wager is not None), None)
    harry = next(((line.seat, line.final_bid - line.bid) for line in lines if line.harry), None)
    return Entry(
        tuple(line.bid for line in lines),
        tuple(line.won for line in lines),
        tuple(line.load for line in lines if line.load),
        tuple(taken),
        partners(done),
        wager,
        harry,
    ).to_mapping()


def without_cards(done: RoundSheet) -> Any:
    """Return a round without which mermaid or pirate was captured, and the order of allies."""
    return [
        (
            line._replace(bonuses=(), allies=tuple(sorted(line.allies))),
            sorted((bonus.rule, len(bonus.cards), bonus.points) for bonus in line.bonuses),
        )
        for line in done.lines
    ]


@pytest.mark.parametrize("edition", CHOICES["edition"])
@pytest.mark.parametrize("seed", range(70))
def test_a_pad_of_skull_king_scores_as_the_engine(edition: str, seed: int) -> None:
    rng = Random(f"{edition} {seed}")
    game = GAMES["skull-king"]
    seats = rng.choice(game.seats[:5] if edition == "legacy" else game.seats)
    options = random_options(rng, edition)
    state = game.new(seats, game.options(options, seats))
    play(game, state, [at_random] * seats, seed)
    entries: list[dict[str, Any]] = []
    for done in game.view(state, None).sheet:
        entries.append(written(done))
        pad = replay("skull-king", seats, options, entries)
        assert (pad.round, pad.dealt) == (done.round, done.dealt)
        assert without_cards(pad.sheet[-1]) == without_cards(done)
    assert pad.phase == "over"
    assert pad.totals == state.totals
    assert game.standing(pad) == game.standing(state)
    assert game.counters(pad, 0) == game.counters(state, 0)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(30))
def test_a_pad_of_hearts_scores_as_the_engine(seats: int, seed: int) -> None:
    rng = Random(f"{seats} {seed}")
    game = GAMES["hearts"]
    options: dict[str, Any] = {}
    if seats == 4:
        options = rng.choice([{"limit": 50}, {"limit": 100}, {"rounds": 5}])
    state = game.new(seats, game.options(options, seats))
    play(game, state, [at_random] * seats, seed)
    entries: list[dict[str, Any]] = []
    for done in game.view(state, None).sheet:
        entries.append(HeartsEntry(done.taken).to_mapping())
        pad = replay("hearts", seats, options, entries)
        assert pad.sheet[-1] == done
    assert pad.phase == "over"
    assert [place._replace(facts={}) for place in game.standing(pad)] == [
        place._replace(facts={}) for place in game.standing(state)
    ]
    unclear = any(done.taken.count(13) == 2 for done in state.sheet)
    assert unclear or game.standing(pad) == game.standing(state)


def partners(done: RoundSheet) -> tuple[tuple[int, int], ...]:
    """Return the alliances of a round, each once."""
    left = {line.seat: list(line.allies) for line in done.lines}
    pairs = []
    for seat in sorted(left):
        for ally in list(left[seat]):
            pairs.append((seat, ally))
            left[seat].remove(ally)
            left[ally].remove(seat)
    return tuple(pairs)


ALL_ON = {"expansions": list(EXPANSIONS), "powers": True, "length": [5]}


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("numbers", {"bids": [1, 1]}),
        ("bid", {"bids": [6, 0, 0]}),
        ("bid", {"bids": [-1, 0, 0]}),
        ("tricks", {"won": [2, 2, 2]}),
        ("tricks", {"won": [2, 0, 0]}),
        ("tricks", {"won": [6, -1, 0]}),
        ("bonus", {"taken": [Taken(prizes=("green-14",)), Taken(prizes=("green-14",)), Taken()]}),
        ("bonus", {"taken": [Taken(prizes=("green-13",)), Taken(), Taken()]}),
        ("bonus", {"taken": [Taken(pirates=1), Taken(king=True), Taken()]}),
        ("bonus", {"taken": [Taken(mermaids=(2,)), Taken(mermaids=(1,)), Taken()]}),
        ("bonus", {"taken": [Taken(), Taken(), Taken(king=True)]}),
        ("bonus", {"taken": [Taken(pirates=6), Taken(), Taken()]}),
        ("bonus", {"loot": [(0, 0)]}),
        ("bonus", {"loot": [(0, 1), (0, 1), (0, 1)]}),
        ("bonus", {"loot": [(0, 3)]}),
        ("bonus", {"wager": (0, 30)}),
        ("bonus", {"wager": (2, 10)}),
        ("bonus", {"harry": (1, -1)}),
        ("numbers", {"loads": ["grapeshot"] * 3}),
    ],
)
def test_a_round_that_cannot_have_been_played_is_refused(key: str, change: dict[str, Any]) -> None:
    entry = Entry((2, 0, 3), (3, 2, 0), taken=(Taken(), Taken(), Taken()))
    right = entry.to_mapping()
    state = PADS["skull-king"].new(3, GAMES["skull-king"].options(ALL_ON, 3))
    before = state.copy()
    with pytest.raises(BadEntry) as refused:
        PADS["skull-king"].enter(state, entry._replace(**change))
    assert refused.value.key == key
    assert state == before
    PADS["skull-king"].enter(state, PADS["skull-king"].read(right))
    with pytest.raises(BadEntry, match="over"):
        PADS["skull-king"].enter(state, entry)


@pytest.mark.parametrize(
    ("key", "taken"),
    [("numbers", (26, 0)), ("points", (20, 5, 0, 0)), ("points", (27, -1, 0, 0)), ("queen", (7, 7, 6, 6))],
)
def test_points_of_hearts_that_no_round_has_are_refused(key: str, taken: tuple[int, ...]) -> None:
    state = PADS["hearts"].new(4, GAMES["hearts"].options({}, 4))
    with pytest.raises(BadEntry, match=key):
        PADS["hearts"].enter(state, HeartsEntry(taken))
    assert state.sheet == ()
