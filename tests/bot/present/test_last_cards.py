"""A last card that is played automatically has no button, no question and no deadline."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.present.play.last_cards import plays_itself
from bot.present.play.tools import with_tools
from bot.present.post import Post
from bot.present.presenter import GOLD
from bot.tables.snapshot import Occupant, Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.core import AnyGame
from tests.bot.present.tables import buttons, menus, seen_by, states, told

TABLES: list[tuple[AnyGame, dict[str, Any], int]] = [
    (GAMES["skull-king"], {"length": [1, 2]}, 3),
    (GAMES["hearts"], {}, 4),
]


def last_cards(game: AnyGame, options: dict[str, Any], seats: int) -> Iterator[Snapshot]:
    """Yield each snapshot of round 1 whose reader can play a single card in only one way."""
    for state in states(game, options, seats, 1):
        for seat in game.to_act(state) if game.view(state, None).phase == "play" else ():
            seen = seen_by(game, state, seat, autoplay="on")
            if seen.view.round == 1 and len(seen.view.hand) == 1 and len(seen.view.choices[0].items) == 1:
                yield seen._replace(due_at=seen.header.opened_at + timedelta(minutes=3))


def panel(seen: Snapshot, t: Texts) -> Post:
    return with_tools(PRESENTERS[seen.header.game].play.draw_panel(seen, t), seen, t)


def offered(post: Post) -> list[str]:
    """Return the actions of all buttons and menus that play a card."""
    actions = [*(button.action for button in buttons(post)), *(menu.action for menu in menus(post))]
    return [action for action in actions if not action.startswith("@")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_an_automatic_last_card_has_no_button(
    game: AnyGame, options: dict[str, Any], seats: int, words: bool, locale: str
) -> None:
    t, met = texts(locale).with_words(words), 0
    for seen in last_cards(game, options, seats):
        met += 1
        for beside in (False, True):
            shown = panel(seen._replace(beside=beside), t)
            assert told(shown).startswith(f"# {t('head-last-itself')}\n")
            assert (offered(shown), shown.accent == GOLD) == ([], False)
            # The bot waits for nobody here, so there is no time to answer or to extend.
            assert "<t:1767" not in told(shown)
            assert "time" not in [line.value for menu in menus(shown) for line in menu.options]
            asked = panel(seen._replace(beside=beside, preferences=Preferences(autoplay="off")), t)
            assert told(asked).startswith(f"# {t('head-last-you')}\n")
            assert (len(offered(asked)), asked.accent) == (1, GOLD)
            assert "<t:1767" in told(asked)
    assert met >= seats - 1


def test_a_last_card_is_left_to_its_player_beside_another_person() -> None:
    seen = next(last_cards(*TABLES[0]))
    robots = tuple(Occupant(f"r:easy:{number}", "Robot") for number in range(len(seen.occupants)))
    alone = tuple(
        occupant if seat == seen.seat else robots[seat] for seat, occupant in enumerate(seen.occupants)
    )
    for likes, among_people, among_robots in (
        (Preferences(), False, True),
        (Preferences(autoplay="on"), True, True),
        (Preferences(autoplay="off"), False, False),
    ):
        seen = seen._replace(preferences=likes)
        assert plays_itself(seen) is among_people
        assert plays_itself(seen._replace(occupants=alone)) is among_robots


def test_a_sleeping_table_plays_no_last_card_automatically() -> None:
    seen = next(last_cards(*TABLES[0]))
    assert plays_itself(seen)
    assert not plays_itself(seen._replace(header=replace(seen.header, asleep=True)))


def test_a_last_card_with_two_ways_to_play_is_offered() -> None:
    game, found = GAMES["skull-king"], 0
    for seed in range(60):
        for state in states(game, {"length": [1]}, 6, seed):
            for seat in game.to_act(state) if game.view(state, None).phase == "play" else ():
                seen = seen_by(game, state, seat, autoplay="on")
                if len(seen.view.choices[0].items) > 1:
                    assert len(offered(panel(seen, texts("en")))) == 2
                    found += 1
        if found:
            return
    raise AssertionError("nobody holds the Tigress")
