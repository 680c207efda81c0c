"""What the table's button to the hand says, and what happens to a card that leaves no choice."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.play import tools
from bot.present.post import Text
from bot.present.skull import situation
from bot.texts.sentences import Texts, texts
from engine.hearts import GAME as HEARTS
from engine.skull import GAME as SKULL
from engine.skull_king import GAME as SKULL_KING
from tests.bot.present.tables import buttons, seen_by, states
from tests.engine.skull.transcript import Table

EN = texts("en")

DUE = datetime(2026, 7, 1, tzinfo=UTC)


def door(game: Any, state: Any, awaiting: tuple[int, ...] | None, t: Texts) -> tuple[str, str]:
    seen = seen_by(game, state, None)
    seen = seen if awaiting is None else seen._replace(awaiting=awaiting)
    post = tools.with_table_tools(PRESENTERS[game.key].play.draw_table(seen, t), seen, t, followed=False)
    (button,) = (button for button in buttons(post) if button.action == "@hand")
    return button.label, button.style


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        (SKULL_KING, {"bid": "See my cards and bid", "play": ""}),
        (HEARTS, {"pass": "See my cards and choose", "play": ""}),
        (SKULL, {"place": "See my discs and decide", "turn": "", "flip": ""}),
    ],
)
def test_the_tables_button_says_what_it_leads_to_while_a_person_is_awaited(
    game: Any, asked: dict[str, str]
) -> None:
    t, met = texts("en"), set()
    for state in states(game, {}, 4, 1):
        phase = game.view(state, None).phase
        if phase not in asked:
            continue
        met.add(phase)
        hand = "My discs" if game is SKULL else "My cards"
        does = "flip" if phase == "flip" else "play"
        label = asked[phase] if len(game.to_act(state)) > 1 else f"{hand.replace('My', 'See my')} / {does}"
        assert door(game, state, None, t) == (label, "primary")
        assert door(game, state, (), t) == (hand, "secondary"), "nobody has anything to do there"
    assert met == {*asked}


@pytest.mark.parametrize("game", [SKULL_KING, HEARTS])
def test_with_a_single_choice_the_bot_makes_it_and_chooses_nothing(game: Any) -> None:
    t, met = texts("en"), set()
    for state in states(game, {}, 4, 1):
        for seat in game.to_act(state):
            seen = seen_by(game, state, seat)._replace(due_at=DUE)
            (line,) = tools.deadline_blocks(seen, t)
            assert isinstance(line, Text)
            only = [len(choice.items) for choice in seen.view.choices] == [1]
            assert (EN("waits-until-only", moment="<t:1782864000:R>") in line.text) == only
            assert (EN("waits-until-own", moment="<t:1782864000:R>") in line.text) != only
            met.add(only)
    assert met == {True, False}


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "Bea has passed", "Bea and Carl have passed"),
        ("es", "Ha pasado", "Han pasado"),
        ("fr", "A passé", "Ont passé"),
    ],
)
def test_the_number_who_have_passed_is_singular_or_plural(locale: str, one: str, two: str) -> None:
    table = Table(seats=4).place("rose", "rose", "rose", "rose").do("0 challenge 1", "1 pass")
    assert f"\n-# {one}" in situation.claims(seen_by(SKULL, table.state, None), texts(locale))
    table.do("2 pass")
    assert f"\n-# {two}" in situation.claims(seen_by(SKULL, table.state, None), texts(locale))
