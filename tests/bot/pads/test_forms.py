"""Forms of score pads: what is typed and ticked is what the engine counted, round by round."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bench.playing import play
from bot.errors import RefusalId, Refused
from bot.pads import forms
from bot.pads.pad import Pad, build
from bot.present.pads import forms as asking
from bot.present.post import EntityMenu, Line, Menu, Questions
from bot.records.pads import PadHeader, PadRound
from bot.texts.sentences import texts
from engine import GAMES
from engine.skull_king.options import CHOICES
from tests.engine.test_pads import at_random, random_options, written

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
T = texts("en")


def header(game: str, seats: int, options: dict[str, Any]) -> PadHeader:
    resolved = GAMES[game].options(options, seats).to_mapping()
    players = {f"u:{seat + 1}": f"Sailor {seat}" for seat in range(seats)}
    return PadHeader(
        id=1, game=game, options=resolved, players=players, guild_id=1, channel_id=1, locale="en", host=1,
        status="running", revision=0, opened_at=NOON, changed_at=NOON,
    )  # fmt: skip


def with_entry(pad: Pad, number: int, entry: dict[str, Any]) -> Pad:
    """Return the pad after an entry was written of a round."""
    row = PadRound(1, len(pad.rounds) + 1, number, entry, 1, "Ana", NOON)
    return build(replace(pad.header, revision=row.revision), [*pad.rounds, row])


def shown(form: Questions) -> dict[str, tuple[str, ...]]:
    """Return the values that a form shows before anybody changes them."""
    values: dict[str, tuple[str, ...]] = {}
    for field in form.fields:
        if isinstance(field, Line):
            values[field.name] = (field.value,)
        elif isinstance(field, Menu):
            values[field.action] = tuple(option.value for option in field.options if option.chosen)
    return values


@pytest.mark.parametrize("edition", CHOICES["edition"])
@pytest.mark.parametrize("seed", range(12))
def test_typed_and_ticked_rounds_score_as_the_engine(edition: str, seed: int) -> None:
    rng = Random(f"forms {edition} {seed}")
    game = GAMES["skull-king"]
    seats = rng.choice(game.seats[:5] if edition == "legacy" else game.seats)
    options = random_options(rng, edition)
    state = game.new(seats, game.options(options, seats))
    play(game, state, [at_random] * seats, seed)
    pad = build(header("skull-king", seats, options), [])
    for done in game.view(state, None).sheet:
        target = build(pad.header, [*pad.rounds, PadRound(1, 99, done.round, written(done), 1, "", NOON)])
        numbers = shown(asking.numbers(target, done.round, 99, T, {}))
        pad = with_entry(pad, done.round, forms.numbers_part(pad, numbers).write({}))
        for seat in range(seats):
            ticked = shown(asking.bonuses(target, done.round, seat, 99, T, {}))
            present = pad.latest[-1].entry
            pad = with_entry(pad, done.round, forms.bonus_part(pad, seat, ticked).write(present))
        assert pad.view.totals == tuple(line.total for line in sorted(done.lines))
    assert pad.is_complete
    assert pad.places == game.standing(state)


@pytest.mark.parametrize("typed", ["2 0 1", "2,0,1", "201", " 2  0\t1 ", "2; 0; 1", "2/0/1"])
def test_numbers_are_read_however_they_are_separated(typed: str) -> None:
    assert forms.read_numbers(header("skull-king", 3, {}), typed) == [2, 0, 1]


@pytest.mark.rule("T-133")
@pytest.mark.parametrize("typed", ["", "2 0", "2 0 1 1", "2 0 x", "-1 0 1", "2001", "1.5 0 1", "٣ 0 1"])
def test_anything_but_a_number_for_each_player_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        forms.read_numbers(header("skull-king", 3, {}), typed)
    assert refused.value.rule == RefusalId.PAD_NUMBERS


@pytest.mark.parametrize(
    "fields",
    [
        {forms.PIRATES: ("99",)},
        {forms.MERMAIDS: ("x",)},
        {forms.LOOT: ("9",)},
        {forms.POWERS: ("wager 30",)},
    ],
)
def test_values_that_were_not_offered_are_refused(fields: dict[str, tuple[str, ...]]) -> None:
    pad = build(header("skull-king", 3, {}), [])
    with pytest.raises(Refused) as refused:
        forms.bonus_part(pad, 0, fields)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_forms_are_within_what_discord_shows(game: str, locale: str) -> None:
    t = texts(locale)
    asked = [asking.opening(game, 1, t, {})]
    if game == "skull-king":
        options = {"expansions": ["loot", "kraken", "whale"], "powers": True, "scoring": "rascal"}
        pad = build(header(game, 8, {**options, "cannon_loads": True}), [])
        asked += [asking.numbers(pad, 1, 0, t, {}), asking.bonuses(pad, 1, 7, 0, t, {})]
    for form in asked:
        assert len(form.fields) <= 5
        for field in form.fields:
            label = field.label if isinstance(field, Line) else field.placeholder
            assert 0 < len(label) <= 45, label
            assert isinstance(field, Line | EntityMenu) or len(field.options) <= 25
    assert len(asked[0].title) <= 45
