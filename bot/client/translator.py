"""Translations of command names for Discord."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.texts.sentences import pick_locale, texts


class Translator(app_commands.Translator):
    """Command names and descriptions from the locale files.

    The `key` of a locale_str is the sentence's key.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the sentence in that locale; None if the locale uses the English sentence."""
        key = string.extras.get("key")
        language = pick_locale(locale.value)
        if key is None or language == "en":
            return None
        return texts(language)(key)
