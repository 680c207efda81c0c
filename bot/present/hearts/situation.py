"""The cards on the table and the latest events, in sentences shared by the table and the panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.present.hearts.snapshot import Snapshot
from bot.present.names import address_player, badge, name_for_list, name_or_you, names_of, player_name
from bot.present.play.french import card_in_sentence, definite, face, full_name, label, short, suit_of
from bot.present.play.tricks import card_line, mark_news, play_sentence, plays_line, small_print, would_take
from bot.present.play.tricks import leader_lines as winning
from bot.present.post import Text
from bot.present.presenter import at_round_end, format_points, points_in_words
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.french import SUIT, Card
from engine.hearts.cards import PENALTY, QUEEN_OF_SPADES
from engine.hearts.options import TRICKS, TWO
from engine.hearts.play import breaks_hearts
from engine.hearts.public import Trick, View, pass_recipient


def is_scoring(view: View) -> bool:
    """Return whether the pad of the last round is on the table, with all players' points."""
    return view.phase == "deal" and bool(view.sheet)


def subtitle_lines(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return the lines below the headline: the round, and during it whose tie is broken, or what wins.

    Experienced players get no reminder of what wins.
    """
    view: View = snapshot.view
    lines = [title(snapshot, t)]
    if view.phase in ("pass", "play"):
        tied = names_of(snapshot, view.tied, t)
        if tied:
            lines.append(t("hearts-extra-now", players=tied))
        elif snapshot.seat is None or snapshot.novice:
            lines.append(t("hearts-aim"))
    return lines


def title(snapshot: Snapshot, t: Texts) -> str:
    """Return the round and, except for a reader who waits and whose panel is not updated, the trick."""
    view: View = snapshot.view
    if view.phase == "over":
        return t("hearts-title-over")
    if is_scoring(view):
        return t("hearts-title-scored")
    parts = [_round(view, t)]
    if view.phase == "play" and (snapshot.seat is None or view.choices):
        parts.append(t("hearts-trick", number=len(view.tricks) + 1, tricks=TRICKS[view.seats]))
    return " · ".join(parts)


def heading(snapshot: Snapshot, t: Texts) -> str:
    """Return the round, its dealer, and where three cards are passed: facts that hold for the whole round."""
    view: View = snapshot.view
    parts = [_round(view, t)]
    if view.dealer is not None and view.phase != "deal":
        parts.append(address_player(snapshot, view.dealer, "hearts-dealer", t))
        parts += [t(f"hearts-pass-{view.direction}")] if view.seats != TWO else []
    return " · ".join(parts)


def _round(view: View, t: Texts) -> str:
    """Return the round being played or, until the next deal, the round whose score is shown."""
    # After scoring, read the tie from the sheet, because the view already describes the next round.
    tied = view.sheet[-1].tied if is_scoring(view) else view.tied
    if tied:
        return t("hearts-title-extra")
    number = max(view.round, 1)
    rounds = view.options.count_rounds(view.seats)
    if rounds is not None and number <= rounds:
        return t("hearts-title-of", round=number, rounds=rounds)
    return t("hearts-title", round=number)


def unfinished_trick(snapshot: Snapshot, t: Texts) -> str:
    """Return the unfinished trick in order of play, who would take it, its points, and the players' calls."""
    view: View = snapshot.view
    lines = _laid(snapshot, view.trick, t)
    if view.winning is not None:
        # Omit the reason for the player whose turn it is, who gets advice with the same reason.
        why = "" if snapshot.seat in view.to_act else led_suit(view, t)
        lines += winning(snapshot, len(lines), view.winning, player_name(snapshot, view.winning, t), t, why)
    if points := trick_points(view):
        lines.append(f"-# {t('hearts-in-trick', count=points)}")
    return "\n".join([*lines, *(f"-# {cry}" for cry in cries(snapshot, view.trick, t))])


def _laid(snapshot: Snapshot, plays: Iterable[tuple[Seat, Card]], t: Texts) -> list[str]:
    """Return the cards of a trick in order, each with its player."""
    return [card_line(name_or_you(snapshot, seat, t), face(card, t), label(card, t)) for seat, card in plays]


def led_suit(view: View, t: Texts) -> str:
    """Return the led suit, and that the highest card of that suit takes the trick (H-4)."""
    sentence = t("hearts-led", suit=suit_of(SUIT[view.trick[0][1]], t))
    return sentence[0].upper() + sentence[1:]


def trick_points(view: View) -> int:
    """Return the points in the unfinished trick (H-1.2)."""
    return sum(PENALTY[card] for _, card in view.trick)


def unfinished_trick_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return a sentence for each card of the unfinished trick; later cards than the reader's are news."""
    view: View = snapshot.view
    sentences = ["\n".join(_played(snapshot, seat, card, t)) for seat, card in view.trick]
    lines = mark_news(snapshot, view.trick, sentences, t, earlier=bool(view.tricks))
    if view.winning is not None:
        lines.append(would_take(snapshot, view.winning, player_name(snapshot, view.winning, t), t))
    return "\n".join(lines)


def _played(snapshot: Snapshot, seat: Seat, card: Card, t: Texts) -> list[str]:
    return [
        play_sentence(snapshot, seat, player_name(snapshot, seat, t), definite(card, t), t),
        *cries(snapshot, [(seat, card)], t),
    ]


def cries(snapshot: Snapshot, plays: Iterable[tuple[Seat, Card]], t: Texts) -> list[str]:
    """Return what players called out with these plays (H-3.7): the queen, and the round's first heart."""
    view: View = snapshot.view
    opened = _breaking_card(view)
    lines = []
    for seat, card in plays:
        if card == QUEEN_OF_SPADES:
            lines.append(t("hearts-pum", player=name_or_you(snapshot, seat, t)))
        if card == opened:
            lines.append(t("hearts-bubble", player=name_or_you(snapshot, seat, t)))
    return lines


def _breaking_card(view: View) -> Card | None:
    """Return the card that broke hearts in this round, or None (H-3.5, R-H-04)."""
    played = (card for plays in (*(done.plays for done in view.tricks), view.trick) for _, card in plays)
    return next((card for card in played if breaks_hearts(card, view.options)), None)


def last_trick(snapshot: Snapshot, t: Texts) -> str:
    """Return the last finished trick: its taker, points and cards, and what was called out."""
    view: View = snapshot.view
    done = view.tricks[-1]
    sentence = t("labelled", label=t("trick-previous"), text=describe_taker(snapshot, done, t))
    return "\n".join([sentence, *_laid(snapshot, done.plays, t), *cries(snapshot, done.plays, t)])


def last_in_small(snapshot: Snapshot, t: Texts) -> list[Text]:
    """Return the last finished trick in small letters; [] before the first trick of the match.

    The previous round's last trick remains until the first card of the next round.
    """
    view: View = snapshot.view
    done = view.last_trick
    if done is None or (view.trick and not view.tricks):
        return []
    final = not view.tricks or view.phase in ("deal", "over")
    before = snapshot if view.tricks else at_round_end(snapshot, view.sheet[-1].round)
    written = full_name if t.in_words else short
    plays = plays_line(((name_or_you(before, seat, t), written(card, t)) for seat, card in done.plays), t)
    sentence = describe_taker(before, done, t)
    called = cries(snapshot, done.plays, t) if t.in_words and view.tricks else []
    return [small_print(plays, "\n".join([sentence, *called]), t, final=final)]


def describe_taker(snapshot: Snapshot, done: Trick, t: Texts) -> str:
    """Return who took a trick with which card and why, for how many points (H-4)."""
    card = next(card for seat, card in done.plays if seat == done.winner)
    return address_player(
        snapshot, done.winner, "hearts-taken", t, count=done.points, card=card_in_sentence(card, t)
    )


def unbroken_note(snapshot: Snapshot, t: Texts) -> list[Text]:
    """Return that hearts may not be led, while that rule holds before a trick (H-3.5)."""
    view: View = snapshot.view
    if view.phase != "play" or view.broken or view.trick:
        return []
    sentence = t("hearts-unbroken")
    return [Text(f"-# {sentence}", sentence, is_temporary=True)]


def points(view: View, seat: Seat, t: Texts) -> str:
    """Return a seat's points before this round, and the points taken in this round so far."""
    before = view.totals[seat]
    if taken := view.taken[seat] if view.phase == "play" else 0:
        return t("hearts-now", total=points_in_words(before, t), taken=taken)
    return t("total", points=format_points(before))


def total_points(points: int, t: Texts) -> str:
    """Return the points of all rounds with their label."""
    return t("hearts-in-all", points=points, shown=format_points(points))


def players(snapshot: Snapshot, t: Texts) -> str:
    """Return a line for each player: points taken in this round, total, sanctions, and marks.

    The marks show whom the table waits for.
    """
    return "\n".join(_line(snapshot, seat, t) for seat in range(snapshot.view.seats))


def brief_points(snapshot: Snapshot, t: Texts) -> str:
    """Return each player's points on one line, with the points of this round, and the referee's cards."""
    view: View = snapshot.view
    taken = view.taken if view.phase == "play" else (0,) * view.seats
    parts = []
    for seat in range(view.seats):
        points = f"**{badge(snapshot, seat, t)}**\u00a0{format_points(view.totals[seat])}"
        points += f"\u00a0+\u00a0{taken[seat]}" if taken[seat] else ""
        parts.append(" · ".join([points, *honours(view, seat, t, SANCTIONS)]))
    label = t("hearts-points-now" if any(taken) else "hearts-points")
    return "-# " + t("labelled", label=label, text=", ".join(parts))


def _mark(view: View, seat: Seat) -> str:
    return " ⏳" if seat in view.to_act else " ✅" if seat in view.answered else ""


def _line(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    view: View = snapshot.view
    name = f"**{badge(snapshot, seat, t)}**{_mark(view, seat)}"
    if view.phase == "pass":
        to = name_or_you(snapshot, pass_recipient(view.direction, seat, view.seats), t)
        name = t("hearts-passes-to", player=name, receiver=to)
    parts = [name, points(view, seat, t), *honours(view, seat, t, SANCTIONS)]
    if view.changes[seat] < view.options.undo_per_match:
        parts.append(t("hearts-has-changed"))
    return " · ".join(parts)


SANCTIONS: Final = ("yellow", "black")
HONOURS: Final = ("stars", "moons", *SANCTIONS)


def honours(view: View, seat: Seat, t: Texts, of: Sequence[str] = HONOURS) -> list[str]:
    """Return the stars, moons and referee's cards of a seat in words, limited to the kinds `of`."""
    counts = (view.stars[seat], moons(view, seat), view.yellow[seat], view.black[seat])
    earned = zip(HONOURS, counts, strict=True)
    return [
        t(f"fact-{key}", count=count).replace(" ", "\u00a0") for key, count in earned if count and key in of
    ]


def moons(view: View, seat: Seat) -> int:
    """Return a seat's moons, except in extra rounds, which only decide ties (H-5.3, R-H-07)."""
    return sum(sheet.moon == seat and not sheet.tied for sheet in view.sheet)


def players_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return sentences for each player: points, to whom they pass cards, honours."""
    view: View = snapshot.view
    lines = []
    for seat in range(view.seats):
        label, total = name_for_list(snapshot, seat, t), view.totals[seat]
        if view.phase == "play":
            facts = {"points": total, "count": view.taken[seat]}
            lines.append(address_player(snapshot, seat, "hearts-words-player", t, label, **facts))
        else:
            lines.append(
                address_player(snapshot, seat, "words-player", t, label, points=total, shown=str(total))
            )
        if view.phase == "pass":
            to = pass_recipient(view.direction, seat, view.seats)
            key = "hearts-words-passes-on" if to == snapshot.seat else "hearts-words-passes"
            lines.append(address_player(snapshot, seat, key, t, receiver=player_name(snapshot, to, t)))
        if earned := honours(view, seat, t):
            lines.append(t("labelled", label=name_or_you(snapshot, seat, t), text=", ".join(earned)))
    return "\n".join(lines)


def everybody(snapshot: Snapshot, t: Texts) -> str:
    """Return all players as the message of the table lists them, in words if the reader prefers words."""
    return players_in_words(snapshot, t) if t.in_words else players(snapshot, t)
