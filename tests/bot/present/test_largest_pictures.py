"""No message exceeds Discord's limits at its largest, with a picture for every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias, get_args

import pytest

from bot.art import catalogue
from bot.present import PRESENTERS, notices
from bot.present.past import past
from bot.present.past.leaderboards import board
from bot.present.personal import elsewhere
from bot.present.play import sheet, tools
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Post
from bot.present.skull_king import judge
from bot.present.skull_king.cards import full_name
from bot.records.boards import Board, BoardLine, BoardPage, Measure
from bot.tables.boards import LONGEST_SEASON
from bot.tables.snapshot import Snapshot
from bot.texts.emojis import MARKUP
from bot.texts.sentences import LOCALES, Texts
from engine import GAMES
from engine.skull_king import PRESETS
from engine.skull_king.cards import CARD
from tests.bot.present.tables import asked, moves, seen_by, states, told
from tests.bot.present.test_long_names import NAMES
from tests.bot.present.test_skull_king_posts import complete, dressed, troubles

LONGEST = 10**19 - 1
"""The largest id that an emoji may have for centuries."""
ALL = {name: f"<:{name}:{LONGEST - place}>" for place, name in enumerate(catalogue.EMOJIS)}
THERE = set(ALL.values())
BOX = PRESETS["full_sail"] | {"expansions": ["loot", "kraken", "whale"], "powers": True}
LARGEST: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", BOX | {"length": [9, 9]}, 8),
    ("skull-king", BOX | {"length": [10, 10]}, 7),
    ("skull-king", BOX | {"length": [24]}, 3),
    ("skull-king", BOX | {"length": [1] * 20}, 8),
    ("skull-king", PRESETS["printed_rules"] | {"length": "broadside"}, 6),
    ("skull-king", PRESETS["older_edition"], 6),
    ("hearts", {"queen_breaks_hearts": True, "undo_per_match": 1}, 4),
    ("hearts", {"undo_per_match": 1}, 2),
    ("skull", {}, 6),
]
EVERY = 23
"""Moments from one check to the next, besides those in which everybody is asked."""
LATEST = 5
"""Number of last moments that are checked in all languages."""

Draw: TypeAlias = Callable[[Snapshot, Texts], Post]


def drawings(seen: Snapshot, t: Texts) -> Iterator[Post]:
    """Yield everything that the reader of this table may be sent, as it is sent."""
    show = PRESENTERS[seen.header.game]

    def public(seen: Snapshot, t: Texts) -> Post:
        return dressed(show.play.draw_table(seen, t), seen, t)

    def own(seen: Snapshot, t: Texts, *, classic: bool, sure: bool) -> Post:
        panel = show.play.draw_panel(seen, t)
        if sure and (move := next(iter(moves(seen)), None)):
            panel = asked(panel, seen, move, t)
        if classic:
            return tools.with_tools(panel._replace(classic=True), seen, t)
        return complete(panel, seen, t)

    if seen.seat is None:
        yield shorten_to_fit(seen, t, public)
        yield shorten_to_fit(seen, t, lambda seen, t: past.finished_round(seen, t) or public(seen, t))
        for page in range(min(3, len(show.play.list_sheet_pages(seen, t)))):
            yield shorten_to_fit(seen, t, partial(sheet.score, page=str(page)))
        return
    for classic in (False, True):
        for sure in (False, True):
            yield shorten_to_fit(seen, t, partial(own, classic=classic, sure=sure))
        yield elsewhere.elsewhere_notice(seen, t, elsewhere.Place(5))._replace(classic=classic)
    yield notices.help_card(seen, t).without_illustration()


def looked_at(game: str, options: dict[str, Any], seats: int, turn: int) -> Iterator[Any]:
    """Yield the moments to check in a language: languages take turns, and all check the last, the largest."""

    def match() -> Iterator[tuple[int, Any]]:
        return enumerate(states(GAMES[game], options, seats, seed=seats))

    found = [n for n, state in match() if n % EVERY == 0 or len(GAMES[game].to_act(state)) in (0, seats)]
    chosen = {*found[turn :: len(LOCALES)], *found[-LATEST:]}
    return (state for n, state in match() if n in chosen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "options", "seats"), LARGEST)
async def test_the_largest_posts_fit_discords_limits(
    game: str, options: dict[str, Any], seats: int, locale: str
) -> None:
    t = Texts(locale, emojis=ALL)
    shown = 0
    found: set[str] = set()
    for state in looked_at(game, options, seats, LOCALES.index(locale)):
        due = GAMES[game].to_act(state)
        for reader in (None, *sorted({*due, 0} - {-1})[:2]):
            for post in drawings(seen_by(GAMES[game], state, reader, NAMES), t):
                found.update(f"seat {reader}, classic {post.classic}: {what}" for what in troubles(post))
                pictures = MARKUP.findall(told(post))
                assert set(pictures) <= THERE
                shown += len(pictures)
    assert sorted(found) == []
    assert shown > 250


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_judges_largest_answers_fit(locale: str) -> None:
    """A full trick is judged under every house rule that could change the answer."""
    t = Texts(locale, emojis=ALL)
    codes = (
        "loot-1",
        "kraken",
        "whale",
        "loot-2",
        "mermaid-1",
        "pirate-juanita",
        "skull-king",
        "pirate-rosie",
    )
    for cards in (codes, codes[::-1], ("tigress:pirate", "black-14", *codes[:6])):
        post, understood = judge.judge(", ".join(full_name(CARD[code], t) for code in cards), {}, t, seats=8)
        assert understood, told(post)
        assert len(MARKUP.findall(told(post))) >= 8
        assert troubles(post) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("measure", get_args(Measure))
async def test_leaderboards_where_everybody_has_a_medal_fit(measure: Measure, locale: str) -> None:
    lines = tuple(BoardLine(user, NAMES[user % 8], -99_999.9, 99_999, 1) for user in range(10))
    page = BoardPage(lines, True, BoardLine(99, NAMES[0], -99_999.9, 99_999, 999_999, about=True))
    wanted = Board("skull-king", measure, "season", page=999)
    post = board(wanted, page, "S" * LONGEST_SEASON, Texts(locale, emojis=ALL))
    assert len(MARKUP.findall(told(post.without_illustration()))) == 10
    assert troubles(post) == troubles(post.without_illustration()) == []


async def test_the_largest_posts_would_not_fit_with_emojis() -> None:
    """The tests above reach the limit, because some messages fit only with signs instead of emojis."""
    t = Texts("en", emojis=ALL)
    game, options, seats = LARGEST[0]
    fallen = 0
    for state in states(GAMES[game], options, seats, seed=seats):
        seen = seen_by(GAMES[game], state, 0, NAMES)
        for post in drawings(seen, t):
            fallen += post.classic and state.phase == "play" and not MARKUP.search(told(post))
    assert fallen
