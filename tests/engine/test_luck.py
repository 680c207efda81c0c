"""Luck is one secret: equal in every process and version of Python, even, and different for each purpose."""

from __future__ import annotations

import hmac
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from engine import GAMES
from engine.ai import LEVELS, ROBOTS, VERSION, decide, play, robot_view
from engine.ai.manners import MANNERS
from engine.core import DEALER
from engine.luck import Draws, Luck, canonical, digest_view, seal

LUCK = Luck.from_seed("luck")
ROOT = Path(__file__).parents[2]
MATCHES = """
from hashlib import sha256
from engine import GAMES
from engine.ai import play
from engine.luck import Luck
whole = sha256()
for key, game in GAMES.items():
    for levels in (["easy"] * 4, ["normal"] * 4, ["hard", "easy", "normal", "easy"]):
        if "hard" in levels and key == "hearts":
            options = game.options({"limit": 50}, 4)
        else:
            options = game.options({}, 4)
        for seat, action, _ in play(game, game.new(4, options), levels, Luck.from_seed(5)):
            whole.update(f"{key} {seat} {action}".encode())
print(whole.hexdigest())
"""
ANSWERS = {1: "37babf69dc923ff400c1270792a81d4ad59e6b8426eef269d081588c03800d31"}
"""The hash of `MATCHES` for each version of the robots, the newest last."""
PYTHONS = ("python3.12", "python3.13", "python3.14")
"""Other versions of Python that may be on this machine."""


def find_python(name: str) -> str | None:
    """Return the path of another version of Python that runs here; None if there is none."""
    found = which(name)
    works = found is not None and subprocess.run([found, "-c", ""], capture_output=True, check=False)
    return found if works and works.returncode == 0 else None


@cache
def play_matches(python: str, seed: str) -> str:
    """Return the hash of whole matches, played by another process with this hash seed."""
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([python, "-c", MATCHES], capture_output=True, text=True, env=env, check=True)
    return done.stdout.strip()


def decisions(key: str, seed: int, seats: int = 4) -> Iterator[Any]:
    """Yield the views on which the robots of a match decide."""
    game = GAMES[key]
    state = game.new(seats, game.options({}, seats))
    for _ in play(game, state, ["normal"] * seats, Luck.from_seed(seed)):
        for seat in game.to_act(state):
            if seat != DEALER:
                yield game.view(state, seat)


def are_even(counts: Iterable[int], cells: int, bound: int = 0) -> bool:
    """Return whether counts that should be equal are within two standard errors of chance (chi-squared).

    `bound` is the number of cells that the others determine.
    """
    counted = list(counts)
    expected, free = sum(counted) / cells, cells - 1 - bound
    spread = sum((times - expected) ** 2 for times in counted) / expected
    spread += expected * (cells - len(counted))
    return abs(spread - free) <= 2 * sqrt(2 * free)


def test_matches_are_equal_in_processes_with_other_hash_seeds() -> None:
    assert len({play_matches(sys.executable, seed) for seed in ("0", "1", "4242")}) == 1


def test_robots_that_answer_otherwise_have_another_version() -> None:
    assert max(ANSWERS) == VERSION
    assert play_matches(sys.executable, "0") == ANSWERS[VERSION], (
        "robots answer otherwise than before: raise engine.ai.VERSION, and note the new hash here"
    )


@pytest.mark.parametrize("name", PYTHONS)
def test_matches_are_equal_on_another_version_of_python(name: str) -> None:
    if (other := find_python(name)) is not None:
        assert play_matches(other, "7") == play_matches(sys.executable, "8")


def test_draws_are_the_macs_of_the_standard_library() -> None:
    key = LUCK.key("deal", 3)
    assert key == hmac.digest(LUCK.secret, b"deal 3", "sha256")
    words = hmac.digest(key, b"number 0", "sha256")
    draws = Draws(key)
    drawn = [draws.random() for _ in range(8)]
    assert drawn == [int.from_bytes(words[n : n + 4]) / 2**32 for n in range(0, 32, 4)]
    order = sorted(range(70), key=lambda card: hmac.digest(key, f"item {card} 1 1".encode(), "sha256"))
    assert Draws(key).sample(range(70), 70) == order


def test_equal_purposes_draw_equal_numbers_and_others_do_not() -> None:
    again = Luck(LUCK.secret)
    keys = {LUCK.key(*words) for words in (("deal", 1), ("deal", 2), ("lot", 1), ("robot", 0, 1, "a"))}
    assert len(keys) == 4
    assert LUCK.key("deal", 1) == again.key("deal", 1) != Luck.from_seed("other").key("deal", 1)
    assert [Draws(LUCK.key("deal", 1)).sample(range(9), 9) for _ in range(2)] == [
        Draws(again.key("deal", 1)).sample(range(9), 9)
    ] * 2


def test_repeated_samples_of_one_purpose_differ() -> None:
    draws = Draws(LUCK.key("deal", 1))
    assert draws.sample(range(52), 52) != draws.sample(range(52), 52)


def test_orders_are_even_over_ten_thousand_deals() -> None:
    """Every card comes equally often to every place, and every order of four is equally frequent."""
    deals, size = 10_000, 8
    places: Counter[tuple[int, int]] = Counter()
    orders: Counter[tuple[int, ...]] = Counter()
    for n in range(deals):
        dealt = Draws(LUCK.key("deal", n)).sample(range(size), size)
        places.update(enumerate(dealt))
        orders[tuple(card for card in dealt if card < 4)] += 1
    assert are_even(orders.values(), 24)
    assert are_even(places.values(), size * size, 2 * size - 2)


def test_equal_items_are_sampled_as_often_as_others() -> None:
    """Of four discs, three of them equal, the odd one comes to each place a quarter of the time."""
    at = Counter(Draws(LUCK.key("shuffle", n)).sample((0, 0, 0, 1), 4).index(1) for n in range(4000))
    assert are_even(at.values(), 4)


def test_each_kind_of_draw_keeps_its_range_and_its_shares() -> None:
    draws = Draws(LUCK.key("kinds"))
    dice = Counter(draws.randrange(6) for _ in range(6000))
    assert sorted(dice) == list(range(6))
    assert are_even(dice.values(), 6)
    heavy = sum(draws.choices("ab", (3, 1)) == ["a"] for _ in range(4000))
    assert abs(heavy - 3000) <= 2 * sqrt(4000 * 3 / 16)
    assert {draws.choice("xyz") for _ in range(50)} == set("xyz")
    assert all(draws.choices("abc", (0, 1, 0)) == ["b"] for _ in range(50))
    spread = [draws.gauss(10, 2) for _ in range(4000)]
    mean = sum(spread) / 4000
    assert abs(mean - 10) < 4 / sqrt(4000)
    assert abs(sqrt(sum((one - mean) ** 2 for one in spread) / 4000) - 2) < 0.1


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_robots_answer_equal_views_equally(key: str, level: str) -> None:
    """A robot sees copies of a view, and in a simultaneous phase views with and without others' answers."""
    wanted, asked, changed = (30 if level == "hard" else 1000), 0, 0
    game, manners = GAMES[key], [*MANNERS.values()]
    for seed in range(100):
        state = game.new(4, game.options({}, 4))
        first: dict[tuple[int, int], Any] = {}
        for _ in play(game, state, ["normal"] * 4, Luck.from_seed(seed)):
            for seat in game.to_act(state):
                if seat == DEALER or asked >= wanted:
                    continue
                view, asked = game.view(state, seat), asked + 1
                manner = manners[asked % len(manners)]
                answer = decide(key, level, view, LUCK, manner)
                assert answer == decide(key, level, game.view(state.copy(), seat), Luck(LUCK.secret), manner)
                before = first.setdefault((seat, view.turn), robot_view(view))
                assert before == robot_view(view)
                changed += before != view
        if asked >= wanted:
            break
    assert asked >= wanted
    assert changed, "somebody had answered before"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_robots_add_no_fractions_with_sum(key: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.12 on `sum` rounds fractions in another way, and equal chances would not stay equal."""

    def add(values: Iterable[Any], start: Any = 0, whole: Callable[..., Any] = sum) -> Any:
        given = list(values)
        assert not any(isinstance(value, float) for value in given), "use math.fsum"
        return whole(given, start)

    views = [*decisions(key, 7, 3 if key == "skull" else 4)]
    monkeypatch.setattr("builtins.sum", add)
    for view in views[:: 20 if level == "hard" else 1]:
        decide(key, level, view, LUCK)


@pytest.mark.parametrize("key", GAMES)
def test_decisions_of_a_match_have_different_keys(key: str) -> None:
    game, keys = GAMES[key], set()
    state = game.new(4, game.options({}, 4))
    purposes = []
    for seat, _, _ in play(game, state, ["easy"] * 4, LUCK):
        del seat
        for seat in game.to_act(state):
            if seat == DEALER:
                view = game.view(state, None)
                purposes.append((view.phase, view.round))
            else:
                keys.add(LUCK.robot_key(robot_view(game.view(state, seat))))
    assert len(purposes) == len(set(purposes)), "each of the dealer's actions has luck of its own"
    assert len(keys) > 40 or key == "skull"


@pytest.mark.parametrize("key", GAMES)
def test_a_views_digest_depends_on_what_its_repr_leaves_out(key: str) -> None:
    views = [view for _, view in zip(range(60), decisions(key, 3), strict=False)]
    digests = {digest_view(view) for view in views}
    assert len(digests) == len({canonical(view) for view in views})
    held = next(view for view in views if len(set(view.hand)) > 1)
    fewer = type(held)(
        **{name: getattr(held, name) for name in held.__dataclass_fields__} | {"hand": held.hand[1:]}
    )
    assert digest_view(fewer) != digest_view(held)
    assert repr(fewer) == repr(held)


def test_sets_have_one_canonical_form() -> None:
    assert canonical({"b": frozenset("xyz"), "a": (1, None)}) == '{"a":[1,null],"b":["x","y","z"]}'


def test_a_secret_is_in_no_repr() -> None:
    for shown in (repr(LUCK), str(LUCK), repr(Draws(LUCK.secret))):
        assert LUCK.secret.hex() not in shown
        assert repr(LUCK.secret) not in shown


def test_a_seal_depends_on_each_of_its_parts() -> None:
    parts = ("skull", (1, 1), {"a": 1}, ("person", "normal bold"))
    changed = [
        ("hearts", *parts[1:]),
        (parts[0], (2, 1), *parts[2:]),
        (parts[0], (1, 2), *parts[2:]),
        (*parts[:2], {"a": 2}, parts[3]),
        (*parts[:3], ("normal bold", "person")),
    ]
    seals = {seal(LUCK, *parts), seal(Luck.from_seed(2), *parts), *(seal(LUCK, *other) for other in changed)}
    assert len(seals) == 7
    assert all(len(one) == 32 and int(one, 16) >= 0 for one in seals)


def test_the_draw_of_seats_is_even() -> None:
    at = Counter(Luck.from_seed(("seats", n)).seating("abcd").index("a") for n in range(4000))
    assert are_even(at.values(), 4)
    assert LUCK.seating("abcd") == Luck(LUCK.secret).seating("abcd")


def test_robots_of_tests_may_take_any_source_of_numbers() -> None:
    view = next(decisions("skull-king", 1))
    assert ROBOTS["skull-king", "normal"](view, Random(1)).verb == view.choices[0].verb
