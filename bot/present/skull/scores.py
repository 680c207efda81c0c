"""The challenges and the podium of Skull as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.mats import Mat, Mats, OwnDiscs
from bot.art.strip import LaidCard, LastTrickOrBet
from bot.present.names import address_player, plain_name, plain_name_or_you
from bot.present.play import faces, scores
from bot.present.play.tabletop import ribbon
from bot.present.post import Illustration, Text, as_sentences
from bot.present.presenter import at_round_end
from bot.present.skull import mats, situation
from bot.present.skull.podium import standing
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import CODES, ROSE, Disc
from engine.skull.public import BETS_TO_WIN, Bet, View

MOST_DISCS: Final = 6
"""Most discs in the strip of a bet; of a longer bet, the last discs are shown."""


class _Challenge(NamedTuple):
    """The public state of the mats: `heights` counts each mat's discs, flipped ones included.

    `challenger` is None before the first claim of a round. `ribbon` says how the bet ended, or is "".
    `now` tells whether the mats also show the discs left and the bets won.
    """

    challenger: Seat | None
    number: int
    heights: tuple[int, ...]
    flips: Sequence[tuple[Seat, Disc]]
    ribbon: str = ""
    now: bool = False


def challenge(snapshot: Snapshot, t: Texts) -> list[Illustration]:
    """Return the mats while the challenger flips others' discs, or after the bet has ended; else []."""
    view: View = snapshot.view
    if view.phase == "flip" and view.challenger is not None:
        turning = len(view.flips) == view.heights[view.challenger]
        if not turning:
            return []
        shown = _Challenge(view.challenger, view.number, view.heights, view.flips)
    elif situation.after_bet(view):
        return [last_bet(snapshot, t)]
    else:
        return []
    return [_picture(snapshot, shown, t)]


def last_bet(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return every mat as it was when the last bet ended."""
    bet = snapshot.view.bets[-1]
    return _picture(at_round_end(snapshot, bet.round), _ended(bet, t), t)


def _ended(bet: Bet, t: Texts) -> _Challenge:
    """Return the public state of the mats at the end of a bet."""
    ribbon = t("skull-picture-won" if bet.skull is None else "skull-picture-lost")
    return _Challenge(bet.challenger, bet.number, bet.heights, bet.flips, ribbon)


def mats_picture(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return every mat as it is now or at the end of the last bet, and the reader's own discs.

    A ribbon says how the last bet ended, or what it brought the reader. The discs of that bet stay visible
    until new discs are laid.
    """
    view: View = snapshot.view
    bet = view.last_bet if situation.after_bet(view) else None
    is_placing = view.phase == "place"
    if view.phase == "flip" and view.challenger is not None:
        shown = _Challenge(view.challenger, view.number, view.heights, view.flips)
    elif bet is not None and not is_placing:
        shown = _ended(bet, t)
    else:
        heights = tuple(situation.height(view, seat) for seat in range(view.seats))
        shown = _Challenge(view.challenger, view.number, heights, ())
    drawn = _picture(snapshot, shown._replace(now=True), t)
    assert isinstance(drawn.picture, Mats)
    laid = tuple(_with_marks(mat, snapshot, seat, t) for seat, mat in enumerate(drawn.picture.mats))
    own, own_in_words = _own_discs(snapshot, t)
    picture = drawn.picture._replace(mats=laid, own=own)
    sentences = [drawn.alt, own_in_words]
    if bet is not None:
        above = situation.ribbon(snapshot, bet, t)
        picture = picture._replace(ribbon=above, last=_discs(snapshot, bet, t) if is_placing else None)
        outcome = situation.round_outcome(snapshot, bet.round, t)
        sentences.insert(0, outcome or f"{above}.")
    return Illustration(picture, as_sentences(sentences))


def _discs(snapshot: Snapshot, bet: Bet, t: Texts) -> LastTrickOrBet:
    """Return the discs flipped in a bet, in order, after the challenger's face."""
    before = at_round_end(snapshot, bet.round)
    drawn = (
        catalogue.disc(mats.mat(before, seat).key, CODES[disc]) for seat, disc in bet.flips[-MOST_DISCS:]
    )
    laid = tuple(LaidCard(disc, "") for disc in drawn)
    return LastTrickOrBet(t("skull-ribbon-last"), laid, None, faces.drawing(before, bet.challenger))


def _with_marks(mat: Mat, snapshot: Snapshot, seat: Seat, t: Texts) -> Mat:
    """Return the mat with marks for a player who must act, a first disc laid, or a pass."""
    view: View = snapshot.view
    secret = view.phase == "place"
    lit = seat in view.to_act and not (secret and seat != snapshot.seat)
    note = mat.note
    if view.phase == "bid" and seat in view.passed:
        note = t("skull-picture-passed")
    name = t("you-short") if seat == snapshot.seat else mat.name
    done = secret and seat in situation.known_answers(view)
    return mat._replace(name=name, must_act=lit, done=done, note=note, out=seat in view.out)


def _own_discs(snapshot: Snapshot, t: Texts) -> tuple[OwnDiscs | None, str]:
    """Return the reader's own discs as drawings and in words; None and "" for a reader without discs."""
    view: View = snapshot.view
    if snapshot.seat is None or not (view.hand or view.pile):
        return None, ""
    key = mats.mat(snapshot, snapshot.seat).key
    down, _ = mats.own_pile(view)
    hand, pile = (tuple(catalogue.disc(key, CODES[disc]) for disc in discs) for discs in (view.hand, down))
    labels = t("skull-hand"), t("skull-pile-seen", count=len(down))
    piles_in_words = [
        t("labelled", label=label, text=f"{mats.names(discs, t)}.").replace("**", "")
        for label, discs in zip(labels, (view.hand, down), strict=True)
        if discs
    ]
    return OwnDiscs(hand, pile, labels[0], t("skull-pile-drawn", count=len(down))), " ".join(piles_in_words)


def podium(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a picture of each player's place, with the bets they have won."""
    view: View = snapshot.view
    order = sorted(range(view.seats), key=lambda seat: (view.ranks[seat], seat))
    shown = [(seat, view.ranks[seat], view.won[seat]) for seat in order]
    title, about = t("skull-victory"), t("skull-title-bets")
    drawn = scores.podium(snapshot, title, about, shown, t, lambda won: t("skull-bets", count=won))
    return drawn._replace(fallback=Text(standing(snapshot, t)))


def _picture(snapshot: Snapshot, shown: _Challenge, t: Texts) -> Illustration:
    laid = tuple(_mat(snapshot, shown, seat, t) for seat in range(len(snapshot.occupants)))
    sentences = [shown.ribbon] if shown.ribbon else []
    if shown.challenger is not None:
        player = plain_name_or_you(snapshot, shown.challenger, t)
        claim = address_player(snapshot, shown.challenger, "skull-challenge", t, player, number=shown.number)
        sentences.append(f"{claim}.")
    above = _ribbon(snapshot, shown, t)
    mats_in_words = "; ".join(
        t(
            "alt-laid",
            player=t(
                "mat-owner", player=plain_name_or_you(snapshot, seat, t), mat=mats.mat_name(snapshot, seat, t)
            ),
            what=_describe(snapshot, mat, shown, seat, t),
        )
        for seat, mat in enumerate(laid)
    )
    return Illustration(Mats(laid, above), as_sentences([*sentences, mats_in_words]))


def _mat(snapshot: Snapshot, shown: _Challenge, seat: Seat, t: Texts) -> Mat:
    view: View = snapshot.view
    flipped = tuple(CODES[disc] for disc in _flipped(shown, seat))
    challenges, out = seat == shown.challenger, seat in view.out
    return Mat(
        mats.mat(snapshot, seat).key,
        plain_name(snapshot.occupants[seat].name, t),
        str(seat + 1),
        won=view.won[seat] > 0,
        down=shown.heights[seat] - len(flipped),
        flipped=flipped,
        discs=str(view.discs[seat]) if shown.now else "",
        wins=f"{view.won[seat]}/{BETS_TO_WIN}" if shown.now else "",
        note=t("skull-is-out") if out else "",
        bid=str(shown.number) if challenges else "",
        out=out,
    )


def _flipped(shown: _Challenge, seat: Seat) -> list[Disc]:
    return [disc for mat, disc in shown.flips if mat == seat]


def _count_found(shown: _Challenge) -> int:
    """Return how many roses have been flipped."""
    return sum(disc == ROSE for _, disc in shown.flips)


def _ribbon(snapshot: Snapshot, shown: _Challenge, t: Texts) -> str:
    """Return the words above the mats: the end of the bet, the roses found, or the highest claim."""
    if shown.ribbon:
        return shown.ribbon
    if shown.challenger is None:
        turns = snapshot.view.phase == "turn"
        return t("skull-ribbon-unclaimed", count=sum(shown.heights)) if turns else ""
    if snapshot.view.phase == "flip":
        found = _count_found(shown)
        return ribbon(snapshot, "skull-ribbon-flips", shown.challenger, t, found=found, count=shown.number)
    return ribbon(snapshot, "skull-ribbon-claims", shown.challenger, t, count=shown.number)


def _describe(snapshot: Snapshot, mat: Mat, shown: _Challenge, seat: Seat, t: Texts) -> str:
    """Return the discs on a mat, the discs its player has left and the bets won, in words."""
    view: View = snapshot.view
    parts = [mat.note] if mat.note else []
    if mat.bid:
        parts.append(t("skull-picture-found", found=_count_found(shown), count=shown.number))
    if mat.down or not (mat.flipped or mat.out or (shown.now and view.phase == "place")):
        parts.append(t("skull-picture-down", count=mat.down))
    if mat.flipped:
        parts.append(t("skull-picture-up", discs=mats.names(_flipped(shown, seat), t)))
    if shown.now and not mat.out:
        parts.append(t("skull-picture-left", count=view.discs[seat]))
    if shown.now and view.won[seat]:
        parts.append(t("skull-bets", count=view.won[seat]))
    return ", ".join(parts)
