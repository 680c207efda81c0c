"""The page of a match is self-contained, small, safe whatever names people have, and equal to the replay.

`make page` tests it in a browser.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from itertools import islice
from typing import Any

import pytest

from bench.forging import sealed_log
from bot.present.past.replay import first_decision, worst
from bot.present.play.match_page import html, match_page
from bot.records.tables import Seating
from bot.tables.replays import Replay, inputs_of
from bot.texts.sentences import LOCALES, Texts
from engine import GAMES
from engine.core import DEALER, RoundOver
from engine.log import read_log
from engine.luck import SEAL_DIGITS, Draws
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


def repacked(page: str, data: dict[str, Any]) -> str:
    """Return the page with other data to step through."""
    packed = b64encode(zlib.compress(json.dumps(data).encode())).decode()
    return page.replace(within(page, "data"), packed)


def cards_in(shown: str, cards: Mapping[str, str]) -> list[str]:
    """Return the cards that a part of a line shows, as they stand there."""
    longest_first = sorted(cards.values(), key=len, reverse=True)
    return re.findall("|".join(map(re.escape, longest_first)), shown)


def change_shown_card(data: dict[str, Any]) -> None:
    """Change one card of a hand shown after the last deal into another card."""
    draw = data["check"]["draws"][-1]
    line, begin, end, _ = draw["hands"][1]
    frame = data["frames"][draw["n"] + 1]
    html_of = data["check"]["cards"]
    whole = data["lines"][frame[line]]
    card = cards_in(whole[begin:end], html_of)[0]
    other = next(shown for shown in html_of.values() if shown not in whole[begin:end])
    data["lines"].append(whole[:begin] + whole[begin:end].replace(card, other, 1) + whole[end:])
    frame[line] = len(data["lines"]) - 1


def change_dealt_card(data: dict[str, Any]) -> None:
    """Exchange two cards of the last deal."""
    items = data["check"]["draws"][-1]["items"]
    items[0], items[-1] = items[-1], items[0]


def change_secret(data: dict[str, Any]) -> None:
    """Change the last digit of the secret, in the sealed text as well."""
    was = data["check"]["secret"]
    now = was[:-1] + ("0" if was[-1] != "0" else "1")
    data["check"] |= {"secret": now, "sealed": data["check"]["sealed"].replace(was, now)}


def change_seats(data: dict[str, Any]) -> None:
    """Change who sat at the table when it was sealed."""
    sealed = json.loads(data["check"]["sealed"])
    sealed[-1][0] = "hard"
    data["check"]["sealed"] = json.dumps(sealed, separators=(",", ":"))


FORGERIES = (change_shown_card, change_dealt_card, change_secret, change_seats)
"""Changes of a sealed page after which its script must say that it does not hold."""


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_sealed_page_has_what_its_script_checks(locale: str, in_words: bool) -> None:
    """`make page` runs the script, on pages with `FORGERIES`, too."""
    for n in range(len(GAMES)):
        log = sealed_log(n)
        assert log.luck is not None
        match = match_of(log)
        page = match_page(match, Texts(locale, in_words=in_words), 1, log)
        data = unpacked(page)
        check = data["check"]
        assert check["secret"] == log.luck.secret.hex()
        assert sha256(check["sealed"].encode()).hexdigest()[:SEAL_DIGITS] == check["seal"] == log.seal
        assert json.loads(check["sealed"])[0] == check["secret"]
        assert [draw["n"] for draw in check["draws"]] == [
            at for at, (seat, _) in enumerate(log.inputs) if seat == DEALER
        ]
        for draw in check["draws"]:
            made = Draws(log.luck.key(draw["purpose"])).sample(draw["pool"], len(draw["pool"]))
            assert not draw["ordered"] or made == draw["items"]
            dealt = iter(draw["items"])
            assert len(draw["hands"]) == (log.seats if log.inputs[draw["n"]][1].verb == "deal" else 0)
            for line, begin, end, size in draw["hands"]:
                shown = data["lines"][data["frames"][draw["n"] + 1][line]][begin:end]
                hand = [check["cards"][str(card)] for card in islice(dealt, size)]
                assert sorted(cards_in(shown, check["cards"])) == sorted(hand)
        assert len(page.encode()) < SMALL


def test_a_page_without_a_seal_says_so() -> None:
    log = read_log((LOGS / "hearts-pair-2.log").read_text())
    said = [within(match_page(match_of(log), Texts("en"), 1, given), "checked") for given in (None, log)]
    assert said == [escape(Texts("en")("fair-unsealed"))] * 2
    sealed = match_page(match_of(sealed_log(1)), Texts("en"), 1, sealed_log(1))
    assert within(sealed, "checked") == ""


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
