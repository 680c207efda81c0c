"""The trick on the table, the one before it, and what this round holds in store, in words."""

from __future__ import annotations

from bot.present.news import in_order, laid, played, retold, would_take
from bot.present.presenter import crew, signed
from bot.present.skull_king.cards import face, full
from bot.present.skull_king.reasons import alliances, names, pending_bonuses, power_told, reason
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.skull_king.public import View


def trick(seen: Seen, t: Texts) -> str:
    """The unfinished trick in order of play, who is ahead and who is next."""
    view: View = seen.view
    lines = [so_far(seen, t, ahead=True)]
    if view.to_act and min(view.to_act) >= 0:
        key = "sk-to-play" if view.trick else "sk-to-lead"
        lines.append(t(key, player=crew(seen, view.to_act)))
    return "\n".join(lines)


def so_far(seen: Seen, t: Texts, *, ahead: bool) -> str:
    """The cards of the unfinished trick in order of play, with who is `ahead` if that is asked for."""
    view: View = seen.view
    named = names(seen, t, own="you")
    lines = [_heading(view, t)]
    for seat, card in view.trick:
        lines.append(laid(named(seat), face(card, t), t, ahead=ahead and seat == view.winning))
    return "\n".join(lines)


def so_far_in_words(seen: Seen, t: Texts, *, ahead: bool) -> str:
    """The same, a sentence for each card; those that came after the reader's own are told as news."""
    view: View = seen.view
    named = names(seen, t)
    told = [played(seen, seat, named(seat), full(card, t), t) for seat, card in view.trick]
    lines = [_heading(view, t), *retold(seen, view.trick, told, t, earlier=bool(view.tricks))]
    if ahead and view.winning is not None:
        lines.append(would_take(seen, view.winning, named(view.winning), t))
    return "\n".join(lines)


def _heading(view: View, t: Texts) -> str:
    return t("sk-trick", number=min(len(view.tricks) + 1, view.dealt), tricks=view.dealt)


def last_trick(seen: Seen, t: Texts) -> str:
    """The trick finished last: cards, winner, reason, bonuses, power; "" before the first of the match."""
    view: View = seen.view
    done = view.last_trick
    if done is None:
        return ""
    named = names(seen, t)
    ended = not view.tricks or done.number == view.dealt
    # The sheet of the round says what became of all that a bid still had to decide.
    scored = not view.tricks or view.phase in ("deal", "over")
    # SK-9.5: a load shows whether one off still pays half; after the round the sheet says what was paid.
    load = view.loads[done.winner] if done.winner is not None and done.winner < view.seats else None
    halves = view.options.scoring == "rascal" and load != "cannonball"
    alone = names(seen, t, own="you")
    plays = in_order(((alone(seat), face(card, t)) for seat, card in done.plays), t)
    told = reason(done, named, t, last=ended, me=seen.seat)
    lines = [t("sk-last-trick", plays=plays), told]
    if done.winner == view.seats:
        lines.append(t("why-ghost"))
    lines += [
        "" if scored else pending_bonuses(done, t, halves=halves),
        "" if scored else alliances(done, named, t),
        "" if scored or view.phase == "power" else power_told(view, named, t),
    ]
    return "\n".join(line for line in lines if line)


def in_store(seen: Seen, t: Texts) -> str:
    """What this round has brought about and counts at its end: alliances (SK-11.4f), wager, Harry."""
    view: View = seen.view
    named = names(seen, t, own="you")
    lines = []
    if view.loot:
        pairs = ", ".join(f"{named(one)}\u00a0+\u00a0{named(two)}" for one, two in view.loot)
        lines.append(t("store-loot", pairs=pairs))
    if view.wager is not None and view.wager[1]:
        key = "store-wager-you" if view.wager[0] == seen.seat else "store-wager"
        lines.append(t(key, player=named(view.wager[0]), wager=signed(view.wager[1])[1:]))
    if view.harry is not None and view.phase == "play":
        key = "store-harry-you" if view.harry == seen.seat else "store-harry"
        lines.append(t(key, player=named(view.harry)))
    return "\n".join(lines)
