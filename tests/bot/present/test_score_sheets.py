"""Score sheets: every column with a legend, recognisable names, reasons with their numbers, all rounds."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.past import past
from bot.present.play.figures import PHONE
from bot.present.play.sheet import score
from bot.present.presenter import format_points, format_signed
from bot.texts.names import short_names
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present import tables
from tests.bot.present.hearts_said import tied
from tests.bot.present.tables import menus, seen_by, states, told
from tests.bot.present.test_skull_king_posts import troubles
from tests.bot.texts.test_names import COLUMNS, blocks_of_code, columns
from tests.engine.hearts.transcript import Table

EN = texts("en")

NAMES = (
    "Captain Barbarossa",
    "Captain Ana",
    "Isabelle-Marguerite",
    "Maximilian",
    "Bo",
    "Giovanni",
    "Camille",
    "漢字漢字漢字漢字",
)
KING = GAMES["skull-king"]
EVERYTHING: dict[str, Any] = {"length": [4, 6], "expansions": ["loot", "kraken", "whale"], "powers": True}
RASCAL = EVERYTHING | {"scoring": "rascal", "cannon_loads": True}


def scored(options: dict[str, Any], seats: int, seed: int) -> Any:
    """Return the last state of a match."""
    *_, state = states(KING, options, seats, seed)
    return state


@pytest.mark.rule("SK-13.3")
@pytest.mark.parametrize("options", [EVERYTHING, RASCAL])
def test_a_round_has_every_column_and_its_figures_add_up(options: dict[str, Any]) -> None:
    t = texts("fr")
    state = scored(options, 8, 5)
    seen = seen_by(KING, state, None, NAMES)
    page = score(seen, t, "2")
    (block,) = blocks_of_code(told(page))
    head, *lines = block.strip("\n").splitlines()
    assert head.split() == ["mise/pli", "mise", "bonus", "manche", "total"]
    legend = next(line for line in told(page).splitlines() if line.startswith("-# "))
    assert all(f"{word}\u00a0: " in legend for word in head.split())
    names, figures = lines[::2], lines[1::2]
    best = sorted(seen.view.sheet[1].lines, key=lambda line: -line.total)
    for name, shown, line in zip(names, figures, best, strict=True):
        assert name.startswith(NAMES[line.seat][:18]), name
        assert line.load is None or name.endswith(f" {t(f'load-{line.load}')}"), name
        taken, *points = shown.replace("·", "0").replace("−", "-").split()
        assert taken == f"{line.final_bid}/{line.won}"
        scored_, extra, brought, total = map(int, points)
        assert scored_ + extra == brought == line.points
        assert total == line.total
    assert t("sheet-title", round=2, cards=6) in told(page)


@pytest.mark.rule("SK-13.3")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "options"), [(3, EVERYTHING), (8, EVERYTHING), (8, RASCAL)])
def test_a_round_that_is_over_is_a_box_best_first_that_marks_whose_bid_was_made(
    locale: str, seats: int, options: dict[str, Any]
) -> None:
    t, marked = texts(locale), set()
    for state in states(KING, options, seats, 5):
        view = KING.view(state, None)
        if view.phase != "deal" or not view.sheet:
            continue
        post = PRESENTERS["skull-king"].play.draw_table(seen_by(KING, state, None, NAMES), t)
        (block,) = blocks_of_code(told(post.without_illustration()))
        _, *rows = block.strip("\n").splitlines()
        assert max(map(columns, block.strip("\n").splitlines())) <= PHONE
        best = sorted(view.sheet[-1].lines, key=lambda one: -one.total)
        for row, one in zip(rows, best, strict=True):
            figures = " ".join(
                (str(one.final_bid), str(one.won), format_signed(one.points), format_points(one.total))
            )
            off = abs(one.final_bid - one.won)
            half = off == 1 and options is RASCAL and one.load != "cannonball"
            mark = "✅" if not off else "" if half else "❌"
            assert re.sub(" +", " ", row.replace(mark, "")).rstrip().endswith(f" {figures}"), row
            assert [sign for sign in "✅❌" if sign in row] == [mark][: len(mark)], row
            marked.add(mark)
    assert marked == ({"✅", "", "❌"} if options is RASCAL else {"✅", "❌"}), "the test shows nothing"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("words", [False, True])
def test_the_last_round_stands_above_the_podium_in_lines_and_in_no_box(words: bool, locale: str) -> None:
    t = texts(locale).with_words(words)
    *_, state = states(GAMES["skull-king"], {"length": [2, 3]}, 4, 2)
    seen = seen_by(GAMES["skull-king"], state, None)._replace(rounds_done=2)
    stays = past.finished_round(seen, t)
    assert stays is not None
    lines = told(stays.in_words() if words else stays).replace("\u00a0", " ").splitlines()
    assert not any("```" in line for line in lines)
    order = sorted(seen.view.sheet[-1].lines, key=lambda line: -line.total)
    # Below the result of the match and the title of the round.
    for line, said in zip(order, lines[2:6], strict=True):
        for part in (tables.NAMES[line.seat], str(line.final_bid), str(line.won), format_signed(line.points)):
            assert part in said
        assert format_points(line.total) in said.rpartition("total")[2]


@pytest.mark.rule("SK-11.4b", "SK-12.7")
def test_an_earlier_round_keeps_its_allies_and_what_harry_did() -> None:
    t, told_ = texts("en"), set()
    for seed in range(12):
        pages: list[str] = []
        for state in states(KING, EVERYTHING | {"length": [4, 4, 4, 2]}, 4, seed):
            seen = seen_by(KING, state, None)
            if len(seen.view.sheet) > len(pages):
                pages.append(PRESENTERS["skull-king"].play.list_sheet_pages(seen, t)[-1].text.text)
        assert [
            page.text.text for page in PRESENTERS["skull-king"].play.list_sheet_pages(seen, t)[1:]
        ] == pages
        earlier = "".join(pages[:-1])
        told_ |= {word for word in ("alliance with", "Harry changed", "Harry could have") if word in earlier}
    assert len(told_) == 3, "the test shows nothing"


@pytest.mark.parametrize("options", [EVERYTHING, RASCAL])
def test_each_reason_has_its_own_points_unless_it_changed_nothing(options: dict[str, Any]) -> None:
    t, kept = texts("en"), 0
    for seed in range(20):
        for state in states(KING, options, 4, seed):
            view = KING.view(state, None)
            if view.phase != "over" and not (view.phase == "deal" and view.sheet):
                continue
            show, seen = PRESENTERS["skull-king"], seen_by(KING, state, None)
            # For the last round it stands on the score sheet, because the podium is short.
            whole = (
                show.play.list_sheet_pages(seen, t)[-1].text.text
                if view.phase == "over"
                else told(show.play.draw_table(seen, t))
            )
            said = [one.removeprefix("-# ") for one in whole.splitlines()]
            for line in view.sheet[-1].lines:
                name = ("Ana", "Bea", "Carl", "Dora")[line.seat]
                told_ = "".join(one for one in said if one.startswith(f"**{name}:** "))
                parts = [
                    (re.findall(r"[+−]\d+", part), "half of it counts" in part) for part in told_.split(" · ")
                ]
                counted = [number for found, half in parts for number in (found[-1:] if half else found)]
                numbers = [int(number.replace("−", "-")) for number in counted]
                if options is RASCAL:
                    assert sum(numbers) == line.points, told_
                else:
                    assert sum(numbers) == line.points - line.bid_points, told_
                kept += "Harry could have" in told_
    assert kept, "Harry changed every bid: the test shows nothing"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("words", [False, True])
async def test_the_whole_match_is_on_the_sheet_in_either_style(locale: str, seats: int, words: bool) -> None:
    t = texts(locale).with_words(words)
    seen = seen_by(KING, scored(RASCAL, seats, seats), 0, NAMES)
    for number, done in enumerate((None, *seen.view.sheet)):
        page = score(seen, t, str(number))
        page = page.in_words() if words else page
        assert troubles(page) == []
        assert all(
            columns(line) <= COLUMNS for block in blocks_of_code(told(page)) for line in block.splitlines()
        )
        (menu,) = menus(page)
        assert [line.chosen for line in menu.options] == [n == number for n in range(3)]
        if words:
            assert "```" not in told(page)
        shown = told(page).replace("−", "-")
        for line in (seen.view.sheet[0] if done is None else done).lines:
            assert re.search(rf"(?<![\d-]){line.total}\b", shown), (line, shown)


def test_there_is_no_score_sheet_before_the_first_score() -> None:
    for game in PRESENTERS:
        seen = seen_by(GAMES[game], next(states(GAMES[game], {}, 4, 1)), None)
        assert told(score(seen, texts("en"))) == EN("sheet-none")


async def test_a_match_of_very_many_rounds_has_a_menu_that_discord_takes() -> None:
    seen = seen_by(KING, scored({"length": [1] * 20}, 3, 2), None)
    again = (done._replace(round=done.round + 20) for done in seen.view.sheet)
    seen = seen._replace(view=replace(seen.view, sheet=(*seen.view.sheet, *again)))
    page = score(seen, texts("en"), "40")
    (menu,) = menus(page)
    assert [line.value for line in menu.options] == ["0", *map(str, range(17, 41))]
    assert "Round 40" in told(page)
    for asked in ("0", "41", "x", ""):
        page = score(seen, texts("en"), asked)
        assert EN("podium-rounds") in told(page)
        assert troubles(page) == []


@pytest.mark.rule("H-5.3", "H-6.4")
def test_the_sheet_of_hearts_has_totals_stars_and_moons_of_every_round() -> None:
    table = Table(4).round(26, 0, 0, 0).round(0, 4, 11, 11)
    seen = seen_by(GAMES["hearts"], table.state, None)
    t = texts("en")
    totals = [line.split() for line in blocks_of_code(told(score(seen, t)))[0].strip("\n").splitlines()]
    assert totals == [
        ["Ana", "Bea", "Carl", "Dora"],
        ["1", "0", "26", "26", "26"],
        ["2", "0", "30", "37", "37"],
    ]
    page = told(score(seen, t, "1"))
    brought = [line.split() for line in blocks_of_code(page)[0].strip("\n").splitlines()]
    assert brought[1:] == [["1", "☾★0", "+26", "+26", "+26"], ["2", "★0", "+4", "+11", "+11"]]
    assert "★" in page.split("```")[2]
    assert "☾" in page.split("```")[2]
    spoken = told(score(seen, t.with_words(True), "1").in_words())
    assert "Round 2: Ana 0, Bea 4, Carl 11, Dora 11.\n**Ana** gets a star" in spoken


def test_in_an_extra_round_only_the_tied_have_points_on_the_sheet() -> None:
    table = tied().round(5, 1, 10, 10)
    spoken = told(
        score(seen_by(GAMES["hearts"], table.state, None), texts("en").with_words(True), "1").in_words()
    )
    assert spoken.splitlines()[-1].endswith("Ana 5, Bea 1.")


def test_the_sheet_of_skull_has_every_bet() -> None:
    game, t = GAMES["skull"], texts("en")
    matches = (list(states(game, {}, 6, seed))[-1] for seed in range(30))
    seen = next(
        seen for seen in (seen_by(game, state, None) for state in matches) if len(seen.view.bets) > 15
    )
    pages = PRESENTERS["skull"].play.list_sheet_pages(seen, t)
    shown = "\n".join(page.text.text for page in pages)
    assert len(re.findall(r" claimed \d", shown)) == len(seen.view.bets)
    assert all(EN("skull-bets-legend") in page.text.text for page in pages)
    spoken = "\n".join(page.text.words or "" for page in pages)
    assert len(re.findall(r"^Round \d+: ", spoken, re.MULTILINE)) == len(seen.view.bets)


def test_names_that_begin_alike_are_told_apart_by_what_differs() -> None:
    names = ("Captain Barbarossa", "Captain Ana", "Captain", "Bo")
    assert short_names(names[:2], 7) == ("Barbaro", "Ana")
    assert short_names(("Captain Ana", "Captain Ana"), 7) == ("Captai1", "Captai2")
    assert len(set(short_names(names, 7))) == 4
