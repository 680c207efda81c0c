"""`verify` holds the log of a sealed match to its seal, its deals and its robots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.forging import change_deal, change_move, change_seal, sealed_log
from engine import GAMES
from engine.__main__ import main
from engine.ai import INSTEAD, LEVELS, VERSION, decide
from engine.core import DEALER
from engine.log import BadLog, Holder, read_log, write_log
from engine.luck import PERSON, Draws, Luck, seal
from engine.verify import Forged, OtherMove, Unsealed, Verdict, list_answers, list_draws, verify_log
from tests.engine.test_main import run

MATCHES = 100
LOGS = Path(__file__).parents[1] / "golden" / "logs"


def test_logs_of_sealed_matches_hold() -> None:
    for n in range(MATCHES):
        log = sealed_log(n)
        text = write_log(log)
        assert read_log(text) == log
        dealt = sum(seat == DEALER for seat, _ in log.inputs)
        assert verify_log(text) == Verdict(dealt, len(log.inputs) - dealt, 0, 0)


@pytest.mark.parametrize("change", [change_deal, change_move, change_seal])
def test_forged_logs_are_refused_at_the_changed_line(
    change: Callable[[str, Random], tuple[str, int]],
) -> None:
    for n in range(MATCHES):
        text, line = change(write_log(sealed_log(n)), Random(n))
        with pytest.raises(Forged) as caught:
            verify_log(text)
        assert caught.value.line == line


def test_a_changed_move_of_a_robot_is_told_apart_from_a_changed_deal() -> None:
    """Another version may move otherwise, but none deals otherwise; without robots only deals count."""
    for n in range(3):
        moved, _ = change_move(write_log(sealed_log(n)), Random(n))
        with pytest.raises(OtherMove):
            verify_log(moved)
        dealt, _ = change_deal(write_log(sealed_log(n)), Random(n))
        with pytest.raises(Forged) as caught:
            verify_log(dealt, robots=False)
        assert not isinstance(caught.value, OtherMove)
        held = sealed_log(n)
        moves = sum(seat >= 0 for seat, _ in held.inputs)
        assert verify_log(write_log(held), robots=False) == Verdict(len(held.inputs) - moves, 0, 0, moves)


@pytest.mark.parametrize("n", range(3))
def test_draws_can_be_made_again_from_purpose_and_items_alone(n: int) -> None:
    log = sealed_log(n)
    assert log.luck is not None
    drawn = list_draws(log)
    assert [draw.n for draw in drawn] == [at for at, (seat, _) in enumerate(log.inputs) if seat == DEALER]
    for draw in drawn:
        luck = Draws(log.luck.key(draw.purpose))
        made = luck.sample(draw.pool, len(draw.pool)) if draw.ordered else [luck.randrange(len(draw.pool))]
        assert tuple(made[: len(draw.items)]) == draw.items == log.inputs[draw.n][1].items


@pytest.mark.parametrize("n", range(3))
def test_one_move_of_a_robot_is_made_again(n: int) -> None:
    log = sealed_log(n, LEVELS)
    for at, (seat, action) in [*enumerate(log.inputs)][:24]:
        answers = list_answers(log, at)
        assert answers[:1] == ([] if seat == DEALER else [action])
    held = log._replace(holders=(Holder(0, 0, PERSON), *log.holders[1:]))
    assert list_answers(held, next(at for at, (seat, _) in enumerate(log.inputs) if seat == 0)) == []


def test_a_log_without_a_seal_has_no_draws() -> None:
    log = sealed_log(0)._replace(luck=None)
    for asked in (lambda: list_draws(log), lambda: list_answers(log, 0)):
        with pytest.raises(Unsealed):
            asked()


def test_a_log_that_ends_too_early_is_refused() -> None:
    log = sealed_log(0)
    with pytest.raises(Forged) as caught:
        verify_log(write_log(log._replace(inputs=log.inputs[:-1])))
    assert caught.value.line == len(write_log(log).splitlines()) - 1


def test_an_illegal_input_is_refused_with_its_rule() -> None:
    text = write_log(sealed_log(0)).replace("1 bid ", "1 bid 1", 1)
    with pytest.raises(Forged, match="SK-5"):
        verify_log(text)


def test_robots_of_another_version_are_not_asked_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = sealed_log(0)
    versions = (log.version, VERSION + 1)
    seats = [holder.player for holder in log.holders]
    assert log.luck is not None
    sealed = seal(log.luck, log.game, versions, log.options, seats)
    other = log._replace(robots=VERSION + 1, seal=sealed)
    deals = sum(seat == DEALER for seat, _ in log.inputs)
    assert verify_log(write_log(other)) == Verdict(deals, 0, 0, len(log.inputs) - deals)
    n = next(n for n, (seat, _) in enumerate(log.inputs) if seat != DEALER)
    assert list_answers(other, n) == []
    file = tmp_path / "match.txt"
    file.write_text(write_log(other), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert f"of robots of version {VERSION + 1}, where" in capsys.readouterr().out
    with pytest.raises(Forged):
        verify_log(write_log(log._replace(robots=VERSION + 1)))


def test_golden_logs_are_without_a_seal() -> None:
    for file in LOGS.iterdir():
        with pytest.raises(Unsealed):
            verify_log(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("n", range(3))
def test_slow_robots_are_checked_on_request(n: int) -> None:
    log = sealed_log(n, LEVELS)
    moves = sum(seat >= 0 for seat, _ in log.inputs)
    slow = sum(seat == LEVELS.index("hard") for seat, _ in log.inputs)
    dealt = len(log.inputs) - moves
    assert verify_log(write_log(log)) == Verdict(dealt, moves - slow, 0, slow)
    assert verify_log(write_log(log), slow=True) == Verdict(dealt, moves, 0, 0)


def test_a_slow_robots_substitute_is_accepted_and_counted() -> None:
    log = sealed_log(0, ("normal",))
    assert log.luck is not None
    hard = ["hard"] * 4
    other = log._replace(
        seal=seal(log.luck, log.game, log.versions, log.options, hard),
        holders=tuple(Holder(seat, 0, "hard") for seat in range(4)),
    )
    verdict = verify_log(write_log(other), slow=True)
    assert verdict.skipped == 0
    assert 0 < verdict.instead < verdict.moves


def test_seats_that_people_hold_are_believed() -> None:
    """A robot that takes a seat over is checked from its first move on."""
    log = sealed_log(0, ("normal",))
    assert log.luck is not None
    held = [PERSON, "normal", "normal", "normal"]
    sealed = seal(log.luck, log.game, log.versions, log.options, held)
    holders = tuple(Holder(seat, 0, player) for seat, player in enumerate(held))
    begun = next(n for n, (seat, _) in enumerate(log.inputs) if n > 60 and seat == 0)
    whole = log._replace(seal=sealed, holders=(*holders, Holder(0, begun, "normal")))
    made = verify_log(write_log(whole)).moves
    assert made == sum(seat > 0 or (seat == 0 and n >= begun) for n, (seat, _) in enumerate(log.inputs))


def test_verify_needs_well_formed_lines() -> None:
    text = write_log(sealed_log(0))
    for was, becomes in (("secret ", "secret 0"), ("seat 0 0", "seat 0 x"), ("0 bid", "seal 1\n0 bid")):
        with pytest.raises(BadLog):
            verify_log(text.replace(was, becomes, 1) if was != "0 bid" else text + "seal 1\n")


def test_verify_command_tells_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.log"
    run(capsys, "play", "skull-king", "--robots", "easy", "hard", "easy", "normal", "--log", str(file))
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 0
    assert "--hard" in out
    forged, line = change_deal(file.read_text(encoding="utf-8"), Random(1))
    file.write_text(forged, encoding="utf-8")
    code, out, err = run(capsys, "verify", str(file))
    assert (code, out) == (1, "")
    assert f"line {line}: " in err
    assert main(["verify", str(LOGS / "hearts-pair-2.log")]) == 2
    assert main(["verify", str(tmp_path / "none")]) == 2


def test_a_robots_answer_depends_on_its_seat_and_the_luck() -> None:
    """So a checker that ignored the luck would be found out."""
    game = GAMES["skull"]
    answers: set[tuple[Any, ...]] = set()
    for n in range(20):
        state = game.new(4, game.options({}, 4))
        game.step(state, DEALER, game.parse("first 0"))
        luck = Luck.from_seed(n)
        answers.add(tuple(decide("skull", INSTEAD, game.view(state, seat), luck) for seat in range(4)))
    assert len(answers) > 3
