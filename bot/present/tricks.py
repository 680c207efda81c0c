"""What is told in order: a trick, what of it is news to the reader, and a hand for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.present.post import Text
from bot.tables.snapshot import Snapshot
from bot.texts.emojis import MARKUP
from bot.texts.sentences import Texts
from engine.core import Seat

ROOMY: Final = 4
"""Hands that one message has room for in large."""


def laid(player: str, card: str, name: str) -> str:
    """A card of a trick and whose it is, large and with its `name` if it is an emoji."""
    return f"## {card}\u00a0{player} · {name}" if MARKUP.fullmatch(card) else f"**{card}** · {player}"


def large(pictures: Sequence[str], hands: int) -> str:
    """A hand as large as so many hands leave room for; "" without cards, or unless each has its emoji."""
    size = "##" if hands <= ROOMY else "###"
    return f"{size} {' '.join(pictures)}" if pictures and all(pictures) else ""


def ahead(
    snapshot: Snapshot, plays: int, seat: Seat | None, player: str, t: Texts, why: str = ""
) -> list[str]:
    """Who would take the unfinished trick, below its cards, and `why`; of a single card, only that."""
    told = [] if seat is None or plays < 2 else [would_take(snapshot, seat, f"**{player}**", t)]
    said = " ".join([*told, *([why] if why else [])])
    return [f"-# {said}"] if said else []


def in_small(plays: str, told: str, t: Texts, *, final: bool) -> Text:
    """Return the trick finished last in small letters, true only now.

    Its `plays` stand on one line, below it what is `told` of it. `final`: no other trick of its round
    follows.
    """
    label = t("trick-final" if final else "trick-previous")
    lines = [t("labelled", label=label, text=plays), *told.splitlines()]
    return Text("\n".join(f"-# {line}" for line in lines), "\n".join(lines), passing=True)


def in_order(plays: Iterable[tuple[str, str]], t: Texts) -> str:
    """Return the players of a finished trick and their cards on one line, each card before its player.

    Cards stand in letters, because a line may break beside an emoji.
    """
    if t.in_words:
        return ", ".join(t("words-laid", card=card, player=player) for player, card in plays)
    return " · ".join(f"{card}\u00a0{player}" for player, card in plays)


def played(snapshot: Snapshot, seat: Seat, player: str, card: str, t: Texts) -> str:
    """A sentence that says who played a card; to the reader, that they did."""
    return (
        t("words-played-you", card=card)
        if seat == snapshot.seat
        else t("words-played", player=player, card=card)
    )


def would_take(snapshot: Snapshot, seat: Seat, player: str, t: Texts) -> str:
    """A sentence that says who would take the unfinished trick; to the reader, that they would."""
    return t("words-ahead-you") if seat == snapshot.seat else t("words-ahead", player=player)


def retold(
    snapshot: Snapshot, plays: Sequence[tuple[Seat, int]], told: Sequence[str], t: Texts, *, earlier: bool
) -> list[str]:
    """The plays of a trick, each as it is `told`; what came after the reader's own card stands as news.

    `earlier`: there have been tricks before this one, so that the reader has played a card before it.
    """
    own = [place for place, (seat, _) in enumerate(plays, start=1) if seat == snapshot.seat]
    fresh = max(own, default=0)
    before, news = list(told[:fresh]), list(told[fresh:])
    if news and (own or earlier):
        return [*before, t("words-since", news="\n".join(news))]
    return [*before, *news]


def held(cards: Sequence[tuple[str, bool]], t: Texts, barred: Callable[[str], str]) -> str:
    """A hand in words, each card with whether it may be played now; `barred` tells of those that may not.

    Where nothing is barred, or nothing is to be played, it is one list.
    """
    kept = ", ".join(name for name, playable in cards if not playable)
    if not kept:
        return t("words-hand", count=len(cards), cards=", ".join(name for name, _ in cards))
    free = ", ".join(name for name, playable in cards if playable)
    return f"{t('words-hand-parted', count=len(cards), cards=free)} {barred(kept)}"
