"""The pages of the riddle of the day: the question, what one chose, and how all answered.

All functions are pure. Those that run before the riddle is over get nothing that follows from its solution.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from bot.errors import RefusalId
from bot.present import PRESENTERS
from bot.present.deals.daily import riddle_button, write_date
from bot.present.past.review import draw_position, offer_actions, tell_when
from bot.present.play import faces
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT, round_points
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


class Question(NamedTuple):
    """A riddle without its solution.

    seen     the table as the seat saw it, whose players have no names yet
    actions  the actions to choose from, in the game's order
    """

    id: int
    day: str
    by_robots: bool
    seen: Snapshot
    actions: tuple[Any, ...]


class Solution(NamedTuple):
    """How a riddle ended: by action, how many chose it, and how much less than the best it is worth."""

    question: Question
    counts: Mapping[Any, int]
    behind: Mapping[Any, float]

    @property
    def ranked(self) -> list[Any]:
        """Return the actions, the best one first."""
        return sorted(self.question.actions, key=lambda action: -self.behind[action])

    @property
    def players(self) -> int:
        """Return how many people answered."""
        return sum(self.counts.values())


def before_button(riddle_id: int, t: Texts) -> Button:
    """Return the button that opens a riddle, that of the day before."""
    return Button(t("riddle-before"), f"@riddle show {riddle_id}")


def searching_page(t: Texts) -> Post:
    """Return that today's riddle is being looked for."""
    return Post((Text(f"## {t('riddle-searching')}"),), accent=NIGHT)


def question_page(question: Question, before: Solution | None, t: Texts, *, illustrated: bool) -> Post:
    """Return a riddle with a button for each action, and in a line how the one before ended."""
    seen = _with_names(question, t)
    offer = offer_actions(seen, f"@riddle choose {question.id}", question.actions, t)
    asked = Text(f"**{t('review-question')}**")
    return _page(question, (asked, offer, *_before(before, t)), t, illustrated=illustrated)


def chosen_page(
    question: Question,
    chosen: Any,
    players: int,
    over_at: datetime,
    before: Solution | None,
    t: Texts,
    *,
    illustrated: bool,
    changed: bool = False,
) -> Post:
    """Return a riddle with what its reader chose; `changed` says that they have just tried something else."""
    name, when = _name(question, chosen, t), f"<t:{int(over_at.timestamp())}:R>"
    said = t("riddle-first" if changed else "riddle-chosen", choice=name)
    lines = f"{said}\n{t('riddle-wait', when=when)}\n-# {t('riddle-so-far', players=players)}"
    return _page(question, (Text(lines), *_before(before, t)), t, illustrated=illustrated)


def solution_page(
    solution: Solution, chosen: Any | None, t: Texts, *, illustrated: bool, late: bool = False
) -> Post:
    """Return a riddle that is over with its solution; `late` says that its reader has just answered."""
    note = [t(RefusalId.RIDDLE_OVER)] if late else []
    lines = [*note, *_told(solution, t, chosen)]
    legend = Text(f"-# {t('riddle-legend')}")
    controls = (Text("\n".join(lines)), legend, Row((riddle_button(t),)))
    return _page(solution.question, controls, t, illustrated=illustrated)


def solution_text(solution: Solution, t: Texts) -> Text:
    """Return how a riddle ended, for the daily message."""
    head = t("riddle-title", date=write_date(solution.question.day, t))
    return Text("\n".join((f"**{head}**", *_told(solution, t, None))))


def _page(question: Question, controls: Sequence[Block], t: Texts, *, illustrated: bool) -> Post:
    game = question.seen.header.game
    when = tell_when(game, question.seen.view, question.actions[0].verb, t)
    source = t("riddle-robots" if question.by_robots else "riddle-real")
    title = t("riddle-title", date=write_date(question.day, t))
    head = Text(f"# {title}\n-# {t(f'game-{game}')} · {when} · {source}")
    return draw_position(_with_names(question, t), (head,), controls, t, illustrated=illustrated, table=0)


def _with_names(question: Question, t: Texts) -> Snapshot:
    """Return the table with the players named by the animals of their colours."""
    seen = question.seen
    names = (t(f"animal-{faces.animal(seen, seat)}") for seat in range(len(seen.occupants)))
    named = zip(seen.occupants, names, strict=True)
    return seen._replace(occupants=tuple(occupant._replace(name=name) for occupant, name in named))


def _name(question: Question, action: Any, t: Texts) -> str:
    seen = _with_names(question, t)
    return PRESENTERS[seen.header.game].play.name_move(seen, action, t)


def _before(before: Solution | None, t: Texts) -> list[Block]:
    """Return how the riddle of the day before ended, in a line, and the button that opens it."""
    if before is None:
        return []
    best = before.ranked[0]
    name, share = _name(before.question, best, t), _share(before, best)
    said = t("riddle-yesterday", best=name, share=share, players=before.players)
    return [Text(f"-# {said}"), Row((before_button(before.question.id, t),))]


def _told(solution: Solution, t: Texts, chosen: Any | None) -> list[str]:
    """Return which action was best and why, and how many chose each."""
    question, (best, second, *_) = solution.question, solution.ranked
    game = question.seen.header.game
    why = t(
        f"riddle-why-{game}",
        best=_name(question, best, t),
        points=round_points(-solution.behind[second]),
        other=_name(question, second, t),
    )
    lines = [why, t("riddle-answers", players=solution.players)]
    for action in question.actions:
        marks = [t("review-mark-best")] if action == best else []
        marks += [t("riddle-mark-you")] if action == chosen else []
        name = f"**{_name(question, action, t)}**" if marks else _name(question, action, t)
        worth = "" if action == best else f", {_lost(solution.behind[action], t)}"
        said = f"{t('review-percent', chance=_share(solution, action))}{worth}"
        marked = f" ({', '.join(marks)})" if marks else ""
        lines.append(f"- {t('labelled-plain', label=name, text=said)}{marked}")
    return lines


def _lost(behind: float, t: Texts) -> str:
    return f"−{t('review-number', points=round_points(-behind))}"


def _share(solution: Solution, action: Any) -> int:
    """Return the percentage of people who chose an action."""
    return round(100 * solution.counts[action] / solution.players) if solution.players else 0
