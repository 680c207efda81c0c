"""The pages of a review: parts that add up after rounding, and how many decisions have buttons."""

from __future__ import annotations

from random import Random

from bot.present.past.review import round_parts


def test_rounded_parts_add_up_to_the_rounded_sum() -> None:
    rng = Random(1)
    for _ in range(500):
        parts = [rng.uniform(-200, 200) for _ in range(3)]
        rounded = round_parts(parts)
        assert sum(rounded) == round(sum(parts))
        assert all(abs(one - other) < 1 for one, other in zip(rounded, parts, strict=True))
    assert round_parts([0.5, 0.5, 0.0]) == [1, 0, 0]
    assert round_parts([-0.4, -0.4, -0.4]) in ([-1, 0, 0], [0, -1, 0], [0, 0, -1])
    assert round_parts([12.0, -7.0, 0.0]) == [12, -7, 0]
