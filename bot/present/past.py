"""What stays of a table and of its older messages: words that are true for good, and nothing to press."""

from __future__ import annotations

from bot.present import PRESENTERS, lobby
from bot.present.post import Post, Text
from bot.present.presenter import NIGHT, so_far
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.core import Place


def ended(seen: Seen, t: Texts) -> Post:
    """A table that was closed before its end; the standing, if a match had begun."""
    closed = "ended-closed" if seen.header.seats else "ended-idle"
    lines = [f"## {t('ended-cancelled' if seen.header.status == 'cancelled' else closed)}"]
    lines += so_far(seen, [Place(**place) for place in seen.header.standing or []], t)
    # A lobby's message says so itself; below the moves of a match, this is news.
    epoch = "ended" if seen.header.seats else lobby.LOBBY
    return Post((Text("\n".join(lines)),), table=seen.header.id, epoch=epoch, calm=True, accent=NIGHT)


def begun(seen: Seen, link: str, t: Texts) -> Post:
    """What stays of a lobby whose match has begun."""
    heading = f"## {t(f'game-{seen.header.game}')}"
    return Post((Text(f"{heading}\n{t('lobby-begun', link=link)}"),), accent=NIGHT)


def scored(seen: Seen, t: Texts) -> Post | None:
    """What stays of a table's message about a round that has ended; None before the first has."""
    result = PRESENTERS[seen.header.game].result(seen, t)
    heading = Text(f"## {t(f'game-{seen.header.game}')}")
    return Post((heading, *result), accent=NIGHT) if result else None


def moved(link: str, t: Texts) -> Post:
    """What stays of a table's message in the middle of a round: where it went on."""
    return Post((Text(f"-# {t('table-moved', link=link)}"),), accent=NIGHT)


def direct_message(seen: Seen, epoch: str, t: Texts) -> Post | None:
    """What stays of a direct message: what its round brought its reader; before its end, that it moved.

    None for somebody who was not there at its end: what they were told last stays.
    """
    game, number = seen.header.game, epoch.removeprefix("round ")
    ended = seen.view is not None and number.isdecimal() and int(number) <= seen.rounds_done
    if not ended:
        return Post((Text(f"-# {t('post-moved')}"),), classic=True)
    told = PRESENTERS[game].brought(seen, int(number), t)
    return Post((Text(f"### {t(f'game-{game}')}\n{told}"),), classic=True) if told else None
