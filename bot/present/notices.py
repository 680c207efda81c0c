"""Short messages to one person: answers, choosers, lists of tables, pages of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.present import PRESENTERS
from bot.present.names import escaped_name, join_phrases
from bot.present.play import charts
from bot.present.play.headline import headline_blocks
from bot.present.post import ALT_LIMIT, Button, Illustration, Link, Menu, Option, PlainForm, Post, Row, Text
from bot.present.presenter import SEA
from bot.records.tables import Person, TableHeader
from bot.seating.invitations import may_join
from bot.seating.player_counts import allowed_counts, seats_for
from bot.tables.codes import table_code
from bot.tables.lessons import LESSONS
from bot.tables.snapshot import Snapshot
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts, escape_name
from engine import GAMES

CARD: Final = "card"
"""The topic that sums up a game's rules."""
MOST_LINES: Final = 20
"""The most tables of one person that are listed."""
FEW: Final = 3
"""The most players of a table who are named in a list of tables."""
SHORT_NAME: Final = 14
"""Characters of a name in a list of tables."""


def notice(text: str, *buttons: Button, table: int = 0) -> Post:
    """Return a short message to one person."""
    row = (Row(buttons),) if buttons else ()
    return Post((Text(text), *row), table=table)


def picture_notice(shown: Illustration) -> Post:
    """Return a requested picture; a reader without pictures gets the alt text."""
    return Post((shown._replace(fallback=Text(escape_name(shown.alt, ALT_LIMIT))),))


def no_cards(table: int, t: Texts) -> Post:
    """Return the reply to a request for a hand before the match, phrased to stay correct afterwards."""
    return Post((*headline_blocks(t("head-no-cards")), Text(t("panel-lobby"))), table=table)


def back_button(t: Texts) -> Button:
    """Return the button with which a player takes their seat back from a robot."""
    return Button(t("button-back"), "@back", "success")


def learn_button(game: str, t: Texts) -> list[Button]:
    """Return the button that opens a game's lesson; [] for a game without one."""
    return [Button(t("button-learn"), f"@learn {game}")] if game in LESSONS else []


def table_name(header: TableHeader, t: Texts) -> str:
    """Return a table's name in lists and messages: the game, and the match's permanent number."""
    return t("chooser-table", game=t(f"game-{header.game}"), number=header.id)


def table_state(header: TableHeader, t: Texts) -> str:
    """Return a live table's state, whoever reads it."""
    if header.status == "lobby":
        return t("mine-lobby")
    if header.asleep:
        return t("mine-asleep")
    return t("mine-running" if header.paused_at is None else "mine-paused")


def chooser(
    tables: Sequence[tuple[TableHeader, Snapshot | None]], t: Texts, verb: str = "@pick", question: str = ""
) -> Post:
    """Return a question that asks the reader to choose one of these tables.

    `verb` is the action of each table's button, with the table's number as argument; `question` names the
    purpose. A line for each table gives its place, its players and whose turn it is. A snapshot is None if
    the table cannot be read.
    """
    shown = tables[:MOST_LINES]
    lines = []
    for header, snapshot in shown:
        name = f"{table_name(header, t)}, {place_of(header, t)}"
        details = [] if snapshot is None else [*_describe_company(snapshot, t), _describe_state(snapshot, t)]
        lines.append(
            "- " + (t("labelled", label=name, text="; ".join(details)) if details else f"**{name}**")
        )
    question_text = question or t(f"chooser-{verb.split()[0].removeprefix('@')}")
    buttons = tuple(Button(table_name(header, t), f"{verb} {header.id}") for header, _ in shown)
    return Post((Text("\n".join((f"## {question_text}", *lines))), Row(buttons)))


def place_of(header: TableHeader, t: Texts) -> str:
    """Return where a table is played: its channel or thread, or that it is the reader's private table."""
    return t("place-private") if header.is_private else f"<#{header.place}>"


def _describe_company(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return the other people at a table, in a few words; [] if the reader is alone."""
    names = [occupant.name for place, occupant in enumerate(snapshot.occupants) if place != snapshot.seat]
    return [t("chooser-company", players=_join_first_names(names, t))] if names else []


def _join_first_names(names: Sequence[str], t: Texts) -> str:
    """Return the first few names, shortened, and a note if there are more names."""
    shown = [escaped_name(name, t, SHORT_NAME) for name in names[:FEW]]
    return join_phrases([*shown, t("stats-others")] if len(names) > FEW else shown, t)


def _describe_state(snapshot: Snapshot, t: Texts) -> str:
    """Return a table's state for its reader: whose turn it is, or what the reader may do about their seat."""
    if snapshot.header.status == "lobby":
        return t("mine-lobby")
    if snapshot.departure is not None and not snapshot.departure.has_robot:
        return t("mine-replaced", player=escaped_name(snapshot.departure.holder.name, t))
    if snapshot.departure is not None and snapshot.departure.was_kicked:
        return t("mine-kicked")
    if snapshot.header.asleep:
        return t("mine-asleep")
    if snapshot.header.paused_at is not None and snapshot.has_seat:
        return t("mine-paused")
    if snapshot.departure is not None:
        return t("mine-left")
    if snapshot.seat in snapshot.awaiting:
        return t("mine-your-turn")
    awaited = [snapshot.occupants[seat].name for seat in snapshot.awaiting if seat >= 0]
    return t("mine-waiting", players=_join_first_names(awaited, t)) if awaited else t("mine-running")


def my_tables(tables: Sequence[tuple[Snapshot, str]], t: Texts) -> Post:
    """Return the list of all the reader's tables: whose turn it is at each, and a link."""
    if not tables:
        return notice(t("mine-empty"))
    lines = []
    for snapshot, link in tables[:MOST_LINES]:
        name = table_name(snapshot.header, t)
        details = [_describe_state(snapshot, t)]
        if snapshot.due_at is not None and snapshot.seat in snapshot.awaiting:
            details.append(t("waits-until-own", moment=f"<t:{int(snapshot.due_at.timestamp())}:R>"))
        place = f"[{name}]({link})" if link else f"{name}, {place_of(snapshot.header, t)}"
        lines.append(f"- {t('labelled', label=place, text=' · '.join(details))}")
    return Post((Text(f"## {t('mine-title')}\n" + "\n".join(lines)),), accent=SEA)


def describe_way(table: int, link: str, t: Texts) -> str:
    """Return a table's code and the URL of its message, for people to copy and pass on."""
    return t("table-way", code=table_code(table), link=link)


def table_shown(table: int, link: str, t: Texts) -> Post:
    """Return that the table's message stands at the end of its channel, and the way to it."""
    return notice(f"{t('table-shown', link=link)}\n-# {describe_way(table, link, t)}")


def found_table(snapshot: Snapshot, user: int, link: str, t: Texts) -> Post:
    """Return where the table of a code is played, who sits there, and the buttons to sit down or watch."""
    header = snapshot.header
    hosts = [one.name for one in snapshot.occupants if one.who == str(Person(header.host))]
    most = header.seats or max(allowed_counts(GAMES[header.game], header.options), default=0)
    details = [
        *(t("found-host", player=escaped_name(name, t)) for name in hosts),
        t("lobby-seats", taken=len(snapshot.occupants), seats=most),
        table_state(header, t),
        *([t("lobby-admitted")] if header.admitted is not None else []),
    ]
    text = f"## {table_name(header, t)}\n{place_of(header, t)}\n-# {' · '.join(details)}"
    watch = Link(t("button-watch"), link)
    if snapshot.has_seat:
        sit = [Button(t("button-hand"), "@hand", "primary", "🃏")]
    elif may_join(header, user) or (header.welcomes(str(Person(user))) and header.takes_late_comers):
        sit = [Button(t("button-join"), "@come", "success")]
    else:
        sit = []
    return Post((Text(text), Row((*sit, watch))), table=header.id, accent=SEA)


def table_rules(snapshot: Snapshot, t: Texts) -> Post:
    """Return the rules of one table: its options with a sentence each, their picture, a menu of topics."""
    header = snapshot.header
    seats = header.seats or seats_for(GAMES[header.game], header.options, len(snapshot.occupants))
    presenter = PRESENTERS[header.game]
    paragraphs = [
        presenter.lobby.explain_rules(header.options, seats, t),
        presenter.lobby.describe_company(header.options, len(snapshot.occupants), t),
    ]
    title, text = Text(f"## {t('rules-table')}"), Text("\n".join(filter(None, paragraphs)))
    menu = topic_menu(header.game, "", t)
    return Post((title, *charts.table_charts(snapshot, t), text, menu), accent=SEA)


def rules_page(game: str, topic: str, t: Texts, *, whole: bool = False) -> Post:
    """Return one topic of the rules, with a button to the next topic and a menu of all topics.

    A topic with a picture shows only its first paragraph below the picture, and a button to the `whole` text.
    The first topic has a button to the game's lesson.
    """
    topics = rules.topics(game, t.locale)
    known = next((candidate for candidate in topics if candidate.key == topic), topics[0])
    body = rules.topic_text(game, t.locale, known.key)
    title, shown = Text(f"## {known.title}"), _topic_picture(game, known.key, t)
    menu = topic_menu(game, known.key, t)
    following = topics[topics.index(known) + 1 :][:1]
    ahead = [Button(one.title[:80], f"@rules {game} {one.key}", "primary", "▶️") for one in following]
    ahead += learn_button(game, t) if known == topics[0] else []
    onward = [Row(tuple(ahead))] if ahead else []
    full = Post((title, *shown, Text(body), *onward, menu), accent=SEA).without_illustration()
    if whole or not shown:
        return full
    first, _, rest = body.partition("\n\n")
    if rest:
        ahead.append(Button(t("button-rules-whole"), f"@rules {game} {known.key} whole"))
    row = [Row(tuple(ahead))] if ahead else []
    return Post((title, *shown, *row, Text(first), menu), accent=SEA, plain=PlainForm(lambda: full))


def help_card(snapshot: Snapshot, t: Texts) -> Post:
    """Return a summary of a table's rules: their picture, some lines, and a menu of topics."""
    card = PRESENTERS[snapshot.header.game].play.help_card(snapshot, t)
    pictures = charts.table_charts(snapshot, t, told=True)
    pictures_with_text = [
        picture._replace(fallback=Text(card.shown)) if card.shown else picture for picture in pictures
    ]
    game = snapshot.header.game
    title = Text(f"## {t('help-title', game=t(f'game-{game}'))}")
    return Post((title, *pictures_with_text, Text(card.lines), topic_menu(game, "", t)), accent=SEA)


def _topic_picture(game: str, topic: str, t: Texts) -> tuple[Illustration, ...]:
    """Return the picture of a topic; () for a topic without a picture or a game."""
    presenter = PRESENTERS.get(game)
    options = presenter.chart.find_topic_options(topic) if presenter else None
    if presenter is None or options is None:
        return ()
    seats = seats_for(GAMES[game], options, 0)
    return charts.illustrations(presenter, options, seats, t, told=topic == CARD)


def topic_menu(game: str, shown: str, t: Texts) -> Menu:
    """Return the menu of a game's rule topics; the topic `shown` is selected."""
    lines = (
        Option(topic.title, topic.key, chosen=topic.key == shown) for topic in rules.topics(game, t.locale)
    )
    return Menu(f"@rules {game}", tuple(lines), t("rules-menu"))
