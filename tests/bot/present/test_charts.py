"""Charts of the rules: which topics have a chart, what the chart draws, and its text version."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from bot.art.chart import PAPER, WIDTH, Chart, draw
from bot.art.lettering import body_width
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import DISPLAY, width_of
from bot.art.worker import ANSWERS, Sprites
from bot.present import PRESENTERS, notices
from bot.present.play import charts
from bot.present.post import ALT_LIMIT, Button, Illustration, Menu, Post, Row, Text
from bot.seating.player_counts import seats_for
from bot.texts import rules_help as rules
from bot.texts.sentences import texts
from engine import GAMES
from engine.skull_king.options import EXPANSIONS

EN = texts("en")

PHONE = 390
"""Width at which a phone shows a picture."""
READABLE = 12
MOST_BYTES = 60 * 1024
LOCALES = ("en", "es", "fr")
TABLES: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("skull-king", {"expansions": EXPANSIONS}),
    ("skull-king", {"expansions": ("kraken", "whale")}),
    ("skull-king", {"expansions": ("loot",)}),
    ("skull-king", {}),
    ("skull-king", {"scoring": "rascal"}),
    ("skull-king", {"edition": "legacy"}),
    ("hearts", {}),
    ("skull", {}),
)
SVG = "{http://www.w3.org/2000/svg}"


class Box(NamedTuple):
    """Position and size of a drawing, in units of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )


class Written(NamedTuple):
    """Words on a picture, the height of their letters, and their position."""

    words: str
    size: float
    box: Box


def illustration(game: str, options: Mapping[str, Any], locale: str) -> Illustration:
    (found,) = charts.illustrations(
        PRESENTERS[game], options, seats_for(GAMES[game], options, 0), texts(locale)
    )
    return found


def drawing(shown: Illustration) -> str:
    """Return the SVG of the chart that it shows."""
    assert isinstance(shown.picture, Chart)
    return draw(shown.picture)


def elements(
    element: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[tuple[ElementTree.Element, float, float, float]]:
    """Yield every element with the position and scale of its coordinates; turned elements are left out."""
    for child in element:
        moved, larger, left, top = child.get("transform", ""), scale, x, y
        if "rotate" in moved:
            continue
        for name, values in re.findall(r"(\w+)\(([^)]*)\)", moved):
            numbers = [float(value) for value in values.split()]
            if name == "translate":
                left, top = left + numbers[0] * larger, top + numbers[1] * larger
            else:
                larger *= numbers[0]
        yield child, left, top, larger
        yield from elements(child, left, top, larger)


def written(svg: str) -> list[Written]:
    found = []
    for element, left, top, scale in elements(ElementTree.fromstring(svg)):
        if element.tag == f"{SVG}text":
            size, words = float(element.attrib["font-size"]), element.text or ""
            measure = width_of if element.attrib["font-family"] == DISPLAY else body_width
            half = min(float(element.get("textLength", 9999)), measure(words) * size) / 2 * scale
            x, y = left + float(element.attrib["x"]) * scale, top + float(element.attrib["y"]) * scale
            high = size * scale
            found.append(Written(words, high, Box(x - half, y - high * 0.8, x + half, y + high * 0.2)))
    return found


def panels(svg: str) -> list[Box]:
    return [
        Box(left + x, top + y, left + x + width, top + y + height)
        for element, left, top, _scale in elements(ElementTree.fromstring(svg))
        if element.tag == f"{SVG}rect" and element.get("fill") == PAPER
        for x, y, width, height in [[float(element.attrib[key]) for key in ("x", "y", "width", "height")]]
    ]


every_chart = pytest.mark.parametrize(
    ("game", "options", "locale"), [(*table, locale) for table in TABLES for locale in LOCALES]
)


@every_chart
def test_every_letter_is_readable_on_a_phone(game: str, options: Mapping[str, Any], locale: str) -> None:
    svg = drawing(illustration(game, options, locale))
    small = {each.words: each.size * PHONE / WIDTH for each in written(svg)}
    assert len(small) > 10
    assert {words: size for words, size in small.items() if size < READABLE} == {}


def test_charts_with_at_most_one_expansion_are_small_files() -> None:
    sizes = {
        (game, locale): len(
            ANSWERS["picture"](
                Sprites(), {"svg": drawing(illustration(game, options, locale)), "width": PICTURE_WIDTH}
            )
        )
        for game, options in TABLES
        if len(options.get("expansions", ())) < 2
        for locale in LOCALES
    }
    assert {key: size for key, size in sizes.items() if size > MOST_BYTES} == {}


@every_chart
def test_words_stay_on_their_panels(game: str, options: Mapping[str, Any], locale: str) -> None:
    svg = drawing(illustration(game, options, locale))
    title, *others = written(svg)
    assert title.box.left > 0
    assert title.box.right < WIDTH
    sheets = panels(svg)
    assert len(sheets) >= 5
    # A seal with a rank overlaps the edge of its panel.
    said = [each for each in others if not re.fullmatch(r"[1-4]", each.words)]
    assert [each for each in said if not any(sheet.holds(each.box) for sheet in sheets)] == []


@every_chart
def test_a_charts_text_says_everything_drawn(game: str, options: Mapping[str, Any], locale: str) -> None:
    shown = illustration(game, options, locale)
    assert len(shown.alt) <= ALT_LIMIT
    # The number on a card that represents its whole suit has no meaning.
    drawn_words = [each.words for each in written(drawing(shown)) if not each.words.isdecimal()]
    assert [words for words in drawn_words if words not in shown.alt] == []


@every_chart
def test_a_chart_is_no_taller_than_a_phone_screen(game: str, options: Mapping[str, Any], locale: str) -> None:
    root = ElementTree.fromstring(drawing(illustration(game, options, locale)))
    assert float(root.attrib["height"]) <= WIDTH * 1.7


def test_a_tables_chart_shows_the_ranks_of_its_options() -> None:
    alone = illustration("skull-king", {}, "en").alt
    assert "Kraken" not in alone
    assert "Loot" not in alone
    assert "+40" in alone
    assert "exact bid" in alone
    assert "exact bid" not in illustration("skull-king", {"scoring": "rascal"}, "en").alt
    older = illustration("skull-king", {"edition": "legacy"}, "en").alt
    assert "+50" in older
    assert EN("card-scary-mary") in older
    assert "14" not in older


def picture_of(post: Post) -> Illustration | None:
    return next((block for block in post.blocks if isinstance(block, Illustration)), None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_rules_page_and_the_help_card_have_the_chart(game: str, locale: str) -> None:
    t = texts(locale)
    assert picture_of(notices.rules_page(game, "", t))
    assert picture_of(notices.rules_page(game, "card", t))
    assert picture_of(notices.rules_page(game, "etiquette", t)) is None


def test_the_older_edition_has_its_own_chart() -> None:
    older = picture_of(notices.rules_page("skull-king", "older", texts("en")))
    assert older is not None
    assert EN("card-scary-mary") in older.alt


def test_championship_rules_have_no_chart() -> None:
    pages = [
        notices.rules_page("championship", one.key, texts("en")) for one in rules.topics("championship", "en")
    ]
    assert not any(map(picture_of, pages))


def test_readers_in_words_get_no_chart() -> None:
    post = notices.rules_page("skull-king", "", texts("en"))
    assert picture_of(post.in_words()) is None
    assert post.in_words().blocks == post.without_illustration().in_words().blocks


def test_a_topic_with_a_chart_shows_its_full_text_on_request() -> None:
    t = texts("en")
    for game in GAMES:
        short, whole = (notices.rules_page(game, "", t, whole=whole) for whole in (False, True))
        assert short.in_words() == whole.in_words()
        body = rules.topic_text(game, "en", "overview")
        assert body in "\n".join(whole.texts)
        kinds = [type(block) for block in short.blocks]
        assert kinds == [Text, Illustration, Row, Text, Menu]
        row = short.blocks[2]
        assert isinstance(row, Row)
        second = rules.topics(game, "en")[1].key
        actions = [one.action for one in row.buttons if isinstance(one, Button)]
        assert actions == [f"@rules {game} {second}", f"@learn {game}", f"@rules {game} overview whole"]


def test_every_charted_topic_is_one_of_the_rules() -> None:
    for game, presenter in PRESENTERS.items():
        topics = [topic.key for topic in rules.topics(game, "en")]
        known = [topic for topic in topics if presenter.chart.find_topic_options(topic) is not None]
        assert len(known) >= 4, game
        assert presenter.chart.find_topic_options("nonesuch") is None


def test_no_message_has_two_charts() -> None:
    pages = chain.from_iterable(
        (notices.rules_page(game, topic.key, texts("fr")) for topic in rules.topics(game, "fr"))
        for game in GAMES
    )
    for page in pages:
        assert sum(isinstance(block, Illustration) for block in page.blocks) <= 1
