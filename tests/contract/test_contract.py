"""DESIGN 3 and 4: the guarantees of every game, over seeded matches of all its options and seat counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from engine import GAMES
from engine.ai import LEVELS, choose
from engine.core import (
    DEALER,
    REFEREE,
    AnyAction,
    AnyGame,
    IllegalAction,
    MatchOver,
    apply,
    digest,
    is_allowed,
    repeats_choice,
    replay,
)
from engine.log import MatchLog, read_log, write_log

from .adapter import require_all
from .driving import (
    ADAPTERS,
    check_purity,
    check_quietness,
    check_secrecy,
    check_space,
    check_stillness,
    copy_fields,
    moments,
    readers,
    seats_of,
    table,
)

PLAYOUTS = 16
"""Playouts of a decision for robots that think ahead: few, because they need not win here."""
BLOCK = 40
BLOCKS = [(key, first) for key in GAMES for first in range(0, ADAPTERS[key].SEEDS, BLOCK)]
FEW = [(key, seed) for key in GAMES for seed in range(0, ADAPTERS[key].SEEDS, 61)]

blocks = pytest.mark.parametrize(("key", "first"), BLOCKS)
few = pytest.mark.parametrize(("key", "seed"), FEW)


@blocks
def test_matches_end_with_totals_that_match_their_events(key: str, first: int) -> None:
    for seed in sorted(Random(first).sample(range(first, first + BLOCK), BLOCK // 4)):
        game, state, rng = table(key, seed)
        inputs, events = [], []
        for moment in moments(game, state, rng):
            assert game.find_refusal(state, moment.seat, moment.action) is None, (seed, moment)
            assert game.parse(str(moment.action)) == moment.action
            inputs.append((moment.seat, moment.action))
        # Replay the inputs to get the match's events as well.
        _, again, _ = table(key, seed)
        for seat, action in inputs:
            events += game.step(again, seat, action)
            ADAPTERS[key].check(again)
        assert copy_fields(again) == copy_fields(state), seed
        standing = game.standing(state)
        counted = ADAPTERS[key].points(events, len(standing))
        assert [place.points for place in sorted(standing)] == counted, seed
        assert [place.rank for place in standing] == sorted(place.rank for place in standing)
        assert standing[0].rank == 1
        assert [event for event in events if isinstance(event, MatchOver)] == [MatchOver()] == events[-1:]
        assert all(game.choices(state, seat) == () for seat in (DEALER, REFEREE, *range(len(standing))))


@few
def test_points_are_those_of_the_standing_at_any_time(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    assert set(game.points(state)) == {0}
    for _ in moments(game, state, rng):
        assert game.points(state) == tuple(place.points for place in sorted(game.standing(state)))
    assert game.points(state) == tuple(place.points for place in sorted(game.standing(state)))


@few
def test_replayed_log_gives_an_equal_match(key: str, seed: int) -> None:
    """A replay of the log's text gives equal states, digests and views for every reader."""
    game, state, rng = table(key, seed)
    options = ADAPTERS[key].sample(seed).options
    seats = ADAPTERS[key].sample(seed).seats
    chain = [digest("", game, state)]
    inputs: list[tuple[int, AnyAction]] = []
    views = []
    for moment in moments(game, state, rng):
        if inputs:
            chain.append(digest(chain[-1], game, state))
        views.append([game.view(state, reader) for reader in readers(game, state)])
        inputs.append((moment.seat, moment.action))
    chain.append(digest(chain[-1], game, state))
    text = write_log(
        MatchLog(key, game.version, seats, game.options(options, seats).to_mapping(), tuple(inputs))
    )
    read = read_log("# a comment\n\n" + text.replace("\n", "\n\n", 7))
    assert write_log(read) == text
    checked = game.options(read.options, read.seats)
    assert checked == game.options(options, seats)
    played = []
    for n, (now, _, link) in enumerate(replay(game, seats, checked, read.inputs)):
        played.append(link)
        if n < len(views):
            assert [game.view(now, reader) for reader in readers(game, now)] == views[n]
    assert played == chain
    assert copy_fields(now) == copy_fields(state)


@few
def test_apply_and_step_agree_and_leave_their_inputs_unchanged(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    for moment in moments(game, state, rng):
        if rng.random() < 0.06:
            check_purity(game, moment)
        if rng.random() < 0.04:
            check_space(game, moment, ADAPTERS[key], rng)
        check_stillness(game, moment)


@few
def test_views_and_events_reveal_no_secret_to_any_reader(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    for moment in moments(game, state, rng):
        if rng.random() < 0.25:
            check_secrecy(game, moment, ADAPTERS[key], rng)


@pytest.mark.parametrize("place", ["view", "event", "spectator"])
@pytest.mark.parametrize("key", GAMES)
def test_secrecy_check_finds_planted_leaks(key: str, place: str) -> None:
    """The secrecy check finds a leak wherever one is planted."""
    _, state, rng = table(key, 1)
    leaky = ADAPTERS[key].leaks(GAMES[key])[place]

    def look() -> None:
        for moment in moments(leaky, state, rng):
            check_secrecy(leaky, moment, ADAPTERS[key], rng)

    with pytest.raises(AssertionError, match=r"before input \d+, .*: read by (a spectator|seat \d)"):
        look()


@few
def test_view_repr_contains_no_secret(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    for moment in moments(game, state, rng):
        if rng.random() < 0.1:
            check_quietness(game, moment, ADAPTERS[key], rng)


class Loud(NamedTuple):
    """A view whose `repr` shows its hand."""

    hand: tuple[int, ...]


@pytest.mark.parametrize("key", GAMES)
def test_repr_check_finds_a_view_that_prints_its_hand(key: str) -> None:
    game, state, rng = table(key, 1)
    loud = replace(game, view=lambda state, seat: Loud(game.view(state, seat).hand))

    def look() -> None:
        for moment in moments(game, state, rng):
            check_quietness(loud, moment, ADAPTERS[key], rng)

    with pytest.raises(AssertionError):
        look()


@few
def test_repeated_answer_is_recognised(key: str, seed: int) -> None:
    """A seat's present answer is in its choices, so that a service can keep repetitions out of the log."""
    game, state, rng = table(key, seed)
    for moment in moments(game, state, rng):
        seat, action = moment.seat, moment.action
        if seat in (DEALER, REFEREE):
            continue
        after = state.copy()
        turn = game.turn(after)
        game.step(after, seat, action)
        if game.turn(after) == turn:
            assert repeats_choice(game.choices(after, seat), action)
            assert game.find_refusal(after, seat, action) is None


@few
def test_only_revisable_answers_can_be_changed(key: str, seed: int) -> None:
    """A revisable answer can be changed until all seats have answered; any other answer is final."""
    game, state, rng = table(key, seed)
    for moment in moments(game, state, rng):
        seat, action = moment.seat, moment.action
        if seat in (DEALER, REFEREE):
            continue
        (choice,) = (choice for choice in game.choices(state, seat) if is_allowed((choice,), action))
        others = set(game.to_act(state)) - {seat}
        after, _ = apply(game, state, seat, action)
        again = [c for c in game.choices(after, seat) if c.verb == action.verb and c.chosen is not None]
        assert bool(again) == (choice.revisable and bool(others)), moment


@pytest.mark.parametrize("key", GAMES)
def test_play_verb_is_public_and_takes_one_card_from_the_hand(key: str) -> None:
    game, state, rng = table(key, 1)
    assert game.play_verb not in ADAPTERS[key].SECRET
    played = 0
    for moment in moments(game, state, rng):
        if moment.action.verb == game.play_verb:
            before = game.view(state, moment.seat).hand
            after, _ = apply(game, state, moment.seat, moment.action)
            assert len(game.view(after, moment.seat).hand) == len(before) - 1, moment
            played += 1
    assert bool(played) == bool(game.play_verb)


@pytest.mark.parametrize("key", GAMES)
def test_first_places_have_better_points_than_last_places(key: str) -> None:
    first = last = 0
    for seed in range(0, ADAPTERS[key].SEEDS, 37):
        game, state, rng = table(key, seed)
        for _ in moments(game, state, rng):
            pass
        standing = game.standing(state)
        first, last = first + standing[0].points, last + standing[-1].points
    assert first < last if game.lowest_wins else first > last


@few
def test_illegal_input_stops_a_replay(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    first = next(moment for moment in moments(game, state, rng) if moment.seat != REFEREE)
    wrong = (first.seat, first.action), (first.seat, first.action)
    sample = ADAPTERS[key].sample(seed)
    options = game.options(sample.options, sample.seats)
    with pytest.raises(IllegalAction):
        list(replay(game, sample.seats, options, wrong))


@pytest.mark.parametrize("level", [*LEVELS, "deadline"])
@pytest.mark.parametrize("key", GAMES)
def test_robots_choose_legally_in_randomly_played_positions(key: str, level: str) -> None:
    """Every robot answers every choice legally, also in positions that random play has reached."""
    each = 13 if level == "hard" else 3  # of a kind, the first of every table included
    for seed in range(0, ADAPTERS[key].SEEDS, 47):
        game, state, rng = table(key, seed)
        times = Counter[str]()
        for moment in moments(game, state, rng):
            if moment.seat < 0:
                continue
            times[moment.action.verb] += 1
            if times[moment.action.verb] % each == 1:
                answer = choose(key, level, game.view(state, moment.seat), rng, PLAYOUTS)
                assert game.find_refusal(state, moment.seat, answer) is None, (seed, answer)


def _all_options_appear(game: AnyGame) -> set[tuple[str, str]]:
    adapter = ADAPTERS[game.key]
    tables = (adapter.sample(seed) for seed in range(adapter.SEEDS))
    return {
        (key, str(value))
        for seats, options in tables
        for key, value in (*game.options(options, seats).to_mapping().items(), ("seats", seats))
    }


@pytest.mark.parametrize("key", GAMES)
def test_sample_covers_every_seat_count_and_several_values_of_each_option(key: str) -> None:
    game = GAMES[key]
    found = _all_options_appear(game)
    assert {("seats", str(seats)) for seats in game.seats} <= found
    names = game.options({}, game.seats[-1]).to_mapping()
    assert all(sum(name == key for key, _ in found) > 1 for name in names)


def test_missing_adapter_error_names_the_file_to_write() -> None:
    with pytest.raises(LookupError, match=r"^old-maid has no Adapter: write tests/contract/old_maid\.py"):
        require_all([*GAMES, "old-maid"], ADAPTERS)


def test_engine_uses_only_the_callers_random_source() -> None:
    """Equal seeds play equal matches."""
    for key in GAMES:
        one, two = (
            [(m.seat, str(m.action)) for m in moments(*table(key, 3)[:2], Random(5))] for _ in range(2)
        )
        assert one == two


@few
def test_bystanders_include_every_seat_that_can_act_out_of_turn(key: str, seed: int) -> None:
    """All seats that can act are among the bystanders, perhaps with seats whose cards do not let them."""
    game, state, rng = table(key, seed)
    for _ in moments(game, state, rng):
        waited = game.to_act(state)
        able = {
            seat
            for seat in seats_of(game, state)
            if seat not in waited and any(choice.chosen is None for choice in game.choices(state, seat))
        }
        assert able <= set(game.bystanders(game.view(state, None)))


@few
def test_choices_of_waiting_seats_change_only_when_a_card_is_replaced(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    for moment in moments(game, state, rng):
        if moment.action.verb == game.amend_verb:
            continue
        after, _ = apply(game, state, moment.seat, moment.action)
        for seat in {*game.to_act(state)} & {*game.to_act(after)} - {moment.seat, DEALER}:
            assert game.choices(after, seat) == game.choices(state, seat), moment
