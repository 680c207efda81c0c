"""`/skullking`: open a table or a score pad, ask the judge; else as in the general commands."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import answer_errors, public_texts, reader_texts, send_public
from bot.client.command_texts import command_texts, parameters, word
from bot.client.game_commands import GameCommands, Players
from bot.client.handlers import Client, Interaction
from bot.client.installs import on_servers
from bot.client.opening import open_table
from bot.client.scorepads import ask_who_plays
from bot.present.post import Post
from bot.present.skull_king.judge import judge, suggestions
from bot.records.tables import TableHeader
from bot.seating.player_counts import resolve_options
from engine import GAMES
from engine.skull_king import CHOICES, PRESETS, Options

GAME = "skull-king"
ALONE = min(GAMES[GAME].seats)
"""A lobby begins with its host: a preset's options are first checked for the fewest players."""

PRESET_CHOICES = [app_commands.Choice(name=word(f"preset-{key}"), value=key) for key in PRESETS]


def _values(key: str) -> list[app_commands.Choice[str]]:
    """Return the values of an option as choices, under their names in the lobby."""
    return [app_commands.Choice(name=word(f"option-{key}-{value}"), value=value) for value in CHOICES[key]]


class SkullKingCog(GameCommands, group_name="skullking", group_description=word("about-skullking")):
    """Slash commands of Skull King: a new table with presets, a score pad, and the judge."""

    game = GAME

    @app_commands.command(**command_texts("new"))
    @parameters(
        preset=word("about-preset"),
        players=word("about-players"),
        language=word("about-language"),
        timer=word("about-timer"),
    )
    @app_commands.choices(preset=PRESET_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        preset: str | None = None,
        players: Players = None,
        language: str | None = None,
        timer: str | None = None,
    ) -> None:
        """Open a lobby in this channel with the caller seated; outside a server, a private table."""
        async with answer_errors(interaction, GAME):
            seats = players or ALONE
            options = {**Options().to_mapping(), **PRESETS[preset]} if preset else {}
            resolve_options(GAMES[GAME], options, seats)
            await open_table(
                interaction, GAME, language=language, timer=timer, players=players, options=options
            )

    @on_servers
    @app_commands.command(**command_texts("scorepad"))
    async def scorepad(self, interaction: Interaction) -> None:
        """Ask who plays with real cards, and open a score pad for them in this channel."""
        async with answer_errors(interaction, GAME):
            await ask_who_plays(interaction, GAME)

    @app_commands.command(**command_texts("ruling"))
    @parameters(
        cards=word("about-cards"),
        edition=word("about-edition"),
        captures=word("about-captures"),
        public=word("about-public"),
    )
    @app_commands.choices(edition=_values("edition"), captures=_values("character_bonus"))
    async def ruling(
        self,
        interaction: Interaction,
        cards: str,
        edition: str | None = None,
        captures: str | None = None,
        public: bool = False,
    ) -> None:
        """Show who takes a trick, why, and the trick's points, by the options of the person's own table."""
        async with answer_errors(interaction, GAME):
            choices = {"edition": edition, "character_bonus": captures}
            given = {key: value for key, value in choices.items() if value is not None}
            resolve_options(GAMES[GAME], given, ALONE)
            table = await self._table(interaction, given)
            options, seats = (table.options, table.seats) if table else (given, None)
            post, understood = judge(cards, options, await reader_texts(interaction), seats=seats)
            if not (public and understood):
                await interaction.client.courier.reply(interaction, post)
                return

            async def for_all() -> Post:
                return judge(cards, options, await public_texts(interaction), seats=seats)[0]

            await send_public(interaction, for_all)

    async def _table(self, interaction: Interaction, given: dict[str, str]) -> TableHeader | None:
        """Return the person's only table in this channel, unless the question is about other options."""
        mine = await interaction.client.services.tables.tables_of(interaction.user.id)
        here = [
            header
            for header in mine
            if header.game == GAME and interaction.channel_id in (header.channel_id, header.thread_id)
        ]
        is_meant = len(here) == 1 and all(here[0].options[key] == value for key, value in given.items())
        return here[0] if is_meant else None

    @ruling.autocomplete("cards")
    async def complete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest completions of the last card in the typed list."""
        typed = str(getattr(interaction.namespace, "edition", ""))
        known = typed if typed in CHOICES["edition"] else None
        return [
            app_commands.Choice(name=line, value=line)
            for line in suggestions(current, known, await reader_texts(interaction))
        ]


async def setup(bot: Client) -> None:
    await bot.add_cog(SkullKingCog())
