"""Every message of every championship stays within Discord's limits, in every language and style."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from bot.championship.snapshot import ChampionshipSnapshot
from bot.courier.render import LABEL_LIMIT, TITLE_LIMIT, modal, render
from bot.present import championship as present
from bot.present.post import Button, Menu, Post, Row, Text
from bot.tables.reasons import LONGEST_REASON
from bot.texts.sentences import LOCALES, Texts
from engine.championship.plan import CASTILLAR, FEWEST_SAME_CARDS, LEAGUE, MOST, SAME_CARDS, TABLE
from engine.championship.public import Input, Result
from tests.bot.present.season import (
    CROWD,
    FIRST,
    LINK,
    LONG,
    by_number,
    drawn,
    level,
    one_ahead,
    played,
    seen,
    signed_up,
    two_ahead,
)
from tests.bot.present.test_largest_pictures import ALL
from tests.bot.present.test_skull_king_posts import told, troubles

LONGEST_ID = 100
PHONE = 30
"""Monospaced columns that a phone shows in a line."""
LONGEST_NAME, LONGEST_TEXT = "*" * 60, "_" * LONGEST_REASON


@cache
def courses(names: tuple[str, ...]) -> tuple[tuple[str, ChampionshipSnapshot], ...]:
    """Return championships of every kind and stage for so many people, with the longest words everywhere."""
    return tuple(_generate_courses(names))


def _generate_courses(names: Sequence[str]) -> Iterator[tuple[str, ChampionshipSnapshot]]:
    yield "sign-up", seen(signed_up(names), name=LONGEST_NAME, reason=LONGEST_TEXT)
    gone = [Input("leave", (FIRST + 100 + n,)) for n in range(100)]
    yield "sign-up, left", seen([*signed_up(names), *gone], name=LONGEST_NAME, reason=LONGEST_TEXT)
    if len(names) >= FEWEST_SAME_CARDS:
        results = played(names, form=SAME_CARDS)
        for stop in (0, 1, len(results) // 2, len(results)):
            yield f"{SAME_CARDS} {stop}", busy(names, results[:stop], SAME_CARDS)
    if len(names) > MOST:
        return
    forms = [CASTILLAR, LEAGUE, TABLE] if len(names) <= 8 else [CASTILLAR, LEAGUE]
    for form in forms:
        for points in (by_number, level, one_ahead, two_ahead):
            results = played(names, points, form=form)
            # Earlier states differ less than the last.
            early = {0, len(results) // 2} if points is by_number else set[int]()
            for stop in sorted({*early, len(results) - 1, len(results)}):
                yield f"{form} {points.__name__} {stop}", busy(names, results[:stop], form)


def busy(names: Sequence[str], results: Sequence[Result], form: str) -> ChampionshipSnapshot:
    """Return a championship with a table open for every match, six cards, and thirty others in its season."""
    state = seen(drawn(names), results, form=form).state
    live = [fixture.key for fixture in state.fixtures if fixture.is_open]
    shown = state.byes and form != SAME_CARDS
    cards = [Input("card", (FIRST + n % len(names),), "black") for n in range(6)] if shown else []
    return seen(
        [*drawn(names), *cards],
        results,
        form=form,
        live=live,
        counts=30,
        name=LONGEST_NAME,
        reason=LONGEST_TEXT,
    )


def pages(state: ChampionshipSnapshot, t: Texts) -> Iterator[tuple[str, Post]]:
    """Yield every public page of a championship."""
    for whole in (False, True):
        yield f"board {whole}", present.overview(state, t, whole=whole)
    for user in state.state.names:
        yield "mine", present.own_matches(state, user, t)
    for number in (1, 2, 3):
        yield f"rulings {number}", present.rulings(state, t, number)
    yield "chooser", present.chooser([replace(state.header, id=10**6 + n) for n in range(30)], t)
    if state.state.names:
        yield "reminder", present.reminder(state, list(state.state.names), LINK, t)
    if state.state.scores:
        yield "standings", present.standings_notice(state, list(state.state.names), LINK, t)
    if state.state.fixtures:
        yield "draw", present.draw_notice(state, list(state.state.names), LINK, t)
    if state.season:
        seasons = [f"{year} " + "s" * 15 for year in range(40)]
        yield "classification", present.classification(seasons[0], seasons, state.season, t)
    yield from panels(state, t)


def panels(state: ChampionshipSnapshot, t: Texts) -> Iterator[tuple[str, Post]]:
    """Yield every page of the organiser's panel."""
    todo, done = [""], set[str]()
    while todo:
        page = todo.pop()
        done.add(page)
        post = present.organiser_panel(state, t, page)
        yield f"organiser_panel {page}", post
        todo += [to for to in ways(post, "@c-desk") if to not in done and to not in todo]


def ways(post: Post, verb: str) -> Iterator[str]:
    """Yield the arguments with which this post's buttons and menus use a verb."""
    for block in post.blocks:
        said: list[str] = []
        if isinstance(block, Menu):
            said = [f"{block.action} {option.value}" for option in block.options]
        elif isinstance(block, Row):
            said = [button.action for button in block.buttons if isinstance(button, Button)]
        yield from (one.removeprefix(verb).strip() for one in said if one.split(" ")[0] == verb)


def worst(state: ChampionshipSnapshot, t: Texts) -> list[str]:
    """Return what exceeds Discord's limits in the messages of a championship."""
    found = []
    for name, post in pages(state, t):
        styles = [post] if post.classic else [post, post.in_words()]
        for shown in styles:
            found += [f"{name}: {trouble}" for trouble in troubles(shown)]
            found += [f"{name}: {line}" for line in wide(shown)]
        for ruling in ways(post, "@c-rule"):
            form = present.form(state, t, ruling)
            if form is None:
                found.append(f"{name}: {ruling} is offered and cannot be ruled")
            elif len(modal(form, state.header.id).custom_id) > LONGEST_ID or len(form.title) > TITLE_LIMIT:
                found.append(f"{name}: the form of {ruling} is too long")
        for block in post.blocks:
            if isinstance(block, Row) and any(len(one.label) > LABEL_LIMIT for one in block.buttons):
                found.append(f"{name}: a label is too long")
    return found


def wide(post: Post) -> list[str]:
    """Return monospaced lines that a phone would break."""
    codes = [
        re.findall(r"```\n(.*?)```", block.text, re.S) for block in post.blocks if isinstance(block, Text)
    ]
    lines = [line for code in codes for one in code for line in one.splitlines()]
    return [f"{len(line)} columns: {line}" for line in lines if len(line) > PHONE]


@pytest.mark.parametrize("count", [*range(2, 11), 17, 24])
async def test_every_post_fits(count: int, caplog: pytest.LogCaptureFixture) -> None:
    # Languages take turns, and differ for the same stage with another number of entrants.
    found = {
        f"{kind}: {one}"
        for n, (kind, state) in enumerate(courses(CROWD[:count]), count)
        for one in worst(state, Texts(LOCALES[n % len(LOCALES)], emojis=ALL))
    }
    assert sorted(found) == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_the_largest_championship_is_shown_without_cuts() -> None:
    """Ten entrants with the longest names and 45 results are cut off nowhere, in no language."""
    results = played(LONG, form=LEAGUE)
    assert len(results) == 45
    for t in (Texts(locale, emojis=ALL) for locale in LOCALES):
        post = present.overview(seen(drawn(LONG), results, form=LEAGUE), t, whole=True)
        text = "\n".join(block.text for block in post.blocks if isinstance(block, Text))
        assert text.count(" – ") >= 45
        assert told(post) <= 4000
        assert "content" not in render(post).data
