"""The public message of a Skull table: everything a person standing behind nobody sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.present.post import Block, Divider, Post, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA, SheetPage, crew, place_mark, then, who
from bot.present.skull import mats, options, situation
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.skull.discs import CODES
from engine.skull.public import BETS_TO_WIN, Bet, View

BETS_SHOWN: Final = 15
"""Bets on the podium, the last ones of a long match."""


def table(seen: Seen, t: Texts) -> Post:
    """The table as spectators see it: phase, reveal, last bet, mats, rules."""
    view: View = seen.view
    ended = view.phase == "over"
    blocks: list[Block] = [Text(title(seen, t))]
    if ended:
        blocks += podium(seen, t)
    else:
        # A bet just finished is what everybody looks at first.
        if told := after_bet(view) and situation.last_bet(seen, t):
            blocks += [Divider(), Text(told)]
        blocks += [Divider(), Text(situation.now(seen, t)), Divider(), Text(situation.players(seen, t))]
    rules = Text(f"-# ⚙️ {options.rules(seen.header.options, view.seats, t)}")
    return Post(
        (*blocks, rules, Divider()),
        table=seen.header.id,
        turn=view.turn,
        accent=GOLD if ended or view.phase == "flip" else NIGHT if after_bet(view) else SEA,
        scene=Scene(
            "podium" if ended else view.phase,
            tuple(CODES[disc] for _, disc in view.flips),
            ", ".join(f"{seen.sitters[mat].name}: {mats.name(disc, t)}" for mat, disc in view.flips)
            or title(seen, t).removeprefix("## "),
        ),
    )


def epoch(view: View) -> str:
    """The round a panel is about: a round and its bet share one direct message until the next disc falls."""
    waiting = view.phase == "place" and not view.answered and view.round > 1
    return f"round {view.round - waiting}"


def title(seen: Seen, t: Texts) -> str:
    """The round, and who begins it."""
    view: View = seen.view
    if view.phase == "over":
        return f"## {t('skull-title-over')}"
    heading = f"## {t('skull-title', round=max(view.round, 1))}"
    if view.first is None or view.phase == "first":
        return heading
    return f"{heading}\n-# {t('skull-begins', player=who(seen, view.first))}"


def after_bet(view: View) -> bool:
    """True from the end of a bet until the next first discs all lie there."""
    return bool(view.bets) and view.phase in ("place", "shuffle", "lose", "first")


def standing(seen: Seen, t: Texts) -> str:
    """Who has won and how, and everybody's place."""
    view: View = seen.view
    placed = sorted((rank, seat) for seat, rank in enumerate(view.ranks))
    winner = placed[0][1]
    how = "skull-wins-bets" if view.won[winner] == BETS_TO_WIN else "skull-wins-last"
    lines = [t(how, player=crew(seen, [winner])), ""]
    for rank, seat in placed:
        player = mats.listed(seen, seat, t) if t.in_words else mats.owner(seen, seat)
        left = t("skull-is-out") if seat in view.out else t("skull-discs", count=view.discs[seat])
        lines.append(f"{place_mark(rank, t)} **{player}** · {t('skull-bets', count=view.won[seat])} · {left}")
    return "\n".join(lines)


def podium(seen: Seen, t: Texts) -> list[Block]:
    """The winner first, then the bet that decided it, then every bet in a line."""
    view: View = seen.view
    bets = _bets(seen, view.bets[-BETS_SHOWN:], t)
    return [Text(standing(seen, t)), Divider(), Text(situation.last_bet(seen, t)), Divider(), bets]


def whole(seen: Seen, t: Texts) -> list[SheetPage]:
    """Every bet of the match so far, the first ones first."""
    bets = seen.view.bets
    parts = (bets[start : start + BETS_SHOWN] for start in range(0, len(bets), BETS_SHOWN))
    return [
        SheetPage(t("skull-bets-from", first=part[0].round, last=part[-1].round), _bets(seen, part, t))
        for part in parts
    ]


def _bets(seen: Seen, bets: Sequence[Bet], t: Texts) -> Text:
    heading = f"**{t('skull-all-bets')}**"
    shown = [_bet(then(seen, bet.round), bet, t) for bet in bets]
    words = [_bet_in_words(then(seen, bet.round), bet, t) for bet in bets]
    legend = f"-# {t('skull-bets-legend')}"
    return Text("\n".join([heading, *shown, legend]), "\n".join([heading, *words]))


def _bet(seen: Seen, bet: Bet, t: Texts) -> str:
    said = t("skull-bet-line", round=bet.round, player=who(seen, bet.challenger), number=bet.number)
    return said + (" 🌹" if bet.skull is None else f" 💀 {who(seen, bet.skull)}")


def _bet_in_words(seen: Seen, bet: Bet, t: Texts) -> str:
    end = "won" if bet.skull is None else "own" if bet.skull == bet.challenger else "lost"
    facts = {"round": bet.round, "player": who(seen, bet.challenger), "number": bet.number}
    owner = "" if bet.skull is None else who(seen, bet.skull)
    return t(f"skull-bet-words-{end}", owner=owner, **facts)
