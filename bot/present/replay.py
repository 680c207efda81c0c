"""A finished match, step by step: the table as it was then, with all hands open. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.errors import House, Refused
from bot.numbers import number
from bot.people.preferences import Preferences
from bot.present import PRESENTERS, referee, tools
from bot.present.fitting import fitting
from bot.present.names import called, listed, named
from bot.present.post import Block, Button, Divider, Post, Row, Text
from bot.present.presenter import NIGHT, plain, so_far
from bot.tables.replays import Replay
from bot.tables.snapshot import Snapshot, SnapshotOf
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escaped
from engine.core import Place, RoundOver

BACK, ON, WORST = "back", "on", "worst"
STEP: Final = (BACK, ON)
TRICK: Final = ("trick-back", "trick-on")
ROUND: Final = ("round-back", "round-on")
WAYS: Final = (*STEP, *TRICK, *ROUND)
"""What leads back and on: by inputs, tricks and rounds."""
ARROWS: Final = {BACK: "◀️", ON: "▶️"}
"""What stands on a button beside its word; two longer ones without it stand side by side on a phone."""
MODES: Final = ("text", "picture")
"""How a position is shown."""
ROUNDS_TOLD: Final = 20
PICTURED: Final = Preferences(pictures="always")


class Look(NamedTuple):
    """Which position somebody looks at, in which mode, and whether it is their worst trick."""

    at: int
    mode: str = MODES[0]
    worst: bool = False


def begins(replay: Replay) -> int:
    """The position at which somebody has to decide for the first time."""
    return next((at for at in range(replay.last) if replay.move(at + 1) is not None), 0)


def led(replay: Replay, words: Sequence[str], user: int) -> Look | None:
    """Where a button leads this person, by its words: a move, the position it is pressed at, and a mode.

    None where it leads to a worst trick and there is none. Refused T-3 where it leads nowhere.
    """
    move, at, mode = words if len(words) == 3 else ("", "", "")
    here = number(at)
    if not (move in (*WAYS, *MODES, WORST) and mode in MODES and here <= replay.last):
        raise Refused(House.NOT_UNDERSTOOD)
    if move == WORST:
        found = worst(replay, user)
        return None if found is None else Look(found, mode, worst=True)
    if move in MODES:
        return Look(here, move)
    if move in (BACK, ON):
        return Look(min(max(here + (1 if move == ON else -1), 0), replay.last), mode)
    part, _, way = move.partition("-")
    trick = PRESENTERS[replay.header.game].trick
    ends = replay.ends(RoundOver) if part == "round" or trick is None else replay.ends(trick)
    if way == ON:
        return Look(next((end for end in ends if end > here), replay.last), mode)
    return Look(next((end for end in reversed(ends) if end < here), 0), mode)


def worst(replay: Replay, user: int) -> int | None:
    """The position of what cost this person most while they held their seat; None where nothing did."""
    seat = replay.seat_of(user)
    if seat is None:
        return None
    found = PRESENTERS[replay.header.game].costs(replay.events, seat)
    mine = [(cost, -at) for at, cost in found if replay.sat(user, seat, at)]
    return -max(mine)[1] if mine else None


def replayed(replay: Replay, look: Look, t: Texts, *, seated: bool, illustrated: bool) -> Post:
    """The match at a position.

    Whoever was `seated` is led to their worst trick, and whoever is shown pictures to that of the moment.
    """
    public, *own = replay.seen(look.at)

    def drawn(snapshot: Snapshot, t: Texts) -> Post:
        post = shown(replay, look, snapshot, own, t)
        pictured = illustrated and post.illustration is not None
        buttons = _buttons(replay, look, t, seated=seated, pictured=pictured)
        post = post._replace(blocks=(*post.blocks, *buttons))
        return post if look.mode == "picture" else post.without_illustration()

    return fitting(public, t, drawn)


def shown(replay: Replay, look: Look, snapshot: Snapshot, own: Sequence[Snapshot], t: Texts) -> Post:
    """The table at a position as spectators saw it, with what each seat held; nothing to press."""
    presenter = PRESENTERS[replay.header.game]
    post = presenter.table(snapshot._replace(preferences=PICTURED), t)
    hands = [
        t("labelled", label=listed(snapshot, seat, t), text=held)
        for seat, one in enumerate(own)
        if (held := presenter.held(one._replace(occupants=snapshot.occupants), t))
    ]
    hands += presenter.unheld(snapshot, own, t)
    head = _headline(post.blocks[0], t, over=look.at == replay.last)
    blocks: list[Block] = [*_about(replay, look, snapshot, t), head, *post.blocks[1:]]
    blocks += referee.told(snapshot, t)
    if hands and look.at < replay.last:
        blocks += [] if isinstance(blocks[-1], Divider) else [Divider()]
        blocks.append(Text(f"**{t('replay-hands')}**\n" + "\n".join(hands)))
    return Post(tuple(blocks), table=replay.header.id, accent=post.accent)


def _headline(headline: Block, t: Texts, *, over: bool) -> Block:
    """What the table said first, below the replay's own; small and as of then unless it is `over`."""
    if not isinstance(headline, Text):
        return headline
    if over:
        return headline._replace(text=f"##{headline.text}")
    return headline._replace(text=f"-# {t('replay-then', text=headline.text.removeprefix('# '))}")


def _about(replay: Replay, look: Look, snapshot: Snapshot, t: Texts) -> Iterator[Text]:
    """That it is a replay, how far it is, of which match; what has just been done, and what else to say."""
    head = t("replay-at", step=look.at, steps=replay.last)
    yield Text(f"# {head}\n-# {t('replay-match', match=match_id(replay.header.id))}")
    lines = []
    if (made := replay.move(look.at)) is not None:
        done = PRESENTERS[replay.header.game].made(snapshot, made, t)
        lines += [t("labelled", label=called(made.occupant.name, t), text=done)] if done else []
    lines += [t(f"replay-worst-{replay.header.game}")] if look.worst else []
    lines += _void(replay, t)
    if lines:
        yield Text("\n".join(lines))


def _void(replay: Replay, t: Texts) -> list[str]:
    if replay.void is None:
        return []
    return [t("history-void", reason=escaped(replay.void, width=60))]


def _buttons(replay: Replay, look: Look, t: Texts, *, seated: bool, pictured: bool) -> Iterator[Block]:
    """Ways to other positions, and what else there is of the match."""
    for ways in (STEP, TRICK, ROUND):
        if ways is not TRICK or PRESENTERS[replay.header.game].trick is not None:
            yield Row(tuple(_way(move, replay, look, t) for move in ways))
    where, others = f"{look.at} {look.mode}", []
    if seated:
        others.append(Button(t(f"replay-to-worst-{replay.header.game}"), f"@replay {WORST} {where}"))
    if pictured:
        other = next(mode for mode in MODES if mode != look.mode)
        others.append(Button(t(f"replay-{other}"), f"@replay {other} {where}"))
    if others:
        yield Row(tuple(others))
    yield tools.menu([*tools.REPLAYED], t, tools.REPLAYED, "panel-papers")


def _way(move: str, replay: Replay, look: Look, t: Texts) -> Button:
    there = look.at < replay.last if move.endswith(ON) else look.at > 0
    return Button(
        t(f"replay-{move}"),
        f"@replay {move} {look.at} {look.mode}",
        "primary" if move == ON else "secondary",
        ARROWS.get(move),
        disabled=not there,
    )


def stored(replay: Replay, t: Texts) -> Post:
    """What is left of a match that today's rules do not replay: its version, and the points as they stand."""
    header = replay.header
    snapshot: Snapshot = SnapshotOf(header, replay.occupants(), None, None, ())
    about = t(
        "replay-version", match=match_id(header.id), version=header.rules_version, now=replay.game.version
    )
    lines = [f"## {t(f'game-{header.game}')}", about, *_void(replay, t)]
    lines += so_far(snapshot, [Place(**place) for place in header.standing or []], t)
    rounds = []
    for played, standing in enumerate(replay.standings(), start=1):
        totals = {place["seat"]: place["points"] for place in standing}
        said = ", ".join(f"{named(snapshot, seat, t)} {plain(totals[seat])}" for seat in sorted(totals))
        rounds.append(t("replay-after", round=played, points=said))
    blocks: list[Block] = [Text("\n".join(lines)), Text("\n".join(rounds[-ROUNDS_TOLD:]))]
    return Post((*blocks, Row((Button(t("button-log"), "@log"),))), table=header.id, accent=NIGHT)
