"""The end of a match: winner, places, the bet that decided it, and a line for every bet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.present.names import address_player, name_or_you, player_name
from bot.present.post import Text
from bot.present.presenter import SheetPage, at_round_end, place_mark
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull.public import Bet, View

BETS_SHOWN: Final = 15
"""Bets on a page of the score sheet."""


def standing(snapshot: Snapshot, t: Texts) -> str:
    """Return each player's place, bets won and discs left, one line a player."""
    view: View = snapshot.view
    lines = []
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(view.ranks)):
        player = mats.owner_for_list(snapshot, seat, t) if t.in_words else mats.owner(snapshot, seat, t)
        left = t("skull-is-out") if seat in view.out else t("skull-discs", count=view.discs[seat])
        lines.append(f"{place_mark(rank, t)} **{player}** · {t('skull-bets', count=view.won[seat])} · {left}")
    return "\n".join(lines)


def sheet_pages(snapshot: Snapshot, t: Texts) -> list[SheetPage]:
    """Return the pages of the match so far: every bet in order."""
    bets = snapshot.view.bets
    parts = (bets[start : start + BETS_SHOWN] for start in range(0, len(bets), BETS_SHOWN))
    return [
        SheetPage(t("skull-bets-from", first=part[0].round, last=part[-1].round), _bets(snapshot, part, t))
        for part in parts
    ]


def _bets(snapshot: Snapshot, bets: Sequence[Bet], t: Texts) -> Text:
    heading = f"**{t('skull-all-bets')}**"
    shown = [_bet(at_round_end(snapshot, bet.round), bet, t) for bet in bets]
    words = [_bet_in_words(at_round_end(snapshot, bet.round), bet, t) for bet in bets]
    legend = f"-# {t('skull-bets-legend')}"
    return Text("\n".join([heading, *shown, legend]), "\n".join([heading, *words]))


def _bet(snapshot: Snapshot, bet: Bet, t: Texts) -> str:
    claim = address_player(snapshot, bet.challenger, "skull-bet-line", t, round=bet.round, number=bet.number)
    return claim + (" 🌹" if bet.skull is None else f" 💀 {name_or_you(snapshot, bet.skull, t)}")


def _bet_in_words(snapshot: Snapshot, bet: Bet, t: Texts) -> str:
    end = "won" if bet.skull is None else "own" if bet.skull == bet.challenger else "lost"
    facts: dict[str, Any] = {"round": bet.round, "number": bet.number}
    if end == "lost" and bet.skull == snapshot.seat:
        return t("skull-bet-words-yours", player=player_name(snapshot, bet.challenger, t), **facts)
    owner = "" if bet.skull is None else player_name(snapshot, bet.skull, t)
    return address_player(snapshot, bet.challenger, f"skull-bet-words-{end}", t, owner=owner, **facts)
