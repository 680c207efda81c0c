"""The page of a match is self-contained, small, safe whatever names people have, and equal to the replay.

`make page` tests it in a browser.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import Any

import pytest

from bot.present.past.replay import first_decision, worst
from bot.present.play.match_page import html, match_page
from bot.records.tables import Seating
from bot.tables.replays import Replay, inputs_of
from bot.texts.sentences import LOCALES, Texts
from engine.core import RoundOver
from engine.log import read_log
from tests.bot.tables.test_replays import LOGS, header_of, match_of, rows_of

SMALL = 400 * 1024
ALLOWED = re.compile(r"</?(h[2-4]|p|b|i|hr|pre|code)( class=\"[\w -]+\")?( role=\"img\")?>")
"""The tags that a position may contain."""
EVIL = "{{data}}</p><script>x()</script>&"


def tags_of(page: str) -> list[tuple[str, dict[str, str]]]:
    """Return the elements of a page with their attributes, in order, without scripts and data."""
    apart = re.sub(r"(<(script|style)[^>]*>).*?</\2>", r"\1", page, flags=re.DOTALL)
    found = re.findall(r"<([a-z][a-z0-9]*)\b([^>]*)>", apart)
    return [(tag, dict(re.findall(r'([a-z-]+)="([^"]*)"', said))) for tag, said in found]


def within(page: str, tag: str) -> str:
    """Return the content of the element with this id."""
    found = re.search(rf'<(\w+)[^>]* id="{tag}"[^>]*>(.*?)</\1>', page, re.DOTALL)
    assert found is not None
    return found[2]


def unpacked(page: str) -> dict[str, Any]:
    """Return the data that the page steps through."""
    data: dict[str, Any] = json.loads(zlib.decompress(b64decode(within(page, "data"))))
    return data


def named(stem: str, name: str) -> Replay:
    """Return a golden match in which everybody has this name."""
    log = read_log((LOGS / f"{stem}.log").read_text(encoding="utf-8"))
    header = header_of(log)
    seatings = [Seating(seat, 0, f"u:{seat + 1}", name) for seat in range(log.seats)]
    return Replay(header, seatings, inputs_of(header, rows_of(log)))


@pytest.mark.parametrize(
    ("stem", "locale"),
    [("skull-king-full_sail-2", "en"), ("skull-king-older_edition-2", "es"), ("hearts-pair-2", "fr"),
     ("skull-auto_random-6", "en")],
)  # fmt: skip
def test_a_page_has_every_position_and_needs_nothing_else(stem: str, locale: str) -> None:
    match = match_of(read_log((LOGS / f"{stem}.log").read_text(encoding="utf-8")))
    page = match_page(match, Texts(locale), 1)
    assert len(page.encode()) < SMALL
    assert "{{" not in page
    data = unpacked(page)
    assert len(data["frames"]) == match.last + 1
    assert data["rounds"] == list(match.ends(RoundOver))
    assert (data["begins"], data["worst"]) == (first_decision(match), worst(match, 1))
    assert all(0 <= line < len(data["lines"]) for frame in data["frames"] for line in frame)
    for tag, attributes in tags_of(page):
        assert tag not in ("link", "img", "iframe", "object", "embed", "base"), tag
        assert not {"src", "href", "action", "srcset"} & set(attributes), (tag, attributes)
    used = set(re.findall(r'class="c c-(\w+)"', "".join(data["lines"])))
    assert used
    assert used <= set(data["emojis"])
    assert not [name for name in used if f'aria-label="{name}"' in "".join(data["lines"])], "each is called"
    addresses = re.findall(r"https?://[^\s\"')]+", page + "".join(data["lines"]))
    assert addresses == []


def test_a_page_has_its_readers_language_and_the_result_without_scripts() -> None:
    said = set()
    for locale in LOCALES:
        page = match_page(
            match_of(read_log((LOGS / "skull-owner_picks-3.log").read_text())), Texts(locale), 9
        )
        assert ("html", {"lang": locale}) in tags_of(page)
        said.add(within(page, "keys"))
        assert unpacked(page)["worst"] is None
        frame = within(page, "frame")
        assert "<h2>" in frame
        assert "Marie-Antoinette" in frame
    assert len(said) == len(LOCALES)


@pytest.mark.parametrize(
    "name", [EVIL, "*bold* **very** `code` \\_ {{title}}", "\u202etxet", "<:gold_medal:1>"]
)
def test_names_are_escaped_on_a_match_page(name: str) -> None:
    page = match_page(named("skull-owner_picks-3", name), Texts("en"), 1)
    plain = match_page(named("skull-owner_picks-3", "Ana"), Texts("en"), 1)
    assert [tag for tag, _ in tags_of(page)] == [tag for tag, _ in tags_of(plain)]
    assert ("{{data}}" in within(page, "frame")) == (name == EVIL)
    for line in unpacked(page)["lines"]:
        for tag in re.findall(r"<[^>]*>", re.sub(r' aria-label="[^"]*"', "", line)):
            assert ALLOWED.fullmatch(tag), line


def test_a_match_page_in_words_has_no_signs() -> None:
    match = match_of(read_log((LOGS / "skull-king-short_evening-4.log").read_text()))
    data = unpacked(match_page(match, Texts("en", in_words=True), 1))
    assert data["emojis"] == {}
    assert not re.search("[🃏⏳🦜🪙→]", "".join(data["lines"]))


def test_markdown_is_converted_as_discord_renders_it() -> None:
    lines = ["# Big *and* **bold**", r"## \*as it is\* \_", "-# small `code`"]
    lines += ["```", "a < b", " **no**", "```", "- item", "", "last **open"]
    assert list(html("\n".join(lines))) == [
        "<h2>Big <i>and</i> <b>bold</b></h2>",
        "<h3>*as it is* _</h3>",
        '<p class="small">small <code>code</code></p>',
        "<pre>a &lt; b\n **no**</pre>",
        "<p>item</p>",
        "<p>last <b>open</b></p>",
    ]
    (line,) = html("<:skull_king:12> <b>", {"skull_king": 'The "King"'})
    assert (
        line == '<p><i class="c c-skull_king" role="img" aria-label="The &quot;King&quot;"></i> &lt;b&gt;</p>'
    )
