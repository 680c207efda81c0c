"""A finished match, step by step: the table as it was then, with all hands open. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bot.errors import House, Refused
from bot.numbers import number
from bot.people.preferences import Preferences
from bot.present import PRESENTERS, referee, tools
from bot.present.fitting import fitting
from bot.present.names import called, listed, named
from bot.present.post import Block, Button, Divider, Option, Plain, Post, Row, Text
from bot.present.presenter import GOLD, NIGHT, SEA, plain, so_far
from bot.tables.replays import Replay
from bot.tables.snapshot import Made, Snapshot, SnapshotOf
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escaped
from engine.core import MatchOver, Place, RoundOver, Seat

BACK, ON, WORST = "back", "on", "worst"
STEP: Final = (BACK, ON)
TRICK: Final = ("trick-back", "trick-on")
ROUND: Final = ("round-back", "round-on")
WAYS: Final = (*STEP, *TRICK, *ROUND)
"""What leads back and on: by inputs, tricks and rounds."""
ARROWS: Final = {BACK: "◀️", ON: "▶️"}
"""What stands on a button beside its word."""
TEXT, PICTURE, SCORE = "text", "picture", "score"
MODES: Final = (TEXT, PICTURE, SCORE)
"""How a position is shown: in words with all hands, as what ended with it, or as what a round has come to."""
ROUNDS_TOLD: Final = 20
WAITED_FOR: Final = "⏳"
"""Stands beside whoever had still to decide; a line below says so."""
PICTURED: Final = Preferences(pictures="always")
UNPICTURED: Final = Preferences(pictures="never")


class Look(NamedTuple):
    """Which position somebody looks at, in which mode, and whether it is their worst trick."""

    at: int
    mode: str = MODES[0]
    worst: bool = False


def begins(replay: Replay) -> int:
    """The position at which somebody has to decide for the first time."""
    return next((at for at in range(replay.last) if replay.move(at + 1) is not None), 0)


def stops(replay: Replay) -> list[Look]:
    """Return where a replay in pictures stops: each trick or bet, bids shown, the score of each round."""
    presenter, found = PRESENTERS[replay.header.game], []
    for at, events in enumerate(replay.events, start=1):
        if any(isinstance(event, presenter.stops) for event in events):
            found.append(Look(at, PICTURE))
        scored = not presenter.quick and any(isinstance(event, RoundOver) for event in events)
        if scored or at == replay.last:
            found.append(Look(at, SCORE))
    return found


def opened(replay: Replay, *, illustrated: bool) -> Look:
    """Return where a replay opens: at its first picture, else where somebody has to decide first."""
    return stops(replay)[0] if illustrated and replay.last else Look(begins(replay))


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
        return None if found is None else Look(found, TEXT if mode == TEXT else PICTURE, worst=True)
    if move == TEXT:
        return Look(here)
    if move in MODES or mode != TEXT:
        return _turned(stops(replay), Look(here, mode if move in WAYS else PICTURE), move)
    if move in (BACK, ON):
        return Look(min(max(here + (1 if move == ON else -1), 0), replay.last), mode)
    part, _, way = move.partition("-")
    trick = PRESENTERS[replay.header.game].trick
    ends = replay.ends(RoundOver) if part == "round" or trick is None else replay.ends(trick)
    if way == ON:
        return Look(next((end for end in ends if end > here), replay.last), mode)
    return Look(next((end for end in reversed(ends) if end < here), 0), mode)


def _turned(there: Sequence[Look], look: Look, move: str) -> Look:
    """Return the stop to which a move leads from a look; the nearest one for what moves nowhere."""
    order = [(stop.at, MODES.index(stop.mode)) for stop in there]
    here = (look.at, MODES.index(look.mode))
    if move not in WAYS:
        return next((stop for stop in reversed(there) if stop.at <= look.at), there[0])
    wanted = [
        (at, stop)
        for at, stop in zip(order, there, strict=True)
        if (at > here if move.endswith(ON) else at < here) and (move not in ROUND or stop.mode == SCORE)
    ]
    if wanted:
        return (wanted[0] if move.endswith(ON) else wanted[-1])[1]
    return there[-1] if move.endswith(ON) else there[0]


def worst(replay: Replay, user: int) -> int | None:
    """The position of what cost this person most while they held their seat; None where nothing did."""
    seat = replay.seat_of(user)
    if seat is None:
        return None
    found = PRESENTERS[replay.header.game].costs(replay.events, seat)
    mine = [(cost, -at) for at, cost in found if replay.sat(user, seat, at)]
    return -max(mine)[1] if mine else None


def worst_of_round(snapshot: Snapshot, t: Texts) -> Post | None:
    """Return what cost the reader most in the round just scored; None for nothing, or in the next."""
    game, presenter = snapshot.header.game, PRESENTERS[snapshot.header.game]
    seen = None if snapshot.view is None else presenter.worst(snapshot)
    if seen is None or seen.seat is None:
        return None
    shown, number = presenter.ended(seen, t), seen.view.tricks[-1].number
    return Post(
        (
            Text(f"# {t(f'replay-broke-{game}')}"),
            Text(f"-# {t('replay-round-trick', round=seen.view.round, number=number)}"),
            shown._replace(instead=Text(escaped(shown.alt))),
            Text(f"-# {presenter.why(seen, seen.seat, t)}"),
        ),
        table=snapshot.header.id,
        accent=GOLD,
    )


def replayed(replay: Replay, look: Look, t: Texts, *, seat: Seat | None, illustrated: bool) -> Post:
    """Return the match at a position, in pictures for whoever is shown those.

    Whoever had a `seat` is led to what cost them most.
    """
    public, *own = replay.seen(look.at)
    look = look if illustrated and not t.in_words else look._replace(mode=TEXT)

    def written(snapshot: Snapshot, t: Texts) -> Post:
        post = shown(replay, look, snapshot, own, t)
        buttons = _buttons(replay, look, t, seated=seat is not None, pictured=illustrated)
        return post._replace(blocks=(*post.blocks, *buttons)).without_illustration()

    def drawn(snapshot: Snapshot, t: Texts) -> Post:
        buttons = _buttons(replay, look, t, seated=seat is not None, pictured=True)
        blocks = (*_pictured(replay, look, snapshot, seat, t), *buttons)
        plain = Plain(lambda: fitting(public, t, written))
        return Post(blocks, table=replay.header.id, accent=GOLD if look.worst else SEA, plain=plain)

    return fitting(public, t, written if look.mode == TEXT else drawn)


def _pictured(replay: Replay, look: Look, snapshot: Snapshot, seat: Seat | None, t: Texts) -> Iterator[Block]:
    """Yield a position as one picture: what has just ended, or the score; why that was somebody's worst."""
    game, presenter = replay.header.game, PRESENTERS[replay.header.game]
    table = presenter.table(snapshot._replace(preferences=PICTURED), t)
    if look.worst:
        line = f"# {t(f'replay-broke-{game}')}"
    elif look.mode == SCORE:
        line = table.blocks[0].text if isinstance(table.blocks[0], Text) else ""
    else:
        line = f"# {_ended(replay, look, snapshot, t)}"
    yield Text(line, passing=True)
    yield Text(f"-# {_stop(replay, look, t)}")
    score = table.illustration if look.mode == SCORE else None
    yield score or presenter.ended(snapshot, t)
    why = [presenter.why(snapshot, seat, t)] if look.worst and seat is not None else []
    if lines := [*filter(None, why), *_void(replay, t)]:
        yield Text("\n".join(f"-# {line}" for line in lines))


def _ended(replay: Replay, look: Look, snapshot: Snapshot, t: Texts) -> str:
    """Return which trick has just ended; what else has, as it is told in words."""
    presenter, events = PRESENTERS[replay.header.game], replay.events[look.at - 1]
    kind = presenter.trick
    done: Any = next((event for event in events if kind is not None and isinstance(event, kind)), None)
    if done is None:
        told = presenter.event(snapshot, events, t)
        return f"{told[:1].upper()}{told[1:]}"
    rounds = sum(end < look.at for end in replay.ends(RoundOver))
    return t("replay-round-trick", round=rounds + 1, number=done.trick.number)


def _stop(replay: Replay, look: Look, t: Texts) -> str:
    """Return which match it is, and which of its stops."""
    there = stops(replay)
    step = sum((stop.at, MODES.index(stop.mode)) <= (look.at, MODES.index(look.mode)) for stop in there)
    return t("replay-stop", match=match_id(replay.header.id), step=step, steps=len(there))


def shown(replay: Replay, look: Look, snapshot: Snapshot, own: Sequence[Snapshot], t: Texts) -> Post:
    """The table at a position as spectators saw it, with what each seat held; nothing to press."""
    presenter = PRESENTERS[replay.header.game]
    post = presenter.table(snapshot._replace(preferences=UNPICTURED), t)
    hands = []
    for seat, one in enumerate(own):
        there = one._replace(occupants=snapshot.occupants)
        hands.append(
            _hand(listed(snapshot, seat, t), presenter.held(there, t), presenter.chosen(there, t), t)
        )
    hands += [_hand(label, cards, "", t) for label, cards in presenter.unheld(snapshot, own, t)]
    head = Text(f"# {_title(replay, look, snapshot, post.blocks[0], t)}\n-# {_about(replay, look, t)}")
    blocks: list[Block] = [head, *_notes(replay, look, t), *post.blocks[1:], *referee.told(snapshot, t)]
    if any(isinstance(block, Text) and WAITED_FOR in block.text for block in blocks):
        blocks.insert(len(blocks) - isinstance(blocks[-1], Divider), Text(f"-# {t('replay-marks')}"))
    if any(hands) and look.at < replay.last:
        blocks += [] if isinstance(blocks[-1], Divider) else [Divider()]
        blocks.append(Text(f"**{t('replay-hands')}**\n{_apart(t).join(filter(None, hands))}"))
    return Post(tuple(blocks), table=replay.header.id, accent=post.accent)


def _apart(t: Texts) -> str:
    """What stands between two hands: an empty line, unless each is one line in words."""
    return "\n" if t.in_words else "\n\n"


def _hand(label: str, held: str, chosen: str, t: Texts) -> str:
    """What somebody holds below their name, with what they have chosen in secret; in words on one line."""
    if not held:
        return ""
    if t.in_words:
        return t("labelled", label=label, text=", ".join(filter(None, (held, chosen))))
    return "\n".join((" · ".join(filter(None, (f"**{label}**", chosen))), held))


def _title(replay: Replay, look: Look, snapshot: Snapshot, headline: Block, t: Texts) -> str:
    """What has just come about: a trick, a move; where a round ended or nobody moved, as the table."""
    presenter, made = PRESENTERS[replay.header.game], replay.move(look.at)
    events = replay.events[look.at - 1] if look.at else ()
    if look.worst or not any(isinstance(event, RoundOver | MatchOver) for event in events):
        if told := presenter.event(snapshot, events, t):
            return t("replay-head", what=told)
        if made is not None and (done := presenter.made(snapshot, made, t)):
            return t("replay-head", what=_made(made, done, presenter.bids, t))
    return t("replay-head-table", what=headline.text.removeprefix("# ")) if isinstance(headline, Text) else ""


def _made(made: Made, done: str, bids: bool, t: Texts) -> str:
    """Who has done what."""
    player = called(made.occupant.name, t)
    verb, *items = made.action.split()
    if bids and verb == "bid":
        return t("replay-bid", player=player, bid=items[0])
    return t("replay-made", player=player, what=done)


def _about(replay: Replay, look: Look, t: Texts) -> str:
    """That it is a replay, of which match, and how far it is."""
    return t("replay-at", match=match_id(replay.header.id), step=look.at, steps=replay.last)


def _notes(replay: Replay, look: Look, t: Texts) -> Iterator[Text]:
    """That it is somebody's worst trick; that the match is void."""
    lines = [t(f"replay-worst-{replay.header.game}")] if look.worst else []
    lines += _void(replay, t)
    if lines:
        yield Text("\n".join(lines))


def _void(replay: Replay, t: Texts) -> list[str]:
    if replay.void is None:
        return []
    return [t("history-void", reason=escaped(replay.void, width=60))]


def _buttons(replay: Replay, look: Look, t: Texts, *, seated: bool, pictured: bool) -> Iterator[Block]:
    """One move back and on; in one menu all other positions, and what else there is of the match."""
    where = f"{look.at} {look.mode}"
    yield Row(tuple(_way(move, replay, look, t) for move in STEP))
    tricks = look.mode == TEXT and PRESENTERS[replay.header.game].trick is not None
    others = [
        Option(t(f"replay-{move}"), f"replay {move} {where}")
        for move in ((*TRICK, *ROUND) if tricks else ROUND)
        if _leads(move, replay, look)
    ]
    if seated:
        others.append(Option(t(f"replay-to-worst-{replay.header.game}"), f"replay {WORST} {where}"))
    if pictured and not t.in_words:
        other = PICTURE if look.mode == TEXT else TEXT
        others.append(Option(t(f"replay-{other}"), f"replay {other} {where}"))
    papers = tools.menu([*tools.REPLAYED], t, tools.REPLAYED, "replay-menu")
    yield papers._replace(options=(*others, *papers.options))


def _leads(move: str, replay: Replay, look: Look) -> bool:
    """Return whether there is anything that way."""
    if look.mode != TEXT:
        return _turned(stops(replay), look, move) != look._replace(worst=False)
    return look.at < replay.last if move.endswith(ON) else look.at > 0


def _way(move: str, replay: Replay, look: Look, t: Texts) -> Button:
    return Button(
        t(f"replay-{move}"),
        f"@replay {move} {look.at} {look.mode}",
        "primary" if move == ON else "secondary",
        ARROWS.get(move),
        disabled=not _leads(move, replay, look),
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
