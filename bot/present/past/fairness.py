"""The page "Was it fair?" of a finished match: its opened seal, what was checked again, how to check it.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.present import PRESENTERS
from bot.present.names import player_name
from bot.present.play.robots import describe_player
from bot.present.post import Block, Button, Divider, File, Post, Row, Text
from bot.present.presenter import GOLD, NIGHT, SEA, format_points
from bot.tables.fairness import Findings
from bot.tables.replays import Replay
from bot.texts.match_ids import match_id
from bot.texts.rules_help import topics
from bot.texts.sentences import Texts
from engine.ai import VERSION

HELP: Final = "fairness"
"""The help text about robots and seals."""


def unsealed_page(replay: Replay, t: Texts) -> Post:
    """Return a sentence that the match has no seal, with the buttons to the help."""
    text = f"# {t('button-fair')}\n-# {_name(replay, t)}\n{t('fair-unsealed')}"
    return Post((Text(text), Row(_help_buttons(t))), table=replay.header.id, accent=NIGHT)


def fairness_page(replay: Replay, found: Findings, log: str, t: Texts) -> Post:
    """Return the opened seal of a match and what was checked, with its log as a file."""
    if found.wrong is None:
        head = t("fair-holds")
    else:
        head = t("fair-fails" if found.verdict is None else "fair-robots")
    blocks: list[Block] = [
        Text(f"# {head}\n-# {_name(replay, t)}"),
        Text("\n".join(f"- {line}" for line in _checked(replay, found, t))),
        *_hands(replay, found, t),
        Divider(),
        Text("\n".join(_opened(replay, found, t))),
        Divider(),
        Text(f"{t('fair-check')}\n-# {t('fair-believed')}"),
        Row((*_help_buttons(t), Button(t("replay-page"), "@match-page"))),
    ]
    file = File(f"yo-ho-ho-{replay.header.id}.txt", log)
    accent = SEA if found.wrong is None else GOLD
    return Post(tuple(blocks), table=replay.header.id, accent=accent, file=file)


def _name(replay: Replay, t: Texts) -> str:
    return f"{t(f'game-{replay.header.game}')} · {match_id(replay.header.id)}"


def _checked(replay: Replay, found: Findings, t: Texts) -> Iterator[str]:
    """Yield a line about each thing that was checked again."""
    verdict, wrong = found.verdict, found.wrong
    if verdict is not None:
        yield t("fair-draws", draws=verdict.deals)
    if wrong is not None:
        yield t("fair-line" if verdict is None else "fair-line-robot", line=wrong.line)
    elif verdict is not None:
        if verdict.moves:
            yield t("fair-moves", moves=verdict.moves)
        if verdict.instead:
            yield t("fair-instead", moves=verdict.instead)
        if verdict.skipped:
            others = found.log.robots != VERSION
            yield t("fair-old-robots" if others else "fair-skipped", moves=verdict.skipped)
    if found.move is not None:
        snapshot = replay.snapshots_at(found.move - 1)[0]
        player = player_name(snapshot, found.log.inputs[found.move - 1][0], t)
        yield t("fair-move" if found.same else "fair-move-other", step=found.move, player=player)


def _hands(replay: Replay, found: Findings, t: Texts) -> list[Block]:
    """Return what the cards of each seat were worth, the highest points first; [] where none are dealt."""
    snapshot = replay.snapshots_at(0)[0]
    ranked = sorted(enumerate(found.worths), key=lambda pair: -pair[1])
    lines = [
        t("fair-hand", player=player_name(snapshot, seat, t), points=format_points(round(worth)))
        for seat, worth in ranked
    ]
    return [Text("\n".join((t("fair-hands"), *(f"- {line}" for line in lines))))] if lines else []


def _opened(replay: Replay, found: Findings, t: Texts) -> Iterator[str]:
    """Yield the lines of the opened seal: the seal, and everything it is made of."""
    assert found.log.luck is not None
    begun, header = replay.snapshots_at(0)[0], replay.header
    yield t("fair-seal", seal=found.log.seal)
    yield f"- {t('labelled', label=t('fair-secret'), text=f'`{found.log.luck.secret.hex()}`')}"
    rules = PRESENTERS[header.game].lobby.describe_rules(header.options, header.seats, t)
    version = t("fair-version", version=header.rules_version)
    yield f"- {t('labelled', label=t(f'game-{header.game}'), text=f'{version}; {rules}')}"
    seats = ", ".join(describe_player(begun, seat, t) for seat in range(header.seats))
    yield f"- {t('labelled', label=t('fair-seats'), text=seats)}"


def _help_buttons(t: Texts) -> tuple[Button, ...]:
    return tuple(Button(topic.title, f"@rules-of {HELP} {topic.key}") for topic in topics(HELP, t.locale))
