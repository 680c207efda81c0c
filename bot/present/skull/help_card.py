"""The help card of one table."""

from __future__ import annotations

from bot.present.presenter import HelpCard
from bot.present.skull import mats, options
from bot.present.skull.snapshot import Snapshot
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts
from engine.skull import GAME
from engine.skull.discs import ROSE, SKULL


def card(snapshot: Snapshot, t: Texts) -> HelpCard:
    """Return the help card: the game in short, the meaning of its signs, and the options in force."""
    in_force = options.rules(snapshot.header.options, max(snapshot.header.seats, min(GAME.seats)), t)
    return HelpCard(f"{rules.topic_text('skull', t.locale, 'card')}\n{_signs(snapshot, t)}-# {in_force}")


def _signs(snapshot: Snapshot, t: Texts) -> str:
    """Return the meaning of the discs' signs and the backs of this table's mats; "" in words-only style."""
    if t.in_words:
        return ""
    own = [mats.mat(snapshot, seat) for seat in range(len(snapshot.occupants))]
    backs = " · ".join(f"{mats.picture(mat, t)}\u00a0{mats.back(mat, t)}" for mat in own)
    rose, skull = (mats.sign((*own, mats.Mat("crab", "crab"))[0], disc, t) for disc in (ROSE, SKULL))
    signs = {"rose": rose, "skull": skull, "unknown": mats.unknown(t)}
    return f"-# {t('skull-help-signs', backs=backs, **signs)}\n"
