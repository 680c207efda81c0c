"""What a rule or the house refuses, in the reader's language, with what would be legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.championship_records import ChampionshipHeader
from bot.errors import House, Refused
from bot.present import PRESENTERS
from bot.present.about import openers
from bot.present.championship.names import match
from bot.present.notices import notice, table_name
from bot.present.post import Button, Post
from bot.present.presenter import so_many
from bot.texts.sentences import Texts, escaped

MOST_NAMES: Final = 5
"""Championships of one channel that are named."""


def refusal(refused: Refused, t: Texts, game: str | None = None) -> Post:
    """What the rule says and what would be legal."""
    key = refused.rule.replace(".", "-")
    because = refused.facts.get("because", refused.rule)
    if because != refused.rule:
        return notice(f"⚓ {_impossible(because, str(refused.facts['key']), t)}")
    if refused.rule == House.PLAYER_COUNT:
        return _not_so_many(refused.facts, t)
    if refused.rule == House.TOO_MANY_UNFINISHED:
        return _unfinished(refused.facts, t)
    if refused.rule == House.CHAMPIONSHIP_GOES_ON:
        return _another(refused.facts, t)
    if refused.rule == House.TOO_MANY_CHAMPIONSHIPS:
        championships = _called(refused.facts["live"])
        return notice(f"⚓ {t(key, most=refused.facts['most'], championships=championships)}")
    if refused.rule == "R-HC-15":
        return notice(f"⚓ {t(key, players=so_many(refused.facts['allowed'], t))}")
    if refused.rule == House.OTHERS_FIXTURE:
        own = ", ".join(match(fixture, t) for fixture in refused.facts["fixtures"])
        return notice(f"⚓ {t(key, fixtures=own or '–')}")
    if refused.rule in (House.NO_TABLE_HERE, House.REMATCH_GIVEN_UP):
        return notice(f"⚓ {t(key, commands=openers(t))}")
    cards = PRESENTERS[game].cards(refused.rule, refused.cards, t) if game and refused.cards else ""
    facts = {"cards": cards, "count": len(refused.cards), **refused.facts}
    if facts.get("player") == "":
        facts["player"] = t("no-name")
    return notice(f"⚓ {t(key, **facts)}")


def _not_so_many(facts: Mapping[str, Any], t: Texts) -> Post:
    """How many may play, and a button that has robots make up the number."""
    text = f"⚓ {t(House.PLAYER_COUNT, players=so_many(facts['allowed'], t))}"
    missing: int = facts["missing"]
    if missing < 0:
        return notice(text)
    fill = Button(t("button-fill", count=missing), "@start robots", "primary", "🤖")
    return notice(text, fill, table=facts["table"])


def _unfinished(facts: Mapping[str, Any], t: Texts) -> Post:
    """That somebody has tables to finish first, and which: what they are, where, and how each one stands."""
    lines = [f"⚓ {t(House.TOO_MANY_UNFINISHED, most=facts['most'])}"]
    for header in facts["tables"]:
        key = "mine-lobby" if header.status == "lobby" else "mine-asleep" if header.asleep else "mine-running"
        passed_on = f" · {t('mine-passed-on')}" if header.host != facts["user"] else ""
        place = f"{table_name(header, t)}, <#{header.thread_id or header.channel_id}>"
        lines.append(f"- {t('labelled', label=place, text=f'{t(key)}{passed_on}')}")
    return notice("\n".join(lines))


def _another(facts: Mapping[str, Any], t: Texts) -> Post:
    """The championships that go on here, and a button that opens one more."""
    live = facts["live"]
    names = _called(live)
    more = [t("classification-more", count=len(live) - MOST_NAMES)] if len(live) > MOST_NAMES else []
    text = " ".join([f"⚓ {t(House.CHAMPIONSHIP_GOES_ON, count=len(live), championships=names)}", *more])
    label = t("button-c-another", name=facts["called"])
    return notice(text, Button(label[:80], facts["action"], "primary"), table=live[0].id)


def _called(live: Sequence[ChampionshipHeader]) -> str:
    """The first of these championships, by name."""
    return ", ".join(escaped(one.name, 60) for one in live[:MOST_NAMES])


def _impossible(rule: str, key: str, t: Texts) -> str:
    """The rule that forbids an option, with the option's name, and that nothing has changed."""
    option = t(f"option-{key}") if t.has(f"option-{key}") else escaped(key)
    return f"{t(rule.replace('.', '-'), option=option)} {t('option-unchanged')}"
