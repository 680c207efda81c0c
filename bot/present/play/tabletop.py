"""The picture of a game in play, filled in by each game's presenter: seats, ribbon and last trick."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from bot.art.chip import Chip, Mark
from bot.art.strip import LaidCard, LastTrickOrBet
from bot.art.tabletop import Tabletop
from bot.present.names import address_player, plain_name
from bot.present.play.at_hand import hand_in_words, trick_in_words
from bot.present.play.faces import drawing
from bot.present.play.last_cards import plays_itself
from bot.present.post import as_sentences
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

GHOST: Final = "disc_ghost_back"
"""The drawing of Graybeard's ghost, whom no player controls (SK-10)."""


def shows_picture(snapshot: Snapshot, t: Texts) -> bool:
    """Return whether this reader's messages show the game as a picture."""
    return snapshot.preferences.always_illustrated and not t.in_words


def chip(
    snapshot: Snapshot,
    seat: Seat,
    t: Texts,
    *,
    figure: str = "",
    total: str = "",
    good: bool | None = None,
) -> Chip:
    """Return a seat as the picture shows it; the seat after the last player's seat is Graybeard's ghost."""
    if seat == len(snapshot.occupants):
        return Chip(GHOST, t("ghost"), str(seat + 1), figure, total, "", good)
    name = t("you-short") if seat == snapshot.seat else plain_name(snapshot.occupants[seat].name, t)
    return Chip(drawing(snapshot, seat), name, str(seat + 1), figure, total, "", good)


def playing_order(seats: int, plays: Sequence[tuple[Seat, object]], first: Seat) -> list[Seat]:
    """Return all seats in playing order: those that have played, then the others in turn.

    If nobody has played, `first` leads.
    """
    done = [seat for seat, _ in plays]
    after = (done[-1] + 1 if done else first) % seats
    rest = [(after + step) % seats for step in range(seats)]
    return done + [seat for seat in rest if seat not in done]


def ribbon(snapshot: Snapshot, key: str, seat: Seat, t: Texts, **facts: object) -> str:
    """Return a sentence about a seat for the picture's top; if the reader has the seat, use `<key>-you`."""
    ghost = seat == len(snapshot.occupants)
    player = t("ghost") if ghost else plain_name(snapshot.occupants[seat].name, t)
    return address_player(snapshot, seat, key, t, player, **facts)


def trick(
    snapshot: Snapshot,
    t: Texts,
    lay: Callable[[Any], LaidCard],
    chips: Callable[[Seat], Chip],
    hand: Sequence[Any],
    *,
    seats: int,
    first: Seat,
    playing: bool,
) -> Tabletop:
    """Return the picture of the current trick, or of the one just over, with all `chips` and the hand.

    `lay` draws a card. `first` leads if nobody has played. `playing` is false while players make a secret
    choice, when no earlier trick is shown.
    """
    view = snapshot.view
    previous = taken_trick(view)
    laid, best = (view.trick, view.winning) if previous is None else (previous.plays, previous.winner)
    marked = [
        chips(seat)._replace(
            mark=_trick_mark(view, seat, best if laid else None, over=previous is not None)
            if playing
            else _choice_mark(view, seat)
        )
        for seat in playing_order(seats, laid, first)
    ]
    return Tabletop(
        chips=tuple(marked),
        laid=tuple(lay(card) for _, card in laid),
        best=_index_of_seat(laid, best),
        last=_previous_trick(snapshot, lay, t) if playing and previous is None and view.tricks else None,
        hand=tuple((drawn.card, drawn.words) for drawn in map(lay, hand)),
        slots=playing and bool(view.trick or snapshot.seat in view.to_act),
    )


def taken_trick(view: Any) -> Any:
    """Return the trick that has just been taken, until the next card is played; else None."""
    return view.tricks[-1] if view.tricks and not view.trick else None


def playable(view: Any) -> Sequence[Any]:
    """Return the cards that may be played now; empty if the reader need not play."""
    found: Sequence[Any] = next((choice.items for choice in view.choices if choice.verb == "play"), ())
    return found


def describe_picture(
    snapshot: Snapshot,
    t: Texts,
    full: Callable[[Any], str],
    player: Callable[[Seat], str],
    hand: Sequence[Any],
    playable: Collection[int] | None,
    everybody: str,
) -> str:
    """Return the picture in words: the hand, the trick, and the figures of `everybody`.

    `full` names a card, and `player` a seat. `playable` holds the indexes of the playable cards in the hand,
    None if the reader need not play.
    """
    view = snapshot.view
    previous = taken_trick(view)
    laid, best = (view.trick, view.winning) if previous is None else (previous.plays, previous.winner)
    sentences = [hand_in_words([full(card) for card in hand], playable, t)] if hand else []
    if laid:
        plays = ((player(seat), full(card), seat == best) for seat, card in laid)
        sentences.append(trick_in_words(plays, t, over=previous is not None))
    return as_sentences([*sentences, everybody])


def is_scored(view: Any) -> bool:
    """Return whether a round, or the match, has just been scored."""
    return bool(view.sheet) and view.phase in ("deal", "over")


def short_task(snapshot: Snapshot, headline: Callable[[Snapshot, Texts], str], t: Texts) -> str:
    """Return in a few words what kind of card the reader has to play.

    If the last card is played automatically, return the whole headline.
    """
    if len(snapshot.view.hand) == 1:
        return headline(snapshot, t) if plays_itself(snapshot) else t("short-last")
    return t("short-play" if snapshot.view.trick else "short-lead")


def _choice_mark(view: Any, seat: Seat) -> Mark:
    """Return the mark of a seat that has chosen in secret; for a player, only the mark of their own seat.

    The table's message follows the others' choices, and a panel does not.
    """
    if view.seat not in (None, seat):
        return ""
    own = seat == view.seat and seat in view.to_act
    return "turn" if own else "done" if seat in view.answered else ""


def _trick_mark(view: Any, seat: Seat, best: Seat | None, *, over: bool) -> Mark:
    """Return the mark of a seat that must play, or that takes the trick."""
    if seat == best and (over or seat not in view.to_act):
        return "best"
    return "turn" if seat in view.to_act else ""


def _index_of_seat(plays: Sequence[tuple[Seat, Any]], best: Seat | None) -> int | None:
    return next((place for place, (seat, _) in enumerate(plays) if seat == best), None)


def _previous_trick(snapshot: Snapshot, lay: Callable[[Any], LaidCard], t: Texts) -> LastTrickOrBet | None:
    """Return the previous trick as a strip; None if nobody took it."""
    previous = snapshot.view.tricks[-1]
    if previous.winner is None:
        return None
    laid = tuple(lay(card) for _, card in previous.plays)
    return LastTrickOrBet(
        t("ribbon-last"),
        laid,
        _index_of_seat(previous.plays, previous.winner),
        chip(snapshot, previous.winner, t).face,
    )
