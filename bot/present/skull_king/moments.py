"""The most remarkable trick of a round, as a picture.

A round shows at most two pictures: the revealed bids, and the score pad. The first remarkable trick replaces
the pad; in the last round, which ends with the podium, the trick replaces the bids.
"""

from __future__ import annotations

from bot.art.trick import CardState, PlayedCard
from bot.art.trick import Trick as Shown
from bot.present.names import plain_name
from bot.present.post import Illustration, strip_markdown
from bot.present.presenter import format_signed
from bot.present.skull_king.cards import drawing, full_name, printed_text
from bot.present.skull_king.reasons import reason
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.cards import KIND, KRAKEN, NUMBER, WHALE, Card
from engine.skull_king.public import Trick, View


def remarkable_kind(done: Trick) -> str:
    """Return why a trick is remarkable: kraken, whale or capture; "" for an ordinary trick."""
    if done.winner is None:
        return "kraken" if done.rule == "SK-7.2" else "whale"
    if done.rule == "SK-7.3":
        return "whale"
    return "capture" if any(KIND[card] != NUMBER for card in _captured(done)) else ""


def pictured_trick(view: View) -> Trick | None:
    """Return the pictured trick of this round; never the last trick, because the score follows at once."""
    return next((done for done in view.tricks if done.number < view.dealt and remarkable_kind(done)), None)


def shows_bids(view: View) -> bool:
    """Return whether the bids are pictured: in the last round only if that round has a single trick."""
    return view.round < len(view.rounds) or view.dealt == 1


def trick_to_show(view: View) -> Trick | None:
    """Return the remarkable trick to show until the next card is played, or None."""
    done = pictured_trick(view)
    fresh = view.phase in ("play", "power") and not view.trick and view.tricks[-1:] == (done,)
    return done if fresh else None


def trick(snapshot: Snapshot, done: Trick, t: Texts) -> Illustration:
    """Return the picture of a remarkable trick: the winning card, the captured ones, and their bonus."""
    title = t(f"sk-moment-{remarkable_kind(done)}")
    taken, paid = _captured(done), sum(bonus.points for bonus in done.bonuses)
    points = format_signed(paid) if paid else ""
    laid = tuple(
        PlayedCard(drawing(card, t), printed_text(card, t), name(snapshot, seat, t), str(seat + 1), stands)
        for seat, card in done.plays
        for stands in [_card_state(done, seat, card, taken)]
    )
    explanation = strip_markdown(reason(done, lambda seat: name(snapshot, seat, t), t.with_words(True)))
    plays = "; ".join(
        t("alt-laid", player=name(snapshot, seat, t), what=full_name(card, t)) for seat, card in done.plays
    )
    return Illustration(
        Shown(laid, title, points), f"{title} {points and f'{points}. '}{plays}. {explanation}"
    )


def _captured(done: Trick) -> set[Card]:
    """Return the cards with a bonus that the winner of the trick took from others."""
    own = {card for seat, card in done.plays if seat == done.winner}
    return {card for bonus in done.bonuses for card in bonus.cards} - own


def _card_state(done: Trick, seat: Seat, card: Card, taken: set[Card]) -> CardState:
    if seat == done.winner:
        return "best"
    if card in taken:
        return "lost"
    why, kind = remarkable_kind(done), KIND[card]
    if done.winner is None:
        return "" if kind == (KRAKEN if why == "kraken" else WHALE) else "lost"
    return "lost" if why == "whale" and kind not in (NUMBER, WHALE) else ""


def name(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a player's name as plain text; for the third seat of a two-player table, Graybeard's."""
    return t("ghost") if seat == len(snapshot.occupants) else plain_name(snapshot.occupants[seat].name, t)
