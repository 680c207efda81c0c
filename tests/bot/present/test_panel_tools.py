"""What stands under a panel: the frequent tools in one row, the rest behind one menu, in five rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.courier.illustrations import Standing
from bot.courier.render import render
from bot.present import PRESENTERS
from bot.present.play.tools import LEAVING, PUBLIC, TOOLS, menu, more_tools, with_table_tools
from bot.present.post import ROWS, Button, Post
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.core import AnyGame
from tests.bot.present.tables import asked, buttons, menus, moves, seen_by, states
from tests.bot.present.test_menus_are_short import SIGNS
from tests.bot.present.test_skull_king_posts import complete, troubles
from tests.sim.laws import offences

TABLES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("skull-king", {"length": [*range(5, 25)]}, 2),
    ("skull-king", {"length": [*range(1, 20)], "expansions": ["loot", "kraken", "whale"], "powers": True}, 3),
    ("hearts", {"undo_per_match": 1}, 2),
    ("hearts", {}, 4),
    ("skull", {}, 3),
    ("skull", {}, 6),
)
"""Tables that together deal every number of cards and discs that a hand can have."""
CLOSED = {
    "more-rules": ("help", "rules"),
    "more-points": ("help", "rules", "sheet"),
    "more-leave": ("help", "sheet", "leave"),
}
THERE = Standing("hand.png", "https://cdn.example/hand.png")


def hands(game: AnyGame, options: dict[str, Any], seats: int, **likes: Any) -> Iterator[Snapshot]:
    """Yield the table as the player to act sees it, once for each phase, size of hand and number of choices.

    Where the hand is a picture, the number of choices does not matter.
    """
    known: set[tuple[Any, ...]] = set()
    for state in states(game, options, seats, seats):
        for seat in (seat for seat in game.to_act(state) if seat >= 0):
            seen = seen_by(game, state, seat, **likes)
            sizes = [] if "pictures" in likes else [len(choice.items) for choice in seen.view.choices]
            case = (seen.view.phase, len(seen.view.hand), *sizes)
            if case not in known:
                known.add(case)
                yield seen


def forms(seen: Snapshot, t: Texts) -> Iterator[Post]:
    """Yield a panel, and the panel with a confirmation of its last move."""
    panel = PRESENTERS[seen.header.game].play.draw_panel(seen, t)
    yield panel
    yield asked(panel, seen, moves(seen)[-1], t)


@pytest.mark.parametrize(
    ("words", "likes"),
    [(True, {"cards": "words"}), (False, {}), (False, {"pictures": "always"})],
)
@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
async def test_every_hand_has_all_tools_in_five_rows(
    game: str, options: dict[str, Any], seats: int, words: bool, likes: dict[str, Any]
) -> None:
    t = texts("fr").with_words(words)
    largest = 0
    for seen in hands(GAMES[game], options, seats, **likes):
        largest = max(largest, len(seen.view.hand))
        for form in forms(seen, t):
            letter, panel = complete(form, seen, t, classic=True), complete(form, seen, t)
            assert troubles(letter) == troubles(panel) == []
            assert not [*offences(render(panel, THERE).data)]
            assert panel.illustration is not None or not seen.view.hand or "pictures" not in likes
            assert letter.rows == len(render(letter).data["components"]) <= ROWS
            for post in (letter, panel):
                actions = [button.action for button in buttons(post)]
                tools = [action for action in actions if action in ("@hand", "@more", "@leave?")]
                coloured = {b.action for b in buttons(post) if b.style != "secondary"}
                pressed = {b.action for b in buttons(post) if not b.disabled and b.action[0] != "@"}
                assert pressed <= coloured
                assert not coloured & {"@hand", "@more", "@leave?", "@time"}
                more = [menu for menu in menus(post) if menu.action == "@more"]
                chosen = [menu for menu in menus(post) if menu.action[0] != "@" and not menu.is_optional]
                offered = [option.value for menu in more for option in menu.options]
                looks = "@look" in actions or "look" in offered
                wanted = bool(seen.view.hand) and not words and post.illustration is None
                assert looks == (wanted and "@more" not in actions)
                offered = [tool for tool in offered if tool != "look" and not tool.startswith("show ")]
                if post.illustration is not None and "pictures" in likes:
                    # All other tools are in one menu, or behind the button that opens it.
                    assert tools == ([] if more else ["@more", "@hand"])
                    assert offered in (["time", "help", "sheet", "here", "hand", "pause", "leave"], [])
                    if not more:
                        assert "leave" in [line.value for line in menus(more_tools(seen, t))[0].options]
                else:
                    # Where the cards leave no room for the menu, or are a menu themselves, See the latest and
                    # what brings the menu are buttons.
                    assert tools == (["@leave?"] if more else ["@more", "@hand", "@leave?"])
                    assert offered in (
                        ["time", "help", "sheet", "here", "hand", "pause"],
                        *([[]] if post.classic or chosen else []),
                    )
                assert not (more and chosen), "what is asked is the only menu"
    assert largest >= {"skull-king": 19, "hearts": 13, "skull": 4}[game]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_menu_says_in_words_what_each_line_does(locale: str) -> None:
    t = texts(locale).with_words(True)
    game = GAMES["hearts"]
    seen = next(seen for seen in hands(game, {}, 4) if seen.view.phase == "play")
    (menu,) = (
        m
        for m in menus(complete(PRESENTERS["hearts"].play.draw_panel(seen, t), seen, t))
        if m.action == "@more"
    )
    tools = ["time", "look", "help", "sheet", "here", "hand", "pause"]
    assert [option.value for option in menu.options] == tools
    assert all(option.label and option.description and option.emoji is None for option in menu.options)


@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.parametrize(("game", "options", "seats"), [TABLES[1], TABLES[3], TABLES[4]])
def test_a_finished_match_has_three_buttons_and_one_menu(
    game: str, options: dict[str, Any], seats: int, direct: bool
) -> None:
    t = texts("en")
    *_, over = states(GAMES[game], options, seats, 1)
    seen = seen_by(GAMES[game], over, 0 if direct else None, pictures="always")
    seen = seen._replace(header=replace(seen.header, status="over", series={"u:1": 1}))
    post = complete(PRESENTERS[game].play.draw_panel(seen, t), seen, t, classic=True) if direct else None
    post = post or with_table_tools(PRESENTERS[game].play.draw_table(seen, t), seen, t, followed=False)
    pressed = [button for button in buttons(post) if isinstance(button, Button)]
    assert [button.action for button in pressed] == ["@rematch", "@replay-open", "@worst"]
    assert [button.style for button in pressed] == ["success", "secondary", "secondary"]
    (more,) = menus(post)
    shares = [] if direct else ["share podium", "evening"]
    assert [option.value for option in more.options] == ["sheet", *shares, "review", "fair", "log"]
    assert all(option.description for option in more.options)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_closed_menu_names_what_it_holds_and_fits_a_phone(locale: str) -> None:
    t = texts(locale)
    closed = {key: menu([*tools], t, {**TOOLS, **LEAVING}).placeholder for key, tools in CLOSED.items()}
    assert closed == {key: t(key) for key in CLOSED}
    assert all(len(said) <= SIGNS for said in (*closed.values(), t("more-papers")))


@pytest.mark.parametrize("game", GAMES)
def test_the_message_of_a_table_has_a_sign_that_no_panel_has(game: str) -> None:
    t = texts("en")
    state = next(state for state in states(GAMES[game], {}, 4, 1) if GAMES[game].to_act(state)[0] >= 0)
    seen, own = (seen_by(GAMES[game], state, seat, pictures="always") for seat in (None, 0))
    public = with_table_tools(PRESENTERS[game].play.draw_table(seen, t), seen, t, followed=False)
    panel = complete(PRESENTERS[game].play.draw_panel(own, t), own, t)
    assert PUBLIC in public.texts[1]
    assert PUBLIC not in "".join(panel.texts)
