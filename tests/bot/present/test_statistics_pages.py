"""Pages of statistics fit their message, and say in words what their pictures show."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.art import figures
from bot.art.figures import Figures, Tile
from bot.client.parsing import parse_statistics, parse_tops
from bot.errors import Refused
from bot.gallery.house import LONGEST
from bot.present.past.leaderboards import board as shown_board
from bot.present.past.statistics import AWARDS, ServerQuery, StatisticsQuery, server, statistics
from bot.present.play.figures import Figure, table
from bot.present.post import ALT_LIMIT, Post
from bot.present.presenter import tenths
from bot.records.boards import Board, BoardLine, BoardPage, Finish, Rating, Rival, Total
from bot.records.statistics import SHARED, Holder, ServerStatistics, Statistics, Top
from bot.texts.sentences import LOCALES, texts
from bot.texts.symbols import without_symbols
from tests.bot.present.tables import buttons

EN = texts("en")

NOW = datetime(2026, 5, 1, tzinfo=UTC)
MOST = 1_000_000
FACTS = {
    **{f"{what}_{size}": MOST for size in range(12) for what in ("bid", "exact")},
    **dict.fromkeys(("captures", "biggest", "streak", "stars", "moons", "queens"), MOST),
    **dict.fromkeys(("bets", "skulls", "own_skulls", "bluffs"), MOST),
}
GAMES = ("skull-king", "hearts", "skull")


def found(game: str, ratings: tuple[int | None, ...] = (1000, 1040, 980)) -> Statistics:
    """Return a person's results, of maximum length."""
    total = Total(1, LONGEST[0], False, game, "all", *(MOST,) * 8)
    finishes = tuple(Finish(NOW + timedelta(n), n % 9, shown) for n, shown in enumerate(ratings))
    nemeses = tuple(Rival(1, 2 + n, name, game, MOST, MOST) for n, name in enumerate(LONGEST[: SHARED + 1]))
    rated = {one: Rating(1, "", one, 25.0, 3.0, 60, 1234) for one in ("", *GAMES)}
    games = () if game else tuple(replace(total, game=one) for one in GAMES)
    return Statistics(total, FACTS, finishes, MOST, rated, nemeses, games)


def of_a_server(more: bool = True) -> ServerStatistics:
    holders = tuple(Holder(n, name) for n, name in enumerate(LONGEST[:SHARED]))
    tops = tuple(
        Top(game, "all", fact, MOST, holders, more) for game, facts in AWARDS.items() for fact in facts
    )
    played = dict.fromkeys(("", *GAMES), MOST)
    return ServerStatistics(played, played, tops, tops)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("in_words", [False, True])
def test_every_page_fits_its_message_with_the_longest_names(locale: str, in_words: bool) -> None:
    t = texts(locale).with_words(in_words)
    pages = [statistics(StatisticsQuery(1, game), LONGEST[0], found(game), t) for game in ("", *GAMES)]
    pages += [statistics(StatisticsQuery(1, "skull-king", whole=True), LONGEST[0], found("skull-king"), t)]
    pages += [server(of_a_server(), t, seen_at=NOW)]
    pages += [statistics(StatisticsQuery(1, "hearts"), LONGEST[1], found("hearts"), t, seen_at=NOW)]
    for page in pages:
        assert page.illustration is None or len(page.illustration.alt) <= ALT_LIMIT
    pages += [page.without_illustration() for page in pages]
    for page in pages:
        shown = page.in_words() if in_words else page
        assert shown.fits, sum(map(len, shown.texts))
        if in_words:
            assert all(without_symbols(text) == text for text in shown.texts)


def test_where_all_the_last_matches_were_left_no_places_are_announced() -> None:
    left = tuple(Finish(NOW + timedelta(n), 0, None) for n in range(3))
    t = texts("en")
    page = statistics(StatisticsQuery(1, "hearts"), "Ana", replace(found("hearts"), finishes=left), t)
    page = page.without_illustration()
    assert not any(t("stats-form") in text for text in page.texts)
    assert any(t("stats-left", count=3) in text for text in page.texts)


def pictured(post: Post) -> Figures:
    """Return the picture of a page."""
    assert post.illustration is not None
    assert isinstance(post.illustration.picture, Figures)
    return post.illustration.picture


def in_text(post: Post) -> str:
    """Return all that a page says without its picture."""
    return "\n".join(post.without_illustration().texts)


def test_the_rating_is_a_line_and_its_course_stands_in_words() -> None:
    t = texts("en")
    page = statistics(
        StatisticsQuery(1, "hearts"), "Ana", found("hearts", (1000, None, 1040, 980)), t, own=True
    )
    assert pictured(page).course == (1000, 1040, 980)
    assert page.illustration is not None
    assert (
        EN("stats-plot", count=3, first="1000", last="980", highest="1040", lowest="980")
        in page.illustration.alt
    )
    once = statistics(StatisticsQuery(1, "hearts"), "Ana", found("hearts", (1000,)), t, own=True)
    assert pictured(once).course == ()
    assert page.without_illustration().illustration is None


@pytest.mark.parametrize("game", ["", *GAMES])
def test_a_page_shows_the_figures_that_matter_and_the_last_places(game: str) -> None:
    picture = pictured(statistics(StatisticsQuery(1, game), "Ana", found(game), texts("en"), own=True))
    assert len(picture.tiles) == 6
    assert [tile.value for tile in picture.tiles[:3]] == ["1,000,000", "1,000,000", "1234"]
    assert picture.form == (1, 2)
    assert [tile.game for tile in picture.tiles if tile.game] == ([] if game else list(GAMES))


def test_a_rating_of_few_matches_is_provisional() -> None:
    young = found("skull")
    young = replace(young, ratings={"skull": replace(young.ratings["skull"], matches=9)})
    t = texts("en")
    old = in_text(statistics(StatisticsQuery(1, "skull"), "Ana", found("skull"), t))
    guessed = statistics(StatisticsQuery(1, "skull"), "Ana", young, t)
    page = in_text(guessed)
    assert "1234?" in [tile.value for tile in pictured(guessed).tiles]
    for shown, said in ((old, False), (page, True)):
        assert t("stats-rating", rating="1234") in shown
        assert (t("rating-provisional-why") in shown) is said


def test_a_person_without_a_known_name_is_mentioned() -> None:
    page = statistics(StatisticsQuery(77, "skull"), "", None, texts("en"))
    assert page.texts[:2] == [f"# {EN('stats-title', name='<@77>')}", "-# Skull"]


def test_a_record_that_many_share_says_so() -> None:
    whole, t = ServerQuery(whole=True), texts("en")
    said = in_text(server(of_a_server(), t, shown=whole))
    line = next(line for line in said.splitlines() if "Stars" in line)
    assert line.endswith(" and others with 1,000,000")
    assert "others" not in in_text(server(of_a_server(more=False), t, shown=whole))


def test_records_are_one_press_from_the_awards_of_the_month_and_back() -> None:
    t = texts("en")
    for records, label in ((False, "Best of all time"), (True, "Best of this month")):
        post = server(of_a_server(), t, shown=ServerQuery(records))
        games, button = buttons(post)
        assert (games.label, button.label) == (EN("server-stats-games"), label)
        verb, *words = button.action.split()
        assert (verb, parse_tops(words)) == ("@server-stats", ServerQuery(not records))
        assert parse_tops(games.action.split()[1:]) == ServerQuery(records, whole=True)
        assert f"### {label}" not in in_text(post)
    quiet = server(replace(of_a_server(), awards=()), t)
    assert f"### {EN('server-stats-records')}" in in_text(quiet)
    assert [button.label for button in buttons(quiet)] == [EN("server-stats-games")]
    for forged in ([], ["all"], ["month", "all"], ["month", "whole", "whole"]):
        with pytest.raises(Refused):
            parse_tops(forged)


def test_where_only_one_game_has_records_they_are_shown_at_once() -> None:
    page = of_a_server()
    only = replace(page, awards=tuple(top for top in page.awards if top.game == "hearts"), records=())
    post = server(only, texts("en"))
    assert "Stars" in in_text(post)
    assert buttons(post) == []


def test_bids_of_each_size_are_one_press_further_and_only_where_there_are_some() -> None:
    t = texts("en")
    first = statistics(StatisticsQuery(1, "skull-king"), "Ana", found("skull-king"), t)
    (press,) = [button for button in buttons(first) if button.label == t("stats-more")]
    assert EN("sk-stats-size", bid=3) not in in_text(first)
    further = statistics(parse_statistics(press.action.split()[1:]), "Ana", found("skull-king"), t)
    assert f"`100%` {EN('sk-stats-size', bid=3)} · 1,000,000 of 1,000,000" in in_text(further)
    assert press.action not in {button.action for button in buttons(further)}
    for game in ("", "hearts", "skull"):
        shown = statistics(StatisticsQuery(1, game), "Ana", found(game), t)
        assert [button.label for button in buttons(shown)] == [EN("stats-more"), EN("stats-show")]


def test_figures_are_in_a_column_or_at_the_end_in_words() -> None:
    figures = [Figure("7", "Wins"), Figure("1184", "Rating", "provisional")]
    t = texts("en")
    assert list(table(figures, t)) == ["`\u00a0\u00a0\u00a07` Wins", "`1184` Rating · provisional"]
    assert list(table(figures, t.with_words(True))) == ["**Wins:** 7", "**Rating:** 1184, provisional"]


def test_places_are_told_apart_from_matches_that_were_left() -> None:
    t = texts("en")
    left = replace(found("hearts"), finishes=tuple(Finish(NOW, rank, 1000) for rank in (1, 0, 5, 0)))
    said = in_text(statistics(StatisticsQuery(1, "hearts"), "Ana", left, t))
    assert f"🥇 5th\n-# {EN('stats-left', count=2)}" in said
    assert "left before" not in in_text(
        statistics(StatisticsQuery(1), "Ana", replace(left, finishes=left.finishes[:1]), t)
    )
    heard = statistics(StatisticsQuery(1, "hearts"), "Ana", left, t.with_words(True)).in_words()
    assert "1st, 5th" in "\n".join(heard.texts)


def test_only_some_of_many_nemeses_are_named() -> None:
    line = next(
        line
        for line in statistics(StatisticsQuery(1, whole=True), "Ana", found(""), texts("en"))
        .without_illustration()
        .texts
        if EN("stats-nemesis-label") in line
    )
    assert f"{EN('stats-others')} " in line
    assert "1,000,000" in line


@pytest.mark.parametrize(("locale", "shown"), [("en", "−2.5"), ("es", "−2,5"), ("fr", "−2,5")])
@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_fractions_are_formatted_in_the_readers_language(locale: str, shown: str, game: str) -> None:
    t = texts(locale)

    def average(points: int, rounds: int) -> str:
        """Return the average on a person's page, which the leaderboard shows, too."""
        page = found(game)
        total = replace(page.total, points=points, rounds=rounds)
        said = in_text(statistics(StatisticsQuery(1, game, whole=True), "Ana", replace(page, total=total), t))
        number = t("figure", value=tenths(points / rounds))
        assert f"{number}` {t('measure-average')}" in said
        line = BoardLine(1, "Ana", points / rounds, rounds, 1)
        page_of_board = shown_board(Board(game, "average"), BoardPage((line,), False, None), "2026", t)
        assert f"**Ana** · {number} " in "\n".join(page_of_board.without_illustration().texts)
        return number

    assert average(-25, 10) == shown
    assert average(-1, 100) == "0"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rating_below_zero_has_a_minus(locale: str) -> None:
    t = texts(locale)
    page = found("skull")
    page = replace(page, ratings={"skull": replace(page.ratings["skull"], shown=-1204)})
    assert "−1204" in in_text(statistics(StatisticsQuery(1, "skull"), "Ana", page, t))
    line = BoardLine(1, "Ana", -1204, 12, 1)
    page_of_board = shown_board(Board("skull", "rating"), BoardPage((line,), False, None), "2026", t)
    assert "−1204" in "\n".join(page_of_board.without_illustration().texts)


def test_a_tile_with_long_words_gets_a_row_of_its_own() -> None:
    short, long = Tile("Normal", "Robots"), Tile("Sceglie chi ha il teschio", "Disco perso")
    one_row = figures.scene(Figures((short, short, short))).height
    assert figures.scene(Figures((long, short, short))).height == one_row + figures.TILE + figures.GAP
