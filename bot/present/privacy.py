"""What the bot says about what it keeps of people: what that is, the file of it, and how one is deleted."""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.present.confirmation import confirmation
from bot.present.form import Form
from bot.present.post import Button, File, Post, Row, Text
from bot.present.presenter import SEA
from bot.texts.sentences import LOCALES, Texts, texts

WORD: Final = "delete-word"
LONGEST_WORD: Final = 40


def privacy(t: Texts) -> Post:
    """What is kept of people, why and how long; what is not; and the ways to have it, and to have it go."""
    kept = [t("kept-you"), t("kept-play"), t("kept-server"), t("kept-seen")]
    lines = [*kept, t("kept-not"), t("kept-long"), t("kept-yours")]
    text = "\n".join(f"- {line}" for line in lines)
    ways = Row((Button(t("button-export"), "@export"), Button(t("button-delete"), "@delete?", "danger")))
    return Post((Text(f"## {t('kept-title')}\n{text}"), ways), accent=SEA)


def export(t: Texts, name: str, text: str | bytes) -> Post:
    """Everything that is kept of the reader, in a file of this name."""
    return Post((Text(t("export-attached")),), file=File(name, text))


def before_deletion(t: Texts) -> Post:
    """What happens to the reader's matches, results and settings when they are deleted."""
    lines = (t("delete-goes"), t("delete-plays"), t("delete-stays", name=t("deleted-person")))
    more = (t("delete-keeps"), t("delete-for-good"))
    return confirmation(t("delete-title"), (*lines, *more), t("button-delete-sure"), "delete", t)


def form(t: Texts) -> Form:
    """The window in which the word is typed."""
    label = t("delete-label", word=t(WORD))
    return Form(t("delete-form"), "@delete", label, t("delete-hint"), longest=LONGEST_WORD)


def confirms(typed: str) -> bool:
    """Whether this is the word, in whatever language, whatever its case and accents."""
    return _bare(typed) in {_bare(texts(locale)(WORD)) for locale in LOCALES}


def _bare(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if letter.isalpha())
