"""The bot's Prometheus metrics page and health page."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.client.metrics import Monitoring
from bot.client.monitoring import monitoring
from bot.counters import BOUNDS, AnswerTimes
from bot.errors import Unavailable
from bot.store.servers import get_settings
from tests.sim.evening import open_table, start
from tests.sim.units import intercept
from tests.sim.world import World

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NOBODY: Any = None
"""A stand-in for the request argument, which the handlers ignore."""


async def read_samples(monitoring: Monitoring) -> dict[tuple[str, str], float]:
    """Return the values on the metrics page by sample name and label values."""
    page = await monitoring._metrics(NOBODY)
    assert isinstance(page.body, bytes)
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(page.body.decode())
        for sample in family.samples
    }


async def health(monitoring: Monitoring) -> tuple[int, dict[str, bool]]:
    answer = await monitoring._health(NOBODY)
    return answer.status, json.loads(answer.text or "")


async def test_metrics_count_moves_refusals_answers_tables_and_servers(world: World) -> None:
    watched = Monitoring(world.bot)
    before = await read_samples(watched)

    def more(now: dict[tuple[str, str], float], name: str, label: str = "") -> float:
        return now.get((name, label), 0) - before.get((name, label), 0)

    people = ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    lobby = await read_samples(watched)
    assert lobby["yohoho_tables", "skull-king lobby"] == 1
    await start(ana, number)
    for person in people:
        await person.bids(1)
    await bea.slash_and_confirm("table kick", player=carl.member)
    now = await read_samples(watched)
    assert more(now, "yohoho_moves_total", "person") == 3
    assert more(now, "yohoho_moves_total", "dealer") >= 1
    assert more(now, "yohoho_refusals_total", "T-13") == 1
    assert more(now, "yohoho_answer_seconds_count") >= 8
    assert more(now, "yohoho_answer_seconds_sum") > 0
    assert now["yohoho_tables", "skull-king running"] == 1
    assert ("yohoho_tables", "skull-king lobby") not in now
    assert now["yohoho_servers", ""] == 1
    assert now["process_resident_memory_bytes", ""] > 10**7


async def test_the_hosting_guide_lists_every_metric(world: World) -> None:
    told = set(re.findall(r"yohoho_[a-z_]+", HOSTING.read_text(encoding="utf-8")))
    page = await Monitoring(world.bot)._metrics(NOBODY)
    assert isinstance(page.body, bytes)
    types = re.findall(r"^# TYPE (yohoho_[a-z_]+)", page.body.decode(), re.MULTILINE)
    assert told == set(types)
    assert len(types) == 9


async def test_metrics_count_refusals_of_discord_and_waiting_writes(world: World) -> None:
    watched = Monitoring(world.bot)
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana)
    before = (await read_samples(watched)).get(("yohoho_discord_refusals_total", "50001"), 0)
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    await bea.click("@join")
    await world.wait(3)
    now = await read_samples(watched)
    assert now["yohoho_discord_refusals_total", "50001"] == before + 1
    assert now["yohoho_silent_channels", ""] == 1
    assert now["yohoho_write_queue", ""] == 0
    for key in ("one", "two", "two"):
        world.bot.courier.queues.put("somewhere", key, lambda: world.bot.courier.table.write(1, 1))
    assert world.bot.courier.queues.waiting == 2


async def test_the_health_page_reports_gateway_and_database_failures(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Monitoring(world.bot)
    assert await health(watched) == (200, {"gateway": True, "database": True})
    world.bot.outages.begin(0)
    assert await health(watched) == (503, {"gateway": False, "database": True})
    world.bot.outages.away_since(0)
    world.bot.outages.end(0)

    async def away(*_: object) -> None:
        raise Unavailable("the disk is gone")

    intercept(monkeypatch, world.bot.services.store, get_settings, away)
    assert await health(watched) == (503, {"gateway": True, "database": False})
    page = await watched._metrics(NOBODY)
    assert page.status == 200


def test_answer_times_are_counted_by_histogram_bucket() -> None:
    answers = AnswerTimes()
    for seconds in (0.001, BOUNDS[0], 0.02, 60):
        answers.add(seconds)
    assert (answers.taken[0], answers.taken[2], answers.taken[-1], sum(answers.taken)) == (2, 1, 1, 4)


class Bot:
    """The settings that a bot needs to open its metrics port."""

    def __init__(self, port: int | None, host: str = "127.0.0.1") -> None:
        self.settings: Any = type("Settings", (), {"metrics_port": port, "metrics_host": host})


async def test_without_a_configured_port_no_metrics_are_served() -> None:
    bot: Any = Bot(None)
    assert await monitoring(bot) is None


async def test_a_metrics_port_in_use_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        bot: Any = Bot(port)
        opened = await monitoring(bot)
        assert opened is not None
        (line,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert f"METRICS_PORT {port}" in line
        await opened.close()


@pytest.mark.parametrize("host", ["nowhere..example", "."])
async def test_an_invalid_metrics_host_is_logged_as_an_error(
    caplog: pytest.LogCaptureFixture, host: str
) -> None:
    bot: Any = Bot(9100, host)
    opened = await monitoring(bot)
    assert opened is not None
    (line,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert f"METRICS_HOST {host}" in line
    await opened.close()
