"""A trick for those who listen: the cards in order, and which of them are news to the reader."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Texts
from bot.seen import Seen
from engine.core import Seat


def retold(
    seen: Seen, plays: Sequence[tuple[Seat, int]], told: Sequence[str], t: Texts, *, earlier: bool
) -> list[str]:
    """The plays of a trick, each as it is `told`; what came after the reader's own card stands as news.

    `earlier`: there have been tricks before this one, so that the reader has played a card before it.
    """
    own = [place for place, (seat, _) in enumerate(plays, start=1) if seat == seen.seat]
    fresh = max(own, default=0)
    before, news = list(told[:fresh]), list(told[fresh:])
    if own and not news:
        return [*before, t("words-nothing-since")]
    if news and (own or earlier):
        return [*before, t("words-since", news="\n".join(news))]
    return [*before, *news]
