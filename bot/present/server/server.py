"""Messages for a server's moderators: diagnostics of a channel, all open tables, and blocked people."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.present.notices import table_name, table_state
from bot.present.post import Block, Button, Divider, Menu, Option, Post, Row, Text, offered
from bot.present.presenter import SEA
from bot.records.championships import ChampionshipHeader
from bot.records.tables import PlayerRow, TableHeader
from bot.texts.sentences import Texts, escape_name
from engine import GAMES

EXPLAINED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
)
"""The permissions that tables need, by Discord's names."""
PAGE: Final = 20
"""Tables and championships on one page: a menu has room for 25."""
MENU: Final = 25
FORBIDDEN: Final = frozenset({50001, 50013})
LOCKED: Final = 160005
MOST_CHANNELS: Final = 10
"""The most other channels that are named."""


class MessageRefusal(NamedTuple):
    """Discord's refusal of messages in a channel: its error code, and since when."""

    code: int
    since: datetime


class Diagnosis(NamedTuple):
    """The bot's state in a channel.

    allowed, missing   names of permissions that tables need
    refused            why Discord refuses messages in the channel; None if Discord accepts messages
    pictureless        since when Discord refuses pictures
    elsewhere          the server's other channels in which Discord refuses messages
    only               the channels where tables may be opened, if the channel is not among them
    """

    channel: int
    allowed: Sequence[str]
    missing: Sequence[str]
    refused: MessageRefusal | None = None
    pictureless: datetime | None = None
    elsewhere: Sequence[int] = ()
    only: Sequence[int] = ()
    drained: bool = False
    signs: bool = False


class OpenGames(NamedTuple):
    """The open tables and championships of a server, newest first."""

    tables: Sequence[TableHeader]
    championships: Sequence[ChampionshipHeader]

    @property
    def all(self) -> list[TableHeader | ChampionshipHeader]:
        """Return tables and championships, newest first."""
        return sorted((*self.tables, *self.championships), key=lambda one: one.opened_at, reverse=True)


def diagnostics(found: Diagnosis, t: Texts) -> Post:
    """Return what the bot may do in a channel, what is wrong and since when, and how to fix it."""
    here = f"<#{found.channel}>"
    problems = [_labelled(t(f"permission-{name}"), t(f"lack-{name}"), t) for name in found.missing]
    if found.refused is not None:
        problems.append(_labelled(t("silent"), _refusal_reason(found.refused, t), t))
    if found.pictureless is not None and "attach_files" not in found.missing:
        text = t("silent-pictures", since=_relative_time(found.pictureless))
        problems.append(_labelled(t("permission-attach_files"), text, t))
    remarks = [t("diagnosis-channels", channels=_channels(found.only))] if found.only else []
    remarks += [t("diagnosis-drain")] if found.drained else []
    remarks += [t("diagnosis-signs")] if found.signs else []
    remarks += [t("silent-elsewhere", channels=_channels(found.elsewhere))] if found.elsewhere else []
    lines = [
        f"## {t('diagnosis-title', channel=here)}",
        *(problems or [t("diagnosis-well")]),
        *_bullets(remarks),
    ]
    helps = [t("diagnosis-allow")] if found.missing or found.pictureless else []
    helps += [t("silent-again")] if found.refused else []
    if found.allowed:
        helps.append(t("diagnosis-may", permissions=permissions(found.allowed, t)))
    return Post((Text("\n".join(lines)), *(Text(f"-# {line}") for line in helps)), accent=SEA)


def permissions(names: Sequence[str], t: Texts) -> str:
    """Return the permissions' names in Discord's interface."""
    return ", ".join(t(f"permission-{name}") for name in names)


def _refusal_reason(refused: MessageRefusal, t: Texts) -> str:
    key = "locked" if refused.code == LOCKED else "forbidden" if refused.code in FORBIDDEN else "other"
    return t(f"silent-{key}", since=_relative_time(refused.since), code=str(refused.code))


def _labelled(label: str, text: str, t: Texts) -> str:
    return f"- {t('labelled', label=label, text=text)}"


def _bullets(lines: Sequence[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def _channels(channels: Sequence[int]) -> str:
    more = ", …" if len(channels) > MOST_CHANNELS else ""
    return ", ".join(f"<#{channel}>" for channel in channels[:MOST_CHANNELS]) + more


def _relative_time(moment: datetime) -> str:
    return f"<t:{int(moment.timestamp())}:R>"


def tables(found: OpenGames, t: Texts, page: int = 0, *, closed: str = "") -> Post:
    """Return a page of a server's open tables and championships, and a menu to close one.

    `closed` names the table or championship that has just been closed.
    """
    everything = found.all
    pages = max(-(-len(everything) // PAGE), 1)
    page = min(page, pages - 1)
    shown = everything[page * PAGE : (page + 1) * PAGE]
    news = f"{t('tables-closed', table=closed)}\n" if closed else ""
    title = f"# {t('tables-title')}\n{news}"
    settings = (Divider(), Row((Button(t("button-server-settings"), "@server-page"),)))
    if not shown:
        return Post((Text(f"{title}{t('tables-none')}"), *settings), accent=SEA)
    lines = [
        f"- {t('labelled', label=f'{_name(entry, t, escape=True)}, {_place(entry)}', text=_state(entry, t))}"
        for entry in shown
    ]
    options = tuple(Option(_name(entry, t)[:100], _value(entry)) for entry in shown)
    menu = Menu("@server-table", options, t("tables-choose"))
    few = offered(menu, t)
    ask = [few] if isinstance(few, Menu) else [Text(f"-# {t('tables-choose')}"), few]
    blocks: list[Block] = [Text(title + "\n".join(lines)), *ask]
    if pages > 1:
        page_actions = [("tables-newer", page - 1)] if page else []
        page_actions += [("tables-older", page + 1)] if page + 1 < pages else []
        blocks.append(Text(f"-# {t('tables-page', page=page + 1, pages=pages)}"))
        blocks.append(Row(tuple(Button(t(key), f"@server-tables {number}") for key, number in page_actions)))
    return Post((*blocks, *settings), accent=SEA)


def _name(entry: TableHeader | ChampionshipHeader, t: Texts, *, escape: bool = False) -> str:
    if isinstance(entry, TableHeader):
        return table_name(entry, t)
    return escape_name(entry.label) if escape else entry.label


def _place(entry: TableHeader | ChampionshipHeader) -> str:
    thread = entry.thread_id if isinstance(entry, TableHeader) else None
    return f"<#{thread or entry.channel_id}>"


def _state(entry: TableHeader | ChampionshipHeader, t: Texts) -> str:
    since = _relative_time(entry.opened_at)
    if not isinstance(entry, TableHeader):
        return t("tables-championship", since=since)
    return t("tables-opened", state=table_state(entry, t), since=since)


def _value(entry: TableHeader | ChampionshipHeader) -> str:
    return f"{'table' if isinstance(entry, TableHeader) else 'championship'}-{entry.id}"


def blocked_people(people: Sequence[PlayerRow], t: Texts) -> Post:
    """Return the people blocked by a server, the effect of blocking, and a menu that unblocks people."""
    lines = [f"# {t('blocked-title')}", t("blocked-why")]
    lines += [f"- {escape_name(person.name) or f'<@{person.user_id}>'}" for person in people]
    blocks: list[Block] = [Text("\n".join(lines if people else [*lines, t("blocked-none")]))]
    for start in range(0, len(people), MENU):
        page_of_people = people[start : start + MENU]
        options = tuple(
            Option((person.name or str(person.user_id))[:100], str(person.user_id))
            for person in page_of_people
        )
        menu = Menu(f"@server-unblock {start}", options, t("blocked-choose"), most=len(options))
        blocks.append(menu)
    blocks.append(Row((Button(t("server-page"), "@server-page roles"),)))
    return Post(tuple(blocks), accent=SEA)


def welcome(missing: Sequence[str], t: Texts) -> Post:
    """Return the one greeting of a server; `missing` are the permissions that the bot lacks there."""
    games = ", ".join(t(f"game-{game}") for game in GAMES)
    lacking = [t("welcome-missing", permissions=permissions(missing, t))] if missing else []
    return Post(tuple(Text(text) for text in (t("welcome", games=games), *lacking)), accent=SEA)
