"""The score pad, the moon and the podium of Hearts as pictures."""

from __future__ import annotations

from bot.art.moon import Moon
from bot.art.pad import Cell, Round, Sign
from bot.present.hearts.podium import awards, standing
from bot.present.hearts.sheet import by_place, counts, in_words, match_aim
from bot.present.hearts.situation import moons, total_points
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import plain_name
from bot.present.play import scores
from bot.present.play.french import definite, drawing, letter
from bot.present.post import Block, Illustration, Text, as_sentences
from bot.present.presenter import format_signed
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.french import DECK
from engine.hearts.cards import PENALTY, QUEEN_OF_SPADES
from engine.hearts.public import RoundSheet, View

EXTRA = "+"
"""Label on the pad of a round that only breaks a tie."""


def round_blocks(snapshot: Snapshot, lines: Text, t: Texts) -> list[Block]:
    """Return a finished round: its pad, or if somebody shot the moon, its `lines` and the moon below them."""
    done: RoundSheet = snapshot.view.sheet[-1]
    return [pad(snapshot, lines, t)] if done.moon is None else [lines, moon(snapshot, done, t)]


def pad(snapshot: Snapshot, lines: Text, t: Texts) -> Illustration:
    """Return a picture of each player's points and total round by round, stars and moons marked.

    `lines` is the text of the last round, for readers without pictures.
    """
    view: View = snapshot.view
    seats = range(view.seats)
    rounds = [
        Round(EXTRA if done.tied else str(done.round), tuple(_cell(done, seat) for seat in seats))
        for done in view.sheet
    ]
    descriptions = [_points_in_words(view.sheet[-1], seat, t) for seat in seats]
    drawn = scores.pad(snapshot, "hearts", rounds, descriptions, t)
    starred = [done.star is not None and not done.tied for done in view.sheet]
    # Omit the legend for a star of this round, which a separate sentence below explains.
    star = [t("hearts-pad-star")] if any(starred) and not starred[-1] else []
    return drawn._replace(fallback=lines, caption=" ".join([*star, match_aim(view, t)]))


def moon(snapshot: Snapshot, done: RoundSheet, t: Texts) -> Illustration:
    """Return the picture of a moon that was shot: all cards with points, in one hand (H-5.3)."""
    name = plain_name(snapshot.occupants[done.moon or 0].name, t)
    queen = definite(QUEEN_OF_SPADES, t)
    title, about = t("hearts-moon-title"), t("hearts-moon-picture", seats=snapshot.view.seats, queen=queen)
    cards = tuple((drawing(card), letter(card, t)) for card in DECK if PENALTY[card])
    alt = f"{title} {t('alt-laid', player=name, what=about)}"
    return Illustration(Moon(title, name, str((done.moon or 0) + 1), about, cards), alt)


def result(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a picture of the last round's rows: stars and moons so far, points, total."""
    view: View = snapshot.view
    done = view.sheet[-1]
    earlier = view.sheet[-2].totals if len(view.sheet) > 1 else None
    before = (
        view.ranks if earlier is None else [1 + sum(other < mine for other in earlier) for mine in earlier]
    )
    rows = [
        scores.Line(
            seat,
            view.ranks[seat],
            before[seat],
            "",
            done.points[seat] if counts(done, seat) else None,
            view.totals[seat],
            stars=view.stars[seat],
            moons=moons(view, seat),
        )
        for seat in by_place(view)
    ]
    alt = as_sentences([in_words(snapshot, done, t.with_words(True)), match_aim(view, t)])
    stars = t("hearts-scored-stars") if any(view.stars) else ""
    columns = stars, t("hearts-scored-round"), t("sheet-total")
    return scores.round_picture(snapshot, t("hearts-scored-aim"), columns, rows, alt, t)


def list_rounds(view: View, seat: Seat, t: Texts) -> list[scores.PlayedRound]:
    """Return what each round brought a seat, and whether it shot the moon."""
    return [
        scores.PlayedRound(
            _cell(done, seat), done.points[seat], t("hearts-moon-title") if done.moon == seat else ""
        )
        for done in view.sheet
    ]


def podium(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a picture of each player's place."""
    view: View = snapshot.view
    shown = [(seat, view.ranks[seat], view.totals[seat]) for seat in by_place(view)]
    title = t("hearts-victory", count=view.ranks.count(1))
    drawn = scores.podium_of_points(snapshot, title, shown, t, awards(snapshot, t))
    return drawn._replace(fallback=Text(standing(snapshot, t)))


def _cell(done: RoundSheet, seat: Seat) -> Cell:
    if not counts(done, seat):
        return Cell("·", str(done.totals[seat]))
    sign: Sign = "moon" if done.moon == seat else "star" if done.star == seat and not done.tied else ""
    return Cell(format_signed(done.points[seat]), str(done.totals[seat]), sign)


def _points_in_words(done: RoundSheet, seat: Seat, t: Texts) -> str:
    total = total_points(done.totals[seat], t)
    if not counts(done, seat):
        return total
    return t("hearts-brought", taken=format_signed(done.points[seat]), total=total)
