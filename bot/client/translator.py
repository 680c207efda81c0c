"""The names of commands in the languages that Discord knows."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.texts.sentences import pick, texts


class Translator(app_commands.Translator):
    """Command names and descriptions from the locale files; the `key` of a locale_str names the sentence."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The sentence in that locale, None where the English one is shown anyway."""
        key = string.extras.get("key")
        language = pick(locale.value)
        if key is None or language == "en":
            return None
        return texts(language)(key)
