"""What bids, pad, podium and plot show, and their alt texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.art.bids import Bids
from bot.art.pad import Pad, most_rounds
from bot.art.plot import Plot
from bot.art.podium import Podium
from bot.present import PRESENTERS
from bot.present.play import scores, sheet
from bot.present.post import ALT_LIMIT, Illustration, Post
from bot.present.presenter import format_points
from bot.present.skull_king import moments
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.skull_king.public import View as SkullKing
from tests.bot.present.tables import NAMES, seen_by, states
from tests.bot.present.test_long_names import NAMES as LONG

EN = texts("en")

MATCHES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", {}, 4),
    ("skull-king", {"length": [1] * 20}, 8),
    ("skull-king", {"length": [24]}, 3),
    ("skull-king", {"scoring": "rascal", "cannon_loads": True}, 2),
    ("hearts", {}, 4),
    ("hearts", {}, 2),
]


def public(
    game: str, options: Mapping[str, Any], seats: int, t: Texts, names: tuple[str, ...]
) -> Iterator[tuple[Any, Post]]:
    """Yield the view and the public message of every state in which a score stands on the table."""
    for state in states(GAMES[game], options, seats, 5):
        view = GAMES[game].view(state, None)
        if view.phase in ("deal", "over") and view.sheet:
            post = PRESENTERS[game].play.draw_table(seen_by(GAMES[game], state, None, names), t)
            if view.phase == "over" or not gives_way(view):
                yield view, post
            else:
                assert not isinstance(picture_of(post), Pad)


def gives_way(view: Any) -> bool:
    """Return whether another picture replaces the round's pad."""
    if isinstance(view, SkullKing):
        return moments.pictured_trick(view) is not None
    return bool(view.sheet[-1].moon is not None)


def picture_of(post: Post) -> object:
    return None if post.illustration is None else post.illustration.picture


def shown(post: Post) -> Illustration:
    assert post.illustration is not None
    return post.illustration


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_scored_round_is_on_the_pad_and_the_end_on_the_podium(
    game: str, options: dict[str, Any], seats: int, locale: str
) -> None:
    names = (*NAMES, "Gil", "Hugo")[:seats]
    for view, post in public(game, options, seats, texts(locale), names):
        picture, alt, *_ = shown(post)
        assert all(name in alt for name in names)
        assert all(format_points(total) in alt for total in view.totals)
        if view.phase == "over":
            assert isinstance(picture, Podium)
            assert sorted(place.name for place in picture.places) == sorted(names)
            assert [place.rank for place in picture.places] == sorted(p.rank for p in picture.places)
            assert sorted(place.points for place in picture.places) == sorted(map(format_points, view.totals))
        else:
            assert isinstance(picture, Pad)
            assert picture.names == names
            assert len(picture.rounds) == min(len(view.sheet), most_rounds(seats))
            assert [cell.total for cell in picture.rounds[-1].cells] == [
                format_points(total) for total in view.totals
            ]


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_fit_discords_limit_and_the_text_stays_complete(
    game: str, options: dict[str, Any], seats: int, locale: str
) -> None:
    for _view, post in public(game, options, seats, texts(locale), tuple(LONG)):
        assert len(shown(post).alt) <= ALT_LIMIT
        assert post.without_illustration().texts == post.texts
        assert len(post.texts) > 2
        assert not any(isinstance(block, Illustration) for block in post.in_words().blocks)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", [{}, {"powers": True}, {"scoring": "rascal", "cannon_loads": True}])
def test_revealed_bids_have_a_picture_until_the_first_card(options: dict[str, Any], locale: str) -> None:
    game, t = GAMES["skull-king"], texts(locale)
    turned = set()
    for state in states(game, options, 4, 5):
        view = game.view(state, None)
        post = PRESENTERS["skull-king"].play.draw_table(seen_by(game, state, None, tuple(LONG)), t)
        picture = post.illustration
        shows = view.phase in ("load", "play") and not view.tricks and not view.trick
        if shows and view.round < len(view.rounds):
            assert picture is not None
            assert isinstance(picture.picture, Bids)
            assert tuple(bid.tricks for bid in picture.picture.bids) == view.bids
            assert picture.picture.balance in picture.alt
            assert len(picture.alt) <= ALT_LIMIT
            turned.add(view.round)
        else:
            assert not isinstance(picture_of(post), Bids)
    assert turned == set(range(1, 10))


def test_a_kept_bid_is_ticked_and_a_lost_one_crossed_out() -> None:
    for view, post in public("skull-king", {}, 4, texts("en"), NAMES):
        picture = shown(post).picture
        if isinstance(picture, Pad):
            assert picture.counted == "tricks"
            for line in view.sheet[-1].lines:
                cell = picture.rounds[-1].cells[line.seat]
                assert cell.score == f"{line.won}/{line.final_bid}"
                assert cell.sign == ("hit" if line.final_bid == line.won else "miss")


def test_stars_and_moons_are_marked_and_extra_rounds_apart() -> None:
    signs = set()
    for view, post in public("hearts", {}, 4, texts("en"), NAMES):
        picture = shown(post).picture
        if isinstance(picture, Pad):
            done = view.sheet[-1]
            for seat, cell in enumerate(picture.rounds[-1].cells):
                signs.add(cell.sign)
                assert (cell.sign == "moon") == (done.moon == seat)
                assert (cell.sign == "star") == (done.star == seat and done.moon != seat)
    assert "star" in signs


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_the_first_page_of_the_sheet_has_the_totals_as_lines(
    game: str, options: dict[str, Any], seats: int
) -> None:
    t = texts("en")
    for state in states(GAMES[game], options, seats, 5):
        view = GAMES[game].view(state, None)
        if view.phase not in ("deal", "over") or not view.sheet:
            continue
        seen = seen_by(GAMES[game], state, 0, tuple(LONG))
        picture = sheet.score(seen, t).illustration
        if len(view.sheet) < scores.LEAST:
            assert picture is None
            continue
        assert picture is not None
        assert isinstance(picture.picture, Plot)
        ends = [course.totals[-1] for course in picture.picture.courses]
        assert ends == list(view.totals)
        assert len(picture.alt) <= ALT_LIMIT
        assert sheet.score(seen, t, "1").illustration is None


def test_the_score_says_whether_the_lead_has_changed() -> None:
    def told(*totals: tuple[int, int]) -> str:
        found = scores.plot(["Ana", "Bea"], ["1", "2", "3"][: len(totals)], totals, max, texts("en"))
        return "" if found is None else found.alt

    assert told((10, 0)) == ""
    assert told((10, 0), (20, 5)).endswith(f"Ana 20, Bea 5. {EN('plot-lead', count=0)}")
    assert told((10, 0), (20, 20), (20, 30)).endswith(EN("plot-lead", count=1))
    assert told((10, 0), (5, 20), (30, -20)).endswith(EN("plot-lead", count=2))
