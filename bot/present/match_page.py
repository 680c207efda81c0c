"""A finished match as one page that needs nothing else: no network, no fonts, no program but a browser."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from bot.art import catalogue
from bot.present import PRESENTERS
from bot.present.markup import html
from bot.present.post import Divider, Post, Text
from bot.present.presenter import PLACES
from bot.present.replay import WAYS, Look, begins, shown
from bot.present.replay import worst as worst_of
from bot.tables.replays import Replay
from bot.tables.snapshot import Snapshot
from bot.texts.match_ids import match_id
from bot.texts.sentences import DATA, Texts
from engine.core import RoundOver

TEMPLATE: Final = DATA / "pages" / "match.html"
PLACE: Final = re.compile(r"\{\{(\w+)\}\}")
"""Where something is filled into the template."""
LINE: Final = "<hr>"
CALLED: Final = {place: str(rank) for rank, place in enumerate(PLACES, start=1)}
"""What the emojis of places are called."""


def match_page(replay: Replay, t: Texts, user: int) -> str:
    """The page, in these words: every position as the replay shows it, in signs, and the ways between them.

    It has the worst trick of this person, if they played. A long match takes a second or more to write.
    """
    t = t.in_signs()
    presenter = PRESENTERS[replay.header.game]
    called = {} if t.in_words else {**presenter.emojis(replay.header.options, t), **CALLED}
    drawn = Texts(t.locale, in_words=t.in_words, emojis={name: f"<:{name}:0>" for name in called})
    frames: list[list[int]] = []
    numbers: dict[str, int] = {}
    for at, (public, *own) in enumerate(replay.all_seen()):
        lines = _lines(shown(replay, Look(at), public, own, drawn), called, drawn)
        frames.append([numbers.setdefault(line, len(numbers)) for line in lines])
    last = _lines(shown(replay, Look(replay.last), *_last(replay), t), {}, t)
    game = t(f"game-{replay.header.game}")
    title = f"{game} · {match_id(replay.header.id)}"
    data: dict[str, Any] = {
        "lines": list(numbers),
        "frames": frames,
        "begins": begins(replay),
        "tricks": [] if presenter.trick is None else replay.ends(presenter.trick),
        "rounds": replay.ends(RoundOver),
        "worst": worst_of(replay, user),
        "emojis": {name: catalogue.emoji(name) for name in called},
    }
    packed = zlib.compress(json.dumps(data, ensure_ascii=False).encode(), level=9)
    said = {
        "locale": t.locale,
        "title": escape(title),
        "last": "".join(last),
        "data": b64encode(packed).decode(),
        "keys": escape(t("page-keys")),
        "steps": escape(t("page-steps")),
        "old": escape(t("page-old")),
        **{move.replace("-", "_"): escape(t(f"replay-{move}")) for move in WAYS},
        "worst": escape(t(f"replay-to-worst-{replay.header.game}")),
    }
    return PLACE.sub(lambda place: said[place[1]], TEMPLATE.read_text(encoding="utf-8"))


def _last(replay: Replay) -> tuple[Snapshot, Sequence[Snapshot]]:
    public, *own = replay.seen(replay.last)
    return public, own


def _lines(post: Post, called: Mapping[str, str], t: Texts) -> Iterator[str]:
    """The post in lines of HTML, without its picture."""
    post = post.in_words() if t.in_words else post.without_illustration()
    for block in post.blocks:
        if isinstance(block, Divider):
            yield LINE
        elif isinstance(block, Text):
            yield from html(block.text, called)
