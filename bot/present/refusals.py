"""Refusals by a game or by the bot, in the reader's language, with the legal alternatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from bot.errors import RefusalId, Refused
from bot.present import PRESENTERS
from bot.present.championship.names import match
from bot.present.names import escaped_name, join_phrases
from bot.present.notices import notice, place_of, table_name, table_state
from bot.present.personal.about import openers
from bot.present.play.pauses import resume_button
from bot.present.post import Button, Post
from bot.present.presenter import player_counts
from bot.present.server.server import permissions
from bot.records.championships import ChampionshipHeader
from bot.texts.sentences import Texts, escape_name, one_line

MOST_NAMES: Final = 5
"""The most championships of one channel that are named."""
LONGEST_VALUE: Final = 60
"""Maximum length of a value repeated in its refusal, in characters."""


def refusal(refused: Refused, t: Texts, game: str | None = None) -> Post:
    """Return the message about a refusal: what the rule says and what would be legal."""
    key = refused.rule.replace(".", "-")
    because = refused.facts.get("because", refused.rule)
    if because != refused.rule:
        return notice(f"⚓ {_forbidden_option(because, str(refused.facts['key']), t)}")
    if refused.rule == RefusalId.PLAYER_COUNT:
        return _player_count_refusal(refused.facts, t)
    if refused.rule == RefusalId.PAUSED:
        text = refusal_text(refused.rule, refused.facts, t)
        return notice(f"⚓ {text}", resume_button(t), table=refused.facts["table"])
    if refused.rule == RefusalId.TOO_MANY_UNFINISHED:
        return _unfinished_tables(refused.facts, t)
    if refused.rule == RefusalId.CHAMPIONSHIP_GOES_ON:
        return _championship_refusal(refused.facts, t)
    if refused.rule == RefusalId.TOO_MANY_CHAMPIONSHIPS:
        championships = _championship_names(refused.facts["live"])
        return notice(f"⚓ {t(key, most=refused.facts['most'], championships=championships)}")
    if refused.rule == "R-HC-15":
        return notice(f"⚓ {t(key, players=player_counts(refused.facts['allowed'], t))}")
    if refused.rule == RefusalId.OTHERS_FIXTURE:
        own = ", ".join(match(fixture, t) for fixture in refused.facts["fixtures"])
        return notice(f"⚓ {t(key, fixtures=own or '–')}")
    if refused.rule in (RefusalId.NO_TABLE_HERE, RefusalId.REMATCH_GIVEN_UP):
        return notice(f"⚓ {t(key, commands=openers(t))}")
    return notice(f"⚓ {explain_refusal(refused.rule, refused.cards, t, game, **refused.facts)}")


def explain_refusal(rule: str, cards: Sequence[int], t: Texts, game: str | None, **facts: Any) -> str:
    """Return the sentence of a rule that forbids a move, with the cards or numbers that it leaves."""
    named = PRESENTERS[game].play.name_cards(rule, cards, t) if game and cards else ""
    return refusal_text(rule, {"cards": named, "count": len(cards), **facts}, t)


def refusal_text(rule: str, facts: Mapping[str, Any], t: Texts) -> str:
    """Return the sentence of a refusal, with its facts formatted.

    A host without a readable name is not named; any other such person with a `user` id is mentioned.
    """
    shown = {name: FORMATS[name](fact, t) if name in FORMATS else fact for name, fact in facts.items()}
    if "host" in facts:
        shown["named"] = "yes" if shown["host"] else "no"
    if "user" in facts and not one_line(facts["player"]):
        shown["player"] = f"<@{facts['user']}>"
    return t(rule.replace(".", "-"), **shown)


def _player_count_refusal(facts: Mapping[str, Any], t: Texts) -> Post:
    """Return how many may play, and a button that fills the missing seats with robots."""
    text = f"⚓ {t(RefusalId.PLAYER_COUNT, players=player_counts(facts['allowed'], t))}"
    missing: int = facts["missing"]
    if missing < 0:
        return notice(text)
    fill = Button(t("button-fill", count=missing), "@start robots", "primary", "🤖")
    return notice(text, fill, table=facts["table"])


def _unfinished_tables(facts: Mapping[str, Any], t: Texts) -> Post:
    """Return that a player must finish tables first: the name, place and state of each table."""
    private = all(header.is_private for header in facts["tables"])
    said = "unfinished-private" if private else RefusalId.TOO_MANY_UNFINISHED
    lines = [f"⚓ {t(said, most=facts['most'])}"]
    for header in facts["tables"]:
        passed_on = f" · {t('mine-passed-on')}" if header.host != facts["user"] else ""
        place = f"{table_name(header, t)}, {place_of(header, t)}"
        lines.append(f"- {t('labelled', label=place, text=f'{table_state(header, t)}{passed_on}')}")
    return notice("\n".join(lines))


def _championship_refusal(facts: Mapping[str, Any], t: Texts) -> Post:
    """Return the running championships of the channel, and a button that opens another championship."""
    live = facts["live"]
    names = _championship_names(live)
    more = [t("classification-more", count=len(live) - MOST_NAMES)] if len(live) > MOST_NAMES else []
    text = " ".join([f"⚓ {t(RefusalId.CHAMPIONSHIP_GOES_ON, count=len(live), championships=names)}", *more])
    label = t("button-c-another", name=facts["called"])
    return notice(text, Button(label[:80], facts["action"], "primary"), table=live[0].id)


def _championship_names(live: Sequence[ChampionshipHeader]) -> str:
    """Return the names of the first few championships."""
    return ", ".join(escape_name(championship.name, 60) for championship in live[:MOST_NAMES])


def _forbidden_option(rule: str, key: str, t: Texts) -> str:
    """Return the rule that forbids an option, the option's name, and that nothing has changed."""
    return f"{t(rule.replace('.', '-'), option=_option_name(key, t))} {t('option-unchanged')}"


def _option_name(key: str, t: Texts) -> str:
    """Return the name of a game's option, of the timer or of a robot's level; for a forged key, the key."""
    if key.startswith("robot-"):
        return t("options-robots")
    return t(f"option-{key}") if key.isidentifier() and t.has(f"option-{key}") else escape_name(key)


def _round_up(moment: datetime) -> str:
    """Return a moment as Discord counts down to it, in whole seconds and never too early."""
    return f"<t:{int(moment.timestamp()) + 1}:R>"


def _full(moment: datetime) -> str:
    """Return a moment as Discord shows it in full, and how far away it is."""
    return f"<t:{int(moment.timestamp())}:F> (<t:{int(moment.timestamp())}:R>)"


FORMATS: Final[Mapping[str, Callable[[Any, Texts], str]]] = {
    "player": escaped_name,
    "players": lambda names, t: ", ".join(escaped_name(name, t) for name in names),
    "host": lambda name, _: escape_name(name),
    "season": lambda name, _: escape_name(name),
    "reason": lambda text, _: escape_name(text),
    "value": lambda text, _: escape_name(text, LONGEST_VALUE),
    "key": _option_name,
    "missing": permissions,
    "channel": lambda number, _: f"<#{number}>",
    "channels": lambda numbers, _: ", ".join(f"<#{number}>" for number in numbers),
    "role": lambda number, _: f"<@&{number}>",
    "moment": lambda moment, _: _round_up(moment),
    "at": lambda moment, _: _full(moment),
    "moments": lambda moments, t: join_phrases([_full(moment) for moment in moments], t),
}
"""How the facts of refusals are formatted, by name; other facts are numbers, links or words of the bot."""
