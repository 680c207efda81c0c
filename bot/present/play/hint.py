"""A hint in one sentence with its numbers, and the mark of a match in which hints were shown.

All functions are pure.
"""

from __future__ import annotations

from typing import Any

from bot.present import PRESENTERS
from bot.present.post import Block, Post, Text
from bot.present.presenter import NIGHT, round_points
from bot.present.reasons import describe_reason
from bot.tables.hints import Advice
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.ai.hint import Hint


def hint_page(advice: Advice, t: Texts) -> Post:
    """Return what the bot would do and why, and what a hint means for the match."""
    snapshot = advice.snapshot
    promise = PRESENTERS[snapshot.header.game].replay.describe_promise(snapshot.view, t)
    said = " ".join(filter(None, (promise, _sentence(advice, t))))
    note = t("hint-note", hints=advice.hints)
    blocks = (Text(f"## {t('button-hint')}"), Text(f"{said}\n-# {note}"))
    return Post(blocks, table=snapshot.header.id, accent=NIGHT)


def hints_note(hints: int, t: Texts) -> str:
    """Return the mark of a match in which so many hints were shown; "" for none."""
    return t("hints-shown", hints=hints) if hints else ""


def hint_blocks(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the mark below the podium of a match in which hints were shown."""
    note = hints_note(snapshot.header.hints if snapshot.header.status == "over" else 0, t)
    return [Text(f"-# {note}")] if note else []


def _sentence(advice: Advice, t: Texts) -> str:
    hint, game = advice.hint, advice.snapshot.header.game
    best = _name(advice, hint.action, t)
    other = "" if hint.other is None else _name(advice, hint.other, t)
    if hint.gain is None:
        if hint.chance is not None or hint.other_chance is not None:
            return _sentence_with_chances(hint, best, other, t)
        return t("hint-same", best=best)
    shown = round_points(abs(hint.gain.mean))
    if not shown:
        return t("hint-level", best=best, other=other)
    if not hint.is_clear:
        return t("hint-close", best=best, other=other, points=shown)
    clear = t(f"hint-clear-{game}", best=best, other=other, points=shown)
    return " ".join(filter(None, (clear, describe_reason(game, hint.chance, hint.other_chance, t))))


def _sentence_with_chances(hint: Hint, best: str, other: str, t: Texts) -> str:
    """Return the hint in a game with chances: of the action, or of what could be claimed instead."""
    instead, alone = "-instead" if hint.chance is None else "", "" if other else "-alone"
    chances = {"chance": _percent(hint.chance), "other_chance": _percent(hint.other_chance)}
    return t(f"hint-chance-{hint.action.verb}{instead}{alone}", best=best, other=other, **chances)


def _percent(chance: float | None) -> int:
    return round(100 * (chance or 0.0))


def _name(advice: Advice, action: Any, t: Texts) -> str:
    play = PRESENTERS[advice.snapshot.header.game].play
    return "" if action.verb == "pass" and not action.items else play.name_move(advice.snapshot, action, t)
