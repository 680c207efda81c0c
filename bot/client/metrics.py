"""The HTTP server for monitoring: `/healthz`, and `/metrics` in the format of Prometheus."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.client.handlers import Client
from bot.counters import BOUNDS, COUNTS
from bot.errors import Unavailable
from bot.store.servers import get_settings
from bot.store.tables import count_live_tables_by_game

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds that the database has to answer before it counts as unavailable."""


class Monitoring:
    """A small HTTP server in the bot's event loop that computes metrics on each request."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables: dict[tuple[str, str], int] = {}
        self._registry = CollectorRegistry(auto_describe=False)
        ProcessCollector(registry=self._registry)
        self._registry.register(self)
        app = web.Application()
        app.add_routes([web.get("/metrics", self._metrics), web.get("/healthz", self._health)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE)

    async def open(self, host: str, port: int) -> None:
        """Start the server; if the address cannot be used, log the error and run without metrics."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except (OSError, UnicodeError) as error:  # UnicodeError: the host is not a valid name
            log.error("no metrics: METRICS_PORT %s on METRICS_HOST %s cannot be used (%s)", port, host, error)

    async def close(self) -> None:
        """Stop the server."""
        await self._runner.cleanup()

    def collect(self) -> Iterator[Metric]:
        """Yield every metric with its present value; called by Prometheus's registry."""
        moves = CounterMetricFamily("yohoho_moves", "Moves stored, by who made them.", labels=["by"])
        refusals = CounterMetricFamily("yohoho_refusals", "Refusals told, by their rule.", labels=["rule"])
        discord = CounterMetricFamily("yohoho_discord_refusals", "What Discord refused.", labels=["code"])
        failures = CounterMetricFamily("yohoho_failures", "Answers that told of a fault.", labels=["kind"])
        counted: tuple[tuple[CounterMetricFamily, Counter[str] | Counter[int]], ...] = (
            (moves, COUNTS.moves),
            (refusals, COUNTS.refusals),
            (discord, COUNTS.discord),
            (failures, COUNTS.failures),
        )
        for family, counts in counted:
            for name, number in counts.items():
                family.add_metric([str(name)], number)
            yield family
        yield _answers()
        tables = GaugeMetricFamily("yohoho_tables", "Tables that live.", labels=["game", "status"])
        for labels, number in self._tables.items():
            tables.add_metric(labels, number)
        yield tables
        bot = self._bot
        gauges = {
            "write_queue": ("Messages that wait to be written.", bot.courier.queues.waiting),
            "silent_channels": ("Channels in which the bot may not write.", bot.courier.silence.count),
            "servers": ("Servers the bot is on.", len(bot.guilds)),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"yohoho_{name}", about, value)

    async def _metrics(self, _: web.Request) -> web.Response:
        with suppress(Unavailable):  # `/healthz` reports the failure; metrics keep the last known counts.
            self._tables = await self._bot.services.store.read(count_live_tables_by_game)
        page = generate_latest(self._registry)
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _health(self, _: web.Request) -> web.Response:
        """Return 200 if gateway and database work, else 503, with the state of each."""
        found = {"gateway": self._connected(), "database": await self._readable()}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    def _connected(self) -> bool:
        bot = self._bot
        return bot.is_ready() and not bot.is_closed() and not bot.outages.has_outage

    async def _readable(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._bot.services.store.read(get_settings, 0)
        except (Unavailable, TimeoutError):
            return False
        return True


def _answers() -> HistogramMetricFamily:
    answers, sum_so_far, buckets = COUNTS.answers, 0, []
    for bound, taken in zip((*map(str, BOUNDS), "+Inf"), answers.taken, strict=True):
        sum_so_far += taken
        buckets.append((bound, float(sum_so_far)))
    about = "Seconds until clicks and commands were answered."
    return HistogramMetricFamily("yohoho_answer_seconds", about, buckets, answers.seconds)
