"""Draw the discs in a Skull player's hand."""

from __future__ import annotations

from bot.art import catalogue
from bot.present.play import at_hand
from bot.present.post import Illustration
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull.discs import CODES
from engine.skull.public import View


def look(snapshot: Snapshot, t: Texts) -> Illustration | None:
    """Return a picture of the discs in the reader's hand; None for an empty hand."""
    view: View = snapshot.view
    if snapshot.seat is None:
        return None
    own = mats.mat(snapshot, snapshot.seat).key
    hand = [at_hand.Card(catalogue.disc(own, CODES[disc]), "", mats.name(disc, t)) for disc in view.hand]
    shown = at_hand.hand_picture(hand, None, (), t, discs=True)
    alt = t("labelled", label=t("skull-hand"), text=f"{mats.names(view.hand, t)}.").replace("**", "")
    return None if shown is None else shown._replace(alt=alt)
