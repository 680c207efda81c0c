"""What those who keep a server read: how the bot is in a channel, all that is open, who is blocked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.championship_records import ChampionshipHeader
from bot.present.choices import offered
from bot.present.notices import table_name
from bot.present.post import Block, Button, Divider, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.records import PlayerRow, TableHeader
from bot.texts.sentences import Texts, escaped
from engine import GAMES

EXPLAINED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
)
"""The permissions that tables need, as Discord calls them."""
PAGE: Final = 20
"""Tables and championships on one page: a menu has room for 25."""
MENU: Final = 25
FORBIDDEN: Final = frozenset({50001, 50013})
LOCKED: Final = 160005
MOST_CHANNELS: Final = 10
"""Other channels that are named."""


class NotTaken(NamedTuple):
    """What Discord answers to what is written in a channel, by its code, and since when."""

    code: int
    since: datetime


class Diagnosis(NamedTuple):
    """How the bot is in a channel.

    allowed, missing   permissions by name, those that tables need
    refused            why nothing is taken there, None where it is
    pictureless        since when pictures are not
    elsewhere          the server's other channels in which nothing is taken
    only               the channels where tables may be opened, where this is none of them
    """

    channel: int
    allowed: Sequence[str]
    missing: Sequence[str]
    refused: NotTaken | None = None
    pictureless: datetime | None = None
    elsewhere: Sequence[int] = ()
    only: Sequence[int] = ()
    drained: bool = False
    signs: bool = False


class Open(NamedTuple):
    """What is open on a server, newest first."""

    tables: Sequence[TableHeader]
    championships: Sequence[ChampionshipHeader]

    @property
    def all(self) -> list[TableHeader | ChampionshipHeader]:
        """Tables and championships, newest first."""
        return sorted((*self.tables, *self.championships), key=lambda one: one.opened_at, reverse=True)


def diagnostics(found: Diagnosis, t: Texts) -> Post:
    """What the bot may do in a channel, what is wrong, since when, and what helps."""
    here = f"<#{found.channel}>"
    wrong = [_labelled(t(f"permission-{name}"), t(f"lack-{name}"), t) for name in found.missing]
    if found.refused is not None:
        wrong.append(_labelled(t("silent"), _silent(found.refused, t), t))
    if found.pictureless is not None and "attach_files" not in found.missing:
        text = t("silent-pictures", since=_ago(found.pictureless))
        wrong.append(_labelled(t("permission-attach_files"), text, t))
    told = [t("diagnosis-channels", channels=_channels(found.only))] if found.only else []
    told += [t("diagnosis-drain")] if found.drained else []
    told += [t("diagnosis-signs")] if found.signs else []
    told += [t("silent-elsewhere", channels=_channels(found.elsewhere))] if found.elsewhere else []
    lines = [f"## {t('diagnosis-title', channel=here)}", *(wrong or [t("diagnosis-well")]), *_bullets(told)]
    helps = [t("diagnosis-allow")] if found.missing or found.pictureless else []
    helps += [t("silent-again")] if found.refused else []
    if found.allowed:
        helps.append(t("diagnosis-may", permissions=permissions(found.allowed, t)))
    return Post((Text("\n".join(lines)), *(Text(f"-# {line}") for line in helps)), accent=SEA)


def permissions(names: Sequence[str], t: Texts) -> str:
    """Permissions as Discord calls them."""
    return ", ".join(t(f"permission-{name}") for name in names)


def _silent(refused: NotTaken, t: Texts) -> str:
    key = "locked" if refused.code == LOCKED else "forbidden" if refused.code in FORBIDDEN else "other"
    return t(f"silent-{key}", since=_ago(refused.since), code=str(refused.code))


def _labelled(label: str, text: str, t: Texts) -> str:
    return f"- {t('labelled', label=label, text=text)}"


def _bullets(lines: Sequence[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def _channels(channels: Sequence[int]) -> str:
    more = ", …" if len(channels) > MOST_CHANNELS else ""
    return ", ".join(f"<#{channel}>" for channel in channels[:MOST_CHANNELS]) + more


def _ago(moment: datetime) -> str:
    return f"<t:{int(moment.timestamp())}:R>"


def tables(found: Open, t: Texts, page: int = 0, *, closed: str = "") -> Post:
    """A page of all tables and championships of a server, and a menu to close one; which has just been."""
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
        f"- {t('labelled', label=f'{_name(one, t, escape=True)}, {_place(one)}', text=_state(one, t))}"
        for one in shown
    ]
    options = tuple(Option(_name(one, t)[:100], _value(one)) for one in shown)
    menu = Menu("@server-table", options, t("tables-choose"))
    few = offered(menu)
    ask = [few] if isinstance(few, Menu) else [Text(f"-# {t('tables-choose')}"), few]
    blocks: list[Block] = [Text(title + "\n".join(lines)), *ask]
    if pages > 1:
        turns = [("tables-newer", page - 1)] if page else []
        turns += [("tables-older", page + 1)] if page + 1 < pages else []
        blocks.append(Text(f"-# {t('tables-page', page=page + 1, pages=pages)}"))
        blocks.append(Row(tuple(Button(t(key), f"@server-tables {number}") for key, number in turns)))
    return Post((*blocks, *settings), accent=SEA)


def _name(one: TableHeader | ChampionshipHeader, t: Texts, *, escape: bool = False) -> str:
    if isinstance(one, TableHeader):
        return table_name(one, t)
    return escaped(one.called) if escape else one.called


def _place(one: TableHeader | ChampionshipHeader) -> str:
    thread = one.thread_id if isinstance(one, TableHeader) else None
    return f"<#{thread or one.channel_id}>"


def _state(one: TableHeader | ChampionshipHeader, t: Texts) -> str:
    since = _ago(one.opened_at)
    if not isinstance(one, TableHeader):
        return t("tables-championship", since=since)
    key = "mine-lobby" if one.status == "lobby" else "mine-asleep" if one.asleep else "mine-running"
    return t("tables-opened", state=t(key), since=since)


def _value(one: TableHeader | ChampionshipHeader) -> str:
    return f"{'table' if isinstance(one, TableHeader) else 'championship'}-{one.id}"


def blocked(people: Sequence[PlayerRow], t: Texts) -> Post:
    """Whom a server has blocked, what that means, and a menu that lets them sit down again."""
    lines = [f"# {t('blocked-title')}", t("blocked-why")]
    lines += [f"- {escaped(one.name) or f'<@{one.user_id}>'}" for one in people]
    blocks: list[Block] = [Text("\n".join(lines if people else [*lines, t("blocked-none")]))]
    for start in range(0, len(people), MENU):
        some = people[start : start + MENU]
        options = tuple(Option((one.name or str(one.user_id))[:100], str(one.user_id)) for one in some)
        menu = Menu(f"@server-unblock {start}", options, t("blocked-choose"), most=len(options))
        blocks.append(menu)
    blocks.append(Row((Button(t("server-page"), "@server-page roles"),)))
    return Post(tuple(blocks), accent=SEA)


def welcome(missing: Sequence[str], t: Texts) -> Post:
    """The one greeting of a server; what it says of permissions is how it was then."""
    games = ", ".join(t(f"game-{game}") for game in GAMES)
    lacking = [t("welcome-missing", permissions=permissions(missing, t))] if missing else []
    return Post(tuple(Text(text) for text in (t("welcome", games=games), *lacking)), accent=SEA)
