"""The private page of calls: what somebody wants to be called to, and the host's button that calls people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.present.names import join_phrases
from bot.present.post import Block, Button, Option, Post, Row, Text, option_button
from bot.present.presenter import SEA
from bot.records.boards import EVERY_GAME
from bot.seating.calling import MOST_CALLED
from bot.texts.sentences import Texts
from engine import GAMES

WIDTH: Final = 2
"""Buttons side by side on the page."""


def call_page(
    wanted: Collection[str],
    game: str,
    t: Texts,
    *,
    table: int = 0,
    may_call: bool = False,
    pings: bool = True,
) -> Post:
    """Return the page for a person at a lobby of this game, with the button that calls if they `may_call`.

    Without `pings` the person has switched off mentions, so that nobody calls them.
    """
    lines = [f"# {t('calls-title')}", _wanted_line(wanted, t)]
    lines += [] if pings or not wanted else [f"-# {t('calls-muted')}"]
    choices = (
        Option(t("calls-this", game=t(f"game-{game}")), "this", chosen=game in wanted),
        Option(t("calls-all"), "all", chosen=EVERY_GAME in wanted),
        Option(t("calls-none"), "none", chosen=not wanted),
    )
    buttons = tuple(option_button(f"@bell {game}", choice, t) for choice in choices)
    why = Text(f"-# {t('calls-why', most=MOST_CALLED)}")
    blocks: list[Block] = [Text("\n".join(lines)), Row(buttons, WIDTH), why]
    if may_call:
        blocks.append(Row((call_button(t),)))
    return Post(tuple(blocks), table=table, accent=SEA)


def call_button(t: Texts) -> Button:
    """Return the button with which a host or moderator calls people who want to play."""
    return Button(t("button-call"), "@call", "primary")


def _wanted_line(wanted: Collection[str], t: Texts) -> str:
    """Return the sentence that says to which games a person is called."""
    if EVERY_GAME in wanted:
        return t("calls-now-all")
    games = [t(f"game-{game}") for game in GAMES if game in wanted]
    return t("calls-now-games", games=join_phrases(games, t)) if games else t("calls-now-none")
