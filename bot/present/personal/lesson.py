"""A lesson's pages: the learner's own message at a step of the script, with a sentence and buttons.

A button's action says everything: the game, the step and the move, so that no page is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from bot.people.preferences import OwnPictures, Preferences
from bot.present import PRESENTERS
from bot.present.post import ALT_LIMIT, Block, Button, Menu, PlainForm, Post, Row, Text
from bot.present.presenter import GOLD
from bot.present.refusals import explain_refusal
from bot.tables.lessons import LESSONS, Script, Step, Verdict, lesson_snapshot, parse_move
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escape_name
from engine import GAMES
from engine.core import AnyAction, Choice

NAMES: Final = ("one", "two", "three")
"""The variables of a lesson's sentences for the players after the learner."""


def lesson_page(
    script: Script, number: int, likes: Preferences, t: Texts, *, said: str = "", table: int = 0
) -> Post:
    """Return a step of a lesson, counted from 1, for a reader with these preferences.

    `said` replaces the step's sentence. `table` is the lobby in which the lesson was opened, 0 for none.
    """

    def draw(pictures: OwnPictures) -> Post:
        liked = likes.model_copy(update={"pictures": pictures})
        snapshot = lesson_snapshot(script, number, liked, t.locale)
        return Post(tuple(_blocks(script, number, snapshot, t, said, table)), table=table, accent=GOLD)

    if t.in_words or not likes.illustrated:
        return draw("never").without_illustration()
    return draw("always")._replace(plain=PlainForm(lambda: draw("never")))


def explain_mistake(script: Script, number: int, verdict: Verdict, t: Texts) -> str:
    """Return why a move is not taken: the rule that forbids it, or what the lesson asks for."""
    if verdict.refusal is not None:
        return f"⚓ {explain_refusal(*verdict.refusal, t, script.game)}"
    step = script.steps[number - 1]
    return f"⚓ {t(f'lesson-{script.game}-{step.name}-other', **_names(script, t))}"


def choose_lesson(t: Texts) -> Post:
    """Return the question which game the reader wants to learn."""
    buttons = (Button(t(f"game-{game}"), f"@learn {game}", "primary") for game in GAMES if game in LESSONS)
    return Post((Text(f"## {t('lesson-which')}"), Row(tuple(buttons))))


def _names(script: Script, t: Texts) -> dict[str, str]:
    """Return the names of the other players, as variables of the sentences."""
    occupants = lesson_snapshot(script, 1, Preferences(), t.locale).occupants
    return {name: escape_name(occupant.name) for name, occupant in zip(NAMES, occupants[1:], strict=False)}


def _blocks(
    script: Script, number: int, snapshot: Snapshot, t: Texts, said: str, table: int
) -> Iterator[Block]:
    """Yield the headline, the progress, the step's sentence, the table, and the buttons."""
    game, step, names = script.game, script.steps[number - 1], _names(script, t)
    panel = PRESENTERS[game].play.draw_panel(snapshot, t)
    if step.move:
        yield panel.blocks[0]
    else:
        yield Text(f"# {t(f'lesson-{game}-{step.name}-head', **names)}")
    progress = t("lesson-step", game=t(f"game-{game}"), step=number, steps=len(script.steps))
    yield Text(f"-# {progress}")
    yield Text(said or t(f"lesson-{game}-{step.name}", **names))
    yield from _table(script, number, step, panel, snapshot, t)
    yield from _ways(script, number, step, t, table)


def _table(
    script: Script, number: int, step: Step, panel: Post, snapshot: Snapshot, t: Texts
) -> Iterator[Block]:
    """Yield the table as the learner's own message shows it, and the moves that are offered."""
    moves = _moves(script, number, step, snapshot, t)
    if not step.move and step.shows == "end":
        shown = PRESENTERS[script.game].replay.draw_end(snapshot, t)
        if shown is not None:
            yield shown._replace(fallback=Text(escape_name(shown.alt, ALT_LIMIT)))
        return
    if panel.illustration is not None:
        yield panel.illustration
        yield from moves
        return
    for block in panel.blocks[1:]:
        if isinstance(block, Row | Menu):
            yield from moves
            moves = []
        elif not _is_passing(block, first=block is panel.blocks[1]):
            yield block


def _is_passing(block: Block, *, first: bool) -> bool:
    """Return whether a block is advice on the decision, or the line below the headline."""
    return isinstance(block, Text) and (block.is_temporary or (first and block.text.startswith("-# ")))


def _moves(script: Script, number: int, step: Step, snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the panel's buttons and menus for the moves of a step, the wrong ones included."""
    if not step.move:
        return []
    choices = _with_wrong(snapshot.view.choices, [parse_move(script, text) for text in step.wrong])
    widened = snapshot._replace(view=replace(snapshot.view, choices=choices))
    panel = PRESENTERS[script.game].play.draw_panel(widened, t)
    prefix = f"@learn {script.game} {number}"
    return [
        block
        for each in panel.blocks
        if isinstance(each, Row | Menu) and (block := _lesson_block(each, prefix)) is not None
    ]


def _with_wrong(choices: tuple[Choice, ...], wrong: Sequence[AnyAction]) -> tuple[Choice, ...]:
    """Return the choices with the items of these moves."""
    more = {choice.verb: [move.items for move in wrong if move.verb == choice.verb] for choice in choices}
    return tuple(
        choice._replace(items=tuple(sorted({*choice.items, *chain.from_iterable(more[choice.verb])})))
        for choice in choices
    )


def _lesson_block(block: Row | Menu, prefix: str) -> Block | None:
    """Return the buttons or the menu of a panel with the lesson's actions; None for tools."""
    if isinstance(block, Menu):
        return block._replace(action=f"{prefix} {block.action}")
    buttons = tuple(
        button._replace(action=f"{prefix} {button.action}")
        for button in block.buttons
        if isinstance(button, Button) and not button.action.startswith("@")
    )
    return block._replace(buttons=buttons) if buttons else None


def _ways(script: Script, number: int, step: Step, t: Texts, table: int) -> Iterator[Block]:
    """Yield the way on and the way back; at the end the way to a table with robots."""
    game, last = script.game, number == len(script.steps)
    back = [Button(t("lesson-back"), f"@learn {game} {number - 1}")] if number > 1 else []
    ahead = [Button(t("lesson-next"), f"@learn {game} {number + 1}", "primary")] if not step.move else []
    if last:
        # From a lobby, whose seats stay as they are, a private table with its options is opened.
        action = "@alone" if table else f"@new {game}"
        ahead = [Button(t("lesson-open"), action, "success"), Button(t("button-rules"), f"@rules-of {game}")]
    if ahead or back:
        yield Row((*ahead, *back))
    if last:
        yield Text(f"-# {t(f'lesson-{game}-beyond')}")
