"""The messages about personal data: what the bot stores, its export as a file, and its deletion."""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.present.confirmation import confirmation
from bot.present.post import Button, File, Form, Post, Row, Text
from bot.present.presenter import SEA
from bot.texts.sentences import LOCALES, Texts, texts

WORD: Final = "delete-word"
LONGEST_WORD: Final = 40


def privacy(t: Texts) -> Post:
    """Return what is stored about people, why and how long, and buttons to export and delete it."""
    kept = [t("kept-you"), t("kept-play"), t("kept-server"), t("kept-seen")]
    lines = [*kept, t("kept-not"), t("kept-long"), t("kept-yours")]
    text = "\n".join(f"- {line}" for line in lines)
    ways = Row((Button(t("button-export"), "@export"), Button(t("button-delete"), "@delete?", "danger")))
    return Post((Text(f"## {t('kept-title')}\n{text}"), ways), accent=SEA)


def export(t: Texts, name: str, text: str | bytes) -> Post:
    """Return a message with everything that is stored about the reader, as a file of this name."""
    return Post((Text(t("export-attached")),), file=File(name, text))


def ask_deletion(t: Texts) -> Post:
    """Ask for confirmation, with what happens to the reader's matches, results and settings on deletion."""
    lines = (t("delete-goes"), t("delete-plays"), t("delete-stays", name=t("deleted-person")))
    warnings = (t("delete-keeps"), t("delete-for-good"))
    return confirmation(t("delete-title"), (*lines, *warnings), t("button-delete-sure"), "delete", t)


def form(t: Texts) -> Form:
    """Return the form in which the confirmation word is typed."""
    label = t("delete-label", word=t(WORD))
    return Form(t("delete-form"), "@delete", label, t("delete-hint"), longest=LONGEST_WORD)


def confirms(typed: str) -> bool:
    """Return whether this is the confirmation word in any language, ignoring case and accents."""
    return _normalize(typed) in {_normalize(texts(locale)(WORD)) for locale in LOCALES}


def _normalize(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if letter.isalpha())
