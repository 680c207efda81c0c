"""Refusals carry raw facts; the presenter formats them for Discord."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.errors import RefusalId, Refused
from bot.present.refusals import refusal
from bot.texts.sentences import LOCALES, texts

NOON = datetime(2026, 5, 4, 12, 0, 0, 700000, UTC)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("rule", "facts", "formatted"),
    [
        (RefusalId.SEAT_TAKEN, {"player": "*Ana*"}, r"\*Ana\*"),
        (RefusalId.BOOKED, {"players": ("_Ana_", "Bea")}, r"\_Ana\_, Bea"),
        (RefusalId.KICKED, {"host": "~Ana~"}, r"\~Ana\~"),
        (RefusalId.SEASON_RUNS, {"season": "`Autumn`"}, r"\`Autumn\`"),
        (RefusalId.VOID_ALREADY, {"reason": "**No**"}, r"\*\*No\*\*"),
        (RefusalId.BAD_VALUE, {"value": "*" + "x" * 58 + "*"}, r"\*" + "x" * 58 + r"\*"),
        (RefusalId.BAD_OPTION, {"key": "__class__"}, r"\_\_class\_\_"),
        (RefusalId.NOT_SHARED, {"channel": 5}, "<#5>"),
        (RefusalId.CHANNEL_CLOSED, {"channels": (5, 6)}, "<#5>, <#6>"),
        (RefusalId.ROLE_ONLY, {"role": 7}, "<@&7>"),
        (RefusalId.TOO_MANY_OPENED, {"most": 3, "moment": NOON}, f"<t:{int(NOON.timestamp()) + 1}:R>"),
        (RefusalId.NOT_A_MEMBER, {"player": "", "user": 9}, "<@9>"),
        (RefusalId.NOT_A_MEMBER, {"player": "Ana", "user": 9}, "Ana"),
    ],
)
def test_facts_are_formatted(locale: str, rule: RefusalId, facts: dict[str, Any], formatted: str) -> None:
    assert formatted in refusal(Refused(rule, **facts), texts(locale)).content


@pytest.mark.parametrize("locale", LOCALES)
def test_options_and_permissions_are_called_by_their_names(locale: str) -> None:
    t = texts(locale)
    assert t("option-timer") in refusal(Refused(RefusalId.BAD_OPTION, key="timer"), t).content
    assert t("options-robots") in refusal(Refused(RefusalId.BAD_OPTION, key="robot-1"), t).content
    forged = refusal(Refused(RefusalId.BAD_OPTION, key="length-form-hint"), t).content
    assert r"length\-form\-hint" in forged, "only an option has a name"
    missing = refusal(Refused(RefusalId.MISSING_PERMISSIONS, missing=["view_channel", "send_messages"]), t)
    assert f"{t('permission-view_channel')}, {t('permission-send_messages')}" in missing.content


def test_a_host_without_a_readable_name_is_not_named() -> None:
    t = texts("en")
    hosts = {host: refusal(Refused(RefusalId.KICKED, host=host), t).content for host in ("Ana", "", "\u2800")}
    assert hosts[""] == hosts["\u2800"] != hosts["Ana"]
