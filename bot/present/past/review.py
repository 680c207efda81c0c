"""The pages of "How did I play?": luck and play, the moments that cost most, and a moment tried again.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from typing import Any, Final

from bot.people.preferences import OwnPictures, Preferences
from bot.present import PRESENTERS
from bot.present.post import (
    ROW_WIDTH,
    Block,
    Button,
    Divider,
    Menu,
    Option,
    PlainForm,
    Post,
    Row,
    Text,
    strip_markdown,
)
from bot.present.presenter import GOLD, NIGHT, SEA, format_signed, round_points
from bot.present.reasons import describe_reason
from bot.tables.replays import Replay
from bot.tables.reviews import SeatReview
from bot.tables.snapshot import Snapshot, SnapshotOf
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts
from engine.ai.review import Choice, Moment

MOST_BUTTONS: Final = 12
"""Most actions that become buttons; more become a menu."""
BESIDE: Final = 2
"""Names of cards that fit side by side on a phone."""
NUMBER: Final = 2
"""Most characters of a label with which a row has `ROW_WIDTH` buttons."""
LONGEST_LABEL: Final = 80
NUMBERED: Final = frozenset({"bid", "load", "wager", "adjust", "challenge"})
"""Verbs whose actions are named by a number."""
MOST_CHOICES: Final = 8
"""Most actions listed with their worth; of more, only the best ones and those marked."""


def round_parts(parts: Sequence[float]) -> list[int]:
    """Round the parts of a sum to whole numbers that add up to the rounded sum."""
    rounded = [floor(part) for part in parts]
    missing = round(sum(parts)) - sum(rounded)
    most = sorted(range(len(parts)), key=lambda place: rounded[place] - parts[place])
    for place in most[:missing]:
        rounded[place] += 1
    return rounded


def progress_page(done: int, of: int, t: Texts) -> Post:
    """Return how many decisions are judged; with 0 of 0, that other matches come first."""
    said = t("review-progress", done=done, of=of) if of else t("review-waiting")
    return Post((Text(f"## {t('review-working')}\n-# {said}"),), accent=NIGHT)


def review_page(replay: Replay, found: SeatReview, t: Texts) -> Post:
    """Return the review of a match: where the result came from, what cost most, and what was done well."""
    header = replay.header
    title = f"# {t('button-review')}\n-# {t(f'game-{header.game}')} · {match_id(header.id)}"
    blocks: list[Block] = [Text(title), *_parts(found, t)]
    chances = found.review.result is None
    costly = [_moment(replay, moment, t) for moment in found.costly]
    if costly:
        blocks += [Divider(), Text(f"**{t('review-boldest' if chances else 'review-costly')}**")]
    for moment, text in zip(found.costly, costly, strict=True):
        number = moment.decision.number
        buttons = (
            Button(t("review-try"), f"@review try {number}", "primary"),
            Button(t("review-look"), f"@review look {number}"),
        )
        blocks += [Text(text), Row(buttons)]
    if found.fine:
        lines = (f"- {_fine(replay, moment, t)}" for moment in found.fine)
        blocks += [Divider(), Text("\n".join((f"**{t('review-fine')}**", *lines)))]
    if not costly:
        blocks.append(Text(t("review-no-mistake" if found.fine else "review-nothing")))
    notes = [t("review-shared")] if found.shared else []
    notes.append(t("review-how-chances" if chances else "review-how"))
    blocks += [Divider(), Text("\n".join(f"-# {note}" for note in notes))]
    return Post(tuple(blocks), table=header.id, accent=SEA)


def _parts(found: SeatReview, t: Texts) -> Iterator[Block]:
    """Yield the result and its parts, which add up to it; nothing for a game with chances only."""
    luck, mine, others = found.review.luck, found.review.mine, found.review.others
    if luck is None or mine is None or others is None:
        return
    parts = round_parts((luck.mean, mine.mean, others.mean))
    result = sum(parts)
    key = "review-ahead" if result > 0 else "review-behind" if result else "review-level"
    lines = [t(key, points=abs(result))]
    for name, points in zip(("luck", "mine", "others"), parts, strict=True):
        lines.append(f"- {t('labelled-value', label=t(f'review-{name}'), text=format_signed(points))}")
    yield Text("\n".join(lines))


def tell_when(game: str, view: Any, verb: str, t: Texts) -> str:
    """Return the round and, for a card played to a trick, the trick of a decision."""
    if view.phase == "play" and verb == "play":
        return t(f"review-trick-{game}", round=view.round, trick=len(view.tricks) + 1)
    return t(f"review-round-{game}", round=view.round)


def _when(replay: Replay, moment: Moment, t: Texts) -> str:
    decision = moment.decision
    return tell_when(replay.header.game, decision.view, decision.action.verb, t)


def _place(replay: Replay, moment: Moment, t: Texts) -> str:
    """Return the game, the match and the place of a decision in it."""
    game = replay.header.game
    return f"{t(f'game-{game}')} · {match_id(replay.header.id)} · {_when(replay, moment, t)}"


def _seen(replay: Replay, moment: Moment) -> Snapshot:
    """Return as much of what the seat saw as names of moves need."""
    decision = moment.decision
    occupants = replay.occupants(decision.number)
    return SnapshotOf(replay.header, occupants, decision.view, decision.seat, decision.view.to_act)


def _table_seen(replay: Replay, moment: Moment) -> Snapshot:
    """Return what the seat saw at a decision."""
    decision = moment.decision
    return replay.snapshots_at(decision.number)[1 + decision.seat]._replace(view=decision.view, ghost=())


def _name(snapshot: Snapshot, action: Any, t: Texts) -> str:
    return PRESENTERS[snapshot.header.game].play.name_move(snapshot, action, t)


def _name_choice(snapshot: Snapshot, action: Any, t: Texts) -> str:
    """Return the name of an action, with its verb where the name alone is a number."""
    name = _name(snapshot, action, t)
    return t(f"review-choice-{action.verb}", what=name) if action.verb in NUMBERED else name


def _did(replay: Replay, moment: Moment, t: Texts) -> tuple[Snapshot, list[str]]:
    """Return what the seat saw, and sentences about when it did what."""
    seen, action = _seen(replay, moment), moment.decision.action
    did = t(f"review-did-{action.verb}", what=_name(seen, action, t))
    replays, view = PRESENTERS[replay.header.game].replay, moment.decision.view
    said = t("labelled", label=_when(replay, moment, t), text=did)
    return seen, [said, *filter(None, (replays.describe_promise(view, t), replays.describe_aim(view, t)))]


def _moment(replay: Replay, moment: Moment, t: Texts) -> str:
    """Return what was decided and what would have been better, with numbers."""
    seen, said = _did(replay, moment, t)
    game, best = replay.header.game, _name_choice(seen, moment.best.action, t)
    if moment.played.points is None:
        chance, other = _percent(moment.played.worth.mean), _percent(moment.best.worth.mean)
        key = "review-chance-best" if moment.best.action == moment.played.action else "review-chance"
        return " ".join((*said, t(key, chance=chance, best=best, other=other)))
    better = t(f"review-better-{game}", best=best, points=round_points(moment.loss.mean))
    return " ".join((*said, better, *filter(None, [_reason(game, moment, t)])))


def _reason(game: str, moment: Moment, t: Texts) -> str:
    """Return what the best action is good for; "" if that is not to be said in a sentence."""
    return describe_reason(game, moment.best.chance, moment.played.chance, t)


def _fine(replay: Replay, moment: Moment, t: Texts) -> str:
    """Return what was decided, and by how much it was better than ordinary play."""
    _, said = _did(replay, moment, t)
    game = replay.header.game
    return " ".join((*said, t(f"review-fine-{game}", points=round_points(moment.gain.mean))))


def _percent(chance: float) -> int:
    return round(100 * chance)


def question_page(
    replay: Replay, moment: Moment, actions: Sequence[Any], t: Texts, *, illustrated: bool
) -> Post:
    """Return a decision as its reader saw it then, with the actions to choose from."""

    seen = _table_seen(replay, moment)
    head = Text(f"# {t('review-question')}\n-# {_place(replay, moment, t)}")
    offer = offer_actions(seen, f"@review choose {moment.decision.number}", actions, t)
    controls = (offer, Row((_back_button(t),)))
    return draw_position(seen, (head,), controls, t, illustrated=illustrated, table=replay.header.id)


def draw_position(
    seen: Snapshot,
    head: Sequence[Block],
    controls: Sequence[Block],
    t: Texts,
    *,
    illustrated: bool,
    table: int,
) -> Post:
    """Return what a seat sees, without the buttons of its panel, between a head and other controls.

    Nothing is played automatically there.
    """

    def draw(pictures: OwnPictures) -> Post:
        likes = Preferences().model_copy(update={"autoplay": "off", "pictures": pictures})
        panel = PRESENTERS[seen.header.game].play.draw_panel(seen._replace(preferences=likes), t)
        shown: Sequence[Block] = [
            block
            for block in panel.blocks[1:]
            if isinstance(block, Divider) or (isinstance(block, Text) and not block.is_temporary)
        ]
        if panel.illustration is not None:
            shown = (panel.illustration,)
        return Post((*head, *shown, *controls), table=table, accent=GOLD)

    if t.in_words or not illustrated:
        return draw("never").without_illustration()
    return draw("always")._replace(plain=PlainForm(lambda: draw("never")))


def _back_button(t: Texts) -> Button:
    return Button(t("review-back"), "@review page")


def offer_actions(seen: Snapshot, prefix: str, actions: Sequence[Any], t: Texts) -> Block:
    """Return a button for each action, or a menu of many; what it sends begins with `prefix`."""
    labels = {str(action): strip_markdown(_name(seen, action, t))[:LONGEST_LABEL] for action in actions}
    short = all(len(label) <= NUMBER for label in labels.values())
    if len(labels) > MOST_BUTTONS:
        options = tuple(Option(label, said) for said, label in labels.items())
        return Menu(prefix, options, t("review-choose"))
    buttons = tuple(Button(label, f"{prefix} {said}", "primary") for said, label in labels.items())
    return Row(buttons, ROW_WIDTH if short else BESIDE)


def answer_page(replay: Replay, moment: Moment, choices: Sequence[Choice], chosen: Any, t: Texts) -> Post:
    """Return what each action is worth, after one was chosen."""
    seen, played = _seen(replay, moment), moment.played.action
    best, game = choices[0], replay.header.game
    key = "review-right" if chosen == best.action else "review-other"
    key = f"{key}-chances" if moment.played.points is None else key
    lines = []
    if len(choices) > MOST_CHOICES:
        first = choices[: MOST_CHOICES - 2]
        choices = [choice for choice in choices if choice in first or choice.action in (played, chosen)]
    for choice in choices:
        marks = [
            t(f"review-mark-{mark}")
            for mark, action in (("best", best.action), ("then", played), ("now", chosen))
            if choice.action == action
        ]
        name = _name_choice(seen, choice.action, t)
        name = f"**{name}**" if marks else name
        if moment.played.points is None:
            worth = t("review-percent", chance=_percent(moment.played.worth.mean + choice.gain.mean))
        else:
            worth = _signed(choice.gain.mean, t)
        said = f" ({', '.join(marks)})" if marks else ""
        lines.append(f"- {t('labelled-plain', label=name, text=worth)}{said}")
    note = t("review-legend-chances" if moment.played.points is None else f"review-legend-{game}")
    number = moment.decision.number
    buttons = (_back_button(t), Button(t("review-look"), f"@review look {number}"))
    blocks: tuple[Block, ...] = (
        Text(f"# {t(key, best=_name_choice(seen, best.action, t))}\n-# {_place(replay, moment, t)}"),
        Text("\n".join(lines)),
        *([Text(reason)] if (reason := _reason(game, moment, t)) else []),
        Text(f"-# {note}"),
        Row(buttons),
    )
    return Post(blocks, table=replay.header.id, accent=GOLD if chosen == best.action else SEA)


def _signed(points: float, t: Texts) -> str:
    """Return a gain with its sign."""
    shown = round_points(abs(points))
    sign = "+" if points > 0 else "−"
    return f"{sign if shown else ''}{t('review-number', points=shown)}"
