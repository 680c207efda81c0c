"""The moves nobody pressed: what a deadline played for somebody, and last cards that played themselves."""

from __future__ import annotations

from bot.present import PRESENTERS
from bot.present.post import Block, Post, Text
from bot.tables.snapshot import Made, Seen
from bot.texts.sentences import Texts, escaped


def for_all(seen: Seen, t: Texts) -> list[Block]:
    """What was played for whom, as everybody at the table reads it; nothing that is secret."""
    if seen.header.status != "running":
        return []
    late = [made for made in seen.made if made.by == "deadline"]
    lines = [t("made-time", player=_player(made), what=_what(seen, made, t)) for made in late]
    cards = [f"{_player(made)}\u00a0{_done(seen, made, t)}" for made in seen.made if made.by == "forced"]
    if cards:
        lines.append(t("made-last", cards=", ".join(cards)))
    return [Text("\n".join(f"-# {line}" for line in lines), passing=True)] if lines else []


def with_own(panel: Post, seen: Seen, t: Texts) -> Post:
    """The panel with what was played for its reader since they acted last, under its title."""
    if seen.seat is None or seen.header.status != "running":
        return panel
    me = seen.sitters[seen.seat].who
    lines = [_told(seen, made, t) for made in seen.made if (made.seat, made.sitter.who) == (seen.seat, me)]
    if not lines:
        return panel
    return panel._replace(blocks=(panel.blocks[0], Text("\n".join(lines), passing=True), *panel.blocks[1:]))


def _told(seen: Seen, made: Made, t: Texts) -> str:
    if made.by == "forced":
        return t("made-last-own", card=_done(seen, made, t))
    return t("made-time-own", what=_what(seen, made, t))


def _what(seen: Seen, made: Made, t: Texts) -> str:
    """A sentence: what was played, or that something was."""
    done = _done(seen, made, t)
    return t("made-done", done=done) if done else t("made-secret")


def _done(seen: Seen, made: Made, t: Texts) -> str:
    return PRESENTERS[seen.header.game].made(seen, made, t)


def _player(made: Made) -> str:
    return escaped(made.sitter.name)
