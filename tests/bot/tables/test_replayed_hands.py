"""A replay of Skull King also shows Graybeard's hand, and the undealt cards that Juanita has shown."""

from __future__ import annotations

import pytest

from bot.present.past.replay import ReplayView, replay_page
from bot.present.skull_king.cards import full_name
from bot.texts.sentences import LOCALES, Texts
from engine.core import RoundOver
from engine.log import MatchLog, read_log
from engine.skull_king.cards import JUANITA
from engine.skull_king.public import Dealt, Played, PowerUsed
from tests.bot.tables.test_replays import LOGS, match_of


def log(name: str) -> MatchLog:
    return read_log((LOGS / f"{name}.log").read_text(encoding="utf-8"))


def hands(name: str, at: int, t: Texts) -> list[str]:
    """Return the lines of all hands at a position."""
    post = replay_page(match_of(log(name)), ReplayView(at), t, seat=0, illustrated=False)
    assert post.fits
    text = "\n".join((post.in_words() if t.in_words else post).texts)
    return text.partition(t("replay-hands"))[2].splitlines()


@pytest.mark.rule("SK-10.2")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["skull-king-full_sail-2", "skull-king-printed_rules-2"])
def test_a_replay_shows_graybeards_remaining_cards_in_order(name: str, locale: str) -> None:
    """The replay knows Graybeard's cards from the deal, and leaves out those he has already turned."""
    t = Texts(locale, in_words=True)
    match = match_of(log(name))
    start = next(
        at
        for at, events in enumerate(match.events, 1)
        if any(isinstance(e, Dealt) and e.cards > 3 for e in events)
    )
    end = next(at for at in match.ends(RoundOver) if at > start)
    turned = [
        (at, e.card)
        for at, events in enumerate(match.events[:end], 1)
        for e in events
        if at > start and isinstance(e, Played) and e.seat == 2
    ]
    assert len(turned) > 2
    for place, (at, _) in enumerate(turned):
        left = ", ".join(full_name(card, t) for _, card in turned[place:])
        (line,) = [one for one in hands(name, at - 1, t) if t("ghost") in one]
        assert line.endswith(left)
    assert not any(t("ghost") in one for one in hands(name, end, t))


@pytest.mark.rule("SK-12.5")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_replay_shows_the_undealt_cards_after_juanitas_power(locale: str) -> None:
    name = "skull-king-full_sail-6"
    t, match = Texts(locale, in_words=True), match_of(log(name))
    shown = next(
        at
        for at, events in enumerate(match.events, 1)
        if any(isinstance(e, PowerUsed) and e.pirate == JUANITA and e.value for e in events)
    )
    stock = next(one.view.stock for one in match.snapshots_at(shown)[1:] if one.view.stock is not None)
    (line,) = [one for one in hands(name, shown, t) if t("replay-undealt") in one]
    assert line.endswith(", ".join(full_name(card, t) for card in stock))
    assert not any(t("replay-undealt") in one for one in hands(name, shown - 1, t))
    end = next(at for at in match.ends(RoundOver) if at >= shown)
    assert not any(t("replay-undealt") in one for one in hands(name, end, t))
    in_signs = "\n".join(hands(name, shown, Texts(locale)))
    assert t("replay-undealt") in in_signs


def test_a_replay_without_a_ghost_does_not_mention_graybeard() -> None:
    assert not any(
        "Graybeard" in one for at in (5, 40) for one in hands("skull-king-base-3", at, Texts("en"))
    )
