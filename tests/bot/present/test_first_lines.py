"""The first line of every message of Hearts and Skull: the question, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.post import Post, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.core import Seat
from tests.bot.present.tables import NAMES, Keys, seen_by, states
from tests.engine.hearts.transcript import Table as Hearts
from tests.engine.skull.transcript import Table as Skull

EN = texts("en")
TABLES: tuple[tuple[str, Mapping[str, Any], int], ...] = (
    ("hearts", {"undo_per_match": 1, "limit": 50}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 3),
    ("skull", {"opponent_discard": "auto_random"}, 6),
)
YOURS = {
    "en": "Your turn: ",
    "es": "Te toca: ",
    "fr": "À toi\u00a0: ",
    "de": "Du bist dran: ",
    "pt": "Sua vez: ",
    "it": "Tocca a te: ",
}


def first_line(post: Post) -> str:
    """Return the headline of a post, without its marks."""
    top = post.blocks[0]
    assert isinstance(top, Text)
    assert top.text.startswith("# ")
    assert "\n" not in top.text
    return top.text.removeprefix("# ")


def lines(game: str, state: Any, *readers: Seat | None) -> list[str]:
    """Return key and values of the first line for these readers, None for spectators."""
    show, found = PRESENTERS[game], []
    for reader in readers:
        seen = seen_by(GAMES[game], state, reader)
        draw = show.play.draw_table if reader is None else show.play.draw_panel
        assert first_line(draw(seen, EN)) == show.play.describe_turn(seen, EN)
        found.append(show.play.describe_turn(seen, Keys("en")))
    return found


DEALT = Hearts(4).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC")
PASSED = Hearts(4).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC").do("0 pass 2C 3C 4C")
TIED = Hearts(4, limit=50, places=[1])
for _ in range(4):
    TIED.round(0, 0, 13, 13)
HEARTS = (
    ("shuffling", Hearts(4), "head-deal", "head-wait", "head-wait"),
    (
        "a pass",
        DEALT,
        "hearts-passing-all",
        "hearts-ask-pass Bea",
        "hearts-ask-pass Carl",
    ),
    (
        "a pass somebody has made",
        PASSED,
        "hearts-passing own-together Bea, Carl Dora",
        "hearts-passed",
        "hearts-ask-pass Carl",
    ),
    (
        "the first lead",
        Hearts(4, at=4).deal("2C"),
        "head-lead Ana",
        "hearts-ask-first suit-hearts-of",
        "head-wait",
    ),
    (
        "a trick under way",
        Hearts(4, at=4).deal("2C", "3C").do("0 play 2C"),
        "head-play Bea",
        "head-wait",
        "hearts-ask-only card-the 3 suit-clubs-of",
    ),
    (
        "nothing of the suit",
        Hearts(4).late("2C AD", "3S 4S", "5C 6C", "7C 8C").do("0 play 2C"),
        "head-play Bea",
        "head-wait",
        "hearts-ask-void suit-clubs-of",
    ),
    (
        "the last card",
        Hearts(4).late("2C", "3C", "5C", "7C").do("0 play 2C"),
        "head-play Bea",
        "head-wait",
        "head-last-you",
    ),
    (
        "the score of a round",
        Hearts(4).round(0, 1, 2, 23),
        "hearts-scored-led Ana 1 1",
        "hearts-next",
        "hearts-next",
    ),
    (
        "a tie that goes on",
        TIED,
        "hearts-scored-led own-together Ana Bea 2 4",
        "hearts-next",
        "hearts-next",
    ),
    (
        "the end",
        Hearts(4, limit=50).round(0, 1, 2, 23).round(1, 0, 0, 25).round(0, 1, 0, 25),
        "hearts-winner 1 Ana",
        "hearts-winner-you 1 ",
        "hearts-winner 1 Ana",
    ),
)


@pytest.mark.parametrize(("phase", "table", "watching", "ana", "bea"), HEARTS)
def test_the_first_line_of_hearts_states_the_question(
    phase: str, table: Hearts, watching: str, ana: str, bea: str
) -> None:
    assert lines("hearts", table.state, None, 0, 1) == [watching, ana, bea], phase


def laid() -> Skull:
    return Skull().place("rose", "skull", "rose")


def flipping() -> Skull:
    return laid().do("0 challenge 2", "1 pass", "2 pass")


OWN_SKULL = Skull().place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
LAST_SKULL = Skull(discs={0: "skull"}).place("skull", "rose", "rose")
LAST_SKULL.do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
WON = Skull(won={0: 1}).place("rose", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
SKULL = (
    (
        "first discs",
        Skull().do("0 place rose"),
        "skull-placing own-together Bea Carl",
        "skull-placed",
        "skull-ask-first-disc",
    ),
    (
        "a turn",
        laid(),
        "skull-to-turn Ana",
        "skull-ask-turn",
        "head-wait",
    ),
    (
        "a challenge",
        laid().do("0 challenge 2"),
        "skull-to-bid Bea",
        "head-wait",
        "skull-ask-raise",
    ),
    (
        "a reveal",
        flipping(),
        "skull-to-flip Ana 2",
        "skull-ask-flip-own",
        "head-wait",
    ),
    (
        "a reveal elsewhere",
        flipping().do("0 flip 0"),
        "skull-to-flip Ana 1",
        "skull-ask-flip",
        "head-wait",
    ),
    ("a shuffle", flipping().do("0 flip 0", "0 flip 1"), "skull-to-shuffle Ana", "head-wait", "head-wait"),
    (
        "a disc to be picked",
        flipping().do("0 flip 0", "0 flip 1", "- shuffle 0 1 2 3"),
        "skull-to-pick Ana Bea",
        "head-wait",
        "skull-ask-pick Ana",
    ),
    ("an own skull", OWN_SKULL, "skull-to-lose Ana", "skull-ask-lose", "head-wait"),
    ("somebody out", LAST_SKULL, "skull-to-first Ana", "skull-ask-first", "head-wait"),
    (
        "the end",
        WON,
        "skull-wins-bets Ana",
        "skull-wins-bets-you Ana",
        "skull-wins-bets Ana",
    ),
)


@pytest.mark.parametrize(("phase", "table", "watching", "ana", "bea"), SKULL)
def test_the_first_line_of_skull_states_the_question(
    phase: str, table: Skull, watching: str, ana: str, bea: str
) -> None:
    assert lines("skull", table.state, None, 0, 1) == [watching, ana, bea], phase


def test_an_eliminated_skull_player_is_not_asked_anything() -> None:
    table = Skull(discs={2: ""}).place("rose", "rose")
    assert lines("skull", table.state, 2) == ["skull-you-are-out"]


def awaits(seen: Snapshot, t: Texts) -> bool:
    """Return whether the panel says that it is its reader's turn."""
    return first_line(PRESENTERS[seen.header.game].play.draw_panel(seen, t)).startswith(YOURS[t.locale])


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_every_screen_of_a_match_says_first_whose_turn_it_is(
    game: str, options: Mapping[str, Any], seats: int
) -> None:
    rules, turns = GAMES[game], 0
    for number, state in enumerate(states(rules, options, seats, seed=2)):
        # Languages and styles take turns, out of step with the cards of a trick.
        turn, due = number + number // seats, rules.to_act(state)
        t = texts(LOCALES[turn % 3])
        told = t.with_words(turn // 3 % 2 == 1)
        asked = [seat for seat in range(seats) if awaits(seen_by(rules, state, seat), told)]
        assert asked == sorted(seat for seat in due if seat >= 0)
        watching = first_line(PRESENTERS[game].play.draw_table(seen_by(rules, state, None), t))
        if state.phase not in ("pass", "place") and min(due, default=-1) >= 0:
            assert NAMES[due[0]] in watching
            turns += 1
    assert turns > 10
