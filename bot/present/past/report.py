"""The report of a deal in a finished match: facts for the project's bug report form, beside the match log.

All functions are pure.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot import VERSION
from bot.present import PRESENTERS
from bot.present.post import File, Post, Text
from bot.tables.replays import Replay
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts
from engine.core import RoundOver


def report_page(replay: Replay, at: int, log: str, t: Texts) -> Post:
    """Return the report of the position `at`, as a text to be pasted and the match log as a file."""
    facts = "\n".join(_facts(replay, at))
    return Post(
        (Text(t("report-attached")), Text(f"```\n{facts}\n```")),
        table=replay.header.id,
        file=File(f"yo-ho-ho-{replay.header.id}.txt", log),
    )


def _facts(replay: Replay, at: int) -> Iterator[str]:
    """Yield the lines of the report, which are in English for every reader."""
    header = replay.header
    robots = sum(occupant.is_robot for occupant in replay.occupants(at))
    yield f"game: {header.game}, rules {header.rules_version}"
    yield f"match: {match_id(header.id)}"
    yield f"shown: {_position(replay, at)}"
    yield f"seats: {header.seats}, robots: {robots}"
    yield f"options: {json.dumps(_notable_options(replay))}"
    yield f"bot: {VERSION}"


def _position(replay: Replay, at: int) -> str:
    """Return the round, the trick if one has begun, and the number of inputs taken."""
    rounds = [end for end in replay.ends(RoundOver) if end < at]
    parts = [f"round {len(rounds) + 1}"]
    trick_event = PRESENTERS[replay.header.game].replay.trick_event
    if trick_event is not None:
        begun = rounds[-1] if rounds else 0
        tricks = [end for end in replay.ends(trick_event) if begun < end <= at]
        since = tricks[-1] if tricks else begun
        in_play = any(row.action.split()[0] == replay.game.play_verb for row in replay.rows[since:at])
        if trick := len(tricks) + in_play:
            parts.append(f"trick {trick}")
    return ", ".join((*parts, f"move {at} of {replay.last}"))


def _notable_options(replay: Replay) -> dict[str, object]:
    """Return the edition, and the options that differ from the printed rules."""
    header = replay.header
    printed = replay.game.options({}, header.seats).to_mapping()
    return {
        key: value
        for key, value in {**printed, **header.options}.items()
        if key == "edition" or printed.get(key) != value
    }
