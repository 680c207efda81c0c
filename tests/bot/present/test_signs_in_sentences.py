"""A special card that begins a sentence is shown as its picture where there is one, else as its sign."""

from __future__ import annotations

import pytest

from bot.present import PRESENTERS
from bot.present.skull_king.cards import SYMBOLS
from bot.texts.emojis import MARKUP
from bot.texts.sentences import LOCALES, Texts, texts
from engine.skull_king import PRESETS
from engine.skull_king.cards import CODES
from tests.bot.present.skull_king_seen import match, seen_by
from tests.bot.present.tables import told
from tests.bot.present.test_largest_pictures import ALL

SHOW = PRESENTERS["skull-king"]
SIGNS = [SYMBOLS[kind] for kind in ("escape", "pirate", "mermaid", "king", "wild", "kraken", "whale", "loot")]
PIRATES = {"rosie", "bendt", "rascal", "juanita", "harry"}


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", ["full_sail", "older_edition"])
def test_rules_and_help_card_show_the_cards_signs_or_pictures(preset: str, locale: str, drawn: bool) -> None:
    t = Texts(locale, emojis=ALL) if drawn else texts(locale)
    options = PRESETS[preset]
    seen = seen_by(next(match(options, 4, 1)), 0)
    said = "\n".join(
        [
            SHOW.lobby.describe_rules(options, 4, t),
            SHOW.lobby.explain_rules(options, 4, t),
            *SHOW.play.help_card(seen, t),
        ]
    )
    assert bool(MARKUP.search(said)) is drawn
    assert any(sign in said for sign in SIGNS) is not drawn


def test_where_expansions_are_chosen_the_labels_keep_their_signs() -> None:
    pages = SHOW.lobby.list_settings(PRESETS["full_sail"], (4,), Texts("en", emojis=ALL))
    labels = [choice.label for page in pages for setting in page.settings for choice in setting.choices]
    assert "🦑\u00a0Kraken" in labels
    assert not any(map(MARKUP.search, labels))


def test_sentences_about_a_pirates_power_begin_with_its_picture() -> None:
    """Spectators, the winner with the pirate and another player all see the picture."""
    t, seen = Texts("en", emojis=ALL), set()
    for seed in range(12):
        for state in match(PRESETS["full_sail"] | {"length": [8, 8]}, 4, seed):
            done = state.tricks[-1] if state.tricks and not state.trick else None
            if done is None or done.power is None or done.winner is None:
                continue
            pirate = CODES[done.power].removeprefix("pirate-")
            for seat in (None, done.winner, (done.winner + 1) % 4):
                draw = SHOW.play.draw_table if seat is None else SHOW.play.draw_panel
                said = told(draw(seen_by(state, seat), t))
                assert SYMBOLS["pirate"] not in said, said
                if f"{ALL[pirate]} {pirate.title()}" in said:
                    seen.add((pirate, seat is None))
    assert {pirate for pirate, public in seen if public} == PIRATES


def test_graybeard_has_his_picture() -> None:
    drawn, signs = Texts("en", emojis=ALL), texts("en")
    seen = seen_by(next(state for state in match({}, 2, 1) if state.phase == "bid"), None)
    assert ALL["graybeard"] in told(SHOW.play.draw_table(seen, drawn))
    assert SHOW.lobby.describe_company({}, 2, drawn).startswith(ALL["graybeard"])
    assert SHOW.lobby.describe_company({}, 2, signs).startswith("👻")
