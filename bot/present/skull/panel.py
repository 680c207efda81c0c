"""A player's own message: their discs, the moves open to them, and enough of the table to play from it."""

from __future__ import annotations

from typing import Final

from bot.present.play.headline import has_nothing_to_do, headline_blocks
from bot.present.play.tabletop import shows_picture
from bot.present.post import Block, Divider, Post, Text
from bot.present.presenter import epoch, message
from bot.present.skull import choices, mats, scores, situation
from bot.present.skull.headline import headline
from bot.present.skull.podium import standing
from bot.present.skull.snapshot import Snapshot
from bot.present.skull.table import PICTURED, result, subtitle_lines
from bot.texts.emojis import MARKUP
from bot.texts.sentences import Texts
from engine.skull.public import View

TOLD: Final = frozenset({"flip", "shuffle", "lose"})
"""Phases whose events concern all players: a reveal, and the loss of a disc."""


def panel(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel of `snapshot.seat`: the task, all mats and the reader's discs, and the choices.

    A reader who waits sees only their own discs, and what the round's bet has just brought them; during a
    reveal, everybody sees each flip.
    """
    if has_nothing_to_do(snapshot) and snapshot.view.phase != "flip":
        return _waiting(snapshot, t)
    if shows_picture(snapshot, t) and snapshot.view.phase in PICTURED:
        return _pictured(snapshot, t)
    if shows_picture(snapshot, t) and snapshot.view.phase == "over":
        return result(snapshot, t)._replace(epoch=_epoch(snapshot.view))
    return _written(snapshot, t)


def _waiting(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel of a reader with nothing to choose: only facts that last until their next turn."""
    view: View = snapshot.view
    title, won = t("skull-title-own", round=max(view.round, 1)), view.won[snapshot.seat or 0]
    blocks = headline_blocks(headline(snapshot, t), title, t("skull-title-won", won=won))
    if situation.after_bet(view) and view.bets[-1].round == view.round:
        blocks += _passing_text(situation.round_outcome(snapshot, view.round, t))
    if view.seat not in view.out:
        blocks.append(Text(_own_discs(snapshot, t), _own_discs_in_words(view, t)))
    return message(snapshot, blocks, _epoch(view))


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel as one picture with the choices below it."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    asked, free = choices.blocks(snapshot, t)
    return message(
        snapshot,
        (
            *headline_blocks(
                (choices.short if mine else headline)(snapshot, t), *subtitle_lines(snapshot, t)[:1]
            ),
            scores.mats_picture(snapshot, t),
            *asked,
            *free,
            *[Text(f"-# {line}", is_temporary=True) for line in _advice(snapshot, t)],
        ),
        _epoch(view),
    )


def _advice(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return one line on the decision, and which discs the reader has lost."""
    view: View = snapshot.view
    lines: list[str] = []
    if snapshot.seat in view.to_act:
        if view.phase in ("flip", "lose", "first", "place"):
            lines.append(choices.task_reason(snapshot, t))
        elif tip := choices.tip(snapshot, t):
            lines.append(tip)
        elif view.phase in ("turn", "bid"):
            lines.append(t("skull-face-down", count=sum(view.heights)))
    if lost := _lost_discs(view, t):
        lines.append(lost)
    return [line for line in lines if line]


def _written(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel in words and emojis; without a table above, also each player's mat."""
    view: View = snapshot.view
    blocks = headline_blocks(headline(snapshot, t), *subtitle_lines(snapshot, t))
    blocks += [*_situation(snapshot, t), *_passing_text(choices.task_reason(snapshot, t))]
    if view.phase != "over" and view.seat not in view.out:
        blocks += [Divider(), Text(_own_discs(snapshot, t), _own_discs_in_words(view, t))]
    asked, free = choices.blocks(snapshot, t)
    blocks += [*_passing_text(choices.rule_hint(snapshot, t)), *asked, *free]
    if not snapshot.beside and view.phase != "over":
        told = situation.players(snapshot, t, marks=False)
        blocks += [Divider(), Text(told, situation.players_in_words(snapshot, t))]
        blocks += situation.mats_note(snapshot, t)
    return message(snapshot, blocks, _epoch(view))


def _epoch(view: View) -> str:
    """Return the panel's epoch: the round, or a fixed epoch once the reader is out of the match."""
    return "out" if view.seat in view.out else epoch(view)


def _situation(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the latest events: all events or, with a table above, the events' effect on the reader."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    blocks: list[Block] = []
    if view.phase == "over" and not snapshot.beside:
        blocks.append(Text(standing(snapshot, t)))
    # Skip the bet for a player who gives up or picks a disc, whose task includes the reason.
    losing = mine and view.phase == "lose"
    if (situation.after_bet(view) and not losing) or view.phase == "over":
        if snapshot.beside:
            bet = view.bets[-1]
            # For a reader with a task, show the last bet in small letters, and only if it involved them.
            concerned = not mine or view.seat in (bet.challenger, bet.skull)
            brought = situation.round_outcome(snapshot, bet.round, t) if concerned else ""
            blocks.append(Text(*situation.revealed_discs(snapshot, t), is_temporary=True))
            blocks += [Text(f"-# {brought}" if mine else brought, is_temporary=True)] if brought else []
        else:
            told, words = situation.last_bet(snapshot, t, ""), situation.last_bet(snapshot, t, words=True)
            blocks.append(Text(told, words, is_temporary=True))
    if t.in_words and (news := situation.news_since_move(snapshot, t)):
        blocks.append(Text(news, is_temporary=True))
    if view.phase == "bid":
        told, words = situation.claims(snapshot, t), situation.highest_bid(snapshot, t)
        blocks.append(Text(told, words, is_temporary=True))
    if view.phase == "flip" or (view.phase in TOLD and not losing and not snapshot.beside):
        told, words = (
            situation.current_events(snapshot, t, ""),
            situation.current_events_in_words(snapshot, t),
        )
        blocks.append(Text(told, words, is_temporary=True))
    return blocks


def _own_discs(snapshot: Snapshot, t: Texts) -> str:
    """Return hand and pile from bottom to top, large as emojis, and the discs lost for good.

    A reader who flips discs does not see their hand, because only discs of the pile are flipped.
    """
    view: View = snapshot.view
    shown = [] if view.phase == "flip" and view.choices else [(t("skull-hand"), view.hand)]
    down, flipped = mats.own_pile(view)
    seen = "skull-left-seen" if flipped else "skull-pile-seen"
    shown += [(t(seen, count=len(down)), down)] if down else []
    lines = []
    for label, discs in shown:
        signs = mats.signs(mats.mat(snapshot, snapshot.seat or 0), discs, t) or t("skull-nothing")
        large = MARKUP.match(signs)
        lines.append(f"**{label}**\n# {signs}" if large else t("labelled", label=label, text=signs))
    lines += [f"-# {t('skull-flipped-own', discs=mats.names(flipped, t))}"] if flipped else []
    if lost := _lost_discs(view, t):
        lines.append(f"-# {lost}")
    return "\n".join(lines)


def _own_discs_in_words(view: View, t: Texts) -> str:
    held = mats.names(view.hand, t) or t("skull-nothing")
    lines = [t("labelled", label=t("skull-hand"), text=f"{held}.")]
    down, flipped = mats.own_pile(view)
    if down:
        pile = t("skull-left" if flipped else "skull-pile", count=len(down))
        lines.append(t("labelled", label=pile, text=f"{mats.names(down, t)}."))
    lines += [f"{t('skull-flipped-own', discs=mats.names(flipped, t))}."] if flipped else []
    if lost := _lost_discs(view, t):
        lines.append(lost)
    return "\n".join(lines)


def _lost_discs(view: View, t: Texts) -> str:
    """Return which discs the reader has lost, which only the reader may know (SR-5.5)."""
    if not view.lost:
        return ""
    return t("skull-lost-own", discs=mats.names(view.lost, t))


def _passing_text(said: str) -> list[Block]:
    return [Text(said, is_temporary=True)] if said else []
