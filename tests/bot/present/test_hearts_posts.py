"""Every message of every kind of Hearts table stays within Discord's limits, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

import pytest

from bot.present import PRESENTERS
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Post
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine.hearts.state import State
from tests.bot.present.hearts_seen import buttons, seen_by, states
from tests.bot.present.tables import asked, moves
from tests.bot.present.test_skull_king_posts import LONG, complete, dressed, troubles
from tests.engine.hearts.transcript import Table

SHOW = PRESENTERS["hearts"]
LONG_NAMES = tuple(f"{LONG[:-1]}{place}" for place in range(4))


def forms(seen: Snapshot, t: Texts) -> Iterator[Post]:
    """Yield a panel in every form: plain, asking to confirm, and on each suit page of a long hand."""
    first = SHOW.play.draw_panel(seen, t)
    pages = [b.action.removeprefix("@page ") for b in buttons(first) if b.action.startswith("@page")]
    for page in pages or [""]:
        panel = SHOW.play.draw_panel(seen._replace(page=page), t)
        yield from (panel, *(asked(panel, seen, move, t) for move in moves(seen)[-1:]))


def sent(form: Post, seen: Snapshot, t: Texts, classic: bool) -> Post:
    """Return a panel with all shared additions, as sent to the channel or by direct message."""
    return complete(form, seen, t, classic=classic)


def again(place: int, classic: bool, seen: Snapshot, t: Texts) -> Post:
    """Return a panel in an equal form, but with shorter names."""
    return sent(next(islice(forms(seen, t), place, None)), seen, t, classic)


def offending(state: State, seat: int, locale: str) -> Iterator[str]:
    """Yield every problem of a seat's panel in the channel, by direct message, and in words."""
    for order, words in (("suit", False), ("rank", False), ("suit", True)):
        t = texts(locale).with_words(words)
        seen = seen_by(state, seat, LONG_NAMES, hand_order=order)
        for place, form in enumerate(forms(seen, t)):
            for classic in (False, True):
                post = sent(form, seen, t, classic)
                post = post if post.fits else shorten_to_fit(seen, t, partial(again, place, classic))
                yield from (
                    f"{state.phase}, {order}, words {words}, letter {classic}: {wrong}"
                    for wrong in troubles(post)
                )


@pytest.mark.parametrize("seats", [2, 4])
async def test_every_post_fits(seats: int) -> None:
    found: set[str] = set()
    for n, state in enumerate(states(seats, seats, undo_per_match=1, queen_breaks_hearts=True)):
        # Languages take turns, in another order where everybody's panel is checked.
        locale = LOCALES[(n + n // 13) % len(LOCALES)]
        t = texts(locale)
        seen = seen_by(state, None, LONG_NAMES)
        public = dressed(SHOW.play.draw_table(seen, t), seen, t)
        found.update(f"table, {state.phase}: {trouble}" for trouble in troubles(public))
        for seat in range(seats):
            if n % 13 == 0 or state.phase in ("deal", "over"):
                found.update(offending(state, seat, locale))
    assert sorted(found) == []


@pytest.mark.rule("H2-1")
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_longest_hands_fit_and_every_card_can_be_played(locale: str) -> None:
    """Of 26 cards 25 may be played, then all of 25: each has a button on some page."""
    t = texts(locale)
    spades, diamonds, clubs = "2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS", "2D 3D 4D 5D 6D 7D 8D", "3C 4C 5C 6C"
    table = Table(2).deal(f"{spades} {diamonds} {clubs} 2C QS 2H").play(0, "2C KC")
    table.state.leader = 0
    led = seen_by(table.state, 0, LONG_NAMES)
    assert len(led.view.hand) == 25
    reachable = {
        b.action
        for form in forms(led, t)
        for b in buttons(form)
        if b.action.startswith("play") and not b.disabled
    }
    assert len(reachable) == sum(len(choice.items) for choice in led.view.choices) == 24
    assert sorted(offending(table.state, 0, locale)) == []
    first = SHOW.play.draw_panel(led, t)
    assert [b.action for b in buttons(first)][:4] == ["@page C", "@page D", "@page S", "play 3C"]
