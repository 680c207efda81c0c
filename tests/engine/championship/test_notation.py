"""Inputs and plans as text: what is written can be parsed again, everything else is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.championship.plan import Plan
from engine.championship.public import COLOURS, VERBS, Input, parse
from engine.core import IllegalOption, NotUnderstood

NUMBERS = st.integers(0, 10**20 - 1)
WORDS = {
    "join": st.text(min_size=1),
    "card": st.sampled_from(COLOURS),
    "withdraw": st.sampled_from(["preliminary", "play_off", "final"]),
    "walkover": st.sampled_from(["1.1", "9.5", "A"]),
}


def inputs(verb: str) -> st.SearchStrategy[Input]:
    """Generate every input with this verb."""
    least, most = (-VERBS[verb], 10) if VERBS[verb] < 0 else (VERBS[verb], VERBS[verb])
    numbers = st.lists(NUMBERS, min_size=least, max_size=most)
    return st.builds(Input, st.just(verb), numbers.map(tuple), WORDS.get(verb, st.just("")))


@pytest.mark.parametrize("verb", VERBS)
@settings(max_examples=25)
@given(st.data())
def test_every_written_input_parses_back(verb: str, data: st.DataObject) -> None:
    said = data.draw(inputs(verb))
    assert parse(str(said)) == said


@pytest.mark.parametrize(
    "line",
    [
        "join 12 Ana María",
        "leave 12",
        "draw 77",
        "draw 77 12 15 9",
        "card 12 black",
        "withdraw 12 final",
        "walkover 12 2.1",
        "order 12 15 9",
        "void",
        "award 12 0",
        "cancel",
    ],
)
def test_every_verb_is_written_in_its_notation(line: str) -> None:
    assert str(parse(line)) == line


def test_notation_examples_cover_all_ten_verbs() -> None:
    assert len(VERBS) == 10


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "sing",
        "join",
        "join 12",
        "join 12 ",
        "join Ana 12",
        "leave",
        "leave 12 13",
        "leave 12 ",
        "draw",
        "draw 1 ",
        "draw 1 Ana",
        "draw 1 02",
        "draw -7",
        "draw 1.5",
        "draw 007",
        "draw +7",
        "draw ٧",
        f"draw {'9' * 21}",
        f"draw {'9' * 5000}",
        "card 12",
        "card 12 red",
        "card 12 black black",
        "card black 12",
        "withdraw 12",
        "withdraw 12 final now",
        "walkover 12",
        "walkover 12 2.1 2.2",
        "order",
        "order 12",
        "order 12 x",
        "order 12 15 ",
        "void 1",
        "void ",
        "award 12",
        "award 12 -2",
        "award 12 2 2",
        "cancel 1",
        " cancel",
        "Cancel",
    ],
)
def test_invalid_input_text_raises_not_understood(line: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(line)


@given(st.text() | st.from_regex(r"(join|card|order|award|void|draw) [0-9 ]*[a-z ]*", fullmatch=True))
def test_parse_returns_an_exact_input_or_raises_not_understood(text: str) -> None:
    try:
        said = parse(text)
    except NotUnderstood:
        return
    assert str(said) == text


PLAN = {"game": "hearts", "format": "castillar", "seats": [2, 4], "fewer": True, "options": {"limit": 100}}


def test_plan_survives_a_json_round_trip() -> None:
    plan = Plan.from_mapping(PLAN)
    assert Plan.from_mapping(plan.to_mapping()) == plan
    assert plan.to_mapping() == PLAN


@pytest.mark.rule("T-14")
@pytest.mark.parametrize(
    "change",
    [
        {"format": "knockout"},
        {"format": ""},
        {"seats": [4]},
        {"seats": [2]},
        {"format": "league", "seats": [3, 4, 5, 6]},
    ],
)
def test_plan_that_does_not_fit_its_game_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(IllegalOption) as refused:
        Plan.from_mapping(PLAN | change)
    assert (refused.value.key, refused.value.rule) == ("format", "T-14")


@pytest.mark.parametrize(
    ("form", "seats", "room"),
    [
        ("castillar", [2, 4], range(2, 11)),
        ("league", [2, 3, 4], range(2, 11)),
        ("table", [3, 4, 5, 6], range(3, 7)),
    ],
)
def test_entrant_counts_follow_from_format_and_seats(form: str, seats: list[int], room: range) -> None:
    assert Plan.from_mapping(PLAN | {"format": form, "seats": seats}).entrant_counts == tuple(room)
