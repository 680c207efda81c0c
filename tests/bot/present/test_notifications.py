"""A message begins with words: a phone's notification shows an emoji as its English name."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice
from typing import Any

import pytest

from bot.present import PRESENTERS, mentions
from bot.present.personal import elsewhere
from bot.present.play import tools
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Post
from bot.tables.snapshot import Snapshot
from bot.texts.emojis import MARKUP
from bot.texts.sentences import LOCALES, Texts
from engine import GAMES
from engine.skull_king import PRESETS
from tests.bot.present.tables import seen_by, states
from tests.bot.present.test_largest_pictures import ALL

MATCHES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", PRESETS["full_sail"], 4),
    ("skull-king", PRESETS["older_edition"], 3),
    ("skull-king", PRESETS["rascal"] | {"cannon_loads": True, "length": [5, 5]}, 3),
    ("hearts", {"undo_per_match": 1}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 4),
]
SINCE = datetime(2026, 1, 1, tzinfo=UTC)


def direct(seen: Snapshot, t: Texts) -> Post:
    panel = PRESENTERS[seen.header.game].play.draw_panel(seen, t)
    return tools.with_tools(panel._replace(classic=True), seen, t)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_direct_messages_begin_with_words(
    game: str, options: dict[str, Any], seats: int, locale: str
) -> None:
    """A direct message names the question and the table before any card."""
    t, pictured = Texts(locale, emojis=ALL), 0
    for n, state in enumerate(islice(states(GAMES[game], options, seats, seats), 300)):
        # After the first rounds languages take turns, out of step with the cards of a trick.
        if n > 60 and LOCALES[(n + n // seats) % len(LOCALES)] != locale:
            continue
        seen = seen_by(GAMES[game], state, n % seats)
        for post in (
            shorten_to_fit(seen, t, direct),
            elsewhere.elsewhere_notice(seen, t, elsewhere.Place(5)),
        ):
            first, second, *rest = post.content.splitlines()
            assert first.startswith("# ")
            assert not MARKUP.search(first + second), (state.phase, first, second)
            pictured += bool(MARKUP.search("\n".join(rest)))
    assert pictured > 20


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_messages_with_mentions_contain_only_words(
    game: str, options: dict[str, Any], seats: int, locale: str
) -> None:
    t = Texts(locale, emojis=ALL)
    for state in islice(states(GAMES[game], options, seats, seats), 300):
        due = [seat for seat in GAMES[game].to_act(state) if seat >= 0]
        seen = seen_by(GAMES[game], state, None)
        if due:
            people = {seat: 100 + seat for seat in due}
            post = mentions.mention(seen, people, SINCE, "https://discord.com/x", t, more_time=True)
            assert not MARKUP.search(post.content), post.content
        assert not MARKUP.search(mentions.news(seen, [101], "https://discord.com/x", t).content)
