"""The cards on the table and the latest events, in sentences shared by the table and the panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.present.names import address_player, badge, name_for_list
from bot.present.play.tricks import card_line, mark_news, play_sentence, plays_line, small_print, would_take
from bot.present.play.tricks import leader_lines as winning
from bot.present.post import Block
from bot.present.presenter import at_round_end, format_points, format_signed, points_in_words
from bot.present.skull_king.cards import display_face, full_name, label
from bot.present.skull_king.choices import LOAD_SIGNS
from bot.present.skull_king.reasons import (
    alliances,
    describe_power,
    names,
    pending_bonuses,
    reason,
    unfinished_trick_reason,
)
from bot.present.skull_king.signs import ghost
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.cards import Card
from engine.skull_king.public import View
from engine.skull_king.scoring import halves


def unfinished_trick(snapshot: Snapshot, t: Texts) -> str:
    """Return the cards of the unfinished trick in order of play, and who would take it."""
    view: View = snapshot.view
    named = names(snapshot, t, own="you")
    lines = [card_line(named(seat), display_face(card, t), label(card, t)) for seat, card in view.trick]
    if lines:
        player = "" if view.winning is None else named(view.winning)
        lines += winning(snapshot, len(lines), view.winning, player, t, unfinished_trick_reason(view, t))
    return "\n".join(lines)


def unfinished_trick_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return a sentence for each card of the unfinished trick; later cards than the reader's are news."""
    view: View = snapshot.view
    named = names(snapshot, t)
    sentences = [
        play_sentence(snapshot, seat, named(seat), full_name(card, t), t) for seat, card in view.trick
    ]
    lines = mark_news(snapshot, view.trick, sentences, t, earlier=bool(view.tricks))
    if view.trick:
        best = view.winning
        taker = "" if best is None else would_take(snapshot, best, named(best), t)
        lines.append(f"{taker} {unfinished_trick_reason(view, t)}".lstrip())
    return "\n".join(lines)


def trick_number(view: View, t: Texts) -> str:
    """Return which trick of the round is being played."""
    return t("sk-trick", number=min(len(view.tricks) + 1, view.dealt), tricks=view.dealt)


def last_trick_cards(snapshot: Snapshot, t: Texts) -> str:
    """Return the cards of the trick finished last, in order; "" before the first trick of the match."""
    done = snapshot.view.last_trick
    named = names(snapshot, t, own="you")
    plays = () if done is None else done.plays
    return "\n".join(card_line(named(seat), display_face(card, t), label(card, t)) for seat, card in plays)


def last_trick(snapshot: Snapshot, t: Texts, *, before: bool = False) -> str:
    """Return who won the trick finished last, with reason, bonuses and power.

    Return "" before the first trick. `before` introduces the trick as the previous trick.
    """
    view: View = snapshot.view
    done = view.last_trick
    if done is None:
        return ""
    named = names(snapshot, t)
    ended = not view.tricks or done.number == view.dealt
    # After scoring, the sheet of the round shows the bonuses, alliances and powers that were settled.
    scored = not view.tricks or view.phase in ("deal", "over")
    # A load shows whether a bid missed by one pays half (SK-9.5); the sheet says what was paid.
    load = view.loads[done.winner] if done.winner is not None and done.winner < view.seats else None
    near = halves(view.options.scoring, load, 1, 0) == 1
    sentence = reason(done, named, t, last=ended, me=snapshot.seat, before=before)
    lines = [t("sk-last-trick", told=sentence) if before and done.winner is None else sentence]
    if done.winner == view.seats:
        lines.append(t("why-ghost"))
    lines += [
        "" if scored else pending_bonuses(done, t, halves=near),
        "" if scored else alliances(done, named, t, me=snapshot.seat),
        "" if scored or view.phase == "power" else describe_power(view, named, t),
    ]
    return "\n".join(line for line in lines if line)


def last_in_small(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the last finished trick in small letters: cards, winner and reason.

    Return [] before the first trick. The previous round's last trick remains during the bidding.
    """
    view: View = snapshot.view
    done = view.last_trick
    if done is None or (view.phase in ("load", "play") and not view.tricks):
        return []
    before = snapshot if view.tricks else at_round_end(snapshot, view.sheet[-1].round)
    plays = _on_one_line(before, done.plays, t)
    return [small_print(plays, last_trick(before, t), t, final=not view.tricks or done.number == view.dealt)]


def _on_one_line(snapshot: Snapshot, plays: Sequence[tuple[int, Card]], t: Texts) -> str:
    """Return the cards of a finished trick by name, because a line may break beside an emoji."""
    named = names(snapshot, t, own="you")
    if t.in_words:
        return plays_line(((named(seat), full_name(card, t)) for seat, card in plays), t)
    parts = (t("labelled-plain", label=named(seat), text=label(card, t)) for seat, card in plays)
    return " · ".join(part.replace(" ", "\u00a0") for part in parts)


def pending_effects(snapshot: Snapshot, t: Texts) -> str:
    """Return what the end of this round will settle: alliances (SK-11.4f), a wager, Harry's power."""
    view: View = snapshot.view
    named = names(snapshot, t, own="you")
    lines = []
    if view.loot:
        pairs = ", ".join(f"{named(ally)}\u00a0+\u00a0{named(other)}" for ally, other in view.loot)
        lines.append(t("store-loot", pairs=pairs))
    if view.wager is not None and view.wager[1]:
        key = "store-wager-you" if view.wager[0] == snapshot.seat else "store-wager"
        lines.append(t(key, player=named(view.wager[0]), wager=format_signed(view.wager[1])[1:]))
    if view.harry is not None and view.phase == "play":
        key = "store-harry-you" if view.harry == snapshot.seat else "store-harry"
        lines.append(t(key, player=named(view.harry)))
    return "\n".join(lines)


def is_scoring(view: View) -> bool:
    """Return whether the sheet of the last round is on the table, with a line for each player."""
    return view.phase == "deal" and bool(view.sheet)


def opener(view: View) -> int:
    """Return the seat that leads the round's first trick."""
    return view.tricks[0].plays[0][0] if view.tricks else view.leader or 0


def power_due(snapshot: Snapshot, t: Texts) -> str:
    """Return whose power the table waits for, and what that power does (SK-12)."""
    view: View = snapshot.view
    if view.phase == "harry" and view.harry is not None:
        key = "power-harry-due-you" if view.harry == snapshot.seat else "power-harry-due"
        return t(key, player=names(snapshot, t)(view.harry))
    return describe_power(view, names(snapshot, t), t)


def is_cry_due(view: View) -> bool:
    """Return whether all bids are revealed and no card has been played yet."""
    return view.phase == "load" or (view.phase == "play" and not view.tricks and not view.trick)


def cry(view: View, t: Texts) -> str:
    """Return the table's cry when all bids are revealed at once, with their sum (SK-5.1)."""
    return f"**{t(f'sk-cry-{view.options.edition}')}** {balance(view, t)}"


def balance(view: View, t: Texts) -> str:
    """Return by how much the bids exceed or fall short of the tricks, and what therefore must happen."""
    facts = {"bids": sum(bid or 0 for bid in view.bids), "tricks": view.dealt}
    over = facts["bids"] - view.dealt
    if over == 0:
        return t("sk-even")
    # With powers nothing is certain, because Harry may change a bid after all tricks (SK-12.7).
    fixed = not view.options.powers
    if over > 0:
        return t("sk-over-bid" if fixed else "sk-over-bid-open", **facts)
    # A ghost may take tricks and a leviathan may destroy them, so no player must take too many.
    sure = fixed and view.ghost is None and not {"kraken", "whale"} & set(view.options.expansions)
    return t("sk-under-bid" if sure else "sk-under-bid-open", **facts)


def players(snapshot: Snapshot, t: Texts) -> str:
    """Return a line for each player: total, loads, and a mark if the table waits for them.

    Once bids are shown, the line also has the bid and the tricks taken.
    """
    view: View = snapshot.view
    are_shown = _all_bids_shown(view)
    lines: list[str] = []
    for seat, (won, bid, total) in enumerate(zip(view.won, view.bids, view.totals, strict=True)):
        mark = " ⏳" if seat in view.to_act else " ✅" if seat in view.answered else ""
        parts = [points_in_words(total, t)]
        if are_shown:
            parts = [t("sk-line-taken", won=won, bid=bid or 0), t("total", points=format_points(total))]
        # Use no-break spaces, so that a line breaks only between parts.
        line = " · ".join(part.replace(" ", "\u00a0") for part in parts)
        lines.append(f"**{badge(snapshot, seat, t)}**{mark} · {line}")
    lines += _loads(snapshot, t)
    lines += [_ghost(view, t), pending_effects(snapshot, t)]
    return "\n".join(line for line in lines if line)


def _all_bids_shown(view: View) -> bool:
    """Return whether all bids are shown."""
    return all(bid is not None for bid in view.bids)


def stock_in_sight(view: View) -> tuple[int, ...] | None:
    """Return the undealt cards while this reader may look at them (SK-12.5)."""
    return view.stock if view.phase in ("play", "power", "harry") else None


def _ghost(view: View, t: Texts) -> str:
    """Return what Graybeard has taken and still holds in a two-player match; "" in other matches."""
    if view.ghost is None:
        return ""
    taken = sum(done.winner == view.seats for done in view.tricks)
    return f"**{t('ghost')}** {ghost(t)} · {t('sk-ghost', tricks=taken, cards=view.ghost)}"


def brief_points(snapshot: Snapshot, t: Texts) -> str:
    """Return each player's points, or once bids are shown the others' bids and tricks.

    Pending alliances, wagers and powers follow.
    """
    view: View = snapshot.view
    if not _all_bids_shown(view):
        points = (
            f"**{badge(snapshot, seat, t)}**\u00a0{format_points(total)}"
            for seat, total in enumerate(view.totals)
        )
        lines = [t("labelled", label=t("sk-points"), text=", ".join(points))]
    else:
        # Omit the reader, whose bid and tricks stand above, except while Harry may change the bid.
        seats = (seat for seat in range(view.seats) if seat != snapshot.seat or view.phase == "harry")
        lines = []
        for seat in seats:
            made = t("sk-line-bid", bid=view.bids[seat] or 0, won=view.won[seat])
            lines.append(f"**{badge(snapshot, seat, t)}** · {made}{_load(view, seat)}")
    lines = [f"-# {line}" for line in lines]
    return "\n".join(part for part in (*lines, _ghost(view, t), pending_effects(snapshot, t)) if part)


def _loads(snapshot: Snapshot, t: Texts) -> Iterator[str]:
    """Yield a line for each load that all players may see."""
    for seat, load in enumerate(snapshot.view.loads):
        if load is not None:
            load_text = f"{LOAD_SIGNS[load]}\u00a0{t(f'load-{load}')}"
            yield t("labelled", label=badge(snapshot, seat, t), text=load_text)


def _load(view: View, seat: int) -> str:
    """Return the sign of a seat's load, "" without one."""
    load = view.loads[seat]
    return "" if load is None else f" {LOAD_SIGNS[load]}"


def players_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return a sentence for each player's points, bid, tricks and load, then what is pending."""
    view: View = snapshot.view
    lines = []
    for seat in range(view.seats):
        key = "words-player" if view.bids[seat] is None else "words-player-bid"
        facts = {"won": view.won[seat], "bid": view.bids[seat] or 0}
        total = view.totals[seat]
        points = {"points": total, "shown": format_points(total)}
        lines.append(
            address_player(snapshot, seat, key, t, name_for_list(snapshot, seat, t), **points, **facts)
        )
        load = view.loads[seat]
        if load is not None:
            lines.append(address_player(snapshot, seat, "words-load", t, load=t(f"load-{load}")))
    if view.ghost is not None:
        taken = sum(done.winner == view.seats for done in view.tricks)
        left = t("sk-ghost", tricks=taken, cards=view.ghost)
        lines.append(t("labelled", label=t("ghost"), text=left))
    if stored := pending_effects(snapshot, t):
        lines.append(stored)
    return "\n".join(lines)


def everybody(snapshot: Snapshot, t: Texts) -> str:
    """Return all players as the message of the table lists them, in words if the reader prefers words."""
    return players_in_words(snapshot, t) if t.in_words else players(snapshot, t)
