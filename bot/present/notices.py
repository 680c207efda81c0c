"""Short messages to one person: answers, choosers, lists of tables, pages of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.present import PRESENTERS, charts
from bot.present.headline import top
from bot.present.names import called, names_of
from bot.present.post import Button, Illustration, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.records import TableHeader
from bot.seating.player_counts import seats_for
from bot.tables.snapshot import Snapshot
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts, escaped
from engine import GAMES

CARD: Final = "card"
"""The topic of a game's rules in short."""
MOST_LINES: Final = 20
"""Tables of one person that are listed."""


def notice(text: str, *buttons: Button, table: int = 0) -> Post:
    """A short message to one person."""
    row = (Row(buttons),) if buttons else ()
    return Post((Text(text), *row), table=table)


def looked_at(shown: Illustration) -> Post:
    """What somebody has asked to look at; who is shown no picture reads what it says."""
    return Post((shown._replace(instead=Text(escaped(shown.alt))),))


def no_cards(table: int, t: Texts) -> Post:
    """What somebody reads who asks for their hand before the match: true also once it has begun."""
    return Post((*top(t("head-no-cards")), Text(t("panel-lobby"))), table=table)


def back_button(t: Texts) -> Button:
    """Take one's seat back from the robot."""
    return Button(t("button-back"), "@back", "success")


def chooser(tables: Sequence[TableHeader], t: Texts, verb: str = "@pick", question: str = "") -> Post:
    """Several tables: which one? `verb` is what is done with it."""
    buttons = tuple(
        Button(t("chooser-table", game=t(f"game-{header.game}"), number=header.id), f"{verb} {header.id}")
        for header in tables[:20]
    )
    return Post((Text(question or t("chooser-title")), Row(buttons)))


def my_tables(tables: Sequence[tuple[Snapshot, str]], t: Texts) -> Post:
    """The reader's tables everywhere: whose turn it is, and a link to each."""
    if not tables:
        return notice(t("mine-empty"))
    lines = []
    for snapshot, link in tables[:MOST_LINES]:
        name = t("chooser-table", game=t(f"game-{snapshot.header.game}"), number=snapshot.header.id)
        if snapshot.header.status == "lobby":
            state = t("mine-lobby")
        elif snapshot.gone is not None and not snapshot.gone.kept:
            state = t("mine-replaced", player=called(snapshot.gone.holder.name, t))
        elif snapshot.gone is not None and snapshot.gone.kicked:
            state = t("mine-kicked")
        elif snapshot.header.asleep:
            state = t("mine-asleep")
        elif snapshot.seat is None:
            state = t("mine-left")
        elif snapshot.seat in snapshot.awaiting:
            state = t("mine-your-turn")
        else:
            state = t(
                "mine-waiting", players=names_of(snapshot, [s for s in snapshot.awaiting if s >= 0], t) or "…"
            )
        own = snapshot.due_at is not None and snapshot.seat in snapshot.awaiting
        when = f" · <t:{int(snapshot.due_at.timestamp())}:R>" if snapshot.due_at and own else ""
        place = f"[{name}]({link})" if link else name
        lines.append(f"- {t('labelled', label=place, text=f'{state}{when}')}")
    return Post((Text(f"## {t('mine-title')}\n" + "\n".join(lines)),), accent=SEA)


def table_rules(snapshot: Snapshot, t: Texts) -> Post:
    """The rules of one table: its options, each with its sentence, their picture, a menu with all topics."""
    header = snapshot.header
    seats = header.seats or seats_for(GAMES[header.game], header.options, len(snapshot.occupants))
    presenter = PRESENTERS[header.game]
    told = [
        presenter.explained(header.options, seats, t),
        presenter.company(header.options, len(snapshot.occupants), t),
    ]
    text = "\n".join(line for line in (f"## {t('rules-table')}", *told) if line)
    return Post((Text(text), *charts.of_table(snapshot, t), topic_menu(header.game, "", t)), accent=SEA)


def rules_page(game: str, topic: str, t: Texts) -> Post:
    """One topic of the rules, its picture first, and a menu with the others."""
    topics = rules.topics(game, t.locale)
    known = next((one for one in topics if one.key == topic), topics[0])
    body = rules.text(game, t.locale, known.key)
    title, shown = Text(f"## {known.title}"), _shown(game, known.key, t)
    return Post((title, *shown, Text(body), topic_menu(game, known.key, t)), accent=SEA)


def help_card(snapshot: Snapshot, t: Texts) -> Post:
    """The rules of a table in short: their picture, some lines, and a menu with all topics."""
    card = PRESENTERS[snapshot.header.game].help(snapshot, t)
    pictures = charts.of_table(snapshot, t, told=True)
    told = [one._replace(instead=Text(card.shown)) if card.shown else one for one in pictures]
    game = snapshot.header.game
    title = Text(f"## {t('help-title', game=t(f'game-{game}'))}")
    return Post((title, *told, Text(card.lines), topic_menu(game, "", t)), accent=SEA)


def _shown(game: str, topic: str, t: Texts) -> tuple[Illustration, ...]:
    """The picture of a topic; () for one that is told in words alone, and for what is no game."""
    presenter = PRESENTERS.get(game)
    options = presenter.charted(topic) if presenter else None
    if presenter is None or options is None:
        return ()
    seats = seats_for(GAMES[game], options, 0)
    return charts.illustrations(presenter, options, seats, t, told=topic == CARD)


def topic_menu(game: str, shown: str, t: Texts) -> Menu:
    """The topics of the rules of a game; the one that is shown is chosen."""
    lines = (Option(one.title, one.key, chosen=one.key == shown) for one in rules.topics(game, t.locale))
    return Menu(f"@rules {game}", tuple(lines), t("rules-menu"))
