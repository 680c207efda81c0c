"""Places at the end of a match: medals on screen, numbers for screen readers, robots in both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.art import catalogue
from bot.present import PRESENTERS
from bot.present.past import leaderboards, past
from bot.present.play import seats
from bot.present.post import Post, Text
from bot.present.presenter import place_mark
from bot.records.boards import Board, BoardLine, BoardPage
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from tests.bot.present.tables import buttons, robot_at, seen_by, states, told
from tests.sim.screen import unformatted

EN = texts("en")

SHORT: Mapping[str, tuple[dict[str, Any], int]] = {
    "skull-king": ({"length": [1]}, 4),
    "hearts": ({}, 2),
    "skull": ({}, 4),
}
"""By game, the options and seats of a short match."""


def test_only_three_places_have_medals_and_only_on_screen() -> None:
    t = texts("en")
    assert [place_mark(rank, t) for rank in range(1, 5)] == ["🥇", "🥈", "🥉", r"4\."]
    drawn = Texts("en", emojis={name: name for name in catalogue.EMOJIS})
    assert [place_mark(rank, drawn) for rank in (3, 4, 10, 11)] == [
        *("bronze_medal", "place_4", "place_10", r"11\."),
    ]
    assert [place_mark(rank, t.with_words(True)) for rank in range(1, 5)] == [r"1\.", r"2\.", r"3\.", r"4\."]


@pytest.mark.parametrize("game", SHORT)
def test_readers_in_words_get_every_place_and_every_robot(game: str) -> None:
    options, seats = SHORT[game]
    *_, state = states(GAMES[game], options, seats, seed=3)
    seen = robot_at(seen_by(GAMES[game], state, 0), 1)
    for locale in LOCALES:
        t = texts(locale)
        spoken = told(PRESENTERS[game].play.draw_panel(seen, t.with_words(True)).in_words())
        places = [line for line in spoken.splitlines() if re.match(r"\d\\\. \*\*", line)]
        assert len(places) == seats, spoken
        assert places[0].startswith(r"1\. ")
        (robot,) = [line for line in places if "Bea" in line]
        word = t("words-robot", player="Bea").removesuffix(")")
        assert re.match(rf"\d\\\. \*\*{re.escape(word)}\b.*?\)\*\*", robot)
        assert unformatted(spoken) == []
        shown = told(PRESENTERS[game].play.draw_panel(seen, t))
        assert shown.count("🥇") == sum(place.rank == 1 for place in seen.places)
        assert shown.count("Bea 🤖") == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_the_result_in_words_has_everything_the_table_shows(game: str, locale: str) -> None:
    """It includes the awards, and what the places are worth: a screen reader gets no table."""
    t, heard = texts(locale).with_words(True), 0
    for seed in range(3):
        *_, state = states(GAMES[game], {"length": [2, 3]} if game == "skull-king" else {}, 4, seed)
        said = told(PRESENTERS[game].play.draw_panel(seen_by(GAMES[game], state, 0), t).in_words())
        post = PRESENTERS[game].play.draw_table(seen_by(GAMES[game], state, None), t)
        # Columns and rules in force are left out; the reader's own lines are worded differently.
        kept = [one for one in post.blocks if isinstance(one, Text) and "```" not in (one.words or one.text)]
        public = told(Post(tuple(kept)).in_words())
        lines = [line for line in public.splitlines() if line and "Ana" not in line]
        assert [line for line in lines[1:-1] if line.removeprefix("-# ") not in said] == []
        heard += len(lines)
    assert heard > 3


def test_a_table_that_sleeps_or_was_closed_has_the_places_of_the_game() -> None:
    """Its stops are escaped: Discord would renumber lines that look like a numbered list."""
    game = GAMES["skull-king"]
    *_, state = states(game, {"length": [1, 2, 3]}, 4, seed=33)
    seen = seen_by(game, state, None)
    assert [place.rank for place in seen.places] == [1, 2, 3, 3], "no tie: the test shows nothing"
    parted = tuple(place._replace(rank=number) for number, place in enumerate(seen.places, 1))
    first = [r"1\. **Dora**", r"2\. **Ana**", r"3\. **Bea**"]
    for places, last in ((seen.places, r"3\. **Carl**"), (parted, r"4\. **Carl**")):
        standing = [place._asdict() for place in places]
        header = replace(seen.header, status="closed", standing=standing)
        for post in (
            seats.sleeping_table(seen._replace(places=places), texts("en")),
            past.closed_table(seen._replace(header=header), texts("en")),
        ):
            shown = [line.split(" · ")[0] for line in told(post).splitlines() if " · " in line]
            assert shown == [*first, last]


def test_a_table_that_sleeps_shows_its_sheet_once_there_is_one() -> None:
    game, t = GAMES["skull-king"], texts("en")
    seen = seen_by(game, next(states(game, {}, 4, seed=3)), None)
    labels = [button.label for button in buttons(seats.sleeping_table(seen, t))]
    assert labels == [EN("button-back"), EN("button-hand")]
    labels = [button.label for button in buttons(seats.sleeping_table(seen._replace(rounds_done=1), t))]
    assert labels == [EN("button-back"), EN("button-hand"), EN("button-sheet")]


def test_equal_results_share_a_place_on_a_board() -> None:
    lines = tuple(
        BoardLine(number, f"P{number}", 9, 9, place) for number, place in enumerate((1, 2, 2, 4), 1)
    )
    page = BoardPage(lines, False, BoardLine(8, "Zoe", 0, 3, 17))
    for reader, own in ((8, "You"), (None, "Zoe")):
        post = leaderboards.board(Board("hearts"), page, "2026", texts("en"), reader=reader)
        post = post.without_illustration()
        said = [line.split(" in ")[0] for line in told(post).splitlines() if "** · " in line]
        four = ["🥇 **P1** · 9 wins", "🥈 **P2** · 9 wins", "🥈 **P3** · 9 wins", r"4\. **P4** · 9 wins"]
        assert said == [*four, rf"17\. **{own}** · 0 wins"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_shared_award_says_that_each_has_earned_it(locale: str) -> None:
    game, t = GAMES["skull-king"], texts(locale)
    *_, state = states(game, {"length": [1, 2, 3]}, 4, seed=32)
    said = told(PRESENTERS["skull-king"].play.draw_table(seen_by(game, state, None), t)).splitlines()
    both = t("own-together", some="Ana", last="Carl")
    shared = t("award-sharpest", players=both, count=2)
    assert t("award-each", award=shared) in said
    assert t("award-boldest", players="Ana", count=1) in said, "nobody shares this one"


@pytest.mark.parametrize("game", SHORT)
def test_a_scored_round_is_described_without_conditions(game: str) -> None:
    """The score already contains what a bonus, an alliance or a wager was going to bring."""
    options, seats = SHORT[game]
    if game == "skull-king":
        options = {"length": [6, 5], "expansions": ["loot", "kraken", "whale"], "powers": True}
    t, brought = texts("en"), 0
    for seed in range(8):
        for state in states(GAMES[game], options, seats, seed):
            view = GAMES[game].view(state, None)
            if view.phase != "over" and not (view.phase == "deal" and view.sheet):
                continue
            post = PRESENTERS[game].play.draw_table(seen_by(GAMES[game], state, None), t)
            # The rules in force stand below, and may contain conditions.
            said = told(post._replace(blocks=post.blocks[:-2]))
            assert re.search(r"\b(if|wagers|may|will)\b", said) is None, said
            if game == "skull-king":
                brought += any(line.bonuses for line in view.sheet[-1].lines)
    assert brought or game != "skull-king"


def test_the_check_finds_markup_that_does_not_format() -> None:
    assert unformatted("**Ana** and *Bea*, \\*so\\*") == []
    for wrong in ("** Ana** · 1", "**Ana ** · 1", "**Ana", "4. ** Ana** and **Bea**", "* Ana*"):
        assert unformatted(f"fine\n{wrong}\n**fine**") == [wrong]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_place_far_down_a_board_is_approximate(locale: str) -> None:
    said = texts(locale)("board-about", place=12_345)
    page = BoardPage((), False, BoardLine(8, "Zoe", 0, 3, 12_345, about=True))
    shown = leaderboards.board(Board("skull-king"), page, "2026", texts(locale), reader=8)
    assert said in "\n".join(shown.without_illustration().texts)
