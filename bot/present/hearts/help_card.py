"""The help card of one table."""

from __future__ import annotations

from bot.present.hearts import options
from bot.present.hearts.snapshot import Snapshot
from bot.present.play.french import COURT, SUIT_ORDER, sign, suit_of
from bot.present.presenter import HelpCard
from bot.seating.player_counts import seats_for
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts
from engine.hearts import GAME


def card(snapshot: Snapshot, t: Texts) -> HelpCard:
    """Return the help card: the game in short, the meaning of its signs, and the options in force."""
    seats = seats_for(GAME, snapshot.header.options, len(snapshot.occupants))
    in_force = options.rules(snapshot.header.options, seats, t)
    return HelpCard(f"{rules.topic_text('hearts', t.locale, 'card')}\n{_signs(t)}-# {in_force}")


def _signs(t: Texts) -> str:
    """Return the meaning of the cards' signs and letters; "" in words-only style, which has no signs."""
    if t.in_words:
        return ""
    suits = " · ".join(f"{sign(suit, t)}\u00a0{suit_of(suit, t)}" for suit in SUIT_ORDER)
    ranks = " · ".join(f"{t(f'rank-{rank}-letter')}\u00a0{t(f'rank-{rank}')}" for rank in COURT.values())
    return f"-# {t('hearts-help-signs', suits=suits, ranks=ranks)}\n"
