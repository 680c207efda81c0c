"""The public message of a Skull table: everything a person standing behind nobody sees."""

from __future__ import annotations

from typing import Final

from bot.i18n import Texts
from bot.post import Block, Divider, Post, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA, crew, place_mark, then, who
from bot.present.skull import mats, options, story
from bot.seen import Seen
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
        if told := after_bet(view) and story.last_bet(seen, t):
            blocks += [Divider(), Text(told)]
        blocks += [Divider(), Text(story.now(seen, t)), Divider(), Text(story.players(seen, t))]
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
    last = story.last_bet(seen, t)
    lines = [_bet(then(seen, bet.round), bet, t) for bet in view.bets[-BETS_SHOWN:]]
    told = f"**{t('skull-all-bets')}**\n" + "\n".join(lines)
    return [Text(standing(seen, t)), Divider(), Text(last), Divider(), Text(told)]


def _bet(seen: Seen, bet: Bet, t: Texts) -> str:
    said = t("skull-bet-line", round=bet.round, player=who(seen, bet.challenger), number=bet.number)
    return said + (" 🌹" if bet.skull is None else f" 💀 {who(seen, bet.skull)}")
