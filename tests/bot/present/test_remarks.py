"""A robot's remark depends on the public standing and its manner, and changes only with the round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.present.play import remarks
from bot.present.post import Text
from bot.records.tables import Robot, Status
from bot.tables.robot_names import manner_of
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from engine.ai.manners import MANNERS
from engine.core import Place
from tests.bot.present.tables import seen_by, states

ROBOTS = (Robot("normal", 0), Robot("easy", 1), Robot("normal", 2))
"""One robot of each manner."""


def table(number: int, rounds: int, game: str = "skull-king", status: Status = "running") -> Snapshot:
    """Return a table of one person and three robots after so many rounds; seat 2, Carl's, is ahead."""
    state = next(iter(states(GAMES[game], {}, 4, seed=3)))
    seen = seen_by(GAMES[game], state, None)
    robots = (one._replace(who=str(who)) for one, who in zip(seen.occupants[1:], ROBOTS, strict=True))
    return seen._replace(
        header=replace(seen.header, id=number, status=status),
        occupants=(seen.occupants[0], *robots),
        places=tuple(Place(seat, 1 + (seat - 2) % 4, 0, {}) for seat in range(4)),
        rounds_done=rounds,
    )


def said(seen: Snapshot, locale: str = "en") -> str:
    """Return a robot's remark, or ""."""
    return "".join(
        block.text for block in remarks.robot_remark(seen, texts(locale)) if isinstance(block, Text)
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_robot_speaks_in_about_every_second_round(game: str) -> None:
    lines = [said(table(number, rounds, game)) for number in range(20) for rounds in range(1, 9)]
    assert 0.35 < sum(map(bool, lines)) / len(lines) < 0.65
    assert max(line.count("\n") for line in lines) == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_each_robot_speaks_in_its_manner_and_by_name(locale: str) -> None:
    t = texts(locale)
    lines = {said(table(number, 1 + number % 9), locale) for number in range(300)} - {""}
    for seat, robot in enumerate(ROBOTS, 1):
        manner, mood = manner_of(robot), "ahead" if seat == 2 else "behind"
        theirs = {line for line in lines if table(1, 1).occupants[seat].name in line}
        assert len(theirs) == remarks.VARIANTS
        for variant in range(remarks.VARIANTS):
            assert any(t(f"remark-{manner}-{mood}-{variant}") in line for line in theirs)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mood", ["ahead", "behind"])
@pytest.mark.parametrize("manner", MANNERS)
def test_every_remark_exists_and_is_different(locale: str, manner: str, mood: str) -> None:
    t, key = texts(locale), f"remark-{manner}-{mood}"
    assert len({t(f"{key}-{variant}") for variant in range(remarks.VARIANTS)}) == remarks.VARIANTS
    assert not t.has(f"{key}-{remarks.VARIANTS}"), "nobody would ever say it"


def test_a_remark_is_equal_for_all_readers_until_the_next_round() -> None:
    """A remark depends only on the places of the match, not on what is played meanwhile."""
    for number in range(40):
        seen = table(number, 3)
        assert said(seen) == said(seen._replace(view=None, seat=2, awaiting=(0,), inputs=55))


def test_nobody_speaks_before_the_first_round_or_after_the_match() -> None:
    assert {said(table(number, 0)) for number in range(40)} == {""}
    assert {said(table(number, 4, status="over")) for number in range(40)} == {""}


def test_people_make_no_remarks() -> None:
    for number in range(40):
        seen = table(number, 3)
        people = tuple(one._replace(who=f"u:{seat}") for seat, one in enumerate(seen.occupants))
        assert said(seen._replace(occupants=people)) == ""


def test_no_remark_calls_anybody_ahead_in_a_tie() -> None:
    for number in range(40):
        seen = table(number, 2)
        assert said(seen._replace(places=tuple(place._replace(rank=1) for place in seen.places))) == ""


def test_an_eliminated_robot_says_nothing() -> None:
    """At Skull a player without discs watches the others."""
    tables = [table(number, rounds, "skull") for number in range(20) for rounds in range(1, 9)]
    gone = tables[0].occupants[3].name
    assert any(gone in said(seen) for seen in tables)
    assert not any(gone in said(seen._replace(view=replace(seen.view, out=(3,)))) for seen in tables)
