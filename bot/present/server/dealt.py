"""The page of `/server stats`: what seats, people and robots were dealt, beside what chance would give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import SEA
from bot.tables.dealt import PEOPLE, ROBOTS, Group, Luck
from bot.texts.sentences import Texts
from engine import GAMES

ACTION: Final = "@server-dealt"


def dealt_page(game: str, matches: int, found: Mapping[str, Mapping[Group, Luck]], t: Texts) -> Post:
    """Return the luck of each group in a server's newest matches of a game, with buttons to other games."""
    head = f"## {t('dealt-title', game=t(f'game-{game}'))}"
    lines = [head, f"-# {t('dealt-of', matches=matches)}" if matches else t("dealt-none")]
    every = [luck for groups in found.values() for luck in groups.values()]
    if every:
        usual = sum(luck.is_usual for luck in every)
        lines.append(t("dealt-usual", usual=usual, figures=len(every)))
    blocks: list[Block] = [Text("\n".join(lines))]
    for kind, groups in found.items():
        order: list[Group] = [*sorted(group for group in groups if isinstance(group, int)), PEOPLE, ROBOTS]
        rows = [_line(group, groups[group], t) for group in order if group in groups]
        blocks.append(Text("\n".join([f"**{t(f'dealt-kind-{kind}')}**", *rows])))
    if every:
        blocks.append(Text(f"-# {t('dealt-legend')}"))
    games = tuple(Button(t(f"game-{key}"), f"{ACTION} {key}", disabled=key == game) for key in GAMES)
    blocks.append(Row(games))
    return Post(tuple(blocks), accent=SEA)


def _line(group: Group, luck: Luck, t: Texts) -> str:
    if isinstance(group, int):
        name = t("dealt-seat", seat=group + 1)
    else:
        name = t("dealt-people" if group == PEOPLE else "dealt-robots")
    text = t("dealt-line", mean=luck.mean, chance=luck.chance, error=luck.error)
    return f"- {t('labelled-plain', label=name, text=text)}"
