"""What the table's button to the hand says, and what happens to a card that leaves no choice."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.play import tools
from bot.present.post import Text
from bot.present.skull import situation
from bot.texts.sentences import LOCALES, Texts, texts
from engine.hearts import GAME as HEARTS
from engine.skull import GAME as SKULL
from engine.skull_king import GAME as SKULL_KING
from tests.bot.present.tables import Keys, buttons, seen_by, states
from tests.engine.skull.transcript import Table

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
        (SKULL_KING, {"bid": "button-hand-bid", "play": "button-hand-show"}),
        (HEARTS, {"pass": "button-hand-choose", "play": "button-hand-show"}),
        (SKULL, {"place": "skull-button-decide", "turn": "skull-button-show", "flip": "skull-button-flip"}),
    ],
)
def test_the_tables_button_says_what_it_leads_to_while_a_person_is_awaited(
    game: Any, asked: dict[str, str]
) -> None:
    t, met = Keys("en"), set()
    for state in states(game, {}, 4, 1):
        phase = game.view(state, None).phase
        if phase not in asked:
            continue
        met.add(phase)
        awaited = len(game.to_act(state))
        show = "skull-button-show" if game is SKULL else "button-hand-show"
        label = asked[phase] if awaited > 1 or phase == "flip" else show
        hand = "skull-button-discs" if game is SKULL else "button-hand"
        assert door(game, state, None, t) == (label, "primary")
        assert door(game, state, (), t) == (hand, "secondary"), "nobody has anything to do there"
    assert met == {*asked}


@pytest.mark.parametrize("game", [SKULL_KING, HEARTS])
def test_with_a_single_choice_the_bot_makes_it_and_chooses_nothing(game: Any) -> None:
    t, met = Keys("en"), set()
    for state in states(game, {}, 4, 1):
        for seat in game.to_act(state):
            seen = seen_by(game, state, seat)._replace(due_at=DUE)
            (line,) = tools.deadline_blocks(seen, t)
            assert isinstance(line, Text)
            only = [len(choice.items) for choice in seen.view.choices] == [1]
            assert line.text.startswith("-# waits-until-only " if only else "-# waits-until-own ")
            met.add(only)
    assert met == {True, False}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_number_who_have_passed_is_counted(locale: str) -> None:
    t, table = (
        texts(locale),
        Table(seats=4).place("rose", "rose", "rose", "rose").do("0 challenge 1", "1 pass"),
    )
    assert t("skull-passed", players="Bea", count=1) in situation.claims(seen_by(SKULL, table.state, None), t)
    table.do("2 pass")
    both = t("own-together", some="Bea", last="Carl")
    assert t("skull-passed", players=both, count=2) in situation.claims(seen_by(SKULL, table.state, None), t)
