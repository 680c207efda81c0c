"""Descriptions of tricks and hands in text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.present.post import Text
from bot.tables.snapshot import Snapshot
from bot.texts.emojis import MARKUP
from bot.texts.sentences import Texts
from engine.core import Seat

ROOMY: Final = 4
"""The most hands that one message has room for in large."""


def card_line(player: str, card: str, name: str) -> str:
    """Return a card of a trick and its player: an emoji is enlarged and followed by the card's `name`."""
    return f"## {card}\u00a0{player} · {name}" if MARKUP.fullmatch(card) else f"**{card}** · {player}"


def hand_heading(pictures: Sequence[str], hands: int) -> str:
    """Return a hand's emojis at a size for this number of hands; "" for an empty hand or a missing emoji."""
    size = "##" if hands <= ROOMY else "###"
    return f"{size} {' '.join(pictures)}" if pictures and all(pictures) else ""


def leader_lines(
    snapshot: Snapshot, plays: int, seat: Seat | None, player: str, t: Texts, why: str = ""
) -> list[str]:
    """Return who would take the unfinished trick, and `why`; for a single card, only `why`."""
    sentences = [] if seat is None or plays < 2 else [would_take(snapshot, seat, f"**{player}**", t)]
    text = " ".join([*sentences, *([why] if why else [])])
    return [f"-# {text}"] if text else []


def small_print(plays: str, told: str, t: Texts, *, final: bool) -> Text:
    """Return the previous trick in small letters, as a temporary text.

    The `plays` are on one line, above the outcome `told`. `final` says that the round has no further trick.
    """
    label = t("trick-final" if final else "trick-previous")
    lines = [t("labelled", label=label, text=plays), *told.splitlines()]
    return Text("\n".join(f"-# {line}" for line in lines), "\n".join(lines), is_temporary=True)


def plays_line(plays: Iterable[tuple[str, str]], t: Texts) -> str:
    """Return the players of a finished trick and their cards on one line, each card before its player.

    Cards are written as letters, because Discord may break a line beside an emoji.
    """
    if t.in_words:
        return ", ".join(t("words-laid", card=card, player=player) for player, card in plays)
    return " · ".join(f"{card}\u00a0{player}" for player, card in plays)


def play_sentence(snapshot: Snapshot, seat: Seat, player: str, card: str, t: Texts) -> str:
    """Return a sentence that says who played a card, or that the reader did."""
    return (
        t("words-played-you", card=card)
        if seat == snapshot.seat
        else t("words-played", player=player, card=card)
    )


def would_take(snapshot: Snapshot, seat: Seat, player: str, t: Texts) -> str:
    """Return a sentence that says who would take the unfinished trick, or that the reader would."""
    return t("words-ahead-you") if seat == snapshot.seat else t("words-ahead", player=player)


def mark_news(
    snapshot: Snapshot, plays: Sequence[tuple[Seat, int]], told: Sequence[str], t: Texts, *, earlier: bool
) -> list[str]:
    """Return the descriptions (`told`) of a trick's plays, with those after the reader's card marked as news.

    `earlier` says that the reader has already played a card in an earlier trick of the round.
    """
    own = [place for place, (seat, _) in enumerate(plays, start=1) if seat == snapshot.seat]
    fresh = max(own, default=0)
    before, news = list(told[:fresh]), list(told[fresh:])
    if news and (own or earlier):
        return [*before, t("words-since", news="\n".join(news))]
    return [*before, *news]


def hand_sentence(cards: Sequence[tuple[str, bool]], t: Texts, barred: Callable[[str], str]) -> str:
    """Return a hand in words: the playable cards, then a sentence by `barred` about the other cards.

    If all cards or no cards can be played, return one list.
    """
    barred_names = ", ".join(name for name, playable in cards if not playable)
    if not barred_names:
        return t("words-hand", count=len(cards), cards=", ".join(name for name, _ in cards))
    playable_names = ", ".join(name for name, playable in cards if playable)
    return f"{t('words-hand-parted', count=len(cards), cards=playable_names)} {barred(barred_names)}"
