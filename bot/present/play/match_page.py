"""A finished match as one self-contained HTML page: it needs a browser, but no network and no fonts."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from html import escape
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final

from bot.art import catalogue
from bot.present import PRESENTERS
from bot.present.past.replay import WAYS, ReplayView, first_decision, position_page
from bot.present.past.replay import worst as worst_of
from bot.present.post import Divider, Post, Text
from bot.present.presenter import PLACES
from bot.tables.replays import Replay
from bot.tables.snapshot import Snapshot
from bot.texts.match_ids import match_id
from bot.texts.sentences import DATA, Texts
from engine.core import RoundOver
from engine.log import MatchLog
from engine.luck import write_sealed
from engine.verify import list_draws

TEMPLATE: Final = DATA / "pages" / "match.html"
PLACE: Final = re.compile(r"\{\{(\w+)\}\}")
"""A placeholder of the template."""
LINE: Final = "<hr>"
CALLED: Final = {place: str(rank) for rank, place in enumerate(PLACES, start=1)}
"""The labels of the emojis for places: each name mapped to its rank."""
_HEADINGS: Final = (("# ", "h2"), ("## ", "h3"), ("### ", "h4"))
_MARKS: Final = re.compile(
    r"\\(?P<sign>[^0-9A-Za-z\s])|<:(?P<emoji>\w+):\d+>|(?P<bold>\*\*)|(?P<italic>\*)|(?P<code>`)"
)
_TAGS: Final = {"bold": "b", "italic": "i", "code": "code"}
_FENCE: Final = "```"
NONE: Final[Mapping[str, str]] = MappingProxyType({})


def match_page(replay: Replay, t: Texts, user: int, log: MatchLog | None = None) -> str:
    """Return the page in the language of `t`: every position of the replay, and the buttons between them.

    The page includes the worst trick of `user` if they played. With the `log` of a sealed match it has what
    its script needs to check the seal and the deals. Writing a long match takes a second or more.
    """
    t = t.without_emojis()
    presenter = PRESENTERS[replay.header.game]
    labels = {} if t.in_words else {**presenter.replay.label_emojis(replay.header.options, t), **CALLED}
    placeholder_texts = Texts(t.locale, in_words=t.in_words, emojis={name: f"<:{name}:0>" for name in labels})
    frames: list[list[int]] = []
    numbers: dict[str, int] = {}
    sealed = log is not None and log.luck is not None
    check = _Check(log, labels, placeholder_texts) if log is not None and sealed else None
    write_line = cache(partial(_line_html, emojis=labels))  # Most lines stand in many positions.
    for at, (public, *own) in enumerate(replay.iterate_snapshots()):
        post = position_page(replay, ReplayView(at), public, own, placeholder_texts)
        lines = list(_lines(post, write_line, placeholder_texts))
        frames.append([numbers.setdefault(line, len(numbers)) for line in lines])
        if check is not None:
            check.note_hands(at, lines, own)
    last = _lines(position_page(replay, ReplayView(replay.last), *_last_snapshots(replay), t), _line_html, t)
    game = t(f"game-{replay.header.game}")
    title = f"{game} · {match_id(replay.header.id)}"
    data: dict[str, Any] = {
        "lines": list(numbers),
        "frames": frames,
        "begins": first_decision(replay),
        "tricks": [] if presenter.replay.trick_event is None else replay.ends(presenter.replay.trick_event),
        "rounds": replay.ends(RoundOver),
        "worst": worst_of(replay, user),
        "emojis": {name: catalogue.emoji(name) for name in labels},
        "check": None if check is None else check.data(),
    }
    packed = zlib.compress(json.dumps(data, ensure_ascii=False).encode(), level=9)
    fields = {
        "locale": t.locale,
        "title": escape(title),
        "last": "".join(last),
        "data": b64encode(packed).decode(),
        "keys": escape(t("page-keys")),
        "steps": escape(t("page-steps")),
        "old": escape(t("page-old")),
        "checked": "" if check else escape(t("fair-unsealed")),
        "what_is_sealed": escape(t("page-sealed")),
        **{move.replace("-", "_"): escape(t(f"replay-{move}")) for move in WAYS},
        "worst": escape(t(f"replay-to-worst-{replay.header.game}")) if presenter.replay.find_costs else "",
    }
    return PLACE.sub(lambda place: fields[place[1]], TEMPLATE.read_text(encoding="utf-8"))


def _last_snapshots(replay: Replay) -> tuple[Snapshot, Sequence[Snapshot]]:
    public, *own = replay.snapshots_at(replay.last)
    return public, own


def _lines(post: Post, write_line: Callable[[str], str], t: Texts) -> Iterator[str]:
    """Yield the post as lines of HTML, without its picture."""
    post = post.in_words() if t.in_words else post.without_illustration()
    for block in post.blocks:
        if isinstance(block, Divider):
            yield LINE
        elif isinstance(block, Text):
            yield from _elements(block.text, write_line)


class _Check:
    """The data that the page's script checks: the seal, the draws, and where dealt hands are shown."""

    def __init__(self, log: MatchLog, labels: Mapping[str, str], t: Texts) -> None:
        assert log.luck is not None
        self._log, self._luck = log, log.luck
        self._labels, self._t = labels, t
        self._describe_hand = PRESENTERS[log.game].replay.describe_hand
        self._draws = {draw.n + 1: {**draw._asdict(), "hands": []} for draw in list_draws(log)}
        self._cards: dict[int, str] = {}
        self._title = next(html(f"**{t('replay-hands')}**"))

    def note_hands(self, at: int, lines: Sequence[str], own: Sequence[Snapshot]) -> None:
        """Note where in the lines of a position just dealt each seat's cards stand, if the game shows hands.

        A place is the number of a line, the part of it that shows the cards, and how many cards these are.
        """
        if at not in self._draws or self._log.inputs[at - 1][1].verb != "deal" or self._title not in lines:
            return
        below, places = lines.index(self._title), []
        for seen in own:
            shown = self._show(seen)
            below = next(n for n in range(below + 1, len(lines)) if shown in lines[n])
            begin = lines[below].rindex(shown)
            places.append((below, begin, begin + len(shown), len(seen.view.hand)))
            for card in seen.view.hand:
                alone = seen._replace(view=replace(seen.view, hand=(card,)))
                self._cards.setdefault(card, self._show(alone))
        self._draws[at]["hands"] = places

    def _show(self, seen: Snapshot) -> str:
        """Return the first line of a hand as it stands in a line of the page."""
        hand = self._describe_hand(seen, self._t).partition("\n")[0]
        return _inline_html(hand.lstrip("#").lstrip(), self._labels)

    def data(self) -> dict[str, Any]:
        log, t = self._log, self._t
        seats = [holder.player for holder in log.holders if not holder.start]
        draws = list(self._draws.values())
        return {
            "secret": self._luck.secret.hex(),
            "seal": log.seal,
            "sealed": write_sealed(self._luck, log.game, log.versions, log.options, seats),
            "draws": draws,
            "cards": self._cards,
            "holds": t("page-holds", draws=len(draws)),
            "fails": t("page-fails"),
        }


# ---- Markdown as HTML: headings, small lines, bold, italics and code ---------------------------------


def html(text: str, emojis: Mapping[str, str] = NONE) -> Iterator[str]:
    """Return each line of a text as one HTML element; a code block is one element.

    `emojis` maps the name of each emoji to its accessible label; an emoji becomes an element of the class
    `c-<name>`, and the style sheet draws it.
    """
    return _elements(text, partial(_line_html, emojis=emojis))


def _elements(text: str, write_line: Callable[[str], str]) -> Iterator[str]:
    """Yield the elements of a text, with each line outside code blocks as `write_line` writes it."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(_FENCE):
            code = "\n".join(takewhile(lambda candidate: not candidate.startswith(_FENCE), lines))
            yield f"<pre>{escape(code)}</pre>"
        elif line:
            yield write_line(line)


def _line_html(line: str, emojis: Mapping[str, str] = NONE) -> str:
    for mark, tag in _HEADINGS:
        if line.startswith(mark):
            return f"<{tag}>{_inline_html(line.removeprefix(mark), emojis)}</{tag}>"
    if line.startswith("-# "):
        return f'<p class="small">{_inline_html(line.removeprefix("-# "), emojis)}</p>'
    return f"<p>{_inline_html(line.removeprefix('- '), emojis)}</p>"


def _inline_html(text: str, emojis: Mapping[str, str]) -> str:
    """Return a line as HTML with its bold, italic and code spans; a backslash escapes the next character."""
    pieces, end, open_tags = [], 0, [""]
    for match in _MARKS.finditer(text):
        pieces.append(escape(text[end : match.start()]))
        end = match.end()
        if match["sign"] is not None:
            pieces.append(escape(match["sign"]))
            continue
        if (name := match["emoji"]) is not None:
            called = escape(emojis.get(name, name))
            pieces.append(f'<i class="c c-{name}" role="img" aria-label="{called}"></i>')
            continue
        tag = _TAGS[str(match.lastgroup)]
        closes = open_tags[-1] == tag
        pieces.append(f"</{tag}>" if closes else f"<{tag}>")
        open_tags = open_tags[:-1] if closes else [*open_tags, tag]
    pieces.append(escape(text[end:]))
    return "".join([*pieces, *(f"</{tag}>" for tag in reversed(open_tags[1:]))])
