"""The step-by-step replay of a finished match: the table at each position, with all hands open.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.people.preferences import Preferences
from bot.present import PRESENTERS, referee
from bot.present.names import escaped_name, name_for_list, name_or_you
from bot.present.play import tools
from bot.present.play.fitting import shorten_to_fit
from bot.present.play.hint import hints_note
from bot.present.post import ALT_LIMIT, Block, Button, Divider, Option, PlainForm, Post, Row, Text
from bot.present.presenter import GOLD, NIGHT, SEA, format_points, standing_lines
from bot.tables.replays import Replay
from bot.tables.snapshot import AutomaticMove, Snapshot, SnapshotOf
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escape_name
from engine.core import MatchOver, Place, RoundOver, Seat

BACK, ON, WORST = "back", "on", "worst"
STEP: Final = (BACK, ON)
TRICK: Final = ("trick-back", "trick-on")
ROUND: Final = ("round-back", "round-on")
WAYS: Final = (*STEP, *TRICK, *ROUND)
"""The moves through a replay: back and on by inputs, tricks and rounds."""
ARROWS: Final = {BACK: "◀️", ON: "▶️"}
"""The emoji of a button, beside its label."""
TEXT, PICTURE, SCORE = "text", "picture", "score"
MODES: Final = (TEXT, PICTURE, SCORE)
"""How a position is shown: in words with all hands, as a picture of what ended with it, or as the score."""
ROUNDS_TOLD: Final = 20
WAITED_FOR: Final = "⏳"
"""The mark beside a player who still had to decide; a line below explains it."""
PICTURED: Final = Preferences(pictures="always")
UNPICTURED: Final = Preferences(pictures="never")


class ReplayView(NamedTuple):
    """A position in a replay, the display mode, and whether the position is the reader's worst trick."""

    at: int
    mode: str = MODES[0]
    worst: bool = False


class Step(NamedTuple):
    """A replay button: a move or the mode to change to, and the button's own position and mode."""

    move: str
    at: int
    mode: str


def first_decision(replay: Replay) -> int:
    """Return the position at which a player has to decide for the first time."""
    return next((at for at in range(replay.last) if replay.move(at + 1) is not None), 0)


def stops(replay: Replay) -> list[ReplayView]:
    """Return the stops of a replay in pictures: each trick or bet, the bids, the score of each round."""
    presenter, found_stops = PRESENTERS[replay.header.game], []
    for at, events in enumerate(replay.events, start=1):
        if any(isinstance(event, presenter.replay.stop_events) for event in events):
            found_stops.append(ReplayView(at, PICTURE))
        scored = not presenter.play.has_quick_rounds and any(isinstance(event, RoundOver) for event in events)
        if scored or at == replay.last:
            found_stops.append(ReplayView(at, SCORE))
    return found_stops


def opening_view(replay: Replay, *, illustrated: bool) -> ReplayView:
    """Return where a replay opens: at its first picture, or else where a player first has to decide."""
    return (
        stops(replay)[0]
        if _has_pictures(replay, illustrated) and replay.last
        else ReplayView(first_decision(replay))
    )


def _has_pictures(replay: Replay, illustrated: bool) -> bool:
    """Return whether the replay is shown in pictures: if the reader likes pictures and the game has any."""
    return illustrated and bool(PRESENTERS[replay.header.game].replay.stop_events)


def resolve_button(replay: Replay, step: Step, user: int) -> ReplayView | None:
    """Return the view that a button opens for this person; None for a missing worst trick."""
    move, here, mode = step
    if move == WORST:
        worst_position = worst(replay, user)
        return (
            None
            if worst_position is None
            else ReplayView(worst_position, TEXT if mode == TEXT else PICTURE, worst=True)
        )
    if move == TEXT:
        return ReplayView(here)
    if move in MODES or mode != TEXT:
        return _stop_after_move(stops(replay), ReplayView(here, mode if move in WAYS else PICTURE), move)
    if move in (BACK, ON):
        return ReplayView(min(max(here + (1 if move == ON else -1), 0), replay.last), mode)
    unit, _, direction = move.partition("-")
    trick = PRESENTERS[replay.header.game].replay.trick_event
    ends = replay.ends(RoundOver) if unit == "round" or trick is None else replay.ends(trick)
    if direction == ON:
        return ReplayView(next((end for end in ends if end > here), replay.last), mode)
    return ReplayView(next((end for end in reversed(ends) if end < here), 0), mode)


def _stop_after_move(all_stops: Sequence[ReplayView], look: ReplayView, move: str) -> ReplayView:
    """Return the stop to which a move leads; for a change of mode, the last stop up to the position."""
    order = [(stop.at, MODES.index(stop.mode)) for stop in all_stops]
    here = (look.at, MODES.index(look.mode))
    if move not in WAYS:
        return next((stop for stop in reversed(all_stops) if stop.at <= look.at), all_stops[0])
    wanted = [
        (at, stop)
        for at, stop in zip(order, all_stops, strict=True)
        if (at > here if move.endswith(ON) else at < here) and (move not in ROUND or stop.mode == SCORE)
    ]
    if wanted:
        return (wanted[0] if move.endswith(ON) else wanted[-1])[1]
    return all_stops[-1] if move.endswith(ON) else all_stops[0]


def worst(replay: Replay, user: int) -> int | None:
    """Return the position of the trick or bet that cost this person most while seated, or None."""
    seat = replay.seat_of(user)
    if seat is None:
        return None
    find_costs = PRESENTERS[replay.header.game].replay.find_costs
    costs = () if find_costs is None else find_costs(replay.events, seat)
    own_costs = [(cost, -at) for at, cost in costs if replay.held_seat(user, seat, at)]
    return -max(own_costs)[1] if own_costs else None


def worst_of_round(snapshot: Snapshot, t: Texts) -> Post | None:
    """Return the reader's costliest trick of the round just scored, as a message, or None."""
    game, presenter = snapshot.header.game, PRESENTERS[snapshot.header.game]
    seen = None if snapshot.view is None else presenter.replay.find_worst_trick(snapshot)
    if seen is None or seen.seat is None:
        return None
    shown, number = presenter.replay.draw_end(seen, t), seen.view.tricks[-1].number
    if shown is None:
        return None
    return Post(
        (
            Text(f"# {t(f'replay-broke-{game}')}"),
            Text(f"-# {t('replay-round-trick', round=seen.view.round, number=number)}"),
            shown._replace(fallback=Text(escape_name(shown.alt, ALT_LIMIT))),
            Text(f"-# {presenter.replay.explain_cost(seen, seen.seat, t)}"),
        ),
        table=snapshot.header.id,
        accent=GOLD,
    )


def replay_page(replay: Replay, look: ReplayView, t: Texts, *, seat: Seat | None, illustrated: bool) -> Post:
    """Return the match at a position, in pictures if the reader is shown pictures.

    A reader who had a `seat` gets a button to the trick or bet that cost them most.
    """
    public, *own = replay.snapshots_at(look.at)
    illustrated = _has_pictures(replay, illustrated)
    look = look if illustrated and not t.in_words else look._replace(mode=TEXT)

    def written(snapshot: Snapshot, t: Texts) -> Post:
        post = position_page(replay, look, snapshot, own, t)
        buttons = _buttons(replay, look, t, seated=seat is not None, pictured=illustrated)
        return post._replace(blocks=(*post.blocks, *buttons)).without_illustration()

    def drawn(snapshot: Snapshot, t: Texts) -> Post:
        buttons = _buttons(replay, look, t, seated=seat is not None, pictured=True)
        blocks = (*_picture_blocks(replay, look, snapshot, seat, t), *buttons)
        plain = PlainForm(lambda: shorten_to_fit(public, t, written))
        return Post(blocks, table=replay.header.id, accent=GOLD if look.worst else SEA, plain=plain)

    return shorten_to_fit(public, t, written if look.mode == TEXT else drawn)


def _picture_blocks(
    replay: Replay, look: ReplayView, snapshot: Snapshot, seat: Seat | None, t: Texts
) -> Iterator[Block]:
    """Yield a position as a picture of what has just ended or of the score, with notes."""
    game, presenter = replay.header.game, PRESENTERS[replay.header.game]
    table = presenter.play.draw_table(snapshot._replace(preferences=PICTURED), t)
    if look.worst:
        line = f"# {t(f'replay-broke-{game}')}"
    elif look.mode == SCORE:
        line = table.blocks[0].text if isinstance(table.blocks[0], Text) else ""
    else:
        line = f"# {_describe_end(replay, look, snapshot, t)}"
    yield Text(line, is_temporary=True)
    yield Text(f"-# {_stop_number(replay, look, t)}")
    score = table.illustration if look.mode == SCORE else None
    picture = score or presenter.replay.draw_end(snapshot, t)
    if picture is not None:
        yield picture
    why = [presenter.replay.explain_cost(snapshot, seat, t)] if look.worst and seat is not None else []
    if lines := [*filter(None, why), *_board_notes(replay, t)]:
        yield Text("\n".join(f"-# {line}" for line in lines))


def _describe_end(replay: Replay, look: ReplayView, snapshot: Snapshot, t: Texts) -> str:
    """Return what has just ended and how: who took which trick with what, or who won a claim."""
    events = replay.events[look.at - 1]
    description = PRESENTERS[replay.header.game].replay.describe_events(snapshot, events, t)
    return f"{description[:1].upper()}{description[1:]}"


def _stop_number(replay: Replay, look: ReplayView, t: Texts) -> str:
    """Return the round, which match it is, and the number of this stop among all."""
    all_stops = stops(replay)
    step = sum((stop.at, MODES.index(stop.mode)) <= (look.at, MODES.index(look.mode)) for stop in all_stops)
    round = 1 + sum(end < look.at for end in replay.ends(RoundOver))
    return t("replay-stop", round=round, match=match_id(replay.header.id), step=step, steps=len(all_stops))


def position_page(
    replay: Replay, look: ReplayView, snapshot: Snapshot, own: Sequence[Snapshot], t: Texts
) -> Post:
    """Return the table at a position as spectators saw it, with each seat's hand, but no buttons."""
    presenter = PRESENTERS[replay.header.game]
    post = presenter.play.draw_table(snapshot._replace(preferences=UNPICTURED), t)
    hands = []
    for seat, own_snapshot in enumerate(own):
        seat_snapshot = own_snapshot._replace(occupants=snapshot.occupants)
        hands.append(
            _hand(
                name_for_list(snapshot, seat, t),
                presenter.replay.describe_hand(seat_snapshot, t),
                presenter.replay.describe_secret_choice(seat_snapshot, t),
                t,
            )
        )
    hands += [
        _hand(label, cards, "", t) for label, cards in presenter.replay.list_unheld_cards(snapshot, own, t)
    ]
    head = Text(
        f"# {_title(replay, look, snapshot, post.blocks[0], t)}\n-# {_position_line(replay, look, t)}"
    )
    blocks: list[Block] = [
        head,
        *_notes(replay, look, t),
        *post.blocks[1:],
        *referee.ruling_notes(snapshot, t),
    ]
    if any(isinstance(block, Text) and WAITED_FOR in block.text for block in blocks):
        blocks.insert(len(blocks) - isinstance(blocks[-1], Divider), Text(f"-# {t('replay-marks')}"))
    if any(hands) and look.at < replay.last:
        blocks += [] if isinstance(blocks[-1], Divider) else [Divider()]
        blocks.append(Text(f"**{t('replay-hands')}**\n{_hand_separator(t).join(filter(None, hands))}"))
    return Post(tuple(blocks), table=replay.header.id, accent=post.accent)


def _hand_separator(t: Texts) -> str:
    """Return the separator between two hands: an empty line, except in words-only style."""
    return "\n" if t.in_words else "\n\n"


def _hand(label: str, held: str, chosen: str, t: Texts) -> str:
    """Return a hand below its owner's name, with any secret choice; in words-only style on one line."""
    if not held:
        return ""
    if t.in_words:
        return t("labelled", label=label, text=", ".join(filter(None, (held, chosen))))
    return "\n".join((" · ".join(filter(None, (f"**{label}**", chosen))), held))


def _title(replay: Replay, look: ReplayView, snapshot: Snapshot, headline: Block, t: Texts) -> str:
    """Return what has just happened: a trick or a move; or the table's headline if a round ended."""
    presenter, made = PRESENTERS[replay.header.game], replay.move(look.at)
    events = replay.events[look.at - 1] if look.at else ()
    if look.worst or not any(isinstance(event, RoundOver | MatchOver) for event in events):
        if description := presenter.replay.describe_events(snapshot, events, t):
            return t("replay-head", what=description)
        if made is not None and (description_of_move := presenter.play.describe_move(snapshot, made, t)):
            return t(
                "replay-head", what=_describe_move(made, description_of_move, presenter.play.has_bids, t)
            )
    return t("replay-head-table", what=headline.text.removeprefix("# ")) if isinstance(headline, Text) else ""


def _describe_move(made: AutomaticMove, done: str, bids: bool, t: Texts) -> str:
    """Return a sentence that says who made which move."""
    player = escaped_name(made.occupant.name, t)
    verb, *items = made.action.split()
    if bids and verb == "bid":
        return t("replay-bid", player=player, bid=items[0])
    return t("replay-made", player=player, what=done)


def _position_line(replay: Replay, look: ReplayView, t: Texts) -> str:
    """Return the line that names the match, and the position among all."""
    return t("replay-at", match=match_id(replay.header.id), step=look.at, steps=replay.last)


def _notes(replay: Replay, look: ReplayView, t: Texts) -> Iterator[Text]:
    """Yield a note that the position is the reader's worst trick, or why the match is on no board."""
    lines = [t(f"replay-worst-{replay.header.game}")] if look.worst else []
    lines += _board_notes(replay, t)
    if lines:
        yield Text("\n".join(lines))


def _board_notes(replay: Replay, t: Texts) -> list[str]:
    """Return why the result is on no board; [] for a result that may be on one."""
    void = [] if replay.void is None else [t("history-void", reason=escape_name(replay.void, width=60))]
    hints = hints_note(replay.header.hints, t)
    return [*void, hints] if hints else void


def _buttons(replay: Replay, look: ReplayView, t: Texts, *, seated: bool, pictured: bool) -> Iterator[Block]:
    """Yield the buttons back and on, and a menu of all other moves and of the match's papers."""
    where = f"{look.at} {look.mode}"
    yield Row(tuple(_move_button(move, replay, look, t) for move in STEP))
    facet = PRESENTERS[replay.header.game].replay
    tricks = look.mode == TEXT and facet.trick_event is not None
    others = [
        Option(t(f"replay-{move}"), f"replay {move} {where}")
        for move in ((*TRICK, *ROUND) if tricks else ROUND)
        if _is_possible(move, replay, look)
    ]
    if seated and facet.find_costs is not None:
        others.append(Option(t(f"replay-to-worst-{replay.header.game}"), f"replay {WORST} {where}"))
    if pictured and not t.in_words:
        other = PICTURE if look.mode == TEXT else TEXT
        others.append(Option(t(f"replay-{other}"), f"replay {other} {where}"))
    papers = tools.menu([*tools.REPLAYED], t, tools.REPLAYED, "replay-menu")
    if seated:
        others.append(Option(t("button-review"), "review", t("button-review-why")))
    fair = Option(t("button-fair"), f"fair {look.at}", t("button-fair-why"))
    report = Option(t("replay-report"), f"report {look.at}", t("replay-report-why"))
    yield papers._replace(options=(*others, *papers.options, fair, report))


def _is_possible(move: str, replay: Replay, look: ReplayView) -> bool:
    """Return whether this move leads to another position."""
    if look.mode != TEXT:
        return _stop_after_move(stops(replay), look, move) != look._replace(worst=False)
    return look.at < replay.last if move.endswith(ON) else look.at > 0


def _move_button(move: str, replay: Replay, look: ReplayView, t: Texts) -> Button:
    return Button(
        t(f"replay-{move}"),
        f"@replay {move} {look.at} {look.mode}",
        "primary" if move == ON else "secondary",
        ARROWS.get(move),
        disabled=not _is_possible(move, replay, look),
    )


def unreplayable_page(replay: Replay, t: Texts) -> Post:
    """Return the version and the points of a match that the current rules cannot replay."""
    header = replay.header
    snapshot: Snapshot = SnapshotOf(header, replay.occupants(), None, None, ())
    about = t(
        "replay-version", match=match_id(header.id), version=header.rules_version, now=replay.game.version
    )
    lines = [f"## {t(f'game-{header.game}')}", about, *_board_notes(replay, t)]
    lines += standing_lines(snapshot, [Place(**place) for place in header.standing or []], t)
    rounds = []
    for rounds_played, standing in enumerate(replay.standings(), start=1):
        totals = {place["seat"]: place["points"] for place in standing}
        totals_line = ", ".join(
            f"{name_or_you(snapshot, seat, t)} {format_points(totals[seat])}" for seat in sorted(totals)
        )
        rounds.append(t("replay-after", round=rounds_played, points=totals_line))
    blocks: list[Block] = [Text("\n".join(lines)), Text("\n".join(rounds[-ROUNDS_TOLD:]))]
    return Post((*blocks, Row((Button(t("button-log"), "@log"),))), table=header.id, accent=NIGHT)
