"""The trick on the table and the one before it, in words."""

from __future__ import annotations

from bot.i18n import Texts
from bot.present.presenter import crew, who
from bot.present.skull_king.words import face, full, pending_bonuses, plays, reason
from bot.table import Seen
from engine.skull_king.public import View


def trick(seen: Seen, t: Texts) -> str:
    """The unfinished trick in order of play, who is ahead and who is next."""
    view: View = seen.view
    number = min(len(view.tricks) + 1, view.dealt)
    lines = [t("sk-trick", number=number, tricks=view.dealt)]
    for seat, card in view.trick:
        ahead = f" ⭐ *{t('sk-ahead')}*" if seat == view.winning else ""
        lines.append(f"{face(card, t)} · {who(seen, seat)}{ahead}")
    if view.to_act and min(view.to_act) >= 0:
        key = "sk-to-play" if view.trick else "sk-to-lead"
        lines.append(t(key, player=crew(seen, view.to_act)))
    return "\n".join(lines)


def last_trick(seen: Seen, t: Texts) -> str:
    """The trick finished last: cards, winner, reason, bonuses; "" before the first of the match."""
    view: View = seen.view
    done = view.last_trick
    if done is None:
        return ""
    lines = [t("sk-last-trick", plays=plays(seen, done.plays, t)), reason(seen, done, t)]
    if bonuses := pending_bonuses(done, t):
        lines.append(bonuses)
    return "\n".join(lines)


def since(seen: Seen, t: Texts) -> str:
    """What has happened since the reader's last card, a sentence for each thing (words-only style)."""
    view: View = seen.view
    lines = []
    if view.last_trick is not None and not any(seat == seen.seat for seat, _ in view.trick):
        lines.append(reason(seen, view.last_trick, t))
    after = [seat for seat, _ in view.trick]
    start = after.index(seen.seat) + 1 if seen.seat in after else 0
    lines += [
        t("words-played", player=who(seen, seat), card=full(card, t)) for seat, card in view.trick[start:]
    ]
    if not lines:
        return t("words-nothing-since")
    return t("words-since", news="\n".join(lines))
