"""Lessons: the first page, and the page that a button leads to."""

from __future__ import annotations

from bot.client.answers import reader_texts
from bot.client.clicks import Click
from bot.client.handlers import Interaction
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number
from bot.people.preferences import Preferences
from bot.present.personal.lesson import choose_lesson, explain_mistake, lesson_page
from bot.tables.lessons import LESSONS, judge_move


async def show_lesson(interaction: Interaction, game: str, table: int = 0) -> None:
    """Show the first page of a game's lesson privately, in a message of its own.

    `table` is the lobby in which the lesson was opened, 0 for none.

    Raises:
        Refused: T-3 the game has no lesson.
    """
    script = LESSONS.get(game)
    if script is None:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    likes = await _preferences(interaction)
    post = lesson_page(script, 1, likes, await reader_texts(interaction), table=table)
    await interaction.client.courier.reply(interaction, post)


async def turn_lesson(interaction: Interaction, click: Click) -> None:
    """Show a step of a lesson, or answer a move: the right one leads on, any other is explained.

    Without words, ask which game; with a game alone, begin its lesson.

    Raises:
        Refused: T-3 there is no such lesson, step or move.
    """
    game, *words = click.words or ("",)
    if not game:
        post = choose_lesson(await reader_texts(interaction))
        await interaction.client.courier.reply(interaction, post)
        return
    if not words:
        await show_lesson(interaction, game, click.table)
        return
    script, (step, *move) = LESSONS.get(game), words
    number = parse_number(step)
    if script is None or not 1 <= number <= len(script.steps):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    t, likes = await reader_texts(interaction), await _preferences(interaction)
    said = ""
    if move:
        verdict = judge_move(script, number, " ".join(move))
        said = "" if verdict.right else explain_mistake(script, number, verdict, t)
        number += verdict.right
    post = lesson_page(script, number, likes, t, said=said, table=click.table)
    await interaction.client.courier.replace(interaction, post)


async def _preferences(interaction: Interaction) -> Preferences:
    people = interaction.client.services.people
    return await people.preferences_on(interaction.user.id, server_of(interaction))
