"""Optional monitoring: the monitoring packages are imported only if the host has set a port."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.client.handlers import Client

if TYPE_CHECKING:
    from bot.client.metrics import Monitoring


async def monitoring(bot: Client) -> Monitoring | None:
    """Start and return the HTTP server of metrics and health; None if the settings name no port."""
    port, host = bot.settings.metrics_port, bot.settings.metrics_host
    if port is None:
        return None
    from bot.client.metrics import Monitoring

    opened = Monitoring(bot)
    await opened.open(host, port)
    return opened
